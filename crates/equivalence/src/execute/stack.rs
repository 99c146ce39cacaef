//! What a function does to its stack.
//!
//! Source: the RISC-V psABI, "Integer Calling Convention": sp is a multiple of 16, and nothing
//! below it is kept.

use instar_isa::RegisterFile;

use super::{Side, Stop};
use crate::domain::Machine;
use crate::memory::World;
use crate::terms::{Node, SP, STACK_ZEROS, Term};
use crate::trail::{Access, Trail};
use crate::visible::below_sp;

/// Of what sp is a multiple.
const STACK_MULTIPLE: i64 = 1 << STACK_ZEROS;

impl Side<'_> {
    /// Looks at what an instruction did to the stack: sp stays a multiple of 16 at or below where
    /// it was at the start, and nothing below it is accessed, which nobody keeps. `before` is sp
    /// before it, where it may have accessed memory.
    pub(super) fn watch_sp(
        &self,
        world: &mut World,
        trail: &mut Trail,
        machine: Machine,
        pc: u64,
        before: Option<Term>,
    ) -> Result<Machine, Stop> {
        let refused = |why: String| Err(Stop::Refused(pc, why));
        let after = machine.x[usize::from(SP)];
        if after.pc == Some(pc) && before.is_none_or(|sp| sp != after.term) {
            match frame(world, after.term) {
                Some(offset) if offset <= 0 && offset % STACK_MULTIPLE == 0 => {
                    trail.deepest = trail.deepest.min(offset);
                }
                Some(offset) => {
                    return refused(format!(
                        "leaves sp {} bytes {} where it was at the start; it stays a multiple of 16 at or below that",
                        offset.abs(),
                        if offset < 0 { "below" } else { "above" }
                    ));
                }
                None => return refused("moves sp by what is not known".to_string()),
            }
        }
        let Some(sp) = before else { return Ok(machine) };
        let mut below: Option<Access> = None;
        for access in trail.latest() {
            let deeper = below.is_none_or(|known| access.offset < known.offset);
            if deeper && below_sp(world, access.base, access.offset) {
                below = Some(*access);
            }
        }
        let Some(access) = below else { return Ok(machine) };
        let lowest = match (frame(world, sp), frame(world, after.term)) {
            (Some(x), Some(y)) => Some(x.min(y)),
            _ => None,
        };
        let below = lowest.is_none_or(|sp| access.offset < sp).then_some(access);
        match below {
            Some(access) => {
                let by = lowest.map_or(-access.offset, |sp| sp - access.offset);
                refused(format!("accesses the stack {by} bytes below sp, where nothing is kept"))
            }
            None => Ok(machine),
        }
    }
}

/// By how much sp is above what it was at the start.
fn frame(world: &mut World, sp: Term) -> Option<i64> {
    let (base, offset) = world.terms.split(sp);
    let is_sp = matches!(world.terms.node(base), Node::Start(RegisterFile::X, SP));
    is_sp.then(|| i64::try_from(&offset).ok())?
}
