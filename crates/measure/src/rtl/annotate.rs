//! A trace with the model's commit cycles and the causes of each delay.
//!
//! Source: the form of the trace itself, with the model's cycle in the cycle column (put there if
//! the trace has none), then ` # ` and the causes. The trace's own cycles are read past.

use std::collections::VecDeque;
use std::io::Write;
use std::path::Path;

use instar_cores::{Cause, Commit};
use instar_design::HostCore;
use instar_trace::{LineTexts, Observer, Retired};

use crate::rtl::reader::{self, Piece, Read};
use crate::rtl::remarks::Missing;
use crate::rtl::stand_in::{StandInSource, StandIns};
use crate::subject::Waiting;
use crate::{Error, GoOn};

/// What was annotated.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[serde(rename = "AnnotateResult")]
pub struct Annotated {
    /// Instructions.
    pub instructions: u64,
    /// Cycles of the model, to the last commit.
    pub cycles: u64,
    /// What the trace does not tell.
    #[serde(flatten)]
    pub missing: Missing,
    /// The trace's form.
    /// Python: `TraceForm`
    pub form: &'static str,
    /// Instructions read as a design's by stand-ins.
    pub replaced: u64,
    /// What is to be known of the figures, one sentence each.
    pub notes: Vec<String>,
}

/// Lines whose instructions have not committed yet, and where the others go.
struct Output {
    file: instar_files::Output,
    /// Causes that the core's model tells apart.
    causes: &'static [Cause],
    waiting: VecDeque<(LineTexts, usize)>,
    done: Annotated,
}

impl Output {
    /// Writes the lines of all commits so far.
    fn write(&mut self, commits: &mut VecDeque<Commit>) -> std::io::Result<()> {
        while let Some(commit) = commits.pop_front() {
            let Some((texts, next)) = self.waiting.front_mut() else { break };
            let (before, after) = texts.get(*next);
            // The RVFI form marks its cycle.
            let mark = if before.starts_with("core") { "@" } else { "" };
            write!(self.file, "{before} {mark}{}", commit.cycle)?;
            if !after.is_empty() {
                write!(self.file, " {after}")?;
            }
            for (n, name) in commit.causes.names(self.causes).enumerate() {
                write!(self.file, "{}{name}", if n == 0 { " # " } else { "+" })?;
            }
            self.file.write_all(b"\n")?;
            self.done.instructions += 1;
            self.done.cycles = commit.cycle;
            *next += 1;
            if *next == texts.len() {
                self.waiting.pop_front();
            }
        }
        Ok(())
    }
}

/// Annotates the trace at `path` into `out`.
pub fn annotate(
    path: &Path,
    core: &HostCore,
    out: &Path,
    stand_ins: StandInSource<'_>,
    go_on: GoOn<'_>,
) -> Result<Annotated, Error> {
    let program = stand_ins.program.map(reader::program).transpose()?;
    let mut timed = reader::timed(core, Waiting::default(), program.as_deref())?;
    let stand_ins = StandIns::new(stand_ins)?;
    let unwritable =
        |error: std::io::Error| Error::new(format!("{}: this cannot be written: {error}", out.display()));
    if same_file(path, out) {
        return Err(Error::new(format!("{}: the trace cannot be annotated into itself", out.display())));
    }
    let file = instar_files::Output::create(out).map_err(unwritable)?;
    let mut output =
        Output { file, causes: core.family()?.causes, waiting: VecDeque::new(), done: Annotated::default() };
    let read = reader::read(path, core, &stand_ins, go_on, &mut |Piece { table, batch, texts, .. }| {
        output.waiting.push_back((texts.clone(), 0));
        timed.retire(&Retired::new(table, batch));
        output.write(&mut timed.observer().0).map_err(unwritable)
    })?;
    reader::drain(&mut timed, path, core)?;
    output.write(&mut timed.observer().0).map_err(unwritable)?;
    output.file.finish().map_err(unwritable)?;
    let Read { replaced, form, missing, mut notes, .. } = read;
    notes.extend(timed.assumptions());
    Ok(Annotated { replaced, form, missing, notes, ..output.done })
}

fn same_file(a: &Path, b: &Path) -> bool {
    matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b)
}
