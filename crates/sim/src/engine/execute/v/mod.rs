//! Vector instructions: integers of Zve32x, Zve64x and V, and the cryptography of Zvbb, Zvbc and
//! Zvk.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapters "V" and "Vector Cryptography".
//! What the manual reserves traps, always: `legal` holds the rules of register groups, each body
//! asks for those that are its own.

mod bits;
mod compare;
mod configuration;
mod crypto;
mod fixed_point;
mod indexed;
mod integer;
mod lanes;
mod legal;
mod masks;
mod memory;
mod permute;
mod reduce;
mod special;
mod taken;
mod widening;

use instar_isa::Op;
use instar_isa::values::Word;

use self::lanes::Operand;
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;
use crate::fault::FaultReason;
use crate::state::Hart;

/// Why an instruction does not retire.
enum Stop {
    /// The manual reserves it as things are.
    Reserved(&'static str),
    /// A memory access.
    Trap(FaultReason),
}

impl From<FaultReason> for Stop {
    fn from(trap: FaultReason) -> Self {
        Self::Trap(trap)
    }
}

pub(crate) use configuration::shape_after;
pub(crate) use special::specialise;
pub(crate) use taken::note_elements;

type Done<T = ()> = Result<T, Stop>;

/// Reserved unless `holds`.
#[inline(always)]
fn require(holds: bool, reason: &'static str) -> Done {
    if holds { Ok(()) } else { Err(Stop::Reserved(reason)) }
}

/// A vector instruction's word.
#[derive(Clone, Copy)]
struct Instruction(u32);

impl Instruction {
    /// vd, vs3 of a store, or rd.
    #[inline(always)]
    fn vd(self) -> u8 {
        (self.0 >> 7 & 31) as u8
    }

    /// vs1, or rs1.
    #[inline(always)]
    fn vs1(self) -> u8 {
        (self.0 >> 15 & 31) as u8
    }

    /// vs2, or rs2.
    #[inline(always)]
    fn vs2(self) -> u8 {
        (self.0 >> 20 & 31) as u8
    }

    /// Whether v0 says which elements are active.
    #[inline(always)]
    fn masked(self) -> bool {
        self.0 >> 25 & 1 == 0
    }

    /// Fields of a segment.
    #[inline(always)]
    fn fields(self) -> usize {
        (self.0 >> 29 & 7) as usize + 1
    }

    /// log2 of the bytes that the width of a load or store says.
    #[inline(always)]
    fn width(self) -> u8 {
        match self.0 >> 12 & 7 {
            0 => 0,
            width => width as u8 - 4,
        }
    }

    /// The 5-bit immediate, zero-extended.
    #[inline(always)]
    fn uimm5(self) -> u64 {
        u64::from(self.vs1())
    }

    /// The 6-bit immediate of `vror.vi`.
    #[inline(always)]
    fn uimm6(self) -> u64 {
        self.uimm5() | u64::from(self.0 >> 26 & 1) << 5
    }

    /// The 5-bit immediate, sign-extended.
    #[inline(always)]
    fn simm5(self) -> u64 {
        ((i64::from(self.vs1()) << 59) >> 59) as u64
    }

    /// The operand that is a vector, an integer register or an immediate, as the format says.
    #[inline(always)]
    fn operand(self, hart: &Hart, unsigned: bool) -> Operand {
        match self.0 >> 12 & 7 {
            0 | 2 => Operand::Register(self.vs1()),
            _ => Operand::Scalar(self.scalar(hart, unsigned)),
        }
    }

    /// The operand where it is no vector.
    #[inline(always)]
    fn scalar(self, hart: &Hart, unsigned: bool) -> u64 {
        match self.0 >> 12 & 7 {
            3 if unsigned => self.uimm5(),
            3 => self.simm5(),
            _ => hart.xlen.sign_extend(hart.x(self.vs1())),
        }
    }
}

/// Executes the body of an instruction that accesses no memory.
#[inline(always)]
fn compute(engine: &mut Engine, at: Cursor, body: impl FnOnce(&mut Hart, Instruction) -> Done) -> Status {
    execute(engine, at, |engine, instruction| body(&mut engine.hart, instruction).map(|()| false))
}

/// Executes a body, and what follows in the block unless `Ok(true)` says that the block must end.
#[inline(always)]
fn execute(
    engine: &mut Engine,
    at: Cursor,
    body: impl FnOnce(&mut Engine, Instruction) -> Done<bool>,
) -> Status {
    let word = at.op().immediate as u32;
    if !engine.hart.csrs.vectors_on() {
        return engine.fail(at, FaultReason::VectorsOff);
    }
    let ends = match body(engine, Instruction(word)) {
        Ok(ends) => ends,
        Err(Stop::Reserved(reason)) => return engine.fail(at, FaultReason::ReservedVector { word, reason }),
        Err(Stop::Trap(trap)) => {
            engine.hart.csrs.reshape();
            return engine.fail(at, trap);
        }
    };
    engine.hart.csrs.vector_mut().vstart = 0;
    engine.hart.csrs.vectors_changed();
    engine.hart.csrs.reshape();
    if ends { engine.leave_behind(at) } else { at.advance(engine) }
}

/// Handlers of all vector instructions.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    configuration::handler(op)
        .or_else(|| memory::handler::<R>(op))
        .or_else(|| indexed::handler::<R>(op))
        .or_else(|| integer::handler(op))
        .or_else(|| widening::handler(op))
        .or_else(|| compare::handler(op))
        .or_else(|| fixed_point::handler(op))
        .or_else(|| masks::handler(op))
        .or_else(|| permute::handler(op))
        .or_else(|| reduce::handler(op))
        .or_else(|| bits::handler(op))
        .or_else(|| crypto::handler(op))
}
