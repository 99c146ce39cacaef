//! Python text as its formatter leaves it.

/// Columns of a line.
const WIDTH: usize = 110;
/// Columns of prose.
const PROSE: usize = 100;

/// A paragraph in lines that begin with `before`.
fn wrapped(before: &str, paragraph: &str) -> Vec<String> {
    let mut lines = vec![before.to_string()];
    for word in paragraph.split_whitespace() {
        let line = lines.last_mut().expect("there is one");
        if line.len() > before.len() && line.chars().count() + 1 + word.chars().count() > PROSE {
            lines.push(format!("{before}{word}"));
        } else {
            if line.len() > before.len() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// A docstring.
pub fn docstring(indent: &str, paragraphs: &[String]) -> String {
    let lines: Vec<String> =
        paragraphs.iter().flat_map(|p| [wrapped(indent, p), vec![String::new()]].concat()).collect();
    let lines = &lines[..lines.len() - 1];
    let text = lines.join("\n");
    let quoted = format!("{indent}\"\"\"{}", text.trim_start());
    if lines.len() == 1 { format!("{quoted}\"\"\"\n") } else { format!("{quoted}\n{indent}\"\"\"\n") }
}

/// A comment in front of a field.
pub fn remark(indent: &str, paragraphs: &[String]) -> String {
    let lines = paragraphs.iter().flat_map(|paragraph| wrapped(&format!("{indent}#: "), paragraph));
    lines.map(|line| format!("{line}\n")).collect()
}

/// A field or an entry of a dictionary: `before`, the annotation, `behind`.
pub fn field(indent: &str, before: &str, annotation: &str, behind: &str) -> String {
    let line = format!("{indent}{before}{annotation}{behind}");
    match annotation.split_once('[').filter(|_| line.len() > WIDTH) {
        Some((outer, inner)) => {
            let inner = inner.trim_end_matches(']');
            format!("{indent}{before}{outer}[\n{indent}    {inner}\n{indent}]{behind}\n")
        }
        None => format!("{line}\n"),
    }
}

/// A function with its parameters and what it returns; without a docstring its body is `...`.
pub fn function(indent: &str, name: &str, parameters: &[String], returns: &str, doc: &[String]) -> String {
    let body = if doc.is_empty() { " ..." } else { "" };
    let (head, tail) = (format!("{indent}def {name}("), format!(") -> {returns}:{body}"));
    let joined = parameters.join(", ");
    let short = format!("{head}{joined}{tail}");
    let head = if short.len() <= WIDTH {
        short
    } else if joined.len() + indent.len() + 4 <= WIDTH {
        format!("{head}\n{indent}    {joined}\n{indent}{tail}")
    } else {
        let lines: String = parameters.iter().map(|one| format!("{indent}    {one},\n")).collect();
        format!("{head}\n{lines}{indent}{tail}")
    };
    if doc.is_empty() {
        return format!("{head}\n");
    }
    format!("{head}\n{}\n", docstring(&format!("{indent}    "), doc))
}
