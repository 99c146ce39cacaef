//! What a design's instructions write, in RTL and in the simulator, one by one.
//!
//! Source: the bench's file of results: for each such instruction that retired with a destination
//! other than x0, its address and the value, 32 bits each, little-endian.

use std::path::Path;

use instar_isa::RegisterFile;
use instar_trace::{Observer, Retired, Wishes};

use crate::Error;

/// Bytes of a result in the file.
const BYTES: usize = 8;

/// The simulator's, in the order of the run.
#[derive(Default)]
pub(super) struct Results(Vec<(u64, u64)>);

impl Observer for Results {
    fn retire(&mut self, &Retired { table, batch, values }: &Retired<'_>) {
        for at in 0..batch.len() {
            if table.entry(batch.ids[at]).custom.is_none() {
                continue;
            }
            let Some(seen) = values.and_then(|values| values.of(batch, at)) else { continue };
            let mut written = seen.written();
            if let Some((.., now)) =
                written.find(|(slot, ..)| slot.file == RegisterFile::X && slot.index != 0)
            {
                self.0.push((batch.pcs[at], now[0] & u64::from(u32::MAX)));
            }
        }
    }

    fn wishes(&self) -> Wishes {
        Wishes::VALUES
    }
}

impl Results {
    /// Compares them with the RTL's in `path`; how many there are. Those of a run that is not
    /// `whole` may be fewer.
    pub(super) fn compare(&self, path: &Path, whole: bool) -> Result<u64, Error> {
        let bytes = std::fs::read(path).map_err(|error| {
            Error::new(format!("{}: the RTL's results cannot be read: {error}", path.display()))
        })?;
        let word = |bytes: &[u8]| u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        let theirs: Vec<(u64, u64)> =
            bytes.chunks_exact(BYTES).map(|pair| (word(&pair[..4]), word(&pair[4..]))).collect();
        for (number, (ours, rtl)) in self.0.iter().zip(&theirs).enumerate() {
            if ours.0 != rtl.0 {
                break; // they have parted before, which is told otherwise
            }
            if ours.1 != rtl.1 {
                return Err(Error::wrong(format!(
                    "result {} of the design's instructions, at {:#010x}, is {:#010x} in RTL and {:#010x} in the simulator",
                    number + 1,
                    ours.0,
                    rtl.1,
                    ours.1
                )));
            }
        }
        if whole && theirs.len() < self.0.len() {
            let differ = self.0.iter().zip(&theirs).position(|(ours, rtl)| ours.0 != rtl.0);
            let first = differ.unwrap_or(theirs.len());
            return Err(Error::wrong(format!(
                "the RTL gives {} results of the design's instructions, and the simulator {}: the RTL lacks result {}, at \
                 {:#010x}",
                theirs.len(),
                self.0.len(),
                first + 1,
                self.0[first].0
            )));
        }
        Ok(self.0.len() as u64)
    }
}
