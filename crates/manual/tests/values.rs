//! For every instruction that only computes, every branch and `jalr`, the text, interpreted, and
//! the function of `instar_isa::values` say the same.

use instar_isa::{Class, ManualEncoding, Op, Xlen, values};

use crate::support::cases::{CODE, Case, cases};
use crate::support::machine::Machine;
use crate::support::{XLENS, row, rows};

/// Changing it tries other random operands; a failure names it.
const SEED: u64 = 2;

/// The registers and the pc after a case, by the functions; `None` where there is none.
fn by_functions(case: &Case, xlen: Xlen) -> Option<([u64; 32], u64)> {
    let (row, word) = case.steps[0];
    let operands = row.matches(word)?;
    let base = if row.op == Op::Auipc { CODE } else { 0 };
    let constant = base.wrapping_add(operands.immediate as u64);
    let [a, b] = [operands.rs1, operands.rs2].map(|n| case.registers[usize::from(n)]);
    let following = CODE + u64::from(row.length());
    let (mut x, mut pc, rd) = (case.registers, following, usize::from(operands.rd));
    if let Some(result) = values::result(row.op, xlen, [a, b, constant]) {
        x[rd] = result;
    } else if let Some(taken) = values::taken(row.op, xlen, [a, b]) {
        pc = if taken { CODE.wrapping_add_signed(operands.immediate) } else { following };
    } else if row.op == Op::Jalr {
        pc = values::jump_target(xlen, a, operands.immediate);
        x[rd] = following;
    } else {
        return None;
    }
    x[0] = 0;
    Some((x, xlen.truncate(pc)))
}

/// The same by the text of `row`.
fn by_text(case: &Case, row: &ManualEncoding, xlen: Xlen) -> ([u64; 32], u64) {
    let mut text = Machine::new(xlen, CODE, vec![], case.registers, CODE);
    text.step(row, case.steps[0].1).expect("it traps nowhere");
    (text.x, text.pc)
}

fn has_function(row: &ManualEncoding) -> bool {
    use Class::*;
    matches!(row.class, Alu | Multiply | Divide | Branch | JumpRegister | Aes | Sha2 | Sm3 | Sm4)
}

#[test]
fn texts_and_functions_agree() {
    for xlen in XLENS {
        let (with, without): (Vec<_>, Vec<_>) = rows(xlen).partition(|row| has_function(row));
        for row in with {
            for case in cases(row, xlen, SEED) {
                let functions = by_functions(&case, xlen).expect(row.mnemonic);
                assert_eq!(functions, by_text(&case, row, xlen), "{} {case:x?} (seed {SEED})", row.mnemonic);
            }
        }
        let other = without.iter().filter(|row| values::result(row.op, xlen, [0; 3]).is_some());
        assert_eq!(other.map(|row| row.mnemonic).collect::<Vec<_>>(), Vec::<&str>::new());
    }
}

#[test]
fn a_function_of_another_instruction_is_told_apart() {
    for xlen in XLENS {
        for (function, text) in
            [("add", "sub"), ("sra", "srl"), ("div", "divu"), ("bge", "bgeu"), ("clmulh", "clmulr")]
        {
            let cases = cases(row(function, xlen), xlen, SEED);
            let text = row(text, xlen);
            let mut noticed = cases.into_iter().filter(|case| {
                by_functions(case, xlen).is_some_and(|functions| functions != by_text(case, text, xlen))
            });
            assert!(noticed.next().is_some(), "{function} as {}", text.mnemonic);
        }
    }
}
