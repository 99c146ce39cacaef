//! How long a run takes, told before one: control knows neither numbers nor keys.
//!
//! Source: docs/reference/microprogram.md, "Checks" and "The unit".

use std::collections::HashMap;

use instar_diagnostic::Diagnostic;

use crate::machine::{CALL, LOOP, START, SWAP};
use crate::pack::{Assembled, all_blocks};
use crate::program::{Count, Microprogram, Node, Routine};
use crate::text::Place;

/// Cycles after which nobody waits any longer, and steps of control that are followed.
const MOST_CYCLES: u64 = 1 << 32;
const MOST_STEPS: u64 = 1 << 22;

impl Microprogram {
    /// Refuses routines that nobody calls whose runs take too long on any unit.
    pub(crate) fn check_length(&self) -> Result<(), Diagnostic> {
        let called = self.called();
        for routine in &self.routines {
            if !called.contains(&routine.name.as_str()) {
                // A block takes a cycle at least.
                Walk::new(self, &|_, _| 1).whole(routine)?;
            }
        }
        Ok(())
    }
}

impl Assembled {
    /// Cycles of a run of a routine of the program that this was made of.
    ///
    /// # Errors
    /// Too many of them, or a register or number of a table that is not there.
    ///
    /// # Panics
    /// Where there is no such routine.
    pub fn cycles(&self, program: &Microprogram, entry: &str) -> Result<u64, Diagnostic> {
        let length = |routine: &str, block: usize| u64::from(self.blocks[routine][block].length);
        Walk::new(program, &length).whole(program.routine(entry).expect("its caller has looked"))
    }
}

struct Walk<'a> {
    program: &'a Microprogram,
    /// Cycles of a routine's block, by number.
    length: &'a dyn Fn(&str, usize) -> u64,
    /// Of routines: whether each run of one takes as long.
    even: HashMap<&'a str, bool>,
    registers: Vec<u32>,
    cycles: u64,
    steps: u64,
}

/// Where a walk is: a routine, and the innermost loop or the call.
#[derive(Clone, Copy)]
struct At<'a> {
    routine: &'a str,
    place: Place,
}

impl<'a> Walk<'a> {
    fn new(program: &'a Microprogram, length: &'a dyn Fn(&str, usize) -> u64) -> Self {
        let registers = vec![0; program.registers.len()];
        Self { program, length, even: HashMap::new(), registers, cycles: START, steps: 0 }
    }

    fn whole(mut self, routine: &'a Routine) -> Result<u64, Diagnostic> {
        self.nodes(&routine.body, 0, At { routine: &routine.name, place: routine.place })?;
        Ok(self.cycles)
    }

    /// Statements of which the first block has this number; the number after the last one's.
    fn nodes(&mut self, nodes: &'a [Node], mut block: usize, at: At<'a>) -> Result<usize, Diagnostic> {
        for node in nodes {
            match node {
                Node::Block(_) => {
                    self.pass((self.length)(at.routine, block), at)?;
                    block += 1;
                }
                Node::Repeat { count, counting, body, place } => {
                    let rounds = match count {
                        Count::Number(number) => *number,
                        Count::Register(register) => self.registers[*register],
                    };
                    self.pass(LOOP, at)?;
                    let at = At { place: *place, ..at };
                    // Of rounds that take as long one is followed, with the last one's number.
                    let (followed, each) = if self.is_even(body) { (1, rounds) } else { (rounds, 1) };
                    for round in 0..followed.min(rounds) {
                        if let Some(register) = counting {
                            self.registers[*register] = round + each - 1;
                        }
                        let before = self.cycles;
                        self.nodes(body, block, at)?;
                        self.pass(LOOP, at)?;
                        self.pass((self.cycles - before) * u64::from(each - 1), at)?;
                    }
                    let mut within = Vec::new();
                    all_blocks(body, &mut within);
                    block += within.len();
                }
                Node::Call { routine, place } => {
                    self.pass(2 * CALL, at)?;
                    let called = self.program.routine(routine).expect("it was found before");
                    self.nodes(&called.body, 0, At { routine: &called.name, place: *place })?;
                }
                Node::Set { register, value, place } => {
                    self.pass(value.cycles(), at)?;
                    let found = self.program.value(&self.registers, *value);
                    self.registers[*register] =
                        found.map_err(|wrong| self.program.fault(*place, wrong, "look at what counts it"))?;
                }
                Node::Swap { .. } => self.pass(SWAP, at)?,
            }
        }
        Ok(block)
    }

    fn pass(&mut self, cycles: u64, at: At<'_>) -> Result<(), Diagnostic> {
        self.steps += 1;
        self.cycles = self.cycles.saturating_add(cycles);
        let what = if self.cycles > MOST_CYCLES {
            format!("{MOST_CYCLES} cycles")
        } else if self.steps > MOST_STEPS {
            format!("{MOST_STEPS} steps that no two rounds share")
        } else {
            return Ok(());
        };
        let message = format!("with this a run takes more than {what}");
        Err(self.program.fault(at.place, message, "let loops have fewer rounds, or calls fewer calls"))
    }

    /// Whether each round takes as long: nothing in it sets a register, or goes as often as one
    /// says.
    fn is_even(&mut self, nodes: &'a [Node]) -> bool {
        nodes.iter().all(|node| match node {
            Node::Block(_) | Node::Swap { .. } => true,
            Node::Set { .. } | Node::Repeat { count: Count::Register(_), .. } => false,
            Node::Repeat { body, .. } => self.is_even(body),
            Node::Call { routine, .. } => {
                if let Some(known) = self.even.get(routine.as_str()) {
                    return *known;
                }
                let called = self.program.routine(routine).expect("it was found before");
                let even = self.is_even(&called.body);
                self.even.insert(&called.name, even);
                even
            }
        })
    }
}
