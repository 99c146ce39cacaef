//! A design's instructions: their behaviours and how they are executed.
//!
//! Source: own design. A behaviour runs as machine code (`instar-jit`), made when its instruction
//! is executed for the first time; where there is none, `instar-coredsl` interprets it.

mod interpreted;
mod native;
mod step;
mod vector;

pub(crate) use step::{described, no_memory, trapped};

use std::sync::OnceLock;

use instar_coredsl::{Behaviour, Description};
use instar_isa::{CustomField, CustomInstruction, IndexExpr, OperandRegister, RegisterFile};
use instar_jit::Entry;
use instar_trace::{AccessKind, Wishes};

use crate::engine::Engine;
use crate::engine::micro::{Cursor, Status};
use crate::engine::recorder::{IS_OPERAND, Recorder};
use crate::fault::FaultReason;

/// One instruction of a design.
#[derive(Clone)]
struct Custom {
    mnemonic: String,
    behaviour: Behaviour,
    /// Machine code, once it was asked for.
    entry: OnceLock<Option<Entry>>,
    /// Which description it is from, and so which state it sees.
    set: usize,
    /// The X register whose value its latency depends on.
    noted: Option<Noted>,
    /// It begins a loop of the hardware's.
    begins_loop: bool,
}

/// An X register that an encoding names.
#[derive(Clone)]
struct Noted {
    field: Option<CustomField>,
    offset: i32,
}

impl Noted {
    fn new(decode: &CustomInstruction, index: IndexExpr) -> Self {
        match index {
            IndexExpr::Fixed(number) => Self { field: None, offset: i32::from(number) },
            IndexExpr::Field { field, offset } => {
                Self { field: decode.fields.get(field).cloned(), offset: i32::from(offset) }
            }
        }
    }

    fn register(&self, word: u32) -> u8 {
        let field = self.field.as_ref().map_or(0, |field| field.extract(word) as i32);
        (field + self.offset) as u8 & 31
    }
}

/// The instructions of all of a design's descriptions, in decoder order.
#[derive(Clone, Default)]
pub(crate) struct Customs {
    list: Vec<Custom>,
}

impl Customs {
    /// The instructions of `descriptions` one after the other, and what the decoder needs of them.
    pub(crate) fn new(
        descriptions: &[Description],
        latency_operands: &[Option<IndexExpr>],
    ) -> (Self, Vec<CustomInstruction>) {
        let (mut list, mut decodes) = (Vec::new(), Vec::new());
        let mut first_file = 0;
        for (set, description) in descriptions.iter().enumerate() {
            for instruction in &description.instructions {
                let mut decode = instruction.decode.clone();
                for operand in decode.sources.iter_mut().chain(&mut decode.destinations) {
                    shift_own(operand, first_file);
                }
                let operand = latency_operands.get(decodes.len()).copied().flatten();
                let noted = operand.map(|index| Noted::new(&decode, index));
                let begins_loop = decode.begins_loop;
                decodes.push(decode);
                let mnemonic = instruction.decode.mnemonic.clone();
                let behaviour = instruction.behaviour.clone();
                list.push(Custom { mnemonic, behaviour, entry: OnceLock::new(), set, noted, begins_loop });
            }
            first_file += description.states.len() as u8;
        }
        (Self { list }, decodes)
    }
}

/// Register files are numbered within one description; a run numbers those of all of them.
fn shift_own(operand: &mut OperandRegister, first_file: u8) {
    if let RegisterFile::Own(file) = &mut operand.file {
        *file += first_file;
    }
}

impl Engine {
    /// A read by a design's instruction.
    #[inline(always)]
    fn custom_load<R: Recorder>(&mut self, address: u64, size: u32) -> Result<u64, FaultReason> {
        let memory = &self.hart.memory;
        let fast = match size {
            4 => memory.load(address).map(|bytes| u64::from(u32::from_le_bytes(bytes))),
            8 => memory.load(address).map(u64::from_le_bytes),
            _ => None,
        };
        let value = fast.map_or_else(|| self.load_checked(address, size as u8), Ok)?;
        R::access(self, address, size as u16, AccessKind::Read, value);
        Ok(value)
    }

    /// A write by a design's instruction.
    #[inline(always)]
    fn custom_store<R: Recorder>(&mut self, address: u64, size: u32, value: u64) -> Result<(), FaultReason> {
        let memory = &mut self.hart.memory;
        let stored = match size {
            4 => memory.store(address, (value as u32).to_le_bytes()),
            8 => memory.store(address, value.to_le_bytes()),
            _ => false,
        };
        if !stored {
            self.store_checked(address, size as u8, value)?;
        }
        R::access(self, address, size as u16, AccessKind::Write, value & u64::MAX >> (64 - 8 * size));
        Ok(())
    }
}

/// How an execution ended that is not simply over.
struct Outcome {
    next_pc: Option<u64>,
    failure: Option<FaultReason>,
}

/// The handler of a design's instruction.
pub(crate) fn execute<R: Recorder>(engine: &mut Engine, at: Cursor) -> Status {
    let op = at.op();
    let custom: *const Custom = &engine.customs.list[usize::from(op.custom)];
    // SAFETY: the list of an engine stays as it was made; a behaviour reaches registers, state and
    // memory only.
    let custom = unsafe { &*custom };
    if R::RETIRED
        && let Some(noted) = &custom.noted
    {
        let value = engine.hart.x(noted.register(op.immediate as u32));
        engine.details.push((op.index | IS_OPERAND, value));
    }
    let uses = custom.behaviour.vectors();
    if uses.any
        && let Err(trap) = vector::check(&engine.hart, uses, op.immediate as u32)
    {
        return engine.fail(at, trap);
    }
    let entry = custom.entry.get_or_init(|| instar_jit::compiled(&custom.behaviour));
    // Which registers it reads and writes the interpreter tells.
    let told = R::RETIRED && uses.any && engine.wishes.has(Wishes::VECTOR_REGISTERS);
    let outcome = match entry {
        Some(entry) if !told => native::execute::<R>(engine, op, custom, entry),
        _ => interpreted::execute::<R>(engine, op, custom),
    };
    if uses.any && outcome.as_ref().is_none_or(|outcome| outcome.failure.is_none()) {
        vector::done(&mut engine.hart);
    }
    match outcome {
        None if custom.begins_loop => {
            engine.loops.begun = true;
            engine.leave_behind(at)
        }
        None if engine.exit.is_none() => at.advance(engine),
        outcome => leave(engine, at, outcome),
    }
}

/// The program does not simply go on with the next operation.
#[cold]
fn leave(engine: &mut Engine, at: Cursor, outcome: Option<Outcome>) -> Status {
    let op = at.op();
    let Outcome { next_pc, failure } = outcome.unwrap_or(Outcome { next_pc: None, failure: None });
    if let Some(trap) = failure {
        return engine.fail(at, trap);
    }
    engine.stopped_at = *op;
    engine.hart.pc = engine.hart.xlen.truncate(next_pc.unwrap_or_else(|| op.following()));
    Status::Left
}

impl Custom {
    /// What a trap that the behaviour raised is in the simulator's words; `kept` is that of a
    /// failed access.
    fn raised(
        &self,
        kept: Option<FaultReason>,
        raised: instar_coredsl::RaisedException,
        word: u32,
    ) -> FaultReason {
        let instar_coredsl::RaisedException { cause, value } = raised;
        match (kept, cause) {
            (Some(trap), _) => trap,
            (None, instar_coredsl::RaisedException::ILLEGAL_INSTRUCTION) if self.behaviour.vectors().any => {
                let reason = "its description refuses these operands, vtype, vl or vstart";
                FaultReason::ReservedVector { word, reason }
            }
            (None, instar_coredsl::RaisedException::ILLEGAL_INSTRUCTION) => {
                FaultReason::IllegalInstruction { word }
            }
            (None, cause) => FaultReason::Custom { mnemonic: self.mnemonic.clone(), cause, value },
        }
    }
}

/// The number of an exception that a failed access stands for.
const LOAD_FAULT: u64 = instar_coredsl::RaisedException::LOAD_ACCESS_FAULT;
const STORE_FAULT: u64 = instar_coredsl::RaisedException::STORE_ACCESS_FAULT;
