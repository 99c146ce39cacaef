//! What a fault tells of a register that start-up code or a linker should have set.
//!
//! Source: own design. A register is called unset where it holds what it held at reset, zero (sp:
//! from which frames were taken), and the fault's address follows from it.

use instar_isa::{Class, StaticEntry, abi_name};

use crate::fault::FaultReason;

/// Bytes that are taken from an sp of zero before something is stored: a frame, or several.
const FRAMES: u64 = 1 << 16;

/// What explains a fault of the instruction `entry`, whose registers are `x`, if a register that
/// was not set does.
pub(crate) fn hint(
    trap: &FaultReason,
    entry: &StaticEntry,
    x: impl Fn(u8) -> u64,
    bits: u32,
) -> Option<String> {
    let mask = u64::MAX >> (64 - bits);
    match *trap {
        FaultReason::LoadOutsideMemory { address, .. } | FaultReason::StoreOutsideMemory { address, .. } => {
            let base = entry.rs()[0];
            let value = x(base) & mask;
            let reached = value.wrapping_add(entry.immediate as u64) & mask;
            let near = address.wrapping_sub(reached) & mask < 8;
            match base {
                _ if entry.class == Class::Custom || !near => None,
                2 if value.wrapping_neg() & mask <= FRAMES => Some(if value == 0 {
                    "sp is 0: nothing has set the stack pointer; start-up code does".to_owned()
                } else {
                    format!(
                        "sp is {value:#010x}, just below 0: nothing has set the stack pointer; start-up code does"
                    )
                }),
                3 if value == 0 => Some(
                    "gp is 0: nothing has set it; start-up code does by `la gp, __global_pointer$` behind \
                     `.option norelax`, or link with --no-relax-gp"
                        .to_owned(),
                ),
                4 if value == 0 => {
                    Some("tp is 0: nothing has set up storage of threads; start-up code does".to_owned())
                }
                _ => None,
            }
        }
        FaultReason::JumpOutsideMemory { target } if target & !1 & mask == 0 => {
            let base = entry.rs()[0];
            match (entry.class, base) {
                (Class::JumpRegister, 1) if entry.destinations.is_empty() => Some(
                    "ra is 0: a function returns that nobody has called, as _start does; a program ends by a7 = 93 and \
                     ecall, or by tohost"
                        .to_owned(),
                ),
                (_, 0) => Some("a function that is weak and not linked has address 0".to_owned()),
                (_, base) if x(base) & mask == 0 => Some(format!(
                    "{} is 0: a pointer to a function that nobody has set, or a function that is weak and not linked",
                    abi_name(base)
                )),
                _ => Some("a function that is weak and not linked has address 0".to_owned()),
            }
        }
        _ => None,
    }
}
