//! What a region notes of what it executes, for who makes the stream of retired instructions of it.
//!
//! Source: own design. What of an instruction is the same in each execution is not noted: blocks
//! are, by number, and of accesses the address. Both go to memory at places that are variables of
//! the host, which move on at the end of each block.

use std::mem::offset_of;

use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};
use cranelift_frontend::{FunctionBuilder, Variable};

use super::super::Translator;
use super::super::meaning::{MemoryAccess, StepMeaning};
use super::{Keeping, RegionContext};

const EXECUTED: i32 = offset_of!(RegionContext, executed) as i32;
const ACCESSES: i32 = offset_of!(RegionContext, accesses) as i32;

/// How an access of memory is noted.
#[derive(Clone, Copy, Debug)]
pub struct AccessForm {
    /// Bytes from one to the next.
    pub stride: u8,
    /// Where in it the address is, of 64 bits.
    pub address: u8,
    /// Where the 32 bits are that are known beside it.
    pub known: u8,
    /// These bits of a load and of a store of 0 bytes; the number of bytes is added.
    pub kinds: [u32; 2],
}

/// A block that was executed: its number, how many of its instructions, and whether a branch at its
/// end was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Executed(u32);

const BLOCK: u32 = 16;
const LENGTH: u32 = 1;
/// Instructions that a block may have.
const LONGEST: usize = (1 << (BLOCK - LENGTH)) - 1;

impl Executed {
    fn new(block: u32, length: u32) -> Self {
        Self(block << BLOCK | length << LENGTH)
    }

    /// The block's number in the region.
    #[inline(always)]
    pub fn block(self) -> usize {
        (self.0 >> BLOCK) as usize
    }

    /// How many of its instructions were executed, from its first one on: one at least.
    #[inline(always)]
    pub fn length(self) -> usize {
        (self.0 >> LENGTH) as usize & LONGEST
    }

    /// Whether the last of them is a branch that was taken.
    #[inline(always)]
    pub fn taken(self) -> bool {
        self.0 & 1 == 1
    }
}

/// Whether the branch at a block's end is taken: always, never, or as 0 or 1 in a byte say.
#[derive(Clone, Copy, Debug)]
pub(super) enum Taken {
    Never,
    Always,
    If(Value),
    Unless(Value),
}

/// Where a region notes.
pub(super) struct Recording {
    form: AccessForm,
    executed: Variable,
    accesses: Variable,
    /// The block in hand.
    block: u32,
    /// By step of it: accesses in front of it; and of all.
    accesses_before: Vec<i64>,
}

impl Recording {
    pub(super) fn begin(builder: &mut FunctionBuilder<'_>, context: Value, form: AccessForm) -> Self {
        let [executed, accesses] = [EXECUTED, ACCESSES].map(|offset| {
            let variable = builder.declare_var(types::I64);
            let place = builder.ins().load(types::I64, MemFlagsData::trusted(), context, offset);
            builder.def_var(variable, place);
            variable
        });
        Self { form, executed, accesses, block: 0, accesses_before: Vec::new() }
    }

    /// Bytes that accesses in front of a step take.
    fn bytes_before(&self, done: usize) -> i64 {
        i64::from(self.form.stride) * self.accesses_before[done]
    }
}

impl Keeping {
    /// The block with this number is in hand.
    pub(super) fn block(&mut self, number: usize, meanings: &[StepMeaning]) {
        let Some(recording) = &mut self.recording else { return };
        assert!(meanings.len() <= LONGEST && number < 1 << (32 - BLOCK), "a region is not as large");
        recording.block = number as u32;
        let mut accesses = 0;
        recording.accesses_before = vec![0];
        recording.accesses_before.extend(meanings.iter().map(|meaning| {
            accesses += i64::from(meaning.access.is_some());
            accesses
        }));
    }
}

impl Translator<'_> {
    /// Notes the access of step number `done`, which was done.
    pub(in super::super) fn record(&mut self, access: &MemoryAccess, done: usize) {
        let Some(recording) = self.keeping.as_ref().and_then(|keeping| keeping.recording.as_ref()) else {
            return;
        };
        let (form, accesses, offset) = (recording.form, recording.accesses, recording.bytes_before(done));
        let address = self.with_zeros(access.address, types::I64);
        let known = form.kinds[usize::from(access.value.is_some())] + access.bytes;
        let place = self.builder.use_var(accesses);
        let known = self.builder.ins().iconst(types::I32, i64::from(known));
        let flags = MemFlagsData::trusted();
        let at = |field: u8| offset as i32 + i32::from(field);
        self.builder.ins().store(flags, address, place, at(form.address));
        self.builder.ins().store(flags, known, place, at(form.known));
    }

    /// Notes the block in hand, which was executed as a whole.
    pub(super) fn executed(&mut self, length: u32, taken: Taken) {
        let Some(recording) = &self.keeping().recording else { return };
        let (executed, accesses) = (recording.executed, recording.accesses);
        let noted = Executed::new(recording.block, length).0;
        let moved = recording.bytes_before(length as usize);
        let noted = self.builder.ins().iconst(types::I32, i64::from(noted));
        let noted = match taken {
            Taken::Never => noted,
            Taken::Always => self.builder.ins().bor_imm_u(noted, 1),
            Taken::If(condition) => {
                let taken = self.builder.ins().uextend(types::I32, condition);
                self.builder.ins().bor(noted, taken)
            }
            Taken::Unless(condition) => {
                let not_taken = self.builder.ins().uextend(types::I32, condition);
                let noted = self.builder.ins().bor_imm_u(noted, 1);
                self.builder.ins().bxor(noted, not_taken)
            }
        };
        let place = self.builder.use_var(executed);
        self.builder.ins().store(MemFlagsData::trusted(), noted, place, 0);
        self.move_on(executed, size_of::<Executed>() as i64);
        if moved > 0 {
            self.move_on(accesses, moved);
        }
    }

    fn move_on(&mut self, variable: Variable, bytes: i64) {
        let place = self.builder.use_var(variable);
        let moved = self.builder.ins().iadd_imm_s(place, bytes);
        self.builder.def_var(variable, moved);
    }

    /// Notes the steps of the block in hand in front of number `done`, and tells where the next
    /// would be noted: the region ends here.
    pub(super) fn executed_in_part(&mut self, done: usize) {
        let Some(recording) = &self.keeping().recording else { return };
        let (executed, accesses) = (recording.executed, recording.accesses);
        let noted = Executed::new(recording.block, done as u32).0;
        let moved = recording.bytes_before(done);
        let mut place = self.builder.use_var(executed);
        if done > 0 {
            let noted = self.builder.ins().iconst(types::I32, i64::from(noted));
            self.builder.ins().store(MemFlagsData::trusted(), noted, place, 0);
            place = self.builder.ins().iadd_imm_s(place, size_of::<Executed>() as i64);
        }
        let accesses = self.builder.use_var(accesses);
        let accesses = self.builder.ins().iadd_imm_s(accesses, moved);
        self.tell_places(place, accesses);
    }

    /// Tells where the next would be noted: the region ends at the end of a block.
    pub(super) fn recorded(&mut self) {
        let Some(recording) = &self.keeping().recording else { return };
        let [executed, accesses] = [recording.executed, recording.accesses];
        let [executed, accesses] = [executed, accesses].map(|variable| self.builder.use_var(variable));
        self.tell_places(executed, accesses);
    }

    fn tell_places(&mut self, executed: Value, accesses: Value) {
        let context = self.keeping().context;
        let flags = MemFlagsData::trusted();
        self.builder.ins().store(flags, executed, context, EXECUTED);
        self.builder.ins().store(flags, accesses, context, ACCESSES);
    }
}
