//! Text of header, include and manual for one instruction of every shape.
//!
//! Source: own; the words that the include makes were compared, for every register, with those of
//! clang and GNU as.

use instar_coredsl::{Description, load, load_for};
use instar_isa::Xlen;

fn sample() -> Description {
    load("sample.core_desc", include_str!("sample.core_desc")).expect("the sample is right")
}

fn header_line(text: &str) -> bool {
    let header = instar_gen::c_header(&sample());
    let found = header.lines().any(|line| line.trim() == text);
    assert!(found, "`{text}` is not in\n{header}");
    found
}

#[test]
fn two_results_come_back_through_pointers() {
    header_line(
        "static inline __attribute__((always_inline)) void pq_bfct(int32_t *ra, int32_t *rb, int32_t rz) {",
    );
    header_line(
        "__asm__(\".insn r4 0x0b, 0, 0, x0, %[ra], %[rb], %[rz]\" : [ra] \"+r\" (*ra), [rb] \"+r\" (*rb) : [rz] \"r\" (rz));",
    );
}

#[test]
fn a_single_result_is_returned_and_passed_in_where_it_is_read() {
    header_line(
        "static inline __attribute__((always_inline)) uint32_t pq_mad(uint32_t rs1, uint32_t rs2, uint32_t rs3) {",
    );
    header_line(
        "static inline __attribute__((always_inline)) uint32_t pq_mac(uint32_t rd, uint32_t rs1, uint32_t rs2) {",
    );
}

#[test]
fn a_register_pair_is_a_64_bit_value() {
    header_line(
        "static inline __attribute__((always_inline)) uint64_t pq_wmul(uint32_t rs1, uint32_t rs2) {",
    );
    let header = instar_gen::c_header(&sample());
    assert!(header.contains("[rd] \"=\" INSTAR_PAIR (rd)"), "{header}");
}

#[test]
fn immediates_are_checked_constants() {
    let header = instar_gen::c_header(&sample());
    assert!(header.contains("#define pq_addi(rs1, imm) "), "{header}");
    assert!(header.contains("_Static_assert((imm) >= -2048 && (imm) <= 2047"), "{header}");
    let include = instar_gen::assembler_include(&sample());
    assert!(include.contains(".error \"pq.xroti: imm is 0 to 31\""), "{include}");
}

#[test]
fn memory_and_own_state_keep_the_compiler_from_reordering() {
    let header = instar_gen::c_header(&sample());
    let line = |what: &str| header.lines().find(|line| line.contains(what)).expect("the line").to_string();
    assert!(line(".insn s 0x0b").contains("volatile") && line(".insn s 0x0b").contains(": \"memory\")"));
    assert!(line("0x0b, 5, 0x08").contains("volatile"), "own state");
    assert!(!line("0x0b, 1, 1").contains("volatile"), "a pure instruction may be moved and merged");
}

#[test]
fn the_include_has_a_macro_per_instruction_and_no_insn_directive() {
    let include = instar_gen::assembler_include(&sample());
    assert_eq!(include.matches(".macro ").count(), sample().instructions.len());
    assert!(include.contains(".macro pq_bfct ra, rb, rz\n"));
    assert!(include.contains("((.Linstar_\\rz & 0x1f) << 27)"), "{include}");
    assert!(!include.contains(".insn"), "LLVM 22 fails on it beside debug information");
}

#[test]
fn branches_and_compressed_instructions_have_a_macro_only() {
    let text = "InstructionSet Xb extends RV32I { instructions {
      B { encoding: imm[12:1] :: rs1[4:0] :: 3'b000 :: rs2[4:0] :: 7'b0001011;
          assembly: \"{name(rs1)}, {name(rs2)}, {imm}\";
          behavior: if (X[rs1] == X[rs2]) PC = (unsigned<32>)(PC + (signed)imm); }
      C_NOT { encoding: 6'b100011 :: rd[2:0] :: 5'b11000 :: 2'b01;
          assembly: \"{name(rd)}\"; behavior: X[rd + 8] = ~X[rd + 8]; } } }";
    let description = load("b", text).expect("a right description");
    let header = instar_gen::c_header(&description);
    assert!(header.contains("/* b: no C function, it sets the program counter; use the assembler macro. */"));
    assert!(
        header.contains("/* c_not: no C function, it has a 16-bit encoding; use the assembler macro. */")
    );
    let include = instar_gen::assembler_include(&description);
    assert!(include.contains("% 2\n"), "an odd offset is an error");
    assert!(include.contains(".2byte 0x8c61 | (((.Linstar_\\rd - 8) & 0x7) << 7)"), "{include}");
}

#[test]
fn a_core_of_64_bits_gets_64_bit_operands() {
    let text = "InstructionSet Xw extends RISCVBase { instructions { W {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'b000 :: rd[4:0] :: 7'b0001011;
      assembly: \"{name(rd)}, {name(rs1)}, {name(rs2)}\"; behavior: X[rd] = X[rs1] ^ X[rs2]; } } }";
    let wide = instar_gen::c_header(&load_for("w", text, Some(Xlen::Rv64)).expect("right"));
    assert!(wide.contains("uint64_t w(uint64_t rs1, uint64_t rs2)") && wide.contains("__riscv_xlen != 64"));
}

#[test]
fn the_manual_shows_encoding_operands_and_behavior() {
    let manual = instar_gen::manual(&sample());
    for text in [
        "| value | rz | 00 | rb | ra | 000 | 00000 | 0001011 |",
        "Lies in custom-0.",
        "Writes X[rd] and the 1 after it.",
    ] {
        assert!(manual.contains(text), "`{text}` is not in\n{manual}");
    }
}

fn vectors() -> Description {
    let text = "InstructionSet Xvpq extends RVV { instructions {
        VPQ_MUL {
          encoding: 6'd0 :: vm[0:0] :: vs2[4:0] :: rs1[4:0] :: 3'd0 :: vd[4:0] :: 7'b0001011;
          assembly: {\"vpq.mul\", \"{name(vd)}, {name(vs2)}, {name(rs1)}\"};
          behavior: for (unsigned<17> i = vstart; i < vl; i++)
            if (vm == 1 || V[0][i] == 1) V[vd][8*i+7:8*i] = V[vs2][8*i+7:8*i] ^ X[rs1][7:0];
        }
        VPQ_FIRST {
          encoding: 7'd1 :: vs2[4:0] :: 5'd0 :: 3'd1 :: rd[4:0] :: 7'b0001011;
          assembly: {\"vpq.first\", \"{name(rd)}, {name(vs2)}\"};
          behavior: X[rd] = V[vs2][63:0];
        }
      } }";
    load_for("v", text, Some(Xlen::Rv64)).expect("right")
}

#[test]
fn vector_operands_have_any_vector_type_and_the_macro_sets_vl_and_vtype() {
    let header = instar_gen::c_header(&vectors());
    assert!(header.contains("#define vpq_mul(vtype, vl, vd, vs2, rs1) "), "{header}");
    assert!(header.contains("__typeof__(vs2) instar_vs2 = (vs2);"), "{header}");
    let asm =
        "\"vsetvli zero, %[instar_vl], \" vtype \"\\n\\t.4byte 0x0000000b | ((.Linstar_%[vd_o] & 0x1f) << 7)";
    assert!(header.contains(asm), "{header}");
    // Without a parameter for v0 the macro is the unmasked form.
    assert!(header.contains("(((1) & 0x1) << 25)"), "{header}");
    assert!(header.contains("[vd_o] \"+vr\" (instar_vd)") && header.contains("[vs2_o] \"vr\" (instar_vs2)"));
    assert!(header.contains("[rs1_o] \"r\" (instar_rs1)"), "{header}");
    assert!(header.contains("#define vpq_first(vtype, vl, vs2) "), "{header}");
    assert!(header.contains("[rd_o] \"=&r\" (instar_rd)"), "{header}");
    let include = instar_gen::assembler_include(&vectors());
    assert!(include.contains(".equ .Linstar_v31, 31") && include.contains(".macro vpq_mul vd, vs2, rs1, vm"));
    assert!(instar_gen::manual(&vectors()).contains("Writes V[vd]."));
}

#[test]
fn an_instruction_is_disassembled_with_the_registers_that_its_fields_select() {
    let isa = instar_isa::Isa::parse("rv64i_zve64x").expect("known");
    let decoder = instar_isa::Decoder::new(&isa, &vectors().decodes()).expect("no overlap");
    assert_eq!(decoder.disassemble(0, 0x0285_040b), "vpq.mul v8, v8, a0");
}

#[test]
fn a_field_that_nobody_asks_for_is_no_parameter_and_0() {
    let text = "InstructionSet Xrest extends RV32I { instructions { PQ_SUM {
       encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'h0b;
       assembly: {\"pq.sum\", \"{name(rs1)}, {name(rs2)}\"};
       behavior: X[rs1] = (unsigned<32>)(X[rs1] + X[rs2]); } } }";
    let description = load("xrest.core_desc", text).unwrap();
    let include = instar_gen::assembler_include(&description);
    assert!(include.contains(".macro pq_sum rs1, rs2\n"), "{include}");
    assert!(instar_gen::c_header(&description).contains("uint32_t pq_sum(uint32_t rs1, uint32_t rs2) {"));
}
