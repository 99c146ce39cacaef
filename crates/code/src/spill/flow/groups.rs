//! Which accesses of a stretch can be freed: those of whole words through pointers that stay.

use instar_isa::Op;

use super::{Pair, Reading, Value};
use crate::access::{Access, access};
use crate::instruction::LiftedInstruction;
use crate::lift::LiftedFunction;
use crate::spill::region::Region;

/// Accesses through one pointer.
struct Group {
    /// What the pointer was before anything was added.
    root: Value,
    /// Instructions, with their distances from there.
    accesses: Vec<(usize, i64)>,
    /// Whether all of them can be freed.
    free: bool,
}

impl Group {
    fn has(&self, at: usize) -> bool {
        self.accesses.binary_search_by_key(&at, |access| access.0).is_ok()
    }
}

/// Accesses that can be freed: by number of the instruction, in order.
pub fn groups(code: &LiftedFunction, region: &Region, pairs: &[Pair], size: u64) -> Vec<usize> {
    let first = code.blocks[region.block].range.start;
    let mut reading = Reading::new(code, region);
    let mut found: Vec<Group> = Vec::new();
    for at in region.range.clone() {
        let instruction = &code.instructions[at];
        if let Some(access) = access(instruction) {
            let pointer = reading.value(access.base);
            let (root, away) = reading.root(pointer);
            let place = away + access.offset;
            let known = found.iter().position(|group| group.root == root);
            let group = known.unwrap_or_else(|| {
                let is_start = reading.starts.iter().any(|start| start.1 == root);
                found.push(Group { root, accesses: Vec::new(), free: is_start && access.base != 0 });
                found.len() - 1
            });
            found[group].accesses.push((at, place));
            found[group].free &= is_whole(instruction, &access, size) && (-2048..2048).contains(&place);
        }
        reading.read(at, &[]);
    }
    for group in &mut found {
        let Some(&(_, one)) = group.accesses.first() else { continue };
        group.free &= group.accesses.iter().all(|(_, place)| (place - one) % size as i64 == 0);
    }
    // Whoever may meet an access that stays must stay too.
    loop {
        let of = |local: usize| found.iter().position(|group| group.has(local + first));
        let meets = pairs.iter().find_map(|&(a, b)| match (of(a), of(b)) {
            (Some(a), Some(b)) if a != b && found[a].free != found[b].free => {
                Some(if found[a].free { a } else { b })
            }
            (Some(a), Some(b)) if a != b && found[a].free => Some(b),
            (Some(a), None) | (None, Some(a)) if found[a].free => Some(a),
            _ => None,
        });
        match meets {
            Some(group) => found[group].free = false,
            None => break,
        }
    }
    let free = found.iter().filter(|group| group.free);
    let mut all: Vec<usize> = free.flat_map(|group| group.accesses.iter().map(|access| access.0)).collect();
    all.sort_unstable();
    all
}

/// Whether an access is a load or store of a whole register that is there.
fn is_whole(instruction: &LiftedInstruction, access: &Access, size: u64) -> bool {
    let loads_nothing = !access.writes && !instruction.operands.free.iter().any(|operand| operand.written);
    let of_a_word = matches!(instruction.op, Op::Lw | Op::Sw | Op::Ld | Op::Sd);
    of_a_word && access.bytes == size && !loads_nothing && access.value != Some(0)
}
