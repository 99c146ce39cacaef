//! Claims about the reference: each key that a reader asks for stands in its page, and each key of
//! the page is one that a reader asks for.
//!
//! Source: docs/reference/design.md, core.md, workload.md and explore.md, beside what `Table::find`
//! was asked for.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;

use super::design::{DESCRIPTION, DESIGN, folder};
use super::{Folder, project, project_library};
use crate::{CoreFile, DescriptionKind, Design, Library, Space, Workload};

thread_local! {
    /// Page and key of everything that this thread's readers asked for.
    static ASKED: RefCell<BTreeSet<(&'static str, &'static str)>> = const { RefCell::new(BTreeSet::new()) };
}

/// Notes that the reader of `file` asked for `key`.
pub fn note(file: &Path, key: &'static str) {
    let page = match file.file_name().and_then(|name| name.to_str()) {
        Some("design.toml") => "design.md",
        Some("workload.toml") => "workload.md",
        Some("space.toml") => "explore.md",
        _ => "core.md",
    };
    ASKED.with_borrow_mut(|asked| asked.insert((page, key)));
}

/// A space with every table that a space may have.
const SPACE: &str = r#"
[space]
title = "Everything"
[base]
core = "cva6-superscalar"
workload = "ml-dsa-44"
operation = "ntt"
[[axes]]
set = "issue_width"
range = [1, 3]
[[axes]]
set = "commit_ports"
range = [1, 2]
[[rules]]
when = { issue_width = { at_least = 3, at_most = 3 } }
refuse = "too wide"
[[areas]]
when = { issue_width = { at_least = 2 } }
kge = 33.2
from = "assumed"
where = "nowhere"
[[areas]]
design = "cva6-ntt"
variant = "butterfly"
synthesis = true
[picture]
show = "cycles"
x = "issue_width"
reference = { issue_width = 1 }
[[published]]
title = "Theirs"
source = "A talk."
axes = ["issue_width", "commit_ports"]
values = [[1.0, 1.5], [2.0, 2.5], [3.0, 3.5]]
"#;

/// Reads every description of the project, and some that have what those lack.
fn read_everything() {
    let library = project_library();
    for found in library.list(DescriptionKind::Design) {
        Design::find(&library, &found.name).unwrap();
    }
    for found in library.list(DescriptionKind::Core) {
        CoreFile::load(&found.path, &library).unwrap();
    }
    for found in library.list(DescriptionKind::Workload) {
        Workload::find(&library, &found.name).unwrap();
    }
    for example in std::fs::read_dir(project().join("docs/examples")).unwrap() {
        let path = example.unwrap().path();
        if path.join("space.toml").exists() {
            Space::load(&path.join("space.toml"), &library).unwrap();
        } else if path.join("workload.toml").exists() {
            Workload::find(&library, path.to_str().unwrap()).unwrap();
        } else if path.join("design.toml").exists() {
            Design::find(&library, path.to_str().unwrap()).unwrap();
        }
    }
    let spaces = Folder::new("reference-space");
    Space::load(&spaces.write("everything/space.toml", SPACE), &library).unwrap();

    let cores = Folder::new("reference-core");
    let head = "[core]\nname = \"mine\"\nbased_on = \"cv32e40p\"\nsummary = \"With a region.\"\n";
    let region = "[[regions]]\nname = \"apb\"\nbase = 0\nbytes = 8\nload_latency = 1\nstore_latency = 1\n\
                  cached = false\nfrom = \"assumed\"\n";
    CoreFile::load(&cores.write("cores/mine.toml", &format!("{head}{region}")), &library).unwrap();

    let steps = "latency = { operand = \"rs1\", steps = [{ up_to = 8, cycles = 3 }, { cycles = 10 }] }";
    let more = "[encoding.\"x.rotxor\"]\nencoding_space = \"reserved\"\nreason = \"None.\"\n\
                [[stand-in]]\nmatch = \"xor\"\nin = \"mix\"\nas = \"x.rotxor\"\n\
                [[hazards]]\ninstruction = \"x.rotxor\"\nrule = \"old-value\"\nregister = \"a0\"\nreason = \"None.\"\n";
    let text = DESIGN.replace("latency = 3", steps) + more;
    let designs = folder("reference", &text, DESCRIPTION);
    let bus = "bus = \"pulpino-apb\"";
    let own = "load_latency = 2\nstore_latency = 2\nwidths = [4]\nfrom = \"assumed\"\nwhere = \"nowhere\"";
    let devices = Folder::new("reference-device");
    devices.write("designs/sums/checksum.core_desc", super::device::TEXT);
    for text in [super::device::DEVICE.to_owned(), super::device::DEVICE.replace(bus, own)] {
        devices.write("designs/sums/design.toml", &text);
        Design::find(&Library { here: devices.0.clone(), ..project_library() }, "sums").unwrap();
    }
    let masked = "[[masked]]\nfunction = \"rotxor\"\nsecret = [\"a:boolean:2\"]\nfresh = [\"n\"]\n\
                  result = [\"a:boolean:2\"]\nwindow = \"rotxor\"\n";
    let said = super::workload::fault("reference-masked", |text| format!("{text}{masked}"));
    assert_eq!(said, "");
    // The encoding needs no reason where it stands, which is said after all of it was read.
    let _ = Design::find(&designs.library(), "rotxor");
}

/// Words of code in a page: in backticks and in blocks, strings and comments left out.
fn words_of_code(page: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let mut block = false;
    for line in page.lines() {
        if line.starts_with("```") {
            block = !block;
        } else if block || line.starts_with("    ") {
            add_words(line.split(" #").next().unwrap_or_default(), &mut words);
        } else {
            line.split('`').skip(1).step_by(2).for_each(|code| add_words(code, &mut words));
        }
    }
    words
}

fn add_words(code: &str, words: &mut BTreeSet<String>) {
    for plain in code.split('"').step_by(2) {
        let parts = plain.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
        words.extend(parts.filter(|word| !word.is_empty()).map(str::to_owned));
    }
}

/// Keys that a page lists: in the tables of keys, and in front of `=` in the examples of TOML.
/// `[core.…]`, `[parameters]` and `[base]` hold parameters of cores instead.
fn keys_listed(page: &str) -> BTreeSet<String> {
    let (mut keys, mut listing, mut toml, mut own) = (BTreeSet::new(), false, false, true);
    for line in page.lines() {
        if line.starts_with("```") {
            toml = line == "```toml";
            own = true;
        } else if toml && line.starts_with('[') {
            let header = line.trim_start_matches('[').split(']').next().unwrap_or_default();
            own = !(header.starts_with("core.") || header == "parameters" || header == "base");
            keys.extend(header.split('.').next().map(str::to_owned));
        } else if toml && own {
            let key = line.split(" = ").next().unwrap_or_default();
            if line.contains(" = ") && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
                keys.insert(key.to_owned());
            }
        } else if line.starts_with("| key |") {
            listing = true;
        } else if !line.starts_with('|') {
            listing = false;
        } else if listing {
            let first = line.split('|').nth(1).unwrap_or_default();
            keys.extend(first.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    keys
}

#[test]
fn every_key_that_is_read_stands_in_its_page_and_every_key_of_the_page_is_read() {
    ASKED.with_borrow_mut(BTreeSet::clear);
    read_everything();
    let asked = ASKED.with_borrow(Clone::clone);
    for name in ["design.md", "core.md", "workload.md", "explore.md"] {
        let page = std::fs::read_to_string(project().join("docs/reference").join(name)).unwrap();
        let read: BTreeSet<&str> = asked.iter().filter(|(on, _)| *on == name).map(|(_, key)| *key).collect();
        assert!(read.len() > 10, "{name}: only {read:?} were asked for");
        let words = words_of_code(&page);
        let untold: Vec<_> = read.iter().filter(|key| !words.contains(**key)).collect();
        assert!(untold.is_empty(), "{name} says nothing of {untold:?}, which the reader takes");
        let listed = keys_listed(&page);
        assert!(listed.len() > 10, "{name}: only {listed:?} are listed");
        let unread: Vec<_> = listed.iter().filter(|key| !read.contains(key.as_str())).collect();
        assert!(unread.is_empty(), "{name} lists {unread:?}, which no reader asks for");
    }
}
