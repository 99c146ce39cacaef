//! `msip`, `mtime` and `mtimecmp`: software and timer interrupts of a hart.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "Machine Timer Registers"; the places of
//! RISC-V ACLINT 1.0, chapters 2, 3 and 5, as SiFive's CLINT has them. A cycle is a tick, as for
//! the CSR `time`. What is stored in a cycle shows on the lines from the next one on.

use crate::bus::device::{Access, Device, DeviceKind, DevicePlace, Surroundings};
use crate::bus::line::Line;
use crate::fault::FaultReason;

/// At the address that QEMU's machine `virt`, Spike and CVA6 have it.
pub(super) const KIND: DeviceKind = DeviceKind {
    name: "timer",
    summary: "msip, mtime and mtimecmp where a CLINT has them, with their interrupts: a cycle is a tick",
    bytes: 0xc000,
    place: DevicePlace::Window(0x0200_0000),
    make: |_| {
        let lines = [Line::new(SOFTWARE_INTERRUPT), Line::new(TIMER_INTERRUPT)];
        Box::new(Timer { software: false, compare: u64::MAX, ahead: 0, lines })
    },
};

/// Where the registers are, of 64 bits each but for `msip`, which has 32.
const SOFTWARE: u64 = 0;
const COMPARE: u64 = 0x4000;
const TIME: u64 = 0xbff8;

/// Numbers in `mcause`.
const SOFTWARE_INTERRUPT: u32 = 3;
const TIMER_INTERRUPT: u32 = 7;

#[derive(Clone, Debug)]
struct Timer {
    /// `msip`, of which a bit is there.
    software: bool,
    /// `mtimecmp`.
    compare: u64,
    /// By how much `mtime` is ahead of the clock.
    ahead: u64,
    /// Of the software and of the timer interrupt.
    lines: [Line; 2],
}

/// The register, and how many bits of it lie below the access: all of it, or a half.
fn register(access: Access<'_>) -> Result<(u64, u32), FaultReason> {
    let (register, byte) = (access.offset & !7, access.offset & 7);
    if register == SOFTWARE && byte == 0 {
        return match access.size {
            4 => Ok((SOFTWARE, 0)),
            _ => Err(access.refused("whose msip is accessed by lw and sw")),
        };
    }
    if register != COMPARE && register != TIME {
        return Err(access.refused("which has msip at 0x0, mtimecmp at 0x4000 and mtime at 0xbff8 alone"));
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

/// The clock of an access that asks it.
fn clock(access: Access<'_>, around: &Surroundings<'_>) -> Result<u64, FaultReason> {
    around.cycles.ok_or_else(|| access.refused("whose registers take lw, ld, sw and sd alone"))
}

impl Timer {
    /// Sets the timer's line behind what was stored in cycle `now`.
    fn compare(&mut self, now: u64) {
        let shows = now + 1;
        let time = shows.wrapping_add(self.ahead);
        self.lines[1].set(now, shows.checked_add(self.compare.saturating_sub(time)));
    }
}

impl Device for Timer {
    fn load(&mut self, access: Access<'_>, around: &mut Surroundings<'_>) -> Result<u64, FaultReason> {
        let (register, shift) = register(access)?;
        let value = match register {
            SOFTWARE => u64::from(self.software),
            COMPARE => self.compare,
            _ => clock(access, around)?.wrapping_add(self.ahead),
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
        let now = clock(access, around)?;
        let mask = mask(access) << shift;
        let set = |old: u64| old & !mask | value << shift & mask;
        match register {
            SOFTWARE => {
                self.software = value & 1 == 1;
                self.lines[0].set(now, self.software.then_some(now));
            }
            COMPARE => {
                self.compare = set(self.compare);
                self.compare(now);
            }
            _ => {
                self.ahead = set(now.wrapping_add(self.ahead)).wrapping_sub(now);
                self.compare(now);
            }
        }
        Ok(())
    }

    fn counts_alone(&self) -> bool {
        true
    }

    fn asks_clock(&self, _: u64) -> bool {
        true
    }

    fn lines(&self) -> &[Line] {
        &self.lines
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
        on.cycles = Some(0);
        assert_eq!(on.load(COMPARE, 8), Ok(u64::MAX));
        on.store(COMPARE + 4, 4, 1).unwrap();
        on.store(COMPARE, 4, 2).unwrap();
        assert_eq!(on.load(COMPARE, 8), Ok(1 << 32 | 2));
    }

    #[test]
    fn the_timers_line_rises_in_the_cycle_in_which_mtime_reaches_mtimecmp() {
        let mut on = On::new(&KIND);
        on.cycles = Some(100);
        on.store(TIME, 8, 0).unwrap();
        on.store(COMPARE, 8, 30).unwrap();
        assert_eq!((on.lines_up(129), on.lines_up(130)), (0, 1 << TIMER_INTERRUPT));
        on.cycles = Some(140);
        on.store(COMPARE, 8, 40).unwrap();
        assert_eq!(on.lines_up(141), 1 << TIMER_INTERRUPT, "the time has come");
        on.store(COMPARE, 8, 43).unwrap();
        assert_eq!([140, 141, 142, 143].map(|cycle| on.lines_up(cycle) >> TIMER_INTERRUPT), [1, 0, 0, 1]);
        on.store(TIME, 8, 0).unwrap();
        assert_eq!([182, 183].map(|cycle| on.lines_up(cycle) >> TIMER_INTERRUPT), [0, 1]);
    }

    #[test]
    fn msip_is_a_bit_that_raises_the_software_interrupt_a_cycle_later() {
        let mut on = On::new(&KIND);
        on.cycles = Some(7);
        on.store(SOFTWARE, 4, 3).unwrap();
        assert_eq!(on.load(SOFTWARE, 4), Ok(1));
        assert_eq!((on.lines_up(7), on.lines_up(8)), (0, 1 << SOFTWARE_INTERRUPT));
        on.cycles = Some(9);
        on.store(SOFTWARE, 4, 0).unwrap();
        assert_eq!((on.lines_up(9), on.lines_up(10)), (1 << SOFTWARE_INTERRUPT, 0));
    }

    #[test]
    fn what_no_register_takes_is_a_fault_with_a_sentence() {
        let mut on = On::new(&KIND);
        let mut told = |offset, size| on.load(offset, size).unwrap_err().to_string();
        assert_eq!(
            told(4, 4),
            "load of 4 bytes at 0x02000004, in device timer, which has msip at 0x0, mtimecmp at 0x4000 and mtime at \
             0xbff8 alone"
        );
        assert_eq!(
            told(SOFTWARE, 1),
            "load of 1 bytes at 0x02000000, in device timer, whose msip is accessed by lw and sw"
        );
        assert_eq!(
            told(TIME, 2),
            "load of 2 bytes at 0x0200bff8, in device timer, whose registers are accessed whole or by halves \
             (lw, sw, ld, sd)"
        );
        assert_eq!(
            told(TIME, 8),
            "load of 8 bytes at 0x0200bff8, in device timer, whose registers take lw, ld, sw and sd alone"
        );
    }
}
