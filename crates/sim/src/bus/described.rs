//! A device that a design describes: registers with their side effects, memories, commands.
//!
//! Source: docs/reference/devices.md, "A device of one's own". A command takes effect at once in
//! values, and is under way for its cycles: until then only registers that say so are read.

use std::sync::Arc;

use instar_coredsl::OwnState;
use instar_coredsl::device::{
    CommandFault, DEVICE_WORD, DescribedDevice, DeviceRegister, RegisterAccess, RegisterBits, WhileBusy,
};

use super::device::{Access, Device, Surroundings};
use super::line::Line;
use crate::fault::FaultReason;

/// A command takes no more: a core at a gigahertz would wait for four seconds.
const MOST_CYCLES: u64 = 1 << 32;

/// A device at work.
#[derive(Clone, Debug)]
pub(super) struct Described {
    what: Arc<DescribedDevice>,
    state: OwnState,
    /// The command under way.
    running: Option<Running>,
    /// Its interrupt's.
    lines: Vec<Line>,
}

#[derive(Clone, Copy, Debug)]
struct Running {
    command: usize,
    /// The clock at which it was started.
    start: u64,
    /// The clock from which on it has ended.
    end: u64,
}

/// What lies at an offset.
#[derive(Clone, Copy, Debug)]
enum Place {
    Register(usize),
    /// Word of a memory.
    Memory(usize, usize),
}

/// What becomes of an access before the end of a command.
enum Before {
    /// It is made.
    Made,
    /// It has no effect.
    Lost,
}

impl Described {
    pub(super) fn new(what: &Arc<DescribedDevice>) -> Self {
        let lines = what.interrupt.iter().map(|interrupt| Line::new(interrupt.number)).collect();
        Self { what: Arc::clone(what), state: OwnState::new(&what.states), running: None, lines }
    }

    /// The command under way, and the clock from which on it has ended.
    pub(super) fn command(&self) -> Option<(usize, u64)> {
        self.running.map(|running| (running.command, running.end))
    }

    /// When the command under way has ended.
    pub(super) fn ends(&self) -> Option<u64> {
        self.command().map(|(_, end)| end)
    }

    /// Whether it has something where an access goes, of that width.
    pub(super) fn takes(&self, access: Access<'_>) -> bool {
        self.words(access).is_ok()
    }

    fn place(&self, offset: u64) -> Option<Place> {
        if let Some(at) = self.what.registers.iter().position(|register| register.offset == offset) {
            return Some(Place::Register(at));
        }
        self.what.memories.iter().enumerate().find_map(|(at, memory)| {
            let word = offset.checked_sub(memory.offset)? / DEVICE_WORD;
            (word < u64::from(memory.words)).then_some(Place::Memory(at, word as usize))
        })
    }

    /// The words that an access has bytes of, and how many bits of the first lie before it.
    fn words(&self, access: Access<'_>) -> Result<(Vec<Place>, u32), FaultReason> {
        let Access { offset, size, .. } = access;
        if !self.what.widths.contains(&size) {
            let widths: Vec<String> = self.what.widths.iter().map(ToString::to_string).collect();
            return Err(access.refused(&format!("whose bus has accesses of {} bytes", widths.join(", "))));
        }
        if !offset.is_multiple_of(u64::from(size)) {
            return Err(access.refused("whose bus has aligned accesses alone"));
        }
        let first = offset & !(DEVICE_WORD - 1);
        let all = (first..offset + u64::from(size)).step_by(DEVICE_WORD as usize);
        let places = all.map(|word| self.place(word)).collect::<Option<_>>();
        let places = places.ok_or_else(|| access.refused("which has neither register nor memory there"))?;
        Ok((places, 8 * (offset - first) as u32))
    }

    fn value(&self, place: Place) -> u32 {
        let (file, index) = self.at(place);
        self.state.register(file, index)[0] as u32
    }

    fn set(&mut self, place: Place, value: u32) {
        let (file, index) = self.at(place);
        self.state.register_mut(file, index)[0] = u64::from(value);
    }

    /// Where it lies in the state.
    fn at(&self, place: Place) -> (usize, usize) {
        match place {
            Place::Register(at) => (at, 0),
            Place::Memory(at, word) => (self.what.registers.len() + at, word),
        }
    }

    fn set_bits(&mut self, bits: RegisterBits) {
        let place = Place::Register(bits.register);
        self.set(place, self.value(place) | bits.mask);
    }

    /// Whether a register says something of a command under way.
    fn tells(&self, place: Place) -> bool {
        matches!(place, Place::Register(at) if self.what.tells(at))
    }

    /// Sets the interrupt's line behind an access.
    fn interrupt(&mut self, around: &Surroundings<'_>) {
        let (Some(interrupt), Some(now)) = (self.what.interrupt, around.held_until.or(around.cycles)) else {
            return;
        };
        let bit = interrupt.bit;
        let set = self.value(Place::Register(bit.register)) & bit.mask != 0;
        let ends =
            |running: Running| (self.what.commands[running.command].done == Some(bit)).then_some(running.end);
        let from = if set { Some(now) } else { self.running.and_then(ends) };
        self.lines.iter_mut().for_each(|line| line.set(now, from));
    }

    /// The command under way has ended.
    fn end(&mut self) {
        if let Some(running) = self.running.take()
            && let Some(done) = self.what.commands[running.command].done
        {
            self.set_bits(done);
        }
    }

    /// Ends what has ended, and says what becomes of an access while something has not.
    fn before(
        &mut self,
        access: Access<'_>,
        places: &[Place],
        around: &mut Surroundings<'_>,
    ) -> Result<Before, FaultReason> {
        let Some(Running { end, .. }) = self.running else { return Ok(Before::Made) };
        let now = around.cycles.ok_or_else(|| access.refused(NEEDS_CLOCK))?;
        if now >= end {
            self.end();
        } else if !places.iter().all(|place| self.tells(*place)) {
            match self.what.while_busy {
                WhileBusy::Stall => {
                    self.end();
                    around.held_until = Some(end);
                }
                WhileBusy::Error(bits) => {
                    self.set_bits(bits);
                    return Ok(Before::Lost);
                }
            }
        }
        Ok(Before::Made)
    }

    /// What a load of a word gives, with what it does.
    fn read(&mut self, place: Place) -> u32 {
        let value = self.value(place);
        let Place::Register(at) = place else { return value };
        let busy = self.what.busy.filter(|bits| bits.register == at && self.running.is_some());
        match self.what.registers[at].access {
            RegisterAccess::WriteOnly => return 0,
            RegisterAccess::ClearOnRead => self.set(place, 0),
            _ => {}
        }
        value | busy.map_or(0, |bits| bits.mask)
    }

    /// A store of the bits of `mask` of a word.
    fn write(
        &mut self,
        place: Place,
        (value, mask): (u32, u32),
        access: Access<'_>,
        around: &Surroundings<'_>,
    ) -> Result<(), FaultReason> {
        let old = self.value(place);
        let merged = old & !mask | value & mask;
        let Place::Register(at) = place else {
            self.set(place, merged);
            return Ok(());
        };
        let DeviceRegister { access: kind, .. } = &self.what.registers[at];
        match kind {
            RegisterAccess::ReadOnly | RegisterAccess::ClearOnRead => return Ok(()),
            RegisterAccess::WriteOneToClear => {
                self.set(place, old & !(value & mask));
                return Ok(());
            }
            RegisterAccess::ReadWrite | RegisterAccess::WriteOnly => {}
        }
        let of_register = self.what.commands.iter().filter(|command| command.start.register == at);
        let starts = of_register.fold(0, |bits, command| bits | command.start.mask);
        self.set(place, merged & !starts);
        let set = |bits: RegisterBits| bits.register == at && merged & mask & bits.mask == bits.mask;
        let mut started = (0..self.what.commands.len()).filter(|n| set(self.what.commands[*n].start));
        let (Some(command), second) = (started.next(), started.next()) else { return Ok(()) };
        if second.is_some() {
            return Err(access.refused("which is told to start two commands at once"));
        }
        self.start(command, access, around)
    }

    fn start(
        &mut self,
        command: usize,
        access: Access<'_>,
        around: &Surroundings<'_>,
    ) -> Result<(), FaultReason> {
        let now = around.held_until.or(around.cycles).ok_or_else(|| access.refused(NEEDS_CLOCK))?;
        let told = &self.what.commands[command];
        let failed = |what: &str| {
            access.refused(&format!(
                "whose command \"{}\" {what} names an element that is not there, or does not end",
                told.name
            ))
        };
        let cycles = told.behaviour.perform(&mut self.state, MOST_CYCLES).map_err(|fault| match fault {
            CommandFault::Formula => failed("has cycles whose formula"),
            CommandFault::Function => failed("has a function that"),
            CommandFault::TooLong(cycles) => access.refused(&format!(
                "whose command \"{}\" takes {cycles} cycles; at most {MOST_CYCLES} are possible",
                told.name
            )),
            CommandFault::Uncounted => {
                access.refused(&format!("for whose command \"{}\" no engine was made", told.name))
            }
            CommandFault::Microprogram(why) => {
                access.refused(&format!("whose command \"{}\" stopped: {why}", told.name))
            }
        })?;
        self.running = Some(Running { command, start: now, end: now.saturating_add(cycles) });
        if cycles == 0 {
            self.end();
        }
        Ok(())
    }
}

/// Why an access fails to which no clock was told.
const NEEDS_CLOCK: &str = "whose commands are started and waited for by loads and stores of the base ISA";

impl Device for Described {
    fn load(&mut self, access: Access<'_>, around: &mut Surroundings<'_>) -> Result<u64, FaultReason> {
        let (places, shift) = self.words(access)?;
        if matches!(self.before(access, &places, around)?, Before::Lost) {
            return Ok(0);
        }
        let words = places.into_iter().rev();
        let value = words.fold(0, |value, place| value << 32 | u64::from(self.read(place)));
        self.interrupt(around);
        Ok(value >> shift & u64::MAX >> (64 - 8 * u32::from(access.size)))
    }

    fn store(
        &mut self,
        access: Access<'_>,
        value: u64,
        around: &mut Surroundings<'_>,
    ) -> Result<(), FaultReason> {
        let (places, shift) = self.words(access)?;
        if matches!(self.before(access, &places, around)?, Before::Lost) {
            return Ok(());
        }
        let mask = u64::MAX >> (64 - 8 * u32::from(access.size));
        let (value, mask) = ((value & mask) << shift, mask << shift);
        for (at, place) in places.into_iter().enumerate() {
            let word = |of: u64| (of >> (32 * at)) as u32;
            self.write(place, (word(value), word(mask)), access, around)?;
        }
        self.interrupt(around);
        Ok(())
    }

    fn asks_clock(&self, offset: u64) -> bool {
        let interrupts = |at| self.what.interrupt.is_some_and(|interrupt| interrupt.bit.register == at);
        let starts = |at| self.what.commands.iter().any(|command| command.start.register == at);
        let asks = |at| starts(at) || interrupts(at);
        // The upper word of an access of eight bytes may start one.
        let word = offset & !(DEVICE_WORD - 1);
        let places = [self.place(word), self.place(word + DEVICE_WORD)];
        self.running.is_some()
            || places.iter().flatten().any(|place| matches!(place, Place::Register(at) if asks(*at)))
    }

    fn shows_clock(&self) -> bool {
        false
    }

    /// The command that it started ends as much later; what it computes is the same.
    fn moved(&mut self, from: u64, to: u64) {
        let Some(running) = self.running.as_mut().filter(|running| running.start == from) else { return };
        let ended = running.end;
        (running.start, running.end) = (to, to.saturating_add(ended - from));
        let end = running.end;
        self.lines.iter_mut().for_each(|line| line.move_from(ended, end));
    }

    fn lines(&self) -> &[Line] {
        &self.lines
    }

    fn copy(&self) -> Box<dyn Device> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
pub(super) mod tests;
