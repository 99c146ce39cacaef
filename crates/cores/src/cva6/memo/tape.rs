//! What the stages ask of caches, predictors, the stream and the addresses of memory accesses, with
//! the answers.
//!
//! Source: own design, after E. Schnarr and J. R. Larus, "Fast out-of-order processor simulation
//! using memoization", ASPLOS 1998. All that decides what a stage does, and that no
//! [`Relative`](crate::relative::Relative) holds, is asked with a note here; so from one state the
//! same answers lead to the same cycles.

use crate::relative::{Origin, Place};

/// A question, or a change that follows from the answers so far. Positions and numbers of accesses
/// are as seen from the first cycle of the notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// Whether a line is in the instruction cache.
    FetchHolds(u64),
    /// The way that a missing line of code will take, and whether it is a random one.
    FetchVictim(u64),
    /// A line of code takes a way.
    FetchFill { line: u64, way: u8, random: bool },
    /// What the branch history predicts.
    Predict(u64),
    /// The branch history learns.
    Train { pc: u64, taken: bool },
    /// What the branch targets predict.
    Target(u64),
    /// They learn.
    TrainTarget { pc: u64, target: u64 },
    /// The top of the return stack.
    Top,
    /// It moves.
    Returns { push: Option<u64>, pop: bool },
    /// Where an instruction of the stream leads, and whether it is a branch that was taken.
    Flow(i32),
    /// Cycles that a divide takes.
    Divide(i32),
    /// How many memory accesses an instruction of the stream made.
    Accesses(i32),
    /// A memory access of the stream issues.
    Issue(i32),
    /// A load of so many bytes that will be cancelled issues; whether its address is aligned.
    Shadow(Base, u16),
    /// Whether a load's line is in the data cache, or may be.
    Load(i32),
    /// A load's line is asked for: its way, and whether it is a random one.
    Ask(i32),
    /// It takes the way.
    Fill { line: i32, way: u8 },
    /// Whether a store's line is in the data cache.
    Check(i32),
    /// Whether bits 11 to 3 of a load's address are those of one of these stores, by their ages as
    /// seen from it.
    Conflicts { load: i32, size: u16, stores: u64 },
    /// Which of several words is checked next, or sent.
    Pick { sends: bool, requests: u32 },
    /// One of them was.
    Granted { sends: bool, requests: u32 },
    /// Which of these words, by their ages as seen from it, a store goes to: one more than its bit;
    /// 0 for none.
    Word { store: i32, words: u64 },
    /// Whether a load reads the bank of a word.
    Bank { load: i32, word: i32 },
    /// Whether two lines have one set.
    Set { line: i32, word: i32 },
    /// Whether two accesses have one line.
    Line { line: i32, word: i32 },
    /// What tells the request of an instruction of the accelerator from others.
    Offer(i32),
    /// What such a store writes is given up by the data cache.
    Empty(i32),
    /// The bytes of a word that a store writes.
    Bytes { store: i32, size: u16 },
}

/// From what the address of a load that will be cancelled is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// The address itself.
    Constant(u64),
    /// What was known of a register at first, and a constant that is added.
    Register(u8, u64),
    /// The address of an access, and a constant that is added.
    Access(i32, u64),
    /// What the stream tells of a register after the instruction at this position, and a constant
    /// that is added.
    Told(i32, u8, u64),
    /// Nothing is known.
    Unknown,
}

/// Notes of one part of the model; it takes some only while it is on.
#[derive(Clone, Debug)]
pub struct Tape {
    on: bool,
    spoiled: bool,
    origin: Origin,
    notes: Vec<(Op, u64)>,
}

impl Default for Tape {
    fn default() -> Self {
        let origin = Origin { position: 0, access: 0 };
        Self { on: false, spoiled: false, origin, notes: Vec::new() }
    }
}

impl Tape {
    /// Takes notes as seen from `origin`.
    pub fn start(&mut self, origin: Origin) {
        *self = Self { on: true, spoiled: false, origin, notes: std::mem::take(&mut self.notes) };
        self.notes.clear();
    }

    /// Takes none any more.
    pub fn stop(&mut self) {
        self.on = false;
        self.notes.clear();
    }

    /// Hands over what was noted; false where something came that no note tells.
    pub fn take(&mut self, all: &mut Vec<(Op, u64)>) -> bool {
        all.append(&mut self.notes);
        !self.spoiled
    }

    /// Whether notes are taken.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// Something comes that no note tells.
    #[inline]
    pub fn spoil(&mut self) {
        self.spoiled = true;
    }

    /// Notes a question and its answer; a change has the answer 0.
    #[inline]
    pub fn note(&mut self, answer: u64, op: impl FnOnce(&Self) -> Op) {
        if self.on {
            let op = op(self);
            self.notes.push((op, answer));
        }
    }

    /// A position, as notes have it.
    pub fn position(&self, position: u64) -> i32 {
        position.wrapping_sub(self.origin.position) as i64 as i32
    }

    /// An access, as notes have it.
    pub fn access(&self, place: Place) -> i32 {
        self.number(place.number())
    }

    /// The number of an access, as notes have it.
    pub fn number(&self, number: u64) -> i32 {
        number.wrapping_sub(self.origin.access) as i64 as i32
    }

    /// Accesses before `from` as bits, by their ages less one.
    pub fn older(&mut self, from: Place, places: impl Iterator<Item = Place>) -> u64 {
        let mut ages = 0;
        for place in places {
            let age = from.number().wrapping_sub(place.number());
            if age == 0 || age > 64 {
                self.spoiled = true;
            } else {
                ages |= 1 << (age - 1);
            }
        }
        ages
    }
}
