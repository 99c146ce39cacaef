//! What an instruction that passes through ID/EX changes in the elements, and in which cycle.
//!
//! Source: as [`super`].

use instar_isa::Class;
use instar_trace::MemoryAccess;

use super::fields::{Fields, Gives};
use super::followed::{Event, Followed, Phase, View};
use super::number;
use crate::element::{Accumulating, Computation, DriveSource, LongDivision, LongDivisionPart as Part};
use crate::ibex::rules::{BY_ZERO, DIVIDE};
use crate::in_order::crosses;

/// An instruction's way through ID/EX.
#[derive(Clone, Copy, Debug)]
pub(in crate::ibex) struct Passed<'a> {
    pub index: u64,
    pub id: u32,
    /// First cycle in ID/EX, first in which it executes, and the one in which it leaves.
    pub arrived: u64,
    pub begins: u64,
    pub left: u64,
    /// It trapped.
    pub traps: bool,
    /// Where fetch turned away in the cycle in which it left: the address after it.
    pub overtakes: Option<u64>,
    pub accesses: &'a [MemoryAccess],
}

impl Followed {
    /// What an instruction changes.
    pub(super) fn passes(&mut self, it: &Passed<'_>) {
        let Passed { index, arrived, begins, left, .. } = *it;
        let fields = self.fields[it.id as usize];
        let shows = |phase| Event::Shows(View { index, fields, phase });
        if std::mem::take(&mut self.behind_reset) && self.has_writeback() {
            self.takes(arrived, number::WRITEBACK, index, DriveSource::Unknown);
        }
        if arrived < begins {
            self.at(arrived, shows(Phase::Waits));
        }
        // What traps reads registers and is told none of them.
        self.at(begins, shows(if it.traps { Phase::Waits } else { Phase::First }));
        let gone = match it.overtakes {
            Some(address) => View { index, fields: self.behind(address), phase: Phase::Gone },
            None => View { index, fields, phase: Phase::Gone },
        };
        if let Some(fields) = fields {
            self.steps(it, &fields);
            if matches!(fields.class, Class::Load | Class::Store) {
                self.accesses(it, &fields);
            } else if !it.traps {
                self.results(it, &fields);
            }
        } else if self.has_writeback() {
            self.takes(left + 1, number::WRITEBACK, index, DriveSource::Unknown);
        }
        self.at(left + 1, Event::Shows(gone));
    }

    /// Its cycles in ID/EX but for the first, and what its unit holds after each.
    fn steps(&mut self, it: &Passed<'_>, fields: &Fields) {
        let Passed { index, begins, left, .. } = *it;
        let steps = (left + 1 - begins) as u8;
        let by_zero = fields.gives == Gives::Divider && u64::from(steps) == BY_ZERO;
        let view = View { index, fields: Some(*fields), phase: Phase::First };
        for step in 1..steps {
            // A division by zero goes on to the last state.
            let phase = Phase::Step(if by_zero { DIVIDE as u8 - 1 } else { step });
            self.at(begins + u64::from(step), Event::Shows(View { phase, ..view }));
        }
        for step in 0..steps {
            let behind = begins + u64::from(step) + 1;
            match fields.gives {
                Gives::Alu => {}
                Gives::Multiplier => {
                    for (place, top) in [false, true].into_iter().enumerate() {
                        let of = Accumulating { one_cycle: self.multiplies_at_once(), step, top };
                        self.computes(
                            behind,
                            number::INTERMEDIATE[place],
                            index,
                            Computation::Accumulated(fields.op, of),
                        );
                    }
                }
                Gives::Divider => self.divides(behind, index, fields, step, by_zero),
            }
        }
    }

    /// What the divider holds after a step.
    fn divides(&mut self, cycle: u64, index: u64, fields: &Fields, step: u8, by_zero: bool) {
        let mut holds = |element: u16, part: Part| {
            let of = LongDivision { step, part };
            self.computes(cycle, element, index, Computation::Divided(fields.op, of));
        };
        if step == 0 || !by_zero {
            holds(number::INTERMEDIATE[0], Part::Remainder);
            holds(number::INTERMEDIATE[1], Part::RemainderTop);
        }
        match step {
            0 => {}
            _ if by_zero => {}
            1 => {
                holds(number::DIVIDEND, Part::Dividend);
                holds(number::QUOTIENT, Part::Quotient);
            }
            2 => holds(number::DIVISOR, Part::Divisor),
            _ => holds(number::QUOTIENT, Part::Quotient),
        }
    }

    fn computes(&mut self, cycle: u64, element: u16, index: u64, it: Computation) {
        let ports = self.ports();
        self.takes(cycle, element, index, DriveSource::Computed(it, ports));
    }

    /// Where a load or store goes on, and what a load brings.
    fn accesses(&mut self, it: &Passed<'_>, fields: &Fields) {
        let Passed { index, begins, left, .. } = *it;
        let loads = fields.class == Class::Load;
        let across = it.accesses.first().filter(|access| crosses((access.address, access.size)));
        if let Some(access) = across {
            self.at(begins + 1, Event::Shows(View { index, fields: Some(*fields), phase: Phase::Second }));
            if loads {
                // Bytes of the first word from the one on at which the access begins.
                let begin = (access.address & 3) as u8;
                for byte in 1..4_u8 {
                    let source = match byte.checked_sub(begin) {
                        Some(number) => DriveSource::LoadedByte(number),
                        None => DriveSource::Unknown,
                    };
                    self.takes(begins + 2, number::SPLIT + u16::from(byte) - 1, index, source);
                }
            }
        }
        if self.has_writeback() {
            self.enters_writeback(it, fields);
        }
        // With its answer: with WB one cycle after ID/EX.
        let answer = if self.has_writeback() { left + 1 } else { left };
        if loads {
            self.at(answer, Event::Writes { index, source: DriveSource::Loaded, of: None });
            if fields.rd != 0 {
                self.takes(answer + 1, fields.rd.into(), index, DriveSource::Loaded);
            }
        }
        self.at(answer + 1, Event::Ends);
    }

    /// What others leave.
    fn results(&mut self, it: &Passed<'_>, fields: &Fields) {
        let Passed { index, left, .. } = *it;
        if self.has_writeback() {
            self.enters_writeback(it, fields);
        }
        if !fields.writes {
            return;
        }
        // What a CSR access reads goes past the ALU.
        let csr = fields.class == Class::Csr;
        let (written, shown) =
            if self.has_writeback() { (left + 1, number::WRITEBACK) } else { (left, number::RESULT) };
        let (source, of) = match csr {
            true if fields.rd == 0 => (DriveSource::Unknown, None),
            true => (DriveSource::Result, None),
            false => (DriveSource::Held(shown, 0xf), Some(shown)),
        };
        self.at(written, Event::Writes { index, source, of });
        if fields.rd != 0 {
            let (element, of) = (fields.rd.into(), of);
            self.at(written + 1, Event::Takes { index, element, source: DriveSource::Result, of });
        }
        self.at(written + 1, Event::Ends);
    }

    /// What stands in WB after its cycle in ID/EX.
    fn enters_writeback(&mut self, it: &Passed<'_>, fields: &Fields) {
        let Passed { index, left, .. } = *it;
        let (source, of) = match fields.class {
            Class::Csr if fields.rd == 0 => (DriveSource::Unknown, None),
            Class::Csr => (DriveSource::Result, None),
            _ => (DriveSource::Held(number::RESULT, 0xf), Some(number::RESULT)),
        };
        self.at(left + 1, Event::Takes { index, element: number::WRITEBACK, source, of });
        if fields.rd != 0 {
            self.at(left + 1, Event::InWriteback(fields.rd));
        }
        self.at(left + 2, Event::Ends);
    }
}
