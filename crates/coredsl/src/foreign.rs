//! Literals that CoreDSL has and that stand for nothing here: numbers with a fraction or an
//! exponent, characters, and strings with a prefix.
//!
//! Source: terminal rules FLOAT and CHARCONST and rules CharacterConstant and EncodingPrefix of the
//! CoreDSL 2 grammar (`CoreDsl.xtext`, release 2.0.21); exponents without a fraction and
//! hexadecimal fractions are C's.

/// A literal that stands for nothing here.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct ForeignLiteral {
    /// Bytes of it.
    pub length: usize,
    /// What it is, with its article.
    pub what: &'static str,
    /// What would be right.
    pub hint: &'static str,
}

/// The literal of this kind with which a text begins.
pub(crate) fn find(text: &str) -> Option<ForeignLiteral> {
    float(text).or_else(|| quoted(text))
}

fn float(text: &str) -> Option<ForeignLiteral> {
    let run = |from: usize, radix: u32| {
        let rest = &text.as_bytes()[from..];
        rest.iter().take_while(|byte| char::from(**byte).is_digit(radix)).count()
    };
    let at = |index: usize| text.as_bytes().get(index).map(u8::to_ascii_lowercase);
    let hexadecimal = at(0) == Some(b'0') && at(1) == Some(b'x');
    let (start, radix, mark) = if hexadecimal { (2, 16, b'p') } else { (0, 10, b'e') };
    let whole = run(start, radix);
    let mut end = start + whole;
    let mut fraction = 0;
    let point = at(end) == Some(b'.');
    if point {
        fraction = run(end + 1, radix);
        end += 1 + fraction;
    }
    let mut exponent = false;
    if whole + fraction > 0 && at(end) == Some(mark) {
        let sign = usize::from(matches!(at(end + 1), Some(b'+' | b'-')));
        let digits = run(end + 1 + sign, 10);
        exponent = digits > 0;
        end += if exponent { 1 + sign + digits } else { 0 };
    }
    if whole + fraction == 0 || !(point || exponent) {
        return None;
    }
    end += usize::from(matches!(at(end), Some(b'f' | b'l')));
    Some(ForeignLiteral {
        length: end,
        what: "a floating-point literal",
        hint: "compute with integers: scale the number, as in (X[rs1] * 3) >> 1 for 1.5",
    })
}

fn quoted(text: &str) -> Option<ForeignLiteral> {
    let prefix = ["u8", "u", "U", "L", ""]
        .into_iter()
        .find(|prefix| text.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(['\'', '"'])))?;
    let body = &text[prefix.len()..];
    let quote = body.chars().next()?;
    let mut escaped = false;
    let closed = body.char_indices().skip(1).take_while(|(_, c)| *c != '\n').find(|(_, c)| {
        let closes = *c == quote && !escaped;
        escaped = *c == '\\' && !escaped;
        closes
    });
    let length = prefix.len() + closed?.0 + 1;
    match quote {
        '\'' => Some(ForeignLiteral {
            length,
            what: "a character literal",
            hint: "write the character's number, as in 0x61",
        }),
        _ => Some(ForeignLiteral {
            length,
            what: "a string literal with a prefix",
            hint: "strings stand in `assembly` only, without a prefix",
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_names_and_member_access_are_none() {
        for text in ["1", "0x1e5", "1'b1", "12u", "e5", "1 .5", ".", ".x", "u8", "L", "0x", "1e", "1ex", "'a"]
        {
            assert_eq!(find(text), None, "{text}");
        }
    }

    #[test]
    fn a_literal_ends_where_it_ends() {
        let written = |text: &'static str| &text[..find(text).expect("a literal").length];
        assert_eq!(
            ["1.5;", "2.)", ".5]", "1e+9+x", "1.0F*y", "0x.8p-1L ", r"'\'')", r#"U"a\"b"c"#].map(written),
            ["1.5", "2.", ".5", "1e+9", "1.0F", "0x.8p-1L", r"'\''", r#"U"a\"b""#]
        );
    }
}
