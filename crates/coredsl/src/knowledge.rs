//! What is known at one place of a behaviour: constants in locals, and whether control comes there
//! at all.
//!
//! Source: own design; shared by `lower`, which makes IR, and `unroll`, which writes its loops out.

use num_bigint::BigInt;

use crate::ir::LocalId;

/// What is known at one place.
#[derive(Clone, Default)]
pub(crate) struct Knowledge {
    /// Values of scalar locals.
    pub values: Vec<Option<BigInt>>,
    /// Control does not come here.
    pub dead: bool,
}

impl Knowledge {
    /// Nothing, about this many locals.
    pub fn none(locals: usize) -> Self {
        Self { values: vec![None; locals], dead: false }
    }

    /// No more is known about these locals.
    pub fn forget(&mut self, locals: impl IntoIterator<Item = LocalId>) {
        locals.into_iter().for_each(|local| self.values[local] = None);
    }

    /// What holds after one of two ways was taken.
    pub fn join(self, other: Self) -> Self {
        match (self.dead, other.dead) {
            (true, false) => return other,
            (false, true) => return self,
            _ => {}
        }
        let length = self.values.len().min(other.values.len());
        let values = self.values.into_iter().zip(other.values).map(|(a, b)| if a == b { a } else { None });
        Self { values: values.take(length).collect(), dead: self.dead && other.dead }
    }
}
