//! Memory as layers of bytes, each at one base.
//!
//! Source: own design. A store goes into the layer of its base where no layer above may overlap it,
//! else on top. Layers that cannot overlap have no order; [`Memory::ordered`] gives them one, so
//! that equal memories are equal lists.

use std::collections::BTreeMap;

use num_bigint::BigInt;
use rustc_hash::FxHashMap;

use crate::assume::Assumptions;
use crate::own::Identity;
use crate::terms::{ANY, Node, OWN, Term, Terms};
use crate::trail::Access;

/// A byte of a term, from its lowest on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    term: Term,
    byte: u32,
}

/// A byte that was written, and by which instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    piece: Piece,
    pub pc: u64,
}

/// What was written at one base.
#[derive(Clone, Debug)]
pub(crate) struct Layer {
    pub base: Term,
    pub bytes: BTreeMap<i64, Cell>,
}

/// Everything that was written, what came last on top.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    layers: Vec<Layer>,
    /// What lies below; None for the memory at the start.
    ground: Option<Ground>,
}

/// A memory of which nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ground {
    /// Its number among those that are loaded from, and a term that stands for it.
    id: u32,
    name: Term,
    /// The registers that its bytes use.
    pub uses: u64,
}

/// An address: its base, the offset, the bits of an address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub base: Term,
    pub offset: i64,
    pub xlen: u32,
}

impl Place {
    /// The offset of byte `n` after it.
    pub fn byte(self, n: u32) -> i64 {
        let unused = 64 - self.xlen;
        self.offset.wrapping_add(i64::from(n)) << unused >> unused
    }
}

/// Bytes of memory that are looked through in the time that an instruction takes.
const BYTES_OF_A_STEP: u64 = 16;

/// The values of bytes at one base, by offset.
type Bytes = (Term, Vec<(i64, Term)>);

/// What memories and terms are made in.
pub(crate) struct World {
    pub terms: Terms,
    pub assumptions: Assumptions,
    /// Bits of a register.
    pub xlen: u32,
    /// Whether addresses of the programs' own are terms, not the numbers of one link.
    pub symbolic: bool,
    /// Where the programs lie, where addresses are numbers.
    pub ranges: Vec<std::ops::RangeInclusive<u64>>,
    /// Steps that the proof took, and that it may take.
    pub steps: u64,
    pub max_steps: u64,
    /// What such addresses are of, by number.
    objects: Vec<Identity>,
    ids: FxHashMap<Identity, u32>,
    /// Memories after fences, by the number of the fence on its path and the registers that their
    /// bytes use.
    fenced: FxHashMap<(usize, u64), Ground>,
    /// Memories that were loaded from where it is not known what, with the registers that their
    /// bytes use.
    snapshots: FxHashMap<Vec<Bytes>, (u32, u64)>,
    /// Terms that stand for these.
    names: FxHashMap<u32, Term>,
    /// Memories after stores of which it is not known where they go, by a term of all that decides.
    anywhere: FxHashMap<Term, Ground>,
}

impl World {
    pub fn new(assumptions: Assumptions, xlen: u32, symbolic: bool) -> Self {
        Self {
            terms: Terms::default(),
            assumptions,
            xlen,
            symbolic,
            ranges: vec![],
            steps: 0,
            max_steps: u64::MAX,
            objects: vec![],
            ids: FxHashMap::default(),
            fenced: FxHashMap::default(),
            snapshots: FxHashMap::default(),
            names: FxHashMap::default(),
            anywhere: FxHashMap::default(),
        }
    }

    /// The number of an object.
    pub fn object(&mut self, identity: Identity) -> u32 {
        if let Some(id) = self.ids.get(&identity) {
            return *id;
        }
        let id = self.objects.len() as u32;
        self.objects.push(identity.clone());
        self.ids.insert(identity, id);
        id
    }

    /// What makes an object what it is.
    pub fn identity(&self, object: u32) -> &Identity {
        &self.objects[object as usize]
    }

    /// [`OWN`], where a value may be an address of a program's own though nothing but its number
    /// says so.
    pub fn own_uses(&mut self, value: Term) -> u64 {
        let (_, number) = self.terms.split(value);
        let plain = number & ((BigInt::from(1) << self.xlen) - 1);
        let near = |range: &std::ops::RangeInclusive<u64>| {
            let (from, to) = (range.start().saturating_sub(2048), range.end().saturating_add(2048));
            u64::try_from(&plain).is_ok_and(|plain| plain >= from.max(2048) && plain <= to)
        };
        if self.ranges.iter().any(near) { OWN } else { 0 }
    }

    /// Whether an access reads what the program has of its own, which is always there.
    pub fn is_own(&self, access: &Access) -> bool {
        !access.writes && !access.beside && self.is_own_base(access.base)
    }

    /// Whether a base is the address of an object of the program's own.
    pub fn is_own_base(&self, base: Term) -> bool {
        self.terms.object(base).is_some()
    }

    /// Memory after a fence, which others may have written: the same for both programs after the
    /// fence of one number.
    pub fn behind_fence(&mut self, number: usize, uses: u64) -> Ground {
        if let Some(ground) = self.fenced.get(&(number, uses)) {
            return *ground;
        }
        let ground = self.ground(uses);
        self.fenced.insert((number, uses), ground);
        ground
    }

    /// A memory of which nothing is known but that there may be pointers in it made of the
    /// registers `uses`.
    pub fn ground(&mut self, uses: u64) -> Ground {
        let uses = uses | ANY;
        let (id, name) = (self.snapshots.len() as u32, self.terms.any(1, uses));
        self.snapshots.insert(vec![(name, vec![])], (id, uses));
        Ground { id, name, uses }
    }

    /// A term that stands for the memory of a number.
    fn name(&mut self, id: u32, uses: u64) -> Term {
        if let Some(name) = self.names.get(&id) {
            return *name;
        }
        let name = self.terms.any(1, uses);
        self.names.insert(id, name);
        name
    }

    fn apart(&mut self, a: Term, b: Term) -> bool {
        self.assumptions.apart(&self.terms, a, b)
    }

    /// The value of a byte.
    pub fn value(&mut self, cell: &Cell) -> Term {
        self.term(cell.piece)
    }

    fn term(&mut self, piece: Piece) -> Term {
        match self.terms.width(piece.term) {
            8 => piece.term,
            _ => self.terms.slice(piece.term, 8 * piece.byte, 8),
        }
    }

    /// Byte `n` of a value, as near to where it comes from as may be.
    fn piece(&mut self, value: Term, n: u32) -> Piece {
        let (mut term, mut byte) = (value, n);
        loop {
            (term, byte) = match self.terms.node(term).clone() {
                Node::Const(_) => return Piece { term: self.terms.slice(term, 8 * byte, 8), byte: 0 },
                Node::Slice(inner, low) if low % 8 == 0 => (inner, low / 8 + byte),
                Node::Extend(inner) if 8 * (byte + 1) <= self.terms.width(inner) => (inner, byte),
                Node::Concat(parts) => match self.part(&parts, byte) {
                    Some(found) => found,
                    None => return Piece { term, byte },
                },
                _ => return Piece { term, byte },
            };
        }
    }

    /// The part in which a byte lies, and the byte's number there.
    fn part(&self, parts: &[Term], byte: u32) -> Option<(Term, u32)> {
        let mut at = 0;
        for part in parts.iter().rev() {
            let end = at + self.terms.width(*part);
            if 8 * byte >= at && 8 * (byte + 1) <= end {
                return at.is_multiple_of(8).then_some((*part, byte - at / 8));
            }
            at = end;
        }
        None
    }
}

impl Memory {
    /// Nothing written.
    pub fn above(ground: Ground) -> Self {
        Self { layers: vec![], ground: Some(ground) }
    }

    /// What was written, in layers.
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// What lies below them.
    pub fn ground(&self) -> Option<Ground> {
        self.ground
    }

    /// Lays what was written on another memory.
    pub fn set_ground(&mut self, ground: Ground) {
        self.ground = Some(ground);
    }

    /// A byte where nothing was written.
    fn before(&self, world: &mut World, base: Term, offset: i64) -> Term {
        match self.ground {
            Some(ground) => world.terms.load(ground.id, base, offset, ground.uses),
            None => world.terms.byte(base, offset),
        }
    }

    /// Reads bytes, little-endian.
    pub fn load(&self, world: &mut World, place: Place, bytes: u32) -> Term {
        let mut snapshot = None;
        let pieces: Vec<_> =
            (0..bytes).map(|n| self.byte(world, place.base, place.byte(n), &mut snapshot)).collect();
        let mut parts: Vec<Term> = vec![];
        let mut n = 0;
        while n < pieces.len() {
            let first = pieces[n];
            let follows =
                |(m, piece): (usize, &Piece)| *piece == Piece { byte: first.byte + m as u32, ..first };
            let count = pieces[n..].iter().enumerate().take_while(|(m, p)| follows((*m, *p))).count();
            parts.push(world.terms.slice(first.term, 8 * first.byte, 8 * count as u32));
            n += count;
        }
        parts.reverse();
        world.terms.concat(&parts)
    }

    /// A byte. `snapshot` keeps what lies below a layer, for the neighbouring bytes.
    fn byte(
        &self,
        world: &mut World,
        base: Term,
        offset: i64,
        snapshot: &mut Option<(usize, (u32, u64))>,
    ) -> Piece {
        for (number, layer) in self.layers.iter().enumerate().rev() {
            if layer.base == base {
                if let Some(cell) = layer.bytes.get(&offset) {
                    return cell.piece;
                }
            } else if !world.apart(layer.base, base) {
                let (id, uses) = match snapshot {
                    Some((of, known)) if *of == number => *known,
                    _ => self.snapshot(world, number + 1, base),
                };
                *snapshot = Some((number, (id, uses)));
                return Piece { term: world.terms.load(id, base, offset, uses), byte: 0 };
            }
        }
        Piece { term: self.before(world, base, offset), byte: 0 }
    }

    /// A term that stands for all that may be read by pointers made of `base`.
    pub fn seen(&self, world: &mut World, base: Term) -> Term {
        let (id, uses) = self.snapshot(world, self.layers.len(), base);
        world.name(id, uses)
    }

    /// Writes wherever pointers made of `base` may lead, as `operands` decide; `made` is a term of
    /// them and of what is there before.
    pub fn write_anywhere(
        &mut self,
        world: &mut World,
        base: Term,
        made: impl FnOnce(&mut World, Term) -> Term,
    ) {
        let (reached, others) = self.parted(world, base);
        let (id, uses) = reached.key(world);
        let before = world.name(id, uses);
        let name = made(world, before);
        let ground = match world.anywhere.get(&name) {
            Some(ground) => *ground,
            None => {
                let uses = world.terms.uses(name);
                let ground = world.ground(uses);
                world.anywhere.insert(name, ground);
                ground
            }
        };
        *self = Self { layers: others, ground: Some(ground) };
    }

    /// The layers that may overlap memory at `base`, or one that does; and all others, which have
    /// no order beside them.
    fn parted(&self, world: &mut World, base: Term) -> (Self, Vec<Layer>) {
        let mut meets: Vec<bool> =
            self.layers.iter().map(|layer| layer.base == base || !world.apart(layer.base, base)).collect();
        let mut open: Vec<usize> = (0..meets.len()).filter(|at| meets[*at]).collect();
        while let Some(from) = open.pop() {
            for (at, meets) in meets.iter_mut().enumerate() {
                if !*meets && !world.apart(self.layers[at].base, self.layers[from].base) {
                    *meets = true;
                    open.push(at);
                }
            }
        }
        let of = |wanted: bool| -> Vec<Layer> {
            let mine = self.layers.iter().zip(&meets).filter(|(_, meets)| **meets == wanted);
            mine.map(|(layer, _)| layer.clone()).collect()
        };
        (Self { layers: of(true), ground: self.ground }, of(false))
    }

    /// The number of the memory of the first `count` layers as far as `base` may see it, and the
    /// registers that its bytes use.
    fn snapshot(&self, world: &mut World, count: usize, base: Term) -> (u32, u64) {
        let seen = |layer: &&Layer| layer.base == base || !world.apart(layer.base, base);
        let layers: Vec<Layer> = self.layers[..count].iter().filter(seen).cloned().collect();
        (Memory { layers, ground: self.ground }).key(world)
    }

    /// The number of this memory, and the registers that its bytes use.
    fn key(&self, world: &mut World) -> (u32, u64) {
        let written = self.layers.iter().map(|layer| layer.bytes.len() as u64).sum::<u64>();
        world.steps += written / BYTES_OF_A_STEP;
        let mut uses = self.ground.map_or(0, |ground| ground.uses);
        let mut key: Vec<Bytes> = self.ground.iter().map(|ground| (ground.name, vec![])).collect();
        for layer in self.ordered(world) {
            let bytes: Vec<_> = layer.bytes.iter().map(|(at, cell)| (*at, world.term(cell.piece))).collect();
            uses = bytes.iter().fold(uses, |uses, (_, term)| uses | world.terms.uses(*term));
            uses |= world.terms.uses(layer.base) & ANY;
            key.push((layer.base, bytes));
        }
        let next = world.snapshots.len() as u32;
        *world.snapshots.entry(key).or_insert((next, uses))
    }

    /// Writes bytes, little-endian.
    pub fn store(&mut self, world: &mut World, place: Place, value: Term, bytes: u32, pc: u64) {
        let at = self.layer(world, place.base);
        for n in 0..bytes {
            let piece = world.piece(value, n);
            if self.is_as_before(world, place.base, place.byte(n), piece) {
                self.layers[at].bytes.remove(&place.byte(n));
            } else {
                self.layers[at].bytes.insert(place.byte(n), Cell { piece, pc });
            }
        }
        if self.layers[at].bytes.is_empty() {
            self.layers.remove(at);
        }
    }

    /// Whether a byte is what was there at the start, and nothing else can have been written over
    /// it.
    fn is_as_before(&self, world: &mut World, base: Term, offset: i64, piece: Piece) -> bool {
        let before = Piece { term: self.before(world, base, offset), byte: 0 };
        piece == before && self.layers.iter().all(|layer| layer.base == base || world.apart(layer.base, base))
    }

    /// The layer into which a store at `base` goes.
    fn layer(&mut self, world: &mut World, base: Term) -> usize {
        for number in (0..self.layers.len()).rev() {
            let other = self.layers[number].base;
            if other == base {
                return number;
            }
            if !world.apart(other, base) {
                break;
            }
        }
        self.layers.push(Layer { base, bytes: BTreeMap::new() });
        self.layers.len() - 1
    }

    /// The layers in the one order that equal memories have: always the least base next of those
    /// that may come next.
    pub fn ordered(&self, world: &mut World) -> Vec<Layer> {
        let mut left: Vec<&Layer> = self.layers.iter().collect();
        let mut all = vec![];
        while !left.is_empty() {
            let mut next = 0;
            for number in 1..left.len() {
                let layer = left[number];
                if layer.base < left[next].base
                    && left[..number].iter().all(|below| world.apart(below.base, layer.base))
                {
                    next = number;
                }
            }
            all.push(left.remove(next).clone());
        }
        all
    }

    /// Forgets bytes that are not to be kept.
    pub fn retain(&mut self, keep: impl Fn(Term, i64) -> bool) {
        for layer in &mut self.layers {
            let base = layer.base;
            layer.bytes.retain(|offset, _| keep(base, *offset));
        }
        self.layers.retain(|layer| !layer.bytes.is_empty());
    }

    /// Whether the same was written in the same order.
    pub fn same(&self, other: &Memory) -> bool {
        let cells = |layer: &Layer| -> Vec<_> { layer.bytes.iter().map(|(at, c)| (*at, c.piece)).collect() };
        let same = |(a, b): (&Layer, &Layer)| a.base == b.base && cells(a) == cells(b);
        self.ground == other.ground
            && self.layers.len() == other.layers.len()
            && self.layers.iter().zip(&other.layers).all(same)
    }
}
