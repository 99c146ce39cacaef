//! Where an access goes: into memory by a pointer, or to what the program has of its own.
//!
//! Source: own design; [`crate::own`] says what lies where.

use instar_isa::RegisterFile;
use num_bigint::BigInt;

use super::Reading;
use crate::memory::Place;
use crate::terms::{Node, OWN, SP, Term};
use crate::trail::Access;
use instar_sim::{Filled, Segment};

/// Offsets from a pointer that is not known stay below this; a larger number is an address of the
/// program.
const FAR: i64 = 1 << 20;

/// The same for a program that lies below that itself.
const NEAR: i64 = 1 << 12;

/// Numbers of the registers that lead to variables of the program's own, and of those of a thread.
const GP: u32 = 3;
const TP: u32 = 4;

/// Where an access goes.
pub(crate) enum Where {
    Memory(Place),
    /// To a constant of the program.
    Constant(u64),
}

impl Reading<'_, '_> {
    /// Where an access goes; it is kept in mind. None where that is not known.
    pub(super) fn place(&mut self, address: Term, bytes: u32, writes: bool) -> Option<Where> {
        self.reach(address, bytes, writes, true)
    }

    /// The same, kept in mind where it is `noted`: whoever does not note it sees to it that both
    /// functions have it.
    pub(crate) fn reach(&mut self, address: Term, bytes: u32, writes: bool, noted: bool) -> Option<Where> {
        let fixed = self.world.terms.known(address).is_some();
        let (base, offset) = self.world.terms.split(address);
        let offset = i64::try_from(&offset).unwrap_or(i64::MAX);
        let own = fixed || self.world.terms.object(base).is_some();
        if let Some(number) = if own { self.own.number(self.world, address) } else { None } {
            let from = self.world.terms.object(base);
            let reached = if fixed && self.world.symbolic {
                None
            } else {
                self.own.reach(self.world, number, bytes, from)
            };
            let Some(reached) = reached.filter(|reached| !writes || reached.variable) else {
                self.refuse(if writes {
                    format!("writes the fixed address {number:#x}; pass variables by pointer")
                } else {
                    format!(
                        "reads the fixed address {number:#x}, where the program has no constants; pass variables by \
                         pointer, and put tables into .rodata"
                    )
                });
                return None;
            };
            if !reached.aligned {
                let why = format!(
                    "accesses {bytes} bytes of the program's own at {number:#x}, which need not be a multiple"
                );
                self.trail.faults.push((self.pc, why));
            }
            // What lies beside a thing is there for both only where both come to it from the same
            // one.
            let kept = if reached.beside && !fixed {
                Place { base, offset, xlen: self.xlen() }
            } else {
                reached.place
            };
            if noted {
                self.note(kept, bytes, writes, reached.beside);
            } else if reached.beside {
                self.refuse("may access what lies beside a thing of the program's own");
                return None;
            }
            return Some(if reached.variable {
                Where::Memory(reached.place)
            } else {
                Where::Constant(number)
            });
        }
        if fixed {
            self.refuse("accesses an address that is wider than a register");
            return None;
        }
        let uses = self.world.terms.uses(base);
        let on_stack = matches!(self.world.terms.node(base), Node::Start(RegisterFile::X, SP));
        if uses & OWN != 0 || !on_stack && self.is_far(offset) {
            self.refuse("reaches into the program's own memory by an index that is not known");
        } else if uses >> GP & 1 == 1 && self.code.places.global_pointer.is_none() {
            self.refuse(
                "reaches memory by gp, and the program has no symbol __global_pointer$ that says where",
            );
        } else if uses >> TP & 1 == 1 && self.code.places.has_thread_locals {
            self.refuse("reaches a variable of a thread by tp, whose name is not known; pass it by pointer");
        }
        let place = Place { base, offset, xlen: self.xlen() };
        if noted {
            self.note(place, bytes, writes, false);
        }
        Some(Where::Memory(place))
    }

    /// Keeps an access in mind.
    fn note(&mut self, place: Place, bytes: u32, writes: bool, beside: bool) {
        let access = Access {
            base: place.base,
            offset: place.offset,
            bytes,
            writes,
            certain: self.conditions.is_empty(),
            aligned: self.aligned,
            beside,
        };
        self.trail.access(access, self.pc);
    }

    /// Whether an offset from a pointer may be an address of the program's own.
    fn is_far(&self, offset: i64) -> bool {
        let plain = if self.xlen() == 32 { u64::from(offset as u32) } else { offset as u64 };
        let near = |segment: &Segment| {
            let end = segment.address + segment.bytes.len() as u64;
            (segment.address.saturating_sub(2048)..end.saturating_add(2048)).contains(&plain)
        };
        let segments = &self.code.segments;
        let low = segments.iter().any(|segment| segment.address < FAR as u64);
        let most = if low && !self.world.symbolic { NEAR } else { FAR };
        offset.checked_abs().is_none_or(|by| by >= most) || !self.world.symbolic && segments.iter().any(near)
    }

    /// Bytes of the program that nobody may write.
    pub(crate) fn constants(&mut self, address: u64, bytes: u32) -> Term {
        for at in address.saturating_sub(7)..address + u64::from(bytes) {
            match self.own.filled(at) {
                Some(Filled::Whole(target, width))
                    if (at, *width) == (address, bytes) && 8 * bytes == self.xlen() =>
                {
                    return self.own.address(self.world, *target);
                }
                Some(Filled::Whole(_, width)) if at + u64::from(*width) <= address => {}
                Some(Filled::Whole(..) | Filled::Other(_)) => {
                    self.refuse(format!("reads a part of what the linker fills in at {at:#x}"));
                }
                _ => {}
            }
        }
        let byte = |at| self.code.segments.iter().find_map(|segment| segment.byte(at)).unwrap_or_default();
        let value = (0..bytes)
            .rev()
            .fold(BigInt::from(0), |value, n| value << 8 | BigInt::from(byte(address + u64::from(n))));
        self.world.terms.constant(&value, 8 * bytes)
    }
}
