//! What a program tells the world outside by asking it for something: calls to the environment and
//! commands in `tohost`.
//!
//! Source: docs/reference/secrets.md; the calls of Linux for RISC-V, semihosting and HTIF as
//! `instar-sim` answers them. The bytes that a program writes out are its result, as what a
//! function returns, and not told.

use instar_isa::Op;
use instar_trace::{AccessKind, MemoryAccess, Seen};

use super::leak::LeakKind;
use super::shadow::Taint;
use super::tracker::Tracker;

/// First of the registers in which a call has its arguments.
const A0: u8 = 10;
/// The number of a call.
const A7: usize = 7;
/// Registers with arguments and the number.
const ARGUMENTS: usize = 8;
/// Most arguments of a call.
const MOST: usize = 6;

/// What is known of values that a call to the environment reads: a0 to a7.
#[derive(Clone, Copy, Debug, Default)]
pub struct Arguments([Option<u64>; ARGUMENTS]);

impl Arguments {
    /// Register `rd` was written, by an instruction with these values if they are known.
    #[inline]
    pub fn note<'a>(&mut self, rd: u8, seen: impl FnOnce() -> Option<Seen<'a>>) {
        if let Some(known) = self.0.get_mut(usize::from(rd.wrapping_sub(A0))) {
            *known = seen().and_then(|seen| seen.after.last().copied());
        }
    }

    /// Nothing is known of any.
    pub fn forget(&mut self) {
        self.0 = Default::default();
    }
}

/// How many arguments the Linux call with this number has; of one that is not known all may count.
fn arguments_of(number: Option<u64>) -> usize {
    match number {
        Some(57 | 93 | 94 | 169 | 214) => 1,
        Some(80 | 113 | 130 | 403) => 2,
        Some(62..=66 | 129 | 131) => 3,
        Some(96 | 172..=178) => 0,
        _ => MOST,
    }
}

/// Words of the block that the parameter of a semihosting call points to.
fn words_of(number: Option<u64>) -> u64 {
    match number {
        // A character, a text, the time.
        Some(3 | 4 | 0x10 | 0x11) => 0,
        Some(0x18 | 0x20) => 2,
        Some(1 | 5 | 6) => 3,
        _ => 1,
    }
}

/// Bytes of a command's block in memory: its number and three arguments.
const COMMAND: u64 = 32;

impl Tracker {
    /// A call to the environment that was answered.
    pub(super) fn call(&mut self, id: u32, op: Op) {
        let x = |n: usize| self.x[usize::from(A0) + n];
        let known = self.arguments.0;
        let told = if op == Op::Ecall {
            (0..arguments_of(known[A7])).fold(x(A7), |all, n| all.or(x(n)))
        } else {
            let block = known[1].map_or(Taint::PUBLIC, |at| {
                let bytes = words_of(known[0]) * u64::from(self.xlen / 8);
                self.memory.any(at, bytes)
            });
            x(0).or(x(1)).or(block)
        };
        self.leak(id, LeakKind::Call, told);
        let answer = self.passed(told.whole(), id);
        self.write_x(A0, answer);
        self.arguments.note(A0, || None);
    }

    /// Whether what was stored is a command in `tohost`, and what it tells then.
    #[inline]
    pub(super) fn commanded(
        &mut self,
        id: u32,
        access: &MemoryAccess,
        stored: Taint,
        seen: Option<Seen<'_>>,
    ) {
        if self.tohost.is_some_and(|tohost| access.address.wrapping_sub(tohost) < 8) {
            self.command(id, access, stored, seen);
        }
    }

    #[cold]
    fn command(&mut self, id: u32, access: &MemoryAccess, stored: Taint, seen: Option<Seen<'_>>) {
        let written = seen.and_then(|seen| {
            let mut data =
                seen.accessed().filter(|(this, _)| this == access && this.kind == AccessKind::Write);
            data.next().and_then(|(_, data)| data.first().copied())
        });
        // An even number is the address of a command.
        let block = written.filter(|value| value & 1 == 0 && *value != 0);
        let block = block.map_or(Taint::PUBLIC, |at| self.memory.any(at, COMMAND));
        self.leak(id, LeakKind::Call, stored.or(block));
    }
}
