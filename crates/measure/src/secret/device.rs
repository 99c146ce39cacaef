//! Secrets on their way through a design's devices: what a command reads and writes.
//!
//! Source: docs/reference/secrets.md, "Devices". Registers and memories of a device lie at
//! addresses, so that loads and stores need nothing of their own. A command makes secret
//! what it writes where it follows from something secret, or where the way through it does.

use std::sync::Arc;

use instar_coredsl::device::{DEVICE_WORD, DescribedDevice, DeviceCommand, WhileBusy};
use instar_isa::AccessKind;
use instar_trace::MemoryAccess;
use rustc_hash::FxHashMap;

use super::leak::LeakKind;
use super::shadow::{Shadow, Taint};
use super::tracker::Tracker;

/// The devices of a run.
#[derive(Default)]
pub struct Devices {
    all: Vec<Arc<DescribedDevice>>,
    /// State that has no address, by device and number.
    hidden: FxHashMap<(usize, usize), Taint>,
}

/// Address and bytes of state number `at`, if it has an address.
fn window(device: &DescribedDevice, at: usize) -> Option<(u64, u64)> {
    let placed = match device.registers.get(at) {
        Some(register) => (register.offset, 1),
        None => {
            let memory = device.memories.get(at - device.registers.len())?;
            (memory.offset, u64::from(memory.words))
        }
    };
    Some((device.base + placed.0, placed.1 * DEVICE_WORD))
}

impl Devices {
    /// These devices. Stores to them make nothing public that they may leave as it is.
    pub(super) fn new(all: Vec<Arc<DescribedDevice>>, memory: &mut Shadow) -> Self {
        for device in &all {
            let lost = matches!(device.while_busy, WhileBusy::Error(_));
            let count = device.registers.len() + if lost { device.memories.len() } else { 0 };
            let windows = (0..count).filter_map(|at| window(device, at));
            memory.kept.extend(windows.map(|(address, bytes)| address..address + bytes));
        }
        Self { all, hidden: FxHashMap::default() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

impl Tracker {
    /// Devices are as at reset: what their design says is secret there.
    pub(super) fn reset_devices(&mut self) {
        self.devices.hidden.clear();
        for device in self.devices.all.clone() {
            let registers = device.registers.iter().map(|register| (register.secret, &register.name));
            let memories = device.memories.iter().map(|memory| (memory.secret, &memory.name));
            for (at, (_, name)) in registers.chain(memories).enumerate().filter(|(_, (secret, _))| *secret) {
                let taint = self.secret(&format!("{}.{name}", device.name));
                let Some((address, bytes)) = window(&device, at) else { continue };
                self.mark(address, bytes, taint);
            }
        }
    }

    /// What stores to devices start there.
    #[cold]
    pub(super) fn devices_told(&mut self, id: u32, accesses: &[MemoryAccess]) {
        for access in accesses.iter().filter(|access| access.kind == AccessKind::Write) {
            let end = access.address.wrapping_add(u64::from(access.size));
            for number in 0..self.devices.all.len() {
                let device = Arc::clone(&self.devices.all[number]);
                for command in &device.commands {
                    let start = device.base + device.registers[command.start.register].offset;
                    if access.address < start + DEVICE_WORD && start < end {
                        self.started(id, number, &device, command);
                    }
                }
            }
        }
    }

    fn started(&mut self, id: u32, number: usize, device: &DescribedDevice, command: &DeviceCommand) {
        let start = device.base + device.registers[command.start.register].offset;
        let told = self.memory.load(start, DEVICE_WORD as u16);
        let whether = Taint { bits: told.bits & u64::from(command.start.mask), ..told };
        let state = |at: usize| match window(device, at) {
            Some((address, bytes)) => self.memory.any(address, bytes),
            None => self.devices.hidden.get(&(number, at)).copied().unwrap_or_default(),
        };
        let behaviour = &command.behaviour;
        let cost = behaviour.cost_reads().into_iter().map(&state).fold(whether, Taint::or);
        let flows = behaviour.flows(&device.states, &device.memory_states());
        let after =
            flows.iter().map(|(at, from)| (*at, from.iter().copied().map(&state).fold(whether, Taint::or)));
        let secret: Vec<(usize, Taint)> = after.filter(|(_, taint)| taint.is_secret()).collect();
        self.leak(id, LeakKind::Latency, cost);
        for (at, taint) in secret {
            let written = self.passed(taint.whole(), id);
            match window(device, at) {
                Some((address, bytes)) => self.mark(address, bytes, written),
                None => drop(self.devices.hidden.insert((number, at), written)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use instar_coredsl::device::{
        CommandBehaviour, CommandText, DeviceMemory, DeviceRegister, RegisterAccess, RegisterBits,
        load_commands,
    };
    use instar_coredsl::{StateDef, Type};
    use instar_isa::{Decoder, Isa, StaticTable, Xlen};

    use super::*;
    use crate::secret::exempt::Exempt;
    use crate::secret::latency::DataDependent;
    use crate::secret::tracker::Setting;

    const BASE: u64 = 0x1000_0000;

    fn tracker(cycles: &str) -> Tracker {
        let names = ["CTRL", "LENGTH", "SUM"];
        let register = |(at, name): (usize, &&str)| DeviceRegister {
            name: (*name).into(),
            offset: 4 * at as u64,
            access: RegisterAccess::ReadWrite,
            reset: 0,
            fields: Vec::new(),
            secret: false,
        };
        let state = |name: &str, count: u32| StateDef {
            name: name.into(),
            ty: Type::unsigned(32),
            count,
            array: count > 1,
            reset: vec![0.into(); count as usize],
            span: instar_diagnostic::Span::default(),
        };
        let mut states: Vec<StateDef> = names.iter().map(|name| state(name, 1)).collect();
        states.extend([state("KEY", 4), state("BUFFER", 4)]);
        let text = "InstructionSet D { architectural_state { register unsigned<32> KEPT; } functions {
          void load() { KEPT = KEY[0]; LENGTH = (unsigned<32>)(LENGTH + 1); } void show() { SUM = KEPT; } void sum() { SUM = BUFFER[0]; } } }";
        let functions = ["load", "show", "sum"];
        let commands = functions.map(|function| CommandText { function, cycles: Some(cycles) });
        let (states, behaviours) =
            load_commands("d.core_desc", text, &states, &commands, &|_| Err("no".into())).unwrap();
        let command = |(at, behaviour): (usize, CommandBehaviour)| DeviceCommand {
            name: functions[at].into(),
            start: RegisterBits { register: 0, mask: 1 << at },
            done: None,
            behaviour,
        };
        let memory =
            |name: &str, offset, secret| DeviceMemory { name: name.into(), offset, words: 4, secret };
        let device = DescribedDevice {
            name: "checksum".into(),
            base: BASE,
            bytes: 0x100,
            widths: vec![4],
            registers: names.iter().enumerate().map(register).collect(),
            memories: vec![memory("KEY", 0x40, true), memory("BUFFER", 0x80, false)],
            commands: behaviours.into_iter().enumerate().map(command).collect(),
            while_busy: WhileBusy::Stall,
            busy: None,
            interrupt: None,
            states: states.into(),
        };
        let decoder = Decoder::new(&Isa::everything(Xlen::Rv32), &[]).unwrap();
        let mut table = StaticTable::new();
        table.intern(decoder.static_entry(0x8000_0000, 0x13).unwrap());
        let mut tracker = Tracker::new(Setting {
            decoder,
            descriptions: Vec::new(),
            latency: DataDependent::anywhere(None),
            exempt: Exempt::default(),
            tohost: None,
            devices: vec![Arc::new(device)],
        });
        tracker.exempt.learn(&table);
        tracker.forget();
        tracker
    }

    /// A store of a word to the device, as secret as `taint`.
    fn store(tracker: &mut Tracker, offset: u64, taint: Taint) {
        let access = MemoryAccess { address: BASE + offset, size: 4, kind: AccessKind::Write };
        tracker.memory.store(access.address, access.size, taint);
        tracker.devices_told(0, &[access]);
    }

    #[test]
    fn a_command_carries_secrets_from_what_it_reads_to_what_it_writes_by_hidden_state_too() {
        let mut tracker = tracker("LENGTH");
        assert_eq!(tracker.memory_bits(BASE + 0x4c, 4), 0xffff_ffff, "the design says that KEY is secret");
        let only_these = |tracker: &mut Tracker, at: usize| {
            // The start register is one: which commands ran is known to the test alone.
            let device = Arc::clone(&tracker.devices.all[0]);
            tracker.started(0, 0, &device, &device.commands[at]);
        };
        only_these(&mut tracker, 2);
        assert_eq!(tracker.memory_bits(BASE + 8, 4), 0, "BUFFER is public");
        only_these(&mut tracker, 1);
        assert_eq!(tracker.memory_bits(BASE + 8, 4), 0, "nothing was kept yet");
        only_these(&mut tracker, 0);
        assert_eq!(
            tracker.memory_bits(BASE + 4, 4),
            0,
            "the length does not follow from what is read beside"
        );
        only_these(&mut tracker, 1);
        assert_eq!(tracker.memory_bits(BASE + 8, 4), 0xffff_ffff);
        store(&mut tracker, 8, Taint::PUBLIC);
        assert_eq!(tracker.memory_bits(BASE + 8, 4), 0xffff_ffff, "a register may ignore the store");
        assert!(tracker.leaks.0.is_empty());
        tracker.forget();
        only_these(&mut tracker, 1);
        assert_eq!(tracker.memory_bits(BASE + 8, 4), 0);
    }

    #[test]
    fn a_secret_in_a_formula_of_cycles_or_in_a_start_is_told() {
        let mut public = tracker("7");
        let secret = public.secret("x");
        store(&mut public, 4, secret);
        store(&mut public, 0, Taint::PUBLIC);
        assert!(public.leaks.0.is_empty(), "the length is no part of the formula");
        let mut told = tracker("LENGTH");
        let secret = told.secret("x");
        store(&mut told, 4, secret);
        store(&mut told, 0, Taint::PUBLIC);
        assert_eq!(told.leaks.0.keys().collect::<Vec<_>>(), [&(0, LeakKind::Latency)]);
        let mut started = tracker("7");
        let secret = started.secret("x");
        store(&mut started, 0, Taint { bits: 0xff00, ..secret });
        assert!(started.leaks.0.is_empty(), "bits that start nothing");
        store(&mut started, 0, secret);
        assert_eq!(started.leaks.0.len(), 1);
    }
}
