//! Compares commit cycles of model and reference within windows.
//!
//! Source: Allart et al., "Using a performance model to implement a superscalar CVA6": the share of
//! instructions whose commit-time difference to the one before is equal; beside it the total
//! cycles.

use crate::rtl::index::Window;
use crate::rtl::remarks::{Missing, Unknown};

/// What one window came to.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct WindowScore {
    /// Its name.
    pub window: String,
    /// Instructions.
    pub instructions: u64,
    /// Share of equal commit deltas; `None` where the trace has no cycles.
    pub accuracy: Option<f64>,
    /// Cycles of the reference, from the commit before the window's first instruction to that of
    /// its last: a jump into a call is in them.
    pub cycles_reference: Option<u64>,
    /// The same of the model.
    pub cycles_model: u64,
    /// Cycles of the reference from the first to the last commit, both included, as a measured
    /// call's are counted.
    pub first_to_last_reference: Option<u64>,
    /// The same of the model.
    pub first_to_last_model: u64,
    /// What the trace does not tell.
    #[serde(flatten)]
    pub missing: Missing,
}

/// Compares one instruction after the other.
pub struct Comparison {
    windows: Vec<(Window, Sum)>,
    line: u64,
    before: Option<(Option<u64>, u64)>,
    /// The first instruction, from 1, at another distance, and both distances.
    unequal: Option<(u64, u64, u64)>,
}

#[derive(Default)]
struct Sum {
    instructions: u64,
    equal: u64,
    compared: u64,
    reference: Option<u64>,
    model: u64,
    first: Option<(Option<u64>, u64)>,
    last: (Option<u64>, u64),
    missing: Missing,
}

impl Sum {
    /// From the first to the last commit, both included, of reference and model.
    fn first_to_last(&self) -> (Option<u64>, u64) {
        let Some((reference, model)) = self.first else { return (None, 0) };
        let (last_reference, last_model) = self.last;
        let span = |first: u64, last: u64| last.wrapping_sub(first).wrapping_add(1);
        (reference.zip(last_reference).map(|(first, last)| span(first, last)), span(model, last_model))
    }
}

impl Comparison {
    /// A comparison over `windows`; over everything where there are none.
    pub fn new(windows: &[Window]) -> Self {
        let everything = Window { name: "all".to_owned(), first_line: 1, last_line: u64::MAX };
        let windows = if windows.is_empty() { vec![everything] } else { windows.to_vec() };
        Self {
            windows: windows.into_iter().map(|w| (w, Sum::default())).collect(),
            line: 0,
            before: None,
            unequal: None,
        }
    }

    /// The next instruction: its commit cycle in the reference and in the model.
    pub fn push(&mut self, reference: Option<u64>, model: u64, unknown: Unknown) {
        self.line += 1;
        let line = self.line;
        // The very first instruction has none before it: it counts as an instruction, without a
        // delta.
        let deltas = self.before.map(|(reference_before, model_before)| {
            let reference = reference.zip(reference_before).map(|(now, before)| now.wrapping_sub(before));
            (reference, model - model_before)
        });
        if let Some((Some(reference), model)) = deltas
            && reference != model
        {
            self.unequal.get_or_insert((line, reference, model));
        }
        for (_, sum) in self.windows.iter_mut().filter(|(w, _)| (w.first_line..=w.last_line).contains(&line))
        {
            sum.instructions += 1;
            sum.missing.count(unknown);
            sum.first.get_or_insert((reference, model));
            sum.last = (reference, model);
            let Some((reference, model)) = deltas else { continue };
            sum.model += model;
            if let Some(reference) = reference {
                sum.compared += 1;
                sum.equal += u64::from(reference == model);
                sum.reference = Some(sum.reference.unwrap_or(0) + reference);
            }
        }
        self.before = Some((reference, model));
    }

    /// Where cycles differ first, as the end of a sentence; nothing where none does.
    pub fn unequal(&self) -> String {
        self.unequal.map_or_else(String::new, |(line, reference, model)| {
            format!(
                "; their cycles differ before, first at instruction {line}, {reference} behind the one before it in RTL \
                 and {model} in the model"
            )
        })
    }

    /// The scores; a sentence where a window lies beyond the end of the trace.
    pub fn finish(self) -> Result<Vec<WindowScore>, String> {
        let lines = self.line;
        self.windows
            .into_iter()
            .map(|(window, sum)| {
                if window.last_line != u64::MAX && window.last_line > lines {
                    return Err(format!(
                        "window \"{}\" ends at line {}, and the trace has {lines} instructions",
                        window.name, window.last_line
                    ));
                }
                let (first_to_last_reference, first_to_last_model) = sum.first_to_last();
                Ok(WindowScore {
                    window: window.name,
                    instructions: sum.instructions,
                    accuracy: (sum.compared > 0).then(|| sum.equal as f64 / sum.compared as f64),
                    cycles_reference: sum.reference,
                    cycles_model: sum.model,
                    first_to_last_reference,
                    first_to_last_model,
                    missing: sum.missing,
                })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(first_line: u64, last_line: u64) -> Window {
        Window { name: "w".into(), first_line, last_line }
    }

    #[test]
    fn a_window_counts_from_the_commit_before_its_first_line() {
        let mut comparison = Comparison::new(&[window(2, 4)]);
        for (reference, model) in [(10, 5), (11, 6), (11, 7), (15, 10)] {
            comparison.push(Some(reference), model, Unknown::default());
        }
        // Deltas 1, 0, 4 in the reference and 1, 1, 3 in the model.
        let score = &comparison.finish().unwrap()[0];
        assert_eq!((score.instructions, score.cycles_reference, score.cycles_model), (3, Some(5), 5));
        assert_eq!((score.first_to_last_reference, score.first_to_last_model), (Some(5), 5));
        assert_eq!(score.accuracy, Some(1.0 / 3.0));
    }

    #[test]
    fn first_to_last_leaves_out_what_leads_to_the_first_instruction() {
        let mut comparison = Comparison::new(&[window(2, 4)]);
        for (reference, model) in [(10, 5), (18, 14), (19, 15), (23, 18)] {
            comparison.push(Some(reference), model, Unknown::default());
        }
        let score = &comparison.finish().unwrap()[0];
        assert_eq!((score.cycles_reference, score.cycles_model), (Some(13), 13));
        assert_eq!((score.first_to_last_reference, score.first_to_last_model), (Some(6), 5));
    }

    #[test]
    fn a_trace_without_cycles_has_no_accuracy() {
        let mut comparison = Comparison::new(&[]);
        comparison.push(None, 3, Unknown { divide: true, ..Unknown::default() });
        comparison.push(None, 9, Unknown::default());
        let score = &comparison.finish().unwrap()[0];
        assert_eq!((score.accuracy, score.cycles_reference), (None, None));
        assert_eq!((score.instructions, score.cycles_model, score.missing.divides), (2, 6, 1));
        assert_eq!((score.first_to_last_reference, score.first_to_last_model), (None, 7));
    }

    #[test]
    fn a_window_beyond_the_trace_is_a_sentence() {
        let mut comparison = Comparison::new(&[window(1, 3)]);
        comparison.push(Some(1), 1, Unknown::default());
        assert_eq!(
            comparison.finish().unwrap_err(),
            "window \"w\" ends at line 3, and the trace has 1 instructions"
        );
    }
}
