//! The words of later runs, read by the schedule of the first.
//!
//! Source: own design.

use crate::fetch::{Fetches, Looking};
use crate::late::LateReader;
use crate::reader::Reader;
use crate::schedule::{Kept, Schedule};

/// A run that follows a schedule: the words of all its drives.
#[derive(Clone, Debug)]
pub struct Follow<'s> {
    schedule: &'s Schedule,
    reader: Reader,
    next: usize,
    /// By drive; of one that is not known 0.
    words: Vec<u32>,
    /// Whether it keeps to the schedule.
    pub kept: Kept,
    way: Way,
    /// Registers where the run began, and instructions since.
    x: [u64; 32],
    retired: usize,
}

/// How words are read.
#[derive(Clone, Debug)]
enum Way {
    /// By the reader, while their places are looked for.
    Looking(Looking),
    /// At their places.
    Places(Fetches),
    /// By the reader alone.
    Reader,
    /// By the reader of drives that came in order of time.
    InTime(LateReader),
}

impl<'s> Follow<'s> {
    /// A run of a core of so many elements whose registers are these at first.
    pub fn new(schedule: &'s Schedule, elements: u16) -> Self {
        let words = vec![0; schedule.drives().len()];
        let (reader, kept) = (Reader::new(elements, None), Kept::default());
        let way = if schedule.is_in_time() {
            Way::InTime(LateReader::new(elements, None))
        } else {
            Way::Looking(Looking::default())
        };
        Self { schedule, reader, next: 0, words, kept, way, x: [0; 32], retired: 0 }
    }

    /// The same, which looks for no places: it takes longer and gives the same.
    pub fn plain(mut self) -> Self {
        if !matches!(self.way, Way::InTime(_)) {
            self.way = Way::Reader;
        }
        self
    }

    /// Another run begins, whose registers are these.
    pub fn begin(&mut self, x: [u64; 32]) {
        match &mut self.way {
            Way::Places(_) => {}
            Way::InTime(reader) => reader.begin(x),
            _ => self.reader.begin(x),
        }
        (self.next, self.retired, self.kept, self.x) = (0, 0, Kept::default(), x);
    }

    /// Takes a batch, with values.
    pub fn take(&mut self, retired: &instar_trace::Retired<'_>) {
        self.kept.take(self.schedule, retired);
        let first = self.retired;
        self.retired += retired.batch.len();
        match &mut self.way {
            Way::Places(fetches) if self.kept.parts.is_none() => {
                return fetches.read(first, retired, &self.x, &mut self.words);
            }
            Way::Places(_) => return,
            Way::Looking(looking) => looking.take(self.schedule, retired),
            Way::Reader => {}
            Way::InTime(reader) => {
                reader.take(retired);
                for drive in &self.schedule.drives()[self.next..] {
                    if drive.index >= reader.retired() {
                        break;
                    }
                    self.words[self.next] = reader.drive(drive).unwrap_or(0);
                    self.next += 1;
                }
                return;
            }
        }
        let (from, words) = (self.next, &mut self.words);
        let drives = &self.schedule.drives()[from..];
        self.next += self.reader.take(retired, drives, |number, _, word| {
            words[from + number] = word.unwrap_or(0);
        });
    }

    /// The run is over: the places of its words serve those that come.
    pub fn end(&mut self) {
        self.kept.end(self.schedule);
        if self.kept.parts.is_none()
            && let Way::Looking(looking) = &mut self.way
        {
            self.way = std::mem::take(looking).end().map_or(Way::Reader, Way::Places);
        }
    }

    /// The words of a run that is over.
    pub fn words(&self) -> &[u32] {
        &self.words
    }
}
