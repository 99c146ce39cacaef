//! The data cache: 4 KiB, direct-mapped, written through, and filled by loads alone.
//!
//! Source: karucore/karu64 8da799a, rtl/karu_lsu.v, rtl/karu_mem.v and the memory of rtl/htif_tb.v,
//! which answers in the cycle after a request.

use super::params::Params;
use crate::parts::cache::Cache;
use crate::{BusRegions, CachedRegion};

/// Elements of 8 bits that eight registers of 256 bits hold.
pub(super) const MOST_ELEMENTS: u32 = 256;
/// Bytes of the cache, and of a line.
const BYTES: u32 = 4096;
const LINE: u32 = 64;
/// What is cached (`req_uncacheable`).
pub(super) const CACHED: CachedRegion =
    CachedRegion { base: 0x8000_0000, bytes: 0x1000_0000, parameters: "none: it is fixed" };

/// Cycles from a scalar load's issue to its end, from the cache; of a second access that it needs.
const LOAD: u64 = 4;
/// The same of a store.
const STORE: u64 = 6;
/// Cycles by which a line comes later: its address, eight beats, the line written.
const MISS: u64 = 10;
/// Cycles by which data come later from where nothing is cached.
const BYPASS: u64 = 2;
/// Cycles of a vector load of 16 bytes from the cache, and of a vector store.
const VECTOR_LOAD: u64 = 4;
const VECTOR_STORE: u64 = 9;

/// Words of 64 bits that a vector store writes of 16 bytes, one after the other.
const BEATS: u64 = 2;

/// The cache.
#[derive(Clone, Debug)]
pub(super) struct Data {
    cache: Cache,
    latency: u64,
    regions: BusRegions,
}

impl Data {
    /// An empty cache, with the memory of a core.
    pub fn new(params: &Params) -> Self {
        Self {
            cache: Cache::new(BYTES, 1, LINE, 4),
            latency: u64::from(params.data_latency),
            regions: params.regions.clone(),
        }
    }

    /// Whether what stands at `address` is cached.
    fn caches(&self, address: u64) -> bool {
        self.regions.at(address).map_or(CACHED.holds(address), |region| region.cached)
    }

    /// Cycles by which a read is taken late there, and a write. A region states them from the
    /// request on.
    fn late(&self, address: u64) -> [u64; 2] {
        self.regions.at(address).map_or([self.latency; 2], |region| {
            [region.load_latency, region.store_latency].map(|cycles| u64::from(cycles) - 1)
        })
    }

    /// Cycles by which the read of one word at `address` is later than from the cache.
    pub fn read(&mut self, address: u64) -> u64 {
        let [late, _] = self.late(address);
        if !self.caches(address) {
            return BYPASS + late;
        }
        let line = self.cache.line(address);
        if self.cache.holds(line) {
            return 0;
        }
        self.cache.fill(line, 0);
        MISS + late
    }

    /// Cycles from the issue of a scalar load to its end, and how many of them are those of lines.
    pub fn load(&mut self, address: u64, bytes: u64) -> (u64, u64) {
        let first = self.read(address);
        if !crosses(address, bytes) {
            return (LOAD + first, first);
        }
        let second = self.read((address | 7) + 1);
        (2 * LOAD - 1 + first + second, first + second)
    }

    /// Cycles from the issue of a scalar store to its end.
    pub fn store(&self, address: u64, bytes: u64) -> u64 {
        let cycles = |address| STORE + self.late(address)[1];
        if !crosses(address, bytes) {
            return cycles(address);
        }
        cycles(address) + cycles((address | 7) + 1) - 1
    }

    /// Cycles in which a vector load reads 16 bytes, and how many of them are those of a line.
    pub fn vector_load(&mut self, address: u64) -> (u64, u64) {
        // What is not cached comes as two words.
        let late = match self.caches(address) {
            true => self.read(address),
            false => BEATS * (BYPASS + self.late(address)[0]),
        };
        (VECTOR_LOAD + late, late)
    }

    /// Cycles in which a vector store writes 16 bytes.
    pub fn vector_store(&self, address: u64) -> u64 {
        VECTOR_STORE + BEATS * self.late(address)[1]
    }
}

/// Whether an access is made as two.
fn crosses(address: u64, bytes: u64) -> bool {
    (address & 7) + bytes > 8
}
