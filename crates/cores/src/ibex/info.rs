//! What the core must know of an instruction, worked out once per static entry.

use instar_isa::{Class, Op, StaticEntry};

use super::Cost;
use super::params::Params;
use crate::CustomTiming;
use crate::cost::stated;
use crate::in_order::rv32imc::timed;
use crate::parts::registers::x_numbers;

/// X registers that an instruction reads at most, of those that are waited for.
pub(super) const FEW: usize = 2;

/// What an instruction does to the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It leaves ID/EX after one cycle.
    Simple,
    /// It leaves after so many.
    Multiply(u32),
    Divide,
    Load,
    Store,
    Branch,
    /// A jump, or FENCE.I, which fetches anew what follows it.
    Jump,
    /// A CSR access that empties ID/EX.
    CsrFlush,
    /// `mret`, `ecall`, `ebreak`, and what is no instruction.
    Leave,
    /// `wfi`.
    Wait,
    /// An instruction of a design, whose latency is its timing's.
    Own(u16),
}

/// One instruction, ready for the core.
#[derive(Clone, Copy, Debug)]
pub(super) struct Info {
    pub kind: Kind,
    pub length: u8,
    /// X registers that it reads, and one that it writes; x0 stands for none.
    pub sources: [u8; FEW],
    pub destination: u8,
}

/// First numbers of the CSRs that user mode reads counters by; each has so many.
const USER_COUNTERS: [u32; 2] = [0xc00, 0xc80];
const COUNTERS: u32 = 32;

impl Info {
    /// Nothing is known of it.
    pub const UNKNOWN: Self = Self { kind: Kind::Simple, length: 4, sources: [0; FEW], destination: 0 };

    /// What the core must know of `entry`.
    ///
    /// # Errors
    /// One sentence where the core does not have the instruction, or the design states no cost.
    pub fn new(
        entry: &StaticEntry,
        timings: &[Option<CustomTiming<Cost>>],
        params: &Params,
    ) -> Result<Self, String> {
        if !timed(entry.op) {
            return Err(refusal(entry, "is none of RV32IMC; compile the program for the core's ISA"));
        }
        let number = entry.word >> 20;
        let kind = match entry.class {
            Class::Branch => Kind::Branch,
            Class::Jump | Class::JumpRegister | Class::FenceI => Kind::Jump,
            Class::Load => Kind::Load,
            Class::Store => Kind::Store,
            Class::Multiply if entry.op == Op::Mul => Kind::Multiply(params.multiply_cycles),
            Class::Multiply => Kind::Multiply(params.multiply_cycles + 1),
            Class::Divide => Kind::Divide,
            Class::Csr if USER_COUNTERS.iter().any(|&first| (first..first + COUNTERS).contains(&number)) => {
                return Err(refusal(
                    entry,
                    "reads a counter that this core does not have; mcycle and minstret are there",
                ));
            }
            Class::Csr if flushes(entry.word) => Kind::CsrFlush,
            Class::System if entry.op == Op::Wfi => Kind::Wait,
            Class::System => Kind::Leave,
            Class::Custom => Kind::Own(stated(entry, timings)?.0),
            _ => Kind::Simple,
        };
        let mut sources = [0; FEW];
        let read = entry.sources.iter().flat_map(x_numbers);
        sources.iter_mut().zip(read).for_each(|(place, register)| *place = register);
        let destination = entry.destinations.iter().flat_map(x_numbers).next().unwrap_or(0);
        Ok(Self { kind, length: entry.length, sources, destination })
    }
}

/// Whether it is a CSR access of `mcycle` or `mcycleh`.
pub(super) fn shows_cycles(entry: &StaticEntry) -> bool {
    const CYCLES: [u32; 2] = [0xb00, 0xb80];
    entry.class == Class::Csr && CYCLES.contains(&(entry.word >> 20))
}

/// Whether a CSR access empties ID/EX: one that writes or sets, not one that clears or only reads
/// (rtl/ibex_id_stage.sv, `csr_pipe_flush`).
fn flushes(word: u32) -> bool {
    const STATUS: u32 = 0x300;
    const INTERRUPTS: u32 = 0x304;
    const PROTECTION: [u32; 2] = [0x3a0, 0x747];
    let (number, operation, source) = (word >> 20, word >> 12 & 3, word >> 15 & 31);
    let writes = operation == 1 || (operation == 2 && source != 0);
    let protects = number >> 5 == PROTECTION[0] >> 5 || number == PROTECTION[1];
    writes && (number == STATUS || number == INTERRUPTS || protects)
}

fn refusal(entry: &StaticEntry, reason: &str) -> String {
    format!("the instruction at {:#x}, {:08x}, {reason}", entry.pc, entry.word)
}
