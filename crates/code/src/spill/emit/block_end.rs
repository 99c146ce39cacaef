//! What must stand in registers and cells after the block, and the branch that ends it.

use smallvec::SmallVec;

use super::{Emitter, Full, NONE};
use instar_isa::SP;

use crate::spill::emitted::{Emitted, Sink};
use crate::spill::flow::Value;

impl Emitter<'_> {
    /// A value that nobody needs any more: its cell may be waited for.
    pub(super) fn leave_cell(&mut self, value: Value, sink: &mut impl Sink) {
        let cell = self.copy[value as usize];
        let Some(last) = self.flow.cells.get(cell as usize).and_then(|cell| cell.last) else { return };
        let is_there = self.register[last as usize] != 0 && self.made[last as usize];
        if is_there && self.content[cell as usize] != last {
            self.store(last, cell, sink);
            self.let_go(last);
        }
    }

    pub(super) fn branch(&mut self, number: u32, now: u32, sink: &mut impl Sink) -> Result<(), Full> {
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
        sink.put(|| Emitted::Operation(number, named));
        Ok(())
    }

    /// Brings everything where it must be at the end; `read` are values that a branch reads then,
    /// in any register.
    pub(super) fn finish(&mut self, read: &[Value], sink: &mut impl Sink) -> Result<(), Full> {
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

    /// Loads what must be in a register at the end and lies where only a base leads that may not
    /// last so long.
    pub(super) fn leave_bases(&mut self, sink: &mut impl Sink) -> Result<(), Full> {
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

    pub(super) fn cells_at_end(&mut self, sink: &mut impl Sink) -> Result<(), Full> {
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

    pub(super) fn registers_at_end(&mut self, read: &[Value], sink: &mut impl Sink) -> Result<(), Full> {
        let ends = &self.flow.ends;
        loop {
            let mut moved = false;
            // A register that something else keeps taken, and whether its value is in a register.
            let mut left: Option<(u8, bool)> = None;
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
                        let is_there = self.register[value as usize] != 0;
                        if left.is_none_or(|(_, known)| is_there && !known) {
                            left = Some((register, is_there));
                        }
                        continue;
                    }
                }
                let from = self.register[value as usize];
                if from == 0 {
                    // Loads wait for the copies, which free registers.
                    continue;
                }
                sink.put(|| Emitted::Copy(from, register));
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
            let Some((register, is_there)) = left else { break };
            // A circle, or what the branch reads: one of them goes aside. What no register waits
            // for would be in the way of a load in any of them, now here, now there; it goes there
            // only where the place that it leaves is filled.
            let value = self.value[usize::from(register)];
            let is_free = |r: &u8| self.usable >> r & 1 == 1 && self.value[usize::from(*r)] == NONE;
            let is_wanted = |r: &u8| self.last[usize::from(*r)] != NONE && self.wanted[value as usize] == 0;
            let free = (1..32u8).filter(is_free).filter(|r| is_there || !is_wanted(r));
            let aside = free.min_by_key(is_wanted).ok_or(Full)?;
            sink.put(|| Emitted::Copy(register, aside));
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
