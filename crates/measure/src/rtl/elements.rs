//! What comes into a core's elements, by the model and in RTL, cycle by cycle.
//!
//! Source: the bench's file of elements (rtl/bench/elements.h). An element-cycle is exact where the
//! bits that flip in the model are those that flip in the RTL.

use std::path::Path;

use instar_cores::{Drive, Element, Keeps, element_name};
use instar_design::HostCore;
use instar_leak::HeldWord;
use instar_trace::{Observer, Retired, Wishes};
use serde::Serialize;

use crate::Error;
use crate::leak::{Observed, Sees};
use crate::subject::Subject;

/// Bytes of a record of the bench: cycle, number, value.
const RECORD: usize = 12;
/// The number under which the bench tells the first instruction that retires.
const FIRST: u32 = u32::MAX;
/// Differences that are told at most.
const MOST: usize = 8;

/// How an element compares.
#[derive(Clone, Debug, Serialize)]
pub struct ElementRow {
    /// Its name.
    pub name: String,
    /// `flip-flops` or `wire`.
    pub keeps: &'static str,
    /// Cycles in which a bit flips, in the model or in RTL.
    pub toggling: u64,
    /// Of these, those whose bits are the same.
    pub exact: u64,
    /// Of these, those of which the model says that it does not know them.
    pub unknown: u64,
    /// Bits that flip in RTL.
    pub rtl_bits: u64,
    /// Bits that flip in the model, where it knows.
    pub model_bits: u64,
}

/// How all of them compare.
#[derive(Clone, Debug, Serialize)]
pub struct ElementScore {
    /// Cycles from the first instruction to the last.
    pub cycles: u64,
    /// Elements times cycles.
    pub element_cycles: u64,
    /// Of these, those whose flipping bits are the same.
    pub exact: u64,
    /// By element; elements that never change are left out.
    pub elements: Vec<ElementRow>,
    /// The first differences that the model did not name as unknown, one sentence each.
    pub differences: Vec<String>,
}

/// What the model says of a run.
pub(crate) struct Predicted(Observed<Changes>);

/// Changes by element: cycle, instruction, value.
#[derive(Default)]
struct Changes {
    of: Vec<Vec<(u64, u64, HeldWord)>>,
    pcs: Vec<u32>,
}

impl Sees for Changes {
    fn drive(&mut self, drive: &Drive, word: HeldWord) {
        let element = usize::from(drive.element);
        if self.of.len() <= element {
            self.of.resize(element + 1, Vec::new());
        }
        self.of[element].push((drive.cycle, drive.index, word));
    }

    fn batch(&mut self, retired: &Retired<'_>) {
        self.pcs.extend(retired.batch.pcs.iter().map(|&pc| pc as u32));
    }
}

impl Observer for Predicted {
    fn retire(&mut self, retired: &Retired<'_>) {
        self.0.retire(retired);
    }

    fn wishes(&self) -> Wishes {
        self.0.wishes()
    }

    fn clock(&mut self, read: &instar_trace::ClockRead<'_>) -> Option<u64> {
        self.0.clock(read)
    }

    fn interrupts(&mut self) -> Option<Result<&mut dyn instar_trace::Interrupts, String>> {
        self.0.interrupts()
    }
}

impl Predicted {
    /// Of a run from the reset of a core, behind which every flip-flop holds 0.
    pub fn of(subject: &Subject, core: &HostCore) -> Result<Self, Error> {
        let mut observed = Observed::of(subject, core, Some(0), Changes::default())?;
        observed.begin_at_reset();
        Ok(Self(observed))
    }

    /// Beside what the bench wrote to `path`.
    pub fn compare(mut self, path: &Path) -> Result<ElementScore, Error> {
        let (first, last) = self.0.finish()?;
        let told = std::fs::read(path).map_err(|error| {
            Error::new(format!("{}: what the RTL's elements held cannot be read: {error}", path.display()))
        })?;
        let records = told.chunks_exact(RECORD).map(|record| {
            let field =
                |at: usize| u32::from_le_bytes([record[at], record[at + 1], record[at + 2], record[at + 3]]);
            (u64::from(field(0)), field(4), field(8))
        });
        let Some((begins, ..)) = records.clone().find(|&(_, number, _)| number == FIRST) else {
            return Err(Error::new(format!("{}: the RTL retired nothing", path.display())));
        };
        let count: usize = self.0.table.iter().map(|row| usize::from(row.count)).sum();
        let mut rtl: Vec<Vec<(u64, u32)>> = vec![Vec::new(); count];
        for (cycle, number, value) in records.filter(|&(_, number, _)| number != FIRST) {
            if let Some(changes) = rtl.get_mut(number as usize) {
                changes.push((cycle, value));
            }
        }
        // The RTL shows an instruction in the cycle behind the one in which it leaves ID.
        let shift = begins as i64 - 1 - first as i64;
        let span = LeakWindow { from: begins, to: (last as i64 + shift) as u64 };
        let cycles = span.to - span.from + 1;
        let mut score = ElementScore {
            cycles,
            element_cycles: cycles * count as u64,
            exact: cycles * count as u64,
            elements: Vec::new(),
            differences: Vec::new(),
        };
        let Changes { of, pcs } = &self.0.sees;
        let nothing = Vec::new();
        let mut number = 0;
        for row in &self.0.table {
            for _ in 0..row.count {
                let ours = of.get(usize::from(number)).unwrap_or(&nothing);
                compare(
                    &mut score,
                    &self.0.table,
                    row,
                    number,
                    (ours, shift),
                    &rtl[usize::from(number)],
                    span,
                    pcs,
                );
                number += 1;
            }
        }
        Ok(score)
    }
}

/// Cycles of the bench that are compared.
#[derive(Clone, Copy)]
struct LeakWindow {
    from: u64,
    to: u64,
}

#[expect(clippy::too_many_arguments, reason = "one loop, whose state this is")]
fn compare(
    score: &mut ElementScore,
    table: &[Element],
    row: &Element,
    number: u16,
    (ours, shift): (&[(u64, u64, HeldWord)], i64),
    rtl: &[(u64, u32)],
    span: LeakWindow,
    pcs: &[u32],
) {
    let name = element_name(table, number);
    let keeps = if row.keeps == Keeps::Wire { "wire" } else { "flip-flops" };
    let mut told = ElementRow { name, keeps, toggling: 0, exact: 0, unknown: 0, rtl_bits: 0, model_bits: 0 };
    // A wire shows something before the first instruction too.
    let first = if row.keeps == Keeps::Wire { None } else { Some(0) };
    let (mut model, mut real): (HeldWord, u32) = (first, 0);
    let (mut at, mut there) = (0, 0);
    loop {
        let next = ours.get(at).map(|&(cycle, ..)| (cycle as i64 + shift) as u64);
        let Some(now) = next.into_iter().chain(rtl.get(there).map(|&(cycle, _)| cycle)).min() else { break };
        if now > span.to {
            break;
        }
        let (was, before) = (model, real);
        let mut by = None;
        while let Some(&(cycle, index, word)) = ours.get(at)
            && (cycle as i64 + shift) as u64 == now
        {
            (model, by, at) = (word, Some(index), at + 1);
        }
        while let Some(&(cycle, value)) = rtl.get(there)
            && cycle == now
        {
            (real, there) = (value, there + 1);
        }
        if now < span.from {
            continue;
        }
        let flips = real ^ before;
        let predicted = model.zip(was).map(|(model, was)| model ^ was);
        if flips == 0 && predicted == Some(0) {
            continue;
        }
        told.toggling += 1;
        told.rtl_bits += u64::from(flips.count_ones());
        told.model_bits += predicted.map_or(0, |bits| u64::from(bits.count_ones()));
        if predicted == Some(flips) {
            told.exact += 1;
            continue;
        }
        score.exact -= 1;
        if predicted.is_none() {
            told.unknown += 1;
        } else if score.differences.len() < MOST {
            let of = by
                .and_then(|index| pcs.get(index as usize))
                .map_or("no instruction".to_owned(), |pc| format!("the instruction at {pc:#010x}"));
            score.differences.push(format!(
                "{} in cycle {now}, by {of}: RTL {before:08x} to {real:08x}, model {} to {}",
                told.name,
                shown(was),
                shown(model)
            ));
        }
    }
    if told.toggling > 0 {
        score.elements.push(told);
    }
}

fn shown(word: HeldWord) -> String {
    word.map_or("unknown".to_owned(), |value| format!("{value:08x}"))
}
