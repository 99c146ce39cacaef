//! Remainders by constants, as the plan says.

use num_bigint::{BigInt, Sign};

use super::integer::Integer;
use super::plan::{Step, lift, plan};
use crate::graph::NodeGraph;

/// `whole·factor` modulo an odd number, from 0 on.
pub(super) fn reduce(graph: &mut NodeGraph, whole: Integer, factor: &BigInt, modulus: &BigInt) -> Integer {
    let mut x = whole;
    for step in plan(&x.ends, factor, modulus) {
        x = take(graph, &x, &step, modulus);
    }
    x
}

fn take(graph: &mut NodeGraph, x: &Integer, step: &Step, modulus: &BigInt) -> Integer {
    match step {
        Step::High(k, c) => {
            let (high, low) = (x.down(graph, *k), x.low(graph, *k));
            high.times(graph, c).plus(graph, low).called(graph, "folded")
        }
        Step::Low(k, c) => {
            let (high, low) = (x.down(graph, *k), x.low(graph, *k));
            low.times(graph, c).plus(graph, high).called(graph, "folded")
        }
        Step::Times(c) => x.times(graph, c).called(graph, "scaled"),
        Step::Estimate(n, m) => {
            let lift = lift(&x.ends.0, modulus);
            let lifted = Integer::constant(graph, &lift);
            let x = x.plus(graph, lifted);
            let quotient = x.times(graph, m).down(graph, *n).called(graph, "quotient");
            let multiple = quotient.times(graph, modulus);
            // It is from 0 to 2q - 1, so as many of its bits say all.
            let bits = modulus.bits() as u32 + 1;
            let (x, multiple) = (x.bits(graph, bits), multiple.bits(graph, bits));
            let rest = graph.difference(x, multiple);
            graph.call(rest, "rest");
            Integer::new(graph, rest, false).within(BigInt::from(0), modulus * 2 - 1)
        }
        Step::Correct => corrected(graph, x, modulus),
    }
}

/// From -q to 2q - 1 to its remainder: with one adder.
fn corrected(graph: &mut NodeGraph, x: &Integer, modulus: &BigInt) -> Integer {
    let ends = (BigInt::from(0), modulus - 1);
    let below = x.negative(graph);
    let (plus, minus) = (Integer::constant(graph, modulus), Integer::constant(graph, &-modulus));
    let (by_sign, never) =
        (x.ends.1 >= *modulus, graph.value(below).is_some_and(|value| value.sign() == Sign::NoSign));
    let added = match (by_sign, never) {
        // Never negative, or never too large.
        (_, true) => minus,
        (false, _) => plus,
        _ => Integer::choose(graph, below, &plus, &minus, (-modulus, modulus.clone())),
    };
    let moved = x.plus(graph, added);
    let moved = moved.within(-modulus, modulus - 1);
    if !by_sign {
        return Integer::choose(graph, below, &moved, x, ends);
    }
    // What was not negative stays where it was below q.
    let too_far = moved.negative(graph);
    let stays = graph.not(below);
    let stays = graph.and(stays, too_far);
    Integer::choose(graph, stays, x, &moved, ends)
}
