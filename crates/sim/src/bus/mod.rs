//! The bus: what beside RAM answers a load or store, and where.
//!
//! Source: own design. RAM stays the fast path and asks nothing. A device in RAM is found by the
//! attribute of its line ([`Memory::attend`]): its loads are RAM's, its stores are told it. Every
//! other device has a window where no RAM is, so that its accesses leave the fast path by
//! themselves.

mod described;
mod device;
mod devices;
mod exercise;
mod line;
mod request;

use std::collections::VecDeque;
use std::sync::Arc;

use instar_coredsl::device::DescribedDevice;
use instar_isa::Xlen;
use instar_trace::MemoryAccess;

use self::described::Described;
pub(crate) use self::device::Surroundings;
use self::device::{Access, Device, Symbols};
pub use self::device::{DeviceKind, DevicePlace};
pub use self::exercise::{Exercise, ExercisedAccess, exercise};
use self::line::Line;
pub use self::request::DeviceRequest;
use crate::fault::FaultReason;
use crate::state::Memory;

/// All kinds of devices.
pub fn devices() -> &'static [&'static DeviceKind] {
    devices::ALL
}

/// A device at its place.
#[derive(Debug)]
struct Placed {
    name: String,
    base: u64,
    bytes: u64,
    /// Its bytes are RAM's.
    in_memory: bool,
    device: Box<dyn Device>,
    /// As at the last snapshot.
    kept: Box<dyn Device>,
    /// It was accessed since then.
    touched: bool,
}

impl Placed {
    /// Whether it has all `size` bytes at `address`.
    fn holds(&self, address: u64, size: u8) -> bool {
        let offset = address.wrapping_sub(self.base);
        offset < self.bytes && u64::from(size) <= self.bytes - offset
    }

    /// The device, and an access of it.
    fn accessed(&mut self, address: u64, size: u8, store: bool) -> (&mut dyn Device, Access<'_>) {
        self.touched = true;
        let offset = address.wrapping_sub(self.base);
        (&mut *self.device, Access { offset, address, size, store, device: &self.name })
    }
}

/// The devices of a machine.
#[derive(Debug, Default)]
pub(crate) struct Bus {
    placed: Vec<Placed>,
    /// The access that left its block to be told the clock.
    pub(crate) asks: Option<MemoryAccess>,
    /// Whether the program reads the clock by it.
    pub(crate) shows_clock: bool,
    /// The clock, for the access that asked.
    pub(crate) cycles: Option<u64>,
    /// The last stores that were told the clock, the latest last.
    told: VecDeque<ToldStore>,
    /// The clock until which a device held the last access up.
    pub(crate) held_until: Option<u64>,
}

/// A store that was told the clock, and its device as it was before, if that does nothing but
/// count: a copy of another, with its memories, would serve nobody.
#[derive(Debug)]
struct ToldStore {
    address: u64,
    size: u8,
    value: u64,
    cycle: u64,
    before: Option<Box<dyn Device>>,
}

/// Stores to devices that may be under way in a core.
const MOST_TOLD: usize = 16;

/// Whether two windows, of an address and a number of bytes, have an address in common.
fn overlap((base, bytes): (u64, u64), (other, others): (u64, u64)) -> bool {
    base < other.saturating_add(others) && other < base.saturating_add(bytes)
}

impl Bus {
    /// The devices that are `requested`, those that a design describes, and those of a program with
    /// these symbols.
    ///
    /// # Errors
    /// One sentence where they cannot lie there.
    pub(crate) fn new(
        requested: &[DeviceRequest],
        described: &[Arc<DescribedDevice>],
        xlen: Xlen,
        memory: &mut Memory,
        symbol: impl Fn(&str) -> Option<u64>,
    ) -> Result<Self, String> {
        let mut bus = Self::default();
        for kind in devices::ALL {
            if let DevicePlace::Symbol(name) = kind.place
                && let Some(base) =
                    symbol(name).filter(|base| memory.read(*base, kind.bytes as usize).is_some())
            {
                memory.attend(base, kind.bytes);
                bus.add(kind, base, &symbol);
            }
        }
        for request in requested {
            let (kind, base) = request.resolve(xlen)?;
            bus.check(kind.name, base, kind.bytes, memory).map_err(|message| {
                let free = bus.free(kind.bytes, described, memory);
                free.map_or(message.clone(), |base| format!("{message}; {}", request.elsewhere(base)))
            })?;
            bus.add(kind, base, &symbol);
        }
        for device in described {
            let DescribedDevice { name, base, bytes, .. } = &**device;
            if xlen.truncate(base + bytes - 1) != base + bytes - 1 {
                let bits = xlen.bits();
                return Err(format!("device {name} at {base:#x} does not fit into {bits}-bit addresses"));
            }
            bus.check(name, *base, *bytes, memory).map_err(|message| {
                format!("{message}; its design says where it is, --memory and --device where the others are")
            })?;
            bus.place(name, *base, *bytes, Box::new(Described::new(device)));
        }
        Ok(bus)
    }

    /// Whether a window can be there.
    fn check(&self, name: &str, base: u64, bytes: u64, memory: &Memory) -> Result<(), String> {
        let end = base + bytes;
        if base < memory.end() && memory.base() < end {
            return Err(format!(
                "device {name} at {base:#010x} lies in memory, which is {:#010x} to {:#010x}",
                memory.base(),
                memory.end() - 1,
            ));
        }
        let clash = self.placed.iter().find(|other| overlap((base, bytes), (other.base, other.bytes)));
        clash.map_or(Ok(()), |other| {
            Err(format!(
                "device {name} at {base:#010x} overlaps device {} at {:#010x}, which ends at {:#010x}",
                other.name,
                other.base,
                other.base + other.bytes - 1,
            ))
        })
    }

    /// A place where nothing is, the first that reads well.
    fn free(&self, bytes: u64, described: &[Arc<DescribedDevice>], memory: &Memory) -> Option<u64> {
        let taken = |base| described.iter().any(|other| overlap((base, bytes), (other.base, other.bytes)));
        let mut places = (2..16).map(|quarter| quarter << 28);
        places.find(|&base| !taken(base) && self.check("", base, bytes, memory).is_ok())
    }

    fn add(&mut self, kind: &'static DeviceKind, base: u64, symbol: Symbols<'_>) {
        self.place(kind.name, base, kind.bytes, (kind.make)(symbol));
        if let Some(placed) = self.placed.last_mut() {
            placed.in_memory = matches!(kind.place, DevicePlace::Symbol(_));
        }
    }

    fn place(&mut self, name: &str, base: u64, bytes: u64, device: Box<dyn Device>) {
        let (name, kept) = (name.to_owned(), device.copy());
        self.placed.push(Placed { name, base, bytes, in_memory: false, device, kept, touched: false });
    }

    /// A load where no memory is; `None`: no device is there either.
    pub(crate) fn load(
        &mut self,
        around: &mut Surroundings<'_>,
        address: u64,
        size: u8,
    ) -> Option<Result<u64, FaultReason>> {
        around.cycles = self.cycles;
        let placed = self.placed.iter_mut().find(|placed| placed.holds(address, size))?;
        let (device, access) = placed.accessed(address, size, false);
        let done = device.load(access, around);
        self.held_until = around.held_until;
        Some(done)
    }

    /// A store where no memory is, or one that memory has done on a line of a device's; `None`: no
    /// device is there.
    pub(crate) fn store(
        &mut self,
        around: &mut Surroundings<'_>,
        address: u64,
        size: u8,
        value: u64,
    ) -> Option<Result<(), FaultReason>> {
        around.cycles = self.cycles;
        let placed = self.placed.iter_mut().find(|placed| placed.holds(address, size))?;
        if let Some(cycle) = self.cycles {
            let before = placed.device.counts_alone().then(|| placed.device.copy());
            if self.told.len() == MOST_TOLD {
                self.told.pop_front();
            }
            self.told.push_back(ToldStore { address, size, value, cycle, before });
        }
        let (device, access) = placed.accessed(address, size, true);
        let done = device.store(access, value, around);
        self.held_until = around.held_until;
        Some(done)
    }

    /// A store was told another clock than that in which it reaches its device; `back` were told
    /// one after it. It is done anew where its device does nothing but count; of another's command
    /// the end moves.
    pub(crate) fn move_store(&mut self, around: &mut Surroundings<'_>, back: usize, cycle: u64) {
        let Some(first) = self.told.len().checked_sub(back + 1) else { return };
        let ToldStore { address, size, cycle: from, ref before, .. } = self.told[first];
        let before = before.as_ref().map(|before| before.copy());
        let Some(placed) = self.placed.iter_mut().find(|placed| placed.holds(address, size)) else { return };
        self.told[first].cycle = cycle;
        let Some(before) = before else { return placed.device.moved(from, cycle) };
        placed.device = before;
        for told in self.told.range_mut(first..) {
            if placed.holds(told.address, told.size) {
                told.before = Some(placed.device.copy());
                around.cycles = Some(told.cycle);
                let (device, access) = placed.accessed(told.address, told.size, true);
                // It was taken before.
                let _ = device.store(access, told.value, around);
            }
        }
    }

    /// Whether an access must be told the clock before it can be done; remembers that it asked.
    pub(crate) fn must_know_clock(&mut self, access: MemoryAccess) -> bool {
        let MemoryAccess { address, size, .. } = access;
        let asks = |placed: &Placed| {
            placed.holds(address, size as u8) && placed.device.asks_clock(address - placed.base)
        };
        let asking = self.placed.iter().find(|placed| asks(placed)).filter(|_| self.cycles.is_none());
        let Some(placed) = asking else { return false };
        self.shows_clock = placed.device.shows_clock();
        self.asks = Some(access);
        true
    }

    /// Whether a device was accessed since the last snapshot.
    pub(crate) fn is_touched(&self) -> bool {
        self.placed.iter().any(|placed| placed.touched)
    }

    /// Whether a device has an interrupt line.
    pub(crate) fn has_lines(&self) -> bool {
        self.lines(u64::MAX).next().is_some()
    }

    /// The lines whose interrupts are among these, by their numbers.
    fn lines(&self, interrupts: u64) -> impl Iterator<Item = &Line> {
        let lines = self.placed.iter().flat_map(|placed| placed.device.lines());
        lines.filter(move |line| interrupts >> line.number & 1 == 1)
    }

    /// The first cycle from `cycle` on in which one of these is up.
    pub(crate) fn next_line(&self, interrupts: u64, cycle: u64) -> Option<u64> {
        self.lines(interrupts).filter_map(|line| line.next(cycle)).min()
    }

    /// Those of them that are up in a cycle.
    pub(crate) fn lines_up(&self, interrupts: u64, cycle: u64) -> u64 {
        let up = self.lines(interrupts).filter(|line| line.is_up(cycle));
        up.fold(0, |bits, line| bits | 1 << line.number)
    }

    /// Whether a device waits for more before it does what it was told.
    pub(crate) fn waits(&self) -> bool {
        self.placed.iter().any(|placed| placed.device.waits())
    }

    /// Nothing more will come: devices that wait do what they were told.
    pub(crate) fn carry_out(&mut self, around: &mut Surroundings<'_>) -> Result<(), FaultReason> {
        self.placed
            .iter_mut()
            .filter(|placed| placed.device.waits())
            .try_for_each(|placed| placed.device.carry_out(around))
    }

    /// Why an access failed, where a device is there, or is missing there.
    pub(crate) fn explain(&self, reason: FaultReason) -> FaultReason {
        let (address, size, store) = match reason {
            FaultReason::LoadOutsideMemory { address, size } => (address, size, false),
            FaultReason::StoreOutsideMemory { address, size } => (address, size, true),
            other => return other,
        };
        let accessed = (address, u64::from(size).max(1));
        let overlaps = |base: u64, bytes: u64| overlap(accessed, (base, bytes));
        let here = self.placed.iter().filter(|placed| !placed.in_memory);
        if let Some(placed) = here.clone().find(|placed| overlaps(placed.base, placed.bytes)) {
            let access = Access { offset: 0, address, size, store, device: &placed.name };
            return access.refused(if placed.holds(address, size) {
                "which takes loads and stores, and not this instruction"
            } else {
                "whose window it leaves"
            });
        }
        let missing = devices::ALL.iter().find(|kind| {
            matches!(kind.place, DevicePlace::Window(base) if overlaps(base, kind.bytes))
                && !here.clone().any(|placed| placed.name == kind.name)
        });
        missing.map_or(reason, |kind| FaultReason::NoDevice { store, address, size, device: kind.name })
    }

    /// Remembers the devices as they are for [`Self::restore`].
    pub(crate) fn take_snapshot(&mut self) {
        for placed in self.placed.iter_mut().filter(|placed| placed.touched) {
            placed.kept = placed.device.copy();
            placed.touched = false;
        }
    }

    /// The devices as at the last snapshot.
    pub(crate) fn restore(&mut self) {
        self.told.clear();
        for placed in self.placed.iter_mut().filter(|placed| placed.touched) {
            placed.device = placed.kept.copy();
            placed.touched = false;
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::host::environment::Environment;

    /// A bus with one device, at its usual place, and what is around it.
    pub(crate) struct On {
        bus: Bus,
        base: u64,
        memory: Memory,
        pub(crate) environment: Environment,
        pub(crate) cycles: Option<u64>,
    }

    impl On {
        pub(crate) fn new(kind: &'static DeviceKind) -> Self {
            let mut memory = Memory::new(0x8000_0000, 4096, false).unwrap();
            let request = DeviceRequest::parse(kind.name).unwrap();
            let bus = Bus::new(&[request], &[], Xlen::Rv64, &mut memory, |_| None).unwrap();
            let base = bus.placed[0].base;
            Self { bus, base, memory, environment: Environment::default(), cycles: None }
        }

        /// A bus with a device that a design describes.
        pub(crate) fn described(device: &Arc<DescribedDevice>) -> Self {
            let mut memory = Memory::new(0x8000_0000, 4096, false).unwrap();
            let described = std::slice::from_ref(device);
            let bus = Bus::new(&[], described, Xlen::Rv64, &mut memory, |_| None).unwrap();
            Self { bus, base: device.base, memory, environment: Environment::default(), cycles: None }
        }

        /// Until when the last access was held up.
        pub(crate) fn held(&self) -> Option<u64> {
            self.bus.held_until
        }

        /// Interrupt lines that are up in a cycle.
        pub(crate) fn lines_up(&self, cycle: u64) -> u64 {
            self.bus.lines_up(u64::MAX, cycle)
        }

        pub(crate) fn snapshot(&mut self) {
            self.bus.take_snapshot();
        }

        pub(crate) fn restore(&mut self) {
            self.bus.restore();
        }

        pub(crate) fn move_store(&mut self, back: usize, cycle: u64) {
            let Self { bus, memory, environment, .. } = self;
            bus.move_store(&mut Surroundings::new(memory, environment, Xlen::Rv64), back, cycle);
        }

        pub(crate) fn load(&mut self, offset: u64, size: u8) -> Result<u64, FaultReason> {
            let Self { bus, base, memory, environment, cycles } = self;
            bus.cycles = *cycles;
            bus.load(&mut Surroundings::new(memory, environment, Xlen::Rv64), *base + offset, size).unwrap()
        }

        pub(crate) fn store(&mut self, offset: u64, size: u8, value: u64) -> Result<(), FaultReason> {
            let Self { bus, base, memory, environment, cycles } = self;
            bus.cycles = *cycles;
            let mut around = Surroundings::new(memory, environment, Xlen::Rv64);
            bus.store(&mut around, *base + offset, size, value).unwrap()
        }
    }

    fn bus(requests: &[&str], memory: u64) -> Result<Bus, String> {
        let requests: Vec<_> = requests.iter().map(|text| DeviceRequest::parse(text).unwrap()).collect();
        Bus::new(&requests, &[], Xlen::Rv32, &mut Memory::new(memory, 4096, false).unwrap(), |_| None)
    }

    #[test]
    fn devices_that_lie_in_memory_or_in_each_other_are_refused() {
        assert_eq!(
            bus(&["console"], 0x0fff_f040).unwrap_err(),
            "device console at 0x10000000 lies in memory, which is 0x0ffff040 to 0x1000003f; another place is \
             named as in console@0x20000000"
        );
        assert_eq!(
            bus(&["timer", "console@0x0200bff8"], 0x8000_0000).unwrap_err(),
            "device console at 0x0200bff8 overlaps device timer at 0x02000000, which ends at 0x0200bfff; another \
             place is named as in console@0x20000000"
        );
        assert!(bus(&["console", "console"], 0x8000_0000).unwrap_err().contains("overlaps device console"));
        assert!(bus(&["console", "console@0x10000008"], 0x8000_0000).is_ok());
    }

    #[test]
    fn a_restore_brings_back_a_device_as_it_was_at_the_snapshot() {
        let mut on = On::new(devices::ALL.iter().find(|kind| kind.name == "console").unwrap());
        on.store(7, 1, 1).unwrap();
        on.bus.take_snapshot();
        on.store(7, 1, 2).unwrap();
        on.bus.restore();
        assert_eq!(on.load(7, 1), Ok(1));
    }

    #[test]
    fn a_store_that_reaches_its_device_in_another_cycle_is_done_anew_with_those_after_it() {
        const COMPARE: u64 = 0x4000;
        let mut on = On::new(devices::ALL.iter().find(|kind| kind.name == "timer").unwrap());
        for (cycle, compare) in [(100, 50), (110, 500)] {
            on.cycles = Some(cycle);
            on.store(COMPARE, 8, compare).unwrap();
        }
        let up = |on: &On, cycles: [u64; 4]| cycles.map(|cycle| on.lines_up(cycle) >> 7);
        assert_eq!(up(&on, [100, 101, 110, 111]), [0, 1, 1, 0]);
        on.move_store(1, 104);
        assert_eq!(up(&on, [104, 105, 110, 111]), [0, 1, 1, 0]);
        on.move_store(0, 120);
        assert_eq!(up(&on, [104, 105, 120, 121]), [0, 1, 1, 0]);
    }

    #[test]
    fn an_access_that_no_device_takes_is_told_with_the_device_that_is_there_or_could_be() {
        let bus = bus(&["console"], 0x8000_0000).unwrap();
        let told = |reason| bus.explain(reason).to_string();
        assert_eq!(
            told(FaultReason::StoreOutsideMemory { address: 0x1000_0004, size: 4 }),
            "store of 4 bytes at 0x10000004, in device console, which takes loads and stores, and not this \
             instruction"
        );
        assert_eq!(
            told(FaultReason::LoadOutsideMemory { address: 0x0fff_fffc, size: 8 }),
            "load of 8 bytes at 0x0ffffffc, in device console, whose window it leaves"
        );
        assert_eq!(
            told(FaultReason::LoadOutsideMemory { address: 0x0200_bff8, size: 4 }),
            "load of 4 bytes at 0x0200bff8, which is outside memory; --device timer puts a timer there"
        );
        let elsewhere = FaultReason::LoadOutsideMemory { address: 16, size: 4 };
        assert_eq!(bus.explain(elsewhere.clone()), elsewhere);
    }
}
