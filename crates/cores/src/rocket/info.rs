//! What the core must know of an instruction, worked out once per static entry.
//!
//! Source: src/main/scala/rocket/IDecode.scala; the checks of RocketCore.scala, `hazard_targets`,
//! `ex_cannot_bypass`, `mem_cannot_bypass`, `id_csr_flush`; CSR.scala, `write_flush`.

use instar_isa::{Class, Op, StaticEntry};

use super::Cost;
use crate::CustomTiming;
use crate::cost::stated;
use crate::in_order::rv32imc::timed;
use crate::parts::registers::x_numbers;

/// What an instruction does to the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Its result is there in the next stage.
    Plain,
    Load,
    Store,
    /// `half`: of 32 bits.
    Multiply {
        half: bool,
    },
    /// `remainder`: its sign is that of the dividend.
    Divide {
        remainder: bool,
    },
    Branch,
    Jump,
    JumpRegister,
    Csr,
    Fence,
    /// FENCE.I, which empties the instruction cache.
    FenceI,
    /// `ecall`, `ebreak`, `mret`: fetch goes elsewhere when it is in WB.
    System,
    /// An instruction of a design, which takes so many cycles beside one.
    Own(u16),
}

/// One instruction, ready for the core.
#[derive(Clone, Copy, Debug)]
pub(super) struct Info {
    pub kind: Kind,
    /// X registers that it reads, and one that it writes; x0 stands for none.
    pub sources: [u8; 2],
    pub destination: u8,
    pub length: u8,
    /// Its first half.
    pub low: u16,
    /// Bytes that it accesses, as a power of two.
    pub size: u8,
    /// The register that its address is counted from, and from there how far.
    pub base: u8,
    pub offset: i32,
    /// What follows is fetched anew.
    pub flushes: bool,
    /// It goes through the multiplier and divider.
    pub long: bool,
    /// What the data cache takes it for, be it an access or not, as long as it is the last that
    /// came to execute: something that reads (`mem_cmd`).
    pub reads: bool,
}

/// CSRs that may be written without what follows being fetched anew: mscratch, mepc, mcause, mtval.
const KEPT: std::ops::RangeInclusive<u32> = 0x340..=0x343;

impl Info {
    /// Nothing is known of it.
    pub const PLAIN: Self = Self {
        kind: Kind::Plain,
        sources: [0; 2],
        destination: 0,
        length: 4,
        low: 0,
        size: 0,
        base: 0,
        offset: 0,
        flushes: false,
        long: false,
        reads: true,
    };

    /// What the core makes of `entry`, whether it has the instruction or not.
    pub fn of(entry: &StaticEntry, timings: &[Option<CustomTiming<Cost>>]) -> Self {
        if entry.op == Op::Illegal && entry.length == 4 {
            return Self { kind: Kind::Plain, ..Self::seen(entry.word) };
        }
        let kind = match entry.class {
            Class::Branch => Kind::Branch,
            Class::Jump => Kind::Jump,
            Class::JumpRegister => Kind::JumpRegister,
            Class::Load => Kind::Load,
            Class::Store => Kind::Store,
            Class::Multiply => Kind::Multiply { half: is_half(entry) },
            Class::Divide => Kind::Divide { remainder: entry.word >> 13 & 1 == 1 },
            Class::Csr => Kind::Csr,
            Class::Fence => Kind::Fence,
            Class::FenceI => Kind::FenceI,
            Class::System => Kind::System,
            Class::Custom => entry.custom.map_or(Kind::Plain, Kind::Own),
            _ => Kind::Plain,
        };
        let mut sources = [0; 2];
        let read = entry.sources.iter().flat_map(x_numbers);
        sources.iter_mut().zip(read).for_each(|(place, register)| *place = register);
        Self {
            kind,
            sources,
            destination: entry.destinations.iter().flat_map(x_numbers).next().unwrap_or(0),
            length: entry.length,
            low: entry.word as u16,
            size: size(entry),
            base: entry.rs()[0],
            offset: entry.immediate as i32,
            flushes: match kind {
                Kind::Csr => writes_csr(entry.word) && !KEPT.contains(&(entry.word >> 20 | 0x300)),
                Kind::FenceI | Kind::System => true,
                _ => false,
            },
            long: match kind {
                Kind::Multiply { .. } | Kind::Divide { .. } => true,
                Kind::Own(at) => latency(timings, at, None) > 1,
                _ => false,
            },
            reads: seems_to_read(entry),
        }
    }

    /// What decode sees of an instruction of four bytes whose second half has not come: the first
    /// stands for both.
    pub fn half_seen(low: u16) -> Self {
        Self::seen(u32::from(low) << 16 | u32::from(low))
    }

    /// What is no instruction, in decode.
    pub fn none(low: u16, high: u16) -> Self {
        if low & 3 == 3 {
            return Self { low, ..Self::seen(u32::from(high) << 16 | u32::from(low)) };
        }
        Self { length: 2, low, ..Self::PLAIN }
    }

    /// What decode waits for with any word of four bytes, be it an instruction or none: the netlist
    /// is minimised with whatever suits for those that are none (`id_ctrl_decoder` 6, 7, 14, 21,
    /// 22, 24 and 26).
    fn seen(word: u32) -> Self {
        let any = |terms: &[(u32, u32)]| terms.iter().any(|&(mask, value)| word & mask == value);
        let field = |at: u32, has: bool| if has { (word >> at & 31) as u8 } else { 0 };
        let reads2 = any(&[(0x70, 0x20), (0x64, 0x20), (0x34, 0x20)]);
        let reads1 = any(&[(0x4004, 0), (0x44, 0), (0x18, 0), (0x2050, 0x2000)]);
        let writes = any(&[
            (0xc, 0x4),
            (0x50, 0x10),
            (0x48, 0x48),
            (0x1010, 0x1010),
            (0x2008, 0x2008),
            (0x2010, 0x2010),
            (0x28, 0),
        ]);
        let atomic = word & 0x6048 == 0x2008 && word >> 25 & 1 == 1;
        let kind = if atomic || word & 0x3058 == 0x1008 {
            Kind::FenceI
        } else if accesses(word) {
            Kind::Load
        } else {
            Kind::Plain
        };
        Self {
            kind,
            sources: [field(15, reads1), field(20, reads2)],
            destination: field(7, writes),
            long: word & 0x0200_0074 == 0x0200_0030,
            ..Self::PLAIN
        }
    }

    /// Whether it reads or writes this register, which is not x0.
    #[inline]
    pub fn touches(&self, register: u8) -> bool {
        register != 0 && (self.sources.contains(&register) || self.destination == register)
    }

    /// It takes the register file's port in WB, be it for x0.
    #[inline]
    pub fn writes(&self) -> bool {
        !matches!(self.kind, Kind::Branch | Kind::Store | Kind::Fence | Kind::FenceI | Kind::System)
    }

    /// It accesses memory.
    #[inline]
    pub fn memory(&self) -> bool {
        matches!(self.kind, Kind::Load | Kind::Store)
    }

    /// Its result does not come from execute.
    #[inline]
    pub fn late_in_execute(&self) -> bool {
        self.long || matches!(self.kind, Kind::Csr | Kind::JumpRegister | Kind::Load)
    }

    /// Nor from the stage after that: bytes and halfwords are put into their place.
    #[inline]
    pub fn late_in_memory(&self) -> bool {
        self.long || self.kind == Kind::Csr || (self.kind == Kind::Load && self.size < 2)
    }

    /// Refuses what the core or its model does not have.
    ///
    /// # Errors
    /// One sentence, also where the design states no cost.
    pub fn timed(&self, entry: &StaticEntry, timings: &[Option<CustomTiming<Cost>>]) -> Result<(), String> {
        let refused =
            |reason: &str| Err(format!("the instruction at {:#x}, {:08x}, {reason}", entry.pc, entry.word));
        if !timed(entry.op) {
            return refused("is none of RV64IMC; compile the program for the core's ISA");
        }
        match entry.class {
            Class::Csr if !has_csr(entry.word >> 20) => refused(
                "accesses a CSR that this core does not have: none of user and supervisor mode is there; cycle and instret are \
                 read as mcycle and minstret",
            ),
            Class::System if entry.op == Op::Wfi => {
                refused("is WFI, and interrupts are not modelled on this family of cores")
            }
            Class::Fence if entry.word >> 20 & 15 == 0 => refused(
                "is a pause, which ends with a multiple of 32 of the core's clock; it is not modelled",
            ),
            Class::Custom => stated(entry, timings).map(|_| ()),
            _ => Ok(()),
        }
    }
}

/// Whether a word is a load, a store or an atomic operation.
fn accesses(word: u32) -> bool {
    let (opcode, width, atomic) = (word & 0x7f, word >> 12 & 7, word >> 27);
    match opcode {
        0x03 => width != 7,
        0x23 => width < 4,
        0x2f => {
            let load_reserved = atomic == 2 && word >> 20 & 31 == 0;
            matches!(width, 2 | 3) && (load_reserved || matches!(atomic, 0 | 1 | 3) || (atomic & 3 == 0))
        }
        _ => false,
    }
}

/// Whether `mem_cmd` of an instruction is one that reads: as the netlist is minimised, registers'
/// operations of 64 bits, LUI, branches, JALR, SYSTEM and stores are taken for stores, and a JAL by
/// some distances for a flush (`id_ctrl_decoder_15`).
fn seems_to_read(entry: &StaticEntry) -> bool {
    let word = entry.word;
    let jump = entry.immediate >> 7 & 15 != 0b0101;
    let top = word >> 13 & 7;
    match (word & 3, top) {
        (3, _) if word & 0x7f == 0x6f => jump,
        (3, _) => word & 0x28 != 0x20,
        (1, 3) => word >> 7 & 31 == 2,
        (1, 4) => word >> 10 & 7 != 3,
        (1, 5) => jump,
        (1, top) => top < 6,
        (_, top) => top < 4,
    }
}

/// A product of words of 32 bits.
fn is_half(entry: &StaticEntry) -> bool {
    entry.op == Op::Mulw
}

/// Whether there is such a CSR (CSR.scala, of a core with machine mode alone).
fn has_csr(number: u32) -> bool {
    matches!(
        number,
        0x300 | 0x301 | 0x304 | 0x305 | 0x320 | 0x323..=0x33f | 0x340..=0x344 | 0x3a0 | 0x3a2 | 0x3b0..=0x3bf
            | 0x7a0..=0x7a3 | 0x7c1 | 0xb00 | 0xb02..=0xb1f | 0xf11..=0xf14
    )
}

/// A CSR access that is no mere read.
fn writes_csr(word: u32) -> bool {
    word >> 12 & 3 == 1 || word >> 15 & 31 != 0
}

/// Bytes of a load or store as a power of two.
fn size(entry: &StaticEntry) -> u8 {
    match entry.op {
        Op::Lb | Op::Lbu | Op::Sb => 0,
        Op::Lh | Op::Lhu | Op::Sh => 1,
        Op::Lw | Op::Lwu | Op::Sw => 2,
        _ => 3,
    }
}

/// Cycles of a design's instruction; the fewest where its operand is not known.
pub(super) fn latency(timings: &[Option<CustomTiming<Cost>>], at: u16, operand: Option<u64>) -> u64 {
    timings.get(usize::from(at)).and_then(Option::as_ref).map_or(1, |timing| {
        operand.map_or_else(|| timing.latency.least(), |operand| timing.latency.of(0, Some(operand))).into()
    })
}
