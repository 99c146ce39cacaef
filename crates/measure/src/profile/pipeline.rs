//! The per-cycle log: what moved in each cycle, why the next instruction did not issue, what is in flight.
//!
//! Source: own form, docs/reference/profile.md, "The log of cycles".

use std::io::{self, Write};

use instar_cores::{Cycle, Fate, InFlight};
use instar_files::Output;

use super::code::Code;
use super::window::Window;

/// A log that is being written.
pub struct PipelineLog {
    out: Output,
    window: Window,
}

impl PipelineLog {
    /// A log into `file`.
    pub fn new(file: Output, window: Window) -> Self {
        Self { out: file, window }
    }

    /// Writes the block of one cycle.
    pub fn cycle(&mut self, number: u64, cycle: &Cycle<'_>, code: &Code) -> io::Result<()> {
        if !self.window.has(number) {
            return Ok(());
        }
        write!(self.out, "cycle {number}: {} of {} slots", cycle.slots, cycle.width)?;
        if let Some(held) = cycle.held {
            let id = held.place.id.map_or_else(String::new, |id| format!(" {}", code.line(id)));
            write!(self.out, "; {}{id}", held.stall.name())?;
        }
        self.out.write_all(b"\n")?;
        let now = cycle.now;
        for gone in cycle.gone {
            let what = if gone.fate == Fate::Retired { "commit" } else { "flush" };
            self.line(what, gone, code)?;
        }
        let in_scoreboard = || cycle.flying.iter().take(cycle.scoreboard);
        for finished in in_scoreboard().filter(|i| i.done == Some(now)) {
            self.line("finish", finished, code)?;
        }
        for issued in in_scoreboard().filter(|i| i.issued == Some(now)) {
            self.line("issue", issued, code)?;
        }
        for decoded in cycle.flying.iter().filter(|i| i.decoded == Some(now) && i.issued.is_none()) {
            self.line("decode", decoded, code)?;
        }
        for fetched in cycle.flying.iter().filter(|i| i.fetched == now && i.decoded.is_none()) {
            self.line("fetch", fetched, code)?;
        }
        let queued = cycle.flying.len() - cycle.scoreboard - cycle.decoded;
        let [waiting, committed, buffer] = cycle.stores;
        write!(self.out, "  in flight  scoreboard {}", cycle.scoreboard)?;
        for (n, i) in in_scoreboard().enumerate() {
            let mark = match (i.index, i.done) {
                (None, _) => "x",
                (_, Some(done)) if done <= now => "+",
                _ => "",
            };
            let text = i.id.map_or_else(|| "?".to_owned(), |id| format!("{:08x}", code.get(id).pc));
            write!(self.out, "{}{text}{mark}", if n == 0 { " [" } else { " " })?;
        }
        let end = if cycle.scoreboard > 0 { "]" } else { "" };
        writeln!(
            self.out,
            "{end}, decoded {}, queued {queued}, stores {waiting} waiting {committed} committed {buffer} in the buffer",
            cycle.decoded
        )
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
