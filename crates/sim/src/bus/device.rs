//! What a device is: something that answers loads and stores in its window.
//!
//! Source: own design.

use std::fmt::Debug;

use instar_isa::Xlen;

use super::line::Line;
use crate::fault::FaultReason;
use crate::host::environment::Environment;
use crate::state::Memory;

/// A device on the bus. A new one is a file of `devices` and its line in the list there.
pub(crate) trait Device: Debug + Send {
    /// A load of 1, 2, 4 or 8 bytes, zero-extended. A device in RAM is not asked.
    fn load(&mut self, access: Access<'_>, around: &mut Surroundings<'_>) -> Result<u64, FaultReason>;

    /// A store of the low 1, 2, 4 or 8 bytes of `value`. Of a device in RAM they stand there
    /// already.
    fn store(
        &mut self,
        access: Access<'_>,
        value: u64,
        around: &mut Surroundings<'_>,
    ) -> Result<(), FaultReason>;

    /// Whether its stores change nothing but its own registers and lines, so that one may be done
    /// anew in another cycle.
    fn counts_alone(&self) -> bool {
        false
    }

    /// The store that it took last with the clock at `from` reaches it with the clock at `to`: of
    /// devices whose stores are not done anew.
    fn moved(&mut self, _from: u64, _to: u64) {}

    /// Whether an access there needs the clock: then [`Surroundings::cycles`] is known, of loads
    /// and stores of the base ISA.
    fn asks_clock(&self, _offset: u64) -> bool {
        false
    }

    /// Whether the program reads the clock there, and not only waits for it.
    fn shows_clock(&self) -> bool {
        true
    }

    /// Whether it was told something that it does only when more comes, or nothing more can come.
    fn waits(&self) -> bool {
        false
    }

    /// Does what it waits with.
    fn carry_out(&mut self, _around: &mut Surroundings<'_>) -> Result<(), FaultReason> {
        Ok(())
    }

    /// Its interrupt lines, as the accesses so far set them.
    fn lines(&self) -> &[Line] {
        &[]
    }

    /// The same in the same state, for a snapshot.
    fn copy(&self) -> Box<dyn Device>;
}

/// Addresses of a program's symbols, by name.
pub(super) type Symbols<'a> = &'a dyn Fn(&str) -> Option<u64>;

/// A kind of device.
#[derive(Debug)]
pub struct DeviceKind {
    /// As a request names it.
    pub name: &'static str,
    /// One sentence: what it is, and what it does.
    pub summary: &'static str,
    /// Bytes of its window.
    pub bytes: u64,
    /// Where it is.
    pub place: DevicePlace,
    /// One as after reset, of a program with these symbols.
    pub(super) make: fn(Symbols<'_>) -> Box<dyn Device>,
}

/// Where a device is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DevicePlace {
    /// Where no RAM is: at this address, if no other is wished.
    Window(u64),
    /// In RAM, at this symbol of the program. There is one in every program with the symbol.
    Symbol(&'static str),
}

/// What a device reaches beside its own state.
pub(crate) struct Surroundings<'a> {
    pub(crate) memory: &'a mut Memory,
    /// Console and input.
    pub(crate) environment: &'a mut Environment,
    pub(crate) xlen: Xlen,
    /// What the clock shows an access that asks it.
    pub(crate) cycles: Option<u64>,
    /// The clock until which the device held the access up.
    pub(crate) held_until: Option<u64>,
    /// Exit code, where the program ends here.
    pub(crate) exit: Option<u64>,
}

impl<'a> Surroundings<'a> {
    pub(crate) fn new(memory: &'a mut Memory, environment: &'a mut Environment, xlen: Xlen) -> Self {
        Self { memory, environment, xlen, cycles: None, held_until: None, exit: None }
    }
}

/// A load or store of a device.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access<'a> {
    /// First byte, from the start of the device's window.
    pub(crate) offset: u64,
    /// First byte.
    pub(crate) address: u64,
    /// Bytes.
    pub(crate) size: u8,
    pub(crate) store: bool,
    /// The device's name.
    pub(crate) device: &'a str,
}

impl Access<'_> {
    /// The device does not take it; `reason` goes on after the device's name.
    pub(crate) fn refused(self, reason: &str) -> FaultReason {
        let Self { address, size, store, device, .. } = self;
        let refusal = format!("{device}, {reason}").into();
        FaultReason::Device { store, address, size, refusal }
    }
}
