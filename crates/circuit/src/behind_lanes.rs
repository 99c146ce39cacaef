//! A design behind the lanes of a vector core: which words are its instructions and what each asks
//! of the lanes, and all of its units as one.
//!
//! Source: docs/reference/element-groups.md. Lanes hand over three operands at most: that of the
//! result's register, and two others, which are called a and c. What a core does with that is a
//! matter of its own files (`rtl/marian/behind`).

use std::fmt::Write;

use instar_design::HostCore;
use instar_diagnostic::Error;
use instar_isa::CustomInstruction;

use crate::merged::identifier;
use crate::unit::{SharedUnit, UnitInstruction};
use crate::units::units;
use crate::verilog::field_bits;

/// Elements of a group that lanes hand over alone, where every group is worked on with it.
const FIRST: [u32; 2] = [4, 8];

/// A design behind lanes, as SystemVerilog.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(rename = "BehindLanesInfo")]
pub struct BehindLanes {
    /// Name of the module with its units; the decoder's has `_decoder` behind it.
    pub module: String,
    /// Both of them, without the units' own text.
    pub text: String,
    /// Its units.
    pub units: Vec<SharedUnit>,
}

/// The design of a core behind its lanes, with all instructions that have a cost there.
///
/// # Errors
/// One sentence where an instruction has no unit there, or asks for what lanes do not hand over.
pub fn behind_lanes(core: &HostCore) -> Result<BehindLanes, Error> {
    let Some(design) = core.design.as_deref() else {
        let name = &core.file.name;
        return Err(Error::sentence(format!(
            "core \"{name}\" has no design: name one, whose units it is to have"
        )));
    };
    let made = units(core, &[], None);
    if let Some(left) = made.left_out.first() {
        return Err(Error::sentence(format!(
            "{}: \"{}\" gets no unit behind the lanes of {}: {}",
            left.source, left.mnemonic, core.file.name, left.reason
        )));
    }
    if made.units.is_empty() {
        return Err(Error::sentence(format!(
            "the design \"{}\" has no instruction on core \"{}\": name a variant that states their costs",
            design.name, core.file.name
        )));
    }
    let mut decoded = vec![];
    let mut places = vec![];
    for unit in &made.units {
        let place = Place::of(unit).map_err(|sentence| {
            Error::sentence(format!("{}: unit \"{}\": {sentence}", design.name, unit.name))
        })?;
        for one in &unit.instructions {
            decoded.push(Decoded::of(unit, &place, one, core.instructions()).map_err(|sentence| {
                Error::sentence(format!("{}: \"{}\" {sentence}", design.name, one.mnemonic))
            })?);
        }
        places.push(place);
    }
    let module = format!("{}_behind_lanes", identifier(&design.name));
    let lane_bits = core.file.params().ok().and_then(|params| params.lane_bits()).unwrap_or(64);
    let text = format!(
        "// The design {} behind the lanes of a vector core. Made by Instar; docs/reference/element-groups.md says what \
         beats are.\n{}\n{}",
        design.name,
        decoder(&module, &decoded),
        together(&module, lane_bits, &made.units, &places, &decoded)
    );
    Ok(BehindLanes { module, text, units: made.units })
}

/// Which operand of the lanes each operand of a unit is.
struct Place {
    result: String,
    /// Those beside the result: a, then c.
    others: Vec<String>,
}

impl Place {
    fn of(unit: &SharedUnit) -> Result<Self, String> {
        let registers = unit.group.as_ref().ok_or("it works on no groups of vector elements")?;
        let [result] = &registers.results[..] else {
            return Err(format!("its instructions write {}", registers.results.join(" and ")));
        };
        let mut others: Vec<String> =
            registers.operands.iter().filter(|operand| *operand != result).cloned().collect();
        if others.len() > 2 {
            return Err(format!(
                "its instructions read {} beside {result}, and the lanes hand over two others",
                others.join(", ")
            ));
        }
        // What is read alone comes as a: the lanes can give its first group by itself.
        let used = |name: &String| {
            let of = |one: &UnitInstruction| {
                let group = one.group.as_ref()?;
                group
                    .operands
                    .iter()
                    .find(|operand| operand.field == *name && operand.read)
                    .map(|found| found.first)
            };
            let found: Vec<bool> = unit.instructions.iter().filter_map(of).collect();
            (found.contains(&true), found.len())
        };
        others.sort_by_key(|name| std::cmp::Reverse(used(name)));
        Ok(Self { result: result.clone(), others })
    }
}

/// An instruction, decoded.
struct Decoded {
    mnemonic: String,
    mask: u32,
    value: u32,
    /// As in vtype.
    sew: u32,
    elements: u32,
    /// Expressions over the word: the registers of result, a and c.
    registers: [String; 3],
    /// Beats that the lanes are asked for, and those of them that the unit takes: a, result, c, one
    /// bit each.
    asks: u8,
    takes: u8,
    first: bool,
    /// The old value of the result comes as a.
    result_as_a: bool,
}

impl Decoded {
    fn of(
        shared: &SharedUnit,
        place: &Place,
        one: &UnitInstruction,
        instructions: &[CustomInstruction],
    ) -> Result<Self, String> {
        let shape = one
            .group
            .as_ref()
            .ok_or_else(|| format!("shares the unit \"{}\" and works on no group", shared.name))?;
        let operand = |name: &String| shape.operands.iter().find(|operand| operand.field == *name);
        let reads = |name: Option<&String>| name.and_then(operand).is_some_and(|operand| operand.read);
        let [old, a, c] = [Some(&place.result), place.others.first(), place.others.get(1)].map(reads);
        let named = |name: Option<&String>| {
            let Some(name) = name else { return Ok("5'd0".to_owned()) };
            register(one, name, instructions)
        };
        let result = named(Some(&place.result))?;
        let first: Vec<_> = shape.operands.iter().filter(|operand| operand.first && operand.read).collect();
        if let Some(found) = first.iter().find(|operand| Some(&operand.field) != place.others.first()) {
            return Err(format!(
                "works on all groups with the first one of `{}`, and the lanes hand that over of one operand alone",
                found.field
            ));
        }
        if !first.is_empty() && (c || !FIRST.contains(&shape.elements)) {
            return Err(format!(
                "works on all groups with the first one of `{}`, and the lanes hand that over where it has four or eight \
                 elements and there is no third operand",
                first[0].field
            ));
        }
        // The old value of the result is asked for even where the unit does not take it: that is
        // what waits until those who write it before are done.
        let (asks, takes, registers) = if c {
            let [from_a, from_c] = [named(a.then(|| &place.others[0]))?, named(place.others.get(1))?];
            let from_a = if a { from_a } else { from_c.clone() };
            (0b111, u8::from(a) | u8::from(old) << 1 | 4, [result, from_a, from_c])
        } else if a {
            (0b011, 1 | u8::from(old) << 1, [result, named(place.others.first())?, "5'd0".to_owned()])
        } else {
            (0b001, u8::from(old), [result.clone(), result, "5'd0".to_owned()])
        };
        Ok(Self {
            mnemonic: one.mnemonic.clone(),
            mask: one.mask,
            value: one.value,
            sew: shape.sew.trailing_zeros() - 3,
            elements: shape.elements,
            registers,
            asks,
            takes,
            first: !first.is_empty(),
            result_as_a: !a && !c,
        })
    }
}

/// The number of a register, out of the word.
fn register(one: &UnitInstruction, name: &str, instructions: &[CustomInstruction]) -> Result<String, String> {
    let found = instructions.iter().find(|known| known.mask == one.mask && known.value == one.value);
    match found.and_then(|known| known.fields.iter().find(|field| field.name == name)) {
        Some(field) if field.width == 5 => Ok(field_bits(field, "word_i")),
        Some(field) => Err(format!(
            "names a vector register by {} bits (`{name}`), and the lanes' core takes numbers of five",
            field.width
        )),
        // A register that is always the same.
        None => Err(format!("names no vector register by `{name}`")),
    }
}

fn decoder(module: &str, decoded: &[Decoded]) -> String {
    let mut text = format!(
        "module {module}_decoder (
  input  logic [31:0] word_i,
  // SEW as in vtype.
  input  logic [1:0]  sew_i,
  // Whether the word is one of the design's, and whether it is one for such elements.
  output logic        own_o,
  output logic        known_o,
  // log2 of the elements of a group.
  output logic [4:0]  elements_log_o,
  // Registers: the result's, and those of the operands a and c.
  output logic [4:0]  vd_o,
  output logic [4:0]  a_o,
  output logic [4:0]  c_o,
  // Beats that the lanes are asked for, and those that the unit takes: of a, of the result's old
  // value, of c.
  output logic [2:0]  asks_o,
  output logic [2:0]  takes_o,
  // Of a the first group alone.
  output logic        first_o
);
  always_comb begin
    own_o          = 1'b0;
    known_o        = 1'b0;
    elements_log_o = '0;
    vd_o           = '0;
    a_o            = '0;
    c_o            = '0;
    asks_o         = '0;
    takes_o        = '0;
    first_o        = 1'b0;
"
    );
    for one in decoded {
        let [result, a, c] = &one.registers;
        let _ = write!(
            text,
            "    // {}
    if ((word_i & 32'h{:08x}) == 32'h{:08x}) begin
      own_o = 1'b1;
      if (sew_i == 2'd{}) begin
        known_o        = 1'b1;
        elements_log_o = 5'd{};
        vd_o           = {result};
        a_o            = {a};
        c_o            = {c};
        asks_o         = 3'b{:03b};
        takes_o        = 3'b{:03b};
        first_o        = 1'b{};
      end
    end
",
            one.mnemonic,
            one.mask,
            one.value,
            one.sew,
            one.elements.trailing_zeros(),
            one.asks,
            one.takes,
            u8::from(one.first),
        );
    }
    text + "  end\nendmodule\n"
}

/// All units as one, an instruction at a time.
fn together(
    module: &str,
    lane_bits: u32,
    units: &[SharedUnit],
    places: &[Place],
    decoded: &[Decoded],
) -> String {
    let (last, bytes, count) = (lane_bits - 1, lane_bits / 8, units.len());
    let mut text = format!(
        "module {module} (
  input  logic clk_i,
  input  logic rst_ni,
  // An instruction, taken where both are 1, as it goes to one unit behind lanes.
  input  logic req_valid_i,
  output logic req_ready_o,
  input  logic [31:0] req_word_i,
  input  logic [1:0] req_sew_i,
  input  logic [12:0] req_groups_i,
  // Beats of a, of the result's old value (b), of c, each taken where both are 1.
  input  logic [2:0] beat_valid_i,
  output logic [2:0] beat_ready_o,
  input  logic [2:0][{last}:0] beat_i,
  // The result, given where both are 1; bytes without a strobe stay as they are.
  output logic vd_valid_o,
  input  logic vd_ready_i,
  output logic [{last}:0] vd_o,
  output logic [{}:0] vd_strobe_o,
  output logic vd_last_o
);
  // Which unit is at work.
  logic [{top}:0] known, chosen_q, ready, valid, ends;
  logic [{top}:0][{last}:0] result;
  logic [{top}:0][{}:0] strobe;
  logic [{top}:0][2:0] taken;
  // Whether the result's old value comes as a.
  logic as_a, as_a_q;

  always_comb begin
    as_a = 1'b0;
",
        bytes - 1,
        bytes - 1,
        top = count - 1,
    );
    for one in decoded.iter().filter(|one| one.result_as_a) {
        let _ = writeln!(
            text,
            "    // {}\n    if ((req_word_i & 32'h{:08x}) == 32'h{:08x} && req_sew_i == 2'd{}) as_a = 1'b1;",
            one.mnemonic, one.mask, one.value, one.sew
        );
    }
    text += "  end

  // Each takes a word that it does not know, and nothing comes of it; all are at rest where one is
  // asked.
  assign req_ready_o = &ready;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      chosen_q <= '0;
      as_a_q   <= 1'b0;
    end else if (req_valid_i && req_ready_o) begin
      chosen_q <= known;
      as_a_q   <= as_a;
    end
  end

  always_comb begin
    beat_ready_o = '0;
    vd_valid_o   = 1'b0;
    vd_o         = '0;
    vd_strobe_o  = '0;
    vd_last_o    = 1'b0;
";
    for number in 0..count {
        let _ = write!(
            text,
            "    if (chosen_q[{number}]) begin
      beat_ready_o = taken[{number}];
      vd_valid_o   = valid[{number}];
      vd_o         = result[{number}];
      vd_strobe_o  = strobe[{number}];
      vd_last_o    = ends[{number}];
    end
"
        );
    }
    text += "  end\n";
    for (number, (unit, place)) in units.iter().zip(places).enumerate() {
        text += &instance(number, unit, place, lane_bits);
    }
    text + "endmodule\n"
}

fn instance(number: usize, unit: &SharedUnit, place: &Place, lane_bits: u32) -> String {
    let (Some(registers), Some(around)) = (&unit.group, &unit.lanes) else { return String::new() };
    let element = registers.layout.element_bits;
    let result = identifier(&place.result);
    let mut ports = String::new();
    let mut taken = vec!["1'b0".to_owned(); 3];
    for (at, name) in place.others.iter().enumerate() {
        let (name, beat) = (identifier(name), 2 * at);
        let only = if at == 0 { " && !as_a_q" } else { "" };
        let _ = write!(
            ports,
            "    .{name}_valid_i (chosen_q[{number}] && beat_valid_i[{beat}]{only}),\n    .{name}_ready_o ({name}_taken_{number}),\n    \
             .{name}_i (beat_i[{beat}]),\n"
        );
        taken[beat] = format!("{name}_taken_{number}");
    }
    let old = format!("{result}_taken_{number}");
    taken[0] = match place.others.is_empty() {
        true => format!("as_a_q && {old}"),
        false => format!("as_a_q ? {old} : {}", taken[0]),
    };
    taken[1] = format!("!as_a_q && {old}");
    let wires: Vec<String> = place
        .others
        .iter()
        .chain([&place.result])
        .map(|name| format!("{}_taken_{number}", identifier(name)))
        .collect();
    format!(
        "
  // {}
  logic {};
  logic [{}:0] elements_{number};
  assign taken[{number}] = {{{}, {}, {}}};
  for (genvar byte_number = 0; byte_number < {}; byte_number++) begin : gen_strobe_{number}
    assign strobe[{number}][byte_number] = elements_{number}[byte_number / {}];
  end
  {} i_unit_{number} (
    .clk_i,
    .rst_ni,
    .req_valid_i  (req_valid_i && req_ready_o),
    .req_ready_o  (ready[{number}]),
    .req_word_i,
    .req_sew_i,
    .req_groups_i,
    .req_known_o  (known[{number}]),
{ports}    .{result}_valid_i (chosen_q[{number}] && (as_a_q ? beat_valid_i[0] : beat_valid_i[1])),
    .{result}_ready_o ({old}),
    .{result}_i (as_a_q ? beat_i[0] : beat_i[1]),
    .{result}_valid_o (valid[{number}]),
    .{result}_ready_i (vd_ready_i && chosen_q[{number}]),
    .{result}_o (result[{number}]),
    .{result}_strobe_o (elements_{number}),
    .{result}_last_o (ends[{number}])
  );
",
        unit.name,
        wires.join(", "),
        lane_bits / element - 1,
        taken[2],
        taken[1],
        taken[0],
        lane_bits / 8,
        element / 8,
        around.module,
    )
}
