//! A device on a bus: what its table says that lies in its window, and what its commands do.
//!
//! Source: docs/reference/devices.md, "A device of one's own". Its registers and memories are the
//! state of its CoreDSL text, as register files of a design's own are of an instruction's.

mod counted;
mod engine;
mod flow;
mod load;
mod microcode;

use std::sync::{Arc, OnceLock};

use instar_isa::RegisterFile;

pub use engine::Engine;
pub use load::{CommandText, DeviceFault, load_commands};
pub use microcode::{MICROCODE_MEMORIES, MICROCODE_REGISTERS, Microcode, SharedProgram};

use crate::bytecode::Bytecode;
use crate::description::{StateDef, Table};
use crate::host::{Host, OwnState, RaisedException};
use crate::ir::{AssignmentTarget, Body, ExprKind, Statement};
use crate::vector::VectorSetting;

/// Bytes of a register, and of a word of a memory.
pub const DEVICE_WORD: u64 = 4;

/// A device that a design describes.
#[derive(Clone, Debug)]
pub struct DescribedDevice {
    /// Its name.
    pub name: String,
    /// First address of its window.
    pub base: u64,
    /// Bytes of its window.
    pub bytes: u64,
    /// Bytes that one access of its bus may have, ascending.
    pub widths: Vec<u8>,
    /// Its registers.
    pub registers: Vec<DeviceRegister>,
    /// Its memories.
    pub memories: Vec<DeviceMemory>,
    /// What it can be told to do.
    pub commands: Vec<DeviceCommand>,
    /// What an access meets while a command is under way.
    pub while_busy: WhileBusy,
    /// The bit that is set while a command is under way.
    pub busy: Option<RegisterBits>,
    /// What interrupts the hart.
    pub interrupt: Option<DeviceInterrupt>,
    /// State of its text: registers, memories, then what the text declares itself.
    pub states: Arc<[StateDef]>,
}

/// An interrupt line of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceInterrupt {
    /// The bit that holds it up, which the end of a command sets.
    pub bit: RegisterBits,
    /// The interrupt's number, as in `mcause`.
    pub number: u32,
}

impl DescribedDevice {
    /// Of each state, whether it is a memory of the table.
    pub fn memory_states(&self) -> Vec<bool> {
        memory_states(self.registers.len(), self.memories.len(), self.states.len())
    }

    /// Whether a register says something of a command under way.
    pub fn tells(&self, register: usize) -> bool {
        let error = match self.while_busy {
            WhileBusy::Error(bits) => Some(bits),
            WhileBusy::Stall => None,
        };
        let done = self.commands.iter().filter_map(|command| command.done);
        done.chain(error).chain(self.busy).any(|bits| bits.register == register)
    }
}

/// Of so many states, whether each is a memory: a table's registers come first, then its memories.
fn memory_states(registers: usize, memories: usize, states: usize) -> Vec<bool> {
    (0..states).map(|at| (registers..registers + memories).contains(&at)).collect()
}

/// The name of state number `at`, a register or then a memory, where it holds secrets.
pub fn secret_state<'a>(
    registers: &'a [DeviceRegister],
    memories: &'a [DeviceMemory],
    at: usize,
) -> Option<&'a str> {
    let registers = registers.iter().map(|one| (one.secret, one.name.as_str()));
    let mut all = registers.chain(memories.iter().map(|one| (one.secret, one.name.as_str())));
    all.nth(at).and_then(|(secret, name)| secret.then_some(name))
}

/// What an access meets while a command is under way, but one of a register that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhileBusy {
    /// The bus waits until the command has ended.
    Stall,
    /// The access has no effect, a load gives 0, and this bit is set.
    Error(RegisterBits),
}

/// What loads and stores do to a register, beside what they do everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegisterAccess {
    /// It is read and written.
    ReadWrite,
    /// A store changes nothing.
    ReadOnly,
    /// A load gives 0.
    WriteOnly,
    /// A store clears the bits in which it has ones.
    WriteOneToClear,
    /// A load clears it.
    ClearOnRead,
}

/// A register of 32 bits.
#[derive(Clone, Debug)]
pub struct DeviceRegister {
    /// Its name.
    pub name: String,
    /// First byte, from the start of the window.
    pub offset: u64,
    /// What loads and stores do.
    pub access: RegisterAccess,
    /// Value at reset.
    pub reset: u32,
    /// Its fields.
    pub fields: Vec<DeviceField>,
    /// Whether it holds secrets.
    pub secret: bool,
}

/// Bits of a register with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceField {
    /// Its name.
    pub name: String,
    /// Its highest bit.
    pub high: u32,
    /// Its lowest bit.
    pub low: u32,
}

impl DeviceField {
    /// Its bits in the register.
    pub fn mask(&self) -> u32 {
        u32::MAX >> (31 - (self.high - self.low)) << self.low
    }
}

/// A memory of words of 32 bits.
#[derive(Clone, Debug)]
pub struct DeviceMemory {
    /// Its name.
    pub name: String,
    /// First byte, from the start of the window.
    pub offset: u64,
    /// Its words.
    pub words: u32,
    /// Whether it holds secrets.
    pub secret: bool,
}

/// Bits of one register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisterBits {
    /// Which register.
    pub register: usize,
    /// Which bits.
    pub mask: u32,
}

/// What a device can be told to do.
#[derive(Clone, Debug)]
pub struct DeviceCommand {
    /// Its name.
    pub name: String,
    /// A store that sets these bits starts it; they read as 0 then.
    pub start: RegisterBits,
    /// The bits that are set when it has ended.
    pub done: Option<RegisterBits>,
    /// What it does, and for how long.
    pub behaviour: CommandBehaviour,
}

/// A command, compiled.
#[derive(Clone, Debug)]
pub struct CommandBehaviour {
    pub(crate) body: Arc<Body>,
    pub(crate) program: Arc<Bytecode>,
    pub(crate) cost_body: Arc<Body>,
    pub(crate) cost: Arc<Bytecode>,
    /// The state that the formula writes.
    pub(crate) cost_state: usize,
    pub(crate) tables: Arc<[Table]>,
    pub(crate) duration: Duration,
    /// What it writes, and what that follows from; once somebody asked.
    pub(crate) flows: OnceLock<Vec<(usize, Vec<usize>)>>,
    /// In place of all that: a microprogram.
    pub(crate) microcode: Option<Arc<Microcode>>,
}

/// What says how long a command takes.
#[derive(Clone, Debug)]
pub(crate) enum Duration {
    /// Its formula.
    Formula,
    /// The engine of its slave, as a program that counts its cycles, once these are known.
    Engine { counting: Option<Arc<Bytecode>>, reads: Arc<[usize]> },
}

/// Why a command is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandFault {
    /// The formula of its cycles names what is not there, or does not end.
    Formula,
    /// Its function does.
    Function,
    /// It takes so many cycles, more than are possible.
    TooLong(u64),
    /// Nobody said how long the steps of its engine take.
    Uncounted,
    /// Its microprogram says so.
    Microprogram(String),
}

impl CommandBehaviour {
    /// Its typed operations, with loops.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// Those of its formula of cycles.
    pub fn cost_body(&self) -> &Body {
        &self.cost_body
    }

    /// Number of the state that the formula writes.
    pub fn cost_state(&self) -> usize {
        self.cost_state
    }

    /// Numbers of the states that it writes.
    pub fn writes(&self) -> Vec<usize> {
        if let Some(microcode) = self.microcode() {
            return vec![microcode.memories[1].0];
        }
        let mut found = Vec::new();
        for statement in &self.body.statements {
            statement.walk(&mut |statement| {
                if let Statement::Assign { target, .. } | Statement::Insert { target, .. } = statement
                    && let AssignmentTarget::Register { file: RegisterFile::Own(number), .. } = target
                {
                    found.push(usize::from(*number));
                }
            });
        }
        found
    }

    /// Numbers of the states that it reads.
    pub fn reads(&self) -> Vec<usize> {
        if let Some(microcode) = self.microcode() {
            let memories = microcode.memories.map(|(state, _)| state);
            return [memories, microcode.registers].concat();
        }
        read_by(&self.body)
    }

    /// Numbers of the states that its cycles follow from.
    pub fn cost_reads(&self) -> Vec<usize> {
        // Neither a key nor a number decides how long a microprogram takes.
        if let Some(microcode) = self.microcode() {
            return microcode.registers.to_vec();
        }
        match &self.duration {
            Duration::Formula => read_by(&self.cost_body),
            Duration::Engine { reads, .. } => reads.to_vec(),
        }
    }

    /// Does it. The cycles that it takes from this state on, `most` at most.
    ///
    /// # Errors
    /// What names an element that is not there, has too many rounds, or takes too long.
    pub fn perform(&self, state: &mut OwnState, most: u64) -> Result<u64, CommandFault> {
        let few = |cycles| if cycles > most { Err(CommandFault::TooLong(cycles)) } else { Ok(cycles) };
        let told = |state: &OwnState| state.register(self.cost_state, 0)[0];
        let run = |program: &Bytecode, state: &mut OwnState, fault| {
            program.execute(0, &mut Inside(state)).map_err(|_| fault)
        };
        if let Some(microcode) = self.microcode() {
            return few(microcode.perform(state)?);
        }
        match &self.duration {
            Duration::Formula => {
                run(&self.cost, state, CommandFault::Formula)?;
                let cycles = few(told(state))?;
                run(&self.program, state, CommandFault::Function)?;
                Ok(cycles)
            }
            Duration::Engine { counting, .. } => {
                let counting = counting.as_ref().ok_or(CommandFault::Uncounted)?;
                run(counting, state, CommandFault::Function)?;
                few(told(state))
            }
        }
    }
}

fn read_by(body: &Body) -> Vec<usize> {
    let mut found = Vec::new();
    for statement in &body.statements {
        statement.visit(&mut |e| {
            if let ExprKind::Register { file: RegisterFile::Own(number), .. } = e.kind {
                found.push(usize::from(number));
            }
        });
    }
    found
}

/// A device from inside: there is no hart, and no memory but its own.
struct Inside<'a>(&'a mut OwnState);

impl Host for Inside<'_> {
    fn x(&self, _: u32) -> u64 {
        0
    }
    fn set_x(&mut self, _: u32, _: u64) {}
    fn pc(&self) -> u64 {
        0
    }
    fn set_pc(&mut self, _: u64) {}
    fn load(&mut self, _: u64, _: u32) -> Result<u64, RaisedException> {
        Ok(0)
    }
    fn store(&mut self, _: u64, _: u32, _: u64) -> Result<(), RaisedException> {
        Ok(())
    }
    fn own(&mut self) -> &mut OwnState {
        self.0
    }
    fn setting(&self, _: VectorSetting) -> u64 {
        0
    }
}
