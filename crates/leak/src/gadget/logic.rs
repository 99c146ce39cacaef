//! Functions of one-bit variables, each of which stands in one place: products and sums modulo 2,
//! with inverted operands.
//!
//! Source: own design, after and-inverter graphs; sums are kept whole, since masking is made of
//! them.

use std::collections::HashMap;

/// A node's number times two, and one more where it is inverted.
pub type Literal = u32;

/// What is always 0.
pub const ZERO: Literal = 0;

/// A function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Function {
    /// What is always 0: node 0.
    Zero,
    /// A variable, by number.
    Variable(u32),
    /// Both of two, each of which may be inverted.
    And(Literal, Literal),
    /// One of two nodes and not the other; neither is inverted.
    Xor(u32, u32),
}

/// All functions, operands before what is made of them.
#[derive(Clone, Debug)]
pub struct Logic {
    nodes: Vec<Function>,
    known: HashMap<Function, u32>,
}

impl Default for Logic {
    fn default() -> Self {
        Self { nodes: vec![Function::Zero], known: HashMap::from([(Function::Zero, 0)]) }
    }
}

/// A literal's node.
pub fn node_of(literal: Literal) -> u32 {
    literal >> 1
}

/// Whether a literal is inverted.
pub fn is_inverted(literal: Literal) -> bool {
    literal & 1 == 1
}

impl Logic {
    /// A node's function.
    pub fn function(&self, node: u32) -> Function {
        self.nodes[node as usize]
    }

    fn add(&mut self, function: Function) -> Literal {
        let next = self.nodes.len() as u32;
        let node = *self.known.entry(function).or_insert(next);
        if node == next {
            self.nodes.push(function);
        }
        node << 1
    }

    /// A variable.
    pub fn variable(&mut self, number: u32) -> Literal {
        self.add(Function::Variable(number))
    }

    /// Both.
    pub fn and(&mut self, a: Literal, b: Literal) -> Literal {
        let (a, b) = (a.min(b), a.max(b));
        match () {
            () if a == ZERO || a == (b ^ 1) => ZERO,
            () if a == 1 || a == b => b,
            () => self.add(Function::And(a, b)),
        }
    }

    /// One and not the other.
    pub fn xor(&mut self, a: Literal, b: Literal) -> Literal {
        let inverted = (a ^ b) & 1;
        let (a, b) = (node_of(a.min(b)), node_of(a.max(b)));
        let sum = match () {
            () if a == b => ZERO,
            () if a == 0 => b << 1,
            () => self.add(Function::Xor(a, b)),
        };
        sum ^ inverted
    }

    /// The second where the first is 1, else the third.
    pub fn choose(&mut self, condition: Literal, a: Literal, b: Literal) -> Literal {
        if a == b {
            return a;
        }
        let (one, two) = (self.and(condition, a), self.and(condition ^ 1, b));
        self.and(one ^ 1, two ^ 1) ^ 1
    }
}
