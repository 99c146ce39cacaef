//! A serial port that prints at once and reads the program's input.
//!
//! Source: the registers of the 16550 (PC16550D, National Semiconductor 1995, table II), of which
//! everything is kept that a program sets, and nothing of lines, rates and interrupts happens.

use crate::bus::device::{Access, Device, DeviceKind, DevicePlace, Surroundings};
use crate::fault::FaultReason;
use crate::host::environment::console::Stream;

/// At the address that QEMU's machine `virt` has it.
pub(super) const KIND: DeviceKind = DeviceKind {
    name: "console",
    summary: "a serial port with the registers of a 16550: prints to file 1 and reads the input",
    bytes: 8,
    place: DevicePlace::Window(0x1000_0000),
    make: |_| Box::<Console>::default(),
};

/// Registers, one byte each. The first two are the divisor while DLAB is set.
const DATA: usize = 0;
const INTERRUPT_ENABLE: usize = 1;
/// A load tells the interrupt, a store controls the FIFOs.
const INTERRUPT: usize = 2;
const LINE_CONTROL: usize = 3;
const LINE_STATUS: usize = 5;
const MODEM_STATUS: usize = 6;

/// Of the line control: the divisor is accessed.
const DLAB: u8 = 0x80;
/// Of the line status: there is a byte to read.
const READY: u8 = 1;
/// Of the line status: whatever was written has gone.
const EMPTY: u8 = 0x60;
/// Of a load of `INTERRUPT`: none is pending.
const NO_INTERRUPT: u8 = 1;

#[derive(Clone, Debug, Default)]
struct Console {
    /// What was written to each register that keeps it.
    registers: [u8; 8],
    divisor: [u8; 2],
    /// The input came to its end.
    ended: bool,
}

impl Console {
    fn divides(&self) -> bool {
        self.registers[LINE_CONTROL] & DLAB != 0
    }
}

/// The number of the register; each has one byte.
fn register(access: Access<'_>) -> Result<usize, FaultReason> {
    match access.size {
        1 => Ok(access.offset as usize),
        _ => Err(access.refused("whose registers have one byte each (lbu, sb)")),
    }
}

impl Device for Console {
    fn load(&mut self, access: Access<'_>, around: &mut Surroundings<'_>) -> Result<u64, FaultReason> {
        let register = register(access)?;
        let value = match register {
            DATA | INTERRUPT_ENABLE if self.divides() => self.divisor[register],
            DATA => around.environment.read_byte().unwrap_or_else(|| {
                self.ended = true;
                0
            }),
            INTERRUPT => NO_INTERRUPT,
            LINE_STATUS if self.ended || around.environment.input.0.is_none() => EMPTY,
            LINE_STATUS => EMPTY | READY,
            MODEM_STATUS => 0,
            _ => self.registers[register],
        };
        Ok(u64::from(value))
    }

    fn store(
        &mut self,
        access: Access<'_>,
        value: u64,
        around: &mut Surroundings<'_>,
    ) -> Result<(), FaultReason> {
        let register = register(access)?;
        let value = value as u8;
        match register {
            DATA | INTERRUPT_ENABLE if self.divides() => self.divisor[register] = value,
            DATA => around.environment.console.write(Stream::Output, &[value]),
            _ => self.registers[register] = value,
        }
        Ok(())
    }

    fn copy(&self) -> Box<dyn Device> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::tests::On;
    use crate::host::environment::Input;

    fn console() -> On {
        On::new(&KIND)
    }

    #[test]
    fn what_is_stored_is_printed_at_once() {
        let mut on = console();
        for byte in b"ok\n" {
            on.store(DATA as u64, 1, u64::from(*byte)).unwrap();
            assert_eq!(on.load(LINE_STATUS as u64, 1), Ok(u64::from(EMPTY)));
        }
        assert_eq!(on.environment.console.output(), b"ok\n");
    }

    #[test]
    fn the_divisor_is_kept_and_not_printed() {
        let mut on = console();
        on.store(LINE_CONTROL as u64, 1, u64::from(DLAB) | 3).unwrap();
        on.store(DATA as u64, 1, 0x41).unwrap();
        on.store(INTERRUPT_ENABLE as u64, 1, 2).unwrap();
        assert_eq!((on.load(0, 1), on.load(1, 1)), (Ok(0x41), Ok(2)));
        on.store(LINE_CONTROL as u64, 1, 3).unwrap();
        assert_eq!((on.load(1, 1), on.load(3, 1), on.load(2, 1)), (Ok(0), Ok(3), Ok(1)));
        assert_eq!(on.environment.console.output(), b"");
    }

    #[test]
    fn the_input_is_read_byte_by_byte_and_is_no_more_ready_at_its_end() {
        let mut on = console();
        on.environment.input = Input(Some(Box::new(&b"hi"[..])));
        let status = |on: &mut On| on.load(LINE_STATUS as u64, 1).unwrap() & u64::from(READY);
        let read = |on: &mut On| (status(on), on.load(DATA as u64, 1).unwrap());
        let bytes = [0; 4].map(|_| read(&mut on));
        assert_eq!(bytes, [(1, u64::from(b'h')), (1, u64::from(b'i')), (1, 0), (0, 0)]);
    }

    #[test]
    fn an_access_of_more_than_a_byte_is_a_fault_with_a_sentence() {
        let mut on = console();
        assert_eq!(
            on.store(0, 4, 1).unwrap_err().to_string(),
            "store of 4 bytes at 0x10000000, in device console, whose registers have one byte each (lbu, sb)"
        );
        assert!(on.load(4, 2).is_err());
    }
}
