//! Why a run cannot go on, as one sentence with pc, function, source line and reason.
//!
//! Source: the exception causes of The RISC-V Instruction Set Manual, Volume II, and what the
//! simulator itself watches (stack, instruction limit).

use std::borrow::Cow;
use std::fmt;

use instar_isa::csr;

use crate::location::Location;

/// The reason of a fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultReason {
    /// A word that is no instruction here.
    #[error("illegal instruction {}{}", hex_word(*word), elsewhere(*word))]
    IllegalInstruction {
        /// The word, 16 bits if compressed.
        word: u32,
    },
    /// A read outside memory.
    #[error("load of {size} bytes at {address:#010x}, which is outside memory")]
    LoadOutsideMemory {
        /// First byte.
        address: u64,
        /// Bytes.
        size: u8,
    },
    /// A write outside memory.
    #[error("store of {size} bytes at {address:#010x}, which is outside memory")]
    StoreOutsideMemory {
        /// First byte.
        address: u64,
        /// Bytes.
        size: u8,
    },
    /// An access that a device does not take.
    #[error("{} of {size} bytes at {address:#010x}, in device {refusal}", direction(*store))]
    Device {
        /// Whether it writes.
        store: bool,
        /// First byte.
        address: u64,
        /// Bytes.
        size: u8,
        /// The device, and what it takes.
        refusal: Box<str>,
    },
    /// An access where a device is in other machines.
    #[error(
        "{} of {size} bytes at {address:#010x}, which is outside memory; --device {device} puts a {device} there",
        direction(*store)
    )]
    NoDevice {
        /// Whether it writes.
        store: bool,
        /// First byte.
        address: u64,
        /// Bytes.
        size: u8,
        /// The device.
        device: &'static str,
    },
    /// A misaligned read.
    #[error("misaligned load of {size} bytes at {address:#010x}")]
    MisalignedLoad {
        /// First byte.
        address: u64,
        /// Bytes.
        size: u8,
    },
    /// A misaligned write.
    #[error("misaligned store of {size} bytes at {address:#010x}")]
    MisalignedStore {
        /// First byte.
        address: u64,
        /// Bytes.
        size: u8,
    },
    /// A write to a segment that the ELF file declares as code.
    #[error("store of {size} bytes at {address:#010x}, which is code")]
    StoreToCode {
        /// First byte.
        address: u64,
        /// Bytes.
        size: u8,
    },
    /// The stack pointer went below the stack.
    #[error(
        "stack overflow: sp became {sp:#010x}, {} bytes below the stack's end; `instar run --stack-size`, or \
         `stack_size` of a Program, says how large it is",
        limit - sp
    )]
    StackOverflow {
        /// The stack pointer.
        sp: u64,
        /// Lowest address of the stack.
        limit: u64,
    },
    /// The pc left memory.
    #[error("jump to {target:#010x}, which is outside memory")]
    JumpOutsideMemory {
        /// The new pc.
        target: u64,
    },
    /// The pc left the code.
    #[error("jump to {target:#010x}, which is data; code that a program writes is run after a fence.i")]
    JumpIntoData {
        /// The new pc.
        target: u64,
    },
    /// A jump through a table that is not in memory.
    #[error(
        "jump through the table entry at {address:#010x}, which is outside memory; jvt says where the table is"
    )]
    JumpTableOutsideMemory {
        /// Address of the entry.
        address: u64,
    },
    /// The pc is not a multiple of the instruction alignment.
    #[error("jump to {target:#010x}, which is not aligned to {alignment} bytes")]
    MisalignedJump {
        /// The new pc.
        target: u64,
        /// 2 with C, else 4.
        alignment: u8,
    },
    /// `ebreak`.
    #[error("breakpoint (ebreak)")]
    Breakpoint,
    /// An `ecall` with an unknown number, or one whose program has a handler of its own.
    #[error(
        "ecall with a7 = {number}, a system call that is not answered here; link a C library for bare metal \
         (newlib, or picolibc with semihosting), or static musl, and leave out files, threads and signals"
    )]
    EnvironmentCall {
        /// a7.
        number: u64,
    },
    /// A semihosting operation that is not known.
    #[error(
        "semihosting operation a0 = {operation:#x}, which is not answered here; there are console, input, arguments, \
         heap, time and exit"
    )]
    Semihosting {
        /// a0.
        operation: u64,
    },
    /// A semihosting operation's parameters lie outside memory.
    #[error(
        "semihosting operation a0 = {operation:#x} with parameters at {address:#010x}, which is outside memory"
    )]
    SemihostingBlock {
        /// a0.
        operation: u64,
        /// a1.
        address: u64,
    },
    /// A CSR that the machine does not have.
    #[error("access to CSR {}, which this machine does not have", csr_name(*number))]
    UnknownCsr {
        /// Its number.
        number: u16,
    },
    /// A read of `seed` that does not also write: an illegal instruction.
    #[error("read of CSR seed without a write, which uses no entropy up; csrrw rd, seed, x0 is right")]
    SeedWithoutWrite,
    /// An access from user mode to a CSR that is not open to it.
    #[error("access from user mode to CSR {}, which is not open to it", csr_name(*number))]
    CsrPrivilege {
        /// Its number.
        number: u16,
    },
    /// A write to a read-only CSR.
    #[error("write to CSR {}, which is read-only", csr_name(*number))]
    ReadOnlyCsr {
        /// Its number.
        number: u16,
    },
    /// A vector instruction, or access to a register of the vector unit, while mstatus.VS is Off.
    #[error("vectors are off: mstatus.VS is 0")]
    VectorsOff,
    /// A vector instruction that the manual reserves at the present vtype, vl or vstart: an illegal
    /// instruction.
    #[error("illegal instruction {}: {reason}", hex_word(*word))]
    ReservedVector {
        /// The word.
        word: u32,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// The run retired as many instructions as it was allowed.
    #[error("the run did not end within {limit} instructions")]
    InstructionLimit {
        /// The limit.
        limit: u64,
    },
    /// A jump to itself, which nothing can end.
    #[error(
        "endless loop: the instruction jumps to itself; a program ends by a store to `tohost`, by ecall with a7 = 93, or \
         by semihosting (picolibc: --crt0=hosted --oslib=semihost)"
    )]
    EndlessLoop,
    /// A loop of the hardware's that is not followed.
    #[error("the loop of the hardware's that begins here {reason}")]
    HardwareLoop {
        /// Why, as the end of a sentence.
        reason: &'static str,
    },
    /// An interrupt, or a wait for one, that cannot be.
    #[error("{reason}")]
    Interrupt {
        /// Why.
        reason: Box<str>,
    },
    /// The caller's progress callback asked to stop.
    #[error("the run was stopped")]
    Stopped,
    /// A called function ended the program instead of returning.
    #[error("the program exited with code {code} before the function returned")]
    ExitInCall {
        /// The exit code.
        code: u64,
    },
    /// A run without a call.
    #[error("no call was placed before the run")]
    NothingPlaced,
    /// A run that was not begun, or has ended, cannot go on.
    #[error("there is no run to go on with: begin one first")]
    NotBegun,
    /// An HTIF command that is not understood.
    #[error("tohost command {value:#018x} is not known; known are exit, console output and write")]
    Htif {
        /// The 64-bit value.
        value: u64,
    },
    /// A design's instruction raised an exception.
    #[error("{mnemonic} raised exception {cause}")]
    Custom {
        /// The instruction.
        mnemonic: String,
        /// The number as in `mcause`.
        cause: u64,
        /// What goes with it, as in `mtval`.
        value: u64,
    },
}

/// A run that cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Why.
    pub trap: FaultReason,
    /// The instruction that did not retire; for a jump the jump.
    pub pc: u64,
    /// Function and source line of `pc`.
    pub location: Box<Location>,
    /// Instructions retired before.
    pub instructions: u64,
    /// What explains it, where a register that was not set does.
    pub hint: Option<String>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {:#010x}{}: {}", self.pc, self.location, self.trap)?;
        self.hint.as_ref().map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}

impl std::error::Error for Fault {}

fn direction(store: bool) -> &'static str {
    if store { "store" } else { "load" }
}

fn hex_word(word: u32) -> String {
    if word & 3 == 3 { format!("{word:#010x}") } else { format!("{word:#06x}") }
}

/// What the word would be with more extensions, in brackets.
fn elsewhere(word: u32) -> String {
    instar_isa::foreign(word).map_or_else(String::new, |what| format!(" ({what})"))
}

fn csr_name(number: u16) -> String {
    csr::name(number).map_or_else(|| format!("{number:#05x}"), Cow::into_owned)
}
