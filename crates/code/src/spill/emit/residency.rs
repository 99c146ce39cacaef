//! Which values are in registers and cells, and which give way.

use super::{Emitter, Full, NONE};
use instar_isa::SP;

use crate::spill::emitted::{Emitted, Sink};
use crate::spill::flow::Value;

impl Emitter<'_> {
    /// Where a value is read next; `end` where it is only needed at the end.
    pub(super) fn distance(&self, value: Value) -> u32 {
        let at = self.readings[self.next[value as usize] as usize];
        if at == NONE { self.end } else { at }
    }

    pub(super) fn is_read(&self, value: Value) -> bool {
        self.readings[self.next[value as usize] as usize] != NONE
    }

    pub(super) fn is_needed(&self, value: Value) -> bool {
        self.is_read(value) || self.wanted[value as usize] > 0 || self.waiting[value as usize] > 0
    }

    /// Frees the register of what nobody needs.
    pub(super) fn let_go(&mut self, value: Value) {
        let register = self.register[value as usize];
        if register != 0 && self.sticky >> register & 1 == 0 && !self.is_needed(value) {
            self.value[usize::from(register)] = NONE;
            self.register[value as usize] = 0;
        }
    }

    /// Gives up the register of a base in which `value` must be at the end, where its cells are
    /// done with.
    pub(super) fn release_base_for(&mut self, value: Value) {
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
    pub(super) fn is_writable(&self, cell: u32) -> bool {
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

    pub(super) fn store(&mut self, value: Value, cell: u32, sink: &mut impl Sink) {
        let register = self.register[value as usize];
        sink.put(|| Emitted::Store(register, cell));
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
    pub(super) fn bring_home(&mut self, value: Value, sink: &mut impl Sink) {
        let mut cell = self.home[value as usize];
        while cell != NONE {
            if self.content[cell as usize] != value && self.is_writable(cell) {
                self.store(value, cell, sink);
            }
            cell = self.same[cell as usize];
        }
    }

    /// Whether its register can be taken without a store.
    pub(super) fn is_clean(&self, value: Value) -> bool {
        self.copy[value as usize] != NONE
            || self.flow.again[value as usize].is_some()
            || !self.is_needed(value)
    }

    /// Whether its register can be taken without a store that is not needed anyhow.
    pub(super) fn is_cheap(&self, value: Value) -> bool {
        self.is_clean(value) || {
            let mut cell = self.home[value as usize];
            while cell != NONE && !self.is_writable(cell) {
                cell = self.same[cell as usize];
            }
            self.waiting[value as usize] > 0 && cell != NONE
        }
    }

    /// Takes a value out of its register.
    pub(super) fn evict(&mut self, value: Value, sink: &mut impl Sink) -> Result<(), Full> {
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
    pub(super) fn spare(&self) -> Option<u32> {
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

    /// Of free registers the one that is wanted soonest of those that are not wanted before the
    /// value is read last.
    pub(super) fn fitting(&self, free: u32, value: Value) -> u8 {
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
            // Those that are wanted too early come after all others, the latest first.
            if from >= dies { from } else { 3 * self.end + 2 - from }
        };
        (1..32).filter(|register| free >> register & 1 == 1).min_by_key(key).unwrap_or(1)
    }

    /// A register that is free; `held` are registers that stay.
    pub(super) fn free(
        &mut self,
        held: u32,
        for_value: Value,
        now: u32,
        sink: &mut impl Sink,
    ) -> Result<u8, Full> {
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
    pub(super) fn fetch(
        &mut self,
        value: Value,
        held: u32,
        now: u32,
        sink: &mut impl Sink,
    ) -> Result<u8, Full> {
        let known = self.register[value as usize];
        if known != 0 {
            return Ok(known);
        }
        let register = self.free(held, value, now, sink)?;
        self.fill(value, register, sink);
        Ok(register)
    }

    /// Loads or computes again what is in no register.
    pub(super) fn fill(&mut self, value: Value, register: u8, sink: &mut impl Sink) {
        let cell = self.copy[value as usize];
        if cell == NONE {
            let number =
                self.flow.again[value as usize].expect("a value is in a register, in a cell, or made again");
            let field = self.flow.operations[number as usize].writes[0].0;
            sink.put(|| Emitted::Operation(number, [(field, register)].into_iter().collect()));
        } else {
            sink.put(|| Emitted::Load(register, cell));
        }
        self.register[value as usize] = register;
        self.value[usize::from(register)] = value;
    }
}
