//! Whether a schedule is one that the unit can follow, and computes what the text says.
//!
//! Source: docs/reference/microprogram.md, "Checks". It knows nothing of how a schedule was found.

use std::collections::HashMap;

use instar_diagnostic::Diagnostic;

use crate::defined::may_meet;
use crate::machine::{LANES, Organisation};
use crate::pack::{ScheduledBlock, part_of};
use crate::program::{Location, Microprogram, Operation};

impl ScheduledBlock {
    pub(crate) fn check(
        &self,
        program: &Microprogram,
        organisation: Organisation,
        block: &[Operation],
    ) -> Result<(), Diagnostic> {
        self.check_ports(program, organisation, block)?;
        for then in 0..block.len() {
            for first in 0..then {
                self.check_order(program, (first, &block[first]), (then, &block[then]))?;
            }
        }
        Ok(())
    }

    /// Cycles of its reads, with what is read.
    fn reads(&self, program: &Microprogram, at: usize, operation: &Operation) -> Vec<(u32, Location)> {
        let begin = self.begins[at].cycle;
        let read = |(cycle, source, part): &(u32, usize, u32)| {
            (begin + cycle, part_of(program, operation.sources[*source], *part))
        };
        self.shapes[at].reads.iter().map(read).collect()
    }

    fn writes(&self, program: &Microprogram, at: usize, operation: &Operation) -> Vec<(u32, Location)> {
        let (begin, Some(target)) = (self.begins[at].cycle, operation.target) else { return Vec::new() };
        let write = |(cycle, part): &(u32, u32)| (begin + cycle, part_of(program, target, *part));
        self.shapes[at].writes.iter().map(write).collect()
    }

    /// One read, one write and one word of `IO` a cycle, and as many products as there are lanes.
    fn check_ports(
        &self,
        program: &Microprogram,
        organisation: Organisation,
        block: &[Operation],
    ) -> Result<(), Diagnostic> {
        let mut used: HashMap<(&str, u32), usize> = HashMap::new();
        let mut lanes: HashMap<(u32, u32), u32> = HashMap::new();
        for (at, operation) in block.iter().enumerate() {
            let (begin, shape) = (self.begins[at], &self.shapes[at]);
            let reads = self.reads(program, at, operation).into_iter().map(|(cycle, _)| ("read", cycle));
            let writes = self.writes(program, at, operation).into_iter().map(|(cycle, _)| ("write", cycle));
            let io = (0..shape.io_words).map(|word| ("access of IO", begin.cycle + word));
            for (what, cycle) in reads.chain(writes).chain(io) {
                if let Some(other) = used.insert((what, cycle), at) {
                    let other = program.told(block[other].place);
                    let message = format!(
                        "two {what}s in cycle {cycle}, and there is one port: this and that of {other}"
                    );
                    return Err(program.fault(
                        operation.place,
                        message,
                        "begin one of them in another cycle",
                    ));
                }
            }
            if shape.lanes > 0 && begin.unit >= organisation.units {
                let message = format!("there is no unit {}, as there are {}", begin.unit, organisation.units);
                return Err(program.fault(operation.place, message, "they are counted from 0"));
            }
            for cycle in begin.cycle + shape.lanes_from..begin.cycle + shape.lanes_until {
                let taken = lanes.entry((begin.unit, cycle)).or_default();
                *taken += shape.lanes;
                if *taken > LANES {
                    let message = format!(
                        "unit {} has more than {LANES} products under way in cycle {cycle}",
                        begin.unit
                    );
                    return Err(program.fault(
                        operation.place,
                        message,
                        "begin it later, or in another unit",
                    ));
                }
            }
        }
        Ok(())
    }

    /// What two operations do to one place they do in the text's order.
    fn check_order(
        &self,
        program: &Microprogram,
        (first, early): (usize, &Operation),
        (then, late): (usize, &Operation),
    ) -> Result<(), Diagnostic> {
        let (other, place) = (program.told(early.place), late.place);
        let finished = self.writes(program, first, early);
        for (read, here) in self.reads(program, then, late) {
            if let Some((write, _)) =
                finished.iter().find(|(write, there)| may_meet(here, *there) && read <= *write)
            {
                let what = program.shown(here);
                let message =
                    format!("\"{what}\" is read in cycle {read}, and {other} has it ready in {}", write + 1);
                return Err(program.fault(place, message, "begin this later"));
            }
        }
        let reads = self.reads(program, first, early).into_iter().map(|found| (found, "read"));
        let written = finished.into_iter().map(|found| (found, "written"));
        let after: Vec<_> = reads.chain(written).collect();
        for (write, here) in self.writes(program, then, late) {
            let met = after.iter().find(|((cycle, there), _)| may_meet(here, *there) && write <= *cycle);
            if let Some(((cycle, _), how)) = met {
                let what = program.shown(here);
                let message =
                    format!("\"{what}\" is written in cycle {write}, and {how} by {other} in cycle {cycle}");
                return Err(program.fault(place, message, "begin this later"));
            }
        }
        if early.io.is_some() && late.io.is_some() && self.begins[then].cycle < self.begins[first].cycle {
            let message = format!("this access of IO stands after that of {other}, and begins before it");
            return Err(program.fault(place, message, "begin this later"));
        }
        Ok(())
    }
}
