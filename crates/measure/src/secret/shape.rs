//! What words have in common that differ only in the registers which they name: they have one plan,
//! under other names.
//!
//! Source: own design. Names are told from numbers that count by looking where a text uses a field;
//! that two registers are one, and that one is x0, stays part of the shape, and so does their
//! order, because plans list registers by number.

use instar_coredsl::DescribedInstruction;
use instar_coredsl::ir::{AssignmentTarget, Body, Expr, ExprKind, Statement};
use instar_isa::{CustomField, CustomInstruction, IndexExpr, RegisterFile};
use smallvec::SmallVec;

use super::plan::Register;

/// Numbers of X registers.
type Numbers = SmallVec<[u8; 8]>;

/// Equal for words whose plans differ in the numbers of X registers only.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// The bits that make the encoding out.
    mask: u32,
    /// The word without the fields that only name registers.
    rest: u32,
    /// Of each register: how many different ones are below it.
    ranks: Numbers,
}

/// The X registers of a word, in the order in which its text has them.
#[derive(Clone, Debug)]
pub struct Named(Numbers);

impl Named {
    /// Other names for those of this word: by number, the one that stands in its place in `other`,
    /// a word of the same shape.
    pub fn renamed(&self, other: &Self) -> [u8; 32] {
        let mut names = std::array::from_fn(|number| number as u8);
        for (mine, new) in self.0.iter().zip(&other.0) {
            names[usize::from(*mine)] = *new;
        }
        names
    }
}

/// The shape of a word of `instruction`, whose latency depends on the registers `latency`, and the
/// registers in it; `None` where the word names registers that do not exist.
pub fn shape(instruction: &DescribedInstruction, word: u32, latency: &[Register]) -> Option<(Shape, Named)> {
    let decode = &instruction.decode;
    let mut numbers = Numbers::new();
    for operand in decode.sources.iter().chain(&decode.destinations).filter(|o| o.file == RegisterFile::X) {
        let first = match operand.index {
            IndexExpr::Fixed(number) => i64::from(number),
            IndexExpr::Field { field, offset } => {
                i64::from(decode.fields[field].extract(word)) + i64::from(offset)
            }
        };
        for number in first..first + i64::from(operand.count) {
            numbers.push(u8::try_from(number).ok().filter(|number| *number < 32)?);
        }
    }
    let of_latency = latency.iter().filter(|(file, _)| *file == RegisterFile::X);
    numbers.extend(of_latency.map(|(_, number)| *number as u8));
    let present = numbers.iter().fold(1, |present: u32, number| present | 1 << number);
    let ranks = numbers.iter().map(|number| (present & ((1 << number) - 1)).count_ones() as u8).collect();
    let rest = word & !names(decode, instruction.behaviour.body());
    Some((Shape { mask: decode.mask, rest, ranks }, Named(numbers)))
}

/// The bits of an encoding that do nothing but name X registers.
fn names(decode: &CustomInstruction, body: &Body) -> u32 {
    let mut uses = vec![0; decode.fields.len()];
    let mut naming = uses.clone();
    for statement in &body.statements {
        statement.walk(&mut |statement| {
            if let Statement::Assign {
                target: AssignmentTarget::Register { file: RegisterFile::X, index },
                ..
            } = statement
            {
                count(index, &mut naming);
            }
        });
        statement.visit(&mut |expression| match &expression.kind {
            ExprKind::Field(field) => uses[*field] += 1,
            ExprKind::Register { file: RegisterFile::X, index } => count(index, &mut naming),
            _ => {}
        });
    }
    let only_names = |n: &usize| naming[*n] > 0 && naming[*n] == uses[*n];
    (0..uses.len()).filter(only_names).fold(0, |bits, n| bits | bits_of(&decode.fields[n]))
}

/// Counts how often each field is used in an expression.
fn count(expression: &Expr, uses: &mut [u32]) {
    expression.visit(&mut |inner| {
        if let ExprKind::Field(field) = inner.kind {
            uses[field] += 1;
        }
    });
}

/// Where a field stands in a word.
fn bits_of(field: &CustomField) -> u32 {
    field.insert(0, u32::MAX)
}
