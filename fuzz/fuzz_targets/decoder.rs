//! Any word at both XLENs: decoding, its static entry and its text never panic, agree, and encode
//! back.
//!
//! Source: own design.

#![no_main]

use std::sync::LazyLock;

use instar_isa::{Decoder, Isa, ManualEncoding, Xlen, instructions};
use libfuzzer_sys::fuzz_target;

static DECODERS: LazyLock<Vec<(Decoder, Vec<&'static ManualEncoding>)>> = LazyLock::new(|| {
    let all = [Xlen::Rv32, Xlen::Rv64].map(Isa::everything);
    all.iter().map(|isa| (Decoder::new(isa, &[]).unwrap(), instructions(isa).collect())).collect()
});

fuzz_target!(|input: (u64, [u32; 8])| {
    let (pc, words) = input;
    for (decoder, table) in DECODERS.iter() {
        for word in words {
            let word = if word & 3 == 3 { word } else { word & 0xffff };
            let decoded = decoder.decode(word);
            assert_eq!(decoded.is_some(), decoder.static_entry(pc, word).is_some(), "{word:#x}");
            assert!(!decoder.disassemble(pc, word).is_empty());
            let mut found = false;
            for instruction in table {
                let Some(operands) = instruction.matches(word) else { continue };
                found = true;
                let back = instruction.encode(&operands).expect("operands of a word can be encoded");
                assert_eq!(instruction.matches(back), Some(operands), "{}", instruction.mnemonic);
            }
            assert_eq!(found, decoded.is_some(), "{word:#x}");
        }
    }
});
