//! What a routine does, line by line.
//!
//! Source: docs/reference/microprogram.md.

use super::{Read, Reader, Words};
use crate::program::{Count, Index, Kind, Location, Node, Operation, Routine, Value};
use crate::text::{Line, Place, Token};

/// Loops within loops.
const DEEPEST: usize = 16;

impl Reader {
    /// A routine, from the line `next - 1` on; the line after it.
    pub(super) fn routine(&mut self, lines: &[Line], next: usize) -> Read<usize> {
        let line = &lines[next - 1];
        let mut words = Words::of(line);
        words.next();
        let name = words.next().filter(|_| words.takes("{") && words.ended());
        let Some(name) = name else {
            return Err(self.wrong(line.place, "a routine has a name and {", "write `routine main {`, say"));
        };
        if self.program.routine(&name.text).is_some() {
            let message = format!("there are two routines \"{}\"", name.text);
            return Err(self.wrong(name.place, message, "give one of them another name"));
        }
        let name = self.new_name(name)?;
        let (body, next) = self.body(lines, next, line.place, 0)?;
        self.program.routines.push(Routine { name, place: line.place, body });
        Ok(next)
    }

    /// Lines up to the brace that closes what begins at `opened`; the line after it.
    fn body(&self, lines: &[Line], mut next: usize, opened: Place, depth: usize) -> Read<(Vec<Node>, usize)> {
        let mut nodes: Vec<Node> = Vec::new();
        while let Some(line) = lines.get(next) {
            next += 1;
            let mut words = Words::of(line);
            match words.peek() {
                "}" => return Ok((nodes, next)),
                "repeat" => {
                    if depth == DEEPEST {
                        let hint = format!("{DEEPEST} within each other are possible");
                        return Err(self.wrong(line.place, "this loop is too deep", &hint));
                    }
                    let (count, counting) = self.repeat(&mut words, line)?;
                    let (body, after) = self.body(lines, next, line.place, depth + 1)?;
                    next = after;
                    nodes.push(Node::Repeat { count, counting, body, place: line.place });
                    continue;
                }
                "call" => {
                    words.next();
                    let Some(name) = words.next() else {
                        return Err(self.wrong(
                            line.place,
                            "whom to call is missing",
                            "write `call triple`, say",
                        ));
                    };
                    nodes.push(Node::Call { routine: name.text.clone(), place: name.place });
                }
                "swap" => nodes.push(self.swap(&mut words, line)?),
                "routine" => {
                    let hint = "close the one before with }";
                    return Err(self.wrong(line.place, "a routine begins within another", hint));
                }
                _ => match self.register_of(words.peek()) {
                    Some(register) => nodes.push(self.set(register, &mut words, line)?),
                    None => {
                        let operation = self.operation(&mut words, line)?;
                        match nodes.last_mut() {
                            Some(Node::Block(block)) => block.push(operation),
                            _ => nodes.push(Node::Block(vec![operation])),
                        }
                    }
                },
            }
            if !words.ended() {
                let message = format!("\"{}\" is one word too many", words.peek());
                return Err(self.wrong(words.place(), message, "one statement a line"));
            }
        }
        Err(self.wrong(opened, "what begins here is not closed", "close it with }"))
    }

    fn register_of(&self, name: &str) -> Option<usize> {
        self.program.registers.iter().position(|one| one == name)
    }

    fn repeat(&self, words: &mut Words<'_>, line: &Line) -> Read<(Count, Option<usize>)> {
        words.next();
        let endless = || {
            let hint = "say how often: `repeat 217 {`, or by a register, whose number at the start counts";
            self.wrong(line.place, "this is a loop without end", hint)
        };
        if words.peek() == "{" {
            return Err(endless());
        }
        let token = words.next().ok_or_else(endless)?;
        let count = match self.register_of(&token.text) {
            Some(register) => Count::Register(register),
            None => Count::Number(self.number(token)?),
        };
        let mut counting = None;
        if words.takes("as") {
            let token = words.next().filter(|token| token.text != "{").ok_or_else(|| {
                self.wrong(
                    line.place,
                    "the register that counts is missing",
                    "write `repeat 217 as i {`, say",
                )
            })?;
            counting = Some(self.register_of(&token.text).ok_or_else(|| self.no_register(token))?);
        }
        if !words.takes("{") || !words.ended() {
            return Err(self.wrong(line.place, "a loop's line ends with {", "write `repeat 217 {`, say"));
        }
        Ok((count, counting))
    }

    fn no_register(&self, token: &Token) -> instar_diagnostic::Diagnostic {
        self.unknown(token, "register", "registers", self.program.registers.iter().map(String::as_str))
    }

    fn set(&self, register: usize, words: &mut Words<'_>, line: &Line) -> Read<Node> {
        words.next();
        if !words.takes("=") {
            return Err(self.wrong(line.place, "= is missing", "write `i = i + 1`, say"));
        }
        let table = self.program.tables.iter().position(|(name, _)| name == words.peek());
        let value = match table {
            None => Value::Index(self.index(words, line, "")?),
            Some(table) => {
                words.next();
                Value::Table(table, self.bracketed(words, line)?)
            }
        };
        Ok(Node::Set { register, value, place: line.place })
    }

    /// `[ i + 1 ]`.
    fn bracketed(&self, words: &mut Words<'_>, line: &Line) -> Read<Index> {
        if !words.takes("[") {
            return Err(self.wrong(words.place(), "[ is missing", "write `points[i + 1]`, say"));
        }
        self.index(words, line, "]")
    }

    /// A register and a number, up to a sign.
    fn index(&self, words: &mut Words<'_>, line: &Line, end: &str) -> Read<Index> {
        let none =
            || self.wrong(line.place, "this is no place", "a number, a register, or their sum, as in i + 1");
        let mut index = Index { register: None, offset: 0 };
        let mut sign = 1;
        loop {
            let token = words.next().ok_or_else(none)?;
            match self.register_of(&token.text) {
                Some(_) if sign < 0 || index.register.is_some() => return Err(none()),
                Some(register) => index.register = Some(register),
                None => index.offset += sign * self.number(token)? as i32,
            }
            match words.peek() {
                "+" => sign = 1,
                "-" => sign = -1,
                other if other == end => {
                    words.next();
                    return Ok(index);
                }
                _ => return Err(none()),
            }
            words.next();
        }
    }

    fn swap(&self, words: &mut Words<'_>, line: &Line) -> Read<Node> {
        words.next();
        let mut pairs = Vec::new();
        loop {
            let mut both = [0; 2];
            for one in &mut both {
                let token = words.next().ok_or_else(|| {
                    self.wrong(line.place, "two names are missing", "write `swap a b by key[i]`, say")
                })?;
                *one = self.variable(token)?;
            }
            let [a, b] = both.map(|at| &self.program.variables[at]);
            let alike = a.parts == b.parts && a.limit == b.limit && a.count == 1 && b.count == 1;
            if !alike || both[0] == both[1] || a.constant.is_some() || b.constant.is_some() {
                let message = format!("\"{}\" and \"{}\" cannot take one another's place", a.name, b.name);
                let hint = "two variables of one kind and below one limit, no arrays and no constants";
                return Err(self.wrong(line.place, message, hint));
            }
            pairs.push((both[0], both[1]));
            if !words.takes(",") {
                break;
            }
        }
        let bit = match (words.takes("by"), words.peek()) {
            (true, "key") => {
                words.next();
                Some(self.bracketed(words, line)?)
            }
            (true, "0") => {
                words.next();
                None
            }
            _ => return Err(self.wrong(line.place, "by what to swap is missing", "`by key[i]` or `by 0`")),
        };
        Ok(Node::Swap { pairs, bit, place: line.place })
    }

    fn variable(&self, token: &Token) -> Read<usize> {
        let variables = &self.program.variables;
        variables.iter().position(|one| one.name == token.text).ok_or_else(|| {
            self.unknown(token, "number in memory", "numbers", variables.iter().map(|one| one.name.as_str()))
        })
    }

    fn location(&self, words: &mut Words<'_>, line: &Line) -> Read<Location> {
        let token = words
            .next()
            .ok_or_else(|| self.wrong(line.place, "a number's name is missing", "write `a = b * c`, say"))?;
        let at = self.variable(token)?;
        let variable = &self.program.variables[at];
        let index = match variable.count {
            1 => Index { register: None, offset: 0 },
            count => {
                let index = self.bracketed(words, line)?;
                if index.register.is_none() && !(0..count as i32).contains(&index.offset) {
                    let message = format!("\"{}\" has no element {}", variable.name, index.offset);
                    return Err(self.wrong(token.place, message, &format!("from 0 to {}", count - 1)));
                }
                index
            }
        };
        let mut part = None;
        if words.takes(".") {
            let name = words.next().filter(|_| variable.parts == 2);
            part = match name.map(|token| token.text.as_str()) {
                Some("re") => Some(0),
                Some("im") => Some(1),
                _ => {
                    let message = format!("\"{}\" has no such part", variable.name);
                    return Err(self.wrong(token.place, message, "`.re` and `.im` are parts of an fp2"));
                }
            };
        }
        Ok(Location { variable: at, index, part })
    }

    fn operation(&self, words: &mut Words<'_>, line: &Line) -> Read<Operation> {
        let at = self.scheduled(words, line)?;
        let made = |kind, target, sources, io| Operation { kind, target, sources, io, at, place: line.place };
        let assigns = |words: &mut Words<'_>| match words.takes("=") {
            true => Ok(()),
            false => Err(self.wrong(line.place, "= is missing", "write `a = b * c`, say")),
        };
        if words.takes("io") {
            let io = self.bracketed(words, line)?;
            assigns(words)?;
            return self.right(made(Kind::Write, None, vec![self.location(words, line)?], Some(io)));
        }
        let target = self.location(words, line)?;
        assigns(words)?;
        let variable = &self.program.variables[target.variable];
        if variable.constant.is_some() {
            let message = format!("\"{}\" is a constant", variable.name);
            return Err(self.wrong(
                line.place,
                message,
                "write into a number that was declared by fp or fp2",
            ));
        }
        let target = Some(target);
        if words.takes("io") {
            let io = self.bracketed(words, line)?;
            return self.right(made(Kind::Read, target, Vec::new(), Some(io)));
        }
        for (word, kind) in [("half", Kind::Halve), ("reduce", Kind::Reduce)] {
            if words.takes(word) {
                return self.right(made(kind, target, vec![self.location(words, line)?], None));
            }
        }
        let first = self.location(words, line)?;
        let kind = match words.peek() {
            "" => return self.right(made(Kind::Copy, target, vec![first], None)),
            "^" => {
                words.next();
                if !words.takes("2") {
                    return Err(self.wrong(line.place, "only squares are there", "write `a = b ^ 2`, say"));
                }
                return self.right(made(Kind::Square, target, vec![first], None));
            }
            "*" => Kind::Multiply,
            "+" => Kind::Add,
            "-" => Kind::Subtract,
            "++" => Kind::Sum,
            "--" => Kind::Difference,
            other => {
                let message = format!("\"{other}\" is no operation");
                return Err(self.wrong(words.place(), message, "* ^ + - ++ -- half and reduce are"));
            }
        };
        words.next();
        self.right(made(kind, target, vec![first, self.location(words, line)?], None))
    }

    /// `@12 u1:`, or `@12:`.
    fn scheduled(&self, words: &mut Words<'_>, line: &Line) -> Read<Option<(u32, Option<u32>)>> {
        if !words.takes("@") {
            return Ok(None);
        }
        let wrong = || self.wrong(line.place, "this is no cycle", "write `@12 u1: a = b * c`, say");
        let cycle = self.number(words.next().ok_or_else(wrong)?)?;
        let unit = words.peek().strip_prefix('u').and_then(|text| text.parse().ok());
        words.at += usize::from(unit.is_some());
        if words.takes(":") { Ok(Some((cycle, unit))) } else { Err(wrong()) }
    }

    /// Refuses numbers of one part beside such of two.
    fn right(&self, operation: Operation) -> Read<Operation> {
        let program = &self.program;
        let mut parts = operation.sources.iter().chain(&operation.target).map(|one| program.parts(*one));
        let first = parts.next();
        if parts.any(|other| Some(other) != first) {
            let hint = "all are fp, or parts of an fp2; or all are fp2";
            return Err(self.wrong(operation.place, "numbers of one and of two parts meet here", hint));
        }
        if operation.io.is_some() && program.io_words == 0 {
            let hint = "write `io 14`, say: words of 32 bits of an element of the memory IO";
            return Err(self.wrong(operation.place, "nobody says how long an element of IO is", hint));
        }
        Ok(operation)
    }
}
