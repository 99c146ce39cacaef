//! The code that makes a call: restores memory, sets the registers, calls, keeps the result and
//! ends the run.
//!
//! Source: the psABI for gp, sp and the arguments; HTIF's tohost convention for the end; mstatus.VS
//! of the privileged architecture, which hardware has off at reset.

use instar_isa::{Isa, Operands, SP, Xlen, instructions};

const RA: u8 = 1;
const GP: u8 = 3;
const T0: u8 = 5;
const T1: u8 = 6;
const T2: u8 = 7;
const T3: u8 = 28;
const A0: u8 = 10;
const A1: u8 = 11;

/// `fence iorw, iorw`.
const FENCE: i64 = 0xff;

/// The CSR mstatus, and the lower bit of its field VS: vectors are there.
const MSTATUS: i64 = 0x300;
const VS_INITIAL: u64 = 1 << 9;

/// Code of the base instructions, one by one.
pub(super) struct Assembler {
    isa: Isa,
    wide: bool,
    base: u64,
    code: Vec<u8>,
}

/// A stretch of memory that is restored before the second call.
pub(super) struct Restore {
    /// Where it lies; word-aligned as is its length.
    pub to: u64,
    /// Bytes.
    pub length: u64,
    /// Where its contents are kept; `None` if they are zero.
    pub from: Option<u64>,
}

/// Register values at the call.
pub(super) struct Registers {
    pub gp: u64,
    pub sp: u64,
    pub arguments: [u64; 8],
}

impl Assembler {
    pub(super) fn new(xlen: Xlen, base: u64) -> Self {
        let wide = xlen == Xlen::Rv64;
        let isa = Isa::parse(if wide { "rv64i_zicsr" } else { "rv32i_zicsr" }).expect("an ISA");
        Self { isa, wide, base, code: Vec::new() }
    }

    pub(super) fn here(&self) -> u64 {
        self.base + self.code.len() as u64
    }

    pub(super) fn finish(self) -> Vec<u8> {
        self.code
    }

    fn emit(&mut self, mnemonic: &str, rd: u8, rs1: u8, rs2: u8, immediate: i64) {
        let operands = Operands { rd, rs1, rs2, immediate };
        let found =
            instructions(&self.isa).find(|i| i.mnemonic == mnemonic).and_then(|i| i.encode(&operands));
        self.code.extend(found.expect("an instruction of the base within its ranges").to_le_bytes());
    }

    /// `rd` = `value`; 64 bits are made in t3 from their upper ones, twelve at a time, so that sp
    /// never holds a part of one.
    fn load(&mut self, rd: u8, value: u64) {
        let low = ((value as i32) << 20 >> 20) as i64;
        if self.wide && i64::from(value as i32) != value as i64 {
            self.load(T3, ((value as i64).wrapping_sub(low) >> 12) as u64);
            self.emit("slli", T3, T3, 0, 12);
            self.emit("addi", rd, T3, 0, low);
            return;
        }
        let high = (value as i32).wrapping_sub(low as i32);
        self.emit("lui", rd, 0, 0, i64::from(high));
        self.emit(if self.wide { "addiw" } else { "addi" }, rd, rd, 0, low);
    }

    /// Switches the vector registers on.
    pub(super) fn enable_vectors(&mut self) {
        self.load(T0, VS_INITIAL);
        self.emit("csrrs", 0, T0, 0, MSTATUS);
    }

    /// Copies or clears a stretch word by word.
    pub(super) fn restore(&mut self, restore: &Restore) {
        self.load(T1, restore.to);
        self.load(T2, restore.to + restore.length);
        let source = restore.from.map_or(0, |from| {
            self.load(T0, from);
            T3
        });
        let start = self.here();
        if restore.from.is_some() {
            self.emit("lw", T3, T0, 0, 0);
            self.emit("addi", T0, T0, 0, 4);
        }
        self.emit("sw", 0, T1, source, 0);
        self.emit("addi", T1, T1, 0, 4);
        let back = start as i64 - self.here() as i64;
        self.emit("bltu", 0, T1, T2, back);
    }

    /// Calls `entry`; the addresses of the call and after it. What was stored before has reached
    /// memory.
    pub(super) fn call(&mut self, entry: u64, registers: &Registers) -> (u64, u64) {
        self.emit("fence", 0, 0, 0, FENCE);
        self.load(SP, registers.sp);
        self.load(GP, registers.gp);
        for (n, value) in registers.arguments.iter().enumerate() {
            self.load(A0 + n as u8, *value);
        }
        self.load(T0, entry);
        let call = self.here();
        self.emit("jalr", RA, T0, 0, 0);
        (call, self.here())
    }

    /// Stores a0 and a1 at `results` and ends the run with exit code 0 once all stores have reached
    /// memory.
    pub(super) fn end(&mut self, results: u64, tohost: u64) {
        self.load(T0, results);
        let store = if self.wide { "sd" } else { "sw" };
        self.emit(store, 0, T0, A0, 0);
        self.emit(store, 0, T0, A1, if self.wide { 8 } else { 4 });
        self.emit("fence", 0, 0, 0, FENCE);
        self.load(T0, tohost);
        self.emit("sw", 0, T0, 0, 4);
        self.emit("addi", T1, 0, 0, 1);
        self.emit("sw", 0, T0, T1, 0);
        self.emit("jal", 0, 0, 0, 0);
    }
}
