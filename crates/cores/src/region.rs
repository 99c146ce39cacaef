//! Regions of the bus: parts of the address space whose answers take cycles of their own.
//!
//! Source: docs/reference/core.md, "Regions". Addresses of loads and stores alone count; code is
//! fetched from memory everywhere.

use std::sync::Arc;

/// Cycles that an answer may take, as of memory.
pub const REGION_CYCLES: (i64, i64) = (1, 1000);

/// A region of a core's bus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BusRegion {
    /// Its name.
    pub name: String,
    /// Its first address.
    pub base: u64,
    /// Its bytes, one at least.
    pub bytes: u64,
    /// Cycles from a load's request on the bus to its answer.
    pub load_latency: u32,
    /// The same of a store.
    pub store_latency: u32,
    /// Whether the core's data cache keeps what is loaded there.
    pub cached: bool,
    /// Whether its bus takes an access only when the one before it on that bus is answered.
    pub serial: bool,
    /// Whether it is the window of a device, where accesses have effects.
    pub device: bool,
}

impl BusRegion {
    /// Its last address.
    pub fn last(&self) -> u64 {
        self.base.saturating_add(self.bytes - 1)
    }

    /// Cycles from a load's or a store's request on the bus to its answer.
    #[inline]
    pub fn latency(&self, store: bool) -> u32 {
        if store { self.store_latency } else { self.load_latency }
    }
}

/// The regions of a core; elsewhere the core's parameters hold. Copies share them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BusRegions(Arc<[BusRegion]>);

impl BusRegions {
    /// These regions.
    ///
    /// # Errors
    /// One sentence where two share an address or a name, or one leaves the addresses.
    pub fn new(mut regions: Vec<BusRegion>) -> Result<Self, String> {
        regions.sort_by_key(|region| region.base);
        for region in &regions {
            let BusRegion { name, base, bytes, .. } = region;
            if *bytes == 0 || base.checked_add(bytes - 1).is_none() {
                return Err(format!(
                    "region \"{name}\" of {bytes} bytes at {base:#x} is none of an address space"
                ));
            }
        }
        for (at, one) in regions.iter().enumerate() {
            for other in &regions[at + 1..] {
                if one.name == other.name {
                    return Err(format!("there are two regions \"{}\"", one.name));
                }
                if other.base <= one.last() {
                    return Err(format!(
                        "regions \"{}\", {:#x} to {:#x}, and \"{}\", {:#x} to {:#x}, overlap",
                        one.name,
                        one.base,
                        one.last(),
                        other.name,
                        other.base,
                        other.last()
                    ));
                }
            }
        }
        Ok(Self(regions.into()))
    }

    /// All of them, by address.
    pub fn all(&self) -> &[BusRegion] {
        &self.0
    }

    /// Refuses those that a cache keeps, of a core that has none.
    ///
    /// # Errors
    /// One sentence that names the first.
    pub(crate) fn without_cache(self) -> Result<Self, String> {
        match self.all().iter().find(|region| region.cached) {
            Some(BusRegion { name, .. }) => {
                Err(format!("region \"{name}\" is cached, and this family of cores has no cache"))
            }
            None => Ok(self),
        }
    }

    /// Cycles of the slowest; 0: there is none.
    pub fn slowest(&self) -> u32 {
        let latencies = self.all().iter().flat_map(|region| [region.load_latency, region.store_latency]);
        latencies.max().unwrap_or(0)
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether one is the window of a device.
    pub fn has_devices(&self) -> bool {
        self.0.iter().any(|region| region.device)
    }

    /// Whether `address` lies in the window of a device.
    #[inline]
    pub fn is_of_device(&self, address: u64) -> bool {
        self.at(address).is_some_and(|region| region.device)
    }

    /// The one in which `address` lies.
    #[inline]
    pub fn at(&self, address: u64) -> Option<&BusRegion> {
        self.0.iter().find(|region| address.wrapping_sub(region.base) < region.bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn region(name: &str, base: u64, bytes: u64) -> BusRegion {
        BusRegion {
            name: name.into(),
            base,
            bytes,
            load_latency: 5,
            store_latency: 6,
            cached: false,
            serial: false,
            device: false,
        }
    }

    #[test]
    fn an_address_lies_in_the_region_that_holds_it() {
        let regions = BusRegions::new(vec![region("b", 0x200, 0x10), region("a", 0x100, 0x100)]).unwrap();
        let at = |address| regions.at(address).map(|region| region.name.as_str());
        let found = [0xff, 0x100, 0x1ff, 0x200, 0x20f, 0x210].map(at);
        assert_eq!(found, [None, Some("a"), Some("a"), Some("b"), Some("b"), None]);
        assert!(BusRegions::new(vec![region("last", u64::MAX - 7, 8)]).unwrap().at(u64::MAX).is_some());
    }

    #[test]
    fn regions_that_cannot_be_are_refused_in_one_sentence() {
        let refused = |regions| BusRegions::new(regions).unwrap_err();
        assert_eq!(
            refused(vec![region("b", 0x1ff, 1), region("a", 0x100, 0x100)]),
            "regions \"a\", 0x100 to 0x1ff, and \"b\", 0x1ff to 0x1ff, overlap"
        );
        assert_eq!(refused(vec![region("a", 0, 1), region("a", 8, 1)]), "there are two regions \"a\"");
        for bytes in [0, 9] {
            let sentence = refused(vec![region("a", u64::MAX - 7, bytes)]);
            assert!(sentence.ends_with("is none of an address space"), "{sentence}");
        }
    }
}
