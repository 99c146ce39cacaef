//! Rules: each by an example, all of them by random terms whose values are computed beside.

use instar_isa::RegisterFile;
use num_bigint::{BigInt, Sign};

use super::*;

/// Numbers that look random, the same ones every time.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let x = self.0 ^ self.0 >> 33;
        x.wrapping_mul(0xff51_afd7_ed55_8ccd) >> 11
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// A number that is often small, all ones or a single bit.
    fn value(&mut self, width: u32) -> BigInt {
        let wide = (BigInt::from(self.next()) << 96) + (BigInt::from(self.next()) << 48) + self.next();
        let value = match self.below(6) {
            0 => BigInt::from(self.below(4)),
            1 => -BigInt::from(self.below(4)),
            2 => BigInt::from(1) << self.below(u64::from(width)),
            _ => wide,
        };
        modulo(&value, width)
    }
}

/// The value of a term, where the registers at the start have these.
fn evaluate(terms: &Terms, start: &[BigInt], term: Term) -> BigInt {
    let width = terms.width(term);
    let value = |term: Term| evaluate(terms, start, term);
    let number = |term: Term, by_sign: bool| {
        let plain = value(term);
        if by_sign { signed(&plain, terms.width(term)) } else { plain }
    };
    let result = match terms.node(term).clone() {
        Node::Const(known) => known,
        Node::Start(_, n) => modulo(&start[usize::from(n)], width),
        Node::Any(_) | Node::Own(_) => unreachable!("no term here has one"),
        Node::Sum(parts, constant) => {
            parts.iter().fold(constant, |sum, (part, factor)| sum + value(*part) * factor)
        }
        Node::Product(a, b) => value(a) * value(b),
        Node::Bitwise(op, parts) => {
            let values = parts.iter().map(|part| value(*part));
            values.reduce(|a, b| bitwise(op, &a, &b)).expect("it has parts")
        }
        Node::Not(a) => !value(a),
        Node::Shift(op, a, by) => shifted(op, &value(a), &value(by), width),
        Node::Slice(a, low) => value(a) >> low,
        Node::Concat(parts) => {
            parts.iter().fold(BigInt::from(0), |all, part| (all << terms.width(*part)) | value(*part))
        }
        Node::Extend(a) => number(a, true),
        Node::Less(s, a, b) => BigInt::from(u8::from(number(a, s) < number(b, s))),
        Node::IsZero(a) => BigInt::from(u8::from(value(a) == BigInt::from(0))),
        Node::Quotient(s, a, b) => quotient(&number(a, s), &number(b, s)),
        Node::Remainder(s, a, b) => remainder(&number(a, s), &number(b, s)),
        Node::Select(c, a, b) => {
            if value(c) == BigInt::from(1) {
                value(a)
            } else {
                value(b)
            }
        }
        Node::Byte(..) | Node::Load(..) | Node::Table(..) | Node::Opaque(..) => unreachable!("not made here"),
    };
    modulo(&result, width)
}

fn bitwise(op: Bitwise, a: &BigInt, b: &BigInt) -> BigInt {
    match op {
        Bitwise::And => a & b,
        Bitwise::Or => a | b,
        Bitwise::Xor => a ^ b,
    }
}

fn shifted(op: Shift, a: &BigInt, by: &BigInt, width: u32) -> BigInt {
    let by = u32::try_from(by).unwrap_or(width).min(width);
    match op {
        Shift::Left => a << by,
        Shift::Right => a >> by,
        Shift::RightSigned => signed(a, width) >> by,
    }
}

fn quotient(a: &BigInt, b: &BigInt) -> BigInt {
    if b.sign() == Sign::NoSign { BigInt::from(-1) } else { a / b }
}

fn remainder(a: &BigInt, b: &BigInt) -> BigInt {
    if b.sign() == Sign::NoSign { a.clone() } else { a % b }
}

/// A term and its values for some starts.
#[derive(Clone)]
struct Made {
    term: Term,
    values: Vec<BigInt>,
}

/// Makes one more term of what there is, with its values.
fn make(terms: &mut Terms, random: &mut Random, pool: &[Made]) -> Made {
    let pick = |random: &mut Random| pool[random.below(pool.len() as u64) as usize].clone();
    let a = pick(random);
    let width = terms.width(a.term);
    let mut b = pick(random);
    let other = terms.width(b.term);
    let by_sign = random.below(2) == 1;
    if other != width {
        b.term = terms.resize(b.term, width, by_sign);
        let resized = |v: &BigInt| modulo(&if by_sign { signed(v, other) } else { v.clone() }, width);
        b.values = b.values.iter().map(resized).collect();
    }
    let (x, y) = (a.term, b.term);
    let as_number = |v: &BigInt| if by_sign { signed(v, width) } else { v.clone() };
    let each = |f: &dyn Fn(&BigInt, &BigInt) -> BigInt| -> Vec<BigInt> {
        a.values.iter().zip(&b.values).map(|(x, y)| f(x, y)).collect()
    };
    let truth = |holds: bool| BigInt::from(u8::from(holds));
    let (term, values) = match random.below(20) {
        0 | 1 => (terms.add(x, y), each(&|x, y| x + y)),
        2 | 3 => (terms.subtract(x, y), each(&|x, y| x - y)),
        4 => (terms.multiply(x, y), each(&|x, y| x * y)),
        5 => {
            let factor = random.value(width);
            (terms.scale(x, &factor), each(&|x, _| x * &factor))
        }
        n @ 6..=8 => {
            let op = [Bitwise::And, Bitwise::Or, Bitwise::Xor][n as usize - 6];
            (terms.bitwise(op, x, y), each(&|x, y| bitwise(op, x, y)))
        }
        9 => (terms.not(x), each(&|x, _| !x)),
        10 => {
            let op = [Shift::Left, Shift::Right, Shift::RightSigned][random.below(3) as usize];
            let by = if random.below(2) == 0 { terms.number(random.below(70) as i64, 7) } else { y };
            let known = terms.known(by).cloned();
            let amount = |y: &BigInt| known.clone().unwrap_or_else(|| y.clone());
            (terms.shift(op, x, by), each(&|x, y| shifted(op, x, &amount(y), width)))
        }
        11 | 12 => {
            let low = random.below(u64::from(width)) as u32;
            let of = 1 + random.below(u64::from(width - low)) as u32;
            (terms.slice(x, low, of), each(&|x, _| x >> low))
        }
        13 if width <= 64 => (terms.concat(&[x, y]), each(&|x, y| (x << width) | y)),
        14 => {
            let wide = width + 1 + random.below(16) as u32;
            (terms.extend(x, wide, by_sign), each(&|x, _| as_number(x)))
        }
        15 => (terms.less(x, y, by_sign), each(&|x, y| truth(as_number(x) < as_number(y)))),
        16 => (terms.equal(x, y), each(&|x, y| truth(x == y))),
        // The lesser, and the greater.
        n @ 18.. => {
            let less = terms.less(x, y, by_sign);
            let (chosen, other) = if n == 18 { (x, y) } else { (y, x) };
            let is_less = |x: &BigInt, y: &BigInt| (as_number(x) < as_number(y)) == (n == 18);
            let values = each(&|x, y| if is_less(x, y) { x.clone() } else { y.clone() });
            (terms.select(less, chosen, other), values)
        }
        17 if width == 1 => {
            let (p, q) = (pick(random), pick(random));
            let (p, q) = if terms.width(p.term) == terms.width(q.term) { (p, q) } else { (p.clone(), p) };
            let values = (0..a.values.len()).map(|n| {
                if a.values[n] == BigInt::from(1) { p.values[n].clone() } else { q.values[n].clone() }
            });
            (terms.select(x, p.term, q.term), values.collect())
        }
        n if n % 2 == 0 => {
            (terms.quotient(x, y, by_sign), each(&|x, y| quotient(&as_number(x), &as_number(y))))
        }
        _ => (terms.remainder(x, y, by_sign), each(&|x, y| remainder(&as_number(x), &as_number(y)))),
    };
    let width = terms.width(term);
    Made { term, values: values.iter().map(|value| modulo(value, width)).collect() }
}

#[test]
fn whatever_is_simplified_keeps_its_value() {
    for seed in 0..300 {
        let mut random = Random(seed);
        let mut terms = Terms::default();
        let widths = [1, 8, 32, 33, 64];
        let mut starts: Vec<Vec<BigInt>> =
            (0..4).map(|_| widths.iter().map(|width| random.value(*width)).collect()).collect();
        let sp = usize::from(SP);
        starts.iter_mut().for_each(|start| start[sp] = modulo(&(&start[sp] << STACK_ZEROS), widths[sp]));
        let mut pool: Vec<Made> = vec![];
        for (n, width) in widths.iter().enumerate() {
            let term = terms.start(RegisterFile::X, n as u16, *width);
            pool.push(Made { term, values: starts.iter().map(|start| start[n].clone()).collect() });
            let known = random.value(*width);
            let term = terms.constant(&known, *width);
            pool.push(Made { term, values: vec![known; starts.len()] });
        }
        for step in 0..40 {
            let made = make(&mut terms, &mut random, &pool);
            for (start, value) in starts.iter().zip(&made.values) {
                let found = evaluate(&terms, start, made.term);
                assert_eq!(found, *value, "seed {seed}, step {step}: {:?}", terms.node(made.term));
            }
            if terms.width(made.term) <= 96 {
                pool.push(made);
            }
        }
    }
}

fn registers(terms: &mut Terms) -> (Term, Term) {
    (terms.start(RegisterFile::X, 10, 32), terms.start(RegisterFile::X, 11, 32))
}

#[test]
fn sums_have_one_form_whatever_their_order_and_width() {
    let mut terms = Terms::default();
    let (a, b) = registers(&mut terms);
    let four = terms.number(4, 32);
    let left = terms.add(a, four);
    let left = terms.add(left, b);
    let right = terms.add(b, four);
    let right = terms.add(right, a);
    assert_eq!(left, right);
    assert_eq!(terms.subtract(left, b), terms.add(four, a));
    // CoreDSL's sum of two 32-bit numbers has 33 bits and is cut.
    let (wide_a, wide_b) = (terms.extend(a, 33, false), terms.extend(b, 33, false));
    let wide = terms.add(wide_a, wide_b);
    assert_eq!(terms.slice(wide, 0, 32), terms.add(a, b));
    let two = terms.number(1, 6);
    let shifted = terms.shift(Shift::Left, a, two);
    assert_eq!(shifted, terms.add(a, a));
    let not = terms.not(a);
    let one = terms.number(1, 32);
    assert_eq!(terms.add(not, one), terms.negate(a));
}

#[test]
fn what_is_cut_into_pieces_and_put_together_is_the_same() {
    let mut terms = Terms::default();
    let (a, b) = registers(&mut terms);
    let sum = terms.add(a, b);
    let mixed = terms.bitwise(Bitwise::Xor, sum, b);
    let product = terms.multiply(a, b);
    for whole in [a, sum, mixed, product] {
        let bytes: Vec<_> = (0..4).rev().map(|n| terms.slice(whole, 8 * n, 8)).collect();
        assert_eq!(terms.concat(&bytes), whole);
        let upper = terms.slice(whole, 16, 16);
        assert_eq!(terms.slice(upper, 8, 8), bytes[0]);
        let signed = terms.extend(whole, 64, true);
        assert_eq!(terms.slice(signed, 0, 32), whole);
    }
}

#[test]
fn bitwise_operations_know_their_identities() {
    let mut terms = Terms::default();
    let (a, b) = registers(&mut terms);
    let (zero, ones) = (terms.number(0, 32), terms.ones(32));
    let not = terms.not(a);
    for (op, x, y, result) in [
        (Bitwise::And, a, zero, zero),
        (Bitwise::And, a, ones, a),
        (Bitwise::And, a, not, zero),
        (Bitwise::Or, a, zero, a),
        (Bitwise::Or, a, not, ones),
        (Bitwise::Xor, a, a, zero),
        (Bitwise::Xor, a, ones, not),
        (Bitwise::Xor, a, not, ones),
    ] {
        assert_eq!(terms.bitwise(op, x, y), result, "{op:?}");
    }
    let both = terms.bitwise(Bitwise::Xor, a, b);
    assert_eq!(terms.bitwise(Bitwise::Xor, both, b), a);
    // A round constant, say, takes the complement in, whichever way it comes.
    let constant = terms.number(0x8082, 32);
    let with_constant = terms.bitwise(Bitwise::Xor, both, constant);
    let complement = terms.not(with_constant);
    assert_eq!(terms.bitwise(Bitwise::Xor, with_constant, ones), complement);
    assert_eq!(terms.not(complement), with_constant);
}

#[test]
fn sums_that_differ_by_a_constant_are_compared() {
    let mut terms = Terms::default();
    let (a, _) = registers(&mut terms);
    let eight = terms.number(8, 32);
    let more = terms.add(a, eight);
    let (no, yes) = (terms.number(0, 1), terms.number(1, 1));
    assert_eq!(terms.equal(a, more), no);
    let same = terms.subtract(more, eight);
    assert_eq!(terms.equal(a, same), yes);
    assert_eq!(terms.less(a, same, true), no);
    // Either way round, an equality is one term.
    let b = terms.start(RegisterFile::X, 11, 32);
    assert_eq!(terms.equal(a, b), terms.equal(b, a));
}

#[test]
fn the_lesser_and_the_greater_are_the_same_the_other_way_round() {
    let mut terms = Terms::default();
    let (a, b) = registers(&mut terms);
    let mut of = |x, y, by_sign| {
        let less = terms.less(x, y, by_sign);
        (terms.select(less, x, y), terms.select(less, y, x))
    };
    let all = [of(a, b, true), of(a, b, false)];
    assert_eq!(all, [of(b, a, true), of(b, a, false)]);
    let ((w, x), (y, z)) = (all[0], all[1]);
    for (n, one) in [w, x, y, z].iter().enumerate() {
        assert!(![w, x, y, z][..n].contains(one));
    }
}

#[test]
fn sums_of_sums_do_not_grow_without_end() {
    let mut terms = Terms::default();
    let registers: Vec<Term> = (0..40).map(|number| terms.start(RegisterFile::X, number, 32)).collect();
    let start: Vec<BigInt> = (0..40).map(|number| BigInt::from(3 * number + 1)).collect();
    let (mut first, mut second) = (registers[0], registers[0]);
    let mut value = BigInt::from(1);
    for a in 0..40 {
        for b in 0..=a {
            let product = terms.multiply(registers[a], registers[b]);
            first = terms.add(first, product);
            second = terms.add(product, second);
            value += &start[a] * &start[b];
        }
    }
    assert_eq!(first, second);
    assert_eq!(evaluate(&terms, &start, first), value);
    let Node::Sum(parts, _) = terms.node(first) else { panic!("a sum of 821 parts") };
    assert!(parts.len() <= 512, "{}", parts.len());
}
