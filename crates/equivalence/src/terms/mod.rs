//! Values as terms over what holds at the start; equal terms are one term.
//!
//! Source: own design, after hash-consed terms as SMT solvers have them. A term is a bit vector of
//! some width. Two terms with one number have the same value whatever the start is; the reverse is
//! not promised: rules are few, each sound at every width, and only bring together what another
//! order, another register or another addressing makes different.

mod bits;
mod decide;
mod linear;
mod slice;
#[cfg(test)]
mod tests;

use std::hash::{Hash, Hasher};

use instar_isa::RegisterFile;
use num_bigint::{BigInt, Sign};
use rustc_hash::{FxHashMap, FxHasher};
use smallvec::{SmallVec, smallvec};

/// Number of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term(u32);

/// Bitwise operations with any number of operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bitwise {
    /// And.
    And,
    /// Or.
    Or,
    /// Exclusive or.
    Xor,
}

/// Shifts by an amount that is not known; one of at least the width shifts everything out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shift {
    /// To the left.
    Left,
    /// To the right, zeros coming in.
    Right,
    /// To the right, the sign coming in.
    RightSigned,
}

/// The bit of `uses` that no register has, x0 being none at the start: whether a value depends on
/// one of which nothing is known.
pub const ANY: u64 = 1;

/// The bit of `uses` of an address of the program's own: above those of registers.
pub const OWN: u64 = 1 << 32;

/// How a term is made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// A number in [0, 2^width).
    Const(BigInt),
    /// A register at the start.
    Start(RegisterFile, u16),
    /// Any value, of which nothing is known; the number tells them apart.
    Any(u32),
    /// The address of an object of the program, but for low bits that its alignment makes 0; the
    /// number says which.
    Own(u32),
    /// The byte of memory at the start that lies at base + offset.
    Byte(Term, i64),
    /// The byte at base + offset of the memory with this number.
    Load(u32, Term, i64),
    /// A sum: terms in their order, none of them a constant, a `Not` or a sum that is not long,
    /// with factors in [1, 2^width), and a constant.
    Sum(Box<[(Term, BigInt)]>, BigInt),
    /// A product of two terms in their order, neither of them constant.
    Product(Term, Term),
    /// At least two operands in their order, none of the same kind.
    Bitwise(Bitwise, Box<[Term]>),
    /// Every bit inverted.
    Not(Term),
    /// A shift by an unsigned amount of any width.
    Shift(Shift, Term, Term),
    /// Bits from this one on.
    Slice(Term, u32),
    /// Parts, the most significant first.
    Concat(Box<[Term]>),
    /// Extended by the sign.
    Extend(Term),
    /// 1 where the first is less; as signed numbers where the flag says so.
    Less(bool, Term, Term),
    /// 1 where the term is 0.
    IsZero(Term),
    /// Quotient, by zero all ones; of signed numbers where the flag says so.
    Quotient(bool, Term, Term),
    /// Remainder, by zero the dividend.
    Remainder(bool, Term, Term),
    /// The second where the first is 1, else the third.
    Select(Term, Term, Term),
    /// An element of the table with this number.
    Table(u32, Term),
    /// What a function of which nothing is known makes of its operands: that of this word, and
    /// which of its results.
    Opaque(u32, u32, Box<[Term]>),
}

struct Entry {
    node: Node,
    width: u32,
    /// The integer registers at the start, one bit each, on which it depends as far as a pointer
    /// may be made of them.
    uses: u64,
}

/// Number of the stack pointer.
pub const SP: u16 = instar_isa::SP as u16;

/// Low bits of sp that are 0 where a function is called: the RISC-V psABI, "Integer Calling
/// Convention".
pub const STACK_ZEROS: u32 = 4;

/// All terms.
#[derive(Default)]
pub struct Terms {
    entries: Vec<Entry>,
    /// Terms by the hash of their nodes.
    known: FxHashMap<u64, SmallVec<[Term; 1]>>,
    /// Slices that were made before: they go deep.
    slices: FxHashMap<(Term, u32, u32), Term>,
    /// How deep in a slice we are.
    depth: u32,
    tables: FxHashMap<Vec<BigInt>, u32>,
    /// How many values there are of which nothing is known.
    anys: u32,
}

impl Terms {
    /// How a term is made.
    pub fn node(&self, term: Term) -> &Node {
        &self.entries[term.0 as usize].node
    }

    /// Its bits.
    pub fn width(&self, term: Term) -> u32 {
        self.entries[term.0 as usize].width
    }

    /// The integer registers at the start that it depends on, one bit each.
    pub fn uses(&self, term: Term) -> u64 {
        self.entries[term.0 as usize].uses
    }

    /// Its value where it is known, not negative.
    pub fn known(&self, term: Term) -> Option<&BigInt> {
        match self.node(term) {
            Node::Const(value) => Some(value),
            _ => None,
        }
    }

    /// A number, modulo 2^width.
    pub fn constant(&mut self, value: &BigInt, width: u32) -> Term {
        self.intern(Node::Const(modulo(value, width)), width, 0)
    }

    /// A small number.
    pub fn number(&mut self, value: i64, width: u32) -> Term {
        self.constant(&BigInt::from(value), width)
    }

    /// All bits 1.
    pub fn ones(&mut self, width: u32) -> Term {
        self.number(-1, width)
    }

    /// A register at the start.
    pub fn start(&mut self, file: RegisterFile, number: u16, width: u32) -> Term {
        let uses = if file == RegisterFile::X { 1 << number } else { 0 };
        self.intern(Node::Start(file, number), width, uses)
    }

    /// A value of which nothing is known but that a pointer made of the registers `uses` may be in
    /// it.
    pub fn any(&mut self, width: u32, uses: u64) -> Term {
        self.anys += 1;
        self.intern(Node::Any(self.anys), width, uses | ANY)
    }

    /// The address of the object with this number, which is a multiple of 2^`zeros`.
    pub fn own(&mut self, object: u32, zeros: u32, width: u32) -> Term {
        let high = self.intern(Node::Own(object), width - zeros, OWN);
        if zeros == 0 {
            return high;
        }
        let low = self.number(0, zeros);
        self.concat(&[high, low])
    }

    /// The object of which a term is the address.
    pub fn object(&self, term: Term) -> Option<u32> {
        match self.node(term) {
            Node::Own(object) => Some(*object),
            Node::Concat(parts) => match (self.node(parts[0]), self.known(*parts.last()?)) {
                (Node::Own(object), Some(low)) if parts.len() == 2 && *low == BigInt::from(0) => {
                    Some(*object)
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The terms of which it is made.
    pub fn parts(&self, term: Term) -> SmallVec<[Term; 4]> {
        match self.node(term) {
            Node::Const(_) | Node::Start(..) | Node::Any(_) | Node::Own(_) => SmallVec::new(),
            Node::Byte(a, _) | Node::Load(_, a, _) | Node::Not(a) | Node::Slice(a, _) => smallvec![*a],
            Node::Extend(a) | Node::IsZero(a) | Node::Table(_, a) => smallvec![*a],
            Node::Sum(parts, _) => parts.iter().map(|(part, _)| *part).collect(),
            Node::Bitwise(_, parts) | Node::Concat(parts) | Node::Opaque(_, _, parts) => {
                parts.iter().copied().collect()
            }
            Node::Product(a, b) | Node::Shift(_, a, b) | Node::Less(_, a, b) => smallvec![*a, *b],
            Node::Quotient(_, a, b) | Node::Remainder(_, a, b) => smallvec![*a, *b],
            Node::Select(a, b, c) => smallvec![*a, *b, *c],
        }
    }

    /// A byte of memory at the start. What the caller left there is no pointer made of the
    /// registers.
    pub fn byte(&mut self, base: Term, offset: i64) -> Term {
        let uses = self.uses(base) & ANY;
        self.intern(Node::Byte(base, offset), 8, uses)
    }

    /// A byte of a memory that was written, in which there may be pointers made of the registers
    /// `uses`.
    pub fn load(&mut self, memory: u32, base: Term, offset: i64, uses: u64) -> Term {
        let uses = uses | self.uses(base) & ANY;
        self.intern(Node::Load(memory, base, offset), 8, uses)
    }

    /// An element of a constant table, whose number is not known.
    pub fn table(&mut self, values: &[BigInt], width: u32, index: Term) -> Term {
        let next = self.tables.len() as u32;
        let number = match self.tables.get(values) {
            Some(number) => *number,
            None => {
                self.tables.insert(values.to_vec(), next);
                next
            }
        };
        let uses = self.uses(index);
        self.intern(Node::Table(number, index), width, uses)
    }

    /// A result of a function of which nothing is known but that it has the same ones of the same
    /// operands.
    pub fn opaque(&mut self, word: u32, result: u32, width: u32, operands: &[Term]) -> Term {
        self.made_of(Node::Opaque(word, result, operands.into()), width, operands)
    }

    fn made_of(&mut self, node: Node, width: u32, parts: &[Term]) -> Term {
        let uses = parts.iter().fold(0, |uses, part| uses | self.uses(*part));
        self.intern(node, width, uses)
    }

    fn intern(&mut self, node: Node, width: u32, uses: u64) -> Term {
        let mut hasher = FxHasher::default();
        (&node, width).hash(&mut hasher);
        let same = self.known.entry(hasher.finish()).or_default();
        let is_it = |term: &&Term| {
            let entry = &self.entries[term.0 as usize];
            entry.width == width && entry.node == node
        };
        if let Some(term) = same.iter().find(is_it) {
            return *term;
        }
        let term = Term(self.entries.len() as u32);
        same.push(term);
        self.entries.push(Entry { node, width, uses });
        term
    }
}

/// `value` in [0, 2^width).
fn modulo(value: &BigInt, width: u32) -> BigInt {
    if value.sign() != Sign::Minus && value.bits() <= u64::from(width) {
        return value.clone();
    }
    let mask = (BigInt::from(1) << width) - 1;
    value & mask
}

/// A residue as a signed number.
fn signed(value: &BigInt, width: u32) -> BigInt {
    if value.bit(u64::from(width) - 1) { value - (BigInt::from(1) << width) } else { value.clone() }
}
