//! The model against RTL, instruction by instruction, for cores with changed parameters.
//! Source: tests/rtl_cycles.txt, rtl_cycles_rv64.txt and device_cycles.txt, measured; their heads
//! say on what.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use instar_cores::cva6::{Cva6, Params};
use instar_cores::{BusRegion, BusRegions, CommitCycles, CoreParams};
use instar_isa::{Class, Decoder, DivideDetail, Isa, Op, StaticTable};
use instar_trace::{AccessKind, Flags, MemoryAccess, Observer, RetiredBatch};

use crate::support;

/// Instructions that pass before comparison: reset, and divides while the data cache is emptied
/// after it.
const FROM_RESET: usize = 12;

/// A core with changed parameters, and the cycles between its commits.
struct Column {
    title: String,
    params: Params,
    deltas: Vec<u64>,
}

/// One instruction of the program as it retired.
struct Retired {
    pc: u64,
    word: u32,
    operands: Vec<u64>,
}

fn hexadecimal(text: &str) -> u64 {
    u64::from_str_radix(text, 16).unwrap()
}

/// `<core> <parameter>=<value>…`
fn params(words: &[&str]) -> Params {
    let mut values = support::values(support::cores(), words[0]);
    for change in &words[1..] {
        let (name, value) = change.split_once('=').unwrap();
        let value = value.parse::<i64>().map_or_else(|_| (value == "true").into(), toml::Value::Integer);
        assert!(values.insert(name.to_owned(), value).is_some(), "no parameter {name}");
    }
    values.try_into().unwrap()
}

/// What the table holds.
struct Measured {
    columns: Vec<Column>,
    /// Address and bytes.
    code: Vec<(u64, Vec<u8>)>,
    program: Vec<Retired>,
}

fn read(file: &str) -> Measured {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    let (mut columns, mut code, mut program) = (Vec::<Column>::new(), Vec::new(), Vec::new());
    for line in std::fs::read_to_string(path).unwrap().lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[0] {
            "#" => {}
            "core" => columns.push(Column {
                title: words[1..].join(" "),
                params: params(&words[1..]),
                deltas: Vec::new(),
            }),
            "code" => {
                let bytes = words[2].as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).unwrap());
                code.push((hexadecimal(words[1]), bytes.map(|byte| hexadecimal(byte) as u8).collect()));
            }
            _ => {
                let operands = words[2].split('/').filter(|&text| text != "-").map(hexadecimal).collect();
                let (pc, word) = (hexadecimal(words[0]), hexadecimal(words[1]) as u32);
                program.push(Retired { pc, word, operands });
                for (column, delta) in columns.iter_mut().zip(&words[3..]) {
                    column.deltas.push(delta.parse().unwrap());
                }
            }
        }
    }
    Measured { columns, code, program }
}

fn batch(program: &[Retired], xlen: u32, table: &mut StaticTable) -> RetiredBatch {
    let isa = Isa::parse(&format!("rv{xlen}imc")).unwrap();
    let decoder = Decoder::new(&isa, &[]).unwrap();
    let mut batch = RetiredBatch::new();
    for (at, retired) in program.iter().enumerate() {
        let entry = decoder.static_entry(retired.pc, retired.word).unwrap();
        let next = program.get(at + 1).map_or(retired.pc + u64::from(entry.length), |next| next.pc);
        let taken = entry.class == Class::Branch && next != retired.pc + u64::from(entry.length);
        let bytes = matches!(entry.op, Op::Lb | Op::Lbu | Op::Sb);
        let (mut detail, size) = (0, if bytes { 1 } else { 4 });
        match (entry.class, &retired.operands[..]) {
            (Class::Load, &[address]) => {
                batch.accesses.push(MemoryAccess { address, size, kind: AccessKind::Read });
            }
            (Class::Store, &[address]) => {
                batch.accesses.push(MemoryAccess { address, size, kind: AccessKind::Write });
            }
            (Class::Divide, &[dividend, divisor]) => {
                let signed = entry.word >> 12 & 1 == 0;
                let width = if entry.word & 8 == 0 { xlen } else { 32 };
                detail = DivideDetail::new(dividend, divisor, signed, width).pack();
            }
            (_, operands) => assert!(operands.is_empty(), "{:x}", retired.pc),
        }
        let id = table.intern(entry);
        batch.push(id, retired.pc, next, Flags(if taken { Flags::TAKEN } else { 0 }), detail);
    }
    batch
}

#[test]
fn every_instruction_commits_when_it_does_in_rtl_whatever_the_parameters() {
    let measured = read("rtl_cycles.txt");
    assert!(measured.columns.len() >= 15 && measured.program.len() >= 800);
    compare(&measured);
}

#[test]
fn the_64_bit_core_commits_every_instruction_when_it_does_in_rtl() {
    let measured = read("rtl_cycles_rv64.txt");
    assert!(measured.program.len() >= 800);
    compare(&measured);
}

/// The window of accesses with effects in device_cycles.txt, in memory.
const DEVICE: (u64, u64) = (0x8080_0000, 0x1_0000);

#[test]
fn loads_and_stores_of_a_device_go_one_at_a_time_as_in_rtl() {
    let mut measured = read("device_cycles.txt");
    for column in &mut measured.columns {
        let params = column.params.clone();
        let region = BusRegion {
            name: "device".into(),
            base: DEVICE.0,
            bytes: DEVICE.1,
            load_latency: params.memory_read_latency,
            store_latency: params.memory_write_latency,
            cached: false,
            serial: false,
            device: true,
        };
        column.params = params.with_regions(BusRegions::new(vec![region]).unwrap()).unwrap();
    }
    let touched = |retired: &&Retired| retired.operands.first().is_some_and(|&at| at >> 16 == DEVICE.0 >> 16);
    assert!(measured.program.iter().filter(touched).count() >= 60);
    compare(&measured);
}

fn compare(Measured { columns, code, program }: &Measured) {
    let mut wrong = HashMap::new();
    for column in columns {
        let mut table = StaticTable::new();
        let batch = batch(program, column.params.xlen, &mut table);
        let mut model = Cva6::new(column.params.clone(), vec![], vec![], CommitCycles::default()).unwrap();
        let isa = Isa::parse(&format!("rv{}imc", column.params.xlen)).unwrap();
        let decoder = Arc::new(Decoder::new(&isa, &[]).unwrap());
        for (address, bytes) in code {
            model.add_code(*address, bytes, &decoder);
        }
        model.retire(&instar_trace::Retired::new(&table, &batch));
        model.finish().unwrap();
        let commits = &model.observer().0;
        let equal = |&at: &usize| commits[at] - commits[at - 1] == column.deltas[at];
        let unequal = (FROM_RESET..program.len()).filter(|at| !equal(at)).map(|at| program[at].pc);
        let unequal: Vec<String> = unequal.map(|pc| format!("{pc:x}")).collect();
        if !unequal.is_empty() {
            wrong.insert(&column.title, unequal);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
