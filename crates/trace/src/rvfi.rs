//! The upstream RVFI form, `core   0: 0x<pc> (0x<insn>) @<cycle> DASM(<insn>)` with or without
//! `@<cycle>`, and Spike's commit log, `core   0: <privilege> 0x<pc> (0x<insn>) x5  0x… mem 0x…`,
//! which before 2022 had no `core   0: `.
//!
//! Source: corev_apu/tb/rvfi_tracer.sv and perf-model/README.md of openhwgroup/cva6. Each such line
//! may be followed by one with what the instruction wrote,
//! `<mode> 0x<pc> (0x<insn>) x<rd> 0x<value> mem 0x<address>`: there its memory address is taken
//! from, and the register values of which later divisions and shifts know their operands. The
//! tracer's exceptions (`<cause> exception @ 0x<pc>`) and messages (`***`) are passed over; every
//! other line is refused, and so is one that ends too early: cycles after it would be wrong. For
//! `core   INTERRUPT 0:` the instruction retired as well. Spike's `-l` prints the instruction too,
//! without the privilege, on a line before that of the log, and its warnings. Not every version
//! tells addresses: then they are computed from registers, where the lines before told the one that
//! is needed.

use instar_isa::StaticTable;

use crate::catalogue::Catalogue;
use crate::number::{decimal, hex, shown};
use crate::record::Record;

/// What a form of this kind begins with.
const MARK: &[u8] = b"core ";

/// Stands in lines on traps: `exception @`, `Exception …`.
const TRAP_MARK: &[u8] = b"xception";

/// Which of these forms a file has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// CVA6's tracer, or what Spike's `-l` prints alone.
    Tracer,
    /// Spike's commit log.
    Spike,
    /// The same of versions before 2022, whose lines begin with the privilege.
    SpikeBefore2022,
}

impl Dialect {
    /// By the first lines of a file; `None` where it has none of these forms.
    pub(crate) fn of<'l>(lines: impl Iterator<Item = &'l [u8]>) -> Option<Self> {
        let mut found = None;
        for line in lines {
            let Some(rest) = line.strip_prefix(MARK) else {
                if starts_commit(line) {
                    found.get_or_insert(Self::SpikeBefore2022);
                }
                continue;
            };
            let rest = rest.iter().position(|byte| *byte == b':').map_or(&[][..], |at| &rest[at + 1..]);
            if starts_commit(rest.trim_ascii_start()) {
                return Some(Self::Spike);
            }
            // Lines after those of the tracer look like a log of their own.
            if found != Some(Self::Tracer) {
                found = Some(Self::Tracer);
            }
        }
        found
    }

    /// As a sentence names it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Tracer => "rvfi",
            Self::Spike => "spike",
            Self::SpikeBefore2022 => "spike before 2022",
        }
    }

    fn right(self) -> &'static str {
        match self {
            Self::Tracer => "right would be \"core   0: 0x80000034 (0x0291) @ 172 DASM(0291)\"",
            Self::Spike => {
                "right would be \"core   0: 3 0x80000034 (0x0291) x5  0x00000010\", as in Spike's commit log"
            }
            Self::SpikeBefore2022 => {
                "right would be \"3 0x80000034 (0x0291) x5  0x00000010\", as in the commit log of Spike before 2022"
            }
        }
    }
}

/// Whether a line of a commit log starts here: a privilege, an address.
fn starts_commit(text: &[u8]) -> bool {
    matches!(text, [b'0'..=b'3', b' ', b'0', b'x', ..])
}

/// Digits that addresses and values have at least, since tracers print all of a register; fewer are
/// left of a cut line.
const DIGITS: usize = 8;

/// What the lines before tell of the registers.
pub(crate) struct State {
    pub(crate) dialect: Dialect,
    /// Values of x0 to x31 as far as they are known.
    x: [Option<u64>; 32],
    /// The instruction before came from a line of a commit log.
    logged: bool,
    /// A line since the instruction before tells of a trap or an interrupt.
    trap: bool,
    /// Lines end in `DASM(…)`, as the first one says.
    ends: Option<bool>,
}

impl State {
    pub(crate) fn new(dialect: Dialect) -> Self {
        let mut x = [None; 32];
        x[0] = Some(0);
        Self { dialect, x, logged: false, trap: false, ends: None }
    }

    /// Whether a line since the instruction before told of a trap or an interrupt.
    pub(crate) fn take_trap(&mut self) -> bool {
        std::mem::take(&mut self.trap)
    }

    /// Reads one line. `last` is the instruction before: if the line says more of it, it is
    /// completed and nothing is returned.
    pub(crate) fn parse(
        &mut self,
        line: &[u8],
        last: Option<&mut Record>,
        catalogue: &mut Catalogue<'_>,
        table: &mut StaticTable,
    ) -> Result<Option<Record>, String> {
        let old = self.dialect == Dialect::SpikeBefore2022 && starts_commit(line);
        if !old && !line.starts_with(MARK) {
            self.trap |= line.windows(TRAP_MARK.len()).any(|part| part == TRAP_MARK);
            return if is_message(line) {
                Ok(None)
            } else {
                self.complete(line, last, catalogue).map(|()| None)
            };
        }
        let mut cursor = Cursor { line, at: 0 };
        if !old {
            self.skip_hart(&mut cursor)?;
            if cursor.is_message() {
                self.trap |= line.windows(TRAP_MARK.len()).any(|part| part == TRAP_MARK);
                return Ok(None);
            }
        }
        let logged = cursor.skip_privilege();
        let (pc, word) = cursor
            .place(catalogue)
            .ok_or_else(|| format!("there is no address and word in hex; {}", self.dialect.right()))?;
        if let Some(last) = last.filter(|last| {
            // The line before was that of `-l` for the same instruction.
            logged && !self.logged && (last.known.pc, last.known.word) == (pc, word)
        }) {
            self.logged = true;
            self.take_effects(&mut cursor, last, catalogue)?;
            return Ok(None);
        }
        self.logged = logged;
        let before_end = cursor.at;
        cursor.skip_spaces();
        let cycle = if cursor.skip(b"@") {
            cursor.skip_spaces();
            let text = cursor.word_until(b" \t");
            Some(decimal(text).ok_or_else(|| {
                format!("the cycle after @ is \"{}\"; it must be a decimal number", shown(text))
            })?)
        } else {
            None
        };
        cursor.skip_spaces();
        if !logged {
            self.check_end(&cursor, cycle.is_some())?;
        }
        let known = *catalogue.get(table, pc, word)?;
        let operand = |lsb: u32| self.x[(word >> lsb & 31) as usize];
        let detail = match (operand(15), operand(20)) {
            (Some(rs1), Some(rs2)) => known.shape.detail(catalogue.decoder().isa().xlen(), [rs1, rs2]),
            _ => 0,
        };
        let mask = u64::MAX >> (64 - catalogue.decoder().isa().xlen().bits());
        let sum =
            |(base, offset): (u8, i64)| Some(self.x[usize::from(base)]?.wrapping_add_signed(offset) & mask);
        let computed = known.base.and_then(sum);
        for (number, x) in self.x.iter_mut().enumerate() {
            if known.writes >> number & 1 == 1 {
                *x = None; // until the line behind says what was written
            }
        }
        let mut record = Record {
            known,
            access: None,
            computed,
            detail,
            cycle,
            interrupt: 0,
            before_end,
            after_start: cursor.at,
        };
        if logged {
            self.take_effects(&mut cursor, &mut record, catalogue)?;
        }
        Ok(Some(record))
    }

    /// Reads `core   0: `, and what stands there of an interrupt.
    fn skip_hart(&mut self, cursor: &mut Cursor<'_>) -> Result<(), String> {
        cursor.at = MARK.len();
        cursor.skip_spaces();
        if cursor.skip(b"INTERRUPT") {
            self.trap = true;
            cursor.skip_spaces();
        }
        let hart = cursor.word_until(b":");
        if decimal(hart).is_none() || !cursor.skip(b":") {
            return Err(format!("there is no hart number after \"core\"; {}", self.dialect.right()));
        }
        if decimal(hart) != Some(0) {
            return Err(format!(
                "this line is of hart {}; a trace is of one hart, and that is hart 0",
                shown(hart)
            ));
        }
        cursor.skip_spaces();
        Ok(())
    }

    /// A line of the tracer ends in `DASM(…)`, if the first one does or it has a cycle; else it was
    /// cut.
    fn check_end(&mut self, cursor: &Cursor<'_>, has_cycle: bool) -> Result<(), String> {
        let rest = &cursor.line[cursor.at..];
        let whole = rest.strip_prefix(b"DASM(").and_then(|rest| rest.trim_ascii_end().strip_suffix(b")"));
        let ends = whole.is_some_and(|word| hex(word).is_some());
        let begun = !rest.is_empty() && (rest.starts_with(b"DASM") || b"DASM(".starts_with(rest));
        if ends || !(begun || has_cycle || self.ends == Some(true)) {
            self.ends.get_or_insert(ends);
            return Ok(());
        }
        Err(format!(
            "the line ends in \"{}\", so the rest of it is missing; {}",
            tail(cursor.line),
            self.dialect.right()
        ))
    }

    /// Takes address and written registers from the line after an instruction.
    fn complete(
        &mut self,
        line: &[u8],
        last: Option<&mut Record>,
        catalogue: &Catalogue<'_>,
    ) -> Result<(), String> {
        let mut cursor = Cursor { line, at: 0 };
        let mode = decimal(cursor.word_until(b" "));
        cursor.skip_spaces();
        let (Some(_), Some((pc, word))) = (mode, cursor.place(catalogue)) else {
            return Err(format!(
                "\"{}\" is neither an instruction nor what one wrote; {}",
                shown(&line[..line.len().min(40)]),
                self.dialect.right()
            ));
        };
        match last {
            Some(last) if (last.known.pc, last.known.word) == (pc, word) => {
                self.take_effects(&mut cursor, last, catalogue)
            }
            _ => Err(format!(
                "this line tells what {pc:#x} ({word:#x}) wrote, and the line of that instruction is not before it; \
                 a line is missing"
            )),
        }
    }

    /// Takes what stands after address and word: `x5  0x…` and `mem 0x…`; other registers are
    /// passed over, and how the vector unit was configured (`e8 m1 l16`).
    fn take_effects(
        &mut self,
        cursor: &mut Cursor<'_>,
        record: &mut Record,
        catalogue: &Catalogue<'_>,
    ) -> Result<(), String> {
        loop {
            cursor.skip_spaces();
            if cursor.at == cursor.line.len() {
                return Ok(());
            }
            if cursor.skip_configuration() {
                continue;
            }
            let memory = cursor.skip(b"mem");
            let register = !memory && cursor.skip(b"x");
            let other = !memory && !register && [b"c", b"f", b"v"].iter().any(|file| cursor.skip(*file));
            cursor.skip_spaces();
            let number = if memory { None } else { decimal(cursor.word_until(b" ")) };
            cursor.skip_spaces();
            if other && cursor.skip_wide_hex() {
                continue;
            }
            let from = cursor.at;
            let value = cursor.prefixed_hex().and_then(|value| catalogue.address(value));
            let digits = (cursor.at - from).saturating_sub(2);
            let Some(value) = value.filter(|_| (memory || register) && digits >= DIGITS) else {
                return Err(wrong_effect(cursor.line));
            };
            if memory {
                record.access = record.access.or(record.known.shape.access(value));
                // After the address of a store its data.
                cursor.skip_spaces();
                if cursor.line[cursor.at..].starts_with(b"0") && !cursor.skip_wide_hex() {
                    return Err(wrong_effect(cursor.line));
                }
            }
            if let (true, Some(number @ 1..32)) = (register, number) {
                self.x[number as usize] = Some(value);
            }
        }
    }
}

/// A line that is of no instruction: a message or an exception of the tracer, a warning of Spike.
fn is_message(line: &[u8]) -> bool {
    let exception = b" exception @ 0x";
    line.trim_ascii().is_empty()
        || line.starts_with(b"***")
        || line.starts_with(b"warning: ")
        || line
            .windows(exception.len())
            .position(|window| window == exception)
            .is_some_and(|at| hex(line[at + exception.len()..].trim_ascii_end()).is_some())
}

#[cold]
fn wrong_effect(line: &[u8]) -> String {
    format!(
        "behind the instruction word stands what was written, as in x14 0x000007d0 or mem 0x80004244, and this line \
         ends in \"{}\"",
        tail(line)
    )
}

/// The end of a line, for a sentence.
fn tail(line: &[u8]) -> String {
    shown(&line[line.len().saturating_sub(24)..])
}

/// A place in a line.
struct Cursor<'l> {
    line: &'l [u8],
    at: usize,
}

impl<'l> Cursor<'l> {
    fn skip_spaces(&mut self) {
        while self.line.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    fn skip(&mut self, text: &[u8]) -> bool {
        let found = self.line[self.at..].starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    /// What stands here up to one of `ends`, which is left.
    fn word_until(&mut self, ends: &[u8]) -> &'l [u8] {
        let rest = &self.line[self.at..];
        let length = rest.iter().position(|byte| ends.contains(byte)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// A line of Spike's `-l` that is of no instruction: a symbol, an exception and its value.
    fn is_message(&self) -> bool {
        [&b">>>>"[..], b"exception", b"tval"].iter().any(|mark| self.line[self.at..].starts_with(mark))
    }

    /// The digit of a commit log before the address.
    fn skip_privilege(&mut self) -> bool {
        let found = matches!(&self.line[self.at..], [b'0'..=b'3', b' ', b'0', b'x', ..]);
        self.at += if found { 2 } else { 0 };
        found
    }

    fn prefixed_hex(&mut self) -> Option<u64> {
        if !self.skip(b"0x") {
            return None;
        }
        hex(self.word_until(b" \t)"))
    }

    /// SEW, LMUL or vl of a vector instruction; whether one stands here.
    fn skip_configuration(&mut self) -> bool {
        let start = self.at;
        let word = self.word_until(b" ");
        let number = [&b"mf"[..], b"e", b"m", b"l"].iter().find_map(|head| word.strip_prefix(*head));
        let found = number.is_some_and(|number| !number.is_empty() && number.iter().all(u8::is_ascii_digit));
        self.at = if found { self.at } else { start };
        found
    }

    /// A value of any width; whether one stands here.
    fn skip_wide_hex(&mut self) -> bool {
        let digits = if self.skip(b"0x") { self.word_until(b" \t") } else { b"" };
        !digits.is_empty() && digits.iter().all(u8::is_ascii_hexdigit)
    }

    /// `0x<pc> (0x<insn>)`.
    fn place(&mut self, catalogue: &Catalogue<'_>) -> Option<(u64, u32)> {
        let pc = catalogue.address(self.prefixed_hex()?)?;
        self.skip_spaces();
        if !self.skip(b"(") {
            return None;
        }
        // The port is wider than a compressed word, whose upper half says nothing.
        let word = u32::try_from(self.prefixed_hex()?).ok()?;
        let word = if word & 3 == 3 { word } else { word & 0xffff };
        self.skip(b")").then_some((pc, word))
    }
}
