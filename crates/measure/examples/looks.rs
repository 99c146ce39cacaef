//! What looking on costs: `cargo run --release -p instar-measure --example looks -- prog.elf`.
//!
//! Source: own; CPU time of a run, the median of three, in million instructions per second. Files
//! go to a temporary folder and are removed.

use std::path::PathBuf;

use instar_isa::Isa;
use instar_measure::profile::{ProfileObserver, Wanted};
use instar_measure::run::{CommitLog, Plan, RunTarget, StreamTrace};
use instar_measure::{HistogramObserver, RunObserver, Subject};
use instar_trace::StreamForm;

type Boxed = Box<dyn RunObserver>;

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
        |name: &str, form| Some(Box::new(StreamTrace::new(&subject, &folder.join(name), form)) as Boxed);
    let profile =
        || ProfileObserver::new(&subject, &Wanted::default()).ok().map(|profile| Box::new(profile) as _);
    let all: [(&str, &dyn Fn() -> Option<Boxed>); 8] = [
        ("nothing", &|| None),
        ("histogram", &|| Some(Box::new(HistogramObserver::new(&subject)))),
        ("profile", &profile),
        ("native trace", &|| file("t.itrace", StreamForm::Native)),
        ("native trace, zstd", &|| file("t.itrace.zst", StreamForm::Native)),
        ("RVFI trace", &|| file("t.rvfi", StreamForm::Rvfi)),
        ("RVFI trace, zstd", &|| file("t.rvfi.zst", StreamForm::Rvfi)),
        ("commit log", &|| Some(Box::new(CommitLog::new(&subject, &folder.join("t.log"))))),
    ];
    for (name, open) in all {
        let mut speeds = Vec::new();
        for _ in 0..3 {
            let start = cpu_seconds()?;
            let mut observer = open();
            let observers = observer.iter_mut().map(|observer| &mut **observer as _).collect();
            let plan = Plan { observers, ..Plan::of(RunTarget::Whole) };
            let (run, _) = subject.execute(plan, &mut |_, _| {}, &mut |_| true)?.run()?;
            speeds.push(run.instructions as f64 / (cpu_seconds()? - start) / 1e6);
        }
        speeds.sort_by(f64::total_cmp);
        println!("{name:20} {:6.1} million instructions per second", speeds[1]);
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}
