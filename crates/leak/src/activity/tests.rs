//! Toggles that can be counted by hand, and stimuli that do not belong to a netlist.

use super::*;

const XOR: u32 = 0b0110;
const NOT: u32 = 0b01;
const AND: u32 = 0b1000;

fn gate(table: u32, inputs: &[u32], output: u32) -> TableGate {
    TableGate { table, inputs: inputs.to_vec(), output }
}

fn port(name: &str, bits: &[u32], input: bool) -> ActivityPort {
    ActivityPort { name: name.to_owned(), bits: bits.to_vec(), input }
}

/// `q` takes q ^ `a` each cycle (net 2 clock, 3 reset, 4 a, 5 q, 6 its sum); `y` (7) is not q.
fn toggler() -> Netlist {
    Netlist {
        scope: "TOP.top.core".to_owned(),
        nets: 8,
        gates: vec![gate(NOT, &[5], 7), gate(XOR, &[4, 5], 6)],
        registers: vec![Clocked { held: 5, next: 6, clock: 2, reset: 3, initial: false }],
        memories: vec![],
        ports: vec![port("a", &[4], true), port("y", &[7], false)],
        clock: 2,
        reset: 3,
    }
}

/// A dump of signals of `TOP.top.core`, and of `TOP.retired` with one instruction a cycle.
fn dump(names: &[(&str, usize)], cycles: &[&[u64]]) -> Vec<u8> {
    let mut text = "$scope module TOP $end\n$var wire 1 ! retired $end\n$scope module top $end\n\
                    $scope module core $end\n"
        .to_owned();
    for (number, (name, width)) in names.iter().enumerate() {
        text += &format!("$var wire {width} v{number} {name} [0:0] $end\n");
    }
    text += "$upscope $end\n$upscope $end\n$upscope $end\n$enddefinitions $end\n#0\n1!\n";
    for (cycle, values) in cycles.iter().enumerate() {
        if cycle > 0 {
            text += &format!("#{}\n", 2 * cycle);
        }
        for (number, value) in values.iter().enumerate() {
            text += &match names[number].1 {
                1 => format!("{value}v{number}\n"),
                _ => format!("b{value:b} v{number}\n"),
            };
        }
        // After the edge something else may stand there for a while.
        text += &format!("#{}\n", 2 * cycle + 1);
    }
    text.into_bytes()
}

fn run(netlist: &Netlist, dump: &[u8], window: (u64, u64)) -> Result<Report, Unfollowed> {
    follow(std::slice::from_ref(netlist), dump, "TOP.retired", window, &mut |_| true)
}

#[test]
fn toggles_of_a_small_circuit_are_those_counted_by_hand() {
    // a: 1 1 0 1 0, so q: 0 1 0 0 1, y: 1 0 1 1 0.
    let text = dump(&[("a", 1), ("y", 1)], &[&[1, 1], &[1, 0], &[0, 1], &[1, 1], &[0, 0]]);
    // The first instruction retires in the first cycle, so the second's window begins after it.
    let report = run(&toggler(), &text, (2, 5)).expect("the dump is whole");
    let found = &report.netlists[0];
    assert_eq!(found.wrong, None);
    assert_eq!((report.compared, report.cycles), (5, 4));
    // Sum a ^ q: 1 0 0 1 1.
    assert_eq!(found.toggles, [0, 0, 8, 0, 3, 3, 2, 3]);
    assert_eq!(found.edges, [(2, 4)]);
}

#[test]
fn a_planted_wrong_output_is_refused_with_its_cycle() {
    let text = dump(&[("a", 1), ("y", 1)], &[&[1, 1], &[1, 0], &[0, 1], &[1, 0], &[0, 0]]);
    let report = run(&toggler(), &text, (1, 5)).expect("the dump is whole");
    let wrong = report.netlists[0].wrong.clone().expect("the output is another");
    let (recorded, computed) = ("0".to_owned(), "1".to_owned());
    assert_eq!(wrong, Difference { cycle: 3, port: "y".to_owned(), recorded, computed });
    assert_eq!(report.compared, 3);
}

#[test]
fn a_planted_wrong_gate_is_refused() {
    let mut netlist = toggler();
    netlist.gates[1].table = AND;
    let text = dump(&[("a", 1), ("y", 1)], &[&[1, 1], &[1, 0], &[0, 1]]);
    let report = run(&netlist, &text, (1, 3)).expect("the dump is whole");
    assert_eq!(report.netlists[0].wrong.as_ref().map(|wrong| wrong.cycle), Some(1));
}

/// The register of `toggler` behind a gated clock: a latch (8), open while the clock is 0, holds
/// the enable `e` (9); net 10 is the clock and the latch.
fn gated() -> Netlist {
    let mut netlist = toggler();
    netlist.nets = 12;
    // Inverted clock 11; the latch reads enable, openness and itself.
    netlist.gates.push(gate(NOT, &[2], 11));
    netlist.gates.push(gate(0b1011_1000, &[9, 11, 8], 8));
    netlist.gates.push(gate(AND, &[2, 8], 10));
    netlist.ports.push(port("e", &[9], true));
    netlist.registers[0].clock = 10;
    netlist
}

#[test]
fn a_gated_clock_stops_its_registers_and_their_edges() {
    // e: 1 0 0 1; q: 0 1 1 1 then 0.
    let names = [("a", 1), ("y", 1), ("e", 1)];
    let text = dump(&names, &[&[1, 1, 1], &[1, 0, 0], &[1, 0, 0], &[1, 0, 1], &[1, 1, 0]]);
    let report = run(&gated(), &text, (1, 5)).expect("the dump is whole");
    assert_eq!(report.netlists[0].wrong, None);
    assert_eq!(report.netlists[0].edges, [(10, 2)]);
    assert_eq!(report.netlists[0].toggles[10], 4);
}

#[test]
fn a_memory_gives_what_was_written_and_counts_accesses() {
    // One bit of address (2 words), two bits of data in parts of one bit.
    let mut netlist = Netlist {
        scope: "TOP.top.core".to_owned(),
        nets: 14,
        gates: vec![],
        registers: vec![],
        memories: vec![StaticMemory {
            request: 4,
            write: 5,
            parts: vec![6, 7],
            part_bits: 1,
            address: vec![8],
            written: vec![9, 10],
            read: vec![11, 12],
            holds: false,
        }],
        ports: vec![
            port("req", &[4], true),
            port("we", &[5], true),
            port("be", &[6, 7], true),
            port("addr", &[8], true),
            port("wdata", &[9, 10], true),
            port("rdata", &[11, 12], false),
        ],
        clock: 2,
        reset: 3,
    };
    let names = [("req", 1), ("we", 1), ("be", 2), ("addr", 1), ("wdata", 2), ("rdata", 2)];
    let cycles = |last: u64| -> Vec<Vec<u64>> {
        vec![
            vec![1, 1, 0b11, 1, 0b01, 0], // write 01 to 1
            vec![1, 1, 0b10, 1, 0b10, 0], // its upper bit too
            vec![1, 0, 0, 0, 0, 0],       // read the other word
            vec![1, 0, 0, 1, 0, 0b00],    // and this one
            vec![1, 1, 0b01, 1, 0, 0b11], // write its lower bit again
            vec![0, 0, 0, 0, 0, 0b11],
            vec![0, 0, 0, 0, 0, last],
        ]
    };
    for (holds, last) in [(false, 0b10), (true, 0b11)] {
        netlist.memories[0].holds = holds;
        let cycles = cycles(last);
        let cycles: Vec<&[u64]> = cycles.iter().map(Vec::as_slice).collect();
        let report = run(&netlist, &dump(&names, &cycles), (1, 7)).expect("the dump is whole");
        assert_eq!(report.netlists[0].wrong, None);
        assert_eq!(report.netlists[0].accesses, [MemoryAccesses { reads: 2, writes: 3 }]);
    }
}

#[test]
fn a_ring_of_gates_and_a_dump_without_the_port_are_told() {
    let mut ring = toggler();
    ring.gates[0] = gate(NOT, &[6], 7);
    ring.gates[1] = gate(XOR, &[4, 7], 6);
    let text = dump(&[("a", 1), ("y", 1)], &[&[1, 1]]);
    assert!(matches!(run(&ring, &text, (1, 1)), Err(Unfollowed::Netlist(0, Unusable::Ring))));
    let text = dump(&[("a", 1)], &[&[1]]);
    let missing = run(&toggler(), &text, (1, 1));
    assert!(
        matches!(missing, Err(Unfollowed::Dump(BrokenDump::Signal(path))) if path == "TOP.top.core.y"),
        "the path is named"
    );
    let text = dump(&[("a", 2), ("y", 1)], &[&[1, 1]]);
    assert!(matches!(run(&toggler(), &text, (1, 1)), Err(Unfollowed::Dump(BrokenDump::Width(_, 2)))));
}
