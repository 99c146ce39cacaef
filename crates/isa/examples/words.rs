//! Prints words of every encoding with their assembly, to be assembled again and compared:
//! `cargo run -p instar-isa --example words -- rv32imcb_zbc_zcb 20`.
//!
//! Source: own.

use std::error::Error;

use instar_isa::{Decoder, Isa, instructions};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let isa = Isa::parse(&arguments.next().ok_or("usage: words ISA [COUNT]")?)?;
    let count = arguments.next().map_or(Ok(20), |count| count.parse())?;
    let decoder = Decoder::new(&isa, &[])?;
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    for instruction in instructions(&isa) {
        let mut printed = 0;
        while printed < count {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let Some(word) = instruction.from_bits((state >> 32) as u32) else { continue };
            println!("{word:#x}\t{}", decoder.disassemble(0, word));
            printed += 1;
        }
    }
    Ok(())
}
