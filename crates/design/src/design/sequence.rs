//! Costs of instructions whose loop runs a round a cycle: whether there is such a loop, and which
//! cycles follow.
//!
//! Source: docs/reference/design.md, `sequenced_rounds`.

use instar_coredsl::Description;
use instar_coredsl::group::GroupLayout;
use instar_cores::{CustomTiming, Latency};
use instar_diagnostic::Source;

use super::ExtensionFile;
use super::cost::{StatedCost, StatedUnit};
use super::variant::Variant;
use crate::document::{Document, shown};
use crate::tree::Span;

/// Cycles from operands to results of a loop of so many rounds: one as the operands come, one for
/// each round, one in which the result leaves. The next instruction begins after it.
pub const fn sequenced_latency(rounds: u32) -> u32 {
    rounds + 2
}

/// The key of a cost that names its loop.
pub const ROUNDS: &str = "sequenced_rounds";

/// Keys of a cost that follow from it.
pub const FOLLOWING: [&str; 2] = ["latency", "interval"];

/// Fills in what follows from the rounds of a loop and is not stated, and names it.
pub fn follow_rounds(cost: &mut CustomTiming, stated: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let Some(rounds) = cost.sequenced_rounds else { return Vec::new() };
    let left: Vec<&str> = FOLLOWING.into_iter().filter(|key| !stated(key)).collect();
    for key in &left {
        match *key {
            "latency" => cost.latency = Latency::Cycles(sequenced_latency(rounds)),
            _ => cost.interval = sequenced_latency(rounds),
        }
    }
    left
}

/// Checks the costs with `sequenced_rounds`.
pub fn check(
    document: &Document,
    units: &[StatedUnit],
    costs: &[StatedCost],
    variants: &[Variant],
    extensions: &[ExtensionFile],
) {
    let mut told: Vec<(String, u32, *const ExtensionFile)> = vec![];
    let mut places: Vec<Span> = vec![];
    let mut tell = |span: Span, message: String, hint: String| {
        if !places.contains(&span) {
            document.problem(span.clone(), message, Some(hint));
            places.push(span);
        }
    };
    // A variant's costs are those of its own texts, where it has any.
    let of_variants = variants.iter().flat_map(|variant| {
        let own = if variant.extensions.is_empty() { extensions } else { &variant.extensions };
        variant.costs.iter().map(move |cost| (cost, own))
    });
    for (cost, extensions) in costs.iter().map(|cost| (cost, extensions)).chain(of_variants) {
        let Some(rounds) = cost.cost.sequenced_rounds else { continue };
        let name = &cost.mnemonic;
        let one = (name.clone(), rounds, extensions.as_ptr());
        if !told.contains(&one) {
            told.push(one);
            loop_of(document, cost, rounds, extensions);
        }
        let right = sequenced_latency(rounds);
        let why = format!("{rounds} rounds, a cycle for the operands and one for the result");
        if cost.cost.latency != Latency::Cycles(right) {
            let message = format!("the latency of {name} is not {right}: {why}");
            tell(cost.place("latency").0, message, format!("write latency = {right}"));
        }
        if cost.cost.interval != right {
            let message =
                format!("the interval of {name} is not {right}: {why}, and one instruction at a time");
            tell(cost.place("interval").0, message, format!("write interval = {right}"));
        }
        let Some(unit) = units.iter().find(|unit| unit.name == cost.cost.unit) else { continue };
        let others = costs.iter().filter(|other| other.core == cost.core && other.cost.unit == unit.name);
        let plain =
            |other: &&StatedCost| other.mnemonic != cost.mnemonic && other.cost.sequenced_rounds.is_none();
        for other in others.filter(plain) {
            if other.cost.latency != Latency::Cycles(1) || other.cost.interval != 1 {
                let message = format!(
                    "{} shares the unit \"{}\" with {name}, whose loop runs a round a cycle; beside such a loop an \
                     instruction goes through in one cycle",
                    other.mnemonic, unit.name
                );
                let hint = "write latency = 1 and interval = 1, or give it another unit".to_string();
                tell(other.place("latency").0, message, hint);
            }
        }
    }
}

/// Whether there is one loop of so many rounds; of an instruction on vector registers in what it
/// does to a group.
fn sequence(description: &Description, at: usize, rounds: u32) -> Result<(), String> {
    if !description.instructions[at].behaviour.vectors().any {
        return description.sequence(at, rounds).map(drop);
    }
    for shape in description.group_shapes(at)? {
        // As wide as a group; how operands are held decides nothing here.
        let layout = GroupLayout { element_bits: shape.sew, slots: shape.bits().div_ceil(shape.sew) };
        description.element_group(at, shape.sew, layout)?.description.sequence(0, rounds)?;
    }
    Ok(())
}

/// Tells where the description has no such loop.
fn loop_of(document: &Document, cost: &StatedCost, rounds: u32, extensions: &[ExtensionFile]) {
    for extension in extensions {
        let all = &extension.description.instructions;
        let Some(at) = all.iter().position(|one| one.decode.mnemonic == cost.mnemonic) else { continue };
        if let Err(sentence) = sequence(&extension.description, at, rounds) {
            let name = shown(&extension.path);
            let source = Source { name: &name, text: &extension.text };
            let message = format!("{} cannot run a round a cycle: {sentence}", cost.mnemonic);
            let hint = format!("change sequenced_rounds in {}, or leave it out", cost.place(ROUNDS).1);
            document.adopt([source.diagnostic(all[at].span, &message).with_hint(hint)]);
        }
    }
}
