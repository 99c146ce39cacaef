//! What traces say of an instruction that an interrupt takes off.

use super::{Scratch, decoder, load, sentence};
use crate::{Flags, StreamForm, TraceFile, load_all};

/// A load that is taken off, its handler of two instructions, and the load.
const LINES: &str = "80000000 00150513 5\n80000004 0005a603 7 interrupt 7\n80000100 00000013 9\n\
                     80000104 30200073 10\n80000004 0005a603 15 80001000\n";

#[test]
fn a_line_of_the_compact_form_says_which_interrupt_took_its_instruction_off() {
    let trace = load(LINES);
    let batch = &trace.batches[0];
    assert_eq!((batch.flags[1], batch.details[1]), (Flags(Flags::TRAP | Flags::INTERRUPT), 7));
    assert_eq!((batch.next_pcs[0], batch.next_pcs[1]), (0x8000_0004, 0x8000_0100));
    assert_eq!((batch.accesses_of(1).len(), batch.accesses_of(4).len()), (0, 1));
    assert_eq!(trace.cycles, Some(vec![5, 7, 9, 10, 15]));
    assert!(batch.flags[4].0 == 0 && batch.flags[0].0 == 0);
}

#[test]
fn a_number_that_no_interrupt_has_is_named() {
    for number in ["0", "64", "seven"] {
        let said = sentence(LINES.replace("interrupt 7", &format!("interrupt {number}")));
        assert!(said.contains(&format!(":2: the interrupt's number is \"{number}\"")), "{said}");
    }
}

#[test]
fn it_is_written_and_read_again() {
    let (trace, decoder) = (load(LINES), decoder("rv32imc"));
    let written = |form| {
        let file = Scratch::named(b"", "trace");
        let mut out = TraceFile::create(file.path(), form, decoder.isa()).unwrap();
        trace.replay(&mut out);
        out.finish().unwrap();
        file
    };
    let native = load_all(written(StreamForm::Native).path(), &decoder).unwrap();
    assert_eq!(
        (&native.batches[0].flags, &native.batches[0].details),
        (&trace.batches[0].flags, &trace.batches[0].details)
    );
    // The form has a mark at the first instruction of the handler alone.
    let text = std::fs::read_to_string(written(StreamForm::Rvfi).path()).unwrap();
    let heads: Vec<&str> = text.lines().filter(|line| line.starts_with("core")).collect();
    assert_eq!(heads.len(), 4);
    assert!(heads[1].starts_with("core   INTERRUPT 0: 0x0000000080000100"), "{text}");
    let back = load(&text);
    assert_eq!(back.instructions(), 4);
    assert!(back.batches[0].flags[0].has(Flags::TRAP), "as a core's own trace says it");
}
