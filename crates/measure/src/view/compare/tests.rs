//! Claims about comparisons, on streams made by hand.
//!
//! Source: instruction words of the RISC-V manual.

use instar_cores::Causes;
use instar_cores::cva6::{FAMILY, causes};

use super::lockstep::Lockstep;
use super::source::Step;

fn step(n: u64, cycles: u64, causes: Causes) -> Step {
    Step { id: (n % 4) as u32, pc: 0x100 + 4 * (n % 4), word: 0x13, cycles, begins: n == 0, causes }
}

fn plain(n: u64) -> Option<Step> {
    Some(step(n, 1, Causes(0)))
}

#[test]
fn equal_streams_have_no_first_difference() {
    let mut lockstep = Lockstep::default();
    (0..100).for_each(|n| lockstep.pair(plain(n), plain(n)));
    assert!(lockstep.first.is_none() && lockstep.parted.is_none());
    assert_eq!((lockstep.common, lockstep.equal, lockstep.a.cycles), (100, 100, 100));
}

#[test]
fn the_first_difference_has_five_pairs_before_and_behind_it() {
    let mut lockstep = Lockstep::default();
    for n in 0..100 {
        let late = if n == 50 || n == 60 { 7 } else { 1 };
        lockstep.pair(plain(n), Some(step(n, late, causes::RAW)));
    }
    let first = lockstep.first.unwrap();
    assert_eq!((first.number, first.at, first.pairs.len()), (51, 5, 11));
    assert_eq!(first.pairs[5].1.unwrap().cycles, 7);
    assert_eq!((lockstep.common, lockstep.equal), (100, 98));
    assert_eq!((lockstep.a.cycles, lockstep.b.cycles), (100, 112));
    assert_eq!(lockstep.b.sums[2].names(FAMILY.causes), [("RAW", 25)]);
    assert!(lockstep.a.sums[2].names(FAMILY.causes).is_empty());
}

#[test]
fn streams_that_part_are_summed_up_to_their_ends() {
    let mut lockstep = Lockstep::default();
    for n in 0..20 {
        let other = if n < 10 { n } else { n + 1 };
        lockstep.pair(plain(n), plain(other));
    }
    (20..30).for_each(|n| lockstep.pair(None, plain(n)));
    let parted = lockstep.parted.unwrap();
    assert_eq!((parted.number, parted.at), (11, 5));
    assert_eq!(lockstep.common, 10);
    assert_eq!((lockstep.a.instructions, lockstep.b.instructions), (20, 30));
}
