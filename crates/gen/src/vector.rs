//! Macros of C for instructions on vector registers: they set vl and vtype themselves, as a
//! compiler does not know what an instruction of a design asks for.
//!
//! Source: the clang manual's list of inline assembly constraints of RISC-V (`vr`); vectors have
//! the types of `<riscv_vector.h>`, of which any will do.

use std::fmt::Write;

use instar_coredsl::DescribedInstruction;

use crate::format::{Spelling, word};
use crate::header::{CONTINUED, c_type, within};
use crate::roles::{Kind, Operand, Roles, identifier, is_written};

/// Symbols that turn the names of vector registers into numbers.
pub(crate) fn register_numbers() -> String {
    let mut out = String::from("#ifndef INSTAR_VECTOR_NUMBERS\n#define INSTAR_VECTOR_NUMBERS \\\n");
    for number in 0..32 {
        let end = if number == 31 { "" } else { " \\" };
        let _ = writeln!(out, "  \".equ .Linstar_v{number}, {number}\\n\\t\"{end}");
    }
    out.push_str("#endif\n\n");
    out
}

/// Writes the macro of an instruction, whose first parameters are vtype as `vsetvli` takes it, a
/// string, and vl.
pub(crate) fn write(instruction: &DescribedInstruction, roles: &Roles, out: &mut String) {
    let name = identifier(instruction);
    let results: Vec<&Operand> = roles.written().collect();
    if results.len() > 1 {
        let _ =
            writeln!(out, "/* {name}: no C function, it has several results; use the assembler macro. */");
        return;
    }
    let is_mask = |operand: &Operand| roles.mask == Some(operand.field);
    let spell = Spelling {
        register: &|o| format!("%[{}_o]", o.name),
        number: &|o| format!(".Linstar_%[{}_o]", o.name),
        // The macro is the unmasked form, as it has no parameter for v0.
        immediate: &|o| if is_mask(o) { "1".to_string() } else { format!("%[{}_o]", o.name) },
    };
    let (text, _) = word(&instruction.decode, &roles.operands, &spell);
    let mut parameters = vec!["vtype".to_string(), "vl".to_string()];
    let (mut lines, mut outputs) = (vec![], vec![]);
    let mut inputs = vec!["[instar_vl] \"r\" ((__SIZE_TYPE__)(vl))".to_string()];
    for operand in roles.operands.iter().filter(|operand| !is_mask(operand)) {
        let of = &operand.name;
        let (constraint, ty) = match operand.kind {
            Kind::Immediate { least, greatest, step } => {
                parameters.push(of.clone());
                lines.push(within(&name, of, least, greatest, step));
                inputs.push(format!("[{of}_o] \"i\" ({of})"));
                continue;
            }
            Kind::Vector { .. } => ("vr", format!("__typeof__({of})")),
            Kind::Register { .. } => ("r", c_type(&operand.kind, roles.xlen)),
        };
        let only_result = matches!(operand.kind, Kind::Register { read: false, .. });
        if only_result {
            lines.push(format!("{ty} instar_{of};"));
        } else {
            parameters.push(of.clone());
            lines.push(format!("{ty} instar_{of} = ({of});"));
        }
        if is_written(&operand.kind) {
            let modifier = if only_result { "=&" } else { "+" };
            outputs.push(format!("[{of}_o] \"{modifier}{constraint}\" (instar_{of})"));
        } else {
            inputs.push(format!("[{of}_o] \"{constraint}\" (instar_{of})"));
        }
    }
    let memory = if roles.memory { ", \"memory\"" } else { "" };
    lines.push(format!(
        "__asm__ volatile(INSTAR_VECTOR_NUMBERS \"vsetvli zero, %[instar_vl], \" vtype \"\\n\\t{text}\" : {} : {} : \
         \"vl\", \"vtype\"{memory});",
        outputs.join(", "),
        inputs.join(", ")
    ));
    let result =
        results.first().map_or("(void)0;".to_string(), |operand| format!("instar_{};", operand.name));
    lines.push(result);
    let parameters = parameters.join(", ");
    let _ = writeln!(
        out,
        "#define {name}({parameters}) __extension__({{{CONTINUED}{} }})",
        lines.join(CONTINUED)
    );
}
