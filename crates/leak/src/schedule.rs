//! What one run came to, so that others need no core model: which value comes into which element
//! when, instruction by instruction.
//!
//! Source: own design. A run of the same instructions with the same latencies has the same
//! schedule; each later run is compared with the first, instruction by instruction.

use instar_cores::{DivisionTime, Drive, DriveSource};
use instar_isa::Class;
use instar_trace::{Flags, Retired};

use crate::reader::HeldWord;

/// Instructions of a run, from one on, up to but without another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeakWindow {
    /// First.
    pub from: u64,
    /// The one after the last.
    pub to: u64,
}

/// What of an instruction decides when the following come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    pc: u32,
    /// Operands on which its latency depends, and whether its access crosses a word.
    latency: u64,
    /// First byte of its access.
    address: u32,
}

/// Drives of a run, and its instructions.
#[derive(Clone, Debug)]
pub struct Schedule {
    division_time: DivisionTime,
    /// The core has caches: another address may take another time.
    has_caches: bool,
    drives: Vec<Drive>,
    known: Vec<bool>,
    steps: Vec<Step>,
    /// Drives came in order of time.
    in_time: bool,
}

/// Which two words meet: their bits that differ are a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeetingPoint {
    /// Number of the drive.
    pub drive: u32,
    /// That of the drive before in the same element; `None`: the value by itself.
    pub before: Option<u32>,
}

/// A run parts from the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parts {
    /// Another instruction comes.
    Elsewhere {
        /// Number of the instruction.
        index: usize,
        /// Its address in the first run.
        pc: u32,
        /// Here.
        here: u32,
    },
    /// It takes another time.
    Latency {
        /// Number of the instruction.
        index: usize,
        /// Its address.
        pc: u32,
    },
    /// It reaches another address of memory, and the core has caches.
    Address {
        /// Number of the instruction.
        index: usize,
        /// Its address.
        pc: u32,
    },
    /// It ends sooner or later.
    Length {
        /// Instructions of the first run.
        first: usize,
        /// Here.
        here: usize,
    },
}

impl Schedule {
    /// No run yet, of a core whose divisions take time by this, with caches or without, and of a
    /// model that tells in order of time or of the instructions.
    pub fn new(division_time: DivisionTime, has_caches: bool, in_time: bool) -> Self {
        Self { division_time, has_caches, drives: Vec::new(), known: Vec::new(), steps: Vec::new(), in_time }
    }

    /// Takes a batch of the first run.
    pub fn batch(&mut self, retired: &Retired<'_>) {
        self.steps.extend((0..retired.batch.len()).map(|i| Step::of(retired, i, self.division_time)));
    }

    /// Takes a drive of it, and whether its value is known.
    pub fn drive(&mut self, drive: &Drive, word: HeldWord) {
        self.drives.push(*drive);
        self.known.push(word.is_some());
    }

    /// Whether drives came in order of time.
    pub(crate) fn is_in_time(&self) -> bool {
        self.in_time
    }

    /// All drives.
    pub fn drives(&self) -> &[Drive] {
        &self.drives
    }

    /// Whether the model knows the value of a drive.
    pub fn is_known(&self, drive: usize) -> bool {
        self.known[drive]
    }

    /// Instructions of the run.
    pub fn instructions(&self) -> usize {
        self.steps.len()
    }

    /// The address of an instruction of the run.
    pub fn pc(&self, index: u64) -> Option<u64> {
        self.steps.get(index as usize).map(|step| u64::from(step.pc))
    }

    /// The first instruction from `from` on at an address.
    pub fn find(&self, pc: u64, from: u64) -> Option<u64> {
        let rest = self.steps.get(from as usize..)?;
        rest.iter().position(|step| u64::from(step.pc) == pc).map(|at| from + at as u64)
    }

    /// Drives of a span whose values are not known.
    pub fn unknown(&self, span: LeakWindow) -> usize {
        let within = |drive: &Drive| (span.from..span.to).contains(&drive.index);
        self.drives.iter().zip(&self.known).filter(|(drive, known)| within(drive) && !**known).count()
    }

    /// All points of a span: each value by itself, and each with the one before it. Elements hold
    /// nothing where the span begins, but for what `edge`, the first drives, puts there. Where no
    /// run could differ from another, numbers that stand in the code, there is none.
    pub fn points(&self, span: LeakWindow, edge: usize) -> Vec<MeetingPoint> {
        let elements = self.drives.iter().map(|drive| usize::from(drive.element) + 1).max().unwrap_or(0);
        let mut last: Vec<Option<u32>> = vec![None; elements];
        let mut points = Vec::new();
        for (number, drive) in self.drives.iter().enumerate() {
            let at_edge = number < edge;
            if !at_edge && !(span.from..span.to).contains(&drive.index) {
                continue;
            }
            let before = last[usize::from(drive.element)].replace(number as u32);
            if at_edge || !self.known[number] {
                continue;
            }
            let drive_is_fixed = fixed(drive.source);
            if !drive_is_fixed {
                points.push(MeetingPoint { drive: number as u32, before: None });
            }
            let before = before.filter(|&before| {
                let before = before as usize;
                self.known[before] && !(drive_is_fixed && fixed(self.drives[before].source))
            });
            points.extend(before.map(|before| MeetingPoint { drive: number as u32, before: Some(before) }));
        }
        points
    }
}

/// The same in all runs.
fn fixed(source: DriveSource) -> bool {
    matches!(source, DriveSource::Constant(_) | DriveSource::Register(0))
}

impl Step {
    fn of(retired: &Retired<'_>, i: usize, division_time: DivisionTime) -> Self {
        let batch = retired.batch;
        let entry = retired.table.entry(batch.ids[i]);
        let access = batch.accesses_of(i).first();
        let crosses = access.is_some_and(|access| (access.address & 3) + u64::from(access.size) > 4);
        let latency = match entry.class {
            Class::Divide => division_time(batch.details[i]),
            _ if batch.flags[i].has(Flags::OPERAND) => batch.details[i],
            _ => u64::from(crosses),
        };
        Self { pc: batch.pcs[i] as u32, latency, address: access.map_or(0, |access| access.address as u32) }
    }
}

/// How a later run keeps to the schedule.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    at: usize,
    /// Where it does not, first.
    pub parts: Option<Parts>,
    /// The first instruction that reaches another address of memory.
    pub address: Option<usize>,
}

impl Kept {
    /// Compares a batch.
    pub fn take(&mut self, schedule: &Schedule, retired: &Retired<'_>) {
        if self.parts.is_some() {
            return;
        }
        for i in 0..retired.batch.len() {
            let index = self.at;
            self.at += 1;
            let here = Step::of(retired, i, schedule.division_time);
            let Some(&step) = schedule.steps.get(index) else { continue };
            if step == here {
                continue;
            }
            if step.pc != here.pc {
                self.parts = Some(Parts::Elsewhere { index, pc: step.pc, here: here.pc });
                return;
            }
            if step.latency != here.latency {
                self.parts = Some(Parts::Latency { index, pc: step.pc });
                return;
            }
            if schedule.has_caches {
                self.parts = Some(Parts::Address { index, pc: step.pc });
                return;
            }
            self.address.get_or_insert(index);
        }
    }

    /// The run is over.
    pub fn end(&mut self, schedule: &Schedule) {
        if self.parts.is_none() && self.at != schedule.steps.len() {
            self.parts = Some(Parts::Length { first: schedule.steps.len(), here: self.at });
        }
    }
}
