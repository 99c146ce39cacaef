//! Functions and classes that PyO3 hands over.

use std::collections::BTreeMap;

use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Expr, FnArg, Ident, ImplItem, ItemImpl, ItemStruct, Lit, Pat, ReturnType, Signature, Token,
};

use crate::attributes::{comment, has};
use crate::sources::Source;
use crate::text;
use crate::types::{BorderSide, Types};

/// A parameter of `#[pyo3(signature = (…))]`: the star, or a name with its default.
enum Stated {
    Star,
    Named(String, Option<String>),
}

/// The stub of a function.
pub fn function<'a>(
    types: &mut Types<'a>,
    source: &'a Source,
    attributes: &[Attribute],
    signature: &Signature,
) -> Result<String, String> {
    let parameters = parameters(types, source, attributes, signature)?;
    let about = comment(attributes);
    let returns = match about.hints.first() {
        Some(hint) => hint.clone(),
        None => returned(types, source, signature)?,
    };
    Ok(text::function("", &name_of(signature), &parameters, &returns, &about.paragraphs))
}

/// The stub of a class with these blocks of methods.
pub fn class<'a>(
    types: &mut Types<'a>,
    source: &'a Source,
    one: &ItemStruct,
    blocks: &[&'a ItemImpl],
) -> Result<String, String> {
    let name = one.ident.to_string();
    let doc = comment(&one.attrs).paragraphs;
    let mut text = format!("@final\nclass {name}:\n{}\n", text::docstring("    ", &doc));
    for item in blocks.iter().flat_map(|block| &block.items) {
        let ImplItem::Fn(method) = item else { continue };
        let shown = method.sig.ident.to_string();
        let attributes = &method.attrs;
        let about = comment(attributes);
        let is = |kind: &str| has(attributes, &[kind]);
        let mut parameters = parameters(types, source, attributes, &method.sig)?;
        let returns = match about.hints.first() {
            Some(hint) => hint.clone(),
            None => returned(types, source, &method.sig)?,
        };
        match shown.as_str() {
            "__repr__" => continue,
            "__getbuffer__" => {
                text.push_str("    def __buffer__(self, flags: int, /) -> memoryview: ...\n");
                continue;
            }
            _ => {}
        }
        let own = if returns == "Self" { name.clone() } else { returns };
        if is("getter") {
            text.push_str("    @property\n");
        } else if is("staticmethod") {
            text.push_str("    @staticmethod\n");
        }
        if is("new") {
            parameters.insert(0, "cls".to_string());
            text.push_str(&text::function("    ", "__new__", &parameters, "Self", &about.paragraphs));
            continue;
        }
        if !is("staticmethod") {
            parameters.insert(0, "self".to_string());
        }
        let called = renamed(attributes).unwrap_or(shown);
        text.push_str(&text::function("    ", &called, &parameters, &own, &about.paragraphs));
    }
    Ok(format!("{}\n\n", text.trim_end()))
}

fn name_of(signature: &Signature) -> String {
    signature.ident.to_string()
}

/// The name in `#[getter(name)]`.
fn renamed(attributes: &[Attribute]) -> Option<String> {
    let getter = attributes.iter().find(|attribute| attribute.path().is_ident("getter"))?;
    getter.parse_args::<Ident>().ok().map(|name| name.to_string())
}

fn returned<'a>(types: &mut Types<'a>, source: &'a Source, signature: &Signature) -> Result<String, String> {
    match &signature.output {
        ReturnType::Default => Ok("None".to_string()),
        ReturnType::Type(_, ty) => {
            types.of(source, ty, BorderSide::Out).map_err(|error| format!("{}: {error}", signature.ident))
        }
    }
}

/// Parameters as Python writes them, without `self`.
fn parameters<'a>(
    types: &mut Types<'a>,
    source: &'a Source,
    attributes: &[Attribute],
    signature: &Signature,
) -> Result<Vec<String>, String> {
    let mut annotations = BTreeMap::new();
    let mut order = Vec::new();
    for input in &signature.inputs {
        let FnArg::Typed(typed) = input else { continue };
        let Pat::Ident(pattern) = &*typed.pat else { continue };
        let name = pattern.ident.to_string().trim_start_matches("r#").to_string();
        if ["py", "slf", "view", "flags"].contains(&name.as_str()) {
            continue;
        }
        let annotation = types.of(source, &typed.ty, BorderSide::In);
        annotations.insert(name.clone(), annotation.map_err(|error| format!("{name}: {error}"))?);
        order.push(name);
    }
    let plain = || order.iter().map(|name| Stated::Named(name.clone(), None)).collect();
    let stated = stated(attributes)?.unwrap_or_else(plain);
    let written = stated.into_iter().map(|one| match one {
        Stated::Star => Ok("*".to_string()),
        Stated::Named(name, default) => {
            let annotation = annotations.get(&name).ok_or(format!("{}: what is {name}?", signature.ident))?;
            let default = default.map_or_else(String::new, |default| format!(" = {default}"));
            Ok(format!("{name}: {annotation}{default}"))
        }
    });
    written.collect()
}

/// What `#[pyo3(signature = (…))]` states.
fn stated(attributes: &[Attribute]) -> Result<Option<Vec<Stated>>, String> {
    let Some(attribute) = attributes.iter().find(|attribute| attribute.path().is_ident("pyo3")) else {
        return Ok(None);
    };
    let parser = |input: ParseStream<'_>| {
        input.parse::<Ident>()?;
        input.parse::<Token![=]>()?;
        let inner;
        syn::parenthesized!(inner in input);
        let parse = |input: ParseStream<'_>| {
            if input.peek(Token![*]) {
                input.parse::<Token![*]>()?;
                return Ok(Stated::Star);
            }
            let name = input.call(Ident::parse_any)?.to_string();
            let name = name.trim_start_matches("r#").to_string();
            if !input.peek(Token![=]) {
                return Ok(Stated::Named(name, None));
            }
            input.parse::<Token![=]>()?;
            Ok(Stated::Named(name, Some(default(&input.parse::<Expr>()?))))
        };
        Punctuated::<Stated, Token![,]>::parse_terminated_with(&inner, parse)
    };
    let found = attribute.parse_args_with(parser).map_err(|error| error.to_string())?;
    Ok(Some(found.into_iter().collect()))
}

/// A default as Python writes it.
fn default(value: &Expr) -> String {
    match value {
        Expr::Path(path) if path.path.is_ident("None") => "None".to_string(),
        Expr::Lit(literal) => match &literal.lit {
            Lit::Bool(truth) => if truth.value { "True" } else { "False" }.to_string(),
            Lit::Str(text) => format!("\"{}\"", text.value()),
            Lit::Int(number) => number.to_string(),
            Lit::Float(number) => number.to_string(),
            _ => "...".to_string(),
        },
        _ => "...".to_string(),
    }
}
