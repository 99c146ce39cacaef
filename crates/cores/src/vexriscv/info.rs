//! What the core must know of an instruction, worked out once per static entry.
//!
//! Source: VexRiscv_Lite.v, `_zz_decode_IS_DIV`, whose bits say what may be forwarded from where.

use instar_isa::{Class, Op, StaticEntry, ToldOperands};

use super::Cost;
use crate::cost::stated;
use crate::in_order::rv32imc::timed;
use crate::parts::registers::x_numbers;
use crate::{CustomTiming, Latency};

/// X registers that an instruction reads at most.
pub(super) const FEW: usize = 2;

/// Cycles of a product and of a quotient in memory, a bit a cycle (`MulDivIterativePlugin`).
const PRODUCT: u64 = 33;
const QUOTIENT: u64 = 34;

/// What an instruction does to the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It takes a cycle in each stage.
    Plain,
    /// It is shifted by so many places in execute, by one a cycle.
    Shift(u8),
    /// By as many as this register says.
    ShiftBy(u8),
    Multiply,
    Divide,
    Load,
    Store,
    /// It is predicted taken if it goes backward.
    Branch {
        backward: bool,
    },
    Jump,
    JumpRegister,
    /// A CSR access, which waits in execute until nothing is in front of it.
    Csr,
    /// FENCE.I: the instruction cache is emptied.
    EmptyCache,
    /// `mret`.
    Return,
    /// An instruction of a design, whose latency is its timing's.
    Own(u16),
}

/// One instruction, ready for the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Info {
    pub kind: Kind,
    /// X registers that it reads, and one that it writes; x0 stands for none.
    pub sources: [u8; FEW],
    pub destination: u8,
    /// Its result cannot be had in execute, or not in memory.
    pub late_in_execute: bool,
    pub late_in_memory: bool,
    /// Of a load or store: the register that its offset is added to, which is `rs1`, the offset,
    /// and its bytes.
    pub base: u8,
    pub offset: i32,
    pub bytes: u8,
}

/// CSRs that the core has and the simulator too: mstatus, mie, mepc, mcause, mtval, mip; mtvec is
/// there to be written.
const CSRS: [u32; 6] = [0x300, 0x304, 0x341, 0x342, 0x343, 0x344];
const VECTOR: u32 = 0x305;

impl Info {
    /// Nothing is known of it.
    pub const PLAIN: Self = Self {
        kind: Kind::Plain,
        sources: [0; FEW],
        destination: 0,
        late_in_execute: false,
        late_in_memory: false,
        base: 0,
        offset: 0,
        bytes: 0,
    };

    /// What the core makes of `entry`, whether it has the instruction or not.
    pub fn of(entry: &StaticEntry) -> Self {
        let [_, amount] = entry.rs();
        let kind = match entry.class {
            Class::Branch => Kind::Branch { backward: entry.immediate < 0 },
            Class::Jump => Kind::Jump,
            Class::JumpRegister => Kind::JumpRegister,
            Class::Load => Kind::Load,
            Class::Store => Kind::Store,
            Class::Multiply => Kind::Multiply,
            Class::Divide => Kind::Divide,
            Class::Csr => Kind::Csr,
            Class::FenceI => Kind::EmptyCache,
            Class::System if entry.op == Op::Mret => Kind::Return,
            Class::Custom => entry.custom.map_or(Kind::Plain, Kind::Own),
            _ if matches!(entry.effect.told, Some(ToldOperands::Shift { .. })) => Kind::ShiftBy(amount),
            _ if matches!(entry.op, Op::Slli | Op::Srli | Op::Srai) => Kind::Shift(entry.immediate as u8),
            _ => Kind::Plain,
        };
        let mut sources = [0; FEW];
        let read = entry.sources.iter().flat_map(x_numbers);
        sources.iter_mut().zip(read).for_each(|(place, register)| *place = register);
        let memory = matches!(kind, Kind::Load | Kind::Store);
        Self {
            kind,
            sources,
            destination: entry.destinations.iter().flat_map(x_numbers).next().unwrap_or(0),
            late_in_execute: matches!(
                kind,
                Kind::Load | Kind::Multiply | Kind::Divide | Kind::Csr | Kind::Own(_)
            ),
            late_in_memory: matches!(kind, Kind::Load | Kind::Jump | Kind::JumpRegister),
            base: (entry.word >> 15 & 31) as u8,
            offset: entry.immediate as i32,
            bytes: if memory { 1 << (entry.word >> 12 & 3) } else { 0 },
        }
    }

    /// Whether it reads this register, x0 being none.
    #[inline]
    pub fn reads(&self, register: u8) -> bool {
        register != 0 && self.sources.contains(&register)
    }

    /// Whether it is predicted to go elsewhere.
    #[inline]
    pub fn predicted(&self) -> bool {
        matches!(self.kind, Kind::Jump | Kind::Branch { backward: true })
    }

    /// Whether what follows it depends on more than the state that it leaves.
    #[inline]
    pub fn ends(&self) -> bool {
        self.is_alone() || matches!(self.kind, Kind::Jump | Kind::ShiftBy(_) | Kind::Own(_))
    }

    /// Whether caches, or nobody, must be asked before it.
    #[inline]
    pub fn is_alone(&self) -> bool {
        matches!(
            self.kind,
            Kind::Branch { .. } | Kind::JumpRegister | Kind::Csr | Kind::EmptyCache | Kind::Return
        )
    }

    /// Whether it is mispredicted, if it branches or not.
    #[inline]
    pub fn mispredicted(&self, taken: bool) -> bool {
        match self.kind {
            Kind::JumpRegister => true,
            Kind::Branch { backward } => taken != backward,
            _ => false,
        }
    }

    /// Where fetch goes on behind it at `pc` if it is mispredicted: its target where it is one
    /// backward, in 32 bits.
    pub fn wrong_path(&self, pc: u64) -> u64 {
        let first = match self.kind {
            Kind::Branch { backward: true } => pc.wrapping_add_signed(self.offset.into()),
            _ => pc.wrapping_add(4),
        };
        first & u64::from(u32::MAX)
    }

    /// The register by which a wrong path may hold execute with it.
    pub fn holds_by(&self) -> Option<u8> {
        match self.kind {
            Kind::ShiftBy(register) => Some(register),
            Kind::Load | Kind::Store => Some(self.base),
            _ => None,
        }
    }

    /// Whether it holds execute with this in that register: one by more than a place, one that is
    /// aligned, since others are not asked for.
    pub fn may_hold(&self, value: u64) -> bool {
        match self.kind {
            Kind::ShiftBy(_) => value as u8 & 31 > 1,
            _ => value.wrapping_add_signed(self.offset.into()) & (u64::from(self.bytes) - 1) == 0,
        }
    }

    /// The fewest cycles that it takes in execute and in memory.
    pub fn least_cycles(&self, timings: &[Option<CustomTiming<Cost>>]) -> [u64; 2] {
        match self.kind {
            Kind::Shift(amount) => [u64::from(amount).max(1), 1],
            Kind::Own(at) => [1, latency(timings, at, None)],
            _ => [1, self.cycles_in_memory()],
        }
    }

    /// Cycles in memory but for an access of data and a design's instruction.
    #[inline]
    pub fn cycles_in_memory(&self) -> u64 {
        match self.kind {
            Kind::Multiply => PRODUCT,
            Kind::Divide => QUOTIENT,
            _ => 1,
        }
    }

    /// Refuses what the core does not have.
    ///
    /// # Errors
    /// One sentence, also where the design states no cost.
    pub fn timed(&self, entry: &StaticEntry, timings: &[Option<CustomTiming<Cost>>]) -> Result<(), String> {
        let refused =
            |reason: &str| Err(format!("the instruction at {:#x}, {:08x}, {reason}", entry.pc, entry.word));
        if !timed(entry.op) || entry.length != 4 {
            return refused("is none of RV32IM; compile the program for the core's ISA");
        }
        let (number, read) = (entry.word >> 20, self.destination != 0);
        match entry.class {
            Class::Csr if number == VECTOR && read => {
                refused("reads mtvec, which this core has only to be written")
            }
            Class::Csr if number != VECTOR && !CSRS.contains(&number) => refused(
                "accesses a CSR that this core does not have, where it reads as zero; mstatus, mie, mip, mepc, mcause \
                 and mtval are there, and mtvec to be written",
            ),
            Class::System if entry.op == Op::Ebreak => {
                refused("is EBREAK, which this core takes for an illegal instruction")
            }
            Class::Custom => stated(entry, timings).map(|_| ()),
            _ => Ok(()),
        }
    }
}

/// Cycles of a design's instruction in memory; the fewest where its operand is not known.
pub(super) fn latency(timings: &[Option<CustomTiming<Cost>>], at: u16, operand: Option<u64>) -> u64 {
    timings.get(usize::from(at)).and_then(Option::as_ref).map_or(1, |timing| {
        operand.map_or_else(|| timing.latency.least(), |operand| timing.latency.of(0, Some(operand))).into()
    })
}

/// Whether a design's instruction takes cycles by an operand.
pub(super) fn by_operand(timings: &[Option<CustomTiming<Cost>>], at: u16) -> bool {
    let timing = timings.get(usize::from(at)).and_then(Option::as_ref);
    timing.is_some_and(|timing| !matches!(timing.latency, Latency::Cycles(_)))
}
