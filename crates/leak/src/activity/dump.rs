//! A Value Change Dump, as far as it is wanted: chosen signals, time step by time step.
//!
//! Source: IEEE 1800, clause 21.7, as Verilator writes it. What is unknown there (x, z) is 0.

use std::collections::HashMap;
use std::io::{self, BufRead};

use super::Unfollowed;

/// What a dump lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenDump {
    /// A signal, by its path.
    Signal(String),
    /// A signal that has so many bits, and should have others.
    Width(String, usize),
    /// The line, from 1 on, that is none of a dump.
    Line(u64),
}

/// A signal that is followed.
#[derive(Clone, Copy, Debug)]
pub struct Followed {
    slot: usize,
    /// Its bits.
    pub width: usize,
}

/// An open dump.
pub struct Dump<R> {
    source: R,
    /// Path → code and width.
    declared: HashMap<String, (Vec<u8>, usize)>,
    slots: HashMap<Vec<u8>, usize>,
    values: Vec<Vec<u8>>,
    line: Vec<u8>,
    number: u64,
    /// The time whose changes come next.
    time: Option<u64>,
}

impl<R: BufRead> Dump<R> {
    /// Reads what is declared.
    pub fn open(source: R) -> Result<Self, Unfollowed> {
        let mut dump = Self {
            source,
            declared: HashMap::new(),
            slots: HashMap::new(),
            values: vec![],
            line: vec![],
            number: 0,
            time: None,
        };
        let mut scopes: Vec<String> = vec![];
        while dump.next()? {
            let line = String::from_utf8_lossy(&dump.line).into_owned();
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["$scope", _, name, ..] => scopes.push(name.to_owned()),
                ["$upscope", ..] => {
                    scopes.pop();
                }
                ["$var", _, width, code, name, ..] => {
                    let width = width.parse().map_err(|_| BrokenDump::Line(dump.number))?;
                    let path = format!("{}.{name}", scopes.join("."));
                    dump.declared.insert(path, (code.as_bytes().to_vec(), width));
                }
                ["$enddefinitions", ..] => return Ok(dump),
                _ => {}
            }
        }
        Err(BrokenDump::Line(dump.number).into())
    }

    /// The signal with this path, which is followed from here on.
    pub fn find(&mut self, path: &str) -> Result<Followed, Unfollowed> {
        let Some((code, width)) = self.declared.get(path).cloned() else {
            return Err(BrokenDump::Signal(path.to_owned()).into());
        };
        let next = self.values.len();
        let slot = *self.slots.entry(code).or_insert(next);
        if slot == next {
            self.values.push(vec![0; width]);
        }
        Ok(Followed { slot, width })
    }

    /// The next time, after all of its changes; none at the end.
    pub fn step(&mut self) -> Result<Option<u64>, Unfollowed> {
        while self.next()? {
            match self.line.first() {
                None | Some(b'$') => {}
                Some(b'#') => {
                    let digits =
                        std::str::from_utf8(&self.line[1..]).map_err(|_| BrokenDump::Line(self.number))?;
                    let time = digits.trim().parse().map_err(|_| BrokenDump::Line(self.number))?;
                    if let Some(before) = self.time.replace(time) {
                        return Ok(Some(before));
                    }
                }
                Some(b'b' | b'B') => {
                    let Some(space) = self.line.iter().position(|byte| *byte == b' ') else {
                        return Err(BrokenDump::Line(self.number).into());
                    };
                    let (bits, code) = (&self.line[1..space], &self.line[space + 1..]);
                    if let Some(slot) = self.slots.get(code) {
                        let value = &mut self.values[*slot];
                        value.fill(0);
                        for (bit, digit) in value.iter_mut().zip(bits.iter().rev()) {
                            *bit = u8::from(*digit == b'1');
                        }
                    }
                }
                Some(digit @ (b'0' | b'1' | b'x' | b'X' | b'z' | b'Z')) => {
                    if let Some(slot) = self.slots.get(&self.line[1..]) {
                        self.values[*slot][0] = u8::from(*digit == b'1');
                    }
                }
                Some(_) => return Err(BrokenDump::Line(self.number).into()),
            }
        }
        Ok(self.time.take())
    }

    /// What a signal is, lowest bit first.
    pub fn value(&self, signal: &Followed) -> &[u8] {
        &self.values[signal.slot]
    }

    fn next(&mut self) -> io::Result<bool> {
        self.line.clear();
        let read = self.source.read_until(b'\n', &mut self.line)?;
        while self.line.last().is_some_and(u8::is_ascii_whitespace) {
            self.line.pop();
        }
        self.number += 1;
        Ok(read > 0)
    }
}
