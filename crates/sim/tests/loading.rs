//! Files that are no programs for this machine, and programs that do not lie where most do.
//!
//! Source: the contracts of `Program::from_elf`, `Options::fitting` and `Session::new`.

use instar_sim::{CallSpec, FaultReason, Options, Program, Session, Watch};

use crate::support::{BASE, DATA, Elf, addi, isa, lui, op, ret};

fn refusal(bytes: &[u8]) -> String {
    Program::from_elf("x.elf", bytes).unwrap_err().to_string()
}

/// A good file with other bytes at some place.
fn broken(at: usize, bytes: &[u8]) -> Vec<u8> {
    let mut file = Elf::function(&[addi(0, 0, 0)]).bytes();
    file[at..at + bytes.len()].copy_from_slice(bytes);
    file
}

#[test]
fn files_that_are_no_programs_are_refused_with_a_reason() {
    let good = Elf::function(&[addi(0, 0, 0)]).bytes();
    let with = |at: usize, bytes: &[u8]| refusal(&broken(at, bytes));
    assert_eq!(refusal(b""), "x.elf: is empty; give an ELF file");
    assert_eq!(refusal(b"#!/bin/sh"), "x.elf: is no ELF file");
    assert_eq!(refusal(&good[..20]), "x.elf: is truncated: the ELF header is incomplete");
    assert_eq!(
        refusal(&good[..100]),
        "x.elf: is truncated: its program headers end at byte 116, the file at 100"
    );
    assert_eq!(
        refusal(&good[..118]),
        "x.elf: is truncated: the contents of the segment at 0x80000000 are incomplete"
    );
    assert_eq!(with(5, &[2]), "x.elf: is big-endian; RISC-V programs here are little-endian");
    assert_eq!(with(18, &[62]), "x.elf: is for machine 62 (x86-64), not for RISC-V (243)");
    assert_eq!(with(4, &[3]), "x.elf: has ELF class 3; 1 (32 bits) and 2 (64 bits) are known");
    assert_eq!(with(16, &[1]), "x.elf: is an object file, not yet linked; link it as an executable");
    assert_eq!(with(16, &[4]), "x.elf: is a core dump; give the program itself");
    assert_eq!(with(44, &[0]), "x.elf: has no segment to load; link it as an executable");
    assert_eq!(with(52, &[3]), "x.elf: is linked dynamically; link it with -static");
    let soft = "and the simulator has no floating-point registers; build it with -mabi=ilp32, as in \
                -march=rv32imac -mabi=ilp32";
    assert_eq!(with(36, &[7]), format!("x.elf: is built for the quad-float ABI, {soft}"));
    assert_eq!(
        with(36, &[9]),
        "x.elf: is built for the ilp32e ABI of RV32E, which has 16 registers and takes the number of a system call in t0; \
         build it for RV32I, as with -march=rv32im -mabi=ilp32"
    );
    assert_eq!(
        with(60, &(DATA as u32 - 2).to_le_bytes()),
        "x.elf: its segments 0x80000ffe to 0x80001001 and 0x80001000 to 0x8000107f overlap; mend the linker script"
    );
    assert_eq!(with(72, &[1]), "x.elf: the segment at 0x80000000 has contradicting sizes");
}

#[test]
fn a_hard_float_abi_is_a_note_where_no_floating_point_instruction_is() {
    let flags = |code: &[Vec<u8>], flags: u8| {
        let mut file = Elf::function(code).bytes();
        file[36] = flags;
        Program::from_elf("x.elf", &file).map(|program| program.notes().to_vec()).map_err(|e| e.to_string())
    };
    let (plain, float) =
        ([addi(10, 0, 7), ret()], [addi(10, 0, 7), 0x02b5_7553u32.to_le_bytes().to_vec(), ret()]); // fadd.d
    for (abi, flag) in [("single-float", 3), ("double-float", 5)] {
        let note = format!(
            "is built for the {abi} ABI; it has no floating-point instruction, so it runs as one for ilp32 does"
        );
        assert_eq!(flags(&plain, flag), Ok(vec![note]));
        let refused = format!(
            "x.elf: is built for the {abi} ABI and has floating-point instructions, the first at 0x80000004 in f+0x4, and the \
             simulator has no floating-point registers; build it with -mabi=ilp32, as in -march=rv32imac -mabi=ilp32"
        );
        assert_eq!(flags(&float, flag), Err(refused));
    }
    // A plain ABI promises nothing of its instructions: they are illegal where they are executed.
    assert_eq!(flags(&float, 1), Ok(vec![]));
}

#[test]
fn what_else_the_header_says_is_told() {
    let notes =
        |at: usize, bytes: &[u8]| Program::from_elf("x.elf", &broken(at, bytes)).unwrap().notes().join("; ");
    assert!(notes(36, &[0x10]).contains("total store ordering"));
    assert!(notes(36, &[1, 0, 0, 3]).contains("flags 0x3000000"));
    assert!(notes(7, &[9]).contains("operating system 9"));
    assert!(notes(8, &[1]).contains("version 1 of its ABI"));
    assert_eq!([notes(7, &[3]), notes(36, &[1])], ["", ""]);
}

#[test]
fn a_jump_into_data_is_told_with_the_jump() {
    let code = [lui(5, DATA as u32), op("jalr", 1, 5, 0, 0)];
    let run = |elf: &Elf| {
        let mut session = elf.session();
        session.place(&CallSpec::new("f")).unwrap();
        session.run(&mut Watch::none()).unwrap_err().to_string()
    };
    let sentence = "jump to 0x80001000, which is data; code that a program writes is run after a fence.i";
    // Though the data would be an instruction.
    let elf = Elf::function(&code).data(&ret());
    assert_eq!(run(&elf), format!("at 0x80000004 in f+0x4: {sentence}"));
    // On from the last instruction of the code.
    assert_eq!(
        run(&Elf::function(&[addi(0, 0, 0)])),
        "at 0x80000000 in f: jump to 0x80000004, which is data; code that a program writes is run after a fence.i"
    );
}

#[test]
fn code_that_a_program_wrote_runs_after_a_fence_i() {
    // Copies `ret` after the data and jumps there.
    let code = [
        lui(5, DATA as u32),
        op("lw", 6, 5, 0, 0),
        op("sw", 0, 5, 6, 256),
        op("fence.i", 0, 0, 0, 0),
        op("jalr", 0, 5, 0, 256),
    ];
    let mut session = Elf::function(&code).data(&ret()).session();
    session.place(&CallSpec::new("f")).unwrap();
    for _ in 0..2 {
        assert_eq!(session.run(&mut Watch::none()).unwrap().instructions, 6);
    }
    // In the next call the leave is gone.
    let mut session = Elf::function(&[&code[..3], &code[4..]].concat()).data(&ret()).session();
    session.place(&CallSpec::new("f")).unwrap();
    let fault = session.run(&mut Watch::none()).unwrap_err();
    assert_eq!(fault.trap, FaultReason::JumpIntoData { target: DATA + 256 });
}

#[test]
fn code_in_a_segment_without_the_flag_is_code_if_the_entry_is_there() {
    // p_flags of the first segment: 6, as riscv-tests' linker script has it.
    let mut file = Elf::function(&[addi(17, 0, 93), op("ecall", 0, 0, 0, 0)]).bytes();
    file[52 + 24] = 6;
    let program = Program::from_elf("x.elf", &file).unwrap();
    let mut session = Session::new(program.into(), &Options::new(isa()), &[]).unwrap();
    assert_eq!(session.run_whole(&mut Watch::none()).unwrap().instructions, 2);
}

#[test]
fn a_fitting_memory_holds_a_program_wherever_it_lies() {
    let program = Elf::function(&[addi(0, 0, 0)]).program();
    let usual = Options::fitting(isa(), &program);
    assert_eq!((usual.memory_base, usual.memory_size), (BASE, 16 << 20));
    for (address, base) in [(0u32, 0), (0x1_0400, 0x1_0000), (0x4000_0000, 0x4000_0000)] {
        // Both segments moved, the second 64 KiB after the first; the entry is the first.
        let mut file = Elf::function(&[addi(17, 0, 93), op("ecall", 0, 0, 0, 0)]).bytes();
        for (at, value) in [(24, address), (60, address), (92, address + 0x1_0000)] {
            file[at..at + 4].copy_from_slice(&value.to_le_bytes());
        }
        let program = Program::from_elf("x.elf", &file).unwrap();
        let options = Options::fitting(isa(), &program);
        assert_eq!(options.memory_base, base);
        assert!(options.memory_size >= 16 << 20);
        let mut session = Session::new(program.into(), &options, &[]).unwrap();
        assert_eq!(session.run_whole(&mut Watch::none()).unwrap().instructions, 2);
    }
    let far = Elf::function(&[addi(0, 0, 0)]).symbol("_sp", BASE + (64 << 20));
    assert_eq!(Options::fitting(isa(), &far.program()).memory_size, 64 << 20);
}

#[test]
fn a_memory_beyond_the_addresses_is_refused() {
    let program = Elf::function(&[addi(0, 0, 0)]).program();
    let options = Options { memory_base: 0xffff_0000, memory_size: 1 << 20, ..Options::new(isa()) };
    let said = Session::new(program, &options, &[]).err().unwrap().to_string();
    assert_eq!(said, "a memory of 0x100000 bytes at 0xffff0000 does not fit into 32-bit addresses");
}

/// A program that exits with the value of its last instruction's a0.
fn exiting(body: &[Vec<u8>]) -> Elf {
    Elf::function(&[body.concat(), addi(17, 0, 93), op("ecall", 0, 0, 0, 0)])
}

#[test]
fn arguments_lie_on_the_first_stack_and_in_a0_and_a1() {
    // The third argument's first letter, from a1, and what the stack says from sp, one digit below
    // it.
    let body = [
        op("lw", 5, 11, 0, 8),
        op("lbu", 5, 5, 0, 0),
        op("lw", 6, 2, 0, 0),
        op("sub", 6, 6, 10, 0),
        op("slli", 6, 6, 0, 8),
        op("add", 10, 5, 6, 0),
    ];
    let arguments = ["x.elf", "a", "bcd"].map(String::from).to_vec();
    let options = Options { arguments, ..Options::new(isa()) };
    let elf = exiting(&body);
    let mut session = Session::new(elf.program(), &options, &[]).unwrap();
    for _ in 0..2 {
        assert_eq!(session.run_whole(&mut Watch::none()).unwrap().exit_code, u64::from(b'b'));
    }
    // They lie after the memory that the program knows.
    assert_eq!(session.x(2), BASE + (16 << 20));
    // Without arguments a0 and a1 are 0, and the stack has the program's name.
    let mut session = exiting(&[op("add", 5, 10, 11, 0), op("lw", 10, 2, 0, 0)]).session();
    assert_eq!(session.run_whole(&mut Watch::none()).unwrap().exit_code, 1);
    assert_eq!(session.x(5), 0);
}

#[test]
fn a_whole_programs_stack_can_be_bounded() {
    let push = [addi(2, 2, -1024), op("jal", 0, 0, 0, -4)];
    let options = Options { program_stack_size: Some(8192), ..Options::new(isa()) };
    let mut session = Session::new(Elf::function(&push).program(), &options, &[]).unwrap();
    let fault = session.run_whole(&mut Watch::none()).unwrap_err();
    assert!(matches!(fault.trap, FaultReason::StackOverflow { .. }) && fault.instructions < 20, "{fault}");
}

#[test]
fn input_reaches_the_program() {
    // read(0, DATA, 5); exit(bytes read)
    let body =
        [addi(17, 0, 63), addi(10, 0, 0), lui(11, DATA as u32), addi(12, 0, 5), op("ecall", 0, 0, 0, 0)];
    let mut session = exiting(&body).session();
    session.set_input(&b"hello world"[..]);
    let mut codes = Vec::new();
    for _ in 0..4 {
        codes.push(session.run_whole(&mut Watch::none()).unwrap().exit_code);
    }
    assert_eq!(codes, [5, 5, 1, 0]);
}
