//! The arguments of a whole program on its first stack.
//!
//! Source: the System V ABI's process initialisation as Linux and the proxy kernel have it: at sp the count, the
//! pointers, a null pointer, the environment's null pointer and the end of the auxiliary vector; the texts above.

use instar_isa::Xlen;

/// What lies from the first sp upwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FirstStack {
    /// The bytes.
    pub(crate) bytes: Vec<u8>,
    /// Where the pointers begin, from sp.
    pub(crate) argv: u64,
}

/// Bytes that [`first_stack`] will take.
pub(crate) fn size(arguments: &[String], xlen: Xlen) -> u64 {
    let word = u64::from(xlen.bits() / 8);
    let texts: u64 = arguments.iter().map(|argument| argument.len() as u64 + 1).sum();
    // Count, pointers, two null pointers, two words that end the auxiliary vector.
    ((arguments.len() as u64 + 5) * word + texts).next_multiple_of(16)
}

/// The arguments for an sp of `sp`.
pub(crate) fn first_stack(arguments: &[String], xlen: Xlen, sp: u64) -> FirstStack {
    let word = xlen.bits() as usize / 8;
    let mut texts = Vec::new();
    let mut words = vec![arguments.len() as u64];
    let text_base = sp + ((arguments.len() + 5) * word) as u64;
    for argument in arguments {
        words.push(text_base + texts.len() as u64);
        texts.extend(argument.bytes());
        texts.push(0);
    }
    words.extend([0; 4]);
    let mut bytes: Vec<u8> = words.iter().flat_map(|value| value.to_le_bytes()[..word].to_vec()).collect();
    bytes.extend(texts);
    bytes.resize(size(arguments, xlen) as usize, 0);
    FirstStack { bytes, argv: word as u64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_lead_to_the_texts_and_a_null_pointer_ends_them() {
        let arguments = ["prog".to_string(), "a b".to_string()];
        let stack = first_stack(&arguments, Xlen::Rv32, 0x8000);
        let word = |n: usize| u32::from_le_bytes(stack.bytes[4 * n..4 * n + 4].try_into().unwrap());
        assert_eq!((word(0), stack.argv), (2, 4));
        let text = |n: usize| &stack.bytes[word(n) as usize - 0x8000..];
        assert!(text(1).starts_with(b"prog\0") && text(2).starts_with(b"a b\0"));
        assert_eq!([3, 4, 5, 6].map(word), [0; 4]);
        assert_eq!(stack.bytes.len() as u64, size(&arguments, Xlen::Rv32));
        assert_eq!(first_stack(&arguments, Xlen::Rv64, 0x8000).bytes[..8], 2u64.to_le_bytes());
    }
}
