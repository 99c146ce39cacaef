//! Claims about comparisons, on streams made by hand.
//!
//! Source: instruction words of the RISC-V manual.

use instar_cores::Causes;
use instar_cores::cva6::{FAMILY, causes};

use super::lockstep::{Gap, Lockstep};
use super::rejoin::{AGREE, Ahead, rejoin};
use super::source::Step;

fn step(n: u64, cycles: u64, causes: Causes) -> Step {
    let (id, pc) = ((n % 4) as u32, 0x100 + 4 * (n % 4));
    Step { id, pc, word: 0x13, key: 1 + n % 4, cycles, begins: n == 0, causes }
}

fn plain(n: u64) -> Step {
    step(n, 1, Causes(0))
}

/// A step of its own at `key`, in a program that lies at `base`.
fn other(base: u64, key: u64) -> Step {
    Step {
        id: key as u32,
        pc: base + 4 * key,
        word: key as u32,
        key,
        cycles: 1,
        begins: false,
        causes: Causes(0),
    }
}

fn walked(a: impl IntoIterator<Item = Step>, b: impl IntoIterator<Item = Step>) -> Lockstep {
    let (mut a, mut b) = (Ahead::new(a.into_iter()), Ahead::new(b.into_iter()));
    let mut found = Lockstep::default();
    loop {
        match (a.peek(), b.peek()) {
            (None, None) => return found.finish(),
            (Some(x), Some(y)) if found.same(x, y) => {
                found.pair(x, y);
                a.take();
                b.take();
            }
            _ => rejoin(&mut found, &mut a, &mut b, &mut || true),
        }
    }
}

#[test]
fn equal_streams_have_no_first_difference() {
    let found = walked((0..100).map(plain), (0..100).map(plain));
    assert!(found.first.is_none() && found.parted.is_none());
    assert_eq!((found.common, found.equal, found.a.cycles), (100, 100, 100));
}

#[test]
fn the_first_difference_has_five_pairs_before_and_after_it() {
    let late = |n| step(n, if n == 50 || n == 60 { 7 } else { 1 }, causes::RAW);
    let found = walked((0..100).map(plain), (0..100).map(late));
    let first = found.first.unwrap();
    assert_eq!((first.number, first.at, first.pairs.len()), (51, 5, 11));
    assert_eq!(first.pairs[5].1.unwrap().cycles, 7);
    assert_eq!((found.common, found.equal), (100, 98));
    assert_eq!((found.a.cycles, found.b.cycles), (100, 112));
    assert_eq!(found.b.sums[2].names(FAMILY.causes), [("RAW", 25)]);
    assert!(found.a.sums[2].names(FAMILY.causes).is_empty());
}

#[test]
fn one_instruction_in_place_of_another_leaves_one_of_each_without_a_partner() {
    let found = walked((1..60).map(|n| other(0, n)), (1..60).map(|n| other(0, if n == 30 { 99 } else { n })));
    assert_eq!((found.common, found.rejoined, found.rejoined_equal), (29, 29, 29));
    assert_eq!(found.skipped(), (1, 1));
    let parted = found.parted.unwrap();
    assert_eq!((parted.number, parted.at, parted.pairs.len()), (30, 5, 11));
    assert_eq!(parted.pairs[5].1.unwrap().key, 99);
    assert_eq!(parted.pairs[6].0.unwrap().key, 31);
}

#[test]
fn a_loop_that_one_has_more_of_is_skipped_each_time_at_one_place() {
    let body = |base: u64, long: bool| {
        let more = if long { 40..700 } else { 40..40 };
        (0..3u64).flat_map(move |_| (1..20).chain(more.clone()).map(move |key| other(base, key)))
    };
    let found = walked(body(0, false), body(0, true));
    assert_eq!((found.common, found.rejoined), (19, 38));
    assert_eq!(found.skipped(), (0, 3 * 660));
    let gaps: Vec<(u64, u64)> = found.gaps.values().map(|gap| (gap.times, gap.b)).collect();
    assert_eq!(gaps, [(3, 3 * 660)]);
}

#[test]
fn another_address_alone_skips_nothing() {
    let found = walked((1..40).map(|n| other(0, n)), (1..40).map(|n| other(0x8000, n)));
    assert_eq!((found.common, found.rejoined, found.skipped()), (0, 39, (0, 0)));
}

#[test]
fn fewer_than_eight_that_agree_join_streams_at_their_ends_alone() {
    let middle = AGREE as u64 - 1;
    let keys = |own: u64| (1..9).chain([own]).chain(20..20 + middle).chain([own + 1]).chain(50..53);
    let found = walked(keys(100).map(|n| other(0, n)), keys(200).map(|n| other(0, n)));
    assert_eq!((found.common, found.rejoined), (8, 3));
    assert_eq!(found.skipped(), (2 + middle, 2 + middle));
}

#[test]
fn streams_with_nothing_in_common_are_summed_up_to_their_ends() {
    let found =
        walked((0..200_000).map(|n| other(0, 1 + n % 100)), (0..300_000).map(|n| other(0, 101 + n % 70)));
    assert_eq!((found.common, found.rejoined), (0, 0));
    assert_eq!((found.a.instructions, found.b.instructions), (200_000, 300_000));
    let gaps: Vec<Gap> = found.gaps.into_values().collect();
    assert_eq!((gaps.len(), gaps[0].times, gaps[0].a, gaps[0].b), (1, 1, 200_000, 300_000));
}

#[test]
fn a_stream_that_ends_first_leaves_the_rest_of_the_other() {
    let found = walked((1..21).map(|n| other(0, n)), (1..31).map(|n| other(0, n)));
    assert_eq!((found.common, found.rejoined, found.skipped()), (20, 0, (0, 10)));
    let parted = found.parted.unwrap();
    assert_eq!((parted.number, parted.at), (21, 5));
    assert!(parted.pairs[5].0.is_none());
}
