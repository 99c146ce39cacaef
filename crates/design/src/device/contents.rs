//! What lies in the window of a device: registers with their fields, and memories.
//!
//! Source: docs/reference/design.md, "`[[device]]`".

use instar_coredsl::device::{
    DEVICE_WORD, DeviceField, DeviceMemory, DeviceRegister, RegisterAccess, RegisterBits, WhileBusy,
    secret_state,
};
use instar_coredsl::{StateDef, Type};
use instar_diagnostic::Span as TextSpan;
use instar_diagnostic::suggestion;

use crate::table::{Located, Table};
use crate::tree::{Node, Span};

/// Registers and memories of a device: their number is a byte in its text.
const MOST: usize = 200;
/// Words of all memories of a device: 1 MiB.
const MOST_WORDS: i64 = 1 << 18;
/// Names that mean something else in the text or in C.
const RESERVED: [&str; 8] = ["X", "PC", "MEM", "XLEN", "RFS", "NULL", "EOF", "BUFSIZ"];

/// How `access` is spelled.
const ACCESSES: [(&str, RegisterAccess); 5] = [
    ("rw", RegisterAccess::ReadWrite),
    ("ro", RegisterAccess::ReadOnly),
    ("wo", RegisterAccess::WriteOnly),
    ("w1c", RegisterAccess::WriteOneToClear),
    ("clear-on-read", RegisterAccess::ClearOnRead),
];

/// How a design spells an access.
pub fn access_word(access: RegisterAccess) -> &'static str {
    ACCESSES.iter().find(|(_, known)| *known == access).map_or("", |(word, _)| word)
}

/// What lies in a window.
#[derive(Default)]
pub(super) struct Contents {
    pub(super) registers: Vec<DeviceRegister>,
    pub(super) memories: Vec<DeviceMemory>,
    /// What lies where so far: name, first and last byte.
    taken: Vec<(String, u64, u64)>,
    /// Registers whose access is none: nothing follows from it.
    unsure: Vec<usize>,
}

impl Contents {
    /// Reads both tables of a device whose window has `bytes`, if that is known.
    pub(super) fn read(device: &Table<'_>, bytes: Option<u64>) -> Self {
        let mut contents = Self::default();
        for table in device.tables("registers") {
            contents.register(table, bytes);
        }
        for table in device.tables("memories") {
            contents.memory(table, bytes);
        }
        if contents.taken.len() > MOST {
            let message = format!("a device with {} registers and memories", contents.taken.len());
            device.problem(message, format!("{MOST} are possible; put some into one memory"));
        }
        contents
    }

    fn register(&mut self, table: Table<'_>, bytes: Option<u64>) {
        let name = self.name(&table, "register");
        let offset = self.placed(&table, &name, 1, bytes);
        let access = match table.text("access") {
            None => Some(RegisterAccess::ReadWrite),
            Some(named) => {
                let known = ACCESSES.iter().find(|(word, _)| *word == named.value);
                if known.is_none() {
                    let hint =
                        suggestion(&named.value, "kinds of access", ACCESSES.iter().map(|(word, _)| *word));
                    let message = format!("register \"{}\" has no access \"{}\"", name.value, named.value);
                    table.document.problem(named.span, message, Some(hint));
                    self.unsure.push(self.registers.len());
                }
                known.map(|(_, access)| *access)
            }
        };
        let reset = table.integer("reset", 0, i64::from(u32::MAX)).map_or(0, |given| given.value as u32);
        let fields = self.fields(&table, &name.value);
        let secret = table.boolean("secret").unwrap_or(false);
        table.finish();
        let (access, offset) = (access.unwrap_or(RegisterAccess::ReadWrite), offset.unwrap_or_default());
        self.registers.push(DeviceRegister { name: name.value, offset, access, reset, fields, secret });
    }

    fn memory(&mut self, table: Table<'_>, bytes: Option<u64>) {
        let name = self.name(&table, "memory");
        if !table.has("words") {
            table.missing("words", "<how many words of 32 bits>");
        }
        let words = table.integer("words", 1, MOST_WORDS).map_or(1, |given| given.value as u32);
        let offset = self.placed(&table, &name, words, bytes).unwrap_or_default();
        let secret = table.boolean("secret").unwrap_or(false);
        table.finish();
        self.memories.push(DeviceMemory { name: name.value, offset, words, secret });
    }

    /// The name of a register or memory.
    fn name(&self, table: &Table<'_>, what: &str) -> Located<String> {
        let name = table.required_text("name", "\"<NAME>\"");
        let rest = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
        let right = name.value.starts_with(|c: char| c.is_ascii_uppercase()) && name.value.chars().all(rest);
        if name.value.is_empty() {
            return name;
        }
        if !right || RESERVED.contains(&name.value.as_str()) {
            let message = format!("\"{}\" cannot be the name of a {what}", name.value);
            let hint =
                format!("capitals, digits and _, as in \"LENGTH\", and none of {}", RESERVED.join(", "));
            table.document.problem(name.span.clone(), message, Some(hint));
        }
        if self.taken.iter().any(|(taken, _, _)| *taken == name.value) {
            let message = format!("there are two registers or memories \"{}\"", name.value);
            table.document.problem(name.span.clone(), message, Some("give one another name".to_owned()));
        }
        name
    }

    /// The first byte of so many words; notes what they take.
    fn placed(
        &mut self,
        table: &Table<'_>,
        name: &Located<String>,
        words: u32,
        bytes: Option<u64>,
    ) -> Option<u64> {
        if !table.has("offset") {
            table.missing("offset", "<its first byte, from the start of the window>");
        }
        let offset = table.integer("offset", 0, i64::from(u32::MAX))?;
        let problem = |message: String, hint: String| {
            table.document.problem(offset.span.clone(), message, Some(hint));
        };
        let (first, name) = (offset.value as u64, &name.value);
        let last = first + u64::from(words) * DEVICE_WORD - 1;
        if !first.is_multiple_of(DEVICE_WORD) {
            problem(
                format!("\"{name}\" at {first:#x} does not begin at a multiple of {DEVICE_WORD}"),
                "registers and words have 32 bits".to_owned(),
            );
        }
        if let Some(bytes) = bytes.filter(|bytes| last >= *bytes) {
            problem(
                format!("\"{name}\", {first:#x} to {last:#x}, lies beyond the window of {bytes:#x} bytes"),
                "give it a smaller offset, or the window more `bytes`".to_owned(),
            );
        } else if let Some((other, from, to)) =
            self.taken.iter().find(|(_, from, to)| *from <= last && first <= *to)
        {
            problem(
                format!("\"{name}\", {first:#x} to {last:#x}, overlaps \"{other}\", {from:#x} to {to:#x}"),
                "give each bytes of its own".to_owned(),
            );
        }
        self.taken.push((name.clone(), first, last));
        Some(first)
    }

    fn fields(&self, register: &Table<'_>, of: &str) -> Vec<DeviceField> {
        let mut fields: Vec<DeviceField> = Vec::new();
        let Some(table) = register.table("fields") else { return fields };
        for entry in table.entries() {
            let (name, span) = (&entry.key, &entry.key_span);
            let problem = |message: String, hint: &str| {
                register.document.problem(span.clone(), message, Some(hint.to_owned()));
            };
            let bits: Vec<i64> = match &entry.item.node {
                Node::List(items) => {
                    items.iter().filter_map(|item| Some(table.as_integer(name, item, 0, 31)?.value)).collect()
                }
                _ => table.as_integer(name, &entry.item, 0, 31).into_iter().map(|bit| bit.value).collect(),
            };
            let (low, high) = match bits[..] {
                [bit] => (bit as u32, bit as u32),
                [low, high] if low <= high => (low as u32, high as u32),
                _ => {
                    let message = format!("field `{name}` of \"{of}\" is no bit and no range of bits");
                    problem(message, "write a bit, as in 3, or [lowest, highest], as in [4, 7]");
                    continue;
                }
            };
            let rest = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(rest) {
                problem(
                    format!("`{name}` cannot be the name of a field"),
                    "small letters, digits and _, as in `busy`",
                );
            }
            let called = |register: &str, field: &str| format!("{register}_{}", field.to_uppercase());
            if self.registers.iter().any(|other| {
                other.fields.iter().any(|field| called(&other.name, &field.name) == called(of, name))
            }) {
                problem(
                    format!("`{name}` of \"{of}\" and a field of another register are one name in C"),
                    "give one of them another name",
                );
            }
            if let Some(other) = fields.iter().find(|other| other.low <= high && low <= other.high) {
                problem(
                    format!("fields `{}` and `{name}` of \"{of}\" share a bit", other.name),
                    "give each bits of its own",
                );
            }
            fields.push(DeviceField { name: name.clone(), high, low });
        }
        fields
    }

    /// The bits that `key` names, which the device alone sets.
    pub(super) fn told(&self, table: &Table<'_>, key: &'static str) -> Option<RegisterBits> {
        let bits = self.bits(table, key)?;
        let register = &self.registers[bits.register];
        if self.written(bits) == Some(true) {
            let message = format!("a store to \"{}\" would set `{key}`", register.name);
            let hint = "give the register access ro, w1c or clear-on-read".to_owned();
            table.document.problem(span_of(table, key), message, Some(hint));
        }
        Some(bits)
    }

    /// Whether a store sets these bits; `None` where that was said wrong.
    pub(super) fn written(&self, bits: RegisterBits) -> Option<bool> {
        let access = self.registers[bits.register].access;
        let written = matches!(access, RegisterAccess::ReadWrite | RegisterAccess::WriteOnly);
        (!self.unsure.contains(&bits.register)).then_some(written)
    }

    /// The bits that `key` names, as in `"STATUS.busy"`.
    pub(super) fn bits(&self, table: &Table<'_>, key: &'static str) -> Option<RegisterBits> {
        let named = table.text(key)?;
        let problem = |message: String, hint: String| {
            table.document.problem(named.span.clone(), message, Some(hint));
        };
        let Some((register, field)) = named.value.split_once('.') else {
            let message = format!("`{key}` is \"{}\", which names no field", named.value);
            problem(message, format!("write {key} = \"REGISTER.field\""));
            return None;
        };
        let Some(at) = self.registers.iter().position(|known| known.name == register) else {
            let names = self.registers.iter().map(|known| known.name.as_str());
            problem(
                format!("there is no register \"{register}\""),
                suggestion(register, "registers of the device", names),
            );
            return None;
        };
        let fields = &self.registers[at].fields;
        let Some(field) = fields.iter().find(|known| known.name == field) else {
            let names = fields.iter().map(|known| known.name.as_str());
            problem(
                format!("register \"{register}\" has no field \"{field}\""),
                suggestion(field, "fields of it", names),
            );
            return None;
        };
        Some(RegisterBits { register: at, mask: field.mask() })
    }

    /// What `while_busy` says; `None` where it says nothing right.
    pub(super) fn while_busy(&self, table: &Table<'_>) -> Option<WhileBusy> {
        let error = self.told(table, "error");
        let named = table.text("while_busy")?;
        let problem = |message: &str, hint: &str| {
            table.document.problem(named.span.clone(), message, Some(hint.to_owned()));
            None
        };
        match (named.value.as_str(), error) {
            ("stall", _) => Some(WhileBusy::Stall),
            ("error", Some(bits)) => Some(WhileBusy::Error(bits)),
            ("error", None) if table.has("error") => None,
            ("error", None) => problem(
                "an access while busy sets a bit, and `error` names none",
                "add error = \"STATUS.error\", say",
            ),
            _ => problem(
                &format!("`while_busy` cannot be \"{}\"", named.value),
                "\"stall\" (the bus waits) or \"error\" (a bit is set) is right; to ignore an access is no choice",
            ),
        }
    }

    /// The state that the text finds: registers, then memories.
    pub(super) fn states(&self) -> Vec<StateDef> {
        let state = |name: &str, reset: Vec<u32>, array| StateDef {
            name: name.to_owned(),
            ty: Type::unsigned(32),
            count: reset.len() as u32,
            array,
            reset: reset.into_iter().map(Into::into).collect(),
            span: TextSpan::default(),
        };
        let registers = self.registers.iter().map(|r| state(&r.name, vec![r.reset], false));
        let memories = self.memories.iter().map(|m| state(&m.name, vec![0; m.words as usize], true));
        registers.chain(memories).collect()
    }

    /// Whether state number `at` holds secrets, and its name.
    pub(super) fn secret(&self, at: usize) -> Option<&str> {
        secret_state(&self.registers, &self.memories, at)
    }
}

/// Where the value of `key` stands, or else its table.
pub(super) fn span_of(table: &Table<'_>, key: &'static str) -> Span {
    table.find(key).map_or_else(|| table.span.clone(), |entry| entry.item.span.clone())
}
