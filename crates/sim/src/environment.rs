//! Calls to the environment: exit, console, input, and the little that a C library asks for before its first print.
//!
//! Source: Linux's generic system call numbers and negated error numbers, as the proxy kernel and newlib's libgloss
//! use them, by `ecall` with the number in a7 and by HTIF's system calls.

use std::fmt;
use std::io::Read;

use crate::fault::Trap;
use crate::memory::Memory;

const BAD_FILE: i64 = -9;
const BAD_ADDRESS: i64 = -14;
const NO_SEEK: i64 = -29;

/// Most bytes of one `read`.
const LONGEST_READ: usize = 1 << 20;
/// Bytes of libgloss's `struct kernel_stat`, and where its `st_mode` is.
const STAT_BYTES: usize = 128;
const STAT_MODE: usize = 16;
/// A character device that the owner reads and writes.
const TERMINAL: u32 = 0o020_620;

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
    /// What the program wrote to its console.
    pub(crate) console: Vec<u8>,
    pub(crate) input: Input,
    /// Where the heap begins: behind the program.
    pub(crate) heap: u64,
    /// Where it ends now; 0 if it was never moved.
    pub(crate) heap_end: u64,
}

impl Environment {
    /// Carries out a call; fails where its number is not known.
    pub(crate) fn call(
        &mut self,
        memory: &mut Memory,
        number: u64,
        arguments: [u64; 3],
    ) -> Result<Answer, Trap> {
        let [a0, a1, a2] = arguments;
        Ok(Answer::Value(match number {
            93 | 94 => return Ok(Answer::Exit(a0)),
            63 => self.read(memory, a0, a1, a2),
            64 => self.write(memory, a0, a1, a2),
            // close, lseek, fstat, brk
            57 => 0,
            62 => NO_SEEK,
            80 => stat(memory, a0, a1),
            214 => self.break_at(memory, a0) as i64,
            number => return Err(Trap::EnvironmentCall { number }),
        }))
    }

    fn write(&mut self, memory: &Memory, file: u64, address: u64, length: u64) -> i64 {
        if file != 1 && file != 2 {
            return BAD_FILE;
        }
        match usize::try_from(length).ok().and_then(|length| memory.read(address, length)) {
            Some(bytes) => {
                self.console.extend_from_slice(bytes);
                length as i64
            }
            None => BAD_ADDRESS,
        }
    }

    /// What there is of the input, at its end and without one nothing.
    fn read(&mut self, memory: &mut Memory, file: u64, address: u64, length: u64) -> i64 {
        if file != 0 {
            return BAD_FILE;
        }
        let length = usize::try_from(length).unwrap_or(LONGEST_READ).min(LONGEST_READ);
        if memory.read(address, length).is_none() {
            return BAD_ADDRESS;
        }
        let mut bytes = vec![0; length];
        let count = self.input.0.as_mut().and_then(|input| input.read(&mut bytes).ok()).unwrap_or(0);
        memory.write(address, &bytes[..count]);
        count as i64
    }

    /// `brk`: the end of the heap, moved to `wanted` if that lies between the program and the end of memory.
    fn break_at(&mut self, memory: &Memory, wanted: u64) -> u64 {
        self.heap_end = self.heap_end.max(self.heap);
        if (self.heap..memory.end()).contains(&wanted) {
            self.heap_end = wanted;
        }
        self.heap_end
    }
}

/// `fstat` of the console or the input.
fn stat(memory: &mut Memory, file: u64, address: u64) -> i64 {
    if file > 2 {
        return BAD_FILE;
    }
    let mut bytes = [0; STAT_BYTES];
    bytes[STAT_MODE..STAT_MODE + 4].copy_from_slice(&TERMINAL.to_le_bytes());
    memory.write(address, &bytes).map_or(BAD_ADDRESS, |()| 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(environment: &mut Environment, memory: &mut Memory, number: u64, arguments: [u64; 3]) -> i64 {
        match environment.call(memory, number, arguments).unwrap() {
            Answer::Value(value) => value,
            Answer::Exit(code) => panic!("exit {code}"),
        }
    }

    #[test]
    fn input_is_read_in_pieces_to_its_end() {
        let mut memory = Memory::new(0, 4096, false).unwrap();
        let mut environment =
            Environment { input: Input(Some(Box::new(&b"hello"[..]))), ..Environment::default() };
        let counts = [0, 1, 2].map(|_| value(&mut environment, &mut memory, 63, [0, 64, 3]));
        assert_eq!((counts, memory.read(64, 3)), ([3, 2, 0], Some(&b"lol"[..])));
        assert_eq!(value(&mut environment, &mut memory, 63, [0, 5000, 3]), BAD_ADDRESS);
        assert_eq!(value(&mut environment, &mut memory, 63, [7, 64, 3]), BAD_FILE);
        assert_eq!(value(&mut Environment::default(), &mut memory, 63, [0, 64, 3]), 0);
    }

    #[test]
    fn the_heap_stays_between_the_program_and_the_end_of_memory() {
        let mut memory = Memory::new(0, 4096, false).unwrap();
        let mut environment = Environment { heap: 1024, ..Environment::default() };
        let ends =
            [0, 2048, 100, 1 << 20, 1500].map(|at| value(&mut environment, &mut memory, 214, [at, 0, 0]));
        assert_eq!(ends, [1024, 2048, 2048, 2048, 1500]);
    }

    #[test]
    fn the_console_is_a_terminal_that_cannot_be_sought() {
        let mut memory = Memory::new(0, 4096, false).unwrap();
        let mut environment = Environment::default();
        assert_eq!(value(&mut environment, &mut memory, 80, [1, 0, 0]), 0);
        assert_eq!(memory.read(16, 4), Some(&0o020_620u32.to_le_bytes()[..]));
        assert_eq!(value(&mut environment, &mut memory, 62, [1, 0, 0]), NO_SEEK);
        assert_eq!(value(&mut environment, &mut memory, 64, [3, 0, 1]), BAD_FILE);
        assert_eq!(environment.call(&mut memory, 1000, [0; 3]), Err(Trap::EnvironmentCall { number: 1000 }));
    }
}
