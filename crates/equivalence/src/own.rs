//! What a program has of its own: constants by their contents, variables by their names, addresses
//! as symbols.
//!
//! Source: own design. Where an address of the program lies in memory is the linker's affair, so
//! two of them are equal where the same object is meant, of one name and with the same in it, and
//! never because two numbers are. Where the file says what the linker filled in, such addresses are
//! terms of their own ([`Node::Own`]), and the low twelve bits of one are known no better than any
//! other bits; where it does not, they are the numbers of that file, and every number that may be
//! one is looked at before it leaves the function.

use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::assume::Assumption;
use instar_sim::{Filled, Object, Reference, Section, Segment};

use crate::code::LinkedFunction;
use crate::memory::{Place, World};
use crate::terms::{Node, Term};

/// Numbers below this are taken for no addresses.
const SMALL: u64 = 2048;

/// What makes an object of two programs the same one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Identity {
    /// It has a name.
    Named {
        name: String,
        contents: Vec<u8>,
        writable: bool,
        /// Its address is a multiple of this power of two; None where addresses are numbers.
        zeros: Option<u32>,
    },
    /// Constants without a name, by all that their section has.
    Unnamed { contents: Vec<u8>, zeros: Option<u32> },
    /// It has none, so it is only itself: whose, and where.
    Alone { of_a: bool, address: u64, zeros: Option<u32> },
    /// What gp leads to.
    GlobalPointer,
}

impl Identity {
    pub fn zeros(&self) -> u32 {
        match self {
            Self::Named { zeros, .. } | Self::Unnamed { zeros, .. } | Self::Alone { zeros, .. } => {
                zeros.unwrap_or(0)
            }
            Self::GlobalPointer => 0,
        }
    }
}

/// What lies at an address of the program.
pub(crate) struct Reached {
    /// Where it lies in its object.
    pub place: Place,
    /// Whether it may be written.
    pub variable: bool,
    /// Whether the address is a multiple of the bytes wherever the program is placed.
    pub aligned: bool,
    /// Whether it may lie after what the address is made of, where only a link by chance has
    /// something.
    pub beside: bool,
}

/// Where the objects of one program lie.
pub(crate) struct Own<'a> {
    code: &'a LinkedFunction<'a>,
    of_a: bool,
    /// Address and bytes of each that was met.
    at: FxHashMap<u32, (u64, u64)>,
    /// The object at each address that was met, and where it begins.
    met: FxHashMap<u64, (Term, u64)>,
}

impl<'a> Own<'a> {
    pub fn new(code: &'a LinkedFunction<'a>, of_a: bool) -> Self {
        Self { code, of_a, at: FxHashMap::default(), met: FxHashMap::default() }
    }

    /// What the linker filled in at an address.
    pub fn filled(&self, at: u64) -> Option<&'a Filled> {
        self.code.places.filled.as_ref()?.get(&at)
    }

    /// Whether an instruction has the bits that the linker fills into it.
    pub fn stands(&self, filled: &Filled, pc: u64, word: u32) -> bool {
        let high = |value: u64| (value.wrapping_add(0x800) as u32 & !0xfff) == word & !0xfff;
        let low = |value: u64| {
            let stores = word & 0x7f == 0x23;
            let found = if stores { word >> 25 << 5 | word >> 7 & 31 } else { word >> 20 };
            value as u32 & 0xfff == found
        };
        match filled {
            Filled::High(target) => high(target.address()),
            Filled::HighFrom(target) => high(target.address().wrapping_sub(pc)),
            Filled::Low(target) => low(target.address()),
            Filled::LowFrom(of) => match self.filled(*of) {
                Some(Filled::HighFrom(target)) => low(target.address().wrapping_sub(*of)),
                _ => true,
            },
            Filled::Whole(..) | Filled::Other(_) => true,
        }
    }

    /// What gp holds at the start, where that is known.
    pub fn global_pointer(&mut self, world: &mut World) -> Option<Term> {
        let address = self.code.places.global_pointer?;
        let id = world.object(Identity::GlobalPointer);
        self.at.insert(id, (address, 0));
        Some(world.terms.own(id, 0, world.xlen))
    }

    /// The term of an address that the linker knows.
    pub fn address(&mut self, world: &mut World, target: Reference) -> Term {
        let (object, start) = self.object(world, target.symbol);
        let behind = i128::from(target.symbol) - i128::from(start) + i128::from(target.behind);
        let behind = world.terms.constant(&BigInt::from(behind), world.xlen);
        world.terms.add(object, behind)
    }

    /// The number that an address of the program's own is here.
    pub fn number(&self, world: &mut World, term: Term) -> Option<u64> {
        if let Some(known) = world.terms.known(term) {
            return u64::try_from(known).ok();
        }
        let (base, offset) = world.terms.split(term);
        let (start, _) = self.at.get(&world.terms.object(base)?)?;
        let offset = i64::try_from(&offset).ok()?;
        Some(start.wrapping_add_signed(offset) & (u64::MAX >> (64 - world.xlen)))
    }

    /// What lies at an address, which is made of the object `from`.
    pub fn reach(
        &mut self,
        world: &mut World,
        address: u64,
        bytes: u32,
        from: Option<u32>,
    ) -> Option<Reached> {
        let end = address.checked_add(u64::from(bytes))?;
        let segment = segment_at(self.code, address)?;
        if end > segment.address + segment.bytes.len() as u64 {
            return None;
        }
        let aligned = self.is_aligned(world, address, bytes);
        if !world.symbolic {
            world.assumptions.used.insert(Assumption::Linked);
        }
        let variable = segment.writable;
        let named = self.named(address);
        if variable && named.is_none() || named.is_some_and(|object| end > object.address + object.size) {
            return None;
        }
        let (base, start) = self.object(world, address);
        let other = from.is_some_and(|from| {
            let named = matches!(world.identity(from), Identity::Named { .. });
            named && world.terms.object(base) != Some(from)
        });
        let beside = other || named.is_some_and(|object| !object.sized && end > certain_end(segment, object));
        let offset = i64::try_from(address - start).ok()?;
        Some(Reached { place: Place { base, offset, xlen: world.xlen }, variable, aligned, beside })
    }

    fn is_aligned(&self, world: &World, address: u64, bytes: u32) -> bool {
        let bytes = u64::from(bytes.next_power_of_two());
        match (world.symbolic, self.section(address)) {
            (true, Some((start, align))) => {
                (address - start).is_multiple_of(bytes) && align.is_multiple_of(bytes)
            }
            (true, None) => false,
            (false, _) => address.is_multiple_of(bytes),
        }
    }

    /// The object at an address, as a term, and where it begins.
    fn object(&mut self, world: &mut World, address: u64) -> (Term, u64) {
        if let Some(met) = self.met.get(&address) {
            return *met;
        }
        let (identity, start, size) = self.identity(world.symbolic, address);
        let zeros = identity.zeros();
        let id = world.object(identity);
        self.at.insert(id, (start, size));
        let found = (world.terms.own(id, zeros, world.xlen), start);
        self.met.insert(address, found);
        found
    }

    fn identity(&self, symbolic: bool, address: u64) -> (Identity, u64, u64) {
        let zeros = |at: u64| {
            // Where code lies in its section is chance.
            if segment_at(self.code, at).is_some_and(|segment| segment.executable) {
                return Some(1);
            }
            let (start, align) = self.section(at)?;
            Some(align.trailing_zeros().min((at - start).trailing_zeros()).min(12))
        };
        let zeros = |at: u64| if symbolic { Some(zeros(at).unwrap_or(0)) } else { None };
        let named = self.named(address).filter(|object| self.is_only(object));
        if let (Some(object), Some(segment)) = (named, segment_at(self.code, address)) {
            let from = (object.address - segment.address) as usize;
            let to = (from + object.size as usize).min(segment.bytes.len());
            let named = Identity::Named {
                name: object.name.clone(),
                contents: segment.bytes[from..to].to_vec(),
                writable: segment.writable,
                zeros: zeros(object.address),
            };
            return (named, object.address, object.size);
        }
        let start = self.section(address).map_or(address, |(start, _)| start);
        match self.constants(start) {
            Some(contents) if symbolic => {
                let size = contents.len() as u64;
                (Identity::Unnamed { contents: contents.to_vec(), zeros: zeros(start) }, start, size)
            }
            _ => (Identity::Alone { of_a: self.of_a, address: start, zeros: zeros(start) }, start, u64::MAX),
        }
    }

    /// Whether no other part of the program has this name: each file may have a local one.
    fn is_only(&self, object: &Object) -> bool {
        self.code
            .places
            .objects
            .iter()
            .all(|other| other.address == object.address || other.name != object.name)
    }

    /// The bytes of a section that begins here, if it has constants alone, nothing that the linker
    /// filled in, and no other section has the same: two places with one content are two addresses.
    fn constants(&self, start: u64) -> Option<&'a [u8]> {
        let sections = &self.code.places.sections;
        let found = self.constants_of(sections.iter().find(|section| section.address == start)?)?;
        let alike = |other: &&Section| other.address != start && self.constants_of(other) == Some(found);
        sections.iter().find(alike).is_none().then_some(found)
    }

    fn constants_of(&self, section: &Section) -> Option<&'a [u8]> {
        let start = section.address;
        let segment = segment_at(self.code, start).filter(|of| !of.writable && !of.executable)?;
        let end = start + section.size;
        let filled = self.code.places.filled.as_ref()?;
        if filled.range(start..end).next().is_some() {
            return None;
        }
        segment.bytes.get((start - segment.address) as usize..(end - segment.address) as usize)
    }

    fn named(&self, address: u64) -> Option<&'a Object> {
        let objects = &self.code.places.objects;
        let object = objects[..objects.partition_point(|object| object.address <= address)].last()?;
        let holds = address - object.address < object.size && segment_at(self.code, object.address).is_some();
        holds.then_some(object)
    }

    /// Where the objects lie that end before an address, or there, and begin after it.
    fn beside(&self, address: u64) -> impl Iterator<Item = u64> {
        let objects = &self.code.places.objects;
        let after = objects.partition_point(|object| object.address <= address);
        let before = objects[..after].iter().rfind(|object| object.address + object.size <= address);
        before.into_iter().chain(objects.get(after)).map(|object| object.address)
    }

    /// Where the section of an address begins, and of what that is a multiple.
    fn section(&self, address: u64) -> Option<(u64, u64)> {
        let sections = &self.code.places.sections;
        let section = sections[..sections.partition_point(|section| section.address <= address)].last()?;
        (address - section.address <= section.size).then_some((section.address, section.align.max(1)))
    }
}

/// Where an object without a size ends at the least: zeros at its end may be the linker's.
fn certain_end(segment: &Segment, object: &Object) -> u64 {
    let end = object.address + object.size;
    let least = object.address.max(end.saturating_sub(MOST_PADDING));
    (least..end).rev().find(|at| segment.byte(*at) != Some(0)).map_or(least, |at| at + 1)
}

/// Bytes that a linker leaves between two parts of a section.
const MOST_PADDING: u64 = 63;

fn segment_at<'a>(code: &'a LinkedFunction<'_>, address: u64) -> Option<&'a Segment> {
    code.segments.iter().find(|segment| segment.byte(address).is_some())
}

/// Whether a number may be an address of one of the programs.
pub(crate) fn may_be(code: &LinkedFunction<'_>, number: u64) -> bool {
    code.segments.iter().any(|segment| segment.range().contains(&number))
}

/// Why terms that leave both functions may mean something else in one of them; None where they do
/// not.
pub(crate) fn unlike(
    world: &mut World,
    leaving: impl IntoIterator<Item = Term>,
    (a, b): (&Own<'_>, &Own<'_>),
) -> Option<String> {
    let mut open: Vec<Term> = leaving.into_iter().collect();
    let mut seen: FxHashSet<Term> = FxHashSet::default();
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        let found = number(world, term, a, b).or_else(|| address(world, term, a));
        if found.is_some() {
            return found;
        }
        if world.terms.object(term).is_none() && !is_address(world, term) {
            open.extend(world.terms.parts(term));
        }
    }
    None
}

/// Whether it is the address of an object and a constant.
fn is_address(world: &World, term: Term) -> bool {
    match world.terms.node(term) {
        Node::Sum(parts, _) => matches!(&parts[..], [(part, _)] if world.terms.object(*part).is_some()),
        _ => false,
    }
}

/// Why an address in a term is no place within an object that both have.
fn address(world: &mut World, term: Term, a: &Own<'_>) -> Option<String> {
    if world.terms.object(term).is_none() && !is_address(world, term) {
        return None;
    }
    let (base, offset) = world.terms.split(term);
    let object = world.terms.object(base)?;
    let size = a.at.get(&object).map_or(0, |(_, size)| *size);
    match world.identity(object) {
        Identity::GlobalPointer => Some("an address made of gp leaves the function".to_string()),
        Identity::Named { name, .. } if offset < BigInt::from(0) || offset >= BigInt::from(size) => {
            Some(format!("an address {offset} bytes from {name}, outside of it, leaves the function"))
        }
        Identity::Unnamed { .. } if offset < BigInt::from(0) || offset >= BigInt::from(size) => {
            Some("an address outside of the constants that it is made from leaves the function".to_string())
        }
        _ => None,
    }
}

/// Why a number may be an address at which the two programs have something else.
fn number(world: &mut World, term: Term, a: &Own<'_>, b: &Own<'_>) -> Option<String> {
    if world.terms.width(term) != world.xlen {
        return None;
    }
    let (Node::Const(value) | Node::Sum(_, value)) = world.terms.node(term) else { return None };
    let value = u64::try_from(value).ok()?;
    if !may_be(a.code, value) && !may_be(b.code, value) {
        return None;
    }
    if world.symbolic {
        return Some(format!("{value:#x} is an address of the program's own, and nothing says of what"));
    }
    if value < SMALL {
        world.assumptions.used.insert(Assumption::SmallNumbers);
        return None;
    }
    world.assumptions.used.insert(Assumption::Linked);
    let like = |at| {
        let ((x, from, _), (y, other, _)) = (a.identity(false, at), b.identity(false, at));
        x == y && from == other && matches!(x, Identity::Named { .. })
    };
    // Pointers may lead to the end of an object, and begin before one.
    let beside = [a, b].into_iter().flat_map(|own| own.beside(value));
    let same = like(value) && beside.into_iter().all(like);
    (!same).then(|| {
        format!(
            "{value:#x} may be an address of the program's own, and A and B do not have the same there; give sources, of \
             which addresses are known, in the place of linked files"
        )
    })
}
