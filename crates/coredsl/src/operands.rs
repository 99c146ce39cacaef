//! Which registers a behaviour reads and writes, read off its IR.
//!
//! Source: own design; the result is what `instar_isa::CustomInstruction` asks for.

use instar_isa::{CustomField, IndexExpr, OperandRegister, RegisterFile, VectorRead};

use crate::description::StateDef;
use crate::host::accesses;
use crate::ir::{AssignmentTarget, BinaryOp, Body, Expr, ExprKind, Statement};

/// Registers and memory that an instruction touches.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Operands {
    pub sources: Vec<OperandRegister>,
    pub destinations: Vec<OperandRegister>,
    pub reads_memory: bool,
    pub writes_memory: bool,
    /// Accesses in every run that raises no exception, at least.
    pub least_accesses: u32,
    /// Bytes of each access, where all have as many.
    pub access_bytes: Option<u16>,
}

/// What stands in brackets after X.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum RegisterNumber {
    Fixed(u16),
    Field(usize, i16),
    /// Any register of the file.
    Any,
}

/// Reads the operands off a body; the mistake is an X register whose number does not follow from
/// the encoding.
pub(crate) fn analyse(body: &Body, fields: &[CustomField], states: &[StateDef]) -> Result<Operands, String> {
    let mut reads = vec![];
    let mut writes = vec![];
    let mut operands = Operands::default();
    for statement in &body.statements {
        statement.visit(&mut |e| match &e.kind {
            ExprKind::Register { file, index } => reads.push((*file, place(index))),
            ExprKind::Vector { register, .. } => reads.push((RegisterFile::V, place(register))),
            _ => {}
        });
        statement.walk(&mut |statement| match statement {
            Statement::Load { .. } => operands.reads_memory = true,
            Statement::Store { .. } => operands.writes_memory = true,
            Statement::Assign { target: AssignmentTarget::Register { file, index }, low, .. } => {
                let place = place(index);
                writes.push((*file, place));
                // The rest of a partly written register stays.
                if low.is_some() {
                    reads.push((*file, place));
                }
            }
            // How many registers bits reach over follows from vtype; bits of one that are not
            // written stay.
            Statement::Assign { target: AssignmentTarget::Vector { register, .. }, .. } => {
                reads.push((RegisterFile::V, place(register)));
                writes.push((RegisterFile::V, place(register)));
            }
            _ => {}
        });
    }
    operands.sources = ranges(reads, fields, states)?;
    operands.destinations = ranges(writes, fields, states)?;
    operands.least_accesses = least_accesses(&body.statements).unwrap_or(0);
    operands.access_bytes = access_bytes(&body.statements);
    Ok(operands)
}

/// Bytes of each memory access of these statements, where all have as many.
fn access_bytes(statements: &[Statement]) -> Option<u16> {
    let mut sizes = vec![];
    for statement in statements {
        statement.walk(&mut |statement| {
            if let Statement::Load { bytes, .. } | Statement::Store { bytes, .. } = statement {
                sizes.extend(accesses(*bytes).map(|(_, size)| size));
            }
        });
    }
    sizes.dedup();
    if let [size] = sizes[..] { Some(u16::from(size)) } else { None }
}

/// Memory accesses of these statements at least; `None` where they always raise an exception.
fn least_accesses(statements: &[Statement]) -> Option<u32> {
    statements.iter().try_fold(0u32, |sum, statement| {
        let more = match statement {
            Statement::Load { bytes, .. } | Statement::Store { bytes, .. } => accesses(*bytes).count() as u32,
            Statement::If { then, otherwise, .. } => {
                match (least_accesses(then), least_accesses(otherwise)) {
                    (Some(a), Some(b)) => a.min(b),
                    (a, b) => a.or(b)?,
                }
            }
            Statement::Loop(looped) => looped.rounds.saturating_mul(least_accesses(&looped.body)?),
            Statement::Raise { .. } => return None,
            Statement::While(_) | Statement::Assign { .. } | Statement::Insert { .. } => 0,
        };
        Some(sum.saturating_add(more))
    })
}

/// The vector registers whose bits a body reads, what its encoding has in the highest place first.
pub(crate) fn vector_reads(body: &Body, fields: &[CustomField]) -> Vec<VectorRead> {
    let mut found: Vec<(RegisterNumber, bool)> = vec![];
    let mut writes = vec![];
    for statement in &body.statements {
        statement.walk(&mut |statement| {
            if let Statement::Assign { target: AssignmentTarget::Vector { register, .. }, .. } = statement {
                writes.push(place(register));
            }
        });
        statement.visit(&mut |e| {
            let ExprKind::Vector { register, low } = &e.kind else { return };
            let (place, shared) = (place(register), matches!(low.kind, ExprKind::Const(_)));
            match found.iter_mut().find(|(known, _)| *known == place) {
                Some((_, all)) => *all &= shared,
                None => found.push((place, shared)),
            }
        });
    }
    let mut reads: Vec<_> = found
        .into_iter()
        .filter_map(|(place, shared)| {
            let (field, offset) = match place {
                RegisterNumber::Fixed(number) => (None, i16::try_from(number).ok()?),
                RegisterNumber::Field(field, offset) => (Some(fields[field].clone()), offset),
                RegisterNumber::Any => return None,
            };
            Some(VectorRead { field, offset, written: writes.contains(&place), shared })
        })
        .collect();
    let lowest = |read: &VectorRead| read.field.iter().flat_map(|f| &f.segments).map(|s| s.word_lsb).min();
    reads.sort_by_key(|read| std::cmp::Reverse(lowest(read)));
    reads
}

fn place(index: &Expr) -> RegisterNumber {
    match &index.kind {
        ExprKind::Const(value) => u16::try_from(value).map_or(RegisterNumber::Any, RegisterNumber::Fixed),
        ExprKind::Field(field) => RegisterNumber::Field(*field, 0),
        ExprKind::Convert(inner) if inner.ty.fits(index.ty) => place(inner),
        ExprKind::Binary(BinaryOp::Add, a, b) => match (place(a), place(b)) {
            (RegisterNumber::Field(field, offset), RegisterNumber::Fixed(more))
            | (RegisterNumber::Fixed(more), RegisterNumber::Field(field, offset)) => i16::try_from(more)
                .map_or(RegisterNumber::Any, |more| RegisterNumber::Field(field, offset + more)),
            _ => RegisterNumber::Any,
        },
        ExprKind::Binary(BinaryOp::Sub, a, b) => match (place(a), place(b)) {
            (RegisterNumber::Field(field, offset), RegisterNumber::Fixed(less)) => i16::try_from(less)
                .map_or(RegisterNumber::Any, |less| RegisterNumber::Field(field, offset - less)),
            _ => RegisterNumber::Any,
        },
        _ => RegisterNumber::Any,
    }
}

/// Neighbouring registers become one range.
fn ranges(
    mut places: Vec<(RegisterFile, RegisterNumber)>,
    fields: &[CustomField],
    states: &[StateDef],
) -> Result<Vec<OperandRegister>, String> {
    places.sort_unstable();
    places.dedup();
    let mut out: Vec<OperandRegister> = vec![];
    for (file, place) in places {
        let index = match place {
            RegisterNumber::Fixed(number) => IndexExpr::Fixed(number),
            RegisterNumber::Field(field, offset) => IndexExpr::Field { field, offset },
            RegisterNumber::Any => {
                if file == RegisterFile::V {
                    out.retain(|operand| operand.file != file);
                    out.push(OperandRegister { file, index: IndexExpr::Fixed(0), count: 32 });
                    continue;
                }
                let RegisterFile::Own(number) = file else {
                    let names: Vec<_> = fields.iter().map(|field| format!("X[{}]", field.name)).collect();
                    return Err(format!(
                        "the number of an X register must follow from the encoding, such as {}",
                        names.first().map_or("X[10]", String::as_str)
                    ));
                };
                out.retain(|operand| operand.file != file);
                let count = states[usize::from(number)].count;
                for first in (0..count).step_by(255) {
                    let count = (count - first).min(255) as u8;
                    out.push(OperandRegister { file, index: IndexExpr::Fixed(first as u16), count });
                }
                continue;
            }
        };
        if let Some(last) = out.last_mut()
            && last.file == file
            && last.count < u8::MAX
            && follows(last.index, last.count, index)
        {
            last.count += 1;
        } else {
            out.push(OperandRegister { file, index, count: 1 });
        }
    }
    Ok(out)
}

fn follows(first: IndexExpr, count: u8, next: IndexExpr) -> bool {
    match (first, next) {
        (IndexExpr::Fixed(first), IndexExpr::Fixed(next)) => first + u16::from(count) == next,
        (IndexExpr::Field { field: a, offset }, IndexExpr::Field { field: b, offset: next }) => {
            a == b && offset + i16::from(count) == next
        }
        _ => false,
    }
}
