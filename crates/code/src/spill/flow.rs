//! A stretch of code as values: what computes them, where they begin and where they must be at the
//! end.
//!
//! Source: own design. Loads and stores of whole words at a register that holds the same pointer
//! throughout vanish: the words are *cells*, which hold values as registers do. What is loaded from
//! a cell is the value that was stored there, and only the last value of a cell that somebody reads
//! later must be stored. All other instructions stay.

use instar_isa::{Op, RegisterSet, SP};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::access::{BASE, LOADED, STORED, access};
use crate::graph::{others, sides};
use crate::instruction::LiftedInstruction;
use crate::lift::LiftedFunction;
use crate::operand::WordField;
use crate::spill::frame::Frame;
use crate::spill::region::Region;
use groups::groups;

mod groups;

/// Number of a value.
pub type Value = u32;

/// An instruction that stays, with the values in its operands.
#[derive(Clone, Debug)]
pub struct FlowOperation {
    /// Its number in the function; where it stands for several, that of the last.
    pub instruction: usize,
    /// Its word, whose registers are filled in.
    pub word: u32,
    /// Values that it reads.
    pub reads: SmallVec<[(WordField, Value); 3]>,
    /// Values that it makes; where one stands in the place of one that is read, it takes its
    /// register.
    pub writes: SmallVec<[(WordField, Value); 2]>,
}

/// A word of memory.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The register with its base, throughout.
    pub base: u8,
    /// Its distance from there.
    pub offset: i64,
    /// What it holds at the beginning, if anybody cares.
    pub first: Option<Value>,
    /// What it must hold at the end; `None` where nobody reads it any more.
    pub last: Option<Value>,
}

/// A stretch as values.
#[derive(Clone, Debug)]
pub struct Flow {
    /// Where it stands.
    pub region: Region,
    /// How many values there are.
    pub values: usize,
    /// By value the operation that makes it from nothing, and can do so again: a constant.
    pub again: Vec<Option<u32>>,
    /// Its operations, as they came; a branch at the end is the last.
    pub operations: Vec<FlowOperation>,
    /// By operation those that must stay before it.
    pub before: Vec<Vec<u32>>,
    /// By operation those that must stay after it.
    pub after: Vec<Vec<u32>>,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Registers that hold values at the beginning.
    pub starts: Vec<(u8, Value)>,
    /// Registers that must hold values at the end.
    pub ends: Vec<(u8, Value)>,
    /// Values that cells are reached by, with their registers.
    pub bases: Vec<(u8, Value)>,
}

/// Words by which a frame may grow for values that have no register.
const NEW_WORDS: usize = 32;

/// What a function has beside what it used.
#[derive(Clone, Debug)]
pub struct Room {
    /// A register's bytes.
    pub size: u64,
    /// Registers that it did not use and must leave as they were.
    pub lent: RegisterSet,
    /// By region, told by its first instruction, which part it has in that; others have none.
    pub roles: Vec<(usize, Role)>,
}

/// Where a stretch stands in a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// At its beginning.
    First,
    /// In the middle.
    Between,
    /// At one of its ends.
    Last,
    /// It is all there is.
    Whole,
}

impl Room {
    /// New word `number` of the frame, seen from sp before the frame has grown.
    pub fn slot(&self, number: usize) -> i64 {
        -(self.size as i64) * (number as i64 + 1)
    }

    /// The role of a region.
    pub fn role(&self, region: &Region) -> Role {
        self.roles.iter().find(|role| role.0 == region.range.start).map_or(Role::Between, |role| role.1)
    }
}

/// A pair of instructions of the block, counted from its first, of which the second must stay
/// after the first.
type Pair = (usize, usize);

/// What is being read.
struct Reading<'a> {
    code: &'a LiftedFunction,
    region: &'a Region,
    /// Registers that nobody needs at the end, as they are lent.
    without: RegisterSet,
    values: usize,
    registers: [Option<Value>; 32],
    starts: Vec<(u8, Value)>,
    /// By value the one from which it differs by a constant, and that.
    roots: FxHashMap<Value, (Value, i64)>,
    /// Values that are the upper part of a number, or may be.
    uppers: FxHashSet<Value>,
    cells: FxHashMap<(Value, i64), usize>,
    kept: Vec<Cell>,
    /// What each cell holds.
    holds: Vec<Option<Value>>,
    operations: Vec<FlowOperation>,
}

impl Flow {
    /// That of a region; `pairs` are accesses of its block that must keep their order. `None` where
    /// no access can be freed and no register is lent there, unless it is wanted `anyhow`.
    pub fn new(
        code: &LiftedFunction,
        region: &Region,
        frame: Option<&Frame>,
        pairs: &[Pair],
        (room, anyhow): (&Room, bool),
    ) -> Option<Self> {
        let groups = groups(code, region, pairs, room.size);
        let lent = room.role(region);
        if !anyhow && groups.is_empty() && (room.lent == RegisterSet::NONE || lent == Role::Between) {
            return None;
        }
        let mut reading = Reading::new(code, region);
        let stack = reading.value(SP);
        reading.lend(stack, room, lent);
        let mut edges = Vec::new();
        let mut operation_of: FxHashMap<usize, u32> = FxHashMap::default();
        for at in region.range.clone() {
            let number = reading.operations.len() as u32;
            if reading.read(at, &groups) {
                operation_of.insert(at, number);
            }
        }
        let first = code.blocks[region.block].range.start;
        let mut ordered: Vec<(u32, u32)> = Vec::new();
        others(&code.instructions[region.range.clone()], &mut ordered);
        let shift = region.range.start - first;
        let kept = pairs.iter().map(|&(a, b)| (a + first, b + first));
        let fixed = ordered.iter().map(|&(a, b)| (a as usize + first + shift, b as usize + first + shift));
        for (a, b) in kept.chain(fixed) {
            if let (Some(a), Some(b)) = (operation_of.get(&a), operation_of.get(&b)) {
                edges.push((*a, *b));
            }
        }
        let mut flow = reading.finish(frame, stack, room);
        flow.order(edges);
        Some(flow)
    }

    /// Who must stay before whom: makers before readers, and `edges`.
    pub(super) fn order(&mut self, mut edges: Vec<(u32, u32)>) {
        let mut maker: Vec<Option<u32>> = vec![None; self.values];
        for (number, operation) in self.operations.iter().enumerate() {
            operation.writes.iter().for_each(|(_, value)| maker[*value as usize] = Some(number as u32));
        }
        for (number, operation) in self.operations.iter().enumerate() {
            let makers = operation.reads.iter().filter_map(|(_, value)| maker[*value as usize]);
            edges.extend(makers.map(|maker| (maker, number as u32)));
        }
        let last = self.operations.len() as u32;
        if self.region.ends && last > 0 {
            edges.extend((0..last - 1).map(|at| (at, last - 1)));
        }
        (self.before, self.after) = sides(edges, last as usize);
    }

    /// Leaves out what only computes values that nobody reads, as addresses of cells.
    pub(super) fn without_dead(&mut self) {
        let mut needed = vec![false; self.values];
        let ends = self.ends.iter().map(|(_, value)| *value);
        let cells = self.cells.iter().filter_map(|cell| cell.last);
        ends.chain(cells).for_each(|value| needed[value as usize] = true);
        let mut keep = vec![true; self.operations.len()];
        for (number, operation) in self.operations.iter().enumerate().rev() {
            let is_last = self.region.ends && number + 1 == self.operations.len();
            let makes = !operation.writes.is_empty();
            keep[number] =
                is_last || !makes || operation.writes.iter().any(|(_, value)| needed[*value as usize]);
            if keep[number] {
                operation.reads.iter().for_each(|(_, value)| needed[*value as usize] = true);
            }
        }
        if keep.iter().all(|keep| *keep) {
            return;
        }
        let mut number = 0;
        let new: Vec<Option<u32>> = keep.iter().map(|keep| keep.then(|| (number, number += 1).0)).collect();
        let edges = self.before.iter().enumerate().flat_map(|(later, all)| {
            let new = &new;
            all.iter().filter_map(move |earlier| Some((new[*earlier as usize]?, new[later]?)))
        });
        let edges: Vec<_> = edges.collect();
        let mut at = 0;
        self.operations.retain(|_| (keep[at], at += 1).0);
        self.again.iter_mut().for_each(|again| *again = again.and_then(|number| new[number as usize]));
        self.order(edges);
    }
}

impl<'a> Reading<'a> {
    fn new(code: &'a LiftedFunction, region: &'a Region) -> Self {
        Self {
            code,
            region,
            without: RegisterSet::NONE,
            values: 0,
            registers: [None; 32],
            starts: Vec::new(),
            roots: FxHashMap::default(),
            uppers: FxHashSet::default(),
            cells: FxHashMap::default(),
            kept: Vec::new(),
            holds: Vec::new(),
            operations: Vec::new(),
        }
    }

    fn fresh(&mut self) -> Value {
        self.values += 1;
        self.values as Value - 1
    }

    /// The value in a register; one that nobody has written was there before.
    fn value(&mut self, register: u8) -> Value {
        if let Some(value) = self.registers[usize::from(register)] {
            return value;
        }
        let value = self.fresh();
        self.registers[usize::from(register)] = Some(value);
        self.starts.push((register, value));
        let is_upper = |i: &LiftedInstruction| i.op == Op::Lui && i.touched().1.has(register);
        if self.code.instructions.iter().any(is_upper) {
            self.uppers.insert(value);
        }
        value
    }

    /// Whether an instruction may add the lower half of an address to what is in a register: where
    /// that is 0 in this link, it is another number in the next one, and the sum is no copy.
    fn is_lower(&mut self, instruction: &LiftedInstruction, register: u8) -> bool {
        let value = self.value(register);
        instruction.op == Op::Addi && self.uppers.contains(&value)
    }

    fn root(&self, value: Value) -> (Value, i64) {
        self.roots.get(&value).copied().unwrap_or((value, 0))
    }

    /// The cell at a register and an offset.
    fn cell(&mut self, register: u8, offset: i64) -> usize {
        let value = self.value(register);
        let (root, away) = self.root(value);
        let key = (root, away + offset);
        if let Some(known) = self.cells.get(&key) {
            return *known;
        }
        let base = self.starts.iter().find(|start| start.1 == root).map_or(0, |start| start.0);
        self.kept.push(Cell { base, offset: key.1, first: None, last: None });
        self.holds.push(None);
        self.cells.insert(key, self.kept.len() - 1);
        self.kept.len() - 1
    }

    /// One instruction; whether it stays as an operation.
    fn read(&mut self, at: usize, groups: &[usize]) -> bool {
        let instruction = &self.code.instructions[at];
        let operands = &instruction.operands;
        if groups.binary_search(&at).is_ok()
            && let Some(found) = access(instruction)
        {
            let cell = self.cell(found.base, found.offset);
            if found.writes {
                let stored = operands.free.iter().find(|o| o.field == STORED).map(|o| o.register);
                self.holds[cell] = stored.map(|register| self.value(register));
            } else if let Some(loaded) = operands.free.iter().find(|o| o.field == LOADED) {
                let value = match self.holds[cell] {
                    Some(value) => value,
                    None => self.fresh(),
                };
                if self.holds[cell].is_none() {
                    (self.kept[cell].first, self.holds[cell]) = (Some(value), Some(value));
                }
                self.registers[usize::from(loaded.register)] = Some(value);
            }
            return false;
        }
        if let Some((from, to)) = instruction.copied().filter(|copy| !self.is_lower(instruction, copy.0)) {
            self.registers[usize::from(to)] = Some(self.value(from));
            return false;
        }
        let mut operation = FlowOperation {
            instruction: at,
            word: instruction.word,
            reads: SmallVec::new(),
            writes: SmallVec::new(),
        };
        for operand in operands.free.iter().filter(|operand| operand.read) {
            operation.reads.push((operand.field, self.value(operand.register)));
        }
        for operand in operands.free.iter().filter(|operand| operand.written) {
            let value = self.fresh();
            self.registers[usize::from(operand.register)] = Some(value);
            operation.writes.push((operand.field, value));
        }
        if let (Op::Addi, [(BASE, from)], [(LOADED, to)]) =
            (instruction.op, &operation.reads[..], &operation.writes[..])
        {
            let (root, away) = self.root(*from);
            self.roots.insert(*to, (root, away + instruction.immediate));
        }
        if let (Op::Lui, [(_, to)]) = (instruction.op, &operation.writes[..]) {
            self.uppers.insert(*to);
        }
        self.operations.push(operation);
        true
    }

    /// Registers that the function did not use: stored where it begins, loaded where it ends,
    /// anybody's between.
    fn lend(&mut self, stack: Value, room: &Room, role: Role) {
        for (number, register) in room.lent.each().enumerate() {
            if role == Role::Whole {
                continue;
            }
            if role != Role::Last {
                self.without = self.without.with(register);
            }
            if role == Role::Between {
                continue;
            }
            let value = if role == Role::First { self.value(register) } else { self.fresh() };
            let offset = room.slot(number);
            self.cells.insert((stack, offset), self.kept.len());
            let first = (role == Role::Last).then_some(value);
            self.kept.push(Cell { base: SP, offset, first, last: None });
            self.holds.push(Some(value));
            if role == Role::Last {
                self.registers[usize::from(register)] = Some(value);
            }
        }
    }

    fn finish(mut self, frame: Option<&Frame>, stack: Value, room: &Room) -> Flow {
        let region = self.region;
        let ends = region.live_out.less(self.without).each().filter(|register| *register != SP);
        let ends: Vec<_> = ends.map(|register| (register, self.value(register))).collect();
        for (cell, holds) in self.kept.iter_mut().zip(&self.holds) {
            cell.last = *holds;
        }
        self.free_frame(frame, stack, room);
        let mut again = vec![None; self.values];
        for (number, operation) in self.operations.iter().enumerate() {
            let instruction = &self.code.instructions[operation.instruction];
            let constant = matches!(instruction.op, Op::Lui | Op::Addi) && operation.reads.is_empty();
            if let (true, [(_, value)]) = (constant, &operation.writes[..]) {
                again[*value as usize] = Some(number as u32);
            }
        }
        let mut bases: Vec<_> = self.kept.iter().map(|cell| cell.base).collect();
        bases.sort_unstable();
        bases.dedup();
        let starts = &self.starts;
        let of = |base| starts.iter().find(|start| start.0 == base).copied();
        let bases = bases.into_iter().filter_map(of).collect();
        Flow {
            region: region.clone(),
            values: self.values,
            again,
            operations: self.operations,
            before: Vec::new(),
            after: Vec::new(),
            cells: self.kept,
            starts: self.starts,
            ends,
            bases,
        }
    }

    /// Words of the frame that nobody reads later need not hold anything, and may hold whatever has
    /// no register.
    fn free_frame(&mut self, frame: Option<&Frame>, stack: Value, room: &Room) {
        let Some(frame) = frame else { return };
        let depth = frame.depth(self.region.range.start);
        for word in frame.dead_behind(self.code, self.region.block, self.region.range.end) {
            match self.cells.get(&(stack, word - depth)) {
                Some(cell) => self.kept[*cell].last = None,
                None => self.kept.push(Cell { base: SP, offset: word - depth, first: None, last: None }),
            }
        }
        if room.role(self.region) == Role::Last {
            for number in 0..room.lent.each().count() {
                let cell = self.cells[&(stack, room.slot(number))];
                self.kept[cell].last = None;
            }
        }
        if frame.grows && depth == frame.body {
            let lent = room.lent.each().count();
            let new = (lent..lent + NEW_WORDS).map(|number| room.slot(number));
            self.kept.extend(new.map(|offset| Cell { base: SP, offset, first: None, last: None }));
        }
    }
}
