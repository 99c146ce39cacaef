//! Streams of a few instructions, with the cycles of the RTL.
//!
//! Source: VexRiscv_Lite.v of the package pythondata-cpu-vexriscv 1.0.1.post407, under Verilator.
//! Whole programs are compared in tests/cores/test_vexriscv.py.

use std::sync::Arc;

use instar_isa::{AccessKind, Class, Decoder, Isa, ShiftDetail, StaticTable};
use instar_trace::{Flags, MemoryAccess, Observer, RegistersAt, Retired, RetiredBatch};

use super::{Params, Vexriscv};
use crate::{BusRegion, BusRegions, CommitCycles, CoreParams, Model};

fn lite() -> Params {
    Params {
        instruction_cache_bytes: 2048,
        fetch_response_cycles: 1,
        data_response_cycles: 1,
        regions: BusRegions::default(),
    }
}

const BASE: u64 = 0x8000_0000;
const NOP: u32 = 0x13;
/// `lw a0, 0(t0)`, `addi a0, a0, 1`, `sw a0, 0(t0)`.
const LOAD: u32 = 0x0002_a503;
const USE: u32 = 0x0015_0513;
const STORE: u32 = 0x00a2_a023;
/// Of a0 and a1 to a2.
const MULTIPLY: u32 = 0x02b5_0633;
const DIVIDE: u32 = 0x02b5_4633;
const SHIFT: u32 = 0x00b5_1633;
const SHIFT_31: u32 = 0x01f5_1613;
const USE_A2: u32 = 0x0016_0613;
/// To what stands two words on, to ra; and back from there.
const CALL: u32 = 0x0080_00ef;
const RETURN: u32 = 0x0000_8067;
const FORWARD: u32 = 0x0000_0463;
/// `beq zero, zero, 12`.
const FARTHER: u32 = 0x0000_0663;
/// `beq zero, zero, -8`.
const BACKWARD: u32 = 0xfe00_0ce3;
const FENCE_I: u32 = 0x0000_100f;
/// `csrw mepc, zero`.
const CSR: u32 = 0x3410_1073;

/// One instruction of the stream: its place and its word.
type Given = (u64, u32);

/// These words one behind the other.
fn row(words: &[u32]) -> Vec<Given> {
    (BASE..).step_by(4).zip(words.iter().copied()).collect()
}

fn decoder() -> Decoder {
    Decoder::new(&Isa::parse("rv32im").unwrap(), &[]).unwrap()
}

/// The stream as a batch. A register that a shift goes by, and all behind branches and jumps, hold
/// `value`.
fn batch(stream: &[Given], value: u64) -> (StaticTable, RetiredBatch) {
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    let mut registers = Vec::new();
    for (at, &(pc, word)) in stream.iter().enumerate() {
        let entry = decoder().static_entry(pc, word).unwrap();
        let next = stream.get(at + 1).map_or(pc + 4, |next| next.0);
        let taken = entry.class == Class::Branch && next != pc + 4;
        let detail = if entry.effect.told.is_some() { ShiftDetail::new(value, 32).pack() } else { 0 };
        match entry.class {
            Class::Load => batch.accesses.push(MemoryAccess { address: 0, size: 4, kind: AccessKind::Read }),
            Class::Store => {
                batch.accesses.push(MemoryAccess { address: 0, size: 4, kind: AccessKind::Write });
            }
            Class::Branch | Class::JumpRegister => {
                registers.push(RegistersAt { index: at as u32, x: [value; 32] });
            }
            _ => {}
        }
        let id = table.intern(entry);
        batch.push(id, pc, next, Flags(if taken { Flags::TAKEN } else { 0 }), detail);
    }
    batch.tell_registers(&mut registers);
    (table, batch)
}

/// Cycles of each from the one before, the first but two left out, in a core that has this code in
/// its cache or not.
fn timed(params: &Params, stream: &[Given], code: &[u32], value: u64, warm: bool) -> Vec<u64> {
    let mut core = Vexriscv::new(params.clone(), Vec::new(), &[], CommitCycles::default()).unwrap();
    let bytes: Vec<u8> = code.iter().flat_map(|word| word.to_le_bytes()).collect();
    core.add_code(BASE, &bytes, &Arc::new(decoder()));
    let (table, batch) = batch(stream, value);
    if warm {
        core.warm(&table, &batch);
    }
    core.retire(&Retired::new(&table, &batch));
    core.finish().unwrap();
    assert_eq!(core.assumptions(), Vec::<String>::new());
    core.observer.0.windows(2).map(|two| two[1] - two[0]).collect()
}

/// The same of a row of words that is all the code, and in the cache.
fn cycles(words: &[u32]) -> Vec<u64> {
    timed(&lite(), &row(words), words, 3, true)
}

#[test]
fn each_instruction_takes_what_it_takes_in_rtl() {
    assert_eq!(cycles(&[NOP, NOP, MULTIPLY, DIVIDE, SHIFT, SHIFT_31, NOP]), [1, 33, 34, 3, 31, 1]);
    assert_eq!(cycles(&[NOP, STORE, NOP, NOP, LOAD, NOP]), [1, 1, 1, 2, 1]);
}

#[test]
fn what_is_read_too_early_is_waited_for_in_decode() {
    assert_eq!(cycles(&[NOP, LOAD, USE, NOP]), [2, 3, 1]);
    assert_eq!(cycles(&[NOP, LOAD, NOP, USE, NOP]), [2, 1, 2, 1]);
    assert_eq!(cycles(&[NOP, MULTIPLY, USE_A2, NOP]), [33, 2, 1]);
    assert_eq!(cycles(&[NOP, SHIFT, USE_A2, NOP]), [3, 1, 1]);
}

#[test]
fn the_data_bus_takes_a_request_when_the_one_before_is_acknowledged() {
    assert_eq!(cycles(&[NOP, STORE, LOAD, NOP]), [1, 4, 1]);
    assert_eq!(cycles(&[NOP, LOAD, STORE, NOP]), [2, 3, 1]);
    let at_once = Params { data_response_cycles: 0, ..lite() };
    let words = [NOP, STORE, LOAD, NOP];
    assert_eq!(timed(&at_once, &row(&words), &words, 3, true), [1, 2, 1]);
    let slow = BusRegion {
        name: "slow".to_owned(),
        base: 0,
        bytes: 4096,
        load_latency: 5,
        store_latency: 9,
        cached: false,
        serial: false,
        device: false,
    };
    let slow = lite().with_regions(BusRegions::new(vec![slow]).unwrap()).unwrap();
    assert_eq!(timed(&slow, &row(&words), &words, 3, true), [1, 16, 1]);
}

#[test]
fn a_csr_access_waits_until_nothing_is_in_front_of_it() {
    assert_eq!(cycles(&[NOP, CSR, NOP]), [3, 1]);
    assert_eq!(cycles(&[NOP, NOP, MULTIPLY, CSR, NOP]), [1, 33, 3, 1]);
}

#[test]
fn jumps_and_branches_backward_are_predicted_and_what_was_mispredicted_is_fetched_anew() {
    let code = [NOP, CALL, NOP, RETURN, NOP, NOP];
    let call = [(BASE, NOP), (BASE + 4, CALL), (BASE + 12, RETURN), (BASE + 8, NOP)];
    // The target behind a bubble, and the link is late in memory; then the jump by it.
    assert_eq!(timed(&lite(), &call, &code, 3, true), [1, 3, 4]);
    let forward = [(BASE, NOP), (BASE + 4, FORWARD), (BASE + 12, NOP)];
    assert_eq!(timed(&lite(), &forward, &[NOP, FORWARD, NOP, NOP], 3, true), [1, 4]);
    let loops = [NOP, NOP, NOP, BACKWARD, NOP, NOP];
    let back = [(BASE + 8, NOP), (BASE + 12, BACKWARD), (BASE + 4, NOP), (BASE + 8, NOP)];
    assert_eq!(timed(&lite(), &back, &loops, 3, true), [1, 2, 1]);
    let through = [(BASE + 8, NOP), (BASE + 12, BACKWARD), (BASE + 16, NOP)];
    assert_eq!(timed(&lite(), &through, &loops, 3, true), [1, 4]);
}

#[test]
fn a_target_waits_for_what_holds_decode_on_the_wrong_path() {
    let behind = |word: u32, value| {
        let stream = [(BASE, STORE), (BASE + 4, FORWARD), (BASE + 12, NOP)];
        timed(&lite(), &stream, &[STORE, FORWARD, word, NOP], value, true)[1]
    };
    assert_eq!(behind(NOP, 3), 4);
    // Shifts by more than one place, accesses that the bus does not take, CSRs.
    assert_eq!((behind(SHIFT_31, 3), behind(SHIFT, 3), behind(SHIFT, 1)), (5, 5, 4));
    assert_eq!((behind(LOAD, 4), behind(LOAD, 3)), (5, 4));
    assert_eq!(behind(CSR, 3), 5);
    // Who reads what is loaded.
    let stream = [(BASE, NOP), (BASE + 4, FARTHER), (BASE + 16, NOP)];
    let held = |second| timed(&lite(), &stream, &[NOP, FARTHER, LOAD, second, NOP], 3, true)[1];
    assert_eq!((held(USE), held(USE_A2)), (5, 4));
}

#[test]
fn a_line_that_is_missing_takes_its_eight_words_and_holds_a_target_on_a_wrong_path_too() {
    let words = [NOP; 10];
    assert_eq!(timed(&lite(), &row(&words), &words, 3, false)[5..], [1, 1, 21, 1]);
    let at_once = Params { fetch_response_cycles: 0, ..lite() };
    assert_eq!(timed(&at_once, &row(&words), &words, 3, false)[7], 13);
    // A return in the last word of a line: the next line comes before its target.
    let returns = [(BASE + 4, NOP), (BASE + 28, RETURN), (BASE, NOP)];
    let code = [NOP, NOP, NOP, NOP, NOP, NOP, NOP, RETURN];
    let found = timed(&lite(), &returns[1..], &code, 3, true);
    assert_eq!(found, [1 + 18 + 2]);
}

#[test]
fn fence_i_empties_the_cache_line_by_line_behind_the_instruction_that_is_fetched() {
    let words = [NOP, FENCE_I, NOP, NOP, NOP];
    assert_eq!(cycles(&words), [1, 1, 88, 1]);
    let small = Params { instruction_cache_bytes: 1024, ..lite() };
    assert_eq!(timed(&small, &row(&words), &words, 3, true), [1, 1, 56, 1]);
}

#[test]
fn what_this_core_does_not_have_is_refused() {
    let refusal = |word: u32| {
        let entry = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap().static_entry(BASE, word);
        let entry = entry.unwrap();
        super::Info::of(&entry).timed(&entry, &[]).unwrap_err()
    };
    assert!(refusal(0x3400_1073).contains("a CSR that this core does not have"), "mscratch");
    assert!(refusal(0x3050_2573).contains("only to be written"), "mtvec");
    assert!(refusal(0x0010_0073).contains("EBREAK"));
    assert!(refusal(0x0001).contains("none of RV32IM"), "c.nop");
    assert!(!lite().depends_on_data(Class::Divide) && lite().shifts_depend_on_amount());
}

#[test]
fn what_a_trace_does_not_tell_is_counted() {
    let mut core = Vexriscv::new(lite(), Vec::new(), &[], CommitCycles::default()).unwrap();
    let (table, mut batch) = batch(&[(BASE, SHIFT), (BASE + 4, FORWARD), (BASE + 12, NOP)], 3);
    batch.details.fill(0);
    batch.tell_registers(&mut Vec::new());
    core.retire(&Retired::new(&table, &batch));
    core.finish().unwrap();
    let told = core.assumptions();
    assert!(told[0].contains("of 1 shifts by a register") && told[1].contains("in 2 cases"), "{told:?}");
}
