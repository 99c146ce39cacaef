//! Commands: what the data of a packet asks for.
//!
//! Source: GDB's manual, "GDB Remote Serial Protocol", "Packets" and "General Query Packets". What
//! is not answered here is [`Refusal::Unknown`], whose answer is empty, as the manual has it; what
//! cannot be read is [`Refusal::Malformed`].

use instar_sim::WatchedAccess;

use crate::packet::digit;

/// Why there is no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// A packet that is not known here.
    Unknown,
    /// A packet that is known, and is not of its form.
    Malformed,
}

use Refusal::{Malformed, Unknown};

/// What stops a program: at an instruction, or after an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Point {
    /// A breakpoint that GDB calls one of software.
    Software,
    /// A breakpoint that GDB calls one of hardware.
    Hardware,
    /// A watchpoint.
    Watch(WatchedAccess),
}

/// What GDB asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// `qSupported`: what both sides know; those of GDB's words that matter here.
    Supported { software: bool, hardware: bool },
    /// `QStartNoAckMode`.
    NoAcknowledgement,
    /// `?`.
    Why,
    /// `g`.
    ReadRegisters,
    /// `G`, with the bytes of all of them.
    WriteRegisters(Vec<u8>),
    /// `p`.
    ReadRegister(u64),
    /// `P`.
    WriteRegister(u64, Vec<u8>),
    /// `m`: address, bytes.
    ReadMemory(u64, u64),
    /// `M` and `X`.
    WriteMemory(u64, Vec<u8>),
    /// `Z`: what, address, bytes (of a breakpoint its kind).
    Insert(Point, u64, u64),
    /// `z`.
    Remove(Point, u64, u64),
    /// `c`, `C`, `vCont;c`: from an address, where one is given.
    Continue(Option<u64>),
    /// `s`, `S`, `vCont;s`.
    Step(Option<u64>),
    /// `qXfer:features:read`: offset, bytes.
    Description(u64, u64),
    /// `D`.
    Detach,
    /// `k`, and `vKill`, which is answered.
    Kill { answered: bool },
    /// What has one answer, always.
    Fixed(&'static str),
}

/// The command that `data` is.
pub(crate) fn parse(data: &[u8]) -> Result<Command, Refusal> {
    let Some((&first, rest)) = data.split_first() else { return Err(Unknown) };
    Ok(match first {
        b'?' if rest.is_empty() => Command::Why,
        b'g' if rest.is_empty() => Command::ReadRegisters,
        b'G' => Command::WriteRegisters(bytes(rest)?),
        b'p' => Command::ReadRegister(number(rest)?),
        b'P' => {
            let (register, value) = split(rest, b'=')?;
            Command::WriteRegister(number(register)?, bytes(value)?)
        }
        b'm' => {
            let (address, length) = split(rest, b',')?;
            Command::ReadMemory(number(address)?, number(length)?)
        }
        b'M' => {
            let (address, length, data) = written(rest)?;
            counted(address, length, bytes(data)?)?
        }
        b'X' => {
            let (address, length, data) = written(rest)?;
            counted(address, length, unescaped(data)?)?
        }
        b'Z' | b'z' => point(first == b'Z', rest)?,
        b'c' => Command::Continue(optional(rest)?),
        b's' => Command::Step(optional(rest)?),
        b'C' | b'S' => {
            let (signal, address) = split(rest, b';').map_or((rest, &[][..]), |parts| parts);
            number(signal)?;
            if first == b'C' {
                Command::Continue(optional(address)?)
            } else {
                Command::Step(optional(address)?)
            }
        }
        b'H' => match rest.split_first() {
            Some((b'g' | b'c' | b'G', thread)) if is_thread(thread) => Command::Fixed("OK"),
            _ => return Err(Malformed),
        },
        b'T' if is_thread(rest) => Command::Fixed("OK"),
        b'D' if rest.is_empty() || rest.first() == Some(&b';') => Command::Detach,
        b'k' if rest.is_empty() => Command::Kill { answered: false },
        b'?' | b'g' | b'T' | b'D' | b'k' => return Err(Malformed),
        b'v' => long(rest)?,
        b'q' => query(rest)?,
        b'Q' if rest == b"StartNoAckMode" => Command::NoAcknowledgement,
        _ => return Err(Unknown),
    })
}

/// Those that begin with `v`.
fn long(rest: &[u8]) -> Result<Command, Refusal> {
    if rest == b"Cont?" {
        return Ok(Command::Fixed("vCont;c;C;s;S"));
    }
    if rest == b"Kill" || rest.starts_with(b"Kill;") {
        return Ok(Command::Kill { answered: true });
    }
    let Some(actions) = rest.strip_prefix(b"Cont") else { return Err(Unknown) };
    let Some(actions) = actions.strip_prefix(b";") else { return Err(Malformed) };
    // There is one thread, so the first action counts; the others must be of their form all the
    // same.
    let mut first = None;
    for action in actions.split(|byte| *byte == b';') {
        let (action, thread) = split(action, b':').map_or((action, None), |(a, thread)| (a, Some(thread)));
        if thread.is_some_and(|thread| !is_thread(thread)) {
            return Err(Malformed);
        }
        let Some((&letter, signal)) = action.split_first() else { return Err(Malformed) };
        let command = match letter {
            b'c' if signal.is_empty() => Command::Continue(None),
            b's' if signal.is_empty() => Command::Step(None),
            b'C' if number(signal).is_ok() => Command::Continue(None),
            b'S' if number(signal).is_ok() => Command::Step(None),
            _ => return Err(Malformed),
        };
        first.get_or_insert(command);
    }
    first.ok_or(Malformed)
}

/// Those that begin with `q`.
fn query(rest: &[u8]) -> Result<Command, Refusal> {
    if rest == b"Supported" || rest.starts_with(b"Supported:") {
        let words = || rest[b"Supported".len()..].split(|byte| matches!(byte, b':' | b';'));
        let has = |wanted: &[u8]| words().any(|word| word == wanted);
        return Ok(Command::Supported { software: has(b"swbreak+"), hardware: has(b"hwbreak+") });
    }
    if let Some(part) = rest.strip_prefix(b"Xfer:features:read:") {
        let (annex, range) = split(part, b':')?;
        let (offset, length) = split(range, b',')?;
        let (offset, length) = (number(offset)?, number(length)?);
        return if annex == b"target.xml" {
            Ok(Command::Description(offset, length))
        } else {
            Err(Malformed)
        };
    }
    Ok(match rest {
        b"C" => Command::Fixed("QC1"),
        b"fThreadInfo" => Command::Fixed("m1"),
        b"sThreadInfo" => Command::Fixed("l"),
        // GDB has come to a program that was there: it lets it run on when it goes.
        _ if rest == b"Attached" || rest.starts_with(b"Attached:") => Command::Fixed("1"),
        _ => return Err(Unknown),
    })
}

/// `Z` and `z`, after their letter. Conditions and commands are GDB's to carry out, since nothing
/// else was agreed on.
fn point(insert: bool, rest: &[u8]) -> Result<Command, Refusal> {
    let (kind, place) = split(rest, b',')?;
    let (address, bytes) = split(place, b',')?;
    let (address, bytes) = (number(address)?, number(bytes)?);
    let point = match number(kind)? {
        0 => Point::Software,
        1 => Point::Hardware,
        2 => Point::Watch(WatchedAccess::Writes),
        3 => Point::Watch(WatchedAccess::Reads),
        4 => Point::Watch(WatchedAccess::Accesses),
        _ => return Err(Unknown),
    };
    if matches!(point, Point::Watch(_)) && bytes == 0 {
        return Err(Malformed);
    }
    Ok(if insert { Command::Insert(point, address, bytes) } else { Command::Remove(point, address, bytes) })
}

/// Address, length and data of `M` and `X`.
fn written(rest: &[u8]) -> Result<(u64, u64, &[u8]), Refusal> {
    let (place, data) = split(rest, b':')?;
    let (address, length) = split(place, b',')?;
    Ok((number(address)?, number(length)?, data))
}

/// Data must be as long as they say.
fn counted(address: u64, length: u64, data: Vec<u8>) -> Result<Command, Refusal> {
    if data.len() as u64 == length { Ok(Command::WriteMemory(address, data)) } else { Err(Malformed) }
}

fn split(text: &[u8], at: u8) -> Result<(&[u8], &[u8]), Refusal> {
    let place = text.iter().position(|byte| *byte == at).ok_or(Malformed)?;
    Ok((&text[..place], &text[place + 1..]))
}

/// A number of up to 64 bits.
fn number(digits: &[u8]) -> Result<u64, Refusal> {
    let mut value = 0u64;
    for byte in digits {
        if value >> 60 != 0 {
            return Err(Malformed);
        }
        value = value << 4 | u64::from(digit(*byte).ok_or(Malformed)?);
    }
    if digits.is_empty() { Err(Malformed) } else { Ok(value) }
}

fn optional(digits: &[u8]) -> Result<Option<u64>, Refusal> {
    if digits.is_empty() { Ok(None) } else { number(digits).map(Some) }
}

/// Two digits for each byte.
fn bytes(digits: &[u8]) -> Result<Vec<u8>, Refusal> {
    let pairs = digits.chunks(2);
    let pair = |pair: &[u8]| match pair {
        [high, low] => Ok(digit(*high).ok_or(Malformed)? << 4 | digit(*low).ok_or(Malformed)?),
        _ => Err(Malformed),
    };
    pairs.map(pair).collect()
}

/// Binary data: a byte after `}` was changed so that it can be sent.
fn unescaped(data: &[u8]) -> Result<Vec<u8>, Refusal> {
    let mut found = Vec::with_capacity(data.len());
    let mut rest = data.iter();
    while let Some(byte) = rest.next() {
        found.push(if *byte == b'}' { rest.next().ok_or(Malformed)? ^ 0x20 } else { *byte });
    }
    Ok(found)
}

/// A thread: all, any, or the one that there is, with or without its process.
fn is_thread(text: &[u8]) -> bool {
    let one = |text: &[u8]| text == b"-1" || number(text).is_ok_and(|thread| thread <= 1);
    match text.strip_prefix(b"p") {
        Some(both) => {
            split(both, b'.').map_or_else(|_| one(both), |(process, thread)| one(process) && one(thread))
        }
        None => one(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_of_its_form_is_malformed_and_what_is_not_known_unknown() {
        for malformed in [
            "m80001000",
            "m,4",
            "m80001000,",
            "mzz,4",
            "m10000000000000000,1",
            "Z0,",
            "Z0,80000000",
            "Z2,80001000,0",
            "vCont;x",
            "vCont;",
            "vCont",
            "vCont;c:zz",
            "Hgzz",
            "H",
            "Hg",
            "M80001000,1:zz",
            "M80001000,4:ab",
            "M80001000,1:abc",
            "Pa",
            "Pa=1",
            "Pzz=00",
            "p",
            "Gxy",
            "cz",
            "C",
            "T",
            "Txy",
            "?x",
            "X80001000,2:a",
            "X80001000,1:}",
            "zz",
            "qXfer:features:read:target.xml",
            "qXfer:features:read:other.xml:0,10",
        ] {
            assert_eq!(parse(malformed.as_bytes()), Err(Malformed), "{malformed}");
        }
        for unknown in ["", "vMustReplyEmpty", "qTStatus", "Q", "QNonStop:1", "b", "Z9,80000000,4", "\u{7f}"]
        {
            assert_eq!(parse(unknown.as_bytes()), Err(Unknown), "{unknown}");
        }
    }

    #[test]
    fn commands_of_gdb_are_read() {
        let is = |text: &str, command| assert_eq!(parse(text.as_bytes()), Ok(command), "{text}");
        is("m80001000,4", Command::ReadMemory(0x8000_1000, 4));
        is("M80001000,2:abCD", Command::WriteMemory(0x8000_1000, vec![0xab, 0xcd]));
        is("X80001000,2:}\u{3}#", Command::WriteMemory(0x8000_1000, vec![0x23, 0x23]));
        is("X80001000,0:", Command::WriteMemory(0x8000_1000, vec![]));
        is("P20=00000080", Command::WriteRegister(32, vec![0, 0, 0, 0x80]));
        is("Z4,80001000,8", Command::Insert(Point::Watch(WatchedAccess::Accesses), 0x8000_1000, 8));
        is("z1,80001000,4", Command::Remove(Point::Hardware, 0x8000_1000, 4));
        is("vCont;s:1;c", Command::Step(None));
        is("vCont;C05:p1.1;c:-1", Command::Continue(None));
        is("C0b;80000010", Command::Continue(Some(0x8000_0010)));
        is("S05", Command::Step(None));
        is("Hgp0.0", Command::Fixed("OK"));
        is("Hc-1", Command::Fixed("OK"));
        is(
            "qSupported:multiprocess+;swbreak+;hwbreak+",
            Command::Supported { software: true, hardware: true },
        );
        is("qAttached:1", Command::Fixed("1"));
        is("qXfer:features:read:target.xml:0,ffb", Command::Description(0, 0xffb));
    }

    /// Numbers that look random, the same in every run.
    fn random(state: &mut u64) -> u64 {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        *state
    }

    #[test]
    fn no_data_make_the_parser_panic() {
        let words: [&[u8]; 20] = [
            b"m",
            b"M",
            b"X",
            b"Z0,",
            b"z2,",
            b"vCont;",
            b"H",
            b"P",
            b"p",
            b"G",
            b"qXfer:features:read:",
            b"qSupported:",
            b":",
            b",",
            b";",
            b"=",
            b"80001000",
            b"}",
            b"-1",
            b"p1.",
        ];
        let mut state = 7;
        for _ in 0..200_000 {
            let mut data = Vec::new();
            for _ in 0..random(&mut state) % 6 {
                if random(&mut state) & 1 == 0 {
                    data.extend_from_slice(words[random(&mut state) as usize % words.len()]);
                } else {
                    data.push(random(&mut state) as u8);
                }
            }
            let _ = parse(&data);
        }
    }
}
