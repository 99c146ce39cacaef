//! Pairs that leave the same where both return, and of which the second traps, or does what the
//! first does not.

use super::rounds::copied;
use super::*;

fn load(kind: u32, rd: u32, offset: i32, rs1: u32) -> u32 {
    (offset as u32) << 20 | rs1 << 15 | kind << 12 | rd << 7 | 0x03
}

fn store(kind: u32, rs2: u32, offset: i32, rs1: u32) -> u32 {
    sw(rs2, offset, rs1) & !(7 << 12) | kind << 12
}

fn srli(rd: u32, rs1: u32, by: u32) -> u32 {
    by << 20 | rs1 << 15 | 5 << 12 | rd << 7 | 0x13
}

fn lui(rd: u32, imm: u32) -> u32 {
    imm << 12 | rd << 7 | 0x37
}

const BYTE: u32 = 0;
const HALF: u32 = 1;
const FENCE_RW_RW: u32 = 0x0330_000f;
const FENCE_W_W: u32 = 0x0110_000f;
const FENCE_TSO: u32 = 0x8330_000f;
const PAUSE: u32 = 0x0100_000f;
const AT_FENCES: &str = "other harts and devices see and change memory at fences only";

fn refused_with(a: &[u32], b: &[u32], contract: &ProofContract, with: &str) {
    let why = compared(a, b, contract).expect_err("B may trap");
    assert!(why.contains(with), "{why}");
    assert!(!why.contains('\n'), "{why}");
}

#[test]
fn a_load_that_only_one_side_makes_is_refused_there_and_may_be_left_out() {
    let plain = [lw(A0, 0, A0), RET];
    for (dead, what) in [
        (lw(T0, 0, 17), "memory at a7, which A does not access"),
        (lw(T0, 4, A0), "memory at a0+4, which A does not access"),
        (load(BYTE, T0, 4, A0), "memory at a0+4, which A does not access"),
        (lw(T0, 0, 0), "the fixed address 0x0"),
        (lw(T0, 8, SP), "memory at sp+8, which A does not access"),
    ] {
        refused(&plain, &[dead, plain[0], RET], what);
        if dead != lw(T0, 0, 0) {
            proved(&[dead, plain[0], RET], &plain);
        }
    }
    // A byte that the first reads or writes may be read again, by other widths.
    proved(&plain, &[load(HALF, T0, 2, A0), plain[0], RET]);
    let stores = [sw(A1, 0, A0), RET];
    proved(&stores, &[stores[0], lw(T0, 0, A0), RET]);
}

#[test]
fn a_load_does_not_go_above_the_check_of_its_pointer() {
    // beqz a0, 1f; lw a0, 0(a0); 1: ret
    let checked = [branch(0, A0, 0, 8), lw(A0, 0, A0), RET];
    let ahead = [lw(T0, 0, A0), branch(0, A0, 0, 8), addi(A0, T0, 0), RET];
    refused(&checked, &ahead, "reads memory at a0, which A does not access on this path");
    proved(&ahead, &checked);
    // Where both ways load, it may.
    let both = [branch(0, A1, 0, 12), lw(A0, 0, A0), RET, lw(A0, 0, A0), addi(A0, A0, 1), RET];
    let hoisted = [lw(T0, 0, A0), branch(0, A1, 0, 12), addi(A0, T0, 0), RET, addi(A0, T0, 1), RET];
    assert_eq!(proved(&both, &hoisted).paths, 2);
}

#[test]
fn what_is_only_read_is_not_written() {
    let reads = [lw(A0, 0, A1), RET];
    let back = [lw(T0, 0, A1), sw(T0, 0, A1), addi(A0, T0, 0), RET];
    refused(&reads, &back, "B: f+0x4 writes memory at a1, which A only reads");
    proved(&back, &reads);
    let nothing = [RET];
    let none = ProofContract { returns: 0, ..ProofContract::default() };
    refused_with(&nothing, &[lw(T0, 0, A1), sw(T0, 0, A1), RET], &none, "which A does not access");
}

#[test]
fn a_wider_access_needs_that_the_address_is_a_multiple() {
    let bytes = [
        store(BYTE, A1, 0, A0),
        srli(T0, A1, 8),
        store(BYTE, T0, 1, A0),
        srli(T0, A1, 16),
        store(BYTE, T0, 2, A0),
        srli(T0, A1, 24),
        store(BYTE, T0, 3, A0),
        RET,
    ];
    let halves = [store(HALF, A1, 0, A0), srli(T0, A1, 16), store(HALF, T0, 2, A0), RET];
    let word = [sw(A1, 0, A0), RET];
    for (a, b) in [(&bytes[..], &word[..]), (&bytes, &halves), (&halves, &word)] {
        refused_with(a, b, &NOTHING, "at a0, and nothing that A does shows this to be a multiple of");
        assert!(compared(b, a, &NOTHING).is_ok());
        let declared = ProofContract { aligned: vec![(10, 4)], ..NOTHING };
        assert_eq!(compared(a, b, &declared).unwrap().assumptions, ["a0 is a multiple of 4"]);
        let less = ProofContract { aligned: vec![(10, 1), (11, 4)], ..NOTHING };
        assert!(compared(a, b, &less).is_err());
    }
    // Another access by the same pointer shows it, or the path.
    let beside = [lw(T0, 8, A0), store(HALF, A1, 0, A0), srli(T0, A1, 16), store(HALF, T0, 2, A0), RET];
    assert!(compared(&beside, &word, &NOTHING).is_ok());
    let odd = [lw(T0, 9, A0), store(HALF, A1, 0, A0), srli(T0, A1, 16), store(HALF, T0, 2, A0), RET];
    assert!(compared(&odd, &word, &NOTHING).is_err());
    // andi t0, a0, 3; bnez t0, <return>
    let andi = 3 << 20 | A0 << 15 | 7 << 12 | T0 << 7 | 0x13;
    let tested = [&[andi, branch(1, T0, 0, 16)], &halves[..]].concat();
    let wide = [andi, branch(1, T0, 0, 8), sw(A1, 0, A0), RET];
    assert!(compared(&tested, &wide, &NOTHING).is_ok());
    // Loads alike: two halves as a word.
    let two = [
        load(5, A0, 2, A1),
        load(5, T0, 0, A1),
        16 << 20 | A0 << 15 | 1 << 12 | A0 << 7 | 0x13,
        add(A0, A0, T0),
        RET,
    ];
    refused(&two, &[two[0], load(5, T0, 0, A1), lw(A2, 0, A1), two[2], two[3], RET], "multiple of 4");
}

#[test]
fn comparisons_are_decided_only_within_memory_that_was_accessed_on_the_path() {
    // lw t1, 0(a0); lui t0, 0x7fff0; add t0, a0, t0; bltu a0, t0, <return>; sw x0, 4(a0); ret
    let far = [lw(6, 0, A0), lui(T0, 0x7fff0), add(T0, A0, T0), branch(6, A0, T0, 8), sw(0, 4, A0), RET];
    refused_with(&far, &[lw(6, 0, A0), RET], &NOTHING, "memory at a0+4 may differ");
    // The check of an overflow, of a pointer that only another path, or the other function, uses.
    let check = [addi(T0, A0, 16), branch(6, A0, T0, 12), addi(A0, 0, 1), RET, addi(A0, 0, 0), RET];
    refused(&check, &[addi(A0, 0, 0), RET], "a0 may differ");
    let used = [branch(0, A1, 0, 8), lw(T0, 0, A0)];
    let other = [&used[..], &check].concat();
    refused(&other, &[&used[..], &[addi(A0, 0, 0), RET]].concat(), "a0 may differ");
    refused(&check, &[lw(T0, 0, A0), lw(T0, 12, A0), addi(A0, 0, 0), RET], "");
    // One byte less than the buffer, and it is decided; one more, and it is not.
    for (end, holds) in [(4, true), (5, false)] {
        let words = [
            lw(T0, 0, A0),
            addi(T0, A0, end),
            branch(6, A0, T0, 12),
            addi(A0, 0, 1),
            RET,
            addi(A0, 0, 0),
            RET,
        ];
        let found = compared(&words, &[lw(T0, 0, A0), addi(A0, 0, 0), RET], &ProofContract::default());
        assert_eq!(found.is_ok(), holds, "{found:?}");
        if let Ok(proof) = found {
            assert_eq!(
                proof.assumptions,
                ["memory from a0 to a0+4 does not reach the end of the address space"]
            );
        }
    }
}

#[test]
fn nothing_passes_a_fence_and_none_is_dropped_or_weakened() {
    let ordered = |fence: u32| [sw(A1, 0, A0), fence, sw(A1, 4, A0), RET];
    let a = ordered(FENCE_RW_RW);
    assert!(compared(&a, &a, &NOTHING).is_ok());
    refused_with(&a, &[sw(A1, 4, A0), sw(A1, 0, A0), RET], &NOTHING, "A has a fence at f+0x4 that B has not");
    refused_with(&[sw(A1, 0, A0), RET], &[sw(A1, 0, A0), FENCE_RW_RW, RET], &NOTHING, "B has a fence");
    for other in [FENCE_W_W, FENCE_TSO] {
        refused_with(&a, &ordered(other), &NOTHING, "order other accesses");
    }
    let swapped = [sw(A1, 4, A0), FENCE_RW_RW, sw(A1, 0, A0), RET];
    refused_with(&a, &swapped, &NOTHING, "before the fence at f+0x4, memory at a0");
    let early = [sw(A1, 0, A0), sw(A1, 4, A0), FENCE_RW_RW, RET];
    refused_with(&a, &early, &NOTHING, "before the fence");
    refused_with(&early, &a, &NOTHING, "before the fence");
    let twice = [sw(A1, 0, A0), FENCE_RW_RW, sw(A1, 4, A0), sw(A1, 0, A0), RET];
    refused_with(&a, &twice, &NOTHING, "memory at a0 may differ");
    // A load after it sees what others wrote: it is another one than before it, and than what was
    // stored.
    let before = [lw(T0, 0, A1), FENCE_RW_RW, addi(A0, T0, 0), RET];
    let behind = [FENCE_RW_RW, lw(T0, 0, A1), addi(A0, T0, 0), RET];
    refused(&before, &behind, "a0 may differ");
    refused(&behind, &before, "a0 may differ");
    let stored = [sw(A1, 0, A0), FENCE_RW_RW, lw(A0, 0, A0), RET];
    refused(&stored, &[sw(A1, 0, A0), FENCE_RW_RW, addi(A0, A1, 0), RET], "a0 may differ");
    // Not so the frame, and `pause` orders nothing.
    let spilled = [addi(SP, SP, -16), sw(S0, 0, SP), FENCE_RW_RW, lw(S0, 0, SP), addi(SP, SP, 16), RET];
    assert_eq!(proved(&spilled, &[FENCE_RW_RW, RET]).assumptions, [AT_FENCES]);
    assert!(proved(&[PAUSE, RET], &[RET]).assumptions.is_empty());
}

#[test]
fn that_others_come_at_fences_only_is_assumed_where_there_is_a_fence() {
    // What the two stores leave is looked at when the fence is reached, not between them.
    let once = [sw(A1, 0, A0), sw(A2, 4, A0), FENCE_RW_RW, RET];
    let exchanged = [sw(A2, 4, A0), sw(A1, 0, A0), FENCE_RW_RW, RET];
    assert_eq!(compared(&once, &exchanged, &NOTHING).unwrap().assumptions, [AT_FENCES]);
    let alone = [once[0], once[1], RET];
    assert!(compared(&alone, &[exchanged[0], exchanged[1], RET], &NOTHING).unwrap().assumptions.is_empty());
    // On one of two paths.
    let on_one = [branch(0, A1, 0, 8), FENCE_RW_RW, sw(0, 0, A0), RET];
    assert_eq!(compared(&on_one, &on_one, &NOTHING).unwrap().assumptions, [AT_FENCES]);
}

#[test]
fn fences_in_rounds_that_the_arguments_count_stay_too() {
    let rounds =
        |fence: u32| [addi(A1, A1, -1), sw(A1, 0, A0), fence, sw(A1, 4, A0), branch(1, A1, 0, -16), RET];
    let proof = compared(&rounds(FENCE_RW_RW), &rounds(FENCE_RW_RW), &NOTHING).unwrap();
    assert_eq!((proof.rounds, &proof.assumptions[..]), (true, &[AT_FENCES.to_string()][..]));
    for other in [PAUSE, FENCE_W_W] {
        assert!(compared(&rounds(FENCE_RW_RW), &rounds(other), &NOTHING).is_err());
        assert!(compared(&rounds(other), &rounds(FENCE_RW_RW), &NOTHING).is_err());
    }
}

#[test]
fn nothing_is_kept_below_sp_and_sp_stays_a_multiple_of_16() {
    let plain = [addi(A0, A0, 1), RET];
    let around = |words: &[u32]| [&[addi(SP, SP, -16)], words, &[addi(SP, SP, 16)], &plain].concat();
    proved(&plain, &around(&[sw(A0, 0, SP), lw(T0, 12, SP)]));
    for (words, why) in [
        ([&[sw(A0, -16, SP), lw(A0, -16, SP)], &plain[..]].concat(), "accesses the stack 16 bytes below sp"),
        ([&[sw(A0, -4, SP)], &plain[..]].concat(), "accesses the stack 4 bytes below sp"),
        ([&[lui(T0, 0xffff0), add(T0, SP, T0), sw(A1, 16, T0)], &plain[..]].concat(), "bytes below sp"),
        (around(&[sw(A0, -4, SP)]), "accesses the stack 4 bytes below sp"),
        (
            [&[addi(SP, SP, -4), sw(A0, 0, SP), addi(SP, SP, 4)], &plain[..]].concat(),
            "leaves sp 4 bytes below",
        ),
        ([&[addi(SP, SP, -8), addi(SP, SP, 8)], &plain[..]].concat(), "leaves sp 8 bytes below"),
        ([&[addi(SP, SP, 16), addi(SP, SP, -16)], &plain[..]].concat(), "leaves sp 16 bytes above"),
        (
            [&[addi(T0, SP, 0), addi(SP, A0, 0), addi(SP, T0, 0)], &plain[..]].concat(),
            "moves sp by what is not known",
        ),
        (vec![addi(SP, SP, -16), plain[0], RET], "sp may differ"),
        (around(&[sw(A0, 16, SP)]), "memory at sp may differ"),
        (around(&[lw(T0, 16, SP)]), "reads memory at sp, which A does not access"),
        (around(&[load(HALF, T0, 1, SP)]), "at sp-15, and nothing that A does"),
    ] {
        refused(&plain, &words, why);
    }
    // A word freed before it is read.
    let freed = [addi(SP, SP, -16), sw(A0, 0, SP), addi(SP, SP, 16), lw(A0, -16, SP), plain[0], RET];
    refused(&plain, &freed, "accesses the stack 16 bytes below sp");
    // The same in rounds that the arguments count.
    let rounds = |more: &[u32]| {
        let size = 4 * (2 + more.len() as i32);
        [&[addi(A1, A1, -1), sw(A1, 0, A0)], more, &[branch(1, A1, 0, -size), RET]].concat()
    };
    refused_with(
        &rounds(&[]),
        &rounds(&[sw(A1, -4, SP)]),
        &NOTHING,
        "B: f+0x8 accesses the stack 4 bytes below sp",
    );
}

#[test]
fn a_branch_about_the_alignment_of_the_stack_is_decided() {
    // What lies 4 above sp is a multiple of 4; whether it is one of 32 depends on the caller.
    let asks = |mask: u32| {
        let and = mask << 20 | T0 << 15 | 7 << 12 | T0 << 7 | 0x13;
        [addi(SP, SP, -16), addi(T0, SP, 4), and, branch(1, T0, 0, 8), addi(A0, A0, 1), addi(SP, SP, 16), RET]
    };
    let plain = [addi(A0, A0, 1), RET];
    assert_eq!(proved(&asks(3), &plain).paths, 1);
    assert_eq!(proved(&asks(4), &[RET]).paths, 1);
    refused(&asks(27), &plain, "a0 may differ");
    refused(&asks(3), &[RET], "a0 may differ");
}

#[test]
fn a_deep_frame_is_an_assumption() {
    let plain = [addi(A0, A0, 1), RET];
    let deep = [lui(T0, 0x10), 0x4000_0000 | add(SP, SP, 0) | T0 << 20, add(SP, SP, T0), plain[0], RET];
    assert_eq!(
        proved(&plain, &deep).assumptions,
        ["the stack has room for 65536 bytes below sp, of which A needs 0"]
    );
    assert!(proved(&deep, &plain).assumptions.is_empty());
}

#[test]
fn rounds_that_the_arguments_count_access_no_more_than_the_others() {
    let a = copied();
    let add_to = |at: usize, word: u32| {
        let mut b = a.clone();
        b.insert(at, word);
        // The branch of the loop goes back by one instruction more.
        let last = b.len() - 2;
        b[last] = branch(6, T0, A2, -28);
        b
    };
    for (word, why) in [
        (lw(17, 4, A1), "which A does not access on this path"),
        (lw(17, 0, 16), "which A does not access on this path"),
        (lw(17, 0, A2), "which A does not access on this path"),
        (load(BYTE, 17, -1, A1), "which A does not access on this path"),
    ] {
        refused_with(&a, &add_to(1, word), &NOTHING, why);
        assert!(compared(&add_to(1, word), &a, &NOTHING).is_ok(), "{word:x}");
    }
    refused_with(&a, &add_to(2, sw(A3, 0, A1)), &NOTHING, "which A only reads");
    // Ahead of the test of the first round.
    let tested = [&[branch(0, A2, 0, 36)], &a[..]].concat();
    let ahead = [&[lw(17, 0, A1), branch(0, A2, 0, 36)], &a[..]].concat();
    refused_with(&tested, &ahead, &NOTHING, "which A does not access on this path");
    assert!(compared(&tested, &tested, &NOTHING).is_ok());
    // Bytes one by one against the word.
    let bytes = vec![
        addi(T0, 0, 0),
        load(4, A3, 0, A1),
        store(BYTE, A3, 0, A0),
        load(4, A3, 1, A1),
        store(BYTE, A3, 1, A0),
        addi(A1, A1, 2),
        addi(A0, A0, 2),
        addi(T0, T0, 1),
        branch(6, T0, A2, -28),
        RET,
    ];
    let halves = [
        addi(T0, 0, 0),
        load(5, A3, 0, A1),
        store(HALF, A3, 0, A0),
        addi(A1, A1, 2),
        addi(A0, A0, 2),
        addi(T0, T0, 1),
        branch(6, T0, A2, -20),
        RET,
    ];
    let apart = ProofContract { noalias: vec![(10, 11)], ..NOTHING };
    refused_with(&bytes, &halves, &apart, "shows this to be a multiple of 2");
    assert!(compared(&halves, &bytes, &apart).is_ok());
}

#[test]
fn a_jump_to_half_an_instruction_is_refused_without_c() {
    let words = [addi(T0, 0, 0), 0x0060_006f, 0, RET, RET];
    let why = compared_of("rv32im", &words, &words, &NOTHING).unwrap_err();
    assert!(why.contains("is no multiple of 4"), "{why}");
}

/// The same where all may be written, of one result, with more places.
fn placed(a: &[u32], b: &[u32], places: &Places) -> Result<Proof, String> {
    let code = |words| code(words, ISA, true, places, &located);
    prove(&code(a), &code(b), &ProofContract { returns: 1, ..ProofContract::default() })
        .map_err(|refusal| refusal.sentence)
}

#[test]
fn what_gp_and_tp_lead_to_is_known_or_refused() {
    let by = |register: u32| [lw(A0, 4, register), RET];
    let nothing = Places::default();
    let why = placed(&by(3), &by(3), &nothing).unwrap_err();
    assert!(why.contains("has no symbol __global_pointer$"), "{why}");
    let code = "nobody writes to the program's code, though its segment may be written";
    assert_eq!(placed(&by(4), &by(4), &nothing).unwrap().assumptions, [code]);
    let threads = Places { has_thread_locals: true, ..Places::default() };
    let why = placed(&by(4), &by(4), &threads).unwrap_err();
    assert!(why.contains("a variable of a thread by tp"), "{why}");
    let object = |name: &str, address| Object { name: name.to_string(), address, size: 4, sized: true };
    let known = Places {
        objects: vec![object("key", 0x9000), object("other", 0x9004)],
        global_pointer: Some(0x9000),
        ..Places::default()
    };
    let linked = "addresses of the program's own are those of these linked files";
    assert_eq!(placed(&by(3), &by(3), &known).unwrap().assumptions, [linked, code]);
    let why = placed(&by(3), &[lw(A0, 0, 3), RET], &known).unwrap_err();
    assert!(why.contains("a0 may differ"), "{why}");
    // A place without a name, and one that goes beyond a variable.
    for words in [[lw(A0, 8, 3), RET], [lw(A0, 2, 3), RET]] {
        let why = placed(&words, &words, &known).unwrap_err();
        assert!(why.contains("pass variables by pointer"), "{why}");
    }
}

#[test]
fn a_name_that_two_parts_of_a_program_have_says_nothing() {
    // Each file may have a local variable of this name, and the two are not one.
    let object = |name: &str, address| Object { name: name.to_string(), address, size: 4, sized: true };
    let of = |second: &str| Places {
        objects: vec![object("count", 0x9000), object(second, 0x9004)],
        global_pointer: Some(0x9000),
        ..Places::default()
    };
    let read = |offset| [lw(A0, offset, 3), RET];
    assert!(placed(&read(0), &read(0), &of("other")).is_ok());
    assert!(placed(&read(0), &read(4), &of("other")).is_err());
    assert!(placed(&read(0), &read(4), &of("count")).is_err());
}

#[test]
fn a_table_is_not_walked_by_rounds_that_the_arguments_count() {
    // lui t0, 9; 1: lw t1, 0(t0); addi t0, t0, 4; sw t1, 0(a0); addi a1, a1, -1; bnez a1, 1b; ret
    let words = [
        lui(T0, 9),
        lw(6, 0, T0),
        addi(T0, T0, 4),
        sw(6, 0, A0),
        addi(A1, A1, -1),
        branch(1, A1, 0, -16),
        RET,
    ];
    assert!(compared(&words, &words, &NOTHING).is_err());
}
