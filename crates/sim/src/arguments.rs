//! What a whole program finds on its first stack: arguments, environment, auxiliary vector.
//!
//! Source: the System V ABI's process initialisation as Linux and the proxy kernel have it: at sp
//! the count, the pointers, a null pointer, the environment's null pointer, the auxiliary vector;
//! above it what they point to.

use instar_isa::Xlen;

/// Keys of the auxiliary vector (elf.h): its end, the program's headers, page, entry, and bytes at
/// random.
const END: u64 = 0;
const HEADERS: u64 = 3;
const HEADER_BYTES: u64 = 4;
const HEADER_COUNT: u64 = 5;
const PAGE_BYTES: u64 = 6;
const ENTRY: u64 = 9;
const RANDOM: u64 = 25;

/// Words of the auxiliary vector: [`FirstStack::new`] fills it.
const VECTOR_WORDS: u64 = 14;
/// The bytes at random: the same in every run, so that a run repeats.
const RANDOM_BYTES: [u8; 16] = *b"instar:no random";

/// What a C library wants to know of the program: where its headers lie in memory, if they do, and
/// its entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Loaded {
    /// Address, bytes of one, count; zeros where they are not loaded.
    pub(crate) headers: [u64; 3],
    /// The entry point.
    pub(crate) entry: u64,
}

/// What lies from the first sp upwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FirstStack {
    /// The bytes.
    pub(crate) bytes: Vec<u8>,
    /// Where the pointers begin, from sp.
    pub(crate) argv: u64,
}

/// Bytes that a first stack with these arguments takes.
pub(crate) fn size(arguments: &[String], xlen: Xlen) -> u64 {
    let texts: u64 = arguments.iter().map(|argument| argument.len() as u64 + 1).sum();
    let random = RANDOM_BYTES.len() as u64;
    (words(arguments) * u64::from(xlen.bits() / 8) + random + texts).next_multiple_of(16)
}

/// Count, pointers, two null pointers and the auxiliary vector.
fn words(arguments: &[String]) -> u64 {
    arguments.len() as u64 + 3 + VECTOR_WORDS
}

impl FirstStack {
    /// The stack for an sp of `sp`.
    pub(crate) fn new(arguments: &[String], loaded: Loaded, xlen: Xlen, sp: u64) -> Self {
        let word = xlen.bits() as usize / 8;
        let random_at = sp + words(arguments) * word as u64;
        let mut above = RANDOM_BYTES.to_vec();
        let mut words = vec![arguments.len() as u64];
        for argument in arguments {
            words.push(random_at + above.len() as u64);
            above.extend(argument.bytes());
            above.push(0);
        }
        let [headers, bytes, count] = loaded.headers;
        words.extend([0, 0]);
        words.extend([HEADERS, headers, HEADER_BYTES, bytes, HEADER_COUNT, count, PAGE_BYTES, 4096]);
        words.extend([ENTRY, loaded.entry, RANDOM, random_at, END, 0]);
        let mut bytes: Vec<u8> =
            words.iter().flat_map(|value| value.to_le_bytes()[..word].to_vec()).collect();
        bytes.extend(above);
        bytes.resize(size(arguments, xlen) as usize, 0);
        Self { bytes, argv: word as u64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_lead_to_the_texts_and_a_null_pointer_ends_them() {
        let arguments = ["prog".to_string(), "a b".to_string()];
        let loaded = Loaded { headers: [0x40, 32, 3], entry: 0x1000 };
        let stack = FirstStack::new(&arguments, loaded, Xlen::Rv32, 0x8000);
        let word = |n: usize| u32::from_le_bytes(stack.bytes[4 * n..4 * n + 4].try_into().unwrap());
        assert_eq!((word(0), stack.argv), (2, 4));
        let text = |n: usize| &stack.bytes[word(n) as usize - 0x8000..];
        assert!(text(1).starts_with(b"prog\0") && text(2).starts_with(b"a b\0"));
        assert_eq!([3, 4].map(word), [0; 2]);
        assert_eq!([5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(word), [3, 0x40, 4, 32, 5, 3, 6, 4096, 9, 0x1000]);
        assert_eq!((word(15), &text(16)[..16]), (25, &RANDOM_BYTES[..]));
        assert_eq!([17, 18].map(word), [0; 2]);
        assert_eq!(stack.bytes.len() as u64, size(&arguments, Xlen::Rv32));
        let wide = FirstStack::new(&arguments, loaded, Xlen::Rv64, 0x8000);
        assert_eq!(wide.bytes[..8], 2u64.to_le_bytes());
        assert_eq!(wide.bytes.len() as u64, size(&arguments, Xlen::Rv64));
    }
}
