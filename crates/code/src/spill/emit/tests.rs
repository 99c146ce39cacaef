//! What is emitted for small flows that are written down here.

use super::Emitter;
use instar_isa::{RegisterSet, SP};

use crate::operand::WordField;
use crate::spill::emitted::Emitted;
use crate::spill::flow::{Cell, Flow, FlowOperation};
use crate::spill::region::Region;

const RS1: WordField = WordField::At(15);

/// A branch that reads what is in x5, after which x5, x6 and x7 must hold three cells.
fn branch_before_loads() -> Flow {
    let ends: Vec<(u8, u32)> = vec![(5, 2), (6, 3), (7, 4)];
    let region = Region { block: 0, range: 0..1, live_out: RegisterSet::NONE, ends: true };
    let cell = |&(register, value): &(u8, u32)| Cell {
        base: SP,
        offset: 4 * i64::from(register),
        first: Some(value),
        last: Some(value),
    };
    Flow {
        region,
        values: 5,
        again: vec![None; 5],
        operations: vec![FlowOperation {
            word: 0,
            instruction: 0,
            reads: [(RS1, 1)].into_iter().collect(),
            writes: Default::default(),
        }],
        before: vec![vec![]],
        after: vec![vec![]],
        cells: ends.iter().map(cell).collect(),
        starts: vec![(SP, 0), (5, 1)],
        ends,
        bases: vec![(SP, 0)],
    }
}

#[test]
fn what_a_branch_reads_goes_where_nothing_is_loaded_behind_it() {
    let flow = branch_before_loads();
    let usable = RegisterSet::of(0b1_1110_0000);
    let mut made = Vec::new();
    Emitter::new(&flow, usable).emit(&[0], &mut made).unwrap();
    let read = Emitted::Operation(0, [(RS1, 8)].into_iter().collect());
    assert_eq!(
        made,
        [Emitted::Copy(5, 8), Emitted::Load(5, 0), Emitted::Load(6, 1), Emitted::Load(7, 2), read]
    );
}

#[test]
fn what_a_branch_reads_has_no_place_where_every_register_is_wanted() {
    let flow = branch_before_loads();
    assert!(Emitter::new(&flow, RegisterSet::of(0b1110_0000)).emit(&[0], &mut Vec::new()).is_err());
}
