//! What looking on costs: `cargo run --release -p instar-measure --example looks -- prog.elf`.
//!
//! Source: own; CPU time of a run, the median of three, in million instructions per second. Files go to a
//! temporary folder and are removed.

use std::path::PathBuf;

use instar_isa::Isa;
use instar_measure::Subject;
use instar_measure::profile::Wanted;
use instar_measure::run::{Observers, Plan, TraceForm, What};
use instar_trace::StreamForm;

/// CPU time of this process's only thread, from Linux's scheduler.
fn cpu_seconds() -> Result<f64, Box<dyn std::error::Error>> {
    let text = std::fs::read_to_string("/proc/self/schedstat")?;
    let nanoseconds: f64 = text.split_whitespace().next().unwrap_or("0").parse()?;
    Ok(nanoseconds / 1e9)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = PathBuf::from(std::env::args().nth(1).ok_or("usage: looks prog.elf")?);
    let xlen = instar_sim::Program::from_elf("program", &std::fs::read(&path)?)?.xlen();
    let subject = Subject::load(&path, &Isa::everything(xlen).to_string(), None)?;
    let folder = std::env::temp_dir().join(format!("instar-looks-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let file =
        |name: &str, form| Observers { trace: Some((folder.join(name), form)), ..Observers::default() };
    let all = [
        ("nothing", Observers::default()),
        ("histogram", Observers { histogram: true, ..Observers::default() }),
        ("profile", Observers { profile: Some(Wanted::default()), ..Observers::default() }),
        ("native trace", file("t.itrace", TraceForm::Stream(StreamForm::Native))),
        ("native trace, zstd", file("t.itrace.zst", TraceForm::Stream(StreamForm::Native))),
        ("RVFI trace", file("t.rvfi", TraceForm::Stream(StreamForm::Rvfi))),
        ("RVFI trace, zstd", file("t.rvfi.zst", TraceForm::Stream(StreamForm::Rvfi))),
        ("commit log", file("t.log", TraceForm::Spike)),
    ];
    for (name, observers) in all {
        let mut speeds = Vec::new();
        for _ in 0..3 {
            let start = cpu_seconds()?;
            let (run, _) = {
                let plan = Plan { observers: &observers, ..Plan::of(What::Whole) };
                subject.execute(plan, &mut |_, _| {}, &mut |_| true)?.run()?
            };
            speeds.push(run.instructions as f64 / (cpu_seconds()? - start) / 1e6);
        }
        speeds.sort_by(f64::total_cmp);
        println!("{name:20} {:6.1} million instructions per second", speeds[1]);
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}
