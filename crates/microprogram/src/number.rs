//! Numbers of a text: decimal, hexadecimal, and sums, products and powers of them.
//!
//! Source: docs/reference/microprogram.md.

use num_bigint::BigInt;

use crate::text::Token;

/// No power has a larger exponent.
const MOST_EXPONENT: u32 = 4096;

/// One number of a text.
pub(crate) fn literal(text: &str) -> Option<BigInt> {
    let (digits, radix) = text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16));
    BigInt::parse_bytes(digits.as_bytes(), radix)
}

/// A formula of numbers with `+ - * ^` and brackets; none where it is none.
pub(crate) fn formula(tokens: &[Token]) -> Option<BigInt> {
    let mut reader = Reader { tokens, at: 0, depth: 0 };
    let value = reader.sum()?;
    (reader.at == tokens.len()).then_some(value)
}

struct Reader<'a> {
    tokens: &'a [Token],
    at: usize,
    depth: u32,
}

impl Reader<'_> {
    fn takes(&mut self, sign: &str) -> bool {
        let found = self.tokens.get(self.at).is_some_and(|token| token.text == sign);
        self.at += usize::from(found);
        found
    }

    fn sum(&mut self) -> Option<BigInt> {
        let mut value = self.product()?;
        loop {
            if self.takes("+") {
                value += self.product()?;
            } else if self.takes("-") {
                value -= self.product()?;
            } else {
                return Some(value);
            }
        }
    }

    fn product(&mut self) -> Option<BigInt> {
        let mut value = self.power()?;
        while self.takes("*") {
            value *= self.power()?;
        }
        Some(value)
    }

    fn power(&mut self) -> Option<BigInt> {
        let value = self.one()?;
        if !self.takes("^") {
            return Some(value);
        }
        let exponent = u32::try_from(self.one()?).ok().filter(|exponent| *exponent <= MOST_EXPONENT)?;
        (value.bits() * u64::from(exponent) <= 1 << 16).then(|| value.pow(exponent))
    }

    fn one(&mut self) -> Option<BigInt> {
        if self.takes("(") {
            self.depth += 1;
            let value = (self.depth < 50).then(|| self.sum())??;
            self.depth -= 1;
            return self.takes(")").then_some(value);
        }
        let token = self.tokens.get(self.at)?;
        self.at += 1;
        literal(&token.text)
    }
}
