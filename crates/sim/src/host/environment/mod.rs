//! What a program finds around it: console, input, heap, time, and an end.
//!
//! Source: own design. How a program asks stands in `linux.rs` (system calls) and `semihosting.rs`.

pub(crate) mod console;
pub(crate) mod linux;
mod mappings;
pub(crate) mod semihosting;

use std::fmt;
use std::io::Read;

use instar_isa::Xlen;

use self::console::{Console, Stream};
use self::mappings::Mappings;
use crate::state::Memory;

/// Most bytes of one read.
const LONGEST_READ: usize = 1 << 20;

/// Time that a program is told: nanoseconds of one cycle. An assumption that
/// `docs/reference/run.md` states.
const NANOSECONDS_PER_CYCLE: u64 = 1;
const NANOSECONDS: u64 = 1_000_000_000;

/// What comes of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The program ends with this code.
    Exit(u64),
    /// It goes on with this value, negative for an error.
    Value(i64),
}

/// Where the program's standard input comes from.
#[derive(Default)]
pub(crate) struct Input(pub(crate) Option<Box<dyn Read + Send>>);

impl fmt::Debug for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Input(given)" } else { "Input(none)" })
    }
}

/// The program's surroundings.
#[derive(Debug, Default)]
pub(crate) struct Environment {
    /// What the program wrote.
    pub(crate) console: Console,
    pub(crate) input: Input,
    /// Where the heap begins: after the program.
    pub(crate) heap: u64,
    /// End of the memory that heap and mappings may take: below the stack. 0: the end of memory.
    pub(crate) free_end: u64,
    /// Arguments as one text, for semihosting.
    pub(crate) command_line: Vec<u8>,
    pub(crate) answered: Answered,
}

/// What a program's calls left in its surroundings, but for what it wrote and read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answered {
    /// Where the heap ends now; 0 if it was never moved.
    heap_end: u64,
    mappings: Mappings,
    /// How far the list of semihosting's features was read.
    features_read: usize,
    /// Error number of the last semihosting call that failed.
    error_number: i64,
    /// The program was told the time.
    pub(crate) told_time: bool,
    /// Calls that were answered, or refused.
    pub(crate) calls: u64,
}

impl Environment {
    /// Back to what the calls had left then.
    pub(crate) fn go_back(&mut self, to: &Answered) {
        if self.answered.calls != to.calls {
            self.answered.clone_from(to);
        }
    }

    /// As before the program's first call; what it may take stays.
    pub(crate) fn reset(&mut self) {
        *self = Self {
            console: std::mem::take(&mut self.console),
            input: std::mem::take(&mut self.input),
            heap: self.heap,
            ..Self::default()
        };
    }

    /// Nanoseconds since the start.
    fn time(&mut self, cycles: u64) -> u64 {
        self.answered.told_time = true;
        cycles.saturating_mul(NANOSECONDS_PER_CYCLE)
    }

    /// Writes `length` bytes to a file; `None` where they are not in memory.
    fn print(&mut self, memory: &Memory, stream: Stream, address: u64, length: u64) -> Option<()> {
        let bytes = memory.read(address, usize::try_from(length).ok()?)?;
        self.console.write(stream, bytes);
        Some(())
    }

    /// Reads what there is of the input, at its end and without one nothing; `None` where there is
    /// no such memory.
    fn read_input(&mut self, memory: &mut Memory, address: u64, length: u64) -> Option<u64> {
        let length = usize::try_from(length).unwrap_or(LONGEST_READ).min(LONGEST_READ);
        memory.read(address, length)?;
        let mut bytes = vec![0; length];
        let count = self.input.0.as_mut().and_then(|input| input.read(&mut bytes).ok()).unwrap_or(0);
        memory.write(address, &bytes[..count]);
        Some(count as u64)
    }

    /// The next byte of the input; `None` at its end and without one.
    pub(crate) fn read_byte(&mut self) -> Option<u8> {
        let mut byte = [0];
        let count = self.input.0.as_mut()?.read(&mut byte).ok()?;
        (count == 1).then_some(byte[0])
    }

    /// Where free memory ends.
    fn free_end(&self, memory: &Memory) -> u64 {
        if self.free_end == 0 { memory.end() } else { self.free_end }
    }

    /// `brk`: the end of the heap, moved to `wanted` if that lies between the program and what else
    /// is taken.
    fn break_at(&mut self, memory: &Memory, wanted: u64) -> u64 {
        self.answered.heap_end = self.answered.heap_end.max(self.heap);
        let end = self.answered.mappings.lowest().unwrap_or(self.free_end(memory));
        if (self.heap..end).contains(&wanted) {
            self.answered.heap_end = wanted;
        }
        self.answered.heap_end
    }
}

/// The register-sized word number `n` of a block of parameters; `None` outside memory.
fn word(memory: &Memory, xlen: Xlen, block: u64, n: u64) -> Option<u64> {
    let bytes = (xlen.bits() / 8) as u8;
    memory.load_slow(block.wrapping_add(n * u64::from(bytes)), bytes).ok()
}

/// `values` one after the other, 64 bits each.
fn write_words(memory: &mut Memory, address: u64, values: &[u64]) -> Option<()> {
    let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    memory.write(address, &bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn input_is_read_in_pieces_to_its_end() {
        let mut memory = Memory::new(0, 4096, false).unwrap();
        let mut environment =
            Environment { input: Input(Some(Box::new(&b"hello"[..]))), ..Environment::default() };
        let counts = [0, 1, 2].map(|_| environment.read_input(&mut memory, 64, 3));
        assert_eq!((counts, memory.read(64, 3)), ([Some(3), Some(2), Some(0)], Some(&b"lol"[..])));
        assert_eq!(environment.read_input(&mut memory, 5000, 3), None);
        assert_eq!(Environment::default().read_input(&mut memory, 64, 3), Some(0));
    }

    #[test]
    fn the_heap_stays_between_the_program_and_the_end_of_memory() {
        let memory = Memory::new(0, 4096, false).unwrap();
        let mut environment = Environment { heap: 1024, ..Environment::default() };
        let ends = [0, 2048, 100, 1 << 20, 1500].map(|at| environment.break_at(&memory, at));
        assert_eq!(ends, [1024, 2048, 2048, 2048, 1500]);
    }
}
