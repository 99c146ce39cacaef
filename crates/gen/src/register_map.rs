//! The registers of a device as SystemRDL, for tools that make pages, headers or classes of it.
//!
//! Source: SystemRDL 2.0 (Accellera, 2018). It knows neither time nor commands; that something
//! holds secrets is a property of ours. Bits without a name get one of their place, since bits that
//! no field has are no bits there.

use std::fmt::Write;

use instar_coredsl::device::{
    DEVICE_WORD, DescribedDevice, DeviceField, DeviceRegister, RegisterAccess, RegisterBits,
};

/// Words of SystemRDL that a name of a field can be; such a name is escaped.
const WORDS: [&str; 62] = [
    "abstract",
    "accesstype",
    "addressingtype",
    "addrmap",
    "alias",
    "all",
    "bit",
    "boolean",
    "bothedge",
    "component",
    "componentwidth",
    "constraint",
    "default",
    "encode",
    "enum",
    "external",
    "false",
    "field",
    "fullalign",
    "hw",
    "inside",
    "internal",
    "level",
    "longint",
    "mem",
    "na",
    "negedge",
    "nonsticky",
    "number",
    "onreadtype",
    "onwritetype",
    "posedge",
    "property",
    "r",
    "rclr",
    "ref",
    "reg",
    "regalign",
    "regfile",
    "rset",
    "ruser",
    "rw",
    "rw1",
    "signal",
    "string",
    "struct",
    "sw",
    "this",
    "true",
    "type",
    "unsigned",
    "w",
    "w1",
    "wclr",
    "woclr",
    "woset",
    "wot",
    "wr",
    "wset",
    "wuser",
    "wzc",
    "wzs",
];

/// The file `<device>.rdl`.
pub fn register_map(device: &DescribedDevice) -> String {
    let DescribedDevice { name, base, bytes, .. } = device;
    let mut out = format!("// Device {name} in SystemRDL. Made from its table in design.toml.\n");
    let _ = writeln!(out, "// Its window has {bytes:#x} bytes, at {base:#x}.\n");
    let secret = device.registers.iter().any(|register| register.secret)
        || device.memories.iter().any(|memory| memory.secret);
    if secret {
        out.push_str("property secret { component = reg | mem; type = boolean; default = false; };\n\n");
    }
    let _ = writeln!(out, "addrmap {} {{", escaped(name));
    out.push_str("  default regwidth = 32;\n  default accesswidth = 32;\n");
    for (number, register) in device.registers.iter().enumerate() {
        write_register(device, number, register, &mut out);
    }
    for memory in &device.memories {
        let secret = if memory.secret { " secret = true;" } else { "" };
        let _ = writeln!(
            out,
            "\n  external mem {{ mementries = {}; memwidth = {}; sw = rw;{secret} }} {} @ {:#x};",
            memory.words,
            8 * DEVICE_WORD,
            memory.name,
            memory.offset
        );
    }
    out.push_str("};\n");
    out
}

fn write_register(device: &DescribedDevice, number: usize, register: &DeviceRegister, out: &mut String) {
    out.push_str("\n  reg {\n");
    if register.secret {
        out.push_str("    secret = true;\n");
    }
    let starts = device
        .commands
        .iter()
        .filter(|command| command.start.register == number)
        .fold(0, |all, command| all | command.start.mask);
    let busy = match device.busy {
        Some(RegisterBits { register, mask }) if register == number => mask,
        _ => 0,
    };
    for field in all_bits(register) {
        let mask = field.mask();
        let mut access = access(register.access).to_owned();
        if mask & busy != 0 {
            access = "sw = r; hw = w;".to_owned();
        }
        if field.high == field.low && mask & starts != 0 {
            access.push_str(" singlepulse;");
        }
        let reset = (register.reset & mask) >> field.low;
        let name = escaped(&field.name);
        let _ = writeln!(out, "    field {{ {access} }} {name}[{}:{}] = {reset:#x};", field.high, field.low);
    }
    let _ = writeln!(out, "  }} {} @ {:#x};", register.name, register.offset);
}

/// The fields of a register by their place, and what lies between them.
fn all_bits(register: &DeviceRegister) -> Vec<DeviceField> {
    let mut fields = register.fields.clone();
    fields.sort_by_key(|field| field.low);
    let mut all = Vec::new();
    let mut next = 0;
    let between = |all: &mut Vec<DeviceField>, low: u32, end: u32| {
        if low < end {
            all.push(DeviceField { name: format!("bits_{}_{low}", end - 1), high: end - 1, low });
        }
    };
    for field in fields {
        between(&mut all, next, field.low);
        next = field.high + 1;
        all.push(field);
    }
    between(&mut all, next, u32::BITS);
    all
}

fn access(access: RegisterAccess) -> &'static str {
    match access {
        RegisterAccess::ReadWrite => "sw = rw; hw = rw;",
        RegisterAccess::ReadOnly => "sw = r; hw = w;",
        RegisterAccess::WriteOnly => "sw = w; hw = r;",
        RegisterAccess::WriteOneToClear => "sw = rw; hw = w; onwrite = woclr;",
        RegisterAccess::ClearOnRead => "sw = r; hw = w; onread = rclr;",
    }
}

fn escaped(name: &str) -> String {
    if WORDS.contains(&name) { format!("\\{name} ") } else { name.to_owned() }
}
