//! Writes coverage as a tracefile of lcov.
//!
//! Source: geninfo(1), "TRACEFILE FORMAT".

use std::io::{self, Write};

use super::{Coverage, File, ways};

/// Writes all files; `test` is the name of the run.
pub(crate) fn write(coverage: &Coverage, test: &str, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "TN:{}", test_name(test))?;
    for (path, file) in &coverage.files {
        writeln!(out, "SF:{path}")?;
        file.write(out)?;
        writeln!(out, "end_of_record")?;
    }
    Ok(())
}

impl File {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let sum = self.reached();
        for (line, name) in self.functions.keys() {
            writeln!(out, "FN:{line},{name}")?;
        }
        for ((_, name), entered) in &self.functions {
            writeln!(out, "FNDA:{entered},{name}")?;
        }
        writeln!(out, "FNF:{}\nFNH:{}", sum.functions, sum.functions_hit)?;
        for (line, branches) in &self.branches {
            for (block, branch) in branches.iter().enumerate() {
                for (way, times) in ways(branch).into_iter().enumerate() {
                    // A way of a branch that was never reached is not known to be missed.
                    let times = if branch.executed == 0 { "-".to_owned() } else { times.to_string() };
                    writeln!(out, "BRDA:{line},{block},{way},{times}")?;
                }
            }
        }
        writeln!(out, "BRF:{}\nBRH:{}", sum.branches, sum.branches_hit)?;
        for (line, times) in &self.lines {
            writeln!(out, "DA:{line},{times}")?;
        }
        writeln!(out, "LF:{}\nLH:{}", sum.lines, sum.lines_hit)
    }
}

/// A name as the format allows it.
fn test_name(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect()
}
