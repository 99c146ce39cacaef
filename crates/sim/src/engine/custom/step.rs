//! A design's instructions in regions of machine code (`instar_jit::run`).
//!
//! Source: own design. A region has those that work on registers alone: no other lets its blocks
//! be joined.

use instar_isa::{Decoder, Op, RegisterFile};
use instar_jit::run::{DescribedStep, RegionContext, RunStep, StepKind};
use instar_jit::{Context, Doors};

use super::{Custom, Customs, execute};
use crate::engine::Engine;
use crate::engine::micro::{Handler, MicroOp};
use crate::engine::recorder::Plain;
use crate::state::hart::DISCARD;

/// An operation as a step of a region, if it is a design's instruction that can be one.
pub(crate) fn described(customs: &Customs, decoder: &Decoder, op: &MicroOp) -> Option<RunStep> {
    let handler: Handler = execute::<Plain>;
    if !std::ptr::fn_addr_eq(op.handler, handler) {
        return None;
    }
    let Custom { behaviour, entry, set, begins_loop, .. } = customs.list.get(usize::from(op.custom))?;
    let program = behaviour.program();
    if *begins_loop || behaviour.vectors().any || !program.works_on_registers() {
        return None;
    }
    let code = entry.get_or_init(|| instar_jit::compiled(behaviour)).as_ref()?.function();
    let word = op.immediate as u32;
    let named = decoder.static_entry(op.pc, word)?;
    let bits = |ranges: &[instar_isa::RegisterRange]| {
        let of_x = ranges.iter().filter(|range| range.file == RegisterFile::X);
        let numbers = of_x.flat_map(|range| range.index..range.index + u16::from(range.count));
        numbers.fold(0, |all, number| all | 1_u32 << (number & 31)) & !1
    };
    let written = bits(&named.destinations);
    let step = DescribedStep {
        code,
        set: u8::try_from(*set).ok()?,
        custom: op.custom,
        word,
        touched: written | bits(&named.sources),
        written,
        may_trap: program.may_trap(),
    };
    let (pc, length, kind) = (op.pc, op.length, StepKind::Described(step));
    Some(RunStep { op: Op::Custom, pc, length, rd: DISCARD, rs1: 0, rs2: 0, immediate: 0, kind })
}

/// What such instructions find: they ask for no memory, and not for the pc.
pub(crate) fn no_memory() -> Context {
    extern "C" fn load(_: &mut Context, _: u64, _: u32) -> u64 {
        unreachable!("it works on registers alone")
    }
    extern "C" fn store(_: &mut Context, _: u64, _: u32, _: u64) {
        unreachable!("it works on registers alone")
    }
    Context::new(0, &Doors { load, store }, std::ptr::null_mut())
}

/// Keeps why one of them has trapped.
#[cold]
pub(crate) fn trapped(engine: &mut Engine, region: &RegionContext, context: &Context) {
    let raised = instar_coredsl::RaisedException { cause: context.cause, value: context.value };
    let reason = engine.customs.list[region.custom as usize].raised(None, raised, region.word as u32);
    engine.trap = Some(engine.bus.explain(reason));
}
