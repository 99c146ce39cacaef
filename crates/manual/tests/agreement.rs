//! For every instruction of the tables the text, interpreted, and the simulator's handler do the
//! same: registers, memory, the next pc, exceptions.

use instar_isa::{Isa, ManualEncoding, Op, Xlen};
use instar_sim::{FaultReason, RawCode, RawResult, Watch, run_code};

use crate::support::cases::{CODE, Case, DATA, DATA_BYTES, cases};
use crate::support::machine::Machine;
use crate::support::{XLENS, row, rows};

/// Changing it tries other random operands; a failure names it.
const SEED: u64 = 1;

/// What the comparison leaves out, each with its reason.
fn left_out(row: &ManualEncoding, case: &Case) -> Option<&'static str> {
    let word = case.steps.iter().find(|(step, _)| step.op == row.op).map_or(0, |(_, word)| *word);
    let operands = row.matches(word).unwrap_or_default();
    let in_data = (DATA..DATA + DATA_BYTES).contains(&case.registers[usize::from(operands.rs1)]);
    match row.op {
        Op::Ecall if case.registers[17] < 1 << 16 => {
            Some("a system call that is answered here ends the run or writes a0")
        }
        Op::Jal if operands.immediate == 0 => {
            Some("the simulator ends a run at a jump to itself, before it links")
        }
        Op::Wfi => Some("the simulator ends a run that sleeps with no interrupt to come"),
        Op::ScW | Op::ScD if case.steps.len() == 1 && !in_data => Some(
            "whether a store-conditional without reservation faults outside memory is left to the machine",
        ),
        _ => None,
    }
}

/// A trap of the simulator as exception number and, for accesses, address.
fn cause(trap: &FaultReason) -> (u64, Option<u64>) {
    match *trap {
        FaultReason::IllegalInstruction { .. } | FaultReason::ReadOnlyCsr { .. } => (2, None),
        FaultReason::Breakpoint => (3, None),
        FaultReason::MisalignedLoad { .. } => (4, None),
        FaultReason::LoadOutsideMemory { address, .. } => (5, Some(address)),
        FaultReason::MisalignedStore { .. } => (6, None),
        FaultReason::StoreOutsideMemory { address, .. } => (7, Some(address)),
        FaultReason::EnvironmentCall { .. } => (11, None),
        ref other => panic!("{other}"),
    }
}

fn run(case: &Case, xlen: Xlen) -> RawResult {
    let code = case.steps.iter().flat_map(|(row, word)| word.to_le_bytes()[..row.length().into()].to_vec());
    let raw = RawCode {
        isa: Isa::everything(xlen),
        memory_base: CODE,
        memory_size: DATA + DATA_BYTES - CODE,
        address: CODE,
        code: code.collect(),
        registers: case.registers,
        memory: vec![(DATA, case.data.clone())],
        misaligned_allowed: true,
        instruction_limit: case.steps.len() as u64,
    };
    run_code(&raw, &mut Watch::none()).expect("the code lies in memory")
}

/// Runs the case both ways; the mistake says where they differ.
fn compare(case: &Case, xlen: Xlen) -> Result<(), String> {
    same(case, xlen, &run(case, xlen))
}

/// Runs the texts of the case, and compares with what the handlers left.
fn same(case: &Case, xlen: Xlen, handler: &RawResult) -> Result<(), String> {
    let mut memory = vec![0; (DATA - CODE) as usize];
    memory.extend(&case.data);
    let mut text = Machine::new(xlen, CODE, memory, case.registers, CODE);
    let mut trap = None;
    for (row, word) in &case.steps {
        if let Err(raised) = text.step(row, *word) {
            trap = Some(raised);
            break;
        }
    }
    let retired = handler.instructions == case.steps.len() as u64;
    let (handler_pc, handler_trap) = match &handler.trap {
        Some(FaultReason::JumpOutsideMemory { target }) => (*target, None),
        Some(trap) if !retired => (handler.pc, Some(cause(trap))),
        // All of the case was executed; what comes next, or that nothing may, does not concern it.
        _ => (handler.pc, None),
    };
    match (trap, handler_trap) {
        (None, None) => {}
        (Some(text), Some((cause, address)))
            if text.cause == cause && address.is_none_or(|address| address == text.value) => {}
        (text, handler) => return Err(format!("the text raises {text:?}, the handler {handler:?}")),
    }
    if text.pc != handler_pc {
        return Err(format!("pc {:#x} by the text, {handler_pc:#x} by the handler", text.pc));
    }
    for n in 1..32 {
        let (a, b) = (text.x[n], handler.registers[n]);
        if a != b {
            return Err(format!("x{n} is {a:#x} by the text, {b:#x} by the handler"));
        }
    }
    if text.memory[(DATA - CODE) as usize..] != handler.memory[0] {
        return Err("memory differs".to_string());
    }
    Ok(())
}

/// Tries every case of every row.
fn compare_all(xlen: Xlen) {
    println!("seed {SEED}");
    let mut different = vec![];
    for row in rows(xlen) {
        let cases = cases(row, xlen, SEED);
        let tried: Vec<_> = cases.iter().filter(|case| left_out(row, case).is_none()).collect();
        assert!(!tried.is_empty() || row.op == Op::Wfi, "{} has no case", row.mnemonic);
        let first = tried.iter().find_map(|case| Some((case, compare(case, xlen).err()?)));
        if let Some((case, how)) = first {
            let words: Vec<_> = case.steps.iter().map(|(_, word)| format!("{word:#x}")).collect();
            different.push(format!(
                "{} {} (seed {SEED}): {how}; {}",
                row.mnemonic,
                words.join(" "),
                case.wish
            ));
        }
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}

#[test]
fn texts_and_handlers_agree_on_rv32() {
    compare_all(Xlen::Rv32);
}

#[test]
fn texts_and_handlers_agree_on_rv64() {
    compare_all(Xlen::Rv64);
}

#[test]
fn a_text_of_another_instruction_is_told_apart() {
    for xlen in XLENS {
        for (handler, text) in
            [("add", "sub"), ("sra", "srl"), ("lb", "lbu"), ("div", "divu"), ("bge", "bgeu")]
        {
            let noticed = cases(row(handler, xlen), xlen, SEED).into_iter().filter_map(|mut case| {
                let handler = run(&case, xlen);
                case.steps.last_mut()?.0 = row(text, xlen);
                same(&case, xlen, &handler).err()
            });
            assert!(noticed.count() > 0, "{handler} as {text}");
        }
    }
}
