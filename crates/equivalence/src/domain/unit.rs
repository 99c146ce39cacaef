//! The registers of the vector unit, as terms.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Extension Programmer's
//! Model".

use instar_isa::{Isa, RegisterFile, csr};

use super::Slot;
use crate::memory::World;
use crate::terms::Term;

/// What the unit holds; nothing of it on a hart without vectors.
#[derive(Clone, Debug)]
pub(crate) struct Vectors {
    /// v0 to v31, vl, vtype, vxrm, vxsat.
    slots: Vec<Slot>,
}

/// Their numbers among the slots.
pub(crate) const VL: usize = 32;
pub(crate) const VTYPE: usize = 33;
pub(crate) const VXRM: usize = 34;
pub(crate) const VXSAT: usize = 35;

/// Bits of vtype without vill, and of vxrm.
pub(crate) const VTYPE_BITS: u32 = 8;
pub(crate) const VXRM_BITS: u32 = 2;

/// Names of the slots, as sentences have them.
const NAMES: [&str; 36] = [
    "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15",
    "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30",
    "v31", "vl", "vtype", "vxrm", "vxsat",
];

impl Vectors {
    /// When a function is called.
    pub fn start(world: &mut World, isa: Isa) -> Self {
        let bits = isa.vlen() as u32;
        if bits == 0 {
            return Self { slots: vec![] };
        }
        let xlen = world.xlen;
        let mut slot = |file, number, width| Slot { term: world.terms.start(file, number, width), pc: None };
        let mut slots: Vec<_> = (0..32).map(|number| slot(RegisterFile::V, number, bits)).collect();
        slots.push(slot(RegisterFile::Csr, csr::VL, xlen));
        slots.push(slot(RegisterFile::Csr, csr::VTYPE, VTYPE_BITS));
        slots.push(slot(RegisterFile::Csr, csr::VXRM, VXRM_BITS));
        slots.push(slot(RegisterFile::Csr, csr::VXSAT, 1));
        Self { slots }
    }

    /// All that it holds, with names.
    pub fn slots(&self) -> impl Iterator<Item = (String, &Slot)> {
        NAMES.iter().map(|name| (*name).to_string()).zip(&self.slots)
    }

    /// The slot of a number.
    pub fn slot(&self, number: usize) -> &Slot {
        &self.slots[number]
    }

    /// The same for writing.
    pub fn slot_mut(&mut self, number: usize) -> &mut Slot {
        &mut self.slots[number]
    }

    /// What a slot holds.
    pub fn term(&self, number: usize) -> Term {
        self.slots[number].term
    }
}
