//! Writes a timeline that Perfetto and Chrome's tracing page open.
//!
//! Source: Google, "Trace Event Format", JSON object form: duration events `B` and `E`, counters
//! `C`, metadata `M`. Its time is in microseconds; here one of them is one cycle.

use std::io::{self, Write};

/// A timeline that is being written.
#[derive(Debug)]
pub struct TimelineWriter<W> {
    out: W,
}

impl<W: Write> TimelineWriter<W> {
    /// A timeline of one thread called `thread` in a process called `process`.
    pub fn new(mut out: W, process: &str, thread: &str) -> io::Result<Self> {
        out.write_all(b"{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n")?;
        for (name, text, end) in [("process_name", process, ",\n"), ("thread_name", thread, "")] {
            let text = quoted(text);
            write!(
                out,
                "{{\"ph\":\"M\",\"pid\":1,\"tid\":1,\"name\":\"{name}\",\"args\":{{\"name\":{text}}}}}{end}"
            )?;
        }
        Ok(Self { out })
    }

    /// A slice begins inside those that are open.
    pub fn begin(&mut self, cycle: u64, name: &str) -> io::Result<()> {
        write!(self.out, ",\n{{\"ph\":\"B\",\"pid\":1,\"tid\":1,\"ts\":{cycle},\"name\":{}}}", quoted(name))
    }

    /// The innermost slice ends.
    pub fn end(&mut self, cycle: u64) -> io::Result<()> {
        write!(self.out, ",\n{{\"ph\":\"E\",\"pid\":1,\"tid\":1,\"ts\":{cycle}}}")
    }

    /// Values of a counter from here on, one line each.
    pub fn counter(&mut self, cycle: u64, name: &str, values: &[(&str, f64)]) -> io::Result<()> {
        write!(self.out, ",\n{{\"ph\":\"C\",\"pid\":1,\"ts\":{cycle},\"name\":{},\"args\":{{", quoted(name))?;
        for (at, (name, value)) in values.iter().enumerate() {
            let comma = if at == 0 { "" } else { "," };
            write!(self.out, "{comma}{}:{value:.3}", quoted(name))?;
        }
        self.out.write_all(b"}}")
    }

    /// Closes the file.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.write_all(b"\n]}\n")?;
        self.out.flush()?;
        Ok(self.out)
    }
}

/// A JSON string (RFC 8259, section 7).
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c < ' ' => quoted.push_str(&format!("\\u{:04x}", c as u32)),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_and_counters_stand_in_one_list_of_events() {
        let mut out = Vec::new();
        let mut timeline = TimelineWriter::new(&mut out, "core \"a\"", "hart 0").unwrap();
        timeline.begin(1, "main").unwrap();
        timeline.counter(2, "occupancy", &[("scoreboard", 1.5), ("stores", 0.0)]).unwrap();
        timeline.end(9).unwrap();
        timeline.finish().unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.contains(r#""args":{"name":"core \"a\""}"#), "{text}");
        assert!(text.contains(r#"{"ph":"B","pid":1,"tid":1,"ts":1,"name":"main"},"#), "{text}");
        assert!(text.contains(r#""args":{"scoreboard":1.500,"stores":0.000}},"#), "{text}");
        assert!(text.ends_with("\"ts\":9}\n]}\n"), "{text}");
    }
}
