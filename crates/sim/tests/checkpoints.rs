//! A run remembered and gone back to, and an instruction executed as another.

use crate::support::{Elf, addi, op, ret};
use instar_sim::{Argument, CallSpec, Direction, Pause, ReturnKind, Session, Watch};

/// `f(a): *a += 1; *a += 2; return *a`
fn begun() -> Session {
    let load = || op("lw", 5, 10, 0, 0);
    let store = || op("sw", 0, 10, 5, 0);
    let code = [load(), addi(5, 5, 1), store(), load(), addi(5, 5, 2), store(), addi(10, 5, 0), ret()];
    let mut session = Elf::function(&code).session();
    let number = Argument::Buffer { direction: Direction::InOut, bytes: vec![10, 0, 0, 0], align: 4 };
    session.place(&CallSpec::new("f").argument(number).returning(ReturnKind::Int32)).unwrap();
    session.begin_call().unwrap();
    session
}

/// The number that the call left, and its instructions.
fn end(session: &mut Session) -> (u8, u64) {
    match session.resume(&mut Watch::none()).unwrap() {
        Pause::Returned(result) => (result.outputs[0].as_ref().unwrap()[0], result.instructions),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_run_goes_back_to_where_it_was_remembered_however_often() {
    let mut session = begun();
    assert_eq!(session.resume_for(3, &mut Watch::none()), Ok(Pause::Stepped));
    let here = session.checkpoint().unwrap();
    let ends = [0, 4, 0].map(|skipped| {
        session.go_back(&here);
        session.set_pc(session.pc() + skipped);
        end(&mut session)
    });
    assert_eq!(ends, [(13, 8), (2 + 11, 7), (13, 8)]);
}

#[test]
fn a_bit_of_memory_is_another_until_the_run_goes_back() {
    let mut session = begun();
    let here = session.checkpoint().unwrap();
    let address = session.x(10);
    assert!(session.flip_memory(address, 2) && !session.flip_memory(0, 2));
    assert_eq!(end(&mut session), (14 + 3, 8));
    session.go_back(&here);
    assert_eq!(end(&mut session), (13, 8));
}

#[test]
fn an_instruction_is_executed_as_another_once() {
    let mut session = begun();
    session.resume_for(1, &mut Watch::none()).unwrap();
    let here = session.checkpoint().unwrap();
    assert_eq!(session.step_as(&addi(5, 5, 5)), Ok(Pause::Stepped));
    assert_eq!(end(&mut session), (17, 8));
    session.go_back(&here);
    assert_eq!(end(&mut session), (13, 8));
    // A word that is no instruction faults, and the right one is there again.
    session.go_back(&here);
    assert!(session.step_as(&[0; 4]).is_err());
    session.go_back(&here);
    assert_eq!(end(&mut session), (13, 8));
}
