//! Writes a Kanata log, which the Konata pipeline viewer shows.
//!
//! Source: docs/kanata-log-format.md of shioyadan/Konata, version 0004: tab-separated commands, one
//! per line; commands between two `C` happen in one cycle.

use std::io::{self, Write};

/// Where the viewer shows a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Beside the instruction.
    Pane = 0,
    /// Over the instruction, when it is pointed at.
    Tip = 1,
}

/// A lane of an instruction: one stage after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// The stages of the pipeline.
    Stages = 0,
    /// What it waits for.
    Stalls = 1,
}

/// A log that is being written. Cycles must not run backwards.
#[derive(Debug)]
pub struct KanataWriter<W> {
    out: W,
    now: Option<u64>,
    /// Cycle of the commands to come.
    wanted: u64,
    retired: u64,
}

impl<W: Write> KanataWriter<W> {
    /// Writes the header.
    pub fn new(mut out: W) -> io::Result<Self> {
        out.write_all(b"Kanata\t0004\n")?;
        Ok(Self { out, now: None, wanted: 0, retired: 0 })
    }

    /// All that follows happens in this cycle; one that is before the last counts as the last.
    pub fn cycle(&mut self, cycle: u64) {
        self.wanted = cycle;
    }

    /// An instruction appears: `id` is its own in this file, `number` anything.
    pub fn instruction(&mut self, id: u64, number: u64) -> io::Result<()> {
        self.advance()?;
        writeln!(self.out, "I\t{id}\t{number}\t0")
    }

    /// Adds text to an instruction; tabs and line ends become blanks.
    pub fn label(&mut self, id: u64, place: Label, text: &str) -> io::Result<()> {
        self.advance()?;
        let text = text.replace(['\t', '\n', '\r'], " ");
        writeln!(self.out, "L\t{id}\t{}\t{text}", place as u8)
    }

    /// An instruction enters a stage of a lane and leaves the one before.
    pub fn stage(&mut self, id: u64, lane: Lane, name: &str) -> io::Result<()> {
        self.advance()?;
        writeln!(self.out, "S\t{id}\t{}\t{name}", lane as u8)
    }

    /// An instruction leaves a stage.
    pub fn end_stage(&mut self, id: u64, lane: Lane, name: &str) -> io::Result<()> {
        self.advance()?;
        writeln!(self.out, "E\t{id}\t{}\t{name}", lane as u8)
    }

    /// `consumer` uses a result of `producer`.
    pub fn depends(&mut self, consumer: u64, producer: u64) -> io::Result<()> {
        self.advance()?;
        writeln!(self.out, "W\t{consumer}\t{producer}\t0")
    }

    /// An instruction retires.
    pub fn retire(&mut self, id: u64) -> io::Result<()> {
        self.advance()?;
        let number = self.retired;
        self.retired += 1;
        writeln!(self.out, "R\t{id}\t{number}\t0")
    }

    /// An instruction is flushed.
    pub fn flush(&mut self, id: u64) -> io::Result<()> {
        self.advance()?;
        writeln!(self.out, "R\t{id}\t{}\t1", self.retired)
    }

    /// Hands everything to the file.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }

    fn advance(&mut self) -> io::Result<()> {
        match self.now {
            None => writeln!(self.out, "C=\t{}", self.wanted)?,
            Some(now) if now < self.wanted => writeln!(self.out, "C\t{}", self.wanted - now)?,
            Some(_) => return Ok(()),
        }
        self.now = Some(self.wanted);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_formats_documentation_comes_out_as_it_stands_there() {
        let mut out = Vec::new();
        let mut log = KanataWriter::new(&mut out).unwrap();
        log.cycle(216);
        log.instruction(0, 0).unwrap();
        log.label(0, Label::Pane, "12000d918 iBC(r17)").unwrap();
        log.stage(0, Lane::Stages, "F").unwrap();
        log.cycle(217);
        log.stage(0, Lane::Stages, "X").unwrap();
        log.instruction(1, 1).unwrap();
        log.label(1, Label::Pane, "12000d91c r4 = iALU(r3, r2)").unwrap();
        log.stage(1, Lane::Stages, "F").unwrap();
        log.cycle(218);
        log.retire(0).unwrap();
        log.stage(1, Lane::Stages, "X").unwrap();
        log.cycle(219);
        log.flush(1).unwrap();
        log.finish().unwrap();
        let expected = "Kanata\t0004\nC=\t216\nI\t0\t0\t0\nL\t0\t0\t12000d918 iBC(r17)\nS\t0\t0\tF\nC\t1\nS\t0\t0\tX\n\
                        I\t1\t1\t0\nL\t1\t0\t12000d91c r4 = iALU(r3, r2)\nS\t1\t0\tF\nC\t1\nR\t0\t0\t0\nS\t1\t0\tX\n\
                        C\t1\nR\t1\t1\t1\n";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }

    #[test]
    fn a_text_cannot_break_out_of_its_line() {
        let mut out = Vec::new();
        let mut log = KanataWriter::new(&mut out).unwrap();
        log.instruction(0, 0).unwrap();
        log.label(0, Label::Tip, "a\tb\nR\t0\t0\t0").unwrap();
        assert!(String::from_utf8(out).unwrap().ends_with("L\t0\t1\ta b R 0 0 0\n"));
    }
}
