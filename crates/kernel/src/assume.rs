//! What a proof takes for granted, and when two addresses are of different memory.
//!
//! Source: the RISC-V psABI for the stack pointer; what a caller promises stands in [`Contract`](crate::Contract).

use std::collections::BTreeSet;
use std::fmt;

use instar_isa::{RegisterFile, abi_name};
use num_bigint::BigInt;

use crate::terms::{Node, Term, Terms};

/// Number of the stack pointer.
pub(crate) const SP: u16 = 2;

/// What is taken for granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Assumption {
    /// No other pointer leads to memory that is reached by sp.
    Stack,
    /// The memory at one register never overlaps that at another.
    Disjoint(u8, u8),
    /// No buffer goes over the end of the address space.
    NoWrap,
    /// Every access is aligned where the instruction asks for it.
    Aligned,
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stack => write!(f, "memory that is reached by sp is reached by no other pointer"),
            Self::Disjoint(a, b) => {
                let (a, b) = (abi_name(*a), abi_name(*b));
                write!(f, "the memory at {a} does not overlap that at {b}")
            }
            Self::NoWrap => write!(f, "no buffer goes over the end of the address space"),
            Self::Aligned => write!(f, "addresses are aligned where an instruction raises an exception else"),
        }
    }
}

/// What was declared about pointers, and what of it was used.
pub(crate) struct Assumptions {
    pairs: Vec<(u8, u8)>,
    /// The registers in `pairs`, one bit each.
    pointers: u32,
    /// What was used.
    pub used: BTreeSet<Assumption>,
}

impl Assumptions {
    pub fn new(pairs: &[(u8, u8)]) -> Self {
        let pointers = pairs.iter().fold(0, |all, (a, b)| all | 1 << a | 1 << b);
        Self { pairs: pairs.to_vec(), pointers, used: BTreeSet::new() }
    }

    /// The register of which an address is a pointer, if it is sp or one that was declared: what else is in it depends
    /// on none of them.
    pub fn pointer(&self, terms: &Terms, address: Term) -> Option<u8> {
        root(terms, address, 1 << SP).or_else(|| root(terms, address, self.pointers))
    }

    /// Whether nothing at the one base overlaps anything at the other.
    pub fn apart(&mut self, terms: &Terms, a: Term, b: Term) -> bool {
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

/// The one of `pointers` to which the base belongs: it stands in the sum once, and nothing else of it depends on one.
fn root(terms: &Terms, base: Term, pointers: u32) -> Option<u8> {
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
