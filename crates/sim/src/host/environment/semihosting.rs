//! Semihosting: an `ebreak` between two shifts of x0 asks the debugger for console, input,
//! arguments and an end.
//!
//! Source: the RISC-V Semihosting specification 1.0 (the sequence), and Arm's Semihosting for
//! AArch32 and AArch64, version 3.0 (operations, blocks of parameters). Of files there are `:tt`,
//! the console, and the list of features.

use instar_isa::Xlen;

use super::console::Stream;
use super::{Answer, Environment, NANOSECONDS, NANOSECONDS_PER_CYCLE, word, write_words};
use crate::fault::FaultReason;
use crate::state::Memory;

/// `slli x0, x0, 0x1f`, before the `ebreak`.
pub(crate) const BEFORE: u32 = 0x01f0_1013;
/// `srai x0, x0, 7`, after it.
pub(crate) const AFTER: u32 = 0x4070_5013;

/// The reason of a program that ends itself.
const APPLICATION_EXIT: u64 = 0x20026;
/// Error number of a file that is not there.
const NO_ENTRY: i64 = 2;
const BAD_FILE: i64 = 9;
/// The handle of the list of features; those of the console are 0 to 2.
const FEATURES_FILE: u64 = 3;
/// The magic bytes, then: SYS_EXIT_EXTENDED is there, and `:tt` has a standard error.
const FEATURES: [u8; 5] = [0x53, 0x48, 0x46, 0x42, 3];
/// Longest text of SYS_WRITE0.
const LONGEST_TEXT: u64 = 1 << 20;

/// Whether operation `number` asks for the time: SYS_CLOCK, SYS_TIME, SYS_ELAPSED.
pub(crate) fn asks_time(number: u64) -> bool {
    matches!(number, 0x10 | 0x11 | 0x30)
}

impl Environment {
    /// Carries out an operation; fails where its number is not known. `stack` is the stack pointer.
    pub(crate) fn semihost(
        &mut self,
        memory: &mut Memory,
        xlen: Xlen,
        [number, parameter]: [u64; 2],
        stack: u64,
        cycles: u64,
    ) -> Result<Answer, FaultReason> {
        let bad = FaultReason::Semihosting { operation: number };
        let block = |memory: &Memory, n| {
            word(memory, xlen, parameter, n)
                .ok_or(FaultReason::SemihostingBlock { operation: number, address: parameter })
        };
        Ok(Answer::Value(match number {
            0x01 => {
                let (name, mode, length) = (block(memory, 0)?, block(memory, 1)?, block(memory, 2)?);
                self.open(memory, name, mode, length)
            }
            // SYS_CLOSE
            0x02 => 0,
            0x03 => self.print(memory, Stream::Output, parameter, 1).map_or(-1, |()| 0),
            0x04 => {
                let end =
                    (0..LONGEST_TEXT).find(|n| matches!(memory.load_slow(parameter + n, 1), Ok(0) | Err(_)));
                self.print(memory, Stream::Output, parameter, end.unwrap_or(LONGEST_TEXT)).map_or(-1, |()| 0)
            }
            0x05 => {
                let (file, address, length) = (block(memory, 0)?, block(memory, 1)?, block(memory, 2)?);
                let done =
                    Stream::numbered(file).and_then(|stream| self.print(memory, stream, address, length));
                // The answer is what was not written.
                done.map_or_else(|| self.failed(BAD_FILE, length as i64), |()| 0)
            }
            0x06 => {
                let (file, address, length) = (block(memory, 0)?, block(memory, 1)?, block(memory, 2)?);
                let count = match file {
                    0 => self.read_input(memory, address, length),
                    FEATURES_FILE => self.read_features(memory, address, length),
                    _ => None,
                };
                count.map_or_else(|| self.failed(BAD_FILE, -1), |count| (length - count) as i64)
            }
            0x07 => {
                let mut byte = [0];
                let read = self.input.0.as_mut().and_then(|input| input.read(&mut byte).ok());
                if read == Some(1) { i64::from(byte[0]) } else { -1 }
            }
            // SYS_ISERROR: whether a value, as wide as a register, is negative
            0x08 => (block(memory, 0)? >> (xlen.bits() - 1) & 1) as i64,
            0x09 => i64::from(block(memory, 0)? <= 2),
            0x0a => {
                let (file, to) = (block(memory, 0)?, block(memory, 1)?);
                if file == FEATURES_FILE && to <= FEATURES.len() as u64 {
                    self.answered.features_read = to as usize;
                    0
                } else {
                    self.failed(BAD_FILE, -1)
                }
            }
            0x0c => {
                if block(memory, 0)? == FEATURES_FILE {
                    FEATURES.len() as i64
                } else {
                    0
                }
            }
            0x10 => (self.time(cycles) / (NANOSECONDS / 100)) as i64,
            0x11 => (self.time(cycles) / NANOSECONDS) as i64,
            0x13 => self.answered.error_number,
            0x15 => {
                let (address, room) = (block(memory, 0)?, block(memory, 1)?);
                let mut text = self.command_line.clone();
                text.push(0);
                let length = text.len() as u64 - 1;
                if room < text.len() as u64 || memory.write(address, &text).is_none() {
                    return Ok(Answer::Value(-1));
                }
                let second = parameter.wrapping_add(u64::from(xlen.bits() / 8));
                let size = length.to_le_bytes();
                memory.write(second, &size[..(xlen.bits() / 8) as usize]).ok_or(bad)?;
                0
            }
            0x16 => {
                let place = block(memory, 0)?;
                let words = [self.heap, self.free_end(memory), stack, self.free_end(memory)];
                let bytes: Vec<u8> = words
                    .iter()
                    .flat_map(|w| w.to_le_bytes()[..(xlen.bits() / 8) as usize].to_vec())
                    .collect();
                memory.write(place, &bytes).ok_or(bad)?;
                0
            }
            // SYS_EXIT: on RV32 the reason itself, on RV64 a block with a code
            0x18 if xlen == Xlen::Rv32 => return Ok(exit(parameter, 0)),
            0x18 | 0x20 => return Ok(exit(block(memory, 0)?, block(memory, 1)?)),
            0x30 => {
                let ticks = self.time(cycles) / NANOSECONDS_PER_CYCLE;
                write_words(memory, parameter, &[ticks]).map_or(-1, |()| 0)
            }
            // SYS_TICKFREQ
            0x31 => (NANOSECONDS / NANOSECONDS_PER_CYCLE) as i64,
            _ => return Err(bad),
        }))
    }

    fn failed(&mut self, error: i64, answer: i64) -> i64 {
        self.answered.error_number = error;
        answer
    }

    /// SYS_OPEN: `:tt` for reading, writing or (appending) errors.
    fn open(&mut self, memory: &Memory, name: u64, mode: u64, length: u64) -> i64 {
        match (usize::try_from(length).ok().and_then(|n| memory.read(name, n)), mode) {
            (Some(b":tt"), 0..4) => 0,
            (Some(b":tt"), 4..8) => 1,
            (Some(b":tt"), 8..12) => 2,
            (Some(b":semihosting-features"), 0..4) => {
                self.answered.features_read = 0;
                FEATURES_FILE as i64
            }
            _ => self.failed(NO_ENTRY, -1),
        }
    }

    fn read_features(&mut self, memory: &mut Memory, address: u64, length: u64) -> Option<u64> {
        let rest = &FEATURES[self.answered.features_read..];
        let piece = &rest[..rest.len().min(usize::try_from(length).ok()?)];
        memory.write(address, piece)?;
        self.answered.features_read += piece.len();
        Some(piece.len() as u64)
    }
}

/// How a program's end appears: its code, or 1 where it ended for another reason.
fn exit(reason: u64, code: u64) -> Answer {
    Answer::Exit(if reason == APPLICATION_EXIT { code } else { 1 })
}

#[cfg(test)]
mod tests {
    use super::super::Input;
    use super::*;

    fn ask(environment: &mut Environment, memory: &mut Memory, number: u64, block: &[u64]) -> Answer {
        write_words(memory, 0x800, block).unwrap();
        environment.semihost(memory, Xlen::Rv64, [number, 0x800], 0x900, 2 * NANOSECONDS).unwrap()
    }

    #[test]
    fn console_input_and_arguments_go_by_blocks_of_parameters() {
        let mut memory = Memory::new(0, 4096, false).unwrap();
        let mut environment = Environment {
            input: Input(Some(Box::new(&b"in"[..]))),
            command_line: b"prog x".to_vec(),
            ..Environment::default()
        };
        memory.write(0x100, b":ttmissing").unwrap();
        let mut ask = |number, block: &[u64]| ask(&mut environment, &mut memory, number, block);
        assert_eq!(ask(0x01, &[0x100, 0, 3]), Answer::Value(0));
        assert_eq!(ask(0x01, &[0x100, 4, 3]), Answer::Value(1));
        assert_eq!(ask(0x01, &[0x100, 8, 3]), Answer::Value(2));
        assert_eq!(ask(0x01, &[0x103, 0, 7]), Answer::Value(-1));
        assert_eq!(ask(0x13, &[]), Answer::Value(NO_ENTRY));
        assert_eq!(ask(0x05, &[1, 0x103, 4]), Answer::Value(0));
        assert_eq!(ask(0x05, &[7, 0x103, 4]), Answer::Value(4));
        assert_eq!(ask(0x06, &[0, 0x200, 10]), Answer::Value(8));
        assert_eq!(ask(0x07, &[]), Answer::Value(-1));
        assert_eq!(ask(0x09, &[1]), Answer::Value(1));
        assert_eq!(ask(0x15, &[0x300, 64]), Answer::Value(0));
        assert_eq!(ask(0x15, &[0x300, 6]), Answer::Value(-1));
        assert_eq!(ask(0x11, &[]), Answer::Value(2));
        assert_eq!(ask(0x18, &[0x20026, 5]), Answer::Exit(5));
        assert_eq!(ask(0x20, &[0x20023, 5]), Answer::Exit(1));
        assert_eq!(environment.console.take()[0], b"miss");
        assert_eq!(memory.read(0x200, 2), Some(&b"in"[..]));
        assert_eq!(memory.read(0x300, 7), Some(&b"prog x\0"[..]));
    }

    #[test]
    fn an_exit_of_rv32_has_no_code_and_what_is_unknown_is_told() {
        let mut memory = Memory::new(0, 4096, false).unwrap();
        let mut environment = Environment::default();
        let mut ask =
            |number, parameter| environment.semihost(&mut memory, Xlen::Rv32, [number, parameter], 0, 0);
        assert_eq!(ask(0x18, 0x20026), Ok(Answer::Exit(0)));
        assert_eq!(ask(0x18, 0x20024), Ok(Answer::Exit(1)));
        assert_eq!(ask(0x12, 0), Err(FaultReason::Semihosting { operation: 0x12 }));
        let outside = FaultReason::SemihostingBlock { operation: 5, address: 0x5000 };
        assert_eq!(ask(5, 0x5000), Err(outside));
    }

    #[test]
    fn the_features_are_a_file_that_can_be_read() {
        let mut memory = Memory::new(0, 4096, false).unwrap();
        let mut environment = Environment::default();
        memory.write(0x100, b":semihosting-features").unwrap();
        assert_eq!(ask(&mut environment, &mut memory, 0x01, &[0x100, 0, 21]), Answer::Value(3));
        assert_eq!(ask(&mut environment, &mut memory, 0x06, &[3, 0x200, 4]), Answer::Value(0));
        assert_eq!(ask(&mut environment, &mut memory, 0x06, &[3, 0x204, 4]), Answer::Value(3));
        assert_eq!(memory.read(0x200, 5), Some(&FEATURES[..]));
    }
}
