//! Registers, commands, time and interrupts of a described device.

use instar_coredsl::device::{
    CommandText, DeviceCommand, DeviceField, DeviceInterrupt, DeviceMemory, DeviceRegister, load_commands,
};
use instar_coredsl::{StateDef, Type};

use super::*;
use crate::bus::tests::On;

const BASE: u64 = 0x1000_0000;
const BUSY: RegisterBits = RegisterBits { register: 1, mask: 1 };
const DONE: RegisterBits = RegisterBits { register: 1, mask: 2 };
const ERROR: RegisterBits = RegisterBits { register: 1, mask: 4 };
const CTRL: u64 = 0;
const STATUS: u64 = 4;
const LENGTH: u64 = 8;
const SUM: u64 = 12;
const FLAGS: u64 = 16;
const BUFFER: u64 = 0x40;

/// A checksum engine that takes ten cycles a word.
fn device(while_busy: WhileBusy, widths: &[u8]) -> Arc<DescribedDevice> {
    let register = |name: &str, offset, access| DeviceRegister {
        name: name.into(),
        offset,
        access,
        reset: if name == "LENGTH" { 2 } else { 0 },
        fields: vec![DeviceField { name: "low".into(), high: 0, low: 0 }],
        secret: false,
    };
    let registers = vec![
        register("CTRL", CTRL, RegisterAccess::WriteOnly),
        register("STATUS", STATUS, RegisterAccess::ClearOnRead),
        register("LENGTH", LENGTH, RegisterAccess::ReadWrite),
        register("SUM", SUM, RegisterAccess::ReadOnly),
        register("FLAGS", FLAGS, RegisterAccess::WriteOneToClear),
    ];
    let memories = vec![DeviceMemory { name: "BUFFER".into(), offset: BUFFER, words: 8, secret: false }];
    let state = |name: &str, count: u32, reset: u32| StateDef {
        name: name.into(),
        ty: Type::unsigned(32),
        count,
        array: count > 1,
        reset: vec![reset.into(); count as usize],
        span: instar_diagnostic::Span::default(),
    };
    let mut states: Vec<StateDef> =
        registers.iter().map(|register| state(&register.name, 1, register.reset)).collect();
    states.push(state("BUFFER", 8, 0));
    let text = "InstructionSet D { functions { void sum() { unsigned<32> sum = 0;
      for (unsigned<32> i = 0; i < LENGTH; i = (unsigned<32>)(i + 1)) sum = (unsigned<32>)(sum + BUFFER[i]);
      SUM = sum; FLAGS = 3; } } }";
    let commands = [CommandText { function: "sum", cycles: Some("10 * LENGTH") }];
    let (states, behaviours) =
        load_commands("d.core_desc", text, &states, &commands, &|_| Err("no".into())).unwrap();
    let start = RegisterBits { register: 0, mask: 1 };
    let command = |behaviour| DeviceCommand { name: "sum".into(), start, done: Some(DONE), behaviour };
    Arc::new(DescribedDevice {
        name: "checksum".into(),
        base: BASE,
        bytes: 0x100,
        widths: widths.to_vec(),
        registers,
        memories,
        commands: behaviours.into_iter().map(command).collect(),
        while_busy,
        busy: Some(BUSY),
        interrupt: Some(DeviceInterrupt { bit: DONE, number: 11 }),
        states: states.into(),
    })
}

pub(in crate::bus) fn checksum() -> Arc<DescribedDevice> {
    device(WhileBusy::Stall, &[1, 2, 4])
}

fn on(while_busy: WhileBusy, widths: &[u8]) -> On {
    On::described(&device(while_busy, widths))
}

fn started(while_busy: WhileBusy) -> On {
    let mut on = on(while_busy, &[4]);
    on.cycles = Some(100);
    on.store(BUFFER, 4, 7).unwrap();
    on.store(BUFFER + 4, 4, 8).unwrap();
    on.store(CTRL, 4, 1).unwrap();
    on
}

#[test]
fn registers_do_what_their_access_says_byte_by_byte() {
    let mut on = on(WhileBusy::Stall, &[1, 2, 4, 8]);
    assert_eq!(on.load(LENGTH, 4), Ok(2), "its value at reset");
    on.store(LENGTH + 1, 1, 0xab).unwrap();
    assert_eq!((on.load(LENGTH, 4), on.load(LENGTH + 1, 1)), (Ok(0xab02), Ok(0xab)));
    on.store(SUM, 4, 5).unwrap();
    assert_eq!(on.load(SUM, 4), Ok(0), "a store changes nothing");
    on.store(BUFFER, 8, 0x1_0000_0002).unwrap();
    assert_eq!((on.load(BUFFER + 4, 4), on.load(BUFFER, 8)), (Ok(1), Ok(0x1_0000_0002)));
    on.store(CTRL, 2, 0xfffe).unwrap();
    assert_eq!(on.load(CTRL, 4), Ok(0), "it is written only");
}

#[test]
fn a_command_has_ended_when_its_cycles_have_passed_and_a_load_clears_what_tells_it() {
    let mut on = started(WhileBusy::Error(ERROR));
    on.cycles = Some(119);
    assert_eq!(on.load(STATUS, 4), Ok(1), "busy");
    on.cycles = Some(120);
    assert_eq!((on.load(STATUS, 4), on.load(STATUS, 4)), (Ok(2), Ok(0)));
    assert_eq!((on.load(SUM, 4), on.load(FLAGS, 4)), (Ok(15), Ok(3)));
    on.store(FLAGS, 4, 1).unwrap();
    assert_eq!(on.load(FLAGS, 4), Ok(2));
}

#[test]
fn an_access_before_the_end_sets_the_error_bit_or_is_held_up() {
    let mut on = started(WhileBusy::Error(ERROR));
    assert_eq!(on.load(SUM, 4), Ok(0));
    on.store(LENGTH, 4, 5).unwrap();
    on.cycles = Some(130);
    assert_eq!((on.load(STATUS, 4), on.load(LENGTH, 4)), (Ok(6), Ok(2)));

    let mut on = started(WhileBusy::Stall);
    assert_eq!((on.load(STATUS, 4), on.held()), (Ok(1), None));
    assert_eq!((on.load(SUM, 4), on.held()), (Ok(15), Some(120)));
    assert_eq!((on.load(SUM, 4), on.held()), (Ok(15), None));
    on.store(CTRL, 4, 1).unwrap();
    on.store(CTRL, 4, 1).unwrap();
    assert_eq!(on.held(), Some(120), "the second start waits for the end of the first");
    on.cycles = Some(139);
    assert_eq!(on.load(STATUS, 4), Ok(3), "the first is done, the second ends at 140");
}

#[test]
fn what_it_does_not_take_is_a_fault_with_a_sentence() {
    let mut on = on(WhileBusy::Stall, &[4]);
    on.cycles = Some(0);
    let mut told = |offset, size| on.load(offset, size).unwrap_err().to_string();
    assert_eq!(
        told(SUM, 1),
        "load of 1 bytes at 0x1000000c, in device checksum, whose bus has accesses of 4 bytes"
    );
    assert_eq!(
        told(0x60, 4),
        "load of 4 bytes at 0x10000060, in device checksum, which has neither register nor memory there"
    );
    assert_eq!(
        told(2, 4),
        "load of 4 bytes at 0x10000002, in device checksum, whose bus has aligned accesses alone"
    );
    on.store(LENGTH, 4, 0x7fff_ffff).unwrap();
    assert_eq!(
        on.store(CTRL, 4, 1).unwrap_err().to_string(),
        "store of 4 bytes at 0x10000000, in device checksum, whose command \"sum\" takes 21474836470 cycles; at most \
         4294967296 are possible"
    );
    on.store(LENGTH, 4, 9).unwrap();
    assert_eq!(
        on.store(CTRL, 4, 1).unwrap_err().to_string(),
        "store of 4 bytes at 0x10000000, in device checksum, whose command \"sum\" has a function that names an \
         element that is not there, or does not end"
    );
    on.cycles = None;
    assert!(on.store(CTRL, 4, 1).unwrap_err().to_string().ends_with("by loads and stores of the base ISA"));
}

#[test]
fn its_line_is_up_from_the_end_of_a_command_until_what_tells_it_is_cleared() {
    let mut on = started(WhileBusy::Error(ERROR));
    assert_eq!([119, 120, 500].map(|cycle| on.lines_up(cycle)), [0, 1 << 11, 1 << 11]);
    on.cycles = Some(130);
    assert_eq!(on.load(STATUS, 4), Ok(2));
    assert_eq!([130, 131, 500].map(|cycle| on.lines_up(cycle)), [1 << 11, 0, 0]);
    on.store(CTRL, 4, 1).unwrap();
    assert_eq!([149, 150].map(|cycle| on.lines_up(cycle)), [0, 1 << 11]);
}

#[test]
fn a_command_whose_store_reaches_the_device_later_ends_as_much_later() {
    let mut on = started(WhileBusy::Error(ERROR));
    on.move_store(0, 103);
    assert_eq!([122, 123].map(|cycle| on.lines_up(cycle)), [0, 1 << 11]);
    on.cycles = Some(122);
    assert_eq!(on.load(STATUS, 4), Ok(1), "still busy");
    // A store that started nothing moves nothing.
    on.move_store(1, 104);
    assert_eq!([122, 123].map(|cycle| on.lines_up(cycle)), [0, 1 << 11]);
}

#[test]
fn it_is_restored_with_the_command_that_is_under_way() {
    let mut on = started(WhileBusy::Error(ERROR));
    on.snapshot();
    on.cycles = Some(500);
    assert_eq!(on.load(STATUS, 4), Ok(2));
    on.restore();
    on.cycles = Some(101);
    assert_eq!(on.load(STATUS, 4), Ok(1));
}
