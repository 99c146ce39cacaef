//! The assembler include: one macro per instruction, for GNU as and for clang.
//!
//! Source: GNU assembler manual, "Macro" and "Irp"; LLVM's assembler reads the same.

use std::fmt::Write;

use instar_coredsl::Description;
use instar_isa::{IndexExpr, RegisterFile};

use crate::format::{Spelling, word};
use crate::header::{ABI_NAMES, plain_syntax};
use crate::roles::{Kind, Roles, identifier};

/// The include `<extension>.inc` of a description.
pub fn assembler_include(description: &Description) -> String {
    let mut macros = String::new();
    let mut symbols = false;
    for instruction in &description.instructions {
        let roles = Roles::of(description, instruction);
        let decode = &instruction.decode;
        let spell = Spelling {
            register: &|o| format!("\\{}", o.name),
            number: &|o| {
                // A three-bit field counts from x8.
                let offset = decode.sources.iter().chain(&decode.destinations).find_map(|r| match r.index {
                    IndexExpr::Field { field, offset } if field == o.field && r.file == RegisterFile::X => {
                        Some(offset)
                    }
                    _ => None,
                });
                match offset {
                    Some(offset @ 1..) if decode.fields[o.field].width < 5 => {
                        format!("(.Linstar_\\{} - {offset})", o.name)
                    }
                    _ => format!(".Linstar_\\{}", o.name),
                }
            },
            immediate: &|o| format!("\\{}", o.name),
        };
        // Always a word: LLVM 22 cannot assemble `.insn` from a file when it also writes debug
        // information.
        let (text, needs_symbols) = word(decode, &roles.operands, &spell);
        symbols |= needs_symbols;
        let names: Vec<_> = roles.operands.iter().map(|operand| operand.name.as_str()).collect();
        let _ = writeln!(macros, "\n# {} {}", decode.mnemonic, plain_syntax(&decode.syntax));
        let _ = writeln!(macros, ".macro {} {}", identifier(instruction), names.join(", "));
        for operand in &roles.operands {
            if let Kind::Immediate { least, greatest, step } = operand.kind {
                let name = &operand.name;
                let _ = writeln!(
                    macros,
                    "  .if (\\{name}) < {least} || (\\{name}) > {greatest} || (\\{name}) % {step}"
                );
                let multiple = if step > 1 { format!(", a multiple of {step}") } else { String::new() };
                let _ = writeln!(
                    macros,
                    "    .error \"{}: {name} is {least} to {greatest}{multiple}\"",
                    decode.mnemonic
                );
                let _ = writeln!(macros, "  .endif");
            }
        }
        let _ = writeln!(macros, "  {text}\n.endm");
    }
    let mut out = format!(
        "# Instructions of {} for the assembler. Made from its CoreDSL description.\n",
        description.name
    );
    if symbols {
        out.push_str("\n# Numbers of the registers by their names.\n");
        if description.vectors {
            for number in 0..32 {
                let _ = writeln!(out, ".equ .Linstar_v{number}, {number}");
            }
        }
        for (number, name) in ABI_NAMES.iter().enumerate() {
            let _ = writeln!(out, ".equ .Linstar_{name}, {number}\n.equ .Linstar_x{number}, {number}");
        }
        out.push_str(".equ .Linstar_fp, 8\n");
    }
    out + &macros
}
