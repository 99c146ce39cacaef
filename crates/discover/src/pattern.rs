//! Instructions that a form with its uses comes to: which immediates are built in, and which are
//! fields.
//!
//! Source: own design.

use std::collections::BTreeMap;

use crate::shape::{Shape, ShapeUse};

/// What an immediate of a form is in an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FittedImmediate {
    /// Always this number.
    Fixed(i64),
    /// A field's value: of number `field`, or `of` less that.
    Field {
        /// Its number.
        field: u8,
        /// What the field's value is taken from; `None` where it is the value itself.
        of: Option<i64>,
    },
}

/// A field of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImmediateBits {
    /// Its bits.
    pub bits: u8,
    /// Whether it counts with a sign.
    pub signed: bool,
}

/// An instruction that may be made.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pattern {
    /// What it does.
    pub shape: Shape,
    /// By the form's operations with immediates.
    pub immediates: Vec<FittedImmediate>,
    /// Its fields.
    pub fields: Vec<ImmediateBits>,
}

/// A use, in a function.
#[derive(Clone, Debug)]
pub struct PatternUse {
    /// The function.
    pub function: usize,
    /// Where.
    pub at: ShapeUse,
    /// By the pattern's fields their values.
    pub fields: Vec<i64>,
}

/// The bits that an encoding has for immediates, of so many registers that it names.
pub fn room(registers: usize) -> u8 {
    match registers {
        0..=2 => 12,
        3 => 7,
        _ => 2,
    }
}

/// The registers that an instruction names: where all four places are taken, one is read and
/// written.
pub fn named(shape: &Shape) -> usize {
    (usize::from(shape.inputs) + shape.outputs.len()).min(4)
}

/// The instructions that a form comes to: one with fields, where its encoding has room for them,
/// and one for each set of immediates that is built in.
pub fn fitted(shape: &Shape, uses: &[(usize, ShapeUse)]) -> Vec<(Pattern, Vec<PatternUse>)> {
    let mut found = Vec::new();
    let mut by_immediates: BTreeMap<&[i64], Vec<&(usize, ShapeUse)>> = BTreeMap::new();
    for one in uses {
        by_immediates.entry(&one.1.immediates).or_default().push(one);
    }
    if by_immediates.len() > 1
        && let Some(general) = general(shape, uses)
    {
        found.push(general);
    }
    for (immediates, uses) in by_immediates {
        let pattern = Pattern {
            shape: shape.clone(),
            immediates: immediates.iter().map(|value| FittedImmediate::Fixed(*value)).collect(),
            fields: Vec::new(),
        };
        let uses = uses.into_iter().map(|(function, at)| PatternUse {
            function: *function,
            at: at.clone(),
            fields: Vec::new(),
        });
        found.push((pattern, uses.collect()));
    }
    found
}

/// The instruction whose fields hold what differs.
fn general(shape: &Shape, uses: &[(usize, ShapeUse)]) -> Option<(Pattern, Vec<PatternUse>)> {
    let count = uses.first()?.1.immediates.len();
    let column = |at: usize| uses.iter().map(move |one| one.1.immediates[at]);
    let mut immediates = Vec::with_capacity(count);
    let mut heads: Vec<usize> = Vec::new();
    for at in 0..count {
        let first = column(at).next()?;
        if column(at).all(|value| value == first) {
            immediates.push(FittedImmediate::Fixed(first));
            continue;
        }
        let as_of = |head: usize| {
            if column(head).eq(column(at)) {
                return Some(None);
            }
            let sum = column(head).next()? + first;
            // Shifts to both sides that are a rotation together.
            let mirrored = matches!(sum, 32 | 64) && column(head).zip(column(at)).all(|(a, b)| a + b == sum);
            mirrored.then_some(Some(sum))
        };
        let known = heads.iter().enumerate().find_map(|(field, head)| Some((field, as_of(*head)?)));
        immediates.push(match known {
            Some((field, of)) => FittedImmediate::Field { field: field as u8, of },
            None => {
                heads.push(at);
                FittedImmediate::Field { field: heads.len() as u8 - 1, of: None }
            }
        });
    }
    let bits = |head: &usize| {
        let (low, high) = (column(*head).min().unwrap_or(0), column(*head).max().unwrap_or(0));
        let signed = low < 0;
        let most = if signed { high.max(-(low + 1)) } else { high };
        let bits = 64 - most.leading_zeros() + u32::from(signed);
        ImmediateBits { bits: bits.max(1) as u8, signed }
    };
    let fields: Vec<ImmediateBits> = heads.iter().map(bits).collect();
    if fields.iter().map(|field| u32::from(field.bits)).sum::<u32>() > u32::from(room(named(shape))) {
        return None;
    }
    let uses = uses.iter().map(|(function, at)| PatternUse {
        function: *function,
        at: at.clone(),
        fields: heads.iter().map(|head| at.immediates[*head]).collect(),
    });
    Some((Pattern { shape: shape.clone(), immediates, fields }, uses.collect()))
}
