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
    /// Those of the instruction in hand, known ones too.
    latest: Vec<Access>,
    /// What raises an exception of an address that is not aligned, and where.
    pub raises: Vec<(Term, u64)>,
    /// Why a state may trap in which nothing else does, and where.
    pub faults: Vec<(u64, String)>,
    pub spans: Vec<Span>,
    pub fences: Vec<Fence>,
    /// What the vector unit was asked for, with all that decides whether it traps, and where.
    pub vectors: Vec<(Term, u64)>,
    known_vectors: FxHashSet<Term>,
    /// Where the unit was used first, in whatever way.
    pub first_vector: Option<u64>,
    /// The least offset from sp at the start to which sp went.
    pub deepest: i64,
}

impl Trail {
    /// Keeps an access in mind; whether it is a new one.
    pub fn access(&mut self, access: Access, pc: u64) {
        self.latest.push(access);
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

    /// Keeps in mind that the vector unit was used; with all that decides whether that traps, if
    /// something does.
    pub fn vector(&mut self, asked: Option<Term>, pc: u64) {
        self.first_vector.get_or_insert(pc);
        if let Some(asked) = asked.filter(|asked| self.known_vectors.insert(*asked)) {
            self.vectors.push((asked, pc));
        }
    }

    /// Whether the vector unit was asked for this.
    pub fn asked(&self, of: Term) -> bool {
        self.known_vectors.contains(&of)
    }

    /// Another instruction begins.
    pub fn begin(&mut self) {
        self.latest.clear();
    }

    /// The accesses of the instruction in hand.
    pub fn latest(&self) -> &[Access] {
        &self.latest
    }
}
