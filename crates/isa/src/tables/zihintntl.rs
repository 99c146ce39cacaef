//! Zihintntl: hints about the locality of the next access, in the words of `add` to x0.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zihintntl".

use crate::extension::Extension;
use crate::layout::RegisterField::Fixed;
use crate::layout::WordLayout;
use crate::tables::ManualEncoding;
use crate::{Class, Op};

const fn hint(level: u8) -> WordLayout {
    WordLayout::new("").rd(Fixed(0)).rs1(Fixed(0)).rs2(Fixed(level))
}

const P1: WordLayout = hint(2);
const PALL: WordLayout = hint(3);
const S1: WordLayout = hint(4);
const ALL: WordLayout = hint(5);

const fn new(name: &'static str, value: u32, layout: &'static WordLayout) -> ManualEncoding {
    let mask = if value & 3 == 3 { 0xffff_ffff } else { 0xffff };
    ManualEncoding::new(Op::Add, name, mask, value, layout, Class::Alu)
}

/// The encodings.
#[rustfmt::skip]
pub const TABLE: &[ManualEncoding] = &[
    new("ntl.p1",     0x0020_0033, &P1),
    new("ntl.pall",   0x0030_0033, &PALL),
    new("ntl.s1",     0x0040_0033, &S1),
    new("ntl.all",    0x0050_0033, &ALL),
    new("c.ntl.p1",   0x900a, &P1).needs(Extension::C),
    new("c.ntl.pall", 0x900e, &PALL).needs(Extension::C),
    new("c.ntl.s1",   0x9012, &S1).needs(Extension::C),
    new("c.ntl.all",  0x9016, &ALL).needs(Extension::C),
];
