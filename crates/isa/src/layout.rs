//! Instruction formats as data: where operands stand in the word and how assembly writes them.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, "Instruction Formats" of RV32I, C and Zc*.

use crate::RegisterFile;

/// Where a register number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegisterField {
    /// The format has no such operand.
    Absent,
    /// Five bits from this bit on.
    At(u8),
    /// Three bits from this bit on, naming x8 to x15 (rd′, rs1′, rs2′ of the C extension).
    Prime(u8),
    /// Three bits from this bit on, naming s0 to s7 (r1s′, r2s′ of Zcmp).
    Saved(u8),
    /// Five bits from this bit on, which name the first of so many registers, a multiple of their
    /// number.
    Multiple(u8, u8),
    /// Implied by the instruction.
    Fixed(u8),
}

impl RegisterField {
    /// The register number in `word`; 0 where absent.
    pub const fn extract(self, word: u32) -> u8 {
        match self {
            Self::Absent => 0,
            Self::At(lsb) | Self::Multiple(lsb, _) => (word >> lsb & 31) as u8,
            Self::Prime(lsb) => (word >> lsb & 7) as u8 + 8,
            // s0 and s1 are x8 and x9, s2 to s7 are x18 to x23.
            Self::Saved(lsb) => match (word >> lsb & 7) as u8 {
                number @ 0..2 => number + 8,
                number => number + 16,
            },
            Self::Fixed(number) => number,
        }
    }

    /// `word` naming register `number` here; `None` where this field cannot name it.
    pub const fn insert(self, word: u32, number: u8) -> Option<u32> {
        match self {
            Self::Absent => Some(word),
            Self::At(lsb) if number < 32 => Some(word & !(31 << lsb) | (number as u32) << lsb),
            Self::Multiple(lsb, of) if number < 32 && number.is_multiple_of(of) => {
                Some(word & !(31 << lsb) | (number as u32) << lsb)
            }
            Self::Prime(lsb) if number >= 8 && number < 16 => {
                Some(word & !(7 << lsb) | (number as u32 - 8) << lsb)
            }
            Self::Saved(lsb) => {
                let saved = match number {
                    8 | 9 => number as u32 - 8,
                    18..24 => number as u32 - 16,
                    _ => return None,
                };
                Some(word & !(7 << lsb) | saved << lsb)
            }
            Self::Fixed(fixed) if fixed == number => Some(word),
            _ => None,
        }
    }
}

/// Where the immediate comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImmediateField {
    /// The format has none; its value is 0.
    Absent,
    /// Implied by the instruction.
    Fixed(i64),
    /// Gathered from runs of bits `(bit in the word, bit in the immediate, width)`; the highest bit
    /// of the immediate is `top`, which is its sign if `signed`.
    Bits {
        /// The runs.
        runs: &'static [(u8, u8, u8)],
        /// Highest bit.
        top: u8,
        /// Whether `top` is a sign.
        signed: bool,
    },
}

impl ImmediateField {
    /// The immediate in `word`.
    pub const fn extract(self, word: u32) -> i64 {
        match self {
            Self::Absent => 0,
            Self::Fixed(value) => value,
            Self::Bits { runs, top, signed } => {
                let mut value = 0i64;
                let mut i = 0;
                while i < runs.len() {
                    let (from, to, width) = runs[i];
                    value |= ((word >> from & ((1u64 << width) - 1) as u32) as i64) << to;
                    i += 1;
                }
                if signed { value << (63 - top) >> (63 - top) } else { value }
            }
        }
    }

    /// `word` with this immediate; `None` if the field cannot hold it.
    pub const fn insert(self, word: u32, immediate: i64) -> Option<u32> {
        match self {
            Self::Absent => Some(word),
            Self::Fixed(value) => {
                if value == immediate {
                    Some(word)
                } else {
                    None
                }
            }
            Self::Bits { runs, .. } => {
                let mut word = word;
                let mut i = 0;
                while i < runs.len() {
                    let (from, to, width) = runs[i];
                    let mask = ((1u64 << width) - 1) as u32;
                    word = word & !(mask << from) | ((immediate >> to) as u32 & mask) << from;
                    i += 1;
                }
                if self.extract(word) == immediate { Some(word) } else { None }
            }
        }
    }
}

/// A value that the manual excludes from a format (reserved, or another instruction).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restriction {
    /// Everything is valid.
    None,
    /// The immediate is not 0.
    ImmediateNonzero,
    /// rd is not x0.
    RdNonzero,
    /// rs1 is not x0.
    Rs1Nonzero,
    /// rs2 is not x0.
    Rs2Nonzero,
    /// rd is not x2 and the immediate is not 0 (`c.lui`).
    NotSpImmediateNonzero,
    /// The immediate is not less than this.
    ImmediateAtLeast(i64),
    /// The immediate is not greater than this.
    ImmediateAtMost(i64),
    /// rs1 and rs2 are different registers.
    SourcesDiffer,
    /// rd and rs2 are multiples of this.
    Groups(u8),
    /// What holds of vector registers in every vtype.
    Vector {
        /// Masked, it does not write v0.
        masked_v0: bool,
        /// vd is not vs1.
        vs1: bool,
        /// vd is not vs2.
        vs2: bool,
    },
}

/// A format: operand fields and assembly syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordLayout {
    /// Destination.
    pub rd: RegisterField,
    /// First source.
    pub rs1: RegisterField,
    /// Second source.
    pub rs2: RegisterField,
    /// Immediate.
    pub immediate: ImmediateField,
    /// Excluded values.
    pub restriction: Restriction,
    /// The register files of rd, rs1 and rs2.
    pub files: [RegisterFile; 3],
    /// Whether rd is read and not written: vs3 of a vector store.
    pub stores: bool,
    /// Operands in assembly: `{rd}`, `{rs1}`, `{rs2}`, `{imm}`, `{hex}` (the upper 20 bits),
    /// `{target}` (pc-relative), `{csr}`, `{uimm}` (the rs1 field as a number), `{pred}`, `{succ}`,
    /// `{list}`, `{push}` and `{pop}` (registers and stack adjustment of Zcmp), `{vd}`, `{vs1}`,
    /// `{vs2}`, `{vm}` (`, v0.t` or nothing), `{vimm}` (the immediate above `vm`), `{vtype}`.
    /// `{order}` at the front is part of the mnemonic (`.aq`, `.rl`, `.aqrl`).
    pub syntax: &'static str,
}

/// Operands of one instruction word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Operands {
    /// Destination register, 0 where the format has none.
    pub rd: u8,
    /// First source register (for `csrrwi` and its kin the 5-bit immediate), 0 where there is none.
    pub rs1: u8,
    /// Second source register, 0 where there is none.
    pub rs2: u8,
    /// Sign-extended immediate; for CSR instructions the CSR number, for atomic ones `aq` (bit 1)
    /// and `rl` (bit 0), for `cm.push` and its kin what [`crate::StackFrame`] reads; for vector
    /// instructions that can be masked `vm` (bit 0) with the immediate proper above it.
    pub immediate: i64,
}

impl WordLayout {
    /// The operands in `word`; `None` where the manual excludes them.
    pub const fn extract(&self, word: u32) -> Option<Operands> {
        let operands = Operands {
            rd: self.rd.extract(word),
            rs1: self.rs1.extract(word),
            rs2: self.rs2.extract(word),
            immediate: self.immediate.extract(word),
        };
        if self.allows(&operands) { Some(operands) } else { None }
    }

    /// `value` with these operands filled in; `None` where the format cannot express them.
    pub fn insert(&self, value: u32, operands: &Operands) -> Option<u32> {
        let word = self.rd.insert(value, operands.rd)?;
        let word = self.rs1.insert(word, operands.rs1)?;
        let word = self.rs2.insert(word, operands.rs2)?;
        let word = self.immediate.insert(word, operands.immediate)?;
        // Two operands that share a field must agree.
        let back = self.extract(word)?;
        let same = |field, a, b| field == RegisterField::Absent || a == b;
        (same(self.rd, back.rd, operands.rd)
            && same(self.rs1, back.rs1, operands.rs1)
            && same(self.rs2, back.rs2, operands.rs2))
        .then_some(word)
    }

    const fn allows(&self, o: &Operands) -> bool {
        match self.restriction {
            Restriction::None => true,
            Restriction::ImmediateNonzero => o.immediate != 0,
            Restriction::RdNonzero => o.rd != 0,
            Restriction::Rs1Nonzero => o.rs1 != 0,
            Restriction::Rs2Nonzero => o.rs2 != 0,
            Restriction::NotSpImmediateNonzero => o.rd != 2 && o.immediate != 0,
            Restriction::ImmediateAtLeast(least) => o.immediate >= least,
            Restriction::ImmediateAtMost(most) => o.immediate <= most,
            Restriction::SourcesDiffer => o.rs1 != o.rs2,
            Restriction::Groups(of) => o.rd.is_multiple_of(of) && o.rs2.is_multiple_of(of),
            Restriction::Vector { masked_v0, vs1, vs2 } => {
                let masked = o.immediate & 1 == 0 && self.maskable() || self.carries();
                !(masked_v0 && masked && o.rd == 0 || vs1 && o.rd == o.rs1 || vs2 && o.rd == o.rs2)
            }
        }
    }

    /// An empty format, to be refined.
    pub(crate) const fn new(syntax: &'static str) -> Self {
        use RegisterField::Absent;
        Self {
            rd: Absent,
            rs1: Absent,
            rs2: Absent,
            immediate: ImmediateField::Absent,
            restriction: Restriction::None,
            files: [RegisterFile::X; 3],
            stores: false,
            syntax,
        }
    }

    pub(crate) const fn rd(self, rd: RegisterField) -> Self {
        Self { rd, ..self }
    }

    pub(crate) const fn rs1(self, rs1: RegisterField) -> Self {
        Self { rs1, ..self }
    }

    pub(crate) const fn rs2(self, rs2: RegisterField) -> Self {
        Self { rs2, ..self }
    }

    pub(crate) const fn files(self, files: [RegisterFile; 3]) -> Self {
        Self { files, ..self }
    }

    pub(crate) const fn immediate(self, immediate: ImmediateField) -> Self {
        Self { immediate, ..self }
    }

    pub(crate) const fn restrict(self, restriction: Restriction) -> Self {
        Self { restriction, ..self }
    }
}

const RD: RegisterField = RegisterField::At(7);
const RS1: RegisterField = RegisterField::At(15);
const RS2: RegisterField = RegisterField::At(20);

/// A gathered, sign-extended immediate.
pub(crate) const fn signed(top: u8, runs: &'static [(u8, u8, u8)]) -> ImmediateField {
    ImmediateField::Bits { runs, top, signed: true }
}

/// A gathered, zero-extended immediate.
pub(crate) const fn unsigned(top: u8, runs: &'static [(u8, u8, u8)]) -> ImmediateField {
    ImmediateField::Bits { runs, top, signed: false }
}

const I_IMMEDIATE: ImmediateField = signed(11, &[(20, 0, 12)]);

pub(crate) const R: WordLayout = WordLayout::new("{rd}, {rs1}, {rs2}").rd(RD).rs1(RS1).rs2(RS2);
pub(crate) const UNARY: WordLayout = WordLayout::new("{rd}, {rs1}").rd(RD).rs1(RS1);
pub(crate) const I: WordLayout = WordLayout::new("{rd}, {rs1}, {imm}").rd(RD).rs1(RS1).immediate(I_IMMEDIATE);
pub(crate) const SHIFT_5: WordLayout = I.immediate(unsigned(4, &[(20, 0, 5)]));
pub(crate) const SHIFT_6: WordLayout = I.immediate(unsigned(5, &[(20, 0, 6)]));
pub(crate) const LOAD: WordLayout = WordLayout { syntax: "{rd}, {imm}({rs1})", ..I };
pub(crate) const STORE: WordLayout =
    WordLayout::new("{rs2}, {imm}({rs1})").rs1(RS1).rs2(RS2).immediate(signed(11, &[(7, 0, 5), (25, 5, 7)]));
pub(crate) const B: WordLayout = WordLayout::new("{rs1}, {rs2}, {target}")
    .rs1(RS1)
    .rs2(RS2)
    .immediate(signed(12, &[(8, 1, 4), (25, 5, 6), (7, 11, 1), (31, 12, 1)]));
pub(crate) const U: WordLayout = WordLayout::new("{rd}, {hex}").rd(RD).immediate(signed(31, &[(12, 12, 20)]));
pub(crate) const J: WordLayout = WordLayout::new("{rd}, {target}")
    .rd(RD)
    .immediate(signed(20, &[(21, 1, 10), (20, 11, 1), (12, 12, 8), (31, 20, 1)]));
pub(crate) const CSR: WordLayout =
    WordLayout::new("{rd}, {csr}, {rs1}").rd(RD).rs1(RS1).immediate(unsigned(11, &[(20, 0, 12)]));
pub(crate) const CSR_IMMEDIATE: WordLayout = WordLayout { syntax: "{rd}, {csr}, {uimm}", ..CSR };
pub(crate) const FENCE: WordLayout =
    WordLayout::new("{pred}, {succ}").immediate(unsigned(11, &[(20, 0, 12)]));
/// An operation on the memory that rs1 points to; the immediate is `aq` and `rl`.
pub(crate) const AMO: WordLayout =
    WordLayout { syntax: "{order} {rd}, {rs2}, ({rs1})", ..R }.immediate(ORDER);
pub(crate) const LOAD_RESERVED: WordLayout =
    WordLayout { syntax: "{order} {rd}, ({rs1})", ..UNARY }.immediate(ORDER);
const ORDER: ImmediateField = unsigned(1, &[(25, 0, 2)]);
/// Three registers and the number of a byte.
pub(crate) const R_BYTE: WordLayout =
    WordLayout { syntax: "{rd}, {rs1}, {rs2}, {imm}", ..R }.immediate(unsigned(1, &[(30, 0, 2)]));
/// A cache block.
pub(crate) const BLOCK: WordLayout = WordLayout::new("({rs1})").rs1(RS1);
/// `fence.tso` orders as `fence rw, rw` would, less loads after stores.
pub(crate) const FENCE_TSO: WordLayout = WordLayout::new("").immediate(ImmediateField::Fixed(0x833));
pub(crate) const NONE: WordLayout = WordLayout::new("");
