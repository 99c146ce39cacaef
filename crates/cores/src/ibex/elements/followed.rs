//! When what the elements of an Ibex hold may change, in order of time.
//!
//! Source: as [`super`]. An instruction's cycles are known when it comes, so what it changes waits
//! here until the next one's are, and is told cycle by cycle: first flip-flops, which take what
//! wires showed in the cycle before, then wires.

use instar_isa::{Class, StaticEntry};
use instar_trace::MemoryAccess;
use rustc_hash::FxHashMap;

use super::fields::{Fields, Gives, Operand, fields};
use super::number;
use super::wires::Identity;
use crate::CommitObserver;
use crate::element::{Accumulating, Computation, Drive, DriveSource, LongDivision, LongDivisionPart as Part};
use crate::ibex::Ibex;
use crate::ibex::params::Params;
use crate::ibex::rules::{BY_ZERO, DIVIDE};
use crate::in_order::crosses;
use crate::parts::image::Image;

/// What the instruction register holds, and how far it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    /// The instruction that is told; behind a branch that, and not what was fetched.
    pub index: u64,
    /// What decode makes of what stands there; `None` where that is not known.
    pub fields: Option<Fields>,
    pub phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// It is valid, in its first cycle, and waits.
    Waits,
    /// It is valid and executes in its first cycle.
    First,
    /// It executes in a further one: so many of the unit's steps are done.
    Step(u8),
    /// It asks for the second word of its access.
    Second,
    /// It left, or never was valid.
    Gone,
}

/// What happens at the start of a cycle.
#[derive(Clone, Copy, Debug)]
enum Event {
    /// A flip-flop takes a value, which is that of a wire in the cycle before where one is named.
    Takes { index: u64, element: u16, source: DriveSource, of: Option<u16> },
    /// The instruction register has another view.
    Shows(View),
    /// In this cycle this goes to the register file.
    Writes { index: u64, source: DriveSource, of: Option<u16> },
    /// In this cycle an instruction that writes this register is in WB.
    Waits(u8),
    /// What lasted for a cycle ends.
    Ends,
}

/// What is followed of a core whose elements are told.
#[derive(Clone, Debug)]
pub(in crate::ibex) struct Followed {
    params: Params,
    pub(super) writeback: bool,
    /// By number of the static entry.
    fields: Vec<Option<Fields>>,
    /// What lies behind taken branches and jumps, by address.
    behind: FxHashMap<u64, Option<Fields>>,
    pub(in crate::ibex) image: Image,
    /// In the order in which they were told.
    events: Vec<(u64, Event)>,
    pub(super) view: Option<View>,
    pub(super) waiting: Option<u8>,
    /// What is written in this cycle: whose, which, and which value that is.
    pub(super) writing: Option<(u64, DriveSource, Identity)>,
    /// By element.
    pub(super) told: [Option<Identity>; number::COUNT],
    pub(super) made: [Option<(Computation, [Identity; 2], Identity)>; number::COUNT],
    pub(super) values: u64,
    started: bool,
}

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
    /// Where fetch turned away in the cycle in which it left: the address behind it.
    pub overtakes: Option<u64>,
    pub accesses: &'a [MemoryAccess],
}

impl Followed {
    /// Of a core that holds nothing yet.
    pub fn new(params: &Params) -> Self {
        let mut told = [None; number::COUNT];
        told[0] = Some(Identity::Constant(0));
        (1..32).for_each(|register| told[register] = Some(Identity::Value(register as u64)));
        Self {
            params: params.clone(),
            writeback: params.writeback_stage,
            fields: Vec::new(),
            behind: FxHashMap::default(),
            image: Image::new(32),
            events: Vec::new(),
            view: None,
            waiting: None,
            writing: None,
            told,
            made: [None; number::COUNT],
            values: 32,
            started: false,
        }
    }

    /// An instruction is met.
    pub fn show(&mut self, id: u32, entry: &StaticEntry) {
        let at = id as usize;
        if self.fields.len() <= at {
            self.fields.resize(at + 1, None);
        }
        self.fields[at] = fields(entry, &self.params);
    }

    pub(super) fn multiplies_at_once(&self) -> bool {
        self.params.multiply_cycles == 1
    }

    fn at(&mut self, cycle: u64, event: Event) {
        self.events.push((cycle, event));
    }

    fn takes(&mut self, cycle: u64, element: u16, index: u64, source: DriveSource) {
        self.at(cycle, Event::Takes { index, element, source, of: None });
    }

    /// What lies at an address behind a taken branch or jump.
    fn behind(&mut self, address: u64) -> Option<Fields> {
        let address = address & u64::from(u32::MAX);
        if let Some(&met) = self.behind.get(&address) {
            return met;
        }
        let found = self.image.entry(address).flatten().and_then(|entry| fields(&entry, &self.params));
        self.behind.insert(address, found);
        found
    }

    /// What an instruction changes.
    fn passes(&mut self, it: &Passed<'_>) {
        let Passed { index, arrived, begins, left, .. } = *it;
        let fields = self.fields[it.id as usize];
        let shows = |phase| Event::Shows(View { index, fields, phase });
        if !std::mem::replace(&mut self.started, true) && self.writeback {
            // Of what came before.
            self.takes(arrived, number::WRITEBACK, index, DriveSource::Unknown);
        }
        if arrived < begins {
            self.at(arrived, shows(Phase::Waits));
        }
        self.at(begins, shows(Phase::First));
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
        } else if self.writeback {
            self.takes(left + 1, number::WRITEBACK, index, DriveSource::Unknown);
        }
        self.at(left + 1, Event::Shows(gone));
    }

    /// Its cycles in ID/EX but for the first, and what its unit holds behind each.
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

    /// What the divider holds behind a step.
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
        let ports = if self.writeback { number::FORWARDED } else { number::READ };
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
        if self.writeback {
            self.to_writeback(it, fields);
        }
        // With its answer: with WB one cycle behind ID/EX.
        let answer = if self.writeback { left + 1 } else { left };
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
        if self.writeback {
            self.to_writeback(it, fields);
        }
        if !fields.writes {
            return;
        }
        // What a CSR access reads goes past the ALU.
        let csr = fields.class == Class::Csr;
        let (written, shown) =
            if self.writeback { (left + 1, number::WRITEBACK) } else { (left, number::RESULT) };
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

    /// What stands in WB behind its cycle in ID/EX.
    fn to_writeback(&mut self, it: &Passed<'_>, fields: &Fields) {
        let Passed { index, left, .. } = *it;
        let (source, of) = match fields.class {
            Class::Csr if fields.rd == 0 => (DriveSource::Unknown, None),
            Class::Csr => (DriveSource::Result, None),
            _ => (DriveSource::Held(number::RESULT, 0xf), Some(number::RESULT)),
        };
        self.at(left + 1, Event::Takes { index, element: number::WRITEBACK, source, of });
        if fields.rd != 0 {
            self.at(left + 1, Event::Waits(fields.rd));
        }
        self.at(left + 2, Event::Ends);
    }

    /// Tells what happens before a cycle.
    fn tell_before(&mut self, cycle: u64, observer: &mut impl CommitObserver) {
        let mut due = Vec::new();
        self.events.retain(|&event| {
            let later = event.0 >= cycle;
            if !later {
                due.push(event);
            }
            later
        });
        due.sort_by_key(|&(cycle, _)| cycle);
        for now in due.chunk_by(|one, other| one.0 == other.0) {
            (self.waiting, self.writing) = (None, None);
            for &(cycle, event) in now {
                self.happens(cycle, event, observer);
            }
            self.settle(now[0].0, observer);
        }
    }

    fn happens(&mut self, cycle: u64, event: Event, observer: &mut impl CommitObserver) {
        match event {
            Event::Takes { index, element, source, of } => {
                self.told[usize::from(element)] = Some(self.identity(source, of));
                observer.drive(&Drive { cycle, index, element, source });
            }
            Event::Shows(view) => self.view = Some(view),
            Event::Writes { index, source, of } => {
                // The wire that it shows settles in this cycle.
                let identity = match of {
                    Some(_) => Identity::Unknown,
                    None => self.identity(source, None),
                };
                self.writing = Some((index, source, identity));
            }
            Event::Waits(register) => self.waiting = Some(register),
            Event::Ends => {}
        }
    }

    /// Which value it is.
    fn identity(&mut self, source: DriveSource, of: Option<u16>) -> Identity {
        match (source, of.and_then(|wire| self.told[usize::from(wire)])) {
            (DriveSource::Unknown, _) => Identity::Unknown,
            (_, Some(identity)) => identity,
            _ => self.new_value(),
        }
    }

    pub(super) fn new_value(&mut self) -> Identity {
        self.values += 1;
        Identity::Value(self.values)
    }
}

impl<O: CommitObserver> Ibex<O> {
    /// Tells of its elements too.
    pub(in crate::ibex) fn with_elements(mut self) -> Self {
        self.followed = Some(Box::new(Followed::new(&self.params)));
        self
    }

    /// An instruction passed: what came before it is told.
    pub(in crate::ibex) fn follow_elements(&mut self, it: &Passed<'_>) {
        if let Some(followed) = &mut self.followed {
            followed.tell_before(it.arrived, &mut self.observer);
            followed.passes(it);
        }
    }

    /// Nothing is in the pipeline: all of it is told.
    pub(in crate::ibex) fn tell_rest(&mut self) {
        if let Some(followed) = &mut self.followed {
            followed.tell_before(u64::MAX, &mut self.observer);
        }
    }
}

/// What a port gives or the code states.
pub(super) fn constant(operand: Operand) -> Option<u32> {
    match operand {
        Operand::Constant(value) => Some(value),
        Operand::Port => None,
    }
}
