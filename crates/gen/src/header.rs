//! The C header: one function per instruction, one macro where an operand must be a constant.
//!
//! Source: GCC manual, "Extended Asm" and "Machine Constraints" (RISC-V: `r`, and `R` for an
//! even/odd pair).

use std::fmt::Write;

use instar_coredsl::{DescribedInstruction, Description};
use instar_isa::Xlen;

use crate::format::{Spelling, directive};
use crate::roles::{Kind, Operand, Roles, identifier};
use crate::vector;

/// ABI names of x0 to x31 as compilers print them.
pub(crate) const ABI_NAMES: [&str; 32] = [
    "zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", "a0", "a1", "a2", "a3", "a4", "a5", "a6",
    "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6",
];

/// The header `<extension>.h` of a description.
pub fn c_header(description: &Description) -> String {
    let guard = format!("INSTAR_{}_H", description.name.to_uppercase());
    let mut out = String::new();
    let _ =
        writeln!(out, "/* Instructions of {} for C. Made from its CoreDSL description. */", description.name);
    let _ = writeln!(out, "#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n");
    let bits = description.xlen.bits();
    let _ = writeln!(out, "#if !defined(__riscv_xlen) || __riscv_xlen != {bits}");
    let _ = writeln!(out, "#error \"{} was generated for RV{bits}\"\n#endif\n", description.name);
    let roles: Vec<_> = description.instructions.iter().map(|i| (i, Roles::of(description, i))).collect();
    if roles
        .iter()
        .any(|(_, roles)| roles.operands.iter().any(|o| matches!(o.kind, Kind::Register { pair: true, .. })))
    {
        out.push_str(PAIR);
    }
    let mut bodies = String::new();
    let mut symbols = false;
    for (instruction, roles) in &roles {
        bodies.push('\n');
        bodies.push_str(&comment(instruction));
        match &roles.no_function {
            Some(reason) => {
                let _ = writeln!(
                    bodies,
                    "/* {}: no C function, {reason}; use the assembler macro. */",
                    identifier(instruction)
                );
            }
            None if roles.vectors => vector::write(instruction, roles, &mut bodies),
            None => symbols |= function(instruction, roles, &mut bodies),
        }
    }
    if symbols {
        out.push_str(&register_numbers());
    }
    if roles.iter().any(|(_, roles)| roles.vectors) {
        out.push_str(&vector::register_numbers());
    }
    out.push_str(bodies.trim_start_matches('\n'));
    let _ = writeln!(out, "\n#endif");
    out
}

/// GCC 15 and LLVM 20 know the constraint for an even/odd pair; older ones allocate one for "r" as
/// well.
const PAIR: &str = "#ifndef INSTAR_PAIR
#if defined(__clang__) ? __clang_major__ >= 20 : __GNUC__ >= 15
#define INSTAR_PAIR \"R\"
#else
#define INSTAR_PAIR \"r\"
#endif
#endif

";

/// Symbols that turn the register names that a compiler prints into numbers.
fn register_numbers() -> String {
    let mut out = String::from("#ifndef INSTAR_REGISTER_NUMBERS\n#define INSTAR_REGISTER_NUMBERS \\\n");
    for (number, name) in ABI_NAMES.iter().enumerate() {
        let end = if number == 31 { "" } else { " \\" };
        let _ = writeln!(out, "  \".equ .Linstar_{name}, {number}\\n\\t\"{end}");
    }
    out.push_str("#endif\n\n");
    out
}

fn comment(instruction: &DescribedInstruction) -> String {
    let decode = &instruction.decode;
    let mut out = format!("/* {}", decode.mnemonic);
    if !decode.syntax.is_empty() {
        let _ = write!(out, " {}", plain_syntax(&decode.syntax));
    }
    let safe = |line: &str| line.replace("*/", "* /").replace("/*", "/ *");
    for line in instruction.doc.lines() {
        let _ = write!(out, "\n * {}", safe(line));
    }
    out.push_str("\n *");
    for line in dedented(&instruction.behaviour_text) {
        let _ = write!(out, "\n *   {}", safe(&line));
    }
    out = out.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    out.push_str("\n */\n");
    out
}

/// `{name(rd)}, {imm}` as `rd, imm`.
pub(crate) fn plain_syntax(syntax: &str) -> String {
    let mut out = String::new();
    let mut rest = syntax;
    while let Some((before, after)) = rest.split_once('{') {
        let (inner, after) = after.split_once('}').unwrap_or((after, ""));
        let inner = inner.split(':').next().unwrap_or(inner);
        let name = inner.trim().strip_prefix("name(").and_then(|n| n.strip_suffix(')')).unwrap_or(inner);
        out.push_str(before);
        // `name(rd + 8)`: the offset of a three-bit field concerns the encoding only.
        out.push_str(name.split('+').next().unwrap_or(name).trim());
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Lines without the indentation that they have in the description.
pub(crate) fn dedented(text: &str) -> Vec<String> {
    let indent =
        text.lines().skip(1).filter(|l| !l.trim().is_empty()).map(|l| l.len() - l.trim_start().len()).min();
    let indent = indent.unwrap_or(0);
    text.lines()
        .enumerate()
        .map(
            |(number, line)| {
                if number == 0 { line.to_string() } else { line.get(indent..).unwrap_or("").to_string() }
            },
        )
        .collect()
}

/// What holds where functions of scalar operands are written.
const SCALAR: &str = "what works on vector registers has macros of its own";

pub(crate) fn c_type(kind: &Kind, xlen: Xlen) -> String {
    let (pair, signed) = match kind {
        Kind::Register { pair, signed, .. } => (*pair, *signed),
        Kind::Vector { .. } => unreachable!("{SCALAR}"),
        Kind::Immediate { .. } => return "int".to_string(),
    };
    match (pair, xlen) {
        (true, Xlen::Rv64) => "unsigned __int128".to_string(),
        (true, Xlen::Rv32) => "uint64_t".to_string(),
        (false, _) => format!("{}int{}_t", if signed { "" } else { "u" }, xlen.bits()),
    }
}

/// Writes the function or macro; whether it needs the symbols for register numbers.
fn function(instruction: &DescribedInstruction, roles: &Roles, out: &mut String) -> bool {
    let results: Vec<_> = roles.written().collect();
    let by_pointer = results.len() > 1;
    let as_macro = roles.has_immediate();
    let name = identifier(instruction);
    // In a macro the parameters are copied, so that they are evaluated once and have the right
    // types.
    let local = |o: &Operand| if as_macro { format!("instar_{}", o.name) } else { o.name.clone() };
    let lvalue = |o: &Operand| if by_pointer { format!("*{}", local(o)) } else { local(o) };
    let spell = Spelling {
        register: &|o| format!("%[{}]", o.name),
        number: &|o| format!(".Linstar_%[{}]", o.name),
        immediate: &|o| format!("%[{}]", o.name),
    };
    let (text, symbols) = directive(&instruction.decode, &roles.operands, &spell);
    let numbers = if symbols { "INSTAR_REGISTER_NUMBERS " } else { "" };
    let (mut outputs, mut inputs) = (vec![], vec![]);
    for operand in &roles.operands {
        match operand.kind {
            Kind::Register { read, written, pair, .. } => {
                let constraint = if pair { "INSTAR_PAIR" } else { "\"r\"" };
                let early = if roles.early_write { "&" } else { "" };
                let (modifier, list) = match (read, written) {
                    (true, true) => ("+", &mut outputs),
                    (false, true) => ("=", &mut outputs),
                    _ => ("", &mut inputs),
                };
                let early = if written && !read { early } else { "" };
                let constraint = match (modifier, early, pair) {
                    ("", _, _) => constraint.to_string(),
                    (m, e, true) => format!("\"{m}{e}\" {constraint}"),
                    (m, e, false) => format!("\"{m}{e}r\""),
                };
                let value = if written { lvalue(operand) } else { local(operand) };
                list.push(format!("[{}] {constraint} ({value})", operand.name));
            }
            Kind::Vector { .. } => unreachable!("{SCALAR}"),
            Kind::Immediate { .. } => inputs.push(format!("[{}] \"i\" ({})", operand.name, operand.name)),
        }
    }
    let clobber = if roles.memory { " : \"memory\"" } else { "" };
    let volatile =
        if roles.memory || roles.own_state || roles.raises || results.is_empty() { " volatile" } else { "" };
    let asm = format!(
        "__asm__{volatile}({numbers}\"{text}\" : {} : {}{clobber});",
        outputs.join(", "),
        inputs.join(", ")
    );
    let single = results.first().filter(|_| !by_pointer).copied();
    let body = Body { name, asm, single, by_pointer };
    if as_macro {
        write_macro(&body, roles, out)
    } else {
        write_function(&body, roles, out)
    }
    symbols
}

struct Body<'a> {
    name: String,
    asm: String,
    /// The only result, which is returned.
    single: Option<&'a Operand>,
    by_pointer: bool,
}

fn write_function(body: &Body<'_>, roles: &Roles, out: &mut String) {
    let returns = body.single.map_or("void".to_string(), |operand| c_type(&operand.kind, roles.xlen));
    let mut parameters = vec![];
    for operand in &roles.operands {
        let ty = c_type(&operand.kind, roles.xlen);
        match operand.kind {
            Kind::Register { written: true, .. } if body.by_pointer => {
                parameters.push(format!("{ty} *{}", operand.name))
            }
            Kind::Register { read: false, written: true, .. } => {}
            _ => parameters.push(format!("{ty} {}", operand.name)),
        }
    }
    let parameters = if parameters.is_empty() { "void".to_string() } else { parameters.join(", ") };
    let _ = writeln!(
        out,
        "static inline __attribute__((always_inline)) {returns} {}({parameters}) {{",
        body.name
    );
    if let Some(operand) = body.single
        && matches!(operand.kind, Kind::Register { read: false, .. })
    {
        let _ = writeln!(out, "  {returns} {};", operand.name);
    }
    let _ = writeln!(out, "  {}", body.asm);
    if let Some(operand) = body.single {
        let _ = writeln!(out, "  return {};", operand.name);
    }
    out.push_str("}\n");
}

/// Between the lines of a macro.
pub(crate) const CONTINUED: &str = " \\\n  ";

/// The check that a constant can be encoded.
pub(crate) fn within(function: &str, name: &str, least: i64, greatest: i64, step: i64) -> String {
    let multiple = if step > 1 { format!(" && ({name}) % {step} == 0") } else { String::new() };
    let message = format!("{function}: {name} is {least} to {greatest}");
    let message = if step > 1 { format!("{message}, a multiple of {step}") } else { message };
    format!("_Static_assert(({name}) >= {least} && ({name}) <= {greatest}{multiple}, \"{message}\");")
}

fn write_macro(body: &Body<'_>, roles: &Roles, out: &mut String) {
    let mut parameters = vec![];
    let mut lines = vec![];
    for operand in &roles.operands {
        let name = &operand.name;
        match operand.kind {
            Kind::Vector { .. } => unreachable!("{SCALAR}"),
            Kind::Immediate { least, greatest, step } => {
                parameters.push(name.clone());
                lines.push(within(&body.name, name, least, greatest, step));
            }
            Kind::Register { read, written, .. } => {
                let ty = c_type(&operand.kind, roles.xlen);
                if written && body.by_pointer {
                    parameters.push(name.clone());
                    lines.push(format!("{ty} *instar_{name} = ({name});"));
                } else if read {
                    parameters.push(name.clone());
                    lines.push(format!("{ty} instar_{name} = ({name});"));
                } else {
                    lines.push(format!("{ty} instar_{name};"));
                }
            }
        }
    }
    lines.push(body.asm.clone());
    lines.push(body.single.map_or("(void)0;".to_string(), |operand| format!("instar_{};", operand.name)));
    // A parameter must not be replaced inside `[name]` and `%[name]`: operand names get their own.
    let text = roles.operands.iter().fold(lines.join(CONTINUED), |text, operand| {
        let name = &operand.name;
        text.replace(&format!("%[{name}]"), &format!("%[{name}_o]"))
            .replace(&format!(" [{name}] "), &format!(" [{name}_o] "))
    });
    let _ =
        writeln!(out, "#define {}({}) __extension__({{ \\\n  {text} }})", body.name, parameters.join(", "));
}
