//! One path through a function: known addresses of code, terms for everything else.
//!
//! Source: own design. A branch about which the start decides is a fork: the path has decided it, or the run stops there.

use std::collections::BTreeMap;
use std::rc::Rc;

use instar_coredsl::walk::{Domain, walk};
use instar_coredsl::{Description, Type};
use instar_isa::RegisterFile;
use num_bigint::BigInt;

use crate::assume::Assumption;
use crate::code::Code;
use crate::domain::{Machine, Reading, Slot};
use crate::memory::{Memory, World};
use crate::step::Steps;
use crate::terms::{Node, Term};

/// The register with the return address.
const RA: u16 = 1;

/// What a path has decided, by condition.
pub(crate) type Decisions = BTreeMap<Term, bool>;

/// The end of a path.
pub(crate) struct End {
    pub machine: Machine,
    pub instructions: u64,
    /// The number of the address that ended it; None where the function returned.
    pub cut: Option<usize>,
}

/// Why a path did not come to its end.
pub(crate) enum Stop {
    /// This condition has to be decided, for the branch at this address.
    Fork(Term, u64),
    /// It cannot be followed at this address, for this reason.
    Refused(u64, String),
}

/// One of the two programs.
pub(crate) struct Side<'a> {
    pub code: &'a Code<'a>,
    steps: Steps<'a>,
}

impl<'a> Side<'a> {
    pub fn new(code: &'a Code<'a>) -> Self {
        Self { code, steps: Steps::new(code) }
    }

    pub fn xlen(&self) -> u32 {
        self.code.decoder.isa().xlen().bits()
    }

    /// The machine when the function is called.
    pub fn start(&self, world: &mut World) -> Machine {
        let (xlen, terms) = (self.xlen(), &mut world.terms);
        let slot = |term| Slot { term, pc: None };
        let mut x = vec![slot(terms.number(0, xlen))];
        x.extend((1..32).map(|number| slot(terms.start(RegisterFile::X, number, xlen))));
        let states = self.code.descriptions.iter().flat_map(|description: &Description| &description.states);
        let own = states.enumerate().map(|(file, state)| {
            let file = RegisterFile::Own(file as u8);
            (0..state.count).map(|n| slot(terms.start(file, n as u16, state.ty.width))).collect()
        });
        let own = own.collect();
        Machine { x, own, memory: Rc::new(Memory::default()), next: terms.number(0, xlen) }
    }

    /// Where a return goes: the return address with its lowest bit cleared.
    fn caller(&self, world: &mut World) -> Term {
        let (xlen, terms) = (self.xlen(), &mut world.terms);
        let ra = terms.start(RegisterFile::X, RA, xlen);
        let high = terms.slice(ra, 1, xlen - 1);
        let low = terms.number(0, 1);
        terms.concat(&[high, low])
    }

    /// Follows the function from its entry to its return, and tells `seen` each instruction on the way, and whether
    /// the path decided where it went on.
    pub fn run(
        &mut self,
        world: &mut World,
        decisions: &Decisions,
        most: u64,
        seen: &mut dyn FnMut(u64, bool),
    ) -> Result<End, Stop> {
        let start = (self.start(world), self.code.entry);
        self.follow(world, decisions, most, start, &[], seen)
    }

    /// Follows the function from anywhere to its return, or until it comes to one of `cuts`.
    pub fn follow(
        &mut self,
        world: &mut World,
        decisions: &Decisions,
        most: u64,
        (mut machine, mut pc): (Machine, u64),
        cuts: &[u64],
        seen: &mut dyn FnMut(u64, bool),
    ) -> Result<End, Stop> {
        let caller = self.caller(world);
        for instructions in 1..=most {
            machine = self.step(world, machine, pc)?;
            let next = machine.next;
            if next == caller {
                return Ok(End { machine, instructions, cut: None });
            }
            let here = pc;
            pc = match target(world, decisions, next) {
                Target::Known(next) => next,
                Target::Fork(condition) => return Err(Stop::Fork(condition, pc)),
                Target::Anywhere => {
                    return Err(Stop::Refused(pc, "jumps to an address that is not known".to_string()));
                }
            };
            seen(here, world.terms.known(next).is_none());
            if let Some(cut) = cuts.iter().position(|cut| *cut == pc) {
                return Ok(End { machine, instructions, cut: Some(cut) });
            }
        }
        let why = format!("is reached after {most} instructions, as if the function never ended");
        Err(Stop::Refused(pc, why))
    }

    /// One instruction.
    fn step(&mut self, world: &mut World, mut machine: Machine, pc: u64) -> Result<Machine, Stop> {
        let step = self.steps.at(pc).map_err(|why| Stop::Refused(pc, why))?;
        if step.links {
            return Err(Stop::Refused(pc, "calls another function".to_string()));
        }
        let behind = BigInt::from(pc) + step.length;
        machine.next = world.terms.constant(&behind, self.code.decoder.isa().xlen().bits());
        let mut reading = Reading {
            world,
            code: self.code,
            description: step.description,
            fields: step.fields,
            word: step.word,
            pc,
            first_file: step.first_file,
            fault: None,
        };
        let outcome = walk(step.description, step.at, &mut reading, machine);
        if Domain::known(&reading, &outcome.raised, Type::BOOL) != Some(BigInt::from(0)) {
            reading.fault.get_or_insert_with(|| "raises an exception".to_string());
        }
        match reading.fault {
            Some(why) => Err(Stop::Refused(pc, why)),
            None => Ok(outcome.machine),
        }
    }
}

/// Where a path goes on.
enum Target {
    Known(u64),
    Fork(Term),
    Anywhere,
}

fn target(world: &mut World, decisions: &Decisions, next: Term) -> Target {
    let known = |world: &World, term| world.terms.known(term).and_then(|n| u64::try_from(n).ok());
    if let Some(next) = known(world, next) {
        return Target::Known(next);
    }
    let Node::Select(condition, a, b) = *world.terms.node(next) else { return Target::Anywhere };
    match decided(world, decisions, condition) {
        Some(holds) => target(world, decisions, if holds { a } else { b }),
        None if known(world, a).is_some() && known(world, b).is_some() => Target::Fork(condition),
        None => Target::Anywhere,
    }
}

/// Whether a condition holds on this path.
fn decided(world: &mut World, decisions: &Decisions, condition: Term) -> Option<bool> {
    if let Some(holds) = decisions.get(&condition) {
        return Some(*holds);
    }
    let Node::Less(by_sign, a, b) = *world.terms.node(condition) else { return None };
    let other = world.terms.less(b, a, by_sign);
    if decisions.get(&other) == Some(&true) {
        return Some(false);
    }
    if by_sign {
        return None;
    }
    // Two pointers into one buffer.
    let ((base, x), (other, y)) = (world.terms.split(a), world.terms.split(b));
    if base != other || !world.bases.contains(&base) {
        return None;
    }
    world.assumptions.used.insert(Assumption::NoWrap);
    Some(x < y)
}
