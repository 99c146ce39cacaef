//! What comes of a fault.
//!
//! Source: own design.

use instar_sim::CallResult;

/// What came of a fault. The numbers are those of [`crate::Campaign::classes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Consequence {
    /// The call gives what it gives without the fault.
    Same = 0,
    /// It gives something else that is not unwanted.
    Other = 1,
    /// The run cannot go on: an illegal instruction, an access outside memory and the like.
    Crash = 2,
    /// It goes on much longer than without the fault.
    Endless = 3,
    /// It gives what it must not.
    Unwanted = 4,
    /// It was not tried: another was chosen, or the campaign was interrupted.
    Untried = 5,
}

impl Consequence {
    /// How many there are.
    pub const ALL: usize = Self::Untried as usize + 1;
}

/// A result that no fault may give.
#[derive(Clone, Debug, Default)]
pub struct Unwanted {
    /// The function's value; `None`: any.
    pub value: Option<u64>,
    /// By argument its buffer's contents; `None`: any. One that is shorter than the arguments says
    /// nothing about the others.
    pub outputs: Vec<Option<Vec<u8>>>,
}

impl Unwanted {
    /// Whether the result is this one.
    pub fn is(&self, result: &CallResult) -> bool {
        self.value.is_none_or(|value| result.value.integer() == Some(value))
            && self
                .outputs
                .iter()
                .zip(&result.outputs)
                .all(|(wanted, given)| wanted.is_none() || wanted == given)
    }
}

/// The class of a result beside that of the call without a fault.
pub(crate) fn class_of(result: &CallResult, usual: &CallResult, unwanted: &[Unwanted]) -> Consequence {
    if result.value == usual.value && result.outputs == usual.outputs {
        Consequence::Same
    } else if unwanted.iter().any(|one| one.is(result)) {
        Consequence::Unwanted
    } else {
        Consequence::Other
    }
}
