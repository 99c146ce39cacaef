//! The message schedule and the rounds of SHA-256 (SEW 32) and SHA-512 (SEW 64).
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, section "Zvknh"; FIPS 180-4, sections 4.1
//! and 6.

use instar_isa::Extension;

use super::{Form, groups};
use crate::engine::Engine;
use crate::engine::execute::v::lanes::setting;
use crate::engine::execute::v::{Stop, compute};
use crate::engine::micro::{Cursor, Handler, Status};
use crate::state::vector::Element;

/// A word of one of the two.
pub(super) trait Word: Element {
    /// Turns (and for the lower-case functions the shift) of Σ0, Σ1, σ0 and σ1.
    const TURNS: [[u32; 3]; 4];
}

impl Word for u32 {
    const TURNS: [[u32; 3]; 4] = [[2, 13, 22], [6, 11, 25], [7, 18, 3], [17, 19, 10]];
}

impl Word for u64 {
    const TURNS: [[u32; 3]; 4] = [[28, 34, 39], [14, 18, 41], [1, 8, 7], [19, 61, 6]];
}

fn turned<W: Word>(x: W, amount: u32) -> u64 {
    W::of(x.u() >> amount | x.u() << (W::BITS - amount)).u()
}

fn large<W: Word>(which: usize, x: W) -> u64 {
    W::TURNS[which].iter().fold(0, |sum, amount| sum ^ turned(x, *amount))
}

fn small<W: Word>(which: usize, x: W) -> u64 {
    let [a, b, shift] = W::TURNS[which];
    turned(x, a) ^ turned(x, b) ^ x.u() >> shift
}

fn sum<W: Word>(parts: &[u64]) -> W {
    W::of(parts.iter().fold(0, |sum, part| sum.wrapping_add(*part)))
}

/// One of the three instructions.
pub(super) trait Step: 'static {
    fn step<W: Word>(vd: [W; 4], vs1: [W; 4], vs2: [W; 4], _: u64) -> [W; 4];
}

/// `vsha2ms`: four words of the schedule.
pub(super) struct Schedule;
/// `vsha2cl`: two rounds with the lower words.
pub(super) struct Low;
/// `vsha2ch`: two rounds with the upper words.
pub(super) struct High;

impl Step for Schedule {
    fn step<W: Word>(vd: [W; 4], vs1: [W; 4], vs2: [W; 4], _: u64) -> [W; 4] {
        let [w0, w1, w2, w3] = vd;
        let [w4, w9, w10, w11] = vs2;
        let [w12, _, w14, w15] = vs1;
        let next = |a: W, b: W, c: W, d: W| sum(&[small(3, a), b.u(), small(2, c), d.u()]);
        let w16: W = next(w14, w9, w1, w0);
        let w17: W = next(w15, w10, w2, w1);
        let w18: W = next(w16, w11, w3, w2);
        let w19: W = next(w17, w12, w4, w3);
        [w16, w17, w18, w19]
    }
}

fn rounds<W: Word>(vd: [W; 4], vs2: [W; 4], words: [W; 2]) -> [W; 4] {
    let [mut f, mut e, mut b, mut a] = vs2;
    let [mut h, mut g, mut d, mut c] = vd;
    for word in words {
        let choice = e.u() & f.u() ^ !e.u() & g.u();
        let majority = a.u() & b.u() ^ a.u() & c.u() ^ b.u() & c.u();
        let t1 = sum::<W>(&[h.u(), large(1, e), choice, word.u()]).u();
        let t2 = large(0, a).wrapping_add(majority);
        (h, g, f, e) = (g, f, e, sum(&[d.u(), t1]));
        (d, c, b, a) = (c, b, a, sum(&[t1, t2]));
    }
    [f, e, b, a]
}

impl Step for Low {
    fn step<W: Word>(vd: [W; 4], vs1: [W; 4], vs2: [W; 4], _: u64) -> [W; 4] {
        rounds(vd, vs2, [vs1[0], vs1[1]])
    }
}

impl Step for High {
    fn step<W: Word>(vd: [W; 4], vs1: [W; 4], vs2: [W; 4], _: u64) -> [W; 4] {
        rounds(vd, vs2, [vs1[2], vs1[3]])
    }
}

fn execute<S: Step>(engine: &mut Engine, at: Cursor) -> Status {
    compute(engine, at, |hart, i| {
        let s = setting(hart)?;
        let long = hart.csrs.isa().has(Extension::Zvknhb);
        let vectors = &mut hart.vectors;
        match s.sew {
            2 => groups::<u32, 4>(&s, vectors, i, Form::Apart, true, S::step),
            3 if long => groups::<u64, 4>(&s, vectors, i, Form::Apart, true, S::step),
            _ => Err(Stop::Reserved("SEW is not that of this instruction")),
        }
    })
}

pub(super) fn handler<S: Step>() -> Handler {
    execute::<S>
}
