//! A function as text: its lines as an assembler takes them, and a file around it.
//!
//! Source: the manual of GNU as; the RISC-V psABI, "Assembler relocation functions". Where a
//! function is written anew, what the linker fills in stays as the line of the source says it, and
//! so does the comment after it.

use rustc_hash::FxHashSet;

use crate::Error;

/// The column of comments.
const COMMENTS: usize = 36;
/// What follows `#` where that is no comment but a preprocessor's.
const DIRECTIVES: [&str; 6] = ["include", "if", "endif", "define", "else", "pragma"];

/// One instruction of a function that is written anew.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Where it stood; 0 where it is new.
    pub pc: u64,
    /// Its block.
    pub block: usize,
    /// Its text ([`Words::text`](crate::Words::text)), with numbers for addresses.
    pub text: String,
    /// Of a branch or jump: the block that it leads to.
    pub target: Option<usize>,
    /// Where the `auipc` stood whose upper part of an address it goes on with.
    pub anchor: Option<u64>,
    /// Its line in the source, from 1.
    pub line: Option<usize>,
    /// The word whose text is a macro of a design's include.
    pub word: Option<u32>,
}

/// The lines of a function that is written anew, between its label and its end. `source` is the
/// name of the file that it came from, and `text` that file.
///
/// # Errors
/// One sentence where the source does not say which address an instruction makes.
pub fn instructions(
    (source, text): (&str, &[String]),
    symbol: &str,
    lines: &[Shown],
) -> Result<Vec<String>, Error> {
    let targets: FxHashSet<usize> = lines.iter().filter_map(|line| line.target).collect();
    let anchors: FxHashSet<u64> = lines.iter().filter_map(|line| line.anchor).collect();
    let name = symbol.replace(|c| !is_of_word(c), "_");
    let (mut begun, mut told) = (FxHashSet::default(), FxHashSet::default());
    let includes = text.iter().any(|line| line.contains("include"));
    let mut made = Vec::new();
    for line in lines {
        if begun.insert(line.block) && targets.contains(&line.block) {
            made.push(format!(".L{name}_{}:", line.block));
        }
        let whole = line.line.and_then(|number| text.get(number.checked_sub(1)?));
        let (written, comment) = split(whole.map_or("", String::as_str));
        let mut shown = line.text.trim_end().to_string();
        if let (Some(target), Some((before, number))) = (line.target, shown.rsplit_once("0x"))
            && number.chars().all(|digit| digit.is_ascii_hexdigit())
        {
            shown = format!("{before}.L{name}_{target}");
        }
        if anchors.contains(&line.pc) {
            let Some(address) = address(written) else {
                return Err(Error::new(format!(
                    "{source}:{}: an address is made from the pc, and not by lla, la or %pcrel_hi; write it so",
                    line.line.unwrap_or(0)
                )));
            };
            made.push(format!(".L{name}_pc{:x}:", line.pc));
            shown = with_rest(&shown, &format!("%pcrel_hi({address})"));
        }
        if let Some(anchor) = line.anchor {
            shown = with_immediate(&shown, &format!("%pcrel_lo(.L{name}_pc{anchor:x})"));
        }
        // Addresses are the linker's. Of a design's word the assembler tells the line of the
        // instruction before it, whose address is not its own.
        let written = if line.word.is_some() { "" } else { written };
        if let Some(high) = relocation(written, "%hi(") {
            shown = with_rest(&shown, high);
        } else if let Some(low) = relocation(written, "%lo(") {
            shown = with_immediate(&shown, low);
        }
        // Whom a call calls only the source names.
        if line.target.is_none() && shown.split(' ').next() == Some("jal") {
            let Some(call) = called(written) else {
                return Err(Error::new(format!(
                    "{source}:{}: a function is called, and not by call or jal with its name; write it so",
                    line.line.unwrap_or(0)
                )));
            };
            shown = call.to_owned();
        }
        // Where the source has no macros, it has words.
        let name = line.text.split(' ').next().unwrap_or_default();
        if let Some(word) = line.word.filter(|_| !includes && !defines(text, name)) {
            shown = format!(".4byte {word:#010x}");
        }
        if told.insert(line.line) && !comment.is_empty() {
            shown = format!("{shown:<COMMENTS$}# {comment}");
        }
        made.push(format!("    {shown}"));
    }
    Ok(made)
}

/// A function of these lines as a file, with comments above it, the macros of an extension, and a
/// table of constants, by what it is aligned to and its rows, after it.
pub fn file(
    comments: &[String],
    include: Option<&str>,
    symbol: &str,
    lines: &[String],
    (align, rows): (u64, &[String]),
) -> String {
    let each = |lines: &[String], of: &str| -> String {
        lines.iter().map(|line| format!("{}{line}\n", if line.ends_with(':') { "" } else { of })).collect()
    };
    let comments: String = comments.iter().map(|comment| format!("# {comment}\n")).collect();
    let include = include.map_or(String::new(), |name| format!("    .include \"{name}.inc\"\n\n"));
    let table = match rows {
        [] => String::new(),
        _ => {
            format!("\n    .section .rodata\n    .balign {align}\n.Lconstants:\n{}", each(rows, "    .word "))
        }
    };
    format!(
        "{comments}\n{include}    .section .text.{symbol}, \"ax\", @progbits\n    .balign 8\n    .globl {symbol}\n    \
         .type {symbol}, @function\n{symbol}:\n{}    ret\n    .size {symbol}, . - {symbol}\n{table}",
        each(lines, "    ")
    )
}

/// Whether there is a macro of this name.
fn defines(text: &[String], name: &str) -> bool {
    let mut named = text.iter().filter_map(|line| line.trim_start().strip_prefix(".macro"));
    named.any(|rest| rest.split([' ', '\t', ',']).any(|word| word == name))
}

/// What a line says before its comment, and the comment; none where nothing stands before it.
fn split(line: &str) -> (&str, &str) {
    for (at, _) in line.match_indices(['#', '/']) {
        let (before, rest) = line.split_at(at);
        let Some(behind) = rest.strip_prefix('#').or_else(|| rest.strip_prefix("//")) else { continue };
        if !DIRECTIVES.iter().any(|directive| behind.starts_with(directive)) {
            return (before, if before.trim().is_empty() { "" } else { behind.trim() });
        }
    }
    (line, "")
}

/// `call name` or `jal name`, as it stands there.
fn called(written: &str) -> Option<&str> {
    let call = written.rsplit(':').next()?.trim();
    let (how, whom) = call.split_once(char::is_whitespace)?;
    let named = whom.trim_start_matches("ra,").trim_start();
    (["call", "jal"].contains(&how) && named.starts_with(|c| is_of_word(c) || c == '.')).then_some(call)
}

/// The symbol of `lla a1, .Ltable`, `la a1, table + 4` and `auipc a1, %pcrel_hi(table)`.
fn address(written: &str) -> Option<&str> {
    let starts = written.char_indices().map(|(at, _)| at);
    { starts }.find_map(|at| {
        let (before, rest) = written.split_at(at);
        if let Some(high) = relocation(rest, "%pcrel_hi(").filter(|_| rest.starts_with("%pcrel_hi(")) {
            return Some(high["%pcrel_hi(".len()..high.len() - 1].trim());
        }
        if before.ends_with(is_of_word) {
            return None;
        }
        let operands = rest.strip_prefix("lla").or_else(|| rest.strip_prefix("la"))?;
        let (register, symbol) = operands.strip_prefix(char::is_whitespace)?.split_once(',')?;
        let register = register.trim();
        let symbol = symbol.split(['#', ';', '/']).next().unwrap_or_default().trim();
        let is_one = !register.is_empty() && register.chars().all(is_of_word) && !symbol.is_empty();
        is_one.then_some(symbol)
    })
}

/// `%lo(table+4)`, as it stands there.
fn relocation<'a>(written: &'a str, kind: &str) -> Option<&'a str> {
    let rest = &written[written.find(kind)?..];
    Some(&rest[..=rest.find(')')?])
}

/// With this after the first operand.
fn with_rest(shown: &str, rest: &str) -> String {
    shown.split_once(", ").map_or(shown.to_string(), |(before, _)| format!("{before}, {rest}"))
}

/// With another immediate: that of `addi rd, rs, 5`, or of `lw rd, 5(rs)`.
fn with_immediate(shown: &str, immediate: &str) -> String {
    let (before, behind) = shown.split_at(shown.find('(').unwrap_or(shown.len()));
    let start = before.trim_end_matches(|c: char| c.is_ascii_digit());
    if start.len() == before.len() {
        return shown.to_string();
    }
    format!("{}{immediate}{behind}", start.strip_suffix('-').unwrap_or(start))
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests;
