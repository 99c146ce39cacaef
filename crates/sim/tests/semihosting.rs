//! Calls to the debugger: only the sequence makes an `ebreak` one, with and without a handler.
//!
//! Source: the RISC-V Semihosting specification 1.0, "Semihosting Trap Instruction Sequence".

use instar_sim::{FaultReason, Watch};

use crate::support::{DATA, Elf, addi, lui, op};

/// Operation a0 with the block at [`DATA`].
fn call(operation: i64) -> Vec<Vec<u8>> {
    vec![
        addi(10, 0, operation),
        lui(11, DATA as u32),
        op("slli", 0, 0, 0, 31),
        op("ebreak", 0, 0, 0, 0),
        op("srai", 0, 0, 0, 7),
    ]
}

fn exit(code: u32) -> Vec<u8> {
    [0x20026u32, code].map(u32::to_le_bytes).concat()
}

#[test]
fn the_sequence_ends_the_program_with_its_code() {
    let mut session = Elf::function(&call(0x20)).data(&exit(9)).session();
    for _ in 0..2 {
        let result = session.run_whole(&mut Watch::none()).unwrap();
        assert_eq!((result.exit_code, result.instructions, result.told_time), (9, 4, false));
    }
}

#[test]
fn a_handler_of_the_program_does_not_get_it() {
    let code = [vec![lui(5, DATA as u32), op("csrrw", 0, 5, 0, 0x305)], call(0x20)].concat();
    let result = Elf::function(&code).data(&exit(4)).session().run_whole(&mut Watch::none()).unwrap();
    assert_eq!(result.exit_code, 4);
}

#[test]
fn an_ebreak_without_both_neighbours_is_a_breakpoint() {
    for changed in [2, 4] {
        let mut code = call(0x20);
        code[changed] = addi(0, 0, 0);
        let fault = Elf::function(&code).data(&exit(0)).session().run_whole(&mut Watch::none()).unwrap_err();
        assert_eq!(fault.trap, FaultReason::Breakpoint, "neighbour {changed}");
    }
}

#[test]
fn a_program_that_is_told_the_time_is_known_to_be() {
    // SYS_CLOCK, then SYS_EXIT_EXTENDED.
    let code = [call(0x10), call(0x20)].concat();
    let result = Elf::function(&code).data(&exit(0)).session().run_whole(&mut Watch::none()).unwrap();
    assert!(result.told_time && result.clock_without_model);
}
