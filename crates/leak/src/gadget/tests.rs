//! Gadgets whose answers are known from the papers, as gates.

use super::*;

/// Judged to the end.
fn judge(netlist: &GateNetlist, setup: &GadgetSetup) -> Option<GadgetReport> {
    super::judge(netlist, setup, &mut |_| true).ok()
}

/// A circuit under construction.
#[derive(Default)]
struct Builder {
    netlist: Option<GateNetlist>,
    variables: Vec<Variable>,
    given: Vec<Given>,
}

impl Builder {
    fn netlist(&mut self) -> &mut GateNetlist {
        self.netlist.get_or_insert_with(|| GateNetlist {
            bits: 2,
            gates: vec![],
            registers: vec![],
            inputs: vec![],
        })
    }

    fn bit(&mut self) -> u32 {
        self.netlist().bits += 1;
        self.netlist().bits - 1
    }

    /// An input that holds one variable for four cycles.
    fn input(&mut self, secret: Option<u32>) -> u32 {
        let bit = self.bit();
        self.netlist().inputs.push(bit);
        let variable = Some(self.variables.len() as u32);
        self.variables.push(Variable { secret, public: false });
        self.given.extend((0..4).map(|cycle| Given { bit, cycle, variable, value: false }));
        bit
    }

    fn gate(&mut self, kind: GateKind, a: u32, b: u32) -> u32 {
        let output = self.bit();
        self.netlist().gates.push(Gate { kind, inputs: vec![a, b], output });
        output
    }

    fn register(&mut self, next: u32) -> u32 {
        let held = self.bit();
        self.netlist().registers.push(FlipFlop { held, next, initial: false });
        held
    }

    fn setup(&self) -> GadgetSetup {
        GadgetSetup {
            variables: self.variables.clone(),
            given: self.given.clone(),
            cycles: 3,
            glitches: true,
            transitions: false,
            relaxed: false,
            order: 1,
            exact_bits: 24,
            traces: 0,
            alpha: 1e-5,
            seed: 1,
            results: vec![],
        }
    }
}

/// A product of two secrets in two shares, domain by domain, with a register or without.
fn product(registers: bool) -> (GateNetlist, GadgetSetup) {
    let mut made = Builder::default();
    let [a0, a1] = [0, 0].map(|secret| made.input(Some(secret)));
    let [b0, b1] = [1, 1].map(|secret| made.input(Some(secret)));
    let r = made.input(None);
    let mut shares = vec![];
    for (a, b, other) in [(a0, b0, b1), (a1, b1, b0)] {
        let inner = made.gate(GateKind::And, a, b);
        let cross = made.gate(GateKind::And, a, other);
        let blinded = made.gate(GateKind::Xor, cross, r);
        let held = if registers { made.register(blinded) } else { blinded };
        shares.push(made.gate(GateKind::Xor, inner, held));
    }
    let mut setup = made.setup();
    setup.results = vec![shares.into_iter().map(|bit| Wire { bit, cycle: 2 }).collect()];
    (made.netlist.unwrap(), setup)
}

#[test]
fn a_product_by_domains_needs_its_registers_against_glitches_alone() {
    let (netlist, setup) = product(true);
    let found = judge(&netlist, &setup).unwrap();
    assert_eq!((found.leaking_wires, found.wrong_results.len()), (0, 0));
    let (netlist, mut setup) = product(false);
    let found = judge(&netlist, &setup).unwrap();
    assert!(found.leaking_wires > 0);
    let told = found.leaks[0].distinguished.as_ref().unwrap();
    assert_ne!(told.first_count, told.second_count);
    setup.glitches = false;
    assert_eq!(judge(&netlist, &setup).unwrap().leaking_wires, 0);
}

#[test]
fn two_probes_see_both_shares() {
    let (netlist, mut setup) = product(true);
    setup.order = 2;
    assert!(judge(&netlist, &setup).unwrap().leaks.iter().any(|leak| leak.probes.len() == 2));
}

#[test]
fn results_whose_shares_belong_not_together_are_told() {
    let (netlist, mut setup) = product(true);
    setup.results[0].pop();
    assert_eq!(judge(&netlist, &setup).unwrap().wrong_results, [0]);
}

#[test]
fn drawn_traces_tell_what_counting_tells() {
    for registers in [true, false] {
        let (netlist, mut setup) = product(registers);
        let counted = judge(&netlist, &setup).unwrap();
        (setup.exact_bits, setup.traces) = (0, 20_000);
        let tested = judge(&netlist, &setup).unwrap();
        assert_eq!(tested.ways.counted, 0);
        assert_eq!(tested.leaking_wires, counted.leaking_wires);
        setup.traces = 0;
        // What random bits hide needs neither.
        assert_eq!(judge(&netlist, &setup).unwrap().ways.left > 0, !registers);
    }
}

#[test]
fn gates_in_a_ring_are_no_gadget() {
    let (mut netlist, setup) = product(true);
    let ring = netlist.gates[0].output;
    netlist.gates[0].inputs[0] = ring;
    assert_eq!(super::judge(&netlist, &setup, &mut |_| true).err(), Some(Unjudged::Ring));
}

/// Both shares of a secret, and an input that chooses one: by cycle, what that is.
fn chosen(by: [bool; 3]) -> (GateNetlist, GadgetSetup) {
    let mut made = Builder::default();
    let [a0, a1] = [0, 0].map(|secret| made.input(Some(secret)));
    let chooser = made.bit();
    made.netlist().inputs.push(chooser);
    let output = made.bit();
    made.netlist().gates.push(Gate { kind: GateKind::Mux, inputs: vec![a0, a1, chooser], output });
    let given = |(cycle, value)| Given { bit: chooser, cycle, variable: None, value };
    made.given.extend((0..).zip(by).map(given));
    let setup = made.setup();
    (made.netlist.unwrap(), setup)
}

#[test]
fn what_a_still_choice_keeps_out_is_not_seen_where_that_is_said() {
    let (netlist, mut setup) = chosen([true; 3]);
    assert_eq!(judge(&netlist, &setup).unwrap().leaking_wires, 3);
    setup.relaxed = true;
    assert_eq!(judge(&netlist, &setup).unwrap().leaking_wires, 0);
    // While it changes both are seen, and so they are when what was chosen before is.
    let (netlist, mut setup) = chosen([true, false, false]);
    setup.relaxed = true;
    let found = judge(&netlist, &setup).unwrap();
    assert_eq!(found.leaks[0].wires, [Wire { bit: found.leaks[0].wires[0].bit, cycle: 1 }]);
    assert_eq!(found.leaking_wires, 1);
}

#[test]
fn a_register_may_begin_with_a_variable() {
    let mut made = Builder::default();
    let [a0, a1] = [0, 0].map(|secret| made.input(Some(secret)));
    let held = made.register(a0);
    let mut setup = made.setup();
    setup.transitions = true;
    let netlist = made.netlist.unwrap();
    assert_eq!(judge(&netlist, &setup).unwrap().leaking_wires, 0);
    // The other share goes before it.
    let variable = Some(a1 - a0);
    setup.given.push(Given { bit: held, cycle: 0, variable, value: false });
    let found = judge(&netlist, &setup).unwrap();
    assert_eq!(found.leaks[0].wires, [Wire { bit: held, cycle: 1 }]);
}

#[test]
fn a_judge_that_is_not_to_go_on_stops() {
    let (netlist, setup) = product(true);
    assert_eq!(super::judge(&netlist, &setup, &mut |done| done < 5).err(), Some(Unjudged::Stopped));
}
