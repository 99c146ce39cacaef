//! How long a command takes where its engine says it: the segments one after the other, with the
//! cycles of each.
//!
//! Source: own design; docs/reference/slave.md, "The engine", says what a segment takes.

use std::sync::Arc;

use instar_isa::{RegisterFile, Xlen};
use num_bigint::BigInt;

use super::engine::{Engine, assign, read};
use super::flow::path_reads;
use super::{CommandBehaviour, Duration};
use crate::bytecode::Bytecode;
use crate::compile::compile;
use crate::description::StateDef;
use crate::ir::{AssignmentTarget, BinaryOp, Body, Expr, Statement, While};
use crate::simplify::binary;
use crate::types::Type;
use crate::unroll::{Names, OpenEnded, looped};

impl CommandBehaviour {
    /// Whether its engine says how long it takes, and no formula.
    pub fn by_engine(&self) -> bool {
        matches!(self.duration, Duration::Engine { .. })
    }

    /// From now on its engine says how long it takes. `states` are those of its device, of which
    /// `memories` are reached by an address.
    pub fn time_by_engine(&mut self, states: &[StateDef], memories: &[bool]) {
        let reads = path_reads(&self.engine(states, memories)).into();
        self.duration = Duration::Engine { counting: None, reads };
    }

    /// Says how many cycles each segment of its engine takes.
    ///
    /// # Errors
    /// One sentence where a program cannot count them.
    pub fn count(&mut self, states: &[StateDef], memories: &[bool], cycles: &[u32]) -> Result<(), String> {
        let engine = self.engine(states, memories);
        let names = Names { states, tables: &self.tables, open_ended: OpenEnded::Nested };
        let body = looped(&self.counting(engine, states, cycles), names);
        let program: Bytecode = compile(&body, &[], names, Xlen::Rv32.bits())?;
        if let Duration::Engine { counting, .. } = &mut self.duration {
            *counting = Some(Arc::new(program));
        }
        Ok(())
    }

    /// All segments in a loop, each of which says what comes next.
    fn counting(&self, engine: Engine, states: &[StateDef], cycles: &[u32]) -> Body {
        let Engine { mut body, segments, next } = engine;
        let next_type = body.locals[next].ty;
        let is = |op, number: usize| {
            binary(op, Type::BOOL, read(next, next_type), Expr::constant(number, next_type))
        };
        let count = |all: Option<u32>| {
            let ty = states[self.cost_state].ty;
            let file = RegisterFile::Own(self.cost_state as u8);
            let target = AssignmentTarget::Register {
                file,
                index: Expr::constant(BigInt::from(0), Type::unsigned(1)),
            };
            let value = match all {
                None => Expr::constant(1, ty),
                Some(more) => binary(BinaryOp::Add, ty, target.read(ty), Expr::constant(more, ty)),
            };
            Statement::Assign { target, low: None, value }
        };
        let mut chain = vec![];
        for (number, (segment, cycles)) in segments.into_iter().zip(cycles).enumerate().rev() {
            let then = [vec![count(Some(*cycles))], segment].concat();
            chain =
                vec![Statement::If { condition: is(BinaryOp::Equal, number + 1), then, otherwise: chain }];
        }
        body.statements = vec![
            count(None),
            assign(next, Expr::constant(1, next_type)),
            Statement::While(While { before: vec![], condition: is(BinaryOp::NotEqual, 0), body: chain }),
        ];
        body
    }
}
