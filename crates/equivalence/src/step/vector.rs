//! From words to instructions of the vector unit.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, chapter "V"; which registers an instruction
//! names stands in `instar-isa`.

use instar_coredsl::Description;
use instar_coredsl::ir::{AssignmentTarget, Body, ExprKind, Statement};
use instar_isa::{Class, Notation, Number, Op, RegisterFile, Role, Row, StaticEntry, csr};

use super::own;

/// An instruction of the vector unit.
pub(crate) struct VectorStep {
    pub word: u32,
    /// The word but for the numbers of integer registers, whose values are operands.
    pub key: u32,
    pub kind: Kind,
    /// Integer registers, as the word names them.
    pub sources: Vec<usize>,
    pub destinations: Vec<usize>,
}

/// What it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `vsetvli` and its kin.
    Configure(Op),
    /// Reads this register of the unit's.
    Reads(u16),
    /// Writes it: the constant, or what an integer register holds.
    Writes(u16, Option<u32>),
    /// Accesses memory.
    Memory,
    /// Computes.
    Computes,
    /// Computes, and is one of the design's.
    Design,
}

impl VectorStep {
    /// That of a word; `None` where it has nothing to do with the vector unit.
    pub fn read(
        row: &Row<'_>,
        entry: &StaticEntry,
        descriptions: &[Description],
        word: u32,
    ) -> Option<Result<Self, String>> {
        let of = |kind| {
            let mut step = Self { word, key: word, kind, sources: vec![], destinations: vec![] };
            step.find_registers(row);
            step
        };
        match (row.class, row.notation) {
            (Class::Vector, _) => {
                let kind = match row.op {
                    Op::Vsetvli | Op::Vsetivli | Op::Vsetvl => Kind::Configure(row.op),
                    Op::Vle8ffV | Op::Vle16ffV | Op::Vle32ffV | Op::Vle64ffV => {
                        return Some(Err(format!("is {}, which may shorten vl", row.mnemonic)));
                    }
                    _ if row.effect.memory.any() => Kind::Memory,
                    _ => Kind::Computes,
                };
                Some(Ok(of(kind)))
            }
            (Class::Csr, _) => setting(entry, word).map(|kind| Ok(of(kind))),
            (_, Notation::Design(at, _)) => {
                let (description, at, _) = own(descriptions, usize::from(at))?;
                if !description.instructions[at].behaviour.vectors().any {
                    return None;
                }
                let beside = entry.sources.iter().chain(&entry.destinations);
                let others = { beside }.any(|range| !matches!(range.file, RegisterFile::X | RegisterFile::V));
                let body = description.instructions[at].behaviour.body();
                Some(if others || row.effect.memory.any() || uses_pc(body) {
                    Err(format!(
                        "is {}, which works on vector registers, and on more than integer registers beside them",
                        row.mnemonic
                    ))
                } else {
                    let mut step =
                        Self { word, key: word, kind: Kind::Design, sources: vec![], destinations: vec![] };
                    let numbers = |ranges: &[instar_isa::RegisterRange]| -> Vec<usize> {
                        let x = ranges.iter().filter(|range| range.file == RegisterFile::X);
                        x.flat_map(|range| range.numbers()).map(usize::from).collect()
                    };
                    step.sources = numbers(&entry.sources);
                    step.destinations = numbers(&entry.destinations);
                    Ok(step)
                })
            }
            _ => None,
        }
    }

    /// Takes the numbers of integer registers out of the word.
    fn find_registers(&mut self, row: &Row<'_>) {
        for operand in row.operands() {
            let Number::Format(field) = operand.number else { continue };
            if operand.file != RegisterFile::X {
                continue;
            }
            let number = usize::from(field.extract(self.word));
            self.key = field.insert(self.key, 0).unwrap_or(self.key);
            match operand.role {
                Role::Source => self.sources.push(number),
                Role::Destination => self.destinations.push(number),
            }
        }
    }

    /// What stands in the place of vd, vs1 or vs2.
    pub fn field(&self, at: u32) -> usize {
        (self.word >> at & 31) as usize
    }

    /// Whether v0 says which elements are active; of some instructions it is an operand.
    pub fn masked(&self) -> bool {
        self.word >> 25 & 1 == 0
    }
}

/// Whether a text reads where it stands, or says where the hart goes on.
fn uses_pc(body: &Body) -> bool {
    let mut found = false;
    for statement in &body.statements {
        statement.walk(&mut |statement| {
            found |= matches!(statement, Statement::Assign { target: AssignmentTarget::Pc, .. });
        });
        statement.visit(&mut |expression| found |= matches!(expression.kind, ExprKind::Pc));
    }
    found
}

/// An access to a register of the unit's that is followed.
fn setting(entry: &StaticEntry, word: u32) -> Option<Kind> {
    let number = (word >> 20) as u16;
    let (rd, rs1) = (word >> 7 & 31, word >> 15 & 31);
    let reads = matches!(number, csr::VL | csr::VLENB | csr::VXRM | csr::VXSAT);
    let writes = matches!(number, csr::VXRM | csr::VXSAT);
    match entry.op {
        Op::Csrrs | Op::Csrrc if rs1 == 0 && reads => Some(Kind::Reads(number)),
        Op::Csrrw if rd == 0 && writes => Some(Kind::Writes(number, None)),
        Op::Csrrwi if rd == 0 && writes => Some(Kind::Writes(number, Some(rs1))),
        _ => None,
    }
}
