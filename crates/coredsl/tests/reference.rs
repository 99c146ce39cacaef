//! The examples of docs/reference/coredsl.md are loaded: what it shows works, what it says is
//! refused is refused.
//!
//! Source: docs/reference/coredsl.md.

use std::path::Path;

use instar_coredsl::load;

use crate::common::{loaded, set};

/// (kind, text, line) of every fenced block.
fn blocks(text: &str) -> Vec<(String, String, usize)> {
    let mut out = vec![];
    let mut open: Option<(String, String, usize)> = None;
    for (number, line) in text.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(kind)) => open = Some((kind.to_string(), String::new(), number + 1)),
            (Some(_), Some(_)) => out.extend(open.take()),
            (Some((_, block, _)), None) => {
                block.push_str(line);
                block.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block has no end");
    out
}

#[test]
fn every_example_of_the_reference_does_what_it_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/coredsl.md");
    let text = std::fs::read_to_string(path).expect("the reference exists");
    let blocks = blocks(&text);
    let (mut whole, mut parts, mut refused) = (0, 0, 0);
    for (kind, block, line) in blocks {
        println!("line {line}: {kind}");
        match kind.as_str() {
            "coredsl" => {
                loaded(&block);
                whole += 1;
            }
            "coredsl-state" => {
                set(&block, "", &["X[rd] = 0;"]);
                parts += 1;
            }
            "coredsl-behavior" => {
                set("", "", &[&block]);
                parts += 1;
            }
            "coredsl-refused" => {
                let text = format!(
                    "InstructionSet Xno extends RV32I {{ instructions {{ T {{
                       encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011;
                       behavior: {{ {block} }} }} }} }}"
                );
                assert!(load("refused", &text).is_err(), "line {line} is accepted");
                refused += 1;
            }
            other => panic!("line {line}: unknown kind of block `{other}`"),
        }
    }
    assert!(whole >= 3 && parts >= 5 && refused >= 3, "{whole} {parts} {refused}");
}
