//! Which integer registers hold the same secret: `mv` copies it, and what is computed of it and its
//! copy is computed of one.
//!
//! Source: own design: value numbers.

/// A number for the value of each X register; only those of secret ones say anything.
pub struct Names {
    names: [u32; 32],
    next: u32,
}

impl Default for Names {
    fn default() -> Self {
        Self { names: std::array::from_fn(|n| n as u32), next: 32 }
    }
}

impl Names {
    /// Register `rd` has got a value of its own.
    #[inline]
    pub fn fresh(&mut self, rd: u8) {
        self.names[usize::from(rd)] = self.next;
        self.next = self.next.wrapping_add(1);
        if self.next == 0 {
            *self = Self::default();
        }
    }

    /// Register `rd` has got the value of `rs`.
    pub fn copied(&mut self, rd: u8, rs: u8) {
        self.names[usize::from(rd)] = self.names[usize::from(rs)];
    }

    /// Whether two registers that are secret are the same.
    #[inline]
    pub fn are_one(&self, a: u8, b: u8) -> bool {
        a != b && self.names[usize::from(a)] == self.names[usize::from(b)]
    }
}
