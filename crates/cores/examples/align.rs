//! Prints where model and trace part for the first times, with what stands around.
//!
//! `cargo run -p instar-cores --example align -- <cores folder> <trace.zst> <core> [count] [skip
//! lines]`
#[path = "../tests/support/mod.rs"]
mod support;

use std::path::Path;

use instar_cores::Commit;
use instar_cores::cva6::{Cva6, FAMILY};
use instar_isa::{Decoder, Isa};
use instar_trace::{Observer, Retired, load_all};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let decoder =
        Decoder::new(&Isa::parse("rv32imc_zba_zbb_zbc_zbs_zcb").expect("ISA"), &[]).expect("decoder");
    let trace = load_all(Path::new(&args[2]), &decoder).expect("trace");
    let params = support::params(Path::new(&args[1]), &args[3]);
    let mut model = Cva6::new(params.clone(), vec![], vec![], Vec::<Commit>::new()).expect("model");
    for batch in &trace.batches {
        model.retire(&Retired::new(&trace.table, batch));
    }
    model.finish().expect("finish");
    let commits = model.observer();
    let rtl = trace.cycles.expect("cycles");
    let mut left = args.get(4).map_or(5, |n| n.parse::<usize>().expect("count"));
    let skip = args.get(5).map_or(1, |n| n.parse::<usize>().expect("skip"));
    let addresses: Vec<Option<u64>> = trace
        .batches
        .iter()
        .flat_map(|b| (0..b.len()).map(|i| b.accesses_of(i).first().map(|a| a.address)))
        .collect();
    let mut i = skip.max(1);
    while i < commits.len() && left > 0 {
        if commits[i].cycle - commits[i - 1].cycle == rtl[i] - rtl[i - 1] {
            i += 1;
            continue;
        }
        left -= 1;
        println!("---- line {}", i + 1);
        let end = (i + 12).min(commits.len());
        for j in i.saturating_sub(28).max(1)..end {
            let entry = trace.table.entry(commits[j].id);
            let text = decoder.disassemble(entry.pc, entry.word);
            let (ours, theirs) = (commits[j].cycle - commits[j - 1].cycle, rtl[j] - rtl[j - 1]);
            let causes: Vec<_> = commits[j].causes.names(FAMILY.causes).collect();
            println!(
                "{:x} {text:34} rtl {:6} +{theirs:<2} model {:6} +{ours:<2} {} issue {} done {} {} {}",
                entry.pc,
                rtl[j],
                commits[j].cycle,
                if ours == theirs { " " } else { "<" },
                commits[j].issue,
                commits[j].done,
                addresses[j].map_or(String::new(), |a| format!("@{a:x}")),
                causes.join("+"),
            );
        }
        i = end + 20;
    }
}
