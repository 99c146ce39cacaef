//! The per-cycle log: what moved in each cycle, why the next instruction did not issue, what is in
//! flight.
//!
//! Source: own form, docs/reference/profile.md, "The log of cycles".

use std::io::{self, Write};

use instar_cores::{Cycle, Fate, InFlight, PipelineView};
use instar_files::Output;

use super::code::Code;
use super::window::Window;

/// A log that is being written.
pub struct PipelineLog {
    out: Output,
    window: Window,
    /// What its last line of a cycle says of how full the pipeline is: texts, each with the gauge
    /// after it.
    occupancy: Vec<(&'static str, Option<usize>)>,
}

impl PipelineLog {
    /// A log into `file`, of a core with this pipeline.
    pub fn new(file: Output, window: Window, pipeline: &PipelineView) -> Self {
        Self { out: file, window, occupancy: pipeline.occupancy_parts() }
    }

    /// Writes the block of one cycle.
    pub fn cycle(&mut self, number: u64, cycle: &Cycle<'_>, code: &Code) -> io::Result<()> {
        if !self.window.has(number) {
            return Ok(());
        }
        write!(self.out, "cycle {number}: {} of {} slots", cycle.slots, cycle.width)?;
        if let Some(held) = cycle.held {
            let id = held.place.id.map_or_else(String::new, |id| format!(" {}", code.line(id)));
            write!(self.out, "; {}{id}", cycle.family.stalls[held.stall.index()].name)?;
        }
        self.out.write_all(b"\n")?;
        let now = cycle.now;
        for gone in cycle.gone {
            let what = if gone.fate == Fate::Retired { "commit" } else { "flush" };
            self.line(what, gone, code)?;
        }
        for (moment, verb) in cycle.family.pipeline.moments.iter().enumerate().rev() {
            for instruction in cycle.flying.iter().filter(|i| i.times[moment] == Some(now)) {
                self.line(verb, instruction, code)?;
            }
        }
        self.out.write_all(b"  in flight  ")?;
        for n in 0..self.occupancy.len() {
            let (text, gauge) = self.occupancy[n];
            self.out.write_all(text.as_bytes())?;
            if let Some(gauge) = gauge {
                write!(self.out, "{}", cycle.gauges[gauge])?;
            }
            if n == 0 {
                self.executing(cycle, code)?;
            }
        }
        self.out.write_all(b"\n")
    }

    /// The instructions that have issued, in brackets.
    fn executing(&mut self, cycle: &Cycle<'_>, code: &Code) -> io::Result<()> {
        for (n, i) in cycle.flying.iter().take(cycle.executing).enumerate() {
            let mark = match (i.index, i.done(cycle.family)) {
                (None, _) => "x",
                (_, Some(done)) if done <= cycle.now => "+",
                _ => "",
            };
            let text = i.id.map_or_else(|| "?".to_owned(), |id| format!("{:08x}", code.get(id).pc));
            write!(self.out, "{}{text}{mark}", if n == 0 { " [" } else { " " })?;
        }
        if cycle.executing > 0 { self.out.write_all(b"]") } else { Ok(()) }
    }

    fn line(&mut self, what: &str, instruction: &InFlight, code: &Code) -> io::Result<()> {
        let text = instruction.id.map_or_else(|| "?".to_owned(), |id| code.line(id));
        let wrong = if instruction.index.is_none() { "  (wrong path)" } else { "" };
        writeln!(self.out, "  {what:<9}  {text}{wrong}")
    }

    /// Closes the file.
    pub fn finish(self) -> io::Result<()> {
        self.out.finish()
    }
}
