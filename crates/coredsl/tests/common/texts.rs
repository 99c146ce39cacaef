//! Descriptions to read: those of the repository, and loops of every shape.
//!
//! Source: own. Part of a unit test of the crate too, so it uses nothing but the standard library.

use std::fs;
use std::path::{Path, PathBuf};

/// (file, text) of every description of the repository that is meant to be right.
pub fn repository() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = vec![];
    for folder in ["bench", "crates/gen/tests", "crates/manual/text", "designs"] {
        collect(&root.join(folder), &mut files);
    }
    files.sort();
    assert!(files.len() > 25, "{files:?}");
    let read = |file: PathBuf| {
        let mut text = fs::read_to_string(&file).expect("it was listed");
        // Several sets in one file are how a text without a folder has what it extends.
        for line in text.clone().lines() {
            let Some(name) = line.strip_prefix("import \"").and_then(|rest| rest.strip_suffix('"')) else {
                continue;
            };
            if let Ok(imported) = fs::read_to_string(file.with_file_name(name)) {
                text = imported + &text.replace(line, "");
            }
        }
        (file.file_name().expect("a file has a name").to_string_lossy().into_owned(), text)
    };
    files.into_iter().map(read).collect()
}

fn collect(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            collect(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "core_desc") {
            out.push(path);
        }
    }
}

/// How a loop may count.
const HEADS: [&str; 11] = [
    "for (int i = 0; i < 8; i++)",
    "for (int i = 7; i >= 0; i--)",
    "for (unsigned<4> i = 1; i < 8; i += 3)",
    "for (unsigned<3> i = 0; i != 6; i += 2)",
    "for (signed<5> i = -4; i < 4; i++) if (i >= 0)",
    "for (int i = 0, k = 9; i < 6; i++, k--)",
    "i = 0; while (i < 6)",
    "i = 6; do",
    "for (i = 0; i < 5; i++)",
    "for (int i = 1; i < 8; i *= 2)",
    "for (int n = 0; n < 3; n++) for (int i = n; i < 6; i++)",
];

/// What may stand in a round.
const BODIES: [&str; 24] = [
    "s ^= V[i];",
    "V[i] = (unsigned<32>)(V[i] + s); s = V[7 - i];",
    "s[i] = X[rs1][i + 3];",
    "s[4 * i + 3 : 4 * i] = X[rs1][i + 3 : i]; W[9 * i + 8 : 9 * i] = W[9 * i + 12 : 9 * i + 4];",
    "if (X[rs1][i] == 1) continue; s = (unsigned<32>)(s * 5 + i);",
    "if (X[rs1][i] == 1) break; s = (unsigned<32>)(s + 7); if (X[rs2][i] == 1) break; s = ~s;",
    "if (X[rs1][i] == 1) { X[rd] = s; return; } s += 1;",
    "if (X[rs1][4 * i] == 1) raise(0, (unsigned<32>)(i + 24)); s = (unsigned<32>)(s << 1);",
    "if (i == 4) break; s ^= V[i];",
    "if (i % 2 == 0) s = mixed(s, 3); else { unsigned<32> u = mixed(s, (unsigned<5>)i); V[i] = u; }",
    "s = (unsigned<32>)(s + (i == 0 ? V[0] : V[i - 1]));",
    "s = (unsigned<32>)(s + (i < 3 ? mixed(s, 9) : V[i]));",
    "s = (unsigned<32>)(s + i * V[X[rs2][3:0]]);",
    "t[(i + 1) % 8] = s; s = (unsigned<32>)(t[i] ^ ROW[i]);",
    "MEM[64 + 4 * i + 3 : 64 + 4 * i] = s; s = MEM[256 + 8 * i + 3 : 256 + 8 * i];",
    "for (int j = 0; j < 4; j++) { V[2 * j] ^= s; s = mixed(V[i], (unsigned<5>)(i + j)); }",
    "for (int j = 0; j < i; j++) s = (unsigned<32>)(s * 3 + V[j]);",
    "s = found(V[i]); if (s > 20 && V[i] != 0) V[(unsigned<3>)s] = 1;",
    "unsigned<32> u = V[X[rs2][3:0]]; if (i > 9) s = u;",
    "unsigned<32> u = 1; if (V[X[rs1][3:0]] == 0) u = V[i]; if (i > 6) s ^= u;",
    "switch (s[1:0]) { case 0: s += 5; break; case 1: s = (unsigned<32>)(s >> i); break; default: s ^= V[i]; }",
    "X[8 + i] = s; s = X[15 - i];",
    "X[rd][i] = V[i][i]; PC = (unsigned<32>)(PC + i);",
    "signed<20> d = (signed<20>)V[i]; N[i + 4 : i] = V[i][4:0]; s = (unsigned<32>)((signed<32>)(d >> i) + N);",
];

/// (name, text) for a loop of every head around every body; what leaves an array's bounds in a
/// round is refused.
pub fn loops() -> Vec<(String, String)> {
    let pairs = HEADS.iter().flat_map(|head| BODIES.map(|body| (*head, body)));
    let described = pairs.map(|(head, body)| {
        let all = match head {
            "i = 0; while (i < 6)" => format!("{head} {{ {body} i++; }}"),
            "i = 6; do" => format!("{head} {{ i--; {body} }} while (i > 0);"),
            _ => format!("{head} {{ {body} }}"),
        };
        (all.clone(), described(&all))
    });
    described.collect()
}

/// A set whose only instruction has these statements, between a few variables and their use.
pub fn described(statements: &str) -> String {
    format!(
        "InstructionSet Xloops extends RV32I {{
           architectural_state {{
             register unsigned<32> V[8]; register unsigned<100> W; register signed<20> N;
             const unsigned<32> ROW[8] = {{ 3, 1, 4, 1, 5, 9, 2, 6 }};
           }}
           functions {{
             unsigned<32> mixed(unsigned<32> v, unsigned<5> by) {{
               unsigned<32> u = v ^ 0x9e3779b9;
               if (by == 0) return u;
               return (unsigned<32>)(u << by | u >> (32 - by));
             }}
             unsigned<32> found(unsigned<32> v) {{
               for (int j = 0; j < 32; j++) if (v[j] == 1) return (unsigned<32>)j;
               return 32;
             }}
           }}
           instructions {{ T {{
             encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
             assembly: {{\"x.t\", \"{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}\"}};
             behavior: {{
               unsigned<32> s = X[rs2]; unsigned<32> t[8]; int i = 0;
               {statements}
               X[rd] = (unsigned<32>)(s + t[3]);
             }} }} }} }}"
    )
}
