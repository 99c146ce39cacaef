//! Measures the simulator: `cargo run --release -p instar-sim --example mips -- prog.elf [symbol]`.
//!
//! Source: own. Without a symbol, or with `-`, the whole program runs; with one, the function is
//! called without arguments. Prints million instructions per second of CPU time of the median run,
//! plain, with the retired batches consumed, and with their values too, on a hart of the ISA that
//! the file names; a third argument `plain`, `traced` or `values` does one of the three.

use std::error::Error;
use std::sync::Arc;

use instar_isa::Isa;
use instar_sim::{CallSpec, Options, Program, Session, Watch};
use instar_trace::{Observer, Retired, Wishes};

/// Reads what a core model would read of each instruction, and values if it is to.
#[derive(Default)]
struct Consumer {
    values: bool,
    instructions: u64,
    checksum: u64,
}

impl Observer for Consumer {
    fn retire(&mut self, &Retired { batch, values, .. }: &Retired<'_>) {
        self.instructions += batch.len() as u64;
        for (id, next) in batch.ids.iter().zip(&batch.next_pcs) {
            self.checksum = self.checksum.wrapping_add(u64::from(*id) ^ next);
        }
        let addresses = batch.accesses.iter().map(|access| access.address);
        self.checksum = addresses.fold(self.checksum, u64::wrapping_add);
        let Some(values) = values else { return };
        let seen = (0..batch.len()).filter_map(|i| values.of(batch, i));
        let written = seen.filter_map(|seen| seen.after.first().copied());
        self.checksum = written.fold(self.checksum, u64::wrapping_add);
    }

    fn wishes(&self) -> Wishes {
        Wishes::VALUES.when(self.values)
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
    let symbol = arguments.next().filter(|symbol| symbol != "-");
    let program = Arc::new(Program::from_elf(&path, &std::fs::read(&path)?)?);
    let isa = match program.built_for()? {
        Some(built_for) => built_for.isa()?.0,
        None => Isa::everything(program.xlen()),
    };
    let options = Options::fitting(isa, &program);
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
    for name in ["plain", "traced", "values"] {
        if only.as_ref().is_some_and(|only| only != name) {
            continue;
        }
        let mut speeds = Vec::new();
        for _ in 0..7 {
            let start = cpu_seconds()?;
            consumer.values = name == "values";
            let mut watch = if name == "plain" { Watch::none() } else { Watch::of(&mut consumer) };
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
