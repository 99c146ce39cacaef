//! Loops whose rounds are known only at run time: over the elements of vector registers, and in
//! devices.
//!
//! Source: own design. The body is lowered once, with nothing known of what it changes. It counts
//! its rounds and those of such loops in it together, so that no description hangs the machine that
//! runs it.

use super::statement::Live;
use super::{LoopFlags, Lowerer};
use crate::hir;
use crate::ir::assigned;
use crate::ir::{BinaryOp, Expr, Statement, UnaryOp, While};
use crate::simplify::{binary, convert, unary};
use crate::types::Type;
use crate::unroll::OpenEnded;
use crate::vector::MAX_ROUNDS;

/// The exception of a loop that has too many rounds.
const ILLEGAL_INSTRUCTION: u8 = 2;

impl Lowerer<'_> {
    /// Whether the condition in front of the first round is one that only a run can decide.
    pub(super) fn is_open_ended(&mut self, looped: &hir::Loop) -> bool {
        let Some(condition) = looped.condition.as_ref().filter(|_| looped.check_first) else { return false };
        let (known, emitted) = (self.known.clone(), self.emitted);
        let (_, value) = self.collect(|lowerer| lowerer.scoped(|lowerer| lowerer.expression(condition)));
        let ended = self.failure.is_some();
        (self.known, self.emitted) = (known, emitted);
        self.known.values.resize(self.locals.len(), None);
        !ended && value.value().is_none()
    }

    pub(super) fn as_long_as(&mut self, looped: &hir::Loop, flags: LoopFlags) {
        if self.run_time.is_some() && self.open_ended == OpenEnded::Alone {
            let message = "a loop whose rounds are known only at run time stands in another one";
            let hint = "go through both with one loop, or give the inner one a number of rounds";
            return self.fail(looped.span, message, hint);
        }
        let around = self.run_time;
        let rounds = around.unwrap_or_else(|| {
            let rounds = self.new_local("", Type::unsigned(17), 1);
            self.assign_local(rounds, Expr::constant(0, Type::unsigned(17)));
            rounds
        });
        self.run_time = Some(rounds);
        let before = self.known.clone();
        let (locals, free, emitted) = (self.locals.len(), self.free.clone(), self.emitted);
        let mut changed = vec![rounds];
        let kept = loop {
            self.locals.truncate(locals);
            self.free.clone_from(&free);
            self.emitted = emitted;
            self.known = before.clone();
            self.known.forget(changed.iter().copied());
            let kept = self.scoped(|lowerer| lowerer.one_round(looped, flags, rounds));
            if self.failure.is_some() {
                break None;
            }
            let mut further = assigned(&kept.before);
            further.extend(assigned(&kept.body));
            further.retain(|local| *local < locals && !changed.contains(local));
            if further.is_empty() {
                break Some(kept);
            }
            changed.extend(further);
        };
        self.run_time = around;
        let failed = self.failure.is_some();
        self.known = before;
        self.known.values.resize(self.locals.len(), None);
        self.known.forget(changed);
        self.known.dead |= failed;
        if let Some(kept) = kept {
            self.emit(Statement::While(kept));
        }
    }

    /// The loop where nothing is known of what earlier rounds changed.
    fn one_round(&mut self, looped: &hir::Loop, flags: LoopFlags, rounds: usize) -> While {
        self.frame.loops.push(flags);
        let live = self.live();
        self.frame.loops.pop();
        let condition = looped.condition.as_ref().expect("open-ended loops have one");
        let (before, condition) = self.collect(|lowerer| lowerer.expression(condition));
        let condition = match live {
            Live::Unless(ended) => ended.into_iter().fold(condition, |condition, flag| {
                let goes_on = unary(UnaryOp::Not, self.read_local(flag));
                binary(BinaryOp::And, Type::BOOL, condition, goes_on)
            }),
            Live::Yes | Live::No => condition,
        };
        let (body, ()) = self.collect(|lowerer| {
            lowerer.count(rounds);
            lowerer.round(looped, flags);
            if !lowerer.ended() {
                lowerer.frame.loops.push(LoopFlags { continued: flags.broken, ..flags });
                lowerer.guarded(|lowerer| lowerer.block(&looped.step));
                lowerer.frame.loops.pop();
            }
        });
        While { before, condition, body }
    }

    /// One more round, if there may be one.
    fn count(&mut self, rounds: usize) {
        let ty = Type::unsigned(17);
        let most = Expr::constant(MAX_ROUNDS, ty);
        let too_many = binary(BinaryOp::LessEqual, Type::BOOL, most, self.read_local(rounds));
        let cause = Expr::constant(ILLEGAL_INSTRUCTION, Type::unsigned(32));
        let then = vec![Statement::Raise { cause }];
        self.emit(Statement::If { condition: too_many, then, otherwise: vec![] });
        let more = Type::unsigned(18);
        let sum =
            binary(BinaryOp::Add, more, convert(self.read_local(rounds), more), Expr::constant(1, more));
        self.assign_local(rounds, convert(sum, ty));
    }
}
