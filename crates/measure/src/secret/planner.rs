//! From words to plans: the text of each word is read once, whatever the addresses where it stands.
//!
//! Source: the texts of the RISC-V manual's instructions (`instar-manual`) and of the design's. What no text says: a prefetch
//! tells its address.

use instar_coredsl::{Description, Source};
use instar_isa::{Decoder, Extension, IndexExpr, Notation, Op, RegisterFile, StaticEntry};
use rustc_hash::FxHashMap;

use super::latency::DataDependent;
use super::meaning::Text;
use super::plan::{General, Plan, Register, Rule};
use super::rules::Rules;
use super::spread::Spread;

/// Makes plans.
pub struct Planner {
    decoder: Decoder,
    /// The design's descriptions.
    descriptions: Vec<Description>,
    /// Whose latency depends on data.
    latency: DataDependent,
    /// By word.
    known: FxHashMap<u32, Plan>,
    rules: Rules,
}

impl Planner {
    /// For the stream of `decoder`.
    pub fn new(decoder: Decoder, descriptions: Vec<Description>, latency: DataDependent) -> Self {
        Self { decoder, descriptions, latency, known: FxHashMap::default(), rules: Rules::default() }
    }

    /// The rule with this number.
    #[inline]
    pub fn rule(&self, number: u32) -> &Rule {
        self.rules.get(number)
    }

    /// Bits of a register.
    pub fn xlen(&self) -> u32 {
        self.decoder.isa().xlen().bits()
    }

    /// The plan of `entry`.
    pub fn plan(&mut self, entry: &StaticEntry) -> Plan {
        if let Some(known) = self.known.get(&entry.word) {
            return known.clone();
        }
        let general = match entry.custom {
            _ if self.is_prefetch(entry) => self.prefetch(entry),
            Some(at) => self.custom(entry, usize::from(at)),
            None => self.manual(entry),
        };
        let general = general.unwrap_or_default();
        let plan = self.rules.short(&general, self.xlen()).unwrap_or_else(|| Plan::General(general.into()));
        self.known.insert(entry.word, plan.clone());
        plan
    }

    /// Whether the word is a prefetch, which `ori` to x0 is where Zicbop is.
    fn is_prefetch(&self, entry: &StaticEntry) -> bool {
        entry.op == Op::Ori
            && self.decoder.isa().has(Extension::Zicbop)
            && [0x6013, 0x0010_6013, 0x0030_6013].contains(&(entry.word & 0x01f0_7fff))
    }

    /// An instruction of which only the address matters.
    fn prefetch(&self, entry: &StaticEntry) -> Option<General> {
        let rs1 = (RegisterFile::X, u16::from(self.decoder.decode(entry.word)?.operands.rs1));
        Some(General { addresses: vec![(Source::Register(rs1), Spread::WHOLE)], ..General::default() })
    }

    /// An instruction of the manual.
    fn manual(&self, entry: &StaticEntry) -> Option<General> {
        let Notation::Manual(row) = self.decoder.row(entry.word)?.notation else { return None };
        let text = instar_manual::text(row, self.decoder.isa().xlen())?;
        // Of what texts declare beside X, secrets can come to the CSRs only: a privilege is none, and a reservation is an
        // address, which is told.
        let files =
            text.description.states.iter().map(|state| (state.name == "CSR").then_some(RegisterFile::Csr));
        let (description, at, word) = (text.description, text.at, entry.word);
        let mut general = Text { description, at, word, files: &files.collect::<Vec<_>>() }.meaning();
        if self.latency.class(entry.class) {
            for range in &entry.sources {
                let operand = (Source::Register((range.file, range.index)), Spread::WHOLE);
                if !general.latency.contains(&operand) {
                    general.latency.push(operand);
                }
            }
        }
        Some(general)
    }

    /// Instruction number `at` of the design.
    fn custom(&self, entry: &StaticEntry, at: usize) -> Option<General> {
        let (mut first_file, mut number) = (0, at);
        for description in &self.descriptions {
            if number < description.instructions.len() {
                let files = (first_file..).map(|file| Some(RegisterFile::Own(file)));
                let files: Vec<_> = files.take(description.states.len()).collect();
                let text = Text { description, at: number, word: entry.word, files: &files };
                let operand = self.latency.custom(at).and_then(|index| self.operand(at, index, entry.word));
                let latency = operand.map(|register| (Source::Register(register), Spread::WHOLE));
                return Some(General { latency: latency.into_iter().collect(), ..text.meaning() });
            }
            number -= description.instructions.len();
            first_file += description.states.len() as u8;
        }
        None
    }

    /// The X register that an operand of the design's instruction `at` is in `word`; x0 is never secret.
    fn operand(&self, at: usize, index: IndexExpr, word: u32) -> Option<Register> {
        let number = match index {
            IndexExpr::Fixed(number) => number,
            IndexExpr::Field { field, offset } => {
                let field = self.decoder.customs().get(at)?.fields.get(field)?.extract(word);
                u16::try_from(i64::from(field) + i64::from(offset)).ok()?
            }
        };
        (number != 0).then_some((RegisterFile::X, number))
    }
}
