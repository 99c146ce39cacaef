//! Which bits of the CSRs are secret.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "CSR Listing", "mcountinhibit", and the
//! chapters of Volume I whose instructions read and write CSRs besides their operands. State that
//! several CSRs show is one here ([`instar_isa::csr::views`]), so that what is written by one name
//! is secret by every other.

use instar_isa::{Xlen, csr};
use rustc_hash::FxHashMap;

use super::shadow::Taint;

/// The secret bits of all CSRs.
pub struct Csrs {
    xlen: Xlen,
    states: FxHashMap<u16, Taint>,
}

impl Csrs {
    /// All public.
    pub fn new(xlen: Xlen) -> Self {
        Self { xlen, states: FxHashMap::default() }
    }

    /// Makes everything public.
    pub fn forget(&mut self) {
        self.states.clear();
    }

    /// Those of CSR `number`.
    pub fn read(&self, number: u16) -> Taint {
        // Most programs have no secret in any CSR.
        if self.states.is_empty() {
            return Taint::PUBLIC;
        }
        csr::views(number, self.xlen).iter().fold(Taint::PUBLIC, |all, view| {
            let state = self.state(view.state);
            let shown = state.bits >> view.from & mask(view.width);
            // What stops a counter decides what it shows.
            let stopping = if counts(view.state) { self.state(csr::MCOUNTINHIBIT) } else { Taint::PUBLIC };
            let stopping =
                Taint { bits: if stopping.is_secret() { mask(view.width) } else { 0 }, ..stopping };
            all.with(Taint { bits: (shown | stopping.bits) << view.at, ..state.or(stopping) })
        })
    }

    /// An instruction wrote CSR `number`.
    pub fn write(&mut self, number: u16, taint: Taint) {
        // What is written to `seed` is ignored, and the next read has other bits.
        if number == csr::SEED || self.states.is_empty() && !taint.is_secret() {
            return;
        }
        for view in csr::views(number, self.xlen) {
            let field = mask(view.width);
            let old = self.state(view.state);
            let kept = Taint { bits: old.bits & !(field << view.from), ..old };
            let new = kept.with(Taint { bits: (taint.bits >> view.at & field) << view.from, ..taint });
            // A counter goes on counting: what is secret is carried upwards.
            let up = if counts(view.state) { new.bits | new.bits.wrapping_neg() } else { new.bits };
            self.set(view.state, Taint { bits: up, ..new });
            if view.state == csr::MCOUNTINHIBIT && old.or(new).is_secret() {
                // Counters stood still while it was so, or not.
                for counter in [csr::MCYCLE, csr::MINSTRET] {
                    self.set(counter, old.or(new).whole());
                }
            }
        }
    }

    /// All of CSR `number` becomes secret where `taint` is, and stays so where it was.
    pub fn add(&mut self, number: u16, taint: Taint) {
        if taint.is_secret() {
            self.write(number, taint.whole().with(self.read(number)));
        }
    }

    fn state(&self, state: u16) -> Taint {
        self.states.get(&state).copied().unwrap_or_default()
    }

    fn set(&mut self, state: u16, taint: Taint) {
        if taint.is_secret() {
            self.states.insert(state, taint);
        } else {
            self.states.remove(&state);
        }
    }
}

/// Whether a state goes on by itself.
fn counts(state: u16) -> bool {
    state == csr::MCYCLE || state == csr::MINSTRET || csr::MHPMCOUNTERS.has(state)
}

/// The low `width` bits.
fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Taint = Taint { bits: u64::MAX, step: 0 };

    fn bits(csrs: &Csrs, number: u16) -> u64 {
        csrs.read(number).bits
    }

    #[test]
    fn what_one_name_writes_every_other_reads() {
        let mut csrs = Csrs::new(Xlen::Rv32);
        csrs.write(csr::MINSTRETH, SECRET);
        assert_eq!([csr::INSTRETH, csr::INSTRET, csr::MINSTRET].map(|n| bits(&csrs, n)), [0xffff_ffff, 0, 0]);
        csrs.write(csr::MINSTRET, Taint { bits: 1 << 31, ..SECRET });
        csrs.write(csr::MINSTRETH, Taint::PUBLIC);
        assert_eq!([csr::INSTRET, csr::INSTRETH].map(|n| bits(&csrs, n)), [1 << 31, 0xffff_ffff], "carried");
        csrs.write(csr::VCSR, Taint { bits: 2, ..SECRET });
        assert_eq!([csr::VXSAT, csr::VXRM, csr::VCSR].map(|n| bits(&csrs, n)), [0, 1, 2]);
        csrs.write(csr::VXSAT, Taint { bits: 1, ..SECRET });
        csrs.write(csr::VXRM, Taint::PUBLIC);
        assert_eq!(bits(&csrs, csr::VCSR), 1);
        csrs.write(0xb03, SECRET);
        assert_eq!([0xc03, 0xc04].map(|n| bits(&csrs, n)), [0xffff_ffff, 0]);
        csrs.write(csr::SEED, SECRET);
        assert_eq!(bits(&csrs, csr::SEED), 0);
    }

    #[test]
    fn what_stops_the_counters_is_seen_in_them() {
        let mut csrs = Csrs::new(Xlen::Rv64);
        csrs.write(csr::MCOUNTINHIBIT, Taint { bits: 1, ..SECRET });
        assert_eq!([csr::CYCLE, csr::MINSTRET, csr::TIME].map(|n| bits(&csrs, n)), [u64::MAX, u64::MAX, 0]);
        csrs.write(csr::MCYCLE, Taint::PUBLIC);
        assert_eq!(bits(&csrs, csr::CYCLE), u64::MAX, "it is still stopped, or not");
        csrs.write(csr::MCOUNTINHIBIT, Taint::PUBLIC);
        csrs.write(csr::MCYCLE, Taint::PUBLIC);
        assert_eq!([csr::CYCLE, csr::INSTRET].map(|n| bits(&csrs, n)), [0, u64::MAX]);
    }
}
