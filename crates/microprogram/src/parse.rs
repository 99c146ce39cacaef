//! From the lines of a text to a program.
//!
//! Source: docs/reference/microprogram.md.

mod body;
mod declare;

use instar_diagnostic::{Diagnostic, suggestion};
use num_bigint::BigUint;

use crate::program::{Microprogram, fault};
use crate::run::negative_inverse;
use crate::text::{Line, Place, SourceFile, Token, lines};

/// Words that no name may be.
const RESERVED: [&str; 20] = [
    "modulus", "radix", "io", "size", "fp", "fp2", "const", "plain", "table", "register", "routine", "call",
    "repeat", "as", "swap", "by", "key", "half", "reduce", "R",
];

impl Microprogram {
    /// Reads a program of one or more files, as if they were one, and checks all of it that no
    /// organisation of a unit changes.
    ///
    /// # Errors
    /// The first mistake: what is wrong and where, and what would be right.
    pub fn read(files: Vec<SourceFile>) -> Result<Self, Diagnostic> {
        let lines = lines(&files);
        let mut program = Reader::new(files).read(&lines)?;
        program.negative_inverse = negative_inverse(&program.modulus, program.radix);
        program.check_defined()?;
        program.check_bounds()?;
        Ok(program)
    }
}

pub(crate) type Read<T> = Result<T, Diagnostic>;

/// Reads line after line.
struct Reader {
    program: Microprogram,
    sizes: Vec<(String, u32)>,
    /// Whether `modulus` and `radix` were there.
    told: (bool, bool),
}

impl Reader {
    fn new(files: Vec<SourceFile>) -> Self {
        let program = Microprogram {
            files,
            modulus: BigUint::from(0u32),
            radix: 0,
            negative_inverse: BigUint::from(0u32),
            io_words: 0,
            variables: Vec::new(),
            tables: Vec::new(),
            registers: Vec::new(),
            routines: Vec::new(),
        };
        Self { program, sizes: Vec::new(), told: (false, false) }
    }

    fn read(mut self, lines: &[Line]) -> Read<Microprogram> {
        let mut at = 0;
        while at < lines.len() {
            let line = &lines[at];
            at += 1;
            if line.tokens[0].text == "routine" {
                at = self.routine(lines, at)?;
            } else {
                self.declare(line)?;
            }
        }
        let missing = match (self.told, self.program.routines.is_empty()) {
            ((false, _), _) => Some(("`modulus`", "write `modulus 2^255 - 19`, say")),
            ((_, false), _) => Some(("`radix`", "write `radix 288`, say: the exponent of Montgomery's R")),
            (_, true) => Some(("routine", "write `routine main {`, say")),
            _ => None,
        };
        match missing {
            None => Ok(self.program),
            Some((what, hint)) => {
                let place = lines.last().map_or(Place::default(), |line| line.place);
                Err(self.wrong(place, format!("the program has no {what}"), hint))
            }
        }
    }

    fn wrong(&self, place: Place, message: impl Into<String>, hint: &str) -> Diagnostic {
        fault(&self.program.files, place, message, hint)
    }

    /// A name that is not taken.
    fn new_name(&self, token: &Token) -> Read<String> {
        let name = &token.text;
        let right = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        if !right || RESERVED.contains(&name.as_str()) {
            let message = format!("\"{name}\" cannot be a name");
            return Err(self.wrong(
                token.place,
                message,
                "letters, digits and _, and no word of the language",
            ));
        }
        let program = &self.program;
        let known = program.variables.iter().map(|one| &one.name).chain(&program.registers);
        let known = known.chain(program.tables.iter().map(|(name, _)| name));
        if known.chain(self.sizes.iter().map(|(name, _)| name)).any(|other| other == name) {
            let message = format!("\"{name}\" is there already");
            return Err(self.wrong(token.place, message, "give one of them another name"));
        }
        Ok(name.clone())
    }

    fn unknown<'a>(
        &self,
        token: &Token,
        what: &str,
        known: &str,
        names: impl Iterator<Item = &'a str>,
    ) -> Diagnostic {
        let names: Vec<&str> = names.collect();
        let hint = match names.is_empty() {
            true => format!("there are no {known}"),
            false => suggestion(&token.text, known, names),
        };
        self.wrong(token.place, format!("there is no {what} \"{}\"", token.text), &hint)
    }
}

/// Reads the words of one line.
struct Words<'a> {
    line: &'a Line,
    at: usize,
}

impl<'a> Words<'a> {
    fn of(line: &'a Line) -> Self {
        Self { line, at: 0 }
    }

    fn peek(&self) -> &'a str {
        self.line.tokens.get(self.at).map_or("", |token| token.text.as_str())
    }

    fn next(&mut self) -> Option<&'a Token> {
        let token = self.line.tokens.get(self.at);
        self.at += usize::from(token.is_some());
        token
    }

    fn takes(&mut self, text: &str) -> bool {
        let found = self.peek() == text;
        self.at += usize::from(found);
        found
    }

    fn rest(&mut self) -> &'a [Token] {
        let rest = &self.line.tokens[self.at..];
        self.at = self.line.tokens.len();
        rest
    }

    fn ended(&self) -> bool {
        self.at == self.line.tokens.len()
    }

    /// Where the next word stands, or the whole line at its end.
    fn place(&self) -> Place {
        self.line.tokens.get(self.at).map_or(self.line.place, |token| token.place)
    }
}
