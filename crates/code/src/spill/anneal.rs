//! The order of operations for which fewest instructions move values.
//!
//! Source: simulated annealing over topological orders; each is judged by the instructions that it
//! comes to.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use instar_files::Random;

use instar_isa::RegisterSet;

use crate::order::Order;
use crate::spill::emit::Emitter;
use crate::spill::emitted::{Count, Emitted};
use crate::spill::flow::Flow;

/// Instructions that a move may cost with the odds of 1 to e, first and last.
const HEAT: (f64, f64) = (1.5, 0.15);
/// Searches that know nothing of each other.
pub const ISLANDS: u64 = 2;
/// Tries for each pair of operations that change nothing any more.
const ENOUGH: u64 = 100;
/// Operations of a stretch for which as many orders are tried as are given.
const SIZE: u64 = 400;
/// Orders after which others are told how far it is.
const TOLD: u64 = 256;
/// Steps of a move that stays near.
const NEAR: u64 = 8;

/// A move of one operation: from where to where. `None` where it cannot be moved.
fn propose(flow: &Flow, order: &Order, random: &mut Random) -> Option<(usize, usize)> {
    let last = order.at.len() - usize::from(flow.region.ends);
    if last < 2 {
        return None;
    }
    let from = random.below(last as u64) as usize;
    let (low, high) = order.room(from, last, &flow.before, &flow.after);
    if low >= high {
        return None;
    }
    let to = match random.below(4) {
        // Beside who makes what it reads, or beside who reads what it makes.
        0 => low,
        1 => high,
        2 => (from + random.below(2 * NEAR + 1) as usize).saturating_sub(NEAR as usize).clamp(low, high),
        _ => low + random.below((high - low + 1) as u64) as usize,
    };
    (to != from).then_some((from, to))
}

/// Of so many tries those that are made: in long stretches fewer, as each takes longer, so that
/// they do not take more time than the search after them.
pub fn tries(flow: &Flow, given: u64) -> u64 {
    let size = flow.operations.len().max(1) as u64;
    (given * SIZE.min(size) / size).min(ENOUGH * size.pow(2))
}

/// The instructions of the best order that was found with so many tries, which are counted in
/// `done`; `None` where none fits the registers and cells.
pub fn anneal(
    flow: &Flow,
    usable: RegisterSet,
    tries: u64,
    seed: u64,
    done: &AtomicU64,
    stop: &AtomicBool,
) -> Option<Vec<Emitted>> {
    let tries = self::tries(flow, tries);
    let mut emitter = Emitter::new(flow, usable);
    let mut cost = |order: &[u32]| {
        let mut count = Count::default();
        emitter.emit(order, &mut count).ok().map(|()| count.0)
    };
    let mut order = Order::new((0..flow.operations.len() as u32).collect());
    let mut random = Random::new(seed);
    let mut present = cost(&order.at)?;
    let (mut least, mut best) = (present, order.at.clone());
    for number in 0..tries {
        if number % TOLD == 0 {
            done.fetch_add(TOLD.min(tries - number), Ordering::Relaxed);
            if stop.load(Ordering::Relaxed) {
                break;
            }
        }
        let Some((from, to)) = propose(flow, &order, &mut random) else { continue };
        order.place(from, to);
        let heat = HEAT.0 * (HEAT.1 / HEAT.0).powf(number as f64 / tries as f64);
        match cost(&order.at) {
            Some(new) if new <= present || random.unit() < (-f64::from(new - present) / heat).exp() => {
                present = new;
                if new < least {
                    (least, best) = (new, order.at.clone());
                }
            }
            _ => order.place(to, from),
        }
    }
    let mut made = Vec::new();
    emitter.emit(&best, &mut made).ok()?;
    Some(made)
}
