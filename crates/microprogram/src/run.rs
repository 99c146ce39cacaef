//! A run of a microprogram: numbers and cycles, in the order of its schedule.
//!
//! Source: docs/reference/microprogram.md.

use std::fmt;

use instar_diagnostic::Diagnostic;
use num_bigint::BigUint;

use crate::machine::{CALL, LOOP, START, SWAP};
use crate::pack::{Assembled, ScheduledBlock, part_of};
use crate::program::{Count, Index, Kind, Location, Microprogram, Node, Operation, Routine};
use crate::text::Place;

/// What a program reads and writes outside of the unit.
pub trait Memories {
    /// A bit of the key.
    fn key_bit(&self, at: u32) -> Option<bool>;
    /// A word of 32 bits of `IO`.
    fn io(&self, word: u32) -> Option<u32>;
    /// Sets a word of `IO`; whether there is one.
    fn set_io(&mut self, word: u32, value: u32) -> bool;
}

/// What a run took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ran {
    /// Cycles.
    pub cycles: u64,
    /// Cycles in which nothing but control happened.
    pub control: u64,
    /// Products of two numbers, each a lane of a unit.
    pub products: u64,
    /// Products and squares of numbers with two parts.
    pub pairs: (u64, u64),
}

/// Why a run ended early: a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunFault(String);

impl fmt::Display for RunFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for RunFault {}

impl Assembled {
    /// Runs a routine of the program that this was made of.
    ///
    /// # Errors
    /// An element, a bit or a word that is not there, a number that was never written, or more
    /// cycles than anybody waits for, which is known before the first one.
    pub fn run(
        &self,
        program: &Microprogram,
        entry: &str,
        outside: &mut dyn Memories,
    ) -> Result<Ran, RunFault> {
        let routine =
            program.routine(entry).ok_or_else(|| RunFault(format!("there is no routine \"{entry}\"")))?;
        let fault = |wrong: Diagnostic| RunFault(format!("{}:{}: {}", wrong.file, wrong.line, wrong.message));
        let cycles = self.cycles(program, entry).map_err(fault)?;
        let mut numbers = vec![None; program.addresses() as usize];
        for variable in &program.variables {
            for (at, value) in variable.constant.iter().flatten().enumerate() {
                numbers[variable.address as usize + at] = Some(value.clone());
            }
        }
        let mut run = Run {
            program,
            assembled: self,
            numbers,
            registers: vec![0; program.registers.len()],
            moved: (0..program.variables.len()).collect(),
            outside,
            ran: Ran::default(),
        };
        run.control(START);
        run.routine(routine)?;
        debug_assert_eq!(run.ran.cycles, cycles, "as was told before");
        Ok(run.ran)
    }
}

struct Run<'a> {
    program: &'a Microprogram,
    assembled: &'a Assembled,
    numbers: Vec<Option<BigUint>>,
    registers: Vec<u32>,
    /// Of each variable, whose place it has.
    moved: Vec<usize>,
    outside: &'a mut dyn Memories,
    ran: Ran,
}

impl Run<'_> {
    fn routine(&mut self, routine: &Routine) -> Result<(), RunFault> {
        let assembled = self.assembled;
        let mut blocks = assembled.blocks[&routine.name].iter();
        self.nodes(&routine.body, &mut blocks)
    }

    fn nodes<'b>(
        &mut self,
        nodes: &[Node],
        blocks: &mut (impl Iterator<Item = &'b ScheduledBlock> + Clone),
    ) -> Result<(), RunFault> {
        for node in nodes {
            match node {
                Node::Block(block) => {
                    let scheduled = blocks.next().expect("each block has its schedule");
                    self.block(block, scheduled)?;
                }
                Node::Repeat { count, counting, body, .. } => {
                    let rounds = match count {
                        Count::Number(number) => *number,
                        Count::Register(at) => self.registers[*at],
                    };
                    self.control(LOOP);
                    let begin = blocks.clone();
                    for round in 0..rounds {
                        if let Some(at) = counting {
                            self.registers[*at] = round;
                        }
                        *blocks = begin.clone();
                        self.nodes(body, blocks)?;
                        self.control(LOOP);
                    }
                    let mut within = Vec::new();
                    crate::pack::all_blocks(body, &mut within);
                    *blocks = begin;
                    if !within.is_empty() {
                        blocks.nth(within.len() - 1);
                    }
                }
                Node::Call { routine, .. } => {
                    self.control(2 * CALL);
                    let program = self.program;
                    self.routine(program.routine(routine).expect("it was found before"))?;
                }
                Node::Set { register, value, place } => {
                    self.control(value.cycles());
                    let found = self.program.value(&self.registers, *value);
                    self.registers[*register] =
                        found.map_err(|wrong| RunFault(format!("{}: {wrong}", self.program.told(*place))))?;
                }
                Node::Swap { pairs, bit, place } => {
                    self.control(SWAP);
                    let set = match bit {
                        None => false,
                        Some(index) => {
                            let at = self.index(*index);
                            let bit = u32::try_from(at).ok().and_then(|at| self.outside.key_bit(at));
                            bit.ok_or_else(|| {
                                let place = self.program.told(*place);
                                RunFault(format!("{place}: KEY has no bit {at}"))
                            })?
                        }
                    };
                    for (a, b) in pairs {
                        (self.moved[*a], self.moved[*b]) = if set { (*b, *a) } else { (*a, *b) };
                    }
                }
            }
        }
        Ok(())
    }

    fn control(&mut self, cycles: u64) {
        self.ran.control += cycles;
        self.ran.cycles += cycles;
    }

    fn index(&self, index: Index) -> i64 {
        index.register.map_or(0, |at| i64::from(self.registers[at])) + i64::from(index.offset)
    }

    /// The address of a number.
    fn address(&self, location: Location, part: u32, place: Place) -> Result<usize, RunFault> {
        let program = self.program;
        let variable = &program.variables[self.moved[location.variable]];
        let at = self.index(location.index);
        if !(0..i64::from(variable.count)).contains(&at) {
            let place = program.told(place);
            return Err(RunFault(format!("{place}: \"{}\" has no element {at}", variable.name)));
        }
        let part = location.part.unwrap_or(part);
        Ok((variable.address + at as u32 * variable.parts + part) as usize)
    }

    /// Reads in the cycles of reads, and writes in those of writes.
    fn block(&mut self, block: &[Operation], scheduled: &ScheduledBlock) -> Result<(), RunFault> {
        let program = self.program;
        // Cycle, writes after reads; operation, number of its read or write.
        let mut events = Vec::new();
        for (at, (begin, shape)) in scheduled.begins.iter().zip(&scheduled.shapes).enumerate() {
            let reads = shape.reads.iter().enumerate();
            events.extend(reads.map(|(number, (cycle, ..))| (begin.cycle + cycle, false, at, number)));
            let writes = shape.writes.iter().enumerate();
            events.extend(writes.map(|(number, (cycle, _))| (begin.cycle + cycle, true, at, number)));
        }
        events.sort_unstable();
        let mut read: Vec<[[BigUint; 2]; 2]> = vec![Default::default(); block.len()];
        let mut made: Vec<Option<Vec<BigUint>>> = vec![None; block.len()];
        for (_, writes, at, number) in events {
            let (operation, shape) = (&block[at], &scheduled.shapes[at]);
            if writes {
                let (_, part) = shape.writes[number];
                if made[at].is_none() {
                    made[at] = Some(self.compute(operation, &read[at])?);
                }
                let target = operation.target.expect("it writes");
                let address = self.address(part_of(program, target, part), part, operation.place)?;
                self.numbers[address] = made[at].as_ref().map(|parts| parts[part as usize].clone());
            } else {
                let (_, source, part) = shape.reads[number];
                let location = part_of(program, operation.sources[source], part);
                let address = self.address(location, part, operation.place)?;
                let Some(value) = &self.numbers[address] else {
                    let place = program.told(operation.place);
                    let what = program.shown(location);
                    return Err(RunFault(format!("{place}: \"{what}\" is read and was never written")));
                };
                read[at][source][part as usize] = value.clone();
                let last = number + 1 == shape.reads.len();
                if last && operation.kind == Kind::Write {
                    self.compute(operation, &read[at])?;
                }
            }
        }
        self.ran.cycles += u64::from(scheduled.length);
        Ok(())
    }

    fn compute(&mut self, operation: &Operation, read: &[[BigUint; 2]; 2]) -> Result<Vec<BigUint>, RunFault> {
        let program = self.program;
        let all = operation.sources.iter().chain(&operation.target);
        let parts = all.map(|one| program.parts(*one)).max().unwrap_or(1) as usize;
        let twice = || &program.modulus * 2u32;
        let reduced = |a: BigUint, by: BigUint| if a >= by { a - by } else { a };
        let less = |a: &BigUint, b: &BigUint| if a >= b { a - b } else { a + twice() - b };
        let (a, b) = (&read[0], &read[1]);
        let b = if operation.sources.first() == operation.sources.last() { a } else { b };
        let most = |at: usize| program.most(operation.sources[at].variable);
        let each = |one: &dyn Fn(usize) -> BigUint| (0..parts).map(one).collect::<Vec<_>>();
        Ok(match operation.kind {
            Kind::Multiply if operation.sources[0] != operation.sources[1] && parts == 2 => {
                self.ran.pairs.0 += 1;
                self.ran.products += 3;
                let (real, other) = (program.montgomery(&a[0], &b[0]), program.montgomery(&a[1], &b[1]));
                let mixed = program.montgomery(&(&a[0] + &a[1]), &(&b[0] + &b[1]));
                vec![less(&real, &other), less(&less(&mixed, &real), &other)]
            }
            Kind::Multiply | Kind::Square if parts == 1 => {
                self.ran.products += 1;
                vec![program.montgomery(&a[0], if operation.kind == Kind::Square { &a[0] } else { &b[0] })]
            }
            Kind::Multiply | Kind::Square => {
                self.ran.pairs.1 += 1;
                self.ran.products += 2;
                let above = program.multiple_above(&most(0));
                let real = program.montgomery(&(&a[0] + &a[1]), &(&a[0] + above - &a[1]));
                vec![real, program.montgomery(&(&a[0] * 2u32), &a[1])]
            }
            Kind::Add => each(&|part| reduced(&a[part] + &b[part], twice())),
            Kind::Subtract => each(&|part| less(&a[part], &b[part])),
            Kind::Sum => each(&|part| &a[part] + &b[part]),
            Kind::Difference => {
                let above = program.multiple_above(&most(1));
                each(&|part| &a[part] + &above - &b[part])
            }
            Kind::Copy => each(&|part| a[part].clone()),
            Kind::Halve => each(&|part| {
                let odd = a[part].bit(0);
                (if odd { &a[part] + &program.modulus } else { a[part].clone() }) >> 1u32
            }),
            Kind::Reduce => each(&|part| reduced(a[part].clone(), program.modulus.clone())),
            Kind::Read => {
                let mut out = Vec::new();
                for part in 0..parts as i64 {
                    let mut words = Vec::new();
                    for word in 0..i64::from(program.io_words) {
                        words.push(self.io_word(operation, part * i64::from(program.io_words) + word)?.1);
                    }
                    out.push(BigUint::new(words));
                }
                out
            }
            Kind::Write => {
                for (part, number) in a.iter().enumerate().take(parts) {
                    let mut digits = number.to_u32_digits();
                    digits.resize(digits.len().max(program.io_words as usize), 0);
                    if digits.len() > program.io_words as usize {
                        return Err(self.io_fault(operation, "a number is longer than an element of it"));
                    }
                    for (word, digit) in digits.into_iter().enumerate() {
                        let at = part as i64 * i64::from(program.io_words) + word as i64;
                        let (at, _) = self.io_word(operation, at)?;
                        self.outside.set_io(at, digit);
                    }
                }
                Vec::new()
            }
        })
    }

    /// A word of an element of `IO`: its number and what is there.
    fn io_word(&self, operation: &Operation, word: i64) -> Result<(u32, u32), RunFault> {
        let index = operation.io.expect("it is an access of IO");
        // Elements of two parts take two places.
        let at = self.index(index) * i64::from(self.program.io_words) + word;
        let found = u32::try_from(at).ok().and_then(|at| Some((at, self.outside.io(at)?)));
        found.ok_or_else(|| self.io_fault(operation, &format!("there is no word {at}")))
    }

    fn io_fault(&self, operation: &Operation, what: &str) -> RunFault {
        RunFault(format!("{}: of IO {what}", self.program.told(operation.place)))
    }
}

impl Microprogram {
    /// a·b/R modulo the modulus, as a unit leaves it: (a·b + q·modulus)/R for q = -a·b/modulus
    /// modulo R. Digit by digit a unit finds the same q.
    fn montgomery(&self, a: &BigUint, b: &BigUint) -> BigUint {
        let product = a * b;
        let mask = (BigUint::from(1u32) << self.radix) - 1u32;
        let q = ((&product & &mask) * &self.negative_inverse) & mask;
        (product + q * &self.modulus) >> self.radix
    }
}

/// -1/modulus modulo 2^radix, of an odd modulus.
pub(crate) fn negative_inverse(modulus: &BigUint, radix: u32) -> BigUint {
    let r = BigUint::from(1u32) << radix;
    let mut inverse = BigUint::from(1u32);
    // Each step doubles the bits that are right.
    for _ in 0..u32::BITS - radix.leading_zeros() {
        let error = (&inverse * modulus) % &r;
        inverse = (inverse * (&r + 2u32 - error)) % &r;
    }
    &r - inverse
}
