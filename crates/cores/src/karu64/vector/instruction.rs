//! What a vector instruction is to the vector unit, read off its word.
//!
//! Source: karucore/karu64 8da799a, rtl/karu_varith.v (classes of operations and the operands that
//! each reads) and rtl/karu64.v (`vlsu_*`).

/// How the lanes compute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in super::super) enum Unit {
    /// A granule at once.
    Lanes,
    /// The multiplier, which may take one element after the other.
    Multiplier,
    /// The divider, which may, too.
    Divider,
}

/// What an instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in super::super) enum VectorOperation {
    /// `vsetvli` and its kin.
    Configure,
    /// A result for each element of the group, as wide as its operands.
    Compute {
        unit: Unit,
        /// vs1, vs2 and vd are read.
        reads: [bool; 3],
        /// Of the first register alone (`vmv.s.x`).
        one: bool,
    },
    /// The results are twice as wide.
    Widen {
        product: bool,
        /// vs1 and vd are read.
        reads: [bool; 2],
        /// vs2 is as wide as the result.
        wide: bool,
    },
    /// vs2 is twice as wide as the result.
    Narrow { vector: bool },
    /// `vzext` and `vsext`: log2 of how much narrower vs2 is.
    Extend(u8),
    /// A result of one bit for each element.
    Compare { vector: bool },
    /// A function of masks, of two or one.
    Mask { two: bool },
    /// `vcpop.m`, `vfirst.m`.
    MaskToScalar,
    /// `vmv.x.s`.
    ElementToScalar,
    /// A reduction.
    Reduce,
    /// Elements go to other places, one in a cycle.
    Permute {
        /// vs1 holds an index for each.
        indexed: bool,
        /// Of 16 bits.
        of_16: bool,
    },
    /// `vcompress.vm`.
    Compress,
    /// A copy of so many whole registers.
    Copy(u8),
    /// A load or store.
    Memory(Memory),
}

/// How a load or store finds its places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in super::super) struct Memory {
    pub store: bool,
    /// One element after the other: strided, indexed, or of segments.
    pub single: bool,
    pub indexed: bool,
    /// log2 of the bytes of an element, or of an index.
    pub width: u8,
    pub fields: u8,
    /// So many whole registers, or 0.
    pub whole: u8,
    /// Bits of a mask.
    pub mask: bool,
}

/// An instruction, as the unit sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in super::super) struct Instruction {
    pub does: VectorOperation,
    pub vd: u8,
    pub vs1: u8,
    pub vs2: u8,
}

const FLOAT: &str = "computes with floating-point numbers, and the core was measured without";
const UNKNOWN: &str = "is none that was measured on this core";

impl Instruction {
    /// Reads an instruction of the vector unit.
    ///
    /// # Errors
    /// Why it has no timing, as the end of a sentence.
    pub fn read(word: u32) -> Result<Self, &'static str> {
        let field = |at: u32| (word >> at & 31) as u8;
        let does = match word & 0x7f {
            0x57 => arithmetic(word)?,
            0x07 | 0x27 => memory(word)?,
            _ => return Err(UNKNOWN),
        };
        Ok(Self { does, vd: field(7), vs1: field(15), vs2: field(20) })
    }
}

fn arithmetic(word: u32) -> Result<VectorOperation, &'static str> {
    let function = word >> 26;
    match word >> 12 & 7 {
        7 => Ok(VectorOperation::Configure),
        1 | 5 => Err(FLOAT),
        kind @ (0 | 3 | 4) => integer(function, kind, word),
        kind => mixed(function, kind, word),
    }
}

const fn lanes(reads: [bool; 3]) -> VectorOperation {
    VectorOperation::Compute { unit: Unit::Lanes, reads, one: false }
}

/// Those of OPIVV, OPIVI and OPIVX.
fn integer(function: u32, kind: u32, word: u32) -> Result<VectorOperation, &'static str> {
    let vector = kind == 0;
    Ok(match function {
        0x00 | 0x02..=0x07 | 0x09..=0x0b => lanes([vector, true, false]),
        0x0c => VectorOperation::Permute { indexed: vector, of_16: false },
        0x0e => VectorOperation::Permute { indexed: vector, of_16: vector },
        0x0f => VectorOperation::Permute { indexed: false, of_16: false },
        0x10 | 0x12 => lanes([vector, true, false]),
        0x11 | 0x13 | 0x18..=0x1f => VectorOperation::Compare { vector },
        0x17 => lanes([vector, word >> 25 & 1 == 0, false]),
        0x20..=0x23 | 0x25 | 0x28..=0x2b => lanes([vector, true, false]),
        0x27 if kind == 3 => VectorOperation::Copy((word >> 15 & 31) as u8 + 1),
        0x27 => VectorOperation::Compute { unit: Unit::Multiplier, reads: [vector, true, false], one: false },
        0x2c..=0x2f => VectorOperation::Narrow { vector },
        0x30 | 0x31 if vector => VectorOperation::Reduce,
        _ => return Err(UNKNOWN),
    })
}

/// Those of OPMVV and OPMVX.
fn mixed(function: u32, kind: u32, word: u32) -> Result<VectorOperation, &'static str> {
    let vector = kind == 2;
    let selector = word >> 15 & 31;
    let compute = |unit, old| VectorOperation::Compute { unit, reads: [vector, true, old], one: false };
    Ok(match function {
        0x00..=0x07 if vector => VectorOperation::Reduce,
        0x08..=0x0b => compute(Unit::Lanes, false),
        0x0e | 0x0f if !vector => VectorOperation::Permute { indexed: false, of_16: false },
        0x10 if !vector => VectorOperation::Compute { unit: Unit::Lanes, reads: [false; 3], one: true },
        0x10 if selector == 0 => VectorOperation::ElementToScalar,
        0x10 if matches!(selector, 16 | 17) => VectorOperation::MaskToScalar,
        0x12 if vector && (2..8).contains(&selector) => VectorOperation::Extend(4 - (selector >> 1) as u8),
        0x14 if vector && (1..4).contains(&selector) => VectorOperation::Mask { two: false },
        0x14 if vector && selector == 16 => VectorOperation::Permute { indexed: false, of_16: false },
        0x14 if vector && selector == 17 => lanes([false; 3]),
        0x17 if vector => VectorOperation::Compress,
        0x18..=0x1f if vector => VectorOperation::Mask { two: true },
        0x20..=0x23 => compute(Unit::Divider, false),
        0x24..=0x27 => compute(Unit::Multiplier, false),
        0x29 | 0x2b | 0x2d | 0x2f => compute(Unit::Multiplier, true),
        0x30..=0x37 => {
            VectorOperation::Widen { product: false, reads: [vector, false], wide: function >= 0x34 }
        }
        0x38..=0x3f => {
            VectorOperation::Widen { product: true, reads: [vector, function >= 0x3c], wide: false }
        }
        _ => return Err(UNKNOWN),
    })
}

fn memory(word: u32) -> Result<VectorOperation, &'static str> {
    let width = match word >> 12 & 7 {
        0 => 0,
        5 => 1,
        6 => 2,
        7 => 3,
        _ => return Err(FLOAT),
    };
    let (way, kind, fields) = (word >> 26 & 3, word >> 20 & 31, (word >> 29) as u8 + 1);
    let whole = if way == 0 && kind == 8 { fields } else { 0 };
    let mask = way == 0 && kind == 11;
    Ok(VectorOperation::Memory(Memory {
        store: word & 0x7f == 0x27,
        single: way != 0 || whole == 0 && fields > 1,
        indexed: way & 1 == 1,
        width,
        fields,
        whole,
        mask,
    }))
}
