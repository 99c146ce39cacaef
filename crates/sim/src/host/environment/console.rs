//! What a program writes: its output (file 1, and devices without a file), and its errors (file 2).
//!
//! Source: POSIX's standard streams; own design for their order.

/// One of the two files that a program can write to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// File 1, the standard output.
    Output,
    /// File 2, the standard error.
    Errors,
}

impl Stream {
    /// By its number; `None` for a file that cannot be written.
    pub(crate) fn numbered(file: u64) -> Option<Self> {
        match file {
            1 => Some(Self::Output),
            2 => Some(Self::Errors),
            _ => None,
        }
    }

    /// Its number.
    pub fn number(self) -> u8 {
        match self {
            Self::Output => 1,
            Self::Errors => 2,
        }
    }
}

/// Both files.
#[derive(Debug, Default)]
pub(crate) struct Console {
    output: Vec<u8>,
    errors: Vec<u8>,
    /// What nobody was shown yet: bytes of each piece, in the order in which they were written.
    waiting: Vec<(Stream, usize)>,
}

impl Console {
    /// Appends what was written.
    pub(crate) fn write(&mut self, stream: Stream, bytes: &[u8]) {
        if bytes.is_empty() {
            return;
        }
        match stream {
            Stream::Output => self.output.extend_from_slice(bytes),
            Stream::Errors => self.errors.extend_from_slice(bytes),
        }
        match self.waiting.last_mut() {
            Some((last, length)) if *last == stream => *length += bytes.len(),
            _ => self.waiting.push((stream, bytes.len())),
        }
    }

    /// Whether a whole line waits to be shown.
    pub(crate) fn has_line(&self) -> bool {
        let last = self.waiting.last().map(|(stream, _)| match stream {
            Stream::Output => &self.output,
            Stream::Errors => &self.errors,
        });
        last.is_some_and(|text| text.ends_with(b"\n"))
    }

    /// Shows what nobody was shown yet.
    pub(crate) fn show(&mut self, show: &mut dyn FnMut(Stream, &[u8])) {
        let left = |wanted| self.waiting.iter().filter(|(s, _)| *s == wanted).map(|(_, n)| n).sum::<usize>();
        let mut output = &self.output[self.output.len() - left(Stream::Output)..];
        let mut errors = &self.errors[self.errors.len() - left(Stream::Errors)..];
        for &(stream, length) in &self.waiting {
            let text = if stream == Stream::Output { &mut output } else { &mut errors };
            let (piece, rest) = text.split_at(length);
            *text = rest;
            show(stream, piece);
        }
        self.waiting.clear();
    }

    /// Takes everything: what was written to file 1, and to file 2.
    pub(crate) fn take(&mut self) -> [Vec<u8>; 2] {
        self.waiting.clear();
        [std::mem::take(&mut self.output), std::mem::take(&mut self.errors)]
    }
}

#[cfg(test)]
impl Console {
    /// What was written to file 1.
    pub(crate) fn output(&self) -> &[u8] {
        &self.output
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_shown_once_in_the_order_in_which_they_were_written() {
        let mut console = Console::default();
        let mut shown = Vec::new();
        for (stream, text) in [(Stream::Errors, "e1"), (Stream::Output, "o1"), (Stream::Output, "o2")] {
            console.write(stream, text.as_bytes());
        }
        console.show(&mut |stream, text| shown.push((stream.number(), text.to_vec())));
        console.write(Stream::Errors, b"e2\n");
        assert!(console.has_line());
        console.show(&mut |stream, text| shown.push((stream.number(), text.to_vec())));
        assert!(!console.has_line());
        console.show(&mut |_, _| panic!("it was shown"));
        let expected = [(2, &b"e1"[..]), (1, b"o1o2"), (2, b"e2\n")];
        assert_eq!(shown, expected.map(|(file, text)| (file, text.to_vec())));
        assert_eq!(console.take(), [b"o1o2".to_vec(), b"e1e2\n".to_vec()]);
    }
}
