//! What a vector instruction is to the unit, read off its word.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Vector Instruction Listing" and the
//! chapters of the vector cryptography extensions; which instruction goes to which unit, and which
//! the RTL does not have: `ara_dispatcher.sv` and `ara_sequencer.sv` (get_vfu) of soc-hub-fi/Marian
//! e107560.

use crate::units::group::Pace;

/// What an instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitOperation {
    /// `vsetvli` and its kin.
    Configure,
    /// A function of the ALU, one result for each element.
    Compute,
    /// A product; with `add`, of three operands.
    Multiply {
        /// The destination is read, too.
        add: bool,
        /// The sum's operand is vs2, and vd a factor (`vmadd`, `vnmsub`).
        swapped: bool,
    },
    /// A division.
    Divide,
    /// A result of one bit for each element.
    Compare,
    /// A function of whole masks.
    MaskLogic,
    /// `vid`, `viota`, `vmsbf` and their kin.
    MaskIndex,
    /// `vcpop.m`, `vfirst.m`.
    MaskToScalar,
    /// `vmv.x.s`.
    ElementToScalar,
    /// `vmv.s.x`.
    ScalarToElement,
    /// A slide.
    Slide {
        /// Towards higher elements.
        up: bool,
        /// By how many elements, where the word says it.
        by: Option<u32>,
        /// A scalar takes the place that it leaves.
        scalar: bool,
    },
    /// A reduction.
    Reduce {
        /// Its neutral element is zero.
        zero: bool,
    },
    /// A copy of so many whole registers.
    Copy(u32),
    /// A function on element groups.
    Crypto {
        /// Elements of a group.
        group: u32,
        /// The group of vs2 is the same for all.
        scalar: bool,
        /// vd's old value is asked for, so that this waits for those who write it, and not used.
        unread: bool,
        /// How fast its unit is.
        pace: Pace,
    },
    /// A load or store.
    Memory(Memory),
}

/// How a load or store finds its places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// It stores.
    pub store: bool,
    /// One place for each element; else one run.
    pub single: bool,
    /// The places stand in vs2.
    pub indexed: bool,
    /// log2 of the bytes of an element, or of an index.
    pub width: u8,
    /// So many whole registers, or 0.
    pub whole: u32,
    /// Bits of a mask.
    pub mask: bool,
}

/// Widths of elements beside SEW.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// All of SEW.
    Same,
    /// The destination is twice as wide.
    Widens,
    /// The destination and vs2 are.
    WidensFirst,
    /// vs2 is.
    Narrows,
    /// vs2 is narrower: log2 of by how much.
    Extends(u8),
}

/// An instruction, as the unit sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// What it does.
    pub does: UnitOperation,
    /// Widths of its elements.
    pub shape: Shape,
    /// Destination, or what a store writes.
    pub vd: u8,
    /// It writes vd.
    pub writes: bool,
    /// The first operand, if it is a vector.
    pub vs1: Option<u8>,
    /// The second, if there is one.
    pub vs2: Option<u8>,
    /// It reads vd.
    pub reads_vd: bool,
    /// It reads v0.
    pub masked: bool,
    /// The dispatcher counts one register of a group as written or to be rearranged (OPMVV).
    pub counts_one: bool,
}

impl Instruction {
    /// One that reads and writes nothing.
    pub const NOTHING: Self = Self {
        does: UnitOperation::Compute,
        shape: Shape::Same,
        vd: 0,
        writes: false,
        vs1: None,
        vs2: None,
        reads_vd: false,
        masked: false,
        counts_one: false,
    };

    /// The same where a register says how far it slides: by one less than `place`, or not known.
    pub fn slid_by(mut self, place: u64) -> Self {
        if let UnitOperation::Slide { by: by @ None, .. } = &mut self.does {
            *by = u32::try_from(place).ok().and_then(|place| place.checked_sub(1));
        }
        self
    }

    /// Reads an instruction of the vector unit.
    ///
    /// # Errors
    /// Why this unit cannot run it, as the end of a sentence.
    pub fn read(word: u32) -> Result<Self, &'static str> {
        match word & 0x7f {
            0x57 => arithmetic(word),
            0x77 => crypto(word),
            0x07 | 0x27 => memory(word),
            _ => Err("is no instruction of a vector unit"),
        }
    }
}

const ABSENT: &str = "has no counterpart in the RTL (Marian e107560 traps)";
const FLOAT: &str =
    "computes with floating-point numbers, and the unit was measured without (FPUSupport off)";

fn field(word: u32, at: u32) -> u8 {
    (word >> at & 31) as u8
}

fn arithmetic(word: u32) -> Result<Instruction, &'static str> {
    let (function, kind) = (word >> 26, word >> 12 & 7);
    let vector = matches!(kind, 0 | 2);
    let mut it = Instruction {
        does: UnitOperation::Compute,
        shape: Shape::Same,
        vd: field(word, 7),
        writes: true,
        vs1: vector.then(|| field(word, 15)),
        vs2: Some(field(word, 20)),
        reads_vd: false,
        masked: word >> 25 & 1 == 0,
        counts_one: kind == 2,
    };
    match kind {
        7 => {
            return Ok(Instruction {
                does: UnitOperation::Configure,
                writes: false,
                vs1: None,
                vs2: None,
                masked: false,
                ..it
            });
        }
        1 | 5 => return Err(FLOAT),
        0 | 3 | 4 => integer(&mut it, function, kind, word)?,
        _ => mixed(&mut it, function, kind, word)?,
    }
    Ok(it)
}

/// Those of OPIVV, OPIVI and OPIVX.
fn integer(it: &mut Instruction, function: u32, kind: u32, word: u32) -> Result<(), &'static str> {
    let constant = (kind == 3).then(|| u32::from(field(word, 15)));
    match function {
        0x0c => return Err(ABSENT),
        0x0e if kind == 0 => return Err(ABSENT),
        0x0e => it.does = UnitOperation::Slide { up: true, by: constant, scalar: false },
        0x0f => it.does = UnitOperation::Slide { up: false, by: constant, scalar: false },
        0x10 | 0x12 => it.masked = true,
        0x11 | 0x13 => it.does = UnitOperation::Compare,
        0x17 if word >> 25 & 1 == 1 => it.vs2 = None,
        0x18..=0x1f => it.does = UnitOperation::Compare,
        0x27 if kind == 3 => {
            it.does = UnitOperation::Copy(u32::from(field(word, 15)) + 1);
            // What is copied is read as vs1 (ara_dispatcher.sv).
            (it.vs1, it.vs2, it.masked) = (it.vs2, None, false);
        }
        0x27 => it.does = UnitOperation::Multiply { add: false, swapped: false },
        0x2c..=0x2f => it.shape = Shape::Narrows,
        0x30 | 0x31 => {
            it.does = UnitOperation::Reduce { zero: true };
            it.shape = Shape::Widens;
        }
        0x35 => return Err(ABSENT),
        _ => {}
    }
    Ok(())
}

/// Those of OPMVV and OPMVX.
fn mixed(it: &mut Instruction, function: u32, kind: u32, word: u32) -> Result<(), &'static str> {
    match function {
        0x00..=0x07 => {
            // vredsum, vredor, vredxor, vredmaxu (ara_dispatcher.sv: the code 0 of cvt_resize)
            it.does = UnitOperation::Reduce { zero: matches!(function, 0 | 2 | 3 | 6) };
        }
        0x0c | 0x0d | 0x17 => return Err(ABSENT),
        0x0e | 0x0f => {
            it.does = UnitOperation::Slide { up: function == 0x0e, by: Some(1), scalar: true };
        }
        0x10 if kind == 6 => {
            it.does = UnitOperation::ScalarToElement;
            it.vs2 = None;
        }
        0x10 => {
            it.writes = false;
            it.vs1 = None;
            it.does = if field(word, 15) == 0 {
                UnitOperation::ElementToScalar
            } else {
                UnitOperation::MaskToScalar
            };
        }
        0x12 => {
            it.vs1 = None;
            match field(word, 15) {
                2 | 3 => it.shape = Shape::Extends(3),
                4 | 5 => it.shape = Shape::Extends(2),
                6 | 7 => it.shape = Shape::Extends(1),
                8 | 9 => {}
                _ => return Err(ABSENT),
            }
        }
        0x14 => {
            it.does = UnitOperation::MaskIndex;
            // vid reads v0, which its word names (ara_dispatcher.sv, use_vs2).
            it.vs1 = None;
        }
        0x18..=0x1f => it.does = UnitOperation::MaskLogic,
        0x20..=0x23 => it.does = UnitOperation::Divide,
        0x24..=0x27 => it.does = UnitOperation::Multiply { add: false, swapped: false },
        0x29 | 0x2b | 0x2d | 0x2f => {
            it.does = UnitOperation::Multiply { add: true, swapped: matches!(function, 0x29 | 0x2b) };
            it.reads_vd = true;
        }
        0x30..=0x33 => it.shape = Shape::Widens,
        0x34..=0x37 => it.shape = Shape::WidensFirst,
        0x38..=0x3b => {
            it.does = UnitOperation::Multiply { add: false, swapped: false };
            it.shape = Shape::Widens;
        }
        0x3c..=0x3f => {
            it.does = UnitOperation::Multiply { add: true, swapped: false };
            it.shape = Shape::Widens;
            it.reads_vd = true;
        }
        _ => {}
    }
    Ok(())
}

/// Those of OP-VE.
fn crypto(word: u32) -> Result<Instruction, &'static str> {
    let (function, part) = (word >> 26, field(word, 15));
    let mut it = Instruction {
        does: UnitOperation::Crypto { group: 4, scalar: false, unread: false, pace: Pace::CRYPTOGRAPHY },
        shape: Shape::Same,
        vd: field(word, 7),
        writes: true,
        vs1: None,
        vs2: Some(field(word, 20)),
        reads_vd: true,
        masked: false,
        counts_one: false,
    };
    match function {
        // vsm3me, vsm3c
        0x20 | 0x2b => {
            it.does =
                UnitOperation::Crypto { group: 8, scalar: false, unread: false, pace: Pace::CRYPTOGRAPHY };
            it.vs1 = (function == 0x20).then_some(part);
            it.reads_vd = function == 0x2b;
        }
        // vsm4k, vaeskf1; vaeskf2
        0x21 | 0x22 => it.reads_vd = false,
        0x2a => {}
        // VAES.vv and vgmul; VAES.vs
        0x28 => {}
        0x29 => {
            it.does =
                UnitOperation::Crypto { group: 4, scalar: true, unread: false, pace: Pace::CRYPTOGRAPHY }
        }
        // vghsh, vsha2ms, vsha2ch, vsha2cl
        0x2c..=0x2f => it.vs1 = Some(part),
        _ => return Err(ABSENT),
    }
    Ok(it)
}

fn memory(word: u32) -> Result<Instruction, &'static str> {
    let store = word & 0x7f == 0x27;
    let (mode, fields) = (word >> 26 & 3, word >> 29);
    let width = match word >> 12 & 7 {
        0 => 0,
        5 => 1,
        6 => 2,
        7 => 3,
        _ => return Err(FLOAT),
    };
    let special = if mode == 0 { field(word, 20) } else { 0 };
    let whole = if special == 8 { fields + 1 } else { 0 };
    if special == 16 {
        return Err(ABSENT);
    }
    if fields != 0 && whole == 0 {
        return Err("moves segments, which this version of the RTL does not have");
    }
    let indexed = mode & 1 == 1;
    let memory = Memory { store, single: mode != 0, indexed, width, whole, mask: special == 11 };
    Ok(Instruction {
        does: UnitOperation::Memory(memory),
        shape: Shape::Same,
        vd: field(word, 7),
        writes: !store,
        vs1: store.then(|| field(word, 7)),
        vs2: indexed.then(|| field(word, 20)),
        reads_vd: false,
        masked: word >> 25 & 1 == 0,
        counts_one: false,
    })
}
