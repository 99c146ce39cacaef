//! Instructions of a shipped design by recorded values: interpreted, interpreted with loops, and as
//! machine code.
//!
//! Source: rows made of what RTL computed (designs/risqv/README.md). A line of risqv.txt has the
//! instruction with its fields, registers before it, and those that are another afterwards, all in
//! hexadecimal: `x10`, `W[3]`, `OMEGA`, and `m…` for a byte of memory. `INSTAR_RISQV_ROWS` may name
//! a file with more of them.

use std::collections::BTreeMap;
use std::path::Path;

use instar_coredsl::{Behaviour, DescribedInstruction, Description, Host, OwnState, RaisedException};
use instar_jit::{Context, Doors, compiled};

const MEMORY: usize = 4096;

/// What an instruction sees.
#[derive(Clone, PartialEq)]
struct Machine {
    x: [u64; 33],
    own: OwnState,
    memory: Vec<u8>,
}

impl Host for Machine {
    fn x(&self, index: u32) -> u64 {
        self.x[index as usize]
    }

    fn set_x(&mut self, index: u32, value: u64) {
        self.x[index as usize] = value;
    }

    fn pc(&self) -> u64 {
        0
    }

    fn set_pc(&mut self, _: u64) {
        panic!("nothing here jumps");
    }

    fn load(&mut self, address: u64, size: u32) -> Result<u64, RaisedException> {
        let bytes = &self.memory[address as usize..][..size as usize];
        Ok(bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte)))
    }

    fn store(&mut self, address: u64, size: u32, value: u64) -> Result<(), RaisedException> {
        self.memory[address as usize..][..size as usize]
            .copy_from_slice(&value.to_le_bytes()[..size as usize]);
        Ok(())
    }

    fn own(&mut self) -> &mut OwnState {
        &mut self.own
    }
}

extern "C" fn load(context: &mut Context, address: u64, size: u32) -> u64 {
    // SAFETY: `by_machine_code` set it to its machine.
    unsafe { &mut *context.host.cast::<Machine>() }.load(address, size).unwrap()
}

extern "C" fn store(context: &mut Context, address: u64, size: u32, value: u64) {
    // SAFETY: as above.
    unsafe { &mut *context.host.cast::<Machine>() }.store(address, size, value).unwrap();
}

fn by_machine_code(behaviour: &Behaviour, word: u32, machine: &mut Machine) {
    let entry = compiled(behaviour).expect("it is short enough");
    let (x, own) = (machine.x.as_mut_ptr(), machine.own.limbs_mut().as_mut_ptr());
    let mut context = Context::new(0, &Doors { load, store }, std::ptr::from_mut(machine).cast());
    // SAFETY: there are 33 values, the limbs of this description, and the doors use memory only.
    unsafe { entry.execute(x, own, &mut context, word) };
    assert_eq!(context.failed, 0);
}

fn described() -> Description {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../designs/risqv");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).map_err(|error| error.to_string());
    instar_coredsl::load_with("xrisqv.core_desc", &read("xrisqv.core_desc").unwrap(), None, &read)
        .unwrap_or_else(|faults| panic!("{}", faults[0]))
}

/// Sets what `text` names.
fn set(description: &Description, machine: &mut Machine, text: &str) {
    for (name, value) in text.split_whitespace().map(|one| one.split_once('=').expect("name=value")) {
        let value = u64::from_str_radix(value, 16).unwrap();
        let (file, index) = name.split_once('[').unwrap_or((name, "0]"));
        let number = |text: &str| text.trim_end_matches(']').parse::<usize>().unwrap();
        match description.states.iter().position(|state| state.name == file) {
            Some(file) => machine.own.register_mut(file, number(index))[0] = value,
            None if name.starts_with('m') => machine.memory[number(&name[1..])] = value as u8,
            None => machine.x[number(&name[1..])] = value,
        }
    }
}

fn word(instruction: &DescribedInstruction, fields: &str) -> u32 {
    let given: BTreeMap<&str, u32> = fields
        .split_whitespace()
        .map(|one| one.split_once('=').expect("field=value"))
        .map(|(name, value)| (name, value.parse().unwrap()))
        .collect();
    let decode = &instruction.decode;
    let value = |name: &str| given.get(name).copied().unwrap_or_default();
    decode.fields.iter().fold(decode.value, |word, field| field.insert(word, value(&field.name)))
}

#[test]
fn every_recorded_row_is_what_description_interpreter_and_machine_code_compute() {
    let description = described();
    let mut text = include_str!("risqv.txt").to_owned();
    if let Some(more) = std::env::var_os("INSTAR_RISQV_ROWS") {
        text += &std::fs::read_to_string(more).unwrap();
    }
    let mut seen = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let [head, before, after] = line.split(';').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (mnemonic, fields) = head.split_once(' ').unwrap();
        let instruction = description.instruction(mnemonic).expect("an instruction of the design");
        let word = word(instruction, fields);
        let mut start = Machine { x: [0; 33], own: description.own_state(), memory: vec![0; MEMORY] };
        set(&description, &mut start, before);
        let mut expected = start.clone();
        set(&description, &mut expected, after);
        let behaviour = &instruction.behaviour;
        let (mut interpreted, mut looped, mut native) = (start.clone(), start.clone(), start);
        behaviour.execute(word, &mut interpreted).unwrap();
        behaviour.looped().execute(word, &mut looped).unwrap();
        by_machine_code(behaviour, word, &mut native);
        native.x[32] = 0;
        assert!(interpreted == expected, "interpreted: {line}");
        assert!(looped == expected, "with loops: {line}");
        assert!(native == expected, "as machine code: {line}");
        *seen.entry(mnemonic.to_owned()).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 32, "{seen:?}");
}
