//! Runs in pieces: breakpoints, single steps, and changes while a run is paused.
//!
//! Source: the contracts of `Session::resume` and `Session::step`.

use crate::support::{BASE, DATA, Elf, addi, isa, lui, op, ret};
use instar_isa::{Isa, csr};
use instar_sim::{CallResult, CallSpec, FaultReason, Options, Pause, ReturnKind, Session, Watch};
use instar_trace::{Observer, Retired};

/// The pcs that retired.
#[derive(Default)]
struct Pcs(Vec<u64>);

impl Observer for Pcs {
    fn retire(&mut self, &Retired { batch, .. }: &Retired<'_>) {
        self.0.extend(&batch.pcs);
    }
}

/// a0 = 10 + 9 + … + 1; the loop is at [`BASE`] + 8.
fn sum() -> Session {
    let code = [
        addi(5, 0, 10),
        addi(10, 0, 0),
        op("add", 10, 10, 5, 0),
        addi(5, 5, -1),
        op("bne", 0, 5, 0, -8),
        ret(),
    ];
    let mut session = Elf::function(&code).session();
    session.place(&CallSpec::new("f").returning(ReturnKind::Int32)).unwrap();
    session
}

const LOOP: u64 = BASE + 8;
const WHOLE: u64 = 2 + 3 * 10 + 1;

fn value(result: &CallResult) -> u64 {
    result.value.integer().unwrap()
}

/// Resumes to the end; the pcs of the breakpoints on the way, and the result.
fn to_end(session: &mut Session, watch: &mut Watch<'_>) -> (Vec<u64>, CallResult) {
    let mut pauses = Vec::new();
    loop {
        match session.resume(watch).unwrap() {
            Pause::Breakpoint(pc) => pauses.push(pc),
            Pause::Returned(result) => return (pauses, result),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn every_pass_of_a_breakpoint_pauses_once_and_changes_nothing() {
    let mut session = sum();
    let plain = session.run(&mut Watch::none()).unwrap();
    session.set_breakpoints([LOOP]);
    for traced in [false, true] {
        let mut pcs = Pcs::default();
        session.begin_call().unwrap();
        let mut watch = if traced { Watch::of(&mut pcs) } else { Watch::none() };
        let (pauses, result) = to_end(&mut session, &mut watch);
        assert_eq!(pauses, [LOOP; 10]);
        assert_eq!(result, plain);
        assert_eq!(pcs.0.len() as u64, if traced { WHOLE } else { 0 });
    }
    assert_eq!(session.run(&mut Watch::none()).unwrap(), plain);
    session.set_breakpoints([]);
    session.begin_call().unwrap();
    assert_eq!(to_end(&mut session, &mut Watch::none()), (vec![], plain));
}

#[test]
fn what_a_sink_got_by_a_pause_is_all_that_retired_before_it() {
    let mut session = sum();
    session.set_breakpoints([LOOP, LOOP + 4]);
    session.begin_call().unwrap();
    let mut pcs = Pcs::default();
    assert_eq!(session.resume(&mut Watch::of(&mut pcs)).unwrap(), Pause::Breakpoint(LOOP));
    assert_eq!((pcs.0.as_slice(), session.machine().retired()), (&[BASE, BASE + 4][..], 2));
    // A piece without the sink is missing in its stream, no more.
    assert_eq!(session.resume(&mut Watch::none()).unwrap(), Pause::Breakpoint(LOOP + 4));
    assert_eq!(session.resume(&mut Watch::of(&mut pcs)).unwrap(), Pause::Breakpoint(LOOP));
    assert_eq!(pcs.0[2..], [LOOP + 4, LOOP + 8]);
}

#[test]
fn a_breakpoint_on_the_first_instruction_pauses_before_it() {
    let mut session = sum();
    session.set_breakpoints([BASE]);
    session.begin_call().unwrap();
    assert_eq!(session.resume(&mut Watch::none()).unwrap(), Pause::Breakpoint(BASE));
    assert_eq!(session.machine().retired(), 0);
    assert_eq!(to_end(&mut session, &mut Watch::none()).1.instructions, WHOLE);
}

#[test]
fn single_steps_are_the_same_run() {
    let mut session = sum();
    let plain = session.run(&mut Watch::none()).unwrap();
    session.set_breakpoints([LOOP]);
    session.begin_call().unwrap();
    let mut pcs = Pcs::default();
    let mut steps = 1;
    let result = loop {
        let at = session.pc();
        match session.step(&mut Watch::of(&mut pcs)).unwrap() {
            Pause::Stepped => steps += 1,
            Pause::Returned(result) => break result,
            other => panic!("{other:?}"),
        }
        assert_eq!(pcs.0.last(), Some(&at));
    };
    assert_eq!((steps, result), (WHOLE, plain));
}

#[test]
fn registers_csrs_and_memory_can_be_changed_in_a_pause() {
    let mut session = sum();
    session.set_breakpoints([LOOP + 12]);
    session.begin_call().unwrap();
    assert_eq!(session.resume(&mut Watch::none()).unwrap(), Pause::Breakpoint(LOOP + 12));
    assert_eq!((session.x(10), session.pc()), (55, LOOP + 12));
    session.set_x(5, 2);
    session.set_x(0, 7);
    session.set_pc(LOOP);
    assert!(session.set_csr(csr::MSCRATCH, 0x1234));
    assert_eq!((session.csr(csr::MSCRATCH), session.csr(0x7c0)), (Some(0x1234), None));
    assert!(!session.set_csr(csr::CYCLE, 1) && session.csr(csr::INSTRET) == Some(WHOLE - 1));
    assert!(session.write_memory(DATA, &[1, 2]) && !session.write_memory(16, &[0]));
    assert_eq!((session.read_memory(DATA, 2), session.x(0)), (Some(&[1, 2][..]), 0));
    // add and addi twice more, and then the sum is another one.
    assert_eq!(session.resume(&mut Watch::none()).unwrap(), Pause::Breakpoint(LOOP + 12));
    assert_eq!(session.x(10), 55 + 2 + 1);
}

#[test]
fn code_written_in_a_pause_is_executed_and_gone_in_the_next_run() {
    let mut session = sum();
    let plain = session.run(&mut Watch::none()).unwrap();
    session.set_breakpoints([LOOP]);
    for traced in [false, true] {
        session.begin_call().unwrap();
        session.resume(&mut Watch::none()).unwrap();
        // Twice what it was.
        assert!(session.write_memory(LOOP, &op("sh1add", 10, 5, 10, 0)));
        let mut pcs = Pcs::default();
        let mut watch = if traced { Watch::of(&mut pcs) } else { Watch::none() };
        assert_eq!(value(&to_end(&mut session, &mut watch).1), 2 * value(&plain));
    }
    assert_eq!(session.run(&mut Watch::none()).unwrap(), plain);
}

#[test]
fn a_whole_program_pauses_and_exits() {
    let code = [addi(10, 0, 3), addi(17, 0, 93), op("ecall", 0, 0, 0, 0)];
    let mut session = Elf::function(&code).session();
    session.set_breakpoints([BASE + 4, BASE + 8]);
    session.begin_whole();
    for pc in [BASE + 4, BASE + 8] {
        assert_eq!(session.resume(&mut Watch::none()).unwrap(), Pause::Breakpoint(pc));
    }
    let Pause::Exited(result) = session.step(&mut Watch::none()).unwrap() else { panic!("no exit") };
    assert_eq!((result.exit_code, result.instructions), (3, 3));
    assert_eq!(session.run_whole(&mut Watch::none()).unwrap().exit_code, 3);
}

#[test]
fn the_limit_holds_over_pauses_and_a_fault_can_be_mended() {
    let mut options = Options::new(isa());
    options.instruction_limit = 5;
    let code = [op("lw", 6, 5, 0, 0), addi(7, 7, 1), op("jal", 0, 0, 0, -8)];
    let mut session = Session::new(Elf::function(&code).program(), &options, &[]).unwrap();
    session.place(&CallSpec::new("f")).unwrap();
    session.set_breakpoints([BASE + 4]);
    session.begin_call().unwrap();
    let fault = session.resume(&mut Watch::none()).unwrap_err();
    assert_eq!((fault.trap, fault.pc), (FaultReason::LoadOutsideMemory { address: 0, size: 4 }, BASE));
    session.set_x(5, DATA);
    assert_eq!(session.resume(&mut Watch::none()).unwrap(), Pause::Breakpoint(BASE + 4));
    assert_eq!(session.resume(&mut Watch::none()).unwrap(), Pause::Breakpoint(BASE + 4));
    assert_eq!(
        session.resume(&mut Watch::none()).unwrap_err().trap,
        FaultReason::InstructionLimit { limit: 5 }
    );
    assert_eq!(session.step(&mut Watch::none()).unwrap_err().instructions, 5);
}

#[test]
fn a_run_that_is_over_cannot_go_on() {
    let mut session = sum();
    let over = |session: &mut Session| session.resume(&mut Watch::none()).unwrap_err().trap;
    assert_eq!(over(&mut session), FaultReason::NotBegun);
    session.run(&mut Watch::none()).unwrap();
    assert_eq!(over(&mut session), FaultReason::NotBegun);
    session.begin_call().unwrap();
    session.step(&mut Watch::none()).unwrap();
    session.place(&CallSpec::new("f")).unwrap();
    assert_eq!(over(&mut session), FaultReason::NotBegun);
}

#[test]
fn the_console_is_shown_while_the_run_goes_on() {
    let code = [
        addi(17, 0, 64),
        addi(10, 0, 1),
        lui(11, DATA as u32),
        addi(12, 0, 3),
        op("ecall", 0, 0, 0, 0),
        addi(10, 0, 1),
        op("ecall", 0, 0, 0, 0),
        addi(17, 0, 93),
        op("ecall", 0, 0, 0, 0),
    ];
    let mut session = Elf::function(&code).data(b"abc").session();
    session.set_breakpoints([BASE + 20]);
    session.begin_whole();
    let mut shown = Vec::new();
    let mut console = |_, text: &[u8]| shown.push(text.to_vec());
    let mut watch = Watch { console: Some(&mut console), ..Watch::none() };
    session.resume(&mut watch).unwrap();
    let Pause::Exited(result) = session.resume(&mut watch).unwrap() else { panic!("no exit") };
    assert_eq!((shown, result.console), (vec![b"abc".to_vec(); 2], b"abcabc".to_vec()));
}

#[test]
fn the_table_of_jumps_is_seen_and_moved_where_zcmt_is() {
    let program = Elf::function(&[ret()]).program();
    let mut session = Session::new(program, &Options::new(Isa::parse("rv32i_zcmt").unwrap()), &[]).unwrap();
    assert_eq!(session.csr(csr::JVT), Some(0));
    assert!(session.set_csr(csr::JVT, DATA + 5));
    assert_eq!(session.csr(csr::JVT), Some(DATA));
    assert_eq!((sum().csr(csr::JVT), sum().set_csr(csr::JVT, 0)), (None, false));
}

#[test]
fn pieces_of_any_length_make_the_whole_run() {
    let mut session = sum();
    let mut whole = Pcs::default();
    let plain = session.run(&mut Watch::of(&mut whole)).unwrap();
    for count in [1, 2, 7, WHOLE - 1, WHOLE, 1000] {
        let mut pieces = Pcs::default();
        session.begin_call().unwrap();
        let mut pauses = 0;
        let result = loop {
            match session.resume_for(count, &mut Watch::of(&mut pieces)).unwrap() {
                Pause::Stepped => pauses += 1,
                Pause::Returned(result) => break result,
                other => panic!("{other:?}"),
            }
            assert_eq!(pieces.0.len() as u64, pauses * count);
        };
        assert_eq!((result, &pieces.0, pauses), (plain.clone(), &whole.0, (WHOLE - 1) / count));
    }
    session.set_instruction_limit(10);
    session.begin_call().unwrap();
    assert_eq!(session.resume_for(8, &mut Watch::none()).unwrap(), Pause::Stepped);
    let fault = session.resume_for(8, &mut Watch::none()).unwrap_err();
    assert_eq!((fault.trap, fault.instructions), (FaultReason::InstructionLimit { limit: 10 }, 10));
}

/// A call returns the word at [`DATA`] and adds 1 to it.
fn counter() -> Session {
    let code = [lui(5, DATA as u32), op("lw", 10, 5, 0, 0), addi(6, 10, 1), op("sw", 0, 5, 6, 0), ret()];
    let mut session = Elf::function(&code).data(&[5, 0, 0, 0]).session();
    session.place(&CallSpec::new("f").returning(ReturnKind::Int32)).unwrap();
    session
}

#[test]
fn runs_start_from_what_was_kept_or_written_for_good() {
    let mut session = counter();
    let run = |session: &mut Session| value(&session.run(&mut Watch::none()).unwrap());
    assert_eq!([run(&mut session), run(&mut session)], [5, 5]);
    session.keep_memory().unwrap();
    assert_eq!([run(&mut session), run(&mut session)], [6, 6]);
    assert!(session.write_for_good(DATA, &[40]) && !session.write_for_good(0, &[1]));
    assert_eq!([run(&mut session), run(&mut session)], [40, 40]);
    // A paused run that goes on after memory was kept is restored like any other.
    session.begin_call().unwrap();
    session.keep_memory().unwrap();
    session.resume(&mut Watch::none()).unwrap();
    assert_eq!(run(&mut session), 40);
}

#[test]
fn code_that_is_written_for_good_is_executed() {
    let mut session = counter();
    session.run(&mut Watch::none()).unwrap();
    session.write_for_good(BASE + 4, &addi(10, 0, 77));
    for _ in 0..2 {
        assert_eq!(value(&session.run(&mut Watch::none()).unwrap()), 77);
    }
}
