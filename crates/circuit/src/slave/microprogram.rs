//! The unit of a device whose commands are microprograms: what is made for it, around the modules
//! of rtl/microprogram, which are the same for every device.
//!
//! Source: docs/reference/microprogram.md, "The hardware". Words are made of the fields that
//! `instar_microprogram::image::format` lists; the package states them once more for hardware.

use std::fmt::Write;

use instar_coredsl::device::{DescribedDevice, MICROCODE_MEMORIES, Microcode};
use instar_diagnostic::Diagnostic;
use instar_microprogram::image::format::{
    CONTROLS, Field, control_fields, issue_fields, operand_fields, operations, payload_bits, word_bits,
};
use instar_microprogram::{CodeImage, Organisation};
use num_bigint::BigUint;
use serde::Serialize;

use super::SlaveMemory;
use crate::read::index_bits;

/// The package of widths, words and entries.
pub const PACKAGE: &str = "instar_mp_pkg";

/// A unit for microprograms.
#[derive(Clone, Debug, Serialize)]
pub struct SlaveUnit {
    /// Units of three products each.
    pub units: u32,
    /// Bits of a digit.
    pub digit: u32,
    /// Bits of a number.
    pub width: u32,
    /// Words of the instruction memory, and what the table of words says.
    pub words: u32,
    /// Files that are made for this device, by name: the package, then what is only read.
    pub files: Vec<(String, String)>,
    /// Its memories beside the device's own.
    pub memories: Vec<SlaveMemory>,
    /// Cycles of each command's program, which nothing but the program decides.
    #[serde(skip)]
    pub(super) cycles: Vec<u32>,
    #[serde(skip)]
    pub(super) key_bits: u32,
    #[serde(skip)]
    pub(super) io_bits: u32,
}

impl SlaveUnit {
    /// The unit of a device whose commands are all microprograms; none where none is.
    pub(super) fn of(device: &DescribedDevice) -> Result<Option<Self>, String> {
        let all = device.commands.iter().map(|command| command.behaviour.microcode());
        let all: Vec<Option<&Microcode>> = all.collect();
        if all.iter().all(Option::is_none) {
            return Ok(None);
        }
        let found: Option<Vec<&Microcode>> = all.into_iter().collect();
        let Some(found) = found else {
            return Err("some of its commands are microprograms and others are not".to_owned());
        };
        let told = |at: usize| device.registers[at].reset;
        let sentence = |wrong: Diagnostic| {
            format!("{}:{}: {}; {}", wrong.file, wrong.line, wrong.message, wrong.hint.unwrap_or_default())
        };
        let cycles = found.iter().map(|one| Ok(one.cycles(told)? as u32)).collect::<Result<_, _>>();
        let cycles = cycles.map_err(sentence)?;
        let (image, organisation) = Microcode::image(&found, told).map_err(sentence)?;
        let words = |name: &str| {
            let memory = device.memories.iter().find(|memory| memory.name == name);
            memory.map_or(1, |memory| memory.words)
        };
        let [key, io] = MICROCODE_MEMORIES.map(words);
        let (key_bits, io_bits) = (index_bits(key), index_bits(io));
        let memory = |name: &str, words: u32, bits: u32| SlaveMemory { name: name.to_owned(), words, bits };
        Ok(Some(Self {
            units: organisation.units,
            digit: organisation.digit,
            width: image.width,
            words: image.words.len() as u32,
            files: vec![
                (format!("{PACKAGE}.sv"), package(&image, organisation, key_bits, io_bits)),
                ("instar_mp_programs.sv".to_owned(), programs(&image)),
            ],
            memories: vec![
                memory("numbers", image.numbers, image.width),
                memory("words", image.words.len() as u32, word_bits(image.sizes)),
                memory("constants", image.constants.len() as u32, image.width),
                memory("table", image.table.len().max(1) as u32, 16),
            ],
            cycles,
            key_bits,
            io_bits,
        }))
    }
}

/// Bits of a number from 0 to `most`.
fn bits(most: u32) -> u32 {
    index_bits(most + 1)
}

fn package(image: &CodeImage, organisation: Organisation, key_bits: u32, io_bits: u32) -> String {
    let Organisation { units, digit } = organisation;
    let sizes = image.sizes;
    let most = |of: fn(&instar_microprogram::image::EntryPoint) -> u32| {
        image.entries.iter().map(of).max().unwrap_or(1)
    };
    let mut text = String::from(
        "/// Widths, words and entries of a unit for microprograms. Made by Instar of a device's programs.\npackage instar_mp_pkg;\n",
    );
    let constants = [
        ("Units", units, "of three lanes each"),
        ("Digit", digit, "bits"),
        ("Width", image.width, "bits of a number"),
        ("Digits", image.width / digit, "of a number"),
        ("Numbers", image.numbers, ""),
        ("Words", image.words.len() as u32, ""),
        ("Constants", image.constants.len() as u32, ""),
        ("Numerals", image.table.len().max(1) as u32, "of tables"),
        ("Registers", 1 << sizes.register, ""),
        ("Groups", 1 << sizes.group, "of pairs that swap"),
        ("Calls", image.deepest.0.max(1), "within each other"),
        ("Loops", image.deepest.1.max(1), "within each other"),
        ("UnitBits", sizes.unit, ""),
        ("AddressBits", sizes.address, ""),
        ("RegisterBits", sizes.register, ""),
        ("WordAddressBits", sizes.word, ""),
        ("WordBits", word_bits(sizes), ""),
        ("GapBits", sizes.wait, ""),
        ("GroupBits", sizes.group, ""),
        ("ElementBits", sizes.element, ""),
        ("TableBits", index_bits(image.table.len() as u32), ""),
        ("CallBits", bits(image.deepest.0.max(1)), ""),
        ("CallIndexBits", index_bits(image.deepest.0.max(1)), ""),
        ("LoopBits", bits(image.deepest.1.max(1)), ""),
        ("LoopIndexBits", index_bits(image.deepest.1.max(1)), ""),
        ("DigitsBits", bits(most(|entry| entry.digits) + 1), ""),
        ("IoWordBits", bits(most(|entry| entry.io_words)), ""),
        ("KeyBits", key_bits, ""),
        ("IoBits", io_bits, ""),
    ];
    for (name, value, what) in constants {
        let what = if what.is_empty() { String::new() } else { format!("  // {what}") };
        let _ = writeln!(text, "  localparam int unsigned {name} = {value};{what}");
    }
    text += "\n  typedef logic [Width-1:0] number_t;\n  typedef logic [Digit-1:0] digit_t;\n  typedef logic [AddressBits-1:0] address_t;\n\n";
    text += "  typedef enum logic [3:0] {\n    Nothing";
    for name in operations() {
        let _ = write!(text, ",\n    {name}");
    }
    text += "\n  } operation_e;\n\n  typedef enum logic [2:0] {\n";
    text += &CONTROLS.map(|(name, _)| format!("    {name}")).join(",\n");
    text += "\n  } control_e;\n\n  typedef struct packed {\n";
    for (name, bits) in operand_fields(sizes) {
        let _ = writeln!(text, "    {} {name};", field_type(name, bits));
    }
    text += "  } operand_t;\n\n";
    let (issue, control) = payload_bits(sizes);
    let kinds = [("issue_t", issue_fields(sizes), issue), ("control_t", control_fields(sizes), control)];
    for (name, fields, bits) in kinds {
        text += "  typedef struct packed {\n";
        let unused = issue.max(control) - bits;
        if unused > 0 {
            let _ = writeln!(text, "    logic [{}:0] unused;", unused - 1);
        }
        for field in fields {
            let _ = match field {
                Field::Operand(name) => writeln!(text, "    operand_t {name};"),
                Field::Bits(name, bits) => writeln!(text, "    {} {name};", field_type(name, bits)),
            };
        }
        let _ = writeln!(text, "  }} {name};\n");
    }
    text += "  /// A command: its first word, digits of Montgomery's R, words of a number in IO, the constant that is its modulus.\n  \
             typedef struct packed {\n    logic [WordAddressBits-1:0] word;\n    logic [DigitsBits-1:0] digits;\n    \
             logic [IoWordBits-1:0] io_words;\n    address_t modulus;\n  } entry_t;\n\n";
    let _ = writeln!(text, "  localparam entry_t Entries [{}] = '{{", image.entries.len());
    let entries = image.entries.iter().map(|entry| {
        format!(
            "    '{{word: {}'d{}, digits: {}'d{}, io_words: {}'d{}, modulus: {}'d{}}}",
            sizes.word,
            entry.word,
            bits(most(|entry| entry.digits) + 1),
            entry.digits,
            bits(most(|entry| entry.io_words)),
            entry.io_words,
            sizes.address,
            entry.modulus
        )
    });
    text += &entries.collect::<Vec<_>>().join(",\n");
    text + "\n  };\nendpackage\n"
}

fn field_type(name: &str, bits: u32) -> String {
    match (name, bits) {
        ("operation", _) => "operation_e".to_owned(),
        ("control", _) => "control_e".to_owned(),
        (_, 1) => "logic      ".to_owned(),
        (_, bits) => format!("logic [{}:0]", bits - 1),
    }
}

/// The memories that are only read.
fn programs(image: &CodeImage) -> String {
    let mut text = String::from(
        "// What a unit for microprograms reads: words, constants, numbers of tables. Made by Instar of a device's programs.\n",
    );
    let words = image.words.iter().map(|one| (one.what.clone(), one.note.as_str()));
    text += &memory("instar_mp_words", word_bits(image.sizes), words);
    let constants = image.constants.iter().map(|one| (one.what.clone(), one.note.as_str()));
    text += &memory("instar_mp_constants", image.width, constants);
    let table: &[u32] = if image.table.is_empty() { &[0] } else { &image.table };
    text + &memory("instar_mp_table", 16, table.iter().map(|one| (BigUint::from(*one), "")))
}

fn memory<'a>(module: &str, bits: u32, rows: impl ExactSizeIterator<Item = (BigUint, &'a str)>) -> String {
    let count = rows.len() as u32;
    let rows: Vec<String> = rows
        .enumerate()
        .map(|(at, (value, note))| {
            let comma = if at as u32 + 1 == count { "" } else { "," };
            let note = if note.is_empty() { String::new() } else { format!(" {note}") };
            format!("    {bits}'h{value:x}{comma}  // {at}{note}\n")
        })
        .collect();
    format!(
        "\nmodule {module} (\n  input  logic clk_i,\n  input  logic req_i,\n  input  logic [{}:0] addr_i,\n  output logic \
         [{}:0] data_o\n);\n  localparam logic [{}:0] Rows [{count}] = '{{\n{}  }};\n  always_ff @(posedge clk_i) if (req_i) \
         data_o <= Rows[addr_i];\nendmodule\n",
        index_bits(count) - 1,
        bits - 1,
        bits - 1,
        rows.concat()
    )
}

/// Ports between the bus side and the unit, seen from the bus side: way, bits, name.
pub(super) fn ports(unit: &SlaveUnit, commands: usize) -> Vec<(&'static str, String, &'static str)> {
    let bits = crate::verilog::bits;
    vec![
        ("output", String::new(), "program_start_o"),
        ("output", bits(index_bits(commands as u32)), "program_command_o"),
        ("input ", String::new(), "program_ends_i"),
        ("input ", String::new(), "program_key_req_i"),
        ("input ", bits(unit.key_bits), "program_key_addr_i"),
        ("input ", String::new(), "program_io_req_i"),
        ("input ", String::new(), "program_io_we_i"),
        ("input ", bits(unit.io_bits), "program_io_addr_i"),
        ("input ", "[31:0] ".to_owned(), "program_io_wdata_i"),
    ]
}

/// The unit and its memories, in the module around the bus side, where the device's memories have
/// these names.
pub(super) fn instances(unit: &SlaveUnit, [key, io]: [&str; 2]) -> String {
    let mut text = String::new();
    text += "
  instar_mp_pkg::number_t constant, number, write_data;
  instar_mp_pkg::address_t constant_addr, read_addr, write_addr;
  logic [instar_mp_pkg::WordAddressBits-1:0] word_addr;
  logic [instar_mp_pkg::WordBits-1:0] word;
  logic [instar_mp_pkg::TableBits-1:0] table_addr;
  logic [15:0] numeral;
  logic constant_req, read_req, write_req, word_req, table_req;

  instar_mp_unit i_unit (
    .clk_i,
    .rst_ni,
    .start_i         (program_start),
    .entry_i         (instar_mp_pkg::Entries[program_command]),
    .ends_o          (program_ends),
    .word_req_o      (word_req),
    .word_addr_o     (word_addr),
    .word_i          (word),
    .table_req_o     (table_req),
    .table_addr_o    (table_addr),
    .table_i         (numeral),
    .constant_req_o  (constant_req),
    .constant_addr_o (constant_addr),
    .constant_i      (constant),
    .read_req_o      (read_req),
    .read_addr_o     (read_addr),
    .read_i          (number),
    .write_req_o     (write_req),
    .write_addr_o    (write_addr),
    .write_data_o    (write_data),
    .key_req_o       (program_key_req),
    .key_addr_o      (program_key_addr),
";
    let _ = writeln!(text, "    .key_i           ({key}_rdata),");
    text += "    .io_req_o        (program_io_req),
    .io_we_o         (program_io_we),
    .io_addr_o       (program_io_addr),
    .io_wdata_o      (program_io_wdata),
";
    let _ = writeln!(text, "    .io_rdata_i      ({io}_rdata)\n  );");
    let index = |count: u32| index_bits(count) - 1;
    let [numbers, words, constants, table] = [0, 1, 2, 3].map(|at| index(unit.memories[at].words));
    let _ = write!(
        text,
        "
  instar_mp_numbers #(
    .Words (instar_mp_pkg::Numbers),
    .Bits  (instar_mp_pkg::Width)
  ) i_numbers (
    .clk_i,
    .read_req_i   (read_req),
    .read_addr_i  (read_addr[{numbers}:0]),
    .read_data_o  (number),
    .write_req_i  (write_req),
    .write_addr_i (write_addr[{numbers}:0]),
    .write_data_i (write_data)
  );
  instar_mp_words i_words (.clk_i, .req_i(word_req), .addr_i(word_addr[{words}:0]), .data_o(word));
  instar_mp_constants i_constants (
    .clk_i,
    .req_i  (constant_req),
    .addr_i (constant_addr[{constants}:0]),
    .data_o (constant)
  );
  instar_mp_table i_table (.clk_i, .req_i(table_req), .addr_i(table_addr[{table}:0]), .data_o(numeral));
"
    );
    text
}
