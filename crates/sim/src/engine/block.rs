//! Basic blocks of pre-decoded operations.
//!
//! Source: own design.

use std::sync::Arc;

use instar_isa::{Class, Decoded, Decoder, NextPc, Op, SP, StaticTable, Xlen};
use instar_jit::run::{RunStep, Runs};
use rustc_hash::FxHashSet;

use super::loops::loop_back;
use super::micro::{Cursor, Handler, MicroOp, Status};
use super::native::{self, Heat};
use super::recorder::{Notes, Recorder};
use super::region::Joint;
use super::{Engine, custom, execute};
use crate::fault::FaultReason;
use crate::program::code_map::CodeMap;
use crate::state::Hart;
use crate::state::csrs::vector::Shape;
use crate::state::hart::DISCARD;

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
    /// The vector unit's shape when it begins, where that matters: it has vector instructions.
    pub(crate) shape: Option<Shape>,
    /// Number of instructions (operations that watch the stack or note values are none).
    pub(crate) length: u32,
    /// For the retired batch; empty in plain blocks.
    pub(crate) records: Box<[Records]>,
    /// By instruction: limbs of noted values from the block's start to this instruction's last one;
    /// empty where none are noted.
    pub(crate) limbs: Box<[u32]>,
    /// By operation: what it is in a run of machine code; empty where there are none to be made.
    pub(crate) steps: Box<[Option<RunStep>]>,
    /// The jump or branch at its end, as the last step of such code.
    pub(crate) jump: Option<RunStep>,
    /// When they are made.
    pub(crate) heat: Heat,
    /// The same without machine code, of a block that has it.
    pub(crate) interpreted: Option<Arc<Self>>,
    /// The machine code that operations refer to.
    pub(crate) _code: Option<Runs>,
    /// The same of several blocks, of which this is the first.
    pub(crate) region: Option<Arc<Joint>>,
}

/// Instructions whose records are copied at once.
pub(crate) const RECORDS: usize = 4;

/// What of neighbouring retired instructions is the same in each execution of their block, in
/// columns as the batch has them. After a block's last instruction they are filled up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Records {
    pub(crate) pcs: [u64; RECORDS],
    /// The addresses that follow in memory.
    pub(crate) next_pcs: [u64; RECORDS],
    /// Numbers of the static entries.
    pub(crate) ids: [u32; RECORDS],
    /// Memory accesses from the block's start to this instruction's last one.
    pub(crate) accesses_through: [u32; RECORDS],
}

impl Block {
    /// The form without machine code.
    pub(crate) fn plain(self: &Arc<Self>) -> &Arc<Self> {
        self.interpreted.as_ref().unwrap_or(self)
    }

    /// The same instructions with operations of which some are machine code.
    pub(crate) fn remade(self: &Arc<Self>, ops: Box<[MicroOp]>, heat: Heat) -> Self {
        let Self { pc, last_pc, end, shape, length, jump, .. } = **self;
        Self {
            ops,
            pc,
            last_pc,
            end,
            shape,
            length,
            records: self.records.clone(),
            limbs: self.limbs.clone(),
            steps: Box::default(),
            jump,
            heat,
            interpreted: Some(Arc::clone(self.plain())),
            _code: self._code.clone(),
            region: self.region.clone(),
        }
    }

    /// The static entry of the instruction at this position; `None` in plain blocks.
    pub(crate) fn id(&self, at: usize) -> Option<u32> {
        self.records.get(at / RECORDS).map(|records| records.ids[at % RECORDS])
    }

    /// Memory accesses of the first `count` instructions.
    pub(crate) fn accesses_of_first(&self, count: usize) -> u32 {
        count.checked_sub(1).map_or(0, |last| self.records[last / RECORDS].accesses_through[last % RECORDS])
    }
}

/// Makes blocks.
pub(crate) struct Builder<'a> {
    pub(crate) decoder: &'a Decoder,
    pub(crate) hart: &'a Hart,
    /// Whether writes to sp are checked against the stack's limit.
    pub(crate) watch_stack: bool,
    pub(crate) code_map: &'a CodeMap,
    /// The program has executed a `fence.i`.
    pub(crate) fenced: bool,
    /// Alignment of instructions in bytes.
    pub(crate) alignment: u8,
    /// Executions after which a block becomes machine code; 0: never.
    pub(crate) translate_after: u32,
    /// Addresses that only begin a block.
    pub(crate) breakpoints: &'a FxHashSet<u64>,
    /// Those behind last instructions of loops of the hardware's, beyond which no block goes.
    pub(crate) loop_ends: &'a FxHashSet<u64>,
}

impl Builder<'_> {
    /// The block at `pc`, of at most `max` instructions. An error if not even one can be decoded.
    pub(crate) fn build<R: Recorder>(
        &self,
        pc: u64,
        max: usize,
        table: &mut StaticTable,
    ) -> Result<Block, FaultReason> {
        let xlen = self.hart.xlen;
        let mut ops: Vec<MicroOp> = Vec::new();
        let mut records: Vec<Records> = Vec::new();
        let mut notes = Notes::default();
        let mut steps: Vec<Option<RunStep>> = Vec::new();
        let mut jump = None;
        let translates = R::TRANSLATED && self.translate_after > 0;
        let (mut at, mut last_pc) = (pc, pc);
        let mut accesses = 0;
        let mut length = 0;
        let mut ended = false;
        let first_shape = self.hart.csrs.vector().shape;
        let (mut shape, mut has_vectors) = (Some(first_shape), false);
        while !ended && length < max.min(MAX_INSTRUCTIONS) {
            let (word, decoded) = match self.fetch(at) {
                Ok(fetched) => fetched,
                Err(trap) if length == 0 => return Err(trap),
                // Reported when it is reached.
                Err(_) => break,
            };
            let mut op = self.micro_op::<R>(at, &decoded, word, length as u16);
            // What notes its operands is no step of what is recorded.
            let noted = R::RETIRED && matches!(decoded.class, Class::Vector | Class::Divide | Class::Custom);
            let (mut step_shape, mut steps_on) = (None, translates && !noted);
            if decoded.class == Class::Vector {
                has_vectors = true;
                let unit = self.hart.csrs.vector();
                if let Some(shape) = shape {
                    let lanes = execute::specialise::<R>(&mut op, decoded.op, word, shape, self.hart);
                    (step_shape, steps_on) = (Some(shape), steps_on && lanes);
                } else {
                    steps_on = false;
                }
                shape = shape.and_then(|shape| execute::shape_after(decoded.op, word, shape, unit));
            }
            let mut on_vectors = decoded.class == Class::Vector;
            if R::RETIRED {
                let entry =
                    self.decoder.static_entry(at, word).ok_or(FaultReason::IllegalInstruction { word })?;
                on_vectors |= decoded.class == Class::Custom && entry.on_vectors();
                let accessed = u32::from(matches!(decoded.class, Class::Load | Class::Store));
                accesses += accessed;
                if R::VALUES {
                    notes.before(&mut ops, op, self.hart.slots(&entry), accessed);
                }
                let next_pc = xlen.truncate(at.wrapping_add(u64::from(decoded.length)));
                let place = length % RECORDS;
                if place == 0 {
                    records.push(Records::default());
                }
                let last = records.last_mut().expect("one was pushed for the first of its instructions");
                last.pcs[place] = at;
                last.next_pcs[place] = next_pc;
                last.ids[place] = table.intern(entry);
                last.accesses_through[place] = accesses;
            }
            // What a `vset` leaves, and what others find.
            let handler = match decoded.op {
                Op::VslideupVx | Op::VslidedownVx => note_slide,
                _ => note_configuration,
            };
            let detail = (R::RETIRED && on_vectors).then_some(MicroOp { handler, ..op });
            let configures = matches!(decoded.op, Op::Vsetvli | Op::Vsetivli | Op::Vsetvl);
            ops.extend(detail.filter(|_| !configures));
            let taken = execute::note_elements(decoded.op).filter(|_| R::RETIRED);
            ops.extend(taken.map(|handler| MicroOp { handler, ..op }));
            if steps_on {
                steps.resize(ops.len(), None);
                steps.push(native::step(self.hart, &decoded, &op, step_shape));
                jump = native::jump(&decoded, &op);
            }
            ops.push(op);
            ops.extend(detail.filter(|_| configures));
            if self.watch_stack && self.may_write_sp(&decoded, at, word) {
                ops.push(MicroOp { handler: watch_stack, ..op });
            }
            length += 1;
            last_pc = at;
            at = xlen.truncate(at.wrapping_add(u64::from(decoded.length)));
            // What comes after an instruction that leaves an unknown shape is made for that shape.
            ended = shape.is_none()
                || self.ends_block::<R>(&decoded)
                || self.breakpoints.contains(&at)
                || self.loop_ends.contains(&at);
        }
        // Also after instructions that end a block by themselves most of the time (a custom one
        // with memory).
        let last = *ops.last().ok_or(FaultReason::JumpOutsideMemory { target: pc })?;
        let ends_loop = self.loop_ends.contains(&at);
        let falls_through: Handler = |_, _| Status::FallThrough;
        ops.push(MicroOp { handler: if ends_loop { loop_back } else { falls_through }, ..last });
        let (ops, records, limbs) = (ops.into(), records.into(), notes.limbs.into());
        let shape = has_vectors.then_some(first_shape);
        let heat = Heat::new(&steps, self.translate_after, R::RETIRED);
        let (length, steps) = (length as u32, steps.into());
        Ok(Block {
            ops,
            pc,
            last_pc,
            end: at,
            shape,
            length,
            records,
            limbs,
            steps,
            jump,
            heat,
            interpreted: None,
            _code: None,
            region: None,
        })
    }

    /// The word at `pc` and what it is.
    fn fetch(&self, pc: u64) -> Result<(u32, Decoded), FaultReason> {
        let outside = FaultReason::JumpOutsideMemory { target: pc };
        let low = self.hart.memory.read(pc, 2).ok_or(outside.clone())?;
        if !self.code_map.allows(pc, self.fenced) {
            return Err(FaultReason::JumpIntoData { target: pc });
        }
        let low = u32::from(u16::from_le_bytes([low[0], low[1]]));
        let word = if low & 3 == 3 {
            let high = self.hart.memory.read(pc.wrapping_add(2), 2).ok_or(outside)?;
            low | u32::from(u16::from_le_bytes([high[0], high[1]])) << 16
        } else {
            low
        };
        let decoded = self.decoder.decode(word).ok_or(FaultReason::IllegalInstruction { word })?;
        Ok((word, decoded))
    }

    fn micro_op<R: Recorder>(&self, pc: u64, decoded: &Decoded, word: u32, index: u16) -> MicroOp {
        let o = &decoded.operands;
        let mut op = MicroOp {
            handler: self.handler::<R>(decoded),
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
                op.immediate = self.hart.xlen.truncate(pc.wrapping_add(o.immediate as u64)) as i64;
                let misaligned = !(op.immediate as u64).is_multiple_of(u64::from(self.alignment));
                if misaligned || decoded.class == Class::Jump && o.immediate == 0 {
                    op.handler = Engine::leave_to_machine;
                }
            }
            Class::JumpRegister if self.alignment > 2 => op.handler = execute::aligned_jalr(self.hart.xlen),
            Class::Custom => {
                op.immediate = i64::from(word);
            }
            Class::Vector => op.immediate = i64::from(word),
            Class::Csr => op.rd = o.rd,
            _ if decoded.op == Op::Auipc => op.immediate = pc.wrapping_add(o.immediate as u64) as i64,
            _ => {}
        }
        op
    }

    fn handler<R: Recorder>(&self, decoded: &Decoded) -> Handler {
        let op = decoded.op;
        if op == Op::Custom {
            return custom::execute::<R>;
        }
        let found = match self.hart.xlen {
            Xlen::Rv32 => execute::handler::<u32, R>(op),
            Xlen::Rv64 => execute::handler::<u64, R>(op),
        };
        found.unwrap_or(Engine::leave_to_machine)
    }

    /// Whether nothing of the block can follow this instruction.
    fn ends_block<R: Recorder>(&self, decoded: &Decoded) -> bool {
        let accesses = decoded.effect.memory;
        match decoded.class {
            Class::Branch | Class::Jump | Class::JumpRegister | Class::Csr | Class::FenceI => true,
            Class::System => true,
            // The number of accesses is known only when it was executed.
            Class::Atomic | Class::CacheBlock => R::RETIRED,
            Class::Sequence => R::RETIRED || decoded.effect.flow != NextPc::Next,
            Class::Custom | Class::Vector => (R::RETIRED && accesses.any()) || self.begins_loop(decoded),
            _ => false,
        }
    }

    fn begins_loop(&self, decoded: &Decoded) -> bool {
        let custom = decoded.custom.and_then(|at| self.decoder.customs().get(usize::from(at)));
        custom.is_some_and(|custom| custom.begins_loop)
    }

    fn may_write_sp(&self, decoded: &Decoded, pc: u64, word: u32) -> bool {
        match decoded.class {
            Class::Branch | Class::Jump | Class::JumpRegister | Class::Csr => false,
            Class::Custom => self.decoder.static_entry(pc, word).is_some_and(|entry| {
                entry.destinations.iter().any(|r| {
                    r.file == instar_isa::RegisterFile::X && r.index <= 2 && r.index + u16::from(r.count) > 2
                })
            }),
            // Those with an integer result have rd where others have vd.
            Class::Vector => decoded.operands.rd == SP,
            Class::Store | Class::Fence | Class::FenceI | Class::System => false,
            _ => decoded.operands.rd == SP,
        }
    }
}

/// Beside a vector instruction: notes vl and vtype as its detail.
fn note_configuration(engine: &mut Engine, at: Cursor) -> Status {
    let detail = engine.hart.csrs.vector().detail().pack();
    engine.details.push((at.op().index, detail));
    at.advance(engine)
}

/// The same beside a slide by a register's value: notes that, too.
fn note_slide(engine: &mut Engine, at: Cursor) -> Status {
    let distance = engine.hart.x((at.op().immediate as u32 >> 15 & 31) as u8);
    let detail = engine.hart.csrs.vector().detail().pack_slide(distance);
    engine.details.push((at.op().index, detail));
    at.advance(engine)
}

/// After an instruction that wrote sp: notes the low-water mark and stops below the limit.
fn watch_stack(engine: &mut Engine, at: Cursor) -> Status {
    let sp = engine.hart.x(SP);
    if sp < engine.lowest_sp {
        if sp < engine.stack_limit {
            let limit = engine.stack_limit;
            return engine.fail(at, FaultReason::StackOverflow { sp, limit });
        }
        engine.lowest_sp = sp;
    }
    at.advance(engine)
}
