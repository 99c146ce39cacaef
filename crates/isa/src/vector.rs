//! Formats of vector instructions, and the text of a vtype.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Instruction Formats"
//! and "Vector type register". Vector registers stand where other formats have rd, rs1 and rs2; vs3
//! of a store stands in rd's place. Where an instruction can be masked, bit 0 of the immediate is
//! `vm` (1: not masked), and the immediate proper, if there is one, stands above it.

use crate::RegisterFile::{V, X};
use crate::layout::ImmediateField;
use crate::layout::RegisterField::{At, Multiple};
use crate::layout::{Restriction, WordLayout, unsigned};

const VM: ImmediateField = unsigned(0, &[(25, 0, 1)]);
const SIMM5: ImmediateField = ImmediateField::Bits { runs: &[(15, 0, 5)], top: 4, signed: true };
const UIMM5: ImmediateField = unsigned(4, &[(15, 0, 5)]);
const SIMM5_VM: ImmediateField =
    ImmediateField::Bits { runs: &[(25, 0, 1), (15, 1, 5)], top: 5, signed: true };
const UIMM5_VM: ImmediateField = unsigned(5, &[(25, 0, 1), (15, 1, 5)]);
const UIMM6_VM: ImmediateField = unsigned(6, &[(25, 0, 1), (15, 1, 5), (26, 6, 1)]);

/// What the manual reserves in every vtype.
const fn apart(masked_v0: bool, vs1: bool, vs2: bool) -> Restriction {
    Restriction::Vector { masked_v0, vs1, vs2 }
}

const ANY: Restriction = Restriction::None;
/// A masked instruction does not write v0.
const MASKED: Restriction = apart(true, false, false);
/// Nor the group of a source.
const APART: Restriction = apart(true, true, true);

const fn new(syntax: &'static str) -> WordLayout {
    WordLayout::new(syntax).files([V, V, V]).rd(At(7)).restrict(MASKED)
}

pub(crate) const VSETVLI: WordLayout =
    WordLayout::new("{rd}, {rs1}, {vtype}").rd(At(7)).rs1(At(15)).immediate(unsigned(10, &[(20, 0, 11)]));
pub(crate) const VSETIVLI: WordLayout =
    WordLayout::new("{rd}, {uimm}, {vtype}").rd(At(7)).rs1(At(15)).immediate(unsigned(9, &[(20, 0, 10)]));

pub(crate) const VV: WordLayout = new("{vd}, {vs2}, {vs1}{vm}").rs1(At(15)).rs2(At(20)).immediate(VM);
pub(crate) const VX: WordLayout =
    new("{vd}, {vs2}, {rs1}{vm}").files([V, X, V]).rs1(At(15)).rs2(At(20)).immediate(VM);
pub(crate) const VI: WordLayout = new("{vd}, {vs2}, {vimm}{vm}").rs2(At(20)).immediate(SIMM5_VM);
pub(crate) const VU: WordLayout = VI.immediate(UIMM5_VM);
pub(crate) const VROR_VI: WordLayout = VI.immediate(UIMM6_VM);
/// Sources apart from the destination: widening, gathers.
pub(crate) const VV_APART: WordLayout = VV.restrict(APART);
pub(crate) const VX_APART: WordLayout = VX.restrict(apart(true, false, true));
pub(crate) const VU_APART: WordLayout = VU.restrict(apart(true, false, true));
/// The wide source may be the destination.
pub(crate) const WV: WordLayout = VV.restrict(apart(true, true, false));
/// Results that may lie in v0 in spite of a mask: masks, and the scalars of reductions.
pub(crate) const VV_MASK: WordLayout = VV.restrict(ANY);
pub(crate) const VX_MASK: WordLayout = VX.restrict(ANY);
pub(crate) const VI_MASK: WordLayout = VI.restrict(ANY);
pub(crate) const MAC_VV: WordLayout = WordLayout { syntax: "{vd}, {vs1}, {vs2}{vm}", ..VV };
pub(crate) const MAC_VX: WordLayout = WordLayout { syntax: "{vd}, {rs1}, {vs2}{vm}", ..VX };
pub(crate) const MAC_VV_APART: WordLayout = MAC_VV.restrict(APART);
pub(crate) const MAC_VX_APART: WordLayout = MAC_VX.restrict(apart(true, false, true));

/// With v0 as an operand: `vadc`, `vmerge`.
pub(crate) const VVM: WordLayout =
    WordLayout { syntax: "{vd}, {vs2}, {vs1}, v0", ..VV }.immediate(ImmediateField::Absent);
pub(crate) const VXM: WordLayout =
    WordLayout { syntax: "{vd}, {vs2}, {rs1}, v0", ..VX }.immediate(ImmediateField::Absent);
pub(crate) const VIM: WordLayout = WordLayout { syntax: "{vd}, {vs2}, {imm}, v0", ..VI }.immediate(SIMM5);
/// The same with a mask as the result: `vmadc`.
pub(crate) const VVM_MASK: WordLayout = VVM.restrict(ANY);
pub(crate) const VXM_MASK: WordLayout = VXM.restrict(ANY);
pub(crate) const VIM_MASK: WordLayout = VIM.restrict(ANY);

pub(crate) const VV_UNMASKED: WordLayout =
    WordLayout { syntax: "{vd}, {vs2}, {vs1}", ..VV }.immediate(ImmediateField::Absent).restrict(ANY);
pub(crate) const VV_UNMASKED_APART: WordLayout = VV_UNMASKED.restrict(apart(false, true, true));
pub(crate) const VV_UNMASKED_APART_VS2: WordLayout = VV_UNMASKED.restrict(apart(false, false, true));
pub(crate) const VX_UNMASKED: WordLayout =
    WordLayout { syntax: "{vd}, {vs2}, {rs1}", ..VX }.immediate(ImmediateField::Absent).restrict(ANY);
pub(crate) const VI_UNMASKED: WordLayout =
    WordLayout { syntax: "{vd}, {vs2}, {imm}", ..VI }.immediate(SIMM5).restrict(ANY);
pub(crate) const VU_UNMASKED: WordLayout = VI_UNMASKED.immediate(UIMM5);
pub(crate) const VU_UNMASKED_APART: WordLayout = VU_UNMASKED.restrict(apart(false, false, true));

pub(crate) const UNARY: WordLayout = new("{vd}, {vs2}{vm}").rs2(At(20)).immediate(VM);
pub(crate) const UNARY_APART: WordLayout = UNARY.restrict(apart(true, false, true));
pub(crate) const UNARY_UNMASKED: WordLayout =
    WordLayout { syntax: "{vd}, {vs2}", ..UNARY }.immediate(ImmediateField::Absent).restrict(ANY);
pub(crate) const UNARY_UNMASKED_APART: WordLayout = UNARY_UNMASKED.restrict(apart(false, false, true));
pub(crate) const NULLARY: WordLayout = new("{vd}{vm}").immediate(VM);
pub(crate) const TO_X: WordLayout =
    new("{rd}, {vs2}{vm}").files([X, V, V]).rs2(At(20)).immediate(VM).restrict(ANY);
pub(crate) const TO_X_UNMASKED: WordLayout =
    WordLayout { syntax: "{rd}, {vs2}", ..TO_X }.immediate(ImmediateField::Absent);
pub(crate) const VMV_VV: WordLayout = new("{vd}, {vs1}").rs1(At(15)).restrict(ANY);
pub(crate) const VMV_VX: WordLayout = new("{vd}, {rs1}").files([V, X, V]).rs1(At(15)).restrict(ANY);
pub(crate) const VMV_VI: WordLayout = new("{vd}, {imm}").immediate(SIMM5).restrict(ANY);

/// Groups of whole registers.
pub(crate) const fn whole_move(registers: u8) -> WordLayout {
    WordLayout { rd: Multiple(7, registers), rs2: Multiple(20, registers), ..UNARY_UNMASKED }
        .restrict(Restriction::Groups(registers))
}

pub(crate) const LOAD: WordLayout = new("{vd}, ({rs1})").files([V, X, V]).rs1(At(15)).restrict(ANY);
pub(crate) const STORE: WordLayout = WordLayout { stores: true, ..LOAD };

/// A load of whole registers.
pub(crate) const fn whole_load(registers: u8) -> WordLayout {
    WordLayout { rd: Multiple(7, registers), ..LOAD }.restrict(Restriction::Groups(registers))
}

/// A store of whole registers.
pub(crate) const fn whole_store(registers: u8) -> WordLayout {
    WordLayout { stores: true, ..whole_load(registers) }
}

pub(crate) const LOAD_MASKED: WordLayout =
    WordLayout { syntax: "{vd}, ({rs1}){vm}", ..LOAD }.immediate(VM).restrict(MASKED);
pub(crate) const STORE_MASKED: WordLayout = WordLayout { stores: true, ..LOAD_MASKED }.restrict(ANY);
pub(crate) const LOAD_STRIDED: WordLayout =
    WordLayout { syntax: "{vd}, ({rs1}), {rs2}{vm}", ..LOAD_MASKED }.files([V, X, X]).rs2(At(20));
pub(crate) const STORE_STRIDED: WordLayout = WordLayout { stores: true, ..LOAD_STRIDED }.restrict(ANY);
pub(crate) const LOAD_INDEXED: WordLayout =
    WordLayout { syntax: "{vd}, ({rs1}), {vs2}{vm}", ..LOAD_MASKED }.rs2(At(20));
/// Fields of segments lie apart from the indices.
pub(crate) const LOAD_INDEXED_APART: WordLayout = LOAD_INDEXED.restrict(apart(true, false, true));
pub(crate) const STORE_INDEXED: WordLayout = WordLayout { stores: true, ..LOAD_INDEXED }.restrict(ANY);

impl WordLayout {
    /// Whether an instruction of this format can be masked by `vm`.
    pub(crate) const fn maskable(&self) -> bool {
        matches!(self.immediate, ImmediateField::Bits { runs: [(25, 0, 1), ..], .. })
    }

    /// Whether it has v0 as an operand, whatever its word.
    pub(crate) const fn carries(&self) -> bool {
        let syntax = self.syntax.as_bytes();
        let end = syntax.len();
        end > 4 && syntax[end - 4] == b',' && syntax[end - 2] == b'v' && syntax[end - 1] == b'0'
    }
}

/// As assembly writes a vtype: `e16, m2, ta, mu`; the number where it is reserved.
pub(crate) fn vtype_text(vtype: i64) -> String {
    let (lmul, sew) = (vtype & 7, vtype >> 3 & 7);
    if vtype >> 8 != 0 || lmul == 4 || sew > 3 {
        return vtype.to_string();
    }
    let group = ["m1", "m2", "m4", "m8", "", "mf8", "mf4", "mf2"][lmul as usize];
    let tail = if vtype >> 6 & 1 == 1 { "ta" } else { "tu" };
    let mask = if vtype >> 7 & 1 == 1 { "ma" } else { "mu" };
    format!("e{}, {group}, {tail}, {mask}", 8 << sew)
}
