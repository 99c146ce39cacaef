//! One path through a function: known addresses of code, terms for everything else.
//!
//! Source: own design. A branch about which the start decides is a fork: the path has decided it, or the run stops there.

use std::collections::BTreeMap;
use std::rc::Rc;

use instar_coredsl::walk::{Domain, walk};
use instar_coredsl::{Description, Type};
use instar_isa::RegisterFile;
use num_bigint::BigInt;

use crate::assume::{Assumption, SP};
use crate::code::{Code, Filled, Target as Known};
use crate::compare;
use crate::domain::{Machine, Reading, Slot};
use crate::memory::{Memory, World};
use crate::own::Own;
use crate::step::Steps;
use crate::terms::{Node, Term};
use crate::trail::{Access, Fence, Span, Trail};

/// The register with the return address, and that with the global pointer.
const RA: u16 = 1;
const GP: usize = 3;

/// Of what sp is a multiple.
const STACK_MULTIPLE: i64 = 16;

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
    pub code: &'a Code<'a>,
    pub own: Own<'a>,
    steps: Steps<'a>,
}

impl<'a> Side<'a> {
    pub fn new(code: &'a Code<'a>, of_a: bool) -> Self {
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
        if self.steps.may_be_written(pc) {
            world.assumptions.used.insert(Assumption::CodeStays);
        }
        let xlen = self.xlen();
        let behind = BigInt::from(pc) + step.length;
        machine.next = world.terms.constant(&behind, xlen);
        if step.fence {
            fence(world, trail, &mut machine, (step.word, pc));
            return Ok(machine);
        }
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
        let before = (trail.len(), machine.x[usize::from(SP)].term);
        let mut reading = Reading {
            world,
            code: self.code,
            description: step.description,
            fields: step.fields,
            word: step.word,
            pc,
            first_file: step.first_file,
            own: &mut self.own,
            trail,
            filled,
            conditions: vec![],
            fault: None,
        };
        let outcome = walk(step.description, step.at, &mut reading, machine);
        if Domain::known(&reading, &outcome.raised, Type::BOOL) != Some(BigInt::from(0)) {
            reading.fault.get_or_insert_with(|| "raises an exception".to_string());
        }
        if let Some(why) = reading.fault {
            return Err(Stop::Refused(pc, why));
        }
        let mut machine = outcome.machine;
        if let (Some(rd), true) = (step.links, world.symbolic) {
            // Where code lies is the linker's affair.
            let behind = Known { symbol: pc, behind: i64::from(step.length) };
            machine.x[rd].term = self.own.address(world, behind);
        }
        self.watch_sp(world, trail, machine, pc, Some(before))
    }

    /// What the linker fills into the instruction, where the file says so.
    fn filled(&mut self, world: &mut World, pc: u64, word: u32) -> Result<Filling, String> {
        if !world.symbolic {
            return Ok(Filling::Nothing);
        }
        let place = Known { symbol: pc, behind: 0 };
        let (opcode, found) = (word & 0x7f, self.own.filled(pc));
        if found.is_some_and(|filled| !self.own.stands(filled, pc, word)) {
            return Err("is not what the file says that the linker filled in".to_string());
        }
        match found {
            Some(Filled::High(target)) if opcode == LUI => {
                let address = self.own.address(world, *target);
                Ok(Filling::Whole(high(world, address, address)))
            }
            Some(Filled::HighFrom(target)) if opcode == AUIPC => {
                let (address, here) = (self.own.address(world, *target), self.own.address(world, place));
                let distance = world.terms.subtract(address, here);
                Ok(Filling::Whole(high(world, address, distance)))
            }
            // What stands there is a distance from the instruction that no linker knows.
            None if opcode == AUIPC => {
                let here = self.own.address(world, place);
                let offset = world.terms.number(i64::from((word & !0xfff) as i32), world.xlen);
                Ok(Filling::Whole(world.terms.add(here, offset)))
            }
            Some(Filled::Low(target)) if opcode & 3 == 3 && opcode != LUI && opcode != AUIPC => {
                let address = self.own.address(world, *target);
                Ok(Filling::Offset(world.terms.slice(address, 0, 12)))
            }
            Some(Filled::LowFrom(of)) if opcode & 3 == 3 && opcode != LUI && opcode != AUIPC => {
                let Some(Filled::HighFrom(target)) = self.own.filled(*of) else {
                    return Err(
                        "is filled with the low half of an address whose high half is not there".to_string()
                    );
                };
                let here = self.own.address(world, Known { symbol: *of, behind: 0 });
                let address = self.own.address(world, *target);
                let distance = world.terms.subtract(address, here);
                Ok(Filling::Offset(world.terms.slice(distance, 0, 12)))
            }
            Some(Filled::Other(what)) => {
                Err(format!("is filled by the linker with {what}, which is not followed"))
            }
            Some(_) => Err("is filled by the linker with what does not belong into it".to_string()),
            None => Ok(Filling::Nothing),
        }
    }

    /// Looks at what an instruction did to the stack: sp stays a multiple of 16 at or below where it was at the start, and
    /// nothing below it is accessed, which nobody keeps. `before` are the accesses before it, and sp.
    fn watch_sp(
        &self,
        world: &mut World,
        trail: &mut Trail,
        machine: Machine,
        pc: u64,
        before: Option<(usize, Term)>,
    ) -> Result<Machine, Stop> {
        let refused = |why: String| Err(Stop::Refused(pc, why));
        let after = machine.x[usize::from(SP)];
        if after.pc == Some(pc) && before.is_none_or(|(_, sp)| sp != after.term) {
            match frame(world, after.term) {
                Some(offset) if offset <= 0 && offset % STACK_MULTIPLE == 0 => {
                    trail.deepest = trail.deepest.min(offset);
                }
                Some(offset) => {
                    return refused(format!(
                        "leaves sp {} bytes {} where it was at the start; it stays a multiple of 16 at or below that",
                        offset.abs(),
                        if offset < 0 { "below" } else { "above" }
                    ));
                }
                None => return refused("moves sp by what is not known".to_string()),
            }
        }
        let Some((number, sp)) = before else { return Ok(machine) };
        let mut below: Option<Access> = None;
        for access in trail.since(number) {
            let deeper = below.is_none_or(|known| access.offset < known.offset);
            if deeper && compare::below_sp(world, access.base, access.offset) {
                below = Some(*access);
            }
        }
        let Some(access) = below else { return Ok(machine) };
        let lowest = match (frame(world, sp), frame(world, after.term)) {
            (Some(x), Some(y)) => Some(x.min(y)),
            _ => None,
        };
        let below = lowest.is_none_or(|sp| access.offset < sp).then_some(access);
        match below {
            Some(access) => {
                let by = lowest.map_or(-access.offset, |sp| sp - access.offset);
                refused(format!("accesses the stack {by} bytes below sp, where nothing is kept"))
            }
            None => Ok(machine),
        }
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

/// `lui` and `auipc`.
const LUI: u32 = 0x37;
const AUIPC: u32 = 0x17;

/// What the linker fills into an instruction.
enum Filling {
    Nothing,
    /// What its register gets.
    Whole(Term),
    /// The twelve bits of its offset.
    Offset(Term),
}

/// An address but for what an instruction adds that has the low twelve bits of `of`.
fn high(world: &mut World, address: Term, of: Term) -> Term {
    let low = world.terms.slice(of, 0, 12);
    let low = world.terms.extend(low, world.xlen, true);
    world.terms.subtract(address, low)
}

/// By how much sp is above what it was at the start.
fn frame(world: &mut World, sp: Term) -> Option<i64> {
    let (base, offset) = world.terms.split(sp);
    let is_sp = matches!(world.terms.node(base), Node::Start(RegisterFile::X, SP));
    is_sp.then(|| i64::try_from(&offset).ok())?
}

/// A fence: what was written before is seen by others, and they may have written what is read behind it.
fn fence(world: &mut World, trail: &mut Trail, machine: &mut Machine, (word, pc): (u32, u64)) {
    world.assumptions.used.insert(Assumption::Fences);
    trail.fences.push(Fence { kind: word >> 20, memory: machine.memory.clone(), pc });
    let uses = compare::memory_uses(world, &machine.memory);
    let ground = world.behind_fence(trail.fences.len(), uses);
    let mut memory = Memory::clone(&machine.memory);
    memory.retain(|base, offset| compare::below_sp(world, base, offset));
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
    // Two pointers into one buffer, as `trail::uncovered` finds out at the end of the path.
    let ((base, x), (other, y)) = (world.terms.split(a), world.terms.split(b));
    if base != other || world.terms.known(base).is_some() {
        return None;
    }
    let (x, y) = (i64::try_from(&x).ok()?, i64::try_from(&y).ok()?);
    trail.spans.push(Span { base, low: x.min(y), high: x.max(y), condition, pc });
    Some(x < y)
}
