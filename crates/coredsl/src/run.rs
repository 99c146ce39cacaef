//! Executes a compiled behaviour.
//!
//! Source: own design; the meaning of each operation stands at `bytecode::BytecodeOp`.

use crate::bytecode::{Bytecode, BytecodeOp, SlotNumber};
use crate::host::{Host, RaisedException};
use crate::vector;
use crate::wide;

impl Bytecode {
    /// Runs the program for the instruction word.
    #[inline]
    pub fn execute<H: Host + ?Sized>(&self, word: u32, host: &mut H) -> Result<(), RaisedException> {
        // Frames of common sizes lie on the stack.
        match self.slots {
            0..=32 => self.run(&mut [0; 32], word, host),
            33..=64 => self.run(&mut [0; 64], word, host),
            65..=128 => self.run(&mut [0; 128], word, host),
            129..=512 => self.run(&mut [0; 512], word, host),
            slots => self.run(&mut vec![0; slots], word, host),
        }
    }

    fn run<H: Host + ?Sized>(&self, f: &mut [u64], word: u32, host: &mut H) -> Result<(), RaisedException> {
        f[..self.constants.len()].copy_from_slice(&self.constants);
        let mut next = 0;
        while let Some(op) = self.ops.get(next) {
            next += 1;
            match *op {
                BytecodeOp::Move { d, a } => f[s(d)] = f[s(a)],
                BytecodeOp::Add { d, a, b } => f[s(d)] = f[s(a)].wrapping_add(f[s(b)]),
                BytecodeOp::Sub { d, a, b } => f[s(d)] = f[s(a)].wrapping_sub(f[s(b)]),
                BytecodeOp::Mul { d, a, b } => f[s(d)] = f[s(a)].wrapping_mul(f[s(b)]),
                BytecodeOp::And { d, a, b } => f[s(d)] = f[s(a)] & f[s(b)],
                BytecodeOp::Or { d, a, b } => f[s(d)] = f[s(a)] | f[s(b)],
                BytecodeOp::Xor { d, a, b } => f[s(d)] = f[s(a)] ^ f[s(b)],
                BytecodeOp::Not { d, a } => f[s(d)] = !f[s(a)],
                BytecodeOp::Negate { d, a } => f[s(d)] = f[s(a)].wrapping_neg(),
                BytecodeOp::Divide { d, a, b, signed, remainder } => {
                    f[s(d)] = divide(f[s(a)], f[s(b)], signed, remainder);
                }
                BytecodeOp::Unsigned { d, a, shift } => f[s(d)] = f[s(a)] << shift >> shift,
                BytecodeOp::Signed { d, a, shift } => f[s(d)] = ((f[s(a)] << shift) as i64 >> shift) as u64,
                BytecodeOp::Bits { d, a, left, right } => f[s(d)] = f[s(a)] << left >> right,
                BytecodeOp::ShiftLeftBy { d, a, by } => f[s(d)] = f[s(a)] << by,
                BytecodeOp::ShiftRightBy { d, a, by, signed: false } => f[s(d)] = f[s(a)] >> by,
                BytecodeOp::ShiftRightBy { d, a, by, signed: true } => {
                    f[s(d)] = (f[s(a)] as i64 >> by) as u64
                }
                BytecodeOp::ShiftLeft { d, a, b } => {
                    f[s(d)] = if f[s(b)] < 64 { f[s(a)] << f[s(b)] } else { 0 };
                }
                BytecodeOp::ShiftRight { d, a, b, signed: false } => {
                    f[s(d)] = if f[s(b)] < 64 { f[s(a)] >> f[s(b)] } else { 0 };
                }
                BytecodeOp::ShiftRight { d, a, b, signed: true } => {
                    f[s(d)] = (f[s(a)] as i64 >> f[s(b)].min(63)) as u64;
                }
                BytecodeOp::Equal { d, a, b } => f[s(d)] = u64::from(f[s(a)] == f[s(b)]),
                BytecodeOp::NotEqual { d, a, b } => f[s(d)] = u64::from(f[s(a)] != f[s(b)]),
                BytecodeOp::LessUnsigned { d, a, b } => f[s(d)] = u64::from(f[s(a)] < f[s(b)]),
                BytecodeOp::LessSigned { d, a, b } => f[s(d)] = u64::from((f[s(a)] as i64) < f[s(b)] as i64),
                BytecodeOp::LessEqualUnsigned { d, a, b } => f[s(d)] = u64::from(f[s(a)] <= f[s(b)]),
                BytecodeOp::LessEqualSigned { d, a, b } => {
                    f[s(d)] = u64::from(f[s(a)] as i64 <= f[s(b)] as i64)
                }
                BytecodeOp::Select { d, c, a, b } => f[s(d)] = if f[s(c)] != 0 { f[s(a)] } else { f[s(b)] },
                BytecodeOp::Insert { d, a, b, low, width } => {
                    let mask = u64::MAX >> (64 - width) << low;
                    f[s(d)] = f[s(a)] & !mask | f[s(b)] << low & mask;
                }
                BytecodeOp::Join { d, high, low, by } => f[s(d)] = f[s(high)] << by | f[s(low)],

                BytecodeOp::Field { d, lsb, width, up, add } => {
                    let value = u64::from(word >> lsb) & (u64::MAX >> (64 - width));
                    f[s(d)] = value << up | if add { f[s(d)] } else { 0 };
                }
                BytecodeOp::ReadXField { d, lsb } => f[s(d)] = host.x(word >> lsb & 31),
                BytecodeOp::WriteXField { lsb, a } => {
                    let index = word >> lsb & 31;
                    if index != 0 {
                        host.set_x(index, f[s(a)]);
                    }
                }
                BytecodeOp::ReadX { d, index } => f[s(d)] = host.x(register(f[s(index)], 32, word)?),
                BytecodeOp::WriteX { index, a } => {
                    let index = register(f[s(index)], 32, word)?;
                    if index != 0 {
                        host.set_x(index, f[s(a)]);
                    }
                }
                BytecodeOp::ReadPc { d } => f[s(d)] = host.pc(),
                BytecodeOp::WritePc { a } => host.set_pc(f[s(a)]),
                BytecodeOp::ReadOwn { d, at, n: 1 } => f[s(d)] = host.own().limbs[at as usize],
                BytecodeOp::WriteOwn { a, at, n: 1 } => host.own().limbs[at as usize] = f[s(a)],
                BytecodeOp::ReadOwn { d, at, n } => {
                    let at = at as usize;
                    f[s(d)..s(d) + s(n)].copy_from_slice(&host.own().limbs[at..at + s(n)]);
                }
                BytecodeOp::WriteOwn { a, at, n } => {
                    let at = at as usize;
                    host.own().limbs[at..at + s(n)].copy_from_slice(&f[s(a)..s(a) + s(n)]);
                }
                BytecodeOp::ReadOwnAt { d, index, file } => {
                    let layout = self.layouts[usize::from(file)];
                    let index = register(f[s(index)], layout.count, word)?;
                    let (at, n) = ((layout.base + index * layout.limbs) as usize, layout.limbs as usize);
                    f[s(d)..s(d) + n].copy_from_slice(&host.own().limbs[at..at + n]);
                }
                BytecodeOp::WriteOwnAt { a, index, file } => {
                    let layout = self.layouts[usize::from(file)];
                    let index = register(f[s(index)], layout.count, word)?;
                    let (at, n) = ((layout.base + index * layout.limbs) as usize, layout.limbs as usize);
                    host.own().limbs[at..at + n].copy_from_slice(&f[s(a)..s(a) + n]);
                }
                BytecodeOp::ReadOwnBits { d, at, low, width } => {
                    let limbs = &host.own().limbs;
                    let mut value = limbs[at as usize] >> low;
                    if low + width > 64 {
                        value |= limbs[at as usize + 1] << (64 - low);
                    }
                    f[s(d)] = value & (u64::MAX >> (64 - width));
                }
                BytecodeOp::WriteOwnBits { a, at, low, width } => {
                    let limbs = &mut host.own().limbs;
                    let (value, ones) = (f[s(a)], u64::MAX >> (64 - width));
                    let limb = &mut limbs[at as usize];
                    *limb = *limb & !(ones << low) | (value & ones) << low;
                    if low + width > 64 {
                        let limb = &mut limbs[at as usize + 1];
                        *limb = *limb & !(ones >> (64 - low)) | (value & ones) >> (64 - low);
                    }
                }
                BytecodeOp::ReadSetting { d, setting } => f[s(d)] = host.setting(setting),
                BytecodeOp::ReadVector { d, register, low, width } => {
                    let (register, low) = (f[s(register)], f[s(low)]);
                    let limbs = &mut f[s(d)..s(d) + usize::from(width).div_ceil(64)];
                    host.touches(register, low, width, false);
                    let read = vector::read(host.vectors(), register, low, width, limbs);
                    read.ok_or(RaisedException::illegal_instruction(word))?;
                }
                BytecodeOp::WriteVector { a, register, low, width } => {
                    let limbs = &f[s(a)..s(a) + usize::from(width).div_ceil(64)];
                    host.touches(f[s(register)], f[s(low)], width, true);
                    let written = vector::write(host.vectors(), f[s(register)], f[s(low)], width, limbs);
                    written.ok_or(RaisedException::illegal_instruction(word))?;
                }
                BytecodeOp::ReadArray { d, base, index, count, n } => {
                    let at = s(base) + s(n) * register(f[s(index)], u32::from(count), word)? as usize;
                    f.copy_within(at..at + s(n), s(d));
                }
                BytecodeOp::WriteArray { a, base, index, count, n } => {
                    let at = s(base) + s(n) * register(f[s(index)], u32::from(count), word)? as usize;
                    f.copy_within(s(a)..s(a) + s(n), at);
                }
                BytecodeOp::ReadTable { d, index, table } => {
                    let table = &self.tables[s(table)];
                    let at = s(table.limbs) * register(f[s(index)], table.count, word)? as usize;
                    f[s(d)..s(d) + s(table.limbs)].copy_from_slice(&table.values[at..at + s(table.limbs)]);
                }

                BytecodeOp::Load { d, address, offset, size, up, add } => {
                    let at = f[s(address)].wrapping_add(u64::from(offset)) & self.address_mask;
                    let value = host.load(at, u32::from(size))? << up;
                    f[s(d)] = value | if add { f[s(d)] } else { 0 };
                }
                BytecodeOp::Store { a, address, offset, size, down } => {
                    let at = f[s(address)].wrapping_add(u64::from(offset)) & self.address_mask;
                    let value = f[s(a)] >> down & (u64::MAX >> (64 - 8 * u32::from(size)));
                    host.store(at, u32::from(size), value)?;
                }
                BytecodeOp::JumpIfZero { a, to } => {
                    if f[s(a)] == 0 {
                        next = to as usize;
                    }
                }
                BytecodeOp::Jump { to } => next = to as usize,
                BytecodeOp::Raise { cause } => {
                    return Err(RaisedException { cause: f[s(cause)], value: u64::from(word) });
                }
                _ => wide_op(f, *op),
            }
        }
        Ok(())
    }
}

#[inline(always)]
fn s(slot: SlotNumber) -> usize {
    usize::from(slot)
}

#[inline(always)]
fn register(index: u64, count: u32, word: u32) -> Result<u32, RaisedException> {
    if index < u64::from(count) { Ok(index as u32) } else { Err(RaisedException::illegal_instruction(word)) }
}

fn divide(a: u64, b: u64, signed: bool, remainder: bool) -> u64 {
    match (signed, remainder) {
        (false, false) => a.checked_div(b).unwrap_or(u64::MAX),
        (false, true) => a.checked_rem(b).unwrap_or(a),
        (true, false) if b == 0 => u64::MAX,
        (true, true) if b == 0 => a,
        (true, false) => (a as i64).wrapping_div(b as i64) as u64,
        (true, true) => (a as i64).wrapping_rem(b as i64) as u64,
    }
}

/// Carries out an operation on several limbs, kept out of the loop over the common ones. Those that
/// touch anything beside the frame do not belong here.
#[inline(never)]
pub fn wide_op(f: &mut [u64], op: BytecodeOp) {
    match op {
        BytecodeOp::WideMove { d, a, n } => f.copy_within(s(a)..s(a) + s(n), s(d)),
        BytecodeOp::WideAdd { d, a, b, n } => wide::add(f, s(d), s(a), s(b), s(n)),
        BytecodeOp::WideSub { d, a, b, n } => wide::sub(f, s(d), s(a), s(b), s(n)),
        BytecodeOp::WideMul { d, a, b, n } => wide::mul(f, s(d), s(a), s(b), s(n)),
        BytecodeOp::MulFull { d, a, b, signed_a, signed_b } => {
            let extend = |v: u64, signed| if signed { i128::from(v as i64) } else { i128::from(v) };
            let product = extend(f[s(a)], signed_a).wrapping_mul(extend(f[s(b)], signed_b)) as u128;
            (f[s(d)], f[s(d) + 1]) = (product as u64, (product >> 64) as u64);
        }
        BytecodeOp::WideDivide { d, a, b, n, signed, remainder } => {
            wide::divide(f, s(d), s(a), s(b), s(n), signed, remainder);
        }
        BytecodeOp::WideAnd { d, a, b, n } => (0..s(n)).for_each(|i| f[s(d) + i] = f[s(a) + i] & f[s(b) + i]),
        BytecodeOp::WideOr { d, a, b, n } => (0..s(n)).for_each(|i| f[s(d) + i] = f[s(a) + i] | f[s(b) + i]),
        BytecodeOp::WideXor { d, a, b, n } => (0..s(n)).for_each(|i| f[s(d) + i] = f[s(a) + i] ^ f[s(b) + i]),
        BytecodeOp::WideNot { d, a, n } => (0..s(n)).for_each(|i| f[s(d) + i] = !f[s(a) + i]),
        BytecodeOp::WideNegate { d, a, n } => wide::negate(f, s(d), s(a), s(n)),
        BytecodeOp::WideExtend { d, a, from, n, signed } => {
            let fill = if signed && (f[s(a) + s(from) - 1] as i64) < 0 { u64::MAX } else { 0 };
            f.copy_within(s(a)..s(a) + s(from).min(s(n)), s(d));
            if n > from {
                f[s(d) + s(from)..s(d) + s(n)].fill(fill);
            }
        }
        BytecodeOp::WideShiftLeft { d, a, b, n } => wide::shift_left(f, s(d), s(a), f[s(b)], s(n)),
        BytecodeOp::WideShiftRight { d, a, b, n, signed } => {
            wide::shift_right(f, s(d), s(a), f[s(b)], s(n), signed);
        }
        BytecodeOp::WideSlice { d, a, low, from, n } => wide::slice(f, s(d), s(a), s(low), s(from), s(n)),
        BytecodeOp::WideOrInto { d, a, low, n, of } => wide::or_into(f, s(d), s(a), s(low), s(n), s(of)),
        BytecodeOp::WideInsert { d, a, low, width } => wide::insert(f, s(d), s(a), s(low), s(width)),
        BytecodeOp::WideZero { d, n } => f[s(d)..s(d) + s(n)].fill(0),
        BytecodeOp::WideEqual { d, a, b, n, inverted } => {
            let equal = f[s(a)..s(a) + s(n)] == f[s(b)..s(b) + s(n)];
            f[s(d)] = u64::from(equal != inverted);
        }
        BytecodeOp::WideLess { d, a, b, n, signed } => {
            f[s(d)] = u64::from(wide::less(f, s(a), s(b), s(n), signed))
        }
        BytecodeOp::WideLessEqual { d, a, b, n, signed } => {
            f[s(d)] = u64::from(!wide::less(f, s(b), s(a), s(n), signed));
        }
        BytecodeOp::WideSelect { d, c, a, b, n } => {
            let from = if f[s(c)] != 0 { s(a) } else { s(b) };
            f.copy_within(from..from + s(n), s(d));
        }
        BytecodeOp::Saturate { d, a, n } => {
            let fits = f[s(a) + 1..s(a) + s(n)].iter().all(|limb| *limb == 0);
            f[s(d)] = if fits { f[s(a)] } else { u64::MAX };
        }
        narrow => unreachable!("{narrow:?} is handled by the loop"),
    }
}
