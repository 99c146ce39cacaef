//! Zvkned, Zvknha, Zvknhb, Zvkg, Zvksed and Zvksh: instructions on groups of elements.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Vector Cryptography", "Element
//! Groups". Each is told of one group of elements; how many there are follows from vl alone. vl and
//! vstart must be whole groups, and LMUL·VLEN at least one.

mod aes;
mod ghash;
mod sha2;
mod sm3;
mod sm4;

use instar_isa::Op;

use super::lanes::{Setting, setting};
use super::legal::Group;
use super::{Done, Instruction, compute, require};
use crate::engine::Engine;
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::{Element, Vectors};

/// Where vs1 and vs2 come from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `.vv` with vs1 and vs2, whose groups the result may not overlap.
    Apart,
    /// `.vv` with vs1, and vs2 that the result may not overlap.
    ApartVs2,
    /// vs1 and vs2 wherever they are.
    Free,
    /// `.vs`: the first group of elements of vs2 for all, which the result may not overlap.
    Scalar,
}

/// One group of `N` elements of each operand: vd as it was, vs1 and vs2.
type Operation<E, const N: usize> = fn([E; N], [E; N], [E; N], u64) -> [E; N];

/// vd = operation(vd, vs1, vs2, the immediate) for each group of elements.
#[inline(always)]
fn groups<E: Element, const N: usize>(
    s: &Setting,
    vectors: &mut Vectors,
    i: Instruction,
    form: Form,
    has_vs1: bool,
    operation: Operation<E, N>,
) -> Done {
    require(s.bits() == E::BITS, "SEW is not that of this instruction")?;
    let bytes = N * E::BYTES;
    let group = if s.lmul < 0 { vectors.length() >> -s.lmul } else { vectors.length() << s.lmul };
    require(group >= bytes, "LMUL times VLEN is less than a group of elements")?;
    require(s.vl.is_multiple_of(N), "vl is no multiple of the elements of a group")?;
    require(s.vstart.is_multiple_of(N), "vstart is no multiple of the elements of a group")?;
    let d = Group::new(i.vd(), E::BITS, s.lmul)?;
    if form == Form::Scalar {
        // As many registers as one group of elements takes.
        let emul = bytes.div_ceil(vectors.length()).ilog2() as i8;
        d.apart(Group::new(i.vs2(), E::BITS, emul)?)?;
    } else {
        let a = Group::new(i.vs2(), E::BITS, s.lmul)?;
        if form != Form::Free {
            d.apart(a)?;
        }
        if has_vs1 {
            let b = Group::new(i.vs1(), E::BITS, s.lmul)?;
            if form == Form::Apart {
                d.apart(b)?;
            }
        }
    }
    if s.vstart >= s.vl {
        return Ok(());
    }
    for first in (s.vstart..s.vl).step_by(N) {
        let vs2 = several(vectors, i.vs2(), if form == Form::Scalar { 0 } else { first });
        let vs1 = if has_vs1 { several(vectors, i.vs1(), first) } else { [E::default(); N] };
        let result = operation(several(vectors, i.vd(), first), vs1, vs2, i.uimm5());
        vectors.elements_mut(i.vd())[first..first + N].copy_from_slice(&result);
    }
    s.tail::<E>(vectors, i.vd(), s.vl);
    Ok(())
}

fn several<E: Element, const N: usize>(vectors: &Vectors, first: u8, n: usize) -> [E; N] {
    std::array::from_fn(|k| vectors.get(first, n + k))
}

/// An instruction of one width.
macro_rules! handlers {
    ($($op:ident => $element:ty, $n:literal, $form:ident, $vs1:literal, $operation:expr;)+) => {
        /// Handlers of this kind.
        pub(super) fn handler(op: Op) -> Option<Handler> {
            Some(match op {
                $(Op::$op => |engine: &mut Engine, at: Cursor| -> Status {
                    compute(engine, at, |hart, i| {
                        let s = setting(hart)?;
                        groups::<$element, $n>(&s, &mut hart.vectors, i, Form::$form, $vs1, $operation)
                    })
                },)+
                Op::Vsha2msVv => sha2::handler::<sha2::Schedule>(),
                Op::Vsha2chVv => sha2::handler::<sha2::High>(),
                Op::Vsha2clVv => sha2::handler::<sha2::Low>(),
                _ => return None,
            })
        }
    };
}

handlers! {
    VaesefVv => u32, 4, Free, false, aes::encrypt_final;
    VaesefVs => u32, 4, Scalar, false, aes::encrypt_final;
    VaesemVv => u32, 4, Free, false, aes::encrypt_middle;
    VaesemVs => u32, 4, Scalar, false, aes::encrypt_middle;
    VaesdfVv => u32, 4, Free, false, aes::decrypt_final;
    VaesdfVs => u32, 4, Scalar, false, aes::decrypt_final;
    VaesdmVv => u32, 4, Free, false, aes::decrypt_middle;
    VaesdmVs => u32, 4, Scalar, false, aes::decrypt_middle;
    VaeszVs => u32, 4, Scalar, false, aes::add_key;
    Vaeskf1Vi => u32, 4, Free, false, aes::key_128;
    Vaeskf2Vi => u32, 4, Free, false, aes::key_256;
    VghshVv => u32, 4, Free, true, ghash::add_multiply;
    VgmulVv => u32, 4, Free, false, ghash::multiply;
    Vsm4kVi => u32, 4, Free, false, sm4::key;
    Vsm4rVv => u32, 4, Free, false, sm4::rounds;
    Vsm4rVs => u32, 4, Scalar, false, sm4::rounds;
    Vsm3meVv => u32, 8, ApartVs2, true, sm3::expand;
    Vsm3cVi => u32, 8, ApartVs2, false, sm3::compress;
}
