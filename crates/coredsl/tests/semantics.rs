//! One test per construct of the language: what it does.
//!
//! Source: CoreDSL 2 language reference, "Statements", "Expressions", "Instructions".

use instar_coredsl::{EncodingSpace, RaisedException};
use instar_isa::{IndexExpr, OperandRegister, RegisterFile};

use crate::common::{Machine, loaded, result, set};

#[test]
fn a_split_immediate_is_put_together() {
    let description = loaded(
        "InstructionSet Xtest extends RV32I { instructions { B {
           encoding: imm[12:12] :: imm[10:5] :: rs2[4:0] :: rs1[4:0] :: 3'b001 :: imm[4:1] :: imm[11:11] :: 7'b0001011;
           assembly: \"{name(rs1)}, {name(rs2)}, {imm}\";
           behavior: if (X[rs1] != X[rs2]) PC = (unsigned<32>)(PC + (signed)imm);
         } } }",
    );
    let mut machine = Machine::new(&description);
    machine.x[5] = 1;
    for offset in [-4096i32, -2, 0, 2, 0x554, 4094] {
        machine.pc = 0x1_0000;
        machine.run(&description, "B", &[("rs1", 5), ("rs2", 6), ("imm", offset as u32)]).unwrap();
        assert_eq!(machine.pc as i64, 0x1_0000 + i64::from(offset));
    }
    machine.pc = 0x40;
    machine.run(&description, "B", &[("rs1", 6), ("rs2", 6), ("imm", 8)]).unwrap();
    assert_eq!(machine.pc, 0x40, "a branch not taken leaves PC alone");
    assert!(description.instructions[0].decode.fields[0].signed, "imm is read as signed");
}

#[test]
fn register_pairs_are_read_and_written() {
    let description = set(
        "",
        "",
        &["X[rd+1:rd] = X[rs1+1:rs1] + X[rs2] - 1 >= 0 ? (unsigned<64>)(X[rs1+1:rs1] + X[rs2]) : 0;"],
    );
    let mut machine = Machine::new(&description);
    (machine.x[12], machine.x[13], machine.x[14]) = (0xffff_ffff, 7, 1);
    machine.run(&description, "T0", &[("rd", 10), ("rs1", 12), ("rs2", 14)]).unwrap();
    assert_eq!((machine.x[10], machine.x[11]), (0, 8));
    let decode = &description.instructions[0].decode;
    let rd = decode.fields.iter().position(|field| field.name == "rd").unwrap();
    let pair =
        OperandRegister { file: RegisterFile::X, index: IndexExpr::Field { field: rd, offset: 0 }, count: 2 };
    assert_eq!(decode.destinations, [pair]);
}

#[test]
fn a_pair_beyond_x31_is_an_illegal_instruction() {
    let description = set("", "", &["X[rd+1] = X[rs1];"]);
    let mut machine = Machine::new(&description);
    let trap = machine.run(&description, "T0", &[("rd", 31), ("rs1", 1), ("rs2", 0)]).unwrap_err();
    assert_eq!(trap.cause, RaisedException::ILLEGAL_INSTRUCTION);
}

#[test]
fn x0_is_never_written() {
    let description = set("", "", &["X[rd] = 5;", "X[rd+0] = X[rs1];"]);
    let mut machine = Machine::new(&description);
    machine.run(&description, "T0", &[("rd", 0)]).unwrap();
    machine.run(&description, "T1", &[("rd", 0)]).unwrap();
    assert_eq!(machine.x[0], 0);
}

#[test]
fn memory_is_little_endian_and_byte_addressed() {
    let description = set(
        "",
        "",
        &[
            "unsigned<32> a = X[rs1]; X[rd] = MEM[a+3:a];",
            "unsigned<32> a = X[rs1]; MEM[a+1:a] = X[rs2][15:0]; MEM[a+2] = 0x7f;",
            "unsigned<32> a = X[rs1]; unsigned<128> v = MEM[a+15:a]; MEM[a+31:a+16] = ~v;",
            "unsigned<32> a = X[rs1]; X[rd] = MEM[a+2:a];",
        ],
    );
    let mut machine = Machine::new(&description);
    machine.x[5] = 100;
    machine.x[6] = 0xdead_beef;
    machine.run(&description, "T1", &[("rs1", 5), ("rs2", 6)]).unwrap();
    assert_eq!(machine.memory[100..104], [0xef, 0xbe, 0x7f, 0]);
    machine.run(&description, "T0", &[("rd", 7), ("rs1", 5)]).unwrap();
    assert_eq!(machine.x[7], 0x007f_beef);
    machine.run(&description, "T3", &[("rd", 7), ("rs1", 5)]).unwrap();
    assert_eq!(machine.x[7], 0x007f_beef);
    machine.run(&description, "T2", &[("rs1", 5)]).unwrap();
    assert_eq!(machine.memory[116..120], [0x10, 0x41, 0x80, 0xff]);
    machine.x[5] = 1 << 20;
    let trap = machine.run(&description, "T0", &[("rd", 7), ("rs1", 5)]).unwrap_err();
    assert_eq!(trap, RaisedException { cause: RaisedException::LOAD_ACCESS_FAULT, value: 1 << 20 });
    let flags: Vec<_> =
        description.instructions.iter().map(|i| (i.decode.memory.reads, i.decode.memory.writes)).collect();
    assert_eq!(flags, [(true, false), (false, true), (true, true), (true, false)]);
}

#[test]
fn only_the_taken_side_of_a_choice_touches_memory() {
    let description = set(
        "",
        "",
        &[
            "unsigned<32> a = X[rs1]; X[rd] = X[rs2] != 0 ? MEM[a] : 9;",
            "unsigned<32> a = X[rs1]; X[rd] = X[rs2] != 0 && MEM[a] == 1 ? 3 : 4;",
            "unsigned<32> a = X[rs1]; if (X[rs2] == 0 || MEM[a] == 1) X[rd] = 5;",
        ],
    );
    assert_eq!(result(&description, "T0", 1 << 20, 0), 9);
    assert_eq!(result(&description, "T1", 1 << 20, 0), 4);
    assert_eq!(result(&description, "T2", 1 << 20, 0), 5);
    let mut machine = Machine::new(&description);
    (machine.x[11], machine.x[12]) = (1 << 20, 1);
    assert!(machine.run(&description, "T0", &[("rd", 10), ("rs1", 11), ("rs2", 12)]).is_err());
}

#[test]
fn loops_break_and_continue() {
    let description = set(
        "",
        "",
        &[
            // Number of the lowest set bit, 32 if there is none.
            "unsigned<6> n = 0; for (int i = 0; i < 32; i++) { if (X[rs1][i] == 1) break; n++; } X[rd] = n;",
            // Set bits at even places.
            "unsigned<6> n = 0; for (int i = 0; i < 32; i++) { if (i % 2 == 1) continue; n += X[rs1][i]; } X[rd] = n;",
            // Zero bytes are passed over at run time.
            "unsigned<32> s = 0; for (int i = 0; i < 4; i++) { if (X[rs1][8*i+7:8*i] == 0) continue; s += 1; } X[rd] = s;",
            "unsigned<5> i = 0; unsigned<32> v = X[rs1]; while (i < 3) { v = v << 1; i++; } X[rd] = v;",
            "unsigned<5> i = 0; unsigned<32> v = X[rs1]; do { v ^= X[rs2]; i += 1; } while (i < 3); X[rd] = v;",
        ],
    );
    for value in [0u32, 1, 0x8000_0000, 0x00f0_0000, 0x1200_0034, u32::MAX] {
        assert_eq!(result(&description, "T0", value, 0), value.trailing_zeros());
        assert_eq!(result(&description, "T1", value, 0), (value & 0x5555_5555).count_ones());
        assert_eq!(
            result(&description, "T2", value, 0),
            value.to_le_bytes().iter().filter(|b| **b != 0).count() as u32
        );
        assert_eq!(result(&description, "T3", value, 0), value << 3);
        assert_eq!(result(&description, "T4", value, 0x1234), value ^ 0x1234);
    }
}

#[test]
fn functions_return_early() {
    let functions = "
        unsigned<32> clamp(signed<33> v) {
          if (v < 0) return 0;
          if (v > 255) { return 255; }
          return (unsigned<32>)v;
        }
        unsigned<6> first(unsigned<32> v) {
          for (int i = 0; i < 32; i++) { if (v[i] == 1) return (unsigned<6>)i; }
          return 32;
        }
        void store(unsigned<32> at, unsigned<8> v) { if (v == 0) return; MEM[at] = v; }";
    let description = set(
        "",
        functions,
        &[
            "X[rd] = clamp(X[rs1] - X[rs2]);",
            "X[rd] = first(X[rs1]) + first(X[rs2]);",
            "store(X[rs1], X[rs2][7:0]);",
        ],
    );
    assert_eq!(result(&description, "T0", 5, 9), 0);
    assert_eq!(result(&description, "T0", 500, 9), 255);
    assert_eq!(result(&description, "T0", 50, 9), 41);
    assert_eq!(result(&description, "T1", 8, 0), 35);
    let mut machine = Machine::new(&description);
    (machine.x[1], machine.x[2]) = (40, 0x1ff);
    machine.memory[40] = 3;
    machine.run(&description, "T2", &[("rs1", 1), ("rs2", 3)]).unwrap();
    assert_eq!(machine.memory[40], 3);
    machine.run(&description, "T2", &[("rs1", 1), ("rs2", 2)]).unwrap();
    assert_eq!(machine.memory[40], 0xff);
}

#[test]
fn a_switch_takes_one_case() {
    let description = set(
        "",
        "",
        &["unsigned<32> v; switch (X[rs1][2:0]) { case 0: v = 10; break; case 1: case 2: v = 20; break;
            default: v = 30; break; case 7: { v = 70; break; } } X[rd] = v;"],
    );
    let values: Vec<_> = (0..8).map(|n| result(&description, "T0", n, 0)).collect();
    assert_eq!(values, [10, 20, 20, 30, 30, 30, 30, 70]);
}

#[test]
fn parts_of_registers_and_variables_are_written() {
    let description = set(
        "register unsigned<100> W; register signed<20> N; register unsigned<8> B[4];",
        "",
        &[
            "unsigned<32> v = X[rs1]; v[7:0] = 0xab; v[31] = 1; X[rd] = v;",
            "X[rd] = 0; X[rd][15:8] = X[rs1][7:0];",
            "W[99:40] = (unsigned<60>)X[rs1]; W[39:8] = X[rs2]; X[rd] = W[41:10];",
            "N[19:12] = X[rs1][7:0]; X[rd] = (unsigned<32>)(signed<32>)N;",
            "unsigned<32> v = 0; v[X[rs1][4:0]] = 1; X[rd] = v;",
            "B[X[rs1][1:0]] = X[rs2][7:0]; X[rd] = B[3:0];",
            "unsigned<32> v = X[rs1]; v[7:0] += 1; v[15:8] ^= 0xff; X[rd] = v;",
        ],
    );
    assert_eq!(result(&description, "T0", 0x1234_5678, 0), 0x9234_56ab);
    assert_eq!(result(&description, "T1", 0x1234_5678, 0), 0x0000_7800);
    assert_eq!(result(&description, "T2", 3, 0x8000_0004), (3 << 30) | (0x8000_0004 >> 2));
    assert_eq!(result(&description, "T3", 0x80, 0), 0xfff8_0000);
    assert_eq!(result(&description, "T4", 37, 0), 1 << 5);
    assert_eq!(result(&description, "T5", 2, 0x5a), 0x005a_0000);
    assert_eq!(result(&description, "T6", 0x0000_00ff, 0), 0xff00);
}

#[test]
fn own_registers_start_at_their_reset_values() {
    let description = set(
        "register unsigned<16> R = 0x1234; register signed<8> T[3] = {1, -2, 3};",
        "",
        &["X[rd] = R; R += 1;", "X[rd] = (unsigned<32>)(signed<32>)T[X[rs1][1:0]];"],
    );
    assert_eq!(result(&description, "T0", 0, 0), 0x1234);
    assert_eq!(result(&description, "T1", 1, 0), 0xffff_fffe);
    let mut machine = Machine::new(&description);
    machine.x[11] = 3;
    let trap = machine.run(&description, "T1", &[("rd", 10), ("rs1", 11)]).unwrap_err();
    assert_eq!(trap.cause, RaisedException::ILLEGAL_INSTRUCTION, "register 3 of 3 does not exist");
    let sources = &description.instructions[1].decode.sources;
    let all = OperandRegister { file: RegisterFile::Own(1), index: IndexExpr::Fixed(0), count: 3 };
    assert!(sources.contains(&all), "{sources:?}");
}

#[test]
fn an_alias_is_the_register() {
    let description = set("unsigned<32>& SP = X[2];", "", &["X[rd] = (unsigned<32>)(SP + 4);", "SP -= 16;"]);
    let mut machine = Machine::new(&description);
    machine.x[2] = 100;
    machine.run(&description, "T0", &[("rd", 10)]).unwrap();
    machine.run(&description, "T1", &[]).unwrap();
    assert_eq!((machine.x[10], machine.x[2]), (104, 84));
}

#[test]
fn raise_ends_the_instruction() {
    let description = set("", "", &["if (rd[0] == 1) raise(0, 2); X[rd] = 1;"]);
    let mut machine = Machine::new(&description);
    assert_eq!(machine.run(&description, "T0", &[("rd", 11)]).unwrap_err().cause, 2);
    assert_eq!(machine.x[11], 0);
    machine.run(&description, "T0", &[("rd", 10)]).unwrap();
    assert_eq!(machine.x[10], 1);
}

#[test]
fn local_arrays_take_indices_known_at_run_time() {
    let description =
        set("", "", &["unsigned<8> t[4] = {1, 2, 4, 8}; t[X[rs1][1:0]] = 100; X[rd] = t[X[rs2][1:0]];"]);
    assert_eq!(result(&description, "T0", 1, 1), 100);
    assert_eq!(result(&description, "T0", 1, 3), 8);
}

#[test]
fn compressed_encodings_count_registers_from_x8() {
    let description = loaded(
        "InstructionSet Xtest extends RV32I { instructions { C_XOR {
           encoding: 6'b100011 :: rd[2:0] :: 2'b11 :: rs2[2:0] :: 2'b01;
           assembly: \"{name(rd)}, {name(rs2)}\";
           behavior: X[rd + 8] ^= X[rs2 + 8];
         } } }",
    );
    let mut machine = Machine::new(&description);
    (machine.x[8], machine.x[15]) = (0xf0, 0x3c);
    machine.run(&description, "c.xor", &[("rd", 0), ("rs2", 7)]).unwrap();
    assert_eq!(machine.x[8], 0xcc);
    assert_eq!(description.instructions[0].decode.length, 2);
    assert_eq!(description.instructions[0].encoding_space(), Some(EncodingSpace::Compressed(1)));
}

#[test]
fn xlen_follows_the_base_set_the_description_or_who_reads_it() {
    let text = |base: &str, state: &str| {
        format!("InstructionSet X1 extends {base} {{ architectural_state {{ {state} }} }}")
    };
    let bits = |text: String, core| {
        instar_coredsl::load_for("t", &text, core).map(|d| d.xlen.bits()).map_err(|d| d[0].message.clone())
    };
    use instar_isa::Xlen::{Rv32, Rv64};
    assert_eq!(bits(text("RV64I", ""), None), Ok(64));
    assert_eq!(bits(text("RISCVBase", ""), None), Ok(32));
    assert_eq!(bits(text("RISCVBase", ""), Some(Rv64)), Ok(64));
    assert_eq!(bits(text("RISCVBase", "XLEN = 64;"), None), Ok(64));
    assert_eq!(bits(text("RV32I", ""), Some(Rv64)), Ok(32));
    assert_eq!(bits(text("RISCVBase", "XLEN = 64;"), Some(Rv32)), Ok(64));
    assert_eq!(bits(text("RV32I", ""), Some(Rv32)), Ok(32));
}
