//! The parameters of cores/*.toml, for tests and examples: what a file states, over what its base
//! states.
//!
//! Source: docs/reference/core.md. The reader proper is `instar-design`, which stands on this
//! crate.

#![allow(dead_code)] // examples take what they need

use std::path::Path;

use instar_cores::cva6::Params;
use instar_cores::{FAMILIES, ParameterValue};

/// Every value that the core `name` of `folder` states, or its base.
pub fn values(folder: &Path, name: &str) -> toml::Table {
    let path = folder.join(format!("{name}.toml"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file: toml::Table = text.parse().expect("TOML");
    let base = file["core"].get("based_on").and_then(toml::Value::as_str);
    let mut all = base.map_or_else(toml::Table::new, |base| values(folder, base));
    let stated = file.get("parameters").and_then(toml::Value::as_table);
    all.extend(stated.into_iter().flatten().map(|(name, p)| (name.clone(), p["value"].clone())));
    all
}

/// The family of the core `name` of `folder`, or of its base.
pub fn family(folder: &Path, name: &str) -> String {
    let text = std::fs::read_to_string(folder.join(format!("{name}.toml"))).expect("a core's file");
    let file: toml::Table = text.parse().expect("TOML");
    let text = |key| file["core"].get(key).and_then(toml::Value::as_str);
    text("family").map_or_else(|| family(folder, text("based_on").expect("a base")), str::to_owned)
}

/// The parameters of the core `name` of `folder`.
pub fn params(folder: &Path, name: &str) -> Params {
    values(folder, name).try_into().expect("parameters")
}

/// The same of whichever family.
pub fn any_params(folder: &Path, name: &str) -> instar_cores::Params {
    let family = family(folder, name);
    let family = FAMILIES.iter().find(|one| one.name == family).expect("a family");
    let values = values(folder, name);
    let value = |name: &str| match values.get(name)? {
        toml::Value::Integer(number) => Some(ParameterValue::Number(*number)),
        toml::Value::Boolean(on) => Some(ParameterValue::Truth(*on)),
        other => panic!("{name} = {other}"),
    };
    instar_cores::Params::new(family, &value).expect("parameters")
}

/// The project's own cores.
pub fn cores() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cores"))
}

/// A sequence of numbers that is always the same (xorshift64).
pub struct Random(u64);

impl Random {
    /// That of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// One below this.
    pub fn below(&mut self, end: u64) -> u64 {
        (self.next() >> 16) % end
    }

    /// Whether it is one in so many.
    pub fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }
}

/// The bits of a branch that hold its offset.
pub fn branch_bits(offset: u32) -> u32 {
    (offset >> 12 & 1) << 31 | (offset >> 5 & 0x3f) << 25 | (offset >> 1 & 0xf) << 8 | (offset >> 11 & 1) << 7
}

/// Those of JAL.
pub fn jump_bits(offset: u32) -> u32 {
    (offset >> 20 & 1) << 31
        | (offset >> 1 & 0x3ff) << 21
        | (offset >> 11 & 1) << 20
        | (offset >> 12 & 0xff) << 12
}
