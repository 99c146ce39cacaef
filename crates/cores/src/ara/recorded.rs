//! The unit beside RTL, instruction by instruction: tests/cores/ara/sequences.txt.

use instar_isa::VectorDetail;
use instar_trace::{AccessKind, MemoryAccess};

use super::instruction::Instruction;
use super::params::VectorParams;
use super::unit::VectorUnit;
use crate::accelerator::{Accelerator, Request};

const SEQUENCES: &str = include_str!("../../../../tests/cores/ara/sequences.txt");

/// An instruction, and the cycles in which RTL answered it, showed it to the units and was done with it.
struct Recorded {
    word: u32,
    detail: u64,
    address: u64,
    answered: u64,
    shown: Option<[u64; 2]>,
}

fn recorded(line: &str) -> Recorded {
    let fields: Vec<&str> = line.split_whitespace().collect();
    let sew: u32 = fields[2][1..].parse().expect("SEW");
    let (fraction, lmul) = match fields[3].strip_prefix("mf") {
        Some(lmul) => (true, lmul),
        None => (false, &fields[3][1..]),
    };
    let log = lmul.parse::<u32>().expect("LMUL").ilog2() as u8;
    let vlmul = if fraction { 8 - log } else { log };
    let detail = VectorDetail {
        vl: fields[1].parse().expect("vl"),
        vtype: Some(((sew / 8).ilog2() as u8) << 3 | vlmul),
    };
    let number = |at: usize| fields[at].parse::<u64>().ok();
    Recorded {
        word: u32::from_str_radix(fields[0], 16).expect("word"),
        detail: detail.pack(),
        address: fields[4].strip_prefix("0x").map_or(0, |hex| u64::from_str_radix(hex, 16).expect("address")),
        answered: number(5).expect("answer"),
        shown: number(6).zip(number(7)).map(|(shown, done)| [shown, done]),
    }
}

fn marian() -> VectorParams {
    VectorParams {
        vector_lanes: 4,
        vector_register_bits: 512,
        vector_bus_width: 128,
        vector_read_latency: 11,
        vector_write_latency: 11,
        vector_transactions: 3,
        vector_instructions: 8,
        vector_unit_queue: 4,
        vector_slide_queue: 2,
        vector_multiply_registers: 1,
        vector_crypto: true,
    }
}

/// What differs most between the unit and RTL, in cycles: of answers, of hand-overs to the units, of ends.
fn furthest(sequence: &[Recorded]) -> u64 {
    let mut unit = VectorUnit::new(marian(), Vec::new());
    let begin = 100;
    let (mut now, mut most, mut first) = (begin, 0, None);
    for (id, instruction) in sequence.iter().enumerate() {
        unit.instructions.push(Instruction::read(instruction.word).ok());
        let accesses = [MemoryAccess { address: instruction.address, size: 4, kind: AccessKind::Read }];
        let id = u32::try_from(id).expect("few");
        unit.offer(now, Request { id, detail: instruction.detail, accesses: &accesses });
        let answered = (now..now + 10_000).find_map(|cycle| unit.answer(cycle, false)).expect("an answer");
        let first = *first.get_or_insert(answered);
        most = most.max((answered - first).abs_diff(instruction.answered));
        now = answered + 1;
    }
    for cycle in now..now + 1000 {
        unit.answer(cycle, false);
    }
    assert!(unit.rests(), "the unit is at rest in the end");
    let first = first.expect("an instruction");
    let shown = sequence.iter().filter_map(|instruction| instruction.shown);
    for (shown, found) in shown.zip(&unit.log) {
        for (rtl, found) in shown.into_iter().zip(found) {
            most = most.max((found - first).abs_diff(rtl));
        }
    }
    most
}

#[test]
fn the_unit_answers_issues_and_ends_as_in_rtl() {
    let mut count = 0;
    let mut wrong = Vec::new();
    for block in SEQUENCES.split("= ").skip(1) {
        let (title, lines) = block.split_once('\n').expect("a title");
        let (name, within) = title.split_once(" within ").unwrap_or((title, "0"));
        let sequence: Vec<Recorded> = lines.lines().map(recorded).collect();
        let furthest = furthest(&sequence);
        if furthest > within.parse().expect("cycles") {
            wrong.push(format!("{name}: {furthest}"));
        }
        count += sequence.len();
    }
    assert!(count > 500, "{count} instructions");
    assert!(wrong.is_empty(), "{wrong:?}");
}
