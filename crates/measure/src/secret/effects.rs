//! What instructions of the manual do to secrets that are more than a result of two operands.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapters "Zicsr", "A", "CMO" and "Zc*".

use instar_isa::{
    Decoder, Extension, Op, Operands, RegisterFile, StackFrame, StaticEntry, Xlen, csr as csrs,
};

use super::plan::{General, Plan, Register, Written, registers};

const RA: u8 = 1;
const A0: u8 = 10;
const A1: u8 = 11;

/// Every result from every operand.
pub fn all_from_all(entry: &StaticEntry) -> General {
    let from = registers(&entry.sources);
    let written = registers(&entry.destinations).into_iter();
    let written =
        written.map(|register| Written { register, from: from.clone(), loaded: false, columns: None });
    General { written: written.collect(), ..General::default() }
}

/// An instruction of which only the address matters.
pub fn address_only(rs1: u8) -> Plan {
    Plan::General(General { addresses: vec![(RegisterFile::X, u16::from(rs1))], ..General::default() }.into())
}

/// A CSR access: rd gets the CSR, the CSR what rs1 holds and, where only bits are set or cleared, its old value.
pub fn csr(entry: &StaticEntry) -> General {
    let sources = registers(&entry.sources);
    let is_csr = |register: &Register| register.0 == RegisterFile::Csr;
    let written = registers(&entry.destinations).into_iter().map(|register| {
        let keeps = is_csr(&register) && !matches!(entry.op, Op::Csrrw | Op::Csrrwi);
        let from = sources.iter().copied().filter(|from| is_csr(from) != is_csr(&register));
        Written {
            register,
            from: from.chain(keeps.then_some(register)).collect(),
            loaded: false,
            columns: None,
        }
    });
    General { written: written.collect(), ..General::default() }
}

/// An atomic operation on the memory that rs1 points to; whether `sc` succeeds depends on addresses only.
pub fn atomic(op: Op, operands: &Operands) -> General {
    let [rd, rs1, rs2] = [operands.rd, operands.rs1, operands.rs2].map(|n| (RegisterFile::X, u16::from(n)));
    let conditional = matches!(op, Op::ScW | Op::ScD);
    General {
        addresses: vec![rs1],
        written: vec![Written { register: rd, from: Vec::new(), loaded: !conditional, columns: None }],
        stored: vec![rs2],
        stores_loaded: !conditional,
        ..General::default()
    }
}

/// A compressed instruction that stands for several others.
pub fn sequence(op: Op, operands: &Operands, xlen: Xlen) -> Plan {
    let x = |number: u8| (RegisterFile::X, u16::from(number));
    let moved =
        |to: u8, from: u8| Written { register: x(to), from: vec![x(from)], loaded: false, columns: None };
    let frame = || StackFrame::new(operands.immediate, xlen).registers().collect();
    let saved = |zeroed, returns| Plan::Moves { registers: frame(), zeroed, returns };
    let general = match op {
        Op::CmPush | Op::CmPop => return saved(0, false),
        Op::CmPopret => return saved(0, true),
        Op::CmPopretz => return saved(A0, true),
        Op::CmMva01s => vec![moved(A0, operands.rs1), moved(A1, operands.rs2)],
        Op::CmMvsa01 => vec![moved(operands.rs1, A0), moved(operands.rs2, A1)],
        // Jumps through a table whose place a program may have written from anything.
        _ => {
            let link = Written { register: x(RA), from: Vec::new(), loaded: false, columns: None };
            let written = if op == Op::CmJalt { vec![link] } else { Vec::new() };
            let control = vec![(RegisterFile::Csr, csrs::JVT)];
            return Plan::General(General { control, written, ..General::default() }.into());
        }
    };
    Plan::General(General { written: general, ..General::default() }.into())
}

/// Whether the word is a prefetch, which `ori` to x0 is where Zicbop is.
pub fn is_prefetch(entry: &StaticEntry, decoder: &Decoder) -> bool {
    entry.op == Op::Ori
        && decoder.isa().has(Extension::Zicbop)
        && [0x6013, 0x0010_6013, 0x0030_6013].contains(&(entry.word & 0x01f0_7fff))
}
