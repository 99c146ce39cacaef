//! What a function does on one path beside computing: its accesses, its fences, and what its
//! comparisons took for granted.
//!
//! Source: own design.

use std::rc::Rc;

use rustc_hash::FxHashSet;

use crate::memory::Memory;
use crate::terms::Term;

/// One access to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Access {
    pub base: Term,
    pub offset: i64,
    pub bytes: u32,
    pub writes: bool,
    /// It happens whenever the instruction does.
    pub certain: bool,
    /// The instruction is one of the manual's, so the address is a multiple of the bytes where it
    /// raises no exception.
    pub aligned: bool,
    /// It may lie after what of the program's own its address is made of.
    pub beside: bool,
}

/// A comparison of two addresses from one base that was decided as if what lies between them did
/// not go over the end of the address space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    pub base: Term,
    pub low: i64,
    pub high: i64,
    /// What it decided, and where.
    pub condition: Term,
    pub pc: u64,
}

/// A fence, and what was in memory then.
#[derive(Clone, Debug)]
pub(crate) struct Fence {
    pub kind: u32,
    pub memory: Rc<Memory>,
    pub pc: u64,
}

/// What happened on a path, in its order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trail {
    pub accesses: Vec<(Access, u64)>,
    known: FxHashSet<Access>,
    /// What raises an exception of an address that is not aligned, and where.
    pub raises: Vec<(Term, u64)>,
    /// Why a state may trap in which nothing else does, and where.
    pub faults: Vec<(u64, String)>,
    pub spans: Vec<Span>,
    pub fences: Vec<Fence>,
    /// The least offset from sp at the start to which sp went.
    pub deepest: i64,
}

impl Trail {
    /// Keeps an access in mind; whether it is a new one.
    pub fn access(&mut self, access: Access, pc: u64) {
        if self.known.insert(access) {
            self.accesses.push((access, pc));
        }
    }

    /// Keeps in mind that an exception is raised where this holds.
    pub fn raise(&mut self, raised: Term, pc: u64) {
        if self.raises.iter().all(|(known, _)| *known != raised) {
            self.raises.push((raised, pc));
        }
    }

    /// How many accesses there were so far.
    pub fn len(&self) -> usize {
        self.accesses.len()
    }

    /// The accesses from this number on.
    pub fn since(&self, number: usize) -> impl Iterator<Item = &Access> {
        self.accesses[number..].iter().map(|(access, _)| access)
    }
}
