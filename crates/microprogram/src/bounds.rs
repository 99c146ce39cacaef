//! Whether every number stays below what is promised of it, whatever the numbers are.
//!
//! Source: docs/reference/microprogram.md, "Bounds". A variable's limit holds wherever it is read,
//! as each operation that writes it is shown to keep it: so loops and calls need no rounds.

use instar_diagnostic::Diagnostic;
use num_bigint::BigUint;

use crate::program::{Kind, Limit, Location, Microprogram, Node, Operation};

impl Microprogram {
    pub(crate) fn check_bounds(&self) -> Result<(), Diagnostic> {
        self.routines.iter().try_for_each(|routine| self.bounds_of(&routine.body))
    }

    fn bounds_of(&self, nodes: &[Node]) -> Result<(), Diagnostic> {
        nodes.iter().try_for_each(|node| match node {
            Node::Block(block) => block.iter().try_for_each(|one| self.bounds_kept(one)),
            Node::Repeat { body, .. } => self.bounds_of(body),
            _ => Ok(()),
        })
    }

    fn bounds_kept(&self, operation: &Operation) -> Result<(), Diagnostic> {
        let Some(target) = operation.target else { return Ok(()) };
        let found = self.most_of(operation, target)?;
        let allowed = self.most(target.variable);
        if found <= allowed {
            return Ok(());
        }
        let message = format!(
            "\"{}\" may become {}, and is below {}",
            self.shown(target),
            self.times(&found),
            self.limit(target)
        );
        let hint = "reduce what goes in, or declare the number with a higher limit";
        Err(self.fault(operation.place, message, hint))
    }

    fn limit(&self, location: Location) -> String {
        match self.variables[location.variable].limit {
            Limit::Moduli(times) => format!("{times} times the modulus"),
            Limit::Radix => "R".to_owned(),
        }
    }

    /// How many times the modulus a number is, rounded up.
    fn times(&self, number: &BigUint) -> String {
        let times = (number + &self.modulus) / &self.modulus;
        match times.bits() {
            0..=20 => format!("nearly {times} times the modulus"),
            bits => format!("nearly 2^{bits} times the modulus"),
        }
    }

    /// The largest result.
    fn most_of(&self, operation: &Operation, target: Location) -> Result<BigUint, Diagnostic> {
        let most = |at: usize| self.most(operation.sources[at].variable);
        let twice = &self.modulus * 2u32;
        let refused = |what: String, hint: &str| Err(self.fault(operation.place, what, hint));
        match operation.kind {
            Kind::Multiply if self.parts(target) == 1 => self.product(operation, &most(0), &most(1)),
            Kind::Multiply => {
                let (a, b) = (most(0), most(1));
                // Of the sums of both parts too.
                for (a, b) in [(&a, &b), (&(&a * 2u32), &(&b * 2u32))] {
                    let product = self.product(operation, a, b)?;
                    if product >= twice {
                        let what = format!(
                            "a product of parts may become {}, and what combines them takes less than 2 times the modulus",
                            self.times(&product)
                        );
                        return refused(what, "reduce what goes in, or let `radix` be larger");
                    }
                }
                Ok(twice - 1u32)
            }
            Kind::Square if self.parts(target) == 1 => self.product(operation, &most(0), &most(0)),
            Kind::Square => {
                let a = most(0);
                let above = &a + self.multiple_above(&a);
                let real = self.product(operation, &(&a * 2u32), &above)?;
                Ok(real.max(self.product(operation, &(&a * 2u32), &a)?))
            }
            Kind::Add => {
                let sum = most(0) + most(1);
                if sum >= &twice * 2u32 {
                    let what =
                        format!("a sum may become {}, and one correction takes 2 off", self.times(&sum));
                    return refused(what, "terms below twice the modulus, or ++, which does not reduce");
                }
                Ok(twice - 1u32)
            }
            Kind::Subtract => {
                let (a, b) = (most(0), most(1));
                if a >= twice || b > twice {
                    let what = "a difference of numbers beyond twice the modulus is not corrected".to_owned();
                    return refused(what, "terms below that, or --, which does not reduce");
                }
                Ok(twice - 1u32)
            }
            Kind::Sum => Ok(most(0) + most(1)),
            Kind::Difference => {
                let b = most(1);
                Ok(most(0) + self.multiple_above(&b))
            }
            Kind::Copy => Ok(most(0)),
            Kind::Halve => Ok((most(0) + &self.modulus) >> 1u32),
            Kind::Reduce => {
                if most(0) >= twice {
                    let what =
                        format!("\"{}\" may be beyond twice the modulus", self.shown(operation.sources[0]));
                    return refused(what, "one subtraction reduces less than that alone");
                }
                Ok(&self.modulus - 1u32)
            }
            Kind::Read => Ok((BigUint::from(1u32) << (32 * self.io_words)) - 1u32),
            Kind::Write => Ok(BigUint::from(0u32)),
        }
    }

    /// The least multiple of the modulus that is not below a number.
    pub(crate) fn multiple_above(&self, number: &BigUint) -> BigUint {
        (number + &self.modulus - 1u32) / &self.modulus * &self.modulus
    }

    /// (a·b + (R - 1)·modulus) / R, for a below R.
    fn product(&self, operation: &Operation, a: &BigUint, b: &BigUint) -> Result<BigUint, Diagnostic> {
        let r = BigUint::from(1u32) << self.radix;
        if *a >= r || *b >= r {
            let message = format!("a factor may become {}, beyond R", self.times(a.max(b)));
            return Err(self.fault(operation.place, message, "reduce it, or let `radix` be larger"));
        }
        Ok((a * b + (&r - 1u32) * &self.modulus) >> self.radix)
    }
}
