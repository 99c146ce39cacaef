//! Instructions for an order of operations: what stays in a register, what is stored, loaded and
//! computed again.
//!
//! Source: L. A. Belady, "A study of replacement algorithms for a virtual-storage computer", IBM
//! Systems Journal 1966: where a register is wanted, the value goes that is read last; one that
//! must be stored first goes later. A value whose cell is free is stored there at once, as it must
//! be stored anyhow.

mod block_end;
mod residency;
#[cfg(test)]
mod tests;

use smallvec::SmallVec;

use instar_isa::{RegisterSet, SP};

use crate::operand::WordField;
use crate::spill::emitted::{Emitted, Sink};
use crate::spill::flow::{Flow, Value};

const NONE: u32 = u32::MAX;

/// Room that is used again, for one flow.
#[derive(Clone, Debug)]
pub struct Emitter<'a> {
    flow: &'a Flow,
    /// Registers for values, as bits.
    usable: u32,
    /// By value where its readings begin in `readings`; one more at the end.
    from: Vec<u32>,
    /// Positions of readings, by value, in their order; NONE after the last of each.
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
    /// Positions after which nothing is read.
    end: u32,
    /// By register the value that must be there at the end.
    last: [u32; 32],
    /// By value the first cell that must hold it at the end; cells of one value are chained by
    /// `same`.
    home: Vec<u32>,
    same: Vec<u32>,
}

/// The registers or the cells do not suffice.
#[derive(Clone, Copy, Debug)]
pub struct Full;

impl<'a> Emitter<'a> {
    /// For a flow and the registers that its function may use.
    pub fn new(flow: &'a Flow, usable: RegisterSet) -> Self {
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

    /// The instructions for `order`, a permutation of the operations that keeps who must stay
    /// before whom.
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
        let mut named: SmallVec<[(WordField, u8); 4]> = SmallVec::new();
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
        sink.put(|| Emitted::Operation(number, named));
        for &(_, value) in &operation.writes {
            if self.waiting[value as usize] > 0 {
                self.bring_home(value, sink);
            }
            self.let_go(value);
        }
        freed.into_iter().for_each(|value| self.leave_cell(value, sink));
        Ok(())
    }
}
