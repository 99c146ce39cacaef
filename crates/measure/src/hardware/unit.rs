//! What acts in ID in a cycle, and the unit that runs on beside it.
//!
//! Source: own design; what a unit does in a cycle says the design (`[[running]]`).

use instar_coredsl::{Behaviour, Description, Host, OwnState, RaisedException};
use instar_cores::ActsInDecode;
use instar_design::{Design, RunningUnit};
use instar_isa::{RegisterFile, StaticEntry};
use instar_sim::Session;

use super::coming::{Register, read, write};
use crate::Error;

/// An instruction that acts in a cycle.
pub(super) type Acting<'a> = (&'a StaticEntry, ActsInDecode);

/// A design's instructions, and the unit among them that runs on.
pub(super) struct Units {
    /// What each instruction does, and the description that it is of.
    instructions: Vec<(String, Behaviour, usize)>,
    running: Option<Running>,
}

/// The unit that runs on.
struct Running {
    unit: RunningUnit,
    state: OwnState,
    /// Files of its own that are the design's, with its numbers there and there, and registers.
    shared: Vec<(usize, u8, u16)>,
}

impl Units {
    /// Those of a design, whose unit stands still.
    ///
    /// # Errors
    /// A sentence where several of its units run on.
    pub fn of(design: &Design, descriptions: &[Description]) -> Result<Self, Error> {
        let all = descriptions.iter().enumerate().flat_map(|(set, description)| {
            let instructions = description.instructions.iter();
            instructions.map(move |one| (one.decode.mnemonic.clone(), one.behaviour.clone(), set))
        });
        let instructions = all.collect();
        let running = match &design.running[..] {
            [] => None,
            [unit] => Some(Running::new(unit, descriptions)),
            more => {
                return Err(Error::new(format!(
                    "design \"{}\" has {} units that run on; values as hardware computes them are followed for one",
                    design.name,
                    more.len()
                )));
            }
        };
        Ok(Self { instructions, running })
    }

    /// Whether the unit works, so that no cycle may be passed over.
    pub fn busy(&self) -> bool {
        self.running.as_ref().is_some_and(Running::busy)
    }

    /// A cycle, in which this acts, on the registers as the file holds them.
    ///
    /// # Errors
    /// A sentence where nothing says what the unit does that this starts.
    pub fn cycle(&mut self, session: &mut Session, acting: Option<Acting<'_>>) -> Result<(), Error> {
        let starts = acting.filter(|(_, acts)| acts.starts).and_then(|(entry, _)| entry.custom);
        let runs = self.running.as_mut().filter(|running| {
            running.busy() || starts.is_some_and(|at| usize::from(at) == running.unit.instruction)
        });
        let Some(running) = runs else {
            let Some((entry, acts)) = acting else { return Ok(()) };
            if acts.starts {
                return Err(Error::new(format!(
                    "{} starts a unit that runs on, and its design does not say what that does in a cycle: add \
                     [[running]], or leave --values hardware out",
                    self.name(entry)
                )));
            }
            self.perform(session, entry);
            return Ok(());
        };
        let described = acting.and_then(|(entry, _)| {
            let all = &running.unit.description().instructions;
            all.iter().find(|one| entry.word & one.decode.mask == one.decode.value)
        });
        let alone = running.unit.description().always.first().map(|block| &block.behaviour);
        let (word, behaviour) = match (acting, described) {
            (Some((entry, _)), Some(one)) => (entry.word, Some(&one.behaviour)),
            (_, _) => (0, alone),
        };
        let behaviour = behaviour.cloned();
        // What the unit's description does not have reads what the cycle finds, and what it writes
        // stays.
        let beside = acting.filter(|_| described.is_none()).map(|(entry, _)| {
            let registers: Vec<Register> = destinations(entry).collect();
            let before: Vec<_> = registers.iter().map(|&register| read(session, register)).collect();
            self.perform(session, entry);
            let after: Vec<_> = registers.iter().map(|&register| read(session, register)).collect();
            registers.iter().zip(&before).for_each(|(&register, value)| write(session, register, value));
            (registers, after)
        });
        if let (Some(running), Some(behaviour)) = (&mut self.running, behaviour) {
            running.run(session, &behaviour, word);
        }
        if let Some((registers, after)) = beside {
            registers.iter().zip(&after).for_each(|(&register, value)| write(session, register, value));
        }
        Ok(())
    }

    fn name(&self, entry: &StaticEntry) -> &str {
        let at = entry.custom.map_or(usize::MAX, usize::from);
        self.instructions.get(at).map_or("an instruction", |(mnemonic, ..)| mnemonic)
    }

    fn perform(&self, session: &mut Session, entry: &StaticEntry) {
        let Some((_, behaviour, set)) = self.instructions.get(usize::from(entry.custom.unwrap_or(u16::MAX)))
        else {
            return;
        };
        // What it raises comes where it retires.
        let _ = behaviour.execute(entry.word, &mut Act { session, own: Own::Set(*set) });
    }
}

impl Running {
    fn new(unit: &RunningUnit, descriptions: &[Description]) -> Self {
        let files: Vec<_> = descriptions.iter().flat_map(|description| &description.states).collect();
        let own = &unit.description().states;
        let shared = own.iter().enumerate().filter_map(|(at, state)| {
            let there = files.iter().position(|file| file.name == state.name)?;
            Some((at, there as u8, state.count as u16))
        });
        Self { state: unit.description().own_state(), shared: shared.collect(), unit: unit.clone() }
    }

    fn busy(&self) -> bool {
        self.state.register(self.unit.busy, 0).iter().any(|&limb| limb != 0)
    }

    fn run(&mut self, session: &mut Session, behaviour: &Behaviour, word: u32) {
        for &(at, there, count) in &self.shared {
            for number in 0..count {
                let value = session.own_register(there, number);
                self.state.register_mut(at, usize::from(number)).copy_from_slice(value);
            }
        }
        let _ = behaviour.execute(word, &mut Act { session, own: Own::Unit(&mut self.state) });
        for &(at, there, count) in &self.shared {
            for number in 0..count {
                let value = self.state.register(at, usize::from(number));
                session.own_register_mut(there, number).copy_from_slice(value);
            }
        }
    }
}

/// Registers that an instruction writes.
pub(super) fn destinations(entry: &StaticEntry) -> impl Iterator<Item = Register> + '_ {
    let there = |file| matches!(file, RegisterFile::X | RegisterFile::Own(_));
    let ranges = entry.destinations.iter().filter(move |range| there(range.file));
    ranges.flat_map(|range| range.numbers().map(|number| (range.file, number)))
}

/// Whose registers of its own a behaviour sees.
enum Own<'a> {
    /// Those of the machine, of a description by number.
    Set(usize),
    Unit(&'a mut OwnState),
}

/// The machine as what acts in ID sees it: no memory, and no place in the program.
struct Act<'a> {
    session: &'a mut Session,
    own: Own<'a>,
}

impl Host for Act<'_> {
    fn x(&self, index: u32) -> u64 {
        self.session.x(index as u8 & 31)
    }

    fn set_x(&mut self, index: u32, value: u64) {
        self.session.set_x(index as u8 & 31, value);
    }

    fn pc(&self) -> u64 {
        self.session.pc()
    }

    fn set_pc(&mut self, _: u64) {}

    fn load(&mut self, address: u64, _: u32) -> Result<u64, RaisedException> {
        Err(RaisedException { cause: RaisedException::LOAD_ACCESS_FAULT, value: address })
    }

    fn store(&mut self, address: u64, _: u32, _: u64) -> Result<(), RaisedException> {
        Err(RaisedException { cause: RaisedException::STORE_ACCESS_FAULT, value: address })
    }

    fn own(&mut self) -> &mut OwnState {
        match &mut self.own {
            Own::Set(set) => self.session.own_mut(*set),
            Own::Unit(state) => state,
        }
    }
}
