//! Which operation begins in which cycle: by hand, where the text says it, else by a list, the
//! longest way to the end first.
//!
//! Source: own design, after the usual list scheduling. words.rs checks what comes out.

use std::collections::HashMap;

use instar_diagnostic::Diagnostic;

use crate::defined::may_meet;
use crate::machine::{LANES, Organisation, Shape};
use crate::program::{Location, Microprogram, Node, Operation};

/// A program for one organisation of the unit.
#[derive(Clone, Debug)]
pub struct Assembled {
    pub(crate) organisation: Organisation,
    /// By routine, then by the number of the block in it.
    pub(crate) blocks: HashMap<String, Vec<ScheduledBlock>>,
}

/// When the operations of a block begin, and where.
#[derive(Clone, Debug)]
pub struct ScheduledBlock {
    pub(crate) begins: Vec<Begin>,
    pub(crate) shapes: Vec<Shape>,
    /// The cycle in which everything is done.
    pub(crate) length: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Begin {
    pub cycle: u32,
    /// Of products.
    pub unit: u32,
}

impl Assembled {
    /// Schedules a program, and checks the result.
    ///
    /// # Errors
    /// Where the organisation cannot compute it, or a schedule of the text is wrong.
    pub fn new(program: &Microprogram, organisation: Organisation) -> Result<Self, Diagnostic> {
        organisation.suits(program)?;
        let mut blocks = HashMap::new();
        for routine in &program.routines {
            let mut found = Vec::new();
            all_blocks(&routine.body, &mut found);
            let scheduled: Result<Vec<_>, _> =
                found.into_iter().map(|block| schedule(program, organisation, block)).collect();
            blocks.insert(routine.name.clone(), scheduled?);
        }
        Ok(Self { organisation, blocks })
    }

    /// The unit that it is for.
    pub fn organisation(&self) -> Organisation {
        self.organisation
    }

    /// Words of the instruction memory: one for each cycle in which something begins, and one for
    /// each step of control.
    pub fn words(&self, program: &Microprogram) -> u32 {
        let begun = self.blocks.values().flatten().map(|block| {
            let mut cycles: Vec<u32> = block.begins.iter().map(|begin| begin.cycle).collect();
            cycles.sort_unstable();
            cycles.dedup();
            cycles.len() as u32
        });
        let control = program.routines.iter().map(|routine| 1 + controls(&routine.body));
        begun.chain(control).sum()
    }

    /// The schedule as a text that is one itself: each operation with its cycle.
    pub fn listing(&self, program: &Microprogram, routine: &str) -> Option<String> {
        let found = program.routine(routine)?;
        let mut blocks = Vec::new();
        all_blocks(&found.body, &mut blocks);
        let mut out = format!("routine {routine}\n");
        for (block, scheduled) in blocks.into_iter().zip(&self.blocks[routine]) {
            out += &format!("  {} cycles\n", scheduled.length);
            let mut order: Vec<usize> = (0..block.len()).collect();
            order.sort_by_key(|at| scheduled.begins[*at].cycle);
            for at in order {
                let Begin { cycle, unit } = scheduled.begins[at];
                let unit = if scheduled.shapes[at].lanes > 0 { format!(" u{unit}") } else { String::new() };
                let place = block[at].place;
                let text = &program.files[place.file as usize].text;
                let line = &text[place.span.start as usize..place.span.end as usize];
                let line = line.rsplit_once(": ").map_or(line, |(_, rest)| rest);
                out += &format!("  @{cycle}{unit}: {line}\n");
            }
        }
        Some(out)
    }
}

fn controls(nodes: &[Node]) -> u32 {
    let of = |node: &Node| match node {
        Node::Block(_) => 0,
        Node::Repeat { body, .. } => 2 + controls(body),
        Node::Call { .. } | Node::Set { .. } | Node::Swap { .. } => 1,
    };
    nodes.iter().map(of).sum()
}

pub(crate) fn all_blocks<'a>(nodes: &'a [Node], out: &mut Vec<&'a [Operation]>) {
    for node in nodes {
        match node {
            Node::Block(block) => out.push(block),
            Node::Repeat { body, .. } => all_blocks(body, out),
            _ => {}
        }
    }
}

fn schedule(
    program: &Microprogram,
    organisation: Organisation,
    block: &[Operation],
) -> Result<ScheduledBlock, Diagnostic> {
    let shapes: Vec<Shape> = block.iter().map(|one| organisation.shape(program, one)).collect();
    let by_hand = block.iter().filter(|one| one.at.is_some()).count();
    let begins = if by_hand == 0 {
        packed(program, organisation, block, &shapes)
    } else if let Some(one) = block.iter().find(|one| one.at.is_none()) {
        let message = "this operation has no cycle, and others of its block have one";
        return Err(program.fault(one.place, message, "write `@12:` before all of them, or before none"));
    } else {
        let begin = |one: &Operation| one.at.map(|(cycle, unit)| Begin { cycle, unit: unit.unwrap_or(0) });
        block.iter().filter_map(begin).collect()
    };
    let ends = begins.iter().zip(&shapes).map(|(begin, shape)| begin.cycle + shape.length());
    let length = ends.max().unwrap_or(0);
    let made = ScheduledBlock { begins, shapes, length };
    made.check(program, organisation, block)?;
    Ok(made)
}

/// The least cycles between the beginnings of two operations, of which the first stands before.
fn distance(program: &Microprogram, first: (&Operation, &Shape), then: (&Operation, &Shape)) -> Option<i64> {
    let writes = |(operation, shape): (&Operation, &Shape)| -> Vec<(i64, Location)> {
        let Some(target) = operation.target else { return Vec::new() };
        shape
            .writes
            .iter()
            .map(|(cycle, part)| (i64::from(*cycle), part_of(program, target, *part)))
            .collect()
    };
    let reads = |(operation, shape): (&Operation, &Shape)| -> Vec<(i64, Location)> {
        let read = |(cycle, source, part): &(u32, usize, u32)| {
            (i64::from(*cycle), part_of(program, operation.sources[*source], *part))
        };
        shape.reads.iter().map(read).collect()
    };
    // Two accesses of `IO` stay in order.
    let io = first.0.io.is_some() && then.0.io.is_some();
    let mut least = io.then_some(i64::from(first.1.io_words));
    let mut apart = |a: &[(i64, Location)], b: &[(i64, Location)]| {
        for (early, here) in a {
            for (late, there) in b {
                if may_meet(*here, *there) {
                    least = Some(least.unwrap_or(i64::MIN).max(early + 1 - late));
                }
            }
        }
    };
    apart(&writes(first), &reads(then));
    apart(&reads(first), &writes(then));
    apart(&writes(first), &writes(then));
    least
}

/// One part of a location.
pub(crate) fn part_of(program: &Microprogram, location: Location, part: u32) -> Location {
    let whole = program.variables[location.variable].parts == 2 && location.part.is_none();
    if whole { Location { part: Some(part), ..location } } else { location }
}

fn packed(
    program: &Microprogram,
    organisation: Organisation,
    block: &[Operation],
    shapes: &[Shape],
) -> Vec<Begin> {
    let count = block.len();
    let mut apart: Vec<Vec<(usize, i64)>> = vec![Vec::new(); count];
    let mut before = vec![0usize; count];
    for then in 0..count {
        for first in 0..then {
            let pair = ((&block[first], &shapes[first]), (&block[then], &shapes[then]));
            if let Some(least) = distance(program, pair.0, pair.1) {
                apart[first].push((then, least));
                before[then] += 1;
            }
        }
    }
    let mut way = vec![0i64; count];
    for at in (0..count).rev() {
        let after = apart[at].iter().map(|(then, least)| least.max(&0) + way[*then]).max();
        way[at] = after.unwrap_or(0).max(i64::from(shapes[at].length()));
    }
    // The list decides by the way to the end; other weights than that, by chance, are tried too.
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    let mut best: Option<(u32, Vec<Begin>)> = None;
    for round in 0..ROUNDS {
        let weights: Vec<i64> = way
            .iter()
            .map(
                |way| {
                    if round == 0 { *way } else { way * 8 + (chance.next() % (1 + 4 * *way as u64)) as i64 }
                },
            )
            .collect();
        let begins = listed(organisation, shapes, &apart, &before, &weights);
        let ends = begins.iter().zip(shapes).map(|(begin, shape)| begin.cycle + shape.length());
        let length = ends.max().unwrap_or(0);
        if best.as_ref().is_none_or(|(least, _)| length < *least) {
            best = Some((length, begins));
        }
    }
    best.map(|(_, begins)| begins).unwrap_or_default()
}

/// Lists that are tried of a block.
const ROUNDS: u32 = 100;

/// Numbers that look random and are the same in every run.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

/// The beginnings by one list: of what is ready the heaviest first, as early as everything is free.
fn listed(
    organisation: Organisation,
    shapes: &[Shape],
    apart: &[Vec<(usize, i64)>],
    before: &[usize],
    weights: &[i64],
) -> Vec<Begin> {
    let count = shapes.len();
    let mut before = before.to_vec();
    let mut taken = Taken::new(organisation);
    let mut earliest = vec![0i64; count];
    let mut begins = vec![Begin { cycle: 0, unit: 0 }; count];
    let mut ready: Vec<usize> = (0..count).filter(|at| before[*at] == 0).collect();
    while let Some((place, _)) =
        ready.iter().enumerate().max_by_key(|(_, at)| (weights[**at], std::cmp::Reverse(**at)))
    {
        let at = ready.swap_remove(place);
        let begin = taken.first(&shapes[at], earliest[at].max(0) as u32);
        begins[at] = begin;
        for (then, least) in &apart[at] {
            earliest[*then] = earliest[*then].max(i64::from(begin.cycle) + least);
            before[*then] -= 1;
            if before[*then] == 0 {
                ready.push(*then);
            }
        }
    }
    begins
}

/// What is used in which cycle.
struct Taken {
    reads: Vec<bool>,
    writes: Vec<bool>,
    io: Vec<bool>,
    /// By unit: products in a cycle.
    lanes: Vec<Vec<u32>>,
}

impl Taken {
    fn new(organisation: Organisation) -> Self {
        let lanes = vec![Vec::new(); organisation.units as usize];
        Self { reads: Vec::new(), writes: Vec::new(), io: Vec::new(), lanes }
    }

    /// The first cycle from `from` on in which all of it is free; takes it.
    fn first(&mut self, shape: &Shape, from: u32) -> Begin {
        let is = |taken: &[bool], cycle: u32| taken.get(cycle as usize).copied().unwrap_or(false);
        let mut cycle = from;
        loop {
            let ports = shape.reads.iter().all(|(read, ..)| !is(&self.reads, cycle + read))
                && shape.writes.iter().all(|(write, _)| !is(&self.writes, cycle + write))
                && (0..shape.io_words).all(|word| !is(&self.io, cycle + word));
            let lanes = (shape.lanes_from..shape.lanes_until).map(|at| (cycle + at) as usize);
            let free = |unit: &Vec<u32>| {
                lanes.clone().all(|at| unit.get(at).copied().unwrap_or(0) + shape.lanes <= LANES)
            };
            let unit = if shape.lanes == 0 { Some(0) } else { self.lanes.iter().position(free) };
            if let (true, Some(unit)) = (ports, unit) {
                shape.reads.iter().for_each(|(read, ..)| *place(&mut self.reads, cycle + read) = true);
                shape.writes.iter().for_each(|(write, _)| *place(&mut self.writes, cycle + write) = true);
                (0..shape.io_words).for_each(|word| *place(&mut self.io, cycle + word) = true);
                if shape.lanes > 0 {
                    lanes.for_each(|at| *place(&mut self.lanes[unit], at as u32) += shape.lanes);
                }
                return Begin { cycle, unit: unit as u32 };
            }
            cycle += 1;
        }
    }
}

fn place<T: Clone + Default>(of: &mut Vec<T>, at: u32) -> &mut T {
    let at = at as usize;
    if of.len() <= at {
        of.resize(at + 1, T::default());
    }
    &mut of[at]
}
