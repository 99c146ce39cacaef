//! The texts have the encodings, operands and assembly syntax of the tables, both ways, at both
//! XLENs.

use instar_coredsl::DescribedInstruction as Described;
use instar_isa::{ImmediateField, ManualEncoding, Op, RegisterField};
use instar_manual::{FILES, sets, text};

use crate::support::random::Random;
use crate::support::{XLENS, rows};

/// Random words of each row.
const WORDS: usize = 64;

/// Fields of a text that can be this operand of the table. Those of `c.addi` and its like share one
/// field.
const NAMES: [(&str, &[&str]); 3] =
    [("rd", &["rd"]), ("rs1", &["rs1", "uimm", "r1s", "rd"]), ("rs2", &["rs2", "r2s"])];

fn registers(row: &ManualEncoding) -> [(RegisterField, &'static [&'static str]); 3] {
    [(row.layout.rd, NAMES[0].1), (row.layout.rs1, NAMES[1].1), (row.layout.rs2, NAMES[2].1)]
}

/// Fields of the text that are no registers, the one encoded first on top.
fn immediate_fields(described: &Described) -> Vec<&instar_isa::CustomField> {
    let registers = |name: &str| NAMES.iter().any(|(_, names)| names.contains(&name));
    described.decode.fields.iter().filter(|field| !registers(&field.name)).collect()
}

/// The register that a field of this width names.
fn number(name: &str, width: u8, value: u32) -> u32 {
    match (width, value) {
        (3, 0..2) if name.ends_with('s') => value + 8,
        (3, _) if name.ends_with('s') => value + 16,
        (3, _) => value + 8,
        _ => value,
    }
}

fn operands_differ(row: &ManualEncoding, described: &Described, word: u32) -> Option<String> {
    let fields = &described.decode.fields;
    for (register, names) in registers(row) {
        if register.choices().len() < 2 {
            continue;
        }
        let field = names.iter().find_map(|name| fields.iter().find(|field| field.name == *name));
        let Some(field) = field else { return Some(format!("no field {names:?}")) };
        let by_text = number(&field.name, field.width, field.extract(word));
        if by_text != u32::from(register.extract(word)) {
            return Some(format!("{} is x{by_text}", field.name));
        }
    }
    let ImmediateField::Bits { top, .. } = row.layout.immediate else { return None };
    let fields = immediate_fields(described);
    let joined = fields.iter().fold(0u64, |all, field| all << field.width | u64::from(field.extract(word)));
    let width: u32 = fields.iter().map(|field| u32::from(field.width)).sum();
    let by_table = row.layout.immediate.extract(word) as u64 & ((1 << (top + 1)) - 1);
    // RV32 fixes the highest bit of a compressed shift's amount, so that the text's field is
    // narrower.
    (joined != by_table || width > u32::from(top) + 1)
        .then(|| format!("the immediate is {joined:#x} of {width} bits, not {by_table:#x} of {}", top + 1))
}

/// The syntax that a text should have, from that of the table.
fn syntax(row: &ManualEncoding, described: &Described) -> String {
    let register = |field: RegisterField, name: &str| match field {
        RegisterField::Fixed(2) => "sp".to_string(),
        RegisterField::Prime(_) => format!("{{name({name} + 8)}}"),
        RegisterField::Saved(_) => format!("{{{}}}", if name == "rs1" { "r1s" } else { "r2s" }),
        _ => format!("{{name({name})}}"),
    };
    let layout = row.layout;
    let fields = immediate_fields(described);
    let immediate = fields.first().map_or(String::new(), |field| format!("{{{}}}", field.name));
    let mut wanted = layout.syntax.replace("{order} ", "");
    for (place, text) in [
        ("{rd}", register(layout.rd, "rd")),
        ("{rs1}", register(layout.rs1, "rs1")),
        ("{rs2}", register(layout.rs2, "rs2")),
        ("{list}", "{rlist}".to_string()),
        ("{push}", "{spimm}".to_string()),
        ("{pop}", "{spimm}".to_string()),
        ("{imm}", immediate.clone()),
        ("{hex}", immediate.clone()),
        ("{target}", immediate),
    ] {
        wanted = wanted.replace(place, &text);
    }
    wanted
}

#[test]
fn encodings_operands_and_syntax_are_those_of_the_tables() {
    let mut mistakes = vec![];
    for xlen in XLENS {
        for row in rows(xlen) {
            let Some(text) = text(row, xlen) else {
                mistakes.push(format!("{} {:#x} {xlen:?} has no text", row.mnemonic, row.value));
                continue;
            };
            let described = text.instruction();
            assert_eq!(described.decode.length, row.length(), "{}", row.mnemonic);
            let mut random = Random::new(1, row.mnemonic);
            for _ in 0..WORDS {
                let word = random.bits() as u32 & !row.mask | row.value;
                let word = if row.length() == 2 { word & 0xffff } else { word };
                if let Some(how) = operands_differ(row, described, word) {
                    mistakes.push(format!("{} {word:#x} {xlen:?}: {how}", row.mnemonic));
                    break;
                }
            }
            let wanted = syntax(row, described);
            if described.decode.syntax != wanted {
                mistakes.push(format!("{}: `{}`, not `{wanted}`", row.mnemonic, described.decode.syntax));
            }
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}

#[test]
fn texts_read_and_write_memory_where_the_tables_say_so() {
    for xlen in XLENS {
        for row in rows(xlen) {
            // An entry of a jump table is fetched, and a block that is managed is only looked up:
            // no accesses that retire with the instruction.
            if matches!(row.op, Op::CmJt | Op::CmJalt | Op::CboInval | Op::CboClean | Op::CboFlush) {
                continue;
            }
            let text = text(row, xlen).expect("every row has a text").instruction().decode.memory;
            let table = row.effect.memory;
            assert_eq!((text.reads, text.writes), (table.reads, table.writes), "{} {xlen:?}", row.mnemonic);
        }
    }
}

#[test]
fn no_text_is_without_a_row() {
    for xlen in XLENS {
        let described = (0..FILES.len()).flat_map(|file| sets(file, xlen)).flat_map(|set| &set.instructions);
        assert_eq!(described.count(), rows(xlen).count(), "{xlen:?}");
    }
}

#[test]
fn every_instruction_says_in_a_sentence_what_it_does() {
    for xlen in XLENS {
        for set in (0..FILES.len()).flat_map(|file| sets(file, xlen)) {
            for instruction in &set.instructions {
                assert!(instruction.doc.ends_with('.'), "{}: {}", instruction.decode.name, instruction.doc);
            }
        }
    }
}

#[test]
fn files_stand_in_the_order_of_the_tables() {
    for (file, (extension, _)) in FILES.iter().zip(instar_isa::TABLES) {
        // Machine mode belongs to the base.
        let stem = if file.stem == "privileged" { "i" } else { file.stem };
        assert_eq!(stem, extension.name().to_lowercase());
    }
    // CoreDSL cannot say vector instructions yet; everything else has a text.
    let others = instar_isa::TABLES[FILES.len()..].iter().flat_map(|(_, table)| table.iter());
    assert!(others.map(|row| row.class).all(|class| class == instar_isa::Class::Vector));
}
