//! The state of the machine that a function leaves as it found it: interrupts, registers of trap
//! handlers, and all other CSRs but those that the calling convention gives to the function.
//!
//! Source: the RISC-V psABI, "Vector Register Convention" and "Floating-point Register Convention";
//! The RISC-V Instruction Set Manual, Volume II.

use instar_isa::csr;
use instar_sim::Session;

/// Fields of mstatus that hardware sets by itself: FS, VS, XS, and SD of either width.
const OF_HARDWARE: u64 = 0x1_e600 | 1 << 31 | 1 << 63;

/// CSRs as they were when the function was entered.
pub(super) struct Kept(Vec<(u16, u64)>);

impl Kept {
    pub(super) fn of(session: &Session) -> Self {
        let numbers = csr::ALL.iter().map(|&(number, _)| number).chain(rows());
        let kept = numbers.filter(|&number| is_kept(number));
        Self(kept.filter_map(|number| Some((number, session.csr(number)?))).collect())
    }

    /// What the function left otherwise, in a few words.
    pub(super) fn changed(&self, session: &Session) -> Option<String> {
        let (number, before, after) = self.0.iter().find_map(|&(number, before)| {
            let after = session.csr(number)?;
            let ignored = if number == csr::MSTATUS { OF_HARDWARE } else { 0 };
            (before & !ignored != after & !ignored).then_some((number, before, after))
        })?;
        let name = csr::name(number).unwrap_or_else(|| format!("CSR {number:#x}").into());
        Some(format!("returns with another {name} ({after:#x} in place of {before:#x})"))
    }
}

fn rows() -> impl Iterator<Item = u16> {
    csr::ROWS.iter().flat_map(|row| row.numbers())
}

/// Counters run by themselves; flags and the set-up of the vector unit are the function's own, but
/// for vstart.
fn is_kept(number: u16) -> bool {
    let counts = matches!(number, 0xb00..=0xb9f | 0xc00..=0xc9f);
    let own = [csr::VXSAT, csr::VXRM, csr::VCSR, csr::VL, csr::VTYPE, csr::SEED];
    !counts && !own.contains(&number)
}
