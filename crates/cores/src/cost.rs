//! The part of an instruction's cost that only one family of cores knows: its keys in design.toml,
//! and their values.
//!
//! Source: docs/reference/design.md, "[timing]".

use instar_isa::StaticEntry;
use serde::{Serialize, Serializer};

/// A key of a family's own costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "FamilyCost")]
pub struct CostKey {
    /// As design.toml has it: `issue_slots`.
    pub key: &'static str,
    /// One sentence.
    pub meaning: &'static str,
    /// Which values it takes, and which one it has where it is absent.
    #[serde(flatten)]
    pub form: CostForm,
}

/// Which values a cost takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "form")]
pub enum CostForm {
    /// A number of at least `least`.
    Number {
        /// Lowest legal value.
        least: u32,
        /// Its value where the key is absent.
        absent: Absent,
    },
    /// A list of ports, numbered from 0; every port where the key is absent.
    Ports,
    /// The name of a unit, of the design or of the core, or `"own"` for none, as where the key is
    /// absent.
    Unit,
}

/// The value of a number that is not stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Absent {
    /// 1.
    One,
    /// X registers that the instruction reads.
    Reads,
    /// X registers that it writes.
    Writes,
    /// The same, and at least 1.
    WritesOrOne,
    /// 0.
    Zero,
    /// 0, and an instruction on vector registers must state it.
    Vectors,
}

/// The value of one of a family's costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum CostValue {
    /// A number.
    Number(u32),
    /// Ports, numbered from 0; none means every port.
    Ports(Vec<u32>),
    /// The name of a unit; `None`: of none.
    Unit(Option<String>),
}

impl CostForm {
    /// The value where the key is absent, of an instruction that reads and writes so many X
    /// registers.
    pub fn absent(self, reads: u32, writes: u32) -> CostValue {
        match self {
            Self::Number { absent, .. } => CostValue::Number(match absent {
                Absent::One => 1,
                Absent::Reads => reads,
                Absent::Writes => writes,
                Absent::WritesOrOne => writes.max(1),
                Absent::Zero | Absent::Vectors => 0,
            }),
            Self::Ports => CostValue::Ports(Vec::new()),
            Self::Unit => CostValue::Unit(None),
        }
    }
}

/// The costs of one instruction that only its core's family knows, in the order of the family's
/// keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnCost(Vec<(&'static str, CostValue)>);

impl OwnCost {
    /// What an instruction costs of which nothing is stated; it reads and writes so many X
    /// registers.
    pub fn unstated(keys: &'static [CostKey], reads: u32, writes: u32) -> Self {
        Self(keys.iter().map(|key| (key.key, key.form.absent(reads, writes))).collect())
    }

    /// Changes the value of a key, if the family has it.
    pub fn set(&mut self, key: &str, amount: CostValue) {
        if let Some((_, place)) = self.0.iter_mut().find(|(name, _)| *name == key) {
            *place = amount;
        }
    }

    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&CostValue> {
        self.0.iter().find(|(name, _)| *name == key).map(|(_, amount)| amount)
    }

    /// The units that it names, with the key of each.
    pub fn units(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().filter_map(|(key, amount)| match amount {
            CostValue::Unit(Some(name)) => Some((*key, name.as_str())),
            _ => None,
        })
    }
}

impl Serialize for OwnCost {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, amount)| (key, amount)))
    }
}

/// What a field of a family's costs may be.
pub trait CostField: Sized {
    /// The field for a value, if it is of its form.
    fn from_amount(amount: &CostValue) -> Option<Self>;
}

macro_rules! cost_field {
    ($($type:ty: $variant:ident),+) => {
        $(impl CostField for $type {
            fn from_amount(amount: &CostValue) -> Option<Self> {
                if let CostValue::$variant(value) = amount { Some(value.clone()) } else { None }
            }
        })+
    };
}

cost_field!(u32: Number, Vec<u32>: Ports, Option<String>: Unit);

/// What the design states of an instruction, among its `timings`, with its index there.
///
/// # Errors
/// One sentence where it states nothing.
pub(crate) fn stated<'a, T>(entry: &StaticEntry, timings: &'a [Option<T>]) -> Result<(u16, &'a T), String> {
    let index = entry.custom.unwrap_or(u16::MAX);
    let found = timings.get(usize::from(index)).and_then(Option::as_ref);
    found.map(|timing| (index, timing)).ok_or_else(|| {
        format!(
            "the design states no cost of the instruction at {:#x} for this core; give it a [timing] table",
            entry.pc
        )
    })
}

/// A number of at least `least`.
pub const fn number(least: u32, absent: Absent) -> CostForm {
    CostForm::Number { least, absent }
}

/// A family's own costs, once: the struct that the model reads, their keys, and the way to it from
/// what is stated.
macro_rules! costs {
    (
        $(#[$attribute:meta])*
        pub struct $name:ident {
            $($(#[doc = $meaning:literal])+ $field:ident: $type:ty = $form:expr,)+
        }
    ) => {
        $(#[$attribute])*
        pub struct $name {
            $($(#[doc = $meaning])+ pub $field: $type,)+
        }

        impl $name {
            /// Every key, in the order of the fields.
            pub const KEYS: &'static [$crate::CostKey] = &[$($crate::CostKey {
                key: stringify!($field),
                meaning: concat!($($meaning),+).trim_ascii_start(),
                form: $form,
            }),+];
        }

        impl From<&$crate::OwnCost> for $name {
            /// Reads the costs; what is missing is that of an instruction without X registers.
            fn from(own: &$crate::OwnCost) -> Self {
                Self {
                    $($field: own
                        .get(stringify!($field))
                        .and_then($crate::cost::CostField::from_amount)
                        .or_else(|| $crate::cost::CostField::from_amount(&$form.absent(0, 0)))
                        .unwrap_or_default(),)+
                }
            }
        }
    };
}

pub(crate) use costs;
