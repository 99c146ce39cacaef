//! Mistakes and what is said about them: every `diagnostics/*.core_desc` has its `.expect`.
//!
//! Source: own. `INSTAR_BLESS=1 cargo test -p instar-coredsl diagnostics` writes the `.expect`
//! files anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use instar_coredsl::load;

#[test]
fn every_mistake_has_its_answer() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diagnostics");
    let mut names: BTreeSet<(String, String)> = BTreeSet::new();
    for entry in fs::read_dir(&folder).expect("the folder exists") {
        let name = entry.expect("an entry").file_name().into_string().expect("a plain name");
        let (stem, extension) = name.rsplit_once('.').expect("an extension");
        names.insert((stem.to_string(), extension.to_string()));
    }
    let cases: Vec<_> = names.iter().filter(|(_, extension)| extension == "core_desc").collect();
    assert!(cases.len() >= 25, "only {} cases", cases.len());
    let bless = std::env::var_os("INSTAR_BLESS").is_some();
    let mut wrong = vec![];
    for (stem, _) in &cases {
        let file = format!("{stem}.core_desc");
        let text = fs::read_to_string(folder.join(&file)).expect("a readable case");
        let shown = match load(&file, &text) {
            Ok(_) => panic!("{file} is a mistake that went unnoticed"),
            Err(diagnostics) => diagnostics.iter().map(|d| format!("{d}\n")).collect::<String>(),
        };
        let expect = folder.join(format!("{stem}.expect"));
        if bless {
            fs::write(&expect, &shown).expect("a writable folder");
        } else if fs::read_to_string(&expect).ok().as_deref() != Some(&shown) {
            wrong.push(format!("{stem}:\n{shown}"));
        }
    }
    assert!(wrong.is_empty(), "answers differ from their .expect:\n{}", wrong.join("\n"));
    let orphan = names.iter().find(|(stem, extension)| {
        extension != "core_desc" && !names.contains(&(stem.clone(), "core_desc".to_string()))
    });
    assert_eq!(orphan, None, "an .expect without its .core_desc");
}
