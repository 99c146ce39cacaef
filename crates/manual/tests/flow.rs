//! What a bit of a result depends on, by the texts: nothing that matters is left out, and what the
//! texts say exactly is exact.

use instar_coredsl::{Bit, BitSource, flow};
use instar_isa::{Operands, RegisterFile, Xlen};
use instar_manual::text;

use crate::support::cases::{CODE, cases};
use crate::support::machine::Machine;
use crate::support::random::Random;
use crate::support::{XLENS, row, rows};

/// Bits of register `from` on which bit `bit` of rd = x10 depends, with rs1 = x11, rs2 = x12.
fn depends(mnemonic: &str, xlen: Xlen, immediate: i64, from: u16, bit: usize) -> u64 {
    let row = row(mnemonic, xlen);
    let o = Operands { rd: 10, rs1: 11, rs2: if row.has_rs2() { 12 } else { 0 }, immediate };
    let found = text(row, xlen).expect("it exists");
    let flow = flow(found.description, found.at, row.encode(&o).expect("it can be written"));
    let (_, bits) = flow.written.iter().find(|(register, _)| register.1 == 10).expect("it writes rd");
    let Bit::From(set) = bits[bit] else { return 0 };
    let register = BitSource::Register((RegisterFile::X, from));
    flow.bits(set).find(|(source, _)| *source == register).map_or(0, |(_, bits)| bits)
}

#[test]
fn shifts_masks_and_carries_are_followed_bit_by_bit() {
    assert_eq!(depends("srli", Xlen::Rv64, 8, 11, 0), 1 << 8);
    assert_eq!(depends("andi", Xlen::Rv64, 0xf0, 11, 3), 0);
    assert_eq!(depends("andi", Xlen::Rv64, 0xf0, 11, 5), 1 << 5);
    assert_eq!(depends("add", Xlen::Rv32, 0, 12, 3), 0xf);
    assert_eq!(depends("addi", Xlen::Rv32, 0, 11, 3), 1 << 3);
    assert_eq!(depends("addi", Xlen::Rv32, 4, 11, 3), 0xc);
    assert_eq!(depends("rev8", Xlen::Rv32, 0, 11, 0), 1 << 24);
    assert_eq!(depends("sraiw", Xlen::Rv64, 4, 11, 63), 1 << 31);
    assert_eq!(depends("sha256sig0", Xlen::Rv32, 0, 11, 31), 1 << 6 | 1 << 17);
}

#[test]
fn what_changes_a_result_is_among_what_it_depends_on() {
    for xlen in XLENS {
        for row in rows(xlen).filter(|row| row.class.computes()) {
            let mut random = Random::new(7, row.mnemonic);
            for case in cases(row, xlen, 3).iter().take(12) {
                let word = case.steps[0].1;
                let found = text(row, xlen).expect("it exists");
                let flow = flow(found.description, found.at, word);
                let run = |registers| {
                    let mut machine = Machine::new(xlen, CODE, vec![], registers, CODE);
                    machine.step(row, word).expect("it only computes");
                    machine.x
                };
                let before = run(case.registers);
                for _ in 0..24 {
                    let (number, bit) =
                        (1 + random.below(31) as usize, random.below(xlen.bits().into()) as u32);
                    let mut other = case.registers;
                    other[number] ^= 1 << bit;
                    let after = run(other);
                    let changed = BitSource::Register((RegisterFile::X, number as u16));
                    let matters =
                        |(source, bits): (BitSource, u64)| source == changed && bits >> bit & 1 == 1;
                    for (register, bits) in &flow.written {
                        let register = usize::from(register.1);
                        for (n, bit) in bits.iter().enumerate() {
                            let differs = (before[register] ^ after[register]) >> n & 1 == 1;
                            let told = matches!(bit, Bit::From(set) if flow.bits(*set).any(matters));
                            assert!(!differs || told, "{} {word:#x}: bit {n} of x{register}", row.mnemonic);
                        }
                    }
                }
            }
        }
    }
}
