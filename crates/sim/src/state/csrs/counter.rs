//! A counter that a program can set and stop.
//!
//! Source: The RISC-V Instruction Set Manual, Volume II, "Hardware Performance Monitor" and
//! "mcountinhibit".

/// `mcycle` or `minstret`, as the distance from a count that the simulator keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counter {
    /// Added to the simulator's count.
    offset: u64,
    /// Its value while it is inhibited.
    stopped: Option<u64>,
}

impl Counter {
    /// One that stands still at 0.
    pub(super) fn stopped() -> Self {
        Self { offset: 0, stopped: Some(0) }
    }

    /// Its value; `now` is the simulator's count.
    pub(super) fn read(&self, now: u64) -> u64 {
        self.stopped.unwrap_or_else(|| now.wrapping_add(self.offset))
    }

    /// Sets it by an instruction at the count `now`: the following one reads `value`.
    pub(super) fn write(&mut self, value: u64, now: u64) {
        match &mut self.stopped {
            Some(stopped) => *stopped = value,
            None => self.offset = value.wrapping_sub(now + 1),
        }
    }

    /// Sets its lower half, or its upper one.
    pub(super) fn write_half(&mut self, value: u64, high: bool, now: u64) {
        let old = self.read(now);
        let (kept, new) = if high { (u64::from(old as u32), value << 32) } else { (old >> 32 << 32, value) };
        self.write(kept | new, now);
    }

    /// Stops it, or lets it go on.
    pub(super) fn inhibit(&mut self, inhibited: bool, now: u64) {
        match (inhibited, self.stopped.take()) {
            (true, None) => self.stopped = Some(self.read(now + 1)),
            (false, Some(value)) => self.write(value, now),
            (_, stopped) => self.stopped = stopped,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_instruction_that_writes_a_half_does_not_count() {
        let mut counter = Counter::default();
        counter.write_half(0xffff_ffff, false, 10);
        counter.write_half(0xffff_ffff, true, 11);
        assert_eq!((counter.read(12), counter.read(13)), (u64::MAX, 0));
    }

    #[test]
    fn an_inhibited_counter_stands_still_and_goes_on_where_it_stood() {
        let mut counter = Counter::default();
        counter.write(100, 10);
        assert_eq!(counter.read(13), 102);
        counter.inhibit(true, 14);
        assert_eq!(counter.read(1000), 104);
        counter.write_half(7, true, 1000);
        assert_eq!(counter.read(1000), 7 << 32 | 104);
        counter.inhibit(false, 1999);
        assert_eq!(counter.read(2001), 7 << 32 | 105);
    }
}
