//! Finds a design, a core, a workload or a suite by its name or path.
//!
//! Source: DESIGN.md, "Finding things": an explicit path, the search folders, the folder one stands
//! in, the built-in data. The first wins, and says which built-in it hides.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use instar_diagnostic::Error;
use instar_diagnostic::suggestion;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename = "kind", rename_all = "lowercase")]
pub enum DescriptionKind {
    /// `designs/<name>/design.toml`.
    Design,
    /// `cores/<name>.toml`.
    Core,
    /// `workloads/<name>/workload.toml`.
    Workload,
    /// `suites/<name>/suite.toml`.
    Suite,
}

impl DescriptionKind {
    /// As in a sentence.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Design => "design",
            Self::Core => "core",
            Self::Workload => "workload",
            Self::Suite => "suite",
        }
    }

    const fn folder(self) -> &'static str {
        match self {
            Self::Design => "designs",
            Self::Core => "cores",
            Self::Workload => "workloads",
            Self::Suite => "suites",
        }
    }

    /// The file of `name` inside a folder of this kind.
    fn file(self, folder: &Path, name: &str) -> PathBuf {
        match self {
            Self::Design => folder.join(name).join("design.toml"),
            Self::Core => folder.join(format!("{name}.toml")),
            Self::Workload => folder.join(name).join("workload.toml"),
            Self::Suite => folder.join(name).join("suite.toml"),
        }
    }
}

/// Where something was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The name was a path.
    Path,
    /// In a folder of `--path` or `INSTAR_PATH`.
    Search,
    /// Below the current folder.
    Here,
    /// In the data that Instar carries.
    BuiltIn,
}

/// A description's file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FoundFile {
    /// Of what kind.
    pub kind: DescriptionKind,
    /// Its name.
    pub name: String,
    /// The TOML file.
    pub path: PathBuf,
    /// The folder of that file.
    pub folder: PathBuf,
    /// Where it was found.
    pub origin: Origin,
    /// The built-in description that it hides.
    pub shadows: Option<PathBuf>,
}

/// The places where descriptions are looked for, in order.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Folders of `--path` and `INSTAR_PATH`.
    pub search: Vec<PathBuf>,
    /// The folder one stands in.
    pub here: PathBuf,
    /// The data that Instar carries.
    pub data: Option<PathBuf>,
}

impl Library {
    /// Finds `name`: a path to a file or folder, or a name in one of the places.
    pub fn find(&self, kind: DescriptionKind, name: &str) -> Result<FoundFile, Error> {
        if name.is_empty() {
            return Err(Error::sentence(format!(
                "a {} has no empty name; {}",
                kind.word(),
                self.known_names(kind, "")
            )));
        }
        if let Some(path) = self.explicit(kind, name)? {
            let name = own_name(kind, &path);
            let shadows = self.built_in(kind, &name).filter(|built_in| !same_file(built_in, &path));
            return Ok(found(kind, &name, path, Origin::Path, shadows));
        }
        for (origin, folder) in self.places(kind) {
            if let Some(path) = named(kind, &folder, name) {
                let shadows = (origin != Origin::BuiltIn)
                    .then(|| self.built_in(kind, name))
                    .flatten()
                    .filter(|built_in| !same_file(built_in, &path));
                return Ok(found(kind, name, path, origin, shadows));
            }
        }
        let known = self.lies_here(kind, name).unwrap_or_else(|| self.known_names(kind, name));
        Err(Error::sentence(format!("there is no {} \"{name}\"; {known}", kind.word())))
    }

    /// How a description beside the folders of search is named, where `name` would be one.
    fn lies_here(&self, kind: DescriptionKind, name: &str) -> Option<String> {
        let given = if kind == DescriptionKind::Core { format!("{name}.toml") } else { format!("./{name}") };
        let found = self.explicit(kind, &given).ok()?;
        found.map(|_| format!("one lies in this folder, and is named by its path: {given}"))
    }

    /// Finds what a file in `folder` names: a path from there on, a description beside it, else as
    /// [`Self::find`] does.
    pub fn find_from(&self, folder: &Path, kind: DescriptionKind, name: &str) -> Result<FoundFile, Error> {
        let there = Self { here: folder.to_owned(), ..self.clone() };
        let beside = kind.file(folder, name);
        match there.explicit(kind, name)? {
            Some(path) => Ok(found(kind, &own_name(kind, &path), path, Origin::Path, None)),
            None if !name.is_empty() && beside.is_file() => Ok(found(kind, name, beside, Origin::Path, None)),
            None => self.find(kind, name),
        }
    }

    /// Everything of one kind, each name once, as [`Self::find`] would answer.
    pub fn list(&self, kind: DescriptionKind) -> Vec<FoundFile> {
        let mut all: Vec<FoundFile> = Vec::new();
        for (origin, folder) in self.places(kind) {
            for (name, path) in scan(kind, &folder) {
                match all.iter_mut().find(|known| known.name == name) {
                    Some(known) if origin == Origin::BuiltIn && !same_file(&known.path, &path) => {
                        known.shadows = Some(path);
                    }
                    Some(_) => {}
                    None => all.push(found(kind, &name, path, origin, None)),
                }
            }
        }
        all.sort_by(|a, b| a.name.cmp(&b.name));
        all
    }

    /// What a name that was not found could have been.
    fn known_names(&self, kind: DescriptionKind, name: &str) -> String {
        let known = self.list(kind);
        let names: Vec<&str> = known.iter().map(|f| f.name.as_str()).collect();
        let near = suggestion(name, "known", names.iter().copied());
        if near.starts_with("did you mean") && names.len() > 1 {
            format!("{near} Known: {}", names.join(", "))
        } else {
            near.replace("known: none", &format!("no {} is known here", kind.word()))
        }
    }

    /// The file that `name` denotes as a path, if it is one.
    fn explicit(&self, kind: DescriptionKind, name: &str) -> Result<Option<PathBuf>, Error> {
        let looks_like_path =
            name.contains(['/', '\\']) || name.ends_with(".toml") || name == "." || name == "..";
        if !looks_like_path {
            return Ok(None);
        }
        let given = Path::new(name);
        let path = if given.is_absolute() || self.here.as_os_str().is_empty() {
            given.to_owned()
        } else {
            self.here.join(given)
        };
        let file = match kind {
            DescriptionKind::Design => path.join("design.toml"),
            DescriptionKind::Workload => path.join("workload.toml"),
            DescriptionKind::Suite => path.join("suite.toml"),
            DescriptionKind::Core => path.with_extension("toml"),
        };
        [&path, &file].into_iter().find(|p| p.is_file()).cloned().map(Some).ok_or_else(|| {
            let wanted = match kind {
                DescriptionKind::Design => "a folder with a design.toml, or that file",
                DescriptionKind::Workload => "a folder with a workload.toml, or that file",
                DescriptionKind::Suite => "a folder with a suite.toml, or that file",
                DescriptionKind::Core => "a core's TOML file",
            };
            let known = self.list(kind).into_iter().find(|known| {
                let stem = given.with_extension("");
                stem.file_name().is_some_and(|stem| *stem == *known.name)
            });
            let hint = match known {
                Some(known) => format!("its name is enough: {}", known.name),
                None => format!("give {wanted}"),
            };
            Error::sentence(format!("there is no {} at \"{name}\"; {hint}", kind.word()))
        })
    }

    /// Folders that may hold descriptions of one kind, in the order of search.
    fn places(&self, kind: DescriptionKind) -> Vec<(Origin, PathBuf)> {
        let mut places = Vec::new();
        for folder in &self.search {
            places.push((Origin::Search, folder.join(kind.folder())));
            places.push((Origin::Search, folder.clone()));
        }
        places.push((Origin::Here, self.here.join(kind.folder())));
        if let Some(data) = &self.data {
            places.push((Origin::BuiltIn, data.join(kind.folder())));
        }
        places
    }

    fn built_in(&self, kind: DescriptionKind, name: &str) -> Option<PathBuf> {
        let path = kind.file(&self.data.as_ref()?.join(kind.folder()), name);
        path.is_file().then_some(path)
    }
}

fn found(
    kind: DescriptionKind,
    name: &str,
    path: PathBuf,
    origin: Origin,
    shadows: Option<PathBuf>,
) -> FoundFile {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    };
    FoundFile { kind, name: name.to_owned(), path, folder, origin, shadows }
}

/// The name that a description's own path gives it.
fn own_name(kind: DescriptionKind, path: &Path) -> String {
    let part = match kind {
        DescriptionKind::Core => path.file_stem().map(ToOwned::to_owned),
        _ => path
            .canonicalize()
            .ok()
            .and_then(|full| full.parent().and_then(|folder| folder.file_name().map(ToOwned::to_owned))),
    };
    stated_name(kind, path)
        .or_else(|| part.map(|name| name.to_string_lossy().into_owned()))
        .unwrap_or_default()
}

/// The file of `name` in a folder: that of the folder so called, else that of a scheme so called.
fn named(kind: DescriptionKind, folder: &Path, name: &str) -> Option<PathBuf> {
    let path = kind.file(folder, name);
    if path.is_file() || kind != DescriptionKind::Workload {
        return path.is_file().then_some(path);
    }
    scan(kind, folder).into_iter().find(|(found, _)| found == name).map(|(_, path)| path)
}

/// The name that a scheme behind api.h has of its own: its folder may be PQClean's `clean`.
fn stated_name(kind: DescriptionKind, path: &Path) -> Option<String> {
    if kind != DescriptionKind::Workload {
        return None;
    }
    let text = instar_files::read_text(path).ok()?;
    let top = text.lines().map(str::trim).take_while(|line| !line.starts_with('['));
    let values: Vec<(&str, &str)> =
        top.filter_map(|line| line.split_once('=')).map(|(key, value)| (key.trim(), value.trim())).collect();
    let value = |wanted| values.iter().find(|(key, _)| *key == wanted).map(|(_, value)| *value);
    let name = value("api").and(value("name"))?.strip_prefix('"')?.split('"').next()?;
    (!name.is_empty()).then(|| name.to_owned())
}

fn same_file(a: &Path, b: &Path) -> bool {
    matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b)
}

/// Names and files of one kind in a folder.
fn scan(kind: DescriptionKind, folder: &Path) -> Vec<(String, PathBuf)> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let reserved =
        ["design.toml", "workload.toml", "suite.toml", "space.toml", "Cargo.toml", "pyproject.toml"];
    entries
        .flatten()
        .filter_map(|entry| {
            let file_name = entry.file_name().to_string_lossy().into_owned();
            match kind {
                DescriptionKind::Core if reserved.contains(&file_name.as_str()) => None,
                DescriptionKind::Core => {
                    let name = file_name.strip_suffix(".toml")?;
                    is_core(&entry.path()).then(|| (name.to_owned(), entry.path()))
                }
                _ => {
                    let path = kind.file(folder, &file_name);
                    path.is_file().then(|| (stated_name(kind, &path).unwrap_or(file_name), path))
                }
            }
        })
        .collect()
}

/// A TOML file in a search folder need not be a core; one with a `[core]` table is.
fn is_core(path: &Path) -> bool {
    instar_files::read_text(path).is_ok_and(|text| text.lines().any(|line| line.trim() == "[core]"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(path: &Path, text: &str) {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    fn library(name: &str) -> (Library, PathBuf) {
        let root = std::env::temp_dir().join(format!("instar-lookup-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&root);
        write(&root.join("data/cores/cva6-single.toml"), "[core]\n");
        write(&root.join("data/cores/cva6-superscalar.toml"), "[core]\n");
        write(&root.join("data/designs/rotxor/design.toml"), "");
        write(&root.join("mine/cores/cva6-single.toml"), "[core]\n");
        write(&root.join("here/designs/rotxor/design.toml"), "");
        let library = Library {
            search: vec![root.join("mine")],
            here: root.join("here"),
            data: Some(root.join("data")),
        };
        (library, root)
    }

    #[test]
    fn the_first_place_wins_and_names_the_built_in_that_it_hides() {
        let (library, root) = library("wins");
        let core = library.find(DescriptionKind::Core, "cva6-single").unwrap();
        assert_eq!(core.origin, Origin::Search);
        assert_eq!(core.shadows, Some(root.join("data/cores/cva6-single.toml")));
        let design = library.find(DescriptionKind::Design, "rotxor").unwrap();
        assert_eq!(
            (design.origin, design.path),
            (Origin::Here, root.join("here/designs/rotxor/design.toml"))
        );
        let built_in = library.find(DescriptionKind::Core, "cva6-superscalar").unwrap();
        assert_eq!((built_in.origin, built_in.shadows), (Origin::BuiltIn, None));
        let listed = library.list(DescriptionKind::Core);
        assert_eq!(
            listed.iter().map(|f| f.name.as_str()).collect::<Vec<_>>(),
            ["cva6-single", "cva6-superscalar"]
        );
        assert_eq!(listed[0], core);
    }

    #[test]
    fn a_path_is_taken_before_any_name() {
        let (library, root) = library("path");
        let path = root.join("here/designs/rotxor");
        let by_folder = library.find(DescriptionKind::Design, path.to_str().unwrap()).unwrap();
        assert_eq!((by_folder.origin, by_folder.name.as_str()), (Origin::Path, "rotxor"));
        assert_eq!(library.find(DescriptionKind::Design, "designs/rotxor").unwrap().path, by_folder.path);
    }

    #[test]
    fn a_description_that_is_named_the_other_way_is_told_how() {
        let (library, root) = library("other-way");
        write(&root.join("here/mine.toml"), "[core]\n");
        write(&root.join("here/own/design.toml"), "");
        let said = |kind, name: &str| library.find(kind, name).unwrap_err().to_string();
        assert_eq!(
            said(DescriptionKind::Core, "mine"),
            "there is no core \"mine\"; one lies in this folder, and is named by its path: mine.toml"
        );
        assert!(said(DescriptionKind::Design, "own").ends_with("is named by its path: ./own"));
        assert_eq!(
            said(DescriptionKind::Core, "cva6-single.toml"),
            "there is no core at \"cva6-single.toml\"; its name is enough: cva6-single"
        );
        assert!(said(DescriptionKind::Core, "cva7.toml").ends_with("give a core's TOML file"));
        assert_eq!(library.find(DescriptionKind::Core, "mine.toml").unwrap().origin, Origin::Path);
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_nearest_and_the_known_ones() {
        let (library, _) = library("unknown");
        let sentence = library.find(DescriptionKind::Core, "cva6-singel").unwrap_err().to_string();
        assert_eq!(
            sentence,
            "there is no core \"cva6-singel\"; did you mean \"cva6-single\"? Known: cva6-single, cva6-superscalar"
        );
        let sentence = library.find(DescriptionKind::Workload, "ml-kem").unwrap_err().to_string();
        assert_eq!(sentence, "there is no workload \"ml-kem\"; no workload is known here");
        let sentence = library.find(DescriptionKind::Core, "cva6").unwrap_err().to_string();
        assert!(sentence.contains("did you mean \"cva6-single\" or \"cva6-superscalar\"?"), "{sentence}");
        let sentence = library.find(DescriptionKind::Design, "./nothing").unwrap_err().to_string();
        assert!(sentence.contains("a folder with a design.toml"), "{sentence}");
    }
}
