//! Puts a trace into a file, compressed with zstd where the file's name ends in `.zst`.
//!
//! Source: RFC 8878, by the crate `zstd`; the lines stay as they come.

use std::fs::File;
use std::io;
use std::path::Path;

use instar_files::Output;

use crate::output::{LEVEL, is_compressed};

/// Copies the trace at `from` (a pipe, for example) to `to`.
pub fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let mut source = File::open(from)?;
    let mut target = Output::create(to)?;
    if is_compressed(to) {
        zstd::stream::copy_encode(&mut source, &mut target, LEVEL)?;
    } else {
        io::copy(&mut source, &mut target)?;
    }
    target.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_decides_whether_a_trace_is_compressed() {
        let folder = std::env::temp_dir().join(format!("instar-trace-copy-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let text = "80000000 0001 7\n".repeat(1000);
        let (plain, packed) = (folder.join("a.trace"), folder.join("a.trace.zst"));
        std::fs::write(folder.join("source"), &text).unwrap();
        copy(&folder.join("source"), &plain).unwrap();
        copy(&folder.join("source"), &packed).unwrap();
        assert_eq!(std::fs::read_to_string(&plain).unwrap(), text);
        let compressed = std::fs::read(&packed).unwrap();
        assert!(compressed.len() < 200);
        assert_eq!(zstd::stream::decode_all(&compressed[..]).unwrap(), text.as_bytes());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
