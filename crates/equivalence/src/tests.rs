//! Small functions of a few words, which must be equal or must not.

mod calls;
mod judge;
mod rounds;
mod sound;
mod vectors;

use instar_isa::{Decoder, Isa};
use instar_sim::{Object, Places, Segment};

use super::*;

const A: u64 = 0x1000;
const T0: u32 = 5;
const S0: u32 = 8;
const A0: u32 = 10;
const A1: u32 = 11;
const A2: u32 = 12;
const A3: u32 = 13;
const SP: u32 = 2;

fn addi(rd: u32, rs1: u32, imm: i32) -> u32 {
    (imm as u32) << 20 | rs1 << 15 | rd << 7 | 0x13
}

fn add(rd: u32, rs1: u32, rs2: u32) -> u32 {
    rs2 << 20 | rs1 << 15 | rd << 7 | 0x33
}

fn lw(rd: u32, offset: i32, rs1: u32) -> u32 {
    (offset as u32) << 20 | rs1 << 15 | 2 << 12 | rd << 7 | 0x03
}

fn sw(rs2: u32, offset: i32, rs1: u32) -> u32 {
    let offset = offset as u32 & 0xfff;
    (offset >> 5) << 25 | rs2 << 20 | rs1 << 15 | 2 << 12 | (offset & 31) << 7 | 0x23
}

/// `bne` for 1, `bltu` for 6.
fn branch(kind: u32, rs1: u32, rs2: u32, offset: i32) -> u32 {
    let o = offset as u32;
    (o >> 12 & 1) << 31
        | (o >> 5 & 0x3f) << 25
        | rs2 << 20
        | rs1 << 15
        | kind << 12
        | (o >> 1 & 0xf) << 8
        | (o >> 11 & 1) << 7
        | 0x63
}

const STACK: &str = "memory that is reached by sp is reached by no other pointer";
const RET: u32 = 0x0000_8067;
const ISA: &str = "rv32imac_zicsr_zifencei";
const NOTHING: ProofContract = ProofContract {
    noalias: vec![],
    aligned: vec![],
    returns: 0,
    max_instructions: 5_000_000,
    max_paths: 64,
    max_steps: 20_000_000,
};

/// A function of these words at [`A`], in a segment of its own, beside one at 0x9000.
fn code<'a>(
    words: &[u32],
    isa: &str,
    is_writable: bool,
    places: &Places,
    locate: &'a dyn Fn(u64) -> String,
) -> LinkedFunction<'a> {
    let isa = Isa::parse(isa).expect("an ISA");
    let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let segment = |address, bytes: Vec<u8>, executable| {
        let size = bytes.len() as u64;
        Segment { address, bytes, size, source: None, writable: is_writable, executable }
    };
    LinkedFunction {
        segments: vec![segment(A, bytes, true), segment(0x9000, vec![7; 64], false)],
        decoder: Decoder::new(&isa, &[]).expect("a decoder"),
        descriptions: &[],
        places: places.clone(),
        entry: A,
        locate,
    }
}

fn located(pc: u64) -> String {
    format!("f+{:#x}", pc.wrapping_sub(A))
}

fn compared_of(isa: &str, a: &[u32], b: &[u32], contract: &ProofContract) -> Result<Proof, String> {
    let code = |words| code(words, isa, false, &Places::default(), &located);
    prove(&code(a), &code(b), contract).map_err(|refusal| refusal.sentence)
}

fn compared(a: &[u32], b: &[u32], contract: &ProofContract) -> Result<Proof, String> {
    compared_of(ISA, a, b, contract)
}

fn proved(a: &[u32], b: &[u32]) -> Proof {
    compared(a, b, &ProofContract::default()).unwrap_or_else(|why| panic!("{why}"))
}

fn refused(a: &[u32], b: &[u32], with: &str) {
    let why = compared(a, b, &ProofContract::default()).expect_err("they differ");
    assert!(why.contains(with), "{why}");
}

#[test]
fn order_and_registers_do_not_matter_where_nothing_depends_on_them() {
    let a = [lw(T0, 0, A0), addi(A0, A0, 4), lw(A2, 0, A0), add(A0, T0, A2), RET];
    let b = [lw(A2, 4, A0), lw(S0 - 1, 0, A0), add(A0, A2, S0 - 1), RET];
    let proof = proved(&a, &b);
    assert_eq!((proof.instructions, proof.paths), ((5, 4), 1));
    assert!(proof.assumptions.is_empty());
}

#[test]
fn a_difference_names_both_places() {
    refused(&[addi(A0, A0, 4), RET], &[addi(A0, A0, 1), addi(A0, A0, 4), RET], "a0 may differ");
    let why = compared(&[addi(A0, A0, 4), RET], &[RET], &ProofContract::default()).unwrap_err();
    assert_eq!(
        why,
        "a0 may differ: A writes it last at f+0x0, B (f+0x0) leaves it as it was; nothing else does, so --returns 0 is \
         right for a function that returns nothing"
    );
    proved(&[addi(T0, A0, 4), RET], &[RET]);
    let none = ProofContract { returns: 0, ..ProofContract::default() };
    assert!(compared(&[addi(A0, A0, 4), RET], &[RET], &none).is_ok());
    refused(&[addi(S0, S0, 4), RET], &[RET], "s0 may differ");
    refused(&[addi(T0, A0, 4), sw(T0, 8, A0), RET], &[sw(A0, 8, A0), RET], "memory at a0+8 may differ");
    refused(&[sw(A1, 8, A0), RET], &[sw(A1, 4, A0), RET], "memory at a0+4 may differ");
}

#[test]
fn a_spill_is_seen_through_and_forgotten() {
    let spilled = [
        addi(SP, SP, -16),
        sw(S0, 0, SP),
        lw(S0, 0, A0),
        sw(A1, 0, A0),
        sw(S0, 4, A0),
        lw(S0, 0, SP),
        addi(SP, SP, 16),
        RET,
    ];
    let plain = [lw(T0, 0, A0), sw(T0, 4, A0), sw(A1, 0, A0), RET];
    let proof = proved(&spilled, &plain);
    assert_eq!(proof.assumptions, [STACK]);
    let back = proved(&plain, &spilled);
    assert_eq!(back.assumptions, [STACK, "the stack has room for 16 bytes below sp, of which A needs 0"]);
    let mut missing = spilled;
    missing[1] = addi(0, 0, 0);
    refused(&missing, &plain, "s0 may differ");
    // A load that was made before is below sp once sp is above it.
    let mut late = spilled.to_vec();
    late.insert(7, lw(T0, -16, SP));
    refused(&plain, &late, "accesses the stack 16 bytes below sp, where nothing is kept");
    let mut above = spilled;
    above[6] = addi(SP, SP, 12);
    refused(&above, &plain, "A: f+0x18 leaves sp 4 bytes below where it was at the start");
}

#[test]
fn accesses_that_may_overlap_keep_their_order_unless_they_are_declared() {
    let a = [lw(T0, 0, A1), sw(T0, 0, A0), lw(T0, 4, A1), sw(T0, 4, A0), RET];
    let b = [lw(T0, 0, A1), lw(A2, 4, A1), sw(T0, 0, A0), sw(A2, 4, A0), RET];
    refused(&a, &b, "memory at a0+4 may differ");
    let declared = ProofContract { noalias: vec![(10, 11)], ..ProofContract::default() };
    let proof = compared(&a, &b, &declared).unwrap();
    assert_eq!(proof.assumptions, ["the memory at a0 does not overlap that at a1"]);
    // What is loaded of memory that may have been written is the same in both.
    let moved = [addi(0, 0, 0), lw(T0, 0, A1), sw(T0, 0, A0), lw(T0, 4, A1), sw(T0, 4, A0), RET];
    assert!(proved(&a, &moved).assumptions.is_empty());
    let stores = [sw(A2, 0, A0), sw(A2, 0, A1), RET];
    refused(&stores, &[sw(A2, 0, A1), sw(A2, 0, A0), RET], "may overlap");
    let other = ProofContract { noalias: vec![(10, 12)], ..ProofContract::default() };
    assert!(compared(&a, &b, &other).is_err());
}

#[test]
fn a_byte_that_is_written_back_is_as_before_where_nothing_came_between() {
    let back = [lw(T0, 4, A0), sw(A1, 4, A0), sw(T0, 4, A0), RET];
    proved(&back, &[RET]);
    refused(&[RET], &back, "B: f+0x0 reads memory at a0+4, which A does not access on this path");
    refused(&[lw(T0, 4, A0), sw(T0, 8, A0), RET], &[RET], "memory at a0+8 may differ");
    // What was written through another pointer may be overwritten.
    let between = [lw(T0, 4, A0), sw(A2, 0, A1), sw(T0, 4, A0), RET];
    refused(&between, &[sw(A2, 0, A1), RET], "memory at a0+4 may differ");
    let declared = ProofContract { noalias: vec![(10, 11)], ..ProofContract::default() };
    assert!(compared(&between, &[sw(A2, 0, A1), RET], &declared).is_ok());
}

#[test]
fn loops_are_followed_round_by_round() {
    let body = |rounds: i32| {
        vec![
            addi(T0, A0, 4 * rounds),
            lw(A1, 0, A0),
            add(A1, A1, A1),
            sw(A1, 0, A0),
            addi(A0, A0, 4),
            branch(1, A0, T0, -16),
            addi(A0, 0, 0),
            addi(A1, 0, 0),
            RET,
        ]
    };
    assert_eq!(proved(&body(16), &body(16)).instructions, (84, 84));
    refused(&body(16), &body(15), "memory at a0+60 may differ");
    // By `bltu`, which needs that the buffer does not wrap.
    let mut unsigned = body(16);
    unsigned[5] = branch(6, A0, T0, -16);
    assert_eq!(
        proved(&body(16), &unsigned).assumptions,
        ["memory from a0+4 to a0+64 does not reach the end of the address space"]
    );
}

#[test]
fn branches_of_the_arguments_are_followed_both_ways() {
    let larger = [branch(6, A0, A1, 8), RET, addi(A0, A1, 0), RET];
    let same = [branch(7, A0, A1, 8), addi(A0, A1, 0), RET];
    assert_eq!(proved(&larger, &same).paths, 2);
    refused(&larger, &[branch(7, A0, A1, 8), addi(A0, A2, 0), RET], "a0 may differ");
}

#[test]
fn what_is_not_followed_is_told_in_one_sentence() {
    let call = 0x0000_00ef;
    let outside = 0x0400_00ef;
    let indirect = T0 << 15 | 0x67;
    let most = ProofContract { max_instructions: 1000, returns: 0, ..ProofContract::default() };
    for (words, why) in [
        (vec![outside, RET], "A: f+0x40 lies outside of the program's code"),
        (vec![call, RET], "A: f+0x0 is reached after 1000 instructions, as if the function never ended"),
        (vec![addi(T0, T0, 0), indirect], "A: f+0x4 jumps to an address that is not known"),
        (vec![0x0400_006f], "A: f+0x40 lies outside of the program's code"),
        (vec![0x0000_0000], "A: f+0x0 is no instruction of rv32imac_zicntr_zicsr_zifencei: 0x0"),
        (vec![0x3000_2573, RET], "A: f+0x0 is csrrs, whose register is the machine's"),
        (vec![0x0000_0073, RET], "A: f+0x0 is ecall, which leaves the function to the machine"),
        (vec![0x0000_100f, RET], "A: f+0x0 is fence.i, after which other code may stand there"),
        (vec![0x1005_252f, RET], "A: f+0x0 is lr.w, which other harts take part in"),
        (vec![0x0000_006f], "A: f+0x0 is reached after 1000 instructions, as if the function never ended"),
        (
            vec![lw(A0, 0, 0), RET],
            "A: f+0x0 reads the fixed address 0x0, where the program has no constants; pass variables by pointer, and \
             put tables into .rodata",
        ),
    ] {
        let found = compared(&words, &[RET], &most).expect_err(why);
        assert!(found.contains(why), "{found}");
        assert!(!found.contains('\n'), "{found}");
    }
    assert!(compared(&[RET], &[outside, RET], &most).unwrap_err().starts_with("B: f+0x40 lies outside"));
}

#[test]
fn constants_of_the_program_are_read() {
    // lui t0, 9; lw a0, 4(t0)
    let a = [0x0000_92b7, lw(A0, 4, T0), RET];
    let b = [0x0000_92b7, lw(A0, 0, T0), RET];
    proved(&a, &b);
    let index = [0x0000_92b7, add(T0, T0, A0), lw(A0, 0, T0), RET];
    refused(&index, &index, "reaches into the program's own memory by an index that is not known");
    let write = [0x0000_92b7, sw(A0, 0, T0), RET];
    refused(&write, &write, "writes the fixed address 0x9000");
}
