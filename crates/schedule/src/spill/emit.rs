//! Instructions for an order of operations: what stays in a register, what is stored, loaded and computed again.
//!
//! Source: L. A. Belady, "A study of replacement algorithms for a virtual-storage computer", IBM Systems Journal 1966:
//! where a register is wanted, the value goes that is read last; one that must be stored first goes later. A value
//! whose cell is free is stored there at once, as it must be stored anyhow.

use smallvec::SmallVec;

use crate::operand::Field;
use crate::registers::Registers;
use crate::spill::flow::{Flow, Value};
use crate::spill::region::SP;

const NONE: u32 = u32::MAX;

/// One instruction of the new order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// An operation, with the registers of its operands.
    Operation(u32, SmallVec<[(Field, u8); 4]>),
    /// A cell into a register.
    Load(u8, u32),
    /// A register into a cell.
    Store(u8, u32),
    /// One register into another: from, to.
    Copy(u8, u8),
}

/// Where the instructions go.
pub trait Sink {
    /// One more.
    fn put(&mut self, made: impl FnOnce() -> Made);
}

/// Only counts.
#[derive(Debug, Default)]
pub struct Count(pub u32);

impl Sink for Count {
    fn put(&mut self, _: impl FnOnce() -> Made) {
        self.0 += 1;
    }
}

impl Sink for Vec<Made> {
    fn put(&mut self, made: impl FnOnce() -> Made) {
        self.push(made());
    }
}

/// Room that is used again, for one flow.
#[derive(Clone, Debug)]
pub struct Emitter<'a> {
    flow: &'a Flow,
    /// Registers for values, as bits.
    usable: u32,
    /// By value where its readings begin in `readings`; one more at the end.
    from: Vec<u32>,
    /// Positions of readings, by value, in their order; NONE behind the last of each.
    readings: Vec<u32>,
    /// By value its next reading.
    next: Vec<u32>,
    /// By value how many registers want it at the end.
    wanted: Vec<u32>,
    /// By value how many cells still wait for it.
    waiting: Vec<u32>,
    /// By value the position at which it is made.
    born: Vec<u32>,
    /// By value its register; 0: none.
    register: Vec<u8>,
    /// By value a cell that holds it; NONE: none.
    copy: Vec<u32>,
    /// By register its value.
    value: [u32; 32],
    /// By cell its value.
    content: Vec<u32>,
    /// By value whether it was made.
    made: Vec<bool>,
    /// Values that live in a register for good, as bits of registers.
    sticky: u32,
    /// Positions behind which nothing is read.
    end: u32,
    /// By register the value that must be there at the end.
    last: [u32; 32],
    /// By value the first cell that must hold it at the end; cells of one value are chained by `same`.
    home: Vec<u32>,
    same: Vec<u32>,
}

/// The registers or the cells do not suffice.
#[derive(Clone, Copy, Debug)]
pub struct Full;

impl<'a> Emitter<'a> {
    /// For a flow and the registers that its function may use.
    pub fn new(flow: &'a Flow, usable: Registers) -> Self {
        let values = flow.values;
        let mut counts = vec![0u32; values + 1];
        for operation in &flow.operations {
            operation.reads.iter().for_each(|(_, value)| counts[*value as usize] += 1);
        }
        let mut from = Vec::with_capacity(values + 1);
        let mut at = 0;
        for count in &counts {
            from.push(at);
            at += count + 1;
        }
        let mut last = [NONE; 32];
        flow.ends.iter().for_each(|&(register, value)| last[usize::from(register)] = value);
        let mut home = vec![NONE; values];
        let mut same = vec![NONE; flow.cells.len()];
        for (number, cell) in flow.cells.iter().enumerate() {
            if let Some(value) = cell.last {
                same[number] = std::mem::replace(&mut home[value as usize], number as u32);
            }
        }
        Self {
            flow,
            usable: usable.without(SP).each().fold(0, |bits, register| bits | 1 << register),
            readings: vec![NONE; at as usize],
            from,
            next: vec![NONE; values],
            wanted: vec![0; values],
            waiting: vec![0; values],
            born: vec![0; values],
            register: vec![0; values],
            copy: vec![NONE; values],
            value: [NONE; 32],
            content: vec![NONE; flow.cells.len()],
            made: vec![false; values],
            sticky: 0,
            end: flow.operations.len() as u32,
            last,
            home,
            same,
        }
    }

    /// The instructions for `order`, a permutation of the operations that keeps who must stay before whom.
    pub fn emit(&mut self, order: &[u32], sink: &mut impl Sink) -> Result<(), Full> {
        self.begin(order);
        // What was there before and belongs elsewhere at the end.
        for &(_, start) in &self.flow.starts {
            if self.waiting[start as usize] > 0 {
                self.bring_home(start, sink);
            }
        }
        let branch = self.flow.region.ends;
        for (position, &number) in order.iter().enumerate() {
            if branch && position + 1 == order.len() {
                return self.branch(number, position as u32, sink);
            }
            self.operation(number, position as u32, sink)?;
        }
        self.finish(&[], sink)
    }

    fn begin(&mut self, order: &[u32]) {
        let flow = self.flow;
        let Self {
            from, readings, next, born, wanted, waiting, register, copy, value, content, made, ..
        } = self;
        next.copy_from_slice(&from[..flow.values]);
        for (position, &number) in order.iter().enumerate() {
            for (_, value) in &flow.operations[number as usize].reads {
                let at = &mut next[*value as usize];
                readings[*at as usize] = position as u32;
                *at += 1;
            }
            for (_, value) in &flow.operations[number as usize].writes {
                born[*value as usize] = position as u32;
            }
        }
        next.copy_from_slice(&from[..flow.values]);
        wanted.fill(0);
        waiting.fill(0);
        register.fill(0);
        copy.fill(NONE);
        value.fill(NONE);
        made.fill(false);
        self.sticky = 0;
        flow.ends.iter().for_each(|&(_, value)| wanted[value as usize] += 1);
        for (number, cell) in flow.cells.iter().enumerate() {
            content[number] = NONE;
            if let Some(first) = cell.first {
                content[number] = first;
                copy[first as usize] = number as u32;
                made[first as usize] = true;
            }
            if let Some(last) = cell.last
                && cell.first != Some(last)
            {
                waiting[last as usize] += 1;
            }
        }
        for &(number, start) in &flow.starts {
            value[usize::from(number)] = start;
            register[start as usize] = number;
            made[start as usize] = true;
        }
        self.sticky = flow.bases.iter().fold(1 << SP, |bits, base| bits | 1 << base.0);
        for &(_, start) in &flow.starts {
            self.let_go(start);
        }
    }

    /// Where a value is read next; `end` where it is only needed at the end.
    fn distance(&self, value: Value) -> u32 {
        let at = self.readings[self.next[value as usize] as usize];
        if at == NONE { self.end } else { at }
    }

    fn is_read(&self, value: Value) -> bool {
        self.readings[self.next[value as usize] as usize] != NONE
    }

    fn is_needed(&self, value: Value) -> bool {
        self.is_read(value) || self.wanted[value as usize] > 0 || self.waiting[value as usize] > 0
    }

    /// Frees the register of what nobody needs.
    fn let_go(&mut self, value: Value) {
        let register = self.register[value as usize];
        if register != 0 && self.sticky >> register & 1 == 0 && !self.is_needed(value) {
            self.value[usize::from(register)] = NONE;
            self.register[value as usize] = 0;
        }
    }

    /// Gives up the register of a base in which `value` must be at the end, where its cells are done with.
    fn release_base_for(&mut self, value: Value) {
        if self.wanted[value as usize] == 0 {
            return;
        }
        for &(register, base) in &self.flow.bases {
            let is_wanted = self.last[usize::from(register)] == value && self.sticky >> register & 1 == 1;
            if !is_wanted || register == SP {
                continue;
            }
            let mut cells = self.flow.cells.iter().zip(&self.content).enumerate();
            let done = cells.all(|(number, (cell, &content))| {
                cell.base != register
                    || (cell.last.is_none_or(|last| last == content)
                        && (content == NONE
                            || self.copy[content as usize] != number as u32
                            || !self.is_read(content) && self.wanted[content as usize] == 0))
            });
            if done {
                self.sticky &= !(1 << register);
                self.let_go(base);
            }
        }
    }

    /// Whether what a cell holds may be overwritten.
    fn is_writable(&self, cell: u32) -> bool {
        if self.sticky >> self.flow.cells[cell as usize].base & 1 == 0 {
            return false;
        }
        let held = self.content[cell as usize];
        if held == NONE {
            return true;
        }
        if self.flow.cells[cell as usize].last == Some(held) {
            return false;
        }
        self.copy[held as usize] != cell || !self.is_needed(held)
    }

    fn store(&mut self, value: Value, cell: u32, sink: &mut impl Sink) {
        let register = self.register[value as usize];
        sink.put(|| Made::Store(register, cell));
        let held = std::mem::replace(&mut self.content[cell as usize], value);
        if held != NONE && self.copy[held as usize] == cell {
            self.copy[held as usize] = NONE;
        }
        let is_home = self.flow.cells[cell as usize].last == Some(value);
        if is_home {
            self.waiting[value as usize] -= 1;
        }
        if is_home || self.copy[value as usize] == NONE {
            self.copy[value as usize] = cell;
        }
    }

    /// Stores a value into all its cells that are free.
    fn bring_home(&mut self, value: Value, sink: &mut impl Sink) {
        let mut cell = self.home[value as usize];
        while cell != NONE {
            if self.content[cell as usize] != value && self.is_writable(cell) {
                self.store(value, cell, sink);
            }
            cell = self.same[cell as usize];
        }
    }

    /// Whether its register can be taken without a store.
    fn is_clean(&self, value: Value) -> bool {
        self.copy[value as usize] != NONE
            || self.flow.again[value as usize].is_some()
            || !self.is_needed(value)
    }

    /// Whether its register can be taken without a store that is not needed anyhow.
    fn is_cheap(&self, value: Value) -> bool {
        self.is_clean(value) || {
            let mut cell = self.home[value as usize];
            while cell != NONE && !self.is_writable(cell) {
                cell = self.same[cell as usize];
            }
            self.waiting[value as usize] > 0 && cell != NONE
        }
    }

    /// Takes a value out of its register.
    fn evict(&mut self, value: Value, sink: &mut impl Sink) -> Result<(), Full> {
        if self.waiting[value as usize] > 0 {
            self.bring_home(value, sink);
        }
        if !self.is_clean(value) {
            let cell = self.spare().ok_or(Full)?;
            self.store(value, cell, sink);
        }
        let register = std::mem::take(&mut self.register[value as usize]);
        self.value[usize::from(register)] = NONE;
        Ok(())
    }

    /// A cell for a value that belongs nowhere.
    fn spare(&self) -> Option<u32> {
        let cells = self.flow.cells.iter().enumerate();
        let mut best = None;
        for (number, cell) in cells {
            if !self.is_writable(number as u32) {
                continue;
            }
            // One that nobody waits for keeps no value from its home.
            match cell.last {
                None => return Some(number as u32),
                Some(last) if !self.made[last as usize] => best = best.or(Some(number as u32)),
                Some(_) => {}
            }
        }
        best
    }

    /// Of free registers the one that is wanted soonest of those that are not wanted before the value is read last.
    fn fitting(&self, free: u32, value: Value) -> u8 {
        let end = self.from[value as usize + 1] - 1;
        let dies = match () {
            () if self.wanted[value as usize] > 0 => self.end,
            () if end == self.from[value as usize] => 0,
            () => self.readings[end as usize - 1],
        };
        let key = |register: &u8| {
            let last = self.last[usize::from(*register)];
            let from = match () {
                () if last == NONE => self.end + 1,
                () if self.made[last as usize] => self.end,
                () => self.born[last as usize],
            };
            // Those that are wanted too early come behind all others, the latest first.
            if from >= dies { from } else { 3 * self.end + 2 - from }
        };
        (1..32).filter(|register| free >> register & 1 == 1).min_by_key(key).unwrap_or(1)
    }

    /// A register that is free; `held` are registers that stay.
    fn free(&mut self, held: u32, for_value: Value, now: u32, sink: &mut impl Sink) -> Result<u8, Full> {
        let mut free = 0u32;
        for register in 1..32 {
            if self.usable >> register & 1 == 1 && self.value[register] == NONE && held >> register & 1 == 0 {
                free |= 1 << register;
                if self.wanted[for_value as usize] > 0 && self.last[register] == for_value {
                    return Ok(register as u8);
                }
            }
        }
        if free != 0 {
            return Ok(self.fitting(free, for_value));
        }
        let mut best: Option<(u32, u8)> = None;
        for register in 1..32u8 {
            let bit = 1 << register;
            if self.usable & bit == 0 || (held | self.sticky) & bit != 0 {
                continue;
            }
            let value = self.value[usize::from(register)];
            let away = self.distance(value) - now + 1;
            let stays = if self.is_cheap(value) { 2 * away } else { away };
            // It would be wanted there.
            let cost = if self.last[usize::from(register)] == for_value { 2 * stays } else { stays };
            if best.is_none_or(|(most, _)| cost > most) {
                best = Some((cost, register));
            }
        }
        let (_, register) = best.ok_or(Full)?;
        self.evict(self.value[usize::from(register)], sink)?;
        Ok(register)
    }

    /// Puts a value into a register.
    fn fetch(&mut self, value: Value, held: u32, now: u32, sink: &mut impl Sink) -> Result<u8, Full> {
        let known = self.register[value as usize];
        if known != 0 {
            return Ok(known);
        }
        let register = self.free(held, value, now, sink)?;
        self.fill(value, register, sink);
        Ok(register)
    }

    /// Loads or computes again what is in no register.
    fn fill(&mut self, value: Value, register: u8, sink: &mut impl Sink) {
        let cell = self.copy[value as usize];
        if cell == NONE {
            let number =
                self.flow.again[value as usize].expect("a value is in a register, in a cell, or made again");
            let field = self.flow.operations[number as usize].writes[0].0;
            sink.put(|| Made::Operation(number, [(field, register)].into_iter().collect()));
        } else {
            sink.put(|| Made::Load(register, cell));
        }
        self.register[value as usize] = register;
        self.value[usize::from(register)] = value;
    }

    fn operation(&mut self, number: u32, now: u32, sink: &mut impl Sink) -> Result<(), Full> {
        let flow = self.flow;
        let operation = &flow.operations[number as usize];
        // A constant is computed where it is read.
        if let [(_, value)] = operation.writes[..]
            && flow.again[value as usize] == Some(number)
        {
            self.made[value as usize] = true;
            return Ok(());
        }
        let mut held = 0u32;
        for (_, value) in &operation.reads {
            held |= 1 << self.register[*value as usize];
        }
        let mut named: SmallVec<[(Field, u8); 4]> = SmallVec::new();
        for &(field, value) in &operation.reads {
            let register = self.fetch(value, held & !1, now, sink)?;
            held |= 1 << register;
            named.push((field, register));
        }
        for (_, value) in &operation.reads {
            self.next[*value as usize] += 1;
        }
        // What is overwritten and needed goes first.
        for &(field, _) in &operation.writes {
            let tied = operation.reads.iter().find(|read| read.0 == field);
            if let Some(&(_, value)) = tied
                && self.register[value as usize] != 0
                && self.is_needed(value)
            {
                self.evict(value, sink)?;
            }
        }
        for &(_, value) in &operation.writes {
            self.release_base_for(value);
        }
        let mut freed: SmallVec<[Value; 4]> = SmallVec::new();
        for &(_, value) in &operation.reads {
            if !self.is_needed(value) {
                self.let_go(value);
                freed.push(value);
            }
        }
        let ties = operation.writes.iter().filter_map(|write| named.iter().find(|read| read.0 == write.0));
        let mut taken = ties.fold(0u32, |bits, tie| bits | 1 << tie.1);
        for &(field, value) in &operation.writes {
            let tied = named.iter().find(|read| read.0 == field).map(|read| read.1);
            let register = match tied {
                Some(register) => register,
                None => {
                    let register = self.free(taken, value, now, sink)?;
                    named.push((field, register));
                    register
                }
            };
            taken |= 1 << register;
            self.register[value as usize] = register;
            self.value[usize::from(register)] = value;
            self.made[value as usize] = true;
        }
        sink.put(|| Made::Operation(number, named));
        for &(_, value) in &operation.writes {
            if self.waiting[value as usize] > 0 {
                self.bring_home(value, sink);
            }
            self.let_go(value);
        }
        freed.into_iter().for_each(|value| self.leave_cell(value, sink));
        Ok(())
    }

    /// A value that nobody needs any more: its cell may be waited for.
    fn leave_cell(&mut self, value: Value, sink: &mut impl Sink) {
        let cell = self.copy[value as usize];
        let Some(last) = self.flow.cells.get(cell as usize).and_then(|cell| cell.last) else { return };
        let is_there = self.register[last as usize] != 0 && self.made[last as usize];
        if is_there && self.content[cell as usize] != last {
            self.store(last, cell, sink);
            self.let_go(last);
        }
    }

    fn branch(&mut self, number: u32, now: u32, sink: &mut impl Sink) -> Result<(), Full> {
        let flow = self.flow;
        let operation = &flow.operations[number as usize];
        let mut held = 0u32;
        for &(_, value) in &operation.reads {
            let register = self.fetch(value, held, now, sink)?;
            held |= 1 << register;
        }
        self.sticky |= held;
        let read: SmallVec<[Value; 3]> = operation.reads.iter().map(|read| read.1).collect();
        self.finish(&read, sink)?;
        let named =
            operation.reads.iter().map(|&(field, value)| (field, self.register[value as usize])).collect();
        sink.put(|| Made::Operation(number, named));
        Ok(())
    }

    /// Brings everything where it must be at the end; `read` are values that a branch reads then, in any register.
    fn finish(&mut self, read: &[Value], sink: &mut impl Sink) -> Result<(), Full> {
        self.cells_at_end(sink)?;
        self.leave_bases(sink)?;
        self.sticky = 1 << SP;
        for register in 1..32 {
            let value = self.value[register];
            let stays = value == NONE || read.contains(&value) || self.wanted[value as usize] > 0;
            if !stays && register != usize::from(SP) {
                self.register[value as usize] = 0;
                self.value[register] = NONE;
            }
        }
        self.registers_at_end(read, sink)
    }

    /// Loads what must be in a register at the end and lies where only a base leads that may not last so long.
    fn leave_bases(&mut self, sink: &mut impl Sink) -> Result<(), Full> {
        for _ in 0..self.flow.ends.len() {
            let lies = |end: &&(u8, Value)| {
                let cell = self.copy[end.1 as usize];
                self.register[end.1 as usize] == 0
                    && self.flow.cells.get(cell as usize).is_some_and(|cell| cell.base != SP)
            };
            let Some(&(_, value)) = self.flow.ends.iter().find(lies) else { return Ok(()) };
            let register = self.free(self.sticky, value, self.end, sink)?;
            self.fill(value, register, sink);
        }
        Err(Full)
    }

    fn cells_at_end(&mut self, sink: &mut impl Sink) -> Result<(), Full> {
        // Cells whose values are in registers first: that frees others.
        loop {
            let mut moved = false;
            for cell in 0..self.flow.cells.len() as u32 {
                let Some(last) = self.flow.cells[cell as usize].last else { continue };
                if self.content[cell as usize] == last || !self.is_writable(cell) {
                    continue;
                }
                let was_in = self.register[last as usize];
                if was_in == 0 {
                    let register = self.free(self.sticky, last, self.end, sink)?;
                    self.fill(last, register, sink);
                }
                self.store(last, cell, sink);
                self.let_go(last);
                moved = true;
            }
            let left = self
                .flow
                .cells
                .iter()
                .zip(&self.content)
                .position(|(cell, content)| cell.last.is_some_and(|last| last != *content));
            let Some(blocked) = left else { return Ok(()) };
            if !moved {
                // What is still needed of the cell moves into a register.
                let held = self.content[blocked];
                if self.register[held as usize] == 0 {
                    let register = self.free(self.sticky, held, self.end, sink)?;
                    self.fill(held, register, sink);
                }
                self.copy[held as usize] = NONE;
                self.content[blocked] = NONE;
            }
        }
    }

    fn registers_at_end(&mut self, read: &[Value], sink: &mut impl Sink) -> Result<(), Full> {
        let ends = &self.flow.ends;
        loop {
            let mut moved = false;
            let mut left = None;
            for &(register, value) in ends {
                let at = usize::from(register);
                if self.value[at] == value {
                    continue;
                }
                let holds = self.value[at];
                // Taken by what another register, or the branch, waits for.
                if holds != NONE && self.register[holds as usize] == register {
                    let elsewhere =
                        ends.iter().any(|end| end.1 == holds && self.value[usize::from(end.0)] == holds);
                    if !elsewhere || read.contains(&holds) {
                        left = left.or(Some(register));
                        continue;
                    }
                }
                let from = self.register[value as usize];
                if from == 0 {
                    // Loads wait for the copies, which free registers.
                    continue;
                }
                sink.put(|| Made::Copy(from, register));
                self.value[at] = value;
                if self.last[usize::from(from)] != value {
                    self.value[usize::from(from)] = NONE;
                    self.register[value as usize] = register;
                }
                moved = true;
            }
            if moved {
                continue;
            }
            let Some(register) = left else { break };
            // A circle: one of them goes aside.
            let value = self.value[usize::from(register)];
            let aside = (1..32u8)
                .find(|r| self.usable >> r & 1 == 1 && self.value[usize::from(*r)] == NONE)
                .ok_or(Full)?;
            sink.put(|| Made::Copy(register, aside));
            self.value[usize::from(aside)] = value;
            self.register[value as usize] = aside;
            self.value[usize::from(register)] = NONE;
        }
        for &(register, value) in ends {
            if self.value[usize::from(register)] != value {
                self.fill(value, register, sink);
            }
        }
        Ok(())
    }
}
