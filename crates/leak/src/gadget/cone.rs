//! What a probe sees, as a small circuit of its own, made smaller without changing what can be
//! learned from it.
//!
//! Source: own design, after the rule of maskVerif (Barthe et al., EUROCRYPT 2015): where a random
//! bit v is read by the sum v ⊕ g alone, the sum is a random bit itself, so v may stand for it. For
//! every choice of all else v ↦ v ⊕ g is one to one, so counts of what is seen keep their
//! proportions, whether they tell of secrets or not.

use std::collections::{BTreeMap, HashMap};

use super::Variable;
use super::logic::{Function, Literal, Logic, is_inverted, node_of};

/// Functions that are seen together.
#[derive(Clone, Debug)]
pub struct Cone {
    /// Operands first.
    pub nodes: Vec<Function>,
    /// What is seen: the number that it had among all that the probe sees, and its node.
    pub seen: Vec<(usize, u32)>,
}

/// The secret of which all shares are among the variables, by secret: whether so.
pub fn complete(variables: &[Variable], used: impl Iterator<Item = u32>) -> HashMap<u32, bool> {
    let mut count: HashMap<u32, u32> = HashMap::new();
    for secret in used.filter_map(|one| variables[one as usize].secret) {
        *count.entry(secret).or_default() += 1;
    }
    let shares = |secret: u32| variables.iter().filter(|one| one.secret == Some(secret)).count() as u32;
    count.into_iter().map(|(secret, count)| (secret, count == shares(secret))).collect()
}

impl Cone {
    /// What these nodes follow from.
    pub fn new(logic: &Logic, seen: &[u32]) -> Self {
        let (mut nodes, mut known) = (vec![Function::Zero], HashMap::from([(0u32, 0u32)]));
        let mut stack: Vec<u32> = seen.iter().rev().copied().collect();
        while let Some(node) = stack.pop() {
            if known.contains_key(&node) {
                continue;
            }
            let function = logic.function(node);
            let missing: Vec<u32> =
                operands(function).into_iter().filter(|one| !known.contains_key(one)).collect();
            if !missing.is_empty() {
                stack.push(node);
                stack.extend(missing.into_iter().rev());
                continue;
            }
            known.insert(node, nodes.len() as u32);
            nodes.push(renumbered(function, |one| known[&one]));
        }
        Self { nodes, seen: seen.iter().enumerate().map(|(at, node)| (at, known[node])).collect() }
    }

    /// Variables in it, in the order of their nodes.
    pub fn variables(&self) -> Vec<u32> {
        let variable = |node: &Function| match node {
            Function::Variable(variable) => Some(*variable),
            _ => None,
        };
        self.nodes.iter().filter_map(variable).collect()
    }

    /// Whether all shares of some secret are in it; else nothing of it tells of one.
    pub fn has_secret(&self, variables: &[Variable]) -> bool {
        complete(variables, self.variables().into_iter()).into_values().any(|whole| whole)
    }

    /// The same to whoever looks, with fewer variables where that is possible.
    pub fn reduced(mut self, variables: &[Variable]) -> Self {
        loop {
            self.clean();
            let is_changed = self.substitute(variables);
            if is_changed {
                self.clean();
            }
            let before = self.seen.len();
            let roots = self.roots(variables);
            self.seen.retain(|(_, node)| roots[*node as usize].is_some());
            if !is_changed && self.seen.len() == before {
                return self;
            }
        }
    }

    /// What has neither a variable nor a whole secret in common, apart: the one says nothing of the
    /// other, so each tells of secrets by itself or not at all.
    pub fn parts(self, variables: &[Variable]) -> Vec<Self> {
        let roots = self.roots(variables);
        let mut parts: BTreeMap<usize, Vec<(usize, u32)>> = BTreeMap::new();
        for one in &self.seen {
            parts.entry(roots[one.1 as usize].unwrap_or_default()).or_default().push(*one);
        }
        let of = |seen| {
            let mut part = Self { nodes: self.nodes.clone(), seen };
            part.clean();
            part
        };
        parts.into_values().map(of).collect()
    }

    /// Each random bit that only a sum reads comes in the place of the sum.
    fn substitute(&mut self, variables: &[Variable]) -> bool {
        let whole = complete(variables, self.variables().into_iter());
        // How often a node is read, and the last one that does.
        let mut readers = vec![(0u32, 0usize); self.nodes.len()];
        for (at, function) in self.nodes.iter().enumerate() {
            for one in operands(*function) {
                readers[one as usize] = (readers[one as usize].0 + 1, at);
            }
        }
        self.seen.iter().for_each(|(_, node)| readers[*node as usize].0 += 2);
        let mut is_changed = false;
        for (at, &(read, sum)) in readers.iter().enumerate() {
            let Function::Variable(variable) = self.nodes[at] else { continue };
            let Variable { secret, public } = variables[variable as usize];
            if public || secret.is_some_and(|secret| whole[&secret]) || read != 1 {
                continue;
            }
            // What this pass has changed already is looked at in the next one.
            if matches!(self.nodes[sum], Function::Xor(..)) {
                self.nodes[sum] = self.nodes[at];
                self.nodes[at] = Function::Zero;
                is_changed = true;
            }
        }
        is_changed
    }

    /// Of each node the least that belongs together with it, by operands or as shares of one whole
    /// secret; none where no whole secret does.
    fn roots(&self, variables: &[Variable]) -> Vec<Option<usize>> {
        let whole = complete(variables, self.variables().into_iter());
        let mut root: Vec<usize> = (0..self.nodes.len()).collect();
        let mut of_secret: HashMap<u32, usize> = HashMap::new();
        let mut join = |a: usize, b: usize| {
            let (a, b) = (find(&mut root, a), find(&mut root, b));
            root[a.max(b)] = a.min(b);
        };
        for (at, function) in self.nodes.iter().enumerate() {
            operands(*function).into_iter().filter(|one| *one != 0).for_each(|one| join(at, one as usize));
            let Function::Variable(variable) = function else { continue };
            let secret = variables[*variable as usize].secret.filter(|secret| whole[secret]);
            if let Some(secret) = secret {
                join(*of_secret.entry(secret).or_insert(at), at);
            }
        }
        let tell: Vec<usize> = of_secret.values().map(|at| find(&mut root, *at)).collect();
        (0..self.nodes.len()).map(|at| Some(find(&mut root, at)).filter(|root| tell.contains(root))).collect()
    }

    /// Leaves out nodes that nothing needs, and what is seen twice.
    fn clean(&mut self) {
        let mut needed = vec![false; self.nodes.len()];
        let mut stack: Vec<u32> = self.seen.iter().map(|(_, node)| *node).collect();
        while let Some(node) = stack.pop() {
            if !std::mem::replace(&mut needed[node as usize], true) {
                stack.extend(operands(self.nodes[node as usize]));
            }
        }
        let (mut nodes, mut number) = (vec![Function::Zero], vec![0u32; self.nodes.len()]);
        for at in (1..self.nodes.len()).filter(|at| needed[*at]) {
            if self.nodes[at] == Function::Zero {
                continue;
            }
            number[at] = nodes.len() as u32;
            nodes.push(renumbered(self.nodes[at], |one| number[one as usize]));
        }
        self.nodes = nodes;
        self.seen.iter_mut().for_each(|(_, node)| *node = number[*node as usize]);
        let mut had = vec![false; self.nodes.len()];
        self.seen.retain(|(_, node)| *node != 0 && !std::mem::replace(&mut had[*node as usize], true));
    }

    /// The same for all cones that differ in the numbers of variables and secrets alone.
    pub fn form(&self, variables: &[Variable]) -> Vec<u32> {
        let (mut form, mut known, mut secrets) = (vec![], HashMap::new(), HashMap::new());
        for function in &self.nodes {
            match *function {
                Function::Zero => form.push(0),
                Function::And(a, b) => form.extend([1, a, b]),
                Function::Xor(a, b) => form.extend([2, a, b]),
                Function::Variable(variable) => {
                    let next = known.len() as u32;
                    let number = *known.entry(variable).or_insert(next);
                    let Variable { secret, public } = variables[variable as usize];
                    let next = secrets.len() as u32;
                    let secret = secret.map_or(0, |one| 2 + *secrets.entry(one).or_insert(next));
                    form.extend([3, number, if public { 1 } else { secret }]);
                }
            }
        }
        form.push(4);
        form.extend(self.seen.iter().map(|(_, node)| *node));
        let whole = complete(variables, self.variables().into_iter());
        let mut order: Vec<(u32, u32)> = secrets.into_iter().map(|(one, at)| (at, one)).collect();
        order.sort_unstable();
        form.extend(order.into_iter().map(|(_, secret)| u32::from(whole[&secret])));
        form
    }
}

fn find(root: &mut [usize], mut at: usize) -> usize {
    while root[at] != at {
        root[at] = root[root[at]];
        at = root[at];
    }
    at
}

/// Nodes that a function reads.
fn operands(function: Function) -> Vec<u32> {
    match function {
        Function::Zero | Function::Variable(_) => vec![],
        Function::And(a, b) => vec![node_of(a), node_of(b)],
        Function::Xor(a, b) => vec![a, b],
    }
}

fn renumbered(function: Function, number: impl Fn(u32) -> u32) -> Function {
    let literal = |one: Literal| number(node_of(one)) << 1 | Literal::from(is_inverted(one));
    match function {
        Function::Zero | Function::Variable(_) => function,
        Function::And(a, b) => Function::And(literal(a), literal(b)),
        Function::Xor(a, b) => Function::Xor(number(a), number(b)),
    }
}
