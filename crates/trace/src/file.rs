//! Writes the retired stream into a file, native or in the upstream RVFI form.
//!
//! Source: the forms are described in `native` and `rvfi`; a stream has no register values and no
//! cycles, so an RVFI trace written here has neither.

use std::path::Path;

use instar_isa::Isa;

use crate::error::TraceError;
use crate::native::NativeWriter;
use crate::observer::{Observer, Retired};
use crate::output::Output;
use crate::rvfi_write::RvfiWriter;

/// Forms that the retired stream alone can fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StreamForm {
    /// Our own, with nothing lost.
    Native,
    /// Lines of text as the tracer of CVA6 writes them.
    Rvfi,
}

enum Writer {
    Native(NativeWriter),
    Rvfi(RvfiWriter),
}

/// A trace that is being written; it takes batches as an observer.
pub struct TraceFile {
    out: Output,
    writer: Writer,
    buffer: Vec<u8>,
    instructions: u64,
}

impl TraceFile {
    /// Creates the file at `path`, compressed where the name ends in `.zst`, for programs of `isa`.
    pub fn create(path: &Path, form: StreamForm, isa: Isa) -> Result<Self, TraceError> {
        let mut buffer = Vec::new();
        let writer = match form {
            StreamForm::Native => Writer::Native(NativeWriter::begin(isa, &mut buffer)),
            StreamForm::Rvfi => Writer::Rvfi(RvfiWriter::default()),
        };
        let mut out = Output::create(path)?;
        out.write(&buffer);
        Ok(Self { out, writer, buffer, instructions: 0 })
    }

    /// Instructions written.
    pub fn instructions(&self) -> u64 {
        self.instructions
    }

    /// Ends the file, whole however the run ended.
    pub fn finish(mut self) -> Result<(), TraceError> {
        if let Writer::Native(native) = self.writer {
            self.buffer.clear();
            native.end(self.instructions, &mut self.buffer);
            self.out.write(&self.buffer);
        }
        self.out.finish()
    }
}

impl Observer for TraceFile {
    fn retire(&mut self, &Retired { table, batch, .. }: &Retired<'_>) {
        self.buffer.clear();
        match &mut self.writer {
            Writer::Native(native) => native.push(table, batch, &mut self.buffer),
            Writer::Rvfi(rvfi) => rvfi.push(table, batch, &mut self.buffer),
        }
        self.out.write(&self.buffer);
        self.instructions += batch.len() as u64;
    }

    fn is_done(&self) -> bool {
        self.out.has_failed()
    }
}
