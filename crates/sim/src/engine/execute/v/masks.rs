//! Operations on masks, and numbers of elements.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V", "Vector Mask Instructions".

use instar_isa::Op;

use super::lanes::{by_sew, setting};
use super::legal::Group;
use super::{Instruction, compute, require};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::{Element, Vectors};

/// Which mask `vmsbf` and its kin make of the first active one.
const BEFORE: u8 = 0;
const INCLUDING: u8 = 1;
const ONLY: u8 = 2;

/// The active bits of a mask from 0 to vl, 64 at a time.
#[inline(always)]
fn words(vectors: &Vectors, i: Instruction, vl: usize) -> impl Iterator<Item = u64> {
    (0..vl.div_ceil(64)).map(move |n| {
        let active = if i.masked() { vectors.get(0, n) } else { u64::MAX };
        let body = u64::MAX >> (64 * (n + 1)).saturating_sub(vl);
        vectors.get::<u64>(i.vs2(), n) & active & body
    })
}

/// vd = vs2 op vs1, by the truth table `TABLE`: bit 2·vs2 + vs1.
fn logical<const TABLE: u8>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let vectors = &mut hart.vectors;
        if s.vstart < s.vl {
            for n in s.vstart..s.vl {
                let case = u8::from(vectors.bit(i.vs2(), n)) << 1 | u8::from(vectors.bit(i.vs1(), n));
                vectors.set_bit(i.vd(), n, TABLE >> case & 1 == 1);
            }
            s.mask_tail(vectors, i.vd());
        }
        Ok(())
    })
}

/// `vcpop.m`.
fn count(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        require(s.vstart == 0, "vstart of vcpop.m is not 0")?;
        let count: u32 = words(&hart.vectors, i, s.vl).map(u64::count_ones).sum();
        hart.set_x(i.vd(), u64::from(count));
        Ok(())
    })
}

/// `vfirst.m`.
fn first(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        require(s.vstart == 0, "vstart of vfirst.m is not 0")?;
        let found = words(&hart.vectors, i, s.vl).enumerate().find(|(_, bits)| *bits != 0);
        let found = found.map(|(n, bits)| 64 * n as u64 + u64::from(bits.trailing_zeros()));
        hart.set_x(i.vd(), found.unwrap_or(u64::MAX));
        Ok(())
    })
}

/// `vmsbf.m`, `vmsif.m`, `vmsof.m`.
fn set<const WHICH: u8>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        require(s.vstart == 0, "vstart of an instruction that looks for the first set bit is not 0")?;
        let d = Group::mask(i.vd());
        d.apart(Group::mask(i.vs2()))?;
        d.beside_mask(i.masked())?;
        let vectors = &mut hart.vectors;
        if s.vl == 0 {
            return Ok(());
        }
        let mut found = false;
        for n in 0..s.vl {
            if i.masked() && !vectors.bit(0, n) {
                if s.mask_ones {
                    vectors.set_bit(i.vd(), n, true);
                }
                continue;
            }
            let here = !found && vectors.bit(i.vs2(), n);
            let value = match WHICH {
                BEFORE => !found && !here,
                INCLUDING => !found,
                _ => here,
            };
            found |= here;
            vectors.set_bit(i.vd(), n, value);
        }
        s.mask_tail(vectors, i.vd());
        Ok(())
    })
}

/// `viota.m`.
fn iota(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        require(s.vstart == 0, "vstart of viota.m is not 0")?;
        let d = Group::new(i.vd(), s.bits(), s.lmul)?;
        d.apart(Group::mask(i.vs2()))?;
        d.beside_mask(i.masked())?;
        let vectors = &mut hart.vectors;
        let mut count = 0;
        by_sew!(s, E => s.each(vectors, i, |vectors, n| {
            let before = count;
            count += u64::from(vectors.bit(i.vs2(), n));
            E::of(before)
        }));
        Ok(())
    })
}

/// `vid.v`.
fn numbers(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        Group::new(i.vd(), s.bits(), s.lmul)?.beside_mask(i.masked())?;
        let vectors = &mut hart.vectors;
        by_sew!(s, E => s.each(vectors, i, |_, n| E::of(n as u64)));
        Ok(())
    })
}

/// Handlers of this kind.
pub(super) fn handler(op: Op) -> Option<Handler> {
    Some(match op {
        Op::VmandMm => logical::<0b1000>,
        Op::VmnandMm => logical::<0b0111>,
        Op::VmandnMm => logical::<0b0100>,
        Op::VmxorMm => logical::<0b0110>,
        Op::VmorMm => logical::<0b1110>,
        Op::VmnorMm => logical::<0b0001>,
        Op::VmornMm => logical::<0b1101>,
        Op::VmxnorMm => logical::<0b1001>,
        Op::VcpopM => count,
        Op::VfirstM => first,
        Op::VmsbfM => set::<BEFORE>,
        Op::VmsifM => set::<INCLUDING>,
        Op::VmsofM => set::<ONLY>,
        Op::ViotaM => iota,
        Op::VidV => numbers,
        _ => return None,
    })
}
