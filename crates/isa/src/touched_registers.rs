//! Which parts of the vector registers a design's instruction read and wrote.

/// Detail of a design's instruction on vector registers, where a run was asked to tell it: how much
/// of a group is used its description decides when it is executed.
///
/// Packed into the 64-bit `detail` of a retired instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TouchedRegisters {
    /// What was read.
    pub read: Touched,
    /// What was written.
    pub written: Touched,
}

/// Bytes of the vector registers, counted from the first of v0 on: from the first that is used to
/// the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// The first.
    pub first: u16,
    /// The one after the last; not above `first` where none is used.
    pub end: u16,
}

impl Touched {
    /// These and some more.
    pub fn add(&mut self, first: u16, end: u16) {
        *self = match self.end > self.first {
            true => Self { first: self.first.min(first), end: self.end.max(end) },
            false => Self { first, end },
        };
    }

    fn pack(self) -> u64 {
        u64::from(self.end) << 16 | u64::from(self.first)
    }

    fn unpack(detail: u32) -> Self {
        Self { first: detail as u16, end: (detail >> 16) as u16 }
    }
}

impl TouchedRegisters {
    /// As the 64-bit detail of a retired instruction.
    pub fn pack(self) -> u64 {
        self.written.pack() << 32 | self.read.pack()
    }

    /// From a retired instruction's detail.
    pub fn unpack(detail: u64) -> Self {
        Self { read: Touched::unpack(detail as u32), written: Touched::unpack((detail >> 32) as u32) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let mut all = TouchedRegisters::default();
        assert_eq!(TouchedRegisters::unpack(0), all);
        all.read.add(100, 200);
        all.read.add(40, 50);
        all.written.add(16_000, 16_384);
        assert_eq!((all.read.first, all.read.end), (40, 200));
        assert_eq!(TouchedRegisters::unpack(all.pack()), all);
    }
}
