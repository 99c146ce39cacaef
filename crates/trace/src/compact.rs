//! The compact form: `pc insn cycle [address | rs1 rs2]`, one line per retired instruction.
//!
//! Source: own form. pc, word, address and operands are hexadecimal without prefix, the cycle is
//! decimal. A load or store has its address; a division, a remainder or a shift by a register has
//! both operands, or neither. An instruction in whose place an interrupt was taken has `interrupt`
//! and the interrupt's number, and nothing else.
//! The cycle column is there in all lines or in none.

use instar_isa::{Decoder, StaticTable};

use crate::batch::{Flags, RetiredBatch};
use crate::catalogue::{Catalogue, Shape, TracedInstruction};
use crate::number::{decimal, hex, shown};
use crate::record::Record;

/// Lines that are looked at to learn whether there is a cycle column.
const LINES_LOOKED_AT: usize = 2000;

/// What stands behind the cycle where an interrupt was taken.
const INTERRUPT: &str = "interrupt";

/// More columns than any line has.
const COLUMNS_MAX: usize = 6;

/// A line of this form for instruction `i` of a batch: what stands before the cycle and what after
/// it. Operands are left out, since a batch has none.
pub(crate) fn text(table: &StaticTable, batch: &RetiredBatch, i: usize) -> (String, String) {
    let entry = table.entry(batch.ids[i]);
    let place = |width| format!("{:08x} {:0width$x}", entry.pc, entry.word);
    let width = if entry.word & 3 == 3 { 8 } else { 4 };
    let address =
        batch.accesses_of(i).first().map_or_else(String::new, |access| format!("{:08x}", access.address));
    if batch.flags[i].has(Flags::INTERRUPT) {
        return (place(width), format!("{INTERRUPT} {}", batch.details[i]));
    }
    (place(width), address)
}

/// The columns of a line, with their places.
struct Columns<'l> {
    line: &'l [u8],
    spans: [(usize, usize); COLUMNS_MAX],
    count: usize,
}

impl<'l> Columns<'l> {
    #[inline]
    fn new(line: &'l [u8]) -> Self {
        let mut columns = Self { line, spans: [(0, 0); COLUMNS_MAX], count: 0 };
        let mut start = None;
        for (at, byte) in line.iter().enumerate() {
            match (*byte == b' ' || *byte == b'\t', start) {
                (false, None) => start = Some(at),
                (true, Some(from)) => {
                    columns.push(from, at);
                    start = None;
                }
                _ => {}
            }
        }
        if let Some(from) = start {
            columns.push(from, line.len());
        }
        columns
    }

    #[inline]
    fn push(&mut self, from: usize, to: usize) {
        // A line with too many columns counts as one with the most that are kept.
        if let Some(span) = self.spans.get_mut(self.count) {
            *span = (from, to);
            self.count += 1;
        }
    }

    #[inline]
    fn text(&self, at: usize) -> &'l [u8] {
        let (from, to) = self.spans[at];
        &self.line[from..to]
    }
}

/// Whether the file has a cycle column, by the majority of its first lines. Where there are
/// instructions without further columns, they decide; else those whose number of columns fits one
/// answer only.
pub(crate) fn has_cycles<'l>(lines: impl Iterator<Item = &'l [u8]>, decoder: &Decoder) -> bool {
    let (mut plain, mut other) = ([0u32; 2], [0u32; 2]);
    for line in lines.take(LINES_LOOKED_AT) {
        let columns = Columns::new(line);
        if columns.count < 2 {
            continue;
        }
        let Some(word) = hex(columns.text(1)).and_then(|word| u32::try_from(word).ok()) else { continue };
        let Some(decoded) = decoder.decode(word) else { continue };
        match (Shape::of(decoded.effect, decoder.isa().xlen()), columns.count) {
            (Shape::Plain, count @ 2..=3) => plain[count - 2] += 1,
            (Shape::Memory { .. }, count @ 3..=4) => other[count - 3] += 1,
            (Shape::Operands(_), count @ 2..=5) => other[(count - 2) % 2] += 1,
            (Shape::PerhapsMemory { .. }, 2) => other[0] += 1,
            (Shape::PerhapsMemory { .. }, 4) => other[1] += 1,
            _ => {}
        }
    }
    let [without, with] = if plain == [0, 0] { other } else { plain };
    with >= without
}

/// Reads one line.
#[inline]
pub(crate) fn parse(
    line: &[u8],
    catalogue: &mut Catalogue<'_>,
    table: &mut StaticTable,
    has_cycles: bool,
) -> Result<Record, String> {
    let columns = Columns::new(line);
    if columns.count < 2 {
        return Err(format!(
            "the line has {} instead of pc and instruction word, as in \"80000034 0291{}\"",
            if columns.count == 0 { "nothing" } else { "one column" },
            if has_cycles { " 172" } else { "" }
        ));
    }
    let pc = address(catalogue, columns.text(0), "pc (column 1)")?;
    let word = word(columns.text(1))?;
    let known = *catalogue.get(table, pc, word)?;
    let extra = 2 + usize::from(has_cycles);
    let given = columns.count.wrapping_sub(extra);
    let (mut access, mut detail, mut interrupt) = (None, 0, 0);
    match (known.shape, given) {
        (_, 2) if columns.text(extra) == INTERRUPT.as_bytes() => {
            interrupt = interrupt_number(columns.text(extra + 1))?;
        }
        (Shape::Plain | Shape::PerhapsMemory { .. } | Shape::Operands(_), 0) => {}
        (Shape::Memory { .. } | Shape::PerhapsMemory { .. }, 1) => {
            access = known.shape.access(address(catalogue, columns.text(extra), "address")?);
        }
        (Shape::Operands(_), 2) => {
            let rs1 = address(catalogue, columns.text(extra), "operand rs1")?;
            let rs2 = address(catalogue, columns.text(extra + 1), "operand rs2")?;
            detail = known.shape.detail(catalogue.decoder().isa().xlen(), [rs1, rs2]);
        }
        _ => return Err(wrong_count(catalogue, &known, &columns, has_cycles)),
    }
    let cycle = if has_cycles {
        let text = columns.text(2);
        let Some(cycle) = decimal(text) else {
            return Err(format!("the cycle (column 3) is \"{}\"; it must be a decimal number", shown(text)));
        };
        Some(cycle)
    } else {
        None
    };
    let before_end = columns.spans[1].1;
    let after_start = if given > 0 { columns.spans[extra].0 } else { line.len() };
    Ok(Record { known, access, computed: None, detail, cycle, interrupt, before_end, after_start })
}

/// An interrupt's number.
#[cold]
fn interrupt_number(text: &[u8]) -> Result<u8, String> {
    let number = decimal(text).filter(|number| (1..64).contains(number)).map(|number| number as u8);
    number.ok_or_else(|| {
        format!("the interrupt's number is \"{}\"; it must be a decimal number from 1 to 63", shown(text))
    })
}

#[inline]
fn address(catalogue: &Catalogue<'_>, text: &[u8], what: &str) -> Result<u64, String> {
    hex(text).and_then(|value| catalogue.address(value)).ok_or_else(|| {
        let bits = catalogue.decoder().isa().xlen().bits();
        format!(
            "the {what} is \"{}\"; it must be a hexadecimal number of {bits} bits without prefix",
            shown(text)
        )
    })
}

#[inline]
fn word(text: &[u8]) -> Result<u32, String> {
    let word = hex(text).filter(|_| text.len() <= 8).map(|word| word as u32);
    word.filter(|word| word & 3 == 3 || word >> 16 == 0).ok_or_else(|| {
        format!(
            "the instruction word (column 2) is \"{}\"; it must be a hexadecimal number without prefix, of 8 digits, \
             or of 4 for a compressed instruction",
            shown(text)
        )
    })
}

#[cold]
fn wrong_count(
    catalogue: &Catalogue<'_>,
    known: &TracedInstruction,
    columns: &Columns<'_>,
    has_cycles: bool,
) -> String {
    let cycle = if has_cycles { " cycle" } else { "" };
    let (right, also) = match known.shape {
        Shape::Plain => ("", ""),
        Shape::Memory { .. } => (" address", ""),
        Shape::Operands(_) => (" rs1 rs2", ", the operands both or neither"),
        Shape::PerhapsMemory { .. } => (" address", ", the address or not"),
    };
    let count = match columns.count {
        COLUMNS_MAX => format!("{COLUMNS_MAX} or more"),
        count => count.to_string(),
    };
    format!(
        "\"{}\" has {count} columns; it must have \"pc insn{cycle}{right}\"{also}, as the file's other lines are {} \
         the cycle",
        catalogue.decoder().disassemble(known.pc, known.word),
        if has_cycles { "with" } else { "without" }
    )
}
