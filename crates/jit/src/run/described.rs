//! Instructions of a design in a region: calls of what was made of their descriptions.
//!
//! Source: own design. Registers that such an instruction touches are in memory while it is
//! executed. One that traps has retired nothing, but what it did before that stays, so that the
//! region does not go back in front of it: it ends, and tells which one it was.

use std::mem::offset_of;

use cranelift_codegen::ir::{InstBuilder, MemFlagsData, types};
use instar_isa::Xlen;

use super::emit::host_type;
use super::region::RegionContext;
use super::step::DescribedStep;
use super::{Translator, registers_of};
use crate::context::offset::FAILED;
use crate::translate::signature;

const BEHAVIOUR: i32 = offset_of!(RegionContext, behaviour) as i32;
const OWN: i32 = offset_of!(RegionContext, own) as i32;
const CUSTOM: i32 = offset_of!(RegionContext, custom) as i32;
const WORD: i32 = offset_of!(RegionContext, word) as i32;

impl Translator<'_> {
    /// Executes step number `done` of the block in hand.
    pub(super) fn described(&mut self, step: &DescribedStep, done: usize, xlen: Xlen) {
        let flags = MemFlagsData::trusted();
        let touched = self.keeping().differing & step.touched;
        self.write(touched);
        self.keeping().differing &= !touched;
        let context = self.keeping().context;
        let signature = signature(self.builder.func.signature.call_conv);
        let signature = self.builder.import_signature(signature);
        let behaviour = self.builder.ins().load(types::I64, flags, context, BEHAVIOUR);
        let sets = self.builder.ins().load(types::I64, flags, context, OWN);
        let own = self.builder.ins().load(types::I64, flags, sets, 8 * i32::from(step.set));
        let code = self.builder.ins().iconst(types::I64, step.code as *const () as i64);
        let word = self.builder.ins().iconst(types::I32, i64::from(step.word));
        self.builder.ins().call_indirect(signature, code, &[self.x, own, behaviour, word]);
        if step.may_trap {
            let failed = self.builder.ins().load(types::I64, flags, behaviour, FAILED);
            let [inside, outside] = [(); 2].map(|()| self.builder.create_block());
            self.builder.ins().brif(failed, outside, &[], inside, &[]);
            self.builder.set_cold_block(outside);
            self.builder.switch_to_block(outside);
            self.builder.seal_block(outside);
            let custom = self.builder.ins().iconst(types::I64, i64::from(step.custom));
            let word = self.builder.ins().iconst(types::I64, i64::from(step.word));
            self.builder.ins().store(flags, custom, context, CUSTOM);
            self.builder.ins().store(flags, word, context, WORD);
            self.leave_region(done);
            self.builder.switch_to_block(inside);
            self.builder.seal_block(inside);
        }
        for rd in registers_of(step.written) {
            let term = self.terms.left(done as u32, rd, xlen.bits());
            let value = self.builder.ins().load(host_type(xlen.bits()), flags, self.x, 8 * i32::from(rd));
            self.set_value(term, value);
            self.registers[usize::from(rd)] = term;
        }
    }
}
