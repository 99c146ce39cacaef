//! When what the elements of an Ibex hold may change, in order of time.
//!
//! Source: as [`super`]. An instruction's cycles are known when it comes, so what it changes waits
//! here until the next one's are, and is told cycle by cycle: first flip-flops, which take what
//! wires showed in the cycle before, then wires.

use instar_isa::StaticEntry;
use rustc_hash::FxHashMap;

use super::fields::{Fields, fields};
use super::number;
use super::passing::Passed;
use super::wires::Identity;
use crate::CommitObserver;
use crate::element::{Computation, Drive, DriveSource};
use crate::ibex::Ibex;
use crate::ibex::params::Params;
use crate::parts::image::Image;

/// What the instruction register holds, and how far it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    /// The instruction that is told; after a branch that, and not what was fetched.
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
pub(super) enum Event {
    /// A flip-flop takes a value, which is that of a wire in the cycle before where one is named.
    Takes { index: u64, element: u16, source: DriveSource, of: Option<u16> },
    /// The instruction register has another view.
    Shows(View),
    /// In this cycle this goes to the register file.
    Writes { index: u64, source: DriveSource, of: Option<u16> },
    /// In this cycle an instruction that writes this register is in WB.
    InWriteback(u8),
    /// What lasted for a cycle ends.
    Ends,
}

/// What is followed of a core whose elements are told.
#[derive(Clone, Debug)]
pub(in crate::ibex) struct Followed {
    pub(super) params: Params,
    /// By number of the static entry.
    pub(super) fields: Vec<Option<Fields>>,
    /// What lies after taken branches and jumps, by address.
    behind: FxHashMap<u64, Option<Fields>>,
    pub(in crate::ibex) image: Image,
    /// In the order in which they were told.
    events: Vec<(u64, Event)>,
    pub(super) view: Option<View>,
    /// The register that an instruction in WB writes.
    pub(super) waiting: Option<u8>,
    /// What is written in this cycle: whose, which, and which value that is.
    pub(super) writing: Option<(u64, DriveSource, Identity)>,
    /// By element.
    pub(super) told: [Option<Identity>; number::COUNT],
    pub(super) made: [Option<(Computation, [Identity; 2], Identity)>; number::COUNT],
    pub(super) values: u64,
    /// What comes first comes after a jump that the bench puts there.
    pub(in crate::ibex) behind_reset: bool,
}

impl Followed {
    /// Of a core that holds nothing yet.
    pub fn new(params: &Params) -> Self {
        let mut told = [None; number::COUNT];
        told[0] = Some(Identity::Constant(0));
        (1..32).for_each(|register| told[register] = Some(Identity::Value(register as u64)));
        Self {
            params: params.clone(),
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
            behind_reset: false,
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

    /// Results are written a cycle after ID/EX, in a stage of their own.
    pub(super) fn has_writeback(&self) -> bool {
        self.params.writeback_stage
    }

    pub(super) fn multiplies_at_once(&self) -> bool {
        self.params.multiply_cycles == 1
    }

    /// Where operands of the ALU, the multiplier and the divider come from.
    pub(super) fn ports(&self) -> [u16; 2] {
        if self.has_writeback() { number::FORWARDED } else { number::READ }
    }

    pub(super) fn at(&mut self, cycle: u64, event: Event) {
        self.events.push((cycle, event));
    }

    pub(super) fn takes(&mut self, cycle: u64, element: u16, index: u64, source: DriveSource) {
        self.at(cycle, Event::Takes { index, element, source, of: None });
    }

    /// What lies at an address after a taken branch or jump.
    pub(super) fn behind(&mut self, address: u64) -> Option<Fields> {
        let address = address & u64::from(u32::MAX);
        if let Some(&met) = self.behind.get(&address) {
            return met;
        }
        let found = self.image.entry(address).flatten().and_then(|entry| fields(&entry, &self.params));
        self.behind.insert(address, found);
        found
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
            Event::InWriteback(register) => self.waiting = Some(register),
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
