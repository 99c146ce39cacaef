//! What each operand field of an instruction is to a C function: value, result, both, or a
//! constant.
//!
//! Source: own design; read off the operands and the IR that `instar-coredsl` derives.

use instar_coredsl::ir::{AssignmentTarget, Expr, ExprKind, Statement};
use instar_coredsl::{DescribedInstruction, Description, SyntaxOperand, words};
use instar_isa::{IndexExpr, OperandRegister, RegisterFile, Xlen};

/// An operand as a C parameter or result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An integer register.
    Register {
        /// The behaviour reads it.
        read: bool,
        /// The behaviour writes it.
        written: bool,
        /// It stands for two neighbouring registers.
        pair: bool,
        /// The behaviour takes the value as a signed number.
        signed: bool,
    },
    /// A group of vector registers, whose length vtype says.
    Vector {
        /// The behaviour writes it.
        written: bool,
    },
    /// A number in the encoding, with the values that it can have; a multiple of `step`.
    Immediate { least: i64, greatest: i64, step: i64 },
}

/// One operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Operand {
    pub field: usize,
    pub name: String,
    pub kind: Kind,
}

/// Everything that a generator asks about an instruction.
#[derive(Clone, Debug)]
pub(crate) struct Roles {
    /// In the order of the assembly syntax.
    pub operands: Vec<Operand>,
    pub memory: bool,
    /// Reads or writes the design's own registers.
    pub own_state: bool,
    pub raises: bool,
    /// Works on vector registers, as vtype and vl say.
    pub vectors: bool,
    /// Which operand says whether v0 is a mask.
    pub mask: Option<usize>,
    /// Writes a register before it has read all.
    pub early_write: bool,
    pub xlen: Xlen,
    /// Why there can be no C function.
    pub no_function: Option<String>,
}

impl Roles {
    pub fn of(description: &Description, instruction: &DescribedInstruction) -> Self {
        let decode = &instruction.decode;
        let mut order: Vec<usize> = vec![];
        for operand in &instruction.operands {
            let (SyntaxOperand::Register(field) | SyntaxOperand::Immediate(field)) = *operand;
            if !order.contains(&field) {
                order.push(field);
            }
        }
        let silent = |field: &usize| !order.contains(field) && matters(instruction, *field);
        order.extend((0..decode.fields.len()).filter(silent).collect::<Vec<_>>());
        let facts = Facts::of(instruction, description.xlen);
        let mut no_function = facts.writes_pc.then(|| "it sets the program counter".to_string());
        let mut operands = vec![];
        for field in order {
            let kind = kind(instruction, field, &facts, &mut no_function);
            let name = c_name(&decode.fields[field].name, &operands);
            operands.push(Operand { field, name, kind });
        }
        let registers = || decode.sources.iter().chain(&decode.destinations);
        if registers().any(|r| r.file == RegisterFile::X && matches!(r.index, IndexExpr::Fixed(1..))) {
            no_function = Some("it uses fixed integer registers".to_string());
        }
        let v0 = registers().any(|r| r.file == RegisterFile::V && r.index == IndexExpr::Fixed(0));
        let mask = decode.fields.iter().position(|field| v0 && field.name == "vm" && field.width == 1);
        let fixed = |r: &OperandRegister| r.file == RegisterFile::V && matches!(r.index, IndexExpr::Fixed(_));
        if registers().any(|r| fixed(r) && (mask.is_none() || r.index != IndexExpr::Fixed(0) || r.count > 1))
        {
            no_function = Some("it uses fixed vector registers".to_string());
        }
        if decode.length == 2 {
            no_function = Some("it has a 16-bit encoding".to_string());
        }
        Self {
            operands,
            memory: decode.memory.any(),
            own_state: registers().any(|r| matches!(r.file, RegisterFile::Own(_))),
            raises: facts.raises,
            vectors: instruction.behaviour.vectors().any,
            mask,
            early_write: facts.early_write,
            xlen: description.xlen,
            no_function,
        }
    }

    pub fn has_immediate(&self) -> bool {
        self.operands.iter().any(|operand| matches!(operand.kind, Kind::Immediate { .. }))
    }

    pub fn written(&self) -> impl Iterator<Item = &Operand> {
        self.operands.iter().filter(|operand| is_written(&operand.kind))
    }
}

pub(crate) fn is_written(kind: &Kind) -> bool {
    matches!(kind, Kind::Register { written: true, .. } | Kind::Vector { written: true })
}

/// Whether the behaviour asks for a field; one for which it does not is 0.
fn matters(instruction: &DescribedInstruction, field: usize) -> bool {
    let decode = &instruction.decode;
    let named = |r: &OperandRegister| matches!(r.index, IndexExpr::Field { field: of, .. } if of == field);
    let mut asked = decode.sources.iter().chain(&decode.destinations).any(named);
    for statement in &instruction.behaviour.unrolled().statements {
        statement.visit(&mut |e| asked |= matches!(e.kind, ExprKind::Field(of) if of == field));
    }
    asked
}

fn kind(
    instruction: &DescribedInstruction,
    field: usize,
    facts: &Facts,
    no_function: &mut Option<String>,
) -> Kind {
    let decode = &instruction.decode;
    let layout = &decode.fields[field];
    let uses = |registers: &[OperandRegister]| {
        registers.iter().find_map(|register| match register.index {
            IndexExpr::Field { field: of, offset } if of == field && register.file == RegisterFile::X => {
                Some((offset, register.count))
            }
            _ => None,
        })
    };
    if decode.vector_field(|other| std::ptr::eq(other, layout)) {
        let offset = |r: &OperandRegister| {
            r.file == RegisterFile::V
                && matches!(r.index, IndexExpr::Field { field: of, offset } if of == field && offset != 0)
        };
        if layout.width != 5 || decode.sources.iter().chain(&decode.destinations).any(offset) {
            *no_function = Some(format!("`{}` selects registers that a compiler cannot choose", layout.name));
        }
        let written = decode.destinations.iter().any(|r| {
            r.file == RegisterFile::V && matches!(r.index, IndexExpr::Field { field: of, .. } if of == field)
        });
        return Kind::Vector { written };
    }
    let (source, destination) = (uses(&decode.sources), uses(&decode.destinations));
    if source.is_none() && destination.is_none() {
        let lowest = layout.segments.iter().map(|s| s.field_lsb).min().unwrap_or(0);
        let span = 1i64 << layout.width;
        let step = 1i64 << lowest;
        return if layout.signed {
            Kind::Immediate { least: -span / 2, greatest: span / 2 - step, step }
        } else {
            Kind::Immediate { least: 0, greatest: span - step, step }
        };
    }
    let shapes: Vec<_> = source.iter().chain(&destination).collect();
    if layout.width != 5 || shapes.iter().any(|(offset, count)| *offset != 0 || *count > 2) {
        *no_function = Some(format!("`{}` selects registers that a compiler cannot choose", layout.name));
    }
    let pair = shapes.iter().any(|(_, count)| *count == 2);
    if pair && shapes.iter().any(|(_, count)| *count != 2) {
        *no_function =
            Some(format!("`{}` is a register pair in one place and a register in another", layout.name));
    }
    Kind::Register {
        read: source.is_some(),
        written: destination.is_some(),
        pair,
        signed: facts.signed.contains(&field),
    }
}

/// What the IR says beyond the operand lists.
#[derive(Default)]
struct Facts {
    /// Fields whose X register is read or written as a signed number.
    signed: Vec<usize>,
    writes_pc: bool,
    raises: bool,
    early_write: bool,
}

impl Facts {
    fn of(instruction: &DescribedInstruction, xlen: Xlen) -> Self {
        let mut facts = Facts::default();
        let mut written = false;
        for statement in &instruction.behaviour.unrolled().statements {
            let mut reads_x = false;
            statement.visit(&mut |e| {
                reads_x |= matches!(e.kind, ExprKind::Register { file: RegisterFile::X, .. });
                if let ExprKind::Convert(inner) = &e.kind
                    && e.ty.signed
                    && e.ty.width == xlen.bits()
                    && let ExprKind::Register { file: RegisterFile::X, index } = &inner.kind
                    && let Some(field) = field_of(index)
                {
                    facts.signed.push(field);
                }
            });
            facts.early_write |= written && reads_x;
            statement.walk(&mut |statement| match statement {
                Statement::Raise { .. } => facts.raises = true,
                Statement::Assign { target: AssignmentTarget::Pc, .. } => facts.writes_pc = true,
                Statement::Assign {
                    target: AssignmentTarget::Register { file: RegisterFile::X, index },
                    value,
                    ..
                } => {
                    written = true;
                    if let ExprKind::Convert(inner) = &value.kind
                        && inner.ty.signed
                        && let Some(field) = field_of(index)
                    {
                        facts.signed.push(field);
                    }
                }
                _ => {}
            });
        }
        facts
    }
}

fn field_of(index: &Expr) -> Option<usize> {
    match &index.kind {
        ExprKind::Field(field) => Some(*field),
        ExprKind::Convert(inner) => field_of(inner),
        _ => None,
    }
}

/// A parameter for a field: with `_` after it where C has the word, or the macros around it, or
/// another parameter.
fn c_name(name: &str, taken: &[Operand]) -> String {
    let reserved = |name: &str| {
        words::is_c(name)
            || name.starts_with("instar_")
            || name.starts_with('_')
            || ["vtype", "vl"].contains(&name)
    };
    let mut found = match name.strip_prefix('_') {
        Some(rest) => format!("field_{rest}"),
        None if name.starts_with("instar_") || name.starts_with("INSTAR_") => format!("field_{name}"),
        None => name.to_string(),
    };
    while reserved(&found) || taken.iter().any(|operand| operand.name == found) {
        found.push('_');
    }
    found
}

/// The mnemonic as an identifier of C and of the assembler.
pub(crate) fn identifier(instruction: &DescribedInstruction) -> String {
    instruction.decode.mnemonic.replace('.', "_")
}
