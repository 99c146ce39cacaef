//! Instructions that programs would gain from: cuts of their functions, brought to forms, with what
//! each would replace.
//!
//! Source: own design; the field is surveyed by C. Galuzzi, K. Bertels, "The instruction-set
//! extension problem: a survey". Nothing here is proved and nothing measured: a gain is an estimate
//! by which candidates are ranked, and whoever takes one proves and measures it.
//!
//! - [`Graph`] is a stretch of code as values, [`cuts`] are the parts of it that could be one
//!   instruction;
//! - [`shape()`] is the form of a cut, [`fitted`] makes instructions of a form and its immediates;
//! - [`Candidates`] collects them over functions, [`described`] writes one as CoreDSL;
//! - [`Candidates::fusions`] are the places where chosen ones stand.

mod beside;
mod enumerate;
mod graph;
mod pattern;
mod shape;
#[cfg(test)]
mod tests;
mod text;
mod write;

use instar_code::{Called, Fusion, OperandOf, WordField, Words, constants, flows};
use instar_isa::{Notation, Op, Xlen};
use rustc_hash::{FxHashMap, FxHashSet};

pub use enumerate::{Cut, CutLimits, Strategy, cuts, of_strategy};
pub use graph::{CutNode, CutSource, Graph};
pub use pattern::{FittedImmediate, ImmediateBits, Pattern, PatternUse, fitted};
pub use shape::{Read, Shape, ShapeNode, ShapeUse, shape};
pub use write::{MOST, RegisterPlaces, described, field_name, places};

/// The manual's name of an operation.
pub fn mnemonic(op: Op, xlen: Xlen) -> String {
    instar_manual::of_op(op, xlen).map_or_else(String::new, |text| text.instruction().decode.mnemonic.clone())
}

/// Uses of forms in some functions.
#[derive(Debug, Default)]
pub struct Candidates {
    shapes: FxHashMap<Shape, Vec<(usize, ShapeUse)>>,
    /// By function the cycles of all passes through an instruction, and how often its block is
    /// passed through, by instruction.
    functions: Vec<(Vec<f64>, Vec<u64>)>,
    xlen: Option<Xlen>,
}

/// An instruction that may be made, with its places.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// What it does.
    pub pattern: Pattern,
    /// Its places.
    pub uses: Vec<PatternUse>,
    /// Cycles that it may save where each use takes one, over all calls.
    pub gain: f64,
    /// The part of each use.
    pub gains: Vec<f64>,
    /// How often it would be executed.
    pub executed: u64,
    /// The input in whose register the first result comes, where one is.
    pub tied: usize,
}

impl Candidates {
    /// Adds a function; `cycles` are those of all passes through an instruction, by instruction.
    /// `span` are the addresses of its program. Its stretches of code, and in how many of them the
    /// search ended before all cuts were looked at.
    pub fn add(
        &mut self,
        called: &Called<'_>,
        cycles: &[f64],
        span: &std::ops::Range<u64>,
        limits: CutLimits,
        strategy: Strategy,
    ) -> (usize, usize) {
        let (code, words) = (called.code, &called.words);
        let xlen = words.decoder().isa().xlen();
        let known = constants(code, xlen);
        let function = self.functions.len();
        let (mut stretches, mut ended) = (0, 0);
        for flow in flows(code, words, &called.recorded, &called.apart) {
            let graph = Graph::new(code, words, &flow, &known, span);
            let (found, complete) = cuts(&graph, limits);
            (stretches, ended) = (stretches + 1, ended + usize::from(!complete));
            for cut in &of_strategy(&graph, found, strategy) {
                let (shape, at) = shape(&graph, cut);
                self.shapes.entry(shape).or_default().push((function, at));
            }
        }
        let count = |at: usize| called.counts[code.block_of(at)];
        let executed = (0..code.instructions.len()).map(count).collect();
        self.functions.push((cycles.to_vec(), executed));
        self.xlen = Some(xlen);
        (stretches, ended)
    }

    /// Instructions that may be made, those that gain most first.
    pub fn candidates(&self) -> Vec<Candidate> {
        let mut found: Vec<Candidate> = Vec::new();
        for (shape, uses) in &self.shapes {
            for (pattern, uses) in fitted(shape, uses) {
                found.push(self.candidate(pattern, uses));
            }
        }
        found.retain(|one| one.gain > 0.0);
        found.sort_by(|a, b| b.gain.total_cmp(&a.gain).then_with(|| a.pattern.cmp(&b.pattern)));
        found
    }

    /// The register width of the functions.
    pub fn xlen(&self) -> Xlen {
        self.xlen.unwrap_or(Xlen::Rv32)
    }

    fn candidate(&self, pattern: Pattern, mut uses: Vec<PatternUse>) -> Candidate {
        uses.sort_by(|a, b| (a.function, &a.at.members).cmp(&(b.function, &b.at.members)));
        let mut taken: FxHashSet<(usize, usize)> = FxHashSet::default();
        let (mut gains, mut executed) = (Vec::new(), 0);
        uses.retain(|one| {
            if one.at.members.iter().any(|at| taken.contains(&(one.function, *at))) {
                return false;
            }
            taken.extend(one.at.members.iter().map(|at| (one.function, *at)));
            let (cycles, counts) = &self.functions[one.function];
            let times = counts[one.at.members[0]];
            let saved: f64 = one.at.members.iter().map(|at| cycles[*at]).sum();
            gains.push(saved - times as f64);
            executed += times;
            true
        });
        let kept = |input: usize| uses.iter().filter(|one| one.at.kept[input]).count();
        let tied = (0..usize::from(pattern.shape.inputs)).min_by_key(|input| kept(*input)).unwrap_or(0);
        Candidate { pattern, uses, gain: gains.iter().sum(), gains, executed, tied }
    }

    /// Places of chosen instructions in a function, by number among the uses of each, with its
    /// mnemonic. `None` where `words` has no such instruction.
    pub fn fusions(
        &self,
        function: usize,
        chosen: &[(&Candidate, &str, &[usize])],
        words: &Words,
    ) -> Option<Vec<Fusion>> {
        let mut found = Vec::new();
        for (candidate, mnemonic, places) in chosen {
            let customs = words.decoder().customs();
            let custom = customs.iter().find(|custom| custom.mnemonic == *mnemonic)?;
            let place = |name: &str| {
                let at = custom.fields.iter().position(|field| field.name == name)?;
                Some(WordField::Described(u8::try_from(at).ok()?))
            };
            let named_by = self::places(&candidate.pattern, candidate.tied);
            let uses = places.iter().filter_map(|at| candidate.uses.get(*at));
            for one in uses.filter(|one| one.function == function) {
                let mut word = custom.value;
                for (at, value) in one.fields.iter().enumerate() {
                    let name = field_name(at);
                    let field = custom.fields.iter().find(|field| field.name == name)?;
                    word = field.insert(word, *value as u32);
                }
                let named = |names: &[&str], operands: &[OperandOf]| {
                    names
                        .iter()
                        .zip(operands)
                        .map(|(name, operand)| Some((place(name)?, *operand)))
                        .collect::<Option<Vec<_>>>()
                };
                let is_it = words.decoder().row(word).map(|row| row.notation);
                debug_assert!(matches!(is_it, Some(Notation::Design(..))));
                found.push(Fusion {
                    members: one.at.members.clone(),
                    word,
                    reads: named(&named_by.inputs, &one.at.inputs)?,
                    writes: named(&named_by.outputs, &one.at.outputs)?,
                });
            }
        }
        Some(found)
    }
}
