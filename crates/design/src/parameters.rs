//! From named values to a family's typed parameters, with the sentence for each that does not fit.
//!
//! Source: serde's derived struct of the family in `instar-cores`, whose field names are the parameters.

use std::cell::Cell;

use serde::de::value::{Error as ValueError, MapDeserializer};
use serde::de::{DeserializeOwned, Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

use crate::parameter::Parameter;
use crate::tree::Value;
use instar_diagnostic::suggestion;

/// What does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which parameter, by index; `None` where one is missing or the whole is at fault.
    pub parameter: Option<usize>,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub hint: Option<String>,
}

/// Builds the struct `T` whose fields are the parameters.
pub fn typed<T: DeserializeOwned>(parameters: &[Parameter]) -> Result<T, Vec<Fault>> {
    let fields = Cell::new(&[][..]);
    let at = Cell::new(None);
    let result = T::deserialize(Parameters { parameters, fields: &fields, at: &at });
    let names = fields.get();
    let mut faults: Vec<Fault> = Vec::new();
    for (i, parameter) in parameters.iter().enumerate() {
        if !names.contains(&parameter.name.as_str()) {
            faults.push(Fault {
                parameter: Some(i),
                message: format!("this family of cores has no parameter `{}`", parameter.name),
                hint: Some(suggestion(&parameter.name, "its parameters", names.iter().copied())),
            });
        }
    }
    for name in names.iter().filter(|n| !parameters.iter().any(|p| p.name == **n)) {
        faults.push(Fault {
            parameter: None,
            message: format!("the parameter `{name}` is missing"),
            hint: Some(format!("add {name} = {{ value = …, range = […], from = \"…\", where = \"…\" }}")),
        });
    }
    match result {
        Ok(params) if faults.is_empty() => Ok(params),
        Err(error) if faults.is_empty() => {
            let name = at.get().map_or("a parameter", |i: usize| parameters[i].name.as_str());
            Err(vec![Fault {
                parameter: at.get(),
                message: format!("`{name}` does not fit: {error}"),
                hint: None,
            }])
        }
        _ => Err(faults),
    }
}

/// A deserializer that notes which fields are wanted, and which entry it is at.
struct Parameters<'a> {
    parameters: &'a [Parameter],
    fields: &'a Cell<&'static [&'static str]>,
    at: &'a Cell<Option<usize>>,
}

impl<'de> Deserializer<'de> for Parameters<'_> {
    type Error = ValueError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        let entries = self.parameters.iter().enumerate().map(|(i, parameter)| {
            self.at.set(Some(i));
            (parameter.name.clone(), parameter.value.clone())
        });
        visitor.visit_map(MapDeserializer::new(entries))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        self.fields.set(fields);
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, ValueError> for Value {
    type Deserializer = ValueDeserializer;

    fn into_deserializer(self) -> ValueDeserializer {
        ValueDeserializer(self)
    }
}

/// Deserializes one plain value; a string may stand for the variant of an enumeration.
pub struct ValueDeserializer(Value);

impl<'de> Deserializer<'de> for ValueDeserializer {
    type Error = ValueError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.0 {
            Value::Boolean(value) => visitor.visit_bool(value),
            Value::Integer(value) => visitor.visit_i64(value),
            Value::Text(value) => visitor.visit_string(value),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_some(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        match self.0 {
            Value::Text(text) => {
                let text: serde::de::value::StringDeserializer<ValueError> = text.into_deserializer();
                text.deserialize_enum(name, variants, visitor)
            }
            other => Self(other).deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
