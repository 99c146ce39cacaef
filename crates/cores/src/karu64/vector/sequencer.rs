//! The sequencer of the vector unit: one instruction at a time, granule by granule, its states as
//! in the RTL.
//!
//! Source: karucore/karu64 8da799a, rtl/karu_varith.v; each function names its states. All
//! registers of the group are worked through, however small vl is. VLEN is 256, a register two
//! granules, and a granule two lanes of 64 bits.

use super::super::Params;
use super::instruction::{Instruction, Unit, VectorOperation};
use super::registers::{Granule, Granules, Registers};

/// Bits of a register, and of a granule.
const VLEN: u32 = 256;
const GRANULE: u32 = 128;
/// Steps of the serial divider.
const QUOTIENT: u64 = 64;
/// Elements that are narrowed at once.
const WINDOW: u32 = 2;
const NONE: Granules = [None; 3];
const HALVES: [bool; 2] = [false, true];

/// An instruction at work.
pub(super) struct Sequencer<'p> {
    pub params: &'p Params,
    pub registers: Registers,
    pub it: Instruction,
    /// log2 of the bytes of an element.
    pub sew: u32,
    /// Registers of a group.
    pub group: u8,
    /// Of vcompress, the cycles in which it looks for elements; of a reduction, 0 if there is
    /// nothing to reduce.
    pub scanned: u64,
}

/// A register so many after another.
fn behind(register: u8, by: u8) -> u8 {
    register.wrapping_add(by) & 31
}

impl Sequencer<'_> {
    /// Elements of a register.
    fn elements(&self) -> u32 {
        (VLEN / 8) >> self.sew
    }

    /// Works the instruction off.
    pub fn run(&mut self) {
        match self.it.does {
            VectorOperation::Configure | VectorOperation::Memory(_) => {}
            VectorOperation::Compute { unit, reads, one } => self.compute(unit, reads, one),
            VectorOperation::Widen { product, reads, wide } => self.widen(product, reads, wide),
            VectorOperation::Narrow { vector } => self.narrow(vector),
            VectorOperation::Extend(factor) => self.extend(factor),
            VectorOperation::Compare { vector } => self.compare(vector),
            VectorOperation::Mask { two } => self.mask(two),
            VectorOperation::MaskToScalar => HALVES.into_iter().for_each(|half| {
                self.registers.work([None, Some((self.it.vs2, half)), None], 1);
            }),
            VectorOperation::ElementToScalar => {
                self.registers.work([None, Some((self.it.vs2, false)), None], 1)
            }
            VectorOperation::Reduce => self.reduce(),
            VectorOperation::Permute { indexed, of_16 } => self.permute(indexed, of_16),
            VectorOperation::Compress => self.compress(),
            VectorOperation::Copy(registers) => self.copy(registers),
        }
    }

    /// The granules of this register of the group, of the operands that are read.
    fn granules(&self, reads: [bool; 3], register: u8, half: bool) -> Granules {
        let from = [self.it.vs1, self.it.vs2, self.it.vd];
        [0, 1, 2].map(|at| reads[at].then(|| (behind(from[at], register), half)))
    }

    /// S_CSTAGE if what is written was put together there, then S_CWB: a register, granule by
    /// granule.
    fn write_register(&mut self, staged: bool, wanted: Granules) {
        if staged && self.params.vector_write_register {
            self.registers.work(wanted, 1);
        }
        self.registers.write(wanted);
        self.registers.write(wanted);
    }

    /// S_RUN and S_GWB, or an element after the other.
    fn compute(&mut self, unit: Unit, reads: [bool; 3], one: bool) {
        let serial = match unit {
            Unit::Lanes => None,
            Unit::Multiplier => Some(self.params.vector_multiply_cycles).filter(|&cycles| cycles > 1),
            Unit::Divider => (self.params.vector_divide_cycles > 1).then_some(QUOTIENT as u32),
        };
        if let Some(steps) = serial {
            return self.compute_serially(reads, u64::from(steps) + 2);
        }
        let run = 1 + u64::from(self.params.vector_lane_register);
        for register in 0..if one { 1 } else { self.group } {
            for half in HALVES {
                let wanted = self.granules(reads, register, half);
                self.registers.work(wanted, run);
                self.registers.write(wanted);
            }
        }
    }

    /// S_MLOAD, S_MSTEP, S_MFIN (S_DLOAD and its kin) for each element, then S_MWR and S_CWB.
    fn compute_serially(&mut self, reads: [bool; 3], cycles: u64) {
        let last = self.elements() - 1;
        for register in 0..self.group {
            let half = |element: u32| element * (8 << self.sew) >= GRANULE;
            for element in 0..=last {
                let wanted = self.granules(reads, register, half(element));
                self.registers.work(wanted, cycles);
            }
            let wanted = self.granules(reads, register, half(last));
            self.registers.work(wanted, 1);
            // The count of elements is set back in S_MWR, and the first granule read again for
            // nothing.
            let wanted = self.granules(reads, register, register + 1 == self.group && half(last));
            self.write_register(false, wanted);
        }
    }

    /// S_WRUN; of a product, S_WMLOAD, S_MSTEP, S_WMFIN for each element.
    fn widen(&mut self, product: bool, [vector, old]: [bool; 2], wide: bool) {
        let steps = self.params.vector_multiply_cycles;
        let serial = product && steps > 1;
        let (it, elements) = (self.it, self.elements() / 2);
        let registers = 2 * self.group;
        for register in 0..registers {
            let (narrow, half) = (register >> 1, register & 1 == 1);
            let wanted = |part: bool| -> Granules {
                let vs2: Granule =
                    if wide { (behind(it.vs2, register), part) } else { (behind(it.vs2, narrow), half) };
                let vs1 = vector.then(|| (behind(it.vs1, narrow), half));
                [vs1, Some(vs2), old.then(|| (behind(it.vd, register), part))]
            };
            if !serial {
                HALVES.into_iter().for_each(|part| self.registers.work(wanted(part), 1));
                self.write_register(true, NONE);
                continue;
            }
            let part = |element: u32| element * (16 << self.sew) >= GRANULE;
            for element in 0..elements {
                self.registers.work(wanted(part(element)), u64::from(steps) + 2);
            }
            self.registers.work(wanted(part(elements - 1)), 1);
            self.write_register(false, wanted(register + 1 == registers && part(elements - 1)));
        }
    }

    /// S_NA and S_NB.
    fn narrow(&mut self, vector: bool) {
        let wide = self.elements() / 2;
        for register in 0..self.group {
            for (phase, second) in HALVES.into_iter().enumerate() {
                for first in (0..wide).step_by(WINDOW as usize) {
                    let vs2 = behind(self.it.vs2, 2 * register + phase as u8);
                    let vs1 = vector.then(|| (behind(self.it.vs1, register), second));
                    self.registers.work([vs1, Some((vs2, first >= wide / 2)), None], 1);
                    self.registers.work(NONE, 1);
                }
            }
            self.write_register(true, NONE);
        }
    }

    /// S_RUN of vzext and vsext.
    fn extend(&mut self, factor: u8) {
        for register in 0..self.group {
            let window = (u32::from(register) % (1 << factor) * VLEN) >> factor;
            let vs2 = behind(self.it.vs2, register >> factor);
            self.registers.work([None, Some((vs2, window >= GRANULE)), None], 1);
            self.write_register(true, NONE);
        }
    }

    /// S_RUN of comparisons.
    fn compare(&mut self, vector: bool) {
        for register in 0..self.group {
            for half in HALVES {
                let wanted = self.granules([vector, true, false], register, half);
                self.registers.work(wanted, 1);
            }
        }
        self.write_mask();
    }

    /// S_RUN of functions of masks.
    fn mask(&mut self, two: bool) {
        for half in HALVES {
            let wanted = self.granules([two, true, false], 0, half);
            self.registers.work(wanted, 1);
        }
        self.write_mask();
    }

    /// S_CMW: what is not written of a mask is what it was.
    fn write_mask(&mut self) {
        HALVES.into_iter().for_each(|half| self.registers.write([None, None, Some((self.it.vd, half))]));
    }

    /// S_RED_A and S_RED_B for each 64 bits.
    fn reduce(&mut self) {
        for register in 0..self.group {
            for half in HALVES {
                let vs2 = (behind(self.it.vs2, register), half);
                self.registers.work([Some((self.it.vs1, false)), Some(vs2), None], 4);
            }
        }
        self.registers.work(NONE, 1);
        if self.scanned > 0 {
            self.write_register(true, NONE);
        }
    }

    /// S_PLOAD: source and indices go to memories of their own, 64 bits a cycle.
    fn load_places(&mut self, registers: u8) {
        for register in 0..registers {
            for half in HALVES {
                let wanted = self.granules([true, true, false], register, half);
                self.registers.work(wanted, 2);
            }
        }
    }

    /// S_PCOMP.
    fn permute(&mut self, indexed: bool, of_16: bool) {
        let indices = match (of_16, self.sew) {
            (true, 0) => (2 * self.group).min(8),
            (true, sew) => (self.group >> (sew - 1)).max(1),
            (false, _) => self.group,
        };
        self.load_places(if indexed { indices.max(self.group) } else { self.group });
        for _ in 0..self.group {
            self.registers.work(NONE, u64::from(self.elements()));
            self.write_register(true, NONE);
        }
    }

    /// S_CMP_SCAN, S_CMP_FLUSH and S_CMP_WR.
    fn compress(&mut self) {
        self.load_places(self.group);
        self.registers.work(NONE, self.scanned);
        for _ in 0..self.group {
            self.registers.work(NONE, 1);
            self.write_register(false, NONE);
        }
    }

    /// S_RUN of whole registers.
    fn copy(&mut self, registers: u8) {
        for register in 0..registers {
            for half in HALVES {
                let wanted = self.granules([false, true, false], register, half);
                self.registers.write(wanted);
            }
        }
    }

    /// S_KLOAD, S_KREQ, S_KWAIT and S_KSTORE: a function of so many whole registers that takes so
    /// many cycles.
    pub fn whole(&mut self, registers: u8, cycles: u64) {
        for register in 0..registers {
            for half in HALVES {
                let wanted = self.granules([false, false, true], register, half);
                self.registers.work(wanted, 1);
            }
        }
        self.registers.work(NONE, cycles + 2);
        for _ in 0..registers {
            self.registers.work(NONE, 1);
            self.write_register(false, NONE);
        }
    }
}
