//! An arbiter of up to 16 requesters.
//!
//! Source: common_cells rr_arb_tree.sv.

/// An arbiter that prefers one requester and moves on when it grants (common_cells rr_arb_tree).
#[derive(Clone, Copy, Debug, Default)]
pub struct RoundRobin(u32);

impl RoundRobin {
    /// Who is granted: at every fork of a binary tree over 16 requesters the preferred one's side,
    /// if it asks.
    #[inline]
    pub fn pick(self, requests: u32) -> Option<usize> {
        if requests == 0 {
            return None;
        }
        let (mut base, mut half) = (0, 8);
        while half > 0 {
            let side = (1 << half) - 1;
            let (low, high) = (requests >> base & side, requests >> (base + half) & side);
            if low == 0 || high != 0 && self.0 & half != 0 {
                base += half;
            }
            half /= 2;
        }
        Some(base as usize)
    }

    /// Who is preferred.
    pub fn preferred(self) -> u64 {
        u64::from(self.0)
    }

    /// After a grant the next requester above the preferred one is preferred, or the lowest.
    #[inline]
    pub fn granted(&mut self, requests: u32) {
        let above = requests & !((2 << self.0) - 1);
        self.0 = if above != 0 { above } else { requests }.trailing_zeros() % 32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requesters_take_turns_and_one_alone_is_always_picked() {
        let mut turn = RoundRobin::default();
        let mut picked = Vec::new();
        for _ in 0..4 {
            picked.extend(turn.pick(0b1011));
            turn.granted(0b1011);
        }
        assert_eq!(picked, [0, 1, 3, 0]);
        assert_eq!((turn.pick(0b100), turn.pick(0)), (Some(2), None));
    }
}
