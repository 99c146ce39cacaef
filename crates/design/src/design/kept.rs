//! Descriptions that this process has compiled: the same texts are compiled once, and share the
//! machine code that was made of them.
//!
//! Source: own design. A text, what it imports and the width that it leaves open decide all of a
//! description; its name stands in what is said of it.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use instar_coredsl::Description;
use instar_diagnostic::Diagnostic;
use instar_isa::Xlen;

use crate::imported::{Importing, ReadFile};

/// Descriptions that are kept, those asked for last: more than any design joins.
const MOST: usize = 64;

#[derive(Clone)]
struct Kept {
    name: String,
    text: String,
    open: Option<Xlen>,
    imports: Vec<ReadFile>,
    description: Description,
}

impl Kept {
    fn is_of(&self, name: &str, text: &str, open: Option<Xlen>) -> bool {
        (&*self.name, &*self.text, self.open) == (name, text, open)
    }

    /// Whether all that it imported says what it said.
    fn still(&self) -> bool {
        self.imports
            .iter()
            .all(|read| instar_files::read_text(&read.path).is_ok_and(|text| text == read.text))
    }
}

static KEPT: Mutex<Vec<Kept>> = Mutex::new(Vec::new());

/// The description that a text in `folder` comes to, and the files that it imports. What is wrong
/// is not kept.
pub(super) fn described(
    name: &str,
    text: &str,
    open: Option<Xlen>,
    folder: &Path,
) -> Result<(Description, Vec<ReadFile>), Vec<Diagnostic>> {
    let found = {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|one| one.is_of(name, text, open));
        at.map(|at| kept.remove(at))
    };
    let one = match found.filter(Kept::still) {
        Some(one) => one,
        None => {
            let importing = Importing::from(folder);
            let description =
                instar_coredsl::load_with(name, text, open, &|name: &str| importing.text(name))?;
            let (name, text) = (name.to_owned(), text.to_owned());
            Kept { name, text, open, imports: importing.all(), description }
        }
    };
    let found = (one.description.clone(), one.imports.clone());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= MOST {
        kept.remove(0);
    }
    kept.push(one);
    Ok(found)
}
