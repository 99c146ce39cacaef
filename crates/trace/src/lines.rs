//! The lines of a file, or its bytes, plain or compressed with zstd, without a copy of each.
//!
//! Source: zstd is recognised by the magic number of its frames (RFC 8878 §3.1.1), not by the
//! file's name.

use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::{Path, PathBuf};

use crate::error::TraceError;

/// Bytes read at once; also how much of a file can be looked at before its first line is taken.
const CHUNK_BYTES: usize = 1 << 18;

/// No line of a trace comes near this; what does is not a trace.
const LINE_BYTES_MAX: usize = 1 << 16;

const ZSTD_MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// Hands out one line after the other.
pub(crate) struct LineSource {
    path: PathBuf,
    input: Box<dyn Read + Send>,
    compressed: bool,
    buffer: Vec<u8>,
    /// What is valid in `buffer` and not yet handed out.
    start: usize,
    end: usize,
    /// The input has ended, well or with this error.
    ended: Option<Result<(), io::Error>>,
    /// Lines handed out.
    line: u64,
}

impl LineSource {
    pub(crate) fn open(path: &Path) -> Result<Self, TraceError> {
        let unreadable =
            |error: io::Error| TraceError::file(path, format!("the trace cannot be read: {error}"));
        let mut file = File::open(path).map_err(unreadable)?;
        let mut head = Vec::with_capacity(ZSTD_MAGIC.len());
        (&mut file).take(ZSTD_MAGIC.len() as u64).read_to_end(&mut head).map_err(unreadable)?;
        let compressed = head == ZSTD_MAGIC;
        let whole = Cursor::new(head).chain(file);
        let input: Box<dyn Read + Send> = if compressed {
            Box::new(zstd::stream::read::Decoder::new(whole).map_err(unreadable)?)
        } else {
            Box::new(whole)
        };
        let mut source = Self {
            path: path.to_owned(),
            input,
            compressed,
            buffer: vec![0; CHUNK_BYTES],
            start: 0,
            end: 0,
            ended: None,
            line: 0,
        };
        source.fill();
        Ok(source)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Number of the line that was handed out last.
    pub(crate) fn line(&self) -> u64 {
        self.line
    }

    /// The first lines of the file, before any of them is taken; the last may be cut.
    pub(crate) fn head(&self) -> impl Iterator<Item = &[u8]> {
        self.buffer[self.start..self.end].split(|byte| *byte == b'\n').map(without_remark)
    }

    /// The next line without its end and a remark; `None` at the end of the file.
    #[inline]
    pub(crate) fn next_line(&mut self) -> Result<Option<&[u8]>, TraceError> {
        let mut searched = 0;
        let (length, skip) = loop {
            let rest = &self.buffer[self.start..self.end];
            if let Some(at) = rest[searched..].iter().position(|byte| *byte == b'\n') {
                break (searched + at, 1);
            }
            searched = rest.len();
            if searched > LINE_BYTES_MAX {
                let sentence =
                    format!("the line is longer than {LINE_BYTES_MAX} bytes, so this is not a trace");
                return Err(TraceError::line(&self.path, self.line + 1, sentence));
            }
            if self.ended.is_none() {
                self.fill();
                continue;
            }
            if let Some(Err(error)) = &self.ended {
                return Err(self.broken(error));
            }
            if searched == 0 {
                return Ok(None);
            }
            break (searched, 0);
        };
        self.line += 1;
        let from = self.start;
        self.start += length + skip;
        Ok(Some(without_remark(&self.buffer[from..from + length])))
    }

    /// The first bytes of the file, before any of them is taken.
    pub(crate) fn first_bytes(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// The next byte, of a file that has no lines; `None` at the end.
    #[inline]
    pub(crate) fn next_byte(&mut self) -> Result<Option<u8>, TraceError> {
        if self.start == self.end {
            if self.ended.is_none() {
                self.fill();
            }
            if self.start == self.end {
                return match &self.ended {
                    // Such a file has no lines to be named.
                    Some(Err(error)) => Err(TraceError { line: None, ..self.broken(error) }),
                    _ => Ok(None),
                };
            }
        }
        self.start += 1;
        Ok(Some(self.buffer[self.start - 1]))
    }

    /// Moves what is left to the front and reads until the buffer is full or the input ends.
    fn fill(&mut self) {
        self.buffer.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        while self.ended.is_none() && self.end < self.buffer.len() {
            match self.input.read(&mut self.buffer[self.end..]) {
                Ok(0) => self.ended = Some(Ok(())),
                Ok(count) => self.end += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => self.ended = Some(Err(error)),
            }
        }
    }

    fn broken(&self, error: &io::Error) -> TraceError {
        let sentence = match (self.compressed, error.kind()) {
            (true, io::ErrorKind::UnexpectedEof) => {
                "the zstd file ends in the middle, so its rest is missing from here on; it must be whole"
                    .to_owned()
            }
            (true, _) => format!("the zstd file is damaged from here on ({error}); it must be made anew"),
            (false, _) => format!("the trace cannot be read from here on: {error}"),
        };
        TraceError::line(&self.path, self.line + 1, sentence)
    }
}

/// A line up to a carriage return at its end, and up to a remark: what stands after `#`, as in an
/// annotated trace.
#[inline]
fn without_remark(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    match line.iter().position(|byte| *byte == b'#') {
        Some(at) => line[..at].trim_ascii_end(),
        None => line,
    }
}
