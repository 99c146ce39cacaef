//! Stretches of cycles that were stepped once and are done again without being stepped, in the same
//! cycles.
//!
//! Source: own design, after E. Schnarr and J. R. Larus, "Fast out-of-order processor simulation
//! using memoization", ASPLOS 1998. A [`tree`] knows states of the pipeline as they are seen from
//! the present cycle, and after each the answers that a stretch from there met ([`tape`]).
//! [`record`] steps and notes; [`replay`] asks the same of the caches and predictors as they are
//! now, and follows the answers. An answer that was not seen leads back to the state, and is
//! stepped.
//!
//! An observer that wants causes or cycles sees every cycle stepped. Stepped are also traps,
//! rewritten code, custom instructions that access memory or take several entries, and all of a
//! design that has costs by operands.

mod record;
mod replay;
mod tape;
mod tree;

use instar_isa::StaticTable;
use instar_trace::{Flags, RetiredBatch};

use self::record::Recording;
use self::replay::Undo;
pub use self::tape::{Base, Op, Tape};
use self::tree::Tree;
use super::Cva6;
use crate::parts::image::{Flow, Slot};
use crate::remembering::Thrift;
use crate::{CommitObserver, Remembered};

/// Instructions that must stand in the stream after those that a stretch commits: no more are ever
/// in flight.
const IN_FLIGHT: u64 = 160;

/// Most instructions that commit in a stretch.
const LONGEST: u64 = 96;

/// Instructions that commit in a stretch at least, unless it is long.
const SHORTEST: usize = 16;

/// What is remembered, and what is going on.
#[derive(Debug, Default)]
pub struct Memo {
    on: bool,
    tree: Tree,
    /// The state that the pipeline is in, where it is known.
    at: Option<u32>,
    /// The pipeline's structures are not in that state, but in an earlier one.
    ahead: bool,
    recording: Option<Recording>,
    /// Of [`crate::parts::image::Image::version`].
    version: u64,
    /// How often the accelerator's states were numbered anew.
    renumbered: u64,
    /// By static entry: how long an instruction is after which the next one in memory follows.
    lengths: Vec<u8>,
    /// Positions of instructions after which something else follows than their code says.
    odd: std::collections::VecDeque<u64>,
    /// Where the next instruction of the stream must stand.
    next_pc: Option<u64>,
    thrift: Thrift,
    counts: Remembered,
    undo: Undo,
    /// Room for numbers of a state, for notes, and for registers.
    words: Vec<u64>,
    room: (Vec<(Op, u64)>, Vec<u32>),
    made: Vec<(u8, Base)>,
}

/// A copy remembers nothing.
impl Clone for Memo {
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// The length of an instruction that may change the flow, or that was not looked at.
const FLOWS: u8 = u8::MAX;

impl Memo {
    /// Nothing is known yet.
    pub fn new(on: bool) -> Self {
        Self { on, ..Self::default() }
    }

    /// Remembers from now on, or no more. What it knew is forgotten.
    pub fn switch(&mut self, on: bool) {
        *self = Self::new(on);
    }

    /// Whether it remembers.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// What was remembered so far.
    pub fn counts(&self) -> Remembered {
        let (states, stretches) = self.tree.counts();
        Remembered { states, stretches, bytes: self.tree.bytes(), ..self.counts }
    }

    /// Looks at a batch before it enters the stream at `position`.
    fn look(&mut self, table: &StaticTable, batch: &RetiredBatch, position: u64, xlen: u32) {
        let known = self.lengths.len();
        self.lengths.extend(
            table.entries()[known.min(table.entries().len())..].iter().map(|entry| {
                if Slot::scan(entry.word, xlen).flow == Flow::None { entry.length } else { FLOWS }
            }),
        );
        let Some(&first) = batch.pcs.first() else { return };
        if self.next_pc.is_some_and(|next| next != first) {
            self.odd.push_back(position.saturating_sub(1));
        }
        self.next_pc = batch.next_pcs.last().copied();
        let behind = |at: usize| batch.pcs.get(at + 1).is_none_or(|&pc| pc == batch.next_pcs[at]);
        let flows = |id: u32, pc: u64, next: u64| {
            let length = self.lengths[id as usize];
            length == FLOWS || next == pc.wrapping_add(u64::from(length))
        };
        let each = || batch.ids.iter().zip(&batch.pcs).zip(&batch.next_pcs);
        let last = batch.len() - 1;
        if batch.pcs[1..] == batch.next_pcs[..last]
            && !batch.flags.iter().any(|flags| flags.has(Flags::TRAP))
            && each().all(|((&id, &pc), &next)| flows(id, pc, next))
        {
            return;
        }
        for (at, ((&id, &pc), &next)) in each().enumerate() {
            if !flows(id, pc, next) || !behind(at) || batch.flags[at].has(Flags::TRAP) {
                self.odd.push_back(position + at as u64);
            }
        }
    }

    /// The first instruction from `position` on after which something else follows than its code
    /// says.
    #[inline]
    fn next_odd(&mut self, position: u64) -> u64 {
        while self.odd.front().is_some_and(|&odd| odd < position) {
            self.odd.pop_front();
        }
        self.odd.front().copied().unwrap_or(u64::MAX)
    }
}

impl<O: CommitObserver> Cva6<O> {
    /// Before a batch enters the stream: what is known of code that has changed is forgotten.
    pub(super) fn look_at(&mut self, table: &StaticTable, batch: &RetiredBatch) {
        if self.memo.version != self.image.version() {
            self.settle();
            self.stop_recording();
            self.memo.tree = Tree::default();
            self.memo.version = self.image.version();
        }
        self.memo.look(table, batch, self.stream.end(), self.params.xlen);
    }

    /// Everything is in its place, and nothing is noted any more: somebody looks, or goes on
    /// otherwise.
    pub(super) fn come_to_rest(&mut self) {
        self.settle();
        self.stop_recording();
        self.memo.next_pc = None;
    }
}
