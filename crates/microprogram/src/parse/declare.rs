//! What a text declares: modulus, numbers in memory, constants, tables, registers.
//!
//! Source: docs/reference/microprogram.md.

use num_bigint::{BigInt, BigUint};

use super::{Read, Reader, Words};
use crate::number::{formula, literal};
use crate::program::{Limit, Variable};
use crate::text::{Line, Token};

/// Bits that a number of a unit may have at most, and addresses of its memory.
pub(crate) const MOST_BITS: u32 = 1024;
pub(crate) const MOST_ADDRESSES: u32 = 1024;

impl Reader {
    pub(super) fn declare(&mut self, line: &Line) -> Read<()> {
        let mut words = Words::of(line);
        let first = words.next().expect("a line has a word");
        let again = match first.text.as_str() {
            "modulus" => self.told.0,
            "radix" => self.told.1,
            "io" => self.program.io_words != 0,
            _ => false,
        };
        if again {
            return Err(self.wrong(
                line.place,
                format!("`{}` is there twice", first.text),
                "leave out one of them",
            ));
        }
        match first.text.as_str() {
            "modulus" => {
                let value = self.formula(words.rest(), line)?;
                let odd = value.bit(0) && value > BigInt::from(2);
                if !odd || value.bits() > u64::from(MOST_BITS) {
                    let hint = format!("an odd number above 2, of {MOST_BITS} bits at most");
                    return Err(self.wrong(line.place, "this cannot be a modulus", &hint));
                }
                self.program.modulus = value.magnitude().clone();
                self.told.0 = true;
            }
            "radix" => {
                self.program.radix = self.small(words.rest(), line, MOST_BITS)?;
                self.told.1 = true;
            }
            "io" => self.program.io_words = self.small(words.rest(), line, MOST_BITS / 32)?,
            "size" => {
                let name = self.named(&mut words, line)?;
                let value = self.small(words.rest(), line, u32::from(u16::MAX))?;
                self.sizes.push((name, value));
            }
            "table" => {
                let name = self.named(&mut words, line)?;
                let numbers = words.rest().iter().map(|token| self.number(token)).collect::<Read<_>>()?;
                self.program.tables.push((name, numbers));
            }
            "register" => loop {
                let Some(token) = words.next() else {
                    return Err(self.wrong(line.place, "a name is missing", "write `register i, j`, say"));
                };
                let name = self.new_name(token)?;
                self.program.registers.push(name);
                if !words.takes(",") {
                    self.end(&words)?;
                    break;
                }
            },
            "fp" => self.variables(&mut words, line, 1)?,
            "fp2" => self.variables(&mut words, line, 2)?,
            "const" | "plain" => self.constant(&mut words, line, first.text == "const")?,
            _ => {
                let known = [
                    "modulus", "radix", "io", "size", "table", "register", "fp", "fp2", "const", "plain",
                    "routine",
                ];
                return Err(self.unknown(first, "declaration", "declarations", known.into_iter()));
            }
        }
        Ok(())
    }

    fn end(&self, words: &Words<'_>) -> Read<()> {
        if words.ended() {
            return Ok(());
        }
        let message = format!("\"{}\" is one word too many", words.peek());
        Err(self.wrong(words.place(), message, "one statement a line"))
    }

    /// `NAME =`.
    fn named(&self, words: &mut Words<'_>, line: &Line) -> Read<String> {
        let name = words.next().map(|token| self.new_name(token)).transpose()?;
        match name.filter(|_| words.takes("=")) {
            Some(name) => Ok(name),
            None => Err(self.wrong(line.place, "a name and = are missing", "write `size steps = 217`, say")),
        }
    }

    fn formula(&self, tokens: &[Token], line: &Line) -> Read<BigInt> {
        formula(tokens).ok_or_else(|| {
            let place = tokens.first().map_or(line.place, |token| token.place);
            self.wrong(place, "this is no number", "numbers with + - * ^ and brackets, as 2^255 - 19")
        })
    }

    fn small(&self, tokens: &[Token], line: &Line, most: u32) -> Read<u32> {
        let value = self.formula(tokens, line)?;
        u32::try_from(value).ok().filter(|value| (1..=most).contains(value)).ok_or_else(|| {
            self.wrong(line.place, "this number does not fit here", &format!("from 1 to {most}"))
        })
    }

    /// A number of the text, or a size by its name.
    pub(super) fn number(&self, token: &Token) -> Read<u32> {
        if let Some((_, value)) = self.sizes.iter().find(|(name, _)| *name == token.text) {
            return Ok(*value);
        }
        let value = literal(&token.text).and_then(|value| u32::try_from(value).ok());
        value.filter(|value| *value <= u32::from(u16::MAX)).ok_or_else(|| {
            self.unknown(token, "number", "sizes", self.sizes.iter().map(|(name, _)| name.as_str()))
        })
    }

    fn variables(&mut self, words: &mut Words<'_>, line: &Line, parts: u32) -> Read<()> {
        let first = self.program.variables.len();
        loop {
            let Some(token) = words.next() else {
                return Err(self.wrong(line.place, "a name is missing", "write `fp2 a, b[8] < 2`, say"));
            };
            let name = self.new_name(token)?;
            let mut count = 1;
            if words.takes("[") {
                let size = words.next().map(|token| self.number(token)).transpose()?.unwrap_or(0);
                if size == 0 || !words.takes("]") {
                    let hint = "write `stack[8]`, say, with one element at least";
                    return Err(self.wrong(token.place, "this array has no size", hint));
                }
                count = size;
            }
            self.add(
                token,
                Variable { name, parts, count, limit: Limit::Moduli(2), address: 0, constant: None },
            )?;
            if !words.takes(",") {
                break;
            }
        }
        if words.takes("<") {
            let limit = match words.takes("R") {
                true => Limit::Radix,
                false => {
                    Limit::Moduli(words.next().map(|token| self.number(token)).transpose()?.unwrap_or(0))
                }
            };
            if limit == Limit::Moduli(0) {
                let hint = "write `< 4` for four times the modulus, or `< R`";
                return Err(self.wrong(line.place, "what these are below is missing", hint));
            }
            self.program.variables[first..].iter_mut().for_each(|one| one.limit = limit);
        }
        self.end(words)
    }

    fn add(&mut self, token: &Token, mut variable: Variable) -> Read<()> {
        variable.address = self.program.addresses();
        if variable.address + variable.parts * variable.count > MOST_ADDRESSES {
            let message = format!("there is no address left for \"{}\"", variable.name);
            let hint = format!("a unit's memory has {MOST_ADDRESSES} numbers");
            return Err(self.wrong(token.place, message, &hint));
        }
        self.program.variables.push(variable);
        Ok(())
    }

    /// In Montgomery's form, or as it is.
    fn constant(&mut self, words: &mut Words<'_>, line: &Line, montgomery: bool) -> Read<()> {
        let parts = match words.next().map(|token| token.text.as_str()) {
            Some("fp") => 1,
            Some("fp2") => 2,
            _ => {
                return Err(self.wrong(
                    line.place,
                    "a constant is fp or fp2",
                    "write `const fp2 six = 6, 0`, say",
                ));
            }
        };
        if self.told != (true, true) {
            let hint = "let `modulus` and `radix` stand before";
            return Err(self.wrong(line.place, "nobody knows yet what this is taken modulo", hint));
        }
        let token = words.line.tokens.get(words.at).cloned();
        let name = self.named(words, line)?;
        let rest = words.rest();
        let given: Vec<BigInt> = rest
            .split(|token| token.text == ",")
            .map(|tokens| self.formula(tokens, line))
            .collect::<Read<_>>()?;
        if given.len() != parts as usize {
            let message = format!("\"{name}\" has {parts} parts, and {} are given", given.len());
            return Err(self.wrong(line.place, message, "divide parts by a comma"));
        }
        let modulus = BigInt::from(self.program.modulus.clone());
        let placed = |value: BigInt| -> BigUint {
            let value = if montgomery { value << self.program.radix } else { value };
            ((value % &modulus + &modulus) % &modulus).magnitude().clone()
        };
        let constant = Some(given.into_iter().map(placed).collect());
        let token = token.expect("it has a name");
        self.add(&token, Variable { name, parts, count: 1, limit: Limit::Moduli(1), address: 0, constant })
    }
}
