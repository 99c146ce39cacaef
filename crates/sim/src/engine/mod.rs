//! How instructions are executed: blocks of pre-decoded operations, their handlers, the loop that
//! goes from block to block, and the recorders that note what retired.
//!
//! Source: own design. What the operations work on, registers and memory, is `state`.

pub(crate) mod block;
mod cache;
pub(crate) mod custom;
mod execute;
pub(crate) mod interrupts;
mod loops;
pub(crate) mod machine;
mod micro;
mod native;
#[cfg(test)]
mod random_code;
mod recorder;
mod region;
mod run;
mod system;
mod traps;
pub(crate) mod watch;
pub(crate) mod watchpoint;

use instar_isa::AccessKind;
use instar_jit::run::Executed;
use instar_trace::{MemoryAccess, RegistersAt, RetiredBatch, Values, Wishes};

use self::custom::Customs;
use self::loops::Loops;
use self::micro::{Cursor, MicroOp, Status};
use crate::bus::{Bus, Surroundings};
use crate::fault::FaultReason;
use crate::host::environment::Environment;
use crate::state::Hart;
use crate::state::hart::DISCARD;

/// What the operations of a block work on: a hart, its surroundings, and the notes of what they
/// did.
pub(crate) struct Engine {
    pub(crate) hart: Hart,
    /// Instructions retired but not handed on; loads and stores push their accesses here.
    pub(crate) batch: RetiredBatch,
    /// Details in the present block, of divides and of a design's instructions: position and
    /// detail.
    pub(crate) details: Vec<(u16, u64)>,
    /// Values of the instructions of the batch, and of those of the present block.
    pub(crate) values: Values,
    /// The instruction at which the block was left, for the statuses that say so.
    pub(crate) stopped_at: MicroOp,
    /// Why the last instruction trapped.
    pub(crate) trap: Option<FaultReason>,
    /// Exit code, once the program gave one.
    pub(crate) exit: Option<u64>,
    /// What beside memory answers loads and stores.
    pub(crate) bus: Bus,
    /// Console, input, heap and time.
    pub(crate) environment: Environment,
    /// The design's instructions.
    pub(crate) customs: Customs,
    /// Lowest sp allowed; 0 where nothing is watched.
    pub(crate) stack_limit: u64,
    /// Lowest sp seen.
    pub(crate) lowest_sp: u64,
    /// What is to be noted beside the batch.
    pub(crate) wishes: Wishes,
    /// Registers after branches and jumps of the batch.
    pub(crate) kept: Vec<RegistersAt>,
    /// Loops of the hardware's.
    pub(crate) loops: Loops,
    /// Instructions that machine code may execute before somebody looks up.
    pub(crate) budget: u64,
    /// What machine code executed of several blocks.
    pub(crate) ran: Ran,
    /// The blocks that it executed, of a run that is recorded: none, but room for a batch's.
    pub(crate) executed: Vec<Executed>,
}

/// What machine code executed of several blocks.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ran {
    pub(crate) instructions: u64,
    /// Address of the last one.
    pub(crate) last_pc: u64,
}

impl Engine {
    pub(crate) fn new(hart: Hart, customs: Customs) -> Self {
        let nowhere = MicroOp {
            handler: |_, _| Status::FallThrough,
            immediate: 0,
            pc: 0,
            rd: DISCARD,
            rs1: 0,
            rs2: 0,
            length: 0,
            index: 0,
            custom: 0,
        };
        Self {
            hart,
            batch: RetiredBatch::new(),
            details: Vec::new(),
            values: Values::default(),
            stopped_at: nowhere,
            trap: None,
            exit: None,
            bus: Bus::default(),
            environment: Environment::default(),
            customs,
            stack_limit: 0,
            lowest_sp: u64::MAX,
            wishes: Wishes::NONE,
            kept: Vec::new(),
            loops: Loops::default(),
            budget: 0,
            ran: Ran::default(),
            executed: Vec::with_capacity(RetiredBatch::CAPACITY),
        }
    }

    /// The present instruction does not retire.
    #[cold]
    pub(crate) fn fail(&mut self, at: Cursor, trap: FaultReason) -> Status {
        self.trap = Some(self.bus.explain(trap));
        self.stopped_at = *at.op();
        Status::Trapped
    }

    /// The present instruction retires and ends the block; the program goes on after it.
    #[cold]
    pub(crate) fn leave_behind(&mut self, at: Cursor) -> Status {
        self.stopped_at = *at.op();
        self.hart.pc = self.hart.xlen.truncate(at.op().following());
        Status::Left
    }

    /// The present instruction is one for the machine.
    pub(crate) fn leave_to_machine(&mut self, at: Cursor) -> Status {
        self.stopped_at = *at.op();
        Status::Machine
    }

    /// A store of the low `N` bytes of `value`, on the fast path or with all checks. `true`: the
    /// block must end.
    pub(crate) fn store_any<const N: usize>(
        &mut self,
        address: u64,
        value: u64,
    ) -> Result<bool, FaultReason> {
        let mut bytes = [0; N];
        bytes.copy_from_slice(&value.to_le_bytes()[..N]);
        if self.hart.memory.store(address, bytes) {
            Ok(false)
        } else {
            self.store_checked(address, N as u8, value)
        }
    }

    /// A load that left the fast path: with all checks, of memory or a device.
    #[cold]
    pub(crate) fn load_checked(&mut self, address: u64, size: u8) -> Result<u64, FaultReason> {
        let outside = match self.hart.memory.load_slow(address, size) {
            Err(outside @ FaultReason::LoadOutsideMemory { .. }) => outside,
            done => return done,
        };
        let Self { bus, environment, hart: Hart { memory, xlen, .. }, .. } = self;
        let mut around = Surroundings::new(memory, environment, *xlen);
        let loaded = bus.load(&mut around, address, size).unwrap_or(Err(outside));
        let code = around.exit;
        self.exit = self.exit.or(code);
        loaded
    }

    /// A store that left the fast path: with all checks, and with devices. `true`: the block must
    /// end.
    #[cold]
    pub(crate) fn store_checked(&mut self, address: u64, size: u8, value: u64) -> Result<bool, FaultReason> {
        let Self { bus, environment, hart: Hart { memory, xlen, .. }, .. } = self;
        let outside = match memory.store_slow(address, size, value) {
            Ok(false) => return Ok(false),
            Ok(true) => None,
            Err(outside @ FaultReason::StoreOutsideMemory { .. }) => Some(outside),
            Err(other) => return Err(other),
        };
        let mut around = Surroundings::new(memory, environment, *xlen);
        match (bus.store(&mut around, address, size, value), outside) {
            (Some(stored), _) => stored?,
            (None, Some(outside)) => return Err(outside),
            // Near a device, and not to it.
            (None, None) => {}
        }
        let code = around.exit;
        self.exit = self.exit.or(code);
        // A whole line is shown at once.
        Ok(self.exit.is_some() || self.environment.console.has_line())
    }

    /// The access needs the clock, which the machine alone can ask: whether it leaves its block.
    #[cold]
    pub(crate) fn must_ask_clock(&mut self, address: u64, size: u16, kind: AccessKind) -> bool {
        self.bus.must_know_clock(MemoryAccess { address, size, kind })
    }
}
