//! The C header of a device: where it is, where its registers are, and what their bits are.
//!
//! Source: docs/reference/devices.md, "A device of one's own".

use std::fmt::Write;

use instar_coredsl::device::{DEVICE_WORD, DescribedDevice, DeviceRegister, RegisterAccess};

/// The header `<device>.h`.
pub fn device_header(device: &DescribedDevice) -> String {
    let DescribedDevice { name, base, bytes, .. } = device;
    let prefix = name.to_uppercase();
    let suffix = if u32::try_from(*base).is_ok() { "u" } else { "ull" };
    let mut out = format!("/* Device {name} for C. Made from its table in design.toml. */\n");
    let _ = writeln!(out, "#ifndef INSTAR_DEVICE_{prefix}_H\n#define INSTAR_DEVICE_{prefix}_H\n");
    let _ = writeln!(out, "#include <stdint.h>\n\n#define {prefix}_BASE {base:#x}{suffix}");
    let _ = writeln!(out, "#define {prefix}_BYTES {bytes:#x}u");
    for register in &device.registers {
        let DeviceRegister { name, offset, reset, .. } = register;
        let what = access(register.access);
        let _ =
            writeln!(out, "\n/* {what}; {reset:#x} at reset */\n#define {prefix}_{name}_OFFSET {offset:#x}u");
        for field in &register.fields {
            let called = format!("{prefix}_{name}_{}", field.name.to_uppercase());
            let _ = writeln!(out, "#define {called}_MASK {:#x}u", field.mask());
            let _ = writeln!(out, "#define {called}_SHIFT {}", field.low);
        }
    }
    for memory in &device.memories {
        let (name, offset, words) = (&memory.name, memory.offset, memory.words);
        let _ = writeln!(out, "\n#define {prefix}_{name}_OFFSET {offset:#x}u");
        let _ = writeln!(out, "#define {prefix}_{name}_WORDS {words}");
    }
    members(device, &mut out);
    let _ = writeln!(out, "\n#define {prefix} (({name}_device *)(uintptr_t){prefix}_BASE)\n\n#endif");
    out
}

fn access(access: RegisterAccess) -> &'static str {
    match access {
        RegisterAccess::ReadWrite => "read and written",
        RegisterAccess::ReadOnly => "read",
        RegisterAccess::WriteOnly => "written; reads as 0",
        RegisterAccess::WriteOneToClear => "a store clears the bits in which it has ones",
        RegisterAccess::ClearOnRead => "a load clears it",
    }
}

/// The struct: what lies in the window, in its order, with the room between.
fn members(device: &DescribedDevice, out: &mut String) {
    let mut all: Vec<(u64, u64, String)> = Vec::new();
    for register in &device.registers {
        let constant = match register.access {
            RegisterAccess::ReadOnly | RegisterAccess::ClearOnRead => "const ",
            _ => "",
        };
        all.push((register.offset, 1, format!("{constant}volatile uint32_t {}", register.name)));
    }
    for memory in &device.memories {
        let (name, words) = (&memory.name, memory.words);
        all.push((memory.offset, u64::from(words), format!("volatile uint32_t {name}[{words}]")));
    }
    all.sort_by_key(|(offset, ..)| *offset);
    out.push_str("\ntypedef struct {\n");
    let mut next = 0;
    for (offset, words, member) in all {
        if offset > next {
            let _ = writeln!(out, "  uint32_t reserved_{next:x}[{}];", (offset - next) / DEVICE_WORD);
        }
        let _ = writeln!(out, "  {member}; /* {offset:#x} */");
        next = offset + words * DEVICE_WORD;
    }
    if next == 0 {
        let _ = writeln!(out, "  uint32_t reserved_0[{}];", device.bytes / DEVICE_WORD);
    }
    let _ = writeln!(out, "}} {}_device;", device.name);
}
