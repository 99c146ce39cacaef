//! A line of the RVFI form that is damaged is refused with its number: what is left of it would be
//! timed as it is.
//!
//! Source: own design; the lines are those of CVA6's tracer and of Spike's commit log.

use super::{Scratch, decoder, sentence};
use crate::TraceReader;

const RVFI: &str = "core   0: 0x0000000080000000 (0x00628663) @ 142 DASM(00628663)
3 0x0000000080000000 (0x00628663)
core   0: 0x0000000080000004 (0x0062a023) @ 171 DASM(0062a023)
3 0x0000000080000004 (0x0062a023) mem 0x80004240 0x00000000
core   0: 0x0000000080000008 (0x00004398) @ 172 DASM(00004398)
3 0x0000000080000008 (0x4398) x14 0x000007d0 mem 0x80004244
";

const SPIKE: &str = "core   0: 3 0x80000000 (0x00005197) x3  0x80005000
core   0: 3 0x80000004 (0x0062a023) mem 0x80004240 0x00000000
core   0: 3 0x80000008 (0x4398) x14 0x000007d0 mem 0x80004244
core   0: 3 0x8000000a (0x30529073) c773_mtvec 0x00000298
";

/// What a trace of these lines is refused for, if it is.
fn refused(text: &str) -> Option<String> {
    let (file, decoder) = (Scratch::new(text.as_bytes()), decoder("rv32imc_zicsr"));
    TraceReader::open(file.path(), &decoder)
        .and_then(|mut reader| crate::RecordedTrace::read(&mut reader))
        .err()
        .map(|e| e.to_string())
}

#[test]
fn the_whole_text_is_read() {
    assert_eq!(refused(RVFI), None);
    assert_eq!(refused(SPIKE), None);
}

#[test]
fn a_line_that_is_garbage_is_refused_with_its_number() {
    for garbage in ["garbage", "\u{1}\u{2}", "3 0x80000004", "80000000 00000013 1", "# x\n? "] {
        let lines: Vec<_> = RVFI.lines().collect();
        for at in 0..=lines.len() {
            let mut damaged = lines.clone();
            damaged.insert(at, garbage);
            let text =
                refused(&(damaged.join("\n") + "\n")).unwrap_or_else(|| panic!("{garbage} at {at} is read"));
            let line = at + garbage.lines().count();
            assert!(text.contains(&format!(":{line}: ")), "{garbage} at {at}: {text}");
        }
    }
}

#[test]
fn messages_and_exceptions_of_the_tracer_are_no_garbage() {
    let said = "*** a message\n\nLD_ACCESS_FAULT exception @ 0x80000004\n";
    assert_eq!(refused(&format!("{said}{RVFI}{said}")), None);
}

#[test]
fn a_line_of_an_instruction_that_is_cut_anywhere_is_refused() {
    for (number, line) in RVFI.lines().enumerate().filter(|(_, line)| line.starts_with("core")) {
        for end in "core ".len()..line.len() {
            let text = refused(&RVFI.replace(line, &line[..end]));
            let text = text.unwrap_or_else(|| panic!("{:?} is read", &line[..end]));
            // What is left of the first line may be one of a log, and then the second of another
            // form.
            assert!(
                number == 0 || text.contains(&format!(":{}: ", number + 1)),
                "{:?}: {text}",
                &line[..end]
            );
        }
    }
}

#[test]
fn a_line_of_a_commit_log_that_is_cut_within_a_number_is_refused() {
    for line in SPIKE.lines() {
        let effects = line.find(") ").unwrap() + 2;
        let cut_number = |end: &usize| line[..*end].rsplit(' ').next().is_some_and(|last| last.len() < 10);
        for end in (effects + 1..line.len()).filter(|end| !line[..*end].ends_with(' ')).filter(cut_number) {
            if line.contains("c773") || line[..end].ends_with("0x") || line[..end].matches("0x").count() > 3 {
                continue;
            }
            let text = refused(&SPIKE.replace(line, &line[..end]));
            assert!(text.is_some(), "{:?} is read", &line[..end]);
        }
    }
}

#[test]
fn an_address_or_a_value_that_is_cut_is_refused() {
    for (whole, damaged) in [
        ("mem 0x80004244\n", "mem 0x80004\n"),
        ("mem 0x80004244\n", "mem\n"),
        ("mem 0x80004244\n", "me\n"),
        ("x14 0x000007d0 mem 0x80004244", "x14 0x0000"),
        ("x14 0x000007d0 mem 0x80004244", "x14"),
    ] {
        for form in [RVFI, SPIKE] {
            let text = refused(&form.replace(whole, damaged)).unwrap_or_else(|| panic!("{damaged} is read"));
            assert!(text.contains("what was written"), "{text}");
        }
    }
}

#[test]
fn what_an_instruction_wrote_needs_the_line_of_that_instruction() {
    let lines: Vec<_> = RVFI.lines().collect();
    let text = sentence([&lines[..2], &lines[3..]].concat().join("\n"));
    assert!(text.contains(":3: ") && text.contains("a line is missing"), "{text}");
}
