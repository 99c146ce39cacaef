//! Columns of numbers and stretches of simulated memory, as objects that numpy reads without a
//! copy.
//!
//! Source: Python's buffer protocol (PEP 3118), `numpy.frombuffer`.

use std::ffi::c_int;

use pyo3::exceptions::PyBufferError;
use pyo3::ffi;
use pyo3::prelude::*;

use crate::program::Program;

/// Read-only bytes: a column of numbers, or a stretch of a machine's memory as it is at each
/// moment.
#[pyclass(frozen, module = "instar._core")]
pub struct Buffer(Kept);

enum Kept {
    Bytes(Vec<u8>),
    U16(Vec<u16>),
    U32(Vec<u32>),
    U64(Vec<u64>),
    /// Memory of a program's machine, which lives as long as the program.
    Window {
        start: *const u8,
        length: usize,
        _program: Py<Program>,
    },
}

// SAFETY: a column is never changed; memory is only read through Python's buffers, whose users are
// told when not to.
unsafe impl Send for Kept {}
// SAFETY: as above.
unsafe impl Sync for Kept {}

impl From<Vec<u8>> for Buffer {
    fn from(column: Vec<u8>) -> Self {
        Self(Kept::Bytes(column))
    }
}

impl From<Vec<u16>> for Buffer {
    fn from(column: Vec<u16>) -> Self {
        Self(Kept::U16(column))
    }
}

impl From<Vec<u32>> for Buffer {
    fn from(column: Vec<u32>) -> Self {
        Self(Kept::U32(column))
    }
}

impl From<Vec<u64>> for Buffer {
    fn from(column: Vec<u64>) -> Self {
        Self(Kept::U64(column))
    }
}

impl Buffer {
    /// Memory of `program`, as `Subject::window` found it there.
    pub fn window(program: Py<Program>, start: *const u8, length: usize) -> Self {
        Self(Kept::Window { start, length, _program: program })
    }

    /// The first byte and how many there are.
    fn place(&self) -> (*const u8, usize) {
        fn of<T>(column: &[T]) -> (*const u8, usize) {
            (column.as_ptr().cast(), size_of_val(column))
        }
        match &self.0 {
            Kept::Bytes(column) => of(column),
            Kept::U16(column) => of(column),
            Kept::U32(column) => of(column),
            Kept::U64(column) => of(column),
            Kept::Window { start, length, .. } => (*start, *length),
        }
    }
}

#[pymethods]
impl Buffer {
    fn __len__(&self) -> usize {
        self.place().1
    }

    /// # Safety
    ///
    /// Python calls this with a view that it owns.
    unsafe fn __getbuffer__(slf: Bound<'_, Self>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
        if view.is_null() {
            return Err(PyBufferError::new_err("there is no view to fill in"));
        }
        let (start, length) = slf.get().place();
        // SAFETY: the bytes live as long as `slf`, to which the view holds a reference, and never
        // move; readers get them as read-only.
        let filled = unsafe {
            ffi::PyBuffer_FillInfo(
                view,
                slf.as_ptr(),
                start.cast_mut().cast(),
                length as ffi::Py_ssize_t,
                1,
                flags,
            )
        };
        if filled == -1 { Err(PyErr::fetch(slf.py())) } else { Ok(()) }
    }
}
