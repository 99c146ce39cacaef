//! What runs a loop a round a cycle: a counter, and which step the data path takes.
//!
//! An operation with a loop is taken where the unit is idle; then come its rounds, and its results
//! stay until they are taken. One without a loop goes through in one cycle, while the unit is idle.

use std::collections::{BTreeMap, BinaryHeap};
use std::fmt::Write;

use num_bigint::{BigInt, Sign};

use super::{Module, bits};
use crate::graph::{Id, NodeOp};
use crate::merged::number_bits;
use crate::read::counter_bits;

/// The number of the step: of an operation whose operands come, of a loop's round, of its end.
pub const STEP: &str = "step";
/// Rounds that were made.
const ROUND: &str = "round_q";

/// A unit's loops.
#[derive(Clone, Debug)]
pub struct Sequencer {
    /// Operations that there are.
    pub operations: usize,
    /// Steps: one of each operation as its operands come, and two more of each loop.
    pub steps: usize,
    /// Which steps give results.
    pub outputs: Vec<bool>,
    /// The loops.
    pub loops: Vec<SequencerLoop>,
}

/// A loop.
#[derive(Clone, Copy, Debug)]
pub struct SequencerLoop {
    /// The operation that has it.
    pub operation: usize,
    /// How many rounds.
    pub rounds: u32,
    /// Number of the step that is a round.
    pub round: usize,
    /// Number of the step after the last round.
    pub end: usize,
}

/// Whether an input of the graph is a signal of the control.
pub(super) fn is_within(name: &str) -> bool {
    name == STEP || name == ROUND
}

/// What an operation belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    Operands,
    Round,
    End,
    Several,
}

impl Part {
    fn comment(self) -> &'static str {
        match self {
            Self::Operands => "As operands come.",
            Self::Round => "A round.",
            Self::End => "Behind the last round.",
            Self::Several => "What several of these need, and which of them counts.",
        }
    }
}

impl Sequencer {
    /// Ports that the control uses.
    pub(super) fn ports(&self) -> Vec<&'static str> {
        if self.operations > 1 { vec!["op_i"] } else { vec![] }
    }

    /// The control.
    pub(super) fn control(&self) -> String {
        let width = number_bits(self.steps);
        let most = self.loops.iter().map(|one| one.rounds).max().unwrap_or(1);
        let counter = counter_bits(most);
        let mut text = String::from(
            "  // An operation at a time. One with a loop is taken where none is at work; then comes a round a cycle, and its\n  \
             // results stay until they are taken. Any other goes through in a cycle where none is at work.\n  \
             logic busy_q;\n",
        );
        let _ = writeln!(text, "  logic {}round_q;  // rounds that were made", bits(counter));
        let several = self.loops.len() > 1;
        let op_bits = number_bits(self.operations);
        if several {
            let _ = writeln!(text, "  logic {}loop_q;  // whose loop is at work", bits(op_bits));
        }
        let _ = writeln!(text, "  logic loops, done, moves;\n  logic {}step;\n", bits(width));
        let is = |name: &str, operation: usize| format!("{name} == {op_bits}'d{operation}");
        let loops = match self.operations {
            1 => "1'b1".to_string(),
            _ => {
                let all: Vec<String> = self.loops.iter().map(|one| is("op_i", one.operation)).collect();
                all.join(" || ")
            }
        };
        let _ = writeln!(text, "  assign loops   = {loops};");
        let chosen = |of: &dyn Fn(&SequencerLoop) -> String| {
            let (last, first) = self.loops.split_last().expect("there is a loop");
            let mut value = String::new();
            for one in first {
                let _ = write!(value, "{} ? {} : ", is("loop_q", one.operation), of(one));
            }
            let value = value + &of(last);
            if several { format!("({value})") } else { value }
        };
        let rounds = chosen(&|one| format!("{counter}'d{}", one.rounds));
        let _ = writeln!(text, "  assign done    = busy_q && round_q == {rounds};");
        text.push_str(
            "  assign ready_o = !busy_q && (loops || ready_i);\n  \
             assign valid_o = busy_q ? done : valid_i && !loops;\n  \
             assign moves   = busy_q ? !done || ready_i : valid_i && ready_o;\n",
        );
        let (end, round) = (
            chosen(&|one| format!("{width}'d{}", one.end)),
            chosen(&|one| format!("{width}'d{}", one.round)),
        );
        let begin = match self.operations {
            1 => format!("{width}'d0"),
            _ if op_bits == width => "op_i".to_string(),
            _ => format!("{{{}'d0, op_i}}", width - op_bits),
        };
        let _ = writeln!(text, "  assign step    = done ? {end} : busy_q ? {round} : {begin};\n");
        text.push_str("  always_ff @(posedge clk_i or negedge rst_ni) begin\n    if (!rst_ni) begin\n      busy_q  <= 1'b0;\n");
        text.push_str("      round_q <= '0;\n");
        if several {
            text.push_str("      loop_q  <= '0;\n");
        }
        text.push_str("    end else if (moves) begin\n      busy_q  <= busy_q ? !done : loops;\n");
        let _ = writeln!(text, "      round_q <= busy_q && !done ? round_q + {counter}'d1 : '0;");
        if several {
            text.push_str("      loop_q  <= busy_q ? (done ? '0 : loop_q) : loops ? op_i : '0;\n");
        }
        text.push_str("    end\n  end\n");
        text
    }

    /// What an operation belongs to where it serves one of these steps.
    fn part(&self, step: usize) -> Part {
        match step {
            _ if self.loops.iter().any(|one| one.round == step) => Part::Round,
            _ if self.loops.iter().any(|one| one.end == step) => Part::End,
            _ => Part::Operands,
        }
    }

    /// All operations, each after its operands, as far as possible those of one part together.
    pub(super) fn order(&self, module: &Module<'_>) -> Vec<(Id, Part)> {
        let graph = module.graph;
        let parts = self.parts(module);
        let needed = |id: Id| module.pipeline.needed[id];
        let mut waits: Vec<usize> = vec![0; graph.len()];
        let mut users: Vec<Vec<Id>> = vec![vec![]; graph.len()];
        for id in (0..graph.len()).filter(|id| needed(*id)) {
            for operand in graph.op(id).operands() {
                waits[id] += 1;
                users[operand].push(id);
            }
        }
        let key = |id: Id| std::cmp::Reverse((parts[id], id));
        let mut ready: BinaryHeap<_> =
            (0..graph.len()).filter(|id| needed(*id) && waits[*id] == 0).map(key).collect();
        let mut order = vec![];
        while let Some(std::cmp::Reverse((part, id))) = ready.pop() {
            order.push((id, part));
            for user in &users[id] {
                waits[*user] -= 1;
                if waits[*user] == 0 {
                    ready.push(key(*user));
                }
            }
        }
        order
    }

    /// By operation: what it belongs to.
    fn parts(&self, module: &Module<'_>) -> Vec<Part> {
        let graph = module.graph;
        // What follows from the step alone is known in each.
        let mut follows = vec![false; graph.len()];
        for id in 0..graph.len() {
            follows[id] = match graph.op(id) {
                NodeOp::Input(port) => graph.inputs[*port].name == STEP,
                NodeOp::Const(_) => true,
                op => op.operands().iter().all(|operand| follows[*operand]),
            };
        }
        let mut parts: Vec<Option<Part>> = vec![None; graph.len()];
        for step in 0..self.steps {
            let part = self.part(step);
            let inputs: Vec<BigInt> = graph
                .inputs
                .iter()
                .map(|port| BigInt::from(if port.name == STEP { step } else { 0 }))
                .collect();
            let values = graph.evaluate(&inputs);
            let known = |id: Id| follows[id].then(|| values[id].sign() != Sign::NoSign);
            let own = module.own.iter().filter(|own| known(own.write) != Some(false)).map(|own| own.next);
            let outputs = module.outputs.iter().filter(|_| self.outputs[step]).map(|output| output.1);
            let mut stack: Vec<Id> = own.chain(outputs).collect();
            let mut seen = vec![false; graph.len()];
            while let Some(id) = stack.pop() {
                if std::mem::replace(&mut seen[id], true) {
                    continue;
                }
                if let NodeOp::Mux(condition, a, b) = graph.op(id)
                    && let Some(chosen) = known(*condition)
                {
                    parts[id] = Some(Part::Several);
                    stack.push(if chosen { *a } else { *b });
                    continue;
                }
                parts[id] = match parts[id] {
                    None => Some(part),
                    Some(before) if before == part => Some(part),
                    Some(_) => Some(Part::Several),
                };
                stack.extend(graph.op(id).operands());
            }
        }
        parts.into_iter().map(|part| part.unwrap_or(Part::Several)).collect()
    }
}

/// Of all operations those that are drawn, and in front of which a part begins.
pub(super) fn told(order: &[(Id, Part)], drawn: &[Id]) -> (Vec<Id>, BTreeMap<Id, &'static str>) {
    let (mut all, mut comments) = (vec![], BTreeMap::new());
    let mut last = None;
    for (id, part) in order.iter().filter(|(id, _)| drawn.contains(id)) {
        if last != Some(*part) {
            comments.insert(*id, part.comment());
        }
        last = Some(*part);
        all.push(*id);
    }
    (all, comments)
}
