//! Measures the simulator: `cargo run --release -p instar-sim --example mips -- prog.elf [symbol]`.
//!
//! Source: own. Without a symbol the whole program runs; with one, the function is called without arguments.
//! Prints million instructions per second of CPU time of the median run, plain and with the retired batches
//! consumed; a third argument `plain` or `traced` does one of the two.

use std::error::Error;
use std::sync::Arc;

use instar_isa::{Isa, StaticTable};
use instar_sim::{CallSpec, Options, Program, Session, Watch};
use instar_trace::{RetiredBatch, RetiredSink};

/// Reads what a core model would read of each instruction.
#[derive(Default)]
struct Consumer {
    instructions: u64,
    checksum: u64,
}

impl RetiredSink for Consumer {
    fn retire(&mut self, _: &StaticTable, batch: &RetiredBatch) {
        self.instructions += batch.len() as u64;
        for (id, next) in batch.ids.iter().zip(&batch.next_pcs) {
            self.checksum = self.checksum.wrapping_add(u64::from(*id) ^ next);
        }
        self.checksum += batch.accesses.iter().map(|access| access.address).fold(0, u64::wrapping_add);
    }
}

/// CPU time of this process's only thread, from Linux's scheduler.
fn cpu_seconds() -> Result<f64, Box<dyn Error>> {
    let text = std::fs::read_to_string("/proc/self/schedstat")?;
    let nanoseconds: f64 = text.split_whitespace().next().unwrap_or("0").parse()?;
    Ok(nanoseconds / 1e9)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("usage: mips prog.elf [symbol]")?;
    let symbol = arguments.next();
    let program = Arc::new(Program::from_elf(&path, &std::fs::read(&path)?)?);
    let options = Options::new(Isa::everything(program.xlen()));
    let mut session = Session::new(program, &options, &[])?;
    if let Some(symbol) = &symbol {
        session.place(&CallSpec::new(symbol))?;
    }
    let mut consumer = Consumer::default();
    let run = |session: &mut Session, watch: &mut Watch| -> Result<u64, Box<dyn Error>> {
        Ok(match symbol {
            Some(_) => session.run(watch)?.instructions,
            None => session.run_whole(watch)?.instructions,
        })
    };
    let only = arguments.next();
    for (traced, name) in [(false, "plain"), (true, "traced")] {
        if only.as_ref().is_some_and(|only| only != name) {
            continue;
        }
        let mut speeds = Vec::new();
        for _ in 0..7 {
            let start = cpu_seconds()?;
            let mut watch = if traced { Watch::sink(&mut consumer) } else { Watch::none() };
            let instructions = run(&mut session, &mut watch)?;
            speeds.push(instructions as f64 / (cpu_seconds()? - start) / 1e6);
        }
        speeds.sort_by(f64::total_cmp);
        println!("{name:6} {:.0} MIPS (median of {:?})", speeds[3], {
            speeds.iter().map(|s| s.round()).collect::<Vec<_>>()
        });
    }
    println!("{} instructions consumed, checksum {:#x}", consumer.instructions, consumer.checksum);
    Ok(())
}
