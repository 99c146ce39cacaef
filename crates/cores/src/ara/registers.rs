//! The banks of a lane's registers: who may read or write one in a cycle.
//!
//! Source: `operand_requester.sv` (i_hp_vrf_arbiter, i_lp_vrf_arbiter, i_vrf_arbiter) of
//! soc-hub-fi/Marian e107560 and `rr_arb_tree.sv` of pulp-platform/common_cells: one access a bank
//! and cycle; operands and results of the ALU and the multiplier go before all others, and within
//! each of the two groups the turn goes round.

use crate::relative::Relative;

/// Banks of a lane (ara_pkg.sv NrVRFBanksPerLane).
pub const BANKS: usize = 8;

/// Who accesses a register: results first, then operands, as the RTL's arbiters number them.
pub const HIGH: [usize; 7] = [0, 1, 6, 7, 8, 9, 10];
/// The same of the others.
pub const LOW: [usize; 11] = [2, 3, 4, 5, 11, 12, 13, 14, 15, 16, 17];

/// The arbiters of all banks.
#[derive(Clone, Debug, Default)]
pub struct Arbiters {
    high: [u8; BANKS],
    low: [u8; BANKS],
}

impl Arbiters {
    /// Tells whose turns it is.
    pub fn encode(&self, relative: &mut Relative) {
        relative.number(u64::from_le_bytes(self.high));
        relative.number(u64::from_le_bytes(self.low));
    }

    /// Which of those that want bank `bank`, one bit each, gets it.
    pub fn grant(&mut self, bank: usize, wants: u32) -> Option<usize> {
        let of = |list: &[usize]| {
            let bit = |(at, &who): (usize, &usize)| (wants >> who & 1) << at;
            list.iter().enumerate().map(bit).sum::<u32>()
        };
        let high = of(&HIGH);
        if high != 0 {
            return Some(HIGH[turn(&mut self.high[bank], high, HIGH.len())]);
        }
        let low = of(&LOW);
        (low != 0).then(|| LOW[turn(&mut self.low[bank], low, LOW.len())])
    }
}

/// Who gets it, of those that want it; the turn goes on.
fn turn(next: &mut u8, wants: u32, count: usize) -> usize {
    if wants & (wants - 1) == 0 {
        let only = wants.trailing_zeros() as usize;
        *next = only as u8;
        return only;
    }
    let levels = usize::BITS - (count - 1).leading_zeros();
    let won = pick(wants, u32::from(*next), 0, levels);
    let above = wants & !((2 << *next) - 1);
    *next = if above == 0 { wants } else { above }.trailing_zeros() as u8;
    won
}

/// The tree of rr_arb_tree.sv: at each node the upper half where only it wants, or both do and the
/// turn says so.
fn pick(wants: u32, next: u32, base: u32, level: u32) -> usize {
    if level == 0 {
        return base as usize;
    }
    let half = 1 << (level - 1);
    let mask = |from: u32| ((1u32 << half) - 1).checked_shl(from).unwrap_or(0);
    let (lower, upper) = (wants & mask(base) != 0, wants & mask(base + half) != 0);
    let up = !lower || upper && next >> (level - 1) & 1 == 1;
    pick(wants, next, if up { base + half } else { base }, level - 1)
}
