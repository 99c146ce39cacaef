//! A test of what is too wide to be counted: fixed secrets against random ones, by drawn masks.
//!
//! Source: the G-test of a table with two rows (Sokal and Rohlf, Biometry, ch. 17), as PROLEAD
//! (Müller and Moradi, TCHES 2022(4)) has it; the level of each is that of
//! [`crate::threshold`].

use instar_files::Random;
use statrs::distribution::{ChiSquared, ContinuousCDF};

use super::Variable;
use super::cone::Cone;
use super::exact::{Evaluator, Roles};

/// Columns of the table, 2 to the power of this: what has more bits goes into them by a hash.
const COLUMN_BITS: u32 = 10;
/// Values in a column at least; those with fewer are counted together.
const LEAST: u64 = 20;

/// What a table tells.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    /// The statistic.
    pub g: f64,
    /// Probability of one at least as large where nothing differs.
    pub probability: f64,
}

/// A test with so many traces of fixed secrets, all 0, and as many of random ones. What is public
/// is drawn, and seen beside the rest: a secret under a public bit is told.
pub fn test(cone: &Cone, variables: &[Variable], traces: u64, seed: u64) -> Tested {
    let mut evaluator = Evaluator::new(cone);
    let roles = Roles::new(&evaluator.variables, variables);
    let bits = (cone.seen.len() + roles.public.len()) as u32;
    let mut random = Random::new(seed);
    let mut words = vec![0u64; evaluator.variables.len()];
    let mut table = vec![[0u64; 2]; 1 << bits.min(COLUMN_BITS)];
    for block in 0..traces.div_ceil(64) {
        let lanes = (traces - 64 * block).min(64) as usize;
        for class in [0usize, 1] {
            roles.public.iter().chain(&roles.masks).for_each(|at| words[*at] = random.bits());
            let drawn = |_: &Vec<usize>| if class == 1 { random.bits() } else { 0 };
            let secrets: Vec<u64> = roles.secrets.iter().map(drawn).collect();
            roles.complete(&secrets, &mut words);
            for (lane, value) in evaluator.values(&words)[..lanes].iter().enumerate() {
                let public = roles.public.iter().enumerate();
                let public =
                    public.fold(0, |all, (n, at)| all ^ (words[*at] >> lane & 1).rotate_left(n as u32));
                table[column(*value, public, cone.seen.len() as u32, bits)][class] += 1;
            }
        }
    }
    statistic(&table)
}

/// The column of what is seen, `seen` bits of it probed: itself where all its bits are few, else
/// the highest bits of a sum of products with odd numbers.
fn column(value: u64, public: u64, seen: u32, bits: u32) -> usize {
    match bits <= COLUMN_BITS {
        true => (value | public << seen) as usize,
        false => {
            let mixed = value
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .wrapping_add(public.wrapping_mul(0xd1b5_4a32_d192_ed03));
            (mixed >> (64 - COLUMN_BITS)) as usize
        }
    }
}

fn statistic(table: &[[u64; 2]]) -> Tested {
    let mut columns: Vec<[u64; 2]> = vec![];
    let mut few = [0; 2];
    for column in table.iter().filter(|column| column[0] + column[1] > 0) {
        match column[0] + column[1] < LEAST {
            true => few = [few[0] + column[0], few[1] + column[1]],
            false => columns.push(*column),
        }
    }
    if few[0] + few[1] > 0 {
        columns.push(few);
    }
    // Both rows have as many, so half of a column is expected in each.
    let part = |seen: u64, half: f64| if seen == 0 { 0.0 } else { seen as f64 * (seen as f64 / half).ln() };
    let of = |[a, b]: &[u64; 2]| part(*a, (a + b) as f64 / 2.0) + part(*b, (a + b) as f64 / 2.0);
    let g = 2.0 * columns.iter().map(of).sum::<f64>();
    let probability = match ChiSquared::new(columns.len().saturating_sub(1) as f64) {
        Ok(distribution) if columns.len() > 1 => distribution.sf(g),
        _ => 1.0,
    };
    Tested { g, probability }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statistic_is_that_of_the_book() {
        // Counted by hand: 2·(30·ln 1.2 + 20·ln 0.8)·2 = 4.027…, one degree of freedom.
        let found = statistic(&[[30, 20], [20, 30]]);
        assert!((found.g - 4.027_102_2).abs() < 1e-6, "{}", found.g);
        assert!((found.probability - 0.044_775).abs() < 1e-5, "{}", found.probability);
    }

    #[test]
    fn one_column_tells_nothing() {
        assert_eq!(statistic(&[[50, 50], [0, 0]]).probability, 1.0);
    }
}
