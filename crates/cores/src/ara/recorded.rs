//! The unit beside RTL, instruction by instruction: tests/cores/ara/sequences.txt.

use instar_isa::VectorDetail;

use super::instruction::{Instruction, UnitOperation};
use super::memo::Memo;
use super::params::VectorParams;
use super::unit::VectorUnit;
use crate::units::UnderWay;
use crate::units::group::Pace;

const SEQUENCES: &str = include_str!("../../../../tests/cores/ara/sequences.txt");
const KECCAK: &str = include_str!("../../../../tests/cores/ara/groups/vkeccak.txt");

/// An instruction, and the cycles in which RTL answered it, showed it to the units and was done
/// with it.
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

/// The unit that was recorded.
pub(super) fn marian() -> VectorParams {
    VectorParams {
        vector_lanes: 4,
        vector_register_bits: 512,
        vector_bus_width: 128,
        bus_converter_read_latency: 2,
        bus_converter_write_latency: 1,
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

/// What differs most between the unit and RTL, in cycles: of answers, of hand-overs to the units,
/// of ends. And where the model says that the RTL stands still.
fn furthest(sequence: &[Recorded], read: fn(u32) -> Instruction) -> (u64, Vec<String>) {
    let mut unit = VectorUnit::new(marian());
    unit.now = 99;
    let mut first = None;
    let mut most = 0;
    for (name, instruction) in (0..).zip(sequence) {
        let detail = VectorDetail::unpack(instruction.detail).expect("vl and vtype");
        unit.offer(name, read(instruction.word), detail, instruction.address);
        let ago = (0..10_000).find_map(|_| unit.tick(false)).expect("an answer");
        let answered = unit.now - ago;
        let first = *first.get_or_insert(answered);
        most = most.max((answered - first).abs_diff(instruction.answered));
    }
    (0..1000).for_each(|_| assert_eq!(unit.tick(false), None));
    assert!(unit.rests(), "the unit is at rest in the end");
    let first = first.expect("an instruction");
    let shown = sequence.iter().filter_map(|instruction| instruction.shown);
    let own = unit.log.iter().zip(&unit.hidden).filter(|(_, hidden)| !*hidden).map(|(times, _)| times);
    for (shown, found) in shown.zip(own) {
        for (rtl, found) in shown.into_iter().zip(found) {
            most = most.max((found - first).abs_diff(rtl));
        }
    }
    (most, unit.stood_still().sentences().collect())
}

fn of_the_core(word: u32) -> Instruction {
    Instruction::read(word).expect("an instruction of the unit")
}

/// `vkeccak.vi` as its design states it for this core.
fn with_keccak(word: u32) -> Instruction {
    if word & 0xfe0f_f07f != 0xa609_2077 {
        return of_the_core(word);
    }
    let vd = (word >> 7 & 31) as u8;
    let pace = Pace { latency: 26, interval: 26, one_at_a_time: true, ..Pace::CRYPTOGRAPHY };
    let does = UnitOperation::Crypto { group: 32, scalar: false, unread: false, pace };
    Instruction { does, vd, writes: true, vs2: Some(vd), ..Instruction::NOTHING }
}

#[test]
fn the_unit_answers_issues_and_ends_as_in_rtl() {
    assert!(is_as_recorded(SEQUENCES, of_the_core) > 500);
}

#[test]
fn the_units_of_a_design_begin_and_end_as_in_rtl() {
    assert!(is_as_recorded(KECCAK, with_keccak) > 50);
}

/// How many instructions are as they were recorded.
fn is_as_recorded(sequences: &str, read: fn(u32) -> Instruction) -> usize {
    let mut count = 0;
    let mut wrong = Vec::new();
    for block in sequences.split("= ").skip(1) {
        let (title, lines) = block.split_once('\n').expect("a title");
        let (name, within) = title.split_once(" within ").unwrap_or((title, "0"));
        let sequence: Vec<Recorded> = lines.lines().map(recorded).collect();
        let (furthest, stands_still) = furthest(&sequence, read);
        // The RTL came to the end of each of them.
        if furthest > within.parse().expect("cycles") || !stands_still.is_empty() {
            wrong.push(format!("{name}: {furthest} {stands_still:?}"));
        }
        count += sequence.len();
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    count
}

/// A cycle of an answer, and what is under way then.
type Answer = (u64, UnderWay);

/// Answers of a sequence that is offered so often. `tick` offers an instruction with its number, or
/// works through a cycle.
fn answers(
    sequence: &[Recorded],
    often: usize,
    mut tick: impl FnMut(Option<&Recorded>, u32) -> Option<Answer>,
) -> Vec<Answer> {
    let mut all = Vec::new();
    for _ in 0..often {
        for (id, instruction) in (0..).zip(sequence) {
            tick(Some(instruction), id);
            all.push((0..10_000).find_map(|_| tick(None, 0)).expect("an answer"));
        }
    }
    all
}

#[test]
fn what_is_remembered_is_what_is_stepped() {
    remembered_as_stepped(0);
}

#[test]
fn what_is_remembered_is_what_is_stepped_where_lanes_do_not_all_do_the_same() {
    remembered_as_stepped(3);
}

/// With so many elements less than were recorded, but for element groups, which are whole.
fn remembered_as_stepped(less: u16) {
    let offered = |instruction: &Recorded| {
        let mut detail = VectorDetail::unpack(instruction.detail).expect("vl and vtype");
        if instruction.word & 0x7f != 0x77 {
            detail.vl = detail.vl.saturating_sub(less).max(1);
        }
        (
            Instruction::read(instruction.word).expect("an instruction of the unit"),
            detail,
            instruction.address,
        )
    };
    let (mut all, mut anew) = (0, 0);
    for block in SEQUENCES.split("= ").skip(1) {
        let sequence: Vec<Recorded> = block.lines().skip(1).map(recorded).collect();
        let (mut unit, mut now) = (VectorUnit::new(marian()), 0);
        let stepped = answers(&sequence, 12, |instruction, id| {
            if let Some((read, detail, address)) = instruction.map(offered) {
                unit.offer(u64::from(id), read, detail, address);
                return None;
            }
            now += 1;
            let under_way = |unit: &VectorUnit| UnderWay { loads: unit.loads, stores: unit.stores };
            unit.tick(now % 7 == 0).map(|ago| (now - ago, under_way(&unit)))
        });
        let (mut memo, mut now) = (Memo::new(VectorUnit::new(marian())), 0);
        let remembered = answers(&sequence, 12, |instruction, id| {
            if let Some((read, detail, address)) = instruction.map(offered) {
                memo.offer(id, read, detail, address);
                return None;
            }
            now += 1;
            memo.tick(now % 7 == 0).map(|ago| (now - ago, memo.under_way()))
        });
        assert!(stepped == remembered, "{block}");
        (all, anew) = (all + now, anew + u64::from(memo.stepped()));
    }
    assert!(anew < all / 2, "{anew} of {all} cycles were stepped");
}
