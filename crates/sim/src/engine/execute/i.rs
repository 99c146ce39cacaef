//! RV32I and RV64I without loads and stores.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapters "RV32I" and "RV64I".

use instar_isa::Op;

use super::shape::{branch, conditions, immediate, immediate_word, registers, registers_word, values};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;
use crate::fault::Trap;
use crate::state::word::Word;

values! {
    Add(a, b) => a.add(b);
    Sub(a, b) => a.sub(b);
    Sll(a, b) => a.sll(b);
    Slt(a, b) => W::from_bool(a.less_signed(b));
    Sltu(a, b) => W::from_bool(a < b);
    Xor(a, b) => a ^ b;
    Srl(a, b) => a.srl(b);
    Sra(a, b) => a.sra(b);
    Or(a, b) => a | b;
    And(a, b) => a & b;
}

conditions! {
    Equal(a, b) => a == b;
    NotEqual(a, b) => a != b;
    Less(a, b) => a.less_signed(b);
    GreaterOrEqual(a, b) => !a.less_signed(b);
    LessUnsigned(a, b) => a < b;
    GreaterOrEqualUnsigned(a, b) => a >= b;
}

/// rd = immediate: `lui`, and `auipc` whose sum is made when the block is.
fn constant<W: Word>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    engine.hart.write(op.rd, W::from_u64(op.immediate as u64));
    at.advance(engine)
}

/// `jal`: the immediate is the target.
fn jal<W: Word>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    engine.hart.write(op.rd, W::from_u64(op.following()));
    engine.hart.pc = op.immediate as u64;
    Status::Jumped
}

/// `jalr`: the target is computed before rd is written, and its lowest bit cleared; rd is not written if the
/// target is refused.
pub(super) fn jalr<W: Word, const ALIGNED: bool>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let target = engine.hart.read::<W>(op.rs1).add(W::from_u64(op.immediate as u64)).to_u64() & !1;
    if ALIGNED && target & 2 != 0 {
        return engine.fail(at, Trap::MisalignedJump { target, alignment: 4 });
    }
    engine.hart.write(op.rd, W::from_u64(op.following()));
    engine.hart.pc = target;
    Status::Jumped
}

/// `fence`, and `wfi` on a hart without interrupts: nothing to do.
fn nothing(engine: &mut Engine, at: Cursor) -> Status {
    at.advance(engine)
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::Lui | Op::Auipc => constant::<W>,
        Op::Jal => jal::<W>,
        Op::Jalr => jalr::<W, false>,
        Op::Beq => branch::<W, Equal>(),
        Op::Bne => branch::<W, NotEqual>(),
        Op::Blt => branch::<W, Less>(),
        Op::Bge => branch::<W, GreaterOrEqual>(),
        Op::Bltu => branch::<W, LessUnsigned>(),
        Op::Bgeu => branch::<W, GreaterOrEqualUnsigned>(),
        Op::Addi => immediate::<W, Add>(),
        Op::Slti => immediate::<W, Slt>(),
        Op::Sltiu => immediate::<W, Sltu>(),
        Op::Xori => immediate::<W, Xor>(),
        Op::Ori => immediate::<W, Or>(),
        Op::Andi => immediate::<W, And>(),
        Op::Slli => immediate::<W, Sll>(),
        Op::Srli => immediate::<W, Srl>(),
        Op::Srai => immediate::<W, Sra>(),
        Op::Add => registers::<W, Add>(),
        Op::Sub => registers::<W, Sub>(),
        Op::Sll => registers::<W, Sll>(),
        Op::Slt => registers::<W, Slt>(),
        Op::Sltu => registers::<W, Sltu>(),
        Op::Xor => registers::<W, Xor>(),
        Op::Srl => registers::<W, Srl>(),
        Op::Sra => registers::<W, Sra>(),
        Op::Or => registers::<W, Or>(),
        Op::And => registers::<W, And>(),
        Op::Fence | Op::Wfi => nothing,
        Op::Addiw => immediate_word::<Add>(),
        Op::Slliw => immediate_word::<Sll>(),
        Op::Srliw => immediate_word::<Srl>(),
        Op::Sraiw => immediate_word::<Sra>(),
        Op::Addw => registers_word::<Add>(),
        Op::Subw => registers_word::<Sub>(),
        Op::Sllw => registers_word::<Sll>(),
        Op::Srlw => registers_word::<Srl>(),
        Op::Sraw => registers_word::<Sra>(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::execute::shape::Value;

    #[test]
    fn shifts_take_their_amount_modulo_xlen() {
        assert_eq!(Sll::value(1u32, 33), 2);
        assert_eq!(Sra::value(0x8000_0000u32, 63), 0xffff_ffff);
        assert_eq!(Srl::value(1u64 << 63, 63 + 64), 1);
    }

    #[test]
    fn comparisons_tell_signed_from_unsigned() {
        assert_eq!((Slt::value(!0u32, 0), Sltu::value(!0u32, 0)), (1, 0));
        assert_eq!((Slt::value(1u64 << 63, 0), Sltu::value(0u64, 1 << 63)), (1, 1));
    }
}
