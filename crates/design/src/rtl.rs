//! Where the RTL of a core comes from: the table `[rtl]` of its file.
//!
//! Source: docs/reference/core.md.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::table::Table;
use crate::tree::Entry;

/// RTL in a package of the Python package index or in a checkout, and the bench that it is
/// simulated with.
#[derive(Clone, Debug, serde::Serialize)]
pub struct RtlSource {
    /// The package, as `pip` names it; none where no package has this RTL.
    pub package: Option<String>,
    /// The repository and commit that the core's file describes, for whoever must check it out.
    pub checkout: Option<String>,
    /// Folder of the RTL inside the package.
    pub root: String,
    /// List of the source files, from that folder on; without it the bench's files.txt names them
    /// all.
    pub files: Option<String>,
    /// The variable that stands for the folder in that list.
    pub root_variable: Option<String>,
    /// What further variables of the list stand for.
    pub variables: BTreeMap<String, String>,
    /// Macros that are defined for all files.
    pub defines: Vec<String>,
    /// Folder with the bench: SystemVerilog around the core, C++ around that.
    pub bench: PathBuf,
    /// The bench's module.
    pub top: String,
    /// Whether the way to memory is the RTL's own, with the latencies that it has.
    pub own_memory: bool,
    /// Folder with what puts a design's coprocessor into the core: a file takes the place of the
    /// one of its name.
    pub coprocessor: Option<PathBuf>,
    /// Parameters of the model that are constants of the RTL: `file NAME` by parameter.
    pub constants: BTreeMap<String, String>,
    /// Parameters of the model that the bench takes as macros: the macro by parameter.
    pub macros: BTreeMap<String, String>,
}

impl RtlSource {
    /// Reads the table; the bench is named from the folder of the core's file on.
    pub(crate) fn read(table: Table<'_>, core: &Path) -> Self {
        let text = |key, example| table.required_text(key, example).value;
        let bench = text("bench", "\"../rtl/<core>\"");
        let folder = core.parent().unwrap_or(Path::new(""));
        let texts = |key| {
            table.table(key).map_or_else(BTreeMap::new, |inner| {
                let text = |entry: &'_ Entry| inner.as_text(&entry.key, &entry.item);
                let named = |entry| Some((Entry::clone(entry).key, text(entry)?.value));
                inner.entries().iter().filter_map(named).collect()
            })
        };
        let (constants, macros, variables) = (texts("constants"), texts("macros"), texts("variables"));
        let checkout = table.text("checkout").map(|given| given.value);
        let (package, root) = match &checkout {
            // A user's checkout is the folder itself.
            Some(_) => (None, String::new()),
            None => {
                (Some(text("package", "\"<Python package>\"")), text("root", "\"<folder in the package>\""))
            }
        };
        let source = Self {
            package,
            checkout,
            root,
            root_variable: table
                .has("files")
                .then(|| text("root_variable", "\"<variable of the file list>\"")),
            files: table.text("files").map(|given| given.value),
            defines: table.texts("defines").into_iter().map(|define| define.value).collect(),
            bench: folder.join(bench),
            top: text("top", "\"<module>\""),
            own_memory: table.boolean("own_memory").unwrap_or(false),
            coprocessor: table.text("coprocessor").map(|given| folder.join(given.value)),
            constants,
            macros,
            variables,
        };
        table.finish();
        source
    }
}
