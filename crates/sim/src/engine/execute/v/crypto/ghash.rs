//! Multiplication in the field of GHASH.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, section "Zvkg"; NIST SP 800-38D, section
//! 6.3. The standard's bit 0 is the highest bit of the first byte, so each byte has its bits turned
//! round for the product.

type Block = [u32; 4];

fn polynomial(block: Block) -> u128 {
    let bytes = (0..4).fold(0u128, |sum, n| sum | u128::from(block[n]) << (32 * n));
    bytes.reverse_bits().swap_bytes()
}

fn block(polynomial: u128) -> Block {
    let bytes = polynomial.reverse_bits().swap_bytes();
    std::array::from_fn(|n| (bytes >> (32 * n)) as u32)
}

/// Modulo x¹²⁸ + x⁷ + x² + x + 1.
fn product(a: u128, mut b: u128) -> u128 {
    let mut sum = 0;
    for n in 0..128 {
        if a >> n & 1 == 1 {
            sum ^= b;
        }
        b = b << 1 ^ if b >> 127 == 1 { 0x87 } else { 0 };
    }
    sum
}

pub(super) fn multiply(y: Block, _: Block, h: Block, _: u64) -> Block {
    block(product(polynomial(y), polynomial(h)))
}

pub(super) fn add_multiply(y: Block, x: Block, h: Block, _: u64) -> Block {
    block(product(polynomial(y) ^ polynomial(x), polynomial(h)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_the_first_bit_of_the_first_byte() {
        let one = [0x80, 0, 0, 0];
        let any = [0x1234_5678, 0x9abc_def0, 3, 0xffff_ffff];
        assert_eq!(multiply(any, [0; 4], one, 0), any);
        assert_eq!(add_multiply(any, any, any, 0), [0; 4]);
    }
}
