//! Whole programs: exit, console, files that are no programs, raw code.
//!
//! Source: the contracts of `Session::run_whole`, `Program::from_elf` and `run_code`.

use instar_isa::Isa;
use instar_sim::{FaultReason, Options, Program, RawCode, Session, Watch, run_code};

use crate::support::{BASE, DATA, Elf, addi, isa, lui, op};

#[test]
fn an_exit_by_ecall_gives_its_code_and_the_console() {
    let code = [
        addi(17, 0, 64),
        addi(10, 0, 1),
        lui(11, DATA as u32),
        addi(12, 0, 3),
        op("ecall", 0, 0, 0, 0),
        addi(17, 0, 93),
        op("ecall", 0, 0, 0, 0),
    ];
    let mut session = Elf::function(&code).data(b"abc").session();
    for _ in 0..2 {
        let result = session.run_whole(&mut Watch::none()).unwrap();
        assert_eq!((result.exit_code, result.instructions), (3, 7));
        assert_eq!(result.console, b"abc");
    }
}

#[test]
fn an_exit_by_tohost_ends_the_run_at_the_store() {
    let code = [
        lui(5, DATA as u32),
        addi(6, 0, 2 * 5 + 1),
        op("sw", 0, 5, 0, 4),
        op("sw", 0, 5, 6, 0),
        op("jal", 0, 0, 0, 0),
    ];
    let mut session = Elf::function(&code).symbol("tohost", DATA).session();
    let result = session.run_whole(&mut Watch::none()).unwrap();
    assert_eq!((result.exit_code, result.instructions), (5, 4));
    // Only the lower half, then an endless loop.
    let code = [lui(5, DATA as u32), addi(6, 0, 1), op("sw", 0, 5, 6, 0), op("jal", 0, 0, 0, 0)];
    let mut session = Elf::function(&code).symbol("tohost", DATA).session();
    assert_eq!(session.run_whole(&mut Watch::none()).unwrap().exit_code, 0);
}

#[test]
fn the_console_is_there_after_a_fault() {
    let code = [
        lui(5, DATA as u32),
        addi(6, 0, i64::from(b'!')),
        op("sw", 0, 5, 6, 0),
        lui(6, 0x0101_0000),
        op("sw", 0, 5, 6, 4),
        op("ebreak", 0, 0, 0, 0),
    ];
    let mut session = Elf::function(&code).symbol("tohost", DATA).session();
    assert_eq!(session.run_whole(&mut Watch::none()).unwrap_err().trap, FaultReason::Breakpoint);
    assert_eq!(session.take_console(), [b"!".to_vec(), vec![]]);
}

#[test]
fn no_truncation_and_no_flipped_byte_makes_the_reader_panic() {
    let good = Elf::function(&[addi(0, 0, 0)]).bytes();
    for length in 0..good.len() {
        let _ = Program::from_elf("x.elf", &good[..length]);
    }
    for at in 0..good.len() {
        for byte in [0, 0x7f, 0xff] {
            let mut bytes = good.clone();
            bytes[at] = byte;
            if let Ok(program) = Program::from_elf("x.elf", &bytes) {
                let _ = Session::new(program.into(), &Options::new(isa()), &[]);
            }
        }
    }
}

#[test]
fn a_segment_outside_memory_and_the_wrong_xlen_are_refused() {
    let program = Elf::function(&[addi(0, 0, 0)]).program();
    let refused = |options: &Options| {
        Session::new(program.clone(), options, &[]).err().map(|error| error.to_string()).unwrap()
    };
    let small = Options { memory_size: 4096, ..Options::new(isa()) };
    assert_eq!(
        refused(&small),
        "test.elf: segment 0x80001000 to 0x8000107f is outside memory, which is 0x80000000 to 0x80000fff; \
         the program fits into a memory of 0x1400 bytes at 0x80000000"
    );
    let wide = Options::new(Isa::parse("rv64im").unwrap());
    assert!(refused(&wide).starts_with("test.elf: is an RV32 program, but the ISA is rv64im"));
}

#[test]
fn a_session_can_move_to_another_thread() {
    let mut session = Elf::function(&[addi(17, 0, 93), op("ecall", 0, 0, 0, 0)]).session();
    let run = std::thread::spawn(move || session.run_whole(&mut Watch::none()).unwrap().instructions);
    assert_eq!(run.join().unwrap(), 2);
}

#[test]
fn raw_code_runs_on_given_registers_and_memory() {
    let mut registers = [0; 32];
    registers[5] = DATA;
    registers[6] = 0x1234_5678;
    let raw = RawCode {
        isa: isa(),
        memory_base: BASE,
        memory_size: 1 << 16,
        address: BASE,
        code: [op("sw", 0, 5, 6, 4), op("lhu", 7, 5, 0, 6), op("c.add", 7, 7, 6, 0)].concat(),
        registers,
        memory: vec![(DATA, vec![0xee; 8])],
        misaligned_allowed: false,
        instruction_limit: 100,
    };
    let result = run_code(&raw, &mut Watch::none()).unwrap();
    assert_eq!((result.trap, result.instructions, result.pc), (None, 3, BASE + 10));
    assert_eq!(result.registers[7], 0x1234 + 0x1234_5678);
    assert_eq!(result.memory, [vec![0xee, 0xee, 0xee, 0xee, 0x78, 0x56, 0x34, 0x12]]);
    let trapping = RawCode { code: vec![0; 4], ..raw };
    let result = run_code(&trapping, &mut Watch::none()).unwrap();
    assert_eq!((result.trap, result.pc), (Some(FaultReason::IllegalInstruction { word: 0 }), BASE));
}
