//! What was found, for people: by instruction and source line, with the two values that met.
//!
//! Source: docs/reference/leak.md.

use std::collections::BTreeMap;

use instar_cores::{
    AlignedDivider, Computation, Divider, DriveSource, Element, LongDivisionPart, element_name,
};
use instar_isa::{StaticEntry, abi_name};
use instar_leak::{Moment, threshold};
use serde::Serialize;

use super::campaign::{LeakFindings, LeakTest};
use crate::Error;
use crate::secret::PlacedInstruction;
use crate::subject::Subject;

/// |t| by which evaluations compare numbers of traces.
const USUAL: f64 = 4.5;

/// The first elements of every core.
const X_REGISTERS: u16 = 32;

/// A value that came into an element.
#[derive(Clone, Debug, Serialize)]
pub struct Met {
    /// Which, in words.
    pub value: String,
    /// The instruction that brought it.
    pub place: PlacedInstruction,
}

/// A leak at a cycle.
#[derive(Clone, Debug, Serialize)]
pub struct ToldLeak {
    /// The element.
    pub element: String,
    /// `transition` of one value to the next, or `value` by itself.
    pub kind: &'static str,
    /// `first` or `second`: whether means or variances differ.
    pub order: Moment,
    /// Cycles from the first one of the call.
    pub cycle: u64,
    /// Welch's t of the second stage; none where it is infinite, as nothing varies and the classes
    /// differ.
    pub t: Option<f64>,
    /// Bits by which the fixed class's mean is above the other's; of second order bits².
    pub difference: f64,
    /// Traces for |t| = 4.5.
    pub traces: f64,
    /// What came.
    pub now: Met,
    /// What was there before; none of a value by itself, and of one that the caller left there.
    pub before: Option<Met>,
}

/// |t| of an element over the cycles.
#[derive(Clone, Debug, Serialize)]
pub struct ElementCurve {
    /// Its name.
    pub element: String,
    /// Cycles from the first one of the call.
    pub cycles: Vec<u64>,
    /// The largest |t| of a cycle; 1000 where it is infinite.
    pub t: Vec<f64>,
}

/// What was seen and found.
#[derive(Clone, Debug, Serialize)]
pub struct LeakReport {
    /// Instructions of the window.
    pub instructions: u64,
    /// Cycles from its first to its last.
    pub cycles: u64,
    /// Points: each value that comes into an element, and each with the one before it.
    pub points: usize,
    /// Tests that were made.
    pub tests: u64,
    /// |t| from which a point passes the first stage where samples are many.
    pub threshold: f64,
    /// Points that passed the first stage.
    pub candidates: usize,
    /// Runs of each class in the second stage, fixed and random.
    pub counts: [u64; 2],
    /// Values of the window that the model does not know.
    pub unknown: usize,
    /// Where another run reaches another address of memory, first.
    pub address: Option<PlacedInstruction>,
    /// What leaks, in the order of its cycles.
    pub leaks: Vec<ToldLeak>,
    /// |t| of the first stage.
    pub curves: Vec<ElementCurve>,
    /// Addresses of functions: cycle in which each begins, of the window.
    pub functions: Vec<(u64, String)>,
}

/// Tells what was found in a subject.
pub fn tell(subject: &Subject, found: &LeakFindings, test: &LeakTest) -> Result<LeakReport, Error> {
    let session = subject.session(None)?;
    let entry = |index: u64| found.schedule.pc(index).and_then(|pc| session.instruction_at(pc));
    let place =
        |entry: &StaticEntry| PlacedInstruction::of(subject.program(), session.machine().decoder(), entry);
    let drives = found.schedule.drives();
    let inside = |index: u64| (found.span.from..found.span.to).contains(&index);
    let cycles =
        drives.iter().filter(|drive| inside(drive.index) && drive.cycle > 0).map(|drive| drive.cycle);
    let (first, last) = (cycles.clone().min().unwrap_or(0), cycles.max().unwrap_or(0));
    let met = |drive: u32| {
        let drive = &drives[drive as usize];
        let entry = entry(drive.index)?;
        Some(Met { value: described(drive.source, &entry, &found.table), place: place(&entry) })
    };
    let total = found.counts.iter().sum::<u64>();
    let mut leaks: Vec<ToldLeak> = Vec::new();
    for one in &found.found {
        let drive = &drives[one.point.drive as usize];
        let before = one.point.before.filter(|&before| drives[before as usize].cycle > 0);
        let Some(now) = met(one.point.drive) else { continue };
        leaks.push(ToldLeak {
            element: element_name(&found.table, drive.element),
            kind: if one.point.before.is_some() { "transition" } else { "value" },
            order: one.order,
            cycle: drive.cycle - first,
            t: Some(one.test.t).filter(|t| t.is_finite()),
            difference: one.test.difference,
            traces: threshold::traces_to(USUAL, one.test.t, total),
            now,
            before: before.and_then(met),
        });
    }
    leaks.sort_by_key(|leak| leak.cycle);
    let address = found.address.and_then(|index| entry(index as u64)).map(|entry| place(&entry));
    Ok(LeakReport {
        instructions: found.span.to - found.span.from,
        cycles: last - first + 1,
        points: found.points,
        tests: found.tests,
        threshold: threshold::threshold(test.alpha, found.tests.max(1)),
        candidates: found.candidates,
        counts: found.counts,
        unknown: found.schedule.unknown(found.span),
        address,
        leaks,
        curves: curves(found, first),
        functions: functions(subject, found, first),
    })
}

/// Which value it is, in words.
fn described(source: DriveSource, entry: &StaticEntry, table: &[Element]) -> String {
    match source {
        DriveSource::Unknown => "a value that is not known".to_owned(),
        DriveSource::Constant(value) => format!("{value:#x} of the code"),
        DriveSource::Register(register) => format!("what {} held", abi_name(register)),
        DriveSource::Result => "its result".to_owned(),
        DriveSource::Own(_) => "what it leaves there".to_owned(),
        DriveSource::Address(0) => "the address of its access".to_owned(),
        DriveSource::Address(_) => "the address of its access's second word".to_owned(),
        DriveSource::Loaded => "what it loaded".to_owned(),
        DriveSource::LoadedByte(number) => format!("byte {number} of what it loaded"),
        DriveSource::Decision => "whether it is taken".to_owned(),
        DriveSource::Less(..) => "whether operand a is below operand b".to_owned(),
        DriveSource::Product(4) => "its result".to_owned(),
        DriveSource::Product(step) => format!("step {} of its product", step + 1),
        DriveSource::ProductCarry(step) => format!("the carry of step {} of its product", step + 1),
        DriveSource::Divider(Divider::Shown) => format!("what the divider shows in a step of {:?}", entry.op),
        DriveSource::Divider(Divider::Start | Divider::Step) => "a remainder on the way".to_owned(),
        DriveSource::Divider(Divider::Divisor) => "its divisor, shifted".to_owned(),
        DriveSource::Divider(Divider::Quotient) => "a quotient on the way".to_owned(),
        DriveSource::Stored => "what it stores".to_owned(),
        DriveSource::Multiplier(_) => "the product of its operands".to_owned(),
        DriveSource::AlignedDivider(part, step) => match part {
            AlignedDivider::Remainder => format!("a remainder after step {step}"),
            AlignedDivider::Divisor => format!("its divisor after step {step}"),
            AlignedDivider::Quotient => format!("a quotient after step {step}"),
        },
        DriveSource::Held(from, _) if from < X_REGISTERS => {
            format!("{} as it stood then", abi_name(from as u8))
        }
        DriveSource::Held(from, _) | DriveSource::Repeated(from, _) => {
            format!("what {} held", element_name(table, from))
        }
        DriveSource::Computed(it, of) => computed(it, of, table),
    }
}

/// What a unit makes of its operands, in words.
fn computed(it: Computation, of: [u16; 2], table: &[Element]) -> String {
    let [first, second] = of.map(|element| element_name(table, element));
    match it {
        Computation::Result(op) | Computation::Complement(op) => {
            format!("{op:?} of {first} and {second} as they stood then").to_lowercase()
        }
        Computation::Product(..) => format!("the product of {first} and {second} as they stood then"),
        Computation::Rotated => format!("what {first} held, its bytes rotated"),
        Computation::Accumulated(_, it) => format!("step {} of its product", it.step + 1),
        Computation::Divided(_, it) => match it.part {
            LongDivisionPart::Remainder | LongDivisionPart::RemainderTop => {
                format!("a remainder after step {}", it.step + 1)
            }
            LongDivisionPart::Divisor => "its divisor without sign".to_owned(),
            LongDivisionPart::Dividend => "its dividend without sign".to_owned(),
            LongDivisionPart::Quotient => format!("a quotient after step {}", it.step + 1),
        },
    }
}

fn curves(found: &LeakFindings, first: u64) -> Vec<ElementCurve> {
    let drives = found.schedule.drives();
    let mut by_element: BTreeMap<u16, BTreeMap<u64, f64>> = BTreeMap::new();
    for &(point, t) in &found.screened {
        let drive = &drives[point.drive as usize];
        let cell = by_element.entry(drive.element).or_default().entry(drive.cycle - first).or_default();
        *cell = cell.max(t.min(1000.0));
    }
    let curve = |(element, cells): (u16, BTreeMap<u64, f64>)| ElementCurve {
        element: element_name(&found.table, element),
        cycles: cells.keys().copied().collect(),
        t: cells.into_values().collect(),
    };
    by_element.into_iter().map(curve).collect()
}

fn functions(subject: &Subject, found: &LeakFindings, first: u64) -> Vec<(u64, String)> {
    let mut told: Vec<(u64, String)> = Vec::new();
    for drive in found.schedule.drives().iter().filter(|drive| drive.cycle >= first) {
        let Some(pc) = found.schedule.pc(drive.index) else { continue };
        let Some(symbol) = subject.program().function_at(pc) else { continue };
        if told.last().is_none_or(|(_, name)| *name != symbol.name) {
            told.push((drive.cycle - first, symbol.name.clone()));
        }
    }
    told
}
