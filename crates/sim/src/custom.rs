//! A design's instructions: their behaviours and how they reach the hart.
//!
//! Source: own design. Behaviours come compiled from `instar-coredsl`; here stands the door that they see.

use instar_coredsl::{Behaviour, Description, Host, OwnState};
use instar_isa::{CustomInstruction, OperandRegister, RegisterFile};
use instar_trace::AccessKind;

use crate::fault::Trap;
use crate::hart::Hart;
use crate::micro::{Cursor, Handler, Status};

/// One instruction of a design.
#[derive(Clone)]
struct Custom {
    mnemonic: String,
    behaviour: Behaviour,
    /// Which description it is from, and so which state it sees.
    set: usize,
}

/// The instructions of all of a design's descriptions, in decoder order, and their state.
#[derive(Clone, Default)]
pub(crate) struct Customs {
    list: Vec<Custom>,
}

impl Customs {
    /// The instructions of `descriptions` one after the other, what the decoder needs of them, and the state
    /// of each description.
    pub(crate) fn new(descriptions: &[Description]) -> (Self, Vec<CustomInstruction>, Vec<OwnState>) {
        let (mut list, mut decodes) = (Vec::new(), Vec::new());
        let mut first_file = 0;
        for (set, description) in descriptions.iter().enumerate() {
            for instruction in &description.instructions {
                let mut decode = instruction.decode.clone();
                for operand in decode.sources.iter_mut().chain(&mut decode.destinations) {
                    shift_own(operand, first_file);
                }
                decodes.push(decode);
                let mnemonic = instruction.decode.mnemonic.clone();
                list.push(Custom { mnemonic, behaviour: instruction.behaviour.clone(), set });
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

/// The hart as a design's instruction sees it.
struct View<'a> {
    hart: &'a mut Hart,
    set: usize,
    pc: u64,
    next_pc: Option<u64>,
    record: bool,
    /// What was wrong with a memory access, in the simulator's own words.
    trap: Option<Trap>,
}

impl View<'_> {
    fn keep(&mut self, trap: Trap, cause: u64, address: u64) -> instar_coredsl::Trap {
        self.trap = Some(trap);
        instar_coredsl::Trap { cause, value: address }
    }
}

impl Host for View<'_> {
    #[inline(always)]
    fn x(&self, index: u32) -> u64 {
        self.hart.x(index as u8 & 31)
    }

    #[inline(always)]
    fn set_x(&mut self, index: u32, value: u64) {
        self.hart.set_x(index as u8 & 31, value);
    }

    fn pc(&self) -> u64 {
        self.pc
    }

    fn set_pc(&mut self, target: u64) {
        self.next_pc = Some(self.hart.xlen.truncate(target));
    }

    fn load(&mut self, address: u64, size: u32) -> Result<u64, instar_coredsl::Trap> {
        let memory = &self.hart.memory;
        let fast = match size {
            4 => memory.load(address).map(|bytes| u64::from(u32::from_le_bytes(bytes))),
            8 => memory.load(address).map(u64::from_le_bytes),
            _ => None,
        };
        match fast.map_or_else(|| memory.load_slow(address, size as u8), Ok) {
            Ok(value) => {
                if self.record {
                    self.hart.record(address, size as u16, AccessKind::Read);
                }
                Ok(value)
            }
            Err(trap) => Err(self.keep(trap, instar_coredsl::Trap::LOAD_ACCESS_FAULT, address)),
        }
    }

    fn store(&mut self, address: u64, size: u32, value: u64) -> Result<(), instar_coredsl::Trap> {
        let memory = &mut self.hart.memory;
        let stored = match size {
            4 => memory.store(address, (value as u32).to_le_bytes()),
            8 => memory.store(address, value.to_le_bytes()),
            _ => false,
        };
        if !stored && let Err(trap) = self.hart.store_checked(address, size as u8, value) {
            return Err(self.keep(trap, instar_coredsl::Trap::STORE_ACCESS_FAULT, address));
        }
        if self.record {
            self.hart.record(address, size as u16, AccessKind::Write);
        }
        Ok(())
    }

    fn own(&mut self) -> &mut OwnState {
        &mut self.hart.own[self.set]
    }
}

/// The handler of a design's instruction.
pub(crate) fn handler(traced: bool) -> Handler {
    if traced { execute::<true> } else { execute::<false> }
}

fn execute<const TRACED: bool>(hart: &mut Hart, at: Cursor) -> Status {
    if let Some(status) = execute_behaviour(hart, at, TRACED) {
        return status;
    }
    at.advance(hart)
}

/// `None`: the program goes on with the next operation.
fn execute_behaviour(hart: &mut Hart, at: Cursor, record: bool) -> Option<Status> {
    let op = at.op();
    // Taken out of the hart while it runs, so that it may borrow the hart.
    let customs = std::mem::take(&mut hart.customs);
    let custom = &customs.list[usize::from(op.custom)];
    let word = op.immediate as u32;
    let mut view = View { hart, set: custom.set, pc: op.pc, next_pc: None, record, trap: None };
    let result = custom.behaviour.execute(word, &mut view);
    let View { next_pc, trap, .. } = view;
    let failure = result.err().map(|raised| match (trap, raised.cause) {
        (Some(trap), _) => trap,
        (None, instar_coredsl::Trap::ILLEGAL_INSTRUCTION) => Trap::IllegalInstruction { word },
        (None, cause) => Trap::Custom { mnemonic: custom.mnemonic.clone(), cause, value: raised.value },
    });
    hart.customs = customs;
    if let Some(trap) = failure {
        return Some(hart.fail(at, trap));
    }
    if next_pc.is_some() || hart.exit.is_some() {
        hart.stopped_at = *op;
        hart.pc = next_pc.unwrap_or_else(|| hart.xlen.truncate(op.following()));
        return Some(Status::Left);
    }
    None
}
