//! Loads and stores of runs.
//!
//! Source: own design; `Ram` is what the simulator's memory is made of.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

use super::Translator;
use super::emit::host_type;
use super::meaning::MemoryAccess;
use super::terms::Term;

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
    /// Ends the code in front of the step with number `done` unless `fits`.
    pub(super) fn or_leave(&mut self, fits: Value, done: usize) {
        let [inside, outside] = [(); 2].map(|()| self.builder.create_block());
        self.builder.ins().brif(fits, inside, &[], outside, &[]);
        self.builder.set_cold_block(outside);
        self.builder.switch_to_block(outside);
        self.builder.seal_block(outside);
        self.leave(done);
        self.builder.switch_to_block(inside);
        self.builder.seal_block(inside);
    }

    /// Where in memory the access lies. The run ends before step number `done` if that is
    /// misaligned or outside.
    fn place(&mut self, access: &MemoryAccess, done: usize) -> Value {
        let address = self.with_zeros(access.address, types::I64);
        let first = self.builder.ins().iconst(types::I64, self.ram.base as i64);
        let place = self.builder.ins().isub(address, first);
        // Bits that alignment forbids become the highest.
        let shift = access.bytes.trailing_zeros();
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

    /// Finds what the load of step number `done` finds.
    pub(super) fn load(&mut self, access: &MemoryAccess, done: usize) {
        let place = self.place(access, done);
        let memory = self.builder.ins().iconst(types::I64, self.ram.bytes as i64);
        let at = self.builder.ins().iadd(memory, place);
        let found = self.terms.loaded(done as u32, 8 * access.bytes);
        let ty = host_type(8 * access.bytes);
        let value = self.builder.ins().load(ty, MemFlagsData::trusted(), at, 0);
        self.set_value(found, value);
    }

    /// The store, unless its line refuses it.
    pub(super) fn store(&mut self, access: &MemoryAccess, value: Term, done: usize) {
        let place = self.place(access, done);
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
        let value = self.value(value);
        self.builder.ins().store(flags, value, at, 0);
    }
}
