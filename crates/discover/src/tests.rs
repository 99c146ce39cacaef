//! Parts by themselves; whole searches are tested from Python, where there are programs
//! (`tests/discover`).

use instar_code::Value;
use instar_isa::{Op, Xlen};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::enumerate::{Cut, CutLimits, Strategy, cuts, of_strategy};
use crate::graph::{CutNode, CutSource, Graph};
use crate::pattern::{FittedImmediate, fitted};
use crate::shape::{Shape, ShapeUse, shape};
use crate::write::described;

/// Numbers that look like chance, from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

/// What it does, its immediate, and the values that it reads.
type Made = (Op, Option<i64>, [Option<usize>; 2]);

/// Operations, each with what it does, its immediate and the values that it reads: those below
/// `inputs` are there before, and the others are made in turn.
fn graph(inputs: usize, all: &[Made], kept: &[usize]) -> Graph {
    let values = inputs + all.len();
    let mut made = Graph {
        block: 0,
        nodes: Vec::new(),
        maker: vec![None; values],
        readers: vec![SmallVec::new(); values],
        leaves: vec![false; values],
    };
    for (number, (op, immediate, reads)) in all.iter().enumerate() {
        let source =
            |read: Option<usize>| read.map_or(CutSource::Nothing, |value| CutSource::Value(value as Value));
        let sources = reads.map(source);
        let result = (inputs + number) as Value;
        made.nodes.push(CutNode {
            instruction: number,
            op: *op,
            immediate: *immediate,
            sources,
            result: Some(result),
        });
        made.maker[result as usize] = Some(number as u32);
        for value in reads.iter().flatten() {
            if made.readers[*value].last() != Some(&(number as u32)) {
                made.readers[*value].push(number as u32);
            }
        }
    }
    for value in 0..values {
        made.leaves[value] = kept.contains(&value) || made.readers[value].is_empty();
    }
    made
}

fn random_graph(chance: &mut Chance, size: usize) -> Graph {
    let all: Vec<_> = (0..size)
        .map(|at| {
            let reads = [Some(chance.below(3 + at)), Some(chance.below(3 + at))];
            ([Op::Add, Op::Sub, Op::Xor][chance.below(3)], None, reads)
        })
        .collect();
    let kept = [3 + chance.below(size)];
    graph(3, &all, &kept)
}

/// Every set of operations that a person would call a cut, with so many outputs, by trying all.
fn all_cuts(graph: &Graph, limits: CutLimits, outputs: usize) -> FxHashSet<Vec<u32>> {
    let size = graph.nodes.len();
    let result = |node: usize| graph.nodes[node].result.unwrap() as usize;
    let mut below = vec![0u32; size];
    for node in 0..size {
        for maker in graph.makers(node as u32) {
            below[node] |= 1 << maker | below[maker as usize];
        }
    }
    (1u32..1 << size)
        .filter(|set| {
            let has = |node: u32| set >> node & 1 == 1;
            let members: Vec<usize> = (0..size).filter(|node| has(*node as u32)).collect();
            let mut inputs = FxHashSet::default();
            for member in &members {
                let values = graph.values(*member as u32);
                inputs.extend(values.filter(|value| !graph.maker[*value as usize].is_some_and(&has)));
            }
            let leaves = |node: &&usize| {
                graph.leaves[result(**node)]
                    || !graph.readers[result(**node)].iter().all(|reader| has(*reader))
            };
            // Something outside lies above one member and below another.
            let between = (0..size).any(|node| {
                !has(node as u32)
                    && below[node] & set != 0
                    && members.iter().any(|m| below[*m] >> node & 1 == 1)
            });
            members.len() > 1
                && members.len() <= limits.size
                && (1..=limits.reads).contains(&inputs.len())
                && members.iter().filter(leaves).count() == outputs
                && !between
        })
        .map(|set| (0..size as u32).filter(|node| set >> node & 1 == 1).collect())
        .collect()
}

const LIMITS: CutLimits = CutLimits { reads: 3, writes: 1, size: 6, steps: 1_000_000 };

#[test]
fn every_cut_with_one_result_is_found_once_and_nothing_else() {
    let mut chance = Chance(7);
    let mut found_in_all = 0;
    for _ in 0..120 {
        let graph = random_graph(&mut chance, 10);
        let (found, whole) = cuts(&graph, LIMITS);
        let sets: FxHashSet<Vec<u32>> = found.iter().map(|cut| cut.members.to_vec()).collect();
        assert!(whole);
        assert_eq!(sets.len(), found.len(), "one stands there twice");
        assert_eq!(sets, all_cuts(&graph, LIMITS, 1));
        found_in_all += sets.len();
    }
    assert!(found_in_all > 300, "{found_in_all}");
}

/// Operations, and those of them that one of the former reads or is read by, and so on.
fn component(graph: &Graph, members: &[u32]) -> Vec<u32> {
    let mut found = vec![members[0]];
    let mut at = 0;
    while at < found.len() {
        let reads = |a: u32, b: u32| graph.makers(a).any(|maker| maker == b);
        let node = found[at];
        let more = members.iter().filter(|other| reads(node, **other) || reads(**other, node));
        let new: Vec<u32> = more.filter(|other| !found.contains(other)).copied().collect();
        found.extend(new);
        at += 1;
    }
    found.sort_unstable();
    found
}

#[test]
fn cuts_with_two_results_are_connected_or_all_of_two_that_read_the_same() {
    let limits = CutLimits { writes: 2, ..LIMITS };
    let mut chance = Chance(11);
    let (mut two, mut there, mut beside) = (0, 0, 0);
    for _ in 0..40 {
        let graph = random_graph(&mut chance, 9);
        let all = all_cuts(&graph, limits, 2);
        let found: Vec<Vec<u32>> = cuts(&graph, limits)
            .0
            .into_iter()
            .filter(|cut| cut.outputs.len() == 2)
            .map(|cut| cut.members.to_vec())
            .collect();
        assert!(found.iter().all(|cut| all.contains(cut)));
        let sets: FxHashSet<Vec<u32>> = found.iter().cloned().collect();
        assert_eq!(sets.len(), found.len(), "one stands there twice");
        // Side by side: one of the two reads nothing that the other does not.
        for cut in &all {
            let one = component(&graph, cut);
            let other: Vec<u32> = cut.iter().filter(|node| !one.contains(node)).copied().collect();
            if other.is_empty() {
                continue;
            }
            let (one, other) = (graph.inputs(&one), graph.inputs(&other));
            let within = |a: &[Value], b: &[Value]| a.iter().all(|value| b.contains(value));
            let nested =
                !one.is_empty() && !other.is_empty() && (within(&one, &other) || within(&other, &one));
            assert_eq!(sets.contains(cut), nested, "{cut:?}");
            beside += usize::from(nested);
        }
        two += found.len();
        there += all.len();
    }
    // Those whose outputs are far from each other are left out, and most that are side by side.
    assert!(two > beside + 200 && beside > 50 && two < there, "{two} of {there}, {beside} side by side");
}

#[test]
fn a_butterfly_that_multiplies_a_difference_is_one_cut() {
    // a + b, and the Montgomery product of a - b and z.
    let number =
        |graph: &mut Graph, node: usize| graph.nodes[node].sources[1] = CutSource::Constant(8_380_417);
    let mut graph = graph(
        3,
        &[
            (Op::Add, None, [Some(0), Some(1)]),
            (Op::Sub, None, [Some(0), Some(1)]),
            (Op::Mul, None, [Some(4), Some(2)]),
            (Op::Mulh, None, [Some(4), Some(2)]),
            (Op::Mul, None, [Some(5), None]),
            (Op::Mulh, None, [Some(7), None]),
            (Op::Sub, None, [Some(6), Some(8)]),
        ],
        &[],
    );
    number(&mut graph, 4);
    number(&mut graph, 5);
    let found = cuts(&graph, CutLimits { writes: 2, size: 16, ..LIMITS }).0;
    assert!(found.iter().any(|cut| cut.members.len() == 7 && cut.outputs[..] == [0, 6]), "{found:?}");
}

#[test]
fn simpler_strategies_look_at_some_of_the_cuts() {
    // ((a + b) ^ c) - a, and (a + b) & c elsewhere.
    let graph = graph(
        3,
        &[
            (Op::Add, None, [Some(0), Some(1)]),
            (Op::And, None, [Some(3), Some(2)]),
            (Op::Xor, None, [Some(3), Some(2)]),
            (Op::Sub, None, [Some(5), Some(0)]),
        ],
        &[],
    );
    let of = |strategy| -> Vec<Vec<u32>> {
        let found = of_strategy(&graph, cuts(&graph, CutLimits { writes: 2, ..LIMITS }).0, strategy);
        found.iter().map(|cut| cut.members.to_vec()).collect()
    };
    assert!(of(Strategy::Exact).contains(&vec![2, 3]));
    // What the addition makes is read elsewhere: it is in no cone but its own.
    assert_eq!(of(Strategy::Cones), [vec![2, 3]]);
    assert!(of(Strategy::Sequences).iter().all(|cut| cut.windows(2).all(|pair| pair[0] + 1 == pair[1])));
    assert!(!of(Strategy::Largest).contains(&vec![2, 3]) && !of(Strategy::Largest).is_empty());
}

#[test]
fn a_search_that_is_cut_short_says_so() {
    let graph = random_graph(&mut Chance(3), 14);
    assert!(!cuts(&graph, CutLimits { steps: 5, ..LIMITS }).1);
}

/// The form of all operations of a graph with one result.
fn whole(graph: &Graph) -> (Shape, ShapeUse) {
    let members: SmallVec<[u32; 16]> = (0..graph.nodes.len() as u32).collect();
    let last = graph.nodes.len() as u32 - 1;
    shape(graph, &Cut { members, outputs: SmallVec::from_slice(&[last]) })
}

#[test]
fn one_form_stands_for_all_orders_of_what_commutes() {
    // (a & ~b) ^ c, and c ^ (~b & a) with other places.
    let one = graph(
        3,
        &[
            (Op::Xori, Some(-1), [Some(1), None]),
            (Op::And, None, [Some(0), Some(3)]),
            (Op::Xor, None, [Some(4), Some(2)]),
        ],
        &[],
    );
    let other = graph(
        3,
        &[
            (Op::Xori, Some(-1), [Some(2), None]),
            (Op::And, None, [Some(3), Some(1)]),
            (Op::Xor, None, [Some(0), Some(4)]),
        ],
        &[],
    );
    // ~(a & b) ^ c is something else.
    let third = graph(
        3,
        &[
            (Op::And, None, [Some(0), Some(1)]),
            (Op::Xori, Some(-1), [Some(3), None]),
            (Op::Xor, None, [Some(4), Some(2)]),
        ],
        &[],
    );
    let (first, at) = whole(&one);
    assert_eq!(first, whole(&other).0);
    assert_ne!(first, whole(&third).0);
    assert_eq!((first.inputs, at.immediates), (3, vec![-1]));
    // The order of what is subtracted stays.
    let minus = |a, b| {
        whole(&graph(2, &[(Op::Sub, None, [Some(a), Some(b)]), (Op::Xor, None, [Some(2), Some(0)])], &[])).0
    };
    assert_ne!(minus(0, 1), minus(1, 0));
}

/// x >> a, x >> b and x >> c, put together as (first ^ second) ^ third.
fn shifted(by: [i64; 3]) -> (Shape, ShapeUse) {
    whole(&graph(
        1,
        &[
            (Op::Srli, Some(by[0]), [Some(0), None]),
            (Op::Srli, Some(by[1]), [Some(0), None]),
            (Op::Xor, None, [Some(2), Some(1)]),
            (Op::Srli, Some(by[2]), [Some(0), None]),
            (Op::Xor, None, [Some(4), Some(3)]),
        ],
        &[],
    ))
}

#[test]
fn however_a_sum_is_put_together_it_has_one_form_and_its_immediates_one_order() {
    let (form, at) = shifted([6, 11, 25]);
    assert_eq!(at.immediates, [6, 11, 25]);
    for by in [[11, 6, 25], [25, 11, 6], [11, 25, 6]] {
        let (other, used) = shifted(by);
        assert_eq!((&other, used.immediates), (&form, vec![6, 11, 25]));
        assert_eq!(used.members.len(), 5);
    }
    // x ^ (y ^ z) and (x ^ y) ^ z, where y is read elsewhere in it.
    let left = graph(
        3,
        &[
            (Op::Xor, None, [Some(0), Some(1)]),
            (Op::Xor, None, [Some(3), Some(2)]),
            (Op::And, None, [Some(1), Some(4)]),
        ],
        &[],
    );
    let right = graph(
        3,
        &[
            (Op::Xor, None, [Some(1), Some(2)]),
            (Op::Xor, None, [Some(0), Some(3)]),
            (Op::And, None, [Some(4), Some(1)]),
        ],
        &[],
    );
    assert_eq!(whole(&left).0, whole(&right).0);
    // What is read twice stays what it is: x + x + y is no sum of three operands here.
    let twice = graph(2, &[(Op::Add, None, [Some(0), Some(1)]), (Op::Add, None, [Some(2), Some(2)])], &[]);
    assert_eq!(whole(&twice).0.nodes.len(), 2);
}

/// A rotation to the right.
fn rotation(by: i64) -> (Shape, ShapeUse) {
    whole(&graph(
        1,
        &[
            (Op::Srli, Some(by), [Some(0), None]),
            (Op::Slli, Some(32 - by), [Some(0), None]),
            (Op::Or, None, [Some(1), Some(2)]),
        ],
        &[],
    ))
}

#[test]
fn counts_of_a_rotation_become_one_field_and_each_is_built_in_too() {
    let uses: Vec<(usize, ShapeUse)> = [7, 18, 7, 25].map(|by| (0, rotation(by).1)).to_vec();
    let found = fitted(&rotation(7).0, &uses);
    let (general, places) = &found[0];
    assert_eq!(general.fields.len(), 1);
    assert_eq!(
        general
            .immediates
            .iter()
            .filter(|one| matches!(one, FittedImmediate::Field { of: Some(32), .. }))
            .count(),
        1
    );
    assert_eq!(places.len(), 4);
    assert_eq!(found.len(), 4, "one with a field, and one for 7, 18 and 25 each");
    let text = described(general, 0, "ROTATE", "d.rotate", 0, Xlen::Rv32);
    let right = "X[rd] = (X[rs1] >> imm0) | (X[rs1] << (32 - imm0));";
    let left = "X[rd] = (X[rs1] << imm0) | (X[rs1] >> (32 - imm0));";
    assert!(text.contains(right) || text.contains(left), "{text}");
}

#[test]
fn what_has_no_room_in_an_encoding_is_built_in_only() {
    // Three sources and a result leave two bits.
    let form = |by| {
        whole(&graph(
            3,
            &[
                (Op::Slli, Some(by), [Some(0), None]),
                (Op::Add, None, [Some(3), Some(1)]),
                (Op::Xor, None, [Some(4), Some(2)]),
            ],
            &[],
        ))
    };
    let uses: Vec<(usize, ShapeUse)> = [1, 9].map(|by| (0, form(by).1)).to_vec();
    let found = fitted(&form(1).0, &uses);
    assert_eq!(found.len(), 2);
    assert!(found.iter().all(|(pattern, _)| pattern.fields.is_empty()));
}
