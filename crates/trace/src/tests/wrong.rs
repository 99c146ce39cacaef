//! Every wrong file has its sentence.

use super::{Scratch, decoder, sentence};
use crate::{TraceReader, load_all};

fn says(content: impl AsRef<[u8]>, parts: &[&str]) {
    let text = sentence(content);
    for part in parts {
        assert!(text.contains(part), "{text:?} does not say {part:?}");
    }
    assert!(!text.contains('\n'), "{text:?} is more than a sentence");
}

#[test]
fn an_address_that_is_no_hex_is_named() {
    says("80000000 00000013 1\n8000000g 00000013 2\n", &[":2: ", "8000000g", "hexadecimal"]);
}

#[test]
fn an_address_wider_than_the_hart_is_named() {
    says("180000000 00000013 1\n", &[":1: ", "180000000", "32 bits"]);
}

#[test]
fn a_word_that_is_no_hex_or_has_too_many_digits_is_named() {
    says("80000000 0000001x 1\n", &[":1: ", "0000001x", "column 2"]);
    says("80000000 0013000013 1\n", &[":1: ", "0013000013", "8 digits"]);
    says("80000000 00010001 1\n", &[":1: ", "00010001", "4 for a compressed"]);
}

#[test]
fn a_line_without_an_instruction_is_named() {
    says("80000000 00000013 1\n80000004\n", &[":2: ", "one column", "80000034 0291 172"]);
}

#[test]
fn a_word_that_is_no_instruction_of_the_isa_is_named_with_the_isa() {
    says("80000000 00000013 1\n80000004 ffffffff 2\n", &[":2: ", "ffffffff", "80000004", "rv32imc"]);
    says("80000000 20c5a533 1\n", &["20c5a533", "no instruction"]); // sh1add, which is of Zba
}

#[test]
fn a_load_without_address_is_named() {
    let nops = "80000000 0001 1\n80000002 0001 2\n";
    says(format!("{nops}80000004 4398 3\n"), &[":3: ", "c.lw", "3 columns", "pc insn cycle address"]);
}

#[test]
fn a_line_with_a_cycle_among_lines_without_is_named() {
    let plain = "80000000 0001\n80000002 0001\n80000004 0001 4\n";
    says(plain, &[":3: ", "3 columns", "\"pc insn\"", "without"]);
    says(
        "80000000 0001 1\n80000002 0001\n80000004 0001 4\n",
        &[":2: ", "2 columns", "pc insn cycle", "with"],
    );
}

#[test]
fn a_broken_first_line_does_not_change_what_the_others_mean() {
    says("80000000 0001\n80000002 0001 2\n80000004 0001 4\n", &[":1: ", "2 columns", "pc insn cycle"]);
}

#[test]
fn a_division_with_one_operand_is_named() {
    says("80000000 0001 1\n8000001a 021752b3 5072 7d0\n", &[":2: ", "divu", "both or neither"]);
}

#[test]
fn too_many_columns_are_named() {
    says("80000000 0001 1 2 3 4 5 6 7\n", &[":1: ", "6 or more columns"]);
}

#[test]
fn a_cycle_that_is_no_number_or_goes_back_is_named() {
    says("80000000 0001 1\n80000002 0001 1f\n", &[":2: ", "\"1f\"", "decimal"]);
    says("80000000 0001 7\n80000002 0001 6\n", &[":2: ", "cycle 6", "in 7", "decrease"]);
}

#[test]
fn an_empty_line_in_the_middle_is_named() {
    says("80000000 0001 7\n\n80000002 0001 8\n", &[":2: ", "empty"]);
}

#[test]
fn a_file_without_instructions_says_what_a_line_is() {
    says("", &["no instruction", "80000034 0291 172", "core   0:"]);
    says("\n\n", &["no instruction"]);
}

#[test]
fn a_file_that_is_not_text_is_refused() {
    says(vec![0xa5; 300_000], &[":1: ", "longer than"]);
    says([0xff, 0x00, b'\n', 0x01], &[":1: ", "one column"]);
}

#[test]
fn a_cut_zstd_file_is_refused_where_it_ends() {
    says(b"\x28\xb5\x2f\xfd\x04\x00", &[":1: ", "ends in the middle"]);
    let lines: String = (0..100_000u32)
        .map(|i| format!("{:08x} 0001 {}\n", 2 * i, i * 7 + i.wrapping_mul(2_654_435_761) % 7))
        .collect();
    let whole = zstd::encode_all(lines.as_bytes(), 1).unwrap();
    says(&whole[..whole.len() / 2], &["ends in the middle", "must be whole"]);
    let mut damaged = whole;
    let middle = damaged.len() / 2;
    damaged[middle..middle + 64].fill(0xff);
    let file = Scratch::new(&damaged);
    assert!(load_all(file.path(), &decoder("rv32imc")).is_err());
}

#[test]
fn a_file_that_does_not_exist_is_named() {
    let path = std::env::temp_dir().join("instar-no-such.trace");
    let error = TraceReader::open(&path, &decoder("rv32i")).err().unwrap().to_string();
    assert!(error.contains("instar-no-such.trace: the trace cannot be read"), "{error}");
}

#[test]
fn a_wrong_line_of_the_upstream_form_is_named() {
    let good = "core   0: 0x80000000 (0x0001) @ 7 DASM(0001)\n";
    says(format!("{good}core   0: 80000002 (0x0001) @ 8\n"), &[":2: ", "right would be"]);
    says(format!("{good}core   x: 0x80000002 (0x0001) @ 8\n"), &[":2: ", "hart number"]);
    says(format!("{good}core   1: 0x80000002 (0x0001) @ 8\n"), &[":2: ", "hart 1", "one hart"]);
    says(format!("{good}core   0: 0x80000002 (0x0001) @ b DASM()\n"), &[":2: ", "\"b\"", "decimal"]);
    says(format!("{good}core   0: 0x80000002 (0x0001) DASM(0001)\n"), &[":2: ", "no cycle"]);
    says(format!("{good}core   0: 0x80000002 (0xffffffff) @ 8\n"), &[":2: ", "ffffffff"]);
}

#[test]
fn a_refused_replacement_is_reported_at_its_line() {
    let file = Scratch::new(b"80000000 0001 1\n80000002 8d31 2\n");
    let decoder = decoder("rv32imc");
    let mut reader = TraceReader::open(file.path(), &decoder).unwrap();
    reader.replace_entries(Box::new(|entry| match entry.pc {
        0x8000_0002 => Err("it is compressed".to_owned()),
        _ => Ok(false),
    }));
    let error = crate::RecordedTrace::read(&mut reader).unwrap_err();
    assert_eq!((error.line, error.sentence.as_str()), (Some(2), "it is compressed"));
}
