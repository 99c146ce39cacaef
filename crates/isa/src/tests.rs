//! Tests over all tables: round trips, overlaps, operands, and words checked against LLVM's
//! assembler.

use std::collections::BTreeSet;

use crate::tables::TABLES;
use crate::{
    Class, CustomField, CustomInstruction, Decoder, Extension, FieldSegment, IndexExpr, Isa, ManualEncoding,
    MemoryEffect, Op, OperandRegister, RegisterFile, RegisterRange, Xlen, instructions,
};

fn decoder(isa: &str) -> Decoder {
    Decoder::new(&Isa::parse(isa).unwrap(), &[]).unwrap()
}

/// A fixed sequence of well-mixed words (SplitMix64).
fn words() -> impl Iterator<Item = u32> {
    (1u64..).map(|n| {
        let z = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb) >> 32) as u32
    })
}

#[test]
fn every_encoding_fixes_only_bits_that_it_selects() {
    for instruction in TABLES.iter().flat_map(|(_, table)| *table) {
        assert_eq!(instruction.value & !instruction.mask, 0, "{}", instruction.mnemonic);
    }
}

#[test]
fn every_encoding_round_trips_through_decode_and_encode() {
    round_trips(600);
}

#[test]
#[ignore = "slow: up to 12,000 words of each encoding, in make test-all"]
fn every_encoding_round_trips_on_all_words_that_were_drawn() {
    round_trips(usize::MAX);
}

/// On so many words of each encoding.
fn round_trips(most: usize) {
    for xlen in [Xlen::Rv32, Xlen::Rv64] {
        let isa = Isa::everything(xlen);
        let decoder = Decoder::new(&isa, &[]).unwrap();
        for instruction in instructions(&isa) {
            let mut seen = 0;
            let within: Vec<_> = instructions(&isa).filter(|i| i.is_within(instruction)).collect();
            for bits in words().take(12_000) {
                let Some(word) = instruction.from_bits(bits) else { continue };
                if seen == most {
                    break;
                }
                seen += 1;
                let decoded = decoder.decode(word).unwrap();
                // `pack a0, a1, zero` is `zext.h a0, a1`, and hints hide in other instructions.
                if within.iter().any(|i| i.matches(word).is_some()) {
                    continue;
                }
                if decoded.op != instruction.op {
                    // Only where one C format excludes what another takes (c.nop within c.addi).
                    panic!("{word:#x}: {} decodes as {:?}", instruction.mnemonic, decoded.op);
                }
                assert_eq!(decoded.length, instruction.length());
                assert_eq!(decoded.class, instruction.class);
                let again = instruction.encode(&decoded.operands).unwrap();
                let back = instruction.matches(again).unwrap();
                assert_eq!(back, decoded.operands, "{word:#x} {}", instruction.mnemonic);
                if !matches!(instruction.class, Class::Fence | Class::FenceI) {
                    assert_eq!(again, word, "{}", instruction.mnemonic);
                }
            }
            // The groups of `vmv8r.v` begin at every eighth register.
            assert!(seen > 150, "{} was hit {seen} times", instruction.mnemonic);
        }
    }
}

#[test]
fn no_two_encodings_of_the_manual_overlap() {
    for xlen in [Xlen::Rv32, Xlen::Rv64] {
        let isa = Isa::everything(xlen);
        let wide: Vec<_> = instructions(&isa).filter(|i| i.length() == 4).collect();
        for (n, a) in wide.iter().enumerate() {
            for b in &wide[n + 1..] {
                let apart = (a.value ^ b.value) & a.mask & b.mask != 0;
                assert!(apart || a.is_within(b) || b.is_within(a), "{} {}", a.mnemonic, b.mnemonic);
            }
        }
        let narrow: Vec<_> = instructions(&isa).filter(|i| i.length() == 2).collect();
        for word in (0..0x10000u32).filter(|w| w & 3 != 3) {
            let hits: Vec<_> = narrow.iter().filter(|i| i.matches(word).is_some()).collect();
            let apart = match hits[..] {
                [] | [_] => true,
                [a, b] => a.is_within(b) || b.is_within(a),
                _ => false,
            };
            assert!(apart, "{word:#x}: {hits:?}");
        }
    }
}

#[test]
fn an_encoding_within_another_does_the_same() {
    let pairs: BTreeSet<_> = [Xlen::Rv32, Xlen::Rv64]
        .into_iter()
        .flat_map(|xlen| {
            let all: Vec<_> = instructions(&Isa::everything(xlen)).collect();
            let within =
                |a| all.iter().filter(move |b| ManualEncoding::is_within(a, b)).map(move |b| (a, *b));
            all.iter().copied().flat_map(within).collect::<Vec<_>>()
        })
        .filter(|(a, b)| a.op != b.op)
        .filter(|(a, b)| words().take(2000).any(|w| a.from_bits(w).is_some_and(|w| b.matches(w).is_some())))
        .map(|(a, b)| (a.mnemonic, b.mnemonic))
        .collect();
    // rd = x0 makes every prefetch an `ori` without effect, and so on: those bear the wider one's
    // operation.
    assert_eq!(pairs, BTreeSet::from([("zext.h", "pack"), ("zext.h", "packw")]));
}

#[test]
fn an_extension_that_is_off_is_not_decoded() {
    let mul = 0x02c5_8533;
    assert!(decoder("rv32i").decode(mul).is_none());
    assert_eq!(decoder("rv32im").decode(mul).unwrap().op, Op::Mul);
    assert!(decoder("rv32im").decode(0x4501).is_none()); // c.li
    let c_mul = 0x9d4d;
    assert!(decoder("rv32ic_zcb").decode(c_mul).is_none()); // Zcb's c.mul needs M
    assert_eq!(decoder("rv32imc_zcb").decode(c_mul).unwrap().op, Op::Mul);
    assert!(decoder("rv32imc").decode(0x0000_353b).is_none());
    assert!(Isa::parse("rv32imc").unwrap().has(Extension::Zicsr));
}

/// Words and text as printed by LLVM 22 (`llvm-objdump -M no-aliases`).
#[test]
fn disassembly_is_that_of_llvm() {
    let decoder = decoder("rv32imcb_zbc_zcb");
    for (word, text) in [
        (0x1234_5537, "lui a0, 0x12345"),
        (0xffff_f097, "auipc ra, 0xfffff"),
        (0x0080_00ef, "jal ra, 0x80000008"),
        (0x0000_8067, "jalr zero, 0(ra)"),
        (0xfeb5_1ee3, "bne a0, a1, 0x7ffffffc"),
        (0xffc1_2503, "lw a0, -4(sp)"),
        (0x00a1_2e23, "sw a0, 28(sp)"),
        (0x4035_d513, "srai a0, a1, 3"),
        (0x0330_000f, "fence rw, rw"),
        (0x0000_100f, "fence.i"),
        (0xb000_2573, "csrrs a0, mcycle, zero"),
        (0x3401_d073, "csrrwi zero, mscratch, 3"),
        (0x3020_0073, "mret"),
        (0x60c5_9533, "rol a0, a1, a2"),
        (0x6985_d513, "rev8 a0, a1"),
        (0x0805_c533, "zext.h a0, a1"),
        (0x2875_d513, "orc.b a0, a1"),
        (0x0000_1141, "c.addi sp, -16"),
        (0x0000_717d, "c.addi16sp sp, -16"),
        (0x0000_0808, "c.addi4spn a0, sp, 16"),
        (0x0000_8082, "c.jr ra"),
        (0x0000_c606, "c.swsp ra, 12(sp)"),
        (0x0000_b7fd, "c.j 0x7fffffee"),
        (0x0000_0001, "c.nop"),
        (0x0000_0000, ".2byte 0x0000"),
        (0xffff_ffff, ".4byte 0xffffffff"),
    ] {
        assert_eq!(decoder.disassemble(0x8000_0000, word), text, "{word:#x}");
    }
}

/// The same for RV64 and for what came later than B.
#[test]
fn disassembly_of_atomics_cryptography_and_cache_blocks_is_that_of_llvm() {
    let all = [Xlen::Rv32, Xlen::Rv64].map(|xlen| Decoder::new(&Isa::everything(xlen), &[]).unwrap());
    for (xlen, word, text) in [
        (0, 0x1405_a52f, "lr.w.aq a0, (a1)"),
        (0, 0x18c5_a52f, "sc.w a0, a2, (a1)"),
        (0, 0x1ac5_a52f, "sc.w.rl a0, a2, (a1)"),
        (1, 0x06c5_b52f, "amoadd.d.aqrl a0, a2, (a1)"),
        (1, 0x0ec5_d533, "czero.eqz a0, a1, a2"),
        (0, 0x08c5_c533, "pack a0, a1, a2"),
        (0, 0x0805_c533, "zext.h a0, a1"),
        (1, 0x0805_c533, "pack a0, a1, zero"),
        (1, 0x0805_c53b, "zext.h a0, a1"),
        (0, 0x6875_d513, "brev8 a0, a1"),
        (0, 0x66c5_8533, "aes32esmi a0, a1, a2, 1"),
        (1, 0x31a5_9513, "aes64ks1i a0, a1, 10"),
        (1, 0x31b5_9513, ".4byte 0x31b59513"), // no round 11
        (0, 0xf0c5_8533, "sm4ed a0, a1, a2, 3"),
        (0, 0x0045_200f, "cbo.zero (a0)"),
        (0, 0x0215_6013, "prefetch.r 32(a0)"),
        (0, 0x8205_6013, "prefetch.i -2016(a0)"),
        (0, 0x0100_000f, "pause"),
        (0, 0x8330_000f, "fence.tso"),
        (0, 0x0040_0033, "ntl.s1"),
        (0, 0x900a, "c.ntl.p1"),
        (0, 0x0155_1573, "csrrw a0, seed, a0"),
        (0, 0xb851_1273, "csrrw tp, mhpmcounter5h, sp"),
        (1, 0xb851_1273, "csrrw tp, 0xb85, sp"),
        (0, 0xb886, "cm.push {ra, s0-s3}, -48"),
        (1, 0xb886, "cm.push {ra, s0-s3}, -64"),
        (1, 0xbef2, "cm.popret {ra, s0-s11}, 112"),
        (0, 0xbc4e, "cm.popretz {ra}, 64"),
        (0, 0xb802, ".2byte 0xb802"), // no list
        (0, 0xae66, "cm.mva01s s4, s1"),
        (0, 0xac22, ".2byte 0xac22"), // twice s0
        (0, 0xa07e, "cm.jt 31"),
        (0, 0xa082, "cm.jalt 32"),
    ] {
        assert_eq!(all[xlen].disassemble(0x8000_0000, word), text, "{word:#x}");
    }
}

#[test]
fn a_shared_instruction_is_there_with_either_extension() {
    for (word, extensions) in
        [(0x40c5_f533, ["zbb", "zbkb"]), (0x0ac5_9533, ["zbc", "zbkc"]), (0x7ec5_8533, ["zknd", "zkne"])]
    {
        assert!(extensions.iter().all(|e| decoder(&format!("rv64i_{e}")).decode(word).is_some()));
        assert!(decoder("rv64i_zba").decode(word).is_none());
    }
    assert!(decoder("rv32i_zbkc").decode(0x0ac5_a533).is_none()); // clmulr
}

#[test]
fn a_push_reads_the_whole_list_and_a_pop_writes_it() {
    let decoder = decoder("rv32i_zcmp");
    let range = |index, count| RegisterRange { file: RegisterFile::X, index, count };
    let push = decoder.static_entry(0, 0xb886).unwrap(); // {ra, s0-s3}
    assert_eq!(push.sources.to_vec(), [range(2, 1), range(1, 1), range(8, 2), range(18, 2)]);
    assert_eq!(push.destinations.to_vec(), [range(2, 1)]);
    let pop = decoder.static_entry(0, 0xbc5e).unwrap(); // cm.popretz {ra, s0}
    assert_eq!(pop.sources.to_vec(), [range(2, 1)]);
    assert_eq!(pop.destinations.to_vec(), [range(2, 1), range(1, 1), range(8, 1), range(10, 1)]);
}

#[test]
fn x0_carries_no_dependence_and_a_register_read_twice_stands_twice() {
    let decoder = decoder("rv32imc");
    let entry = decoder.static_entry(0, 0x00a5_0533).unwrap(); // add a0, a0, a0
    assert_eq!(entry.sources.to_vec(), [RegisterRange::x(10), RegisterRange::x(10)]);
    let entry = decoder.static_entry(0, 0x0000_0013).unwrap(); // nop
    assert!(entry.sources.is_empty() && entry.destinations.is_empty());
}

#[test]
fn csr_instructions_name_the_csr_that_they_read_or_write() {
    let decoder = decoder("rv32i");
    let csr = |index| RegisterRange { file: RegisterFile::Csr, index, count: 1 };
    let read = decoder.static_entry(0, 0xb000_2573).unwrap(); // csrrs a0, mcycle, zero
    assert_eq!(read.sources.to_vec(), [csr(0xb00)]);
    assert_eq!(read.destinations.to_vec(), [RegisterRange::x(10)]);
    let write = decoder.static_entry(0, 0x3405_1073).unwrap(); // csrrw zero, mscratch, a0
    assert_eq!(write.sources.to_vec(), [RegisterRange::x(10)]);
    assert_eq!(write.destinations.to_vec(), [csr(0x340)]);
    let immediate = decoder.static_entry(0, 0x3401_d073).unwrap(); // csrrwi zero, mscratch, 3
    assert!(immediate.sources.is_empty());
}

/// rd, rs1 in custom-0; writes the pair X[rd], X[rd + 1].
fn pair() -> CustomInstruction {
    let field = |name: &str, word_lsb| CustomField {
        name: name.to_string(),
        width: 5,
        segments: vec![FieldSegment { word_lsb, field_lsb: 0, width: 5 }],
        signed: false,
    };
    let x = |field, offset| OperandRegister {
        file: RegisterFile::X,
        index: IndexExpr::Field { field, offset },
        count: 1,
    };
    CustomInstruction {
        name: "PAIR".to_string(),
        mnemonic: "pq.pair".to_string(),
        syntax: "{name(rd)}, {name(rs1)}, {imm}".to_string(),
        mask: 0x0000_707f,
        value: 0x0000_000b,
        length: 4,
        fields: vec![field("rd", 7), field("rs1", 15), field("imm", 20)],
        sources: vec![x(1, 0)],
        vector_reads: vec![],
        destinations: vec![x(0, 0), x(0, 1)],
        memory: MemoryEffect::NONE,
        least_accesses: 0,
        begins_loop: false,
    }
}

#[test]
fn a_custom_instruction_decodes_with_its_registers_and_its_syntax() {
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[pair()]).unwrap();
    let word = 0x0035_850b; // rd = a0, rs1 = a1, imm = 3
    let entry = decoder.static_entry(0x100, word).unwrap();
    assert_eq!((entry.class, entry.custom, entry.immediate), (Class::Custom, Some(0), 3));
    assert_eq!(entry.sources.to_vec(), [RegisterRange::x(11)]);
    assert_eq!(entry.destinations.to_vec(), [RegisterRange::x(10), RegisterRange::x(11)]);
    assert_eq!(decoder.disassemble(0, word), "pq.pair a0, a1, 3");
    let mut signed = pair();
    signed.fields[2].signed = true;
    let signed = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[signed]).unwrap();
    assert_eq!(signed.disassemble(0, word), "pq.pair a0, a1, 3");
    assert_eq!(signed.disassemble(0, word | 0x10 << 20), "pq.pair a0, a1, -13");
    assert_eq!(decoder.disassemble(0, word | 0x10 << 20), "pq.pair a0, a1, 19");
    // rd = x31 would need x32: reserved.
    assert!(decoder.decode(word | 31 << 7).is_none());
}

#[test]
fn an_overlap_names_the_instruction_that_it_clashes_with() {
    let isa = Isa::parse("rv32imc").unwrap();
    let on_add = CustomInstruction { value: 0x0000_0033, ..pair() };
    let error = Decoder::new(&isa, &[on_add]).unwrap_err().to_string();
    assert_eq!(
        error,
        "the encoding of pq.pair overlaps that of add of the chosen ISA: both decode 0x00000033"
    );
    let twin = CustomInstruction { mnemonic: "pq.twin".to_string(), mask: 0x7f, ..pair() };
    let error = Decoder::new(&isa, &[pair(), twin]).unwrap_err().to_string();
    assert!(error.contains("pq.twin overlaps that of pq.pair, another"), "{error}");
    // The encoding of clmul is free where Zbc is off.
    let clmul = CustomInstruction { mask: 0xfe00_707f, value: 0x0a00_1033, ..pair() };
    assert!(Decoder::new(&isa, std::slice::from_ref(&clmul)).is_ok());
    assert!(Decoder::new(&Isa::parse("rv32im_zbc").unwrap(), &[clmul]).is_err());
}

#[test]
fn a_compressed_custom_may_take_what_a_c_format_excludes() {
    let isa = Isa::parse("rv32imc").unwrap();
    let decoder = Decoder::new(&isa, &[]).unwrap();
    assert_eq!(decoder.overlaps(0xffff, 0x0004, 2), None); // c.addi4spn with immediate 0
    assert_eq!(decoder.overlaps(0xe003, 0x0000, 2).as_deref(), Some("c.addi4spn"));
    let narrow =
        CustomInstruction { length: 2, fields: vec![], sources: vec![], destinations: vec![], ..pair() };
    assert!(Decoder::new(&isa, &[narrow]).unwrap_err().to_string().contains("2 bytes"));
}
