//! Registers for the values of a block in a given order.
//!
//! Source: in a straight line a web lives in one stretch, so taking the webs in the order of their
//! beginnings and giving each a register that is free for all of its stretch needs no more
//! registers than live at once, pinned ones apart. Short forms of words name x8 to x15, and many
//! write one of the registers that they read (RISC-V unprivileged manual, "C" extension): where
//! code is to be short, these are given first.

use instar_isa::RegisterSet;

use crate::graph::{DependenceGraph, Stretch};

/// Registers that values may have.
#[derive(Clone, Copy, Debug)]
pub struct AllocatableRegisters {
    /// All of them.
    pub usable: RegisterSet,
    /// Whether those are given that make words short; else a value stays where it was if that is
    /// free.
    pub short: bool,
}

/// x8 to x15.
const SHORT: RegisterSet = RegisterSet::of(0xff00);

/// Whether short forms of words name a register.
pub fn is_short(register: u8) -> bool {
    SHORT.has(register)
}

/// The registers of a block's webs; `None` where they do not suffice. `order` has the block's
/// instructions, counted from its first; what it held before stays where it can.
pub fn allocate(
    graph: &DependenceGraph,
    order: &[u32],
    given: AllocatableRegisters,
    scratch: &mut Scratch,
) -> Option<Vec<u8>> {
    let Scratch { position, busy, free_from } = scratch;
    position.clear();
    position.resize(order.len(), 0);
    for (at, &instruction) in order.iter().enumerate() {
        position[instruction as usize] = at as u32;
    }
    busy.iter_mut().for_each(Vec::clear);
    free_from.fill(0);
    let mut registers: Vec<u8> = graph.webs.iter().map(|web| web.register).collect();
    let mut open: Vec<(Stretch, u32)> = Vec::with_capacity(graph.webs.len());
    for (number, web) in graph.webs.iter().enumerate() {
        let stretch = web.stretch(|at| position[at as usize]);
        if web.pinned {
            busy[usize::from(web.register)].push(stretch);
        } else {
            open.push((stretch, number as u32));
        }
    }
    for stretches in busy.iter_mut() {
        stretches.sort_unstable();
        if stretches.windows(2).any(|pair| pair[1].0 < pair[0].1) {
            return None;
        }
    }
    open.sort_unstable();
    for ((start, end), number) in open {
        let is_free = |register: u8| {
            let at = usize::from(register);
            free_from[at] <= start && busy[at].iter().all(|other| other.1 <= start || end <= other.0)
        };
        let own = graph.webs[number as usize].register;
        let free = given.usable.each().filter(|register| is_free(*register));
        let chosen = match given.short {
            false if is_free(own) => own,
            // Whoever has been free for longest is waited for by nobody.
            false => free.min_by_key(|r| (free_from[usize::from(*r)], *r))?,
            true => free.min_by_key(|r| {
                let since = free_from[usize::from(*r)];
                // Free from here on: what makes this value reads it last.
                (!SHORT.has(*r), since != start, since, *r)
            })?,
        };
        free_from[usize::from(chosen)] = end;
        registers[number as usize] = chosen;
    }
    Some(registers)
}

/// Room that is used again.
#[derive(Clone, Debug)]
pub struct Scratch {
    position: Vec<u32>,
    busy: Vec<Vec<Stretch>>,
    free_from: [u32; 32],
}

impl Default for Scratch {
    fn default() -> Self {
        Self { position: Vec::new(), busy: vec![Vec::new(); 32], free_from: [0; 32] }
    }
}
