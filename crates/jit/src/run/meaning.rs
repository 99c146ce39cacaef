//! What the steps of a run do, from the texts of the manual's instructions.
//!
//! Source: `instar_manual` for the texts, [`instar_coredsl::walk`] for the walk over them; here are
//! the values of that walk, which are terms.

use std::sync::OnceLock;

use instar_coredsl::ir::{BinaryOp, UnaryOp};
use instar_coredsl::walk::{Domain, walk};
use instar_coredsl::{DescribedInstruction, Type};
use instar_isa::{Op, RegisterFile, Xlen};
use instar_manual::Text;
use num_bigint::BigInt;

use super::RunStep;
use super::terms::{Term, TermOp, Terms, mask, signed};

/// What one step does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct StepMeaning {
    /// First of all, an access of memory.
    pub access: Option<MemoryAccess>,
    /// Then, the X register that it writes, which is not x0.
    pub written: Option<(u8, Term)>,
    /// The next pc, of XLEN bits, of what may jump.
    pub next: Option<Term>,
}

/// What a step leaves beside memory.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effects {
    written: Option<(u8, Term)>,
    next: Option<Term>,
}

/// An access of memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct MemoryAccess {
    /// Of XLEN bits.
    pub address: Term,
    pub bytes: u32,
    /// What is stored; what a load finds is [`Terms::loaded`] of its step.
    pub value: Option<Term>,
}

/// An operand of a step, as the fields of texts name it.
#[derive(Clone, Copy, Debug)]
enum OperandField {
    Rd,
    Rs1,
    Rs2,
    Immediate,
}

/// The text of an operation.
struct Form {
    text: Text,
    fields: Vec<OperandField>,
}

/// The text of `op`, looked up once.
fn form(op: Op, xlen: Xlen) -> &'static Form {
    static FORMS: [[OnceLock<Form>; Op::ALL.len()]; 2] =
        [const { [const { OnceLock::new() }; Op::ALL.len()] }; 2];
    FORMS[usize::from(xlen == Xlen::Rv64)][op as usize].get_or_init(|| {
        let text = instar_manual::of_op(op, xlen).expect("what may be in a run has a text");
        let DescribedInstruction { decode, .. } = text.instruction();
        let field = |name: &str| match name {
            "rd" => OperandField::Rd,
            "rs1" => OperandField::Rs1,
            "rs2" => OperandField::Rs2,
            _ => OperandField::Immediate,
        };
        Form { text, fields: decode.fields.iter().map(|named| field(&named.name)).collect() }
    })
}

/// What step number `number` does where registers hold this.
pub(super) fn of_step(
    terms: &mut Terms,
    registers: &[Term; 32],
    step: &RunStep,
    number: u32,
    xlen: Xlen,
) -> StepMeaning {
    let Form { text, fields } = form(step.op, xlen);
    let mut reading = Reading { terms, registers, step, number, xlen, fields, access: None };
    let Effects { mut written, next } =
        walk(text.description, text.at, &mut reading, Effects::default()).machine;
    let access = reading.access;
    // Texts of jumps are of 4 bytes, and what follows a shorter form is nearer.
    if let (Some(_), Some((_, link))) = (next, &mut written) {
        *link = terms.known(step.following(xlen).into(), xlen.bits());
    }
    StepMeaning { access, written, next }
}

/// One step in a walk.
struct Reading<'a> {
    terms: &'a mut Terms,
    registers: &'a [Term; 32],
    step: &'a RunStep,
    number: u32,
    xlen: Xlen,
    fields: &'a [OperandField],
    access: Option<MemoryAccess>,
}

/// What no text of an instruction does that may be in a run.
const SIMPLE: &str = "what may be in a run computes, and accesses memory once, or jumps";

impl Reading<'_> {
    fn register(&self, index: (&Term, Type)) -> u8 {
        self.terms.value(*index.0).and_then(|number| u8::try_from(number).ok()).expect("a field names it")
    }

    fn access(&mut self, address: Term, bytes: u32, value: Option<Term>) {
        let before = self.access.replace(MemoryAccess { address, bytes, value });
        assert!(before.is_none(), "{SIMPLE}");
    }
}

impl Domain for Reading<'_> {
    type Value = Term;
    type Machine = Effects;

    fn constant(&mut self, value: &BigInt, ty: Type) -> Term {
        let bits = u128::try_from(value).or_else(|_| i128::try_from(value).map(|value| value as u128));
        self.terms.known(bits.expect("no text has wider numbers"), ty.width)
    }

    fn known(&self, value: &Term, ty: Type) -> Option<BigInt> {
        let value = self.terms.value(*value)?;
        Some(if ty.signed { signed(value, ty.width).into() } else { value.into() })
    }

    fn field(&mut self, field: usize, ty: Type) -> Term {
        let RunStep { rd, rs1, rs2, immediate, .. } = *self.step;
        let value = match self.fields[field] {
            OperandField::Rd => rd.into(),
            OperandField::Rs1 => rs1.into(),
            OperandField::Rs2 => rs2.into(),
            OperandField::Immediate => immediate as u128,
        };
        self.terms.known(value & mask(ty.width), ty.width)
    }

    fn pc(&mut self) -> Term {
        self.terms.known(self.step.pc.into(), self.xlen.bits())
    }

    fn table(&mut self, _: usize, _: (&Term, Type)) -> Term {
        unreachable!("{SIMPLE}")
    }

    fn unary(&mut self, op: UnaryOp, ty: Type, a: &Term) -> Term {
        match op {
            UnaryOp::Not => self.terms.not(*a),
            UnaryOp::Negate => {
                let zero = self.terms.known(0, ty.width);
                self.terms.binary(TermOp::Subtract, zero, *a)
            }
        }
    }

    fn binary(&mut self, op: BinaryOp, ty: Type, a: (&Term, Type), b: (&Term, Type)) -> Term {
        let (x, y) = (*a.0, *b.0);
        let less = if a.1.signed { TermOp::LessSigned } else { TermOp::Less };
        let op = match op {
            BinaryOp::Add => TermOp::Add,
            BinaryOp::Sub => TermOp::Subtract,
            BinaryOp::Mul => TermOp::Multiply,
            BinaryOp::And => TermOp::And,
            BinaryOp::Or => TermOp::Or,
            BinaryOp::Xor => TermOp::Xor,
            BinaryOp::ShiftLeft => TermOp::ShiftLeft,
            BinaryOp::ShiftRight if ty.signed => TermOp::ShiftRightSigned,
            BinaryOp::ShiftRight => TermOp::ShiftRight,
            BinaryOp::Equal => TermOp::Equal,
            BinaryOp::Less => less,
            BinaryOp::NotEqual | BinaryOp::LessEqual => {
                let opposite = match op {
                    BinaryOp::NotEqual => self.terms.binary(TermOp::Equal, x, y),
                    _ => self.terms.binary(less, y, x),
                };
                return self.terms.not(opposite);
            }
            BinaryOp::Div | BinaryOp::Rem => {
                assert_eq!(a.1, b.1, "{SIMPLE}");
                let remainder = matches!(op, BinaryOp::Rem);
                return self.terms.divide(a.1.signed, remainder, x, y, ty.width);
            }
        };
        let shifts = matches!(op, TermOp::ShiftLeft | TermOp::ShiftRight | TermOp::ShiftRightSigned);
        // A negative amount is a large one: no value here has 2^31 bits.
        let y = if shifts && b.1.signed { self.terms.extend(y, b.1.width.max(32), true) } else { y };
        self.terms.binary(op, x, y)
    }

    fn convert(&mut self, a: (&Term, Type), to: Type) -> Term {
        self.terms.resize(*a.0, to.width, a.1.signed)
    }

    fn slice(&mut self, a: (&Term, Type), low: u32, width: u32) -> Term {
        let wide = self.terms.resize(*a.0, a.1.width.max(low + width), a.1.signed);
        self.terms.slice(wide, low, width)
    }

    fn concat(&mut self, parts: &[(Term, Type)]) -> Term {
        let parts: Vec<Term> = parts.iter().map(|(part, _)| *part).collect();
        self.terms.concat(&parts)
    }

    fn select(&mut self, condition: &Term, a: &Term, b: &Term, _: Type) -> Term {
        self.terms.select(*condition, *a, *b)
    }

    fn read(&mut self, machine: &mut Self::Machine, file: RegisterFile, index: (&Term, Type)) -> Term {
        assert_eq!(file, RegisterFile::X, "{SIMPLE}");
        let number = self.register(index);
        match machine.written {
            Some((written, value)) if written == number => value,
            _ => self.registers[usize::from(number)],
        }
    }

    fn write(&mut self, machine: &mut Self::Machine, file: RegisterFile, index: (&Term, Type), value: Term) {
        assert_eq!(file, RegisterFile::X, "{SIMPLE}");
        let number = self.register(index);
        if number != 0 {
            machine.written = Some((number, value));
        }
    }

    fn jump(&mut self, machine: &mut Self::Machine, target: Term) {
        machine.next = Some(target);
    }

    fn load(&mut self, _: &mut Self::Machine, address: &Term, bytes: u32) -> Term {
        self.access(*address, bytes, None);
        self.terms.loaded(self.number, 8 * bytes)
    }

    fn store(&mut self, _: &mut Self::Machine, address: &Term, value: &Term, bytes: u32) {
        self.access(*address, bytes, Some(*value));
    }

    fn choose(&mut self, condition: &Term, a: Self::Machine, b: Self::Machine) -> Self::Machine {
        assert!(a.written.is_none() && b.written.is_none(), "{SIMPLE}");
        let following = self.terms.known(self.step.following(self.xlen).into(), self.xlen.bits());
        let [x, y] = [a, b].map(|effects| effects.next.unwrap_or(following));
        Effects { written: None, next: Some(self.terms.select(*condition, x, y)) }
    }
}
