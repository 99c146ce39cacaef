//! From the operations of a behaviour to Cranelift's intermediate code, one operation at a time.
//!
//! Source: `instar_coredsl::bytecode::BytecodeOp` for what each operation means; the documentation
//! of `cranelift-frontend`.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    AbiParam, Block, Function, InstBuilder, MemFlagsData, SigRef, Signature, StackSlot, StackSlotData,
    StackSlotKind, Value, types,
};
use cranelift_codegen::isa::{CallConv, TargetFrontendConfig};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use instar_coredsl::RaisedException;
use instar_coredsl::bytecode::{Bytecode, BytecodeOp, SlotNumber};

use crate::context::offset;
use crate::frame::Frame;

/// Where writes to x0 go.
const DISCARD: i64 = 32;

/// The signature of `module::NativeBehaviour`.
pub(crate) fn signature(convention: CallConv) -> Signature {
    let mut signature = Signature::new(convention);
    signature.params = [types::I64, types::I64, types::I64, types::I32].map(AbiParam::new).into();
    signature
}

/// Fills `function` with `program`, which it refers to and which so must outlive it.
pub(crate) fn translate(
    target: TargetFrontendConfig,
    function: &mut Function,
    shared: &mut FunctionBuilderContext,
    program: &Bytecode,
) {
    let mut builder = FunctionBuilder::new(function, shared);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.switch_to_block(entry);
    let &[x, own, context, word] = builder.block_params(entry) else { unreachable!("see `signature`") };
    let word = builder.ins().uextend(types::I64, word);
    let frame = Frame::of(program);
    let memory = frame.needs_memory().then(|| {
        let bytes = 8 * program.slots() as u32;
        builder.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, bytes, 3))
    });
    let variables = (0..program.slots()).map(|_| builder.declare_var(types::I64)).collect();
    let blocks = blocks(&mut builder, program);
    let mut translator = Translator {
        x,
        own,
        context,
        word,
        program,
        frame,
        memory,
        variables,
        blocks,
        left: builder.create_block(),
        call_convention: target.default_call_conv,
        load: None,
        store: None,
        wide: None,
        at: 0,
        builder,
    };
    translator.constants();
    translator.run();
    let Translator { mut builder, left, .. } = translator;
    builder.switch_to_block(left);
    builder.ins().return_(&[]);
    builder.seal_all_blocks();
    builder.finalize(target);
}

/// A block for each operation that is jumped to, and one for the end.
fn blocks(builder: &mut FunctionBuilder<'_>, program: &Bytecode) -> Vec<Option<Block>> {
    let mut blocks = vec![None; program.ops().len() + 1];
    for op in program.ops() {
        if let BytecodeOp::Jump { to } | BytecodeOp::JumpIfZero { to, .. } = *op {
            blocks[to as usize].get_or_insert_with(|| builder.create_block());
        }
    }
    blocks
}

pub(crate) struct Translator<'a> {
    /// X registers, own state, context.
    x: Value,
    own: Value,
    pub(crate) context: Value,
    /// The instruction word, 64 bits wide.
    word: Value,
    program: &'a Bytecode,
    pub(crate) frame: Frame,
    memory: Option<StackSlot>,
    variables: Vec<Variable>,
    blocks: Vec<Option<Block>>,
    /// Returns.
    left: Block,
    call_convention: cranelift_codegen::isa::CallConv,
    load: Option<SigRef>,
    store: Option<SigRef>,
    wide: Option<SigRef>,
    /// Number of the present operation.
    at: usize,
    pub(crate) builder: FunctionBuilder<'a>,
}

impl Translator<'_> {
    /// The first slots hold constants, the others 0; those that are values need no instruction for
    /// it.
    fn constants(&mut self) {
        let constants = self.program.constants();
        let zero = self.number(0);
        for slot in 0..self.program.slots() {
            match constants.get(slot) {
                Some(&constant) => {
                    let value = self.number(constant);
                    self.set(slot as SlotNumber, value);
                }
                None if self.frame.in_memory(slot as SlotNumber) => self.set(slot as SlotNumber, zero),
                None => self.builder.def_var(self.variables[slot], zero),
            }
        }
    }

    fn run(&mut self) {
        let program = self.program;
        // Whether the present block has ended.
        let mut open = true;
        for (number, op) in program.ops().iter().enumerate() {
            self.at = number;
            open = self.enter(number, open) && self.operation(*op);
        }
        if self.enter(program.ops().len(), open) {
            self.builder.ins().return_(&[]);
        }
    }

    /// Begins the block of operation `number`, if there is one. `false`: nothing leads here.
    fn enter(&mut self, number: usize, open: bool) -> bool {
        let Some(block) = self.blocks[number] else { return open };
        if open {
            self.builder.ins().jump(block, &[]);
        }
        self.builder.switch_to_block(block);
        true
    }

    pub(crate) fn number(&mut self, value: u64) -> Value {
        self.builder.ins().iconst(types::I64, value as i64)
    }

    pub(crate) fn get(&mut self, slot: SlotNumber) -> Value {
        match self.memory.filter(|_| self.frame.in_memory(slot)) {
            Some(memory) => {
                self.builder.ins().stack_load(types::I64, types::I64, memory, 8 * i32::from(slot))
            }
            None => self.builder.use_var(self.variables[usize::from(slot)]),
        }
    }

    pub(crate) fn set(&mut self, slot: SlotNumber, value: Value) {
        match self.memory.filter(|_| self.frame.in_memory(slot)) {
            Some(memory) => {
                self.builder.ins().stack_store(types::I64, value, memory, 8 * i32::from(slot));
            }
            None => self.builder.def_var(self.variables[usize::from(slot)], value),
        }
    }

    /// `n` neighbouring slots.
    pub(crate) fn get_all(&mut self, first: SlotNumber, n: u16) -> Vec<Value> {
        (first..first + n).map(|slot| self.get(slot)).collect()
    }

    /// Writes neighbouring slots.
    pub(crate) fn set_all(&mut self, first: SlotNumber, values: &[Value]) {
        for (slot, value) in (first..).zip(values) {
            self.set(slot, *value);
        }
    }

    /// 1 or 0 of a comparison.
    pub(crate) fn compare(&mut self, condition: IntCC, a: Value, b: Value) -> Value {
        let bit = self.builder.ins().icmp(condition, a, b);
        self.builder.ins().uextend(types::I64, bit)
    }

    /// Carries out the present operation, which works on slots alone, by the interpreter's own
    /// routine.
    pub(crate) fn by_interpreter(&mut self) {
        let Some(memory) = self.memory else { unreachable!("`Frame` keeps these in memory") };
        let convention = self.call_convention;
        let signature = *self.wide.get_or_insert_with(|| {
            let mut signature = Signature::new(convention);
            signature.params = [types::I64; 3].map(AbiParam::new).into();
            self.builder.import_signature(signature)
        });
        let address: *const BytecodeOp = &self.program.ops()[self.at];
        let frame = self.builder.ins().stack_addr(types::I64, memory, 0);
        let slots = self.number(self.program.slots() as u64);
        let operation = self.number(address as u64);
        let routine = self.number(wide_routine as *const () as u64);
        self.builder.ins().call_indirect(signature, routine, &[frame, slots, operation]);
    }

    /// Ends the behaviour with a trap.
    fn raise(&mut self, cause: Value) {
        let one = self.number(1);
        let flags = MemFlagsData::trusted();
        for (value, offset) in [(one, offset::FAILED), (cause, offset::CAUSE), (self.word, offset::VALUE)] {
            self.builder.ins().store(flags, value, self.context, offset);
        }
        self.builder.ins().jump(self.left, &[]);
    }

    /// Goes on only where `index < count`; else the instruction is illegal.
    fn check(&mut self, index: Value, count: u32) {
        let fits = self.builder.ins().icmp_imm_s(IntCC::UnsignedLessThan, index, i64::from(count));
        self.require(fits);
    }

    /// Goes on only where `fits` is not 0; else the instruction is illegal.
    pub(crate) fn require(&mut self, fits: Value) {
        let [inside, outside] = [(); 2].map(|()| self.builder.create_block());
        self.builder.ins().brif(fits, inside, &[], outside, &[]);
        self.builder.set_cold_block(outside);
        self.builder.switch_to_block(outside);
        let cause = self.number(RaisedException::ILLEGAL_INSTRUCTION);
        self.raise(cause);
        self.builder.switch_to_block(inside);
    }

    /// Address of element `index`, each of `limbs` limbs, from limb `first` of `base` on.
    fn element(&mut self, base: Value, first: u32, index: Value, limbs: u32) -> Value {
        let bytes = self.builder.ins().imul_imm_s(index, 8 * i64::from(limbs));
        let at = self.builder.ins().iadd(base, bytes);
        self.builder.ins().iadd_imm_s(at, 8 * i64::from(first))
    }

    fn read(&mut self, address: Value, n: u16) -> Vec<Value> {
        let flags = MemFlagsData::trusted();
        (0..n).map(|i| self.builder.ins().load(types::I64, flags, address, 8 * i32::from(i))).collect()
    }

    fn write(&mut self, address: Value, values: &[Value]) {
        for (i, value) in values.iter().enumerate() {
            self.builder.ins().store(MemFlagsData::trusted(), *value, address, 8 * i as i32);
        }
    }

    fn own_at(&mut self, at: u32) -> Value {
        self.builder.ins().iadd_imm_s(self.own, 8 * i64::from(at))
    }

    /// Number of the X register that five bits of the word select.
    fn selected(&mut self, lsb: u8) -> Value {
        let shifted = self.builder.ins().ushr_imm_u(self.word, i64::from(lsb));
        self.builder.ins().band_imm_s(shifted, 31)
    }

    fn write_x(&mut self, index: Value, a: SlotNumber) {
        let value = self.get(a);
        let mask = self.program.address_mask() as i64;
        let value = self.builder.ins().band_imm_s(value, mask);
        let discard = self.number(DISCARD as u64);
        let real = self.builder.ins().icmp_imm_s(IntCC::NotEqual, index, 0);
        let place = self.builder.ins().select(real, index, discard);
        let address = self.element(self.x, 0, place, 1);
        self.write(address, &[value]);
    }

    fn address_of(&mut self, address: SlotNumber, offset: u16) -> Value {
        let address = self.get(address);
        let at = self.builder.ins().iadd_imm_s(address, i64::from(offset));
        self.builder.ins().band_imm_s(at, self.program.address_mask() as i64)
    }

    /// Calls a door of the context; the behaviour ends where the access failed.
    fn access(&mut self, store: bool, address: Value, size: u8, value: Option<Value>) -> Option<Value> {
        let convention = self.call_convention;
        let builder = &mut self.builder;
        let kept = if store { &mut self.store } else { &mut self.load };
        let signature = *kept.get_or_insert_with(|| {
            let mut signature = Signature::new(convention);
            signature.params = [types::I64, types::I64, types::I32].map(AbiParam::new).into();
            if store {
                signature.params.push(AbiParam::new(types::I64));
            } else {
                signature.returns.push(AbiParam::new(types::I64));
            }
            builder.import_signature(signature)
        });
        let flags = MemFlagsData::trusted();
        let door = if store { offset::STORE } else { offset::LOAD };
        let door = self.builder.ins().load(types::I64, flags, self.context, door);
        let size = self.builder.ins().iconst(types::I32, i64::from(size));
        let arguments: Vec<Value> =
            [Some(self.context), Some(address), Some(size), value].into_iter().flatten().collect();
        let call = self.builder.ins().call_indirect(signature, door, &arguments);
        let result = self.builder.inst_results(call).first().copied();
        let failed = self.builder.ins().load(types::I64, flags, self.context, offset::FAILED);
        let done = self.builder.create_block();
        self.builder.ins().brif(failed, self.left, &[], done, &[]);
        self.builder.switch_to_block(done);
        result
    }

    /// Translates one operation. `false`: the present block has ended.
    fn operation(&mut self, op: BytecodeOp) -> bool {
        match op {
            BytecodeOp::Field { d, lsb, width, up, add } => {
                let shifted = self.builder.ins().ushr_imm_u(self.word, i64::from(lsb));
                let field = self.builder.ins().band_imm_s(shifted, (u64::MAX >> (64 - width)) as i64);
                let mut value = self.builder.ins().ishl_imm_u(field, i64::from(up));
                if add {
                    let old = self.get(d);
                    value = self.builder.ins().bor(old, value);
                }
                self.set(d, value);
            }
            BytecodeOp::ReadXField { d, lsb } => {
                let index = self.selected(lsb);
                let address = self.element(self.x, 0, index, 1);
                let value = self.read(address, 1);
                self.set_all(d, &value);
            }
            BytecodeOp::WriteXField { lsb, a } => {
                let index = self.selected(lsb);
                self.write_x(index, a);
            }
            BytecodeOp::ReadX { d, index } => {
                let index = self.get(index);
                self.check(index, 32);
                let address = self.element(self.x, 0, index, 1);
                let value = self.read(address, 1);
                self.set_all(d, &value);
            }
            BytecodeOp::WriteX { index, a } => {
                let index = self.get(index);
                self.check(index, 32);
                self.write_x(index, a);
            }
            BytecodeOp::ReadPc { d } => {
                let pc =
                    self.builder.ins().load(types::I64, MemFlagsData::trusted(), self.context, offset::PC);
                self.set(d, pc);
            }
            BytecodeOp::WritePc { a } => {
                let (target, one) = (self.get(a), self.number(1));
                self.builder.ins().store(MemFlagsData::trusted(), target, self.context, offset::NEXT_PC);
                self.builder.ins().store(MemFlagsData::trusted(), one, self.context, offset::JUMPED);
            }
            BytecodeOp::ReadOwn { d, at, n } => {
                let address = self.own_at(at);
                let values = self.read(address, n);
                self.set_all(d, &values);
            }
            BytecodeOp::WriteOwn { a, at, n } => {
                let values = self.get_all(a, n);
                let address = self.own_at(at);
                self.write(address, &values);
            }
            BytecodeOp::ReadOwnAt { d, index, file } => {
                let layout = self.program.layout(file);
                let index = self.get(index);
                self.check(index, layout.count);
                let address = self.element(self.own, layout.base, index, layout.limbs);
                let values = self.read(address, layout.limbs as u16);
                self.set_all(d, &values);
            }
            BytecodeOp::WriteOwnAt { a, index, file } => {
                let layout = self.program.layout(file);
                let index = self.get(index);
                self.check(index, layout.count);
                let values = self.get_all(a, layout.limbs as u16);
                let address = self.element(self.own, layout.base, index, layout.limbs);
                self.write(address, &values);
            }
            BytecodeOp::ReadOwnBits { d, at, low, width } => {
                let address = self.own_at(at);
                let limbs = self.read(address, 1 + u16::from(low + width > 64));
                let value = self.limb_at(&limbs, low.into());
                let value = self.masked(value, width);
                self.set(d, value);
            }
            BytecodeOp::WriteOwnBits { a, at, low, width } => {
                let address = self.own_at(at);
                let limbs = self.read(address, 1 + u16::from(low + width > 64));
                let value = self.get(a);
                let value = self.masked(value, width);
                let limbs = self.replaced(&limbs, &[value], low.into(), width.into());
                self.write(address, &limbs);
            }
            BytecodeOp::ReadSetting { d, setting } => {
                let value = self.setting(setting);
                self.set(d, value);
            }
            BytecodeOp::ReadVector { d, register, low, width } => self.read_vector(d, register, low, width),
            BytecodeOp::WriteVector { a, register, low, width } => self.write_vector(a, register, low, width),
            BytecodeOp::ReadArray { d, base, index, count, n } => {
                let address = self.array_element(base, index, count, n);
                let values = self.read(address, n);
                self.set_all(d, &values);
            }
            BytecodeOp::WriteArray { a, base, index, count, n } => {
                let values = self.get_all(a, n);
                let address = self.array_element(base, index, count, n);
                self.write(address, &values);
            }
            BytecodeOp::ReadTable { d, index, table } => {
                let program = self.program;
                let table = &program.tables()[usize::from(table)];
                let index = self.get(index);
                self.check(index, table.count);
                // `Code` keeps the program alive.
                let base = self.number(table.values.as_ptr() as u64);
                let address = self.element(base, 0, index, u32::from(table.limbs));
                let values = self.read(address, table.limbs);
                self.set_all(d, &values);
            }
            BytecodeOp::Load { d, address, offset, size, up, add } => {
                let address = self.address_of(address, offset);
                if let Some(value) = self.access(false, address, size, None) {
                    let mut value = self.builder.ins().ishl_imm_u(value, i64::from(up));
                    if add {
                        let old = self.get(d);
                        value = self.builder.ins().bor(old, value);
                    }
                    self.set(d, value);
                }
            }
            BytecodeOp::Store { a, address, offset, size, down } => {
                let address = self.address_of(address, offset);
                let value = self.get(a);
                let value = self.builder.ins().ushr_imm_u(value, i64::from(down));
                let value = self.masked(value, 8 * size);
                self.access(true, address, size, Some(value));
            }
            BytecodeOp::JumpIfZero { a, to } => {
                let a = self.get(a);
                let target = self.blocks[to as usize].expect("every target has a block");
                let next = *self.blocks[self.at + 1].get_or_insert_with(|| self.builder.create_block());
                self.builder.ins().brif(a, next, &[], target, &[]);
                return false;
            }
            BytecodeOp::Jump { to } => {
                let target = self.blocks[to as usize].expect("every target has a block");
                self.builder.ins().jump(target, &[]);
                return false;
            }
            BytecodeOp::Raise { cause } => {
                let cause = self.get(cause);
                self.raise(cause);
                return false;
            }
            _ => self.arithmetic(op),
        }
        true
    }

    fn array_element(&mut self, base: SlotNumber, index: SlotNumber, count: u16, n: u16) -> Value {
        let index = self.get(index);
        self.check(index, u32::from(count));
        let Some(memory) = self.memory else { unreachable!("`Frame` keeps arrays in memory") };
        let frame = self.builder.ins().stack_addr(types::I64, memory, 0);
        self.element(frame, u32::from(base), index, u32::from(n))
    }
}

/// What `Translator::by_interpreter` calls.
///
/// # Safety
///
/// `frame` points to `slots` values, `op` to an operation that works on them alone.
unsafe extern "C" fn wide_routine(frame: *mut u64, slots: usize, op: *const BytecodeOp) {
    // SAFETY: compiled code passes its own frame, and an operation of the program that its `Code`
    // keeps alive.
    let (frame, op) = unsafe { (std::slice::from_raw_parts_mut(frame, slots), *op) };
    instar_coredsl::wide_op(frame, op);
}
