//! Loads and stores of runs.
//!
//! Source: own design; `Ram` is what the simulator's memory is made of.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

use super::{RunStep, Translator};

/// The memory of a hart, at its place in this process.
#[derive(Clone, Copy, Debug)]
pub struct Ram {
    /// Its first address, a multiple of 64.
    pub base: u64,
    /// Bytes, a multiple of 64.
    pub size: u64,
    /// The bytes.
    pub bytes: *const u8,
    /// One attribute for each 2^`line_shift` bytes.
    pub lines: *const u8,
    /// log2 of the bytes of an attribute.
    pub line_shift: u8,
    /// Bits of an attribute any of which keeps stores of runs away.
    pub refused: u8,
    /// What an attribute is after a store.
    pub written: u8,
}

impl Translator<'_> {
    /// Ends the run in front of the step with number `done` unless `fits`.
    fn or_leave(&mut self, fits: Value, done: usize) {
        let [inside, outside] = [(); 2].map(|()| self.builder.create_block());
        self.builder.ins().brif(fits, inside, &[], outside, &[]);
        self.builder.set_cold_block(outside);
        self.builder.switch_to_block(outside);
        let done = self.builder.ins().iconst(types::I64, done as i64);
        self.builder.ins().return_(&[done]);
        self.builder.switch_to_block(inside);
    }

    /// Where in memory the access of `step` lies. The run ends before it if that is misaligned or
    /// outside.
    fn place(&mut self, step: &RunStep, bytes: u8, done: usize) -> Value {
        let base = self.x(step.rs1);
        let address = if step.immediate == 0 {
            base
        } else {
            let offset = self.number(step.immediate);
            self.builder.ins().iadd(base, offset)
        };
        let address = self.widened(address);
        let first = self.builder.ins().iconst(types::I64, self.ram.base as i64);
        let place = self.builder.ins().isub(address, first);
        // Bits that alignment forbids become the highest.
        let shift = bytes.trailing_zeros();
        let turned = match shift {
            0 => place,
            _ => {
                let shift = self.builder.ins().iconst(types::I64, i64::from(shift));
                self.builder.ins().rotr(place, shift)
            }
        };
        let end = self.builder.ins().iconst(types::I64, (self.ram.size >> shift) as i64);
        let fits = self.builder.ins().icmp(IntCC::UnsignedLessThan, turned, end);
        self.or_leave(fits, done);
        place
    }

    /// What the load finds.
    pub(super) fn load(&mut self, step: &RunStep, bytes: u8, signed: bool, done: usize) -> Value {
        let place = self.place(step, bytes, done);
        let memory = self.builder.ins().iconst(types::I64, self.ram.bytes as i64);
        let at = self.builder.ins().iadd(memory, place);
        let flags = MemFlagsData::trusted();
        let ty = match bytes {
            1 => types::I8,
            2 => types::I16,
            4 => types::I32,
            _ => types::I64,
        };
        let value = self.builder.ins().load(ty, flags, at, 0);
        if ty == self.word {
            value
        } else if signed {
            self.builder.ins().sextend(self.word, value)
        } else {
            self.builder.ins().uextend(self.word, value)
        }
    }

    /// The store, unless its line refuses it.
    pub(super) fn store(&mut self, step: &RunStep, bytes: u8, done: usize) {
        let place = self.place(step, bytes, done);
        let shift = self.builder.ins().iconst(types::I64, i64::from(self.ram.line_shift));
        let number = self.builder.ins().ushr(place, shift);
        let lines = self.builder.ins().iconst(types::I64, self.ram.lines as i64);
        let line = self.builder.ins().iadd(lines, number);
        let flags = MemFlagsData::trusted();
        let attribute = self.builder.ins().load(types::I8, flags, line, 0);
        let refused = self.builder.ins().iconst(types::I8, i64::from(self.ram.refused));
        let refused = self.builder.ins().band(attribute, refused);
        let zero = self.builder.ins().iconst(types::I8, 0);
        let fits = self.builder.ins().icmp(IntCC::Equal, refused, zero);
        self.or_leave(fits, done);
        let written = self.builder.ins().iconst(types::I8, i64::from(self.ram.written));
        self.builder.ins().store(flags, written, line, 0);
        let memory = self.builder.ins().iconst(types::I64, self.ram.bytes as i64);
        let at = self.builder.ins().iadd(memory, place);
        let value = self.x(step.rs2);
        let value = match bytes {
            1 => self.builder.ins().ireduce(types::I8, value),
            2 => self.builder.ins().ireduce(types::I16, value),
            4 if self.word == types::I64 => self.builder.ins().ireduce(types::I32, value),
            _ => value,
        };
        self.builder.ins().store(flags, value, at, 0);
    }
}
