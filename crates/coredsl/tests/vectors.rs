//! Behaviours on vector registers: interpreted and as machine code, for several lengths of the
//! registers.

use instar_coredsl::vector::VectorUse;
use instar_coredsl::{Description, RaisedException};
use instar_isa::{IndexExpr, RegisterFile};

use crate::common::{Machine, loaded};

/// A set of one instruction with fields vm, vs2, vs1 and vd.
fn vector_set(behavior: &str) -> Description {
    loaded(&format!(
        "InstructionSet Xtest extends RVV {{ instructions {{ T {{
           encoding: 6'd0 :: vm[0:0] :: vs2[4:0] :: vs1[4:0] :: 3'b000 :: vd[4:0] :: 7'b0001011;
           assembly: \"{{name(vd)}}, {{name(vs2)}}, {{name(vs1)}}\";
           behavior: {{ {behavior} }} }} }} }}"
    ))
}

/// A machine whose registers hold bytes that are all different enough.
fn machine(description: &Description, vlen: u64, sew: u64, lmul: u64, vl: u64) -> Machine {
    let mut machine = Machine::new(description).with_vectors(vlen, sew, lmul, vl);
    for (number, byte) in machine.v.iter_mut().enumerate() {
        *byte = (number as u32).wrapping_mul(2_654_435_761).to_be_bytes()[0];
    }
    machine
}

const FIELDS: [(&str, u32); 4] = [("vm", 1), ("vd", 8), ("vs1", 16), ("vs2", 24)];

const ADD: &str = "
  if (SEW != 16 || vd % LMUL != 0) raise(0, 2);
  for (unsigned<17> i = vstart; i < vl; i++)
    if (vm == 1 || V[0][i] == 1)
      V[vd][16*i+15:16*i] = (unsigned<16>)(V[vs2][16*i+15:16*i] + V[vs1][16*i+15:16*i]);
  if (vta) for (unsigned<17> i = vl; i < VLMAX; i++) V[vd][16*i+15:16*i] = 0xffff;";

#[test]
fn elements_of_any_length_of_register_are_worked_on_under_mask_and_tail() {
    let description = vector_set(ADD);
    for (vlen, lmul, vl, vstart, vta) in [
        (128, 1, 8, 0, 0),
        (128, 8, 61, 3, 1),
        (256, 2, 0, 0, 1),
        (1024, 4, 256, 200, 0),
        (4096, 8, 2047, 0, 1),
    ] {
        for vm in [0, 1] {
            let mut machine = machine(&description, vlen, 16, lmul, vl);
            (machine.settings[2], machine.settings[6]) = (vstart, vta);
            let before = machine.v.clone();
            let fields = [("vm", vm), FIELDS[1], FIELDS[2], FIELDS[3]];
            machine.run(&description, "T", &fields).unwrap();
            let length = vlen as usize / 8;
            let element = |file: &[u8], register: usize, i: usize| {
                let at = register * length + 2 * i;
                u16::from_le_bytes([file[at], file[at + 1]])
            };
            for i in 0..(vlen * lmul / 16) as usize {
                let active = vm == 1 || before[i / 8] >> (i % 8) & 1 == 1;
                let expected = match i as u64 {
                    i if i >= vl && vta == 1 => 0xffff,
                    at if at >= vstart && at < vl && active => {
                        element(&before, 24, i).wrapping_add(element(&before, 16, i))
                    }
                    _ => element(&before, 8, i),
                };
                assert_eq!(element(&machine.v, 8, i), expected, "VLEN {vlen} vm {vm} element {i}");
            }
            let group = 8 * length..(8 + lmul as usize) * length;
            let outside = |file: &[u8]| [&file[..group.start], &file[group.end..]].concat();
            assert_eq!(outside(&machine.v), outside(&before));
        }
    }
}

#[test]
fn conditions_that_raise_leave_the_registers_alone() {
    let description = vector_set(ADD);
    for (sew, vd) in [(32, 8), (16, 9)] {
        let mut machine = machine(&description, 128, sew, 2, 4);
        let before = machine.clone();
        let fields = [FIELDS[0], ("vd", vd), FIELDS[2], FIELDS[3]];
        let trap = machine.run(&description, "T", &fields).unwrap_err();
        assert_eq!(trap.cause, RaisedException::ILLEGAL_INSTRUCTION);
        assert_eq!(machine, before);
    }
}

#[test]
fn groups_of_elements_are_as_wide_as_2048_bits() {
    let description = vector_set(
        "for (unsigned<17> i = 0; i < vl; i += 32) {
           unsigned<2048> g = V[vs2][64*i+2047:64*i];
           V[vd][64*i+2047:64*i] = g[1023:0] :: g[2047:1024];
         }",
    );
    let mut machine = machine(&description, 512, 64, 8, 64);
    let before = machine.v.clone();
    machine.run(&description, "T", &FIELDS).unwrap();
    for half in 0..4 {
        let at = |register: usize, half: usize| register * 64 + 128 * half..register * 64 + 128 * (half + 1);
        assert_eq!(machine.v[at(8, half ^ 1)], before[at(24, half)]);
    }
}

#[test]
fn a_loop_that_a_break_ends_keeps_what_was_done() {
    let description = vector_set(
        "unsigned<17> first = vl;
         for (unsigned<17> i = 0; i < vl; i++) {
           if (V[vs2][i] == 0) continue;
           if (V[vs1][i] == 1) { first = i; break; }
           V[vd][i] = ~V[vd][i];
         }
         V[vd][1023:1008] = first[15:0];",
    );
    let mut machine = machine(&description, 1024, 8, 8, 1000);
    let before = machine.v.clone();
    let bit = |file: &[u8], register: usize, i: usize| file[register * 128 + i / 8] >> (i % 8) & 1;
    let stop = (0..1000).find(|i| bit(&before, 24, *i) & bit(&before, 16, *i) == 1).expect("there is one");
    machine.run(&description, "T", &FIELDS).unwrap();
    for i in 0..1000 {
        let flipped = u8::from(i < stop) & bit(&before, 24, i);
        assert_eq!(bit(&machine.v, 8, i), bit(&before, 8, i) ^ flipped, "bit {i} of {stop}");
    }
    assert_eq!(machine.v[8 * 128 + 126..][..2], (stop as u16).to_le_bytes());
}

#[test]
fn a_loop_without_end_is_an_illegal_instruction() {
    let description = vector_set("unsigned<17> n = 0; while (n <= vl) n = vstart;");
    let mut machine = machine(&description, 128, 8, 1, 16);
    assert_eq!(
        machine.run(&description, "T", &FIELDS).unwrap_err().cause,
        RaisedException::ILLEGAL_INSTRUCTION
    );
}

#[test]
fn bits_beyond_v31_are_an_illegal_instruction() {
    let description = vector_set("V[vd][16*vl+15:16*vl] = 0;");
    let at = |vd| [FIELDS[0], ("vd", vd), FIELDS[2], FIELDS[3]];
    let run = |vd, vl| {
        let mut machine = machine(&description, 128, 16, 1, vl);
        machine.run(&description, "T", &at(vd)).map_err(|trap| trap.cause)
    };
    assert_eq!(run(31, 7), Ok(()));
    assert_eq!(run(31, 8), Err(RaisedException::ILLEGAL_INSTRUCTION));
    assert_eq!(run(0, 8), Ok(()));
    assert_eq!(run(0, 1 << 16), Err(RaisedException::ILLEGAL_INSTRUCTION));
}

#[test]
fn operands_are_vector_registers_of_which_vtype_says_how_many() {
    let description = vector_set(ADD);
    let decode = &description.instruction("T").unwrap().decode;
    let file = |operands: &[instar_isa::OperandRegister]| -> Vec<_> {
        operands.iter().map(|o| (o.file, o.index, o.count)).collect()
    };
    let field = |name: &str| {
        let field = decode.fields.iter().position(|field| field.name == name).unwrap();
        (RegisterFile::V, IndexExpr::Field { field, offset: 0 }, 1)
    };
    let fixed = (RegisterFile::V, IndexExpr::Fixed(0), 1);
    let mut sources = file(&decode.sources);
    sources.sort_by_key(|(_, index, _)| format!("{index:?}"));
    assert_eq!(sources.len(), 4);
    assert!(sources.contains(&fixed) && sources.contains(&field("vs1")) && sources.contains(&field("vs2")));
    assert_eq!(file(&decode.destinations), [field("vd")]);
    let uses = description.instruction("T").unwrap().behaviour.vectors();
    assert_eq!(uses, VectorUse { any: true, vtype: true });
    let plain = vector_set("V[vd][7:0] = vl[7:0];").instructions[0].behaviour.vectors();
    assert_eq!(plain, VectorUse { any: true, vtype: false });
    assert!(!vector_set("X[vd] = X[vs1];").instructions[0].behaviour.vectors().any);
}
