//! How many lines of a trace are read in a second: `cargo run --release --example speed TRACE ISA`.
//!
//! Source: wall clock over one pass, static entries made anew.

use std::path::PathBuf;
use std::time::Instant;

use instar_isa::{Decoder, Isa, StaticTable};
use instar_trace::{RetiredBatch, TraceReader};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(path), Some(isa)) = (arguments.next(), arguments.next()) else {
        return Err("usage: speed TRACE ISA, as in: speed coremark.trace.zst rv32imc".into());
    };
    let decoder = Decoder::new(&Isa::parse(&isa)?, &[])?;
    let start = Instant::now();
    let mut reader = TraceReader::open(&PathBuf::from(path), &decoder)?;
    let (mut table, mut batch, mut cycles) = (StaticTable::new(), RetiredBatch::new(), Vec::new());
    while reader.next_batch(&mut table, &mut batch, &mut cycles)? {}
    let millions = reader.instructions() as f64 / 1e6;
    println!("{:.1} million lines per second", millions / start.elapsed().as_secs_f64());
    Ok(())
}
