//! What the pipeline must know of an instruction, worked out once per static entry.

use instar_isa::{Class, Op, StaticEntry};

use super::costs::{Cost, through_interface};
use super::params::Params;
use crate::cost::stated;
use crate::in_order::rv32imc::{manipulates_bits, timed};
use crate::parts::registers::x_numbers;
use crate::{CustomTiming, Unit};

/// Registers that an instruction reads at most, of those that are told apart.
pub(super) const FEW: usize = 2;

/// What an instruction does to the pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A cycle in EX.
    Alu,
    /// The upper half of a product.
    MultiplyHigh,
    Divide,
    Load,
    Store,
    Branch,
    /// `jal`.
    Jump,
    /// `jalr`.
    JumpRegister,
    /// A CSR access that waits for nothing but others.
    Csr,
    /// One of a counter, which waits for an empty WB.
    Counter,
    /// `fence`, `fence.i`.
    Fence,
    /// `mret`.
    Return,
    /// `ecall`, `ebreak`, and what is no instruction.
    Trap,
    /// Of a design, in EX.
    Own,
    /// Of a design, handed to the coprocessor.
    Offered,
}

/// One instruction, ready for the pipeline.
#[derive(Clone, Copy, Debug)]
pub(super) struct Info {
    pub kind: Kind,
    /// Bytes.
    pub length: u8,
    /// Registers that it is held in ID for; x0, which nothing waits for, fills up.
    pub sources: [u8; FEW],
    /// The register that it writes; x0: none.
    pub destination: u8,
    /// What reads its register at once waits until it is in WB, as for a load.
    pub comes_late: bool,
    /// Loads and stores wait in EX until it left WB: it may enable interrupts.
    pub enables_interrupts: bool,
    /// Number of its unit among the design's.
    pub unit: u8,
    /// Index of the custom timing, or `u16::MAX`.
    pub custom: u16,
}

impl Info {
    /// Nothing is known of it.
    pub const UNKNOWN: Self = Self {
        kind: Kind::Alu,
        length: 4,
        sources: [0; FEW],
        destination: 0,
        comes_late: false,
        enables_interrupts: false,
        unit: 0,
        custom: u16::MAX,
    };

    /// What the pipeline must know of `entry`.
    ///
    /// # Errors
    /// One sentence where the core does not have the instruction, or the design states no cost.
    pub fn new(
        entry: &StaticEntry,
        timings: &[Option<CustomTiming<Cost>>],
        units: &[Unit],
        params: &Params,
    ) -> Result<Self, String> {
        let bits = manipulates_bits(entry.op);
        if !(timed(entry.op) || bits && params.bit_manipulation) {
            let why = if bits {
                "is one of Zba, Zbb, Zbc and Zbs, which this core does not have (bit_manipulation = false); set it, or \
                 compile the program for the core's ISA"
            } else {
                "is none of RV32IMC, Zba, Zbb, Zbc and Zbs; compile the program for the core's ISA"
            };
            return Err(refusal(entry, why));
        }
        let mut sources = [0; FEW];
        let read = entry.sources.iter().flat_map(x_numbers);
        sources.iter_mut().zip(read).for_each(|(place, register)| *place = register);
        let destination = entry.destinations.iter().flat_map(x_numbers).next().unwrap_or(0);
        let plain = Self { length: entry.length, sources, destination, ..Self::UNKNOWN };
        let kind = match entry.class {
            Class::Multiply if matches!(entry.op, Op::Mulh | Op::Mulhsu | Op::Mulhu) => Kind::MultiplyHigh,
            Class::Divide => Kind::Divide,
            Class::Load => return Ok(Self { kind: Kind::Load, comes_late: true, ..plain }),
            Class::Store => Kind::Store,
            Class::Branch => Kind::Branch,
            Class::Jump => Kind::Jump,
            Class::JumpRegister => Kind::JumpRegister,
            Class::Csr => return Ok(csr(entry.word, plain, params)),
            Class::Fence | Class::FenceI => Kind::Fence,
            Class::System => match entry.op {
                Op::Mret => return Ok(Self { kind: Kind::Return, enables_interrupts: true, ..plain }),
                Op::Wfi => {
                    return Err(refusal(
                        entry,
                        "is WFI, at which the core sleeps until an interrupt, and there is none",
                    ));
                }
                Op::Ecall | Op::Ebreak => Kind::Trap,
                // All registers that it could name are read, for a coprocessor.
                _ => return Ok(Self { kind: Kind::Trap, sources: named(entry.word), ..plain }),
            },
            Class::Custom => return custom(entry, plain, timings, units),
            _ => Kind::Alu,
        };
        Ok(Self { kind, ..plain })
    }
}

/// A CSR access (rtl/cv32e40x_cs_registers.sv: `csr_counter_read_o`, `csr_irq_enable_write_o`).
fn csr(word: u32, plain: Info, params: &Params) -> Info {
    const STATUS: u32 = 0x300;
    const INTERRUPTS: u32 = 0x304;
    /// First numbers of counters: machine mode's and user mode's, lower and upper halves. Of each
    /// the second, the time, is none.
    const COUNTERS: [u32; 4] = [0xb00, 0xb80, 0xc00, 0xc80];
    let (number, operation, source) = (word >> 20, word >> 12 & 3, word >> 15 & 31);
    let counter = COUNTERS.iter().any(|first| (*first..first + 32).contains(&number) && number != first + 1);
    let writes = operation == 1 || source != 0;
    Info {
        kind: if counter { Kind::Counter } else { Kind::Csr },
        // It is offered to the coprocessor, and stands in EX as one that may have a late result.
        comes_late: params.extension_interface,
        enables_interrupts: writes && (number == STATUS || number == INTERRUPTS),
        ..plain
    }
}

fn custom(
    entry: &StaticEntry,
    plain: Info,
    timings: &[Option<CustomTiming<Cost>>],
    units: &[Unit],
) -> Result<Info, String> {
    let (index, timing) = stated(entry, timings)?;
    if !through_interface(timing) {
        return Ok(Info { kind: Kind::Own, custom: index, ..plain });
    }
    let unit = units.iter().position(|unit| unit.name == timing.unit).unwrap_or(units.len());
    Ok(Info {
        kind: Kind::Offered,
        // Whatever it reads (rtl/cv32e40x_id_stage.sv, `rf_re_o`).
        sources: named(entry.word),
        comes_late: true,
        custom: index,
        unit: unit as u8,
        ..plain
    })
}

/// Registers that bits 19 to 15 and 24 to 20 of a word name.
fn named(word: u32) -> [u8; FEW] {
    [15, 20].map(|from| (word >> from & 31) as u8)
}

fn refusal(entry: &StaticEntry, reason: &str) -> String {
    format!("the instruction at {:#x}, {:08x}, {reason}", entry.pc, entry.word)
}
