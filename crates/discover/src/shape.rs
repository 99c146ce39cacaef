//! The form of a cut: the same for cuts that do the same with other values and other immediates.
//! Operands of a sum, or of what else associates and commutes, are put into one order.
//!
//! Source: own design; labels are refined twice, upwards and downwards, as in the test of
//! B. Weisfeiler and A. Leman for graphs. Two cuts of one form do the same; that cuts that do the
//! same have one form is not promised.

use std::hash::{Hash, Hasher};

use instar_code::{OperandOf, Value};
use instar_isa::Op;
use rustc_hash::FxHasher;
use smallvec::SmallVec;

use crate::enumerate::Cut;
use crate::graph::{CutSource, Graph, RESULT, SOURCES};

/// What an operation of a form reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Read {
    /// Nothing.
    Nothing,
    /// A number.
    Constant(u64),
    /// An input of the form.
    Input(u8),
    /// The result of an operation of the form, one before it.
    Made(u8),
}

/// An operation of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShapeNode {
    /// What it does.
    pub op: Op,
    /// What it reads.
    pub reads: [Read; 2],
    /// Whether it has an immediate.
    pub immediate: bool,
}

/// A form.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape {
    /// Its operations, each after those whose results it reads.
    pub nodes: Vec<ShapeNode>,
    /// How many values it reads.
    pub inputs: u8,
    /// Operations whose results it makes.
    pub outputs: Vec<u8>,
}

/// Where a form stands in a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeUse {
    /// Instructions, by the form's operations.
    pub members: Vec<usize>,
    /// By the form's inputs, an operand that reads it.
    pub inputs: Vec<OperandOf>,
    /// By the form's inputs, whether somebody else reads it, too.
    pub kept: Vec<bool>,
    /// By the form's outputs, the operand that is written.
    pub outputs: Vec<OperandOf>,
    /// By the form's operations with immediates, these.
    pub immediates: Vec<i64>,
    /// Its block.
    pub block: usize,
}

/// The form of a cut, and what it is a use of it.
pub fn shape(graph: &Graph, cut: &Cut) -> (Shape, ShapeUse) {
    Forming::new(graph, cut).finish()
}

/// Whether the order of several operands does not matter, however they are put together. A product
/// is left as it is: that of two of its operands may be there already.
fn associates(op: Op) -> bool {
    matches!(op, Op::Add | Op::Addw | Op::And | Op::Or | Op::Xor)
}

/// Whether the order of rs1 and rs2 does not matter.
fn commutes(op: Op) -> bool {
    use Op::{Add, Addw, And, Clmul, Clmulh, Max, Maxu, Min, Minu, Mul, Mulh, Mulhu, Mulw, Or, Xnor, Xor};
    matches!(
        op,
        Add | Addw
            | And
            | Clmul
            | Clmulh
            | Max
            | Maxu
            | Min
            | Minu
            | Mul
            | Mulh
            | Mulhu
            | Mulw
            | Or
            | Xnor
            | Xor
    )
}

fn hashed(what: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    what.hash(&mut hasher);
    hasher.finish()
}

struct Forming<'a> {
    graph: &'a Graph,
    cut: &'a Cut,
    /// By member.
    labels: Vec<u64>,
    /// Inputs with their labels.
    inputs: Vec<(Value, u64)>,
    /// By member the last of the operations that are one sum with it, or itself.
    top: Vec<usize>,
    /// By member its number in the form.
    number: Vec<Option<u8>>,
    numbered: Vec<Value>,
    shape: Shape,
    made: ShapeUse,
}

impl<'a> Forming<'a> {
    fn new(graph: &'a Graph, cut: &'a Cut) -> Self {
        let size = cut.members.len();
        let mut forming = Self {
            graph,
            cut,
            labels: vec![0; size],
            inputs: Vec::new(),
            top: (0..size).collect(),
            number: vec![None; size],
            numbered: Vec::new(),
            shape: Shape { nodes: Vec::with_capacity(size), inputs: 0, outputs: Vec::new() },
            made: ShapeUse {
                members: Vec::with_capacity(size),
                inputs: Vec::new(),
                kept: Vec::new(),
                outputs: Vec::new(),
                immediates: Vec::new(),
                block: graph.block,
            },
        };
        for at in 0..size {
            for value in graph.values(cut.members[at]) {
                if forming.member(value).is_none() && !forming.inputs.iter().any(|input| input.0 == value) {
                    forming.inputs.push((value, 0));
                }
            }
        }
        for at in (0..size).rev() {
            forming.top[at] = forming.sum_of(at).map_or(at, |reader| forming.top[reader]);
        }
        forming.label();
        forming.label_inputs();
        forming.label();
        forming
    }

    fn member(&self, value: Value) -> Option<usize> {
        self.graph.maker[value as usize].and_then(|maker| self.cut.members.binary_search(&maker).ok())
    }

    /// The operation with which a member is one sum: its only reader, that does the same.
    fn sum_of(&self, at: usize) -> Option<usize> {
        let node = &self.graph.nodes[self.cut.members[at] as usize];
        let value = node.result?;
        if !associates(node.op) || self.cut.outputs.contains(&self.cut.members[at]) {
            return None;
        }
        let [reader] = self.graph.readers[value as usize][..] else { return None };
        let to = &self.graph.nodes[reader as usize];
        // What reads it twice is no sum of its operands, each once.
        let once = to.sources.iter().filter(|source| **source == CutSource::Value(value)).count() == 1;
        let place = self.cut.members.binary_search(&reader).ok()?;
        (to.op == node.op && once).then_some(place)
    }

    /// The operands of a member, those of the whole sum that ends with it, and its operations.
    fn operands(&self, at: usize) -> (Vec<(u32, usize, CutSource)>, Vec<usize>) {
        let node = &self.graph.nodes[self.cut.members[at] as usize];
        let (mut found, mut whole) = (Vec::new(), vec![at]);
        for (place, source) in node.sources.iter().enumerate() {
            let inner = match source {
                CutSource::Value(value) => {
                    self.member(*value).filter(|inner| self.sum_of(*inner) == Some(at))
                }
                _ => None,
            };
            match inner {
                Some(inner) => {
                    let (more, of) = self.operands(inner);
                    found.extend(more);
                    whole.extend(of);
                }
                None => found.push((self.cut.members[at], place, *source)),
            }
        }
        (found, whole)
    }

    /// Immediates of what a value is made of, in the order of the form.
    fn immediates_of(&self, source: CutSource) -> Vec<i64> {
        let CutSource::Value(value) = source else { return Vec::new() };
        let Some(at) = self.member(value) else { return Vec::new() };
        let node = &self.graph.nodes[self.cut.members[at] as usize];
        let (operands, _) = self.ordered(at);
        operands.iter().flat_map(|one| self.immediates_of(one.2)).chain(node.immediate).collect()
    }

    /// As `operands`, in the order of the form.
    fn ordered(&self, at: usize) -> (Vec<(u32, usize, CutSource)>, Vec<usize>) {
        let node = &self.graph.nodes[self.cut.members[at] as usize];
        let (mut operands, whole) = self.operands(at);
        if commutes(node.op) {
            operands.sort_by_cached_key(|one| (self.label_of(one.2), self.immediates_of(one.2)));
        }
        (operands, whole)
    }

    fn label_of(&self, source: CutSource) -> u64 {
        match source {
            CutSource::Nothing => 1,
            CutSource::Constant(number) => hashed((2, number)),
            CutSource::Value(value) => match self.member(value) {
                Some(at) => self.labels[at],
                None => {
                    self.inputs.iter().find(|input| input.0 == value).map_or(0, |input| hashed((3, input.1)))
                }
            },
        }
    }

    /// Labels of members, of what they are made of.
    fn label(&mut self) {
        for at in 0..self.cut.members.len() {
            let node = &self.graph.nodes[self.cut.members[at] as usize];
            let mut read: Vec<u64> = self.operands(at).0.iter().map(|one| self.label_of(one.2)).collect();
            if commutes(node.op) {
                read.sort_unstable();
            }
            self.labels[at] = hashed((node.op as u32, read));
        }
    }

    /// Labels of inputs, of what is made of them.
    fn label_inputs(&mut self) {
        for at in 0..self.inputs.len() {
            let value = self.inputs[at].0;
            let mut uses: Vec<(u64, usize)> = Vec::new();
            for (number, member) in self.cut.members.iter().enumerate() {
                let node = &self.graph.nodes[*member as usize];
                for (place, source) in node.sources.iter().enumerate() {
                    if *source == CutSource::Value(value) {
                        let label = self.labels[self.top[number]];
                        uses.push((label, if commutes(node.op) { 2 } else { place }));
                    }
                }
            }
            uses.sort_unstable();
            self.inputs[at].1 = hashed(uses);
        }
    }

    fn finish(mut self) -> (Shape, ShapeUse) {
        let place = |member: &u32| self.cut.members.binary_search(member).unwrap_or(0);
        let mut outputs: SmallVec<[usize; 2]> = self.cut.outputs.iter().map(place).collect();
        outputs.sort_by_key(|at| (self.labels[*at], *at));
        for output in outputs {
            let number = self.visit(output);
            self.shape.outputs.push(number);
            let instruction = self.graph.nodes[self.cut.members[output] as usize].instruction;
            self.made.outputs.push(OperandOf { instruction, field: RESULT });
        }
        self.shape.inputs = self.numbered.len() as u8;
        (self.shape, self.made)
    }

    /// Numbers a member and what it is made of.
    fn visit(&mut self, at: usize) -> u8 {
        if let Some(number) = self.number[at] {
            return number;
        }
        let node = &self.graph.nodes[self.cut.members[at] as usize];
        let (operands, whole) = self.ordered(at);
        let mut reads: Vec<Read> = Vec::with_capacity(operands.len());
        for (member, place, source) in operands {
            let instruction = self.graph.nodes[member as usize].instruction;
            reads.push(match source {
                CutSource::Nothing => Read::Nothing,
                CutSource::Constant(number) => Read::Constant(number),
                CutSource::Value(value) => match self.member(value) {
                    Some(member) => Read::Made(self.visit(member)),
                    None => Read::Input(self.input(value, OperandOf { instruction, field: SOURCES[place] })),
                },
            });
        }
        let whole =
            whole.into_iter().map(|member| self.graph.nodes[self.cut.members[member] as usize].instruction);
        self.made.members.extend(whole);
        self.made.immediates.extend(node.immediate);
        // Of a sum, the first two, and each further one with what is there.
        let push = |shape: &mut Shape, reads: [Read; 2]| {
            shape.nodes.push(ShapeNode { op: node.op, reads, immediate: node.immediate.is_some() });
            shape.nodes.len() as u8 - 1
        };
        let mut number = push(&mut self.shape, [reads[0], reads[1]]);
        for read in &reads[2..] {
            number = push(&mut self.shape, [Read::Made(number), *read]);
        }
        self.number[at] = Some(number);
        number
    }

    fn input(&mut self, value: Value, operand: OperandOf) -> u8 {
        if let Some(known) = self.numbered.iter().position(|other| *other == value) {
            return known as u8;
        }
        self.numbered.push(value);
        self.made.inputs.push(operand);
        let readers = &self.graph.readers[value as usize];
        let elsewhere = readers.iter().any(|reader| self.cut.members.binary_search(reader).is_err());
        self.made.kept.push(elsewhere || self.graph.leaves[value as usize]);
        self.numbered.len() as u8 - 1
    }
}
