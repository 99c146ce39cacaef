//! A stretch of code as values that operations make of others.
//!
//! Source: own design. Constants are no inputs: an instruction that reads one has it built in.

use std::ops::Range;

use instar_code::{Constants, Flow, LiftedFunction, LiftedInstruction, Value, WordField, Words, constant};
use instar_isa::{Class, Notation, Op, SP, Xlen};
use smallvec::SmallVec;

use crate::text::OperationText;

/// Where an operation's rs1 and rs2 stand, and its rd.
pub const SOURCES: [WordField; 2] = [WordField::At(15), WordField::At(20)];
/// Low bits of an address, which another instruction fills in.
const PAGE: u64 = 0xfff;
/// Its result.
pub const RESULT: WordField = WordField::At(7);

/// What an operation reads as rs1 or rs2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutSource {
    /// A number.
    Constant(u64),
    /// A value.
    Value(Value),
    /// It reads nothing there.
    Nothing,
}

/// An operation.
#[derive(Clone, Debug)]
pub struct CutNode {
    /// Its instruction in the function.
    pub instruction: usize,
    /// What it does.
    pub op: Op,
    /// Its immediate, where it has one.
    pub immediate: Option<i64>,
    /// What it reads.
    pub sources: [CutSource; 2],
    /// What it makes, where it can be part of an instruction.
    pub result: Option<Value>,
}

/// The operations of a stretch.
#[derive(Clone, Debug)]
pub struct Graph {
    /// Its block.
    pub block: usize,
    /// By number of the flow's operations.
    pub nodes: Vec<CutNode>,
    /// By value the operation that makes it, where it can be part of an instruction.
    pub maker: Vec<Option<u32>>,
    /// By value the operations that read it, each once.
    pub readers: Vec<SmallVec<[u32; 4]>>,
    /// By value whether it is needed after the stretch or in memory.
    pub leaves: Vec<bool>,
}

impl Graph {
    /// That of a flow; `constants` are those of the function, and `span` the addresses of its
    /// program: a number among these is an address, which no instruction can have built in.
    pub fn new(
        code: &LiftedFunction,
        words: &Words,
        flow: &Flow,
        constants: &Constants,
        span: &Range<u64>,
    ) -> Self {
        let xlen = words.decoder().isa().xlen();
        let mask = u64::MAX >> (64 - xlen.bits());
        let is_address = |number: u64| (span.start & !PAGE..span.end + PAGE).contains(&(number & mask));
        let mut known: Vec<Option<u64>> = vec![None; flow.values];
        if code.blocks[flow.region.block].range.start == flow.region.range.start {
            for &(register, value) in &flow.starts {
                let number = constants[flow.region.block][usize::from(register)];
                known[value as usize] = number.filter(|number| !is_address(*number));
            }
        }
        let stack = flow.starts.iter().find(|start| start.0 == SP).map(|start| start.1);
        let mut graph = Self {
            block: flow.region.block,
            nodes: Vec::with_capacity(flow.operations.len()),
            maker: vec![None; flow.values],
            readers: vec![SmallVec::new(); flow.values],
            leaves: vec![false; flow.values],
        };
        let kept = flow.ends.iter().map(|end| end.1).chain(flow.cells.iter().filter_map(|cell| cell.last));
        kept.for_each(|value| graph.leaves[value as usize] = true);
        // Values that stand for addresses that the linker fills in.
        let mut address = vec![false; flow.values];
        for (number, operation) in flow.operations.iter().enumerate() {
            let instruction = &code.instructions[operation.instruction];
            let read =
                |field: WordField| operation.reads.iter().find(|read| read.0 == field).map(|read| read.1);
            let number_of = |field| read(field).map_or(Some(0), |value| known[value as usize]);
            let made = constant(instruction, xlen, number_of);
            let after_address = operation.reads.iter().any(|(_, value)| address[*value as usize]);
            let upper = instruction.op == Op::Lui && made.is_some_and(is_address);
            for &(_, value) in &operation.writes {
                address[value as usize] = instruction.op == Op::Auipc || upper;
                known[value as usize] = made.filter(|_| !after_address && !upper);
            }
            let text = text(words, instruction, xlen);
            let on_stack = operation.reads.iter().any(|(_, value)| Some(*value) == stack);
            let fits = text.is_some() && made.is_none() && !after_address && !on_stack;
            let result = match &operation.writes[..] {
                [(RESULT, value)] if fits && instruction.operands.fixed.is_empty() => Some(*value),
                _ => None,
            };
            let source =
                |number: usize| match (text.is_some_and(|text| text.reads[number]), read(SOURCES[number])) {
                    (false, _) => CutSource::Nothing,
                    (true, None) => CutSource::Constant(0),
                    (true, Some(value)) => {
                        known[value as usize].map_or(CutSource::Value(value), CutSource::Constant)
                    }
                };
            graph.nodes.push(CutNode {
                instruction: operation.instruction,
                op: instruction.op,
                immediate: text.filter(|text| text.immediate.is_some()).map(|_| instruction.immediate),
                sources: [source(0), source(1)],
                result,
            });
            if let Some(value) = result {
                graph.maker[value as usize] = Some(number as u32);
            }
            for &(_, value) in &operation.reads {
                let readers = &mut graph.readers[value as usize];
                if known[value as usize].is_none() && readers.last() != Some(&(number as u32)) {
                    readers.push(number as u32);
                }
            }
        }
        graph
    }

    /// The operations whose results an operation reads, that can be parts of an instruction.
    pub fn makers(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        self.values(node).filter_map(|value| self.maker[value as usize])
    }

    /// Whether an operation can be part of an instruction, and its result is read by such
    /// operations alone.
    pub fn is_read_by(&self, node: u32, such: impl Fn(&u32) -> bool) -> bool {
        let Some(value) = self.nodes[node as usize].result else { return false };
        !self.leaves[value as usize] && self.readers[value as usize].iter().all(such)
    }

    /// The values that these operations, in ascending order, read and do not make themselves.
    pub fn inputs(&self, members: &[u32]) -> SmallVec<[Value; 8]> {
        let mut found: SmallVec<[Value; 8]> = SmallVec::new();
        for value in members.iter().flat_map(|member| self.values(*member)) {
            let maker = self.maker[value as usize];
            let inside = maker.is_some_and(|maker| members.binary_search(&maker).is_ok());
            if !inside && !found.contains(&value) {
                found.push(value);
            }
        }
        found
    }

    /// The values that an operation reads.
    pub fn values(&self, node: u32) -> impl Iterator<Item = Value> + '_ {
        self.nodes[node as usize].sources.iter().filter_map(|source| match source {
            CutSource::Value(value) => Some(*value),
            _ => None,
        })
    }
}

/// What an instruction does, where it only computes in a time that depends on nothing.
fn text(words: &Words, instruction: &LiftedInstruction, xlen: Xlen) -> Option<&'static OperationText> {
    if !matches!(instruction.class, Class::Alu | Class::Multiply) {
        return None;
    }
    match words.decoder().row(instruction.word)?.notation {
        Notation::Manual(_) => crate::text::of(instruction.op, xlen),
        Notation::Design(..) => None,
    }
}
