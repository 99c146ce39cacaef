//! What the core must know of an instruction, worked out once per static entry.

use instar_isa::{Class, Op, StaticEntry};

use super::Cost;
use super::params::Params;
use crate::CustomTiming;
use crate::cost::stated;
use crate::in_order::rv32imc::timed;
use crate::parts::registers::x_numbers;

/// X registers that an instruction reads at most, of those that are shown.
pub(super) const FEW: usize = 2;

/// What an instruction does to the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An operation of the ALU, FENCE too.
    Alu,
    Branch,
    Jump,
    JumpRegister,
    Load,
    Store,
    /// Another unit answers so many cycles after it is asked.
    Unit(u32),
    /// An instruction of a design, whose latency is its timing's.
    Own(u16),
    /// A counter is read.
    Counter,
    /// ECALL or EBREAK: the core stops.
    Stop,
}

/// One instruction, ready for the core.
#[derive(Clone, Copy, Debug)]
pub(super) struct Info {
    pub kind: Kind,
    /// Cycles that it spends on reading registers and in the ALU beyond one each.
    pub more: u8,
    /// It divides.
    pub divides: bool,
    pub length: u8,
    /// X registers that it reads, and one that it writes; x0 stands for none.
    pub sources: [u8; FEW],
    pub destination: u8,
}

/// Numbers of the counters, lower and upper halves, as `csrrs rd, counter, x0` reads them.
const COUNTERS: [u32; 6] = [0xc00, 0xc01, 0xc02, 0xc80, 0xc81, 0xc82];

/// Cycles of a product in the multiplier: with two registers, a bit a cycle, and of its upper half.
const PRODUCTS: [u32; 3] = [3, 37, 69];

/// Cycles of a quotient in the divider.
const QUOTIENT: u32 = 37;

impl Info {
    /// Nothing is known of it.
    pub const UNKNOWN: Self =
        Self { kind: Kind::Alu, more: 0, divides: false, length: 4, sources: [0; FEW], destination: 0 };

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
        let kind = match entry.class {
            Class::Alu | Class::Fence => Kind::Alu,
            Class::Branch => Kind::Branch,
            Class::Jump => Kind::Jump,
            Class::JumpRegister => Kind::JumpRegister,
            Class::Load => Kind::Load,
            Class::Store => Kind::Store,
            Class::Multiply if params.fast_multiplier => Kind::Unit(PRODUCTS[0]),
            Class::Multiply => Kind::Unit(PRODUCTS[if entry.op == Op::Mul { 1 } else { 2 }]),
            Class::Divide => Kind::Unit(QUOTIENT),
            Class::Csr if entry.word & 0xf_f07f == 0x2073 && COUNTERS.contains(&(entry.word >> 20)) => {
                Kind::Counter
            }
            Class::Custom => Kind::Own(stated(entry, timings)?.0),
            Class::System if matches!(entry.op, Op::Ecall | Op::Ebreak) => Kind::Stop,
            _ => {
                return Err(refusal(
                    entry,
                    "stops this core, which has no traps and of all CSRs only counters to read",
                ));
            }
        };
        let mut sources = [0; FEW];
        let read = entry.sources.iter().flat_map(x_numbers);
        sources.iter_mut().zip(read).for_each(|(place, register)| *place = register);
        let destination = entry.destinations.iter().flat_map(x_numbers).next().unwrap_or(0);
        Ok(Self {
            kind,
            more: more(entry, kind, params),
            divides: entry.class == Class::Divide,
            length: entry.length,
            sources,
            destination,
        })
    }
}

/// Whether both registers are read: what no immediate stands for is read, used or not.
fn reads_both(entry: &StaticEntry, kind: Kind) -> bool {
    match kind {
        Kind::Branch | Kind::Store | Kind::Unit(_) | Kind::Own(_) | Kind::Stop => true,
        // Long forms tell it by their opcode; short ones are made into such before (picorv32.v,
        // "C.MV").
        Kind::Alu if entry.length == 4 => matches!(entry.word & 0x7f, 0x33 | 0x0f),
        Kind::Alu => is_register_form(entry.word),
        _ => false,
    }
}

/// Of the short forms of ALU operations: C.MV and C.ADD, and C.SUB, C.XOR, C.OR, C.AND.
fn is_register_form(word: u32) -> bool {
    match (word & 3, word >> 13 & 7) {
        (2, 4) => true,
        (1, 4) => word >> 10 & 7 == 3,
        _ => false,
    }
}

fn more(entry: &StaticEntry, kind: Kind, params: &Params) -> u8 {
    let read = u8::from(!params.dual_port_registers && reads_both(entry, kind));
    let alu = match kind {
        Kind::Alu | Kind::JumpRegister => u8::from(params.two_cycle_alu),
        Kind::Branch => u8::from(params.two_cycle_alu) + u8::from(params.two_cycle_compare),
        _ => 0,
    };
    read + alu
}

fn refusal(entry: &StaticEntry, reason: &str) -> String {
    format!("the instruction at {:#x}, {:08x}, {reason}", entry.pc, entry.word)
}
