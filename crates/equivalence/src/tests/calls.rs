//! Calls of the program's own functions, and operands the other way round.

use super::*;

/// `jal ra` by so many bytes.
fn call(by: u32) -> u32 {
    (by >> 11 & 1) << 20 | (by >> 1 & 0x3ff) << 21 | RA << 7 | 0x6f
}

const RA: u32 = 1;

#[test]
fn a_call_is_what_the_callee_does() {
    let kept = |callee: &[u32]| {
        let frame = [addi(SP, SP, -16), sw(RA, 12, SP), call(16), lw(RA, 12, SP), addi(SP, SP, 16), RET];
        [&frame[..], callee].concat()
    };
    let inside = [addi(A0, A0, 5), RET];
    proved(&kept(&inside), &inside);
    proved(&inside, &kept(&inside));
    // The callee's callee; what it leaves in registers that nobody keeps.
    let deep = [&[addi(T0, RA, 0), call(12), addi(A1, 0, 0), T0 << 15 | 0x67][..], &inside].concat();
    let both = [addi(A0, A0, 5), addi(A1, 0, 0), RET];
    proved(&kept(&deep), &both);
    for (wrong, why) in [
        (kept(&[addi(A0, A0, 6), RET]), "a0 may differ"),
        (kept(&[addi(A0, A0, 5), addi(S0, S0, 1), RET]), "s0 may differ"),
        (kept(&[addi(A0, A0, 5), sw(0, 4, A1), RET]), "memory at a1+4 may differ"),
        (kept(&[addi(A0, A0, 5), lw(T0, 0, A1), RET]), "which A does not access on this path"),
        (kept(&[addi(A0, A0, 5), addi(SP, SP, -16), RET]), "jumps to an address that is not known"),
        (kept(&[addi(A0, A0, 5), sw(0, -4, SP), RET]), "accesses the stack 4 bytes below sp"),
        (kept(&[addi(A0, A0, 5), sw(0, 12, SP), RET]), "lies outside of the program's code"),
        // Where it was called from is lost.
        (vec![call(8), RET, addi(A0, A0, 5), RET], "as if the function never ended"),
    ] {
        let most = ProofContract { max_instructions: 1000, ..ProofContract::default() };
        let found = compared(&inside, &wrong, &most).expect_err(why);
        assert!(found.contains(why), "{found}");
    }
    // Where code lies leaves neither in a register nor in memory.
    let told = [&[addi(T0, RA, 0), call(12), sw(RA, 0, A2), T0 << 15 | 0x67][..], &inside].concat();
    assert!(compared(&told, &[&[addi(0, 0, 0)], &told[..]].concat(), &ProofContract::default()).is_err());
}

#[test]
fn operands_that_may_be_exchanged_are() {
    let of = |word: u32, rs1: u32, rs2: u32| [rs2 << 20 | rs1 << 15 | A0 << 7 | word, RET];
    // mul, mulh, mulhu; min, minu, max, maxu.
    for word in [0x0200_0033, 0x0200_1033, 0x0200_3033, 0x0a00_4033, 0x0a00_5033, 0x0a00_6033, 0x0a00_7033] {
        let compared = |a: &[u32], b: &[u32]| compared_of("rv32im_zbb", a, b, &ProofContract::default());
        compared(&of(word, A0, A1), &of(word, A1, A0)).unwrap();
        assert!(compared(&of(word, A0, A1), &of(word, A0, A2)).is_err());
        let other = word ^ 0x1000;
        if word != 0x0200_0033 && word != 0x0200_3033 {
            assert!(compared(&of(word, A0, A1), &of(other, A1, A0)).is_err(), "{word:#x}");
        }
    }
    // Not those of mulhsu.
    refused(&of(0x0200_2033, A0, A1), &of(0x0200_2033, A1, A0), "a0 may differ");
}
