//! HTIF: a program talks to its host through the 64-bit words `tohost` and `fromhost`.
//!
//! Source: riscv-isa-sim's HTIF as riscv-tests and the proxy kernel use it: an odd value exits with
//! value >> 1, device 1 command 1 writes a character, an even value of device 0 points to a system
//! call's four words.

use instar_isa::Xlen;

use crate::fault::FaultReason;
use crate::host::environment::console::Stream;
use crate::host::environment::{Answer, Environment};
use crate::state::Memory;

/// Device 1 (console), command 1 (write).
const CONSOLE_WRITE: u64 = 0x0101;

/// The host's side.
#[derive(Debug, Default)]
pub(crate) struct Htif {
    pub(crate) tohost: Option<u64>,
    pub(crate) fromhost: Option<u64>,
    pub(crate) environment: Environment,
    /// RV32 writes `tohost` by halves: the upper half came first.
    upper_written: bool,
    /// RV32: a lower half came whose upper half may still follow.
    lower_waits: bool,
}

impl Htif {
    /// A store of `size` bytes at `address` came near a watched word. Gives the exit code on exit.
    pub(crate) fn stored(
        &mut self,
        memory: &mut Memory,
        address: u64,
        size: u8,
        xlen: Xlen,
    ) -> Result<Option<u64>, FaultReason> {
        let Some(tohost) = self.tohost else { return Ok(None) };
        if xlen == Xlen::Rv64 || size == 8 {
            return if address == tohost { self.act(memory, xlen) } else { Ok(None) };
        }
        if address == tohost + 4 {
            self.upper_written = true;
            return if self.lower_waits { self.act(memory, xlen) } else { Ok(None) };
        }
        if address != tohost {
            return Ok(None);
        }
        // A lower half alone waits for its upper half; a second one says that none will come.
        if self.upper_written || self.lower_waits {
            return self.act(memory, xlen);
        }
        self.lower_waits = true;
        Ok(None)
    }

    /// Whether a command waits for an upper half.
    pub(crate) fn waits(&self) -> bool {
        self.lower_waits
    }

    /// Carries out the command in `tohost`.
    pub(crate) fn act(&mut self, memory: &mut Memory, xlen: Xlen) -> Result<Option<u64>, FaultReason> {
        self.upper_written = false;
        self.lower_waits = false;
        let Some(tohost) = self.tohost else { return Ok(None) };
        let value = double_word(memory, tohost)?;
        if value == 0 {
            return Ok(None);
        }
        if value >> 48 == CONSOLE_WRITE {
            self.environment.console.write(Stream::Output, &[value as u8]);
        } else if value >> 48 != 0 {
            return Err(FaultReason::Htif { value });
        } else if value & 1 == 1 {
            return Ok(Some(value >> 1));
        } else if let Some(code) = self.system_call(memory, value, xlen)? {
            return Ok(Some(code));
        }
        memory.write(tohost, &[0; 8]).ok_or(FaultReason::Htif { value })?;
        if let Some(fromhost) = self.fromhost {
            let answer = if value >> 48 == 0 { 1u64 } else { value & !0xffff_ffff_ffff };
            memory.write(fromhost, &answer.to_le_bytes()).ok_or(FaultReason::Htif { value })?;
        }
        Ok(None)
    }

    /// The proxy kernel's system call at `block`: number and three arguments, 64 bits each.
    fn system_call(
        &mut self,
        memory: &mut Memory,
        block: u64,
        xlen: Xlen,
    ) -> Result<Option<u64>, FaultReason> {
        let word = |n: u64| double_word(memory, block + 8 * n);
        let (number, a0, a1, a2) = (word(0)?, word(1)?, word(2)?, word(3)?);
        let result = match self.environment.call(memory, xlen, number, [a0, a1, a2, 0, 0, 0])? {
            Answer::Exit(code) => return Ok(Some(code)),
            Answer::Value(value) => value,
        };
        memory.write(block, &result.to_le_bytes()).ok_or(FaultReason::Htif { value: block })?;
        Ok(None)
    }
}

fn double_word(memory: &Memory, address: u64) -> Result<u64, FaultReason> {
    memory.load_slow(address, 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host() -> (Htif, Memory) {
        let htif = Htif { tohost: Some(0x100), fromhost: Some(0x140), ..Htif::default() };
        (htif, Memory::new(0, 4096, false).unwrap())
    }

    fn store32(htif: &mut Htif, memory: &mut Memory, address: u64, value: u32) -> Option<u64> {
        memory.write(address, &value.to_le_bytes()).unwrap();
        htif.stored(memory, address, 4, Xlen::Rv32).unwrap()
    }

    #[test]
    fn an_odd_letter_written_lower_half_first_is_no_exit() {
        let (mut htif, mut memory) = host();
        assert_eq!(store32(&mut htif, &mut memory, 0x100, u32::from(b'A')), None);
        assert_eq!(store32(&mut htif, &mut memory, 0x104, 0x0101_0000), None);
        assert_eq!(htif.environment.console.output(), b"A");
        assert_eq!(memory.read(0x100, 8), Some(&[0; 8][..]));
    }

    #[test]
    fn an_exit_is_seen_with_either_half_first_and_with_the_lower_half_twice() {
        let (mut htif, mut memory) = host();
        store32(&mut htif, &mut memory, 0x104, 0);
        assert_eq!(store32(&mut htif, &mut memory, 0x100, 7), Some(3));
        let (mut htif, mut memory) = host();
        store32(&mut htif, &mut memory, 0x100, 7);
        assert_eq!(store32(&mut htif, &mut memory, 0x104, 0), Some(3));
        let (mut htif, mut memory) = host();
        store32(&mut htif, &mut memory, 0x100, 1);
        assert_eq!(store32(&mut htif, &mut memory, 0x100, 1), Some(0));
    }

    #[test]
    fn the_write_system_call_prints_and_answers() {
        let (mut htif, mut memory) = host();
        memory.write(0x300, b"hello").unwrap();
        for (n, word) in [64u64, 1, 0x300, 5].into_iter().enumerate() {
            memory.write(0x200 + 8 * n as u64, &word.to_le_bytes()).unwrap();
        }
        memory.write(0x100, &0x200u64.to_le_bytes()).unwrap();
        assert_eq!(htif.stored(&mut memory, 0x100, 8, Xlen::Rv64), Ok(None));
        assert_eq!(htif.environment.console.output(), b"hello");
        assert_eq!(memory.read(0x200, 1), Some(&[5][..]));
        assert_eq!(memory.read(0x140, 1), Some(&[1][..]));
    }

    #[test]
    fn an_unknown_command_is_an_error() {
        let (mut htif, mut memory) = host();
        let value = 0x0202_0000_0000_0000u64;
        memory.write(0x100, &value.to_le_bytes()).unwrap();
        assert_eq!(htif.stored(&mut memory, 0x100, 8, Xlen::Rv64), Err(FaultReason::Htif { value }));
    }
}
