//! One group by itself, beside the instruction on vector registers.

use super::*;
use crate::host::{Host, OwnState, RaisedException};
use crate::{load_for, load_with};
use instar_isa::Xlen;

const TEXT: &str = r#"
import "RVV.core_desc"
InstructionSet Xgroups extends RVV {
  functions {
    unsigned<128> mixed(unsigned<128> a, unsigned<128> b) {
      unsigned<32> word[4];
      for (int k = 0; k < 4; k++) word[k] = (unsigned<32>)(a[32 * k + 31:32 * k] + b[127:96]);
      return word[0] :: word[3] :: word[2] :: word[1];
    }
  }
  instructions {
    MIXED_VV {
      encoding: 6'd1 :: 1'b1 :: vs2[4:0] :: 5'd3 :: 3'b010 :: vd[4:0] :: 7'b1110111;
      assembly: {"x.mixed.vv", "{name(vd)}, {name(vs2)}"};
      behavior: {
        if (SEW != 32 || vl % 4 != 0 || vstart % 4 != 0 || vd % LMUL != 0) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i += 4)
          V[vd][32 * i + 127:32 * i] = mixed(V[vd][32 * i + 127:32 * i], V[vs2][32 * i + 127:32 * i]);
      }
    }
    MIXED_VS {
      encoding: 6'd2 :: 1'b1 :: vs2[4:0] :: 5'd3 :: 3'b010 :: vd[4:0] :: 7'b1110111;
      assembly: {"x.mixed.vs", "{name(vd)}, {name(vs2)}"};
      behavior: {
        if (SEW != 32 || vl % 4 != 0 || vstart % 4 != 0 || vd % LMUL != 0 || vd == vs2) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i += 4)
          V[vd][32 * i + 127:32 * i] = mixed(V[vd][32 * i + 127:32 * i], V[vs2][127:0]);
      }
    }
    MASKED {
      encoding: 6'd3 :: 1'b0 :: vs2[4:0] :: 5'd3 :: 3'b010 :: vd[4:0] :: 7'b1110111;
      assembly: {"x.masked", "{name(vd)}, {name(vs2)}"};
      behavior: {
        for (unsigned<17> i = vstart; i < vl; i++)
          if (V[0][i] == 1) V[vd][8 * i + 7:8 * i] = V[vs2][8 * i + 7:8 * i];
      }
    }
    DECIDED {
      encoding: 6'd4 :: 1'b1 :: vs2[4:0] :: 5'd3 :: 3'b010 :: vd[4:0] :: 7'b1110111;
      assembly: {"x.decided", "{name(vd)}, {name(vs2)}"};
      behavior: {
        for (unsigned<17> i = vstart; i < vl; i++) {
          unsigned<8> x = V[vs2][8 * i + 7:8 * i];
          if (x == 0) raise(0, 2);
          V[vd][8 * i + 7:8 * i] = x;
        }
      }
    }
  }
}
"#;

/// Vector registers of 512 bits with LMUL 4, or only the design's own registers.
struct Machine {
    vectors: Vec<u8>,
    sew: u32,
    vl: u32,
    own: OwnState,
}

impl Host for Machine {
    fn x(&self, _: u32) -> u64 {
        0
    }
    fn set_x(&mut self, _: u32, _: u64) {}
    fn pc(&self) -> u64 {
        0
    }
    fn set_pc(&mut self, _: u64) {}
    fn load(&mut self, address: u64, _: u32) -> Result<u64, RaisedException> {
        Err(RaisedException { cause: RaisedException::LOAD_ACCESS_FAULT, value: address })
    }
    fn store(&mut self, address: u64, _: u32, _: u64) -> Result<(), RaisedException> {
        Err(RaisedException { cause: RaisedException::STORE_ACCESS_FAULT, value: address })
    }
    fn own(&mut self) -> &mut OwnState {
        &mut self.own
    }
    fn vectors(&mut self) -> &mut [u8] {
        &mut self.vectors
    }
    fn setting(&self, setting: VectorSetting) -> u64 {
        u64::from(match setting {
            VectorSetting::Vlen => 512,
            VectorSetting::Vl => self.vl,
            VectorSetting::Sew => self.sew,
            VectorSetting::Lmul => 4,
            VectorSetting::Vlmax => 512 * 4 / self.sew,
            VectorSetting::Vstart | VectorSetting::Vta | VectorSetting::Vma => 0,
        })
    }
}

fn random(seed: &mut u64) -> u8 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed as u8
}

/// Runs a word on vector registers, and group by group on the registers of `group`.
fn compare(whole: &Description, at: usize, word: u32, sew: u32, vl: u32, layout: GroupLayout) {
    let group = whole.element_group(at, sew, layout).unwrap();
    let mut seed = 0x5eed_0123_4567_89ab ^ u64::from(word);
    let vectors: Vec<u8> = (0..32 * 64).map(|_| random(&mut seed)).collect();
    let mut machine = Machine { vectors: vectors.clone(), sew, vl, own: whole.own_state() };
    whole.instructions[at].behaviour.execute(word, &mut machine).unwrap();
    let mut expected = vectors;
    let fields = &whole.instructions[at].decode.fields;
    let bytes = layout.element_bits as usize / 8;
    for first in (0..vl).step_by(group.shape.elements as usize) {
        let mut one = Machine { vectors: vec![], sew, vl: 0, own: group.description.own_state() };
        let start = |operand: &GroupOperand| {
            let field = fields.iter().find(|field| field.name == operand.field).unwrap();
            let offset = if operand.first { 0 } else { first * sew / 8 };
            field.extract(word) as usize * 64 + offset as usize
        };
        for (file, operand) in group.shape.operands.iter().enumerate() {
            for slot in 0..layout.slots as usize {
                let mut limb = [0; 8];
                let from = start(operand) + slot * bytes;
                for (byte, value) in limb.iter_mut().zip(&expected[from..from + bytes]) {
                    *byte = *value;
                }
                one.own.register_mut(file, slot)[0] = u64::from_le_bytes(limb);
            }
        }
        group.description.instructions[0].behaviour.execute(word, &mut one).unwrap();
        for (file, operand) in group.shape.operands.iter().enumerate().filter(|(_, operand)| operand.written)
        {
            for slot in 0..layout.slots as usize {
                let limb = one.own.register(file, slot)[0].to_le_bytes();
                let from = start(operand) + slot * bytes;
                expected[from..from + bytes].copy_from_slice(&limb[..bytes]);
            }
        }
    }
    assert!(machine.vectors == expected, "{word:#x}");
}

fn described(text: &str) -> Description {
    load_for("text", text, Some(Xlen::Rv64)).unwrap()
}

#[test]
fn groups_one_by_one_leave_what_the_instruction_leaves() {
    let whole = described(TEXT);
    for layout in [(32, 4), (64, 2), (8, 16), (32, 8)] {
        let layout = GroupLayout { element_bits: layout.0, slots: layout.1 };
        // A layout with more room than a group has takes over what is after it.
        for (at, funct6) in [(0, 1u32), (1, 2)] {
            let word = funct6 << 26 | 1 << 25 | 8 << 20 | 3 << 15 | 2 << 12 | 4 << 7 | 0x77;
            compare(&whole, at, word, 32, 16, layout);
        }
    }
}

#[test]
fn operands_say_which_part_of_a_register_they_are() {
    let whole = described(TEXT);
    let layout = GroupLayout { element_bits: 32, slots: 4 };
    let group = whole.element_group(1, 32, layout).unwrap();
    assert_eq!(group.shape.elements, 4);
    let told: Vec<_> = (group.shape.operands.iter())
        .map(|operand| (operand.field.as_str(), operand.bits, operand.read, operand.written, operand.first))
        .collect();
    assert_eq!(told, [("vs2", 128, true, false, true), ("vd", 128, true, true, false)]);
    assert!(!whole.element_group(0, 32, layout).unwrap().shape.operands[0].first);
}

#[test]
fn what_a_group_does_not_decide_is_refused_with_the_reason() {
    let whole = described(TEXT);
    let refused =
        |at, sew, slots| whole.element_group(at, sew, GroupLayout { element_bits: 32, slots }).unwrap_err();
    assert!(refused(0, 64, 4).contains("elements of 64 bits are illegal"));
    assert!(refused(2, 8, 4).contains("v0, a mask"));
    assert!(refused(3, 8, 4).contains("decides whether it raises an exception"));
    assert!(refused(0, 32, 3).contains("has 128 bits, the unit's have 96"));
}

#[test]
fn a_state_of_keccak_is_a_group() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../designs/vkeccak/");
    let read =
        |name: &str| std::fs::read_to_string([folder, name].concat()).map_err(|error| error.to_string());
    let text = read("xvkeccak.core_desc").unwrap();
    let whole = load_with("text", &text, Some(Xlen::Rv64), &read).unwrap();
    let layout = GroupLayout { element_bits: 64, slots: 28 };
    for imm in [0u32, 1] {
        let word = 0b101001 << 26 | 1 << 25 | imm << 20 | 0b10010 << 15 | 2 << 12 | 8 << 7 | 0x77;
        compare(&whole, 0, word, 64, 32, layout);
    }
    let group = whole.element_group(0, 64, layout).unwrap();
    assert_eq!((group.shape.elements, group.shape.bits()), (32, 1600));
    assert!(group.description.sequence(0, 24).is_ok());
}
