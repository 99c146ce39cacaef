//! Rust types as Python's, and the records that they lead to.

use std::collections::BTreeSet;

use syn::{Fields, GenericArgument, PathArguments, Type, TypePath};

use crate::attributes::{comment, has, name, serde};
use crate::sources::{Known, Source, Sources};
use crate::text;

/// Which way a value goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum BorderSide {
    /// To Rust.
    In,
    /// To Python.
    Out,
}

/// Types, and the records that were needed so far.
pub struct Types<'a> {
    pub sources: &'a Sources,
    /// Names that the written part gives.
    pub given: BTreeSet<String>,
    /// Names of records.
    pub records: BTreeSet<String>,
    /// Texts of records that are not yet written, each after those that it is made of.
    pub waiting: String,
}

impl<'a> Types<'a> {
    /// The annotation of a type in a file.
    pub fn of(&mut self, source: &'a Source, ty: &Type, way: BorderSide) -> Result<String, String> {
        match ty {
            Type::Reference(reference) => self.of(source, &reference.elem, way),
            Type::Paren(paren) => self.of(source, &paren.elem, way),
            Type::Slice(slice) if is_bytes(&slice.elem) && way == BorderSide::In => Ok("bytes".to_string()),
            Type::Slice(slice) => self.sequence(source, &slice.elem, way),
            Type::Array(array) => {
                let one = self.of(source, &array.elem, way)?;
                let syn::Expr::Lit(length) = &array.len else {
                    return Err("an array without a length".into());
                };
                let syn::Lit::Int(length) = &length.lit else {
                    return Err("an array without a length".into());
                };
                let length: usize = length.base10_parse().map_err(|error| error.to_string())?;
                Ok(format!("tuple[{}]", vec![one; length].join(", ")))
            }
            Type::Tuple(tuple) if tuple.elems.is_empty() => Ok("None".to_string()),
            Type::Tuple(tuple) => {
                let parts = tuple.elems.iter().map(|part| self.of(source, part, way));
                Ok(format!("tuple[{}]", parts.collect::<Result<Vec<_>, _>>()?.join(", ")))
            }
            Type::Path(path) => self.named(source, path, way),
            _ => Err(format!("{}: a type that has no annotation", source.path.display())),
        }
    }

    fn sequence(&mut self, source: &'a Source, one: &Type, way: BorderSide) -> Result<String, String> {
        let outer = if way == BorderSide::In { "Sequence" } else { "list" };
        Ok(format!("{outer}[{}]", self.of(source, one, way)?))
    }

    fn named(&mut self, source: &'a Source, path: &TypePath, way: BorderSide) -> Result<String, String> {
        let last = path.path.segments.last().ok_or("a type without a name")?;
        let inner: Vec<&Type> = match &last.arguments {
            PathArguments::AngleBracketed(found) => found
                .args
                .iter()
                .filter_map(|one| if let GenericArgument::Type(ty) = one { Some(ty) } else { None })
                .collect(),
            _ => Vec::new(),
        };
        let name = last.ident.to_string();
        Ok(match (name.as_str(), &inner[..]) {
            ("u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "i128", _) => {
                "int".into()
            }
            ("f32" | "f64", _) => "float".into(),
            ("bool", _) => "bool".into(),
            ("str" | "String", _) => "str".into(),
            ("Bytes" | "PyBytes", _) => "bytes".into(),
            ("PathBuf" | "Path", _) => if way == BorderSide::In { "StrPath" } else { "str" }.into(),
            ("Value", _) if self.sources.find(source, &["Value".into()])?.is_none() => "Any".into(),
            ("Self", _) => "Self".into(),
            ("Option", [one]) => format!("{} | None", self.of(source, one, way)?),
            ("Vec", [one]) if is_bytes(one) && way == BorderSide::In => "bytes".into(),
            ("Vec", [one]) => self.sequence(source, one, way)?,
            ("BTreeMap" | "HashMap", [key, value]) => {
                let outer = if way == BorderSide::In { "Mapping" } else { "dict" };
                format!("{outer}[{}, {}]", self.of(source, key, way)?, self.of(source, value, way)?)
            }
            ("Named" | "OrderedMap", [value]) => format!("dict[str, {}]", self.of(source, value, way)?),
            ("Record" | "Choice" | "Reported" | "PyResult" | "Bound" | "PyRef" | "Py", [one]) => {
                self.of(source, one, way)?
            }
            _ => {
                let parts: Vec<String> =
                    path.path.segments.iter().map(|part| part.ident.to_string()).collect();
                match self.sources.find(source, &parts)? {
                    Some((home, known)) => self.known(home, known, way)?,
                    None if self.given.contains(&name) => name,
                    None => return Err(format!("{}: where is {name}?", source.path.display())),
                }
            }
        })
    }

    fn known(&mut self, home: &'a Source, known: Known<'a>, way: BorderSide) -> Result<String, String> {
        match known {
            Known::Alias(alias) => match self.given.contains(&alias.ident.to_string()) {
                true => Ok(alias.ident.to_string()),
                false => self.of(home, &alias.ty, way),
            },
            Known::Struct(one) => {
                let title = serde(&one.attrs)?.rename.unwrap_or_else(|| one.ident.to_string());
                if !has(&one.attrs, &["pyclass"])
                    && !self.given.contains(&title)
                    && !self.records.contains(&title)
                {
                    self.record(home, one, &title)?;
                }
                Ok(title)
            }
            Known::Enum(one) => {
                let told = serde(&one.attrs)?;
                let mut words = Vec::new();
                let mut parts = Vec::new();
                for variant in &one.variants {
                    let word = serde(&variant.attrs)?.rename;
                    let word = word.unwrap_or_else(|| told.variant(&variant.ident.to_string()));
                    let plain = told.untagged || has(&one.attrs, &["FromPyObject"]);
                    match &variant.fields {
                        Fields::Unit => words.push(format!("\"{word}\"")),
                        Fields::Unnamed(inner) if inner.unnamed.len() == 1 => {
                            let inner = self.of(home, &inner.unnamed[0].ty, way)?;
                            parts.push(if plain {
                                inner
                            } else {
                                format!("dict[Literal[\"{word}\"], {inner}]")
                            });
                        }
                        _ => return Err(format!("{}: {} has fields", home.path.display(), variant.ident)),
                    }
                }
                if !words.is_empty() {
                    parts.insert(0, format!("Literal[{}]", words.join(", ")));
                }
                Ok(parts.join(" | "))
            }
        }
    }

    /// Writes a record, after what it is made of.
    fn record(&mut self, home: &'a Source, one: &'a syn::ItemStruct, title: &str) -> Result<(), String> {
        self.records.insert(title.to_string());
        let fields = self.fields(home, &one.fields).map_err(|error| format!("{title}: {error}"))?;
        let doc = comment(&one.attrs).paragraphs;
        let keyword = |key: &str| ["from", "class", "in", "as", "match"].contains(&key);
        let mut written = String::new();
        if fields.iter().any(|field| keyword(&field.key)) {
            written.push_str(&format!("{title} = TypedDict(\n    \"{title}\",\n    {{\n"));
            for field in fields {
                written.push_str(&text::remark("        ", &field.doc));
                written.push_str(&text::field(
                    "        ",
                    &format!("\"{}\": ", field.key),
                    &field.annotation,
                    ",",
                ));
            }
            written.push_str(&format!("    }},\n)\n{}\n", text::docstring("", &doc)));
        } else {
            written.push_str(&format!("class {title}(TypedDict):\n{}\n", text::docstring("    ", &doc)));
            for field in fields {
                written.push_str(&text::remark("    ", &field.doc));
                written.push_str(&text::field("    ", &format!("{}: ", field.key), &field.annotation, ""));
            }
            written.push('\n');
        }
        self.waiting.push_str(&written);
        Ok(())
    }

    fn fields(&mut self, home: &'a Source, all: &'a Fields) -> Result<Vec<Field>, String> {
        let mut found = Vec::new();
        for field in all {
            let told = serde(&field.attrs)?;
            let own = field.ident.as_ref().ok_or("a field without a name")?.to_string();
            let about = comment(&field.attrs);
            if told.skip {
            } else if told.flatten && about.hints.is_empty() {
                found.extend(self.flattened(home, &field.ty)?);
            } else if told.flatten {
                found.extend(about.hints.iter().filter_map(|hint| hint.split_once(": ")).map(
                    |(key, annotation)| Field {
                        key: key.to_string(),
                        annotation: annotation.to_string(),
                        doc: Vec::new(),
                    },
                ));
            } else {
                let key = told.rename.unwrap_or(own);
                let annotation = match about.hints.first() {
                    Some(hint) => hint.clone(),
                    None if told.with => return Err(format!("{key}: its comment must say what Python sees")),
                    None => self
                        .of(home, &field.ty, BorderSide::Out)
                        .map_err(|error| format!("{key}: {error}"))?,
                };
                found.push(Field { key, annotation, doc: about.paragraphs });
            }
        }
        Ok(found)
    }

    /// The fields of a record that stand in another one.
    fn flattened(&mut self, home: &'a Source, ty: &Type) -> Result<Vec<Field>, String> {
        let Type::Path(path) = (if let Type::Reference(reference) = ty { &*reference.elem } else { ty })
        else {
            return Err("this cannot be flattened".into());
        };
        let last = path.path.segments.last().ok_or("a type without a name")?;
        if let ("Option", PathArguments::AngleBracketed(inner)) =
            (last.ident.to_string().as_str(), &last.arguments)
            && let Some(GenericArgument::Type(inner)) = inner.args.first()
        {
            let mut fields = self.flattened(home, inner)?;
            fields.iter_mut().for_each(|field| field.annotation.push_str(" | None"));
            return Ok(fields);
        }
        let parts: Vec<String> = path.path.segments.iter().map(|part| part.ident.to_string()).collect();
        match self.sources.find(home, &parts)? {
            Some((home, Known::Struct(one))) => self.fields(home, &one.fields),
            Some((home, Known::Enum(one))) => self.tagged(home, one),
            _ => Err(format!("where is {}?", name(&path.path))),
        }
    }

    /// An enumeration within a record: its tag, and what some variants have.
    fn tagged(&mut self, home: &'a Source, one: &'a syn::ItemEnum) -> Result<Vec<Field>, String> {
        let told = serde(&one.attrs)?;
        let key = told.tag.clone().ok_or(format!("{}: it has no tag", one.ident))?;
        let words =
            one.variants.iter().map(|variant| format!("\"{}\"", told.variant(&variant.ident.to_string())));
        let words = words.collect::<Vec<_>>().join(", ");
        let mut fields = vec![Field { key, annotation: format!("Literal[{words}]"), doc: Vec::new() }];
        for variant in &one.variants {
            for mut field in self.fields(home, &variant.fields)? {
                field.annotation = format!("NotRequired[{}]", field.annotation);
                fields.push(field);
            }
        }
        Ok(fields)
    }
}

/// A key of a record.
struct Field {
    key: String,
    annotation: String,
    doc: Vec<String>,
}

fn is_bytes(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("u8"))
}
