//! Each key of an instruction's cost changes the model's cycles as its description says.
//! Source: docs/reference/design.md; the pairing rules of core/issue_read_operands.sv.

use instar_cores::cva6::{Cost, Cva6, Params};
use instar_cores::{CommitCycles, CoreNeeds, CustomTiming, Latency, Unit};
use instar_isa::{Class, Decoder, Effect, Isa, Op, RegisterRange, StaticEntry, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, Retired, RetiredBatch};

use crate::support;

fn superscalar() -> Params {
    support::params(support::cores(), "cva6-superscalar")
}

/// An instruction of one cycle on a unit of its own.
fn cheap() -> CustomTiming<Cost> {
    CustomTiming {
        mnemonic: "x.test".into(),
        unit: "own".into(),
        latency: Latency::Cycles(1),
        interval: 1,
        sequenced_rounds: None,
        unit_kind: None,
        own: Cost::unstated(1, 1),
        memory_accesses_per_cycle: 1,
        serialises: false,
        speculative: true,
        vector_reads: vec![],
        needs: CoreNeeds::default(),
    }
}

/// Custom instruction, or a word of the manual.
#[derive(Clone, Copy)]
enum Line {
    Own,
    Word(u32),
}

const ADDI_A2: Line = Line::Word(0x0010_0613); // addi a2, x0, 1
const MUL_A3: Line = Line::Word(0x02c6_06b3); // mul a3, a2, a2
const BNE_NEVER: Line = Line::Word(0x0000_1463); // bne x0, x0, +8

/// Cycles from the first to the last commit of 40 repetitions, everything warm.
fn cycles(
    timing: CustomTiming<Cost>,
    blocks: &[&str],
    pattern: &[Line],
    accesses: usize,
) -> Result<u64, String> {
    let units = vec![Unit {
        name: "own".into(),
        count: 1,
        blocks: blocks.iter().map(|name| (*name).to_owned()).collect(),
        kind: None,
    }];
    let mut model = Cva6::new(superscalar(), vec![Some(timing)], units, CommitCycles::default())?;
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let mut table = StaticTable::new();
    let mut batch = RetiredBatch::new();
    let lines: Vec<Line> = pattern.iter().copied().cycle().take(40 * pattern.len()).collect();
    for (at, line) in lines.iter().enumerate() {
        let pc = 0x8000_0000 + 4 * at as u64;
        let entry = match *line {
            Line::Word(word) => decoder.static_entry(pc, word).unwrap(),
            Line::Own => StaticEntry {
                pc,
                word: 0x0b,
                length: 4,
                op: Op::Custom,
                class: Class::Custom,
                effect: Effect::of(Class::Custom),
                sources: [RegisterRange::x(10)].into_iter().collect(),
                destinations: [RegisterRange::x(11)].into_iter().collect(),
                operands: Default::default(),
                immediate: 0,
                custom: Some(0),
            },
        };
        if matches!(line, Line::Own) {
            for word in 0..accesses as u64 {
                batch.accesses.push(MemoryAccess {
                    address: 0x8001_0000 + 4 * word,
                    size: 4,
                    kind: AccessKind::Read,
                });
            }
        }
        batch.push(table.intern(entry), pc, pc + 4, Flags(0), 0);
    }
    for _ in 0..3 {
        model.retire(&Retired::new(&table, &batch));
        model.finish()?;
    }
    let all = &model.observer().0;
    Ok(all[all.len() - 1] - all[all.len() - lines.len()])
}

fn own_and(others: &[Line]) -> Vec<Line> {
    [&[Line::Own], others].concat()
}

#[test]
fn a_cheap_instruction_pairs_with_an_alu_operation() {
    let pairs = cycles(cheap(), &[], &own_and(&[ADDI_A2]), 0).unwrap();
    assert!((39..=42).contains(&pairs), "{pairs}");
}

#[test]
fn an_interval_holds_the_next_one_up() {
    let every_third = cycles(CustomTiming { interval: 3, ..cheap() }, &[], &[Line::Own], 0).unwrap();
    assert!((117..=120).contains(&every_third), "{every_third}");
}

#[test]
fn two_issue_slots_leave_none_for_a_neighbour() {
    let alone = cycles(
        CustomTiming { own: Cost { issue_slots: 2, ..Cost::unstated(1, 1) }, ..cheap() },
        &[],
        &own_and(&[ADDI_A2]),
        0,
    )
    .unwrap();
    assert!((78..=82).contains(&alone), "{alone}");
}

#[test]
fn only_the_first_commit_port_means_one_a_cycle() {
    let first_only = CustomTiming { own: Cost { commit_ports: vec![0], ..Cost::unstated(1, 1) }, ..cheap() };
    let free =
        cycles(CustomTiming { interval: 1, ..cheap() }, &[], &own_and(&[ADDI_A2, ADDI_A2]), 0).unwrap();
    let bound = cycles(first_only, &[], &own_and(&[ADDI_A2, ADDI_A2]), 0).unwrap();
    assert!(bound > free, "{bound} beside {free}");
}

#[test]
fn a_busy_unit_blocks_the_units_that_it_names() {
    let long = CustomTiming { interval: 4, ..cheap() };
    let beside = cycles(long.clone(), &[], &own_and(&[MUL_A3]), 0).unwrap();
    let blocked = cycles(long, &["mul"], &own_and(&[MUL_A3]), 0).unwrap();
    assert!(blocked > beside, "{blocked} beside {beside}");
}

#[test]
fn what_is_not_speculative_does_not_pair_behind_a_branch() {
    let pattern = [BNE_NEVER, Line::Own];
    let beside = cycles(cheap(), &[], &pattern, 0).unwrap();
    let behind = cycles(CustomTiming { speculative: false, ..cheap() }, &[], &pattern, 0).unwrap();
    assert!(behind > beside, "{behind} beside {beside}");
}

#[test]
fn what_serialises_runs_alone() {
    let alone = cycles(CustomTiming { serialises: true, ..cheap() }, &[], &own_and(&[ADDI_A2]), 0).unwrap();
    assert!(alone > 5 * 40, "{alone}");
}

#[test]
fn more_accesses_than_one_cycle_takes_are_refused_in_a_sentence() {
    let load = CustomTiming { unit: "load".into(), latency: Latency::Cycles(2), ..cheap() };
    assert!(cycles(load.clone(), &[], &[Line::Own], 1).is_ok());
    let reason = cycles(load, &[], &[Line::Own], 2).unwrap_err();
    assert!(reason.contains("made 2 memory accesses"), "{reason}");
}
