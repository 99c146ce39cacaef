//! Claims about call stacks, sums and files, on traces of a few instructions.
//!
//! Source: instruction words of the RISC-V manual; x1 is ra, x5 is t0.

use instar_isa::{Decoder, Isa, StaticTable};
use instar_trace::{Flags, RetiredBatch};

use super::code::Code;
use super::flame::{Weight, folded};
use super::tree::Tree;

const NOP: u32 = 0x0000_0013;
const RET: u32 = 0x0000_8067; // jalr zero, 0(ra)
const CALL: u32 = 0x0000_00ef; // jal ra, to itself: the stream says where it goes
const CALL_T0: u32 = 0x0000_02ef; // jal t0
const RET_T0: u32 = 0x0002_8067; // jalr zero, 0(t0)
const JUMP: u32 = 0x0000_006f; // jal zero
const MRET: u32 = 0x3020_0073;
const ECALL: u32 = 0x0000_0073;

/// Call stacks of a stream without symbols, one instruction at a time, as lines of a flame graph.
fn stacks(stream: &[(u64, u32)]) -> Vec<String> {
    let decoder = Decoder::new(&Isa::parse("rv32imc").unwrap(), &[]).unwrap();
    let (mut table, mut batch) = (StaticTable::new(), RetiredBatch::new());
    for (i, &(pc, word)) in stream.iter().enumerate() {
        let id = table.intern(decoder.static_entry(pc, word).unwrap());
        let next = stream.get(i + 1).map_or(pc + 4, |next| next.0);
        let flags = Flags(if word == ECALL { Flags::TRAP } else { 0 });
        batch.push(id, pc, next, flags, 0);
    }
    let mut code = Code::new(None, decoder);
    code.learn(&table);
    let (mut tree, mut nodes) = (Tree::new(), Vec::new());
    tree.follow(&mut code, &batch, |node, entered| nodes.push((node, entered)));
    for (node, entered) in nodes {
        let node = tree.node_mut(node);
        node.own.instructions += 1;
        node.calls += u64::from(entered);
    }
    folded(&tree, &code, Weight::Instructions)
}

#[test]
fn a_call_and_its_return_are_seen_by_their_link_register() {
    let lines = stacks(&[(0x100, NOP), (0x104, CALL), (0x200, NOP), (0x204, RET), (0x108, NOP)]);
    assert_eq!(lines, ["0x00000100 3", "0x00000100;0x00000200 2"]);
}

#[test]
fn the_alternate_link_register_calls_too() {
    let lines = stacks(&[(0x100, CALL_T0), (0x200, RET_T0), (0x104, NOP)]);
    assert_eq!(lines, ["0x00000100 2", "0x00000100;0x00000200 1"]);
}

#[test]
fn a_function_that_calls_itself_stands_on_itself() {
    let down = [(0x100, CALL), (0x200, CALL), (0x200, CALL), (0x200, NOP)];
    let up = [(0x204, RET), (0x204, RET), (0x204, RET), (0x104, NOP)];
    let lines = stacks(&[&down[..], &up[..]].concat());
    let expected = [
        "0x00000100 2",
        "0x00000100;0x00000200 2",
        "0x00000100;0x00000200;0x00000200 2",
        "0x00000100;0x00000200;0x00000200;0x00000200 2",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn a_jump_to_what_others_call_takes_the_callers_place() {
    // 0x200 is called, then 0x300 is called and goes on to 0x200, which returns to the caller of
    // 0x300.
    let lines =
        stacks(&[(0x100, CALL), (0x200, RET), (0x104, CALL), (0x300, JUMP), (0x200, RET), (0x108, NOP)]);
    assert_eq!(lines, ["0x00000100 3", "0x00000100;0x00000200 2", "0x00000100;0x00000300 1"]);
}

#[test]
fn a_jump_within_a_function_stays_there() {
    let lines = stacks(&[(0x100, JUMP), (0x180, NOP), (0x184, JUMP), (0x100, NOP)]);
    assert_eq!(lines, ["0x00000100 4"]);
}

#[test]
fn a_return_past_several_callers_leaves_them_all() {
    // 0x300 returns straight to the first caller, as longjmp does.
    let lines = stacks(&[(0x100, CALL), (0x200, CALL), (0x300, RET), (0x104, NOP)]);
    assert_eq!(lines, ["0x00000100 2", "0x00000100;0x00000200 1", "0x00000100;0x00000200;0x00000300 1"]);
}

#[test]
fn a_stream_that_begins_in_a_callee_finds_its_caller_when_it_returns() {
    let lines =
        stacks(&[(0x200, NOP), (0x204, RET), (0x104, CALL), (0x200, NOP), (0x204, RET), (0x108, NOP)]);
    assert_eq!(lines, ["0x00000104 2", "0x00000104;0x00000200 2", "0x00000200 2"]);
}

#[test]
fn a_trap_handler_stands_on_what_it_interrupts() {
    let lines = stacks(&[(0x100, ECALL), (0x400, NOP), (0x404, MRET), (0x104, NOP)]);
    assert_eq!(lines, ["0x00000100 2", "0x00000100;0x00000400 2"]);
}

#[test]
fn endless_recursion_keeps_a_tree_of_bounded_depth() {
    let stream: Vec<(u64, u32)> = (0..10_000).map(|_| (0x200, CALL)).collect();
    let lines = stacks(&stream);
    assert_eq!(lines.len(), 200);
    let counted = |line: &String| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap();
    assert_eq!(lines.iter().map(counted).sum::<u64>(), 10_000);
}
