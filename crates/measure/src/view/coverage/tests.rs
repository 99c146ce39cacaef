//! Claims about counts per line and their file, on coverages that are made here.
//!
//! Source: geninfo(1) for the form.

use super::{Coverage, File, lcov};
use crate::view::tally::Count;

fn covered() -> Coverage {
    let mut file = File::default();
    file.lines.extend([(3, 2), (4, 7), (9, 0)]);
    file.functions.insert((3, "main".to_owned()), 1);
    file.functions.insert((9, "never".to_owned()), 0);
    let branches = vec![Count { executed: 7, taken: 7 }, Count { executed: 0, taken: 0 }];
    file.branches.insert(4, branches);
    let mut coverage = Coverage::default();
    coverage.files.insert("src/main.c".to_owned(), file);
    coverage
}

#[test]
fn a_tracefile_says_what_was_and_what_was_not_reached() {
    let mut out = Vec::new();
    lcov::write(&covered(), "a prog.elf", &mut out).unwrap();
    let expected = "TN:a_prog_elf\nSF:src/main.c\nFN:3,main\nFN:9,never\nFNDA:1,main\nFNDA:0,never\nFNF:2\nFNH:1\n\
                    BRDA:4,0,0,7\nBRDA:4,0,1,0\nBRDA:4,1,0,-\nBRDA:4,1,1,-\nBRF:4\nBRH:1\n\
                    DA:3,2\nDA:4,7\nDA:9,0\nLF:3\nLH:2\nend_of_record\n";
    assert_eq!(String::from_utf8(out).unwrap(), expected);
}

#[test]
fn sums_count_lines_functions_and_both_ways_of_branches() {
    let sum = covered().reached();
    assert_eq!((sum.files, sum.lines, sum.lines_hit), (1, 3, 2));
    assert_eq!((sum.functions, sum.functions_hit), (2, 1));
    assert_eq!((sum.branches, sum.branches_hit), (4, 1));
}
