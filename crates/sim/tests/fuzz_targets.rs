//! The fuzz targets, without libFuzzer: every check of the workspace compiles them, and they hold
//! on inputs made here, so that a stable compiler suffices to see them break.
//!
//! Source: fuzz/fuzz_targets, the very files; `fuzz_target!` of this crate takes the place of
//! libFuzzer's.

// `#![no_main]` is for the root of a program, which these files are under cargo-fuzz.
#![allow(unused_attributes)]

#[path = "../../../fuzz/fuzz_targets/coredsl.rs"]
mod coredsl;
#[path = "../../../fuzz/fuzz_targets/decoder.rs"]
mod decoder;
#[path = "../../../fuzz/fuzz_targets/elf.rs"]
mod elf;
#[path = "../../../fuzz/fuzz_targets/execute.rs"]
mod execute;

use proptest::collection::vec;
use proptest::prelude::*;

use crate::support::{BASE, Elf, addi, op, ret};

/// Makes an ordinary function of a target.
#[macro_export]
macro_rules! fuzz_target {
    (|$input:ident: $kind:ty| $body:block) => {
        pub fn target($input: $kind) $body
    };
}

const DESCRIPTION: &str = include_str!("../../../designs/cva6-ntt/xpqntt.core_desc");

/// `good` with up to eight bytes replaced, cut at a place or whole.
fn damaged(good: Vec<u8>) -> impl Strategy<Value = Vec<u8>> {
    let length = good.len();
    (vec((0..length, any::<u8>()), 0..8), prop_oneof![3 => Just(length), 1 => 0..length]).prop_map(
        move |(places, end)| {
            let mut bytes = good.clone();
            places.iter().for_each(|&(at, byte)| bytes[at] = byte);
            bytes.truncate(end);
            bytes
        },
    )
}

/// A file whose function loads, stores, branches and returns.
fn program() -> Vec<u8> {
    let code = [addi(5, 0, 3), op("sw", 0, 2, 5, -4), op("lw", 6, 2, 0, -4), op("bne", 0, 5, 6, 4), ret()];
    Elf::function(&code).symbol("data", BASE + 0x1000).bytes()
}

proptest! {
    #[test]
    fn any_word_is_decoded_and_encoded_back(pc: u64, words: [u32; 8]) {
        decoder::target((pc, words));
    }

    #[test]
    fn any_damage_to_a_file_is_refused_or_runs(bytes in damaged(program())) {
        elf::target(&bytes);
    }

    #[test]
    fn any_damage_to_a_description_is_refused_with_places_or_lowered(
        text in damaged(DESCRIPTION.into()),
    ) {
        coredsl::target(&String::from_utf8_lossy(&text));
    }

    #[test]
    fn any_code_stays_in_its_memory(
        wide: bool,
        misaligned_allowed: bool,
        shapes: [u16; 32],
        code in vec(any::<u8>(), 0..256),
    ) {
        execute::target((wide, misaligned_allowed, shapes, &code));
    }
}
