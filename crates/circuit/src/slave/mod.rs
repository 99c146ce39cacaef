//! The slave of a described device: bus port, registers, memories as macros, and the engine of its
//! commands.
//!
//! Source: docs/reference/devices.md; docs/reference/slave.md says what is made. Cycles are the
//! simulator's: an access is taken in the cycle in which it is asked for, a command has ended when
//! its formula's cycles have passed since the store that started it.

mod answers;
mod engine;
mod microprogram;
mod names;
mod segment;
mod text;

use instar_coredsl::device::{DescribedDevice, DeviceCommand, Engine};
use instar_design::StatedDevice;
use serde::Serialize;

use crate::merged::identifier;
use crate::unit::{Placed, manners, place};
use names::SlaveNames;

/// Elements of an array of the text that may be registers.
const MOST_ELEMENTS: u32 = 64;
/// Wait states that a slave is made for.
const MOST_WAIT_STATES: u32 = 8;

pub use microprogram::SlaveUnit;

/// The bus port of a slave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SlaveBus {
    /// OBI: requests are granted in their cycle and answered in the next.
    Obi,
    /// APB without byte strobes.
    Apb,
}

/// A memory of a slave, a macro of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlaveMemory {
    /// Its name.
    pub name: String,
    /// Its words.
    pub words: u32,
    /// Bits of a word.
    pub bits: u32,
}

/// A command of a slave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlaveCommand {
    /// Its name.
    pub name: String,
    /// Cycles of its beginning, then of one round of each of its loops and of what comes between
    /// them; of a microprogram all of its run.
    pub cycles: Vec<u32>,
}

/// A slave as SystemVerilog.
#[derive(Clone, Debug, Serialize)]
#[serde(rename = "SlaveInfo")]
pub struct SlaveModule {
    /// The device's name.
    pub name: String,
    /// Name of its module.
    pub module: String,
    /// The module in it without the memories.
    pub logic: String,
    /// The SystemVerilog of both.
    pub text: String,
    /// Its bus port.
    pub bus: SlaveBus,
    /// First address of its window.
    pub base: u64,
    /// Bytes of its window.
    pub bytes: u64,
    /// Cycles that the bus takes from the slave's answer to a load to the core's.
    pub load_delay: u32,
    /// The same of a store.
    pub store_delay: u32,
    /// Bits of its bus port's address, the offset in its window.
    pub address_bits: u32,
    /// Cycles that it waits with each answer.
    pub wait_states: u32,
    /// Number of the interrupt that its line raises.
    pub interrupt: Option<u32>,
    /// Its memories.
    pub memories: Vec<SlaveMemory>,
    /// Its commands.
    pub commands: Vec<SlaveCommand>,
    /// The unit of commands that are microprograms.
    pub unit: Option<SlaveUnit>,
}

/// What a slave is made of.
struct Slave<'a> {
    device: &'a DescribedDevice,
    names: &'a SlaveNames,
    bus: SlaveBus,
    wait_states: u32,
    address_bits: u32,
    module: String,
    placed: Placed,
    /// The first step of each command.
    first: Vec<u32>,
    /// The unit of commands that are microprograms; then no command has a step.
    unit: Option<SlaveUnit>,
}

/// The module of every memory.
pub const MEMORY: &str = include_str!("memory.sv");
/// Its file.
pub const MEMORY_FILE: &str = "instar_memory.sv";

/// The slave of a device of `design`.
///
/// # Errors
/// One sentence, what of it has no circuit.
pub fn slave(design: &str, stated: &StatedDevice) -> Result<SlaveModule, String> {
    let device = &*stated.described;
    let refused = |why: String| format!("device \"{}\" gets no slave: {why}", device.name);
    let (bus, wait_states) = bus(stated).map_err(refused)?;
    has_circuit(device).map_err(refused)?;
    let unit = SlaveUnit::of(device).map_err(refused)?;
    let (names, steps) = match &unit {
        None => {
            let (engines, memories) = engines(device);
            let names = SlaveNames::new(&device.states, engines.iter().map(|engine| &engine.body));
            let steps = engine::steps(device, engines, &names, &memories)
                .map_err(|fault| refused(without_circuit(device, fault)))?;
            (names, steps)
        }
        Some(one) => {
            let names = SlaveNames::new(&device.states, std::iter::empty());
            (names, engine::Steps::of_programs(&one.cycles))
        }
    };
    let placed = manners(steps.readings.len())
        .map(|manner| place(&steps.readings, 1, manner, ("step_q", &steps.labels)))
        .min_by_key(Placed::price)
        .expect("there are several");
    let module = format!("{}_{}", identifier(design), identifier(&device.name));
    let address_bits = device.bytes.next_power_of_two().trailing_zeros().max(3);
    let commands = device.commands.iter().zip(&steps.cycles);
    let commands =
        commands.map(|(one, cycles)| SlaveCommand { name: one.name.clone(), cycles: cycles.clone() });
    let commands = commands.collect();
    let one = Slave {
        device,
        names: &names,
        bus,
        wait_states,
        address_bits,
        module: module.clone(),
        placed,
        first: steps.first.clone(),
        unit,
    };
    let text = one.text();
    let unit = one.unit;
    Ok(SlaveModule {
        name: device.name.clone(),
        logic: format!("{module}_logic"),
        text,
        module,
        bus,
        base: device.base,
        bytes: device.bytes,
        load_delay: stated.region.load_latency - 1 - wait_states,
        store_delay: stated.region.store_latency - 1 - wait_states,
        address_bits,
        wait_states,
        interrupt: device.interrupt.map(|interrupt| interrupt.number),
        memories: device
            .memories
            .iter()
            .map(|memory| SlaveMemory { name: memory.name.clone(), words: memory.words, bits: 32 })
            .chain(unit.iter().flat_map(|unit| unit.memories.clone()))
            .collect(),
        commands,
        unit,
    })
}

/// Tells the commands whose cycles their engines say how many these are.
///
/// # Errors
/// One sentence, what of the device has no circuit.
pub fn count_engines(device: &mut DescribedDevice) -> Result<(), String> {
    if device.commands.iter().all(|command| !command.behaviour.by_engine()) {
        return Ok(());
    }
    let refused = |why: String| {
        format!("cycles = \"engine\" wants a slave, and device \"{}\" gets none: {why}", device.name)
    };
    has_circuit(device).map_err(refused)?;
    let (engines, memories) = engines(device);
    let names = SlaveNames::new(&device.states, engines.iter().map(|engine| &engine.body));
    let cycles = engine::cycles(device, engines, &names, &memories)
        .map_err(|fault| refused(without_circuit(device, fault)))?;
    for (command, cycles) in device.commands.iter_mut().zip(cycles) {
        if command.behaviour.by_engine() {
            command.behaviour.count(&device.states, &memories, &cycles)?;
        }
    }
    Ok(())
}

/// Every command as segments, and which states are memories.
fn engines(device: &DescribedDevice) -> (Vec<Engine>, Vec<bool>) {
    let memories = device.memory_states();
    let engine = |one: &DeviceCommand| one.behaviour.engine(&device.states, &memories);
    (device.commands.iter().map(engine).collect(), memories)
}

fn without_circuit(device: &DescribedDevice, (command, why): (usize, String)) -> String {
    format!("command \"{}\" has no circuit: {why}", device.commands[command].name)
}

fn bus(stated: &StatedDevice) -> Result<(SlaveBus, u32), String> {
    let Some((name, wait_states)) = stated.bus() else {
        return Err("its bus has no name; bus = \"obi\" or \"pulpino-apb\" has a port".to_owned());
    };
    if wait_states > MOST_WAIT_STATES {
        return Err(format!("it has {wait_states} wait states, and a slave {MOST_WAIT_STATES} at most"));
    }
    match name {
        "obi" => Ok((SlaveBus::Obi, wait_states)),
        "pulpino-apb" => Ok((SlaveBus::Apb, wait_states)),
        other => Err(format!("the port of bus \"{other}\" is not known")),
    }
}

/// Refuses state and commands of which no engine can be made.
fn has_circuit(device: &DescribedDevice) -> Result<(), String> {
    // What the formulas leave is no register.
    let own = device.registers.len() + device.memories.len();
    if let Some(state) = device.states[own..].iter().find(|state| state.count > MOST_ELEMENTS) {
        return Err(format!(
            "`{}` of its text has {} elements, and an array of the text becomes registers, {MOST_ELEMENTS} at most; \
             make it a memory of its table",
            state.name, state.count
        ));
    }
    told_alone(device)
}

/// Refuses commands that read what may change while they are under way.
fn told_alone(device: &DescribedDevice) -> Result<(), String> {
    for command in &device.commands {
        let found = command.behaviour.reads().into_iter().find(|at| device.tells(*at));
        if let Some(at) = found {
            return Err(format!(
                "command \"{}\" reads \"{}\", which a load or the end of a command may change meanwhile; pass it in \
                 another register",
                command.name, device.registers[at].name
            ));
        }
    }
    Ok(())
}
