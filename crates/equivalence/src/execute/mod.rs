//! One path through a function: known addresses of code, terms for everything else.
//!
//! Source: own design. A branch about which the start decides is a fork: the path has decided it,
//! or the run stops there.

mod filled;
mod stack;

use std::collections::BTreeMap;
use std::rc::Rc;

use instar_coredsl::walk::{Domain, walk};
use instar_coredsl::{Description, Type};
use instar_isa::RegisterFile;
use num_bigint::BigInt;

use crate::assume::Assumption;
use instar_sim::Reference;

use crate::code::LinkedFunction;
use crate::domain::{Machine, Reading, Slot, Vectors};
use crate::memory::{Memory, World};
use crate::own::Own;
use crate::step::{Steps, Work};
use crate::terms::{Node, SP, Term};
use crate::trail::{Fence, Span, Trail};
use crate::visible::{below_sp, memory_uses};
use filled::Filling;

/// The register with the return address, and that with the global pointer.
const RA: u16 = 1;
const GP: usize = 3;

/// What a path has decided, by condition.
pub(crate) type Decisions = BTreeMap<Term, bool>;

/// The end of a path.
pub(crate) struct End {
    pub machine: Machine,
    pub instructions: u64,
    /// The number of the address that ended it; None where the function returned.
    pub cut: Option<usize>,
    /// What it did on the way.
    pub trail: Trail,
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
    pub code: &'a LinkedFunction<'a>,
    pub own: Own<'a>,
    steps: Steps<'a>,
}

impl<'a> Side<'a> {
    pub fn new(code: &'a LinkedFunction<'a>, of_a: bool) -> Self {
        Self { code, own: Own::new(code, of_a), steps: Steps::new(code) }
    }

    pub fn xlen(&self) -> u32 {
        self.code.decoder.isa().xlen().bits()
    }

    /// The machine when the function is called.
    pub fn start(&mut self, world: &mut World) -> Machine {
        let global_pointer = self.own.global_pointer(world);
        let (xlen, terms) = (self.xlen(), &mut world.terms);
        let slot = |term| Slot { term, pc: None };
        let mut x = vec![slot(terms.number(0, xlen))];
        x.extend((1..32).map(|number| slot(terms.start(RegisterFile::X, number, xlen))));
        if let Some(term) = global_pointer {
            x[GP] = slot(term);
        }
        let states = self.code.descriptions.iter().flat_map(|description: &Description| &description.states);
        let own = states.enumerate().map(|(file, state)| {
            let file = RegisterFile::Own(file as u8);
            (0..state.count).map(|n| slot(terms.start(file, n as u16, state.ty.width))).collect()
        });
        let own = own.collect();
        let vectors = Vectors::start(world, self.code.decoder.isa());
        let next = world.terms.number(0, xlen);
        Machine { x, own, vectors, memory: Rc::new(Memory::default()), next }
    }

    /// Where a return goes: the return address with its lowest bit cleared.
    fn caller(&self, world: &mut World) -> Term {
        let (xlen, terms) = (self.xlen(), &mut world.terms);
        let ra = terms.start(RegisterFile::X, RA, xlen);
        let high = terms.slice(ra, 1, xlen - 1);
        let low = terms.number(0, 1);
        terms.concat(&[high, low])
    }

    /// Follows the function from its entry to its return, and tells `seen` each instruction on the
    /// way, and whether the path decided where it went on.
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
        let mut trail = Trail::default();
        for instructions in 1..=most {
            machine = self.step(world, &mut trail, machine, pc)?;
            let next = machine.next;
            if next == caller {
                return Ok(End { machine, instructions, cut: None, trail });
            }
            let here = pc;
            pc = match self.target(world, decisions, next, (&mut trail, pc)) {
                Target::Known(next) => next,
                Target::Fork(condition) => return Err(Stop::Fork(condition, pc)),
                Target::Anywhere => {
                    return Err(Stop::Refused(pc, "jumps to an address that is not known".to_string()));
                }
            };
            seen(here, world.terms.known(next).is_none());
            if let Some(cut) = cuts.iter().position(|cut| *cut == pc) {
                return Ok(End { machine, instructions, cut: Some(cut), trail });
            }
        }
        let why = format!("is reached after {most} instructions, as if the function never ended");
        Err(Stop::Refused(pc, why))
    }

    /// One instruction.
    fn step(
        &mut self,
        world: &mut World,
        trail: &mut Trail,
        mut machine: Machine,
        pc: u64,
    ) -> Result<Machine, Stop> {
        let step = self.steps.at(pc).map_err(|why| Stop::Refused(pc, why))?;
        world.steps += 1;
        if world.steps > world.max_steps {
            let why = format!(
                "is where the proof is left, as it took {} steps on all ways together",
                world.max_steps
            );
            return Err(Stop::Refused(pc, why));
        }
        if self.steps.may_be_written(pc) {
            world.assumptions.used.insert(Assumption::CodeStays);
        }
        let xlen = self.xlen();
        let behind = BigInt::from(pc) + step.length;
        machine.next = world.terms.constant(&behind, xlen);
        let text = match &step.work {
            Work::Fence => {
                fence(world, trail, &mut machine, (step.word, pc));
                return Ok(machine);
            }
            Work::Text(text) => Some(text),
            Work::Vector(_) => None,
        };
        let filled = match self.filled(world, pc, step.word) {
            Ok(Filling::Nothing) => None,
            Ok(Filling::Offset(term)) => Some(term),
            Ok(Filling::Whole(term)) => {
                let rd = (step.word >> 7 & 31) as usize;
                if rd != 0 {
                    machine.x[rd] = Slot { term, pc: Some(pc) };
                }
                return self.watch_sp(world, trail, machine, pc, None);
            }
            Err(why) => return Err(Stop::Refused(pc, why)),
        };
        let before = machine.x[usize::from(SP)].term;
        trail.begin();
        let mut reading = Reading {
            world,
            code: self.code,
            tables: text.map_or(&[], |text| &text.description.tables),
            fields: text.map_or(&[], |text| text.fields),
            word: step.word,
            pc,
            first_file: text.and_then(|text| text.first_file),
            aligned: text.is_some_and(|text| text.first_file.is_none()),
            own: &mut self.own,
            trail,
            filled,
            conditions: vec![],
            fault: None,
        };
        let mut machine = match &step.work {
            Work::Vector(step) => {
                reading.execute(step, &mut machine);
                machine
            }
            _ => {
                let text = text.expect("a fence is no longer here");
                let outcome = walk(text.description, text.at, &mut reading, machine);
                if Domain::known(&reading, &outcome.raised, Type::BOOL) != Some(BigInt::from(0)) {
                    reading.fault.get_or_insert_with(|| "raises an exception".to_string());
                }
                outcome.machine
            }
        };
        if let Some(why) = reading.fault {
            return Err(Stop::Refused(pc, why));
        }
        if let (Some(rd), true) = (text.and_then(|text| text.links), world.symbolic) {
            // Where code lies is the linker's affair.
            let behind = Reference { symbol: pc, behind: i64::from(step.length) };
            machine.x[rd].term = self.own.address(world, behind);
        }
        self.watch_sp(world, trail, machine, pc, Some(before))
    }

    /// Where a path goes on from an instruction.
    fn target(
        &self,
        world: &mut World,
        decisions: &Decisions,
        next: Term,
        (trail, pc): (&mut Trail, u64),
    ) -> Target {
        if let Some(next) = self.known(world, next) {
            return Target::Known(next);
        }
        let Node::Select(condition, a, b) = *world.terms.node(next) else { return Target::Anywhere };
        match decided(world, decisions, condition, (trail, pc)) {
            Some(holds) => self.target(world, decisions, if holds { a } else { b }, (trail, pc)),
            None if self.known(world, a).is_some() && self.known(world, b).is_some() => {
                Target::Fork(condition)
            }
            None => Target::Anywhere,
        }
    }

    /// The number of a target of a jump.
    fn known(&self, world: &mut World, target: Term) -> Option<u64> {
        if let Some(number) = self.own.number(world, target) {
            return Some(number);
        }
        // `jalr` clears the lowest bit.
        let Node::Concat(parts) = world.terms.node(target).clone() else { return None };
        let [high, low] = parts[..] else { return None };
        let Node::Slice(whole, 1) = *world.terms.node(high) else { return None };
        if world.terms.known(low)?.bits() != 0 {
            return None;
        }
        self.own.number(world, whole).map(|number| number & !1)
    }
}

/// A fence: what was written before is seen by others, and they may have written what is read
/// after it.
fn fence(world: &mut World, trail: &mut Trail, machine: &mut Machine, (word, pc): (u32, u64)) {
    world.assumptions.used.insert(Assumption::Fences);
    trail.fences.push(Fence { kind: word >> 20, memory: machine.memory.clone(), pc });
    let uses = memory_uses(world, &machine.memory);
    let ground = world.behind_fence(trail.fences.len(), uses);
    let mut memory = Memory::clone(&machine.memory);
    memory.retain(|base, offset| below_sp(world, base, offset));
    memory.set_ground(ground);
    machine.memory = Rc::new(memory);
}

/// Where a path goes on.
enum Target {
    Known(u64),
    Fork(Term),
    Anywhere,
}

/// Whether a condition holds on this path.
fn decided(
    world: &mut World,
    decisions: &Decisions,
    condition: Term,
    (trail, pc): (&mut Trail, u64),
) -> Option<bool> {
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
    // Two pointers into one buffer, as `allowed::uncovered` finds out at the end of the path.
    let ((base, x), (other, y)) = (world.terms.split(a), world.terms.split(b));
    if base != other || world.terms.known(base).is_some() {
        return None;
    }
    let (x, y) = (i64::try_from(&x).ok()?, i64::try_from(&y).ok()?);
    trail.spans.push(Span { base, low: x.min(y), high: x.max(y), condition, pc });
    Some(x < y)
}
