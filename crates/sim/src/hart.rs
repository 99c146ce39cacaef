//! What the operations of a block work on: registers, memory, and the record of what they did.
//!
//! Source: own design.

use instar_coredsl::OwnState;
use instar_isa::Xlen;
use instar_trace::{AccessKind, MemoryAccess, RetiredBatch};

use crate::custom::Customs;
use crate::fault::Trap;
use crate::htif::Htif;
use crate::memory::Memory;
use crate::micro::{Cursor, MicroOp, Status};
use crate::word::Word;

/// Where writes to x0 go: a slot that nobody reads.
pub const DISCARD: u8 = 32;

/// The stack pointer's number.
pub const SP: u8 = 2;

/// A hart with its memory.
pub struct Hart {
    /// x0 to x31, zero-extended from XLEN; the rest takes writes to x0 and makes every `u8` a valid index.
    x: [u64; 256],
    /// The next instruction; valid between blocks.
    pub(crate) pc: u64,
    /// Memory.
    pub(crate) memory: Memory,
    /// Instructions retired but not handed on; loads and stores push their accesses here.
    pub(crate) batch: RetiredBatch,
    /// Details in the present block, of divides and of a design's instructions: position and detail.
    pub(crate) details: Vec<(u16, u64)>,
    /// The instruction at which the block was left, for the statuses that say so.
    pub(crate) stopped_at: MicroOp,
    /// Why the last instruction trapped.
    pub(crate) trap: Option<Trap>,
    /// Exit code, once the program gave one.
    pub(crate) exit: Option<u64>,
    /// `tohost`.
    pub(crate) htif: Htif,
    /// The design's instructions.
    pub(crate) customs: Customs,
    /// Their state, one for each description.
    pub(crate) own: Vec<OwnState>,
    /// Lowest sp allowed; 0 where nothing is watched.
    pub(crate) stack_limit: u64,
    /// Lowest sp seen.
    pub(crate) lowest_sp: u64,
    /// What the last `lr` reserved: first byte and number of bytes.
    pub(crate) reservation: Option<(u64, u8)>,
    /// The CSR `jvt`: where the table of `cm.jt` and `cm.jalt` starts.
    pub(crate) jvt: u64,
    pub(crate) xlen: Xlen,
}

impl Hart {
    pub(crate) fn new(xlen: Xlen, memory: Memory, customs: Customs, own: Vec<OwnState>) -> Self {
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
            x: [0; 256],
            pc: 0,
            memory,
            batch: RetiredBatch::new(),
            details: Vec::new(),
            stopped_at: nowhere,
            trap: None,
            exit: None,
            htif: Htif::default(),
            customs,
            own,
            stack_limit: 0,
            lowest_sp: u64::MAX,
            reservation: None,
            jvt: 0,
            xlen,
        }
    }

    /// Integer register `number`, zero-extended from XLEN.
    #[inline(always)]
    pub fn x(&self, number: u8) -> u64 {
        self.x[usize::from(number)]
    }

    /// Writes integer register `number` below 32; x0 stays 0.
    pub fn set_x(&mut self, number: u8, value: u64) {
        self.x[usize::from(if number == 0 { DISCARD } else { number })] = self.xlen.truncate(value);
    }

    /// All integer registers.
    pub fn registers(&self) -> [u64; 32] {
        std::array::from_fn(|n| self.x[n])
    }

    /// The registers for machine code: x0 to x31, and [`DISCARD`] for writes to x0.
    pub(crate) fn registers_mut(&mut self) -> *mut u64 {
        self.x.as_mut_ptr()
    }

    /// Memory.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    #[inline(always)]
    pub(crate) fn read<W: Word>(&self, number: u8) -> W {
        W::from_u64(self.x[usize::from(number)])
    }

    #[inline(always)]
    pub(crate) fn write<W: Word>(&mut self, number: u8, value: W) {
        self.x[usize::from(number)] = value.to_u64();
    }

    /// Records a memory access of the present instruction.
    #[inline(always)]
    pub(crate) fn record(&mut self, address: u64, size: u16, kind: AccessKind) {
        self.batch.accesses.push(MemoryAccess { address, size, kind });
    }

    /// The same without growing the record: `false` if there is no room, and nothing is recorded.
    #[inline(always)]
    #[must_use]
    pub(crate) fn record_if_room(&mut self, address: u64, size: u16, kind: AccessKind) -> bool {
        let accesses = &mut self.batch.accesses;
        if accesses.len() == accesses.capacity() {
            return false;
        }
        accesses.push(MemoryAccess { address, size, kind });
        true
    }

    /// The present instruction does not retire.
    #[cold]
    pub(crate) fn fail(&mut self, at: Cursor, trap: Trap) -> Status {
        self.trap = Some(trap);
        self.stopped_at = *at.op();
        Status::Trapped
    }

    /// The present instruction retires and ends the block; the program goes on behind it.
    #[cold]
    pub(crate) fn leave_behind(&mut self, at: Cursor) -> Status {
        self.stopped_at = *at.op();
        self.pc = self.xlen.truncate(at.op().following());
        Status::Left
    }

    /// The present instruction is one for the machine.
    pub(crate) fn leave_to_machine(&mut self, at: Cursor) -> Status {
        self.stopped_at = *at.op();
        Status::Machine
    }

    /// A load of `N` bytes, zero-extended, on the fast path or with all checks.
    pub(crate) fn load_any<const N: usize>(&self, address: u64) -> Result<u64, Trap> {
        let Some(bytes) = self.memory.load::<N>(address) else {
            return self.memory.load_slow(address, N as u8);
        };
        let mut wide = [0; 8];
        wide[..N].copy_from_slice(&bytes);
        Ok(u64::from_le_bytes(wide))
    }

    /// A store of the low `N` bytes of `value`, on the fast path or with all checks. `true`: the block must end.
    pub(crate) fn store_any<const N: usize>(&mut self, address: u64, value: u64) -> Result<bool, Trap> {
        let mut bytes = [0; N];
        bytes.copy_from_slice(&value.to_le_bytes()[..N]);
        if self.memory.store(address, bytes) {
            Ok(false)
        } else {
            self.store_checked(address, N as u8, value)
        }
    }

    /// A store that left the fast path: with all checks, and with `tohost`. `true`: the block must end.
    #[cold]
    pub(crate) fn store_checked(&mut self, address: u64, size: u8, value: u64) -> Result<bool, Trap> {
        if !self.memory.store_slow(address, size, value)? {
            return Ok(false);
        }
        let code = self.htif.stored(&mut self.memory, address, size, self.xlen)?;
        self.exit = self.exit.or(code);
        // A whole line is shown at once.
        Ok(self.exit.is_some() || self.htif.environment.console.ends_with(b"\n"))
    }
}
