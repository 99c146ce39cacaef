//! The sources: types that may reach Python, and where a file's names come from.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use syn::{Item, ItemEnum, ItemStruct, ItemType, UseTree};

use crate::attributes::has;

/// A file.
pub struct Source {
    /// Below `crates`.
    pub path: PathBuf,
    pub file: syn::File,
    /// By name that it uses: the path, and the name there.
    uses: BTreeMap<String, Vec<String>>,
}

/// A type.
#[derive(Clone, Copy)]
pub enum Known<'a> {
    Struct(&'a ItemStruct),
    Enum(&'a ItemEnum),
    Alias(&'a ItemType),
}

/// All files of all crates.
pub struct Sources(pub Vec<Source>);

impl Sources {
    /// Reads the crates below a folder.
    pub fn read(crates: &Path) -> Result<Self, String> {
        let mut files = Vec::new();
        let mut folders = vec![crates.to_path_buf()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))? {
                let path = entry.map_err(|error| error.to_string())?.path();
                match path.is_dir() {
                    true => folders.push(path),
                    false if path.extension().is_some_and(|ending| ending == "rs") => files.push(path),
                    false => {}
                }
            }
        }
        files.sort();
        let wanted = |path: &PathBuf| {
            let own = path.strip_prefix(crates).expect("it lies there").to_path_buf();
            let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
            let may_reach =
                own.starts_with("py") || text.contains("Serialize") || text.contains("Deserialize");
            if !own.components().any(|part| part.as_os_str() == "src") || !may_reach {
                return Ok(None);
            }
            let file = syn::parse_file(&text).map_err(|error| format!("{}: {error}", path.display()))?;
            let mut uses = BTreeMap::new();
            for item in &file.items {
                if let Item::Use(used) = item {
                    gather(&used.tree, &mut Vec::new(), &mut uses);
                }
            }
            Ok(Some(Source { path: own, file, uses }))
        };
        files.iter().filter_map(|path| wanted(path).transpose()).collect::<Result<_, String>>().map(Self)
    }

    /// The type that `path` names in `source`, and its file.
    pub fn find<'a>(
        &'a self,
        source: &'a Source,
        path: &[String],
    ) -> Result<Option<(&'a Source, Known<'a>)>, String> {
        let used = path.first().and_then(|first| source.uses.get(first));
        let whole: Vec<String> =
            used.into_iter().flatten().chain(&path[usize::from(used.is_some())..]).cloned().collect();
        let Some((name, modules)) = whole.split_last() else { return Ok(None) };
        let krate = match modules.first().map(String::as_str) {
            Some(first) if first.starts_with("instar_") => first.trim_start_matches("instar_"),
            Some("std" | "serde_json") => return Ok(None),
            _ => source.krate(),
        };
        let mut found: Vec<_> = Vec::new();
        for other in self.0.iter().filter(|other| other.krate() == krate) {
            let near = other.nearness(source, modules);
            found.extend(
                other.types().filter(|(known, _)| known == name).map(|(_, known)| (near, other, known)),
            );
        }
        found.sort_by_key(|(near, ..)| *near);
        let last = found.pop();
        match (found.pop(), last) {
            (Some((one, ..)), Some((other, ..))) if one == other => {
                Err(format!("{}: which {name} is meant?", source.path.display()))
            }
            (_, last) => Ok(last.map(|(_, source, known)| (source, known))),
        }
    }
}

impl Source {
    fn krate(&self) -> &str {
        self.path.iter().next().and_then(|first| first.to_str()).unwrap_or_default()
    }

    /// Types that may reach Python, by name.
    fn types(&self) -> impl Iterator<Item = (String, Known<'_>)> {
        let reach = ["Serialize", "Deserialize", "IntoPyObject", "FromPyObject", "pyclass"];
        self.file.items.iter().filter_map(move |item| match item {
            Item::Struct(one) if has(&one.attrs, &reach) => Some((one.ident.to_string(), Known::Struct(one))),
            Item::Enum(one) if has(&one.attrs, &reach) => Some((one.ident.to_string(), Known::Enum(one))),
            Item::Type(one) if self.krate() == "py" => Some((one.ident.to_string(), Known::Alias(one))),
            _ => None,
        })
    }

    /// How near this file is to one that uses a name of it by way of `modules`.
    fn nearness(&self, user: &Self, modules: &[String]) -> usize {
        let plain = self.path.with_extension("");
        let named = modules.iter().filter(|module| plain.iter().any(|part| part == module.as_str())).count();
        let shared = self.path.iter().zip(user.path.iter()).take_while(|(a, b)| a == b).count();
        8 * named + shared + usize::from(self.path == user.path)
    }
}

/// Notes where each name of a `use` comes from.
fn gather(tree: &UseTree, before: &mut Vec<String>, uses: &mut BTreeMap<String, Vec<String>>) {
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            gather(&path.tree, before, uses);
            before.pop();
        }
        UseTree::Name(name) if name.ident == "self" => {
            uses.insert(before.last().cloned().unwrap_or_default(), before.clone());
        }
        UseTree::Name(name) => {
            let name = name.ident.to_string();
            uses.insert(name.clone(), [&before[..], &[name]].concat());
        }
        UseTree::Rename(name) => {
            uses.insert(name.rename.to_string(), [&before[..], &[name.ident.to_string()]].concat());
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| gather(tree, before, uses)),
        UseTree::Glob(_) => {}
    }
}
