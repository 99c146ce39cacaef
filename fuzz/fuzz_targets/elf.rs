//! Any bytes as an ELF file: reading, looking up, loading and the first instructions never panic.
//!
//! Source: own design.

#![no_main]

use std::sync::Arc;

use instar_isa::Isa;
use instar_sim::{Options, Program, Session, Watch};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(program) = Program::from_elf("fuzz.elf", bytes) else { return };
    let (start, end) = program.span();
    let _ = (program.built_for(), program.end());
    for pc in [0, start, program.entry(), end, u64::MAX] {
        let _ = (program.locate(pc), program.function_at(pc));
    }
    let names: Vec<String> = program.symbols().take(4).map(|symbol| symbol.name.clone()).collect();
    for name in &names {
        let _ = (program.require_symbol(name), program.parameters(name));
    }
    let mut options = Options::new(Isa::everything(program.xlen()));
    options.memory_size = 1 << 20;
    options.stack_size = 1 << 16;
    options.instruction_limit = 1000;
    if let Ok(mut session) = Session::new(Arc::new(program), &options, &[]) {
        let _ = session.run_whole(&mut Watch::none());
    }
});
