//! Instructions of the kind that the reference designs have, against Rust references.
//!
//! Source: FIPS 204 (q, butterflies), FIPS 202 (Keccak), CROSS specification (mod 127, mod 509).

use proptest::prelude::*;

use crate::common::{Machine, loaded, result, set};

const Q: i64 = 8_380_417;
/// -q^-1 mod 2^32.
const Q_INV: i64 = 58_728_449;

const BUTTERFLY: &str = "
InstructionSet Xpqntt extends RV32I {
  architectural_state {
    const signed<32> Q = 8380417;
    const signed<32> Q_INV = 58728449; // q^-1 mod 2^32
  }
  functions {
    signed<32> montgomery(signed<64> a) {
      signed<32> t = (signed<32>)((signed<32>)a * Q_INV);
      return (signed<32>)((a - t * Q) >> 32);
    }
  }
  instructions {
    /// Cooley-Tukey butterfly: a + z b and a - z b.
    PQ_BFCT {
      encoding: rz[4:0] :: 2'b00 :: rb[4:0] :: ra[4:0] :: 3'b000 :: 5'b00000 :: 7'b0001011;
      assembly: {\"pq.bfct\", \"{name(ra)}, {name(rb)}, {name(rz)}\"};
      behavior: {
        signed<32> a = (signed)X[ra];
        signed<32> t = montgomery((signed)X[rb] * (signed)X[rz]);
        X[ra] = (unsigned<32>)(a + t);
        X[rb] = (unsigned<32>)(a - t);
      }
    }
  }
}";

fn montgomery(a: i64) -> i32 {
    let t = (a as i32).wrapping_mul(Q_INV as i32);
    (a.wrapping_sub(i64::from(t) * Q) >> 32) as i32
}

proptest! {
    #[test]
    fn a_butterfly_is_two_montgomery_sums(a: i32, b in -8_380_417i32..8_380_417, z in -4_190_208i32..4_190_208) {
        let description = loaded(BUTTERFLY);
        let mut machine = Machine::new(&description);
        (machine.x[5], machine.x[6], machine.x[7]) = (a as u32 as u64, b as u32 as u64, z as u32 as u64);
        machine.run(&description, "pq.bfct", &[("ra", 5), ("rb", 6), ("rz", 7)]).unwrap();
        let t = montgomery(i64::from(b) * i64::from(z));
        prop_assert_eq!(machine.x[5] as u32, a.wrapping_add(t) as u32);
        prop_assert_eq!(machine.x[6] as u32, a.wrapping_sub(t) as u32);
        prop_assert_eq!(machine.x[7] as u32, z as u32);
    }

    #[test]
    fn a_rotate_and_xor_is_rotate_left(a: u32, b: u32) {
        let description = set("", "", &["unsigned<32> v = X[rs1] ^ X[rs2]; X[rd] = v[24:0] :: v[31:25];"]);
        prop_assert_eq!(result(&description, "T0", a, b), (a ^ b).rotate_left(7));
    }
}

#[test]
fn the_operands_of_a_butterfly_are_three_sources_and_two_destinations() {
    let description = loaded(BUTTERFLY);
    let decode = &description.instructions[0].decode;
    assert_eq!((decode.sources.len(), decode.destinations.len()), (3, 2));
    assert_eq!(decode.mask, 0x0600_7fff);
    assert_eq!(decode.value, 0x0b);
    assert_eq!(description.instructions[0].doc, "Cooley-Tukey butterfly: a + z b and a - z b.");
    println!("{:#?}", description.instructions[0].behaviour.program().ops());
}
