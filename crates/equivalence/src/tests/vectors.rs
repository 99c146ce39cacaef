//! The vector unit: orders that are proved, and orders that are not.

use super::*;

pub(super) const VECTORS: &str = "rv64im_v_zvbb_zvbc_zvkg_zvkned_zvknhb_zvksed_zvksh_zicsr";

/// `vsetivli x0, vl, vtype`.
pub(super) fn set(vl: u32, vtype: u32) -> u32 {
    3 << 30 | vtype << 20 | vl << 15 | 7 << 12 | 0x57
}

/// vtype: e8 to e64 by log2 of its bytes, LMUL by its log2; nothing agnostic.
pub(super) fn e(sew: u32, lmul: i32) -> u32 {
    sew << 3 | lmul as u32 & 7
}

/// An instruction of OP-V: OPIVV 0, OPMVV 2, OPIVI 3, OPIVX 4, OPMVX 6; not masked.
fn v(function: u32, kind: u32, vd: u32, vs2: u32, vs1: u32) -> u32 {
    function << 26 | 1 << 25 | vs2 << 20 | vs1 << 15 | kind << 12 | vd << 7 | 0x57
}

/// Masked by v0.
pub(super) fn masked(word: u32) -> u32 {
    word & !(1 << 25)
}

fn vadd(vd: u32, vs2: u32, vs1: u32) -> u32 {
    v(0, 0, vd, vs2, vs1)
}

/// A unit-stride load of elements of 8, 16, 32 or 64 bits; `fields` of a segment.
pub(super) fn vle(bits: u32, fields: u32, vd: u32, rs1: u32) -> u32 {
    let width = if bits == 8 { 0 } else { 4 + bits.ilog2() - 3 };
    (fields - 1) << 29 | 1 << 25 | rs1 << 15 | width << 12 | vd << 7 | 0x07
}

pub(super) fn vse(bits: u32, fields: u32, vd: u32, rs1: u32) -> u32 {
    vle(bits, fields, vd, rs1) | 0x20
}

/// Strided, by what rs2 holds.
pub(super) fn strided(word: u32, rs2: u32) -> u32 {
    word | 2 << 26 | rs2 << 20
}

/// Indexed by vs2, in no order.
fn indexed(word: u32, vs2: u32) -> u32 {
    word | 1 << 26 | vs2 << 20
}

/// Whole registers.
pub(super) fn whole(word: u32) -> u32 {
    word | 8 << 20
}

pub(super) fn of(a: &[u32], b: &[u32], noalias: &[(u8, u8)]) -> Result<Proof, String> {
    let contract = ProofContract { noalias: noalias.to_vec(), ..NOTHING };
    let done = |words: &[u32]| [words, &[RET]].concat();
    compared_of(VECTORS, &done(a), &done(b), &contract)
}

/// A list of instructions with two of them the other way round.
fn swapped(words: &[u32], first: usize) -> Vec<u32> {
    let mut other = words.to_vec();
    other.swap(first, first + 1);
    other
}

fn same(words: &[u32], first: usize) -> Proof {
    of(words, &swapped(words, first), &[]).unwrap_or_else(|why| panic!("{why}"))
}

fn differs(words: &[u32], first: usize, with: &str) {
    of(words, words, &[]).unwrap_or_else(|why| panic!("not itself: {why}"));
    let why = of(words, &swapped(words, first), &[]).expect_err("they differ");
    assert!(why.contains(with) && !why.contains('\n'), "{why}");
}

#[test]
fn independent_vector_instructions_change_places_and_dependent_ones_do_not() {
    let m1 = set(4, e(2, 0));
    let proof = same(&[m1, vadd(8, 9, 10), vadd(11, 12, 13)], 1);
    assert_eq!(
        proof.assumptions,
        ["vector registers have 128 bits, and vstart is 0 where the function is called"]
    );
    differs(&[m1, vadd(8, 9, 10), vadd(11, 8, 13)], 1, "v11 may differ");
    differs(&[m1, vadd(8, 9, 10), vadd(8, 12, 13)], 1, "v8 may differ");
    differs(&[m1, vadd(8, 9, 10), vadd(9, 12, 13)], 1, "v8 may differ");
    // vmacc reads what it writes; vmv.x.s and vmv.s.x reach the integer registers.
    differs(&[m1, v(0x2d, 2, 8, 9, 10), v(0x2d, 2, 8, 12, 13)], 1, "v8 may differ");
    differs(&[m1, v(0x10, 2, T0, 8, 0), v(0, 4, 9, 9, T0)], 1, "v9 may differ");
    differs(&[m1, addi(T0, T0, 1), v(0, 4, 9, 9, T0)], 1, "v9 may differ");
    // Agnostic elements follow from what is read: that is assumed.
    let agnostic = [set(3, e(2, 0) | 3 << 6), vadd(8, 9, 10), vadd(11, 12, 13)];
    assert!(same(&agnostic, 1).assumptions[1].contains("agnostic"));
}

#[test]
fn groups_meet_where_vtype_makes_them_meet() {
    for (lmul, registers) in [(1, 2u32), (2, 4), (3, 8)] {
        let set = set(4, e(2, lmul));
        let add = vadd(8, 16, 16);
        // The last register of the group that is written, as another one's whole source.
        let inside = v(0x27, 3, 24, 8 + registers - 1, 0);
        differs(&[set, add, inside], 1, "v24 may differ");
        if registers < 8 {
            same(&[set, add, v(0x27, 3, 24, 8 + registers, 0)], 1);
        }
    }
    let half = set(2, e(2, 0));
    // Widening: vwadd.vv v8 writes v9 too; narrowing: vnsrl.wi v10 reads v9 too.
    differs(&[half, v(0x31, 2, 8, 12, 13), vadd(14, 9, 9)], 1, "v14 may differ");
    differs(&[half, vadd(9, 12, 13), v(0x2c, 3, 10, 8, 1)], 1, "v10 may differ");
    same(&[half, vadd(9, 12, 13), v(0x2c, 3, 10, 10, 1)], 1);
    // Segments: vlseg3e32 v8 writes v10.
    differs(&[half, vle(32, 3, 8, A0), vadd(12, 10, 10)], 1, "v12 may differ");
    same(&[half, vle(32, 3, 8, A0), vadd(12, 11, 11)], 1);
    // vmv4r.v v8, v16 reads v19 and writes v11.
    differs(&[half, v(0x27, 3, 8, 16, 3), vadd(11, 12, 12)], 1, "v11 may differ");
    differs(&[half, v(0x27, 3, 8, 16, 3), vadd(19, 12, 12)], 1, "v11 may differ");
    same(&[half, v(0x27, 3, 8, 16, 3), vadd(20, 12, 12)], 1);
    // Fractions have one register.
    same(&[set(1, e(1, -1)), vadd(8, 12, 12), vadd(9, 13, 13)], 1);
}

#[test]
fn masks_configuration_rounding_and_saturation_are_operands() {
    let m1 = set(4, e(2, 0));
    // vmseq.vv v0 in front of a masked sum, of a merge and of a sum with carry.
    let test = v(0x18, 0, 0, 9, 10);
    for reader in [masked(vadd(8, 9, 10)), masked(v(0x17, 0, 8, 9, 10)), masked(v(0x10, 0, 8, 9, 10))] {
        differs(&[m1, test, reader], 1, "v8 may differ");
    }
    same(&[m1, test, vadd(8, 9, 10)], 1);
    // Another vl, SEW or LMUL between: only what has no vtype passes it.
    for other in [set(2, e(2, 0)), set(4, e(1, 0)), set(4, e(2, 1)), set(4, e(2, 0) | 1 << 7)] {
        let words = [m1, vadd(8, 10, 12), other, vadd(16, 18, 20)];
        differs(&words, 1, "");
        differs(&words, 2, "");
        same(&[m1, whole(vle(8, 1, 8, A0)), other, vadd(16, 18, 20)], 1);
    }
    // The same configuration once more changes nothing.
    same(&[m1, vadd(8, 9, 10), m1, vadd(11, 12, 13)], 1);
    // vsadd.vv, each of which may set vxsat, and none clears it.
    same(&[m1, v(0x21, 0, 8, 9, 10), v(0x21, 0, 11, 12, 13)], 1);
    differs(&[m1, v(0x21, 0, 8, 9, 10), v(0x21, 0, 11, 8, 13)], 1, "v11 may differ");
    // csrwi vxrm, 2; vssrl.vi
    let rounding = 0x00a0_5073 | 2 << 15;
    differs(&[m1, rounding, v(0x2a, 3, 8, 9, 1)], 1, "v8 may differ");
    same(&[m1, rounding, vadd(8, 9, 10)], 1);
    // csrwi vxsat, 0 and csrr t0, vxsat beside what saturates.
    differs(&[m1, 0x0090_5073, v(0x21, 0, 8, 9, 10)], 1, "");
    let reads = [m1, v(0x21, 0, 8, 9, 10), 0x0090_2073 | A0 << 7];
    let why = compared_of(
        VECTORS,
        &[&reads[..], &[RET]].concat(),
        &[&swapped(&reads, 1)[..], &[RET]].concat(),
        &ProofContract::default(),
    );
    assert!(why.unwrap_err().contains("a0 may differ"));
}

#[test]
fn vector_loads_and_stores_pass_each_other_where_their_bytes_are_apart() {
    let m1 = set(4, e(2, 0));
    let (load, store) = (vle(32, 1, 8, A0), vse(32, 1, 9, A0));
    differs(&[m1, store, load], 1, "v8 may differ");
    differs(&[m1, load, store], 1, "v8 may differ");
    differs(&[m1, store, vse(32, 1, 10, A0)], 1, "memory at a0 may differ");
    // Sixteen bytes on they are apart, twelve on they are not.
    for (by, apart) in [(16, true), (12, false), (-16, true), (-12, false)] {
        let words = [addi(A2, A0, by), m1, store, vle(32, 1, 8, A2), vse(32, 1, 10, A2)];
        assert_eq!(of(&words, &swapped(&words, 2), &[]).is_ok(), apart);
        let stores = [words[0], m1, store, words[4]];
        assert_eq!(of(&stores, &swapped(&stores, 2), &[]).is_ok(), apart);
    }
    // Other pointers only where it is declared; scalars alike.
    for access in [vle(32, 1, 8, A1), vse(32, 1, 8, A1), lw(S0, 4, A1), sw(T0, 4, A1)] {
        let words = [m1, store, access];
        assert!(of(&words, &swapped(&words, 1), &[]).is_err());
        assert!(of(&words, &swapped(&words, 1), &[(10, 11)]).is_ok());
    }
    same(&[m1, store, lw(T0, 16, A0)], 1);
    assert!(of(&[m1, store, lw(A2, 12, A0)], &[m1, lw(A2, 12, A0), store], &[]).is_ok(), "a2 is no result");
    let kept = [m1, store, lw(S0, 12, A0)];
    assert!(of(&kept, &swapped(&kept, 1), &[]).unwrap_err().contains("s0 may differ"));
}

#[test]
fn what_is_accessed_in_steps_under_masks_and_by_indices_is_told_apart() {
    let m1 = set(4, e(2, 0));
    // Every second word; and the words between.
    let step = addi(T0, 0, 8);
    let odd = addi(A2, A0, 4);
    let even = strided(vse(32, 1, 8, A0), T0);
    same(&[m1, step, odd, even, strided(vse(32, 1, 9, A2), T0)], 3);
    differs(&[m1, step, odd, even, strided(vle(32, 1, 9, A0), T0)], 3, "v9 may differ");
    // A stride of 0 stores elements over each other.
    let why = of(&[m1, strided(vse(32, 1, 8, A0), 0)], &[], &[]).unwrap_err();
    assert!(why.contains("stores elements over each other"), "{why}");
    // Masked: all may be accessed.
    let some = masked(vse(32, 1, 8, A0));
    differs(&[m1, some, lw(S0, 12, A0)], 1, "s0 may differ");
    same(&[m1, some, lw(S0, 16, A0)], 1);
    differs(&[m1, v(0x18, 0, 0, 9, 10), some], 1, "");
    // By indices, or a stride that is not known: anywhere but where it is declared.
    for access in [indexed(vse(32, 1, 8, A0), 12), strided(vse(32, 1, 8, A0), A3)] {
        for other in [lw(S0, 64, A0), vle(32, 1, 9, A1), vse(32, 1, 9, A1), sw(S0, 0, A1)] {
            differs(&[m1, access, other], 1, "");
        }
        let words = [m1, access, vse(32, 1, 9, A1)];
        let proof = of(&words, &swapped(&words, 1), &[(10, 11)]).unwrap();
        assert!(proof.assumptions.contains(&"the memory at a0 does not overlap that at a1".to_string()));
        same(&[m1, access, vadd(9, 10, 11)], 1);
        differs(&[m1, vadd(8, 10, 11), access], 1, "");
        differs(&[m1, access, access ^ 3 << 7], 1, "");
    }
    differs(&[m1, indexed(vse(32, 1, 8, A0), 12), indexed(vle(32, 1, 9, A0), 12)], 1, "");
    same(&[m1, indexed(vle(32, 1, 8, A0), 12), indexed(vle(32, 1, 9, A0), 13)], 1);
    differs(&[m1, vadd(12, 13, 14), indexed(vle(32, 1, 8, A0), 12)], 1, "");
    // Three layers of which the middle one may lie over the others keep their order under it.
    let layers = [m1, sw(A3, 0, A1), sw(A3, 0, A2), indexed(vse(32, 1, 8, A0), 12)];
    let both = of(&layers, &swapped(&layers, 1), &[(10, 11)]);
    assert!(both.is_err());
}

#[test]
fn a_length_that_is_not_known_is_an_operand_and_its_bytes_are_all_that_may_be_accessed() {
    // vsetvli t0, a2, e32, m1
    let by_a2 = e(2, 0) << 20 | A2 << 15 | 7 << 12 | T0 << 7 | 0x57;
    same(&[by_a2, vadd(8, 9, 10), vadd(11, 12, 13)], 1);
    let store = vse(32, 1, 8, A0);
    differs(&[by_a2, store, lw(S0, 12, A0)], 1, "s0 may differ");
    same(&[by_a2, store, lw(S0, 16, A0)], 1);
    differs(&[by_a2, store, vle(32, 1, 9, A0)], 1, "v9 may differ");
    differs(&[by_a2, addi(A2, A2, 1), vadd(8, 9, 10)], 0, "v");
    // vsetvl under an unknown vtype, and instructions before any configuration.
    let unknown = 0x8000_7057 | A3 << 20 | A2 << 15;
    assert!(of(&[unknown], &[unknown], &[]).unwrap_err().contains("sets vtype to what is not known"));
    let why = of(&[vadd(8, 9, 10)], &[vadd(8, 9, 10)], &[]).unwrap_err();
    assert!(why.contains("it is not known to what vtype was set"), "{why}");
    // What A does not execute may trap: under this vtype, or because the unit is off.
    let m1 = set(4, e(2, 0));
    let plain = [m1, vadd(8, 9, 10)];
    assert!(of(&plain, &[m1, vadd(8, 9, 10), vadd(8, 9, 10)], &[]).is_err());
    let why = of(&[addi(0, 0, 0)], &[set(4, e(2, 0))], &[]).unwrap_err();
    assert!(why.contains("v") && !why.contains('\n'), "{why}");
}

#[test]
fn what_was_there_before_counts_where_something_of_it_may_stay() {
    let m1 = set(4, e(2, 0));
    let without = |words: &[u32], at: usize| {
        let mut fewer = words.to_vec();
        fewer.remove(at);
        fewer
    };
    // A sum under a masked load and one under three elements; words under a masked store.
    let load = [m1, vadd(8, 9, 10), masked(vle(32, 1, 8, A0))];
    assert!(of(&load, &without(&load, 1), &[]).unwrap_err().contains("v8 may differ"));
    let three = [m1, vadd(8, 9, 10), set(3, e(2, 0)), vle(32, 1, 8, A0)];
    assert!(of(&three, &without(&three, 1), &[]).unwrap_err().contains("v8 may differ"));
    let all = [m1, vadd(8, 9, 10), vle(32, 1, 8, A0)];
    assert!(of(&all, &without(&all, 1), &[]).is_ok());
    let store = [m1, sw(S0, 4, A0), masked(vse(32, 1, 8, A0))];
    assert!(of(&store, &without(&store, 1), &[]).unwrap_err().contains("memory at a0+4 may differ"));
    let whole_store = [m1, sw(S0, 4, A0), vse(32, 1, 8, A0)];
    assert!(of(&whole_store, &without(&whole_store, 1), &[]).is_ok());
    // csrwi vxsat, 1 in front of what saturates.
    let saturated = [m1, 0x0090_d073, v(0x21, 0, 8, 9, 10)];
    assert!(of(&saturated, &without(&saturated, 1), &[]).unwrap_err().contains("vxsat may differ"));
    // What A does not execute may trap, though nothing of it is left.
    let plain = [m1, vadd(11, 9, 10), vle(32, 1, 8, A0)];
    let more = [m1, vadd(11, 9, 10), v(0x25, 2, 8, 9, 10), vle(32, 1, 8, A0)];
    let why = of(&plain, &more, &[]).unwrap_err();
    assert!(why.contains("f+0x8 is a vector instruction that A does not execute on this path"), "{why}");
    assert!(of(&more, &plain, &[]).is_ok());
    // The unit may be off where A does not use it.
    let why = of(&[addi(T0, 0, 1)], &[0xc220_2073 | T0 << 7], &[]).unwrap_err();
    assert!(why.contains("uses the vector unit, which A does not on this path: it may be off"), "{why}");
}

#[test]
fn spills_of_vector_registers_are_seen_through() {
    let (save, restore) = (whole(vse(8, 1, 8, SP)), whole(vle(8, 1, 8, SP)));
    let m1 = set(4, e(2, 0));
    let a = [addi(SP, SP, -16), m1, save, vle(32, 1, 8, A0), vse(32, 1, 8, A1), restore, addi(SP, SP, 16)];
    let b = [addi(SP, SP, -32), m1, save, vle(32, 1, 8, A0), vse(32, 1, 8, A1), restore, addi(SP, SP, 32)];
    assert!(of(&a, &b, &[]).is_ok());
    let late = [a[0], m1, a[3], save, a[4], restore, a[6]];
    assert!(of(&a, &late, &[]).unwrap_err().contains("v8 may differ"));
}
