//! Arguments of a call.
//!
//! Source: `instar_sim::Argument`, which follows the psABI.

use instar_sim::{Argument, CallResult, Direction, ReturnKind};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString, PyTuple};

use crate::error::raise;

/// One argument of a call, as the psABI passes it. It may be pickled.
#[pyclass(frozen, module = "instar._core")]
pub struct Arg(pub Argument);

#[pymethods]
impl Arg {
    /// A scalar; type is one of i8, u8, i16, u16, i32, u32, i64, u64, size.
    #[staticmethod]
    #[pyo3(signature = (r#type, value))]
    fn value(r#type: &str, value: i128) -> PyResult<Self> {
        let (low, high) = range(r#type)?;
        if !(low..=high).contains(&value) {
            return Err(raise(format!("{value} is no {}; {low} to {high} is right", r#type)));
        }
        Ok(Self(match r#type {
            "i64" | "u64" => Argument::Int64(value as u64),
            "size" => Argument::Size(value as u64),
            _ => Argument::Int32(value as u32),
        }))
    }

    /// A buffer that the function reads.
    #[staticmethod]
    #[pyo3(signature = (data, align = 16))]
    fn input(data: Vec<u8>, align: u64) -> Self {
        Self(Argument::Buffer { direction: Direction::In, bytes: data, align })
    }

    /// A buffer that the function writes.
    #[staticmethod]
    #[pyo3(signature = (size, align = 16, fill = 0))]
    fn output(size: usize, align: u64, fill: u8) -> Self {
        Self(Argument::Buffer { direction: Direction::Out, bytes: vec![fill; size], align })
    }

    /// A buffer that the function reads and writes.
    #[staticmethod]
    #[pyo3(signature = (data, align = 16))]
    fn inout(data: Vec<u8>, align: u64) -> Self {
        Self(Argument::Buffer { direction: Direction::InOut, bytes: data, align })
    }

    /// How another process makes the same argument: the maker and what it is given.
    /// Python: `tuple[Callable[..., Arg], tuple[Any, ...]]`
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let bytes = |data: &[u8]| PyBytes::new(py, data).into_any();
        let int = |value: u64| value.into_pyobject(py).map(Bound::into_any);
        let text = |name: &str| PyString::new(py, name).into_any();
        let (maker, given) = match &self.0 {
            Argument::Int32(value) => ("value", [text("u32"), int(u64::from(*value))?]),
            Argument::Int64(value) => ("value", [text("u64"), int(*value)?]),
            Argument::Size(value) => ("value", [text("size"), int(*value)?]),
            Argument::Buffer { direction, bytes: data, align } => match direction {
                Direction::In => ("input", [bytes(data), int(*align)?]),
                Direction::Out => ("output", [int(data.len() as u64)?, int(*align)?]),
                Direction::InOut => ("inout", [bytes(data), int(*align)?]),
            },
            // No maker above makes one.
            Argument::Struct { .. } => return Err(raise("a struct by value cannot be pickled")),
        };
        Ok((py.get_type::<Self>().getattr(maker)?, PyTuple::new(py, given)?))
    }
}

/// Lowest and highest value of a scalar type.
fn range(name: &str) -> PyResult<(i128, i128)> {
    Ok(match name {
        "i8" => (i8::MIN.into(), i8::MAX.into()),
        "u8" => (0, u8::MAX.into()),
        "i16" => (i16::MIN.into(), i16::MAX.into()),
        "u16" => (0, u16::MAX.into()),
        "i32" => (i32::MIN.into(), i32::MAX.into()),
        "u32" => (0, u32::MAX.into()),
        "i64" => (i64::MIN.into(), i64::MAX.into()),
        "u64" | "size" => (0, u64::MAX.into()),
        _ => return Err(unknown(name)),
    })
}

/// What a function returns, and how its bits are read: width and sign.
pub struct Returned {
    /// For the simulator.
    pub kind: ReturnKind,
    bits: u32,
    signed: bool,
}

impl Returned {
    /// By the name of a scalar type; `None` is nothing.
    pub fn new(name: Option<&str>) -> PyResult<Self> {
        let Some(name) = name else { return Ok(Self { kind: ReturnKind::Void, bits: 0, signed: false }) };
        range(name)?;
        let (kind, bits) = match name {
            "i8" | "u8" => (ReturnKind::Int32, 8),
            "i16" | "u16" => (ReturnKind::Int32, 16),
            "i64" | "u64" => (ReturnKind::Int64, 64),
            "size" => (ReturnKind::Size, 64),
            _ => (ReturnKind::Int32, 32),
        };
        Ok(Self { kind, bits, signed: name.starts_with('i') })
    }

    /// A value of that type as the simulator has it.
    pub fn bits_of(&self, value: i64) -> u64 {
        if matches!(self.kind, ReturnKind::Int32) { u64::from(value as u32) } else { value as u64 }
    }

    /// What a call gave, by its type; 0 for nothing.
    pub fn of(&self, call: &CallResult) -> i128 {
        let value = call.value.integer().unwrap_or(0);
        match (self.bits, self.signed) {
            (0, _) => 0,
            (bits, true) => i128::from((value << (64 - bits)) as i64 >> (64 - bits)),
            (bits, false) => i128::from(value << (64 - bits) >> (64 - bits)),
        }
    }
}

fn unknown(name: &str) -> PyErr {
    raise(format!("there is no scalar type \"{name}\"; known: i8, u8, i16, u16, i32, u32, i64, u64, size"))
}
