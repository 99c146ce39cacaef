//! Claims about costs that no core can pay, and about the operand on which a latency depends.
//!
//! Source: docs/reference/design.md.

use instar_cores::Latency;

use super::design::{DESCRIPTION, DESIGN, fault, folder, read, said_of};
use crate::tree::PlainValue;
use crate::{DescriptionKind, Design, HostCore};

const INTERVAL: &str = "interval = 1\n";

fn with(name: &str, key: &str) -> String {
    fault(name, INTERVAL, &format!("{INTERVAL}{key}\n"))
}

#[test]
fn a_list_of_ports_without_the_first_can_never_be_met_and_is_named() {
    let said = with("port-1", "ports = [1]");
    assert!(said.contains("13: \"x.rotxor\" may not use issue port 0"), "{said}");
    let said = with("port-9", "ports = [0, 9]");
    assert!(said.contains("13: \"x.rotxor\" wants issue port 9, and the core has 2 (issue_width)"), "{said}");
    let said = with("port-none", "ports = []");
    assert!(said.contains("13: `ports` is empty: x.rotxor could never pass"), "{said}");
    let said = with("commit-9", "commit_ports = [0, 9]");
    assert!(
        said.contains("13: \"x.rotxor\" wants commit port 9, and the core has 3 (commit_ports)"),
        "{said}"
    );
    let said = with("commit-1", "commit_ports = [1]");
    assert!(said.contains("13: \"x.rotxor\" may not use commit port 0"), "{said}");
    let said = with("commit-none", "commit_ports = []");
    assert!(said.contains("13: `commit_ports` is empty"), "{said}");
}

#[test]
fn more_of_anything_than_the_core_has_is_named_with_its_line() {
    for (key, wanted, there) in [
        ("issue_slots", 3, 2),
        ("register_reads", 5, 4),
        ("scoreboard_entries", 9, 8),
        ("write_ports", 4, 3),
        ("commit_slots", 4, 3),
    ] {
        let said = with(key, &format!("{key} = {wanted}"));
        assert!(said.contains(&format!("13: \"x.rotxor\" takes {wanted} {key}")), "{said}");
        assert!(said.contains(&format!("the core has {there}")), "{said}");
    }
}

#[test]
fn a_variant_may_bring_the_ports_that_a_cost_needs_and_is_checked_by_its_own_costs() {
    // The variant has three commit ports.
    let three = DESIGN.replace(INTERVAL, "interval = 1\nwrite_ports = 3\n");
    assert!(read("three", &three, DESCRIPTION).is_ok());
    let said = fault("variant", "{ latency = 2 }", "{ latency = 2, issue_slots = 4 }");
    assert!(
        said.contains("23: \"x.rotxor\" takes 4 issue_slots, and the core has 2 (issue_width)"),
        "{said}"
    );
}

#[test]
fn a_parameter_changed_by_the_user_is_checked_against_the_costs() {
    let three = DESIGN.replace(INTERVAL, "interval = 1\nwrite_ports = 3\n");
    let folder = folder("override", &three, DESCRIPTION);
    let library = folder.library();
    let design = Design::find(&library, "rotxor").map(std::sync::Arc::new).unwrap();
    let found = library.find(DescriptionKind::Core, "cva6-superscalar").unwrap();
    let assemble = |overrides: &[(String, PlainValue)]| {
        HostCore::assemble(&library, &found, Some(&design), Some("fast"), overrides)
    };
    assert!(assemble(&[]).is_ok());
    let said = assemble(&[("commit_ports".into(), PlainValue::Integer(2))]).unwrap_err().to_string();
    assert!(said.contains("design.toml:13: `write_ports`: \"x.rotxor\" takes 3 write_ports"), "{said}");
    assert!(said.contains("the core has 2 (commit_ports)"), "{said}");
}

#[test]
fn a_unit_that_blocks_a_unit_which_no_core_has_is_named_even_if_no_cost_uses_it() {
    let said = fault("blocks", "[units.rotator]", "[units.other]\nblocks = [\"nosuch\"]\n[units.rotator]");
    assert!(
        said.contains("8: unit \"other\" blocks \"nosuch\", which no core of family \"cva6\" has"),
        "{said}"
    );
    assert!(said.contains("mul"), "{said}");
}

#[test]
fn a_latency_by_steps_names_a_register_that_the_instruction_reads() {
    let steps = "steps = [{ up_to = 8, cycles = 3 }, { cycles = 10 }]";
    let said = fault("no-operand", "latency = 3", &format!("latency = {{ {steps} }}"));
    assert!(said.contains("lacks `operand`") && said.contains("operand = \"rs"), "{said}");
    let said = fault("rd", "latency = 3", &format!("latency = {{ operand = \"rd\", {steps} }}"));
    assert!(said.contains("11: x.rotxor reads no operand `rd`"), "{said}");
    assert!(said.contains("rs2"), "{said}");
    let said = fault("no-steps", "latency = 3", "latency = { operand = \"rs1\" }");
    assert!(said.contains("lacks `steps`"), "{said}");
}

#[test]
fn all_latencies_of_an_instruction_depend_on_the_same_operand() {
    let steps = |operand: &str| {
        format!(
            "latency = {{ operand = \"{operand}\", steps = [{{ up_to = 8, cycles = 3 }}, {{ cycles = 10 }}] }}"
        )
    };
    let both = DESIGN.replace("latency = 3", &steps("rs1")).replace("latency = 2", &steps("rs2"));
    let said = said_of(read("two", &both, DESCRIPTION));
    assert!(said.contains("the latency of x.rotxor depends on `rs2` here and on `rs1` elsewhere"), "{said}");
    let one = DESIGN.replace("latency = 3", &steps("rs2")).replace("latency = 2", &steps("rs2"));
    let design = read("one", &one, DESCRIPTION).unwrap();
    assert!(design.latency_operands()[0].is_some());
}

#[test]
fn an_empty_name_is_told() {
    let said = fault("name", "name = \"rotxor\"", "name = \"\"");
    assert!(said.contains("2: `name` is empty (write name = \"<name>\")"), "{said}");
    let said = fault("variant-name", "name = \"fast\"", "name = \" \"");
    assert!(said.contains("`name` is empty"), "{said}");
    let said = fault("baseline-name", "name = \"portable\"", "name = \"\"");
    assert!(said.contains("`name` is empty"), "{said}");
    let said = fault("unit", "unit = \"rotator\"", "unit = \"\"");
    assert!(said.contains("`unit` is empty"), "{said}");
    let said = fault("from", "from = \"assumed\"", "from = \"\"");
    assert!(said.contains("`from` is empty"), "{said}");
}

/// A second instruction like the first.
fn two() -> String {
    let second =
        |text: &str| text.replace("ROTXOR", "XORROT").replace("x.rotxor", "x.xorrot").replace("3'd0", "3'd1");
    let at = DESCRIPTION.find("    ROTXOR").unwrap();
    let end = DESCRIPTION[at..].find("\n    }\n").unwrap() + at + "\n    }\n".len();
    format!("{}{}{}", &DESCRIPTION[..end], second(&DESCRIPTION[at..end]), &DESCRIPTION[end..])
}

#[test]
fn several_instructions_may_share_one_cost() {
    let shared = DESIGN.replace("\"x.rotxor\"]", "\"x.rotxor, x.xorrot\"]");
    let design = read("shared", &shared, &two()).unwrap_or_else(|e| panic!("{e}"));
    let costs = design.costs_on("cva6-superscalar", None).unwrap();
    assert_eq!(costs.iter().map(|c| c.mnemonic.as_str()).collect::<Vec<_>>(), ["x.rotxor", "x.xorrot"]);
    assert_eq!((&costs[0].cost.latency, &costs[0].source), (&costs[1].cost.latency, &costs[1].source));
    let both = shared.replace("\"x.rotxor\" = {", "\"x.xorrot, x.rotxor\" = {");
    let design = read("shared-variant", &both, &two()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(design.variants[0].costs.len(), 2);
}

#[test]
fn a_cost_that_is_stated_twice_is_told_with_both_lines() {
    let shared = DESIGN.replace("\"x.rotxor\"]", "\"x.rotxor, x.xorrot, x.rotxor\"]");
    let said = said_of(read("shared-twice", &shared, &two()));
    assert!(
        said.contains("9: the cost of x.rotxor stands in line 9 already (name each instruction once)"),
        "{said}"
    );
    let shared = DESIGN.replace("\"x.rotxor\"]", "\"x.rotxor, x.nosuch\"]");
    let said = said_of(read("shared-none", &shared, DESCRIPTION));
    assert!(said.contains("there is no instruction \"x.nosuch\""), "{said}");
}

/// Two results of three operands, and a load of two words.
const TWO: &str = r#"InstructionSet Xrotxor extends RV32I {
  instructions {
    ROTXOR {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.rotxor", "{name(rd)}, {name(rs1)}, {name(rs2)}"};
      behavior: {
        unsigned<32> a = X[rs1]; unsigned<32> b = X[rs2]; unsigned<32> c = X[rd];
        X[rd] = (unsigned<32>)(a + b + c); X[rs1] = (unsigned<32>)(a - b);
      }
    }
  }
}
"#;

/// What is said of costs of an instruction.
fn said_with(name: &str, description: &str, from: &str, to: &str) -> String {
    assert!(DESIGN.contains(from), "{from}");
    said_of(read(name, &DESIGN.replace(from, to), description))
}

#[test]
fn results_and_operands_without_a_way_are_refused_with_their_line() {
    let two = |keys: &str| said_with("two", TWO, INTERVAL, &format!("{INTERVAL}{keys}\n"));
    for right in [
        "",
        "scoreboard_entries = 1",
        "write_ports = 1",
        "commit_slots = 1",
        "register_reads = 4",
        "result_bus = \"load\"",
    ] {
        let right = if right == "commit_slots = 1" || right == "write_ports = 1" {
            format!("scoreboard_entries = 2\n{right}")
        } else {
            right.to_owned()
        };
        assert_eq!(two(&right), "", "{right}");
    }
    for (keys, said) in [
        ("write_ports = 0", "13: \"x.rotxor\" writes 2 registers through no write port"),
        (
            "scoreboard_entries = 1\nwrite_ports = 1",
            "14: \"x.rotxor\" writes 2 registers from one scoreboard entry, all in a cycle, through 1 write ports",
        ),
        (
            "scoreboard_entries = 1\ncommit_slots = 1",
            "14: \"x.rotxor\" writes 2 registers from one scoreboard entry in 1 commit",
        ),
        ("register_reads = 0", "13: \"x.rotxor\" reads 3 registers through 0 read ports"),
        ("register_reads = 2", "13: \"x.rotxor\" reads 3 registers through 2 read ports"),
        (
            "result_bus = \"alu\"",
            "13: \"x.rotxor\" gives 2 results, and the result bus of \"alu\" carries one",
        ),
    ] {
        assert!(two(keys).contains(said), "{keys}: {}", two(keys));
    }
    let alu = |keys: &str| said_with("alu", TWO, "unit = \"rotator\"\nlatency = 3\ninterval = 1\n", keys);
    let said = alu(
        "unit = \"alu\"\nlatency = 1\ninterval = 1\nscoreboard_entries = 1\nwrite_ports = 1\nregister_reads = 1\n",
    );
    assert!(said.contains("\"x.rotxor\" reads 3 registers through 1 read ports"), "{said}");
    let said = alu("unit = \"alu\"\nlatency = 2\ninterval = 3\n");
    assert!(said.contains("12: \"x.rotxor\" keeps unit \"alu\" for 3 cycles"), "{said}");
}

#[test]
fn an_instruction_that_has_no_way_to_memory_is_refused() {
    const BEHAVIOR: &str = "unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25];";
    let memory = |behavior: &str, cost: &str| {
        let description = DESCRIPTION.replace(BEHAVIOR, behavior);
        assert_ne!(description, DESCRIPTION);
        said_with("memory", &description, "unit = \"rotator\"\nlatency = 3\n", cost)
    };
    let load = "unsigned<32> a = X[rs1]; X[rd] = MEM[a+3:a];";
    let store = "unsigned<32> a = X[rs1]; MEM[a+3:a] = X[rs2];";
    let both = "unsigned<32> a = X[rs1]; X[rd] = MEM[a+3:a]; MEM[a+3:a] = X[rs2];";
    let cost = |unit: &str| format!("unit = \"{unit}\"\nlatency = 3\n");
    assert_eq!(memory(load, &cost("load")), "");
    assert_eq!(memory(store, &cost("store")), "");
    for (behavior, unit, said) in [
        (both, "load", "10: \"x.rotxor\" reads and writes memory, and no unit of the core does both"),
        (both, "store", "reads and writes memory"),
        (load, "store", "\"x.rotxor\" reads memory, and unit \"store\" has no way there for it"),
        (load, "rotator", "\"x.rotxor\" reads memory, and unit \"rotator\" has no way there for it"),
        (store, "load", "\"x.rotxor\" writes memory, and unit \"load\" has no way there for it"),
        (store, "alu", "\"x.rotxor\" writes memory"),
    ] {
        let found = memory(behavior, &cost(unit));
        assert!(found.contains(said), "{unit}: {found}");
    }
    let said = memory(load, "unit = \"load\"\nmemory_accesses_per_cycle = 64\nlatency = 3\n");
    assert!(said.contains("11: \"x.rotxor\" makes 64 memory accesses in a cycle"), "{said}");
    assert_eq!(memory(load, "unit = \"load\"\nmemory_accesses_per_cycle = 2\nlatency = 3\n"), "");
}

#[test]
fn more_accesses_than_a_cost_allows_are_refused_where_the_text_makes_them_always() {
    const BEHAVIOR: &str = "unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25];";
    let load = |behavior: &str, cost: &str| {
        let description = DESCRIPTION.replace(BEHAVIOR, behavior);
        said_with("accesses", &description, "unit = \"rotator\"\nlatency = 3\n", cost)
    };
    let cost = |stated: u32| format!("unit = \"load\"\nmemory_accesses_per_cycle = {stated}\nlatency = 3\n");
    // Pieces of 8 and 4 bytes; two in each way; one in the way that raises nothing; a loop.
    for (behavior, made) in [
        ("unsigned<32> a = X[rs1]; unsigned<96> v = MEM[a+11:a]; X[rd] = v[95:64];", 2),
        (
            "unsigned<32> a = X[rs1]; unsigned<32> v = 0; if (X[rs2] == 0) { v = MEM[a+3:a]; v ^= MEM[a+7:a+4]; } \
             else { v = MEM[a+3:a]; v ^= MEM[a+11:a+8]; v ^= MEM[a+15:a+12]; } X[rd] = v;",
            2,
        ),
        (
            "unsigned<32> a = X[rs1]; if (X[rs2] == 0) raise(0, 2); \
             X[rd] = MEM[a+3:a] ^ MEM[a+7:a+4] ^ MEM[a+11:a+8];",
            3,
        ),
        (
            "unsigned<32> v = 0; for (unsigned<4> i = 0; i < 4; i++) { \
             unsigned<32> a = (unsigned<32>)(X[rs1] + 4 * i); v ^= MEM[a+3:a]; } X[rd] = v;",
            4,
        ),
    ] {
        let said = load(behavior, &cost(made - 1));
        let wanted = format!("11: \"x.rotxor\" makes {made} memory accesses at least");
        assert!(said.contains(&wanted), "{behavior}: {said}");
        assert!(said.contains(&format!("write memory_accesses_per_cycle = {made}")), "{said}");
        assert_eq!(load(behavior, &cost(made)), "", "{behavior}");
    }
    let perhaps =
        "unsigned<32> a = X[rs1]; unsigned<32> v = MEM[a+3:a]; if (v == 0) v = MEM[a+7:a+4]; X[rd] = v;";
    assert_eq!(load(perhaps, &cost(1)), "");
}

/// A loop of eight rounds.
fn eight() -> String {
    let rounds = "unsigned<32> v = X[rs1]; unsigned<32> k = X[rs2]; \
                  for (unsigned<4> i = 0; i < 8; i++) { v = (v[30:0] :: v[31:31]) ^ k; } X[rd] = v;";
    DESCRIPTION.replace("unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25];", rounds)
}

#[test]
fn latency_and_interval_of_a_loop_follow_from_its_rounds_and_are_named() {
    let stated = |cost: &str| DESIGN.replace("latency = 3\ninterval = 1\n", cost);
    let changed = |text: String, change: &str| text.replace("{ latency = 2 }", change);
    let costs = |name: &str, text: &str, variant: Option<&str>| {
        let design = read(name, text, &eight()).unwrap_or_else(|e| panic!("{e}"));
        let variant = variant.map(|name| design.variant(name).unwrap().0.clone());
        let cost = design.costs_on("cva6-superscalar", variant.as_ref()).unwrap()[0].clone();
        (cost.cost.latency, cost.cost.interval, cost.follows)
    };
    let rounds = stated("sequenced_rounds = 8\n");
    let plain = rounds.replace("timing.\"cva6-superscalar\".\"x.rotxor\" = { latency = 2 }\n", "");
    let ten = Latency::Cycles(10);
    assert_eq!(costs("follow", &plain, None), (ten.clone(), 10, vec!["latency", "interval"]));
    let half = plain.replace("sequenced_rounds = 8\n", "sequenced_rounds = 8\ninterval = 10\n");
    assert_eq!(costs("follow-half", &half, None), (ten.clone(), 10, vec!["latency"]));
    // A variant that brings the rounds brings what follows from them.
    let brought = changed(DESIGN.to_owned(), "{ sequenced_rounds = 8 }");
    assert_eq!(costs("follow-variant", &brought, Some("fast")), (ten, 10, vec!["latency", "interval"]));
    let wrong = plain.replace("sequenced_rounds = 8\n", "sequenced_rounds = 8\nlatency = 9\n");
    let said = said_of(read("follow-wrong", &wrong, &eight()));
    assert!(
        said.contains("the latency of x.rotxor is not 10") && said.contains("write latency = 10"),
        "{said}"
    );
    let said = said_of(read("follow-none", &stated(""), DESCRIPTION));
    assert!(said.contains("lacks `latency`") && said.contains("lacks `interval`"), "{said}");
}

#[test]
fn a_unit_of_kind_memory_has_a_way_there_and_other_kinds_are_named() {
    const BEHAVIOR: &str = "unsigned<32> x = X[rs1] ^ X[rs2]; X[rd] = x[24:0] :: x[31:25];";
    let both =
        DESCRIPTION.replace(BEHAVIOR, "unsigned<32> a = X[rs1]; X[rd] = MEM[a+3:a]; MEM[a+3:a] = X[rs2];");
    let with = |name: &str, unit: &str, cost: &str| {
        let units = DESIGN.replace("[units.rotator]", &format!("[units.rotator]\n{unit}"));
        said_of(read(name, &units.replace(INTERVAL, &format!("{INTERVAL}{cost}")), &both))
    };
    let kind = "kind = \"memory\"";
    assert_eq!(with("kind", kind, ""), "");
    let said = with("no-kind", "", "");
    assert!(said.contains("reads and writes memory"), "{said}");
    assert!(said.contains("or give its unit kind = \"memory\""), "{said}");
    let said = with("kind-dma", "kind = \"dma\"", "");
    assert!(said.contains("8: there is no kind \"dma\" of units") && said.contains("memory"), "{said}");
    let said = with("kind-two", "kind = \"memory\"\ncount = 2", "");
    assert!(said.contains("unit \"rotator\" stands there 2 times"), "{said}");
    let said = with("kind-bus", kind, "result_bus = \"alu\"\n");
    assert!(said.contains("\"x.rotxor\" shares the result bus of \"alu\""), "{said}");
    let said = with("kind-each", kind, "sequenced_rounds = 4\n");
    assert!(said.contains("\"x.rotxor\" is a circuit with a loop"), "{said}");
}
