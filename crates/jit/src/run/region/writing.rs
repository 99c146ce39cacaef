//! The code of a region, block by block.
//!
//! Source: own design.

use std::collections::HashMap;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, MemFlagsData, Value, types};
use cranelift_frontend::Variable;
use instar_isa::{SP, Xlen};

use super::super::step::{RunStep, may_branch};
use super::super::terms::{Node, Term};
use super::super::{Translator, initial, lasting};
use super::recording::Taken;
use super::{Keeping, LAST, LOWEST_SP, Meant, NEXT, RegionPlan};

/// What all blocks of a region know.
pub(super) struct Of<'a> {
    pub(super) heads: Vec<Block>,
    /// Blocks by pc.
    pub(super) places: HashMap<u64, usize>,
    /// Blocks to which calls come back.
    pub(super) returns: Vec<usize>,
    pub(super) budget: Value,
    pub(super) xlen: Xlen,
    pub(super) wanted: &'a RegionPlan<'a>,
}

pub(super) struct Writing<'a> {
    pub(super) translator: Translator<'a>,
    pub(super) region: Of<'a>,
}

impl Writing<'_> {
    pub(super) fn block(&mut self, at: usize, block: Meant<'_>, differing: u32) {
        let Self { translator, region } = self;
        let watch_stack = region.wanted.watch_stack;
        translator.builder.switch_to_block(region.heads[at]);
        translator.terms = block.terms;
        translator.registers = initial(&mut translator.terms, region.xlen);
        translator.values.clear();
        let keeping = translator.keeping.as_mut().expect("it is of a region");
        keeping.differing = differing;
        keeping.pcs = block.steps.iter().map(|step| step.pc).collect();
        keeping.block(at, &block.meanings);
        let lasts = lasting(block.steps, &block.meanings, &block.may_leave);
        translator.together = block.together;
        if block.at_once {
            translator.write_back();
        }
        for (done, (meaning, lasts)) in block.meanings.iter().zip(lasts).enumerate() {
            if let Some(target) =
                meaning.next.filter(|_| region.wanted.may_misalign(&translator.terms, meaning))
            {
                translator.aligned_or_leave(target, region.wanted.alignment, done);
            }
            meaning.access.iter().for_each(|access| translator.access(access, done));
            if let Some(described) = block.steps[done].described() {
                translator.described(&described, done, region.xlen);
            }
            let Some((rd, term)) = meaning.written else { continue };
            translator.value(term);
            if watch_stack && rd == SP {
                let wide = translator.with_zeros(term, types::I64);
                translator.not_lower_or_leave(wide, done);
            }
            translator.registers[usize::from(rd)] = term;
            if !block.at_once {
                translator.differ(rd);
            } else if lasts {
                let wide = translator.with_zeros(term, types::I64);
                translator.keep(rd, wide);
            }
        }
        let length = block.steps.len() as i64;
        // A target is computed before variables are what registers hold afterwards.
        let next = block.meanings.last().and_then(|last| last.next);
        let last = block.steps.last().expect("a block has a step");
        let way = match next.map(|next| (next, translator.terms.node(next))) {
            None => Way::To(last.following(region.xlen)),
            Some((_, Node::Known(target))) => Way::To(target as u64),
            Some((next, Node::Select(condition, a, b))) => {
                match [a, b].map(|target| translator.terms.value(target)) {
                    [Some(a), Some(b)] => {
                        Way::Either(translator.with_zeros(condition, types::I8), a as u64, b as u64)
                    }
                    _ => Way::Anywhere(translator.with_zeros(next, types::I64)),
                }
            }
            Some((next, _)) => Way::Anywhere(translator.with_zeros(next, types::I64)),
        };
        let variable = |translator: &mut Translator<'_>, rd| Some((translator.keeping().variable(rd)?, rd));
        let written: Vec<(Variable, u8)> = (1..32)
            .filter(|rd| block.written >> rd & 1 == 1)
            .filter_map(|rd| variable(translator, rd))
            .collect();
        let values: Vec<Value> = written.iter().map(|&(_, rd)| translator.x(rd)).collect();
        for (&(variable, _), value) in written.iter().zip(values) {
            translator.builder.def_var(variable, value);
        }
        let count = translator.keeping().count;
        let before = translator.builder.use_var(count);
        let after = translator.builder.ins().iadd_imm_s(before, length);
        translator.builder.def_var(count, after);
        translator.executed(length as u32, way.taken(last, region.xlen));
        // From here on registers are what variables hold.
        translator.registers = initial(&mut translator.terms, region.xlen);
        translator.values.clear();
        self.go(at, way, last.pc);
    }

    /// Goes on after the block with number `at`.
    fn go(&mut self, at: usize, way: Way, last: u64) {
        match way {
            Way::To(target) => self.to(at, target, last),
            Way::Either(condition, a, b) => {
                let [x, y] = [a, b].map(|target| self.edge(at, target));
                self.translator.builder.ins().brif(condition, x.0, &[], y.0, &[]);
                for ((edge, anew), target) in [(x, a), (y, b)] {
                    if anew {
                        self.translator.builder.switch_to_block(edge);
                        self.translator.builder.seal_block(edge);
                        self.to(at, target, last);
                    }
                }
            }
            Way::Anywhere(target) => {
                for number in self.region.returns.clone() {
                    let pc = self.region.wanted.blocks[number].pc;
                    let builder = &mut self.translator.builder;
                    let [there, elsewhere] = [(); 2].map(|()| builder.create_block());
                    let wanted = builder.ins().iconst(types::I64, pc as i64);
                    let same = builder.ins().icmp(IntCC::Equal, target, wanted);
                    builder.ins().brif(same, there, &[], elsewhere, &[]);
                    builder.switch_to_block(there);
                    builder.seal_block(there);
                    self.to(at, pc, last);
                    self.translator.builder.switch_to_block(elsewhere);
                    self.translator.builder.seal_block(elsewhere);
                }
                self.translator.end_region(target, last);
            }
        }
    }

    /// The block of the host that goes to `target`, and whether it is still to be filled.
    fn edge(&mut self, at: usize, target: u64) -> (Block, bool) {
        match self.region.places.get(&target) {
            Some(&number) if number > at => (self.region.heads[number], false),
            _ => (self.translator.builder.create_block(), true),
        }
    }

    /// Goes to a pc that is known. Every round through blocks goes back somewhere, and it is seen
    /// there whether the budget is enough for another one.
    fn to(&mut self, at: usize, target: u64, last: u64) {
        let Self { translator, region } = self;
        let builder = &mut translator.builder;
        let pc = builder.ins().iconst(types::I64, target as i64);
        let Some(&number) = region.places.get(&target) else { return translator.end_region(pc, last) };
        let head = region.heads[number];
        if number > at {
            builder.ins().jump(head, &[]);
            return;
        }
        let count = translator.keeping.as_ref().expect("it is of a region").count;
        let [again, enough] = [(); 2].map(|()| builder.create_block());
        let done = builder.use_var(count);
        let most = builder.ins().iadd_imm_s(done, region.wanted.length() as i64);
        let over = builder.ins().icmp(IntCC::UnsignedGreaterThan, most, region.budget);
        builder.ins().brif(over, enough, &[], again, &[]);
        builder.set_cold_block(enough);
        builder.switch_to_block(enough);
        builder.seal_block(enough);
        translator.end_region(pc, last);
        translator.builder.switch_to_block(again);
        translator.builder.seal_block(again);
        translator.builder.ins().jump(head, &[]);
    }
}

/// Where a block goes on.
enum Way {
    To(u64),
    /// The first where this is not 0.
    Either(Value, u64, u64),
    Anywhere(Value),
}

impl Way {
    /// Whether the branch `last` is taken that goes this way; what is no branch never is.
    fn taken(&self, last: &RunStep, xlen: Xlen) -> Taken {
        let behind = last.following(xlen);
        match *self {
            Self::Either(condition, a, _) if a == behind => Taken::Unless(condition),
            Self::Either(condition, ..) => Taken::If(condition),
            // Its operands are known.
            Self::To(target) if may_branch(last.op) && target != behind => Taken::Always,
            _ => Taken::Never,
        }
    }
}

impl Translator<'_> {
    pub(in super::super) fn keeping(&mut self) -> &mut Keeping {
        self.keeping.as_mut().expect("it is of a region")
    }

    fn differ(&mut self, number: u8) {
        self.keeping().differing |= 1 << number;
    }

    /// Writes all registers back that differ from memory.
    fn write_back(&mut self) {
        let differing = std::mem::take(&mut self.keeping().differing);
        self.write(differing);
    }

    pub(in super::super) fn write(&mut self, registers: u32) {
        for number in (1..32).filter(|number| registers >> number & 1 == 1) {
            let term = self.registers[usize::from(number)];
            // What another block wrote: nothing is remembered of it, for this may be cold code.
            let value = match self.terms.node(term) {
                Node::Register(own) if own == number => {
                    let variable = self.keeping().variable(number).expect("it differs from memory");
                    let value = self.builder.use_var(variable);
                    self.wide(value)
                }
                _ => self.with_zeros(term, types::I64),
            };
            self.keep(number, value);
        }
    }

    /// Ends the region in front of step number `done` of the block in hand.
    pub(in super::super) fn leave_region(&mut self, done: usize) {
        let keeping = self.keeping();
        let (differing, count) = (keeping.differing, keeping.count);
        let (next, last) = (keeping.pcs[done], keeping.pcs[done.saturating_sub(1)]);
        self.write(differing);
        let next = self.builder.ins().iconst(types::I64, next as i64);
        let before = self.builder.use_var(count);
        let executed = self.builder.ins().iadd_imm_s(before, done as i64);
        self.executed_in_part(done);
        self.told(executed, next, last);
    }

    /// Ends the region at the end of the block in hand.
    fn end_region(&mut self, next: Value, last: u64) {
        let (differing, count) = (self.keeping().differing, self.keeping().count);
        self.write(differing);
        let executed = self.builder.use_var(count);
        self.recorded();
        self.told(executed, next, last);
    }

    fn told(&mut self, executed: Value, next: Value, last: u64) {
        let context = self.keeping().context;
        let last = self.builder.ins().iconst(types::I64, last as i64);
        self.builder.ins().store(MemFlagsData::trusted(), next, context, NEXT);
        self.builder.ins().store(MemFlagsData::trusted(), last, context, LAST);
        self.builder.ins().return_(&[executed]);
    }

    /// Ends the region in front of step number `done`, a jump, where its target is not aligned.
    fn aligned_or_leave(&mut self, target: Term, alignment: u8, done: usize) {
        let target = self.with_zeros(target, types::I64);
        let low = self.builder.ins().band_imm_u(target, i64::from(alignment) - 1);
        let fits = self.builder.ins().icmp_imm_u(IntCC::Equal, low, 0);
        self.or_leave(fits, done);
    }

    /// Ends the region in front of step number `done` where it would make sp lower than ever.
    fn not_lower_or_leave(&mut self, sp: Value, done: usize) {
        let context = self.keeping().context;
        let lowest = self.builder.ins().load(types::I64, MemFlagsData::trusted(), context, LOWEST_SP);
        let fits = self.builder.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, sp, lowest);
        self.or_leave(fits, done);
    }
}
