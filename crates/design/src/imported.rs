//! Files that a CoreDSL text imports: they lie in its folder, and decide what it describes as it
//! does itself.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// A file that was read.
#[derive(Clone, Debug)]
pub struct ReadFile {
    /// Where.
    pub path: PathBuf,
    /// What stands in it.
    pub text: String,
}

/// Reads what is imported, and keeps it.
pub(crate) struct Importing<'a> {
    folder: &'a Path,
    read: RefCell<Vec<ReadFile>>,
}

impl<'a> Importing<'a> {
    /// For texts in this folder.
    pub fn from(folder: &'a Path) -> Self {
        Self { folder, read: RefCell::new(Vec::new()) }
    }

    /// The text of a file.
    ///
    /// # Errors
    /// The rest of a sentence that begins with its name.
    pub fn text(&self, name: &str) -> Result<String, String> {
        let path = self.folder.join(name);
        let text = instar_files::read_text(&path).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => "is no file in the folder of this one".to_owned(),
            _ => format!("cannot be read: {error}"),
        })?;
        self.read.borrow_mut().push(ReadFile { path, text: text.clone() });
        Ok(text)
    }

    /// All that was read.
    pub fn all(self) -> Vec<ReadFile> {
        self.read.into_inner()
    }
}
