//! What compiled code sees of the hart beside its registers: pc, memory, and a place for traps.
//!
//! Source: own design; the layout is fixed by `repr(C)`, because compiled code reads and writes the
//! fields.

use std::ffi::c_void;
use std::ptr;

use instar_coredsl::vector::VectorSetting;

/// The ways to memory. Each takes the context's host; a failed access leaves its trap in the
/// context.
#[derive(Clone, Copy)]
pub struct Doors {
    /// Reads 1, 2, 4 or 8 bytes at an address, little-endian; on failure calls [`Context::fail`].
    pub load: extern "C" fn(&mut Context, address: u64, size: u32) -> u64,
    /// Writes 1, 2, 4 or 8 bytes at an address, little-endian; on failure calls [`Context::fail`].
    pub store: extern "C" fn(&mut Context, address: u64, size: u32, value: u64),
}

/// The vector registers, for behaviours that use them.
#[repr(C)]
pub struct VectorContext {
    /// The bytes of v0 to v31 one after the other.
    pub file: *mut u8,
    /// What the vector unit is set to, by number of the [`VectorSetting`]. VLEN says how long
    /// `file` is.
    pub settings: [u64; VectorSetting::ALL.len()],
}

/// One execution of a behaviour.
#[repr(C)]
pub struct Context {
    /// Address of this instruction.
    pub pc: u64,
    /// Address of the next instruction, where `jumped` is not 0.
    pub next_pc: u64,
    /// Whether the behaviour wrote the pc.
    pub jumped: u64,
    /// Whether the execution ended with a trap.
    pub failed: u64,
    /// Exception number as in `mcause`, where `failed` is not 0.
    pub cause: u64,
    /// Faulting address or instruction word, as in `mtval`.
    pub value: u64,
    /// Reads memory.
    load: extern "C" fn(&mut Context, u64, u32) -> u64,
    /// Writes memory.
    store: extern "C" fn(&mut Context, u64, u32, u64),
    /// Whatever the doors need; compiled code passes it on.
    pub host: *mut c_void,
    /// The vector registers; null where the behaviour uses none.
    vectors: *const VectorContext,
}

impl Context {
    /// The context of the instruction at `pc`.
    #[inline(always)]
    pub fn new(pc: u64, doors: &Doors, host: *mut c_void) -> Self {
        let Doors { load, store } = *doors;
        Self {
            pc,
            next_pc: 0,
            jumped: 0,
            failed: 0,
            cause: 0,
            value: 0,
            load,
            store,
            host,
            vectors: ptr::null(),
        }
    }

    /// The same beside vector registers, which must stay valid as long as the context is used.
    #[inline(always)]
    pub fn with_vectors(self, vectors: &VectorContext) -> Self {
        Self { vectors, ..self }
    }

    /// Whether the execution ended with a trap.
    pub fn has_failed(&self) -> bool {
        self.failed != 0
    }

    /// Notes that the access at hand failed; the behaviour ends after it.
    pub fn fail(&mut self, cause: u64, value: u64) {
        (self.failed, self.cause, self.value) = (1, cause, value);
    }
}

/// Offsets of the fields that compiled code touches.
pub(crate) mod offset {
    use std::mem::offset_of;

    use super::{Context, VectorContext};

    pub(crate) const PC: i32 = offset_of!(Context, pc) as i32;
    pub(crate) const NEXT_PC: i32 = offset_of!(Context, next_pc) as i32;
    pub(crate) const JUMPED: i32 = offset_of!(Context, jumped) as i32;
    pub(crate) const FAILED: i32 = offset_of!(Context, failed) as i32;
    pub(crate) const CAUSE: i32 = offset_of!(Context, cause) as i32;
    pub(crate) const VALUE: i32 = offset_of!(Context, value) as i32;
    pub(crate) const LOAD: i32 = offset_of!(Context, load) as i32;
    pub(crate) const STORE: i32 = offset_of!(Context, store) as i32;
    pub(crate) const VECTORS: i32 = offset_of!(Context, vectors) as i32;
    pub(crate) const FILE: i32 = offset_of!(VectorContext, file) as i32;
    pub(crate) const SETTINGS: i32 = offset_of!(VectorContext, settings) as i32;
}
