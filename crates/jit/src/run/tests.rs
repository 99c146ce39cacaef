//! Every instruction that runs may have, beside `instar_isa::values` and a memory of bytes: alone,
//! and one after the other.

use instar_isa::{Op, Xlen, values};

use super::step::{StepKind, is_runnable};
use super::terms::{Node, TermOp, Terms};
use super::{CompileEffort, NativeRunPlan, Ram, RunStep, Runs, compile, meanings};

const BASE: u64 = 0x8000_0000;
const SIZE: usize = 256;
/// X registers of the tests, of which the last holds an address.
const REGISTERS: u64 = 8;
const ADDRESS: u8 = 9;
const WRITTEN: u8 = 2;
const REFUSED: u8 = 4;

/// Operands and registers by chance.
struct Random(instar_files::Random);

impl Random {
    fn next(&mut self) -> u64 {
        self.0.bits()
    }

    /// Corners half of the time.
    fn operand(&mut self) -> u64 {
        let corners = [0, 1, 2, 31, 32, 63, 64, 0x7f, 0x80, 0xffff_8000];
        let highest = [0x7fff_ffff, 0x8000_0000, 0xffff_ffff, u64::MAX >> 1, 1 << 63, u64::MAX];
        let all: Vec<u64> = corners.into_iter().chain(highest).collect();
        match self.next() >> 32 & 1 {
            0 => all[self.next() as usize % all.len()],
            _ => self.next(),
        }
    }

    fn register(&mut self) -> u8 {
        (self.next() >> 32) as u8 % REGISTERS as u8
    }
}

/// Of a load or store: bytes, and whether what is loaded is sign-extended.
fn access(op: Op) -> Option<(usize, bool)> {
    Some(match op {
        Op::Lb | Op::Sb => (1, true),
        Op::Lh | Op::Sh => (2, true),
        Op::Lw | Op::Sw => (4, true),
        Op::Ld | Op::Sd => (8, true),
        Op::Lbu => (1, false),
        Op::Lhu => (2, false),
        Op::Lwu => (4, false),
        _ => return None,
    })
}

fn stores(op: Op) -> bool {
    matches!(op, Op::Sb | Op::Sh | Op::Sw | Op::Sd)
}

/// What runs may have at this XLEN.
fn runnable(xlen: Xlen) -> impl Iterator<Item = Op> {
    let both = Op::ALL.iter().copied().filter(|op| is_runnable(*op));
    both.filter(move |op| instar_manual::of_op(*op, xlen).is_some())
}

/// A step with an immediate that the instruction can have.
fn step(op: Op, xlen: Xlen, random: &mut Random) -> RunStep {
    let text = instar_manual::of_op(op, xlen).expect("it was asked before");
    let field =
        text.instruction().decode.fields.iter().find(|field| field.name.len() > 3 || field.name == "imm");
    let bits = field.map_or(0, |field| u32::from(field.width));
    let drawn = random.operand();
    let immediate = match field.map(|field| field.name.as_str()) {
        None => 0,
        Some("shamt") => (drawn & ((1 << bits) - 1)) as i64,
        Some(_) if bits == 32 => i64::from(drawn as i32 & !0xfff),
        Some(_) if access(op).is_some() => (drawn & 0x7f) as i64 - 64,
        Some(_) => (drawn << (64 - bits)) as i64 >> (64 - bits),
    };
    let rs1 = if access(op).is_some() { ADDRESS } else { random.register() };
    let pc = xlen.truncate(random.operand() & !1);
    let (length, rd, rs2) = (4, random.register(), random.register());
    RunStep { op, pc, length, rd, rs1, rs2, immediate, kind: StepKind::Scalar }
}

/// Registers, memory, and attributes of its lines of 64 bytes.
#[derive(Clone, Debug, PartialEq)]
struct State {
    x: [u64; 32],
    bytes: Vec<u64>,
    lines: Vec<u8>,
    /// How many lines are noted as written, and their numbers; one more is room for more.
    noted: Vec<u32>,
}

impl State {
    fn drawn(xlen: Xlen, random: &mut Random) -> Self {
        let mut x = [0; 32];
        for value in &mut x[1..=REGISTERS as usize] {
            *value = xlen.truncate(random.operand());
        }
        x[usize::from(ADDRESS)] = BASE + random.next() % SIZE as u64;
        if random.next() >> 32 & 3 != 0 {
            x[usize::from(ADDRESS)] &= !7;
        }
        let bytes = (0..SIZE / 8).map(|_| random.next()).collect();
        let lines = (0..SIZE / 64).map(|_| if random.next() >> 32 & 7 == 0 { REFUSED } else { 0 }).collect();
        Self { x, bytes, lines, noted: vec![0; 2 + SIZE / 64] }
    }

    /// Does one step. `false`: it is not for a run.
    fn step(&mut self, step: &RunStep, xlen: Xlen) -> bool {
        let [a, b] = [step.rs1, step.rs2].map(|number| self.x[usize::from(number)]);
        let at = xlen.truncate(a.wrapping_add_signed(step.immediate)).wrapping_sub(BASE);
        let immediate = match step.op {
            Op::Auipc => step.pc.wrapping_add_signed(step.immediate),
            _ => step.immediate as u64,
        };
        let result = match access(step.op) {
            None => values::result(step.op, xlen, [a, b, immediate]).expect("it only computes"),
            Some((size, _)) if !at.is_multiple_of(size as u64) || at >= SIZE as u64 => return false,
            Some((size, by_sign)) => {
                let (limb, low) = (at as usize / 8, 8 * (at as usize % 8));
                let above = 64 - 8 * size as u32;
                if stores(step.op) {
                    let line = &mut self.lines[at as usize / 64];
                    if *line & REFUSED != 0 {
                        return false;
                    }
                    if std::mem::replace(line, WRITTEN) != WRITTEN {
                        self.noted[0] += 1;
                        let last = self.noted[0] as usize;
                        self.noted[last] = at as u32 / 64;
                    }
                    let mask = u64::MAX >> above << low;
                    self.bytes[limb] = self.bytes[limb] & !mask | b << low & mask;
                    return true;
                }
                let found = self.bytes[limb] >> low << above;
                xlen.truncate(if by_sign { (found as i64 >> above) as u64 } else { found >> above })
            }
        };
        if step.rd != 0 {
            self.x[usize::from(step.rd)] = result;
        }
        true
    }

    /// Where it lies in this process.
    fn ram(&self) -> Ram {
        let (bytes, lines) = (self.bytes.as_ptr().cast(), self.lines.as_ptr());
        let (refused, written) = (REFUSED, WRITTEN);
        let written_lines = self.noted.as_ptr();
        Ram { base: BASE, size: SIZE as u64, bytes, lines, line_shift: 6, refused, written, written_lines }
    }

    fn run(&mut self, runs: &Runs, number: usize) -> usize {
        let x = self.x.as_mut_ptr();
        // SAFETY: 32 registers, no vectors, and the memory for which it was made.
        unsafe { (runs.runs[number])(x, std::ptr::null_mut()) as usize }
    }
}

/// Executes runs of `length` steps each, drawn from all there are, and every one from several
/// states.
fn the_same(xlen: Xlen, length: usize, effort: CompileEffort, seed: u64) {
    let mut random = Random(instar_files::Random::new(seed));
    let ops: Vec<Op> = runnable(xlen).collect();
    let made: Vec<Vec<RunStep>> = (0..20 * ops.len())
        .map(|n| {
            let drawn = (0..length).map(|k| if k == 0 { n } else { (random.next() >> 32) as usize });
            let drawn: Vec<usize> = drawn.collect();
            drawn.into_iter().map(|n| step(ops[n % ops.len()], xlen, &mut random)).collect()
        })
        .collect();
    let plans: Vec<_> = made.iter().map(|steps| NativeRunPlan { steps, part: 1 }).collect();
    // Code is made for a memory at its place.
    let mut native = State::drawn(xlen, &mut random);
    let runs = compile(&plans, xlen, &native.ram(), effort).expect("Cranelift knows this host");
    let (mut all, mut whole) = (0, 0);
    for (number, steps) in made.iter().enumerate() {
        for _ in 0..10 {
            let drawn = State::drawn(xlen, &mut random);
            let mut expected = drawn.clone();
            native.x = drawn.x;
            native.bytes.copy_from_slice(&drawn.bytes);
            native.lines.copy_from_slice(&drawn.lines);
            native.noted.fill(0);
            let possible = steps.iter().take_while(|step| expected.step(step, xlen)).count();
            let done = native.run(&runs, number);
            // Accesses of one register are checked together, in front of the first of them.
            assert!(done == possible || length > 1 && done < possible, "{steps:x?} from {drawn:x?}");
            assert!(steps[done..possible].iter().all(|step| native.step(step, xlen)));
            (all, whole) = (all + possible, whole + done);
            let noted = |state: &State| {
                let (count, numbers) = state.noted.split_first().expect("there is the count");
                let mut numbers = numbers[..*count as usize].to_vec();
                numbers.sort_unstable();
                numbers
            };
            let marked = |state: &State| {
                let lines = state.lines.iter().enumerate();
                lines.filter(|(_, line)| **line == WRITTEN).map(|(n, _)| n as u32).collect::<Vec<u32>>()
            };
            assert_eq!(noted(&native), marked(&native), "each once, and no other");
            native.noted.clone_from(&expected.noted);
            // So are their lines, of which some count as written that were not.
            for (line, expected) in native.lines.iter_mut().zip(&expected.lines) {
                if length > 1 && (*line, *expected) == (WRITTEN, 0) {
                    *line = 0;
                }
            }
            assert_eq!(native, expected, "{steps:x?} from {drawn:x?}");
        }
    }
    assert!(4 * whole > 3 * all, "machine code did {whole} of {all} steps");
}

#[test]
fn every_instruction_of_a_run_does_what_the_manual_s_functions_say() {
    for (n, xlen) in [Xlen::Rv32, Xlen::Rv64].into_iter().enumerate() {
        the_same(xlen, 1, CompileEffort::Little, 1 + n as u64);
        the_same(xlen, 1, CompileEffort::Much, 3 + n as u64);
    }
}

#[test]
fn steps_behind_one_another_see_what_those_before_them_left() {
    for (n, xlen) in [Xlen::Rv32, Xlen::Rv64].into_iter().enumerate() {
        the_same(xlen, 12, CompileEffort::Little, 5 + n as u64);
        the_same(xlen, 12, CompileEffort::Much, 7 + n as u64);
    }
}

#[test]
fn runs_have_what_only_computes_and_what_accesses_memory() {
    assert!(runnable(Xlen::Rv32).count() > 40);
    for op in runnable(Xlen::Rv64) {
        assert_ne!(access(op).is_some(), values::result(op, Xlen::Rv64, [0; 3]).is_some(), "{op:?}");
    }
}

/// What the last of some steps writes, each with rd = x1, rs1, rs2 = x2 and an immediate.
fn written(xlen: Xlen, steps: &[(Op, u8, i64)]) -> (Node, u32) {
    let (pc, length, rd, rs2, kind) = (0, 4, 1, 2, StepKind::Scalar);
    let step = |&(op, rs1, immediate)| RunStep { op, pc, length, rd, rs1, rs2, immediate, kind };
    let steps: Vec<RunStep> = steps.iter().map(step).collect();
    let mut terms = Terms::default();
    let last = meanings(&mut terms, &steps, xlen).pop().and_then(|last| last.written);
    let (_, term) = last.expect("it writes x1");
    (terms.node(term), terms.width(term))
}

#[test]
fn texts_become_what_hosts_have_an_instruction_for() {
    let xlen = Xlen::Rv64;
    let one = |op| written(xlen, &[(op, 3, 7)]).0;
    for (op, turned) in [
        (Op::Ror, TermOp::RotateRight),
        (Op::Rori, TermOp::RotateRight),
        (Op::Rol, TermOp::RotateLeft),
        (Op::Sra, TermOp::ShiftRightSigned),
        (Op::Add, TermOp::Add),
    ] {
        assert!(matches!(one(op), Node::Binary(made, ..) if made == turned), "{op:?}: {:?}", one(op));
    }
    assert!(matches!(one(Op::Rev8), Node::SwapBytes(_)));
    assert!(matches!(one(Op::Mulh), Node::HighProduct { signed: true, .. }));
    assert!(matches!(one(Op::Mulhu), Node::HighProduct { signed: false, .. }));
    // A sum of 33 bits of which 32 are wanted.
    assert!(matches!(written(Xlen::Rv32, &[(Op::Add, 3, 0)]), (Node::Binary(TermOp::Add, ..), 32)));
}

#[test]
fn what_is_known_is_computed_when_the_code_is_made() {
    let xlen = Xlen::Rv64;
    assert_eq!(written(xlen, &[(Op::Addi, 3, 0)]).0, Node::Register(3));
    assert_eq!(written(xlen, &[(Op::Lui, 0, 0x1000), (Op::Addi, 1, -1)]).0, Node::Known(0xfff));
}
