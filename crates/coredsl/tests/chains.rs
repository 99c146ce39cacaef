//! However long a description's chains are, it is lowered or refused in a sentence: nothing
//! overflows the stack.
//!
//! Source: own. The tests run on the 2 MiB stacks of test threads, which are the smallest that a
//! caller has.

use instar_coredsl::load;

/// A description with one instruction of this behaviour, after these functions.
fn described(functions: &str, behavior: &str) -> String {
    format!(
        "InstructionSet X1 extends RV32I {{ {functions} instructions {{ T {{ \
         encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011; \
         assembly: {{\"x.t\", \"{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}\"}}; \
         behavior: {{ {behavior} }} }} }} }}"
    )
}

/// Chains of about `n` links: a name, functions, and a behaviour.
fn chains(n: usize) -> Vec<(&'static str, String, String)> {
    let joined = |part: &str, mark: &str| vec![part; n].join(mark);
    let plain = |name, behavior| (name, String::new(), behavior);
    let value = |name, value: String| (name, String::new(), format!("X[rd] = (unsigned<32>)({value});"));
    let truth = |name, value: String| (name, String::new(), format!("if ({value}) X[rd] = 1;"));
    let calls: String =
        (1..n).map(|i| format!("unsigned<32> f{i}(unsigned<32> a) {{ return f{}(a); }} ", i - 1)).collect();
    let doubled: String = (1..n)
        .map(|i| format!("unsigned<32> f{i}(unsigned<32> a) {{ return f{0}(a) ^ f{0}(a); }} ", i - 1))
        .collect();
    let first = "unsigned<32> f0(unsigned<32> a) { return a; } ";
    vec![
        value("^", joined("X[rs1]", " ^ ")),
        value("+", joined("rs1", " + ")),
        value("-", joined("X[rs1]", " - ")),
        value("<<", joined("X[rs1]", " << ")),
        value("==", joined("X[rs1]", " == ")),
        value(
            "^ of ^ to the left",
            format!("{}X[rs1]{}", "(".repeat(150.min(n)), " ^ X[rs2] ^ X[rs1])".repeat(150.min(n))),
        ),
        value("? :", format!("{} 1", "X[rs1] == 1 ? 2 : ".repeat(n))),
        value("::", joined("rs1", " :: ")),
        value(
            ":: in slices",
            format!("{}X[rs1]{}", "(".repeat(150.min(n)), " :: rs1)[31:0]".repeat(150.min(n))),
        ),
        value("slices", format!("X[rs1]{}", "[31:0]".repeat(n))),
        value("casts", format!("{}X[rs1]", "(signed)".repeat(n))),
        value("~", format!("{}X[rs1]", "~".repeat(n))),
        value("indices", format!("{}1{}", "X[".repeat(n), "]".repeat(n))),
        value("calls inside", format!("{}1{}", "f0(".repeat(n), ")".repeat(n))),
        truth("&&", joined("X[rs1] == 1", " && ")),
        truth("||", joined("X[rs1] == 1", " || ")),
        plain("else if", format!("{} X[rd] = 2;", "if (X[rs1] == 1) X[rd] = 1; else ".repeat(n))),
        plain("statements", "X[rd] = X[rs1] ^ X[rd];".repeat(n)),
        plain("one variable", format!("unsigned<32> a = X[rs1]; {} X[rd] = a;", "a = a ^ X[rs2];".repeat(n))),
        plain(
            "variables",
            format!(
                "unsigned<32> a0 = X[rs1]; {} X[rd] = a{n};",
                (0..n).map(|i| format!("unsigned<32> a{} = a{i} ^ X[rs2]; ", i + 1)).collect::<String>()
            ),
        ),
        plain(
            "variables that nobody reads",
            (0..n).fold("unsigned<32> a0 = X[rs1];".to_string(), |text, i| {
                format!("{text} unsigned<32> a{} = a{i} ^ X[rs2];", i + 1)
            }),
        ),
        plain("returns", format!("{} X[rd] = 2;", "if (X[rs1] == 1) return;".repeat(n))),
        plain(
            "breaks",
            format!(
                "unsigned<32> a = 0; for (unsigned<32> i = 0; i < {n}; ++i) {{ if (X[rs1] == i) break; a = a ^ X[rs2]; }} X[rd] = a;"
            ),
        ),
        plain(
            "rounds",
            format!(
                "unsigned<32> a = 0; for (unsigned<32> i = 0; i < {n}; ++i) {{ a = a ^ X[rs2]; }} X[rd] = a;"
            ),
        ),
        plain(
            "loops",
            format!(
                "unsigned<32> a = 0; {} a = a ^ X[rs2]; X[rd] = a;",
                (0..n.min(12)).map(|i| format!("for (int i{i} = 0; i{i} < 2; i{i}++) ")).collect::<String>()
            ),
        ),
        plain("blocks", format!("{}X[rd] = 1;{}", "{".repeat(n), "}".repeat(n))),
        plain("assignments", format!("unsigned<32> a = 0; {} 1;", "a = ".repeat(n))),
        plain(
            "cases",
            format!(
                "switch (X[rs1]) {{ {} }}",
                (0..n).map(|i| format!("case {i}: X[rd] = {i}; break; ")).collect::<String>()
            ),
        ),
        plain("stores", "MEM[X[rs1]] = X[rs2][7:0];".repeat(n)),
        ("functions", format!("functions {{ {first}{calls} }}"), format!("X[rd] = f{}(X[rs1]);", n - 1)),
        (
            "functions that double",
            format!("functions {{ {first}{doubled} }}"),
            format!("X[rd] = f{}(X[rs1]);", n - 1),
        ),
    ]
}

/// Chains of `n` links, each with what it is refused for; `None` where it is lowered.
fn refusals(n: usize) -> Vec<(&'static str, Option<String>)> {
    let alone = "functions { unsigned<32> f0(unsigned<32> a) { return a; } }";
    let ended = chains(n).into_iter().map(|(name, functions, behavior)| {
        let functions = if functions.is_empty() { alone } else { &functions };
        let refused = load("chain", &described(functions, &behavior)).err();
        (name, refused.map(|mistakes| mistakes.first().expect("refused without a reason").message.clone()))
    });
    ended.collect()
}

#[test]
fn short_chains_are_lowered_but_for_what_the_language_has_not() {
    for (name, refused) in refusals(15) {
        let wrong = matches!(name, "indices" | "assignments");
        assert_eq!(refused.is_some(), wrong, "{name}: {refused:?}");
    }
}

#[test]
fn chains_near_the_limits_fit_on_the_stack() {
    refusals(490);
}

#[test]
fn a_long_chain_is_refused_in_a_sentence_that_names_the_limit() {
    let refused = refusals(3_000);
    for (name, limit) in [
        ("^", "more than 500 operations inside one another in one expression"),
        ("&&", "more than 500 operations inside one another in one expression"),
        ("slices", "more than 500 operations inside one another in one expression"),
        ("else if", "more than 200 levels of nesting"),
        ("returns", "more than 500 conditions inside one another"),
        ("functions", "more than 200 calls of functions inside one another"),
    ] {
        let found = &refused.iter().find(|(known, _)| *known == name).expect("there is such a chain").1;
        assert_eq!(found.as_deref(), Some(limit), "{name}");
    }
}

#[test]
fn functions_that_double_end_before_memory_does() {
    let refused = refusals(30).into_iter().find(|(name, _)| *name == "functions that double");
    let sentence = "with what the functions do this is more than 200000 statements";
    assert_eq!(refused.and_then(|(_, refused)| refused).as_deref(), Some(sentence));
}

#[test]
fn of_a_long_line_the_part_around_the_place_is_shown() {
    let text = described("", &format!("X[rd] = {}wrong;", "X[rs1] ^ ".repeat(400)));
    let shown = load("long", &text).unwrap_err()[0].to_string();
    assert!(shown.lines().all(|line| line.chars().count() < 200), "{shown}");
    let lines: Vec<_> = shown.lines().collect();
    let at = lines[2].find('^').expect("there is a mark");
    assert!(lines[1][at..].starts_with("wrong"), "{shown}");
}
