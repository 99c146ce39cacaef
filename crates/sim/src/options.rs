//! What a machine is made of.
//!
//! Source: own design.

use std::sync::Arc;

use instar_coredsl::device::DescribedDevice;
use instar_isa::{Equipment, IndexExpr, Isa, LoopFiles, Xlen};

use crate::bus::DeviceRequest;
use crate::error::SimError;
use crate::program::Program;

/// What linker scripts call the first address above the stack.
const STACK_NAMES: [&str; 6] = ["__stack_top", "_stack_top", "__stack", "_stack", "_sp", "_estack"];
/// What lies further after a program than this is no stack.
const MOST_STACK: u64 = 1 << 30;

/// What a machine is made of.
#[derive(Clone, Debug)]
pub struct Options {
    /// Instruction set.
    pub isa: Isa,
    /// First address of the RAM.
    pub memory_base: u64,
    /// Bytes of the RAM.
    pub memory_size: u64,
    /// Bytes of the stack of a called function, for which there must be room.
    pub stack_size: u64,
    /// Bytes that it may grow to where half of what is free suffices.
    pub largest_stack: u64,
    /// What the machine has where the manual leaves it open.
    pub equipment: Equipment,
    /// Arguments of a whole program, its name first; where there are none it starts with a0 = a1
    /// = 0.
    pub arguments: Vec<String>,
    /// Bytes of a whole program's stack below its first sp; `None`: all that is free.
    pub program_stack_size: Option<u64>,
    /// Instructions after which a run counts as endless.
    pub instruction_limit: u64,
    /// From which number the CSR `seed` makes its bits. They are the same in every run, so never a
    /// secret.
    pub entropy_seed: u64,
    /// Whether agnostic elements of vector registers (tail, masked off) become all ones; else they
    /// stay as they are.
    pub vector_agnostic_ones: bool,
    /// For each of the design's instructions the X register whose value its latency depends on, for
    /// the retired stream; what is missing depends on none.
    pub latency_operands: Vec<Option<IndexExpr>>,
    /// Where a design's loops of the hardware's stand; `None`: what begins one ends the run.
    pub loops: Option<LoopFiles>,
    /// Devices beside memory; a program with `tohost` has HTIF too.
    pub devices: Vec<DeviceRequest>,
    /// Devices that a design describes.
    pub described: Vec<Arc<DescribedDevice>>,
    /// Executions after which straight-line code becomes machine code of this host, in runs that
    /// nobody watches; 0: never. What a program does is the same. `None`: as the environment says,
    /// else the usual number.
    pub translate_after: Option<u32>,
}

/// Compiling costs as much as some thousand executions save.
const TRANSLATE_AFTER: u32 = 2000;
const VARIABLE: &str = "INSTAR_TRANSLATE_AFTER";

impl Options {
    /// 16 MiB at 0x8000_0000, 1 to 8 MiB of stack, misaligned accesses are faults, 10¹⁰
    /// instructions.
    pub fn new(isa: Isa) -> Self {
        Self {
            isa,
            memory_base: 0x8000_0000,
            memory_size: 16 << 20,
            stack_size: 1 << 20,
            largest_stack: 8 << 20,
            equipment: Equipment::PLAIN,
            arguments: Vec::new(),
            program_stack_size: None,
            instruction_limit: 10_000_000_000,
            entropy_seed: 0,
            vector_agnostic_ones: false,
            latency_operands: Vec::new(),
            loops: None,
            devices: Vec::new(),
            described: Vec::new(),
            translate_after: None,
        }
    }

    /// Executions after which code becomes machine code; an error where the environment has no
    /// number.
    pub(crate) fn executions(&self) -> Result<u32, SimError> {
        let Some(text) = self.translate_after.is_none().then(|| std::env::var_os(VARIABLE)).flatten() else {
            return Ok(self.translate_after.unwrap_or(TRANSLATE_AFTER));
        };
        let text = text.to_string_lossy();
        text.parse().map_err(|_| {
            let wanted = "it takes a number of executions, as in 2000, or 0 for never";
            SimError::Environment(format!("{VARIABLE} is \"{text}\": {wanted}"))
        })
    }

    /// The same with a memory in which `program` has room: the usual one, or else one from its
    /// first segment to 16 MiB after its last one, and to the stack that it names.
    pub fn fitting(isa: Isa, program: &Program) -> Self {
        let usual = Self::new(isa);
        let (first, size) = program.span();
        let end = first + size;
        let usual_end = usual.memory_base + usual.memory_size;
        let fits = first >= usual.memory_base && end <= usual_end;
        let base = if fits { usual.memory_base } else { first & !0xfff };
        let stack = STACK_NAMES.iter().filter_map(|name| Some(program.symbol(name)?.address));
        let stack =
            stack.filter(|top| (end..end.saturating_add(MOST_STACK)).contains(top)).max().unwrap_or(0);
        let end = if fits { usual_end } else { (end + usual.memory_size).next_multiple_of(1 << 20) };
        let end = end.max(stack.next_multiple_of(0x1000));
        let end = if isa.xlen() == Xlen::Rv32 { end.min(1 << 32) } else { end };
        Self { memory_base: base, memory_size: end - base, ..usual }
    }
}
