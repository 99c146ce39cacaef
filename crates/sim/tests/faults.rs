//! Each way in which a run cannot go on ends with its sentence.
//!
//! Source: the contract of `Fault`.

use instar_isa::Equipment;
use instar_sim::{CallSpec, Options, Session, Watch};

use crate::support::{Elf, addi, isa, lui, op, ret};

/// The sentence that a call of `f` with this code ends with.
fn sentence(code: &[Vec<u8>]) -> String {
    let mut session = Elf::function(code).session();
    session.place(&CallSpec::new("f")).unwrap();
    session.run(&mut Watch::none()).unwrap_err().to_string()
}

#[test]
fn illegal_instructions_show_their_word() {
    assert_eq!(
        sentence(&[addi(5, 0, 1), vec![0xff; 4]]),
        "at 0x80000004 in f+0x4: illegal instruction 0xffffffff"
    );
    assert_eq!(sentence(&[vec![0, 0]]), "at 0x80000000 in f: illegal instruction 0x0000");
}

#[test]
fn accesses_outside_memory_show_their_address() {
    assert_eq!(
        sentence(&[op("lw", 5, 0, 0, 16)]),
        "at 0x80000000 in f: load of 4 bytes at 0x00000010, which is outside memory"
    );
    assert_eq!(
        sentence(&[addi(5, 5, -1), op("sb", 0, 5, 0, 0)]),
        "at 0x80000004 in f+0x4: store of 1 bytes at 0xffffffff, which is outside memory"
    );
}

/// What is told after the address of a whole program that begins with this code.
fn told(code: &[Vec<u8>]) -> String {
    let mut session = Elf::function(code).session();
    let said = session.run_whole(&mut Watch::none()).unwrap_err().to_string();
    said.split_once("outside memory").map_or(String::new(), |(_, told)| told.to_owned())
}

#[test]
fn a_register_that_was_never_set_is_named() {
    assert!(
        told(&[op("sw", 0, 3, 5, -2016)]).starts_with("; gp is 0: nothing has set it; start-up code does")
    );
    assert!(told(&[op("lbu", 5, 3, 0, 12)]).contains("__global_pointer$"));
    assert!(told(&[op("lw", 5, 4, 0, 8)]).starts_with("; tp is 0: nothing has set up storage of threads"));
    let frame = [addi(2, 0, 0), addi(2, 2, -16), op("sw", 0, 2, 1, 12)];
    assert!(told(&frame).starts_with("; sp is 0xfffffff0, just below 0: nothing has set the stack pointer"));
    assert!(told(&[ret()]).starts_with("; ra is 0: a function returns that nobody has called"));
    assert!(told(&[op("jalr", 1, 14, 0, 0)]).starts_with("; a4 is 0: a pointer to a function that nobody"));
    // What is no such register's fault has no such explanation.
    for code in [
        vec![op("sw", 0, 5, 3, 0)],
        vec![op("lw", 5, 0, 0, 16)],
        vec![addi(3, 0, 64), op("lw", 5, 3, 0, 0)],
        vec![addi(6, 0, 64), op("jalr", 1, 6, 0, 0)],
    ] {
        assert_eq!(told(&code), "", "{code:?}");
    }
}

#[test]
fn misaligned_accesses_are_faults_unless_allowed() {
    let code = [lui(5, 0x8000_1000), op("lh", 6, 5, 0, 1), op("sw", 0, 5, 5, 2), ret()];
    assert_eq!(sentence(&code), "at 0x80000004 in f+0x4: misaligned load of 2 bytes at 0x80001001");
    assert_eq!(
        sentence(&[code[0].clone(), code[2].clone()]),
        "at 0x80000004 in f+0x4: misaligned store of 4 bytes at 0x80001002"
    );
    let equipment = Equipment { misaligned_allowed: true, ..Equipment::PLAIN };
    let options = Options { equipment, ..Options::new(isa()) };
    let mut session = Session::new(Elf::function(&code).program(), &options, &[]).unwrap();
    session.place(&CallSpec::new("f")).unwrap();
    assert_eq!(session.run(&mut Watch::none()).unwrap().instructions, 4);
}

#[test]
fn code_cannot_be_overwritten() {
    // Code is protected by whole lines of 64 bytes.
    let mut code = vec![lui(5, 0x8000_0000), op("sw", 0, 5, 5, 0), ret()];
    code.extend(vec![addi(0, 0, 0); 16]);
    assert_eq!(sentence(&code), "at 0x80000004 in f+0x4: store of 4 bytes at 0x80000000, which is code");
}

#[test]
fn a_stack_overflow_is_seen_when_sp_moves() {
    // f calls itself: sp falls by 1 KiB each time.
    let code = [addi(2, 2, -1024), op("jal", 0, 0, 0, -4)];
    let text = sentence(&code);
    // The stack is half of what is free behind the program, as that is less than 8 MiB.
    assert!(text.starts_with("at 0x80000000 in f: stack overflow: sp became 0x808008"), "{text}");
    assert!(text.contains("--stack-size"), "{text}");
}

#[test]
fn an_endless_run_is_cut_at_its_limit_exactly() {
    let code = [addi(5, 5, 1), addi(5, 5, 1), addi(5, 5, 1), op("jal", 0, 0, 0, -12)];
    for limit in [1, 2, 3, 4, 1000, 1001, 1003] {
        let options = Options { instruction_limit: limit, ..Options::new(isa()) };
        let mut session = Session::new(Elf::function(&code).program(), &options, &[]).unwrap();
        session.place(&CallSpec::new("f")).unwrap();
        let fault = session.run(&mut Watch::none()).unwrap_err();
        assert_eq!(fault.instructions, limit);
        assert!(fault.to_string().ends_with(&format!("did not end within {limit} instructions")), "{fault}");
    }
    assert_eq!(
        sentence(&[op("jal", 0, 0, 0, 0)]),
        "at 0x80000000 in f: endless loop: the instruction jumps to itself; a program ends by a store to `tohost`, by \
         ecall with a7 = 93, or by semihosting (picolibc: --crt0=hosted --oslib=semihost)"
    );
}

#[test]
fn a_jump_away_names_the_jump_and_its_target() {
    assert_eq!(
        sentence(&[addi(5, 0, 64), op("jalr", 1, 5, 0, 0)]),
        "at 0x80000004 in f+0x4: jump to 0x00000040, which is outside memory"
    );
}

#[test]
fn environment_calls_and_csrs_that_are_not_known_are_named() {
    assert_eq!(
        sentence(&[addi(17, 0, 59), op("ecall", 0, 0, 0, 0)]),
        "at 0x80000004 in f+0x4: ecall with a7 = 59, a system call that is not answered here; link a C library for \
         bare metal (newlib, or picolibc with semihosting), or static musl, and leave out files, threads and signals"
    );
    assert_eq!(
        sentence(&[op("csrrs", 5, 0, 0, 0x7c0)]),
        "at 0x80000000 in f: access to CSR 0x7c0, which this machine does not have"
    );
    assert_eq!(
        sentence(&[op("csrrw", 5, 5, 0, 0xc00)]),
        "at 0x80000000 in f: write to CSR cycle, which is read-only"
    );
    assert_eq!(sentence(&[op("ebreak", 0, 0, 0, 0)]), "at 0x80000000 in f: breakpoint (ebreak)");
    assert_eq!(
        sentence(&[addi(17, 0, 93), op("ecall", 0, 0, 0, 0)]),
        "at 0x80000004 in f+0x4: the program exited with code 0 before the function returned"
    );
}

#[test]
fn the_progress_callback_can_stop_a_run() {
    let mut session = Elf::function(&[addi(5, 5, 1), op("jal", 0, 0, 0, -4)]).session();
    session.place(&CallSpec::new("f")).unwrap();
    let mut calls = 0;
    let mut progress = |_| {
        calls += 1;
        calls < 3
    };
    let fault = session.run(&mut Watch { progress: Some(&mut progress), ..Watch::none() }).unwrap_err();
    assert!(fault.to_string().ends_with("the run was stopped"), "{fault}");
}
