//! Calls: arguments, results, memory between runs, the stack.
//!
//! Source: the contract of `Session`.

use std::sync::Arc;

use instar_sim::{
    Argument, CallSpec, Direction, Image, Options, Program, ReturnKind, ReturnValue, Session, Watch,
};

use crate::support::{self, DATA, Elf, addi, lui, op, ret};

#[test]
fn a_function_adds_its_arguments() {
    let mut session = Elf::function(&[op("add", 10, 10, 11, 0), ret()]).session();
    let spec = CallSpec::new("f").argument(Argument::Int32(40)).argument(Argument::Int32(2));
    session.place(&spec.returning(ReturnKind::Int32)).unwrap();
    let result = session.run(&mut Watch::none()).unwrap();
    assert_eq!((result.value, result.instructions, result.stack_bytes), (ReturnValue::Int32(42), 2, 0));
}

#[test]
fn a_64_bit_result_comes_from_a_pair() {
    // mulhu and mul of two 32-bit values.
    let code = [op("mulhu", 12, 10, 11, 0), op("mul", 10, 10, 11, 0), op("add", 11, 12, 0, 0), ret()];
    let mut session = Elf::function(&code).session();
    let spec = CallSpec::new("f").argument(Argument::Int32(u32::MAX)).argument(Argument::Int32(3));
    session.place(&spec.returning(ReturnKind::Int64)).unwrap();
    let value = session.run(&mut Watch::none()).unwrap().value;
    assert_eq!(value, ReturnValue::Int64(3 * u64::from(u32::MAX)));
}

/// Increments the word at a0 by the word at [`DATA`], then increments that word.
fn counting() -> Elf {
    let code = [
        lui(5, DATA as u32),
        op("lw", 6, 5, 0, 0),
        op("lw", 7, 10, 0, 0),
        op("add", 7, 7, 6, 0),
        op("sw", 0, 10, 7, 0),
        addi(6, 6, 1),
        op("sw", 0, 5, 6, 0),
        ret(),
    ];
    Elf::function(&code).data(&5u32.to_le_bytes())
}

fn in_out(value: u32) -> Argument {
    Argument::Buffer { direction: Direction::InOut, bytes: value.to_le_bytes().to_vec(), align: 4 }
}

#[test]
fn memory_and_inputs_are_restored_between_runs_unless_kept() {
    let mut session = counting().session();
    let mut spec = CallSpec::new("f").argument(in_out(100));
    session.place(&spec).unwrap();
    for _ in 0..3 {
        let result = session.run(&mut Watch::none()).unwrap();
        assert_eq!(result.outputs, [Some(105u32.to_le_bytes().to_vec())]);
    }
    spec.keep_memory = true;
    session.place(&spec).unwrap();
    let outputs: Vec<_> =
        (0..3).map(|_| session.run(&mut Watch::none()).unwrap().outputs[0].as_ref().unwrap()[0]).collect();
    assert_eq!(outputs, [106, 107, 108]);
    session.restore();
    assert_eq!(session.run(&mut Watch::none()).unwrap().outputs[0].as_ref().unwrap()[0], 105);
}

#[test]
fn arguments_beyond_a7_are_on_the_stack_and_gp_is_set() {
    let code = [op("lw", 10, 2, 0, 0), op("add", 10, 10, 3, 0), ret()];
    let mut session = Elf::function(&code).symbol("__global_pointer$", DATA + 0x800).session();
    let mut spec = CallSpec::new("f").returning(ReturnKind::Size);
    for n in 0..9 {
        spec = spec.argument(Argument::Int32(n));
    }
    session.place(&spec).unwrap();
    let value = session.run(&mut Watch::none()).unwrap().value;
    assert_eq!(value, ReturnValue::Size(8 + DATA + 0x800));
}

#[test]
fn a_large_struct_is_returned_in_memory() {
    let code = [op("sw", 0, 10, 11, 0), op("sw", 0, 10, 11, 8), ret()];
    let mut session = Elf::function(&code).session();
    let spec = CallSpec::new("f").argument(Argument::Int32(7));
    session.place(&spec.returning(ReturnKind::Struct { size: 12, align: 4 })).unwrap();
    let value = session.run(&mut Watch::none()).unwrap().value;
    assert_eq!(value, ReturnValue::Struct(vec![7, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0]));
}

#[test]
fn the_deepest_stack_is_reported() {
    let code = [addi(2, 2, -32), addi(2, 2, -48), addi(2, 2, 80), ret()];
    let mut session = Elf::function(&code).session();
    session.place(&CallSpec::new("f")).unwrap();
    assert_eq!(session.run(&mut Watch::none()).unwrap().stack_bytes, 80);
}

#[test]
fn an_unknown_symbol_is_answered_with_similar_ones() {
    let mut elf = Elf::function(&[ret()]);
    elf.symbols.push(("mldsa_ntt", support::BASE, true));
    let error = elf.session().place(&CallSpec::new("ntt_mldsa")).unwrap_err().to_string();
    assert_eq!(error, "test.elf: has no symbol \"ntt_mldsa\"; it has mldsa_ntt");
    let elf = elf.symbol("table", support::DATA);
    let error = elf.session().place(&CallSpec::new("tabel")).unwrap_err().to_string();
    assert_eq!(error, "test.elf: has no symbol \"tabel\"; it has table");
}

#[test]
fn a_call_as_a_memory_image_gives_twice_what_a_session_gives() {
    let elf = counting();
    let mut session = elf.session();
    let spec = CallSpec::new("f").argument(in_out(100));
    session.place(&spec).unwrap();
    let called = session.run(&mut Watch::none()).unwrap();

    let options = Options::new(support::isa());
    let uncached = options.memory_base + (128 << 20);
    let image = Image::of_call(session.program(), &spec, &options, uncached).unwrap();
    let program = Arc::new(Program::from_elf("image", &image.elf).unwrap());
    let mut run = Session::new(program, &Options { memory_size: image.memory_size, ..options }, &[]).unwrap();
    let whole = run.run_whole(&mut Watch::none()).unwrap();
    let result = image.result(run.machine().hart().memory()).unwrap();
    assert_eq!((whole.exit_code, &result.outputs), (0, &called.outputs));
    // Had memory not been restored in between, the second call had added to the first one's.
    assert_eq!(result.outputs, [Some(105u32.to_le_bytes().to_vec())]);
    assert!(whole.instructions > 2 * called.instructions);
}

#[test]
fn an_image_keeps_both_words_of_a_result() {
    let code = [op("mulhu", 12, 10, 11, 0), op("mul", 10, 10, 11, 0), op("add", 11, 12, 0, 0), ret()];
    let session = Elf::function(&code).session();
    let spec = CallSpec::new("f").argument(Argument::Int32(u32::MAX)).argument(Argument::Int32(3));
    let options = Options::new(support::isa());
    let spec = spec.returning(ReturnKind::Int64);
    let image = Image::of_call(session.program(), &spec, &options, 0x8800_0000).unwrap();
    let program = Arc::new(Program::from_elf("image", &image.elf).unwrap());
    let mut run = Session::new(program, &Options { memory_size: image.memory_size, ..options }, &[]).unwrap();
    run.run_whole(&mut Watch::none()).unwrap();
    let value = image.result(run.machine().hart().memory()).unwrap().value;
    assert_eq!(value, ReturnValue::Int64(3 * u64::from(u32::MAX)));
}
