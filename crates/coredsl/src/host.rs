//! What a behaviour needs of the machine that runs it.
//!
//! Source: own design; exception numbers are those of `mcause` in the RISC-V privileged manual.

use num_bigint::BigInt;

use crate::description::StateDef;
use crate::vector::VectorSetting;

/// An exception.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("exception {cause} with value {value:#x}")]
pub struct RaisedException {
    /// Exception number as in `mcause`.
    pub cause: u64,
    /// Faulting address or instruction word, as in `mtval`.
    pub value: u64,
}

impl RaisedException {
    /// Number of the illegal-instruction exception.
    pub const ILLEGAL_INSTRUCTION: u64 = 2;
    /// Number of the load access fault.
    pub const LOAD_ACCESS_FAULT: u64 = 5;
    /// Number of the store access fault.
    pub const STORE_ACCESS_FAULT: u64 = 7;

    /// The instruction is illegal with these operands.
    pub fn illegal_instruction(word: u32) -> Self {
        Self { cause: Self::ILLEGAL_INSTRUCTION, value: u64::from(word) }
    }
}

/// The machine as a behaviour sees it. Values of X are zero-extended from XLEN.
pub trait Host {
    /// Integer register `index`, 0 to 31.
    fn x(&self, index: u32) -> u64;
    /// Writes integer register `index`, 1 to 31; x0 is never written.
    fn set_x(&mut self, index: u32, value: u64);
    /// Address of this instruction.
    fn pc(&self) -> u64;
    /// Sets the address of the next instruction.
    fn set_pc(&mut self, target: u64);
    /// Reads `size` bytes (1, 2, 4 or 8), little-endian.
    fn load(&mut self, address: u64, size: u32) -> Result<u64, RaisedException>;
    /// Writes `size` bytes (1, 2, 4 or 8), little-endian.
    fn store(&mut self, address: u64, size: u32, value: u64) -> Result<(), RaisedException>;
    /// The design's own registers.
    fn own(&mut self) -> &mut OwnState;
    /// The bytes of v0 to v31 one after the other; none where there are no vectors.
    fn vectors(&mut self) -> &mut [u8] {
        &mut []
    }
    /// The behaviour reads or writes `width` bits of the vector registers, from bit `low` of
    /// `register` on.
    fn touches(&mut self, _register: u64, _low: u64, _width: u16, _writes: bool) {}
    /// What the vector unit is set to. A behaviour that reads what stands in vtype is not run while
    /// vtype is illegal.
    fn setting(&self, _setting: VectorSetting) -> u64 {
        0
    }
}

/// Where a register file lies in [`OwnState`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnLayout {
    /// First limb.
    pub base: u32,
    /// Limbs of a register.
    pub limbs: u32,
    /// Number of registers.
    pub count: u32,
}

pub(crate) fn layouts(states: &[StateDef]) -> Vec<OwnLayout> {
    let mut base = 0;
    states
        .iter()
        .map(|state| {
            let layout = OwnLayout { base, limbs: state.ty.limbs(), count: state.count };
            base += layout.limbs * layout.count;
            layout
        })
        .collect()
}

/// All of a design's own registers: little-endian 64-bit limbs, extended by the sign of their type.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnState {
    pub(crate) limbs: Vec<u64>,
    layouts: Vec<OwnLayout>,
}

impl OwnState {
    /// The registers at reset.
    pub fn new(states: &[StateDef]) -> Self {
        let mut limbs = vec![];
        for state in states {
            for value in &state.reset {
                limbs.extend(to_limbs(value, state.ty.limbs()));
            }
        }
        Self { limbs, layouts: layouts(states) }
    }

    /// All limbs, for compiled code; `program::Program::layout` says which are whose.
    pub fn limbs_mut(&mut self) -> &mut [u64] {
        &mut self.limbs
    }

    /// The limbs of register `index` of file `file`, least significant first.
    pub fn register(&self, file: usize, index: usize) -> &[u64] {
        let layout = self.layouts[file];
        assert!(index < layout.count as usize, "register {index} of {}", layout.count);
        let start = layout.base as usize + index * layout.limbs as usize;
        &self.limbs[start..start + layout.limbs as usize]
    }

    /// The same for writing; the highest limb must stay extended by the sign of the type.
    pub fn register_mut(&mut self, file: usize, index: usize) -> &mut [u64] {
        let layout = self.layouts[file];
        assert!(index < layout.count as usize, "register {index} of {}", layout.count);
        let start = layout.base as usize + index * layout.limbs as usize;
        &mut self.limbs[start..start + layout.limbs as usize]
    }
}

/// Two's complement limbs, least significant first.
pub(crate) fn to_limbs(value: &BigInt, count: u32) -> Vec<u64> {
    let mask = BigInt::from(u64::MAX);
    (0..count).map(|n| u64::try_from((value >> (64 * n)) & &mask).expect("one limb")).collect()
}

/// Accesses of 8, 4, 2 and 1 bytes in which a load or a store of `bytes` bytes is done: (offset,
/// size).
pub fn accesses(bytes: u32) -> impl Iterator<Item = (u16, u8)> {
    let mut offset = 0;
    std::iter::from_fn(move || {
        let size = [8, 4, 2, 1].into_iter().find(|size| offset + size <= bytes)?;
        offset += size;
        Some(((offset - size) as u16, size as u8))
    })
}
