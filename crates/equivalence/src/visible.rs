//! What of memory anybody may see, and how it is named.
//!
//! Source: the RISC-V psABI, "Integer Calling Convention": what lies below sp is nobody's.

use instar_isa::{RegisterFile, abi_name};

use crate::memory::{Layer, Memory, World};
use crate::own::Identity;
use crate::terms::{Node, SP, Term};

/// The layers that anybody may see.
pub(crate) fn layers(world: &mut World, memory: &Memory) -> Vec<Layer> {
    let mut seen = memory.clone();
    seen.retain(|base, offset| !below_sp(world, base, offset));
    seen.ordered(world)
}

/// Whether a byte lies below sp as it was at the start.
pub(crate) fn below_sp(world: &World, base: Term, offset: i64) -> bool {
    offset < 0 && matches!(world.terms.node(base), Node::Start(RegisterFile::X, SP))
}

/// `memory at a0+16`.
pub(crate) fn place(world: &World, base: Term, offset: i64) -> String {
    let start = |term: Term| match world.terms.node(term) {
        Node::Start(RegisterFile::X, number) => Some(abi_name(*number as u8)),
        _ => None,
    };
    if let Some(object) = world.terms.object(base)
        && let Identity::Named { name, .. } = world.identity(object)
    {
        return if offset == 0 { format!("memory at {name}") } else { format!("memory at {name}{offset:+}") };
    }
    let named = match (start(base), world.terms.node(base)) {
        (Some(name), _) => name.to_string(),
        (None, Node::Sum(parts, _)) => {
            let name = parts.iter().find_map(|(part, _)| start(*part));
            name.map_or_else(|| "a computed address".to_string(), |name| format!("{name}+index"))
        }
        _ => "a computed address".to_string(),
    };
    match offset {
        0 => format!("memory at {named}"),
        1.. => format!("memory at {named}+{offset}"),
        _ => format!("memory at {named}{offset}"),
    }
}

/// The registers of which there may be pointers in memory, but for the stack below sp.
pub(crate) fn memory_uses(world: &mut World, memory: &Memory) -> u64 {
    let mut uses = memory.ground().map_or(0, |ground| ground.uses);
    for layer in memory.layers() {
        for (at, cell) in &layer.bytes {
            if !below_sp(world, layer.base, *at) {
                let value = world.value(cell);
                uses |= world.terms.uses(value);
            }
        }
    }
    uses
}
