//! A coprocessor as SystemVerilog.

use std::collections::BTreeMap;
use std::fmt::Write;

use instar_design::Design;

use super::decoder::{Decoded, member_name};
use super::shell::Shell;
use crate::graph::Port;
use crate::merged::identifier;
use crate::ports::port_stem;
use crate::unit::SharedUnit;

/// The module.
pub(super) fn text(
    design: &Design,
    module: &str,
    operands: u32,
    shell: Shell,
    units: &[SharedUnit],
    decoded: &[Decoded],
) -> String {
    let mut text = head(design, shell, units, decoded);
    text += &ports(module, operands, shell, units);
    let payload = Payload::new(decoded, units);
    text += &decoder(decoded, units.len(), &payload);
    text += &shell.text(units.len(), payload.is_empty());
    for (number, unit) in units.iter().enumerate() {
        text += &instance(number, unit, decoded, &payload);
    }
    text + "endmodule\n"
}

fn head(design: &Design, shell: Shell, units: &[SharedUnit], decoded: &[Decoded]) -> String {
    let mut text = format!("/// Coprocessor of the design {} behind CV-X-IF 1.0.\n", design.name);
    let _ = write!(
        text,
        "///\n/// Made by Instar from the description: a decoder, the units, and {} around them.\n///\n",
        shell.module()
    );
    for (number, unit) in units.iter().enumerate() {
        let names: Vec<&str> =
            decoded.iter().filter(|one| one.unit == number).map(|one| one.mnemonic.as_str()).collect();
        let _ = writeln!(text, "///   {} (latency {}): {}", unit.name, unit.latency, names.join(", "));
    }
    text
}

fn ports(module: &str, operands: u32, shell: Shell, units: &[SharedUnit]) -> String {
    let own = shell.parameters(units);
    format!(
        "module {module} #(
  parameter int unsigned NumRs       = {operands},
  parameter int unsigned IdWidth     = 4,
  parameter int unsigned HartIdWidth = 1{own}
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  // Issue interface.
  input  logic                   issue_valid_i,
  output logic                   issue_ready_o,
  output logic                   issue_room_o,
  input  logic [31:0]            issue_instr_i,
  input  logic [HartIdWidth-1:0] issue_hartid_i,
  input  logic [IdWidth-1:0]     issue_id_i,
  output logic                   issue_accept_o,
  output logic                   issue_writeback_o,
  output logic [NumRs-1:0]       issue_register_read_o,
  // Register interface, with the issue transaction.
  input  logic                   register_valid_i,
  output logic                   register_ready_o,
  input  logic [HartIdWidth-1:0] register_hartid_i,
  input  logic [IdWidth-1:0]     register_id_i,
  input  logic [NumRs-1:0][31:0] register_rs_i,
  input  logic [NumRs-1:0]       register_rs_valid_i,
  // Commit interface.
  input  logic                   commit_valid_i,
  input  logic [HartIdWidth-1:0] commit_hartid_i,
  input  logic [IdWidth-1:0]     commit_id_i,
  input  logic                   commit_kill_i,
  // Result interface.
  output logic                   result_valid_o,
  input  logic                   result_ready_i,
  output logic [HartIdWidth-1:0] result_hartid_o,
  output logic [IdWidth-1:0]     result_id_o,
  output logic [31:0]            result_data_o,
  output logic [4:0]             result_rd_o,
  output logic                   result_we_o
);
"
    )
}

/// What goes with an instruction from the decoder to its unit, as a packed struct.
struct Payload {
    /// Name and bits of each member.
    members: BTreeMap<String, u32>,
    /// Bits of the number of an instruction in its unit; 0 where no unit has several.
    op: u32,
}

impl Payload {
    fn new(decoded: &[Decoded], units: &[SharedUnit]) -> Self {
        let mut members = BTreeMap::new();
        for member in decoded.iter().flat_map(|one| &one.members) {
            let width = members.entry(member.name.clone()).or_insert(0);
            *width = member.width.max(*width);
        }
        let op = units.iter().filter_map(op_port).map(|port| port.width).max().unwrap_or(0);
        Self { members, op }
    }

    fn is_empty(&self) -> bool {
        self.members.is_empty() && self.op == 0
    }

    fn declaration(&self) -> String {
        let mut text = "  typedef struct packed {\n".to_owned();
        let op = (self.op > 0).then(|| ("operation".to_owned(), self.op));
        let none = self.is_empty().then(|| ("unused".to_owned(), 1));
        for (name, width) in op.into_iter().chain(none).chain(self.members.clone()) {
            let _ = writeln!(text, "    logic {}{name};", bits(width));
        }
        text + "  } payload_t;\n"
    }
}

fn bits(width: u32) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

fn op_port(unit: &SharedUnit) -> Option<&Port> {
    unit.inputs.iter().find(|port| port.name == "op_i" && unit.instructions.len() > 1)
}

fn decoder(decoded: &[Decoded], units: usize, payload: &Payload) -> String {
    let mut text = format!(
        "  localparam int unsigned NumUnits  = {units};
  localparam int unsigned UnitWidth = NumUnits > 1 ? $clog2(NumUnits) : 1;

{}
  // -------------------------------------------------------------------------------- Decoder

",
        payload.declaration()
    );
    let names: Vec<String> = decoded.iter().map(|one| format!("is_{}", identifier(&one.mnemonic))).collect();
    for (one, name) in decoded.iter().zip(&names) {
        let _ = writeln!(text, "  logic {name};");
        let _ = writeln!(
            text,
            "  assign {name} = (issue_instr_i & 32'h{:08x}) == 32'h{:08x};",
            one.mask, one.value
        );
    }
    let writing: Vec<&str> =
        decoded.iter().zip(&names).filter(|(one, _)| one.writes).map(|(_, name)| name.as_str()).collect();
    let writeback = if writing.is_empty() { "1'b0".to_owned() } else { writing.join(" || ") };
    let _ = write!(
        text,
        "
  logic [UnitWidth-1:0] decoded_unit;
  payload_t             decoded, started;

  assign issue_accept_o    = {};
  assign issue_writeback_o = {writeback};

  always_comb begin
    issue_register_read_o = '0;
    decoded_unit          = '0;
    decoded               = '0;
",
        names.join(" || ")
    );
    for (one, name) in decoded.iter().zip(&names) {
        let _ = writeln!(text, "    if ({name}) begin");
        let _ = writeln!(text, "      issue_register_read_o = NumRs'(3'b{:03b});", one.read_mask());
        if units > 1 {
            let _ = writeln!(text, "      decoded_unit = UnitWidth'({});", one.unit);
        }
        if payload.op > 0 {
            let _ = writeln!(text, "      decoded.operation = {}'d{};", payload.op, one.op);
        }
        for member in &one.members {
            let width = payload.members[&member.name];
            let _ = writeln!(text, "      decoded.{} = {width}'({});", member.name, member.bits);
        }
        text += "    end\n";
    }
    text + "  end\n"
}

fn instance(number: usize, unit: &SharedUnit, decoded: &[Decoded], payload: &Payload) -> String {
    let name = format!("i_{}", identifier(&unit.name));
    let mut connected = vec![
        ("clk_i".to_owned(), None),
        ("rst_ni".to_owned(), None),
        ("valid_i".to_owned(), Some(format!("begins[{number}]"))),
        ("ready_o".to_owned(), Some(format!("takes[{number}]"))),
    ];
    for port in &unit.inputs {
        let name = port.name.strip_suffix("_i").unwrap_or(&port.name);
        let operand = decoded
            .iter()
            .filter(|one| one.unit == number)
            .flat_map(|one| &one.reads)
            .find(|(field, _)| port_stem(field) == name);
        let slice =
            |whole: u32| if port.width < whole { format!("[{}:0]", port.width - 1) } else { String::new() };
        let value = match operand {
            Some((_, operand)) => format!("operands[{operand}]{}", slice(32)),
            None if op_port(unit) == Some(port) => format!("started.operation{}", slice(payload.op)),
            None => {
                let member = member_name(&port.name);
                let whole = payload.members.get(&member).copied().unwrap_or(port.width);
                format!("started.{member}{}", slice(whole))
            }
        };
        connected.push((port.name.clone(), Some(value)));
    }
    connected.push(("valid_o".to_owned(), Some(format!("there[{number}]"))));
    connected.push(("ready_i".to_owned(), Some(format!("given[{number}]"))));
    for port in &unit.outputs {
        connected.push((port.name.clone(), Some(format!("results[{number}]"))));
    }
    let lines: Vec<String> = connected
        .into_iter()
        .map(|(port, value)| value.map_or(format!("    .{port}"), |value| format!("    .{port} ({value})")))
        .collect();
    let mut text = format!("\n  {} {name} (\n{}\n  );\n", unit.module, lines.join(",\n"));
    if unit.outputs.is_empty() {
        let _ = writeln!(text, "\n  assign results[{number}] = '0;");
    }
    text
}
