//! Speed of the model on one recorded trace: instructions per second on one thread, reading left out.
//!
//! `cargo run --release -p instar-cores --example speed -- <cores folder> <trace.zst> <core> [passes]`
use std::path::Path;

use instar_cores::cva6::{Cva6, Params};
use instar_isa::{Decoder, Isa};
use instar_trace::{RetiredSink, load_all};

fn params(path: &Path) -> Params {
    let text = std::fs::read_to_string(path).expect("core file");
    let file: toml::Table = text.parse().expect("TOML");
    let parameters = file["parameters"].as_table().expect("[parameters]");
    let values: toml::Table = parameters.iter().map(|(n, p)| (n.clone(), p["value"].clone())).collect();
    values.try_into().expect("parameters")
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let isa = Isa::parse("rv32imc_zba_zbb_zbc_zbs_zcb").expect("ISA");
    let decoder = Decoder::new(&isa, &[]).expect("decoder");
    let trace = load_all(Path::new(&args[2]), &decoder).expect("trace");
    let path = Path::new(&args[1]).join(format!("{}.toml", args[3]));
    let passes = args.get(4).map_or(5, |n| n.parse::<usize>().expect("a number"));
    let mut model = Cva6::new(params(&path), vec![], vec![], ()).expect("model");
    let mut best = 0.0f64;
    for _ in 0..passes {
        let (before, start) = (model.committed(), std::time::Instant::now());
        for batch in &trace.batches {
            model.retire(&trace.table, batch);
        }
        model.finish().expect("finish");
        best = best.max((model.committed() - before) as f64 / start.elapsed().as_secs_f64() / 1e6);
    }
    println!("{best:.2} M/s, {} cycles", model.last_commit());
}
