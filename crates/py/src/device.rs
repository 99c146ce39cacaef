//! The record of a device that a design brings.
//!
//! Source: `instar_design::StatedDevice`.

use instar_coredsl::device::{DescribedDevice, DeviceMemory, DeviceRegister, WhileBusy};
use instar_design::StatedDevice;
use serde::Serialize;

/// A device that it brings.
#[derive(Serialize)]
pub struct DeviceInfo<'a> {
    name: &'a str,
    base: u64,
    bytes: u64,
    /// The bus that it names.
    bus: Option<&'a str>,
    load_latency: u32,
    store_latency: u32,
    /// An access before the end of a command waits; else a bit is set.
    stalls: bool,
    registers: Vec<RegisterInfo<'a>>,
    memories: Vec<MemoryInfo<'a>>,
    commands: Vec<CommandInfo<'a>>,
}

/// A register of a device.
#[derive(Serialize)]
struct RegisterInfo<'a> {
    name: &'a str,
    offset: u64,
    /// As `access` spells it.
    access: &'static str,
    reset: u32,
    /// Names of bits.
    fields: Vec<&'a str>,
    secret: bool,
}

/// A memory of a device.
#[derive(Serialize)]
struct MemoryInfo<'a> {
    name: &'a str,
    offset: u64,
    /// Of 32 bits.
    words: u32,
    secret: bool,
}

/// What a device can be told to do.
#[derive(Serialize)]
struct CommandInfo<'a> {
    name: &'a str,
    /// How long it takes, as the design writes it.
    cycles: &'a str,
}

impl<'a> From<&'a StatedDevice> for DeviceInfo<'a> {
    fn from(device: &'a StatedDevice) -> Self {
        let DescribedDevice { name, base, bytes, registers, memories, commands, .. } = &*device.described;
        let register = |register: &'a DeviceRegister| {
            let DeviceRegister { name, offset, access, reset, fields, secret } = register;
            let fields = fields.iter().map(|field| field.name.as_str()).collect();
            let access = instar_design::access_word(*access);
            RegisterInfo { name, offset: *offset, access, reset: *reset, fields, secret: *secret }
        };
        let memory = |memory: &'a DeviceMemory| {
            let DeviceMemory { name, offset, words, secret } = memory;
            MemoryInfo { name, offset: *offset, words: *words, secret: *secret }
        };
        let commands = commands.iter().zip(&device.formulas);
        Self {
            name,
            base: *base,
            bytes: *bytes,
            bus: device.bus().map(|(bus, _)| bus),
            load_latency: device.region.load_latency,
            store_latency: device.region.store_latency,
            stalls: device.described.while_busy == WhileBusy::Stall,
            registers: registers.iter().map(register).collect(),
            memories: memories.iter().map(memory).collect(),
            commands: commands.map(|(command, cycles)| CommandInfo { name: &command.name, cycles }).collect(),
        }
    }
}
