//! Instructions on their way through the pipeline, as a Kanata log.
//!
//! Source: the format is `instar_trace::KanataWriter`'s. On the first lane the stages of the core's
//! family, on the second what holds an instruction up.

use std::collections::VecDeque;
use std::io;

use instar_cores::{Cycle, Fate, InFlight, Stall};
use instar_files::Output;
use instar_trace::{KanataWriter, Label, Lane};

use super::code::Code;
use super::window::Window;

/// One instruction that stands in the file and has not ended there.
struct OpenLabel {
    serial: u64,
    /// Its number in the file.
    id: u64,
    stage: &'static str,
    stall: Option<Stall>,
}

/// A log that is being written.
pub struct Kanata {
    out: KanataWriter<Output>,
    window: Window,
    shown: VecDeque<OpenLabel>,
    /// Those that left in the cycle before: their last stage covers it.
    gone: Vec<(u64, Fate)>,
    next: u64,
    /// Number of the run's first instruction in the stream.
    base: u64,
}

impl Kanata {
    /// A log into `file` of a run whose first instruction has the number `base`.
    pub fn new(file: Output, window: Window, base: u64) -> io::Result<Self> {
        let out = KanataWriter::new(file)?;
        Ok(Self { out, window, shown: VecDeque::new(), gone: Vec::new(), next: 0, base })
    }

    /// Writes what changed in one cycle.
    pub fn cycle(&mut self, number: u64, cycle: &Cycle<'_>, code: &Code) -> io::Result<()> {
        if !self.window.has(number) {
            return if number > self.window.last { self.close(number) } else { Ok(()) };
        }
        self.out.cycle(number);
        self.end_gone()?;
        for gone in cycle.gone {
            self.update(gone, cycle, code)?;
            if let Some(at) = self.shown.iter().position(|shown| shown.serial == gone.serial)
                && let Some(shown) = self.shown.remove(at)
            {
                self.gone.push((shown.id, gone.fate));
            }
        }
        for instruction in cycle.flying {
            self.update(instruction, cycle, code)?;
        }
        Ok(())
    }

    fn update(&mut self, instruction: &InFlight, cycle: &Cycle<'_>, code: &Code) -> io::Result<()> {
        let stage = cycle.family.pipeline.stage(&instruction.times, cycle.now);
        let at = match self.shown.iter().position(|shown| shown.serial == instruction.serial) {
            Some(at) => at,
            None => self.appear(instruction, code)?,
        };
        let id = self.shown[at].id;
        if self.shown[at].stage != stage {
            self.out.stage(id, Lane::Stages, stage)?;
            self.shown[at].stage = stage;
        }
        if instruction.issued(cycle.family) == Some(cycle.now) {
            for producer in instruction.producers.into_iter().flatten() {
                if let Some(producer) = self.shown.iter().find(|shown| shown.serial == producer) {
                    self.out.depends(id, producer.id)?;
                }
            }
        }
        let held = cycle.held.filter(|held| {
            instruction.index == Some(held.place.index) && instruction.left.is_none() && cycle.slots == 0
        });
        let stall = held.map(|held| held.stall);
        if self.shown[at].stall != stall {
            let name = |stall: Stall| cycle.family.stalls[stall.index()].name;
            match (self.shown[at].stall, stall) {
                (_, Some(stall)) => self.out.stage(id, Lane::Stalls, name(stall))?,
                (Some(stall), None) => self.out.end_stage(id, Lane::Stalls, name(stall))?,
                (None, None) => {}
            }
            self.shown[at].stall = stall;
        }
        Ok(())
    }

    /// A new instruction; its place in the list.
    fn appear(&mut self, instruction: &InFlight, code: &Code) -> io::Result<usize> {
        let id = self.next;
        self.next += 1;
        let number = instruction.index.map(|index| index + 1 - self.base);
        self.out.instruction(id, number.unwrap_or(0))?;
        let text = instruction.id.map_or_else(|| "not decoded".to_owned(), |id| code.line(id));
        self.out.label(id, Label::Pane, &text)?;
        let detail = match (number, instruction.id) {
            (Some(number), Some(id)) => format!("instruction {number}{}", code.locate(id)),
            _ => "wrong path".to_owned(),
        };
        self.out.label(id, Label::Tip, &detail)?;
        self.shown.push_back(OpenLabel { serial: instruction.serial, id, stage: "", stall: None });
        Ok(self.shown.len() - 1)
    }

    fn end_gone(&mut self) -> io::Result<()> {
        for (id, fate) in self.gone.drain(..) {
            match fate {
                Fate::Retired => self.out.retire(id)?,
                Fate::Flying | Fate::Flushed => self.out.flush(id)?,
            }
        }
        Ok(())
    }

    /// The window ends: what is still in flight did not retire within it.
    fn close(&mut self, number: u64) -> io::Result<()> {
        self.out.cycle(number);
        self.end_gone()?;
        for shown in std::mem::take(&mut self.shown) {
            self.out.flush(shown.id)?;
        }
        Ok(())
    }

    /// Closes the file.
    pub fn finish(mut self, cycles: u64) -> io::Result<()> {
        self.close(cycles + 1)?;
        self.out.finish()?.finish()
    }
}
