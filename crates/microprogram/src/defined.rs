//! Whether what is read was written, and whether every run ends.
//!
//! Source: docs/reference/microprogram.md, "Checks". Loops have a number of rounds, so only calls
//! in a circle would not end; what ends may still take too long, which `length` says. Of an array
//! one written element stands for all: a run checks each.

use std::collections::HashMap;

use instar_diagnostic::{Diagnostic, suggestion};

use crate::program::{Count, Index, Location, Microprogram, Node, Routine, Value};
use crate::text::Place;

/// Parts that are written, a bit each, by variable.
type Written = Vec<u32>;
/// Calls within calls.
const DEEPEST: usize = 32;

impl Microprogram {
    pub(crate) fn check_defined(&self) -> Result<(), Diagnostic> {
        let constants = self.variables.iter().map(|one| if one.constant.is_some() { 3 } else { 0 });
        let begin: Written = constants.collect();
        // Circles, wherever they are; then what is read, of routines that nobody calls.
        let mut depths = HashMap::new();
        for routine in &self.routines {
            self.depth(routine, &mut Vec::new(), routine.place, &mut depths)?;
        }
        self.check_length()?;
        let called = self.called();
        for routine in &self.routines {
            if !called.contains(&routine.name.as_str()) {
                self.follow(&routine.body, &mut begin.clone())?;
            }
        }
        Ok(())
    }

    /// The routines that others call.
    pub(crate) fn called(&self) -> Vec<&str> {
        let mut called = Vec::new();
        self.routines.iter().for_each(|routine| calls(&routine.body, &mut called));
        called
    }

    /// Calls within each other that a routine makes; refuses circles.
    fn depth<'a>(
        &'a self,
        routine: &'a Routine,
        above: &mut Vec<&'a str>,
        place: Place,
        known: &mut HashMap<&'a str, usize>,
    ) -> Result<usize, Diagnostic> {
        if above.contains(&routine.name.as_str()) {
            let message = format!("routine \"{}\" calls itself: a loop without end", routine.name);
            return Err(self.fault(place, message, "loops are `repeat`, with a number of rounds"));
        }
        if let Some(depth) = known.get(routine.name.as_str()) {
            return Ok(*depth);
        }
        above.push(&routine.name);
        let mut places = Vec::new();
        call_places(&routine.body, &mut places);
        let mut deepest = 0;
        for (name, place) in places {
            let called = self.routine(name).ok_or_else(|| {
                let hint = suggestion(name, "routines", self.routines());
                self.fault(place, format!("there is no routine \"{name}\""), &hint)
            })?;
            deepest = deepest.max(1 + self.depth(called, above, place, known)?);
            if deepest == DEEPEST {
                let hint = format!("{DEEPEST} within each other are possible");
                return Err(self.fault(place, "this call is too deep", &hint));
            }
        }
        above.pop();
        known.insert(&routine.name, deepest);
        Ok(deepest)
    }

    fn follow(&self, nodes: &[Node], written: &mut Written) -> Result<(), Diagnostic> {
        for node in nodes {
            match node {
                Node::Block(block) => {
                    for operation in block {
                        for source in &operation.sources {
                            self.was_written(*source, written, operation.place)?;
                        }
                        if let Some(target) = operation.target {
                            written[target.variable] |= self.mask(target);
                        }
                    }
                }
                Node::Repeat { count, body, .. } => {
                    let before = written.clone();
                    self.follow(body, written)?;
                    if !matches!(count, Count::Number(1..)) {
                        // Of what such a loop writes into arrays a run knows.
                        for (at, variable) in self.variables.iter().enumerate() {
                            if variable.count == 1 {
                                written[at] = before[at];
                            }
                        }
                    }
                }
                Node::Call { routine, .. } => {
                    let called = self.routine(routine).expect("it was found before");
                    self.follow(&called.body, written)?;
                }
                Node::Swap { .. } | Node::Set { .. } => {}
            }
        }
        Ok(())
    }

    fn mask(&self, location: Location) -> u32 {
        location.part.map_or((1 << self.variables[location.variable].parts) - 1, |part| 1 << part)
    }

    fn was_written(&self, location: Location, written: &Written, place: Place) -> Result<(), Diagnostic> {
        if self.mask(location) & !written[location.variable] == 0 {
            return Ok(());
        }
        let message = format!("\"{}\" is read here and was never written", self.shown(location));
        let hint = "write it before, on every way here; a loop by a register may have no round";
        Err(self.fault(place, message, hint))
    }
}

fn calls<'a>(nodes: &'a [Node], out: &mut Vec<&'a str>) {
    let mut places = Vec::new();
    call_places(nodes, &mut places);
    out.extend(places.into_iter().map(|(name, _)| name));
}

fn call_places<'a>(nodes: &'a [Node], out: &mut Vec<(&'a str, Place)>) {
    for node in nodes {
        match node {
            Node::Call { routine, place } => out.push((routine, *place)),
            Node::Repeat { body, .. } => call_places(body, out),
            _ => {}
        }
    }
}

/// Whether two places may be one in the same round of all loops.
pub(crate) fn may_meet(a: Location, b: Location) -> bool {
    let apart = |a: Index, b: Index| a.register == b.register && a.offset != b.offset;
    let parts = a.part.is_none() || b.part.is_none() || a.part == b.part;
    a.variable == b.variable && parts && !apart(a.index, b.index)
}

impl Value {
    /// Cycles that it takes.
    pub(crate) fn cycles(self) -> u64 {
        match self {
            Self::Index(_) => crate::machine::SET,
            Self::Table(..) => crate::machine::LOOK_UP,
        }
    }
}
