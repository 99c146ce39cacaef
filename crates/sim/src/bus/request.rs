//! A wish for a device: `console`, or `console@0x10010000`.
//!
//! Source: own design.

use instar_isa::Xlen;

use super::device::{DeviceKind, DevicePlace};
use super::devices;

/// Windows begin at a multiple of so many bytes, the longest access.
const ALIGNMENT: u64 = 8;

/// A device that a machine is to have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceRequest {
    name: String,
    /// First address of its window; `None`: the usual one.
    base: Option<u64>,
}

impl DeviceRequest {
    /// Of a text such as `console` or `console@0x10010000`.
    ///
    /// # Errors
    /// One sentence where the address is no number.
    pub fn parse(text: &str) -> Result<Self, String> {
        let Some((name, address)) = text.split_once('@') else {
            return Ok(Self { name: text.to_string(), base: None });
        };
        let base = match address.strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16),
            None => address.parse(),
        };
        let base = base.map_err(|_| {
            format!("device \"{text}\": \"{address}\" is no address; right is one such as {name}@0x10000000")
        })?;
        Ok(Self { name: name.to_string(), base: Some(base) })
    }

    /// The name of its kind.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its first address.
    ///
    /// # Errors
    /// One sentence where there is no such device, or it cannot begin there.
    pub fn base(&self, xlen: Xlen) -> Result<u64, String> {
        Ok(self.resolve(xlen)?.1)
    }

    /// Its kind and first address.
    ///
    /// # Errors
    /// One sentence where there is no such device, or it cannot begin there.
    pub(super) fn resolve(&self, xlen: Xlen) -> Result<(&'static DeviceKind, u64), String> {
        let windows = devices::ALL.iter().filter_map(|kind| match kind.place {
            DevicePlace::Window(base) => Some((*kind, base)),
            DevicePlace::Symbol(_) => None,
        });
        let Some((kind, usual)) = windows.clone().find(|(kind, _)| kind.name == self.name) else {
            let known: Vec<&str> = windows.map(|(kind, _)| kind.name).collect();
            return Err(format!("there is no device \"{}\"; there are: {}", self.name, known.join(", ")));
        };
        let base = self.base.unwrap_or(usual);
        if !base.is_multiple_of(ALIGNMENT) {
            return Err(format!(
                "device {} at {base:#x} does not begin at a multiple of {ALIGNMENT}",
                kind.name
            ));
        }
        let last = base.checked_add(kind.bytes - 1).filter(|last| xlen.truncate(*last) == *last);
        if last.is_none() {
            let bits = xlen.bits();
            return Err(format!("device {} at {base:#x} does not fit into {bits}-bit addresses", kind.name));
        }
        Ok((kind, base))
    }

    /// What would be right where it cannot lie, and `free` is a place where nothing is.
    pub(super) fn elsewhere(&self, free: u64) -> String {
        format!("another place is named as in {}@{free:#010x}", self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str, xlen: Xlen) -> String {
        DeviceRequest::parse(text).and_then(|request| request.resolve(xlen)).unwrap_err()
    }

    #[test]
    fn a_device_is_requested_by_its_name_with_or_without_a_place() {
        let resolved = |text| DeviceRequest::parse(text).unwrap().resolve(Xlen::Rv32).unwrap();
        let (kind, base) = resolved("console");
        assert_eq!((kind.name, DevicePlace::Window(base)), ("console", kind.place));
        assert_eq!(resolved("console@0x20000000").1, 0x2000_0000);
        assert_eq!(resolved("console@4096").1, 4096);
    }

    #[test]
    fn a_request_that_cannot_be_is_refused_in_one_sentence() {
        let at = |text| refused(text, Xlen::Rv32);
        assert_eq!(at("uart"), "there is no device \"uart\"; there are: console, timer");
        assert_eq!(at("tohost"), "there is no device \"tohost\"; there are: console, timer");
        assert_eq!(
            at("console@here"),
            "device \"console@here\": \"here\" is no address; right is one such as console@0x10000000"
        );
        assert_eq!(at("timer@0x1001"), "device timer at 0x1001 does not begin at a multiple of 8");
        assert_eq!(at("timer@0xfffffff8"), "device timer at 0xfffffff8 does not fit into 32-bit addresses");
        let wide = refused("timer@0xfffffffffffffff8", Xlen::Rv64);
        assert_eq!(wide, "device timer at 0xfffffffffffffff8 does not fit into 64-bit addresses");
    }
}
