//! Zbkb: bit manipulation for cryptography. What it shares with Zbb stands there.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkb".

use super::{Low, Word};

values! {
    // The lower halves, that of the second operand on top.
    Pack(a, b) => {
        let half = W::from_u64(u64::from(W::BITS / 2));
        b.sll(half) | a.sll(half).srl(half)
    };
    Packh(a, b) => W::from_u64((b.to_u64() & 0xff) << 8 | a.to_u64() & 0xff);
    // The bits of each byte reversed.
    Brev8(a) => W::from_u64(u64::from_le_bytes(a.to_u64().to_le_bytes().map(u8::reverse_bits)));
    // The bits of the lower half at the even places, those of the upper half at the odd ones.
    Zip(a) => (0..W::BITS / 2).fold(W::ZERO, |zipped, n| {
        zipped | bit(a, n, 2 * n) | bit(a, n + W::BITS / 2, 2 * n + 1)
    });
    // The inverse of `zip`.
    Unzip(a) => (0..W::BITS / 2).fold(W::ZERO, |unzipped, n| {
        unzipped | bit(a, 2 * n, n) | bit(a, 2 * n + 1, n + W::BITS / 2)
    });
    Packw = Low<Pack>;
}

/// Bit `from` of `value` at place `to`.
#[inline(always)]
fn bit<W: Word>(value: W, from: u32, to: u32) -> W {
    let place = |n| W::from_u64(u64::from(n));
    (value.srl(place(from)) & W::ONE).sll(place(to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::of;

    #[test]
    fn halves_and_bytes_are_packed_with_the_second_operand_on_top() {
        assert_eq!(of::<Pack, _>(0x1111_2222u32, 0x3333_4444), 0x4444_2222);
        assert_eq!(of::<Pack, _>(0x1111_2222_3333_4444u64, !0), 0xffff_ffff_3333_4444);
        assert_eq!(of::<Packh, _>(0x1234u32, 0x5678), 0x7834);
    }

    #[test]
    fn bits_stay_in_their_byte() {
        assert_eq!(of::<Brev8, _>(0x0180_f003u32, 0), 0x8001_0fc0);
    }

    #[test]
    fn unzip_undoes_zip() {
        assert_eq!(of::<Zip, _>(0x0000_ffffu32, 0), 0x5555_5555);
        assert_eq!(of::<Unzip, _>(of::<Zip, _>(0xdead_beefu32, 0), 0), 0xdead_beef);
    }
}
