//! From the schedule of a program to its words.

use std::collections::HashMap;

use instar_diagnostic::Diagnostic;

use super::Noted;
use super::draft::{Draft, Issue, Operand, ReadOfIo, Step};
use super::format::Control;
use super::place::Places;
use crate::machine::LANES;
use crate::pack::{Assembled, ScheduledBlock};
use crate::program::{Count, Kind, Limit, Location, Microprogram, Node, Operation, Value};

/// Multiples of the modulus that a difference may have added: 2 to their places.
const MULTIPLES: [u32; 3] = [1, 2, 4];

/// Makes the words of a program's routines.
pub(super) struct Encoder<'a, 'e> {
    pub program: &'a Microprogram,
    pub assembled: &'a Assembled,
    pub places: &'e Places,
    /// Where this program's tables begin.
    pub tables: &'e [usize],
    pub words: &'e mut Vec<Noted<Draft>>,
    /// The first word of each routine.
    pub routines: HashMap<&'a str, usize>,
    /// Words that call a routine.
    pub calls: Vec<(usize, &'a str)>,
}

impl<'a> Encoder<'a, '_> {
    /// All routines, one after the other.
    pub fn encode(&mut self) -> Result<(), Diagnostic> {
        for routine in &self.program.routines {
            self.routines.insert(&routine.name, self.words.len());
            let mut blocks = self.assembled.blocks[&routine.name].iter();
            self.nodes(&routine.body, &mut blocks)?;
            self.step(Step::new(Control::Return), format!("end of {}", routine.name));
        }
        for (word, routine) in &self.calls {
            let to = self.routines[routine];
            if let Draft::Step(step) = &mut self.words[*word].what {
                step.jump = to;
            }
        }
        Ok(())
    }

    fn step(&mut self, step: Step, note: String) {
        self.words.push(Noted { what: Draft::Step(step), note });
    }

    fn nodes(
        &mut self,
        nodes: &'a [Node],
        blocks: &mut impl Iterator<Item = &'a ScheduledBlock>,
    ) -> Result<(), Diagnostic> {
        let register = |at: usize| self.program.registers[at].clone();
        for node in nodes {
            match node {
                Node::Block(block) => {
                    let scheduled = blocks.next().expect("each block has its schedule");
                    self.block(block, scheduled)?;
                }
                Node::Repeat { count, counting, body, .. } => {
                    let mut step = Step { register: *counting, ..Step::new(Control::Loop) };
                    let note = match count {
                        Count::Number(number) => {
                            step.value = i64::from(*number);
                            format!("repeat {number}")
                        }
                        Count::Register(at) => {
                            step.index = Some(*at);
                            format!("repeat {}", register(*at))
                        }
                    };
                    let begin = self.words.len();
                    self.step(step, note);
                    self.nodes(body, blocks)?;
                    let back = Step { register: *counting, jump: begin + 1, ..Step::new(Control::Round) };
                    self.step(back, "a round ends".to_owned());
                    let after = self.words.len();
                    if let Draft::Step(step) = &mut self.words[begin].what {
                        step.jump = after;
                    }
                }
                Node::Call { routine, .. } => {
                    self.calls.push((self.words.len(), routine));
                    self.step(Step::new(Control::Call), format!("call {routine}"));
                }
                Node::Set { register: at, value, .. } => {
                    let (control, index, base) = match value {
                        Value::Index(index) => (Control::Set, index, 0),
                        Value::Table(table, index) => (Control::LookUp, index, self.tables[*table]),
                    };
                    let value = base as i64 + i64::from(index.offset);
                    let step =
                        Step { register: Some(*at), index: index.register, value, ..Step::new(control) };
                    self.step(step, format!("{} is set", register(*at)));
                }
                Node::Swap { pairs, bit, .. } => {
                    let mut step = Step { group: self.places.group(pairs), ..Step::new(Control::Swap) };
                    if let Some(bit) = bit {
                        (step.by_key, step.index, step.value) = (true, bit.register, i64::from(bit.offset));
                    }
                    self.step(step, "swap".to_owned());
                }
            }
        }
        Ok(())
    }

    fn block(&mut self, block: &[Operation], scheduled: &ScheduledBlock) -> Result<(), Diagnostic> {
        let mut order: Vec<usize> = (0..block.len()).collect();
        order.sort_by_key(|at| scheduled.begins[*at].cycle);
        let lanes = lanes(scheduled, &order);
        let mut words: Vec<(u32, Issue, String)> = Vec::new();
        if order.first().is_some_and(|at| scheduled.begins[*at].cycle > 0) {
            words.push((0, Issue::default(), String::new()));
        }
        for at in order {
            let cycle = scheduled.begins[at].cycle;
            if words.last().is_none_or(|(last, ..)| *last != cycle) {
                words.push((cycle, Issue::default(), String::new()));
            }
            let (_, word, note) = words.last_mut().expect("there is one");
            let operation = &block[at];
            self.begin(word, operation)?;
            if scheduled.shapes[at].lanes > 0 {
                (word.unit, word.lanes) = (scheduled.begins[at].unit, lanes[at]);
            }
            *note += &format!(" @{cycle} {}", self.program.told(operation.place));
        }
        let ends: Vec<u32> =
            words.iter().skip(1).map(|(cycle, ..)| *cycle).chain([scheduled.length]).collect();
        for ((cycle, mut issue, note), end) in words.into_iter().zip(ends) {
            issue.gap = end - cycle - 1;
            self.words.push(Noted { what: Draft::Issue(issue), note: note.trim().to_owned() });
        }
        Ok(())
    }

    fn place(&self, location: Location) -> Operand {
        self.places.operand(self.program, location)
    }

    /// Adds what begins to a word.
    fn begin(&self, word: &mut Issue, operation: &Operation) -> Result<(), Diagnostic> {
        let two = operation.sources.iter().chain(&operation.target).any(|one| self.program.parts(*one) == 2);
        let same = operation.sources.len() == 2 && operation.sources[0] == operation.sources[1];
        if let Some(io) = operation.io {
            word.element = (io.register, i64::from(io.offset));
        }
        let target = operation.target.map(|target| self.place(target));
        if operation.kind == Kind::Read {
            let target = target.expect("it reads into a number");
            word.io = Some(ReadOfIo { two, target });
            return Ok(());
        }
        word.operation =
            Some(if operation.kind == Kind::Multiply && same { Kind::Square } else { operation.kind });
        word.two = two;
        word.target = target.unwrap_or_default();
        word.a = self.place(operation.sources[0]);
        word.b = self.place(*operation.sources.last().expect("it has one"));
        let adds = match operation.kind {
            Kind::Difference => Some(operation.sources[1]),
            Kind::Square | Kind::Multiply if two && word.operation == Some(Kind::Square) => {
                Some(operation.sources[0])
            }
            _ => None,
        };
        if let Some(source) = adds {
            let limit = self.program.variables[source.variable].limit;
            let place = MULTIPLES.iter().position(|times| limit == Limit::Moduli(*times));
            let Some(place) = place else {
                let message = format!(
                    "\"{}\" is taken off, and hardware has the modulus once, twice and four times for that",
                    self.program.shown(source)
                );
                let hint = "declare it below 1, 2 or 4 times the modulus";
                return Err(self.program.fault(operation.place, message, hint));
            };
            word.above = place as u32;
        }
        Ok(())
    }
}

/// Which lanes of its unit each product takes, a bit each: single ones from the last on.
fn lanes(scheduled: &ScheduledBlock, order: &[usize]) -> Vec<u32> {
    let mut free: HashMap<(u32, u32), u32> = HashMap::new();
    let mut found = vec![0; order.len()];
    for at in order.iter().copied().filter(|at| scheduled.shapes[*at].lanes > 0) {
        let (begin, shape) = (scheduled.begins[at], &scheduled.shapes[at]);
        let from = begin.cycle + shape.lanes_from;
        let is_free = |lane: &u32| free.get(&(begin.unit, *lane)).is_none_or(|until| *until <= from);
        let all: Vec<u32> = (0..LANES).filter(is_free).collect();
        let count = shape.lanes as usize;
        let taken = if count == 1 { &all[all.len() - 1..] } else { &all[..count] };
        for lane in taken {
            found[at] |= 1 << lane;
        }
        let taken = taken.to_vec();
        free.extend(taken.into_iter().map(|lane| ((begin.unit, lane), begin.cycle + shape.lanes_until)));
    }
    found
}
