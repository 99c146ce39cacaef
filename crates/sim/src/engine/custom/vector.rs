//! A design's instruction on vector registers: what the manual says of all of them.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Extension Programmer's
//! Model". What is legal beyond that stands in the description.

use crate::fault::FaultReason;
use crate::state::Hart;
use instar_coredsl::vector::VectorUse;

/// Refuses the instruction while vectors are off, or reads what an illegal vtype does not say.
pub(super) fn check(hart: &Hart, uses: VectorUse, word: u32) -> Result<(), FaultReason> {
    let unit = hart.csrs.vector();
    if unit.vlen == 0 {
        let reason = "it works on vector registers, which this ISA string does not have";
        return Err(FaultReason::ReservedVector { word, reason });
    }
    if !hart.csrs.vectors_on() {
        return Err(FaultReason::VectorsOff);
    }
    if uses.vtype && unit.vtype.illegal {
        return Err(FaultReason::ReservedVector { word, reason: "vtype is illegal (vill)" });
    }
    Ok(())
}

/// The instruction was executed.
pub(super) fn done(hart: &mut Hart) {
    hart.csrs.vector_mut().vstart = 0;
    hart.csrs.vectors_changed();
}
