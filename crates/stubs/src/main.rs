//! The stubs of `instar._core`, read off the Rust sources: `cargo run -p instar-stubs` writes them.
//!
//! Source: `crates/py/src`, the structs that it hands over, and `head.txt` for what Rust has no
//! words for.

mod attributes;
mod functions;
mod page;
mod sources;
mod text;
mod types;

use std::fs;
use std::path::{Path, PathBuf};

/// Files that are written, with their texts.
fn written(root: &Path) -> Result<[(PathBuf, String); 2], String> {
    let page = page::page(&root.join("crates"), include_str!("../head.txt"))?;
    Ok([
        (root.join("python/instar/_core.pyi"), page.stubs),
        (root.join("crates/py/src/records.txt"), page.records),
    ])
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("a crate lies in crates").to_path_buf()
}

fn main() -> Result<(), String> {
    for (path, text) in written(&root())? {
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

#[test]
fn the_stubs_on_disk_are_what_the_sources_say() {
    for (path, text) in written(&root()).expect("the sources can be read") {
        let found = fs::read_to_string(&path).expect("it is there");
        assert!(found == text, "{} is old: cargo run -p instar-stubs", path.display());
    }
}
