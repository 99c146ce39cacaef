//! A pipelined data path as SystemVerilog.
//!
//! Source: IEEE 1800-2017; names and layout after lowRISC's Verilog style guide. Only what every
//! tool reads: no functions, no packed structures, sums of operands of one width.

pub(crate) mod expression;
mod field;
pub(crate) mod names;
mod operands;
mod outside;
mod sequencer;
mod signals;

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::graph::{Id, NodeGraph, NodeOp, Port};
use crate::groups::GroupRegisters;
use crate::merged::Owned;
use crate::pipeline::{StagePlan, is_view};
use expression::Printer;
pub use field::field_bits;
use names::names;
use outside::Outside;
pub use sequencer::{STEP, Sequencer, SequencerLoop};

/// A data path with its ports.
pub struct Module<'a> {
    /// Name of the module.
    pub name: &'a str,
    /// Lines of the comment in front of it.
    pub comment: Vec<String>,
    /// Its operations; ports have their names in SystemVerilog.
    pub graph: &'a NodeGraph,
    /// Where they stand.
    pub pipeline: &'a StagePlan,
    /// Names of outputs, and what they are.
    pub outputs: Vec<(String, Id)>,
    /// The design's own registers, which are inputs of the graph.
    pub own: &'a [Owned],
    /// The product that the core's multiplier forms.
    pub product: Option<Id>,
    /// What runs loops a round a cycle.
    pub sequencer: Option<&'a Sequencer>,
    /// The registers that hold a group's operands.
    pub group: Option<&'a GroupRegisters>,
}

/// Bits of a declaration, with a blank after them.
pub(crate) fn bits(width: u32) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

impl Module<'_> {
    /// The text: the module, after the one that it stands around where the core's multiplier is
    /// beside it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for line in &self.comment {
            let _ = writeln!(text, "{}", format!("// {line}").trim_end());
        }
        let Some(product) = self.product else {
            let ports = self.ports(&[]);
            let _ = write!(text, "module {} (\n{ports}\n);\n{}endmodule\n", self.name, self.body());
            return text;
        };
        let outside = Outside::new(self.graph, product);
        let ports = self.ports(&outside.ports());
        let _ = write!(text, "module {}_body (\n{ports}\n);\n{}endmodule\n", self.name, self.body());
        let _ = write!(text, "\n// The same beside a multiplier as the core has it.\n");
        let _ = write!(
            text,
            "module {} (\n{}\n);\n{}endmodule\n",
            self.name,
            self.ports(&[]),
            outside.around(self.name)
        );
        text
    }

    /// Inputs of the graph that are ports of the module.
    pub fn inputs(&self) -> impl Iterator<Item = &Port> {
        let within = |port: &Port| self.sequencer.is_some() && sequencer::is_within(&port.name);
        let own = |port: &Port| self.own.iter().any(|own| own.register == port.name);
        let operand = |port: &Port| self.group.is_some_and(|group| group.has(&port.name));
        self.graph.inputs.iter().filter(move |port| !own(port) && !within(port) && !operand(port))
    }

    /// Declarations of all ports, and `more` after them.
    fn ports(&self, more: &[String]) -> String {
        let mut text = String::new();
        text.push_str("  input  logic clk_i,\n  input  logic rst_ni,\n");
        text.push_str("  // Operands, taken where both are 1.\n");
        text.push_str("  input  logic valid_i,\n  output logic ready_o,\n");
        for port in self.inputs() {
            let _ = writeln!(text, "  input  logic {}{},", bits(port.width), port.name);
        }
        text.push_str(&self.group.map_or_else(String::new, operands::inputs));
        text.push_str("  // Results, given where both are 1.\n");
        text.push_str("  output logic valid_o,\n  input  logic ready_i,\n");
        let outputs = self
            .outputs
            .iter()
            .map(|(name, id)| format!("  output logic {}{name}", bits(self.graph.width(*id))));
        let beats = self.group.map_or_else(Vec::new, operands::outputs);
        let last: Vec<String> = outputs.chain(beats).chain(more.iter().cloned()).collect();
        if last.is_empty() {
            // Nothing comes after the handshake.
            text.truncate(text.len() - 2);
        }
        text + &last.join(",\n")
    }

    /// The design's own registers: an operation reads and writes them in the last stage, as it
    /// leaves, or in a step of a sequencer.
    fn registers(&self) -> String {
        let mut text = self.group.map_or_else(String::new, operands::declared);
        let of_design = |own: &&Owned| own.reset.is_some();
        let operand = |own: &&Owned| self.is_operand(own);
        if self.own.iter().any(|own| of_design(&own)) {
            text.push_str("\n  // The design's own registers, which an operation reads and writes ");
            text.push_str(if self.sequencer.is_some() { "step by step.\n" } else { "as it leaves.\n" });
        }
        for own in self.own.iter().filter(of_design) {
            let _ = writeln!(text, "  logic {}{};", bits(own.width), own.register);
        }
        if self.own.iter().any(|own| !of_design(&own) && !operand(&own)) {
            text.push_str(
                "\n  // What a round takes over from the one before, and operands that are still needed.\n",
            );
        }
        for own in self.own.iter().filter(|own| !of_design(own) && !operand(own)) {
            let _ = writeln!(text, "  logic {}{};", bits(own.width), own.register);
        }
        text
    }

    fn is_operand(&self, own: &Owned) -> bool {
        self.group.is_some_and(|group| group.has(&own.register))
    }

    /// What one of these registers becomes, and when.
    fn moves(&self, own: &Owned, printer: &mut Printer<'_>) -> String {
        let last = self.pipeline.stages - 1;
        let (next, write) = (printer.operand(own.next, last), printer.operand(own.write, last));
        let leaves = if self.sequencer.is_some() { "moves" } else { "valid_o && ready_i" };
        let when = if write == "1'd1" { leaves.to_string() } else { format!("{leaves} && {write}") };
        let (register, width) = (&own.register, own.width);
        if let Some((load, beat)) = self.group.and_then(|group| operands::incoming(group, register)) {
            return format!(
                "\n  always_ff @(posedge clk_i) begin\n    if ({load}) {register} <= {beat};\n    else if ({when}) \
                 {register} <= {next};\n  end\n"
            );
        }
        match &own.reset {
            None => {
                format!("\n  always_ff @(posedge clk_i) if ({when}) {register} <= {next};\n")
            }
            Some(reset) => format!(
                "\n  always_ff @(posedge clk_i or negedge rst_ni) begin\n    if (!rst_ni) {register} <= \
                 {width}'h{reset:x};\n    else if ({when}) {register} <= {next};\n  end\n"
            ),
        }
    }

    fn body(&self) -> String {
        let own = self.own.iter().flat_map(|own| [own.next, own.write]);
        let roots: Vec<Id> = self.outputs.iter().map(|output| output.1).chain(own).collect();
        let carried = self.pipeline.carried(self.graph, &roots);
        let reserved = self.outputs.iter().map(|output| output.0.clone()).collect();
        let names = names(self.graph, &self.pipeline.needed, reserved);
        let mut printer = Printer::new(self.graph, self.pipeline, &names, &roots, &carried);
        let mut text = String::new();
        let stages = self.pipeline.stages;
        if let Some(sequencer) = self.sequencer {
            text.push_str(&sequencer.control());
            sequencer.ports().iter().for_each(|port| printer.uses(port));
        } else if stages > 1 {
            text.push_str(&handshake(stages - 1));
        } else {
            text.push_str("  assign valid_o = valid_i;\n  assign ready_o = ready_i;\n");
            if self.own.is_empty() {
                printer.unused("clk_i");
            }
            if self.own.iter().all(|own| own.reset.is_none()) {
                printer.unused("rst_ni");
            }
        }
        text.push_str(&self.registers());
        for (register, used) in self.group.into_iter().flat_map(operands::looked_at) {
            match used {
                true => printer.uses(&register),
                false => printer.unused(&register),
            }
        }
        for stage in 0..stages {
            let here: Vec<Id> = (0..self.graph.len())
                .filter(|id| {
                    self.pipeline.needed[*id] && self.pipeline.stage[*id] == stage && printer.stands(*id)
                })
                .collect();
            if stages > 1 {
                let _ = write!(text, "\n  // Stage {} of {stages}", stage + 1);
                let held = summary(self.graph, &here);
                let _ = writeln!(text, "{}{held}.", if held.is_empty() { "" } else { ": " });
            } else if !here.is_empty() {
                text.push('\n');
            }
            let order = self.sequencer.map(|sequencer| sequencer.order(self));
            let (here, comments) = match order {
                None => (here, BTreeMap::new()),
                Some(order) => sequencer::told(&order, &here),
            };
            for (number, id) in here.into_iter().enumerate() {
                if let Some(comment) = comments.get(&id) {
                    let _ = writeln!(text, "{}  // {comment}", if number == 0 { "" } else { "\n" });
                }
                match self.product == Some(id) {
                    true => text.push_str(&Outside::new(self.graph, id).inside(&mut printer, stage)),
                    false => text.push_str(&printer.definition(id)),
                }
            }
            if stage + 1 < stages {
                text.push_str(&printer.registers(&carried[stage as usize], stage));
            }
        }
        text.push('\n');
        for (name, id) in &self.outputs {
            let value = printer.operand(*id, stages - 1);
            let _ = writeln!(text, "  assign {name} = {value};");
        }
        let written = |own: &&Owned| !self.is_operand(own) || self.graph.value(own.write).is_none_or(is_set);
        for own in self.own.iter().filter(written) {
            text.push_str(&self.moves(own, &mut printer));
        }
        if let Some(group) = self.group {
            let changed =
                |register: &str| self.own.iter().filter(written).any(|own| own.register == *register);
            text.push_str(&operands::others(group, &changed));
        }
        text.push_str(&printer.leftovers());
        text
    }
}

fn is_set(value: &num_bigint::BigInt) -> bool {
    value.sign() != num_bigint::Sign::NoSign
}

/// Valid bits of the banks; all advance together, so results leave in order.
fn handshake(banks: u32) -> String {
    let next = match banks {
        1 => "valid_i".to_string(),
        _ => format!("{{valid_q[{}:1], valid_i}}", banks - 1),
    };
    format!(
        "  // All banks of registers advance unless a result has to wait.\n  \
         logic [{banks}:1] valid_q;\n  logic advance;\n\n  \
         assign advance = !valid_q[{banks}] || ready_i;\n  assign ready_o = advance;\n  \
         assign valid_o = valid_q[{banks}];\n\n  \
         always_ff @(posedge clk_i or negedge rst_ni) begin\n    \
         if (!rst_ni) valid_q <= '0;\n    else if (advance) valid_q <= {next};\n  end\n"
    )
}

/// The operators of a stage, in words.
fn summary(graph: &NodeGraph, here: &[Id]) -> String {
    let kinds = [
        ("product", "products"),
        ("sum", "sums"),
        ("quotient or remainder", "quotients and remainders"),
        ("comparison", "comparisons"),
        ("shift", "shifts"),
        ("choice", "choices"),
        ("table", "tables"),
    ];
    let mut counts = [0; 7];
    for id in here {
        let kind = match graph.op(*id) {
            NodeOp::Mul { .. } => 0,
            NodeOp::Add(..) | NodeOp::Sub(..) => 1,
            NodeOp::Div { .. } | NodeOp::Rem { .. } => 2,
            NodeOp::Less { .. } | NodeOp::Equal(..) => 3,
            NodeOp::Shift { .. } => 4,
            NodeOp::Mux(..) => 5,
            NodeOp::Table(..) => 6,
            _ => continue,
        };
        counts[kind] += 1;
    }
    let words: Vec<String> = kinds
        .iter()
        .zip(counts)
        .filter(|(_, count)| *count > 0)
        .map(|((one, many), count)| format!("{count} {}", if count == 1 { one } else { many }))
        .collect();
    words.join(", ")
}

/// Whether an operation is drawn at all.
fn drawn(op: &NodeOp) -> bool {
    !is_view(op) && !matches!(op, NodeOp::Input(_) | NodeOp::Slice(..))
}
