//! Accesses of data over a port of 32 bits.
//!
//! Source: rtl/cv32e40p_load_store_unit.sv, rtl/ibex_load_store_unit.sv, which make two of one that
//! lies across two words.

/// Whether an access lies across two words.
#[inline]
pub(crate) fn crosses((address, bytes): (u64, u16)) -> bool {
    (address & 3) + u64::from(bytes) > 4
}
