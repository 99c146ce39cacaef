//! Claims about reading whole files: what is accepted, and the sentence for each wrong input.
//!
//! Source: small files written for each claim into a folder of their own.

mod api;
mod bounds;
mod core;
mod costs;
mod design;
pub mod device;
mod join;
mod limits;
mod names;
pub mod reference;
mod running;
mod space;
mod workload;

use std::path::{Path, PathBuf};

use crate::Library;

/// A folder that is removed with its contents.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A new empty folder.
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("instar-design-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// Writes a file.
    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        path
    }

    /// A library that looks here only.
    pub fn library(&self) -> Library {
        Library { here: self.0.clone(), ..Library::default() }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The project's own folder.
pub fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A library over the project's own folder.
pub fn project_library() -> Library {
    Library { data: Some(project()), ..Library::default() }
}

/// Each problem as `line: message (hint)`.
pub fn shown(problems: &[crate::Diagnostic]) -> Vec<String> {
    problems
        .iter()
        .map(|p| match &p.hint {
            Some(hint) => format!("{}: {} ({hint})", p.line, p.message),
            None => format!("{}: {}", p.line, p.message),
        })
        .collect()
}

/// The project's superscalar core, as it stands in its file, without its RTL and its interface.
pub fn core_text() -> String {
    let text = std::fs::read_to_string(project().join("cores/cva6-superscalar.toml")).unwrap();
    let mut kept = true;
    let lines = text.lines().filter(|line| {
        if line.starts_with('[') {
            kept = !line.starts_with("[rtl") && !line.starts_with("[coprocessor");
        }
        kept
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}
