//! What the pipeline must know of an instruction, worked out once per static entry.

use instar_isa::{AccessSize, Class, Division, Op, RegisterFile, RegisterRange, StaticEntry, ToldOperands};

use super::costs::Timing;
use super::untimed::untimed;
use crate::cost::stated;
use crate::parts::registers::{self, Registers};
use crate::{Latency, Unit};

/// Functional unit as the issue stage sees it (core/issue_read_operands.sv).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fu {
    /// Integer ALU.
    Alu,
    /// Branch unit.
    Branch,
    /// Multiplier.
    Multiply,
    /// Divider.
    Divide,
    /// Load unit.
    Load,
    /// Store unit.
    Store,
    /// CSR buffer; fences and system instructions pass it too.
    Csr,
    /// None: what is no instruction is offered to the interface for coprocessors, and rejected
    /// (core/decoder.sv OFFLOAD, core/cvxif_fu.sv).
    Rejected,
    /// A design's own unit, by index.
    Own(u8),
    /// The accelerator behind the core.
    Accelerator(MemoryUse),
}

/// What an instruction of the accelerator does with memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryUse {
    /// Nothing.
    Inside,
    /// It reads.
    Load,
    /// It writes.
    Store,
}

impl Fu {
    /// Its place in [`CORE_UNITS`]; none for CSR accesses and a design's own units.
    pub fn core_unit(self) -> Option<usize> {
        match self {
            Self::Alu => Some(0),
            Self::Branch => Some(1),
            Self::Multiply | Self::Divide => Some(2),
            Self::Load => Some(3),
            Self::Store => Some(4),
            Self::Csr | Self::Rejected | Self::Accelerator(_) | Self::Own(_) => None,
        }
    }
}

/// Registers that an instruction of the manual reads at most: these are kept in order.
const FEW: usize = 2;

/// A register that an instruction writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// Its number.
    pub register: u8,
    /// Which of the instruction's destinations it belongs to, for its latency.
    pub destination: u8,
}

/// One instruction, ready for the pipeline.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Functional unit.
    pub fu: Fu,
    /// Registers read, where they are at most [`FEW`].
    pub sources: [u8; FEW],
    /// Number of registers read; one that is read twice counts twice.
    pub reads: u16,
    /// All registers read.
    pub read: Registers,
    /// The first register written, if there is one.
    pub destination: u8,
    /// Number of registers written.
    pub writes: u16,
    /// All registers written.
    pub written: Registers,
    /// Of a design's instruction: where its results stand in the order of its destinations.
    pub results: u32,
    /// Register read ports taken.
    pub read_ports: u8,
    /// Issue slots taken in its cycle.
    pub issue_slots: u8,
    /// Issue ports that may take it, one bit each.
    pub issue_ports: u8,
    /// Scoreboard entries taken.
    pub entries: u8,
    /// Commit slots that it takes, all in one cycle where it has one entry.
    pub commit_slots: u8,
    /// Commit ports that may take it, one bit each.
    pub commit_ports: u8,
    /// Write ports taken at commit.
    pub write_ports: u8,
    /// It may issue in the cycle of a branch before it.
    pub speculative: bool,
    /// It issues alone, into an empty scoreboard.
    pub alone: bool,
    /// It may chain with a neighbouring ALU operation in the same cycle.
    pub chains: bool,
    /// The stream is fetched anew after it, once it has committed.
    pub refetch: bool,
    /// Waits for all stores to leave the store queues before it commits.
    pub drains_stores: bool,
    /// `fence.i`.
    pub fence_i: bool,
    /// Conditional branch.
    pub branch: bool,
    /// A branch that compares its one source with zero: whether it is taken where they are equal.
    pub taken_if_zero: Option<bool>,
    /// Offset of a memory access or of a jump to a register; what an ALU operation computes with.
    pub offset: i64,
    /// Its result is its one source plus `offset`.
    pub adds: bool,
    /// A memory access at its first source plus `offset`.
    pub bases: bool,
    /// Bytes of a load or store.
    pub bytes: u8,
    /// Of what computes, a branch or a load: which one.
    pub op: Op,
    /// Of what computes, jumps or divides: rs1 and rs2, or x0.
    pub rs: [u8; 2],
    /// `wfi`.
    pub sleeps: bool,
    /// Decode finds that it traps (`ecall`, `ebreak`): it needs no unit.
    pub raises: bool,
    /// Of a divide: how it reads its operands.
    pub division: Option<Division>,
    /// Index of the custom timing, or `u16::MAX`.
    pub custom: u16,
}

/// CSRs whose writes flush the pipeline (core/csr_regfile.sv).
const FLUSHING_CSRS: [u32; 2] = [0x300, 0x301];

impl Info {
    /// An instruction on a wrong path of which nothing is known.
    pub const UNKNOWN: Self = Self {
        fu: Fu::Alu,
        sources: [0; FEW],
        reads: 0,
        read: Registers::NONE,
        destination: 0,
        writes: 0,
        written: Registers::NONE,
        results: 0,
        read_ports: 0,
        issue_slots: 1,
        issue_ports: u8::MAX,
        entries: 1,
        commit_slots: 1,
        commit_ports: u8::MAX,
        write_ports: 0,
        speculative: true,
        alone: false,
        chains: false,
        refetch: false,
        drains_stores: false,
        fence_i: false,
        branch: false,
        taken_if_zero: None,
        offset: 0,
        adds: false,
        bases: false,
        bytes: 0,
        op: Op::Illegal,
        sleeps: false,
        raises: false,
        rs: [0; 2],
        division: None,
        custom: u16::MAX,
    };

    /// Code that is no instruction.
    pub const NOTHING: Self = Self { fu: Fu::Rejected, speculative: false, ..Self::UNKNOWN };

    /// The registers that it reads, if they are few; else all of them stand in `read` alone.
    #[inline]
    pub fn few_sources(&self) -> Option<&[u8]> {
        self.sources.get(..usize::from(self.reads))
    }

    /// The registers that it reads.
    pub fn sources(&self) -> impl Iterator<Item = u8> {
        let few = self.few_sources().map(|few| few.iter().copied());
        let many = if few.is_none() { self.read } else { Registers::NONE };
        few.into_iter().flatten().chain(many.iter())
    }

    /// The first register that it reads, if it reads few.
    #[inline]
    pub fn base(&self) -> u8 {
        self.sources[0]
    }

    /// What the pipeline must know of an instruction of the accelerator: its X registers, what it
    /// does with memory, and that only the first commit port takes it (core/commit_stage.sv).
    ///
    /// # Errors
    /// None that an instruction of the manual has.
    pub fn of_accelerator(entry: &StaticEntry) -> Result<Self, String> {
        let cores = |list: &[RegisterRange]| {
            let ranges: Vec<_> = list.iter().filter(|range| range.file == RegisterFile::X).copied().collect();
            all(&ranges)
        };
        let plain = plain(&cores(&entry.sources)?, &cores(&entry.destinations)?);
        let way = match (entry.effect.memory.reads, entry.effect.memory.writes) {
            (_, true) => MemoryUse::Store,
            (true, false) => MemoryUse::Load,
            (false, false) => MemoryUse::Inside,
        };
        Ok(Self { fu: Fu::Accelerator(way), commit_ports: 1, ..plain })
    }

    /// What the pipeline must know of `entry`. The results of a design's instruction are added to
    /// `results`.
    ///
    /// # Errors
    /// One sentence where the core has no cost for an instruction.
    pub fn new(
        entry: &StaticEntry,
        timings: &[Option<Timing>],
        units: &[Unit],
        results: &mut Vec<Box<[Written]>>,
    ) -> Result<Self, String> {
        if let Some(extension) = untimed(entry.class) {
            return Err(format!(
                "the instruction at {:#x} is of {extension}, which this core model has no timing for; compile the \
                 program for the core's ISA",
                entry.pc
            ));
        }
        let (read, written) = (all(&entry.sources)?, all(&entry.destinations)?);
        let reads = read.len() as u16;
        let plain = plain(&read, &written);
        let system = || named(&read, &written, entry.word);
        Ok(match entry.class {
            Class::Alu => Self {
                chains: !matches!(entry.op, Op::Cpop),
                adds: entry.op == Op::Addi,
                op: entry.op,
                rs: entry.rs(),
                offset: entry.constant() as i64,
                ..plain
            },
            Class::Branch => {
                let taken_if_zero = match entry.op {
                    Op::Beq if reads == 1 => Some(true),
                    Op::Bne if reads == 1 => Some(false),
                    _ => None,
                };
                Self { fu: Fu::Branch, branch: true, taken_if_zero, op: entry.op, rs: entry.rs(), ..plain }
            }
            Class::Jump => Self { fu: Fu::Branch, ..plain },
            Class::JumpRegister => Self { fu: Fu::Branch, rs: entry.rs(), offset: entry.immediate, ..plain },
            Class::Load => Self {
                fu: Fu::Load,
                op: entry.op,
                offset: entry.immediate,
                bases: reads == 1,
                bytes: bytes(entry),
                ..plain
            },
            Class::Store => Self {
                fu: Fu::Store,
                offset: entry.immediate,
                bases: reads == 2,
                bytes: bytes(entry),
                ..plain
            },
            Class::Multiply => Self { fu: Fu::Multiply, op: entry.op, rs: entry.rs(), ..plain },
            Class::Divide => {
                let division = match entry.effect.told {
                    Some(ToldOperands::Division(division)) => Some(division),
                    _ => None,
                };
                Self { fu: Fu::Divide, op: entry.op, rs: entry.rs(), division, ..plain }
            }
            Class::Csr => {
                let writes_csr = !(entry.word >> 12 & 2 != 0 && entry.word >> 15 & 31 == 0);
                let refetch = writes_csr && FLUSHING_CSRS.contains(&(entry.word >> 20));
                Self { fu: Fu::Csr, refetch, ..system() }
            }
            Class::Fence => Self { fu: Fu::Csr, refetch: true, drains_stores: true, ..plain },
            Class::FenceI => Self { fu: Fu::Csr, refetch: true, drains_stores: true, fence_i: true, ..plain },
            Class::System if entry.op == Op::Illegal => Self { refetch: true, ..Self::NOTHING },
            // It only commits as a CSR access does, and then halts commit (core/csr_regfile.sv
            // wfi_q).
            Class::System if entry.op == Op::Wfi => Self { fu: Fu::Csr, sleeps: true, ..system() },
            Class::System => {
                let raises = matches!(entry.op, Op::Ecall | Op::Ebreak);
                let plain = if raises { plain } else { system() };
                Self { fu: Fu::Csr, refetch: true, raises, ..plain }
            }
            Class::Custom => return custom(entry, plain, timings, units, results),
            // Refused above.
            Class::Atomic | Class::CacheBlock | Class::Sequence => plain,
            Class::Aes | Class::Sha2 | Class::Sm3 | Class::Sm4 | Class::Vector => plain,
        })
    }
}

/// Bytes of the access of a load or store of the manual.
fn bytes(entry: &StaticEntry) -> u8 {
    match entry.effect.memory.size {
        AccessSize::Bytes(bytes) => bytes as u8,
        AccessSize::Register => 0,
    }
}

/// An instruction of the first ALU that reads and writes these.
fn plain(read: &[u8], written: &[u8]) -> Info {
    let mut sources = [0; FEW];
    sources.iter_mut().zip(read).for_each(|(place, &register)| *place = register);
    Info {
        fu: Fu::Alu,
        sources,
        reads: read.len() as u16,
        read: set(read),
        destination: written.first().copied().unwrap_or(0),
        writes: written.len() as u16,
        written: set(written),
        read_ports: read.len().min(usize::from(u8::MAX)) as u8,
        write_ports: u8::from(!written.is_empty()),
        ..Info::UNKNOWN
    }
}

/// What accesses CSRs: it waits for the register that the bits of rs2 name too, whatever they are
/// (core/decoder.sv OpcodeSystem).
fn named(read: &[u8], written: &[u8], word: u32) -> Info {
    let rs2 = (word >> 20 & 31) as u8;
    let waits: Vec<u8> = read.iter().copied().chain((rs2 != 0).then_some(rs2)).collect();
    Info { read_ports: plain(read, written).read_ports, ..plain(&waits, written) }
}

fn custom(
    entry: &StaticEntry,
    plain: Info,
    timings: &[Option<Timing>],
    units: &[Unit],
    results: &mut Vec<Box<[Written]>>,
) -> Result<Info, String> {
    let (index, timing) = stated(entry, timings)?;
    let offered_ports = timing.offered_ports;
    let Timing { common: timing, .. } = timing;
    let own = &timing.own;
    let fu = unit_of(&timing.unit, units).ok_or_else(|| unknown_unit(timing, units))?;
    let mut all = Vec::new();
    for (at, range) in entry.destinations.iter().enumerate() {
        let destination = entry.operands.get(at).map_or(at, |&operand| usize::from(operand)) as u8;
        all.extend(registers::numbers(range)?.map(|register| Written { register, destination }));
    }
    let mut plain = plain;
    if let Some(ports) = offered_ports {
        // The core sees what comes back through the interface. The design's own registers stay
        // after it, where instructions come in their order.
        all.retain(|written: &Written| written.register < X_REGISTERS);
        let written: Vec<u8> = all.iter().map(|written| written.register).collect();
        plain.destination = written.first().copied().unwrap_or(0);
        (plain.writes, plain.written) = (written.len() as u16, set(&written));
        let read: Vec<u8> = offered(entry.word, ports).collect();
        plain.read = set(&read);
        plain.reads = read.len() as u16;
        plain.sources = [0; FEW];
        plain.sources.iter_mut().zip(&read).for_each(|(place, &register)| *place = register);
    }
    results.push(all.into());
    Ok(Info {
        fu,
        results: results.len() as u32 - 1,
        // An operation inside the ALU takes part in its bypass, as every one but cpop does.
        chains: fu == Fu::Alu && timing.latency == Latency::Cycles(1),
        custom: index,
        read_ports: own.register_reads as u8,
        issue_slots: own.issue_slots.max(1) as u8,
        issue_ports: ports(&own.ports),
        entries: own.scoreboard_entries.max(1) as u8,
        commit_slots: own.commit_slots.max(1) as u8,
        // The second port takes none of the interface's (core/commit_stage.sv, commit_ack_o[1]).
        commit_ports: if offered_ports.is_some() { 1 } else { ports(&own.commit_ports) },
        write_ports: own.write_ports as u8,
        speculative: timing.speculative,
        alone: timing.serialises,
        refetch: timing.serialises,
        ..plain
    })
}

/// A list of ports as bits; an empty one means every port.
fn ports(list: &[u32]) -> u8 {
    if list.is_empty() {
        return u8::MAX;
    }
    list.iter().filter(|&&port| port < 8).fold(0, |mask, port| mask | 1 << port)
}

/// Units of the core that a design may name.
pub const CORE_UNITS: [&str; 5] = ["alu", "branch", "mul", "load", "store"];

/// The interface for coprocessors, as a cost names it: the unit of an instruction that has one of
/// its own after it, or the result bus of those that share one.
pub const CVXIF: &str = "cvxif";

/// All that a cost may name.
pub const UNIT_NAMES: [&str; 6] = ["alu", "branch", "mul", "load", "store", CVXIF];

/// Numbers below this one are those of X registers.
const X_REGISTERS: u8 = 32;

/// Registers that the core waits for before it hands `word` over: those that rs1, rs2 and, with a
/// third read port, rs3 would name, whatever the instruction reads (core/decoder.sv OFFLOAD,
/// core/issue_read_operands.sv stall).
fn offered(word: u32, ports: u32) -> impl Iterator<Item = u8> {
    let fields = [15u32, 20, 27].into_iter().take(ports.clamp(2, 3) as usize);
    fields.map(move |lowest| (word >> lowest & 31) as u8).filter(|&register| register != 0)
}

fn unit_of(name: &str, units: &[Unit]) -> Option<Fu> {
    if let Some(index) = units.iter().position(|unit| unit.name == name) {
        return Some(Fu::Own(index as u8));
    }
    Some(match name {
        "alu" => Fu::Alu,
        "branch" => Fu::Branch,
        "mul" => Fu::Multiply,
        "load" => Fu::Load,
        "store" => Fu::Store,
        _ => return None,
    })
}

fn unknown_unit(timing: &crate::CustomTiming<super::Cost>, units: &[Unit]) -> String {
    let known: Vec<&str> = units.iter().map(|unit| unit.name.as_str()).chain(UNIT_NAMES).collect();
    format!("\"{}\" wants unit \"{}\"; there are: {}", timing.mnemonic, timing.unit, known.join(", "))
}

/// The numbers of all registers in a list, in its order.
fn all(list: &[RegisterRange]) -> Result<Vec<u8>, String> {
    let mut numbers = Vec::new();
    for range in list {
        numbers.extend(registers::numbers(range)?);
    }
    Ok(numbers)
}

fn set(numbers: &[u8]) -> Registers {
    numbers.iter().fold(Registers::NONE, |set, &number| set.with(Registers::only(number)))
}
