//! The whole page: what is written by hand, then each file of `crates/py` with the records that it
//! needs.

use std::collections::BTreeSet;
use std::path::Path;

use syn::{Item, ItemImpl, Type};

use crate::attributes::has;
use crate::functions::{class, function};
use crate::sources::{Source, Sources};
use crate::types::Types;

/// What is made.
pub struct Page {
    /// The stubs.
    pub stubs: String,
    /// Names of dictionaries, one a line.
    pub records: String,
}

/// The page of the crates in a folder, after `head`.
pub fn page(crates: &Path, head: &str) -> Result<Page, String> {
    let sources = Sources::read(crates)?;
    let given = head.lines().filter_map(given);
    let mut types = Types {
        sources: &sources,
        given: given.map(|(name, _)| name.to_string()).collect(),
        records: BTreeSet::new(),
        waiting: String::new(),
    };
    let mut stubs = head.to_string();
    for source in sources.0.iter().filter(|source| source.path.starts_with("py/src")) {
        let text = file(&mut types, source).map_err(|error| format!("{}: {error}", source.path.display()))?;
        if !text.is_empty() {
            let title = source.path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            stubs.push_str(&format!("# {:-<64} {title}\n\n{text}", ""));
        }
    }
    let plain = head.lines().filter_map(given_dictionary).map(str::to_string);
    let names: BTreeSet<String> = types.records.into_iter().chain(plain).collect();
    let records = names.into_iter().map(|name| name + "\n").collect();
    Ok(Page { stubs: format!("{}\n", stubs.trim_end()), records })
}

/// The name of an alias or class that a line of the written part begins, and what it stands for.
fn given(line: &str) -> Option<(&str, &str)> {
    match line.split_once(" = ") {
        Some((name, what)) if !name.starts_with(' ') => Some((name, what)),
        _ => Some((line.strip_prefix("class ")?.split(['(', ':']).next()?, "")),
    }
}

fn given_dictionary(line: &str) -> Option<&str> {
    given(line).filter(|(_, what)| what.starts_with("dict[")).map(|(name, _)| name)
}

/// The classes and functions of a file.
fn file<'a>(types: &mut Types<'a>, source: &'a Source) -> Result<String, String> {
    let mut text = String::new();
    for item in &source.file.items {
        let made = match item {
            Item::Struct(one) if has(&one.attrs, &["pyclass"]) => {
                let blocks: Vec<&ItemImpl> = source.file.items.iter().filter_map(methods).collect();
                let of = |block: &&ItemImpl| matches!(&*block.self_ty, Type::Path(path) if path.path.is_ident(&one.ident));
                let blocks: Vec<&ItemImpl> = blocks.into_iter().filter(of).collect();
                class(types, source, one, &blocks)?
            }
            Item::Fn(one) if has(&one.attrs, &["pyfunction"]) => {
                function(types, source, &one.attrs, &one.sig)?
            }
            _ => continue,
        };
        text.push_str(&std::mem::take(&mut types.waiting));
        text.push_str(&made);
    }
    Ok(text)
}

/// A block of methods that Python sees.
fn methods(item: &Item) -> Option<&ItemImpl> {
    match item {
        Item::Impl(block) if has(&block.attrs, &["pymethods"]) => Some(block),
        _ => None,
    }
}
