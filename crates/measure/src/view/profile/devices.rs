//! In how many cycles a run waited for each device of the design.
//!
//! Source: docs/reference/profile.md, "Devices". Which cycle waits for a device the model says
//! (`Cycle::device`).

use instar_cores::Cycle;
use instar_design::HostCore;
use instar_trace::MemoryAccess;
use serde::Serialize;

/// One device.
#[derive(Clone, Debug, Serialize)]
pub struct DeviceRow {
    /// Its name.
    pub device: String,
    /// Loads and stores of it.
    pub accesses: u64,
    /// Cycles in which nothing issued as one of them was waited for.
    pub cycles: u64,
    /// Of these, those in which the device held it up, as a command had not ended.
    pub command_cycles: u64,
}

/// Accesses of one instruction: the device's place in the rows, and how many.
pub type Accessed = Option<(usize, u64)>;

/// The devices of a core, and what was counted.
#[derive(Default)]
pub struct Devices {
    /// First address and bytes of each, as in the rows.
    windows: Vec<(u64, u64)>,
    /// What was counted.
    pub rows: Vec<DeviceRow>,
}

impl Devices {
    /// Those on the bus of a core.
    pub fn of(core: &HostCore) -> Self {
        let regions = core.file.regions.iter().filter(|region| region.device);
        let row =
            |name: &str| DeviceRow { device: name.to_owned(), accesses: 0, cycles: 0, command_cycles: 0 };
        let (windows, rows) = regions.map(|region| ((region.base, region.bytes), row(&region.name))).unzip();
        Self { windows, rows }
    }

    /// Forgets what was counted.
    pub fn forget(&mut self) {
        for row in &mut self.rows {
            (row.accesses, row.cycles, row.command_cycles) = (0, 0, 0);
        }
    }

    fn at(&self, address: u64) -> Option<usize> {
        self.windows.iter().position(|(base, bytes)| address.wrapping_sub(*base) < *bytes)
    }

    /// What an instruction with these accesses accesses.
    #[inline]
    pub fn accessed(&self, accesses: &[MemoryAccess]) -> Accessed {
        if self.windows.is_empty() {
            return None;
        }
        Some((self.at(accesses.first()?.address)?, accesses.len() as u64))
    }

    /// An instruction that counts committed.
    pub fn commit(&mut self, accessed: Accessed) {
        if let Some((at, accesses)) = accessed {
            self.rows[at].accesses += accesses;
        }
    }

    /// Adds a cycle.
    #[inline]
    pub fn add(&mut self, cycle: &Cycle<'_>) {
        let Some(wait) = cycle.device.filter(|_| cycle.issued.is_none()) else { return };
        if let Some(at) = self.at(wait.address) {
            self.rows[at].cycles += 1;
            self.rows[at].command_cycles += u64::from(wait.command);
        }
    }
}
