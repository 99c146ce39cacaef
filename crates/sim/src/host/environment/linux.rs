//! System calls by `ecall` with the number in a7, and by HTIF: what newlib's and musl's start-up,
//! console and heap ask.
//!
//! Source: Linux's generic system call numbers (asm-generic/unistd.h) and negated error numbers;
//! the numbers above 1000 are those of newlib's libgloss for RISC-V. There are no files, no signals
//! and no second thread.

use instar_isa::Xlen;

use super::console::Stream;
use super::{Answer, Environment, NANOSECONDS, word, write_words};
use crate::fault::FaultReason;
use crate::state::Memory;

const NO_ENTRY: i64 = -2;
const BAD_FILE: i64 = -9;
const TRY_AGAIN: i64 = -11;
const NO_MEMORY: i64 = -12;
const BAD_ADDRESS: i64 = -14;
const INVALID: i64 = -22;
const NO_TERMINAL: i64 = -25;
const NO_SEEK: i64 = -29;
const NO_SUCH_CALL: i64 = -38;

/// Bytes of libgloss's `struct kernel_stat`, and where its `st_mode` is.
const STAT_BYTES: usize = 128;
const STAT_MODE: usize = 16;
/// A character device that the owner reads and writes.
const TERMINAL: u32 = 0o020_620;

/// Most pieces of one `readv` or `writev`, as Linux has it.
const MOST_PIECES: u64 = 1024;
/// Flags of `mmap`: at the address itself, and without a file.
const FIXED: u64 = 0x10;
const ANONYMOUS: u64 = 0x20;
/// `futex`: the operations, without their flags.
const FUTEX_OPERATION: u64 = 0x7f;
const FUTEX_WAIT: u64 = 0;

/// Whether call `number` asks for the time.
pub(crate) fn asks_time(number: u64) -> bool {
    matches!(number, 113 | 169 | 403 | 1062)
}

impl Environment {
    /// Carries out a call; fails where its number is not known.
    pub(crate) fn call(
        &mut self,
        memory: &mut Memory,
        xlen: Xlen,
        number: u64,
        arguments: [u64; 6],
    ) -> Result<Answer, FaultReason> {
        let [a0, a1, a2, a3, ..] = arguments;
        Ok(Answer::Value(match number {
            // exit, exit_group
            93 | 94 => return Ok(Answer::Exit(a0)),
            // kill, tkill, tgkill: the program ends itself, as `abort` does; shells show such an
            // end so.
            129 | 130 => return Ok(Answer::Exit(128 + a1)),
            131 => return Ok(Answer::Exit(128 + a2)),
            63 => self.read(memory, a0, a1, a2),
            64 => self.write(memory, a0, a1, a2),
            65 => self.pieces(memory, xlen, [a0, a1, a2], Self::read),
            66 => self.pieces(memory, xlen, [a0, a1, a2], |this, memory, file, address, length| {
                this.write(memory, file, address, length)
            }),
            // close, lseek, fstat
            57 => 0,
            62 => NO_SEEK,
            80 => stat(memory, a0, a1),
            // ioctl: whoever asks for the window of the terminal learns that there is none.
            29 if a0 <= 2 => NO_TERMINAL,
            29 => BAD_FILE,
            // faccessat, openat, readlinkat, newfstatat; libgloss's open, access, stat, lstat
            48 | 56 | 78 | 79 | 1024 | 1033 | 1038 | 1039 => NO_ENTRY,
            // set_tid_address, getpid, getppid, gettid: the one thread of the one process
            96 | 172 | 173 | 178 => 1,
            // getuid, geteuid, getgid, getegid
            174..=177 => 0,
            // set_robust_list, sched_yield, rt_sigaction, mprotect, madvise: nothing to do
            99 | 124 | 134 | 226 | 233 => 0,
            98 => {
                if a1 & FUTEX_OPERATION == FUTEX_WAIT {
                    TRY_AGAIN
                } else {
                    0
                }
            }
            // sched_getaffinity: one processor
            123 if a1 < 8 => INVALID,
            123 => write_words(memory, a2, &[1]).map_or(BAD_ADDRESS, |()| 8),
            135 => signal_mask(memory, a2, a3),
            214 => self.break_at(memory, a0) as i64,
            215 => {
                self.answered.mappings.give_back(a0, a1);
                0
            }
            // mremap: a library that gets none copies.
            216 => NO_MEMORY,
            222 => self.map(memory, a1, a3),
            // riscv_hwprobe, statx: libraries go on without.
            258 | 291 => NO_SUCH_CALL,
            number => return Err(FaultReason::EnvironmentCall { number }),
        }))
    }

    /// Carries out a call that [`asks_time`].
    pub(crate) fn call_for_time(
        &mut self,
        memory: &mut Memory,
        xlen: Xlen,
        number: u64,
        [a0, a1]: [u64; 2],
        cycles: u64,
    ) -> Answer {
        let time = self.time(cycles);
        let (seconds, rest) = (time / NANOSECONDS, time % NANOSECONDS);
        let written = match number {
            1062 => return Answer::Value(seconds as i64),
            169 => write_words(memory, a0, &[seconds, rest / 1000]),
            // The old call of 32-bit Linux has 32-bit fields.
            113 if xlen == Xlen::Rv32 => write_words(memory, a1, &[seconds & 0xffff_ffff | rest << 32]),
            _ => write_words(memory, a1, &[seconds, rest]),
        };
        Answer::Value(written.map_or(BAD_ADDRESS, |()| 0))
    }

    fn write(&mut self, memory: &Memory, file: u64, address: u64, length: u64) -> i64 {
        let Some(stream) = Stream::numbered(file) else { return BAD_FILE };
        self.print(memory, stream, address, length).map_or(BAD_ADDRESS, |()| length as i64)
    }

    fn read(&mut self, memory: &mut Memory, file: u64, address: u64, length: u64) -> i64 {
        if file != 0 {
            return BAD_FILE;
        }
        self.read_input(memory, address, length).map_or(BAD_ADDRESS, |count| count as i64)
    }

    /// `readv` and `writev`: pieces one after the other, until one is not done whole.
    fn pieces(
        &mut self,
        memory: &mut Memory,
        xlen: Xlen,
        [file, list, count]: [u64; 3],
        mut transfer: impl FnMut(&mut Self, &mut Memory, u64, u64, u64) -> i64,
    ) -> i64 {
        if count > MOST_PIECES {
            return INVALID;
        }
        let mut done = 0;
        for n in 0..count {
            let piece = (word(memory, xlen, list, 2 * n), word(memory, xlen, list, 2 * n + 1));
            let (Some(address), Some(length)) = piece else { return BAD_ADDRESS };
            if length == 0 {
                continue;
            }
            let moved = transfer(self, memory, file, address, length);
            if moved < 0 {
                return if done > 0 { done } else { moved };
            }
            done += moved;
            if moved as u64 != length {
                break;
            }
        }
        done
    }

    /// `mmap` of `length` bytes without a file; they are 0.
    fn map(&mut self, memory: &mut Memory, length: u64, flags: u64) -> i64 {
        if flags & ANONYMOUS == 0 {
            return BAD_FILE;
        }
        if flags & FIXED != 0 || length == 0 {
            return INVALID;
        }
        let (low, high) = (self.answered.heap_end.max(self.heap), self.free_end(memory));
        let Some((start, bytes)) = self.answered.mappings.take(length, low, high) else { return NO_MEMORY };
        memory.write(start, &vec![0; bytes as usize]);
        start as i64
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

/// `rt_sigprocmask`: the old mask is empty.
fn signal_mask(memory: &mut Memory, old: u64, bytes: u64) -> i64 {
    if old == 0 {
        return 0;
    }
    memory.write(old, &vec![0; bytes.min(128) as usize]).map_or(BAD_ADDRESS, |()| 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(environment: &mut Environment, memory: &mut Memory, number: u64, arguments: [u64; 6]) -> i64 {
        match environment.call(memory, Xlen::Rv32, number, arguments).unwrap() {
            Answer::Value(value) => value,
            Answer::Exit(code) => panic!("exit {code}"),
        }
    }

    fn some() -> (Environment, Memory) {
        (Environment::default(), Memory::new(0, 0x10000, false).unwrap())
    }

    #[test]
    fn the_console_is_a_terminal_that_cannot_be_sought() {
        let (mut environment, mut memory) = some();
        assert_eq!(value(&mut environment, &mut memory, 80, [1, 0, 0, 0, 0, 0]), 0);
        assert_eq!(memory.read(16, 4), Some(&0o020_620u32.to_le_bytes()[..]));
        assert_eq!(value(&mut environment, &mut memory, 62, [1, 0, 0, 0, 0, 0]), NO_SEEK);
        assert_eq!(value(&mut environment, &mut memory, 64, [3, 0, 1, 0, 0, 0]), BAD_FILE);
        assert_eq!(value(&mut environment, &mut memory, 63, [0, 0x20000, 3, 0, 0, 0]), BAD_ADDRESS);
        let unknown = environment.call(&mut memory, Xlen::Rv32, 1000, [0; 6]);
        assert_eq!(unknown, Err(FaultReason::EnvironmentCall { number: 1000 }));
    }

    #[test]
    fn pieces_are_printed_one_after_the_other() {
        let (mut environment, mut memory) = some();
        memory.write(64, b"onetwo").unwrap();
        let list: Vec<u8> = [64u32, 3, 0, 0, 67, 3].iter().flat_map(|w| w.to_le_bytes()).collect();
        memory.write(128, &list).unwrap();
        assert_eq!(value(&mut environment, &mut memory, 66, [1, 128, 3, 0, 0, 0]), 6);
        assert_eq!(environment.console.output(), b"onetwo");
        assert_eq!(value(&mut environment, &mut memory, 66, [1, 128, 1025, 0, 0, 0]), INVALID);
        assert_eq!(value(&mut environment, &mut memory, 66, [7, 128, 3, 0, 0, 0]), BAD_FILE);
    }

    #[test]
    fn mapped_memory_is_zero_also_when_it_is_had_again() {
        let (mut environment, mut memory) = some();
        environment.heap = 0x2000;
        let anonymous = [0, 5000, 3, 0x22, u64::MAX, 0];
        let at = value(&mut environment, &mut memory, 222, anonymous);
        assert_eq!(at, 0xe000);
        memory.write(at as u64, b"used").unwrap();
        assert_eq!(value(&mut environment, &mut memory, 215, [at as u64, 5000, 0, 0, 0, 0]), 0);
        assert_eq!(value(&mut environment, &mut memory, 222, anonymous), at);
        assert_eq!(memory.read(at as u64, 4), Some(&[0; 4][..]));
        // Heap and mappings do not meet.
        assert_eq!(value(&mut environment, &mut memory, 214, [0xd000, 0, 0, 0, 0, 0]), 0xd000);
        assert_eq!(value(&mut environment, &mut memory, 214, [0xe001, 0, 0, 0, 0, 0]), 0xd000);
        assert_eq!(value(&mut environment, &mut memory, 222, anonymous), NO_MEMORY);
        assert_eq!(value(&mut environment, &mut memory, 222, [0, 8, 3, 2, 0, 0]), BAD_FILE);
    }

    #[test]
    fn the_time_counts_cycles_as_nanoseconds() {
        let (mut environment, mut memory) = some();
        let cycles = 3 * NANOSECONDS + 7;
        environment.call_for_time(&mut memory, Xlen::Rv64, 113, [0, 64], cycles);
        assert_eq!((memory.load_slow(64, 8), memory.load_slow(72, 8)), (Ok(3), Ok(7)));
        environment.call_for_time(&mut memory, Xlen::Rv32, 113, [0, 64], cycles);
        assert_eq!((memory.load_slow(64, 4), memory.load_slow(68, 4)), (Ok(3), Ok(7)));
        assert!(environment.answered.told_time);
    }
}
