//! What stays in registers, what is stored, and what is loaded or computed again: chosen anew.
//!
//! Source: own design. Loads and stores of a stretch of code are taken out (`flow`), its operations
//! are put into an order (`anneal`), and loads and stores put in again where registers do not
//! suffice (`emit`). The stack frame grows where it must (`write`), and registers that the function
//! did not use are saved and lent where that pays. Whoever uses the result proves it, as orders are
//! proved.

mod anneal;
mod emit;
mod emitted;
mod flow;
mod frame;
mod fusion;
mod region;
mod write;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use instar_isa::{NextPc as Goes, RegisterSet};

use crate::islands;
use crate::lift::LiftedFunction;
use crate::line::Line;
use crate::memory::conflicts;
use crate::recorded::{Apart, Recorded};
use crate::words::Words;
pub use flow::{Flow, FlowOperation, Value};
use flow::{Role, Room};
use frame::Frame;
pub use fusion::{Fusion, OperandOf};
use region::Region;

/// How long is looked.
#[derive(Clone, Copy, Debug)]
pub struct Tries {
    /// Orders of each stretch.
    pub orders: u64,
    /// Where chance begins.
    pub seed: u64,
    /// Threads; the result does not depend on them.
    pub processors: usize,
}

/// The function with other loads and stores, in the order of its addresses; `None` where no stretch
/// of it comes to fewer instructions. `go_on` is asked now and then with the share of orders that
/// were tried; where it says no, the result is what was found so far.
pub fn freed(
    code: &LiftedFunction,
    words: &Words,
    recorded: &Recorded,
    apart: Apart<'_>,
    tries: Tries,
    go_on: &mut (dyn FnMut(f64) -> bool + Send),
) -> Option<Vec<Line>> {
    fused(code, words, recorded, apart, &[], tries, go_on).map(|(lines, _)| lines)
}

/// The function with instructions in the place of several, and loads and stores as [`freed`]
/// chooses them; of each fusion whether it is in there: one is not where one before it took an
/// instruction of it, or where nothing can come first any more.
pub fn fused(
    code: &LiftedFunction,
    words: &Words,
    recorded: &Recorded,
    apart: Apart<'_>,
    fusions: &[Fusion],
    tries: Tries,
    go_on: &mut (dyn FnMut(f64) -> bool + Send),
) -> Option<(Vec<Line>, Vec<bool>)> {
    let size = u64::from(words.decoder().isa().xlen().bits() / 8);
    let frame = Frame::new(code, size);
    let counts = recorded.counts(code.blocks.len());
    let executed = (0..code.blocks.len()).filter(|number| counts[*number] > 0);
    let regions: Vec<(Region, Vec<_>)> = executed
        .flat_map(|number| {
            let pairs = conflicts(code, recorded, number, apart);
            region::regions(code, number).into_iter().map(move |region| (region, pairs.clone()))
        })
        .collect();
    let rooms = rooms(code, frame.as_ref(), &regions, size);
    let flows: Vec<Stretch> = rooms
        .iter()
        .enumerate()
        .flat_map(|(number, room)| {
            let flow = |(region, pairs): &(Region, Vec<_>)| {
                let inside: Vec<usize> =
                    (0..fusions.len()).filter(|at| fusions[*at].is_in(&region.range)).collect();
                let room = (room, !inside.is_empty());
                let mut flow = Flow::new(code, region, frame.as_ref(), pairs, room)?;
                let wanted: Vec<_> = inside.iter().map(|at| &fusions[*at]).collect();
                let put = inside.into_iter().zip(flow.fuse(&wanted)).filter(|(_, put)| *put);
                let put: Vec<usize> = put.map(|(at, _)| at).collect();
                flow.without_dead();
                Some(Stretch { room: number, flow, put })
            };
            regions.iter().filter_map(flow).collect::<Vec<_>>()
        })
        .collect();
    let found = tried(code, &rooms, &flows, tries, go_on);
    let best = (0..rooms.len())
        .filter_map(|number| {
            let chosen: Vec<_> = flows.iter().zip(&found).filter(|(one, _)| one.room == number).collect();
            let lends = rooms[number].lent != RegisterSet::NONE;
            let mut parts = Vec::new();
            let mut saved = 0i64;
            let mut put = vec![false; fusions.len()];
            for (Stretch { flow, put: there, .. }, made) in chosen {
                let gain = made.as_ref().map(|made| flow.region.range.len() as i64 - made.len() as i64);
                // What is lent must be given back, whatever it costs.
                if gain.is_none() && lends {
                    return None;
                }
                if let (Some(made), Some(gain)) = (made, gain)
                    && (gain > 0 || lends)
                {
                    saved += gain * counts[flow.region.block] as i64;
                    there.iter().for_each(|at| put[*at] = true);
                    parts.push((flow, made.as_slice()));
                }
            }
            (saved > 0).then_some((saved, std::cmp::Reverse(number), parts, put))
        })
        .max_by_key(|(saved, number, _, _)| (*saved, *number))?;
    Some((write::function(code, words, frame.as_ref(), &best.2), best.3))
}

/// The stretches of a function that are passed through, as values, with all their accesses freed
/// that can be.
pub fn flows(code: &LiftedFunction, words: &Words, recorded: &Recorded, apart: Apart<'_>) -> Vec<Flow> {
    let size = u64::from(words.decoder().isa().xlen().bits() / 8);
    let frame = Frame::new(code, size);
    let room = Room { size, lent: RegisterSet::NONE, roles: Vec::new() };
    let counts = recorded.counts(code.blocks.len());
    let executed = (0..code.blocks.len()).filter(|number| counts[*number] > 0);
    let of = |number: usize| {
        let pairs = conflicts(code, recorded, number, apart);
        let flow = |region: Region| Flow::new(code, &region, frame.as_ref(), &pairs, (&room, true));
        let mut found: Vec<Flow> = region::regions(code, number).into_iter().filter_map(flow).collect();
        found.iter_mut().for_each(Flow::without_dead);
        found
    };
    executed.flat_map(of).collect()
}

/// A stretch in a room.
struct Stretch {
    room: usize,
    flow: Flow,
    /// Fusions that are in it.
    put: Vec<usize>,
}

/// The function as it is, and with all the registers that it could save and use.
fn rooms(
    code: &LiftedFunction,
    frame: Option<&Frame>,
    regions: &[(Region, Vec<(usize, usize)>)],
    size: u64,
) -> Vec<Room> {
    let plain = Room { size, lent: RegisterSet::NONE, roles: Vec::new() };
    let unused = RegisterSet::SAVED.less(code.usable);
    let Some(frame) = frame.filter(|frame| frame.grows && unused != RegisterSet::NONE) else {
        return vec![plain];
    };
    let works = |region: &&(Region, Vec<_>)| frame.depth(region.0.range.start) == frame.body;
    let start = |region: &(Region, Vec<_>)| region.0.range.start;
    let first = regions.iter().filter(|region| region.0.block == 0).find(works).map(start);
    let mut roles = Vec::new();
    for (number, block) in code.blocks.iter().enumerate() {
        if code.instructions[block.range.end - 1].effect.flow != Goes::JumpRegister {
            continue;
        }
        let last = regions.iter().filter(|region| region.0.block == number).rfind(works).map(start);
        // A way out without a place to give registers back.
        let Some(last) = last else { return vec![plain] };
        roles.push((last, if Some(last) == first { Role::Whole } else { Role::Last }));
    }
    let Some(first) = first else { return vec![plain] };
    if !roles.contains(&(first, Role::Whole)) {
        roles.push((first, Role::First));
    }
    vec![plain, Room { size, lent: unused, roles }]
}

/// The instructions of each flow; `None` where nothing fits.
fn tried(
    code: &LiftedFunction,
    rooms: &[Room],
    flows: &[Stretch],
    tries: Tries,
    go_on: &mut (dyn FnMut(f64) -> bool + Send),
) -> Vec<Option<Vec<emitted::Emitted>>> {
    let jobs: Vec<_> =
        (0..flows.len()).flat_map(|flow| (0..anneal::ISLANDS).map(move |island| (flow, island))).collect();
    let (done, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let share = tries.orders / anneal::ISLANDS;
    let search = |number: usize| {
        let (flow, island) = jobs[number];
        let Stretch { room, flow, .. } = &flows[flow];
        let usable = code.usable.or(rooms[*room].lent);
        anneal::anneal(flow, usable, share, islands::seed(tries.seed, island), &done, &stop)
    };
    let all: u64 = jobs.iter().map(|(flow, _)| anneal::tries(&flows[*flow].flow, share)).sum();
    let all = all.max(1) as f64;
    let mut watch = || {
        if !go_on(done.load(Ordering::Relaxed) as f64 / all) {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let results = islands::run(jobs.len(), tries.processors, search, &mut watch);
    let mut best: Vec<Option<Vec<emitted::Emitted>>> = vec![None; flows.len()];
    for (number, made) in results {
        let known = &mut best[jobs[number].0];
        if known.as_ref().is_none_or(|old| made.len() < old.len()) {
            *known = Some(made);
        }
    }
    best
}
