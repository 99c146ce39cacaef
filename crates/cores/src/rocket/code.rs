//! The program's code as decode sees it behind jumps, on wrong paths, and where a line was before.
//!
//! Source: own design. What follows the code that was shown is taken for zeros.

use instar_isa::StaticEntry;
use rustc_hash::FxHashMap;

use super::Cost;
use super::info::Info;
use crate::CustomTiming;
use crate::parts::image::Image;

/// The code, and how often it was not known.
#[derive(Clone, Debug)]
pub(super) struct Code {
    /// What was shown of it.
    pub image: Image,
    met: FxHashMap<u64, Info>,
    unknown: u64,
}

impl Code {
    pub fn new() -> Self {
        Self { image: Image::new(64), met: FxHashMap::default(), unknown: 0 }
    }

    /// The halfword at an address.
    pub fn half_at(&self, address: u64) -> u16 {
        self.image.half(address).unwrap_or(0)
    }

    /// An instruction that retires stands there.
    pub fn retires(&mut self, pc: u64, info: Info) {
        self.met.insert(pc, info);
    }

    /// What stands at `pc`.
    #[inline]
    pub fn at(&mut self, pc: u64, timings: &[Option<CustomTiming<Cost>>]) -> Info {
        match self.met.get(&pc) {
            Some(&info) => info,
            None => self.read(pc, timings),
        }
    }

    fn read(&mut self, pc: u64, timings: &[Option<CustomTiming<Cost>>]) -> Info {
        if !self.image.has_code() {
            self.unknown += 1;
            return Info::PLAIN;
        }
        let of = |entry: &StaticEntry| Info::of(entry, timings);
        let none = || Info::none(self.half_at(pc), self.half_at(pc.wrapping_add(2)));
        let info = self.image.entry(pc).flatten().as_ref().map_or_else(none, of);
        self.met.insert(pc, info);
        info
    }

    /// What was taken for granted, a sentence.
    pub fn assumption(&self) -> Option<String> {
        (self.unknown > 0).then(|| {
            format!(
                "what the core fetched behind jumps is not told in {} cases and was taken for plain instructions (--program \
                 names the program)",
                self.unknown
            )
        })
    }
}
