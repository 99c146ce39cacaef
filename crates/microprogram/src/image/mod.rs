//! Programs as the memories of hardware hold them: words, constants, tables.
//!
//! Source: own design; docs/reference/microprogram.md, "Words". What a word is made of stands in
//! `format.rs`, which the generator of SystemVerilog reads too.

mod draft;
mod encode;
pub mod format;
mod place;

use instar_diagnostic::Diagnostic;
use num_bigint::BigUint;

use crate::pack::Assembled;
use crate::program::{Limit, Microprogram, Node};
use crate::text::Place;
use draft::bits;
use encode::Encoder;
use format::{Sizes, encoded};
use place::Places;

/// Digits of which a word of 32 bits has several, or one.
const DIGITS: [u32; 3] = [8, 16, 32];

/// Something and where it came from.
#[derive(Clone, Debug)]
pub struct Noted<T> {
    /// What it is.
    pub what: T,
    /// A line for whoever reads it.
    pub note: String,
}

/// A command: where it begins, and what the unit must know of its program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryPoint {
    /// Its first word.
    pub word: u32,
    /// Digits of Montgomery's R.
    pub digits: u32,
    /// Words of 32 bits of an element of `IO`.
    pub io_words: u32,
    /// The constant that is the modulus; the next one is (modulus + 1)/2^digit.
    pub modulus: u32,
}

/// What the memories of a unit hold for all commands of a device.
#[derive(Clone, Debug)]
pub struct CodeImage {
    /// Bits of fields.
    pub sizes: Sizes,
    /// Bits of a number.
    pub width: u32,
    /// Words of the instruction memory.
    pub words: Vec<Noted<BigUint>>,
    /// Numbers that a program does not change.
    pub constants: Vec<Noted<BigUint>>,
    /// Numbers that registers are set from, of 16 bits.
    pub table: Vec<u32>,
    /// By command.
    pub entries: Vec<EntryPoint>,
    /// Numbers in memory.
    pub numbers: u32,
    /// Registers.
    pub registers: u32,
    /// Groups of pairs that swap.
    pub groups: u32,
    /// Calls, and loops, within each other.
    pub deepest: (u32, u32),
}

/// A command's program, its schedule and the routine that it begins with.
pub type Command<'a> = (&'a Microprogram, &'a Assembled, &'a str);

impl CodeImage {
    /// The memories of a unit for these commands, which all are scheduled for one organisation.
    /// Programs that are the same object are there once.
    ///
    /// # Errors
    /// What of a program hardware has no way for.
    pub fn new(commands: &[Command<'_>]) -> Result<Self, Diagnostic> {
        let mut programs: Vec<(&Microprogram, &Assembled)> = Vec::new();
        for (program, assembled, _) in commands {
            if !programs.iter().any(|(known, _)| std::ptr::eq(*known, *program)) {
                programs.push((program, assembled));
            }
        }
        let mut drafts = Vec::new();
        let mut image = Self {
            sizes: Sizes::default(),
            width: 0,
            words: Vec::new(),
            constants: Vec::new(),
            table: Vec::new(),
            entries: Vec::new(),
            numbers: 1,
            registers: 1,
            groups: 1,
            deepest: (1, 1),
        };
        let mut begun = Vec::new();
        for (program, assembled) in &programs {
            let digit = assembled.organisation.digit;
            if !DIGITS.contains(&digit) {
                let message = format!("hardware has no digits of {digit} bits");
                return Err(program.fault(Place::default(), message, "8, 16 and 32 are possible"));
            }
            let modulus = image.constants.len() as u32;
            let constants = image.add_constants(program, digit);
            let places = Places::new(program, constants)?;
            let mut tables = Vec::new();
            for (_, numbers) in &program.tables {
                tables.push(image.table.len());
                image.table.extend(numbers);
            }
            if image.table.len() > usize::from(u16::MAX) {
                let hint = "65,535 are possible";
                return Err(program.fault(Place::default(), "the tables have too many numbers", hint));
            }
            let mut encoder = Encoder {
                program,
                assembled,
                places: &places,
                tables: &tables,
                words: &mut drafts,
                routines: Default::default(),
                calls: Vec::new(),
            };
            encoder.encode()?;
            begun.push((modulus, encoder.routines));
            image.numbers = image.numbers.max(places.numbers);
            image.registers = image.registers.max(program.registers.len() as u32);
            image.groups = image.groups.max(places.pairs.len() as u32);
            image.width = image.width.max(width(program, digit));
        }
        for (program, assembled, entry) in commands {
            let at = programs.iter().position(|(known, _)| std::ptr::eq(*known, *program));
            let (modulus, routines) = &begun[at.expect("it was collected")];
            let deepest = deepest(program, entry);
            image.deepest = (image.deepest.0.max(deepest.0), image.deepest.1.max(deepest.1));
            image.entries.push(EntryPoint {
                word: routines[entry] as u32,
                digits: program.radix / assembled.organisation.digit,
                io_words: program.io_words,
                modulus: *modulus,
            });
        }
        let units = programs.iter().map(|(_, assembled)| assembled.organisation.units).max();
        image.sizes = drafts.iter().fold(
            Sizes {
                address: bits(u64::from(image.numbers - 1).max(image.constants.len() as u64 - 1)),
                register: bits(u64::from(image.registers - 1)),
                word: bits(drafts.len() as u64),
                group: bits(u64::from(image.groups - 1)),
                unit: bits(u64::from(units.unwrap_or(1) - 1)),
                element: 8,
                wait: 1,
            },
            |all, draft| {
                let own = draft.what.sizes();
                Sizes {
                    wait: all.wait.max(own.wait),
                    word: all.word.max(own.word),
                    group: all.group.max(own.group),
                    ..all
                }
            },
        );
        let sizes = image.sizes;
        image.words = drafts
            .into_iter()
            .map(|draft| Noted { what: encoded(&draft.what, sizes), note: draft.note })
            .collect();
        Ok(image)
    }

    /// Adds the constants of a program after its modulus; where they begin.
    fn add_constants(&mut self, program: &Microprogram, digit: u32) -> usize {
        let mut add = |what: BigUint, note: String| self.constants.push(Noted { what, note });
        add(program.modulus.clone(), "the modulus".to_owned());
        add((&program.modulus + 1u32) >> digit, "the modulus and 1, without its first digit".to_owned());
        for variable in &program.variables {
            for value in variable.constant.iter().flatten() {
                add(value.clone(), variable.name.clone());
            }
        }
        let own: usize = program.variables.iter().flat_map(|one| &one.constant).map(Vec::len).sum();
        self.constants.len() - own
    }
}

/// Bits of a number that holds whatever the program writes, in whole digits and words of `IO`.
fn width(program: &Microprogram, digit: u32) -> u32 {
    let limit = |limit: Limit| match limit {
        // A difference of numbers below twice the modulus may be corrected by four times of it.
        Limit::Moduli(times) => (&program.modulus * times.max(4)).bits() as u32,
        Limit::Radix => program.radix,
    };
    let most = program.variables.iter().map(|one| limit(one.limit)).max().unwrap_or(0);
    let whole = digit.max(32);
    most.max(program.radix).max(program.io_words * 32).next_multiple_of(whole)
}

/// Calls and loops that are within each other at once.
fn deepest(program: &Microprogram, routine: &str) -> (u32, u32) {
    fn of(program: &Microprogram, nodes: &[Node]) -> (u32, u32) {
        nodes.iter().fold((0, 0), |all, node| {
            let own = match node {
                Node::Repeat { body, .. } => {
                    let within = of(program, body);
                    (within.0, within.1 + 1)
                }
                Node::Call { routine, .. } => {
                    let within = deepest(program, routine);
                    (within.0 + 1, within.1)
                }
                _ => (0, 0),
            };
            (all.0.max(own.0), all.1.max(own.1))
        })
    }
    program.routine(routine).map_or((0, 0), |found| of(program, &found.body))
}
