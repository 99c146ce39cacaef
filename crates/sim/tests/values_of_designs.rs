//! Recorded values of a design's instructions, with state of its own, as machine code and
//! interpreted.
//!
//! Source: the contract of `instar_trace::Values`.

use instar_coredsl::Description;
use instar_isa::{Isa, RegisterFile};

use crate::recorded::{EVERYTHING, agrees, op, program, word};

const OWN: &str = "InstructionSet Xown extends RV32I {
  architectural_state {
    register unsigned<32> COUNT = 5;
    register unsigned<200> WIDE;
    register signed<16> BANK[6];
  }
  instructions {
    PQ_COUNT {
      encoding: 12'b0 :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {\"pq.count\", \"{name(rd)}, {name(rs1)}\"};
      behavior: { COUNT = (unsigned<32>)(COUNT + X[rs1]); X[rd] = COUNT; }
    }
    PQ_WIDEN {
      encoding: 7'b0 :: rs2[4:0] :: rs1[4:0] :: 3'd1 :: 5'd0 :: 7'b0001011;
      assembly: {\"pq.widen\", \"{name(rs1)}, {name(rs2)}\"};
      behavior: { WIDE = (unsigned<200>)(WIDE[135:0] :: X[rs1] :: X[rs2]); }
    }
    PQ_BANK {
      encoding: 12'b0 :: rs1[4:0] :: 3'd2 :: rd[4:0] :: 7'b0001011;
      assembly: {\"pq.bank\", \"{name(rd)}, {name(rs1)}\"};
      behavior: {
        BANK[X[rs1][1:0]] = (signed<16>)(BANK[2] - 3);
        BANK[5] = 7;
        X[rd] = (unsigned<32>)BANK[X[rs1][1:0]];
      }
    }
    PQ_SWAP {
      encoding: 12'b0 :: rs1[4:0] :: 3'd3 :: rd[4:0] :: 7'b0001011;
      assembly: {\"pq.swap\", \"{name(rd)}, ({name(rs1)})\"};
      behavior: {
        unsigned<32> at = X[rs1];
        unsigned<32> old = MEM[at+3:at];
        MEM[at+3:at] = X[rd];
        MEM[at+5:at+4] = (unsigned<16>)X[rd];
        if (old == 0) raise(0, 24);
        X[rd] = old;
      }
    }
    PQ_SKIP {
      encoding: 20'b0 :: rd[4:0] :: 7'b0101011;
      assembly: {\"pq.skip\", \"{name(rd)}\"};
      behavior: { X[rd] = 9; PC = (unsigned<32>)(PC + 8); }
    }
    PQ_PAIR {
      encoding: 12'd1 :: rs1[4:0] :: 3'd2 :: rd[4:0] :: 7'b0101011;
      assembly: {\"pq.pair\", \"{name(rd)}, {name(rs1)}\"};
      behavior: { X[rd] = X[rs1 + 1]; X[rd + 1] = X[rs1]; }
    }
  }
}";

/// An instruction that is too long for machine code: an accumulator of its own description.
fn long() -> String {
    let step = "ACC = (unsigned<64>)(ACC * 3 + X[rs1]);";
    format!(
        "InstructionSet Xlong extends RV32I {{
          architectural_state {{ register unsigned<64> ACC = 1; }}
          instructions {{
            PQ_LONG {{
              encoding: 12'd2 :: rs1[4:0] :: 3'd3 :: rd[4:0] :: 7'b0101011;
              assembly: {{\"pq.long\", \"{{name(rd)}}, {{name(rs1)}}\"}};
              behavior: {{
                unsigned<8> old = MEM[X[rs1]];
                MEM[X[rs1]] = 9;
                {}
                X[rd] = ACC[31:0] ^ old;
              }}
            }}
          }}
        }}",
        step.repeat(7000)
    )
}

#[test]
fn values_of_a_design_s_instructions_are_those_that_stepping_shows() {
    let texts = [("xown.core_desc", OWN.to_owned()), ("xlong.core_desc", long())];
    let descriptions = texts.map(|(name, text)| {
        instar_coredsl::load(name, &text).unwrap_or_else(|diagnostics| panic!("{}", diagnostics[0]))
    });
    let compiled = |description: &Description| {
        let compiled =
            |i: &instar_coredsl::DescribedInstruction| instar_jit::compiled(&i.behaviour).is_some();
        description.instructions.iter().map(compiled).collect::<Vec<_>>()
    };
    assert_eq!([compiled(&descriptions[0]), compiled(&descriptions[1])], [vec![true; 6], vec![false]]);
    let count = |rd: u32, rs1: u32| word(rs1 << 15 | rd << 7 | 0x0b);
    let widen = |rs1: u32, rs2: u32| word(rs2 << 20 | rs1 << 15 | 1 << 12 | 0x0b);
    let bank = |rd: u32, rs1: u32| word(rs1 << 15 | 2 << 12 | rd << 7 | 0x0b);
    let swap = |rd: u32, rs1: u32| word(rs1 << 15 | 3 << 12 | rd << 7 | 0x0b);
    let skip = |rd: u32| word(rd << 7 | 0x2b);
    let pair = |rd: u32, rs1: u32| word(1 << 20 | rs1 << 15 | 2 << 12 | rd << 7 | 0x2b);
    let long = |rd: u32, rs1: u32| word(2 << 20 | rs1 << 15 | 3 << 12 | rd << 7 | 0x2b);
    let body = [
        op("addi", 10, 0, 0, 1234),
        count(10, 10),
        count(11, 10),
        count(0, 11),
        op("addi", 9, 9, 0, 64),
        widen(10, 11),
        widen(11, 9),
        bank(12, 10),
        bank(13, 11),
        pair(14, 10),
        pair(14, 14),
        swap(10, 9),
        swap(11, 9),
        op("sw", 0, 9, 0, 0),
        swap(12, 9), // stores, and traps nevertheless
        swap(12, 9),
        op("lb", 13, 0, 0, 0), // outside memory
        swap(13, 0),           // outside memory
        skip(14),
        op("c.nop", 0, 0, 0, 0),
        op("c.nop", 0, 0, 0, 0),
        op("c.nop", 0, 0, 0, 0),
        op("addi", 14, 14, 0, 1),
        long(15, 9),
        op("addi", 15, 15, 0, 1),
        long(15, 9),
    ];
    let recorded = agrees(&program(&body), Isa::parse(EVERYTHING).unwrap(), &descriptions);
    let own = |file| recorded.iter().filter(move |r| r.written.iter().any(|((f, ..), _)| *f == file)).count();
    let wide = recorded.iter().flat_map(|r| &r.written).find(|((file, ..), _)| *file == RegisterFile::Own(1));
    assert_eq!(wide.map(|((.., old), new)| (old.len(), new.len())), Some((4, 4)));
    assert_eq!([0, 1, 2, 3].map(|n| own(RegisterFile::Own(n))), [3, 2, 2, 2]);
}
