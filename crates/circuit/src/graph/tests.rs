//! What the constructors of operations make.

use num_bigint::BigInt;

use super::{Id, NodeGraph, NodeOp, ShiftKind};
use crate::trim::trim;

/// How two halves are put together.
type Joins = fn(&mut NodeGraph, Id, Id) -> Id;

/// One word to the left by what the function makes of an amount of five bits, joined with another
/// one to the right by that amount; or the other way round.
struct Halves {
    one_word: bool,
    to_the_left: bool,
    rest: fn(&mut NodeGraph, Id) -> Id,
    joins: Joins,
}

/// 32 - n in six bits.
fn rest(graph: &mut NodeGraph, n: Id) -> Id {
    let (all, n) = (graph.number(32, 6), graph.extend(n, false, 6));
    graph.difference(all, n)
}

/// (32 - n) modulo 32.
fn masked(graph: &mut NodeGraph, n: Id) -> Id {
    let rest = rest(graph, n);
    graph.slice(rest, 0, 5)
}

/// 31 - n.
fn inverted(graph: &mut NodeGraph, n: Id) -> Id {
    graph.not(n)
}

impl Halves {
    /// The graph, its result, and the operation as it is described.
    fn made(&self) -> (NodeGraph, Id) {
        let mut graph = NodeGraph::default();
        let [a, b] = ["a", "b"].map(|name| graph.input(name, 32));
        let n = graph.input("n", 5);
        let b = if self.one_word { a } else { b };
        let rest = (self.rest)(&mut graph, n);
        let (left, right) = if self.to_the_left { (n, rest) } else { (rest, n) };
        let (high, low) = (graph.shift(ShiftKind::Left, a, left), graph.shift(ShiftKind::Right, b, right));
        let both = (self.joins)(&mut graph, high, low);
        (graph, both)
    }

    /// What it is for these words and this amount, from the text.
    fn described(&self, [a, b]: [u64; 2], n: u64) -> u64 {
        let b = if self.one_word { a } else { b };
        let mut graph = NodeGraph::default();
        let amount = graph.input("n", 5);
        let rest = (self.rest)(&mut graph, amount);
        let rest = u64::try_from(&graph.evaluate(&[BigInt::from(n)])[rest]).expect("few bits");
        let (left, right) = if self.to_the_left { (n, rest) } else { (rest, n) };
        let (high, low) = (a << left & 0xffff_ffff, b >> right);
        let mut graph = NodeGraph::default();
        let [x, y] = [graph.number(high, 32), graph.number(low, 32)];
        let both = (self.joins)(&mut graph, x, y);
        u64::try_from(graph.value(both).expect("a number")).expect("32 bits")
    }
}

#[test]
fn two_words_shifted_by_a_word_together_take_one_shifter_where_that_is_the_same() {
    let joins: [(Joins, bool); 3] = [(NodeGraph::or, true), (NodeGraph::xor, false), (NodeGraph::sum, false)];
    for one_word in [true, false] {
        for to_the_left in [true, false] {
            for (joins, or) in joins {
                for (rest, one) in [
                    (rest as fn(&mut NodeGraph, Id) -> Id, true),
                    // By 0 both stay as they are.
                    (masked, one_word && or),
                    (inverted, false),
                ] {
                    let halves = Halves { one_word, to_the_left, rest, joins };
                    let (graph, both) = halves.made();
                    let (needed, _) = trim(&graph, &[both]);
                    let is_shift = |id: &Id| matches!(needed.op(*id), NodeOp::Shift { .. });
                    let count = (0..needed.len()).filter(is_shift).count();
                    assert_eq!(count, if one { 1 } else { 2 }, "{one_word} {to_the_left} {or}");
                    let words = [0x8765_4321, 0xfedc_ba9f];
                    for n in 0..32 {
                        let inputs: Vec<_> = graph
                            .inputs
                            .iter()
                            .zip([words[0], words[1], n])
                            .map(|one| BigInt::from(one.1))
                            .collect();
                        let value = &graph.evaluate(&inputs)[both];
                        assert_eq!(*value, BigInt::from(halves.described(words, n)), "{n}");
                    }
                }
            }
        }
    }
}
