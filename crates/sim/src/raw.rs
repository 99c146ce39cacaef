//! Runs a few instructions on given registers and memory: the door for differential tests.
//!
//! Source: own design.

use instar_coredsl::Description;
use instar_isa::{Equipment, Isa};

use crate::engine::machine::Machine;
use crate::engine::watch::Watch;
use crate::error::SimError;
use crate::fault::FaultReason;
use crate::options::Options;

/// Code with its surroundings.
#[derive(Clone, Debug)]
pub struct RawCode {
    /// Instruction set.
    pub isa: Isa,
    /// First address of the RAM.
    pub memory_base: u64,
    /// Bytes of the RAM.
    pub memory_size: u64,
    /// Where the code lies and execution starts.
    pub address: u64,
    /// The code; execution ends when the pc comes to the address after it.
    pub code: Vec<u8>,
    /// x0 to x31 before; x0 is ignored.
    pub registers: [u64; 32],
    /// Contents of memory before: address and bytes.
    pub memory: Vec<(u64, Vec<u8>)>,
    /// Whether misaligned accesses work.
    pub misaligned_allowed: bool,
    /// Most instructions.
    pub instruction_limit: u64,
}

/// What the code left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawResult {
    /// x0 to x31.
    pub registers: [u64; 32],
    /// Address of the instruction that would come next, or that trapped.
    pub pc: u64,
    /// Why it stopped before its end, if so.
    pub trap: Option<FaultReason>,
    /// Instructions retired.
    pub instructions: u64,
    /// By region of [`RawCode::memory`]: the bytes after.
    pub memory: Vec<Vec<u8>>,
}

/// Runs `raw` from its first instruction to its end.
pub fn run_code(raw: &RawCode, watch: &mut Watch<'_>) -> Result<RawResult, SimError> {
    run_with(raw, Options::new(raw.isa), &[], watch)
}

/// The same with a design's instructions, on a machine of these options but for what `raw` says.
pub(crate) fn run_with(
    raw: &RawCode,
    options: Options,
    design: &[Description],
    watch: &mut Watch<'_>,
) -> Result<RawResult, SimError> {
    let options = Options {
        memory_base: raw.memory_base,
        memory_size: raw.memory_size,
        equipment: Equipment { misaligned_allowed: raw.misaligned_allowed, ..Equipment::PLAIN },
        instruction_limit: raw.instruction_limit,
        ..options
    };
    let mut machine = Machine::new(&options, design)?;
    let code = std::iter::once((raw.address, &raw.code));
    for (address, bytes) in code.chain(raw.memory.iter().map(|(address, bytes)| (*address, bytes))) {
        machine.engine.hart.memory.write(address, bytes).ok_or_else(|| outside(address, bytes.len()))?;
    }
    machine.reset(raw.address);
    for n in 1..32 {
        machine.engine.hart.set_x(n, raw.registers[usize::from(n)]);
    }
    machine.sentinel = Some(raw.isa.xlen().truncate(raw.address + raw.code.len() as u64));
    let (trap, pc) = match machine.run(false, watch) {
        Ok(_) => (None, machine.engine.hart.pc),
        Err(at) => (Some(at.trap), at.pc),
    };
    let memory = raw.memory.iter().map(|(address, bytes)| {
        machine.engine.hart.memory.read(*address, bytes.len()).unwrap_or_default().to_vec()
    });
    Ok(RawResult {
        registers: machine.engine.hart.registers(),
        pc,
        trap,
        instructions: machine.retired(),
        memory: memory.collect(),
    })
}

fn outside(address: u64, length: usize) -> SimError {
    crate::abi::PlaceError(format!("{length} bytes at {address:#010x} do not lie in memory")).into()
}
