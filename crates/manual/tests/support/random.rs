//! Random numbers that are the same in every run.
//!
//! Source: SplitMix64 (Steele, Lea, Flood, 2014).

pub struct Random(u64);

impl Random {
    /// A sequence for each subject, whatever else is tried.
    pub fn new(seed: u64, subject: &str) -> Self {
        let fold = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        Self(subject.bytes().fold(seed ^ 0xcbf2_9ce4_8422_2325, fold))
    }

    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.bits() % limit
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }
}
