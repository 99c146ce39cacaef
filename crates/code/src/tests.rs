//! Parts of a search by themselves; whole searches are tested from Python, where there are programs
//! (`tests/schedule`).

use instar_files::Random;
use instar_isa::{Decoder, Isa, RegisterSet};

use crate::allocate::{AllocatableRegisters, Scratch, allocate};
use crate::assigned::Assigned;
use crate::graph::{DependenceGraph, Web};
use crate::operand::{WordField, WordOperands, renamed};

fn decoder() -> Decoder {
    Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap()
}

#[test]
fn registers_of_a_word_are_found_and_renamed_where_they_stand() {
    let decoder = decoder();
    // sw a1, 8(a0)
    let word = 0x00b5_2423;
    let operands = WordOperands::of(&decoder, word).unwrap();
    let found: Vec<_> = operands.free.iter().map(|o| (o.register, o.read, o.written)).collect();
    assert_eq!(found, [(10, true, false), (11, true, false)]);
    let new = renamed(&decoder, word, operands.free[1].field, 28).unwrap();
    assert_eq!(decoder.disassemble(0, new), "sw t3, 8(a0)");
    assert_eq!(renamed(&decoder, word, WordField::At(20), 32), None);
}

/// A block of `size` instructions of which each reads what two earlier ones wrote, if they are
/// there.
fn block(size: u32, random: &mut Random) -> DependenceGraph {
    let mut webs: Vec<Web> = (0..size)
        .map(|at| Web { register: 5 + (at % 3) as u8, writers: [at].into_iter().collect(), ..Web::default() })
        .collect();
    let (mut before, mut after) = (vec![vec![]; size as usize], vec![vec![]; size as usize]);
    for at in 1..size {
        for _ in 0..2 {
            let from = at - 1 - random.below(u64::from(at.min(6))) as u32;
            webs[from as usize].readers.push(at);
            before[at as usize].push(from);
            after[from as usize].push(at);
        }
    }
    DependenceGraph { before, after, webs, places: vec![Default::default(); size as usize], ends: false }
}

#[test]
fn no_two_values_that_live_at_once_share_a_register() {
    let mut random = Random::new(7);
    let usable = (5..18).fold(RegisterSet::NONE, RegisterSet::with);
    let (mut fitted, mut scratch) = (0, Scratch::default());
    for number in 0..200 {
        let given = AllocatableRegisters { usable, short: number % 2 == 1 };
        let graph = block(40, &mut random);
        let order: Vec<u32> = (0..40).collect();
        let Some(registers) = allocate(&graph, &order, given, &mut scratch) else { continue };
        fitted += 1;
        for (a, first) in graph.webs.iter().enumerate() {
            for (b, second) in graph.webs.iter().enumerate().skip(a + 1) {
                let last = first.readers.iter().copied().max().unwrap_or(a as u32);
                let apart = last <= second.writers[0];
                assert!(apart || registers[a] != registers[b], "{a} and {b}");
            }
        }
        assert!(registers.iter().all(|register| usable.has(*register)));
    }
    assert!(fitted > 100, "{fitted}");
}

#[test]
fn too_few_registers_are_no_allocation() {
    let graph = block(40, &mut Random::new(1));
    let order: Vec<u32> = (0..40).collect();
    let only = |usable| AllocatableRegisters { usable, short: false };
    let few = RegisterSet::NONE.with(5);
    assert_eq!(allocate(&graph, &order, only(few), &mut Scratch::default()), None);
    let pinned = Web { pinned: true, live_in: true, live_out: true, register: 5, ..Web::default() };
    let mut graph = graph;
    graph.webs.push(pinned);
    let two = few.with(6);
    assert_eq!(allocate(&graph, &order, only(two), &mut Scratch::default()), None);
}

/// For each web of a block its register, and from when to when it lives in an order.
fn lives(graph: &DependenceGraph, order: &[u32], registers: &[u8]) -> Vec<(u8, usize, usize)> {
    let position = |at: &u32| 2 * order.iter().position(|other| other == at).unwrap() + 2;
    let life = |(web, register): (&Web, &u8)| {
        let first = web.writers.iter().map(position).min().unwrap_or(0);
        let last =
            web.writers.iter().map(|at| position(at) + 1).chain(web.readers.iter().map(position)).max();
        let end = if web.live_out { usize::MAX } else { last.unwrap_or(0) };
        (*register, if web.live_in { 0 } else { first }, end)
    };
    graph.webs.iter().zip(registers).map(life).collect()
}

#[test]
fn values_around_a_move_get_registers_in_which_nothing_else_lives() {
    const SIZE: u32 = 400;
    let mut random = Random::new(3);
    let usable = (5..18).fold(RegisterSet::NONE, RegisterSet::with);
    let (mut kept, mut refused, mut renamed) = (0, 0, 0);
    for number in 0..6 {
        let given = AllocatableRegisters { usable, short: number % 3 == 2 };
        let mut graph = block(SIZE, &mut random);
        // One value is there before the block and read late; one goes through it; one leaves it.
        let (read, through) = (vec![SIZE - 9].into(), Web { live_out: true, ..Web::default() });
        graph.webs.push(Web { register: 5, pinned: true, live_in: true, readers: read, ..Web::default() });
        graph.webs.push(Web { register: 6, pinned: true, live_in: true, ..through });
        graph.webs[SIZE as usize - 1] =
            Web { pinned: true, live_out: true, register: 10, ..graph.webs[SIZE as usize - 1].clone() };
        let order: Vec<u32> = (0..SIZE).collect();
        let registers = allocate(&graph, &order, given, &mut Scratch::default()).unwrap();
        let mut assigned = Assigned::new(&graph, order, registers, given);
        for _ in 0..200 {
            let before = (assigned.order().at.clone(), assigned.registers().to_vec());
            let from = random.below(u64::from(SIZE)) as usize;
            let (low, high) = assigned.order().room(from, SIZE as usize, &graph.before, &graph.after);
            let to = (low + random.below((high - low + 1) as u64) as usize)
                .clamp(from.saturating_sub(50), from + 50);
            let changed = assigned.moved(from, to);
            let after = (assigned.order().at.clone(), assigned.registers().to_vec());
            let Some(changed) = changed else {
                refused += 1;
                assert_eq!(after, before);
                continue;
            };
            let lives = lives(&graph, &after.0, &after.1);
            for (a, one) in lives.iter().enumerate() {
                let meets = |two: &&(u8, usize, usize)| one.0 == two.0 && one.1 < two.2 && two.1 < one.2;
                assert_eq!(lives[a + 1..].iter().find(meets), None, "{one:?}");
            }
            for (web, (old, new)) in graph.webs.iter().zip(before.1.iter().zip(&after.1)) {
                let touched = web.writers.iter().chain(&web.readers);
                let inside = |at: &u32| changed.contains(&assigned.order().position(*at));
                assert!(old == new || (!web.pinned && { touched }.all(inside)));
            }
            let outside = (0..SIZE as usize).filter(|at| !changed.contains(at));
            assert!({ outside }.all(|at| before.0[at] == after.0[at]));
            renamed += u32::from(before.1 != after.1);
            if random.below(3) == 0 {
                assigned.back();
                assert_eq!((assigned.order().at.clone(), assigned.registers().to_vec()), before);
            } else {
                assigned.keep();
                kept += 1;
            }
        }
    }
    assert!(kept > 400 && refused > 20 && renamed > 100, "{kept}, {refused}, {renamed}");
}
