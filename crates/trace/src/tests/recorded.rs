//! The readers on traces of real RTL, where a folder of them lies beside the project.
//!
//! Source: `shared/rtl-traces` beside the checkout; without it these tests have nothing to read.

use std::path::{Path, PathBuf};

use instar_isa::{Class, DivideDetail};

use super::{Scratch, decoder};
use crate::{RecordedTrace, load_all};

fn traces() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/rtl-traces");
    let folders = [root.clone(), root.join("cv32e40p")];
    let files = folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let mut paths: Vec<PathBuf> = files.map(|file| file.path()).collect();
    // The microx trace holds instructions of a design.
    paths.retain(|path| {
        path.extension().is_some_and(|e| e == "zst") && !path.ends_with("microx.cv32e40px.trace.zst")
    });
    paths.sort();
    paths
}

/// `compact` as its columns say, without this crate's reader.
fn check_columns(trace: &RecordedTrace, text: &str) {
    let mut lines = text.lines().zip(text.lines().skip(1).map(Some).chain([None]));
    let cycles = trace.cycles.as_ref().unwrap();
    let mut number = 0;
    for batch in &trace.batches {
        for i in 0..batch.len() {
            let (line, next) = lines.next().unwrap();
            let columns: Vec<&str> = line.split(' ').collect();
            let hex = |at: usize| u64::from_str_radix(columns[at], 16).unwrap();
            let entry = trace.table.entry(batch.ids[i]);
            assert_eq!((batch.pcs[i], entry.pc, u64::from(entry.word)), (hex(0), hex(0), hex(1)), "{line}");
            assert_eq!(Ok(cycles[number]), columns[2].parse());
            if let Some(next) = next {
                assert_eq!(Ok(batch.next_pcs[i]), u64::from_str_radix(&next[..8], 16), "{line}");
            }
            let accesses: Vec<u64> = batch.accesses_of(i).iter().map(|access| access.address).collect();
            let memory = matches!(entry.class, Class::Load | Class::Store);
            assert_eq!(accesses, if memory { vec![hex(3)] } else { vec![] }, "{line}");
            assert!(
                entry.class != Class::Divide || columns.len() != 5 || batch.details[i] >> 63 == 1,
                "{line}"
            );
            number += 1;
        }
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn recorded_traces_are_read_as_their_columns_say_and_the_same_without_cycles() {
    let decoder = decoder("rv32imc_zba_zbb_zbc_zbs");
    for path in traces() {
        let text = String::from_utf8(zstd::decode_all(std::fs::File::open(&path).unwrap()).unwrap()).unwrap();
        let trace = load_all(&path, &decoder).unwrap();
        check_columns(&trace, &text);
        // Long ones say no more than their beginning.
        let stripped: String = text
            .lines()
            .take(100_000)
            .map(|line| {
                let (place, rest) = line.split_at(line.match_indices(' ').nth(1).unwrap().0);
                let told = rest[1..].split_once(' ').map_or("", |(_, told)| told);
                if told.is_empty() { format!("{place}\n") } else { format!("{place} {told}\n") }
            })
            .collect();
        let again = load_all(Scratch::new(stripped.as_bytes()).path(), &decoder).unwrap();
        assert_eq!(again.cycles, None);
        assert!(trace.table.entries().starts_with(again.table.entries()));
        for (a, b) in again.batches.iter().zip(&trace.batches) {
            // What follows the last one is not in the text.
            let last = a.ids.len() - 1;
            assert!(b.ids.starts_with(&a.ids) && b.flags.starts_with(&a.flags[..last]));
            assert!(b.accesses.starts_with(&a.accesses) && b.next_pcs.starts_with(&a.next_pcs[..last]));
            assert!(b.details.starts_with(&a.details));
        }
    }
}

#[test]
fn a_recorded_division_knows_its_operands() {
    let Some(path) = traces().into_iter().find(|path| path.ends_with("coremark.cva6-single.trace.zst"))
    else {
        return;
    };
    let trace = load_all(&path, &decoder("rv32imc_zba_zbb_zbc_zbs")).unwrap();
    let details = trace.batches.iter().flat_map(|batch| &batch.details);
    assert_eq!(details.filter_map(|detail| DivideDetail::unpack(*detail)).count(), 28);
}
