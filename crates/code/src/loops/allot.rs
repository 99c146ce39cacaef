//! Registers for the values of a turned loop.
//!
//! Source: own design. What crosses the loop's end stays where it is; a value of the first stage
//! that the second one reads has a register to itself, so that the next one may be made as soon as
//! it was read last; all others get what is free.

use crate::allocate::{AllocatableRegisters, Scratch, allocate};
use crate::called::Called;
use crate::graph::{DependenceGraph, Web};

use super::round::Round;

/// The register of each web of the round; `None` where they do not suffice. `kernel` has the
/// round's instructions in the order in which they begin, of which those from `early` on are the
/// first stage.
pub fn registers(called: &Called<'_>, round: &Round<'_>, kernel: &[usize], early: usize) -> Option<Vec<u8>> {
    let block = &called.code.blocks[round.block];
    let webs = &round.graph.webs;
    let pinned = webs.iter().filter(|web| web.pinned);
    let kept = pinned.fold(block.live_in.or(block.live_out), |all, web| all.with(web.register));
    let mut position = vec![0u32; round.instructions.len()];
    kernel.iter().enumerate().for_each(|(place, &at)| position[at] = place as u32);
    let mut found: Vec<u8> = webs.iter().map(|web| web.register).collect();
    let mut free = called.code.usable.less(kept);
    // Whole webs are for `allocate`, which is told the number of each; kept registers are never
    // free.
    let (mut whole, mut numbers) = (Vec::new(), Vec::new());
    for register in kept.each() {
        whole.push(Web { register, pinned: true, live_in: true, live_out: true, ..Web::default() });
        numbers.push(None);
    }
    for (number, web) in webs.iter().enumerate().filter(|(_, web)| !web.pinned) {
        let is_early = |at: &u32| position[*at as usize] as usize >= early;
        let members = || web.writers.iter().chain(&web.readers);
        let crosses = members().any(is_early) && !members().all(is_early);
        let placed = |list: &[u32], wanted: Option<bool>| {
            let of = list.iter().filter(|at| wanted.is_none_or(|wanted| is_early(at) == wanted));
            of.map(|at| position[*at as usize]).collect::<Vec<_>>()
        };
        let part = |wanted: Option<bool>| Web {
            register: web.register,
            writers: placed(&web.writers, wanted).into(),
            readers: placed(&web.readers, wanted).into(),
            ..Web::default()
        };
        if crosses {
            let register = if free.has(web.register) { web.register } else { free.each().next()? };
            free = free.without(register);
            found[number] = register;
            whole.push(Web { register, pinned: true, live_in: true, ..part(Some(false)) });
            whole.push(Web { register, pinned: true, live_out: true, ..part(Some(true)) });
            numbers.extend([None, None]);
        } else {
            whole.push(part(None));
            numbers.push(Some(number));
        }
    }
    let graph = DependenceGraph {
        before: Vec::new(),
        after: Vec::new(),
        webs: whole,
        places: Vec::new(),
        ends: true,
    };
    let order: Vec<u32> = (0..kernel.len() as u32).collect();
    let given = AllocatableRegisters { usable: called.code.usable, short: false };
    let registers = allocate(&graph, &order, given, &mut Scratch::default())?;
    for (register, number) in registers.into_iter().zip(numbers) {
        if let Some(number) = number {
            found[number] = register;
        }
    }
    Some(found)
}
