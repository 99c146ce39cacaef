//! What stands above an item: its comment, and what serde is told of it.

use syn::{Attribute, Expr, Lit, Meta, Path, Token};

/// The comment of an item, and what it says of the type that Python sees.
#[derive(Default)]
pub struct Comment {
    /// Paragraphs.
    pub paragraphs: Vec<String>,
    /// Of each line ``Python: `…` ``: the annotation.
    pub hints: Vec<String>,
}

/// The comment above something.
pub fn comment(attributes: &[Attribute]) -> Comment {
    let mut found = Comment::default();
    let mut open = false;
    for line in attributes.iter().filter_map(doc) {
        let line = line.trim();
        if let Some(hint) = line.strip_prefix("Python: `").and_then(|rest| rest.strip_suffix('`')) {
            found.hints.push(hint.to_string());
        } else if line.is_empty() {
            open = false;
        } else if open {
            let last = found.paragraphs.last_mut().expect("one is open");
            last.push(' ');
            last.push_str(line);
        } else {
            found.paragraphs.push(line.to_string());
            open = true;
        }
    }
    found.paragraphs.iter_mut().for_each(|paragraph| *paragraph = unlinked(paragraph));
    found
}

fn doc(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(named) = &attribute.meta else { return None };
    let Expr::Lit(literal) = &named.value else { return None };
    let Lit::Str(text) = &literal.lit else { return None };
    named.path.is_ident("doc").then(|| text.value())
}

/// A paragraph whose links to Rust items are their names.
fn unlinked(text: &str) -> String {
    let mut parts = text.split("[`");
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        match part.split_once("`]") {
            Some((path, rest)) => {
                let name = path.rsplit("::").next().unwrap_or(path);
                plain.push_str(&format!("`{name}`{rest}"));
            }
            None => plain.push_str(&format!("[`{part}")),
        }
    }
    plain
}

/// What serde is told of an item.
#[derive(Default)]
pub struct Serde {
    pub rename: Option<String>,
    pub rename_all: Option<String>,
    pub tag: Option<String>,
    pub untagged: bool,
    pub flatten: bool,
    pub skip: bool,
    pub with: bool,
}

/// The attributes of serde above an item.
pub fn serde(attributes: &[Attribute]) -> Result<Serde, String> {
    let mut found = Serde::default();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
        let read = attribute.parse_nested_meta(|meta| {
            let value = match meta.input.peek(Token![=]) {
                true => Some(meta.value()?.parse::<syn::LitStr>()?.value()),
                false => None,
            };
            match name(&meta.path).as_str() {
                "rename" => found.rename = value,
                "rename_all" => found.rename_all = value,
                "tag" => found.tag = value,
                "untagged" => found.untagged = true,
                "flatten" => found.flatten = true,
                "skip" => found.skip = true,
                "serialize_with" => found.with = true,
                _ => {}
            }
            Ok(())
        });
        read.map_err(|error| error.to_string())?;
    }
    Ok(found)
}

impl Serde {
    /// A variant of an enumeration, as serde writes it.
    pub fn variant(&self, name: &str) -> String {
        let separator = match self.rename_all.as_deref() {
            None => return name.to_string(),
            Some("lowercase") => "",
            Some("kebab-case") => "-",
            Some(_) => "_",
        };
        let mut written = String::new();
        for (at, letter) in name.chars().enumerate() {
            if at > 0 && letter.is_uppercase() {
                written.push_str(separator);
            }
            written.extend(letter.to_lowercase());
        }
        written
    }
}

/// Whether something derives one of these traits, or has the attribute of that name.
pub fn has(attributes: &[Attribute], wanted: &[&str]) -> bool {
    attributes.iter().any(|attribute| {
        if wanted.contains(&name(attribute.path()).as_str()) {
            return true;
        }
        let mut derived = false;
        if attribute.path().is_ident("derive") {
            let _ = attribute.parse_nested_meta(|meta| {
                derived |= wanted.contains(&name(&meta.path).as_str());
                Ok(())
            });
        }
        derived
    })
}

/// The last part of a path.
pub fn name(path: &Path) -> String {
    path.segments.last().map_or_else(String::new, |segment| segment.ident.to_string())
}
