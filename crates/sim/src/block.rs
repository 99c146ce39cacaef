//! Basic blocks of pre-decoded operations, and where they are found again.
//!
//! Source: own design: a direct-mapped table by pc in front of a hash map; dropped as a whole at `fence.i`.

use std::sync::Arc;

use instar_isa::{Class, Decoded, Decoder, Flow, Op, StaticTable, Xlen};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::code_map::CodeMap;
use crate::custom;
use crate::execute;
use crate::fault::Trap;
use crate::hart::{DISCARD, Hart, SP};
use crate::memory::Memory;
use crate::micro::{Cursor, Handler, MicroOp, Status};

/// Longest block. Bounds the depth of handler calls where the compiler makes no jumps of them.
pub(crate) const MAX_INSTRUCTIONS: usize = 128;

/// Straight-line code.
#[derive(Debug)]
pub(crate) struct Block {
    /// Operations; the last one ends the block.
    pub(crate) ops: Box<[MicroOp]>,
    /// Address of the first instruction.
    pub(crate) pc: u64,
    /// Address of the last instruction.
    pub(crate) last_pc: u64,
    /// Address after the last instruction.
    pub(crate) end: u64,
    /// Number of instructions (operations that watch the stack are none).
    pub(crate) length: u32,
    /// For the retired batch, by instruction; empty in plain blocks.
    pub(crate) records: Box<[Record]>,
}

/// What of a retired instruction is the same in each execution of its block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Record {
    pub(crate) pc: u64,
    /// The address that follows in memory.
    pub(crate) next_pc: u64,
    /// Number of the static entry.
    pub(crate) id: u32,
    /// Memory accesses from the block's start to this instruction's last one.
    pub(crate) accesses_through: u32,
}

/// Makes blocks.
pub(crate) struct Builder<'a> {
    pub(crate) decoder: &'a Decoder,
    pub(crate) memory: &'a Memory,
    pub(crate) xlen: Xlen,
    pub(crate) traced: bool,
    /// Whether writes to sp are checked against the stack's limit.
    pub(crate) watch_stack: bool,
    pub(crate) code_map: &'a CodeMap,
    /// The program has executed a `fence.i`.
    pub(crate) fenced: bool,
    /// Alignment of instructions in bytes.
    pub(crate) alignment: u8,
    /// Addresses that only begin a block.
    pub(crate) breakpoints: &'a FxHashSet<u64>,
}

impl Builder<'_> {
    /// The block at `pc`, of at most `max` instructions. An error if not even one can be decoded.
    pub(crate) fn build(&self, pc: u64, max: usize, table: &mut StaticTable) -> Result<Block, Trap> {
        let mut ops: Vec<MicroOp> = Vec::new();
        let mut records = Vec::new();
        let (mut at, mut last_pc) = (pc, pc);
        let mut accesses = 0;
        let mut length = 0;
        let mut ended = false;
        while !ended && length < max.min(MAX_INSTRUCTIONS) {
            let (word, decoded) = match self.fetch(at) {
                Ok(fetched) => fetched,
                Err(trap) if length == 0 => return Err(trap),
                // Reported when it is reached.
                Err(_) => break,
            };
            if self.traced {
                let entry = self.decoder.static_entry(at, word).ok_or(Trap::IllegalInstruction { word })?;
                accesses += u32::from(matches!(decoded.class, Class::Load | Class::Store));
                let next_pc = self.xlen.truncate(at.wrapping_add(u64::from(decoded.length)));
                let id = table.intern(entry);
                records.push(Record { pc: at, next_pc, id, accesses_through: accesses });
            }
            let op = self.micro_op(at, &decoded, word, length as u16);
            ops.push(op);
            if self.watch_stack && self.may_write_sp(&decoded, at, word) {
                ops.push(MicroOp { handler: watch_stack, ..op });
            }
            length += 1;
            last_pc = at;
            at = self.xlen.truncate(at.wrapping_add(u64::from(decoded.length)));
            ended = self.ends_block(&decoded) || self.breakpoints.contains(&at);
        }
        // Also behind instructions that end a block by themselves most of the time (a custom one with memory).
        let last = *ops.last().ok_or(Trap::JumpOutsideMemory { target: pc })?;
        ops.push(MicroOp { handler: |_, _| Status::FallThrough, ..last });
        Ok(Block { ops: ops.into(), pc, last_pc, end: at, length: length as u32, records: records.into() })
    }

    /// The word at `pc` and what it is.
    fn fetch(&self, pc: u64) -> Result<(u32, Decoded), Trap> {
        let outside = Trap::JumpOutsideMemory { target: pc };
        let low = self.memory.read(pc, 2).ok_or(outside.clone())?;
        if !self.code_map.allows(pc, self.fenced) {
            return Err(Trap::JumpIntoData { target: pc });
        }
        let low = u32::from(u16::from_le_bytes([low[0], low[1]]));
        let word = if low & 3 == 3 {
            let high = self.memory.read(pc.wrapping_add(2), 2).ok_or(outside)?;
            low | u32::from(u16::from_le_bytes([high[0], high[1]])) << 16
        } else {
            low
        };
        let decoded = self.decoder.decode(word).ok_or(Trap::IllegalInstruction { word })?;
        Ok((word, decoded))
    }

    fn micro_op(&self, pc: u64, decoded: &Decoded, word: u32, index: u16) -> MicroOp {
        let o = &decoded.operands;
        let mut op = MicroOp {
            handler: self.handler(decoded),
            immediate: o.immediate,
            pc,
            rd: if o.rd == 0 { DISCARD } else { o.rd },
            rs1: o.rs1,
            rs2: o.rs2,
            length: decoded.length,
            index,
            custom: decoded.custom.unwrap_or(0),
        };
        match decoded.class {
            Class::Branch | Class::Jump => {
                op.immediate = self.xlen.truncate(pc.wrapping_add(o.immediate as u64)) as i64;
                let misaligned = !(op.immediate as u64).is_multiple_of(u64::from(self.alignment));
                if misaligned || decoded.class == Class::Jump && o.immediate == 0 {
                    op.handler = Hart::leave_to_machine;
                }
            }
            Class::JumpRegister if self.alignment > 2 => op.handler = execute::aligned_jalr(self.xlen),
            Class::Custom => op.immediate = i64::from(word),
            Class::Csr => op.rd = o.rd,
            _ if decoded.op == Op::Auipc => op.immediate = pc.wrapping_add(o.immediate as u64) as i64,
            _ => {}
        }
        op
    }

    fn handler(&self, decoded: &Decoded) -> Handler {
        let op = decoded.op;
        if op == Op::Custom {
            return custom::handler(self.traced);
        }
        let found = match (self.xlen, self.traced) {
            (Xlen::Rv32, false) => execute::handler::<u32, false>(op),
            (Xlen::Rv32, true) => execute::handler::<u32, true>(op),
            (Xlen::Rv64, false) => execute::handler::<u64, false>(op),
            (Xlen::Rv64, true) => execute::handler::<u64, true>(op),
        };
        found.unwrap_or(Hart::leave_to_machine)
    }

    /// Whether nothing of the block can follow this instruction.
    fn ends_block(&self, decoded: &Decoded) -> bool {
        let accesses = decoded.effect.memory;
        match decoded.class {
            Class::Branch | Class::Jump | Class::JumpRegister | Class::Csr | Class::FenceI => true,
            Class::System => decoded.op != Op::Wfi,
            // The number of accesses is known only when it was executed.
            Class::Atomic | Class::CacheBlock => self.traced,
            Class::Sequence => self.traced || decoded.effect.flow != Flow::Next,
            Class::Custom => self.traced && accesses.any(),
            _ => false,
        }
    }

    fn may_write_sp(&self, decoded: &Decoded, pc: u64, word: u32) -> bool {
        match decoded.class {
            Class::Branch | Class::Jump | Class::JumpRegister | Class::Csr => false,
            Class::Custom => self.decoder.static_entry(pc, word).is_some_and(|entry| {
                entry.destinations.iter().any(|r| {
                    r.file == instar_isa::RegisterFile::X && r.index <= 2 && r.index + u16::from(r.count) > 2
                })
            }),
            Class::Store | Class::Fence | Class::FenceI | Class::System => false,
            _ => decoded.operands.rd == SP,
        }
    }
}

/// After an instruction that wrote sp: notes the low-water mark and stops below the limit.
fn watch_stack(hart: &mut Hart, at: Cursor) -> Status {
    let sp = hart.x(SP);
    if sp < hart.lowest_sp {
        if sp < hart.stack_limit {
            let limit = hart.stack_limit;
            return hart.fail(at, Trap::StackOverflow { sp, limit });
        }
        hart.lowest_sp = sp;
    }
    at.advance(hart)
}

const SLOTS: usize = 4096;

/// Blocks by pc.
#[derive(Debug)]
pub(crate) struct Cache {
    /// Direct-mapped.
    slots: Box<[Option<Arc<Block>>]>,
    by_pc: FxHashMap<u64, Arc<Block>>,
}

impl Cache {
    pub(crate) fn new() -> Self {
        Self { slots: vec![None; SLOTS].into(), by_pc: FxHashMap::default() }
    }

    /// Whether [`Self::at`] will find the block at `pc`.
    #[inline(always)]
    pub(crate) fn has(&mut self, pc: u64) -> bool {
        match &self.slots[slot(pc)] {
            Some(block) if block.pc == pc => true,
            _ => self.fill(pc),
        }
    }

    #[cold]
    fn fill(&mut self, pc: u64) -> bool {
        let Some(block) = self.by_pc.get(&pc) else { return false };
        self.slots[slot(pc)] = Some(Arc::clone(block));
        true
    }

    /// The block at `pc`, after [`Self::has`] or [`Self::insert`].
    #[inline(always)]
    pub(crate) fn at(&self, pc: u64) -> &Arc<Block> {
        self.slots[slot(pc)].as_ref().expect("asked for before")
    }

    pub(crate) fn insert(&mut self, block: Arc<Block>) {
        self.slots[slot(block.pc)] = Some(Arc::clone(&block));
        self.by_pc.insert(block.pc, block);
    }

    pub(crate) fn clear(&mut self) {
        self.slots.fill(None);
        self.by_pc.clear();
    }
}

#[inline(always)]
fn slot(pc: u64) -> usize {
    (pc >> 1) as usize % SLOTS
}
