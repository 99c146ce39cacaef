//! Vector loads and stores: unit-stride, strided, of masks, of whole registers, and what all of
//! them share.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Loads and Stores". An
//! access of the retired stream is a run of bytes: all of an unmasked unit-stride instruction, else
//! one segment. Elements must be aligned unless misaligned accesses are allowed.

use instar_isa::{AccessKind, Op};

use super::lanes::{BEYOND, Setting, setting};
use super::legal::Group;
use super::{Done, Instruction, execute, require};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::engine::recorder::Recorder;
use crate::fault::FaultReason;
use crate::state::vector::MOST_GROUP_BYTES;

/// Bytes of the longest segment.
pub(super) const MOST_SEGMENT: usize = 8 * 8;

/// What an access moves.
pub(super) struct Plan {
    /// First register of the data.
    pub(super) vd: u8,
    /// log2 of the bytes of an element.
    pub(super) width: u8,
    /// Registers from one field to the next.
    pub(super) step: u8,
    /// Fields of a segment.
    pub(super) fields: usize,
    pub(super) masked: bool,
    /// The first element, and the one after the last.
    pub(super) vstart: usize,
    pub(super) vl: usize,
    /// What is masked off becomes all ones.
    pub(super) mask_ones: bool,
    /// A fault after element 0 shortens vl.
    pub(super) first_only: bool,
}

impl Plan {
    /// The data of a load or store of elements of 2^`width` bytes, and their groups.
    pub(super) fn new(s: &Setting, i: Instruction, width: u8, emul: i8, load: bool) -> Done<(Self, Group)> {
        let bits = 8u32 << width;
        let group = Group::fields(i.vd(), bits, emul, i.fields())?;
        if load {
            group.beside_mask(i.masked())?;
        } else {
            group.read_beside_mask(i.masked())?;
        }
        let plan = Self {
            vd: i.vd(),
            width,
            step: 1 << emul.max(0),
            fields: i.fields(),
            masked: i.masked(),
            vstart: s.vstart,
            vl: s.vl,
            mask_ones: s.mask_ones,
            first_only: false,
        };
        Ok((plan, group))
    }

    /// A run of `vl` elements that nothing masks, in one group from vd on.
    fn run(i: Instruction, width: u8, vstart: usize, vl: usize) -> Self {
        Self {
            vd: i.vd(),
            width,
            step: 1,
            fields: 1,
            masked: false,
            vstart,
            vl,
            mask_ones: false,
            first_only: false,
        }
    }

    /// Where element `n` of field `field` lies: a register and the bytes after its start.
    #[inline(always)]
    fn place(&self, field: usize, n: usize) -> (u8, usize) {
        (self.vd + self.step * field as u8, n << self.width)
    }

    #[inline(always)]
    fn segment_bytes(&self) -> usize {
        self.fields << self.width
    }

    /// Whether all accesses from `address` in steps of elements are aligned as they must be.
    #[inline(always)]
    fn aligned(&self, engine: &Engine, address: u64) -> bool {
        address & ((1 << self.width) - 1) == 0 || engine.hart.memory.misaligned_allowed()
    }

    /// Whether everything lies in one run of bytes.
    #[inline(always)]
    fn is_run(&self) -> bool {
        !self.masked && self.vstart == 0 && self.vl > 0
    }
}

/// Loads the active segments, each at `address(n)`.
fn load<R: Recorder>(engine: &mut Engine, plan: &Plan, address: impl Fn(&Engine, usize) -> u64) -> Done {
    let bytes = plan.segment_bytes();
    for n in plan.vstart..plan.vl {
        if plan.masked && !engine.hart.vectors.bit(0, n) {
            if plan.mask_ones {
                for field in 0..plan.fields {
                    let (register, offset) = plan.place(field, n);
                    engine.hart.vectors.elements_mut::<u8>(register)[offset..offset + (1 << plan.width)]
                        .fill(0xff);
                }
            }
            continue;
        }
        let address = engine.hart.xlen.truncate(address(engine, n));
        let mut segment = [0u8; MOST_SEGMENT];
        if let Err(trap) = read(engine, plan, address, &mut segment[..bytes]) {
            if plan.first_only && n > 0 {
                engine.hart.csrs.vector_mut().vl = n;
                return Ok(());
            }
            engine.hart.csrs.vector_mut().vstart = n;
            return Err(trap.into());
        }
        for (field, element) in segment[..bytes].chunks(1 << plan.width).enumerate() {
            let (register, offset) = plan.place(field, n);
            engine.hart.vectors.elements_mut::<u8>(register)[offset..offset + element.len()]
                .copy_from_slice(element);
        }
        R::run(engine, address, bytes as u16, AccessKind::Read);
    }
    Ok(())
}

/// The bytes of a segment, element by element where something may be wrong.
fn read(engine: &mut Engine, plan: &Plan, address: u64, segment: &mut [u8]) -> Result<(), FaultReason> {
    if plan.aligned(engine, address)
        && let Some(bytes) = engine.hart.memory.read(address, segment.len())
    {
        segment.copy_from_slice(bytes);
        return Ok(());
    }
    let size = 1 << plan.width;
    for (field, element) in segment.chunks_mut(size).enumerate() {
        let address = engine.hart.xlen.truncate(address.wrapping_add((field * size) as u64));
        let value = engine.load_checked(address, size as u8)?;
        element.copy_from_slice(&value.to_le_bytes()[..size]);
    }
    Ok(())
}

/// Stores the active segments, each at `address(n)`; `Ok(true)`: the block must end.
fn store<R: Recorder>(
    engine: &mut Engine,
    plan: &Plan,
    address: impl Fn(&Engine, usize) -> u64,
) -> Done<bool> {
    let (bytes, size) = (plan.segment_bytes(), 1 << plan.width);
    let mut leave = false;
    for n in plan.vstart..plan.vl {
        if plan.masked && !engine.hart.vectors.bit(0, n) {
            continue;
        }
        let address = engine.hart.xlen.truncate(address(engine, n));
        let mut segment = [0u8; MOST_SEGMENT];
        for (field, element) in segment[..bytes].chunks_mut(size).enumerate() {
            let (register, offset) = plan.place(field, n);
            element.copy_from_slice(&engine.hart.vectors.elements::<u8>(register)[offset..offset + size]);
        }
        let aligned = plan.aligned(engine, address);
        if !(aligned && engine.hart.memory.store_all(address, &segment[..bytes])) {
            for (field, element) in segment[..bytes].chunks(size).enumerate() {
                let address = engine.hart.xlen.truncate(address.wrapping_add((field * size) as u64));
                let value = element.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
                match engine.store_checked(address, size as u8, value) {
                    Ok(ends) => leave |= ends,
                    Err(trap) => {
                        engine.hart.csrs.vector_mut().vstart = n;
                        return Err(trap.into());
                    }
                }
            }
        }
        R::run(engine, address, bytes as u16, AccessKind::Write);
    }
    Ok(leave)
}

/// Loads a run of bytes if it can be had as a whole.
fn load_run<R: Recorder>(engine: &mut Engine, plan: &Plan, base: u64) -> bool {
    let bytes = plan.vl * plan.segment_bytes();
    if !plan.is_run() || !plan.aligned(engine, base) {
        return false;
    }
    let hart = &mut engine.hart;
    let Some(run) = hart.memory.read(base, bytes) else { return false };
    if plan.fields == 1 {
        hart.vectors.elements_mut::<u8>(plan.vd)[..bytes].copy_from_slice(run);
    } else {
        let size = 1 << plan.width;
        for field in 0..plan.fields {
            let (register, _) = plan.place(field, 0);
            let group = hart.vectors.elements_mut::<u8>(register);
            let elements = run.chunks_exact(size).skip(field).step_by(plan.fields);
            group.chunks_exact_mut(size).zip(elements).for_each(|(to, from)| to.copy_from_slice(from));
        }
    }
    R::run(engine, base, bytes as u16, AccessKind::Read);
    true
}

/// Stores a run of bytes if it can be stored as a whole.
fn store_run<R: Recorder>(engine: &mut Engine, plan: &Plan, base: u64) -> bool {
    let bytes = plan.vl * plan.segment_bytes();
    if !plan.is_run() || !plan.aligned(engine, base) {
        return false;
    }
    let hart = &mut engine.hart;
    let stored = if plan.fields == 1 {
        hart.memory.store_all(base, &hart.vectors.elements::<u8>(plan.vd)[..bytes])
    } else {
        let size = 1 << plan.width;
        let mut run = [0u8; MOST_GROUP_BYTES];
        for field in 0..plan.fields {
            let (register, _) = plan.place(field, 0);
            let elements = hart.vectors.elements::<u8>(register).chunks_exact(size);
            let places = run[..bytes].chunks_exact_mut(size).skip(field).step_by(plan.fields);
            places.zip(elements).for_each(|(to, from)| to.copy_from_slice(from));
        }
        hart.memory.store_all(base, &run[..bytes])
    };
    if stored {
        R::run(engine, base, bytes as u16, AccessKind::Write);
    }
    stored
}

/// The tail of every field of a load.
fn tails(engine: &mut Engine, s: &Setting, plan: &Plan) {
    if s.tail_ones && plan.vstart < plan.vl {
        let vl = engine.hart.csrs.vector().vl;
        let vectors = &mut engine.hart.vectors;
        let room = usize::from(plan.step) * vectors.length();
        for field in 0..plan.fields {
            let (register, offset) = plan.place(field, vl);
            vectors.elements_mut::<u8>(register)[offset.min(room)..room].fill(0xff);
        }
    }
}

/// Stores or loads segment by segment, and the tails of what is loaded; `Ok(true)`: the block must
/// end.
#[inline(always)]
pub(super) fn segments<R: Recorder, const LOAD: bool>(
    engine: &mut Engine,
    s: &Setting,
    plan: &Plan,
    address: impl Fn(&Engine, usize) -> u64,
) -> Done<bool> {
    if !LOAD {
        return store::<R>(engine, plan, address);
    }
    load::<R>(engine, plan, address)?;
    tails(engine, s, plan);
    Ok(false)
}

/// A run of segments from the address in rs1, as a whole where it can be had so; `Ok(true)`: the
/// block must end.
#[inline(always)]
fn run<R: Recorder, const LOAD: bool>(engine: &mut Engine, i: Instruction, plan: &Plan) -> Done<bool> {
    let (base, step) = (engine.hart.x(i.vs1()), plan.segment_bytes() as u64);
    let place = |_: &Engine, n: usize| base.wrapping_add(n as u64 * step);
    match LOAD {
        true if load_run::<R>(engine, plan, base) => Ok(false),
        true => load::<R>(engine, plan, place).map(|()| false),
        false if store_run::<R>(engine, plan, base) => Ok(false),
        false => store::<R>(engine, plan, place),
    }
}

/// Unit-stride, where segments follow each other.
pub(super) fn unit<R: Recorder, const LOAD: bool, const FIRST_ONLY: bool>(
    engine: &mut Engine,
    at: Cursor,
) -> Status {
    execute(engine, at, |engine, i| {
        let s = setting(&engine.hart)?;
        let width = i.width();
        let (plan, _) = Plan::new(&s, i, width, s.emul(8 << width), LOAD)?;
        let plan = Plan { first_only: FIRST_ONLY, ..plan };
        let ends = run::<R, LOAD>(engine, i, &plan)?;
        if LOAD {
            tails(engine, &s, &plan);
        }
        Ok(ends)
    })
}

/// Strided: segments so many bytes apart.
pub(super) fn strided<R: Recorder, const LOAD: bool>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |engine, i| {
        let s = setting(&engine.hart)?;
        let width = i.width();
        let (plan, _) = Plan::new(&s, i, width, s.emul(8 << width), LOAD)?;
        let (base, stride) = (engine.hart.x(i.vs1()), engine.hart.x(i.vs2()));
        segments::<R, LOAD>(engine, &s, &plan, |_, n| base.wrapping_add(stride.wrapping_mul(n as u64)))
    })
}

/// `vlm.v` and `vsm.v`: the bytes of a mask of vl bits.
fn mask<R: Recorder, const LOAD: bool>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |engine, i| {
        let s = setting(&engine.hart)?;
        let plan = Plan::run(i, 0, s.vstart, s.vl.div_ceil(8));
        let ends = run::<R, LOAD>(engine, i, &plan)?;
        if LOAD && s.ones && plan.vstart < plan.vl {
            engine.hart.vectors.register_mut(plan.vd)[plan.vl..].fill(0xff);
        }
        Ok(ends)
    })
}

/// Whole registers, whatever vtype says.
pub(super) fn whole<R: Recorder, const LOAD: bool>(engine: &mut Engine, at: Cursor) -> Status {
    execute(engine, at, |engine, i| {
        let width = if LOAD { i.width() } else { 0 };
        let vl = (i.fields() * engine.hart.vectors.length()) >> width;
        let vstart = engine.hart.csrs.vector().vstart;
        require(vstart < vl, BEYOND)?;
        run::<R, LOAD>(engine, i, &Plan::run(i, width, vstart, vl))
    })
}

/// Handlers of this kind.
pub(super) fn handler<R: Recorder>(op: Op) -> Option<Handler> {
    Some(match op {
        Op::VlmV => mask::<R, true>,
        Op::VsmV => mask::<R, false>,
        Op::Vle8V | Op::Vle16V | Op::Vle32V | Op::Vle64V => unit::<R, true, false>,
        Op::Vle8ffV | Op::Vle16ffV | Op::Vle32ffV | Op::Vle64ffV => unit::<R, true, true>,
        Op::Vse8V | Op::Vse16V | Op::Vse32V | Op::Vse64V => unit::<R, false, false>,
        Op::Vlse8V | Op::Vlse16V | Op::Vlse32V | Op::Vlse64V => strided::<R, true>,
        Op::Vsse8V | Op::Vsse16V | Op::Vsse32V | Op::Vsse64V => strided::<R, false>,
        Op::Vlr => whole::<R, true>,
        Op::Vsr => whole::<R, false>,
        _ => return None,
    })
}
