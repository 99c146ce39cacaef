//! IR to the flat operations of `program`, with loops or without.
//!
//! Source: own design. Values stay extended to whole limbs by the sign of their type, so that a
//! conversion that keeps the value costs nothing and arithmetic at the widened types of CoreDSL
//! needs no masking.

mod expression;
mod vector;
mod wide;

use std::collections::HashMap;

use instar_isa::{CustomField, RegisterFile};
use num_bigint::BigInt;

use crate::bytecode::{Bytecode, BytecodeOp, SlotNumber, TableData};
use crate::description::StateDef;
use crate::host::accesses;
use crate::host::{OwnLayout, layouts, to_limbs};
use crate::ir::{AssignmentTarget, Body, Expr, ExprKind, LocalId, Loop, Statement};
use crate::types::Type;
use crate::unroll::Names;

/// Slots that one frame may have.
const MAX_SLOTS: usize = 60_000;

pub(crate) struct Compiler<'a> {
    body: &'a Body,
    fields: &'a [CustomField],
    states: &'a [StateDef],
    layouts: Vec<OwnLayout>,
    ops: Vec<BytecodeOp>,
    constants: Vec<u64>,
    constant_slots: HashMap<Vec<u64>, SlotNumber>,
    local_slots: HashMap<LocalId, SlotNumber>,
    /// First slot after constants and locals.
    temporaries: usize,
    next: usize,
    highest: usize,
}

/// The program of a body, or why there can be none.
pub(crate) fn compile(
    body: &Body,
    fields: &[CustomField],
    names: Names<'_>,
    xlen: u32,
) -> Result<Bytecode, String> {
    let mut compiler = Compiler {
        body,
        fields,
        states: names.states,
        layouts: layouts(names.states),
        ops: vec![],
        constants: vec![],
        constant_slots: HashMap::new(),
        local_slots: HashMap::new(),
        temporaries: 0,
        next: 0,
        highest: 0,
    };
    compiler.place_constants_and_locals()?;
    compiler.block(&body.statements);
    if compiler.highest > MAX_SLOTS {
        return Err(too_large(compiler.highest));
    }
    let tables = names
        .tables
        .iter()
        .map(|table| TableData {
            limbs: table.ty.limbs() as u16,
            count: table.values.len() as u32,
            values: table.values.iter().flat_map(|value| to_limbs(value, table.ty.limbs())).collect(),
        })
        .collect();
    Ok(Bytecode {
        ops: compiler.ops,
        constants: compiler.constants,
        slots: compiler.highest,
        tables,
        layouts: compiler.layouts,
        address_mask: u64::MAX >> (64 - xlen),
    })
}

fn too_large(slots: usize) -> String {
    format!("the behavior holds {slots} 64-bit values at once; {MAX_SLOTS} are possible")
}

impl Compiler<'_> {
    fn place_constants_and_locals(&mut self) -> Result<(), String> {
        let body = self.body;
        let mut used = vec![];
        let mut note = |local: LocalId| {
            if !used.contains(&local) {
                used.push(local);
            }
        };
        let mut constants: Vec<(&BigInt, Type)> = vec![];
        let mut counts: Vec<(BigInt, Type)> = vec![];
        for statement in &body.statements {
            statement.walk(&mut |statement| match statement {
                Statement::Load { local, .. } => note(*local),
                Statement::Assign { target: AssignmentTarget::Local { local, .. }, .. } => note(*local),
                Statement::Loop(looped) => {
                    note(looped.index);
                    let ty = body.locals[looped.index].ty;
                    counts.extend(counted(looped).map(|value| (value, ty)));
                }
                _ => {}
            });
            statement.visit(&mut |e| match &e.kind {
                ExprKind::Local { local, .. } => note(*local),
                ExprKind::Const(value) => constants.push((value, e.ty)),
                _ => {}
            });
        }
        for (value, ty) in constants.into_iter().chain(counts.iter().map(|(value, ty)| (value, *ty))) {
            self.constant(to_limbs(value, ty.limbs()));
        }
        // Masks of inverted narrow values.
        for width in 1..64 {
            let needed = body.statements.iter().any(|statement| {
                let mut found = false;
                statement.visit(&mut |e| {
                    found |= matches!(e.kind, ExprKind::Unary(crate::ir::UnaryOp::Not, _))
                        && e.ty == Type::unsigned(width);
                });
                found
            });
            if needed {
                self.constant(vec![u64::MAX >> (64 - width)]);
            }
        }
        let mut slots = self.constants.len();
        for local in used {
            let shape = body.locals[local];
            let first = slots;
            slots += (shape.ty.limbs() * shape.count) as usize;
            if slots > MAX_SLOTS {
                return Err(too_large(slots));
            }
            self.local_slots.insert(local, first as SlotNumber);
        }
        self.temporaries = slots;
        self.highest = slots;
        Ok(())
    }

    /// Slot of a constant; a new one only before the first operation.
    fn constant(&mut self, limbs: Vec<u64>) -> SlotNumber {
        if let Some(slot) = self.constant_slots.get(&limbs) {
            return *slot;
        }
        let slot = self.constants.len() as SlotNumber;
        self.constants.extend(&limbs);
        self.constant_slots.insert(limbs, slot);
        slot
    }

    fn temporary(&mut self, limbs: u32) -> SlotNumber {
        let slot = self.next.min(usize::from(SlotNumber::MAX));
        self.next += limbs as usize;
        self.highest = self.highest.max(self.next);
        slot as SlotNumber
    }

    fn emit(&mut self, op: BytecodeOp) {
        self.ops.push(op);
    }

    fn block(&mut self, statements: &[Statement]) {
        for statement in statements {
            // Intermediate values live within one statement.
            self.next = self.temporaries;
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Assign { target, low, value } => match target {
                AssignmentTarget::Local { local, index } => {
                    self.assign_local(*local, index.as_ref(), *low, value)
                }
                AssignmentTarget::Register { file: RegisterFile::Own(file), index } => {
                    self.assign_own(*file, index, *low, value);
                }
                AssignmentTarget::Register { index, .. } => {
                    let a = self.expression(value, None);
                    match self.field_register(index) {
                        Some(lsb) => self.emit(BytecodeOp::WriteXField { lsb, a }),
                        None => {
                            let index = self.index(index);
                            self.emit(BytecodeOp::WriteX { index, a });
                        }
                    }
                }
                AssignmentTarget::Vector { register, low } => self.write_vector(register, low, value),
                AssignmentTarget::Pc => {
                    let a = self.expression(value, None);
                    self.emit(BytecodeOp::WritePc { a });
                }
            },
            Statement::Load { local, address, bytes } => {
                let address = self.expression(address, None);
                let first = self.local_slots[local];
                for (offset, size) in accesses(*bytes) {
                    let d = first + (offset / 8);
                    let up = (offset % 8 * 8) as u8;
                    self.emit(BytecodeOp::Load { d, address, offset, size, up, add: up > 0 });
                }
            }
            Statement::Store { address, value, bytes } => {
                let address = self.expression(address, None);
                let value = self.expression(value, None);
                for (offset, size) in accesses(*bytes) {
                    let down = (offset % 8 * 8) as u8;
                    self.emit(BytecodeOp::Store { a: value + offset / 8, address, offset, size, down });
                }
            }
            Statement::If { condition, then, otherwise } => {
                let a = self.expression(condition, None);
                let branch = self.ops.len();
                self.emit(BytecodeOp::JumpIfZero { a, to: 0 });
                self.block(then);
                if !otherwise.is_empty() {
                    let jump = self.ops.len();
                    self.emit(BytecodeOp::Jump { to: 0 });
                    self.ops[branch] = BytecodeOp::JumpIfZero { a, to: self.ops.len() as u32 };
                    self.block(otherwise);
                    self.ops[jump] = BytecodeOp::Jump { to: self.ops.len() as u32 };
                } else {
                    self.ops[branch] = BytecodeOp::JumpIfZero { a, to: self.ops.len() as u32 };
                }
            }
            Statement::Raise { cause } => {
                let cause = self.expression(cause, None);
                self.emit(BytecodeOp::Raise { cause });
            }
            Statement::Loop(looped) => self.repeat(looped),
            Statement::While(looped) => self.as_long_as(looped),
            Statement::Insert { .. } => unreachable!("only shifts and masks are compiled"),
        }
    }

    /// The index lies in its slot, one limb; after the body stands a jump back for all rounds but
    /// the last.
    fn repeat(&mut self, looped: &Loop) {
        let ty = self.body.locals[looped.index].ty;
        let [start, step, end] = counted(looped).map(|value| self.constant(to_limbs(&value, ty.limbs())));
        let index = self.local_slots[&looped.index];
        self.copy(index, start, 1);
        let first = self.ops.len() as u32;
        self.block(&looped.body);
        self.next = self.temporaries;
        let a = self.temporary(1);
        self.emit(BytecodeOp::Add { d: index, a: index, b: step });
        self.emit(BytecodeOp::Equal { d: a, a: index, b: end });
        self.emit(BytecodeOp::JumpIfZero { a, to: first });
    }

    fn assign_local(&mut self, local: LocalId, index: Option<&Expr>, low: Option<u32>, value: &Expr) {
        let shape = self.body.locals[local];
        let n = shape.ty.limbs();
        let base = self.local_slots[&local];
        let at = match index {
            None => Some(base),
            Some(index) => known(index).map(|index| base + (index * n) as SlotNumber),
        };
        match (at, low) {
            (Some(d), None) => {
                let a = self.expression(value, Some(d));
                self.copy(d, a, n);
            }
            (Some(d), Some(low)) => {
                let b = self.expression(value, None);
                self.insert(d, b, shape.ty, low, value.ty.width);
            }
            (None, low) => {
                let index = self.index(index.expect("only elements have an unknown place"));
                let (count, n16) = (shape.count as u16, n as u16);
                let mut a = self.expression(value, None);
                if let Some(low) = low {
                    let old = self.temporary(n);
                    self.emit(BytecodeOp::ReadArray { d: old, base, index, count, n: n16 });
                    self.insert(old, a, shape.ty, low, value.ty.width);
                    a = old;
                }
                self.emit(BytecodeOp::WriteArray { a, base, index, count, n: n16 });
            }
        }
    }

    fn assign_own(&mut self, file: u8, index: &Expr, low: Option<u32>, value: &Expr) {
        let ty = self.states[usize::from(file)].ty;
        let n = ty.limbs();
        let layout = self.layouts[usize::from(file)];
        let at = known(index).filter(|index| *index < layout.count).map(|index| layout.base + index * n);
        let mut a = self.expression(value, None);
        if let (Some(at), Some(low)) = (at, low)
            && value.ty.width <= 64
            && !ty.signed
        {
            let width = value.ty.width as u8;
            return self.emit(BytecodeOp::WriteOwnBits {
                a,
                at: at + low / 64,
                low: (low % 64) as u8,
                width,
            });
        }
        let index = match at {
            Some(_) => 0,
            None => self.index(index),
        };
        if let Some(low) = low {
            let old = self.temporary(n);
            match at {
                Some(at) => self.emit(BytecodeOp::ReadOwn { d: old, at, n: n as u16 }),
                None => self.emit(BytecodeOp::ReadOwnAt { d: old, index, file }),
            }
            self.insert(old, a, ty, low, value.ty.width);
            a = old;
        }
        match at {
            Some(at) => self.emit(BytecodeOp::WriteOwn { a, at, n: n as u16 }),
            None => self.emit(BytecodeOp::WriteOwnAt { a, index, file }),
        }
    }

    /// Replaces bits of the value in `d`, which has type `ty`.
    fn insert(&mut self, d: SlotNumber, b: SlotNumber, ty: Type, low: u32, width: u32) {
        if ty.limbs() == 1 {
            self.emit(BytecodeOp::Insert { d, a: d, b, low: low as u8, width: width as u8 });
        } else {
            self.emit(BytecodeOp::WideInsert { d, a: b, low: low as u16, width: width as u16 });
        }
        if ty.signed {
            self.normalise(d, ty);
        }
    }

    fn copy(&mut self, d: SlotNumber, a: SlotNumber, limbs: u32) {
        match (d == a, limbs) {
            (true, _) => {}
            (false, 1) => self.emit(BytecodeOp::Move { d, a }),
            (false, n) => self.emit(BytecodeOp::WideMove { d, a, n: n as u16 }),
        }
    }

    /// Extends the highest limb of the value in `d` by the sign of its type.
    fn normalise(&mut self, d: SlotNumber, ty: Type) {
        let shift = (ty.limbs() * 64 - ty.width) as u8;
        let top = d + (ty.limbs() - 1) as SlotNumber;
        match (shift, ty.signed) {
            (0, _) => {}
            (_, true) => self.emit(BytecodeOp::Signed { d: top, a: top, shift }),
            (_, false) => self.emit(BytecodeOp::Unsigned { d: top, a: top, shift }),
        }
    }

    /// A single limb with an index or a shift amount; all ones where it does not fit.
    fn index(&mut self, index: &Expr) -> SlotNumber {
        let index = keeping(index);
        let a = self.expression(index, None);
        let n = index.ty.limbs();
        if n == 1 {
            return a;
        }
        let d = self.temporary(1);
        self.emit(BytecodeOp::Saturate { d, a, n: n as u16 });
        d
    }

    /// Lowest bit in the word of a five-bit field in one piece that selects an X register.
    fn field_register(&self, index: &Expr) -> Option<u8> {
        let ExprKind::Field(field) = keeping(index).kind else { return None };
        match &self.fields[field].segments[..] {
            [segment] if segment.width == 5 && segment.field_lsb == 0 => Some(segment.word_lsb),
            _ => None,
        }
    }
}

/// Where a loop's index begins, what a round adds, and where it ends.
fn counted(looped: &Loop) -> [BigInt; 3] {
    [looped.start.clone(), looped.step.clone(), looped.at(looped.rounds)]
}

/// A small known number.
fn known(e: &Expr) -> Option<u32> {
    e.value().and_then(|value| u32::try_from(value).ok())
}

/// The expression without conversions that keep its value.
fn keeping(mut e: &Expr) -> &Expr {
    while let ExprKind::Convert(inner) = &e.kind {
        if !inner.natural_type().fits(e.ty) || !inner.ty.fits(e.ty) {
            break;
        }
        e = inner;
    }
    e
}
