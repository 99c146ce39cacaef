//! What the machine of a core has, or does, where the manual leaves it open.
//!
//! Source: The RISC-V Instruction Set Manual, Volumes I (misaligned accesses) and II
//! (`mcountinhibit`, `mie`); the manual of CV32E40P.

use serde::{Deserialize, Serialize};

/// What the machine of a core has, or does, where the manual leaves it open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Equipment {
    /// Whether it makes loads and stores at any address; if not, a misaligned one is a fault.
    pub misaligned_allowed: bool,
    /// Whether there is a debug trigger, as CV32E40P has one: `tdata1` tells it, `tinfo`,
    /// `mcontext` and `mscontext` are there, and debug mode alone could set it. Else no trigger is
    /// there, and these three are illegal.
    pub debug_trigger: bool,
    /// Whether `mcycle` and `minstret` stand still from reset on, until a program clears
    /// `mcountinhibit`, as on CV32E40P; else they count from the start.
    pub counters_stopped: bool,
    /// Whether `mie` and `mip` have the interrupts 16 to 31 too, which come before all others, as
    /// on CV32E40P.
    pub fast_interrupts: bool,
}

impl Equipment {
    /// Nothing of all this.
    pub const PLAIN: Self = Self {
        misaligned_allowed: false,
        debug_trigger: false,
        counters_stopped: false,
        fast_interrupts: false,
    };

    /// What all of them have; nothing where there are none.
    pub fn common(all: impl IntoIterator<Item = Self>) -> Self {
        let both = |one: Self, other: Self| Self {
            misaligned_allowed: one.misaligned_allowed && other.misaligned_allowed,
            debug_trigger: one.debug_trigger && other.debug_trigger,
            counters_stopped: one.counters_stopped && other.counters_stopped,
            fast_interrupts: one.fast_interrupts && other.fast_interrupts,
        };
        all.into_iter().reduce(both).unwrap_or_default()
    }
}
