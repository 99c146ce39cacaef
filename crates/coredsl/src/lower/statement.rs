//! Statements and calls.

use num_bigint::BigInt;

use super::{Frame, Lowerer, MAX_CALLS, MAX_STATEMENTS, file};
use crate::hir::{self, Place, Root, Stmt};
use crate::ir::{AssignmentTarget, BinaryOp, Expr, ExprKind, LocalId, Statement, UnaryOp};
use crate::place::insertion;
use crate::simplify::{binary, convert, slice, unary};
use crate::types::Type;
use crate::vector::REGISTERS;
use instar_diagnostic::Span;

/// Whether the statements that follow still run.
pub(super) enum Live {
    Yes,
    No,
    /// Only where all these flags are 0.
    Unless(Vec<LocalId>),
}

impl Lowerer<'_> {
    pub(super) fn live(&self) -> Live {
        if self.ended() {
            return Live::No;
        }
        let flags = std::iter::once(self.frame.returned)
            .chain(self.frame.loops.iter().flat_map(|flags| [flags.broken, flags.continued]));
        let mut unknown = vec![];
        for flag in flags {
            match &self.known.values[flag] {
                Some(value) if *value == BigInt::from(0) => {}
                Some(_) => return Live::No,
                None => unknown.push(flag),
            }
        }
        if unknown.is_empty() { Live::Yes } else { Live::Unless(unknown) }
    }

    /// Runs `lower` where control still comes here.
    pub(super) fn guarded(&mut self, lower: impl FnOnce(&mut Self)) {
        match self.live() {
            Live::No => {}
            Live::Yes => lower(self),
            Live::Unless(flags) => {
                let any = flags.iter().map(|flag| self.read_local(*flag));
                let any = any.reduce(|a, b| binary(BinaryOp::Or, Type::BOOL, a, b)).expect("there is a flag");
                let condition = unary(UnaryOp::Not, any);
                self.branch(
                    condition,
                    |lowerer| {
                        for flag in flags {
                            lowerer.known.values[flag] = Some(BigInt::from(0));
                        }
                        lower(lowerer);
                    },
                    |_| {},
                );
            }
        }
    }

    pub(super) fn block(&mut self, statements: &[Stmt]) {
        for (number, statement) in statements.iter().enumerate() {
            match self.live() {
                Live::No => return,
                Live::Yes => self.statement(statement),
                Live::Unless(_) => return self.guarded(|lowerer| lowerer.block(&statements[number..])),
            }
        }
    }

    pub(super) fn statement(&mut self, statement: &Stmt) {
        match statement {
            Stmt::Block(statements) => self.scoped(|lowerer| lowerer.block(statements)),
            Stmt::Assign(place, value) => {
                let value = self.expression(value);
                self.assign(place, value);
            }
            Stmt::Clear(number) => self.clear(self.frame.locals[*number]),
            Stmt::Call(function, arguments) => {
                let span = arguments.first().map_or(Span::default(), |argument| argument.span);
                self.call(*function, arguments, span);
            }
            Stmt::If(condition, then, otherwise) => {
                self.at = condition.span;
                let condition = self.expression(condition);
                match condition.value() {
                    Some(value) if *value == BigInt::from(0) => self.block(otherwise),
                    Some(_) => self.block(then),
                    None => self.branch(
                        condition,
                        |lowerer| lowerer.scoped(|lowerer| lowerer.block(then)),
                        |lowerer| lowerer.scoped(|lowerer| lowerer.block(otherwise)),
                    ),
                }
            }
            Stmt::Loop(looped) => self.repeat(looped),
            Stmt::Return(value) => {
                if let (Some(value), Some(result)) = (value, self.frame.result) {
                    let value = self.expression(value);
                    self.assign_local(result, value);
                }
                self.set_flag(self.frame.returned, true);
            }
            Stmt::Break => {
                self.set_flag(self.frame.loops.last().expect("checked: inside a loop").broken, true)
            }
            Stmt::Continue => {
                self.set_flag(self.frame.loops.last().expect("checked: inside a loop").continued, true);
            }
            Stmt::Raise(cause) => {
                let cause = self.expression(cause);
                self.emit(Statement::Raise { cause });
                self.known.dead = true;
            }
        }
    }

    fn clear(&mut self, local: LocalId) {
        let shape = self.locals[local];
        if shape.count == 1 {
            return self.assign_local(local, Expr::constant(0, shape.ty));
        }
        for index in 0..shape.count {
            let index = Some(Expr::constant(index, Type::unsigned(16)));
            let value = Expr::constant(0, shape.ty);
            self.emit(Statement::Assign {
                target: AssignmentTarget::Local { local, index },
                low: None,
                value,
            });
        }
    }

    /// Inlines a function; its result, if it has one.
    pub(super) fn call(&mut self, function: usize, arguments: &[hir::Expr], span: Span) -> Option<Expr> {
        let callee = &self.functions[function];
        if self.calls.contains(&function) {
            self.fail(
                span,
                format!("`{}` calls itself; recursion is prohibited in CoreDSL", callee.name),
                "",
            );
            return None;
        }
        if self.calls.len() == MAX_CALLS {
            let message = format!("more than {MAX_CALLS} calls of functions inside one another");
            self.fail(span, message, "");
        }
        if self.emitted > MAX_STATEMENTS {
            let message = format!("with what the functions do this is more than {MAX_STATEMENTS} statements");
            self.fail(span, message, "every call takes a copy of the function");
        }
        let arguments: Vec<_> = arguments.iter().map(|argument| self.expression(argument)).collect();
        if self.ended() {
            return None;
        }
        let result = callee.returns.map(|ty| self.new_local(&callee.name, ty, 1));
        self.calls.push(function);
        self.scoped(|lowerer| {
            let frame = lowerer.new_frame(callee, result);
            for (local, argument) in frame.locals.iter().zip(arguments) {
                lowerer.assign_local(*local, argument);
            }
            let caller: Frame = std::mem::replace(&mut lowerer.frame, frame);
            lowerer.block(&callee.body);
            lowerer.frame = caller;
        });
        self.calls.pop();
        result.map(|local| self.read_local(local))
    }

    fn assign(&mut self, place: &Place, value: Expr) {
        if self.known.dead {
            return;
        }
        match &place.root {
            Root::Memory { address, bytes } => {
                let address = self.expression(address);
                self.emit(Statement::Store { address, value, bytes: *bytes });
            }
            Root::Registers { file: register_file, first, count, element } => {
                let first = self.expression(first);
                let limit = self.register_count(*register_file);
                let value = self.held(value);
                for number in 0..*count {
                    let wide = Type { width: first.ty.width + 1, signed: first.ty.signed };
                    let offset = Expr::constant(number, Type::unsigned(32));
                    let ty = wide.common(offset.ty);
                    let index = binary(BinaryOp::Add, ty, convert(first.clone(), ty), convert(offset, ty));
                    if index.value().is_some_and(|index| *index >= BigInt::from(limit)) {
                        let message =
                            format!("register {} of {limit} does not exist", index.value().expect("known"));
                        return self.fail(place.span, message, "");
                    }
                    let part = convert(slice(value.clone(), number * element.width, element.width), *element);
                    let target = AssignmentTarget::Register { file: file(*register_file), index };
                    self.emit(Statement::Assign { target, low: None, value: part });
                }
            }
            Root::Vector { register, low } => {
                let register = self.index(register, REGISTERS as u32);
                let low = self.expression(low);
                self.emit(Statement::Assign {
                    target: AssignmentTarget::Vector { register, low },
                    low: None,
                    value,
                });
            }
            Root::Local(number, index) => {
                let local = self.frame.locals[*number];
                let shape = self.locals[local];
                let index = index.as_ref().map(|index| self.index(index, shape.count));
                let target = AssignmentTarget::Local { local, index };
                self.write(target, shape.ty, place, value);
            }
            Root::Register(register_file, index) => {
                let ty = match register_file {
                    hir::File::X => Type::unsigned(self.xlen),
                    hir::File::Own(number) => self.names.states[usize::from(*number)].ty,
                };
                let index = self.index(index, self.register_count(*register_file));
                self.write(
                    AssignmentTarget::Register { file: file(*register_file), index },
                    ty,
                    place,
                    value,
                );
            }
            Root::Pc => self.write(AssignmentTarget::Pc, Type::unsigned(self.xlen), place, value),
        }
    }

    /// A value that may be used several times without being computed several times.
    fn held(&mut self, value: Expr) -> Expr {
        match value.kind {
            ExprKind::Const(_) | ExprKind::Local { index: None, .. } => value,
            _ => {
                let local = self.new_local("", value.ty, 1);
                self.assign_local(local, value);
                self.read_local(local)
            }
        }
    }

    fn write(&mut self, target: AssignmentTarget, ty: Type, place: &Place, value: Expr) {
        let mut low = None;
        let mut value = value;
        if let Some(place_low) = &place.slice {
            let index = self.bit_index(place_low, place.ty.width, ty.width);
            if self.known.dead {
                return;
            }
            if self.open > 0 && index.value().is_none() {
                if let AssignmentTarget::Local { local, index: None } = target {
                    self.known.values[local] = None;
                }
                return self.emit(Statement::Insert { target, ty, low: index, value });
            }
            (low, value) = insertion(&target, index, value, || self.current(&target, ty));
        }
        if let AssignmentTarget::Local { local, index: None } = target {
            let known = match (low, value.value()) {
                (None, Some(value)) => Some(value.clone()),
                _ => None,
            };
            self.known.values[local] = known;
        }
        self.emit(Statement::Assign { target, low, value });
    }

    fn current(&self, target: &AssignmentTarget, ty: Type) -> Expr {
        match target {
            AssignmentTarget::Local { local, index: None } => self.read_local(*local),
            other => other.read(ty),
        }
    }
}
