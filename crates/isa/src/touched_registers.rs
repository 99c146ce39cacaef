//! Which vector registers a design's instruction read and wrote.

/// Detail of a design's instruction on vector registers, where a run was asked to tell it: how many registers a group
/// has, and which of them are used, its description decides when it is executed.
///
/// Packed into the 64-bit `detail` of a retired instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TouchedRegisters {
    /// Bit n: vn was read.
    pub read: u32,
    /// Bit n: vn was written.
    pub written: u32,
}

impl TouchedRegisters {
    /// As the 64-bit detail of a retired instruction.
    pub fn pack(self) -> u64 {
        u64::from(self.written) << 32 | u64::from(self.read)
    }

    /// From a retired instruction's detail.
    pub fn unpack(detail: u64) -> Self {
        Self { read: detail as u32, written: (detail >> 32) as u32 }
    }
}
