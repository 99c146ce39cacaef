//! What the public bits of two operands decide about a result, where their values are known: what a
//! mask clears, where a carry ends, which number is the lesser.
//!
//! Source: the rules of Valgrind's memcheck for and, or, sums and differences (Seward and
//! Nethercote, "Using Valgrind to Detect Undefined Value Errors with Bit-Precision", USENIX ATC
//! 2005, section 2.6), and their like for the other operations. Each says which bits may depend on
//! a secret; so does the text of the instruction, and a bit must be among both.

use instar_isa::{Op, Operands};
use instar_trace::Seen;

use super::shadow::Taint;

/// A number of which some bits are secret.
#[derive(Clone, Copy, Debug)]
struct Number {
    value: u64,
    secret: u64,
}

impl Number {
    /// The least that it may be.
    fn least(self) -> u64 {
        self.value & !self.secret
    }

    /// The greatest.
    fn most(self) -> u64 {
        self.value | self.secret
    }

    /// Bits that are 1 whatever the secret is.
    fn ones(self) -> u64 {
        self.least()
    }

    /// Bits that are 0 whatever the secret is.
    fn zeros(self) -> u64 {
        !self.most()
    }

    fn is_zero(self) -> bool {
        self.most() == 0
    }

    fn low(self, bits: u32) -> Self {
        let mask = u64::MAX >> (64 - bits);
        Self { value: self.value & mask, secret: self.secret & mask }
    }

    fn inverted(self) -> Self {
        Self { value: !self.value, ..self }
    }

    /// In whose order as unsigned numbers signed ones are.
    fn ordered(self, signed: bool, width: u32) -> Self {
        Self { value: self.value ^ u64::from(signed) << (width - 1), ..self }
    }
}

/// Where an operand comes from.
#[derive(Clone, Copy, Debug)]
enum Operand {
    /// An X register, and its place among the values of the instruction's sources.
    Register {
        number: u8,
        at: u8,
    },
    Constant(u64),
}

/// An operation of two operands of which known bits decide something.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    op: Op,
    operands: [Operand; 2],
}

impl Known {
    /// That of an instruction with these operands, if it is one.
    pub fn of(op: Op, operands: &Operands) -> Option<Self> {
        let immediate = match op {
            Op::Addi | Op::Addiw | Op::Slti | Op::Sltiu => true,
            op if is_of_two(op) => false,
            _ => return None,
        };
        // Values are those of the sources, among which x0 is not.
        let mut at = 0;
        let mut operand = |number: u8| {
            if number == 0 {
                return Operand::Constant(0);
            }
            at += 1;
            Operand::Register { number, at: at - 1 }
        };
        let first = operand(operands.rs1);
        let second =
            if immediate { Operand::Constant(operands.immediate as u64) } else { operand(operands.rs2) };
        Some(Self { op, operands: [first, second] })
    }

    fn numbers(&self, x: &[Taint; 32], seen: &Seen<'_>, xlen: u32) -> Option<[Number; 2]> {
        let number = |operand| match operand {
            Operand::Register { number, at } => {
                let value = *seen.sources.get(usize::from(at))?;
                Some(Number { value, secret: x[usize::from(number)].bits })
            }
            Operand::Constant(value) => Some(Number { value, secret: 0 }.low(xlen)),
        };
        let [a, b] = self.operands.map(number);
        Some([a?, b?])
    }

    /// Bits of the result, or bit 0 of a branch's condition, that may depend on a secret.
    pub fn secret(&self, x: &[Taint; 32], seen: &Seen<'_>, xlen: u32) -> u64 {
        self.numbers(x, seen, xlen).map_or(u64::MAX, |[a, b]| secret(self.op, a, b, xlen))
    }
}

/// Whether something is known here about an operation on two registers.
fn is_of_two(op: Op) -> bool {
    use Op::*;
    matches!(
        op,
        And | Or
            | Andn
            | Orn
            | Add
            | Addw
            | Sub
            | Subw
            | AddUw
            | Sh1add
            | Sh2add
            | Sh3add
            | Sh1addUw
            | Sh2addUw
            | Sh3addUw
            | Sll
            | Srl
            | Sra
            | Sllw
            | Srlw
            | Sraw
            | Rol
            | Ror
            | Rolw
            | Rorw
            | Bclr
            | Bset
            | Binv
            | Bext
            | Mul
            | Mulh
            | Mulhu
            | Mulhsu
            | Mulw
            | Clmul
            | Clmulh
            | Clmulr
            | Slt
            | Sltu
            | Min
            | Minu
            | Max
            | Maxu
            | CzeroEqz
            | CzeroNez
            | Beq
            | Bne
            | Blt
            | Bltu
            | Bge
            | Bgeu
    )
}

/// Bits of the result of `op` that may depend on a secret.
fn secret(op: Op, a: Number, b: Number, xlen: u32) -> u64 {
    use Op::*;
    let either = a.secret | b.secret;
    let mask = u64::MAX >> (64 - xlen);
    let found = match op {
        And => either & !(a.zeros() | b.zeros()),
        Andn => either & !(a.zeros() | b.inverted().zeros()),
        Or => either & !(a.ones() | b.ones()),
        Orn => either & !(a.ones() | b.inverted().ones()),
        Add | Addi => sum(a, b),
        Addw | Addiw => word(sum(a, b)),
        Sub => difference(a, b),
        Subw => word(difference(a, b)),
        Sh1add | Sh2add | Sh3add => sum(shifted(a, places(op)), b),
        AddUw | Sh1addUw | Sh2addUw | Sh3addUw => sum(shifted(a.low(32), places(op)), b),
        Sll | Srl | Sra | Rol | Ror | Bclr | Bset | Binv | Bext => by_amount(op, a, b, xlen),
        Sllw | Srlw | Sraw | Rolw | Rorw => word(by_amount(op, a.low(32), b, 32)),
        Mul => product(a, b),
        Mulw => word(product(a.low(32), b.low(32))),
        Mulh | Mulhu | Mulhsu | Clmul | Clmulh | Clmulr if a.is_zero() || b.is_zero() => 0,
        Slt | Slti | Blt | Bge => u64::from(lesser(a.ordered(true, xlen), b.ordered(true, xlen)).is_none()),
        Sltu | Sltiu | Bltu | Bgeu => u64::from(lesser(a, b).is_none()),
        // A bit that differs decides.
        Beq | Bne => u64::from((a.ones() & b.zeros() | a.zeros() & b.ones()) & mask == 0),
        Min | Max => chosen(a, b, a.ordered(true, xlen), b.ordered(true, xlen), op == Min),
        Minu | Maxu => chosen(a, b, a, b, op == Minu),
        CzeroEqz => cleared(a, b, false),
        CzeroNez => cleared(a, b, true),
        _ => mask,
    };
    found & mask
}

/// Of a sum: from the least that it may be to the greatest.
fn sum(a: Number, b: Number) -> u64 {
    let ends = [a.least().wrapping_add(b.least()), a.most().wrapping_add(b.most())];
    a.secret | b.secret | (ends[0] ^ ends[1])
}

fn difference(a: Number, b: Number) -> u64 {
    let ends = [a.least().wrapping_sub(b.most()), a.most().wrapping_sub(b.least())];
    a.secret | b.secret | (ends[0] ^ ends[1])
}

/// The low word with its sign above.
fn word(bits: u64) -> u64 {
    bits as u32 as i32 as i64 as u64
}

/// By how many places an operation shifts its first operand.
fn places(op: Op) -> u32 {
    match op {
        Op::Sh1add | Op::Sh1addUw => 1,
        Op::Sh2add | Op::Sh2addUw => 2,
        Op::Sh3add | Op::Sh3addUw => 3,
        _ => 0,
    }
}

fn shifted(a: Number, places: u32) -> Number {
    Number { value: a.value << places, secret: a.secret << places }
}

/// Of a shift, a rotation or an operation on one bit, whose amount is known.
fn by_amount(op: Op, a: Number, amount: Number, width: u32) -> u64 {
    use Op::*;
    let mask = u64::MAX >> (64 - width);
    if amount.secret & u64::from(width - 1) != 0 {
        return u64::MAX;
    }
    let by = amount.value as u32 & (width - 1);
    let (bits, left) = (a.secret & mask, (width - by) % width);
    match op {
        Sll | Sllw => bits << by,
        Srl | Srlw => bits >> by,
        Sra | Sraw => ((bits << (64 - width)) as i64 >> (64 - width) >> by) as u64 & mask,
        Rol | Rolw => (bits << by | bits >> left) & mask,
        Ror | Rorw => (bits >> by | bits << left) & mask,
        Bclr | Bset => bits & !(1 << by),
        Bext => bits >> by & 1,
        _ => bits,
    }
}

/// Of a product: nothing below the lowest bit that may be 1 of one operand and the lowest secret
/// one of the other.
fn product(a: Number, b: Number) -> u64 {
    let lowest = |secret: Number, other: Number| {
        let place = secret.secret.trailing_zeros() + other.most().trailing_zeros();
        u64::MAX.checked_shl(place).filter(|_| secret.secret != 0 && other.most() != 0).unwrap_or(0)
    };
    // A power of two moves bits only.
    match [a, b].map(|number| number.secret == 0 && number.value.is_power_of_two()) {
        [true, _] => b.secret << a.value.trailing_zeros(),
        [_, true] => a.secret << b.value.trailing_zeros(),
        _ => lowest(a, b) | lowest(b, a),
    }
}

/// Whether `a < b`, where this is always the same.
fn lesser(a: Number, b: Number) -> Option<bool> {
    match (a.most() < b.least(), a.least() >= b.most()) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// Of the lesser or the greater of two, which `x` and `y` are in the order that counts.
fn chosen(a: Number, b: Number, x: Number, y: Number, least: bool) -> u64 {
    match lesser(x, y) {
        Some(less) => {
            if less == least {
                a.secret
            } else {
                b.secret
            }
        }
        None => u64::MAX,
    }
}

/// Of `a`, or 0 where `condition` is 0 or where it is not.
fn cleared(a: Number, condition: Number, where_not: bool) -> u64 {
    let zero = match condition {
        zero if zero.is_zero() => Some(true),
        other if other.ones() != 0 => Some(false),
        _ => None,
    };
    match zero {
        Some(zero) if zero != where_not => 0,
        Some(_) => a.secret,
        None => a.most(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told of an operation at XLEN 32; operands as value and secret bits.
    fn told(op: Op, a: (u64, u64), b: (u64, u64)) -> u64 {
        let [a, b] = [a, b].map(|(value, secret)| Number { value, secret });
        secret(op, a, b, 32)
    }

    #[test]
    fn a_known_mask_clears_as_a_constant_does() {
        let all = (0x1234_5678, 0xffff_ffff);
        assert_eq!(told(Op::And, all, (0xf0f0_f000, 0)), 0xf0f0_f000);
        assert_eq!(told(Op::Andn, all, (0xffff_ffff, 0)), 0);
        assert_eq!(told(Op::Or, all, (0xffff_fffe, 0)), 1);
        // A secret mask of which some bits are known.
        assert_eq!(told(Op::And, (0xff, 0xff), (0x0f, 0x3)), 0xf);
    }

    #[test]
    fn known_amounts_and_factors_move_bits() {
        let byte = (0x80, 0xff);
        assert_eq!(told(Op::Sll, byte, (8, 0)), 0xff00);
        assert_eq!(told(Op::Ror, byte, (4, 0)), 0xf000_000f);
        assert_eq!(told(Op::Mul, byte, (0, 0)), 0);
        assert_eq!(told(Op::Mul, byte, (16, 0)), 0xff0);
        assert_eq!(told(Op::Mul, byte, (48, 0)), 0xffff_fff0);
        assert_eq!(told(Op::Mulhu, byte, (0, 0)), 0);
        // A secret amount may be any.
        assert_eq!(told(Op::Sll, (1, 0), byte), 0xffff_ffff);
    }

    #[test]
    fn carries_end_where_they_must_and_conditions_may_be_known() {
        assert_eq!(told(Op::Add, (1, 1), (0xfffe, 0)), 1);
        assert_eq!(told(Op::Add, (1, 1), (0xffff, 0)), 0x1_ffff);
        assert_eq!(told(Op::Sub, (0x10, 0), (1, 1)), 0x1f);
        assert_eq!(told(Op::Sltu, (7, 7), (8, 0)), 0);
        assert_eq!(told(Op::Sltu, (7, 7), (7, 0)), 1);
        assert_eq!(told(Op::Blt, (0x8000_0000, 0xff), (0, 0)), 0);
        assert_eq!(told(Op::Bne, (0x101, 1), (0, 0)), 0);
        assert_eq!(told(Op::Bne, (1, 1), (0, 0)), 1);
        assert_eq!(told(Op::Minu, (3, 3), (0x100, 0)), 3);
        assert_eq!(told(Op::CzeroEqz, (3, 3), (0x100, 0xff)), 3);
        assert_eq!(told(Op::CzeroNez, (3, 3), (0x100, 0xff)), 0);
    }

    #[test]
    fn no_bit_that_differs_is_left_out_whatever_the_operands() {
        // Four bits of each operand, at the top of eight where signs and carries leave; every
        // secret value is tried.
        let compute = |op: Op, a: u32, b: u32| match op {
            Op::Add => a.wrapping_add(b),
            Op::Sub => a.wrapping_sub(b),
            Op::Mul => a.wrapping_mul(b),
            Op::Slt => u32::from((a as i32) < b as i32),
            Op::Sltu => u32::from(a < b),
            Op::Min => (a as i32).min(b as i32) as u32,
            Op::Maxu => a.max(b),
            Op::CzeroNez => {
                if b == 0 {
                    a
                } else {
                    0
                }
            }
            _ => a & !b,
        };
        for op in [Op::Add, Op::Sub, Op::Mul, Op::Slt, Op::Sltu, Op::Min, Op::Maxu, Op::CzeroNez, Op::Andn] {
            for bits in 0..1u32 << 16 {
                let [a, b, s, t] = [0, 4, 8, 12].map(|n| bits >> n & 15).map(|n| n << 28 | n);
                if bits % 7 != 0 {
                    continue;
                }
                let told = told(op, (a.into(), s.into()), (b.into(), t.into()));
                for other in 0..16 {
                    let [x, y] = [(a, s, other & 3), (b, t, other >> 2)]
                        .map(|(v, mask, n)| v ^ mask & [0, !0, 0xf000_0005, 0x5000_0003][n as usize]);
                    let differs = u64::from(compute(op, a, b) ^ compute(op, x, y));
                    assert_eq!(differs & !told, 0, "{op:?} {a:x} {b:x} with {s:x} {t:x}");
                }
            }
        }
    }
}
