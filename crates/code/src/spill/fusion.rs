//! One instruction in the place of several operations of a stretch.
//!
//! Source: own design. What it reads and writes is told by instructions of the function, so that it
//! means the same whatever registers are lent.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::operand::WordField;
use crate::spill::flow::{Flow, FlowOperation, Value};

/// An operand of an instruction of the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandOf {
    /// The instruction.
    pub instruction: usize,
    /// Its operand.
    pub field: WordField,
}

/// One instruction in the place of several.
#[derive(Clone, Debug)]
pub struct Fusion {
    /// Instructions of one block that it replaces.
    pub members: Vec<usize>,
    /// Its word; registers are filled in.
    pub word: u32,
    /// What its operands are: what a member reads in one of its own.
    pub reads: Vec<(WordField, OperandOf)>,
    /// What its results are: those of members.
    pub writes: Vec<(WordField, OperandOf)>,
}

impl Fusion {
    /// Whether it lies in these instructions.
    pub fn is_in(&self, range: &std::ops::Range<usize>) -> bool {
        self.members.iter().all(|member| range.contains(member))
    }
}

impl Flow {
    /// Puts instructions in the place of operations, each where none before it took one of them and
    /// something still can come first; whether each was put there.
    pub(super) fn fuse(&mut self, fusions: &[&Fusion]) -> Vec<bool> {
        let size = self.operations.len();
        let mut group: Vec<u32> = (0..size as u32).collect();
        let mut new: Vec<Option<FlowOperation>> = vec![None; size];
        let mut done = Vec::with_capacity(fusions.len());
        for fusion in fusions {
            let members: Option<Vec<usize>> =
                fusion.members.iter().map(|at| self.operation_at(*at)).collect();
            let members = members
                .filter(|all| all.iter().all(|at| group[*at] == *at as u32 && new[*at].is_none()))
                .filter(|all| all.len() > 1);
            let made = members.as_ref().and_then(|_| self.operation_of(fusion));
            let (Some(members), Some(made)) = (members, made) else {
                done.push(false);
                continue;
            };
            let last = members.iter().copied().max().unwrap_or(0);
            members.iter().for_each(|at| group[*at] = last as u32);
            let fits = self.sorted(&group).is_some();
            if fits {
                new[last] = Some(made);
            } else {
                members.iter().for_each(|at| group[*at] = *at as u32);
            }
            done.push(fits);
        }
        if done.contains(&true) {
            self.regrouped(&group, new);
        }
        done
    }

    fn operation_at(&self, instruction: usize) -> Option<usize> {
        self.operations.binary_search_by_key(&instruction, |operation| operation.instruction).ok()
    }

    fn operation_of(&self, fusion: &Fusion) -> Option<FlowOperation> {
        let value = |operand: &OperandOf, written: bool| -> Option<Value> {
            let operation = &self.operations[self.operation_at(operand.instruction)?];
            let mut named = operation
                .reads
                .iter()
                .filter(|_| !written)
                .chain(operation.writes.iter().filter(|_| written));
            named.find(|named| named.0 == operand.field).map(|named| named.1)
        };
        let named = |all: &[(WordField, OperandOf)], written: bool| {
            all.iter()
                .map(|(field, operand)| Some((*field, value(operand, written)?)))
                .collect::<Option<Vec<_>>>()
        };
        Some(FlowOperation {
            instruction: fusion.members.iter().copied().max()?,
            word: fusion.word,
            reads: named(&fusion.reads, false)?.into(),
            writes: named(&fusion.writes, true)?.into(),
        })
    }

    /// Groups of operations, each by the number of its last, in an order in which they can stand;
    /// `None` where there is none.
    fn sorted(&self, group: &[u32]) -> Option<Vec<u32>> {
        let mut open = vec![0u32; group.len()];
        let mut next: Vec<Vec<u32>> = vec![Vec::new(); group.len()];
        for (later, all) in self.before.iter().enumerate() {
            for earlier in all {
                let (from, to) = (group[*earlier as usize], group[later]);
                if from != to {
                    open[to as usize] += 1;
                    next[from as usize].push(to);
                }
            }
        }
        let heads = (0..group.len() as u32).filter(|at| group[*at as usize] == *at);
        let groups = heads.clone().count();
        let mut ready: BinaryHeap<Reverse<u32>> =
            heads.filter(|at| open[*at as usize] == 0).map(Reverse).collect();
        let mut order = Vec::with_capacity(groups);
        while let Some(Reverse(at)) = ready.pop() {
            order.push(at);
            for to in &next[at as usize] {
                open[*to as usize] -= 1;
                if open[*to as usize] == 0 {
                    ready.push(Reverse(*to));
                }
            }
        }
        (order.len() == groups).then_some(order)
    }

    fn regrouped(&mut self, group: &[u32], mut new: Vec<Option<FlowOperation>>) {
        let order = self.sorted(group).expect("each group was tried");
        let mut number = vec![0u32; group.len()];
        order.iter().enumerate().for_each(|(at, head)| number[*head as usize] = at as u32);
        let placed = |at: u32| number[group[at as usize] as usize];
        let edges =
            self.before.iter().enumerate().flat_map(|(later, all)| {
                all.iter().map(move |earlier| (placed(*earlier), placed(later as u32)))
            });
        let edges: Vec<_> = edges.filter(|(earlier, later)| earlier != later).collect();
        for again in &mut self.again {
            *again = again.filter(|at| new[group[*at as usize] as usize].is_none()).map(placed);
        }
        let operations = std::mem::take(&mut self.operations);
        let mut old: Vec<Option<FlowOperation>> = operations.into_iter().map(Some).collect();
        let taken = |at: &u32| new[*at as usize].take().or_else(|| old[*at as usize].take());
        self.operations = order.iter().filter_map(taken).collect();
        self.order(edges);
    }
}
