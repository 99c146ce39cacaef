//! Speed of the model on one recorded trace: instructions per second on one thread, reading left
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

use instar_cores::cva6::Cva6;
use instar_cores::{Commit, CommitCycles, CommitObserver};
use instar_isa::{Decoder, Isa};
use instar_trace::{Observer, Retired, load_all};

#[derive(Clone, Default)]
struct Fingerprint(rustc_hash::FxHasher);

impl CommitObserver for Fingerprint {
    fn commit(&mut self, commit: &Commit) {
        let Commit { index, id, issue, done, cycle, causes } = *commit;
        (index, id, issue, done, cycle, causes.0).hash(&mut self.0);
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let isa = Isa::parse("rv32imc_zba_zbb_zbc_zbs_zcb").expect("ISA");
    let decoder = Decoder::new(&isa, &[]).expect("decoder");
    let trace = load_all(Path::new(&args[2]), &decoder).expect("trace");
    let params = support::params(Path::new(&args[1]), &args[3]);
    let passes = args.get(4).map_or(5, |n| n.parse::<usize>().expect("a number"));
    let mut model = Cva6::new(params.clone(), vec![], vec![], ()).expect("model");
    model.remember(args.get(5).is_none_or(|how| how != "stepped"));
    let mut best = 0.0f64;
    for _ in 0..passes {
        let (before, start) = (model.committed(), std::time::Instant::now());
        for batch in &trace.batches {
            model.retire(&Retired::new(&trace.table, batch));
        }
        model.finish().expect("finish");
        best = best.max((model.committed() - before) as f64 / start.elapsed().as_secs_f64() / 1e6);
    }
    let mut hashed =
        Cva6::new(params.clone(), vec![], vec![], Fingerprint::default()).expect("the same model again");
    for batch in &trace.batches {
        hashed.retire(&Retired::new(&trace.table, batch));
    }
    hashed.finish().expect("finish");
    let hash = hashed.observer().0.finish();
    let commits = |remember| {
        let mut model =
            Cva6::new(params.clone(), vec![], vec![], CommitCycles::default()).expect("the same again");
        model.remember(remember);
        for _ in 0..2 {
            trace.batches.iter().for_each(|batch| model.retire(&Retired::new(&trace.table, batch)));
            model.finish().expect("finish");
        }
        std::mem::take(&mut model.observer_mut().0)
    };
    assert!(commits(true) == commits(false), "what is not stepped commits in other cycles");
    println!("{best:.2} M/s, {} cycles, fingerprint {hash:016x}", model.last_commit());
    println!("{:?}", model.remembered());
}
