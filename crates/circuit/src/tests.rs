//! Circuits against the behaviours that they were made of.

use instar_coredsl::{Description, Host, OwnState, RaisedException};
use num_bigint::BigInt;

use crate::graph::{Id, NodeGraph, NodeOp};
use crate::lower::lower;
use crate::merged::{CircuitOptions, Together, together};
use crate::ports::own_port;
use crate::read::read;
use crate::share::Sharing;
use crate::trim::trim;

/// A small generator of numbers: splitmix64.
pub(crate) struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number of so many bits; a corner every third time.
    pub fn bits(&mut self, width: u32) -> BigInt {
        let mut value = BigInt::from(0);
        for _ in 0..width.div_ceil(64) {
            value = (value << 64u32) | BigInt::from(self.next());
        }
        let all: BigInt = (BigInt::from(1) << width) - 1;
        match self.next() % 12 {
            0 => BigInt::from(0),
            1 => all,
            2 => (BigInt::from(1) << (width - 1)) & all,
            3 => (BigInt::from(1) << (width - 1)) - 1,
            _ => value & all,
        }
    }
}

/// Values lie in their ranges, and lowering changes no root.
pub(crate) fn lowered_alike(graph: &NodeGraph, roots: &[Id], numbers: &mut Numbers, rounds: u32) {
    let (low, new) = lower(graph, roots);
    for _ in 0..rounds {
        let inputs: Vec<BigInt> = graph.inputs.iter().map(|port| numbers.bits(port.width)).collect();
        let (a, b) = (graph.evaluate(&inputs), low.evaluate(&inputs));
        for (graph, values) in [(graph, &a), (&low, &b)] {
            for (id, value) in values.iter().enumerate() {
                let (least, most) = &graph.range(id).plain;
                assert!(
                    least <= value && value <= most,
                    "{:?} is {value}, beyond {least} to {most}",
                    graph.node(id)
                );
            }
        }
        for (old, new) in roots.iter().zip(&new) {
            assert_eq!(a[*old], b[*new], "{:?} of {inputs:?}", graph.node(*old));
        }
    }
}

/// Widths of inputs, whether they are signed, and exponents of a half in the factor.
const WIDTHS: [(u32, bool); 4] = [(13, true), (32, false), (64, true), (80, false)];
const EXPONENTS: [i32; 3] = [0, -16, -32];

#[test]
fn remainders_by_constants_are_those_of_the_division() {
    let exponents = EXPONENTS.iter().cycle();
    let inputs: Vec<_> = WIDTHS.into_iter().zip(exponents.copied()).collect();
    remainders(&[7, 3329, 8_380_417], &inputs);
}

#[test]
#[ignore = "slow: twelve moduli, of each width with each exponent, in make test-all"]
fn remainders_by_any_constants_are_those_of_the_division() {
    let inputs: Vec<_> =
        WIDTHS.into_iter().flat_map(|width| EXPONENTS.map(|exponent| (width, exponent))).collect();
    let moduli = [3, 5, 7, 17, 257, 3329, 7681, 12289, 65537, 8_380_417, 4_294_967_291, (1 << 61) - 1];
    remainders(&moduli, &inputs);
}

fn remainders(moduli: &[u64], inputs: &[((u32, bool), i32)]) {
    let mut numbers = Numbers(1);
    for &modulus in moduli {
        for &((width, signed), exponent) in inputs {
            let q = BigInt::from(modulus);
            let half: BigInt = (&q + 1) / 2;
            let factor = half.modpow(&BigInt::from(-exponent), &q);
            let mut graph = NodeGraph::default();
            let x = graph.input("x", width);
            let root = graph.modulo((x, signed), &factor, &q);
            lowered_alike(&graph, &[root], &mut numbers, 12);
        }
    }
}

/// A machine with registers only.
struct Registers {
    x: [u64; 32],
    own: OwnState,
}

impl Host for Registers {
    fn x(&self, index: u32) -> u64 {
        self.x[index as usize]
    }
    fn set_x(&mut self, index: u32, value: u64) {
        self.x[index as usize] = value;
    }
    fn pc(&self) -> u64 {
        0
    }
    fn set_pc(&mut self, _target: u64) {
        unreachable!("no jump has a circuit")
    }
    fn load(&mut self, _address: u64, _size: u32) -> Result<u64, RaisedException> {
        unreachable!("no load has a circuit")
    }
    fn store(&mut self, _address: u64, _size: u32, _value: u64) -> Result<(), RaisedException> {
        unreachable!("no store has a circuit")
    }
    fn own(&mut self) -> &mut OwnState {
        &mut self.own
    }
}

/// The design's own register behind a port's name.
fn own_register(description: &Description, port: &str) -> Option<(usize, usize)> {
    let mut all = description.states.iter().enumerate().flat_map(|(file, state)| {
        (0..state.count).map(move |number| (own_port(state, number), (file, number as usize)))
    });
    all.find(|(name, _)| name == port).map(|(_, register)| register)
}

fn put(limbs: &mut [u64], value: &BigInt) {
    for (n, limb) in limbs.iter_mut().enumerate() {
        *limb = u64::try_from((value >> (64 * n)) & BigInt::from(u64::MAX)).expect("a limb");
    }
}

/// An instruction's circuit, and what is left of it after lowering and trimming, against its
/// behaviour.
fn behaves_alike(description: &Description, at: usize, numbers: &mut Numbers, rounds: u32) {
    let instruction = &description.instructions[at];
    let reading = read(description, at).expect("it has a circuit");
    let mut roots: Vec<Id> =
        reading.writes.iter().flat_map(|w| [Some(w.value), w.enable]).flatten().collect();
    roots.extend(reading.own.iter().filter_map(|own| own.next));
    lowered_alike(&reading.graph, &roots, numbers, rounds);
    let (low, cut) = lower(&reading.graph, &roots);
    let (low, cut) = trim(&low, &cut);
    let width = description.xlen.bits();
    for _ in 0..rounds {
        let mut word = instruction.decode.value;
        for field in &instruction.decode.fields {
            let value = u32::try_from(numbers.bits(u32::from(field.width))).expect("a field is narrow");
            word = field.insert(word, value);
        }
        let mut before = [0; 32];
        for value in &mut before[1..] {
            *value = u64::try_from(numbers.bits(width)).expect("a register is");
        }
        let field = |name: &str| {
            instruction
                .decode
                .fields
                .iter()
                .find(|field| field.name == name)
                .expect("it has it")
                .extract(word)
        };
        let inputs: Vec<BigInt> = low
            .inputs
            .iter()
            .map(|port| match port.name.strip_suffix('#') {
                Some(name) => BigInt::from(field(name)),
                None if port.name.ends_with('$') => numbers.bits(port.width),
                None => BigInt::from(before[field(&port.name) as usize]),
            })
            .collect();
        let values = low.evaluate(&inputs);
        let mut expected = before;
        let mut results = cut.iter();
        for write in &reading.writes {
            let value =
                u64::try_from(values[*results.next().expect("a value each")].clone()).expect("a word");
            let enabled =
                write.enable.is_none_or(|_| values[*results.next().expect("and whether")] == BigInt::from(1));
            let number = field(&write.field) as usize;
            if enabled && number != 0 {
                expected[number] = value;
            }
        }
        let mut machine = Registers { x: before, own: description.own_state() };
        for (port, value) in low.inputs.iter().zip(&inputs) {
            if let Some((file, number)) = own_register(description, &port.name) {
                put(machine.own.register_mut(file, number), value);
            }
        }
        instruction.behaviour.execute(word, &mut machine).expect("it raises nothing");
        machine.x[0] = 0;
        assert_eq!(machine.x, expected, "{} as {word:#010x} of {before:x?}", instruction.decode.mnemonic);
        for own in reading.own.iter().filter(|own| own.next.is_some()) {
            let (file, number) = own_register(description, &own.port).expect("it is declared");
            let mut limbs = vec![0; own.width.div_ceil(64) as usize];
            put(&mut limbs, &values[*results.next().expect("a value each")]);
            assert_eq!(machine.own.register(file, number), limbs, "{} of {word:#010x}", own.port);
        }
    }
}

fn described(xlen: u32, instructions: &str) -> Description {
    let text = format!("InstructionSet Xt extends RV{xlen}I {{ {instructions} }}");
    instar_coredsl::load("t.core_desc", &text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"))
}

fn of_two(xlen: u32, behaviour: &str) -> Description {
    described(
        xlen,
        &format!(
            "instructions {{ T {{ encoding: 7'b0 :: rs2[4:0] :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011; \
             assembly: {{\"t\", \"{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}\"}}; behavior: {{ {behaviour} }} }} }}"
        ),
    )
}

#[test]
fn circuits_compute_what_behaviours_do() {
    let mut numbers = Numbers(2);
    for behaviour in [
        "X[rd] = X[rs1] ^ X[rs2];",
        "X[rd] = (unsigned<32>)(X[rs1] + X[rs2]);",
        "X[rd] = X[rs1][15:0] * X[rs2][31:16];",
        "X[rd] = (unsigned<32>)(((signed<32>)X[rs1] * (signed<32>)X[rs2]) >> 15);",
        "unsigned<5> n = X[rs2][4:0]; X[rd] = (unsigned<32>)((X[rs1] >> n) | (X[rs1] << (32 - n)));",
        "X[rd] = (unsigned<32>)((signed<32>)X[rs1] >> X[rs2][5:0]);",
        "X[rd] = (unsigned<32>)((signed<32>)X[rs1] % 3329);",
        "X[rd] = (X[rs1] % 12289) * 5;",
        // Always negative.
        "X[rd] = (unsigned<32>)(~(signed<4>)X[rs1][2:0] % 7681);",
        "X[rd] = (unsigned<32>)((signed<16>)(~(X[rs1][2:0] :: 8'd82)) % 12289);",
        "X[rd] = X[rs1] / (X[rs2] | 1);",
        "X[rd] = (unsigned<32>)((signed<32>)X[rs1] < (signed<32>)X[rs2] ? X[rs1] : X[rs2]);",
        "if (X[rs1] > X[rs2]) X[rd] = (unsigned<32>)(X[rs1] - X[rs2]); else X[rd] = 7;",
        "if (X[rs1][0]) X[rd] = X[rs2];",
        "X[rs1] = X[rs2]; X[rd] = (unsigned<32>)(X[rs1] + 1);",
        "unsigned<32> t = X[rd]; X[rd] = X[rs1]; X[rs1] = t;",
        "signed<64> t = (signed<64>)(X[rd] * X[rs2]); X[rd] = t[31:0]; X[rs1] = t[63:32];",
        "unsigned<32> n = 0; for (unsigned<6> i = 0; i < 32; i += 1) { if (X[rs1][i:i]) n += i; } X[rd] = n;",
        "X[rd] = (unsigned<32>)(-(signed<32>)X[rs1] + ~X[rs2] - rs2);",
    ] {
        let description = of_two(32, behaviour);
        behaves_alike(&description, 0, &mut numbers, 300);
    }
    behaves_alike(&of_two(64, "X[rd] = (unsigned<64>)(X[rs1] * X[rs2]);"), 0, &mut numbers, 100);
}

#[test]
fn the_butterflies_of_ml_dsa_compute_what_they_describe() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../designs/cva6-ntt/xpqntt.core_desc");
    let description = instar_coredsl::load("x", &std::fs::read_to_string(path).unwrap()).unwrap();
    for at in 0..3 {
        behaves_alike(&description, at, &mut Numbers(3), 300);
    }
    assert_eq!(
        read(&description, 3).unwrap_err(),
        "it reads memory, to which a unit beside the core has no port"
    );
}

#[test]
fn shared_operators_compute_what_each_instruction_does() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../designs/cva6-ntt/xpqntt.core_desc");
    let description = instar_coredsl::load("x", &std::fs::read_to_string(path).unwrap()).unwrap();
    let readings: Vec<_> = (0..3).map(|at| read(&description, at).unwrap()).collect();
    for lazy in [false, true] {
        let Together { graph, outputs, .. } =
            together(&readings, CircuitOptions { lazy, sharing: Sharing::All }, ("op_i", &[]));
        let products = (0..graph.len())
            .filter(|id| matches!(graph.op(*id), NodeOp::Mul { b, .. } if graph.value(b.0).is_none()));
        assert_eq!(products.count(), 1, "one multiplier for all");
        let mut numbers = Numbers(4);
        for _ in 0..300 {
            let op = numbers.next() % 3;
            let inputs: Vec<BigInt> = graph
                .inputs
                .iter()
                .map(|port| if port.name == "op_i" { BigInt::from(op) } else { numbers.bits(port.width) })
                .collect();
            let values = graph.evaluate(&inputs);
            let reading = &readings[op as usize];
            let own: Vec<BigInt> = reading
                .graph
                .inputs
                .iter()
                .map(|port| {
                    let at = graph.inputs.iter().position(|other| other.name == format!("{}_i", port.name));
                    // Whether a register is x0 no output needs.
                    at.map_or(BigInt::from(0), |at| inputs[at].clone())
                })
                .collect();
            let expected = reading.graph.evaluate(&own);
            for write in &reading.writes {
                let output =
                    outputs.iter().find(|output| output.0 == format!("{}_o", write.field)).expect("is there");
                assert_eq!(values[output.1], expected[write.value], "{op} {}", write.field);
            }
        }
    }
}

#[test]
fn a_design_s_own_registers_are_read_and_written() {
    let description = described(
        32,
        "architectural_state { register unsigned<64> LANE[5] = {1, 2, 3, 4, 5}; register unsigned<100> ALL; }
         instructions {
           PUT { encoding: 7'b0 :: rs2[4:0] :: rs1[4:0] :: n[2:0] :: 5'b0 :: 7'b0001011; assembly: {\"put\",
             \"{n}, {name(rs1)}, {name(rs2)}\"}; behavior: if (n < 5) LANE[n] = X[rs2] :: X[rs1]; }
           MIX { encoding: 7'b1 :: rs2[4:0] :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011; assembly: {\"mix\",
             \"{name(rd)}, {name(rs1)}, {name(rs2)}\"}; behavior: {
               unsigned<64> c = LANE[0] ^ LANE[1] ^ LANE[4];
               if (X[rs1][0]) { LANE[2] = LANE[3] & c; LANE[3] = LANE[2]; }
               ALL = (unsigned<100>)(ALL[63:0] :: ALL[99:64]) ^ (unsigned<100>)X[rs2];
               X[rd] = (unsigned<32>)LANE[1] ^ c[63:32];
           } }
         }",
    );
    for at in 0..2 {
        behaves_alike(&description, at, &mut Numbers(5), 200);
    }
}

/// Values of ports by name; others are 0.
fn valued(graph: &NodeGraph, known: &std::collections::BTreeMap<String, BigInt>) -> Vec<BigInt> {
    graph.inputs.iter().map(|port| known.get(&port.name).cloned().unwrap_or_default()).collect()
}

#[test]
fn a_loop_round_by_round_is_the_loop_written_out() {
    let text = "InstructionSet Xa extends RV32I { architectural_state {
        register unsigned<32> S[3];
        const unsigned<16> T[11] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};
      } instructions { A {
        encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'b0 :: rd[4:0] :: 7'b0001011;
        assembly: {\"a\", \"{name(rd)}, {name(rs1)}, {name(rs2)}\"};
        behavior: {
          unsigned<32> a[2];
          a[0] = X[rs1]; a[1] = X[rs2] ^ 5;
          for (int i = 21; i > 0; i -= 2) {
            unsigned<32> t = a[0] ^ T[i >> 1] ^ S[i % 3];
            if (i % 5 == 4) { a[0] = a[1] ^ X[rs2]; } else { a[0] = (unsigned<32>)(a[1] + (t << i)); S[1] = t; }
            a[1] = t;
          }
          X[rd] = a[0] ^ a[1] ^ X[rs1];
        } } } }";
    let description = instar_coredsl::load("a.core_desc", text).unwrap();
    let whole = read(&description, 0).unwrap();
    let made = crate::read::sequenced(&description, 0, 11).unwrap();
    let names: Vec<&str> = made.carried.iter().map(|port| port.name.as_str()).collect();
    assert_eq!(names, ["a_0$", "a_1$", "rs1 operand$", "rs2 operand$"]);
    let mut numbers = Numbers(7);
    for _ in 0..100 {
        let mut known = std::collections::BTreeMap::new();
        for port in &whole.graph.inputs {
            known.insert(port.name.clone(), numbers.bits(port.width));
        }
        let values = whole.graph.evaluate(&valued(&whole.graph, &known));
        let mut state = known.clone();
        for round in 0..13u32 {
            let part = match round {
                0 => &made.start,
                12 => &made.end,
                _ => &made.round,
            };
            state.insert("round$".to_string(), BigInt::from(round.saturating_sub(1)));
            let values = part.graph.evaluate(&valued(&part.graph, &state));
            for own in part.own.iter() {
                if let Some(next) = own.next {
                    state.insert(own.port.clone(), values[next].clone());
                }
            }
            if let Some(write) = part.writes.first() {
                state.insert("rd".to_string(), values[write.value].clone());
            }
        }
        assert_eq!(state["rd"], values[whole.writes[0].value]);
        for own in &whole.own {
            assert_eq!(
                state[&own.port],
                own.next.map_or(known[&own.port].clone(), |next| values[next].clone())
            );
        }
    }
}

#[test]
fn the_slices_of_keccak_raise_nothing() {
    let text = include_str!("../../../designs/cvxif-keccak/xpqkeccakslice.core_desc");
    let description = instar_coredsl::load("a.core_desc", text).unwrap();
    let at = description.instructions.iter().position(|i| i.decode.mnemonic == "pq.kslices").unwrap();
    let made = crate::read::sequenced(&description, at, 124);
    assert_eq!(made.map(|made| made.carried.len()), Ok(6));
}
