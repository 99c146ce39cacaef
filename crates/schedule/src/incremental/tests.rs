//! Stretches against whole calls: random functions with a loop and a branch, random moves and
//! registers.
//!
//! A core model knows no values, so an order need not compute anything to be timed.

use std::path::Path;
use std::sync::Arc;

use instar_code::{
    Block, Evidence, LiftedFunction, LiftedInstruction, MemoryRegion, OrderedBlock, Pass, Recorded,
    RecordedStep, WordOperands, Words, renamed,
};
use instar_design::{DescriptionKind, HostCore, Library};
use instar_files::Random;
use instar_isa::{Class, Decoder, Isa, NextPc, RegisterSet};
use instar_trace::{AccessKind, Flags, MemoryAccess};

use super::*;

const START: u64 = 0x8000_0000;
const DATA: u64 = 0x8001_0000;
/// `add`, `addi`, `xor`, `mul`, `div`, `lw`, `sw`: their words with a0, a1 and a2.
const WORDS: [u32; 7] =
    [0x00c5_8533, 0x0015_0513, 0x00c5_c533, 0x02c5_8533, 0x02c5_c533, 0x0085_a503, 0x00c5_a423];
/// How likely each of them is.
const ODDS: [usize; 10] = [0, 0, 1, 1, 2, 3, 4, 5, 5, 6];
const BRANCH: u32 = 0x00b5_1463;
const RETURN: u32 = 0x0000_8067;
/// Instructions of each block but the last one, and where their branches lead.
const BLOCKS: [(usize, Option<usize>); 5] =
    [(20, None), (30, Some(3)), (12, None), (25, Some(1)), (40, None)];

fn host(name: &str) -> HostCore {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let library = Library { data: Some(project), ..Library::default() };
    let found = library.find(DescriptionKind::Core, name).unwrap();
    HostCore::assemble(&library, &found, None, None, &[]).unwrap_or_else(|e| panic!("{e}"))
}

/// A word with other registers.
fn varied(decoder: &Decoder, word: u32, random: &mut Random) -> u32 {
    WordOperands::of(decoder, word).unwrap().free.iter().fold(word, |word, operand| {
        renamed(decoder, word, operand.field, 5 + random.below(14) as u8).unwrap_or(word)
    })
}

fn code(decoder: &Decoder, random: &mut Random) -> LiftedFunction {
    let (mut instructions, mut blocks) = (Vec::new(), Vec::new());
    for (block, (size, target)) in BLOCKS.into_iter().enumerate() {
        let first = instructions.len();
        let last = if target.is_some() { BRANCH } else { RETURN };
        let ends = target.is_some() || block + 1 == BLOCKS.len();
        let mut words: Vec<u32> =
            (0..size).map(|_| varied(decoder, WORDS[ODDS[random.below(10) as usize]], random)).collect();
        words.extend(ends.then_some(last));
        for word in words {
            let pc = START + 4 * instructions.len() as u64;
            let entry = decoder.static_entry(pc, word).unwrap();
            let target = target.filter(|_| entry.effect.flow == NextPc::Branch);
            let (op, class, effect, immediate) = (entry.op, entry.class, entry.effect, entry.immediate);
            let operands = WordOperands::of(decoder, word).unwrap();
            instructions.push(LiftedInstruction {
                pc,
                word,
                length: 4,
                op,
                class,
                effect,
                operands,
                immediate,
                target,
            });
        }
        let range = first..instructions.len();
        blocks.push(Block { range, live_in: RegisterSet::NONE, live_out: RegisterSet::NONE });
    }
    LiftedFunction { name: "f".into(), start: START, instructions, blocks, usable: RegisterSet::NONE }
}

/// A call that goes round its loop a few times; every address lies in a few lines, so that stores
/// meet loads.
fn call(code: &LiftedFunction, random: &mut Random) -> Recorded {
    let mut blocks = vec![0];
    let rounds = 2 + random.below(5);
    for _ in 0..rounds {
        blocks.push(1);
        blocks.extend((random.below(3) > 0).then_some(2));
        blocks.push(3);
    }
    blocks.push(4);
    let mut recorded = Recorded {
        steps: vec![],
        accesses: vec![],
        regions: vec![],
        passes: vec![],
        left_to: DATA - 4,
        evidence: Evidence::Call,
    };
    for (number, &block) in blocks.iter().enumerate() {
        recorded.passes.push(Pass { block, first: recorded.steps.len() });
        for instruction in &code.instructions[code.blocks[block].range.clone()] {
            let first = recorded.accesses.len() as u32;
            let kind = match instruction.class {
                Class::Load => Some(AccessKind::Read),
                Class::Store => Some(AccessKind::Write),
                _ => None,
            };
            let words = if random.below(9) == 0 { 1500 } else { 40 };
            let address = DATA + 4 * random.below(words);
            recorded.accesses.extend(kind.map(|kind| MemoryAccess { address, size: 4, kind }));
            let accesses = first..recorded.accesses.len() as u32;
            let taken = instruction.target.is_some_and(|target| blocks.get(number + 1) == Some(&target));
            let flags = Flags(if taken { Flags::TAKEN } else { 0 });
            recorded.steps.push(RecordedStep { flags, detail: random.below(33), accesses });
        }
    }
    recorded.regions = vec![MemoryRegion::Other; recorded.accesses.len()];
    recorded
}

/// A block with one of its instructions somewhere else, or with other registers, or both.
fn moved(old: &OrderedBlock, code: &LiftedFunction, words: &Words, random: &mut Random) -> OrderedBlock {
    let mut new = old.clone();
    let first = code.instructions[*old.order.last().unwrap() as usize].ends_block();
    let last = (old.order.len() - usize::from(first)) as u64;
    let (from, to) = (random.below(last) as usize, random.below(last) as usize);
    if random.below(8) > 0 {
        let (order, word) = (new.order.remove(from), new.words.remove(from));
        new.order.insert(to, order);
        new.words.insert(to, word);
    }
    if random.below(3) == 0 {
        let long = words.lengthened(new.words[to]).unwrap();
        new.words[to] = words.shortened(varied(words.decoder(), long, random));
    }
    new
}

/// How many stretches of how many were timed, for so many orders of a random function.
fn compared(core: &HostCore, seed: u64, orders: usize) -> (u64, u64) {
    let mut random = Random::new(seed);
    let decoder = Arc::new(Decoder::new(&Isa::parse("rv32imc_zcb").unwrap(), &[]).unwrap());
    let (words, code) = (Words::new(&decoder), code(&decoder, &mut random));
    let recorded = call(&code, &mut random);
    let judge = || Judge::new(&code, &words, core, &recorded).quick();
    let mut blocks: Vec<Arc<OrderedBlock>> = (code.blocks.iter())
        .map(|block| OrderedBlock {
            order: block.range.clone().map(|at| at as u32).collect(),
            words: block.range.clone().map(|at| code.instructions[at].word).collect(),
        })
        .map(Arc::new)
        .collect();
    let layout = CodeLayout::new(&code, &words, &blocks).unwrap();
    let mut retimed = Retimed::with_step(judge(), layout.clone(), 8).unwrap();
    assert_eq!(retimed.last(), judge().cycles(&layout).unwrap());
    let (mut whole, mut timed) = (0, 0);
    for number in 0..orders {
        let which = random.below(blocks.len() as u64) as usize;
        let new = Arc::new(moved(&blocks[which], &code, &words, &mut random));
        let old = std::mem::replace(&mut blocks[which], new);
        let Some(layout) = CodeLayout::new(&code, &words, &blocks) else {
            blocks[which] = old;
            continue;
        };
        let standing = retimed.layout();
        let block = layout.starts[which]..layout.starts[which + 1];
        let (order, changed) = (&blocks[which].order, &blocks[which].words);
        match standing.changed(&code, &words, block.start, order, changed) {
            Some(placed) => {
                assert_eq!(placed, layout.placed[block.clone()]);
                assert_eq!(standing.placed[..block.start], layout.placed[..block.start]);
                assert_eq!(standing.placed[block.end..], layout.placed[block.end..]);
            }
            None => assert_ne!(standing.size(), layout.size()),
        }
        let cycles = retimed.cycles(&layout).unwrap();
        assert_eq!(cycles, judge().cycles(&layout).unwrap(), "seed {seed}, order {number}");
        if let (Last::Stretches(last), Some(standing)) = (&retimed.last, &retimed.standing) {
            whole += standing.marks.len() as u64;
            timed += last.stretches.iter().map(|anew| anew.seen.len() as u64).sum::<u64>();
        }
        match random.below(2) {
            0 => retimed.stand().unwrap(),
            _ => blocks[which] = old,
        }
    }
    (timed, whole)
}

#[test]
fn an_order_that_is_timed_in_stretches_takes_the_cycles_of_the_whole_call() {
    for name in ["cva6-superscalar", "cva6-single", "cv32e40p"] {
        let core = host(name);
        let all: Vec<_> = (1..=12).map(|seed| compared(&core, seed, 60)).collect();
        let (timed, whole) = all.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        if name.starts_with("cva6") {
            assert!(whole > 10_000 && timed * 3 < whole * 2, "{name}: {timed} of {whole} stretches");
        }
    }
}
