//! A fault put into a machine.
//!
//! Source: own design; [`Kind`] says what each fault is.

use instar_sim::{Fault, Pause, Session, Watch};

use crate::model::Kind;
use crate::window::Place;

/// Puts the fault into the machine before the instruction; what was executed of it, if anything.
pub(crate) fn inject(session: &mut Session, place: &Place, kind: Kind) -> Result<Option<Pause>, Fault> {
    let entry = &place.entry;
    match kind {
        Kind::Skip { instructions } => {
            let mut pc = entry.pc + u64::from(entry.length);
            for _ in 1..instructions {
                // What is no instruction is as long as the first of its bytes says.
                pc += session.instruction_at(pc).map_or(4, |next| u64::from(next.length));
            }
            session.set_pc(pc);
            Ok(None)
        }
        Kind::Register { number, bit } => {
            session.set_x(number, session.x(number) ^ 1 << bit);
            Ok(None)
        }
        Kind::Load { bit } => {
            let (address, _) = place.loaded.unwrap_or_default();
            let byte = address + u64::from(bit / 8);
            session.flip_memory(byte, (bit % 8) as u8);
            let done = session.step(&mut Watch::none());
            session.flip_memory(byte, (bit % 8) as u8);
            done.map(Some)
        }
        Kind::Opcode { bit } => {
            let word = entry.word ^ 1 << bit;
            let bytes = word.to_le_bytes();
            session.step_as(&bytes[..usize::from(entry.length)]).map(Some)
        }
        Kind::Branch => {
            let follows = entry.pc + u64::from(entry.length);
            let target = entry.pc.wrapping_add(entry.immediate as u64);
            session.set_pc(if place.next_pc == follows { target } else { follows });
            Ok(None)
        }
    }
}
