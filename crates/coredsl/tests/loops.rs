//! Loops in the IR: which stay, and that interpreting a loop is interpreting its rounds.
//!
//! Source: own. That what is unrolled is what lowering round by round gives is proved beside the
//! pass (`src/unroll`).

use std::collections::BTreeSet;

use instar_coredsl::ir::{Loop, Statement};
use instar_coredsl::{DescribedInstruction, Description, StateDef, load_for, load_sets};
use instar_isa::Xlen;

use crate::common::{Machine, loaded, texts};

/// Numbers that differ from call to call and not from run to run (xorshift64*).
struct Numbers(u64);

impl Numbers {
    fn any(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// One of the values at which something may change, an address, or any.
    fn operand(&mut self) -> u64 {
        match self.any() % 8 {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << (self.any() % 64),
            3 => self.any() % 64,
            4 | 5 => 512 + 8 * (self.any() % 256),
            _ => self.any(),
        }
    }

    fn register(&mut self, state: &StateDef) -> Vec<u64> {
        let mut limbs: Vec<_> = (0..state.ty.limbs()).map(|_| self.operand()).collect();
        let spare = state.ty.limbs() * 64 - state.ty.width;
        let top = limbs.last_mut().expect("a type has a limb");
        *top =
            if state.ty.signed { ((*top << spare) as i64 >> spare) as u64 } else { *top << spare >> spare };
        limbs
    }

    fn machine(&mut self, description: &Description) -> Machine {
        let mut machine = Machine::new(description);
        let mask = u64::MAX >> (64 - description.xlen.bits());
        machine.x.iter_mut().skip(1).for_each(|x| *x = self.operand() & mask);
        machine.memory.iter_mut().for_each(|byte| *byte = self.any() as u8);
        for (file, state) in description.states.iter().enumerate() {
            for register in 0..state.count as usize {
                machine.own.register_mut(file, register).copy_from_slice(&self.register(state));
            }
        }
        machine
    }
}

/// Every set of the repository, for both widths where it has both, and every loop of `texts` that
/// is not refused.
fn descriptions() -> Vec<Description> {
    let mut out = vec![];
    for (name, text) in texts::repository().into_iter().chain(texts::loops()) {
        for xlen in [Xlen::Rv32, Xlen::Rv64] {
            out.extend(load_sets(&name, &text, xlen).unwrap_or_default());
        }
    }
    out
}

fn loops_of(instruction: &DescribedInstruction) -> Vec<&Loop> {
    let mut out = vec![];
    for statement in &instruction.behaviour.body().statements {
        statement.walk(&mut |statement| {
            if let Statement::Loop(found) = statement {
                out.push(found);
            }
        });
    }
    out
}

#[test]
fn a_loop_does_what_its_rounds_do_on_any_operands() {
    let mut numbers = Numbers(0x0123_4567_89ab_cdef);
    let (mut looped, mut trapped) = (0, 0);
    for description in descriptions() {
        for instruction in &description.instructions {
            if loops_of(instruction).is_empty() {
                continue;
            }
            looped += 1;
            for _ in 0..100 {
                let word = instruction.decode.value | numbers.any() as u32 & !instruction.decode.mask;
                let mut rounds = numbers.machine(&description);
                let mut whole = rounds.clone();
                let left = instruction.behaviour.execute(word, &mut rounds);
                let name = &instruction.decode.name;
                assert_eq!(
                    instruction.behaviour.looped().execute(word, &mut whole),
                    left,
                    "{name}: {word:#x}"
                );
                assert_eq!(whole, rounds, "{name}: {word:#x}");
                trapped += usize::from(left.is_err());
            }
        }
    }
    assert!(looped > 150 && trapped > 100, "{looped} with loops, {trapped} runs trapped");
}

/// Loops of the instructions of the repository that have any, each as often as the functions around
/// it are called: in the texts none is missing here. An instruction stands here as often as its
/// descriptions differ.
const LOOPS: &[(&str, usize)] = &[
    ("aes32dsmi", 4),
    ("aes32esmi", 4),
    ("aes64ds", 1),
    ("aes64dsm", 33),
    ("aes64es", 1),
    ("aes64esm", 33),
    ("aes64im", 32),
    ("brev8", 1),
    ("clmul", 1),
    ("clmulh", 1),
    ("clmulr", 1),
    ("clz", 1),
    ("clzw", 1),
    ("cm.pop", 2),
    ("cm.popret", 2),
    ("cm.popretz", 2),
    ("cm.push", 1),
    ("cpop", 1),
    ("cpopw", 1),
    ("ctz", 1),
    ("ctzw", 1),
    ("keccak.f1600", 10),
    ("kr.round", 7),
    ("orc.b", 1),
    ("pq.addb", 1),
    ("pq.bits", 1),
    ("pq.bs_k2", 2),
    ("pq.bs_k3", 2),
    ("pq.bs_k4", 2),
    ("pq.bs_k5", 2),
    ("pq.bs_k8", 2),
    ("pq.gfmac", 8),
    ("pq.kperm", 6),
    ("pq.kround", 5),
    ("pq.kshift", 1),
    ("pq.kslices", 12),
    ("pq.mchic", 1),
    ("pq.mchicc", 5),
    ("pq.mchir0", 1),
    ("pq.mchir1", 1),
    ("pq.mchiw0", 1),
    ("pq.mroundc", 1),
    ("pq.mroundcc", 2),
    ("pq.mroundf", 1),
    ("pq.mroundl", 8),
    ("pq.mroundn0", 1),
    ("pq.mroundn1", 1),
    ("pq.mroundw0", 1),
    ("pq.mroundw1", 1),
    ("pq.ntt_multiple_bf", 15),
    ("pq.sh_br1024", 1),
    ("pq.sh_br256", 1),
    ("pq.sh_br512", 1),
    ("pq.slicer", 2),
    ("pq.slicew", 1),
    ("pq.subb", 1),
    ("pq.unzipe", 1),
    ("pq.unzipo", 1),
    ("pq.ziph", 1),
    ("pq.zipl", 1),
    ("rev8", 1),
    ("unzip", 1),
    ("vaesdf.vs", 4),
    ("vaesdf.vv", 4),
    ("vaesdm.vs", 4),
    ("vaesdm.vv", 4),
    ("vaesef.vs", 4),
    ("vaesef.vv", 4),
    ("vaesem.vs", 4),
    ("vaesem.vv", 4),
    ("vghsh.vv", 3),
    ("vgmul.vv", 3),
    ("vkeccak.vi", 10),
    ("vkeccak.vi", 11),
    ("vsha2ch.vv", 2),
    ("vsha2cl.vv", 2),
    ("vsm3c.vi", 4),
    ("vsm3me.vv", 5),
    ("vsm4k.vi", 3),
    ("vsm4r.vs", 1),
    ("vsm4r.vv", 1),
    ("xperm4", 1),
    ("xperm8", 1),
    ("zip", 1),
];

#[test]
fn every_loop_of_the_repository_stays_one() {
    let mut found = BTreeSet::new();
    for (name, text) in texts::repository() {
        for xlen in [Xlen::Rv32, Xlen::Rv64] {
            for description in load_sets(&name, &text, xlen).unwrap_or_default() {
                for instruction in &description.instructions {
                    let loops = loops_of(instruction).len();
                    if loops > 0 {
                        found.insert((instruction.decode.mnemonic.clone(), loops));
                    }
                }
            }
        }
    }
    let expected = LOOPS.iter().map(|(mnemonic, loops)| (mnemonic.to_string(), *loops));
    assert_eq!(found, expected.collect());
}

/// (start, step, rounds) of every loop that stays, where the instruction does this.
fn kept(statements: &str) -> Vec<(i64, i64, u32)> {
    let description = loaded(&texts::described(statements));
    let number = |n: &num_bigint::BigInt| i64::try_from(n).expect("it is small");
    loops_of(&description.instructions[0])
        .iter()
        .map(|l| (number(&l.start), number(&l.step), l.rounds))
        .collect()
}

#[test]
fn a_loop_says_where_its_index_begins_what_a_round_adds_and_how_many_there_are() {
    assert_eq!(kept("for (int i = 0; i < 8; i++) s ^= V[i];"), [(0, 1, 8)]);
    assert_eq!(kept("for (int i = 7; i >= 0; i--) s ^= V[i];"), [(7, -1, 8)]);
    assert_eq!(kept("for (unsigned<6> i = 1; i < 31; i += 7) s[i] = 1;"), [(1, 7, 5)]);
    let nested = "for (int i = 0; i < 2; i++) for (int j = 0; j < 4; j++) V[4 * i + j] ^= s;";
    assert_eq!(kept(nested), [(0, 1, 2), (0, 1, 4)]);
}

#[test]
fn a_break_a_return_and_an_exception_by_a_value_leave_a_loop() {
    for body in
        ["if (V[i] == 3) break; s += 1;", "if (V[i] == 3) return; s += 1;", "if (V[i] == 3) raise(0, 2);"]
    {
        assert_eq!(kept(&format!("for (int i = 0; i < 8; i++) {{ {body} }}")).len(), 1, "{body}");
    }
}

#[test]
fn a_loop_is_written_out_where_its_rounds_are_not_one_body() {
    for statements in [
        "for (int i = 0; i < 1; i++) s ^= V[i];",
        "while (i < 6) { s ^= V[i]; i++; }",
        "for (int i = 0, k = 7; i < 6; i++, k--) s ^= V[k];",
        "for (int i = 1; i < 8; i *= 2) s ^= V[i];",
        "for (int i = 0; i < 8; i++) { if (i == 4) break; s ^= V[i]; }",
        // Its value has no room for the index after the last round.
        "for (unsigned<3> i = 5; i >= 5; i++) s ^= V[i];",
        // The first round has no V[-1] to read, and a selection reads both.
        "for (int i = 0; i < 8; i++) s ^= i == 0 ? V[7] : V[i - 1];",
        // What no round needs is not read in any.
        "for (int i = 0; i < 8; i++) { unsigned<32> u = V[X[rs1]]; if (i == 9) s = u; }",
        "for (int i = 0; i < 8; i++) { if (V[X[rs1]] == 1) { if (i == 9) s = 1; } }",
        "for (int i = 0; i < 8; i++) { unsigned<32> u = 0; if (V[X[rs1]] == 1) u = 5; if (i == 9) s = u; }",
        // Only some rounds call the function.
        "for (int i = 0; i < 8; i++) s ^= i < 3 ? mixed(s, 9) : V[i];",
    ] {
        assert_eq!(kept(statements), [], "{statements}");
    }
}

#[test]
fn a_loop_within_one_that_is_written_out_stays() {
    let triangle =
        "for (int i = 0; i < 5; i++) for (int j = 0; j < i; j++) s = (unsigned<32>)(s * 3 + V[j]);";
    assert_eq!(kept(triangle), [(0, 1, 2), (0, 1, 3), (0, 1, 4)]);
}

#[test]
fn a_mistake_in_a_round_has_its_place_in_the_text() {
    let text = texts::described("for (int i = 0; i < 9; i++) s ^= V[i];");
    let shown = load_for("t.core_desc", &text, None).unwrap_err()[0].to_string();
    assert!(shown.contains("element 8 does not exist; there are 8, numbered from 0"), "{shown}");
    let text = texts::described("for (int i = 0; i < 70000; i++) s ^= V[i % 8];");
    let shown = load_for("t.core_desc", &text, None).unwrap_err()[0].to_string();
    assert!(shown.contains("this loop is too long to unroll (round 65536)"), "{shown}");
}
