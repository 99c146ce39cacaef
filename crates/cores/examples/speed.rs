//! Speed of a model on one recorded trace: instructions per second on one thread, reading left
//! out; and a hash of everything that it says of every instruction, by which a change for speed
//! proves that it changed nothing else. What is not stepped must commit in the same cycles as what
//! is.
//!
//! `cargo run --release -p instar-cores --example speed -- <cores folder> <trace.zst> <core>
//! [passes] [stepped]`
#[path = "../tests/support/mod.rs"]
mod support;

use std::hash::{Hash, Hasher};
use std::path::Path;

use instar_cores::{Commit, CommitCycles, CommitObserver, Model, Params};
use instar_isa::{Decoder, Isa};
use instar_trace::{RecordedTrace, Retired, load_all};

#[derive(Clone, Default)]
struct Fingerprint(rustc_hash::FxHasher);

impl CommitObserver for Fingerprint {
    fn commit(&mut self, commit: &Commit) {
        let Commit { index, id, issue, done, cycle, causes } = *commit;
        (index, id, issue, done, cycle, causes.0).hash(&mut self.0);
    }
}

fn model<O: CommitObserver + Clone + Send + 'static>(params: &Params, observer: O) -> Box<dyn Model<O>> {
    params.clone().model(&[], vec![], observer).expect("a model")
}

fn pass<O>(model: &mut Box<dyn Model<O>>, trace: &RecordedTrace) {
    for batch in &trace.batches {
        model.retire(&Retired::new(&trace.table, batch));
    }
    model.finish().expect("every instruction has a cost");
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let isa = Isa::parse("rv32imc_zba_zbb_zbc_zbs_zcb").expect("ISA");
    let decoder = Decoder::new(&isa, &[]).expect("decoder");
    let trace = load_all(Path::new(&args[2]), &decoder).expect("trace");
    let params = support::any_params(Path::new(&args[1]), &args[3]);
    let passes = args.get(4).map_or(5, |n| n.parse::<usize>().expect("a number"));
    let mut timed = model(&params, ());
    timed.remember(args.get(5).is_none_or(|how| how != "stepped"));
    let mut best = 0.0f64;
    for _ in 0..passes {
        let (before, start) = (timed.committed(), std::time::Instant::now());
        pass(&mut timed, &trace);
        best = best.max((timed.committed() - before) as f64 / start.elapsed().as_secs_f64() / 1e6);
    }
    let mut hashed = model(&params, Fingerprint::default());
    pass(&mut hashed, &trace);
    let hash = hashed.observer_mut().0.finish();
    let commits = |remember| {
        let mut model = model(&params, CommitCycles::default());
        model.remember(remember);
        (0..2).for_each(|_| pass(&mut model, &trace));
        std::mem::take(&mut model.observer_mut().0)
    };
    let remembering = commits(true);
    assert!(remembering == commits(false), "what is not stepped commits in other cycles");
    println!("{best:.2} M/s, {:?} cycles in two passes, fingerprint {hash:016x}", remembering.last());
    println!("{:?}", timed.remembered());
}
