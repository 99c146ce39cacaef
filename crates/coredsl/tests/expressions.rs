//! Random expressions against exact integer arithmetic.
//!
//! Source: CoreDSL 2 language reference. `+ - *`, division and comparison never lose bits there, so
//! the expected value is computed with unbounded integers; only casts, `~`, shifts, slices and `::`
//! look at widths.

use num_bigint::{BigInt, Sign};
use proptest::prelude::*;

use crate::common::{Machine, loaded};

/// A value with the type that the language's rules give it.
#[derive(Clone, Debug)]
struct Value {
    text: String,
    value: BigInt,
    width: u32,
    signed: bool,
    /// The front end knows the value.
    known: bool,
}

fn wrap(value: &BigInt, width: u32, signed: bool) -> BigInt {
    let modulus = BigInt::from(1) << width;
    let mut value = ((value % &modulus) + &modulus) % &modulus;
    if signed && value.bit(u64::from(width) - 1) {
        value -= modulus;
    }
    value
}

/// Width of a type that holds both, as the rules for mixed signs have it.
fn mixed(a: &Value, b: &Value) -> (u32, bool) {
    let signed = a.signed || b.signed;
    let width = |v: &Value| v.width + u32::from(signed && !v.signed);
    (width(a).max(width(b)), signed)
}

fn binary(op: &str, a: &Value, b: &Value) -> Value {
    let (common, signed) = mixed(a, b);
    let truth = |t: bool| (BigInt::from(u8::from(t)), 1, false);
    let zero = BigInt::from(0);
    let (value, width, signed) = match op {
        "+" => (&a.value + &b.value, common + 1, signed),
        "-" => (&a.value - &b.value, common + 1, true),
        "*" => (&a.value * &b.value, a.width + b.width, signed),
        "/" => {
            let width = a.width + u32::from(b.signed);
            let value = if b.value == zero { BigInt::from(-1) } else { &a.value / &b.value };
            (wrap(&value, width, signed), width, signed)
        }
        "%" => {
            let width = match (a.signed, b.signed) {
                (true, false) => a.width.min(b.width + 1),
                (false, true) => a.width.min(b.width - 1).max(1),
                _ => a.width.min(b.width),
            };
            let value = if b.value == zero { a.value.clone() } else { &a.value % &b.value };
            (wrap(&value, width, a.signed), width, a.signed)
        }
        "&" | "|" | "^" => {
            let width = a.width.max(b.width);
            let (x, y) = (wrap(&a.value, width, signed), wrap(&b.value, width, signed));
            let value = match op {
                "&" => x & y,
                "|" => x | y,
                _ => x ^ y,
            };
            (wrap(&value, width, signed), width, signed)
        }
        "<<" | ">>" => {
            let beyond = b.value.sign() == Sign::Minus || b.value >= BigInt::from(a.width);
            let amount = u32::try_from(&b.value).unwrap_or(0);
            let value = match (op, beyond) {
                ("<<", true) => zero,
                ("<<", false) => wrap(&(&a.value << amount), a.width, a.signed),
                (_, true) => BigInt::from(if a.value.sign() == Sign::Minus { -1 } else { 0 }),
                (_, false) => &a.value >> amount,
            };
            (value, a.width, a.signed)
        }
        "==" => truth(a.value == b.value),
        "!=" => truth(a.value != b.value),
        "<" => truth(a.value < b.value),
        "<=" => truth(a.value <= b.value),
        ">" => truth(a.value > b.value),
        ">=" => truth(a.value >= b.value),
        "&&" => truth(a.value != zero && b.value != zero),
        "||" => truth(a.value != zero || b.value != zero),
        "::" => {
            let value = wrap(&a.value, a.width, false) << b.width | wrap(&b.value, b.width, false);
            (value, a.width + b.width, false)
        }
        _ => unreachable!(),
    };
    Value { text: format!("({} {op} {})", a.text, b.text), value, width, signed, known: a.known && b.known }
}

fn unary(op: &str, a: &Value) -> Value {
    let (value, width, signed) = match op {
        "-" => (-&a.value, a.width + 1, true),
        "~" => (wrap(&!&a.value, a.width, a.signed), a.width, a.signed),
        _ => (BigInt::from(u8::from(a.value == BigInt::from(0))), 1, false),
    };
    Value { text: format!("({op}{})", a.text), value, width, signed, known: a.known }
}

fn cast(a: &Value, width: u32, signed: bool) -> Value {
    let word = if signed { "signed" } else { "unsigned" };
    Value {
        text: format!("(({word}<{width}>){})", a.text),
        value: wrap(&a.value, width, signed),
        width,
        signed,
        known: a.known,
    }
}

fn slice(a: &Value, low: u32, width: u32) -> Value {
    let low = low % a.width;
    let width = width.clamp(1, a.width - low);
    let value = wrap(&(&a.value >> low), width, false);
    Value {
        text: format!("{}[{}:{low}]", a.text, low + width - 1),
        value,
        width,
        signed: false,
        known: a.known,
    }
}

#[derive(Clone, Debug)]
enum Step {
    Binary(usize, usize, usize),
    Unary(usize, usize),
    Cast(usize, u32, bool),
    Slice(usize, u32, u32),
    Select(usize, usize, usize),
}

const OPERATORS: [&str; 19] =
    ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "::"];

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (0..OPERATORS.len(), any::<usize>(), any::<usize>()).prop_map(|(op, a, b)| Step::Binary(op, a, b)),
        1 => (0..3usize, any::<usize>()).prop_map(|(op, a)| Step::Unary(op, a)),
        2 => (any::<usize>(), 1..200u32, any::<bool>()).prop_map(|(a, w, s)| Step::Cast(a, w, s)),
        1 => (any::<usize>(), 0..200u32, 1..100u32).prop_map(|(a, l, w)| Step::Slice(a, l, w)),
        1 => (any::<usize>(), any::<usize>(), any::<usize>()).prop_map(|(c, a, b)| Step::Select(c, a, b)),
    ]
}

/// Operand values with the corners more often than chance would have them.
fn operand() -> impl Strategy<Value = u64> {
    prop_oneof![
        any::<u64>(),
        any::<u64>().prop_map(|v| v & 0xff),
        Just(0),
        Just(u64::MAX),
        Just(1 << 63),
        Just(1)
    ]
}

fn build(a: u64, b: u64, c: u64, steps: &[Step]) -> Value {
    let leaf = |name: &str, value: u64| Value {
        text: name.to_string(),
        value: BigInt::from(value),
        width: 64,
        signed: false,
        known: false,
    };
    let mut pool = vec![leaf("X[rs1]", a), leaf("X[rs2]", b), leaf("X[rd]", c)];
    pool.push(cast(&pool[0], 32, false));
    pool.push(cast(&pool[1], 32, true));
    pool.push(cast(&pool[2], 7, false));
    pool.push(cast(&pool[2], 64, true));
    pool.push(Value {
        text: "4'sb1011".into(),
        value: BigInt::from(-5),
        width: 4,
        signed: true,
        known: true,
    });
    pool.push(Value {
        text: "8380417".into(),
        value: BigInt::from(8_380_417),
        width: 23,
        signed: false,
        known: true,
    });
    for step in steps {
        let pick = |n: usize| &pool[n % pool.len()];
        let made = match *step {
            Step::Binary(op, x, y) => {
                let (op, x, y) = (OPERATORS[op], pick(x), pick(y));
                // Mistakes that the front end reports rather than computes.
                if y.known && matches!(op, "<<" | ">>" | "/" | "%") {
                    continue;
                }
                binary(op, x, y)
            }
            Step::Unary(op, x) => unary(["-", "~", "!"][op], pick(x)),
            Step::Cast(x, width, signed) => cast(pick(x), width, signed),
            Step::Slice(x, low, width) => slice(pick(x), low, width),
            Step::Select(c, x, y) => {
                let (c, x, y) = (pick(c), pick(x), pick(y));
                let (width, signed) = mixed(x, y);
                let chosen = if c.value != BigInt::from(0) { x } else { y };
                let (value, known) = (chosen.value.clone(), c.known && chosen.known);
                Value { text: format!("({} ? {} : {})", c.text, x.text, y.text), value, width, signed, known }
            }
        };
        if made.width <= 700 && made.text.len() < 4000 {
            pool.push(made);
        }
    }
    pool.pop().expect("there are leaves")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn an_expression_has_the_value_of_exact_arithmetic(
        a in operand(), b in operand(), c in operand(), steps in prop::collection::vec(step(), 1..14),
    ) {
        let expected = build(a, b, c, &steps);
        let (sign, width) = (if expected.signed { "signed" } else { "unsigned" }, expected.width);
        // The declared type is exactly the one expected, so a wrong result type does not compile.
        let description = loaded(&format!(
            "InstructionSet Xtest extends RV64I {{
               architectural_state {{ register {sign}<{width}> R; }}
               instructions {{ T {{
                 encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011;
                 behavior: R = {};
               }} }} }}",
            expected.text
        ));
        let mut machine = Machine::new(&description);
        (machine.x[11], machine.x[12], machine.x[10]) = (a, b, c);
        machine.run(&description, "T", &[("rd", 10), ("rs1", 11), ("rs2", 12)]).unwrap();
        let limbs = machine.own.register(0, 0);
        let bits = limbs.iter().rev().fold(BigInt::from(0), |value, limb| value << 64 | BigInt::from(*limb));
        let got = wrap(&bits, width.div_ceil(64) * 64, expected.signed);
        prop_assert_eq!(got, expected.value, "{}", expected.text);
    }
}
