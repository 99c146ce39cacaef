//! How often each value of what is seen comes, for every value of the secrets: counted, not drawn.
//!
//! Source: own design; 64 choices of the masks are worked through at once, a bit of a word each.

use super::Variable;
use super::cone::{Cone, complete};
use super::logic::{Function, Literal, is_inverted, node_of};

/// Values that are seen at once at most: bits of a word.
pub const MOST_SEEN: usize = 64;

/// Two choices of the secrets that can be told apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Of the cone's variables, in their order, those that are public, with their values.
    pub public: Vec<(usize, bool)>,
    /// Secrets by a share of them, the number of a variable of the cone, with both their values.
    pub secrets: Vec<(usize, bool, bool)>,
    /// A value of what is seen, in its order.
    pub value: u64,
    /// How often that comes with either.
    pub counts: (u64, u64),
    /// Of so many choices of the masks.
    pub of: u64,
}

/// A cone as a program on words.
#[derive(Clone, Debug)]
pub struct Evaluator {
    nodes: Vec<Function>,
    seen: Vec<u32>,
    words: Vec<u64>,
    /// Variables in their order.
    pub variables: Vec<u32>,
}

/// Bit `n` of a number counted up, 64 numbers at once, for n below 6.
const COUNTING: [u64; 6] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

impl Evaluator {
    /// The program of a cone.
    pub fn new(cone: &Cone) -> Self {
        let variables = cone.variables();
        let mut nodes = cone.nodes.clone();
        let mut next = 0;
        for node in &mut nodes {
            // By their order in the cone.
            if let Function::Variable(variable) = node {
                *variable = next;
                next += 1;
            }
        }
        let seen = cone.seen.iter().map(|(_, node)| *node).collect();
        Self { words: vec![0; nodes.len()], nodes, seen, variables }
    }

    /// What is seen of 64 choices of the variables, a word for each of them; a value each.
    pub fn values(&mut self, variables: &[u64]) -> [u64; 64] {
        for at in 0..self.nodes.len() {
            let literal = |one: Literal| {
                self.words[node_of(one) as usize] ^ if is_inverted(one) { u64::MAX } else { 0 }
            };
            self.words[at] = match self.nodes[at] {
                Function::Zero => 0,
                Function::Variable(number) => variables[number as usize],
                Function::And(a, b) => literal(a) & literal(b),
                Function::Xor(a, b) => self.words[a as usize] ^ self.words[b as usize],
            };
        }
        let mut values = [0; 64];
        for (bit, node) in self.seen.iter().enumerate() {
            let word = self.words[*node as usize];
            for (lane, value) in values.iter_mut().enumerate() {
                *value |= (word >> lane & 1) << bit;
            }
        }
        values
    }
}

/// Who decides the variables of a cone.
#[derive(Clone, Debug, Default)]
pub struct Roles {
    /// Variables that are public.
    pub public: Vec<usize>,
    /// Shares of each whole secret, of which the last follows from the others and the secret.
    pub secrets: Vec<Vec<usize>>,
    /// All others: each is drawn by itself.
    pub masks: Vec<usize>,
}

impl Roles {
    /// Those of a cone with these variables.
    pub fn new(used: &[u32], variables: &[Variable]) -> Self {
        let whole = complete(variables, used.iter().copied());
        let mut roles = Self::default();
        let mut order: Vec<u32> = vec![];
        for (at, variable) in used.iter().enumerate() {
            let Variable { secret, public } = variables[*variable as usize];
            match secret.filter(|secret| whole[secret]) {
                _ if public => roles.public.push(at),
                None => roles.masks.push(at),
                Some(secret) => match order.iter().position(|one| *one == secret) {
                    Some(number) => roles.secrets[number].push(at),
                    None => {
                        order.push(secret);
                        roles.secrets.push(vec![at]);
                    }
                },
            }
        }
        for shares in &roles.secrets {
            roles.masks.extend(&shares[..shares.len() - 1]);
        }
        roles
    }

    /// The words of the last shares, from those of the others and the secrets'.
    pub fn complete(&self, secrets: &[u64], words: &mut [u64]) {
        for (shares, secret) in self.secrets.iter().zip(secrets) {
            let (last, others) = shares.split_last().expect("a secret has shares");
            words[*last] = others.iter().fold(*secret, |sum, at| sum ^ words[*at]);
        }
    }
}

/// How often each value comes.
enum Counts {
    /// By value.
    Table(Vec<u32>),
    /// All that came, in order.
    Sorted(Vec<u64>),
}

impl Counts {
    /// A value that comes in both differently often, and how often; the one where that is most.
    fn differs(&self, other: &Self) -> Option<(u64, u64, u64)> {
        let pairs: Vec<(u64, u64, u64)> = match (self, other) {
            (Self::Table(a), Self::Table(b)) => {
                let pair =
                    |(value, (a, b)): (usize, (&u32, &u32))| (value as u64, u64::from(*a), u64::from(*b));
                a.iter().zip(b).enumerate().map(pair).filter(|(_, a, b)| a != b).collect()
            }
            (Self::Sorted(a), Self::Sorted(b)) if a == b => vec![],
            (Self::Sorted(a), Self::Sorted(b)) => {
                let mut counts: std::collections::BTreeMap<u64, (u64, u64)> =
                    std::collections::BTreeMap::new();
                a.iter().for_each(|value| counts.entry(*value).or_default().0 += 1);
                b.iter().for_each(|value| counts.entry(*value).or_default().1 += 1);
                counts.into_iter().map(|(value, (a, b))| (value, a, b)).filter(|(_, a, b)| a != b).collect()
            }
            _ => unreachable!("both are of one cone"),
        };
        // The first of the largest.
        pairs.into_iter().rev().max_by_key(|(_, a, b)| a.abs_diff(*b))
    }
}

/// Compares all choices of the secrets, for each choice of what is public. What is seen has at most
/// [`MOST_SEEN`] bits.
pub fn compare(cone: &Cone, variables: &[Variable]) -> Option<Difference> {
    let mut evaluator = Evaluator::new(cone);
    let roles = Roles::new(&evaluator.variables, variables);
    let mut words = vec![0u64; evaluator.variables.len()];
    let all = |bit: bool| if bit { u64::MAX } else { 0 };
    let of = 1u64 << roles.masks.len();
    for public in 0..1u64 << roles.public.len() {
        for (bit, at) in roles.public.iter().enumerate() {
            words[*at] = all(public >> bit & 1 == 1);
        }
        let mut first: Option<Counts> = None;
        for choice in 0..1u64 << roles.secrets.len() {
            let secrets: Vec<u64> = (0..roles.secrets.len()).map(|bit| all(choice >> bit & 1 == 1)).collect();
            let counts = count(&mut evaluator, &roles, &secrets, &mut words);
            let Some(with_zeros) = &first else {
                first = Some(counts);
                continue;
            };
            let Some((value, one, other)) = with_zeros.differs(&counts) else { continue };
            let known = roles.public.iter().enumerate().map(|(bit, at)| (*at, public >> bit & 1 == 1));
            let told = roles.secrets.iter().enumerate();
            let told = told.map(|(bit, shares)| (shares[0], false, choice >> bit & 1 == 1));
            return Some(Difference {
                public: known.collect(),
                secrets: told.collect(),
                value,
                counts: (one, other),
                of,
            });
        }
    }
    None
}

fn count(evaluator: &mut Evaluator, roles: &Roles, secrets: &[u64], words: &mut [u64]) -> Counts {
    let (masks, seen) = (roles.masks.len(), evaluator.seen.len());
    let mut counts = match seen <= 20 && seen <= masks + 2 {
        true => Counts::Table(vec![0; 1 << seen]),
        false => Counts::Sorted(Vec::with_capacity(1 << masks)),
    };
    let lanes = 1usize << masks.min(6);
    for block in 0..1u64 << masks.saturating_sub(6) {
        for (bit, at) in roles.masks.iter().enumerate() {
            let high = || if block >> (bit - 6) & 1 == 1 { u64::MAX } else { 0 };
            words[*at] = COUNTING.get(bit).copied().unwrap_or_else(high);
        }
        roles.complete(secrets, words);
        let values = evaluator.values(words);
        match &mut counts {
            Counts::Table(table) => values[..lanes].iter().for_each(|value| table[*value as usize] += 1),
            Counts::Sorted(all) => all.extend(&values[..lanes]),
        }
    }
    if let Counts::Sorted(all) = &mut counts {
        all.sort_unstable();
    }
    counts
}

/// Whether the one bit that is seen follows from whole secrets and what is public alone.
pub fn is_decided(cone: &Cone, variables: &[Variable]) -> bool {
    let mut evaluator = Evaluator::new(cone);
    let roles = Roles::new(&evaluator.variables, variables);
    let mut words = vec![0u64; evaluator.variables.len()];
    let all = |bit: bool| if bit { u64::MAX } else { 0 };
    let known = roles.public.len() + roles.secrets.len();
    (0..1u64 << known).all(|choice| {
        for (bit, at) in roles.public.iter().enumerate() {
            words[*at] = all(choice >> bit & 1 == 1);
        }
        let secrets: Vec<u64> = (roles.public.len()..known).map(|bit| all(choice >> bit & 1 == 1)).collect();
        match count(&mut evaluator, &roles, &secrets, &mut words) {
            Counts::Table(table) => table.iter().filter(|count| **count > 0).count() == 1,
            Counts::Sorted(values) => values.first() == values.last(),
        }
    })
}
