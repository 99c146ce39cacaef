//! `mtime` and `mtimecmp`.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "Machine Timer Registers"; the places of
//! RISC-V ACLINT 1.0, chapter 2 and 5, as SiFive's CLINT has them. A cycle is a tick, as for the
//! CSR `time`. There are no interrupts: `mtimecmp` is kept, and nothing comes of it.

use crate::bus::device::{Access, Device, DeviceKind, DevicePlace, Surroundings};
use crate::fault::FaultReason;

/// At the address that QEMU's machine `virt`, Spike and CVA6 have it.
pub(super) const KIND: DeviceKind = DeviceKind {
    name: "timer",
    summary: "mtime and mtimecmp where a CLINT has them: a cycle is a tick, and no interrupt comes",
    bytes: 0xc000,
    place: DevicePlace::Window(0x0200_0000),
    make: |_| Box::new(Timer { compare: u64::MAX, ahead: 0 }),
};

/// Where the registers are, of 64 bits each.
const COMPARE: u64 = 0x4000;
const TIME: u64 = 0xbff8;

#[derive(Clone, Debug)]
struct Timer {
    /// `mtimecmp`.
    compare: u64,
    /// By how much `mtime` is ahead of the clock.
    ahead: u64,
}

/// The register, and how many bits of it lie below the access: all of it, or a half.
fn register(access: Access<'_>) -> Result<(u64, u32), FaultReason> {
    let (register, byte) = (access.offset & !7, access.offset & 7);
    if register != COMPARE && register != TIME {
        return Err(access.refused("which has mtimecmp at 0x4000 and mtime at 0xbff8 alone"));
    }
    match (access.size, byte) {
        (8, 0) | (4, 0) => Ok((register, 0)),
        (4, 4) => Ok((register, 32)),
        _ => Err(access.refused("whose registers are accessed whole or by halves (lw, sw, ld, sd)")),
    }
}

/// The bits of an access.
fn mask(access: Access<'_>) -> u64 {
    u64::MAX >> (64 - 8 * u32::from(access.size))
}

impl Timer {
    /// `mtime` when the clock shows `cycles`.
    fn time(&self, cycles: Option<u64>, access: Access<'_>) -> Result<(u64, u64), FaultReason> {
        let cycles = cycles.ok_or_else(|| access.refused("whose mtime takes lw, ld, sw and sd alone"))?;
        Ok((cycles.wrapping_add(self.ahead), cycles))
    }
}

impl Device for Timer {
    fn load(&mut self, access: Access<'_>, around: &mut Surroundings<'_>) -> Result<u64, FaultReason> {
        let (register, shift) = register(access)?;
        let value = match register {
            COMPARE => self.compare,
            _ => self.time(around.cycles, access)?.0,
        };
        Ok(value >> shift & mask(access))
    }

    fn store(
        &mut self,
        access: Access<'_>,
        value: u64,
        around: &mut Surroundings<'_>,
    ) -> Result<(), FaultReason> {
        let (register, shift) = register(access)?;
        let mask = mask(access) << shift;
        let set = |old: u64| old & !mask | value << shift & mask;
        if register == COMPARE {
            self.compare = set(self.compare);
        } else {
            let (old, cycles) = self.time(around.cycles, access)?;
            self.ahead = set(old).wrapping_sub(cycles);
        }
        Ok(())
    }

    fn asks_clock(&self, offset: u64) -> bool {
        offset & !7 == TIME
    }

    fn copy(&self) -> Box<dyn Device> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::tests::On;

    #[test]
    fn mtime_shows_the_clock_whole_and_by_halves() {
        let mut on = On::new(&KIND);
        on.cycles = Some(7 << 32 | 5);
        assert_eq!(on.load(TIME, 8), Ok(7 << 32 | 5));
        assert_eq!((on.load(TIME, 4), on.load(TIME + 4, 4)), (Ok(5), Ok(7)));
    }

    #[test]
    fn mtime_goes_on_from_what_it_is_set_to() {
        let mut on = On::new(&KIND);
        on.cycles = Some(100);
        on.store(TIME, 8, 0).unwrap();
        on.cycles = Some(130);
        assert_eq!(on.load(TIME, 8), Ok(30));
        on.store(TIME + 4, 4, 2).unwrap();
        assert_eq!(on.load(TIME, 8), Ok(2 << 32 | 30));
    }

    #[test]
    fn mtimecmp_is_kept() {
        let mut on = On::new(&KIND);
        assert_eq!(on.load(COMPARE, 8), Ok(u64::MAX));
        on.store(COMPARE + 4, 4, 1).unwrap();
        on.store(COMPARE, 4, 2).unwrap();
        assert_eq!(on.load(COMPARE, 8), Ok(1 << 32 | 2));
    }

    #[test]
    fn what_no_register_takes_is_a_fault_with_a_sentence() {
        let mut on = On::new(&KIND);
        let mut told = |offset, size| on.load(offset, size).unwrap_err().to_string();
        assert_eq!(
            told(0, 4),
            "load of 4 bytes at 0x02000000, in device timer, which has mtimecmp at 0x4000 and mtime at 0xbff8 alone"
        );
        assert_eq!(
            told(TIME, 2),
            "load of 2 bytes at 0x0200bff8, in device timer, whose registers are accessed whole or by halves \
             (lw, sw, ld, sd)"
        );
        assert_eq!(
            told(TIME, 8),
            "load of 8 bytes at 0x0200bff8, in device timer, whose mtime takes lw, ld, sw and sd alone"
        );
    }
}
