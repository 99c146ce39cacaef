//! Wide own state: Keccak on 1600 bits in one register, on 25 lanes, and on 50 words with loops and
//! tables.
//!
//! Source: FIPS 202, section 3.2; the reference below follows it step by step.

use crate::common::{Machine, loaded};

const LANES: &str = "
InstructionSet Xpqkeccak extends RV64I {
  architectural_state {
    register unsigned<64> A[25];
    register unsigned<1600> S;
    const unsigned<64> RC[24] = {
      0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b,
      0x0000000080000001, 0x8000000080008081, 0x8000000000008009, 0x000000000000008a, 0x0000000000000088,
      0x0000000080008009, 0x000000008000000a, 0x000000008000808b, 0x800000000000008b, 0x8000000000008089,
      0x8000000000008003, 0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
      0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008
    };
    const unsigned<6> RHO[25] = {
      0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14
    };
  }
  functions {
    unsigned<64> rol(unsigned<64> v, unsigned<6> by) {
      if (by == 0) return v;
      return (v << by) | (v >> (64 - by));
    }
  }
  instructions {
    /// All rounds on 25 lanes.
    KECCAK_LANES {
      encoding: 7'd0 :: 5'd0 :: 5'd0 :: 3'b000 :: 5'd0 :: 7'b0001011;
      behavior: {
        for (int r = 0; r < 24; r++) {
          unsigned<64> c[5];
          unsigned<64> b[25];
          for (int x = 0; x < 5; x++) c[x] = A[x] ^ A[x+5] ^ A[x+10] ^ A[x+15] ^ A[x+20];
          for (int x = 0; x < 5; x++) {
            unsigned<64> d = c[(x + 4) % 5] ^ rol(c[(x + 1) % 5], 1);
            for (int y = 0; y < 25; y += 5) A[x+y] ^= d;
          }
          for (int x = 0; x < 5; x++)
            for (int y = 0; y < 5; y++) b[y + 5 * ((2*x + 3*y) % 5)] = rol(A[x + 5*y], RHO[x + 5*y]);
          for (int y = 0; y < 25; y += 5)
            for (int x = 0; x < 5; x++) A[x+y] = b[x+y] ^ (~b[(x+1) % 5 + y] & b[(x+2) % 5 + y]);
          A[0] ^= RC[r];
        }
      }
    }
    /// One round on one wide register; the number of the round stands in rs1.
    KECCAK_ROUND {
      encoding: 7'd1 :: 5'd0 :: rs1[4:0] :: 3'b000 :: 5'd0 :: 7'b0001011;
      assembly: \"{name(rs1)}\";
      behavior: {
        unsigned<1600> s = S;
        unsigned<64> c[5];
        unsigned<64> b[25];
        for (int x = 0; x < 5; x++) {
          c[x] = 0;
          for (int y = 0; y < 5; y++) c[x] ^= s[64*(x+5*y)+63 : 64*(x+5*y)];
        }
        for (int x = 0; x < 5; x++) {
          unsigned<64> d = c[(x + 4) % 5] ^ rol(c[(x + 1) % 5], 1);
          for (int y = 0; y < 5; y++) s[64*(x+5*y)+63 : 64*(x+5*y)] ^= d;
        }
        for (int x = 0; x < 5; x++)
          for (int y = 0; y < 5; y++)
            b[y + 5 * ((2*x + 3*y) % 5)] = rol(s[64*(x+5*y)+63 : 64*(x+5*y)], RHO[x + 5*y]);
        for (int y = 0; y < 25; y += 5)
          for (int x = 0; x < 5; x++)
            S[64*(x+y)+63 : 64*(x+y)] = b[x+y] ^ (~b[(x+1) % 5 + y] & b[(x+2) % 5 + y]);
        S[63:0] ^= RC[X[rs1][4:0]];
      }
    }
    /// Moves a lane.
    LANE_IN {
      encoding: 7'd2 :: i[4:0] :: rs1[4:0] :: 3'b000 :: 5'd0 :: 7'b0001011;
      assembly: \"{name(rs1)}, {i}\";
      behavior: { A[i] = X[rs1]; S[64*i+63 : 64*i] = X[rs1]; }
    }
  }
}";

fn keccak_f(a: &mut [u64; 25]) {
    let mut lfsr = 1u8;
    for _ in 0..24 {
        let c: [u64; 5] = std::array::from_fn(|x| (0..5).fold(0, |sum, y| sum ^ a[x + 5 * y]));
        for x in 0..5 {
            for y in 0..5 {
                a[x + 5 * y] ^= c[(x + 4) % 5] ^ c[(x + 1) % 5].rotate_left(1);
            }
        }
        let mut b = *a;
        let (mut x, mut y) = (1, 0);
        for t in 0..24u32 {
            b[y + 5 * ((2 * x + 3 * y) % 5)] = a[x + 5 * y].rotate_left((t + 1) * (t + 2) / 2 % 64);
            (x, y) = (y, (2 * x + 3 * y) % 5);
        }
        for y in 0..5 {
            for x in 0..5 {
                a[x + 5 * y] = b[x + 5 * y] ^ (!b[(x + 1) % 5 + 5 * y] & b[(x + 2) % 5 + 5 * y]);
            }
        }
        for j in 0..7 {
            a[0] ^= u64::from(lfsr & 1) << ((1 << j) - 1);
            lfsr = (lfsr << 1) ^ ((lfsr >> 7) * 0x71);
        }
    }
}

fn state() -> [u64; 25] {
    std::array::from_fn(|i| (i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

#[test]
fn the_reference_permutes_the_zero_state_as_published() {
    let mut a = [0; 25];
    keccak_f(&mut a);
    assert_eq!(a[0], 0xf125_8f79_40e1_dde7);
}

#[test]
fn keccak_on_lanes_is_keccak() {
    let description = loaded(LANES);
    let mut machine = Machine::new(&description);
    let mut expected = state();
    for (i, lane) in state().into_iter().enumerate() {
        machine.x[5] = lane;
        machine.run(&description, "LANE_IN", &[("rs1", 5), ("i", i as u32)]).unwrap();
    }
    machine.run(&description, "KECCAK_LANES", &[]).unwrap();
    keccak_f(&mut expected);
    for (i, lane) in expected.into_iter().enumerate() {
        assert_eq!(machine.own.register(0, i), [lane], "lane {i}");
    }
}

#[test]
fn keccak_on_one_wide_register_is_keccak() {
    let description = loaded(LANES);
    let mut machine = Machine::new(&description);
    let mut expected = state();
    for (i, lane) in state().into_iter().enumerate() {
        machine.x[5] = lane;
        machine.run(&description, "LANE_IN", &[("rs1", 5), ("i", i as u32)]).unwrap();
    }
    assert_eq!(machine.own.register(1, 0), state());
    for round in 0..24 {
        machine.x[5] = round;
        machine.run(&description, "KECCAK_ROUND", &[("rs1", 5)]).unwrap();
    }
    keccak_f(&mut expected);
    assert_eq!(machine.own.register(1, 0), expected);
}

#[test]
fn a_table_index_beyond_the_end_is_an_illegal_instruction() {
    let description = loaded(LANES);
    let mut machine = Machine::new(&description);
    machine.x[5] = 24;
    let trap = machine.run(&description, "KECCAK_ROUND", &[("rs1", 5)]).unwrap_err();
    assert_eq!(trap.cause, instar_coredsl::RaisedException::ILLEGAL_INSTRUCTION);
}
