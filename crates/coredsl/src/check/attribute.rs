//! Attributes, `[[…]]`: what each says, and what is done with it.
//!
//! Source: CoreDSL 2 language reference, "Attributes"; `CoreDslAnalyzer` of the reference front
//! end, release 2.0.21. None is passed over without a word: it is honoured, refused, or noted with
//! what holds in its place.

use num_bigint::BigInt;

use super::Checker;
use crate::ast::Attribute;

/// Where an attribute stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// On an instruction, or on a section of them.
    Instruction,
    /// On a function.
    Function,
    /// On a declaration.
    State,
}

/// What is done with an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Treatment {
    /// `enable`: an instruction whose condition is false does not exist.
    Condition,
    /// Refused: the base set has what it names.
    OfBaseSet(&'static str),
    /// Noted: this holds in its place.
    Noted(&'static str),
}

/// An attribute of the language.
struct Known {
    name: &'static str,
    place: Place,
    treatment: Treatment,
}

const fn known(name: &'static str, place: Place, treatment: Treatment) -> Known {
    Known { name, place, treatment }
}

/// Every attribute of the language.
const KNOWN: [Known; 14] = [
    known("is_pc", Place::State, Treatment::OfBaseSet("PC")),
    known("is_main_reg", Place::State, Treatment::OfBaseSet("X")),
    known("is_main_mem", Place::State, Treatment::OfBaseSet("MEM")),
    known("is_interlock_for", Place::State, Treatment::Noted("hazards follow from what is read and written")),
    known(
        "do_not_synthesize",
        Place::State,
        Treatment::Noted("a circuit has every register that its instructions use"),
    ),
    known("enable", Place::Instruction, Treatment::Condition),
    known(
        "no_cont",
        Place::Instruction,
        Treatment::Noted("where execution goes on follows from writes of PC"),
    ),
    known("cond", Place::Instruction, Treatment::Noted("where execution goes on follows from writes of PC")),
    known(
        "flush",
        Place::Instruction,
        Treatment::Noted("what an instruction costs stands in design.toml: serialises = true"),
    ),
    known(
        "hls",
        Place::Instruction,
        Treatment::Noted("circuits follow from the behavior and from design.toml"),
    ),
    known(
        "type",
        Place::Instruction,
        Treatment::Noted("the kind of an instruction follows from its behavior"),
    ),
    known("operands", Place::Instruction, Treatment::Noted("operands follow from the behavior")),
    known("NoReturn", Place::Function, Treatment::Noted("whether a function returns follows from its body")),
    known("is_unsigned", Place::State, Treatment::Noted("signs follow from types")),
];

/// Names of all attributes.
pub(crate) fn names() -> Vec<&'static str> {
    KNOWN.iter().map(|known| known.name).collect()
}

impl Checker<'_> {
    /// Judges the attributes of one thing; whether it exists, as the conditions among them say.
    pub fn attributes(&mut self, attributes: &[Attribute], place: Place) -> bool {
        let mut exists = true;
        for attribute in attributes {
            exists &= self.attribute(attribute, place).unwrap_or(true);
        }
        exists
    }

    fn attribute(&mut self, attribute: &Attribute, place: Place) -> Option<bool> {
        let (name, span) = (&attribute.name.text, attribute.name.span);
        let Some(known) = KNOWN.iter().find(|known| known.name == name) else {
            // The parser lets no other through.
            return self.error(span, format!("`{name}` is no attribute"));
        };
        match known.treatment {
            Treatment::Condition if place != Place::Instruction => self.error_hint(
                span,
                format!("`[[{name}]]` says whether an instruction exists, and this is none"),
                "write it behind the name of an instruction, or behind `instructions`",
            ),
            Treatment::Condition => {
                let [condition] = &attribute.values[..] else {
                    return self.error_hint(
                        span,
                        format!("`[[{name}]]` has no condition"),
                        "write `[[enable=XLEN==64]]`, say",
                    );
                };
                Some(self.constant(condition, "the condition of `[[enable]]`")? != BigInt::from(0))
            }
            Treatment::OfBaseSet(register) => self.error_hint(
                span,
                format!("`[[{name}]]` names what the base set has: {register}"),
                format!("leave it out and use {register}"),
            ),
            Treatment::Noted(instead) => {
                let misplaced = if known.place == place { "" } else { " (and does not belong here)" };
                let message = format!("`[[{name}]]` is passed over{misplaced}: {instead}");
                self.notes.push(self.source.diagnostic(span, message));
                Some(true)
            }
        }
    }
}
