//! A graph made anew, with something else in the place of some operations.

use super::{Id, NodeGraph, NodeOp};

/// What stands in an operation's place, where something does: in this graph, for this one, whose
/// operands have become what the function says.
pub type Special<'a> = dyn FnMut(&mut NodeGraph, Id, &dyn Fn(Id) -> Id) -> Option<Id> + 'a;

/// Copies what is needed of one graph to another.
pub struct Rebuild<'a> {
    from: &'a NodeGraph,
    done: Vec<Option<Id>>,
}

impl<'a> Rebuild<'a> {
    /// From this graph; nothing is copied yet.
    pub fn new(from: &'a NodeGraph) -> Self {
        Self { from, done: vec![None; from.len()] }
    }

    /// The new node of an operation that was copied.
    pub fn at(&self, id: Id) -> Option<Id> {
        self.done[id]
    }

    /// From now on the operation is this node.
    pub fn set(&mut self, id: Id, new: Id) {
        self.done[id] = Some(new);
    }

    /// Copies all that `root` needs. `special` may make something else of an operation whose
    /// operands are copied; it gets the old number, and what the operands have become.
    pub fn copy(&mut self, to: &mut NodeGraph, root: Id, special: &mut Special<'_>) -> Id {
        let mut stack = vec![root];
        while let Some(id) = stack.last().copied() {
            if self.done[id].is_some() {
                stack.pop();
                continue;
            }
            let missing: Vec<Id> = self
                .from
                .op(id)
                .operands()
                .into_iter()
                .filter(|operand| self.done[*operand].is_none())
                .collect();
            if !missing.is_empty() {
                stack.extend(missing);
                continue;
            }
            let done = &self.done;
            let of = |old: Id| done[old].expect("operands come first");
            let new = match special(to, id, &of) {
                Some(new) => new,
                None => self.same(to, id, &of),
            };
            if let Some(name) = self.from.name(id) {
                to.call(new, name);
            }
            self.done[id] = Some(new);
            stack.pop();
        }
        self.done[root].expect("it was copied")
    }

    fn same(&self, to: &mut NodeGraph, id: Id, of: &dyn Fn(Id) -> Id) -> Id {
        let width = self.from.width(id);
        match self.from.op(id) {
            NodeOp::Input(port) => to.input(&self.from.inputs[*port].name.clone(), width),
            NodeOp::Const(value) => to.constant(value, width),
            NodeOp::Not(a) => to.not(of(*a)),
            NodeOp::And(a, b) => to.and(of(*a), of(*b)),
            NodeOp::Or(a, b) => to.or(of(*a), of(*b)),
            NodeOp::Xor(a, b) => to.xor(of(*a), of(*b)),
            NodeOp::Add(a, b) => to.sum(of(*a), of(*b)),
            NodeOp::Sub(a, b) => to.difference(of(*a), of(*b)),
            NodeOp::Mul { a, b } => to.product((of(a.0), a.1), (of(b.0), b.1), width),
            NodeOp::Div { a, b, signed } => to.quotient(of(*a), of(*b), *signed),
            NodeOp::Rem { a, b, signed } => to.remainder(of(*a), of(*b), *signed),
            NodeOp::Mod { a, signed, factor, modulus } => to.modulo((of(*a), *signed), factor, modulus),
            NodeOp::Equal(a, b) => to.equal(of(*a), of(*b)),
            NodeOp::Less { a, b, signed } => to.less(of(*a), of(*b), *signed),
            NodeOp::Shift { way, a, by } => to.shift(*way, of(*a), of(*by)),
            NodeOp::Concat(parts) => {
                let parts: Vec<Id> = parts.iter().map(|part| of(*part)).collect();
                to.concat(&parts)
            }
            NodeOp::Slice(a, low) => to.slice(of(*a), *low, width),
            NodeOp::Extend { a, signed } => to.extend(of(*a), *signed, width),
            NodeOp::Mux(c, a, b) => to.mux(of(*c), of(*a), of(*b)),
            NodeOp::Table(table, index) => to.element(*table, of(*index)),
        }
    }
}
