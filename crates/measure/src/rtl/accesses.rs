//! Accesses of described devices, in RTL and in the simulator, one by one.
//!
//! Source: the bench's file of accesses: for each that the device answered its address, the word
//! that went over the bus, and 1 for a store, 0 for a load; 32 bits each, little-endian.

use std::path::Path;

use instar_isa::AccessKind;
use instar_trace::{MemoryAccess, Observer, Retired, Wishes};

use crate::Error;

/// Bytes of an access in the file.
const BYTES: usize = 12;

/// An access in the simulator.
struct Made {
    address: u64,
    /// Bytes.
    size: u16,
    store: bool,
    value: u64,
}

/// The simulator's, in the order of the run.
pub(super) struct DeviceAccesses {
    /// First address and bytes of each window.
    windows: Vec<(u64, u64)>,
    made: Vec<Made>,
}

impl Observer for DeviceAccesses {
    fn retire(&mut self, &Retired { batch, values, .. }: &Retired<'_>) {
        for at in 0..batch.len() {
            let Some(seen) = values.and_then(|values| values.of(batch, at)) else { continue };
            for (access, data) in seen.accessed() {
                let MemoryAccess { address, size, kind } = access;
                if self.windows.iter().any(|(base, bytes)| address.wrapping_sub(*base) < *bytes) {
                    self.made.push(Made { address, size, store: kind == AccessKind::Write, value: data[0] });
                }
            }
        }
    }

    fn wishes(&self) -> Wishes {
        Wishes::VALUES
    }
}

impl DeviceAccesses {
    /// Of devices in these windows.
    pub fn of(windows: Vec<(u64, u64)>) -> Self {
        Self { windows, made: Vec::new() }
    }

    /// Compares them with the RTL's in `path`; how many there are. Those of a run that is not
    /// `whole` may be fewer.
    pub fn compare(&self, path: &Path, whole: bool) -> Result<u64, Error> {
        let bytes = std::fs::read(path).map_err(|error| {
            Error::new(format!("{}: the RTL's accesses cannot be read: {error}", path.display()))
        })?;
        let word = |bytes: &[u8]| u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        let theirs: Vec<[u64; 3]> = bytes
            .chunks_exact(BYTES)
            .map(|one| [word(&one[..4]), word(&one[4..8]), word(&one[8..])])
            .collect();
        for (number, (ours, [address, value, store])) in self.made.iter().zip(&theirs).enumerate() {
            let what = |store| if store { "store" } else { "load" };
            let place = format!("access {} of a device", number + 1);
            if (ours.address, ours.store) != (*address, *store == 1) {
                return Err(Error::wrong(format!(
                    "{place} is a {} at {address:#010x} in RTL and a {} at {:#010x} in the simulator",
                    what(*store == 1),
                    what(ours.store),
                    ours.address
                )));
            }
            let mask = u64::MAX >> (64 - 8 * u32::from(ours.size.clamp(1, 4)));
            let theirs = value >> (8 * (address & 3)) & mask;
            if ours.value & mask != theirs {
                return Err(Error::wrong(format!(
                    "{place}, a {} at {address:#010x}, is of {theirs:#010x} in RTL and of {:#010x} in the simulator",
                    what(ours.store),
                    ours.value & mask
                )));
            }
        }
        if whole && theirs.len() != self.made.len() {
            return Err(Error::wrong(format!(
                "the RTL makes {} accesses of devices, and the simulator {}",
                theirs.len(),
                self.made.len()
            )));
        }
        Ok(self.made.len() as u64)
    }
}
