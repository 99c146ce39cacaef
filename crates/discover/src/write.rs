//! An instruction as CoreDSL text.
//!
//! Source: own design; each operation's expression is the manual's (`text`). Fields of registers
//! stand where those of the R and R4 formats stand, and a fourth register where R4 has its third.

use std::fmt::Write;

use instar_isa::{Op, Xlen};

use crate::pattern::{FittedImmediate, ImmediateBits, Pattern, named, room};
use crate::shape::Read;
use crate::text::{self, Piece};

/// The major opcodes custom-0 to custom-3.
const OPCODES: [&str; 4] = ["0001011", "0101011", "1011011", "1111011"];
/// Instructions that a design can have: one for each minor opcode.
pub const MOST: usize = 8 * OPCODES.len();
/// Columns that an expression may have inside another one.
const LONGEST: usize = 60;

/// Which field of the word names which register.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RegisterPlaces {
    /// By input.
    pub inputs: Vec<&'static str>,
    /// By output.
    pub outputs: Vec<&'static str>,
}

/// The registers of a pattern; `tied` is the input in whose register the first result comes where
/// an instruction cannot name all.
pub fn places(pattern: &Pattern, tied: usize) -> RegisterPlaces {
    let (inputs, outputs) = (usize::from(pattern.shape.inputs), pattern.shape.outputs.len());
    let mut free = ["rs1", "rs2", "rs3"].into_iter();
    let ties = inputs + outputs > 4;
    let of = |input| if ties && input == tied { "rd" } else { free.next().unwrap_or("rs3") };
    let named = (0..inputs).map(of).collect();
    RegisterPlaces { inputs: named, outputs: ["rd", "rd2"][..outputs].to_vec() }
}

/// A pattern as an instruction of CoreDSL: `number` is its place among the design's, which its
/// encoding follows.
pub fn described(
    pattern: &Pattern,
    tied: usize,
    name: &str,
    mnemonic: &str,
    number: usize,
    xlen: Xlen,
) -> String {
    let places = places(pattern, tied);
    let mut text = String::new();
    let _ = writeln!(text, "    {name} {{");
    let _ = writeln!(text, "      encoding: {};", encoding(pattern, &places, number));
    let mut operands: Vec<String> = places.outputs.iter().map(|name| format!("{{name({name})}}")).collect();
    let inputs = places.inputs.iter().filter(|name| !places.outputs.contains(name));
    operands.extend(inputs.map(|name| format!("{{name({name})}}")));
    operands.extend((0..pattern.fields.len()).map(|field| format!("{{{}}}", field_name(field))));
    let _ = writeln!(text, "      assembly: {{\"{mnemonic}\", \"{}\"}};", operands.join(", "));
    let lines = behaviour(pattern, &places, xlen);
    match &lines[..] {
        [one] => _ = writeln!(text, "      behavior: {one}"),
        _ => {
            text.push_str("      behavior: {\n");
            lines.iter().for_each(|line| _ = writeln!(text, "        {line}"));
            text.push_str("      }\n");
        }
    }
    text.push_str("    }\n");
    text
}

/// The name of a field.
pub fn field_name(field: usize) -> String {
    format!("imm{field}")
}

fn encoding(pattern: &Pattern, places: &RegisterPlaces, number: usize) -> String {
    let registers = named(&pattern.shape);
    let taken: usize = pattern.fields.iter().map(|field| usize::from(field.bits)).sum();
    let spare = usize::from(room(registers)) - taken;
    let fields = pattern.fields.iter().enumerate();
    let fields: Vec<String> =
        fields.map(|(at, field)| format!("{}[{}:0]", field_name(at), field.bits - 1)).collect();
    let immediates = (spare > 0).then(|| format!("{spare}'d0")).into_iter().chain(fields);
    let has = |name: &str| places.inputs.iter().chain(&places.outputs).any(|other| *other == name);
    // Where the third of the R4 format stands: a third source, or the second result.
    let fourth = if has("rs3") { "rs3" } else { "rd2" };
    let mut parts: Vec<String> = Vec::new();
    if registers == 4 {
        parts.push(format!("{fourth}[4:0]"));
    }
    parts.extend(immediates);
    if registers >= 3 {
        // A second result stands in the place of a second source that is not there.
        parts.push(format!("{}[4:0]", if has("rs2") { "rs2" } else { "rd2" }));
    }
    parts.push("rs1[4:0]".to_owned());
    parts.push(format!("3'd{}", number % 8));
    parts.push("rd[4:0]".to_owned());
    parts.push(format!("7'b{}", OPCODES[number / 8 % OPCODES.len()]));
    parts.join(" :: ")
}

/// Statements, each a line.
fn behaviour(pattern: &Pattern, places: &RegisterPlaces, xlen: Xlen) -> Vec<String> {
    let bits = xlen.bits();
    let shape = &pattern.shape;
    let mut lines = Vec::new();
    // What is read must be read before the first result is written.
    let several = shape.outputs.len() > 1;
    let input = |at: u8| {
        let name = places.inputs[usize::from(at)];
        if several { ["a", "b", "c", "d"][usize::from(at)].to_owned() } else { format!("X[{name}]") }
    };
    if several {
        for at in 0..shape.inputs {
            lines.push(format!("unsigned<{bits}> {} = X[{}];", input(at), places.inputs[usize::from(at)]));
        }
    }
    let mut immediates = pattern.immediates.iter();
    let mut expressions: Vec<Expression> = Vec::new();
    for (number, node) in shape.nodes.iter().enumerate() {
        let immediate = if node.immediate { immediates.next().copied() } else { None };
        let operand = |place: usize| match node.reads[place] {
            Read::Nothing => Expression::name("0".to_owned()),
            Read::Constant(value) => Expression::literal(format!("{bits}'d{value}")),
            Read::Input(at) => Expression::name(input(at)),
            Read::Made(at) => expressions[usize::from(at)].clone(),
        };
        let made = expression(
            node.op,
            [operand(0), operand(1)],
            immediate,
            &pattern.fields,
            xlen,
            &mut lines,
            number,
        );
        let readers =
            shape.nodes.iter().flat_map(|node| node.reads).filter(|read| *read == Read::Made(number as u8));
        let result = shape.outputs.iter().position(|output| usize::from(*output) == number);
        let count = readers.count();
        let inside = made.inside && made.text.len() <= LONGEST && count == 1 && result.is_none();
        let alone = count == 0 && !several;
        expressions.push(if inside || alone {
            made
        } else {
            let name = format!("t{number}");
            lines.push(format!("unsigned<{bits}> {name} = {};", made.text));
            Expression::name(name)
        });
    }
    for (output, place) in shape.outputs.iter().zip(&places.outputs) {
        lines.push(format!("if ({place} != 0) X[{place}] = {};", expressions[usize::from(*output)].text));
    }
    lines
}

/// Text of a value.
#[derive(Clone, Debug)]
struct Expression {
    text: String,
    /// Whether it is a name.
    named: bool,
    /// Whether it has all bits of a register, and may stand inside another expression.
    inside: bool,
}

impl Expression {
    fn name(text: String) -> Self {
        Self { text, named: true, inside: true }
    }

    fn literal(text: String) -> Self {
        Self { text, named: false, inside: true }
    }
}

/// What an operation computes; what must have a name gets one in `lines`.
fn expression(
    op: Op,
    operands: [Expression; 2],
    immediate: Option<FittedImmediate>,
    fields: &[ImmediateBits],
    xlen: Xlen,
    lines: &mut Vec<String>,
    number: usize,
) -> Expression {
    let bits = xlen.bits();
    if let (Op::Xori, Some(FittedImmediate::Fixed(-1))) = (op, immediate) {
        return Expression { text: format!("~{}", within(&operands[0])), named: false, inside: true };
    }
    let Some(known) = text::of(op, xlen) else { return Expression::name("0".to_owned()) };
    let mut names: Vec<String> = Vec::new();
    let mut writer = Writer { operands: &operands, immediate, fields, bits, number };
    for (at, local) in known.locals.iter().enumerate() {
        let text = writer.written(&local.pieces, &names, lines);
        let name = format!("{}{number}", ["p", "q", "r"][at.min(2)]);
        lines.push(format!("{} {name} = {text};", local.kind));
        names.push(name);
    }
    let made = writer.written(&known.pieces, &names, lines);
    // A comparison has one bit, a sum one more than its operands.
    let whole = matches!(
        op,
        Op::And
            | Op::Or
            | Op::Xor
            | Op::Andi
            | Op::Ori
            | Op::Xori
            | Op::Andn
            | Op::Orn
            | Op::Sll
            | Op::Srl
            | Op::Slli
            | Op::Srli
    );
    Expression { inside: whole && made.len() <= LONGEST, text: made, named: false }
}

/// Writes an operation's pieces.
struct Writer<'a> {
    operands: &'a [Expression; 2],
    immediate: Option<FittedImmediate>,
    fields: &'a [ImmediateBits],
    bits: u32,
    /// The operation's number, by which names are told apart.
    number: usize,
}

impl Writer<'_> {
    fn written(&mut self, pieces: &[Piece], names: &[String], lines: &mut Vec<String>) -> String {
        let mut made = String::new();
        for (at, piece) in pieces.iter().enumerate() {
            match piece {
                Piece::Text(text) => made.push_str(text),
                Piece::Local(local) => made.push_str(&names[*local]),
                Piece::Immediate => {
                    let number =
                        self.immediate.map_or_else(|| "0".to_owned(), |fit| number_of(fit, self.fields));
                    // What it counts as is said by the number itself.
                    if made.ends_with("(signed)") {
                        made.truncate(made.len() - "(signed)".len());
                    }
                    made.push_str(&number);
                }
                Piece::Register(place) => {
                    let operand = &self.operands[*place];
                    let sliced =
                        matches!(pieces.get(at + 1), Some(Piece::Text(text)) if text.starts_with('['));
                    if sliced && !operand.named {
                        let name = format!("{}{}", ["x", "y"][*place], self.number);
                        lines.push(format!("unsigned<{}> {name} = {};", self.bits, operand.text));
                        made.push_str(&name);
                    } else {
                        made.push_str(&within(operand));
                    }
                }
            }
        }
        made
    }
}

fn within(operand: &Expression) -> String {
    let bare = operand.named || !operand.text.contains(' ');
    if bare { operand.text.clone() } else { format!("({})", operand.text) }
}

fn number_of(fit: FittedImmediate, fields: &[ImmediateBits]) -> String {
    match fit {
        FittedImmediate::Fixed(value) if value < 0 => format!("({value})"),
        FittedImmediate::Fixed(value) => value.to_string(),
        FittedImmediate::Field { field, of } => {
            let bits = fields[usize::from(field)];
            let name = field_name(usize::from(field));
            match of {
                // By 0 the other word is shifted out: both are one shifter (`circuit`).
                Some(sum) => format!("({sum} - {name})"),
                None if bits.signed => format!("(signed){name}"),
                None => name,
            }
        }
    }
}
