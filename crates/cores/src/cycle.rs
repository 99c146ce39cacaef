//! What a model tells of each cycle: what is in the pipeline, what issued, and why the next did not.
//!
//! Source: docs/reference/profile.md, which states the rule by which a cycle gets its category.

use std::collections::VecDeque;

/// What a cycle, or an issue slot of it, went to. A cycle has exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Stall {
    /// At least one instruction issued.
    Issued,
    /// A branch or jump was mispredicted; fetch starts anew behind it.
    BranchMiss,
    /// A CSR access, fence or trap is waited for, or fetch starts anew behind it.
    Flush,
    /// The instruction cache waits for memory.
    InstructionMiss,
    /// Nothing has arrived from fetch for another reason: a taken branch, a word that was not full.
    Fetch,
    /// An operand is being computed.
    Raw,
    /// An older instruction writes the same register and has not committed; the core does not rename.
    Waw,
    /// The functional unit, its result bus or the issue slot is taken.
    Structural,
    /// Not enough register read ports are left.
    ReadPort,
    /// The load/store unit does not take another instruction.
    LoadStore,
    /// A load that missed the data cache is waited for.
    DataMiss,
    /// A load that must wait for an older store with equal address bits is waited for.
    StoreConflict,
    /// A store waits because the store queues or the write buffer are full.
    WriteBuffer,
    /// The scoreboard is full; its oldest instruction is being executed.
    Scoreboard,
    /// The scoreboard is full; its oldest instruction is finished and finds no commit port.
    Commit,
    /// Nothing is left to issue; the last instructions finish.
    End,
}

impl Stall {
    /// Number of categories.
    pub const COUNT: usize = 16;

    /// Every category in the order of the pipeline, with its name in reports.
    pub const NAMES: [(Self, &'static str); Self::COUNT] = [
        (Self::Issued, "issued"),
        (Self::BranchMiss, "branch_miss"),
        (Self::Flush, "flush"),
        (Self::InstructionMiss, "instruction_miss"),
        (Self::Fetch, "fetch"),
        (Self::Raw, "raw"),
        (Self::Waw, "waw"),
        (Self::Structural, "structural"),
        (Self::ReadPort, "read_port"),
        (Self::LoadStore, "load_store"),
        (Self::DataMiss, "data_miss"),
        (Self::StoreConflict, "store_conflict"),
        (Self::WriteBuffer, "write_buffer"),
        (Self::Scoreboard, "scoreboard"),
        (Self::Commit, "commit"),
        (Self::End, "end"),
    ];

    /// Its name in reports.
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }
}

/// An instruction of the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its number in the stream of retired instructions, from 0.
    pub index: u64,
    /// Number of its static entry; `None` where the stream has not reached it.
    pub id: Option<u32>,
}

/// Why no more instructions issued in a cycle, and which instruction that is charged to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The reason.
    pub stall: Stall,
    /// The instruction that it belongs to.
    pub place: Place,
}

/// How an instruction left the pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is still there.
    Flying,
    /// It committed.
    Retired,
    /// It was on a wrong path, or is fetched again.
    Flushed,
}

/// Producers that are kept of one instruction.
pub const MOST_PRODUCERS: usize = 3;

/// One instruction between fetch and commit. Cycles are those of the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InFlight {
    /// Number by order of fetch, those on wrong paths included.
    pub serial: u64,
    /// Its number in the stream of retired instructions; `None` on a wrong path.
    pub index: Option<u64>,
    /// Number of its static entry; `None` on a wrong path that nothing is known of.
    pub id: Option<u32>,
    /// It entered the instruction queue.
    pub fetched: u64,
    /// It entered the issue registers.
    pub decoded: Option<u64>,
    /// It issued.
    pub issued: Option<u64>,
    /// First cycle in which its last result can be used.
    pub done: Option<u64>,
    /// It left the pipeline.
    pub left: Option<u64>,
    /// How it left.
    pub fate: Fate,
    /// Serial numbers of the instructions in flight whose results it reads.
    pub producers: [Option<u64>; MOST_PRODUCERS],
}

/// One cycle, as it is at its end.
#[derive(Clone, Copy, Debug)]
pub struct Cycle<'a> {
    /// Its number.
    pub now: u64,
    /// Issue slots of the core.
    pub width: u32,
    /// Issue slots that instructions took which will commit.
    pub slots: u32,
    /// The oldest of them.
    pub issued: Option<Place>,
    /// Why the other slots stayed empty; `None` where all were taken.
    pub held: Option<Held>,
    /// Instructions in the pipeline, oldest first: those in the scoreboard, in the issue registers, in the queue.
    pub flying: &'a VecDeque<InFlight>,
    /// How many of them are in the scoreboard.
    pub scoreboard: usize,
    /// How many of them are in the issue registers.
    pub decoded: usize,
    /// Those that left in this cycle, oldest first.
    pub gone: &'a [InFlight],
    /// Stores: waiting for their commit, committed, and words in the write buffer.
    pub stores: [usize; 3],
}

impl Cycle<'_> {
    /// The one category of this cycle, and the instruction that it is charged to.
    pub fn account(&self) -> Option<Held> {
        match self.issued {
            Some(place) => Some(Held { stall: Stall::Issued, place }),
            None => self.held,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_category_stands_at_its_own_place_in_the_list_of_names() {
        for (at, (stall, name)) in Stall::NAMES.into_iter().enumerate() {
            assert_eq!(stall as usize, at, "{name}");
        }
        assert_eq!(Stall::End as usize + 1, Stall::COUNT);
    }
}
