//! The way from a number to its remainder that takes the fewest adders.
//!
//! Source: own design. A number x = h·2^k + l is, modulo q, as much as h·(2^k mod q) + l, which is
//! smaller; and x·2^-k is as much as h + l·(2^-k mod q), Montgomery's step, whose factor 2^k the
//! wanted factor may bring. Where one of these residues has few signed digits (q = 8380417 = 2^23 -
//! 2^13 + 1, 3329 = 13·2^8 + 1) the step is that many adders. The cheapest sequence is found by
//! Dijkstra's algorithm over (least value, greatest value, factor left).

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use num_bigint::{BigInt, Sign};

use super::integer::digits;
use crate::graph::{bits_of, power, remainder_of};

/// A step.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    /// x = h·2^k + l becomes h·c + l, where c = 2^k modulo q.
    High(u32, BigInt),
    /// x = h·2^k + l becomes h + l·c, where c = 2^-k modulo q; 2^k is left to multiply with.
    Low(u32, BigInt),
    /// x becomes x·c, where c is the factor that was left.
    Times(BigInt),
    /// x from 0 on becomes x - q·floor(x·m / 2^n), which is below 2q, where m = floor(2^n / q).
    Estimate(u32, BigInt),
    /// q is added to what is negative or subtracted from what is not below q, once.
    Correct,
}

/// Numbers that a search looks at before it goes straight to the end.
const STATES: usize = 400;
/// What a step costs beside its adders: the time that it takes.
const LEVEL: u64 = 6;
/// The most digits that a step may have.
const DIGITS: usize = 4;

type State = (BigInt, BigInt, BigInt);

/// The steps from a number between two ends, times `factor`, to its remainder.
pub(super) fn plan(ends: &(BigInt, BigInt), factor: &BigInt, modulus: &BigInt) -> Vec<Step> {
    let start: State = (ends.0.clone(), ends.1.clone(), factor.clone());
    let mut heap = BinaryHeap::from([Reverse((0u64, vec![], start))]);
    let mut seen = BTreeSet::new();
    while let Some(Reverse((cost, steps, state))) = heap.pop() {
        let (low, high, factor) = &state;
        if *factor == BigInt::from(1) && low.sign() != Sign::Minus && high < modulus {
            return steps;
        }
        if !seen.insert(state.clone()) {
            continue;
        }
        for (step, price, next) in moves(&state, modulus) {
            // After the limit only what leads to the end.
            if seen.len() > STATES && matches!(step, Step::High(..) | Step::Low(..)) {
                continue;
            }
            let mut steps = steps.clone();
            steps.push(step);
            heap.push(Reverse((cost + price + LEVEL, steps, next)));
        }
    }
    unreachable!("an estimate and a correction lead to the end from everywhere")
}

/// The residue of least size, which may be negative.
fn centred(value: &BigInt, modulus: &BigInt) -> BigInt {
    let rest = remainder_of(value, modulus);
    if &rest * 2 > *modulus { rest - modulus } else { rest }
}

fn width(low: &BigInt, high: &BigInt) -> u64 {
    u64::from(bits_of(low, high, low.sign() == Sign::Minus).expect("signs have their bit"))
}

fn count(value: &BigInt) -> usize {
    digits(&value.magnitude().clone().into()).len()
}

/// The ends of x·c.
fn scaled((low, high): (&BigInt, &BigInt), c: &BigInt) -> (BigInt, BigInt) {
    let (a, b) = (low * c, high * c);
    if a <= b { (a, b) } else { (b, a) }
}

fn moves((low, high, factor): &State, modulus: &BigInt) -> Vec<(Step, u64, State)> {
    let mut found = vec![];
    let size = modulus.bits() as u32;
    let bits = width(low, high) as u32;
    let one = BigInt::from(1);
    let halves = |k: u32| ((low >> k, high >> k), (BigInt::from(0), power(k) - 1));
    for k in size.saturating_sub(1).max(1)..bits {
        let c = centred(&power(k), modulus);
        let (h, l) = halves(k);
        let part = scaled((&h.0, &h.1), &c);
        let next = (part.0 + &l.0, part.1 + &l.1);
        if count(&c) <= DIGITS && width(&next.0, &next.1) < u64::from(bits) {
            let price = count(&c) as u64 * width(&next.0, &next.1);
            found.push((Step::High(k, c), price, (next.0, next.1, factor.clone())));
        }
    }
    if *factor != one {
        // 2^-1 modulo an odd q is (q + 1) / 2.
        let half: BigInt = (modulus + 1) / 2;
        let mut inverse = one.clone();
        for k in 1..bits.min(size + 1) {
            inverse = remainder_of(&(inverse * &half), modulus);
            let c = centred(&inverse, modulus);
            let (h, l) = halves(k);
            let part = scaled((&l.0, &l.1), &c);
            let next = (part.0 + &h.0, part.1 + &h.1);
            if count(&c) <= DIGITS && width(&next.0, &next.1) <= u64::from(bits) {
                let price = count(&c) as u64 * width(&next.0, &next.1);
                let left = remainder_of(&(factor * power(k)), modulus);
                found.push((Step::Low(k, c), price, (next.0, next.1, left)));
            }
        }
        let c = centred(factor, modulus);
        let next = scaled((low, high), &c);
        let negated = usize::from(c.sign() == Sign::Minus && count(&c) == 1);
        let price = (count(&c) - 1 + negated) as u64 * width(&next.0, &next.1);
        found.push((Step::Times(c), price, (next.0, next.1, one.clone())));
        return found;
    }
    if *low >= -modulus && *high < modulus * 2 {
        // An adder, a choice of its operand, a choice of the result.
        found.push((Step::Correct, 2 * u64::from(size), (BigInt::from(0), modulus - 1, one)));
    } else {
        // Made positive by a multiple of q, if it is not.
        let lift = lift(low, modulus);
        let above = high + &lift;
        let n = width(&BigInt::from(0), &above) as u32;
        let m: BigInt = power(n) / modulus;
        let rounds =
            (count(&m) as u64) * u64::from(n + size) / 2 + count(modulus) as u64 * u64::from(size + 1);
        let price = rounds + if lift.sign() == Sign::Plus { u64::from(n) } else { 0 };
        found.push((Step::Estimate(n, m), price, (BigInt::from(0), modulus * 2 - 1, one)));
    }
    found
}

/// The least multiple of the modulus that makes everything from `low` on positive.
pub(super) fn lift(low: &BigInt, modulus: &BigInt) -> BigInt {
    if low.sign() != Sign::Minus {
        return BigInt::from(0);
    }
    let rounds: BigInt = (-low + modulus - 1) / modulus;
    rounds * modulus
}
