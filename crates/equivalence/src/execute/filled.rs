//! What the linker fills into instructions: halves of addresses, as terms.
//!
//! Source: the RISC-V psABI, "Relocations": `%hi`, `%lo` and their kind.

use super::Side;
use crate::memory::World;
use crate::terms::Term;
use instar_sim::{Filled, Reference};

/// `lui` and `auipc`.
const LUI: u32 = 0x37;
const AUIPC: u32 = 0x17;

/// What the linker fills into an instruction.
pub(super) enum Filling {
    Nothing,
    /// What its register gets.
    Whole(Term),
    /// The twelve bits of its offset.
    Offset(Term),
}

/// An address but for what an instruction adds that has the low twelve bits of `of`.
fn high(world: &mut World, address: Term, of: Term) -> Term {
    let low = world.terms.slice(of, 0, 12);
    let low = world.terms.extend(low, world.xlen, true);
    world.terms.subtract(address, low)
}

impl Side<'_> {
    /// What the linker fills into the instruction, where the file says so.
    pub(super) fn filled(&mut self, world: &mut World, pc: u64, word: u32) -> Result<Filling, String> {
        if !world.symbolic {
            return Ok(Filling::Nothing);
        }
        let place = Reference { symbol: pc, behind: 0 };
        let (opcode, found) = (word & 0x7f, self.own.filled(pc));
        if found.is_some_and(|filled| !self.own.stands(filled, pc, word)) {
            return Err("is not what the file says that the linker filled in".to_string());
        }
        match found {
            Some(Filled::High(target)) if opcode == LUI => {
                let address = self.own.address(world, *target);
                Ok(Filling::Whole(high(world, address, address)))
            }
            Some(Filled::HighFrom(target)) if opcode == AUIPC => {
                let (address, here) = (self.own.address(world, *target), self.own.address(world, place));
                let distance = world.terms.subtract(address, here);
                Ok(Filling::Whole(high(world, address, distance)))
            }
            // What stands there is a distance from the instruction that no linker knows.
            None if opcode == AUIPC => {
                let here = self.own.address(world, place);
                let offset = world.terms.number(i64::from((word & !0xfff) as i32), world.xlen);
                Ok(Filling::Whole(world.terms.add(here, offset)))
            }
            Some(Filled::Low(target)) if opcode & 3 == 3 && opcode != LUI && opcode != AUIPC => {
                let address = self.own.address(world, *target);
                Ok(Filling::Offset(world.terms.slice(address, 0, 12)))
            }
            Some(Filled::LowFrom(of)) if opcode & 3 == 3 && opcode != LUI && opcode != AUIPC => {
                let Some(Filled::HighFrom(target)) = self.own.filled(*of) else {
                    return Err(
                        "is filled with the low half of an address whose high half is not there".to_string()
                    );
                };
                let here = self.own.address(world, Reference { symbol: *of, behind: 0 });
                let address = self.own.address(world, *target);
                let distance = world.terms.subtract(address, here);
                Ok(Filling::Offset(world.terms.slice(distance, 0, 12)))
            }
            Some(Filled::Other(what)) => {
                Err(format!("is filled by the linker with {what}, which is not followed"))
            }
            Some(_) => Err("is filled by the linker with what does not belong into it".to_string()),
            None => Ok(Filling::Nothing),
        }
    }
}
