//! Records to Python and words from it: what serde makes of a value is what Python sees.
//!
//! Source: `pythonize`; the stubs (crates/stubs) follow from the same structs.

use pyo3::prelude::*;
use serde::de::value::Error;
use serde::de::{DeserializeOwned, Deserializer, Error as _, IntoDeserializer, Visitor};
use serde::{Serialize, Serializer, forward_to_deserialize_any};

use crate::error::raise;

/// A record on its way to Python or from it: structs are dictionaries, sequences lists, bytes
/// `bytes`.
pub struct Record<T>(pub T);

impl<'py, T: Serialize> IntoPyObject<'py> for Record<T> {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        pythonize::pythonize(py, &self.0).map_err(raise)
    }
}

impl<T: DeserializeOwned> FromPyObject<'_, '_> for Record<T> {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        pythonize::depythonize(&given).map(Self).map_err(raise)
    }
}

/// Bytes within a record.
pub struct Bytes(pub Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

/// Things by their names, in their own order.
pub struct Named<'a, T>(pub Vec<(&'a str, T)>);

impl<T: Serialize> Serialize for Named<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, thing)| (name, thing)))
    }
}

/// One of the words that an enumeration knows; for another one the sentence lists them.
pub struct Choice<T>(pub T);

impl<T: DeserializeOwned> FromPyObject<'_, '_> for Choice<T> {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        T::deserialize(Word(&given.extract::<String>()?)).map(Self).map_err(raise)
    }
}

/// A word for a variant of an enumeration, whose name in serde is what a sentence calls it.
struct Word<'a>(&'a str);

impl<'de> Deserializer<'de> for Word<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_str(self.0)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let Self(word) = self;
        if known.contains(&word) {
            return visitor.visit_enum(word.into_deserializer());
        }
        Err(Error::custom(format!("there is no {name} \"{word}\"; known: {}", known.join(", "))))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
