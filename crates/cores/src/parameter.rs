//! Parameters of a family: name, legal values and meaning beside the field that the model reads.
//!
//! Source: docs/reference/core.md. A core's file states values; it may narrow what is legal here,
//! and not widen it.

use std::fmt;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// A value that a core's file states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterValue {
    /// An integer.
    Number(i64),
    /// `true` or `false`.
    Truth(bool),
}

/// Which values a parameter may have in any core of the family.
/// Serialised as `range` and `choices`, null where it has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Legal {
    /// From the first to the second, both included.
    Range(i64, i64),
    /// One of these numbers.
    Choices(&'static [i64]),
    /// `true` or `false`.
    Truth,
}

impl Legal {
    /// Whether `value` is legal.
    pub fn allows(self, value: ParameterValue) -> bool {
        match (self, value) {
            (Self::Range(low, high), ParameterValue::Number(number)) => (low..=high).contains(&number),
            (Self::Choices(choices), ParameterValue::Number(number)) => choices.contains(&number),
            (Self::Truth, ParameterValue::Truth(_)) => true,
            _ => false,
        }
    }
}

impl Serialize for Legal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry(
            "range",
            &if let Self::Range(low, high) = self { Some([low, high]) } else { None },
        )?;
        match self {
            Self::Range(..) => map.serialize_entry("choices", &())?,
            Self::Choices(choices) => map.serialize_entry("choices", choices)?,
            Self::Truth => map.serialize_entry("choices", [false, true].as_slice())?,
        }
        map.end()
    }
}

impl fmt::Display for Legal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range(low, high) => write!(f, "{low} to {high}"),
            Self::Choices(choices) => {
                let choices: Vec<String> = choices.iter().map(ToString::to_string).collect();
                write!(f, "one of {}", choices.join(", "))
            }
            Self::Truth => f.write_str("true or false"),
        }
    }
}

/// A parameter of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "FamilyParameter")]
pub struct FamilyParameter {
    /// Its name in core files.
    pub name: &'static str,
    /// One sentence, with the unit.
    pub meaning: &'static str,
    /// Which values it may have.
    /// Python: `range: tuple[int, int] | None`
    /// Python: `choices: list[int | bool] | None`
    #[serde(flatten)]
    pub legal: Legal,
    /// Why not beyond; empty for truth values.
    /// Python: `str | None`
    #[serde(serialize_with = "unless_empty")]
    pub reason: &'static str,
}

fn unless_empty<S: Serializer>(reason: &str, serializer: S) -> Result<S::Ok, S::Error> {
    Some(reason).filter(|reason| !reason.is_empty()).serialize(serializer)
}

/// Numbers from `low` to `high`, both included; beyond forbids `reason`.
pub const fn range(low: i64, high: i64, reason: &'static str) -> (Legal, &'static str) {
    (Legal::Range(low, high), reason)
}

/// These numbers alone; others forbids `reason`.
pub const fn choice(choices: &'static [i64], reason: &'static str) -> (Legal, &'static str) {
    (Legal::Choices(choices), reason)
}

/// `true` or `false`.
pub const fn truth() -> (Legal, &'static str) {
    (Legal::Truth, "")
}

/// What a field of parameters may be.
pub trait Field: Sized {
    /// The field for a stated value, if it is one.
    fn from_value(value: ParameterValue) -> Option<Self>;
}

impl Field for u32 {
    fn from_value(value: ParameterValue) -> Option<Self> {
        if let ParameterValue::Number(number) = value { number.try_into().ok() } else { None }
    }
}

impl Field for bool {
    fn from_value(value: ParameterValue) -> Option<Self> {
        if let ParameterValue::Truth(truth) = value { Some(truth) } else { None }
    }
}

/// Gives the value of a parameter by its name, where one is stated.
pub type StatedValues<'a> = &'a dyn Fn(&str) -> Option<ParameterValue>;

/// A family's parameters, once: the struct that the model reads, their descriptions, and the way
/// from one to the other. After `@` stands what the struct has beside them, at first the default.
macro_rules! parameters {
    (
        $(#[$attribute:meta])*
        pub struct $name:ident {
            $($(#[doc = $meaning:literal])+ $field:ident: $type:ty = $legal:expr,)+
            $(@ $(#[$more:meta])+ $beside:ident: $other:ty)?
        }
    ) => {
        $(#[$attribute])*
        pub struct $name {
            $($(#[doc = $meaning])+ pub $field: $type,)+
            $($(#[$more])+ pub $beside: $other,)?
        }

        impl $name {
            /// Every parameter, in the order of the fields.
            pub const PARAMETERS: &'static [$crate::FamilyParameter] = &[$({
                let (legal, reason) = $legal;
                $crate::FamilyParameter {
                    name: stringify!($field),
                    meaning: concat!($($meaning),+).trim_ascii_start(),
                    legal,
                    reason,
                }
            }),+];

            /// The parameters with these values.
            ///
            /// # Errors
            /// One sentence where one is missing or of another kind.
            pub fn from_values(stated: $crate::StatedValues<'_>) -> Result<Self, String> {
                Ok(Self {
                    $($field: stated(stringify!($field))
                        .and_then($crate::parameter::Field::from_value)
                        .ok_or_else(|| concat!("the parameter ", stringify!($field), " is missing").to_owned())?,)+
                    $($beside: Default::default(),)?
                })
            }
        }
    };
}

pub(crate) use parameters;
