//! A behaviour executed by the interpreter of `instar-coredsl`: where there is no machine code for
//! it.
//!
//! Source: own design.

use std::marker::PhantomData;

use instar_coredsl::vector::VectorSetting;
use instar_coredsl::{Host, OwnState};
use instar_isa::TouchedRegisters;
use instar_trace::Wishes;

use super::{Custom, LOAD_FAULT, Outcome, STORE_FAULT};
use crate::engine::Engine;
use crate::engine::micro::MicroOp;
use crate::engine::recorder::Recorder;
use crate::fault::FaultReason;

/// The hart as a design's instruction sees it.
struct View<'a, R> {
    engine: &'a mut Engine,
    set: usize,
    pc: u64,
    next_pc: Option<u64>,
    recorder: PhantomData<R>,
    /// What was wrong with a memory access, in the simulator's own words.
    trap: Option<FaultReason>,
    touched: TouchedRegisters,
}

impl<R> View<'_, R> {
    fn keep(&mut self, trap: FaultReason, cause: u64, address: u64) -> instar_coredsl::RaisedException {
        self.trap = Some(trap);
        instar_coredsl::RaisedException { cause, value: address }
    }
}

impl<R: Recorder> Host for View<'_, R> {
    fn x(&self, index: u32) -> u64 {
        self.engine.hart.x(index as u8 & 31)
    }

    fn set_x(&mut self, index: u32, value: u64) {
        self.engine.hart.set_x(index as u8 & 31, value);
    }

    fn pc(&self) -> u64 {
        self.pc
    }

    fn set_pc(&mut self, target: u64) {
        self.next_pc = Some(target);
    }

    fn load(&mut self, address: u64, size: u32) -> Result<u64, instar_coredsl::RaisedException> {
        let loaded = self.engine.custom_load::<R>(address, size);
        loaded.map_err(|trap| self.keep(trap, LOAD_FAULT, address))
    }

    fn store(&mut self, address: u64, size: u32, value: u64) -> Result<(), instar_coredsl::RaisedException> {
        let stored = self.engine.custom_store::<R>(address, size, value);
        stored.map_err(|trap| self.keep(trap, STORE_FAULT, address))
    }

    fn own(&mut self) -> &mut OwnState {
        self.engine.hart.own.set_mut(self.set)
    }

    fn vectors(&mut self) -> &mut [u8] {
        self.engine.hart.vectors.elements_mut(0)
    }

    fn touches(&mut self, register: u64, low: u64, width: u16, writes: bool) {
        let start = 8 * self.engine.hart.vectors.length() as u64 * register + low;
        let (first, end) = (start / 8, (start + u64::from(width)).div_ceil(8));
        let touched = if writes { &mut self.touched.written } else { &mut self.touched.read };
        touched.add(first.min(u64::from(u16::MAX)) as u16, end.min(u64::from(u16::MAX)) as u16);
    }

    fn setting(&self, setting: VectorSetting) -> u64 {
        self.engine.hart.csrs.vector().setting(setting)
    }
}

/// Executes the behaviour of `custom` at `op`. `None`: the program goes on with the next operation.
pub(super) fn execute<R: Recorder>(engine: &mut Engine, op: &MicroOp, custom: &Custom) -> Option<Outcome> {
    let word = op.immediate as u32;
    let (set, recorder) = (custom.set, PhantomData::<R>);
    let touched = TouchedRegisters::default();
    let mut view = View { engine, set, pc: op.pc, next_pc: None, recorder, trap: None, touched };
    let result = custom.behaviour.execute(word, &mut view);
    let View { next_pc, trap, touched, .. } = view;
    if R::RETIRED && engine.wishes.has(Wishes::VECTOR_REGISTERS) && custom.behaviour.vectors().any {
        engine.details.push((op.index, touched.pack()));
    }
    let failure = result.err().map(|raised| custom.raised(trap, raised, word));
    (next_pc.is_some() || failure.is_some()).then_some(Outcome { next_pc, failure })
}
