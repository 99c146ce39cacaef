//! Loops whose rounds the arguments count.

use super::*;

/// Copies words from a1 to a0, one more each round, as long as fewer than a2 were copied.
pub(super) fn copied() -> Vec<u32> {
    vec![
        addi(T0, 0, 0),
        // head
        lw(A3, 0, A1),
        addi(A1, A1, 4),
        add(A3, A3, T0),
        sw(A3, 0, A0),
        addi(A0, A0, 4),
        addi(T0, T0, 1),
        branch(6, T0, A2, -24),
        RET,
    ]
}

#[test]
fn a_proof_that_takes_too_many_steps_is_left_and_says_so() {
    let few = ProofContract { max_steps: 200, ..NOTHING };
    let why = compared(&copied(), &copied(), &few).unwrap_err();
    assert!(why.ends_with("is where the proof is left, as it took 200 steps on all ways together"), "{why}");
    let enough = ProofContract { max_steps: 2_000, ..NOTHING };
    assert!(compared(&copied(), &copied(), &enough).unwrap().rounds);
}

#[test]
fn what_loads_from_unknown_addresses_look_through_are_steps_of_a_proof() {
    let words = 0..40;
    let mut code: Vec<u32> = vec![addi(SP, SP, -160)];
    code.extend(words.map(|word| sw(A1, 4 * word, SP)));
    code.push(add(T0, A0, 0));
    // Ten loads from wherever a0 points, for which memory is looked through.
    code.extend((0..10).flat_map(|_| [add(T0, T0, SP), lw(T0, 0, T0)]));
    code.extend([sw(T0, 0, A2), addi(SP, SP, 160), RET]);
    let instructions = 2 * code.len() as u64;
    let few = ProofContract { max_steps: instructions + 50, ..NOTHING };
    let why = compared(&code, &code, &few).unwrap_err();
    assert!(why.contains("is where the proof is left"), "{why}");
    let enough = ProofContract { max_steps: instructions + 500, ..NOTHING };
    assert!(compared(&code, &code, &enough).is_ok());
}

#[test]
fn rounds_that_the_arguments_count_are_proved_by_induction() {
    let a = copied();
    // Other registers, another order, the pointers ahead of the accesses.
    let b = [
        addi(S0 - 1, 0, 0),
        lw(A3, 0, A1),
        addi(A0, A0, 4),
        addi(A1, A1, 4),
        add(A3, A3, S0 - 1),
        addi(S0 - 1, S0 - 1, 1),
        sw(A3, -4, A0),
        branch(6, S0 - 1, A2, -24),
        RET,
    ];
    let proof = compared(&a, &b, &NOTHING).unwrap();
    assert!(proof.rounds);
    assert_eq!((proof.instructions, proof.assumptions.len()), ((8, 8), 0));
    // A pointer that is a word ahead from the beginning.
    let ahead = [
        addi(T0, 0, 0),
        addi(A1, A1, 4),
        lw(A3, -4, A1),
        addi(A1, A1, 4),
        add(A3, A3, T0),
        sw(A3, 0, A0),
        addi(A0, A0, 4),
        addi(T0, T0, 1),
        branch(6, T0, A2, -24),
        RET,
    ];
    assert!(compared(&a, &ahead, &NOTHING).unwrap().rounds);
    // A counter that the frame keeps.
    let spilled = [
        addi(SP, SP, -16),
        sw(0, 8, SP),
        lw(A3, 0, A1),
        lw(T0, 8, SP),
        addi(A1, A1, 4),
        add(A3, A3, T0),
        addi(T0, T0, 1),
        sw(T0, 8, SP),
        sw(A3, 0, A0),
        addi(A0, A0, 4),
        branch(6, T0, A2, -32),
        addi(SP, SP, 16),
        RET,
    ];
    let proof = compared(&a, &spilled, &NOTHING).unwrap();
    assert_eq!(proof.assumptions, [STACK, "the stack has room for 16 bytes below sp, of which A needs 0"]);
}

#[test]
fn a_wrong_round_is_refused() {
    let a = copied();
    let mutants: [(usize, u32, &str); 12] = [
        (0, addi(T0, 0, 1), "another first number"),
        (1, lw(A3, 4, A1), "another word"),
        (2, addi(A1, A1, 8), "another step of the source"),
        (3, add(A3, A3, A2), "another number is added"),
        (4, sw(A3, 4, A0), "another place"),
        (4, sw(A3, 0, A1), "another buffer"),
        (4, sw(T0, 0, A0), "another value"),
        (5, addi(A0, A0, 8), "another step of the target"),
        (6, addi(T0, T0, 2), "another step of the counter"),
        (7, branch(1, T0, A2, -24), "another condition"),
        (7, branch(6, T0, A3, -24), "another limit"),
        (7, branch(6, T0, A2, -20), "a round less its first instruction"),
    ];
    for (at, word, what) in mutants {
        let mut b = a.clone();
        b[at] = word;
        assert!(compared(&a, &b, &NOTHING).is_err(), "{what}");
        assert!(compared(&b, &a, &NOTHING).is_err(), "{what}");
    }
    // What is kept for the caller is lost in the loop; what is carried in it is overwritten, after
    // the first round.
    let mut clobbered = a.clone();
    clobbered[6] = addi(S0, T0, 1);
    assert!(compared(&a, &clobbered, &NOTHING).is_err());
    let late = [
        addi(T0, 0, 0),
        addi(S0 - 1, 0, 0),
        lw(A3, 0, A1),
        addi(A1, A1, 4),
        add(A3, A3, S0 - 1),
        sw(A3, 0, A0),
        addi(A0, A0, 4),
        addi(T0, T0, 1),
        branch(6, T0, A2, -24),
        RET,
    ];
    assert!(compared(&a, &late, &NOTHING).is_err());
    // One round less: the test comes first.
    let mut first = a.clone();
    first.insert(1, branch(7, T0, A2, 32));
    assert!(compared(&a, &first, &NOTHING).is_err());
}

#[test]
fn a_pointer_into_the_stack_that_moves_is_not_taken_for_another() {
    // A word above sp is written through a pointer that begins at sp and moves, and read again by
    // sp.
    let through = [
        addi(T0, SP, 0),
        sw(A1, 0, T0),
        addi(T0, T0, 4),
        addi(A0, A0, -1),
        lw(A1, 4, SP),
        branch(1, A0, 0, -16),
        RET,
    ];
    // The same, but that the word is read ahead of the store.
    let ahead = [
        addi(T0, SP, 0),
        lw(A3, 4, SP),
        sw(A1, 0, T0),
        addi(T0, T0, 4),
        addi(A0, A0, -1),
        addi(A1, A3, 0),
        branch(1, A0, 0, -20),
        RET,
    ];
    assert!(compared(&through, &through, &NOTHING).is_ok());
    assert!(compared(&through, &ahead, &NOTHING).is_err());
}

#[test]
fn a_pointer_that_moves_still_points_into_the_same_buffer() {
    // Words of the stack go through a moving pointer to a0.
    let a = [
        addi(T0, SP, 0),
        lw(A3, 0, T0),
        sw(A3, 0, A0),
        lw(A3, 4, T0),
        sw(A3, 4, A0),
        addi(T0, T0, 8),
        addi(A0, A0, 8),
        branch(1, T0, A1, -24),
        RET,
    ];
    let b = [
        addi(T0, SP, 0),
        lw(A3, 0, T0),
        lw(A2, 4, T0),
        sw(A3, 0, A0),
        sw(A2, 4, A0),
        addi(T0, T0, 8),
        addi(A0, A0, 8),
        branch(1, T0, A1, -24),
        RET,
    ];
    let proof = compared(&a, &b, &NOTHING).unwrap();
    assert_eq!(proof.assumptions, [STACK]);
    // The same through a2, which may overlap a0 where nobody says that it does not.
    let through = |words: &[u32; 9]| {
        let mut words = *words;
        words[0] = addi(T0, A2, 0);
        words[7] = branch(1, T0, S0, -24);
        words.map(|word| if word == lw(A2, 4, T0) { lw(T0 + 1, 4, T0) } else { word })
    };
    let (a, mut b) = (through(&a), through(&b));
    b[4] = sw(T0 + 1, 4, A0);
    assert!(compared(&a, &b, &NOTHING).is_err());
    assert!(compared(&a, &b, &ProofContract { noalias: vec![(10, 12)], ..NOTHING }).is_ok());
    assert!(compared(&a, &b, &ProofContract { noalias: vec![(11, 12)], ..NOTHING }).is_err());
}

#[test]
fn where_no_induction_comes_to_an_end_the_sentence_says_why() {
    // Twice as many, two at a time: no rule knows that both end together.
    let one = [addi(A0, A0, -1), branch(1, A0, 0, -4), RET];
    let two = [add(A0, A0, A0), addi(A0, A0, -2), branch(1, A0, 0, -4), RET];
    for (a, b) in [(&one[..], &two[..]), (&two, &one)] {
        let why = compared(a, b, &NOTHING).unwrap_err();
        assert!(why.contains("more than 64 paths; by induction: "), "{why}");
        assert!(!why.contains('\n'));
    }
}
