//! A design's instructions: their behaviours and how they are executed.
//!
//! Source: own design. A behaviour runs as machine code (`instar-jit`), made when its instruction is executed for
//! the first time; where there is none, `instar-coredsl` interprets it.

mod interpreted;
mod native;

use std::sync::OnceLock;

use instar_coredsl::{Behaviour, Description, OwnState};
use instar_isa::{CustomInstruction, Field, IndexExpr, OperandRegister, RegisterFile};
use instar_jit::Entry;
use instar_trace::AccessKind;

use crate::fault::Trap;
use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};
use crate::recorder::IS_OPERAND;

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
}

/// An X register that an encoding names.
#[derive(Clone)]
struct Noted {
    field: Option<Field>,
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

/// The instructions of all of a design's descriptions, in decoder order, and their state.
#[derive(Clone, Default)]
pub(crate) struct Customs {
    list: Vec<Custom>,
}

impl Customs {
    /// The instructions of `descriptions` one after the other, what the decoder needs of them, and the state
    /// of each description.
    pub(crate) fn new(
        descriptions: &[Description],
        latency_operands: &[Option<IndexExpr>],
    ) -> (Self, Vec<CustomInstruction>, Vec<OwnState>) {
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
                decodes.push(decode);
                let mnemonic = instruction.decode.mnemonic.clone();
                let behaviour = instruction.behaviour.clone();
                list.push(Custom { mnemonic, behaviour, entry: OnceLock::new(), set, noted });
            }
            first_file += description.states.len() as u8;
        }
        (Self { list }, decodes, descriptions.iter().map(Description::own_state).collect())
    }
}

/// Register files are numbered within one description; a run numbers those of all of them.
fn shift_own(operand: &mut OperandRegister, first_file: u8) {
    if let RegisterFile::Own(file) = &mut operand.file {
        *file += first_file;
    }
}

impl Hart {
    /// A read by a design's instruction.
    #[inline(always)]
    fn custom_load(&mut self, address: u64, size: u32, record: bool) -> Result<u64, Trap> {
        let memory = &self.memory;
        let fast = match size {
            4 => memory.load(address).map(|bytes| u64::from(u32::from_le_bytes(bytes))),
            8 => memory.load(address).map(u64::from_le_bytes),
            _ => None,
        };
        let value = fast.map_or_else(|| memory.load_slow(address, size as u8), Ok)?;
        if record {
            self.record(address, size as u16, AccessKind::Read);
        }
        Ok(value)
    }

    /// A write by a design's instruction.
    #[inline(always)]
    fn custom_store(&mut self, address: u64, size: u32, value: u64, record: bool) -> Result<(), Trap> {
        let memory = &mut self.memory;
        let stored = match size {
            4 => memory.store(address, (value as u32).to_le_bytes()),
            8 => memory.store(address, value.to_le_bytes()),
            _ => false,
        };
        if !stored {
            self.store_checked(address, size as u8, value)?;
        }
        if record {
            self.record(address, size as u16, AccessKind::Write);
        }
        Ok(())
    }
}

/// How an execution ended that is not simply over.
struct Outcome {
    next_pc: Option<u64>,
    failure: Option<Trap>,
}

/// The handler of a design's instruction.
pub(crate) fn handler(traced: bool) -> Handler {
    if traced { execute::<true> } else { execute::<false> }
}

fn execute<const TRACED: bool>(hart: &mut Hart, at: Cursor) -> Status {
    let op = at.op();
    let custom: *const Custom = &hart.customs.list[usize::from(op.custom)];
    // SAFETY: the list of a hart stays as it was made; a behaviour reaches registers, state and memory only.
    let custom = unsafe { &*custom };
    if TRACED && let Some(noted) = &custom.noted {
        let value = hart.x(noted.register(op.immediate as u32));
        hart.details.push((op.index | IS_OPERAND, value));
    }
    let entry = custom.entry.get_or_init(|| instar_jit::compiled(&custom.behaviour));
    let outcome = match entry {
        Some(entry) => native::execute::<TRACED>(hart, op, custom, entry),
        None => interpreted::execute(hart, op, custom, TRACED),
    };
    match outcome {
        None if hart.exit.is_none() => at.advance(hart),
        outcome => leave(hart, at, outcome),
    }
}

/// The program does not simply go on with the next operation.
#[cold]
fn leave(hart: &mut Hart, at: Cursor, outcome: Option<Outcome>) -> Status {
    let op = at.op();
    let Outcome { next_pc, failure } = outcome.unwrap_or(Outcome { next_pc: None, failure: None });
    if let Some(trap) = failure {
        return hart.fail(at, trap);
    }
    hart.stopped_at = *op;
    hart.pc = hart.xlen.truncate(next_pc.unwrap_or_else(|| op.following()));
    Status::Left
}

impl Custom {
    /// What a trap that the behaviour raised is in the simulator's words; `kept` is that of a failed access.
    fn raised(&self, kept: Option<Trap>, raised: instar_coredsl::Trap, word: u32) -> Trap {
        let instar_coredsl::Trap { cause, value } = raised;
        match (kept, cause) {
            (Some(trap), _) => trap,
            (None, instar_coredsl::Trap::ILLEGAL_INSTRUCTION) => Trap::IllegalInstruction { word },
            (None, cause) => Trap::Custom { mnemonic: self.mnemonic.clone(), cause, value },
        }
    }
}

/// The number of an exception that a failed access stands for.
const LOAD_FAULT: u64 = instar_coredsl::Trap::LOAD_ACCESS_FAULT;
const STORE_FAULT: u64 = instar_coredsl::Trap::STORE_ACCESS_FAULT;
