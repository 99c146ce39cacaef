//! Operations as expressions and definitions.

use std::fmt::Write;

use super::signals::Signals;
use super::{bits, drawn};
use crate::graph::{Id, NodeGraph, NodeOp, ShiftKind};
use crate::pipeline::StagePlan;

/// Longest expression that stands within another.
const INLINE: usize = 48;
/// Longest line.
const LINE: usize = 100;

pub(crate) struct Printer<'a> {
    graph: &'a NodeGraph,
    pipeline: &'a StagePlan,
    names: &'a [String],
    /// Which operations have a signal of their own.
    stands: Vec<bool>,
    signals: Signals,
}

impl<'a> Printer<'a> {
    pub fn new(
        graph: &'a NodeGraph,
        pipeline: &'a StagePlan,
        names: &'a [String],
        outputs: &[Id],
        carried: &[Vec<Id>],
    ) -> Self {
        let mut signals = Signals::default();
        for port in &graph.inputs {
            signals.declare(&port.name, port.width);
        }
        let stands = stands(graph, pipeline, outputs, carried);
        Self { graph, pipeline, names, stands, signals }
    }

    /// Whether an operation has a signal.
    pub fn stands(&self, id: Id) -> bool {
        self.stands[id]
    }

    /// A port of one bit that is not used.
    pub fn unused(&mut self, name: &str) {
        self.signals.declare(name, 1);
    }

    /// A port that what is written elsewhere uses.
    pub fn uses(&mut self, name: &str) {
        if let Some(port) = self.graph.inputs.iter().find(|port| port.name == name) {
            self.signals.mark(name, 0, port.width);
        }
    }

    /// The name of an operation's signal, which is declared elsewhere.
    pub fn declared(&mut self, id: Id) -> String {
        self.signals.declare(&self.names[id], self.graph.width(id));
        self.names[id].clone()
    }

    /// The declaration of an operation's signal with its value.
    pub fn definition(&mut self, id: Id) -> String {
        let (name, width) = (self.names[id].clone(), self.graph.width(id));
        self.signals.declare(&name, width);
        if let NodeOp::Table(table, index) = self.graph.op(id) {
            return self.table(&name, width, *table, *index, self.pipeline.stage[id]);
        }
        let value = self.value(id, self.pipeline.stage[id]);
        format!("  logic {}{name};\n{}", bits(width), assignment(&format!("assign {name}"), &value))
    }

    fn table(&mut self, name: &str, width: u32, table: usize, index: Id, stage: u32) -> String {
        let selector = self.operand(index, stage);
        let digits = self.graph.width(index);
        let mut text =
            format!("  logic {}{name};\n  always_comb begin\n    case ({selector})\n", bits(width));
        for (number, value) in self.graph.tables[table].values.iter().enumerate() {
            if digits < 64 && number as u64 >= 1 << digits {
                break;
            }
            let _ = writeln!(text, "      {digits}'d{number}: {name} = {width}'h{value:x};");
        }
        let _ = write!(text, "      default: {name} = '0;\n    endcase\n  end\n");
        text
    }

    /// The registers after a stage.
    pub fn registers(&mut self, carried: &[Id], stage: u32) -> String {
        let mut text = String::new();
        let mut moves = String::new();
        for id in carried {
            let (name, width) = (self.register(*id, stage + 1), self.graph.width(*id));
            self.signals.declare(&name, width);
            let _ = writeln!(text, "  logic {}{name};", bits(width));
            let value = self.operand(*id, stage);
            let _ = writeln!(moves, "      {name} <= {value};");
        }
        if carried.is_empty() {
            return text;
        }
        let _ = write!(
            text,
            "  always_ff @(posedge clk_i) begin\n    if (advance) begin\n{moves}    end\n  end\n"
        );
        text
    }

    /// The register that holds a value in this stage.
    fn register(&self, id: Id, stage: u32) -> String {
        let name = &self.names[id];
        format!("{}_q{stage}", name.strip_suffix("_i").unwrap_or(name))
    }

    fn mark(&mut self, name: String, width: u32) -> String {
        self.signals.mark(&name, 0, width);
        name
    }

    /// The name under which a value is known in a stage, where it has one.
    fn signal(&self, id: Id, stage: u32) -> Option<String> {
        match self.graph.op(id) {
            NodeOp::Const(_) | NodeOp::Concat(_) | NodeOp::Extend { .. } => None,
            _ if stage > self.pipeline.stage[id] => Some(self.register(id, stage)),
            NodeOp::Input(_) => Some(self.names[id].clone()),
            _ => self.stands[id].then(|| self.names[id].clone()),
        }
    }

    /// A value within an expression.
    pub fn operand(&mut self, id: Id, stage: u32) -> String {
        if let Some(name) = self.signal(id, stage) {
            return self.mark(name, self.graph.width(id));
        }
        let value = self.value(id, stage);
        let simple = matches!(
            self.graph.op(id),
            NodeOp::Const(_) | NodeOp::Concat(_) | NodeOp::Extend { .. } | NodeOp::Slice(..) | NodeOp::Not(_)
        );
        if simple { value } else { format!("({value})") }
    }

    /// Some bits of what has a name.
    fn part(&mut self, id: Id, low: u32, width: u32, stage: u32) -> String {
        let name = self.signal(id, stage).expect("what is cut has a signal");
        self.signals.mark(&name, low, width);
        match (width, self.graph.width(id)) {
            (1, 1) => name,
            (1, _) => format!("{name}[{low}]"),
            _ => format!("{name}[{}:{low}]", low + width - 1),
        }
    }

    /// The highest bit.
    fn sign(&mut self, id: Id, stage: u32) -> String {
        let width = self.graph.width(id);
        if self.signal(id, stage).is_some() {
            return self.part(id, width - 1, 1, stage);
        }
        match self.graph.op(id).clone() {
            NodeOp::Slice(a, low) => self.part(a, low + width - 1, 1, stage),
            NodeOp::Concat(parts) => self.sign(parts[0], stage),
            NodeOp::Extend { a, signed: true } => self.sign(a, stage),
            NodeOp::Extend { .. } => "1'b0".to_string(),
            NodeOp::Const(value) => format!("1'b{}", u8::from(value.bit(u64::from(width) - 1))),
            _ if width == 1 => self.operand(id, stage),
            _ => unreachable!("what is extended by its sign has a signal"),
        }
    }

    fn integer(&mut self, (id, signed): (Id, bool), stage: u32, both: bool, width: u32) -> String {
        let value = self.operand(id, stage);
        match (signed, both) {
            (true, _) => format!("{width}'($signed({value}))"),
            (false, true) => format!("{width}'($signed({{1'b0, {value}}}))"),
            // Tools differ in whether an inversion within a cast is one of all its bits.
            (false, false) if self.graph.width(id) < width => {
                format!("{{{}'h0, {value}}}", width - self.graph.width(id))
            }
            (false, false) => value,
        }
    }

    /// What an operation computes.
    fn value(&mut self, id: Id, stage: u32) -> String {
        let width = self.graph.width(id);
        let op = self.graph.op(id).clone();
        let mut two = |a: Id, b: Id, sign: &str| {
            format!("{} {sign} {}", self.operand(a, stage), self.operand(b, stage))
        };
        match op {
            NodeOp::Input(_) | NodeOp::Table(..) => unreachable!("ports and tables have signals"),
            NodeOp::Mod { .. } => unreachable!("lowered before it is drawn"),
            NodeOp::Const(value) if width <= 8 => format!("{width}'d{value}"),
            NodeOp::Const(value) => format!("{width}'h{value:x}"),
            NodeOp::Not(a) => format!("~{}", self.operand(a, stage)),
            NodeOp::And(a, b) => two(a, b, "&"),
            NodeOp::Or(a, b) => two(a, b, "|"),
            NodeOp::Xor(a, b) => two(a, b, "^"),
            NodeOp::Add(a, b) => two(a, b, "+"),
            NodeOp::Sub(a, b) => two(a, b, "-"),
            NodeOp::Equal(a, b) => two(a, b, "=="),
            NodeOp::Less { a, b, signed: false } => two(a, b, "<"),
            NodeOp::Less { a, b, signed: true } => {
                format!("$signed({}) < $signed({})", self.operand(a, stage), self.operand(b, stage))
            }
            NodeOp::Mul { a, b } => {
                // Operands as wide as the product or cut to it: the low bits are the same.
                let both = a.1 || b.1;
                let (x, y) = (self.integer(a, stage, both, width), self.integer(b, stage, both, width));
                if both { format!("$unsigned({x} * {y})") } else { format!("{x} * {y}") }
            }
            NodeOp::Div { a, b, signed } | NodeOp::Rem { a, b, signed } => {
                let (x, y) = (self.operand(a, stage), self.operand(b, stage));
                let divides = matches!(op, NodeOp::Div { .. });
                let sign = if divides { "/" } else { "%" };
                let none = if divides { format!("{{{width}{{1'b1}}}}") } else { x.clone() };
                let ratio = if signed {
                    format!("$unsigned($signed({x}) {sign} $signed({y}))")
                } else {
                    format!("{x} {sign} {y}")
                };
                format!("({y} == {width}'h0) ? {none} : ({ratio})")
            }
            NodeOp::Shift { way, a, by } => {
                let (x, y) = (self.operand(a, stage), self.operand(by, stage));
                match way {
                    ShiftKind::Left => format!("{x} << {y}"),
                    ShiftKind::Right => format!("{x} >> {y}"),
                    ShiftKind::Arithmetic => format!("$unsigned($signed({x}) >>> {y})"),
                }
            }
            NodeOp::Concat(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.operand(*part, stage)).collect();
                format!("{{{}}}", parts.join(", "))
            }
            NodeOp::Slice(a, low) => self.part(a, low, width, stage),
            NodeOp::Extend { a, signed } => {
                let more = width - self.graph.width(a);
                let front = if signed {
                    format!("{{{more}{{{}}}}}", self.sign(a, stage))
                } else {
                    format!("{more}'h0")
                };
                format!("{{{front}, {}}}", self.operand(a, stage))
            }
            NodeOp::Mux(c, a, b) => {
                let (c, a, b) = (self.operand(c, stage), self.operand(a, stage), self.operand(b, stage));
                format!("{c} ? {a} : {b}")
            }
        }
    }

    /// What names the bits that nothing needs.
    pub fn leftovers(&self) -> String {
        let unused = self.signals.unused();
        if unused.is_empty() {
            return String::new();
        }
        let value = format!("^{{{}}}", unused.join(", "));
        format!("\n  // Bits that nothing needs.\n  logic unused;\n{}", assignment("assign unused", &value))
    }
}

/// `left = value;`, on several lines where it is long.
pub(crate) fn assignment(left: &str, value: &str) -> String {
    let whole = format!("  {left} = {value};\n");
    if whole.len() <= LINE {
        return whole;
    }
    let mut text = format!("  {left} =\n     ");
    let mut column = 5;
    for word in value.split(' ') {
        if column + word.len() + 1 > LINE && column > 5 {
            text.push_str("\n     ");
            column = 5;
        }
        text.push(' ');
        text.push_str(word);
        column += word.len() + 1;
    }
    text.push_str(";\n");
    text
}

/// Which operations have a signal: what is used twice, is cut or has a name, and all arithmetic.
fn stands(graph: &NodeGraph, pipeline: &StagePlan, outputs: &[Id], carried: &[Vec<Id>]) -> Vec<bool> {
    let mut uses = vec![0u32; graph.len()];
    let mut cut = vec![false; graph.len()];
    for id in (0..graph.len()).filter(|id| pipeline.needed[*id]) {
        for operand in graph.op(id).operands() {
            uses[operand] += 1;
        }
        match graph.op(id) {
            NodeOp::Slice(a, _) | NodeOp::Extend { a, signed: true } => cut[*a] = true,
            NodeOp::Div { a, b, .. } | NodeOp::Rem { a, b, .. } => (cut[*a], cut[*b]) = (true, true),
            _ => {}
        }
    }
    for id in outputs.iter().chain(carried.iter().flatten()) {
        uses[*id] += 1;
    }
    // Signs are looked for in the first part of what is put together.
    for id in (0..graph.len()).rev() {
        if cut[id] {
            match graph.op(id) {
                NodeOp::Concat(parts) => cut[parts[0]] = true,
                NodeOp::Extend { a, .. } => cut[*a] = true,
                _ => {}
            }
        }
    }
    let mut length = vec![0usize; graph.len()];
    let mut stands = vec![false; graph.len()];
    for id in (0..graph.len()).filter(|id| pipeline.needed[*id] && drawn(graph.op(*id))) {
        let inline = matches!(
            graph.op(id),
            NodeOp::Not(_) | NodeOp::And(..) | NodeOp::Or(..) | NodeOp::Xor(..) | NodeOp::Equal(..)
        );
        let own: usize = graph.op(id).operands().iter().map(|operand| length[*operand].max(8) + 3).sum();
        stands[id] = !inline || uses[id] > 1 || cut[id] || graph.name(id).is_some() || own > INLINE;
        length[id] = if stands[id] { 8 } else { own };
    }
    stands
}
