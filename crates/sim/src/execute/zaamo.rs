//! Zaamo: atomic memory operations.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "A", section "Atomic Memory Operations".

use instar_isa::{AccessKind, Op};

use super::atomic::{extended, finish, load, store_trap};
use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};
use crate::word::Word;

/// What an operation stores, of the value in memory and that of rs2.
trait Update {
    fn update<W: Word>(old: W, operand: W) -> W;
}

macro_rules! updates {
    ($($name:ident($old:ident, $operand:ident) => $body:expr;)+) => {$(
        struct $name;

        impl Update for $name {
            #[inline(always)]
            fn update<W: Word>($old: W, $operand: W) -> W {
                $body
            }
        }
    )+};
}

fn amo<W: Word, U: Update, const TRACED: bool, const N: usize>(hart: &mut Hart, at: Cursor) -> Status {
    let op = *at.op();
    let (address, operand) = (hart.x(op.rs1), hart.x(op.rs2));
    let Some(old) = load::<N>(hart, address) else {
        return hart.fail(at, store_trap::<N>(address));
    };
    let new = if N == 4 { U::update(old as u32, operand as u32).to_u64() } else { U::update(old, operand) };
    if TRACED {
        hart.record(address, N as u16, AccessKind::Read);
    }
    finish::<TRACED, N>(hart, at, address, new, |hart| hart.write(op.rd, extended::<W, N>(old)))
}

updates! {
    Swap(_old, operand) => operand;
    Add(old, operand) => old.add(operand);
    Xor(old, operand) => old ^ operand;
    And(old, operand) => old & operand;
    Or(old, operand) => old | operand;
    Min(old, operand) => if old.less_signed(operand) { old } else { operand };
    Max(old, operand) => if old.less_signed(operand) { operand } else { old };
    Minu(old, operand) => old.min(operand);
    Maxu(old, operand) => old.max(operand);
}

/// Handlers of this extension.
pub(super) fn handler<W: Word, const TRACED: bool>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::AmoswapW => amo::<W, Swap, TRACED, 4>,
        Op::AmoaddW => amo::<W, Add, TRACED, 4>,
        Op::AmoxorW => amo::<W, Xor, TRACED, 4>,
        Op::AmoandW => amo::<W, And, TRACED, 4>,
        Op::AmoorW => amo::<W, Or, TRACED, 4>,
        Op::AmominW => amo::<W, Min, TRACED, 4>,
        Op::AmomaxW => amo::<W, Max, TRACED, 4>,
        Op::AmominuW => amo::<W, Minu, TRACED, 4>,
        Op::AmomaxuW => amo::<W, Maxu, TRACED, 4>,
        Op::AmoswapD => amo::<W, Swap, TRACED, 8>,
        Op::AmoaddD => amo::<W, Add, TRACED, 8>,
        Op::AmoxorD => amo::<W, Xor, TRACED, 8>,
        Op::AmoandD => amo::<W, And, TRACED, 8>,
        Op::AmoorD => amo::<W, Or, TRACED, 8>,
        Op::AmominD => amo::<W, Min, TRACED, 8>,
        Op::AmomaxD => amo::<W, Max, TRACED, 8>,
        Op::AmominuD => amo::<W, Minu, TRACED, 8>,
        Op::AmomaxuD => amo::<W, Maxu, TRACED, 8>,
        _ => return None,
    })
}
