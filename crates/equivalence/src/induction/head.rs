//! What is known when both functions come to a cut.
//!
//! Source: own design, after Houdini, with equalities up to a constant as the candidates.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use instar_isa::RegisterFile;
use num_bigint::BigInt;

use super::{Both, Cut, Ends, Start};
use crate::domain::Slot;
use crate::memory::{Memory, Place, World};
use crate::terms::{ANY, SP, Term};
use crate::visible;

/// Somewhere in one of the two: a register or a cell of its frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Where {
    X(usize),
    Own(usize, usize),
    /// By its number among what the vector unit holds.
    Vector(usize),
    /// By its offset from sp as it was at the start.
    Cell(i64),
}

/// What is known of a place at the cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// It always has this value, which depends on the start alone.
    Always(Term),
    /// It differs by the same in each round from what others with this number have.
    With(usize),
}

/// What is known when both come to a cut.
pub(super) struct Head {
    /// All places, A's before B's, with what is known of each.
    places: Vec<(bool, Where)>,
    known: Vec<Known>,
    /// By how much a place differs from the others of its number.
    offsets: Vec<BigInt>,
    /// Of which register at the start a place's values are pointers, if they all are.
    pointers: Vec<Option<u8>>,
    /// The registers that a place's values use beside it, and in all; those of memory's bytes.
    beside: Vec<u64>,
    uses: Vec<u64>,
    memory_uses: u64,
}

impl Head {
    /// What holds at this end is taken for what always holds, but for what only this way has.
    pub(super) fn new(world: &mut World, both: &Both<'_, '_>, ends: &Ends) -> Self {
        let mut places = vec![];
        for (machine, cells, of_a) in
            [(&ends.1.machine, &both.cells[0], true), (&ends.2.machine, &both.cells[1], false)]
        {
            let own = machine.own.iter().enumerate();
            let own = own.flat_map(|(file, slots)| (0..slots.len()).map(move |n| Where::Own(file, n)));
            let vectors = (0..machine.vectors.slots().count()).map(Where::Vector);
            let cells = cells.iter().map(|at| Where::Cell(*at));
            let all = (1..32).map(Where::X).chain(own).chain(vectors).chain(cells);
            places.extend(all.map(|place| (of_a, place)));
        }
        let count = places.len();
        let mut head = Self {
            places,
            known: vec![],
            offsets: vec![BigInt::from(0); count],
            pointers: vec![],
            beside: vec![0; count],
            uses: vec![0; count],
            memory_uses: 0,
        };
        let values = head.values(world, ends);
        let pointer = |value: &Term| world.assumptions.pointer(&world.terms, *value);
        head.pointers = values.iter().map(pointer).collect();
        head.known = values.into_iter().map(Known::Always).collect();
        head.drop_what_differs(world, ends);
        head
    }

    /// What the places have.
    fn values(&self, world: &mut World, (_, x, y): &Ends) -> Vec<Term> {
        let value = |(of_a, place): &(bool, Where)| {
            let machine = if *of_a { &x.machine } else { &y.machine };
            match *place {
                Where::X(n) => machine.x[n].term,
                Where::Own(file, n) => machine.own[file][n].term,
                Where::Vector(n) => machine.vectors.slot(n).term,
                Where::Cell(offset) => {
                    let xlen = world.terms.width(machine.x[0].term);
                    let base = world.terms.start(RegisterFile::X, SP, xlen);
                    machine.memory.load(world, Place { base, offset, xlen }, xlen / 8)
                }
            }
        };
        self.places.iter().map(value).collect()
    }

    /// Drops what does not hold at these ends; whether there was something.
    pub(super) fn drop_what_differs(&mut self, world: &mut World, ends: &Ends) -> bool {
        let values = self.values(world, ends);
        world.steps += values.len() as u64;
        let of =
            |head: &Self| (head.uses.clone(), head.beside.clone(), head.pointers.clone(), head.memory_uses);
        let before = (self.known.clone(), of(self));
        /// What places have in common before and now: width, before, now, and by how much it has
        /// changed.
        type Common = (u32, Result<Term, usize>, Term, BigInt);
        let mut groups: BTreeMap<Common, (usize, BigInt)> = BTreeMap::new();
        let known = std::mem::take(&mut self.known);
        for (at, (known, value)) in known.into_iter().zip(values).enumerate() {
            self.look_at(world, at, value);
            if known == Known::Always(value) && world.terms.uses(value) & ANY == 0 {
                self.known.push(known);
                continue;
            }
            let (was, offset) = match known {
                Known::Always(term) => {
                    let (base, offset) = world.terms.split(term);
                    (Ok(base), offset)
                }
                Known::With(number) => (Err(number), self.offsets[at].clone()),
            };
            let (now, next) = world.terms.split(value);
            let width = world.terms.width(value);
            let change = (next - &offset) & ((BigInt::from(1) << width) - 1);
            let number = groups.len();
            let (number, first) = groups.entry((width, was, now, change)).or_insert((number, offset.clone()));
            self.known.push(Known::With(*number));
            self.offsets[at] = offset - &*first;
        }
        for end in [&ends.1, &ends.2] {
            self.memory_uses |= visible::memory_uses(world, &end.machine.memory);
        }
        // Places only part, so as many groups are the same ones.
        let count = |known: &[Known]| -> (usize, usize) {
            let numbers = known.iter().filter_map(|known| match known {
                Known::With(number) => Some(*number),
                Known::Always(_) => None,
            });
            (numbers.clone().count(), numbers.collect::<BTreeSet<_>>().len())
        };
        (count(&before.0), before.1) != (count(&self.known), of(self))
    }

    /// Keeps in mind of what a place's value is made.
    fn look_at(&mut self, world: &mut World, at: usize, value: Term) {
        if world.assumptions.pointer(&world.terms, value) != self.pointers[at] {
            self.pointers[at] = None;
        }
        self.uses[at] |= world.terms.uses(value) | world.own_uses(value);
        if let Some(number) = self.pointers[at] {
            let width = world.terms.width(value);
            let pointer = world.terms.start(RegisterFile::X, u16::from(number), width);
            let rest = world.terms.subtract(value, pointer);
            self.beside[at] |= world.terms.uses(rest);
        }
    }

    /// A value of which nothing else is known than where it points: what those places have that are
    /// in one group.
    fn any(&self, world: &mut World, number: usize, width: u32) -> Term {
        let members = || (0..self.known.len()).filter(|at| self.known[*at] == Known::With(number));
        let first = members().next().and_then(|at| self.pointers[at]);
        match first.filter(|_| members().all(|at| self.pointers[at] == first)) {
            Some(pointer) => {
                let rest = world.terms.any(width, members().fold(0, |all, at| all | self.beside[at]));
                let pointer = world.terms.start(RegisterFile::X, u16::from(pointer), width);
                world.terms.add(pointer, rest)
            }
            None => world.terms.any(width, members().fold(0, |all, at| all | self.uses[at])),
        }
    }

    /// Both machines at the cut, with nothing known but what always holds.
    pub(super) fn state(&self, world: &mut World, both: &mut Both<'_, '_>, cuts: Cut) -> Start {
        let mut x = both.left.start(world);
        let mut y = both.right.start(world);
        let xlen = both.left.xlen();
        let ground = world.ground(self.memory_uses);
        let base = world.terms.start(RegisterFile::X, SP, xlen);
        let mut memories = [Memory::above(ground), Memory::above(ground)];
        let mut any: BTreeMap<usize, Term> = BTreeMap::new();
        for (at, (of_a, place)) in self.places.iter().enumerate() {
            let (machine, cut) = if *of_a { (&mut x, cuts.0) } else { (&mut y, cuts.1) };
            let width = match *place {
                Where::Own(file, n) => world.terms.width(machine.own[file][n].term),
                Where::Vector(n) => world.terms.width(machine.vectors.slot(n).term),
                _ => xlen,
            };
            let term = match self.known[at] {
                Known::Always(term) => term,
                Known::With(number) => {
                    let symbol = *any.entry(number).or_insert_with(|| self.any(world, number, width));
                    let offset = world.terms.constant(&self.offsets[at], width);
                    world.terms.add(symbol, offset)
                }
            };
            match *place {
                Where::X(n) => machine.x[n] = Slot { term, pc: None },
                Where::Own(file, n) => machine.own[file][n] = Slot { term, pc: None },
                Where::Vector(n) => *machine.vectors.slot_mut(n) = Slot { term, pc: None },
                Where::Cell(offset) => {
                    let memory = &mut memories[usize::from(!of_a)];
                    memory.store(world, Place { base, offset, xlen }, term, xlen / 8, cut);
                }
            }
        }
        let [a, b] = memories;
        (x.memory, y.memory) = (Rc::new(a), Rc::new(b));
        ((x, cuts.0), (y, cuts.1))
    }
}
