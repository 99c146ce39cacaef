//! What stands between the lanes of a vector core and a unit on groups: a decoder, and Instar's
//! shell (`rtl/group`).
//!
//! Source: docs/reference/element-groups.md.

use std::collections::BTreeMap;
use std::fmt::Write;

use instar_isa::CustomInstruction;

use crate::groups::GroupRegisters;
use crate::merged::identifier;
use crate::ports::port_stem;
use crate::unit::{SharedUnit, UnitInstruction};
use crate::verilog::field_bits;

/// Bits of the number of groups of an instruction: eight registers of 4096 bits have 4096 elements.
const COUNT_BITS: u32 = 13;

/// A unit with its decoder and the shell.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename = "LanesInfo")]
pub struct LanesModule {
    /// Name of the module.
    pub module: String,
    /// Its SystemVerilog, without the unit's and the shell's.
    pub text: String,
}

/// The module around a unit of these instructions, where lanes give `lane_bits` at once. An error
/// is a sentence without the place, about the unit's instruction of that number.
pub(crate) fn lanes(
    unit: &SharedUnit,
    registers: &GroupRegisters,
    instructions: &[CustomInstruction],
    lane_bits: u32,
) -> Result<LanesModule, (usize, String)> {
    let [result] = &registers.results[..] else {
        let named = registers.results.join(", ");
        return Err((
            0,
            format!("instructions of its unit write {named}; a unit gives one result to the lanes"),
        ));
    };
    for (number, one) in unit.instructions.iter().enumerate() {
        let stride = stride(one);
        if !stride.is_power_of_two() || stride < registers.layout.element_bits {
            return Err((number, format!("its groups are {stride} bits apart, which is no power of two")));
        }
        if lane_bits > registers.beat_bits && stride > registers.beat_bits {
            return Err((
                number,
                format!("its groups are {stride} bits apart, more than the unit takes at once"),
            ));
        }
    }
    let module = format!("{}_lanes", unit.module);
    let text = Text { unit, registers, instructions, lane_bits, result, module: &module }.text();
    Ok(LanesModule { module, text })
}

/// Bits from a group to the next.
fn stride(one: &UnitInstruction) -> u32 {
    one.group.as_ref().map_or(0, |shape| shape.elements * shape.sew)
}

struct Text<'a> {
    unit: &'a SharedUnit,
    registers: &'a GroupRegisters,
    instructions: &'a [CustomInstruction],
    lane_bits: u32,
    result: &'a str,
    module: &'a str,
}

impl Text<'_> {
    fn text(&self) -> String {
        let mut text = format!(
            "// Unit {} behind the lanes of a vector core: a decoder, the unit, and between them Instar's shell.\n\
             // Made by Instar; docs/reference/element-groups.md says what beats are.\n\
             module {} (\n{}\n);\n",
            self.unit.name,
            self.module,
            self.ports()
        );
        text.push_str(&self.decoder());
        text.push_str(&self.shell());
        text.push_str(&self.instance());
        text.push_str("endmodule\n");
        text
    }

    fn operands(&self) -> Vec<String> {
        self.registers.operands.iter().map(|operand| identifier(operand)).collect()
    }

    fn ports(&self) -> String {
        let (lane, strobes) = (self.lane_bits - 1, self.lane_bits / self.registers.layout.element_bits - 1);
        let mut text = format!(
            "  input  logic clk_i,\n  input  logic rst_ni,\n  // An instruction, taken where both are 1: its word, SEW as in \
             vtype, how many groups. One that is not known is\n  // taken, and nothing comes of it.\n  input  logic \
             req_valid_i,\n  output logic req_ready_o,\n  input  logic [31:0] req_word_i,\n  input  logic [1:0] \
             req_sew_i,\n  input  logic [{}:0] req_groups_i,\n  output logic req_known_o,\n  // Operands, a beat of all \
             lanes at once, taken where both are 1.\n",
            COUNT_BITS - 1
        );
        for operand in self.operands() {
            let _ = write!(
                text,
                "  input  logic {operand}_valid_i,\n  output logic {operand}_ready_o,\n  input  logic [{lane}:0] \
                 {operand}_i,\n"
            );
        }
        let result = identifier(self.result);
        let _ = write!(
            text,
            "  // The result, given where both are 1; elements without a strobe stay as they are.\n  output logic \
             {result}_valid_o,\n  input  logic {result}_ready_i,\n  output logic [{lane}:0] {result}_o,\n  output logic \
             [{strobes}:0] {result}_strobe_o,\n  output logic {result}_last_o"
        );
        text
    }

    /// Ports of the unit that are fields of the word, with their bits.
    fn fields(&self) -> BTreeMap<String, u32> {
        let inputs = self.unit.inputs.iter().filter(|port| port.name != "op_i");
        inputs.map(|port| (port.name.clone(), port.width)).collect()
    }

    fn op_bits(&self) -> Option<u32> {
        self.unit.inputs.iter().find(|port| port.name == "op_i").map(|port| port.width)
    }

    fn decoder(&self) -> String {
        let count = self.registers.operands.len();
        let mut text = format!("\n  logic [4:0] log;\n  logic [{0}:0] reads, first;\n", count - 1);
        let fields = self.fields();
        let signals: Vec<(String, u32)> = (self.op_bits().map(|width| ("op".to_string(), width)).into_iter())
            .chain(fields.iter().map(|(port, width)| (port.trim_end_matches("_i").to_string(), *width)))
            .collect();
        for (name, width) in &signals {
            let _ = writeln!(text, "  logic [{}:0] {name}, {name}_q;", width - 1);
        }
        text.push_str("\n  always_comb begin\n    req_known_o = 1'b0;\n    log = '0;\n    reads = '0;\n    first = '0;\n");
        for (name, _) in &signals {
            let _ = writeln!(text, "    {name} = '0;");
        }
        for one in &self.unit.instructions {
            text.push_str(&self.decoded(one, count));
        }
        text.push_str("  end\n");
        if !signals.is_empty() {
            text.push_str("\n  always_ff @(posedge clk_i) if (req_valid_i && req_ready_o) begin\n");
            for (name, _) in &signals {
                let _ = writeln!(text, "    {name}_q <= {name};");
            }
            text.push_str("  end\n");
        }
        text
    }

    fn decoded(&self, one: &UnitInstruction, count: usize) -> String {
        let Some(shape) = &one.group else { return String::new() };
        let mask = |wanted: &dyn Fn(&instar_coredsl::group::GroupOperand) -> bool| {
            self.registers.operands.iter().enumerate().fold(0u32, |mask, (number, name)| {
                let found = shape.operands.iter().any(|operand| operand.field == *name && wanted(operand));
                mask | u32::from(found) << number
            })
        };
        let sew = shape.sew.trailing_zeros() - 3;
        let mut text = format!(
            "    // {}\n    if ((req_word_i & 32'h{:08x}) == 32'h{:08x} && req_sew_i == 2'd{sew}) begin\n      req_known_o = \
             1'b1;\n      log = 5'd{};\n      reads = {count}'b{:0count$b};\n      first = {count}'b{:0count$b};\n",
            one.mnemonic,
            one.mask,
            one.value,
            stride(one).trailing_zeros(),
            mask(&|operand| operand.read),
            mask(&|operand| operand.first),
        );
        if let Some(width) = self.op_bits() {
            let _ = writeln!(text, "      op = {width}'d{};", one.op);
        }
        let known = self.instructions.iter().find(|known| known.mask == one.mask && known.value == one.value);
        for field in &one.fields {
            let stem = port_stem(field);
            let number = format!("{stem}_number_i");
            let port = if self.fields().contains_key(&number) { number } else { format!("{stem}_i") };
            let found = known.and_then(|known| known.fields.iter().find(|known| known.name == *field));
            if let (Some(found), Some(width)) = (found, self.fields().get(&port)) {
                let bits = field_bits(found, "req_word_i");
                let wide = match width.checked_sub(u32::from(found.width)) {
                    Some(0) | None => bits,
                    Some(more) => format!("{{{more}'d0, {bits}}}"),
                };
                let _ = writeln!(text, "      {} = {wide};", port.trim_end_matches("_i"));
            }
        }
        text.push_str("    end\n");
        text
    }

    /// The fewest bits that move at once.
    fn step(&self) -> u32 {
        self.unit.instructions.iter().map(stride).min().unwrap_or(1).min(self.registers.beat_bits)
    }

    fn shell(&self) -> String {
        let GroupRegisters { layout, beat_bits, operands, .. } = self.registers;
        let count = operands.len();
        let result = identifier(self.result);
        let at = operands.iter().position(|operand| operand == self.result).unwrap_or(0);
        let buffered = self.step() < self.lane_bits;
        // The highest first.
        let joined = |end: &str| {
            let mut names: Vec<String> = self.operands().iter().map(|name| format!("{name}_{end}")).collect();
            names.reverse();
            if names.len() == 1 { names.remove(0) } else { format!("{{{}}}", names.join(", ")) }
        };
        format!(
            "\n  logic [{last}:0] load, taken;\n  logic [{last}:0][{beat}:0] beat;\n  logic unit_valid, unit_ready, \
             result_valid, result_ready;\n  logic [{beat}:0] result;\n\n  instar_group #(\n    .LaneBits({lane}),\n    \
             .BeatBits({beat_bits}),\n    .ElementBits({element}),\n    .UnitBeats({beats}),\n    .Operands({count}),\n    \
             .Result({at}),\n    .StepLog({step}),\n    .CountBits({COUNT_BITS}),\n    .Buffered(1'b{buffered})\n  ) i_group (\n    .clk_i,\n    \
             .rst_ni,\n    .req_valid_i  (req_valid_i && req_known_o),\n    .req_ready_o,\n    .req_log_i    (log),\n    \
             .req_groups_i,\n    .req_reads_i  (reads),\n    .req_first_i  (first),\n    .beat_valid_i ({valid}),\n    \
             .beat_ready_o (taken),\n    .beat_i       ({data}),\n    .load_o       (load),\n    .beat_o       (beat),\n    \
             .unit_valid_o (unit_valid),\n    .unit_ready_i (unit_ready),\n    .unit_valid_i (result_valid),\n    \
             .unit_ready_o (result_ready),\n    .result_i     (result),\n    .vd_valid_o   ({result}_valid_o),\n    \
             .vd_ready_i   ({result}_ready_i),\n    .vd_o         ({result}_o),\n    .vd_strobe_o  \
             ({result}_strobe_o),\n    .vd_last_o    ({result}_last_o)\n  );\n\n  assign {ready} = taken;\n",
            last = count - 1,
            beat = beat_bits - 1,
            lane = self.lane_bits,
            element = layout.element_bits,
            beats = self.registers.beats(),
            step = self.step().trailing_zeros(),
            buffered = u8::from(buffered),
            valid = joined("valid_i"),
            data = joined("i"),
            ready = joined("ready_o"),
        )
    }

    fn instance(&self) -> String {
        let mut text = format!(
            "\n  {} i_unit (\n    .clk_i,\n    .rst_ni,\n    .valid_i (unit_valid),\n    .ready_o (unit_ready),\n",
            self.unit.module
        );
        if self.op_bits().is_some() {
            text.push_str("    .op_i    (op_q),\n");
        }
        for port in self.fields().keys() {
            let _ = writeln!(text, "    .{port} ({}_q),", port.trim_end_matches("_i"));
        }
        for (number, name) in self.operands().iter().enumerate() {
            let _ =
                writeln!(text, "    .{name}_load_i (load[{number}]),\n    .{name}_beat_i (beat[{number}]),");
        }
        let _ = write!(
            text,
            "    .{}_beat_o (result),\n    .valid_o (result_valid),\n    .ready_i (result_ready)\n  );\n",
            identifier(self.result)
        );
        text
    }
}
