//! From words to what they do; each word is looked up once.
//!
//! Source: the texts of the manual's instructions (`instar-manual`) and of the design's.

mod vector;

use std::rc::Rc;

use instar_coredsl::Description;
use instar_isa::{Class, CustomField, Extension, NextPc, Notation};
use instar_sim::word_at;
use rustc_hash::FxHashMap;

use crate::code::LinkedFunction;
pub(crate) use vector::{Kind, VectorStep};

/// What a word does.
pub(crate) struct Step<'a> {
    pub work: Work<'a>,
    pub length: u8,
    pub word: u32,
}

/// What is to be done for it.
pub(crate) enum Work<'a> {
    /// Its text is walked.
    Text(Text<'a>),
    /// It orders what comes before and after it.
    Fence,
    /// It is one of the vector unit.
    Vector(VectorStep),
}

/// A text.
pub(crate) struct Text<'a> {
    pub description: &'a Description,
    /// Its number there.
    pub at: usize,
    pub fields: &'a [CustomField],
    /// See [`Reading::first_file`](crate::domain::Reading::first_file).
    pub first_file: Option<usize>,
    /// It jumps, and leaves the address after it in this register.
    pub links: Option<usize>,
}

/// The words of one program.
pub(crate) struct Steps<'a> {
    code: &'a LinkedFunction<'a>,
    known: FxHashMap<u32, Result<Rc<Step<'a>>, String>>,
}

impl<'a> Steps<'a> {
    pub fn new(code: &'a LinkedFunction<'a>) -> Self {
        Self { code, known: FxHashMap::default() }
    }

    /// The instruction at an address, or why it cannot be followed.
    pub fn at(&mut self, pc: u64) -> Result<Rc<Step<'a>>, String> {
        if !pc.is_multiple_of(4) && !self.code.decoder.isa().has(Extension::C) {
            return Err("is no multiple of 4, as addresses of instructions are without C".to_string());
        }
        let Some(word) = word_at(&self.code.segments, pc) else {
            return Err("lies outside of the program's code".to_string());
        };
        if let Some(known) = self.known.get(&word) {
            return known.clone();
        }
        let step = self.read(word).map(Rc::new);
        self.known.insert(word, step.clone());
        step
    }

    /// Whether the program may write to this code.
    pub fn may_be_written(&self, pc: u64) -> bool {
        self.code.segments.iter().any(|segment| segment.writable && segment.byte(pc).is_some())
    }

    fn read(&self, word: u32) -> Result<Step<'a>, String> {
        let code: &'a LinkedFunction<'a> = self.code;
        let isa = code.decoder.isa();
        let (Some(row), Some(entry)) = (code.decoder.row(word), code.decoder.static_entry(0, word)) else {
            return Err(format!("is no instruction of {isa}: {word:#x}"));
        };
        let step = |work| Step { work, length: row.length, word };
        if let Some(found) = VectorStep::read(&row, &entry, code.descriptions, word) {
            return found.map(|found| step(Work::Vector(found)));
        }
        if let Some(why) = refused(row.class) {
            return Err(format!("is {}, {why}", row.mnemonic));
        }
        if row.class == Class::Fence && orders(word) {
            return Ok(step(Work::Fence));
        }
        let (description, at, first_file) = match row.notation {
            Notation::Manual(row) => {
                let text = instar_manual::text(row, isa.xlen());
                let text =
                    text.ok_or_else(|| format!("is {}, whose meaning is not written down", row.mnemonic))?;
                (text.description, text.at, None)
            }
            Notation::Design(at, _) => {
                let (description, at, file) = own(code.descriptions, usize::from(at))
                    .ok_or_else(|| format!("is {}, which no description explains", row.mnemonic))?;
                (description, at, Some(file))
            }
        };
        let jumps = matches!(row.effect.flow, NextPc::Jump | NextPc::JumpRegister);
        let links = entry.destinations.first().filter(|_| jumps).map(|range| usize::from(range.index));
        let fields = &description.instructions[at].decode.fields;
        Ok(step(Work::Text(Text { description, at, fields, first_file, links })))
    }
}

/// Whether a fence has something before and after it; others are hints, as `pause` is.
fn orders(word: u32) -> bool {
    let (mode, before, behind) = (word >> 28, word >> 24 & 15, word >> 20 & 15);
    mode != 0 || before != 0 && behind != 0
}

/// The design's instruction `at`: its description, its number there, the first of the description's
/// own files.
fn own(descriptions: &[Description], mut at: usize) -> Option<(&Description, usize, usize)> {
    let mut file = 0;
    for description in descriptions {
        if at < description.instructions.len() {
            return Some((description, at, file));
        }
        at -= description.instructions.len();
        file += description.states.len();
    }
    None
}

/// Why instructions of a class are not followed.
fn refused(class: Class) -> Option<&'static str> {
    match class {
        Class::Csr => Some("whose register is the machine's"),
        Class::System => Some("which leaves the function to the machine"),
        Class::FenceI => Some("after which other code may stand there"),
        Class::Atomic => Some("which other harts take part in"),
        Class::CacheBlock => Some("whose effect is the machine's"),
        _ => None,
    }
}
