//! What a proof takes for granted, and when two addresses are of different memory.
//!
//! Source: the RISC-V psABI for the stack pointer; what a caller promises stands in
//! [`ProofContract`](crate::ProofContract).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use instar_isa::{RegisterFile, abi_name};
use num_bigint::BigInt;

use crate::terms::{Node, SP, Term, Terms};

/// What is taken for granted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Assumption {
    /// Addresses of the program's own are the numbers of the linked files.
    Linked,
    /// Small numbers are no addresses.
    SmallNumbers,
    /// No other pointer leads to memory that is reached by sp.
    Stack,
    /// The memory at one register never overlaps that at another.
    Disjoint(u8, u8),
    /// A register is a multiple of a number.
    Aligned(u8, u64),
    /// Nobody writes to code that may be written.
    CodeStays,
    /// What others see and change, they see and change where there is a fence.
    Fences,
    /// Vector registers are of so many bits, and vstart is 0 at the start.
    Vectors(usize),
    /// What an instruction leaves in agnostic elements follows from what it reads.
    Agnostic,
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Linked => write!(f, "addresses of the program's own are those of these linked files"),
            Self::SmallNumbers => write!(f, "numbers below 2048 are no addresses of the program's own"),
            Self::Stack => write!(f, "memory that is reached by sp is reached by no other pointer"),
            Self::Disjoint(a, b) => {
                let (a, b) = (abi_name(*a), abi_name(*b));
                write!(f, "the memory at {a} does not overlap that at {b}")
            }
            Self::Aligned(register, multiple) => {
                write!(f, "{} is a multiple of {multiple}", abi_name(*register))
            }
            Self::CodeStays => {
                write!(f, "nobody writes to the program's code, though its segment may be written")
            }
            Self::Vectors(bits) => {
                write!(f, "vector registers have {bits} bits, and vstart is 0 where the function is called")
            }
            Self::Agnostic => {
                write!(f, "what a vector instruction leaves in agnostic elements follows from its operands")
            }
            Self::Fences => write!(f, "other harts and devices see and change memory at fences only"),
        }
    }
}

/// What was taken for granted.
#[derive(Clone, Default)]
pub(crate) struct Used {
    assumptions: BTreeSet<Assumption>,
    /// Memory that does not reach the end of the address space: by a place, from and to offsets
    /// from it.
    whole: BTreeMap<String, (i64, i64)>,
    /// Bytes below sp that the second function needs, where the first needs fewer.
    deeper: Option<(i64, i64)>,
}

impl Used {
    pub fn insert(&mut self, assumption: Assumption) {
        self.assumptions.insert(assumption);
    }

    /// Memory from and to offsets from a place does not reach the end of the address space.
    pub fn insert_whole(&mut self, place: &str, low: i64, high: i64) {
        let known = self.whole.entry(place.to_string()).or_insert((low, high));
        *known = (known.0.min(low), known.1.max(high));
    }

    /// How far below sp each function goes.
    pub fn insert_depths(&mut self, a: i64, b: i64) {
        if b < a {
            let (x, y) = self.deeper.unwrap_or((a, b));
            self.deeper = Some((x.min(a), y.min(b)));
        }
    }

    /// A sentence each.
    pub fn sentences(&self) -> Vec<String> {
        let mut all: Vec<String> = self.assumptions.iter().map(ToString::to_string).collect();
        let at = |place: &str, offset: i64| match offset {
            0 => place.to_string(),
            _ => format!("{place}{offset:+}"),
        };
        all.extend(self.whole.iter().map(|(place, (low, high))| {
            let (low, high) = (at(place, *low), at(place, *high));
            format!("memory from {low} to {high} does not reach the end of the address space")
        }));
        all.extend(
            self.deeper.map(|(a, b)| {
                format!("the stack has room for {} bytes below sp, of which A needs {}", -b, -a)
            }),
        );
        all
    }
}

/// What was declared about pointers, and what of it was used.
pub(crate) struct Assumptions {
    pairs: Vec<(u8, u8)>,
    /// The registers in `pairs`, one bit each.
    pointers: u64,
    /// What was used.
    pub used: Used,
}

impl Assumptions {
    pub fn new(pairs: &[(u8, u8)]) -> Self {
        let pointers = pairs.iter().fold(0, |all, (a, b)| all | 1 << a | 1 << b);
        Self { pairs: pairs.to_vec(), pointers, used: Used::default() }
    }

    /// The register of which an address is a pointer, if it is sp or one that was declared: what
    /// else is in it depends on none of them.
    pub fn pointer(&self, terms: &Terms, address: Term) -> Option<u8> {
        root(terms, address, 1 << SP).or_else(|| root(terms, address, self.pointers))
    }

    /// Whether nothing at the one base overlaps anything at the other.
    pub fn apart(&mut self, terms: &Terms, a: Term, b: Term) -> bool {
        if let (Some(x), Some(y)) = (terms.object(a), terms.object(b)) {
            return x != y;
        }
        let Some(assumption) = self.why_apart(terms, a, b) else { return false };
        self.used.insert(assumption);
        true
    }

    fn why_apart(&self, terms: &Terms, a: Term, b: Term) -> Option<Assumption> {
        let stack = 1 << SP;
        let on_stack = |base| root(terms, base, stack).is_some();
        let off_stack = |base| terms.uses(base) & stack == 0;
        if on_stack(a) && off_stack(b) || off_stack(a) && on_stack(b) {
            return Some(Assumption::Stack);
        }
        let (x, y) = (root(terms, a, self.pointers)?, root(terms, b, self.pointers)?);
        let is_it = |pair: &&(u8, u8)| **pair == (x, y) || **pair == (y, x);
        self.pairs.iter().find(is_it).map(|(x, y)| Assumption::Disjoint(*x, *y))
    }
}

/// The one of `pointers` to which the base belongs: it stands in the sum once, and nothing else of
/// it depends on one.
fn root(terms: &Terms, base: Term, pointers: u64) -> Option<u8> {
    let pointer = |term: Term| match terms.node(term) {
        Node::Start(RegisterFile::X, number) if pointers >> number & 1 == 1 => Some(*number as u8),
        _ => None,
    };
    let Node::Sum(parts, _) = terms.node(base) else { return pointer(base) };
    let mut found = None;
    for (part, factor) in parts {
        match pointer(*part) {
            Some(number) if found.is_none() && *factor == BigInt::from(1) => found = Some(number),
            _ if terms.uses(*part) & pointers != 0 => return None,
            _ => {}
        }
    }
    found
}
