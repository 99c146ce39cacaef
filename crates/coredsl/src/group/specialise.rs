//! A behaviour read with everything known that the vector unit's configuration says, for one round
//! of its loop.
//!
//! Source: own design; expressions are built again by `simplify`, as in `unroll`.

use instar_isa::RegisterFile;
use num_bigint::BigInt;

use super::{GroupLayout, Settings};
use crate::description::Description;
use crate::ir::assigned;
use crate::ir::{AssignmentTarget, Body, Expr, ExprKind, Local, Loop, Statement, While};
use crate::knowledge::Knowledge;
use crate::simplify::{binary, concat, convert, select, slice, unary};
use crate::types::Type;

/// Bits of a vector register that are read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Access {
    /// The field that names the register.
    pub field: usize,
    /// The lowest bit, from the start of the register.
    pub low: u32,
    /// How many.
    pub width: u32,
    pub written: bool,
}

/// One round, in which vector registers stand at known bits.
#[derive(Clone, Debug)]
pub(super) struct Specialised {
    pub locals: Vec<Local>,
    pub names: Vec<String>,
    pub statements: Vec<Statement>,
    pub accesses: Vec<Access>,
}

/// Why there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// The settings are illegal, or the loop has no round or several.
    Illegal,
    /// What no settings mend.
    Refused(String),
}

/// Instruction number `at` with these settings. What is illegal for certain numbers of registers or
/// other fields is taken as not to happen: that is decided where the instruction is accepted.
pub(super) fn specialise(
    description: &Description,
    at: usize,
    settings: &Settings,
) -> Result<Specialised, Stop> {
    let body = description.instructions[at].behaviour.body();
    let mut pass = Pass {
        description,
        settings,
        body,
        known: Knowledge::none(body.locals.len()),
        follows: vec![false; body.locals.len()],
        accesses: vec![],
        rounds: 0,
        out: vec![],
    };
    pass.block(&body.statements)?;
    if pass.accesses.iter().all(|access| !access.written) {
        return Err(Stop::Illegal);
    }
    Ok(Specialised {
        locals: body.locals.clone(),
        names: body.names.clone(),
        statements: pass.out,
        accesses: pass.accesses,
    })
}

struct Pass<'a> {
    description: &'a Description,
    settings: &'a Settings,
    body: &'a Body,
    known: Knowledge,
    /// Locals whose value follows from vector registers.
    follows: Vec<bool>,
    accesses: Vec<Access>,
    /// Rounds of loops over elements that were gone through.
    rounds: u32,
    out: Vec<Statement>,
}

impl Pass<'_> {
    fn block(&mut self, statements: &[Statement]) -> Result<(), Stop> {
        statements.iter().try_for_each(|statement| self.statement(statement))
    }

    fn collect(&mut self, statements: &[Statement]) -> Result<Vec<Statement>, Stop> {
        let outer = std::mem::take(&mut self.out);
        let done = self.block(statements);
        let inner = std::mem::replace(&mut self.out, outer);
        done.map(|()| inner)
    }

    fn statement(&mut self, statement: &Statement) -> Result<(), Stop> {
        match statement {
            Statement::Assign { target, low, value } => {
                let value = self.expression(value)?;
                let target = self.target(target, value.ty.width)?;
                self.assign(target, *low, value);
            }
            Statement::Insert { target, ty, low, value } => {
                let (value, low) = (self.expression(value)?, self.expression(low)?);
                let target = self.target(target, value.ty.width)?;
                match low.value().and_then(|low| u32::try_from(low).ok()) {
                    Some(low) => self.assign(target, Some(low), value),
                    None => {
                        self.learn(&target, None, self.depends(&value));
                        self.out.push(Statement::Insert { target, ty: *ty, low, value });
                    }
                }
            }
            Statement::If { condition, then, otherwise } => self.branch(condition, then, otherwise)?,
            Statement::Loop(looped) => self.repeat(looped)?,
            Statement::While(looped) => self.as_long_as(looped)?,
            Statement::Raise { .. } => return Err(Stop::Illegal),
            Statement::Load { .. } | Statement::Store { .. } => {
                return Err(refused("it accesses memory, to which a unit behind the lanes has no port"));
            }
        }
        Ok(())
    }

    fn branch(&mut self, condition: &Expr, then: &[Statement], otherwise: &[Statement]) -> Result<(), Stop> {
        let condition = self.expression(condition)?;
        if let Some(value) = condition.value() {
            return self.block(if *value == BigInt::from(0) { otherwise } else { then });
        }
        let raises = |block: &[Statement]| matches!(block.first(), Some(Statement::Raise { .. }));
        if raises(then) || raises(otherwise) {
            if self.depends(&condition) {
                return Err(refused("what is in its operands decides whether it raises an exception"));
            }
            return self.block(if raises(then) { otherwise } else { then });
        }
        let before = self.known.clone();
        let then = self.collect(then)?;
        let after = std::mem::replace(&mut self.known, before);
        let otherwise = self.collect(otherwise)?;
        self.known = after.join(std::mem::take(&mut self.known));
        if !then.is_empty() || !otherwise.is_empty() {
            self.out.push(Statement::If { condition, then, otherwise });
        }
        Ok(())
    }

    /// A loop stays one, unless vector registers are accessed in it.
    fn repeat(&mut self, looped: &Loop) -> Result<(), Stop> {
        let ty = self.body.locals[looped.index].ty;
        let target = AssignmentTarget::Local { local: looped.index, index: None };
        if looped.body.iter().any(accesses_vectors) {
            for round in 0..looped.rounds {
                self.known.values[looped.index] = Some(looped.at(round));
                self.block(&looped.body)?;
            }
        } else {
            let mut changed = assigned(&looped.body);
            changed.push(looped.index);
            self.known.forget(changed.iter().copied());
            let body = self.collect(&looped.body)?;
            self.known.forget(changed);
            self.out.push(Statement::Loop(Loop { body, ..looped.clone() }));
        }
        self.assign(target, None, Expr::constant(looped.at(looped.rounds), ty));
        Ok(())
    }

    /// The loop over elements: one round of it, of which the settings see to it that there are no
    /// more.
    fn as_long_as(&mut self, looped: &While) -> Result<(), Stop> {
        for _ in 0..2 {
            self.block(&looped.before)?;
            let condition = self.expression(&looped.condition)?;
            match condition.value() {
                Some(value) if *value == BigInt::from(0) => return Ok(()),
                Some(_) if self.rounds == 0 => self.rounds += 1,
                Some(_) => return Err(Stop::Illegal),
                None => {
                    return Err(refused("how many groups it works on follows from more than vl and vstart"));
                }
            }
            self.block(&looped.body)?;
        }
        Err(Stop::Illegal)
    }

    fn assign(&mut self, target: AssignmentTarget, low: Option<u32>, value: Expr) {
        self.learn(&target, value.value().filter(|_| low.is_none()).cloned(), self.depends(&value));
        self.out.push(Statement::Assign { target, low, value });
    }

    fn learn(&mut self, target: &AssignmentTarget, value: Option<BigInt>, follows: bool) {
        if let AssignmentTarget::Local { local, index } = target {
            self.follows[*local] |= follows;
            if index.is_none() {
                self.known.values[*local] = value;
            }
        }
    }

    /// Whether a value may follow from vector registers.
    fn depends(&self, e: &Expr) -> bool {
        let mut found = false;
        e.visit(&mut |e| match &e.kind {
            ExprKind::Vector { .. } | ExprKind::Register { .. } => found = true,
            ExprKind::Local { local, .. } => found |= self.follows[*local],
            _ => {}
        });
        found
    }

    fn target(&mut self, target: &AssignmentTarget, width: u32) -> Result<AssignmentTarget, Stop> {
        Ok(match target {
            AssignmentTarget::Local { local, index } => {
                let index = index.as_ref().map(|index| self.expression(index)).transpose()?;
                AssignmentTarget::Local { local: *local, index }
            }
            AssignmentTarget::Register { file: RegisterFile::X, .. } => {
                return Err(refused(
                    "it writes an integer register, to which a unit behind the lanes has no way",
                ));
            }
            AssignmentTarget::Register { file, index } => {
                AssignmentTarget::Register { file: *file, index: self.expression(index)? }
            }
            AssignmentTarget::Vector { register, low } => {
                let (register, low) = (self.expression(register)?, self.expression(low)?);
                self.access(&register, &low, width, true)?;
                AssignmentTarget::Vector { register, low }
            }
            AssignmentTarget::Pc => return Err(refused("it jumps, which a unit behind the lanes cannot")),
        })
    }

    fn access(&mut self, register: &Expr, low: &Expr, width: u32, written: bool) -> Result<(), Stop> {
        let Some(low) = low.value().and_then(|low| u32::try_from(low).ok()) else {
            return Err(refused("which bits of a vector register it takes follows from its operands"));
        };
        let Some(field) = field_of(register) else {
            return Err(refused(match register.value() {
                Some(_) => {
                    "it reads a vector register that no field of the encoding names (v0, a mask), which a unit \
                            on groups is not given"
                }
                None => "it works on a vector register beside those that fields of the encoding name",
            }));
        };
        self.accesses.push(Access { field, low, width, written });
        Ok(())
    }

    fn expression(&mut self, e: &Expr) -> Result<Expr, Stop> {
        let kind = match &e.kind {
            ExprKind::Const(_) | ExprKind::Field(_) => return Ok(e.clone()),
            ExprKind::Pc => {
                return Err(refused("it reads the pc, which a unit behind the lanes does not see"));
            }
            ExprKind::Setting(setting) => return Ok(Expr::constant(self.settings.value(*setting), e.ty)),
            ExprKind::Vector { register, low } => {
                let (register, low) = (self.expression(register)?, self.expression(low)?);
                self.access(&register, &low, e.ty.width, false)?;
                ExprKind::Vector { register: Box::new(register), low: Box::new(low) }
            }
            ExprKind::Local { local, index: None } => {
                return Ok(match &self.known.values[*local] {
                    Some(value) => Expr::constant(value.clone(), e.ty),
                    None => e.clone(),
                });
            }
            ExprKind::Local { local, index: Some(index) } => {
                ExprKind::Local { local: *local, index: Some(Box::new(self.expression(index)?)) }
            }
            ExprKind::Register { file: RegisterFile::X, .. } => {
                return Err(refused(
                    "it reads an integer register, which a unit behind the lanes is not given",
                ));
            }
            ExprKind::Register { file, index } => {
                ExprKind::Register { file: *file, index: Box::new(self.expression(index)?) }
            }
            ExprKind::Table { table, index } => {
                let index = self.expression(index)?;
                let values = &self.description.tables[*table].values;
                let known = index.value().and_then(|index| usize::try_from(index).ok());
                match known.and_then(|known| values.get(known)) {
                    Some(value) => return Ok(Expr::constant(value.clone(), e.ty)),
                    None => ExprKind::Table { table: *table, index: Box::new(index) },
                }
            }
            ExprKind::Unary(op, a) => return Ok(unary(*op, self.expression(a)?)),
            ExprKind::Convert(a) => return Ok(convert(self.expression(a)?, e.ty)),
            ExprKind::Slice(a, low) => return Ok(slice(self.expression(a)?, *low, e.ty.width)),
            ExprKind::SliceAt(a, low) => {
                let (a, low) = (self.expression(a)?, self.expression(low)?);
                match low.value().and_then(|low| u32::try_from(low).ok()) {
                    Some(low) if low + e.ty.width <= a.ty.width => return Ok(slice(a, low, e.ty.width)),
                    _ => ExprKind::SliceAt(Box::new(a), Box::new(low)),
                }
            }
            ExprKind::Binary(op, a, b) => {
                let a = self.expression(a)?;
                return Ok(binary(*op, e.ty, a, self.expression(b)?));
            }
            ExprKind::Concat(parts) => {
                let parts = parts.iter().map(|part| self.expression(part)).collect::<Result<_, _>>()?;
                return Ok(concat(parts));
            }
            ExprKind::Select(condition, a, b) => {
                let condition = self.expression(condition)?;
                let a = self.expression(a)?;
                return Ok(select(condition, a, self.expression(b)?));
            }
        };
        Ok(Expr { ty: e.ty, kind })
    }
}

fn refused(sentence: &str) -> Stop {
    Stop::Refused(sentence.to_string())
}

/// The field that a register's number is.
fn field_of(register: &Expr) -> Option<usize> {
    match &register.kind {
        ExprKind::Field(field) => Some(*field),
        ExprKind::Convert(inner) if inner.ty.width <= register.ty.width => field_of(inner),
        _ => None,
    }
}

fn accesses_vectors(statement: &Statement) -> bool {
    let mut found = false;
    statement.visit(&mut |e| found |= matches!(e.kind, ExprKind::Vector { .. }));
    statement.walk(&mut |statement| {
        found |= matches!(statement, Statement::Assign { target: AssignmentTarget::Vector { .. }, .. });
    });
    found
}

/// The statements with registers in the place of vector registers: by field, the file and the bit
/// at which it begins. What is written to a vector register is a local first, as its parts may be
/// read for the next one.
pub(super) fn placed(found: &mut Specialised, starts: &[Option<(usize, u32)>], layout: GroupLayout) {
    let statements = std::mem::take(&mut found.statements);
    let mut place = Place { starts, layout, locals: &mut found.locals };
    found.statements = place.block(&statements);
}

struct Place<'a> {
    starts: &'a [Option<(usize, u32)>],
    layout: GroupLayout,
    locals: &'a mut Vec<Local>,
}

impl Place<'_> {
    fn block(&mut self, statements: &[Statement]) -> Vec<Statement> {
        statements.iter().flat_map(|statement| self.statement(statement)).collect()
    }

    fn statement(&mut self, statement: &Statement) -> Vec<Statement> {
        let one = match statement {
            Statement::Assign { target: AssignmentTarget::Vector { register, low }, value, .. } => {
                return self.written(register, low, self.expression(value));
            }
            Statement::Assign { target, low, value } => {
                Statement::Assign { target: self.target(target), low: *low, value: self.expression(value) }
            }
            Statement::Insert { target, ty, low, value } => Statement::Insert {
                target: self.target(target),
                ty: *ty,
                low: self.expression(low),
                value: self.expression(value),
            },
            Statement::If { condition, then, otherwise } => Statement::If {
                condition: self.expression(condition),
                then: self.block(then),
                otherwise: self.block(otherwise),
            },
            Statement::Loop(looped) => {
                Statement::Loop(Loop { body: self.block(&looped.body), ..looped.clone() })
            }
            other => other.clone(),
        };
        vec![one]
    }

    fn target(&self, target: &AssignmentTarget) -> AssignmentTarget {
        match target {
            AssignmentTarget::Local { local, index } => AssignmentTarget::Local {
                local: *local,
                index: index.as_ref().map(|index| self.expression(index)),
            },
            AssignmentTarget::Register { file, index } => {
                AssignmentTarget::Register { file: *file, index: self.expression(index) }
            }
            other => other.clone(),
        }
    }

    /// The file and the bit from which the group's are counted.
    fn spot(&self, register: &Expr, low: &Expr) -> (RegisterFile, u32) {
        let field = field_of(register).expect("others are refused");
        let (file, start) = self.starts[field].expect("every access is of an operand");
        let low = low.value().and_then(|low| u32::try_from(low).ok()).expect("others are refused");
        (RegisterFile::Own(file as u8), low - start)
    }

    /// Parts of `width` bits from `low` on: number of the register, lowest bit in it, how many.
    fn parts(&self, low: u32, width: u32) -> impl Iterator<Item = (u32, u32, u32)> {
        let size = self.layout.element_bits;
        (low / size..(low + width).div_ceil(size)).map(move |number| {
            let (begin, end) = (low.max(number * size), (low + width).min((number + 1) * size));
            (number, begin - number * size, end - begin)
        })
    }

    fn written(&mut self, register: &Expr, low: &Expr, value: Expr) -> Vec<Statement> {
        let (file, low) = self.spot(register, low);
        let size = self.layout.element_bits;
        let ty = Type::unsigned(value.ty.width);
        let local = self.locals.len();
        self.locals.push(Local { ty, count: 1, name: 0 });
        let whole = Expr { ty, kind: ExprKind::Local { local, index: None } };
        let target = AssignmentTarget::Local { local, index: None };
        let mut statements = vec![Statement::Assign { target, low: None, value: convert(value, ty) }];
        statements.extend(self.parts(low, ty.width).map(|(number, from, bits)| Statement::Assign {
            target: AssignmentTarget::Register { file, index: Expr::constant(number, Type::unsigned(16)) },
            low: (bits < size).then_some(from),
            value: slice(whole.clone(), number * size + from - low, bits),
        }));
        statements
    }

    fn expression(&self, e: &Expr) -> Expr {
        let boxed = |e: &Expr| Box::new(self.expression(e));
        let kind = match &e.kind {
            ExprKind::Vector { register, low } => {
                let (file, low) = self.spot(register, low);
                let whole = Type::unsigned(self.layout.element_bits);
                let mut parts: Vec<Expr> = self
                    .parts(low, e.ty.width)
                    .map(|(number, from, bits)| {
                        let index = Box::new(Expr::constant(number, Type::unsigned(16)));
                        slice(Expr { ty: whole, kind: ExprKind::Register { file, index } }, from, bits)
                    })
                    .collect();
                parts.reverse();
                return convert(concat(parts), e.ty);
            }
            ExprKind::Local { local, index: Some(index) } => {
                ExprKind::Local { local: *local, index: Some(boxed(index)) }
            }
            ExprKind::Register { file, index } => ExprKind::Register { file: *file, index: boxed(index) },
            ExprKind::Table { table, index } => ExprKind::Table { table: *table, index: boxed(index) },
            ExprKind::Unary(op, a) => ExprKind::Unary(*op, boxed(a)),
            ExprKind::Convert(a) => return convert(self.expression(a), e.ty),
            ExprKind::Slice(a, low) => return slice(self.expression(a), *low, e.ty.width),
            ExprKind::SliceAt(a, low) => ExprKind::SliceAt(boxed(a), boxed(low)),
            ExprKind::Binary(op, a, b) => ExprKind::Binary(*op, boxed(a), boxed(b)),
            ExprKind::Concat(parts) => {
                return concat(parts.iter().map(|part| self.expression(part)).collect());
            }
            ExprKind::Select(condition, a, b) => ExprKind::Select(boxed(condition), boxed(a), boxed(b)),
            ExprKind::Const(_)
            | ExprKind::Field(_)
            | ExprKind::Pc
            | ExprKind::Setting(_)
            | ExprKind::Local { index: None, .. } => return e.clone(),
        };
        Expr { ty: e.ty, kind }
    }
}
