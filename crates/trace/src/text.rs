//! The text of a trace's lines without their cycles, for an annotated trace.
//!
//! Source: own design: one string for many lines, so that keeping them costs no allocation per
//! line.

/// Text of consecutive instructions of a trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineTexts {
    text: String,
    /// For each instruction: where in `text` its part before the cycle ends, and that after it.
    ends: Vec<(usize, usize)>,
}

impl LineTexts {
    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no instruction.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// What stands before the cycle column of instruction `i`, or would, and what stands after it
    /// (maybe nothing). Blanks beside the cycle belong to neither.
    pub fn get(&self, i: usize) -> (&str, &str) {
        let start = if i == 0 { 0 } else { self.ends[i - 1].1 };
        let (middle, end) = self.ends[i];
        (&self.text[start..middle], &self.text[middle..end])
    }

    pub(crate) fn push(&mut self, before: &[u8], after: &[u8]) {
        self.text.push_str(&String::from_utf8_lossy(before));
        let middle = self.text.len();
        self.text.push_str(String::from_utf8_lossy(after).trim_end());
        self.ends.push((middle, self.text.len()));
    }

    pub(crate) fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
    }
}
