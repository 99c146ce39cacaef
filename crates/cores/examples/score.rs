//! Scores the CVA6 model against a folder of traces, with the commonest misses: a developer's tool.
//!
//! `cargo run -p instar-cores --example score -- <cores folder> <traces folder> [filter] [misses]`

#[path = "../tests/support/mod.rs"]
mod support;

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::path::Path;

use instar_cores::cva6::{Cva6, FAMILY};
use instar_cores::{Commit, CommitObserver};
use instar_isa::{Decoder, Isa};
use instar_trace::{Observer, Retired, load_all};

#[derive(Clone, Default)]
struct All(Vec<Commit>);

impl CommitObserver for All {
    fn commit(&mut self, commit: &Commit) {
        self.0.push(*commit);
    }
}

/// Of every commit's cycles: whether a change of the model moved anything at all.
fn fingerprint(commits: &[Commit]) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    for commit in commits {
        (commit.index, commit.issue, commit.done, commit.cycle).hash(&mut hasher);
    }
    hasher.finish()
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (cores, traces) = (Path::new(&args[1]), Path::new(&args[2]));
    let filter = args.get(3).map_or("", String::as_str);
    let show = args.get(4).map_or(0, |n| n.parse::<usize>().expect("a number"));
    let index: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(traces.join("index.json")).expect("index.json"))
            .expect("JSON");
    for item in index.as_array().expect("a list") {
        let name = item["trace"].as_str().expect("name");
        if !filter.split(',').any(|part| name.contains(part)) {
            continue;
        }
        let core = item["core"].as_str().expect("core");
        let decoder =
            Decoder::new(&Isa::parse("rv32imc_zba_zbb_zbc_zbs_zcb").expect("ISA"), &[]).expect("decoder");
        let trace = load_all(&traces.join(name), &decoder).expect("trace");
        let mut model =
            Cva6::new(support::params(cores, core), vec![], vec![], All::default()).expect("model");
        let start = std::time::Instant::now();
        for batch in &trace.batches {
            model.retire(&Retired::new(&trace.table, batch));
        }
        if let Err(reason) = model.finish() {
            println!("{name}: {reason}");
        }
        println!("{name:45} commits {:016x}", fingerprint(&model.observer().0));
        let speed = model.committed() as f64 / start.elapsed().as_secs_f64() / 1e6;
        let commits = &model.observer().0;
        let reference = trace.cycles.as_ref().expect("cycles");
        let mut misses: HashMap<String, (u64, i64)> = HashMap::new();
        let (mut exact, mut windows) = (0, 0);
        for window in item["windows"].as_array().expect("windows") {
            let first = window["first_line"].as_u64().expect("first") as usize - 1;
            let last = window["last_line"].as_u64().expect("last") as usize - 1;
            if commits.len() <= last {
                println!("{name}: only {} commits", commits.len());
                break;
            }
            let mut equal = 0;
            for i in first..=last {
                let ours = commits[i].cycle as i64 - commits[i - 1].cycle as i64;
                let rtl = reference[i] as i64 - reference[i - 1] as i64;
                if ours == rtl {
                    equal += 1;
                    continue;
                }
                let entry = trace.table.entry(commits[i].id);
                let causes: Vec<_> = commits[i].causes.names(FAMILY.causes).collect();
                let key = format!("{:?} {:+} {}", entry.class, ours - rtl, causes.join("+"));
                let miss = misses.entry(key).or_default();
                miss.0 += 1;
                miss.1 += ours - rtl;
            }
            let model_cycles = commits[last].cycle - commits[first - 1].cycle;
            let rtl_cycles = reference[last] - reference[first - 1];
            windows += 1;
            exact += usize::from(equal == last - first + 1);
            let accuracy = 100.0 * equal as f64 / (last - first + 1) as f64;
            let error = 100.0 * (model_cycles as f64 / rtl_cycles as f64 - 1.0);
            if !name.starts_with("micro") {
                println!(
                    "{name:45} {accuracy:8.3} % {rtl_cycles:8} {model_cycles:8} {error:+.3} % {speed:.1} M/s"
                );
            } else if equal != last - first + 1 && show > 0 {
                let deltas = |cycles: &dyn Fn(usize) -> u64| -> Vec<u64> {
                    (first..=last).map(|i| cycles(i) - cycles(i - 1)).collect()
                };
                println!(
                    "{:28} rtl   {:?}",
                    window["name"].as_str().unwrap_or(""),
                    deltas(&|i| reference[i])
                );
                println!("{:28} model {:?}", "", deltas(&|i| commits[i].cycle));
            }
        }
        if name.starts_with("micro") {
            println!("{name:45} {exact} of {windows} exact");
        }
        let mut misses: Vec<_> = misses.into_iter().collect();
        misses.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        for (key, (count, cycles)) in misses.iter().take(show) {
            println!("    {count:7} {cycles:+7}  {key}");
        }
    }
}
