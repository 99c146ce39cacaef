//! HTIF: a program talks to its host through the 64-bit words `tohost` and `fromhost`.
//!
//! Source: riscv-isa-sim's HTIF as riscv-tests and the proxy kernel use it: an odd value exits with
//! value >> 1, device 1 command 1 writes a character, an even value of device 0 points to a system
//! call's four words.

use instar_isa::Xlen;

use crate::bus::device::{Access, Device, DeviceKind, DevicePlace, Surroundings};
use crate::fault::FaultReason;
use crate::host::environment::Answer;
use crate::host::environment::console::Stream;
use crate::state::Memory;

pub(super) const KIND: DeviceKind = DeviceKind {
    name: "htif",
    summary: "tohost and fromhost: ends the run, prints a character, answers system calls",
    bytes: 8,
    place: DevicePlace::Symbol("tohost"),
    make: |symbol| {
        let tohost = symbol("tohost").unwrap_or(0);
        Box::new(Htif { tohost, fromhost: symbol("fromhost"), ..Htif::default() })
    },
};

/// Device 1 (console), command 1 (write).
const CONSOLE_WRITE: u64 = 0x0101;

/// The host's side.
#[derive(Clone, Debug, Default)]
struct Htif {
    tohost: u64,
    fromhost: Option<u64>,
    /// RV32 writes `tohost` by halves: the upper half came first.
    upper_written: bool,
    /// RV32: a lower half came whose upper half may still follow.
    lower_waits: bool,
}

impl Device for Htif {
    /// The words are RAM's.
    fn load(&mut self, access: Access<'_>, _: &mut Surroundings<'_>) -> Result<u64, FaultReason> {
        Err(access.refused("which is in memory"))
    }

    fn store(
        &mut self,
        access: Access<'_>,
        _: u64,
        around: &mut Surroundings<'_>,
    ) -> Result<(), FaultReason> {
        let Access { offset, size, .. } = access;
        if around.xlen == Xlen::Rv64 || size == 8 {
            return if offset == 0 { self.carry_out(around) } else { Ok(()) };
        }
        if offset == 4 {
            self.upper_written = true;
            return if self.lower_waits { self.carry_out(around) } else { Ok(()) };
        }
        if offset != 0 {
            return Ok(());
        }
        // A lower half alone waits for its upper half; a second one says that none will come.
        if self.upper_written || self.lower_waits {
            return self.carry_out(around);
        }
        self.lower_waits = true;
        Ok(())
    }

    fn waits(&self) -> bool {
        self.lower_waits
    }

    /// The command in `tohost`.
    fn carry_out(&mut self, around: &mut Surroundings<'_>) -> Result<(), FaultReason> {
        self.upper_written = false;
        self.lower_waits = false;
        let value = double_word(around.memory, self.tohost)?;
        if value == 0 {
            return Ok(());
        }
        if value >> 48 == CONSOLE_WRITE {
            around.environment.console.write(Stream::Output, &[value as u8]);
        } else if value >> 48 != 0 {
            return Err(FaultReason::Htif { value });
        } else if value & 1 == 1 {
            around.exit = Some(value >> 1);
            return Ok(());
        } else if let Some(code) = system_call(around, value)? {
            around.exit = Some(code);
            return Ok(());
        }
        around.memory.write(self.tohost, &[0; 8]).ok_or(FaultReason::Htif { value })?;
        if let Some(fromhost) = self.fromhost {
            let answer = if value >> 48 == 0 { 1u64 } else { value & !0xffff_ffff_ffff };
            around.memory.write(fromhost, &answer.to_le_bytes()).ok_or(FaultReason::Htif { value })?;
        }
        Ok(())
    }

    fn copy(&self) -> Box<dyn Device> {
        Box::new(self.clone())
    }
}

/// The proxy kernel's system call at `block`: number and three arguments, 64 bits each. Gives the
/// exit code on exit.
fn system_call(around: &mut Surroundings<'_>, block: u64) -> Result<Option<u64>, FaultReason> {
    let Surroundings { memory, environment, xlen, .. } = around;
    let word = |n: u64| double_word(memory, block + 8 * n);
    let (number, a0, a1, a2) = (word(0)?, word(1)?, word(2)?, word(3)?);
    let result = match environment.call(memory, *xlen, number, [a0, a1, a2, 0, 0, 0])? {
        Answer::Exit(code) => return Ok(Some(code)),
        Answer::Value(value) => value,
    };
    memory.write(block, &result.to_le_bytes()).ok_or(FaultReason::Htif { value: block })?;
    Ok(None)
}

fn double_word(memory: &Memory, address: u64) -> Result<u64, FaultReason> {
    memory.load_slow(address, 8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::environment::Environment;

    /// The device and what is around it.
    struct On {
        htif: Htif,
        memory: Memory,
        environment: Environment,
    }

    fn host() -> On {
        let htif = Htif { tohost: 0x100, fromhost: Some(0x140), ..Htif::default() };
        On { htif, memory: Memory::new(0, 4096, false).unwrap(), environment: Environment::default() }
    }

    impl On {
        fn store(
            &mut self,
            address: u64,
            size: u8,
            value: u64,
            xlen: Xlen,
        ) -> Result<Option<u64>, FaultReason> {
            let Self { htif, memory, environment } = self;
            memory.write(address, &value.to_le_bytes()[..usize::from(size)]).unwrap();
            let mut around = Surroundings::new(memory, environment, xlen);
            let access = Access { offset: address - 0x100, address, size, store: true, device: KIND.name };
            htif.store(access, value, &mut around)?;
            Ok(around.exit)
        }

        fn store32(&mut self, address: u64, value: u32) -> Option<u64> {
            self.store(address, 4, u64::from(value), Xlen::Rv32).unwrap()
        }
    }

    #[test]
    fn an_odd_letter_written_lower_half_first_is_no_exit() {
        let mut on = host();
        assert_eq!(on.store32(0x100, u32::from(b'A')), None);
        assert_eq!(on.store32(0x104, 0x0101_0000), None);
        assert_eq!(on.environment.console.output(), b"A");
        assert_eq!(on.memory.read(0x100, 8), Some(&[0; 8][..]));
    }

    #[test]
    fn an_exit_is_seen_with_either_half_first_and_with_the_lower_half_twice() {
        let mut on = host();
        on.store32(0x104, 0);
        assert_eq!(on.store32(0x100, 7), Some(3));
        let mut on = host();
        on.store32(0x100, 7);
        assert_eq!(on.store32(0x104, 0), Some(3));
        let mut on = host();
        on.store32(0x100, 1);
        assert_eq!(on.store32(0x100, 1), Some(0));
    }

    #[test]
    fn the_write_system_call_prints_and_answers() {
        let mut on = host();
        on.memory.write(0x300, b"hello").unwrap();
        for (n, word) in [64u64, 1, 0x300, 5].into_iter().enumerate() {
            on.memory.write(0x200 + 8 * n as u64, &word.to_le_bytes()).unwrap();
        }
        assert_eq!(on.store(0x100, 8, 0x200, Xlen::Rv64), Ok(None));
        assert_eq!(on.environment.console.output(), b"hello");
        assert_eq!(on.memory.read(0x200, 1), Some(&[5][..]));
        assert_eq!(on.memory.read(0x140, 1), Some(&[1][..]));
    }

    #[test]
    fn an_unknown_command_is_an_error() {
        let value = 0x0202_0000_0000_0000u64;
        assert_eq!(host().store(0x100, 8, value, Xlen::Rv64), Err(FaultReason::Htif { value }));
    }
}
