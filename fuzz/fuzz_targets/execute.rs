//! Any bytes as code in a small memory, with any registers: execution never panics and never leaves
//! the memory, the registers of RV32 stay 32 bits wide, and it ends alike whether values are
//! recorded or not.
//!
//! Source: own design.

#![no_main]

use instar_isa::{Isa, Xlen};
use instar_sim::{RawCode, Watch, run_code};
use instar_trace::{Observer, Retired, Wishes};
use libfuzzer_sys::fuzz_target;

const BASE: u64 = 0x8000_0000;
const BYTES: u64 = 1 << 14;
const DATA: u64 = BASE + BYTES / 2;

/// Counts what retired with values.
#[derive(Default)]
struct Counted(u64);

impl Observer for Counted {
    fn wishes(&self) -> Wishes {
        Wishes::VALUES
    }

    fn retire(&mut self, &Retired { batch, values, .. }: &Retired<'_>) {
        let values = values.expect("they are wished");
        self.0 += (0..batch.len()).filter_map(|i| values.of(batch, i)).count() as u64;
    }
}

fuzz_target!(|input: (bool, bool, [u16; 32], &[u8])| {
    let (wide, misaligned_allowed, shapes, code) = input;
    let code = &code[..code.len().min(BYTES as usize / 4)];
    let xlen = if wide { Xlen::Rv64 } else { Xlen::Rv32 };
    // Most registers point near the memory or hold a small number.
    let registers = shapes.map(|shape| match shape >> 14 {
        0 => u64::from(shape),
        1 => DATA.wrapping_add(u64::from(shape & 0x3fff)).wrapping_sub(0x1000),
        2 => BASE + u64::from(shape & 0xfff),
        _ => (u64::from(shape) << 48 | u64::from(shape)).wrapping_neg(),
    });
    let raw = RawCode {
        isa: Isa::everything(xlen),
        memory_base: BASE,
        memory_size: BYTES,
        address: BASE,
        code: code.to_vec(),
        registers,
        memory: vec![(DATA, vec![0; 4096]), (BASE, code.to_vec())],
        misaligned_allowed,
        instruction_limit: 2000,
    };
    let done = run_code(&raw, &mut Watch::none()).expect("the code lies in memory");
    let mut counted = Counted::default();
    let valued = run_code(&raw, &mut Watch::of(&mut counted)).expect("the code lies in memory");
    assert_eq!(counted.0, valued.instructions);
    // Without a `fence.i`, code that it wrote over is fetched before or after the write.
    if valued.memory[1] == raw.code {
        assert_eq!(valued, done);
    }
    assert_eq!(done.registers[0], 0);
    assert!(wide || done.registers.iter().all(|x| x >> 32 == 0), "a register of RV32 is wider than 32 bits");
});
