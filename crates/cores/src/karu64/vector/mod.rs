//! The vector unit: VLEN 256, two lanes of 64 bits, one instruction at a time.
//!
//! Source: karucore/karu64 8da799a, rtl/karu_varith.v, rtl/karu_vlsu.v, rtl/karu_vrf_bram_wr.v. How
//! long an instruction takes depends on its word, on vtype, on vl in two cases, and on the granules
//! that the one before left in hand; that is worked through once and remembered.

mod instruction;
mod memory;
mod registers;
mod sequencer;

use instar_isa::VectorDetail;
use instar_trace::MemoryAccess;
use rustc_hash::FxHashMap;

use super::data::Data;
use super::params::Params;
pub(super) use instruction::{Instruction, VectorOperation};
use memory::Groups;
use registers::{Granules, Registers};
use sequencer::Sequencer;

/// What an instruction of the vector unit took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Taken {
    /// Cycles from the one after its issue until it is done.
    pub cycles: u64,
    /// Of these: operands were read from the register file.
    pub operands: u64,
    /// Of these: lines came into the data cache.
    pub lines: u64,
}

/// What the cycles of a computing instruction follow from; `scanned` as [`Sequencer`] has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Case {
    it: Instruction,
    vtype: u8,
    scanned: u64,
    in_hand: Granules,
}

/// The unit.
#[derive(Clone, Debug, Default)]
pub(super) struct VectorUnit {
    in_hand: Granules,
    known: FxHashMap<Case, (Taken, Granules)>,
}

/// Registers of a group of 2^`lmul`, at least one.
fn registers_of(lmul: i8) -> u64 {
    1 << lmul.max(0)
}

impl VectorUnit {
    /// An instruction that computes; of vcompress, how many elements it took, if that is known.
    pub fn compute(
        &mut self,
        params: &Params,
        it: Instruction,
        detail: VectorDetail,
        compressed: Option<usize>,
    ) -> Taken {
        let vtype = detail.vtype.unwrap_or(0);
        let scanned = match it.does {
            VectorOperation::Reduce => u64::from(detail.vl.min(1)),
            // After the last element it is seen that there is none, unless the group was filled.
            VectorOperation::Compress => {
                let most = (256 >> (3 + detail.sew())) << detail.lmul().max(0);
                u64::from(detail.vl) + u64::from(compressed != Some(most))
            }
            _ => 0,
        };
        let case = Case { it, vtype, scanned, in_hand: self.in_hand };
        let (taken, left) = *self.known.entry(case).or_insert_with(|| {
            let mut at_work = Sequencer {
                params,
                registers: Registers::with(case.in_hand),
                it,
                sew: u32::from(detail.sew()),
                group: registers_of(detail.lmul()) as u8,
                scanned,
            };
            at_work.run();
            let registers = at_work.registers;
            (Taken { cycles: registers.cycles, operands: registers.filled, lines: 0 }, registers.left())
        });
        self.in_hand = left;
        taken
    }

    /// A load or store.
    pub fn access(
        &mut self,
        it: &instruction::Memory,
        detail: VectorDetail,
        accesses: &[MemoryAccess],
        data: &mut Data,
    ) -> Taken {
        let wide = it.width as i8 - detail.sew() as i8 + detail.lmul();
        let groups = Groups {
            data: match it {
                instruction::Memory { whole: 1.., .. } => u64::from(it.whole),
                instruction::Memory { mask: true, .. } => 1,
                instruction::Memory { indexed: true, .. } => registers_of(detail.lmul()),
                _ => registers_of(wide),
            },
            indices: registers_of(wide),
        };
        let (cycles, lines) = memory::cycles(it, groups, u64::from(detail.vl), accesses, data);
        if !it.store {
            self.in_hand = Granules::default();
        }
        Taken { cycles, operands: 0, lines }
    }

    /// A design's function of so many registers from vd on, which it reads and writes.
    pub fn whole(&mut self, params: &Params, vd: u8, registers: u8, cycles: u64) -> Taken {
        let it = Instruction { does: VectorOperation::Copy(registers), vd, vs1: 0, vs2: 0 };
        let registers_file = Registers::with(self.in_hand);
        let mut at_work =
            Sequencer { params, registers: registers_file, it, sew: 3, group: registers, scanned: 0 };
        at_work.whole(registers, cycles);
        self.in_hand = at_work.registers.left();
        Taken { cycles: at_work.registers.cycles, operands: at_work.registers.filled, lines: 0 }
    }
}
