//! Bits of vector registers.
//!
//! Source: `instar_coredsl::vector` for which there are; the file is little-endian, as hosts are.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};
use instar_coredsl::accesses;
use instar_coredsl::bytecode::SlotNumber;
use instar_coredsl::vector::{REGISTERS, VectorSetting};

use crate::context::offset;
use crate::translate::Translator;

impl Translator<'_> {
    /// What the vector unit is set to, which stays as long as a behaviour runs.
    pub(crate) fn setting(&mut self, setting: VectorSetting) -> Value {
        let vectors = self.context_field(offset::VECTORS);
        let at = offset::SETTINGS + 8 * setting as i32;
        self.builder.ins().load(types::I64, MemFlagsData::trusted().with_readonly(), vectors, at)
    }

    fn context_field(&mut self, offset: i32) -> Value {
        let flags = MemFlagsData::trusted().with_readonly();
        self.builder.ins().load(types::I64, flags, self.context, offset)
    }

    pub(crate) fn read_vector(&mut self, d: SlotNumber, register: SlotNumber, low: SlotNumber, width: u16) {
        let (at, bit) = self.vector_place(register, low, width);
        if width == 1 {
            let byte = self.builder.ins().uload8(types::I64, bytes(), at, 0);
            let value = self.builder.ins().ushr(byte, bit);
            let value = self.builder.ins().band_imm_s(value, 1);
            return self.set(d, value);
        }
        let zero = self.number(0);
        let mut limbs = vec![zero; usize::from(width).div_ceil(64)];
        for (offset, size) in accesses(u32::from(width / 8)) {
            let place = i32::from(offset);
            let ins = self.builder.ins();
            let part = match size {
                1 => ins.uload8(types::I64, bytes(), at, place),
                2 => ins.uload16(types::I64, bytes(), at, place),
                4 => ins.uload32(bytes(), at, place),
                _ => ins.load(types::I64, bytes(), at, place),
            };
            let part = self.builder.ins().ishl_imm_u(part, i64::from(offset % 8 * 8));
            let limb = &mut limbs[usize::from(offset / 8)];
            *limb = self.builder.ins().bor(*limb, part);
        }
        self.set_all(d, &limbs);
    }

    pub(crate) fn write_vector(&mut self, a: SlotNumber, register: SlotNumber, low: SlotNumber, width: u16) {
        let limbs = self.get_all(a, width.div_ceil(64));
        let (at, bit) = self.vector_place(register, low, width);
        if width == 1 {
            let byte = self.builder.ins().uload8(types::I64, bytes(), at, 0);
            let one = self.number(1);
            let (mask, value) = (self.builder.ins().ishl(one, bit), self.builder.ins().ishl(limbs[0], bit));
            let kept = self.builder.ins().band_not(byte, mask);
            let byte = self.builder.ins().bor(kept, value);
            self.builder.ins().istore8(bytes(), byte, at, 0);
            return;
        }
        for (offset, size) in accesses(u32::from(width / 8)) {
            let place = i32::from(offset);
            let part = limbs[usize::from(offset / 8)];
            let part = self.builder.ins().ushr_imm_u(part, i64::from(offset % 8 * 8));
            let ins = self.builder.ins();
            match size {
                1 => ins.istore8(bytes(), part, at, place),
                2 => ins.istore16(bytes(), part, at, place),
                4 => ins.istore32(bytes(), part, at, place),
                _ => ins.store(bytes(), part, at, place),
            };
        }
    }

    /// Address of the byte with the lowest bit, and that bit's number in it. The instruction is
    /// illegal where not all of the bits are there, or whole bytes begin within one.
    fn vector_place(&mut self, register: SlotNumber, low: SlotNumber, width: u16) -> (Value, Value) {
        let (register, low) = (self.get(register), self.get(low));
        let length = self.setting(VectorSetting::Vlen);
        let all = self.builder.ins().imul_imm_s(length, REGISTERS as i64);
        let known = self.builder.ins().icmp_imm_s(IntCC::UnsignedLessThan, register, REGISTERS as i64);
        let near = self.builder.ins().icmp(IntCC::UnsignedLessThanOrEqual, low, all);
        let start = self.builder.ins().imul(register, length);
        let first = self.builder.ins().iadd(start, low);
        let end = self.builder.ins().iadd_imm_s(first, i64::from(width));
        let inside = self.builder.ins().icmp(IntCC::UnsignedLessThanOrEqual, end, all);
        let legal = self.builder.ins().band(known, near);
        let legal = self.builder.ins().band(legal, inside);
        self.require(legal);
        let bit = self.builder.ins().band_imm_s(low, 7);
        if width > 1 {
            let whole = self.builder.ins().icmp_imm_s(IntCC::Equal, bit, 0);
            self.require(whole);
        }
        let vectors = self.context_field(offset::VECTORS);
        let flags = MemFlagsData::trusted().with_readonly();
        let file = self.builder.ins().load(types::I64, flags, vectors, offset::FILE);
        let byte = self.builder.ins().ushr_imm_u(first, 3);
        (self.builder.ins().iadd(file, byte), bit)
    }
}

/// Access to bytes that are there, at any address.
fn bytes() -> MemFlagsData {
    MemFlagsData::new().with_notrap()
}
