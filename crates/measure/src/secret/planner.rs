//! From words to plans: the text of each word is read once, whatever the addresses where it stands,
//! and whatever registers it names.
//!
//! Source: the texts of the RISC-V manual's instructions (`instar-manual`) and of the design's.
//! What no text says: a prefetch tells its address.

use instar_coredsl::{BitSource, Description};
use instar_isa::{
    Class, CustomInstruction, Decoder, Extension, IndexExpr, NextPc, Notation, Op, Operands, RegisterFile,
    StaticEntry, csr,
};
use rustc_hash::FxHashMap;

use super::latency::DataDependent;
use super::meaning::Text;
use super::plan::{Beside, From, General, PRIVILEGE, Plan, Register, Rule};
use super::public_bits::Known;
use super::rules::Rules;
use super::shape::{Named, Shape, shape};
use super::spread::Spread;
use super::vector::{DesignPlan, VECTORS, VectorPlan};

/// Makes plans.
pub struct Planner {
    decoder: Decoder,
    /// The design's descriptions.
    descriptions: Vec<Description>,
    /// Whose latency depends on data.
    latency: DataDependent,
    /// By word.
    known: FxHashMap<u32, Plan>,
    /// By what words are but for the registers that they name: the plan of the first, and its
    /// registers.
    shapes: FxHashMap<Shape, (Named, Plan)>,
    rules: Rules,
}

impl Planner {
    /// For the stream of `decoder`.
    pub fn new(decoder: Decoder, descriptions: Vec<Description>, latency: DataDependent) -> Self {
        let (known, shapes) = (FxHashMap::default(), FxHashMap::default());
        Self { decoder, descriptions, latency, known, shapes, rules: Rules::default() }
    }

    /// The rule with this number.
    #[inline]
    pub fn rule(&self, number: u32) -> &Rule {
        self.rules.get(number)
    }

    /// Bytes of a vector register; 0 without vectors.
    pub fn vector_bytes(&self) -> usize {
        self.decoder.isa().vlen() / 8
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
        let plan = self.shared(entry);
        self.known.insert(entry.word, plan.clone());
        plan
    }

    /// What the word of `entry` does beside.
    pub fn beside(&self, entry: &StaticEntry) -> Beside {
        if !matches!(entry.class, Class::Alu | Class::Multiply | Class::Branch) {
            return Beside::default();
        }
        let Some(operands) = self.decoder.decode(entry.word).map(|decoded| decoded.operands) else {
            return Beside::default();
        };
        let copies = match (entry.op, operands.rs1, operands.rs2) {
            (Op::Addi, rs, _) if operands.immediate == 0 => Some(rs),
            (Op::Add | Op::Or | Op::Xor, 0, rs) | (Op::Add | Op::Or | Op::Xor | Op::Sub, rs, 0) => Some(rs),
            _ => None,
        };
        Beside { copies, known: Known::of(entry.op, &operands) }
    }

    /// The plan of the word that differs from that of `entry` in having one register as both of its
    /// operands.
    pub fn of_one(&mut self, entry: &StaticEntry) -> Option<Plan> {
        let Notation::Manual(row) = self.decoder.row(entry.word)?.notation else { return None };
        let operands = row.matches(entry.word)?;
        let word = row.encode(&Operands { rs2: operands.rs1, ..operands })?;
        let entry = self.decoder.static_entry(entry.pc, word)?;
        Some(self.plan(&entry))
    }

    /// The plan of a word that is new.
    fn shared(&mut self, entry: &StaticEntry) -> Plan {
        if self.is_design_on_vectors(entry) {
            return self.read(entry);
        }
        let of_word = self.text(entry).and_then(|text| {
            let instruction = &text.description.instructions[text.at];
            shape(instruction, entry.word, &self.latency(entry))
        });
        let Some((shape, named)) = of_word else { return self.read(entry) };
        if let Some((first, plan)) = self.shapes.get(&shape) {
            return plan.renamed(&first.renamed(&named));
        }
        let plan = self.read(entry);
        self.shapes.insert(shape, (named, plan.clone()));
        plan
    }

    /// The plan as the text of the word says.
    fn read(&mut self, entry: &StaticEntry) -> Plan {
        // Instructions of the vector unit have no text.
        if entry.class == Class::Vector {
            let row = self.decoder.row(entry.word).map(|row| row.notation);
            let Some(Notation::Manual(row)) = row else { return Plan::Nothing };
            return Plan::Vector(VectorPlan::new(entry, row.mnemonic).into());
        }
        if self.is_design_on_vectors(entry) {
            let latency = self.latency(entry).into_iter().map(|(_, number)| number as u8).collect();
            return Plan::DesignOnVectors(DesignPlan::new(entry, latency).into());
        }
        let general = if self.is_prefetch(entry) {
            self.prefetch(entry)
        } else {
            let amount = self.latency.by_amount(entry, self.xlen());
            let spread = amount.map_or(Spread::WHOLE, |from| Spread::Any { from, to: u64::MAX });
            let latency = self
                .latency(entry)
                .into_iter()
                .map(|register| (BitSource::Register(register), spread.clone()));
            self.text(entry).map(|text| General { latency: latency.collect(), ..text.meaning() })
        };
        let mut general = general.unwrap_or_default();
        if entry.class == Class::Csr {
            general.control.extend(access_to(entry.immediate as u16));
        }
        let custom = entry.custom.and_then(|at| self.decoder.customs().get(usize::from(at)));
        if custom.is_some_and(|custom| custom.begins_loop) {
            // How often it is gone through decides as a branch does.
            let read = entry.sources.iter().filter(|range| range.file == RegisterFile::X);
            let registers = read.flat_map(|range| range.numbers().map(|number| (range.file, number)));
            general.control.extend(registers.map(|register| (BitSource::Register(register), Spread::WHOLE)));
        }
        match entry.effect.flow {
            NextPc::Table => {
                let offset = entry.immediate as u64 * u64::from(self.xlen() / 8);
                return Plan::Table { offset, general: general.into() };
            }
            NextPc::Trap => return Plan::Call(entry.op),
            _ => {}
        }
        self.rules.short(&general, self.xlen()).unwrap_or_else(|| Plan::General(general.into()))
    }

    fn is_design_on_vectors(&self, entry: &StaticEntry) -> bool {
        let custom = entry.custom.and_then(|at| self.decoder.customs().get(usize::from(at)));
        custom.is_some_and(CustomInstruction::on_vectors)
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
        Some(General { addresses: vec![(BitSource::Register(rs1), Spread::WHOLE)], ..General::default() })
    }

    /// What the manual or the design says of the word.
    fn text(&self, entry: &StaticEntry) -> Option<Text<'_>> {
        match entry.custom {
            Some(at) => self.custom(entry.word, usize::from(at)),
            None => self.manual(entry.word),
        }
    }

    /// An instruction of the manual.
    fn manual(&self, word: u32) -> Option<Text<'_>> {
        let Notation::Manual(row) = self.decoder.row(word)?.notation else { return None };
        let instar_manual::Text { description, at } = instar_manual::text(row, self.decoder.isa().xlen())?;
        // Of what texts declare beside X, secrets can come to the CSRs and to the privilege only: a
        // reservation is an address, which is told.
        let files = description.states.iter().map(|state| match state.name.as_str() {
            "CSR" => Some(RegisterFile::Csr),
            "PRIVILEGE" => Some(PRIVILEGE.0),
            _ => None,
        });
        Some(Text { description, at, word, files: files.collect() })
    }

    /// Instruction number `at` of the design.
    fn custom(&self, word: u32, at: usize) -> Option<Text<'_>> {
        let (mut first_file, mut at) = (0, at);
        for description in &self.descriptions {
            if at < description.instructions.len() {
                let files = (first_file..).map(|file| Some(RegisterFile::Own(file)));
                return Some(Text {
                    description,
                    at,
                    word,
                    files: files.take(description.states.len()).collect(),
                });
            }
            at -= description.instructions.len();
            first_file += description.states.len() as u8;
        }
        None
    }

    /// The registers on which the latency of the word depends, each once.
    fn latency(&self, entry: &StaticEntry) -> Vec<Register> {
        let mut found = vec![];
        match entry.custom {
            Some(at) => {
                let operand = self.latency.custom(usize::from(at));
                found.extend(operand.and_then(|index| self.operand(usize::from(at), index, entry.word)));
            }
            None if self.latency.by_amount(entry, self.xlen()).is_some() => match entry.rs()[1] {
                0 => {}
                amount => found.push((RegisterFile::X, amount.into())),
            },
            None if self.latency.by_operands(entry) => {
                for range in &entry.sources {
                    if !found.contains(&(range.file, range.index)) {
                        found.push((range.file, range.index));
                    }
                }
            }
            None => {}
        }
        found
    }

    /// The X register that an operand of the design's instruction `at` is in `word`; x0 is never
    /// secret.
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

/// On what it depends whether CSR `number` may be accessed.
fn access_to(number: u16) -> From {
    let any = |register, from| (BitSource::Register(register), Spread::Any { from, to: 1 });
    let csr = |number, from| any((RegisterFile::Csr, number), from);
    let mut found = vec![any(PRIVILEGE, u64::MAX)];
    if csr::is_user_counter(number) {
        found.push(csr(csr::MCOUNTEREN, u64::MAX));
    }
    if csr::is_vector(number) {
        found.push(csr(csr::MSTATUS, VECTORS));
    }
    found
}

#[cfg(test)]
mod tests {
    use instar_coredsl::load;
    use instar_isa::{Isa, Xlen, instructions};

    use super::*;

    fn planner(isa: &Isa, descriptions: Vec<Description>, latency: DataDependent) -> Planner {
        let customs: Vec<_> = descriptions.iter().flat_map(Description::decodes).collect();
        Planner::new(Decoder::new(isa, &customs).unwrap(), descriptions, latency)
    }

    /// Plans these words one after the other, each as its own text says; the number of shapes that
    /// they had.
    fn planned(planner: &mut Planner, words: impl Iterator<Item = u32>) -> usize {
        for word in words {
            let Some(entry) = planner.decoder.static_entry(0, word) else { continue };
            let (shared, read) = (planner.plan(&entry), planner.read(&entry));
            assert_eq!(shared, read, "{word:#010x}");
        }
        planner.shapes.len()
    }

    /// Bits of few different words.
    fn bits(n: u32) -> u32 {
        let random = n.wrapping_mul(0x9e37_79b9).rotate_left(15).wrapping_mul(0x85eb_ca6b);
        random ^ random >> 13
    }

    #[test]
    fn a_word_has_the_plan_that_its_text_says_whatever_words_of_its_shape_came_before() {
        for xlen in [Xlen::Rv32, Xlen::Rv64] {
            let isa = Isa::everything(xlen);
            let mut planner = planner(&isa, vec![], DataDependent::anywhere(None));
            for row in instructions(&isa) {
                planned(&mut planner, (0..24).filter_map(|n| row.from_bits(bits(n))));
            }
        }
    }

    #[test]
    fn words_that_differ_in_registers_only_share_a_shape_and_x0_and_equal_registers_do_not() {
        let add = |rd: u32, rs1: u32, rs2: u32| rs2 << 20 | rs1 << 15 | rd << 7 | 0x33;
        let load = |offset: u32, rd: u32, rs1: u32| offset << 20 | rs1 << 15 | 2 << 12 | rd << 7 | 0x03;
        let isa = Isa::parse("rv32im").unwrap();
        let mut planner = planner(&isa, vec![], DataDependent::anywhere(None));
        let distinct = [add(1, 2, 3), add(7, 20, 31), add(5, 10, 11)];
        assert_eq!(planned(&mut planner, distinct.into_iter()), 1);
        let others = [add(1, 1, 3), add(1, 2, 2), add(0, 2, 3), add(1, 0, 3), add(4, 4, 4), add(9, 9, 9)];
        assert_eq!(planned(&mut planner, others.into_iter()), 6);
        let loads = [load(4, 1, 2), load(4, 8, 9), load(8, 1, 2)];
        assert_eq!(planned(&mut planner, loads.into_iter()), 8);
    }

    #[test]
    fn a_field_that_also_counts_as_a_number_keeps_words_apart() {
        let text = "InstructionSet T extends RV32I { instructions {
              PAIR {
                encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
                assembly: {\"t.pair\", \"{name(rd)}, {name(rs1)}, {name(rs2)}\"};
                behavior: { X[rd] = X[rs1] ^ X[rs1 + 1]; X[rd + 1] = X[rs2]; } }
              COUNT {
                encoding: 7'd1 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
                assembly: {\"t.count\", \"{name(rd)}, {name(rs1)}, {name(rs2)}\"};
                behavior: X[rd] = X[rs1] << rs2; }
              BOTH {
                encoding: 7'd2 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
                assembly: {\"t.both\", \"{name(rd)}, {name(rs1)}, {name(rs2)}\"};
                behavior: X[rd] = (unsigned<32>)(X[rs1] & (X[rs2] + rs2)); } } }";
        let description = load("t.core_desc", text).unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
        let isa = Isa::parse("rv32i").unwrap();
        let word = |n: u32, rd: u32, rs1: u32, rs2: u32| n << 25 | rs2 << 20 | rs1 << 15 | rd << 7 | 0xb;
        for (n, words, shapes) in [
            // The last pair meets rs2.
            (0, vec![word(0, 10, 20, 30), word(0, 12, 18, 25), word(0, 10, 19, 20)], 2),
            (1, vec![word(1, 10, 20, 3), word(1, 12, 18, 3), word(1, 12, 18, 4)], 2),
            (2, vec![word(2, 10, 20, 3), word(2, 12, 18, 3), word(2, 12, 18, 4)], 2),
        ] {
            let mut planner = planner(&isa, vec![description.clone()], DataDependent::anywhere(None));
            assert_eq!(planned(&mut planner, words.into_iter()), shapes, "{n}");
        }
        let mut planner = planner(&isa, vec![description], DataDependent::anywhere(None));
        planned(&mut planner, (0..600).map(|n| bits(n) & 0x01ff_ff80 | (n % 3) << 25 | 0xb));
    }
}
