//! Claims about the readers, on small traces written here and on recorded ones where they are at
//! hand.
//!
//! Source: own lines; words as GNU as encodes them.

mod continuity;
mod damaged;
mod dialects;
mod forms;
mod interrupts;
mod recorded;
mod written;
mod wrong;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use instar_isa::{Decoder, Isa};

use crate::{RecordedTrace, load_all};

/// A file that goes when it is no longer used.
struct Scratch(PathBuf);

impl Scratch {
    fn new(content: &[u8]) -> Self {
        Self::named(content, "trace")
    }

    fn named(content: &[u8], ending: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("instar-trace-{}-{number}.{ending}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, content).unwrap();
        Self(path)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn decoder(isa: &str) -> Decoder {
    Decoder::new(&Isa::parse(isa).unwrap(), &[]).unwrap()
}

fn load(content: impl AsRef<[u8]>) -> RecordedTrace {
    load_all(Scratch::new(content.as_ref()).path(), &decoder("rv32imc_zba_zbb_zbc_zbs")).unwrap()
}

/// The sentence on `content`, after the path.
fn sentence(content: impl AsRef<[u8]>) -> String {
    let file = Scratch::new(content.as_ref());
    let text = load_all(file.path(), &decoder("rv32imc")).unwrap_err().to_string();
    let path = file.path().display().to_string();
    text.strip_prefix(&path).unwrap_or_else(|| panic!("{text} does not name {path}")).to_owned()
}
