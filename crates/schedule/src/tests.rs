//! Parts of a search by themselves; whole searches are tested from Python, where there are programs
//! (`tests/schedule`).

use instar_isa::{Decoder, Isa};
use instar_measure::Random;

use crate::allocate::{Given, Scratch, allocate};
use crate::graph::{Graph, Web};
use crate::operand::{Field, Operands, renamed};
use crate::registers::Registers;

fn decoder() -> Decoder {
    Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap()
}

#[test]
fn registers_of_a_word_are_found_and_renamed_where_they_stand() {
    let decoder = decoder();
    // sw a1, 8(a0)
    let word = 0x00b5_2423;
    let operands = Operands::of(&decoder, word).unwrap();
    let found: Vec<_> = operands.free.iter().map(|o| (o.register, o.read, o.written)).collect();
    assert_eq!(found, [(10, true, false), (11, true, false)]);
    let new = renamed(&decoder, word, operands.free[1].field, 28).unwrap();
    assert_eq!(decoder.disassemble(0, new), "sw t3, 8(a0)");
    assert_eq!(renamed(&decoder, word, Field::At(20), 32), None);
}

/// A block of `size` instructions of which each reads what two earlier ones wrote, if they are there.
fn block(size: u32, random: &mut Random) -> Graph {
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
    Graph { before, after, webs, places: vec![Default::default(); size as usize], ends: false }
}

#[test]
fn no_two_values_that_live_at_once_share_a_register() {
    let mut random = Random::new(7);
    let usable = (5..18).fold(Registers::NONE, Registers::with);
    let (mut fitted, mut scratch) = (0, Scratch::default());
    for number in 0..200 {
        let given = Given { usable, short: number % 2 == 1 };
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
    let only = |usable| Given { usable, short: false };
    let few = Registers::NONE.with(5);
    assert_eq!(allocate(&graph, &order, only(few), &mut Scratch::default()), None);
    let pinned = Web { pinned: true, live_in: true, live_out: true, register: 5, ..Web::default() };
    let mut graph = graph;
    graph.webs.push(pinned);
    let two = few.with(6);
    assert_eq!(allocate(&graph, &order, only(two), &mut Scratch::default()), None);
}
