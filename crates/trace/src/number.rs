//! Hexadecimal and decimal numbers in lines of bytes.
//!
//! Source: own design; the standard library parses `str` only, and one line has several numbers.

/// Value of each hexadecimal digit; 255 for every other byte.
const HEX: [u8; 256] = {
    let mut table = [255; 256];
    let mut digit = 0;
    while digit < 16 {
        table[b"0123456789abcdef"[digit] as usize] = digit as u8;
        table[b"0123456789ABCDEF"[digit] as usize] = digit as u8;
        digit += 1;
    }
    table
};

/// The whole of `text` as a hexadecimal number without prefix; `None` if it is none or exceeds 64
/// bits.
#[inline]
pub(crate) fn hex(text: &[u8]) -> Option<u64> {
    if text.is_empty() || text.len() > 16 {
        return None;
    }
    let mut value = 0;
    let mut seen = 0;
    for byte in text {
        let digit = HEX[usize::from(*byte)];
        seen |= digit;
        value = value << 4 | u64::from(digit);
    }
    (seen < 16).then_some(value)
}

/// The whole of `text` as a decimal number; `None` if it is none or exceeds 64 bits.
#[inline]
pub(crate) fn decimal(text: &[u8]) -> Option<u64> {
    if text.is_empty() {
        return None;
    }
    text.iter().try_fold(0u64, |value, byte| {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value.checked_mul(10)?.checked_add(u64::from(digit))
    })
}

/// Appends `value` in hexadecimal, with zeros in front up to `digits`.
#[inline]
pub(crate) fn push_hex(text: &mut Vec<u8>, value: u64, digits: u32) {
    let needed = (64 - value.leading_zeros()).div_ceil(4).max(digits);
    for place in (0..needed).rev() {
        let digit = value.checked_shr(4 * place).unwrap_or(0) & 15;
        text.push(b"0123456789abcdef"[digit as usize]);
    }
}

/// `text` for a message.
pub(crate) fn shown(text: &[u8]) -> String {
    String::from_utf8_lossy(&text[..text.len().min(80)]).escape_debug().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_written_in_at_least_so_many_digits() {
        let written = |value, digits| {
            let mut text = Vec::new();
            push_hex(&mut text, value, digits);
            String::from_utf8(text).unwrap()
        };
        assert_eq!(written(0, 1), "0");
        assert_eq!(written(0x1f, 4), "001f");
        assert_eq!(written(u64::MAX, 8), "ffffffffffffffff");
        assert_eq!(written(1, 20), "00000000000000000001");
    }

    #[test]
    fn a_number_is_read_whole_or_not_at_all() {
        assert_eq!(hex(b"80000Abc"), Some(0x8000_0abc));
        assert_eq!(hex(b"ffffffffffffffff"), Some(u64::MAX));
        assert_eq!(decimal(b"479065"), Some(479_065));
        for bad in [&b""[..], b"8000000g", b"0x80", b"10000000000000000"] {
            assert_eq!(hex(bad), None);
        }
        for bad in [&b""[..], b"12a", b"-1", b"18446744073709551616"] {
            assert_eq!(decimal(bad), None);
        }
    }
}
