//! Loops: gone through round by round, and kept where the rounds are one body with another index.
//!
//! Source: own design. Rounds are lowered one after another with all that is known in each: so a
//! mistake that shows in one of them has its place in the text, and what follows the loop knows
//! what it leaves. Then the body is lowered once more with an index that is a value. Where `unroll`
//! makes of that what the rounds are, statement by statement, the loop stands in the IR, else the
//! rounds.

use num_bigint::BigInt;

use super::statement::Live;
use super::{LoopFlags, Loops, Lowerer, MAX_ROUNDS, MAX_STATEMENTS};
use crate::hir::{self, Place, Root, Stmt};
use crate::ir::{Expr, LocalId, Loop, Statement, assigned};
use crate::knowledge::Knowledge;
use crate::unroll::{self, OpenEnded};

impl Lowerer<'_> {
    pub(super) fn repeat(&mut self, looped: &hir::Loop) {
        let flags = LoopFlags { broken: self.new_flag(), continued: self.new_flag() };
        self.at = looped.span;
        if self.open_ended != OpenEnded::Refused && self.is_open_ended(looped) {
            return self.as_long_as(looped, flags);
        }
        let before = self.known.clone();
        let (rounds, counted) = self.collect(|lowerer| lowerer.rounds(looped, flags));
        let candidate = match counted {
            Some(counted) if self.loops == Loops::Kept && self.failure.is_none() => {
                self.one_body(looped, flags, counted, &before, &rounds)
            }
            _ => None,
        };
        match candidate {
            Some(kept) => self.out.push(Statement::Loop(kept)),
            None => self.out.extend(rounds),
        }
    }

    /// Lowers every round; the loop without its body, where a counter counts them.
    fn rounds(&mut self, looped: &hir::Loop, flags: LoopFlags) -> Option<Loop> {
        let broken = flags.broken;
        let index = self.counter(looped);
        let mut values = vec![];
        for round in 0.. {
            if round > 0 || looped.check_first {
                let condition = looped.condition.as_ref().map(|condition| self.expression(condition));
                match condition.as_ref().map(Expr::value) {
                    None => {}
                    Some(Some(value)) if *value == BigInt::from(0) => break,
                    Some(Some(_)) => {}
                    Some(None) => {
                        let hint =
                            "count with a variable that only the loop's head changes, up to a constant";
                        self.fail(
                            looped.span,
                            "the number of rounds of this loop is known only at run time",
                            hint,
                        );
                    }
                }
            }
            if round >= MAX_ROUNDS || self.emitted > MAX_STATEMENTS {
                self.fail(looped.span, format!("this loop is too long to unroll (round {round})"), "");
            }
            if matches!(self.live(), Live::No) {
                break;
            }
            values.extend(index.map(|index| self.known.values[index].clone()));
            self.round(looped, flags);
            let left = self.known.values[broken] == Some(BigInt::from(1));
            if left || matches!(self.live(), Live::No) {
                break;
            }
            if looped.own_counter {
                // Nobody sees the counter after a `break`, so it may run on.
                looped.step.iter().for_each(|step| self.statement(step));
            } else {
                self.frame.loops.push(LoopFlags { broken, continued: broken });
                self.guarded(|lowerer| lowerer.block(&looped.step));
                self.frame.loops.pop();
            }
        }
        counted(index?, values)
    }

    pub(super) fn round(&mut self, looped: &hir::Loop, flags: LoopFlags) {
        self.set_flag(flags.continued, false);
        self.frame.loops.push(flags);
        self.rounds += 1;
        self.guarded(|lowerer| lowerer.scoped(|lowerer| lowerer.block(&looped.body)));
        self.rounds -= 1;
        self.frame.loops.pop();
    }

    /// The scalar of one limb that is all that the loop's head changes.
    fn counter(&self, looped: &hir::Loop) -> Option<LocalId> {
        match &looped.step[..] {
            [Stmt::Assign(Place { root: Root::Local(number, None), slice: None, .. }, _)] => {
                let local = self.frame.locals[*number];
                (self.locals[local].ty.limbs() == 1).then_some(local)
            }
            _ => None,
        }
    }

    /// The loop with a body that stands for all rounds, if there is one.
    fn one_body(
        &mut self,
        looped: &hir::Loop,
        flags: LoopFlags,
        counted: Loop,
        before: &Knowledge,
        rounds: &[Statement],
    ) -> Option<Loop> {
        let last = counted.at(counted.rounds);
        if self.locals[counted.index].ty.wrap(&last) != last {
            return None;
        }
        let mut changed = assigned(rounds);
        changed.push(counted.index);
        let body = self.any_round(looped, flags, before, changed)?;
        if assigned(&body).contains(&counted.index) {
            return None;
        }
        let mut known = before.clone();
        known.values.resize(self.locals.len(), None);
        let expanded = |statements: &[Statement]| {
            unroll::rounds(statements, &self.locals, self.names, known.clone(), self.open > 0)
        };
        let kept = [Statement::Loop(Loop { body, ..counted })];
        let same = expanded(&kept)? == expanded(rounds)?;
        let [Statement::Loop(kept)] = kept else { unreachable!("made so above") };
        same.then_some(kept)
    }

    /// The body where nothing is known of what it changes, and of these. Everything else is left as
    /// the rounds left it.
    fn any_round(
        &mut self,
        looped: &hir::Loop,
        flags: LoopFlags,
        before: &Knowledge,
        mut changed: Vec<LocalId>,
    ) -> Option<Vec<Statement>> {
        let (after, emitted, at) = (self.known.clone(), self.emitted, self.at);
        let (locals, free) = (self.locals.len(), self.free.clone());
        let mut body = None;
        while body.is_none() && self.tried <= MAX_STATEMENTS {
            self.known = before.clone();
            self.known.values.resize(locals, None);
            self.known.forget(changed.iter().copied());
            self.open += 1;
            let (statements, ()) = self.collect(|lowerer| lowerer.round(looped, flags));
            self.open -= 1;
            let failed = self.failure.take().is_some() || self.locals.len() > locals;
            self.tried += self.emitted - emitted;
            self.emitted = emitted;
            self.locals.truncate(locals);
            self.free.clone_from(&free);
            if failed {
                break;
            }
            let further: Vec<_> =
                assigned(&statements).into_iter().filter(|local| !changed.contains(local)).collect();
            if further.is_empty() {
                body = Some(statements);
            }
            changed.extend(further);
        }
        (self.known, self.at) = (after, at);
        body
    }
}

/// What counts by equal steps through all these values.
fn counted(index: LocalId, values: Vec<Option<BigInt>>) -> Option<Loop> {
    let values: Vec<BigInt> = values.into_iter().collect::<Option<_>>()?;
    let [start, second, ..] = &values[..] else { return None };
    let step = second - start;
    let looped =
        Loop { index, start: start.clone(), step, rounds: u32::try_from(values.len()).ok()?, body: vec![] };
    let even = (0..).zip(&values).all(|(round, value)| looped.at(round) == *value);
    even.then_some(looped)
}
