//! What an instruction does to secrets, worked out once per static entry.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I, for which operand is an address; for a design's instructions
//! the dependences of their CoreDSL description.

use instar_coredsl::{Description, Feed};
use instar_isa::{Class, Decoder, IndexExpr, Op, Operands, RegisterFile, RegisterList, StaticEntry};

use super::bits::Rule;
use super::columns::{Columns, columns};
use super::effects::{address_only, all_from_all, atomic, csr, is_prefetch, sequence};
use super::latency::DataDependent;

/// A register of any file; a design's own files are numbered over all of its descriptions.
pub type Register = (RegisterFile, u16);

/// How the bits of a loaded value fill a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filling {
    /// Bits in memory.
    pub bits: u8,
    /// Whether the highest of them is a sign.
    pub signed: bool,
}

/// What one instruction does.
#[derive(Clone, Debug)]
pub enum Plan {
    /// Nothing that concerns secrets.
    Nothing,
    /// rd becomes public.
    Constant {
        /// The register.
        rd: u8,
    },
    /// rd is computed from rs1 and rs2.
    Compute {
        /// Which bits depend on which.
        rule: Rule,
        /// Whether its latency depends on the operands.
        variable: bool,
        /// Destination.
        rd: u8,
        /// Sources.
        rs: [u8; 2],
        /// Immediate.
        immediate: i32,
    },
    /// A conditional branch.
    Branch {
        /// What is compared.
        rs: [u8; 2],
    },
    /// An indirect jump.
    JumpRegister {
        /// The target.
        rs1: u8,
        /// The return address.
        rd: u8,
    },
    /// A load.
    Load {
        /// The address.
        rs1: u8,
        /// Destination.
        rd: u8,
        /// How its bits fill it.
        filling: Filling,
    },
    /// A store.
    Store {
        /// The address.
        rs1: u8,
        /// The value.
        rs2: u8,
    },
    /// Registers that are saved or restored, one with each access in order.
    Moves {
        /// Which.
        registers: Box<[u8]>,
        /// A register that becomes 0, or 0.
        zeroed: u8,
        /// It jumps to ra.
        returns: bool,
    },
    /// Anything else.
    General(Box<General>),
}

/// An instruction with several results.
#[derive(Clone, Debug, Default)]
pub struct General {
    /// Registers that its addresses depend on.
    pub addresses: Vec<Register>,
    /// Registers on which it depends where the program goes on.
    pub control: Vec<Register>,
    /// Registers on which its latency depends.
    pub latency: Vec<Register>,
    /// Registers that it writes.
    pub written: Vec<Written>,
    /// Registers that the values it stores depend on.
    pub stored: Vec<Register>,
    /// Whether they depend on what it loads, too.
    pub stores_loaded: bool,
}

/// A register that is written.
#[derive(Clone, Debug)]
pub struct Written {
    /// Which.
    pub register: Register,
    /// What it depends on.
    pub from: Vec<Register>,
    /// Whether it depends on what is loaded, too.
    pub loaded: bool,
    /// Which of its bits depend on which of theirs; where nobody knows, all on all.
    pub columns: Option<Columns>,
}

/// Makes plans.
pub struct Planner<'a> {
    /// Reads operands.
    pub decoder: &'a Decoder,
    /// The design's descriptions.
    pub descriptions: &'a [Description],
    /// Whose latency depends on data.
    pub latency: &'a DataDependent,
}

impl Planner<'_> {
    /// The plan of `entry`.
    pub fn plan(&self, entry: &StaticEntry) -> Plan {
        let Some(decoded) = self.decoder.decode(entry.word) else { return Plan::Nothing };
        let Operands { rd, rs1, rs2, immediate, .. } = decoded.operands;
        let xlen = self.decoder.isa().xlen();
        match entry.class {
            _ if is_prefetch(entry, self.decoder) => address_only(rs1),
            class if class.computes() && is_simple(entry) => {
                let rule = Rule::new(entry.op, xlen);
                if rd == 0 && !self.latency.class(entry.class) {
                    Plan::Nothing
                } else if rule.is_constant(rs1, rs2, immediate) {
                    Plan::Constant { rd }
                } else {
                    let variable = self.latency.class(entry.class);
                    Plan::Compute { rule, variable, rd, rs: [rs1, rs2], immediate: immediate as i32 }
                }
            }
            Class::Branch if rs1 == rs2 => Plan::Nothing,
            Class::Branch => Plan::Branch { rs: [rs1, rs2] },
            Class::Jump => Plan::Constant { rd },
            Class::JumpRegister => Plan::JumpRegister { rs1, rd },
            Class::Load => Plan::Load { rs1, rd, filling: filling(entry.op) },
            Class::Store => Plan::Store { rs1, rs2 },
            Class::Fence | Class::FenceI | Class::System => Plan::Nothing,
            Class::CacheBlock => address_only(rs1),
            Class::Sequence => sequence(entry.op, &decoded.operands, xlen),
            Class::Atomic => Plan::General(atomic(entry.op, &decoded.operands).into()),
            Class::Csr => Plan::General(csr(entry).into()),
            Class::Custom => {
                self.custom(entry).map_or(Plan::Nothing, |general| Plan::General(general.into()))
            }
            _ => Plan::General(all_from_all(entry).into()),
        }
    }

    /// The X register that an operand of the design's instruction `at` is in `word`; x0 is never secret.
    fn register(&self, at: usize, index: IndexExpr, word: u32) -> Option<Register> {
        let number = match index {
            IndexExpr::Fixed(number) => number,
            IndexExpr::Field { field, offset } => {
                let field = self.decoder.customs().get(at)?.fields.get(field)?.extract(word);
                u16::try_from(i64::from(field) + i64::from(offset)).ok()?
            }
        };
        (number != 0).then_some((RegisterFile::X, number))
    }

    /// A design's instruction, as its description says.
    fn custom(&self, entry: &StaticEntry) -> Option<General> {
        let mut at = usize::from(entry.custom?);
        let operand = self.latency.custom(at).and_then(|index| self.register(at, index, entry.word));
        let mut first_file = 0;
        for description in self.descriptions {
            if at < description.instructions.len() {
                let found = description.dependence(at, entry.word);
                let shift = |register: Register| match register.0 {
                    RegisterFile::Own(file) => (RegisterFile::Own(file + first_file), register.1),
                    _ => register,
                };
                let all = |feed: &Feed| feed.registers.iter().copied().map(shift).collect::<Vec<_>>();
                let bits = columns(description, at, entry.word);
                let written = found.written.iter().map(|written| {
                    let columns = bits.iter().find(|columns| columns.register == written.register);
                    let columns = columns.cloned().map(|mut columns| {
                        columns.from.iter_mut().for_each(|(register, _)| *register = shift(*register));
                        columns
                    });
                    let register = shift(written.register);
                    let old = written.keeps.then_some(register);
                    let from = all(&written.from).into_iter().chain(old).collect();
                    Written { register, from, loaded: written.from.loaded, columns }
                });
                return Some(General {
                    addresses: all(&found.addresses),
                    control: all(&found.control),
                    latency: operand.into_iter().collect(),
                    written: written.collect(),
                    stored: all(&found.stored),
                    stores_loaded: found.stored.loaded,
                });
            }
            at -= description.instructions.len();
            first_file += description.states.len() as u8;
        }
        None
    }
}

/// At most one result and two operands, all of them in X.
fn is_simple(entry: &StaticEntry) -> bool {
    let plain = |list: &RegisterList| list.iter().all(|r| r.file == RegisterFile::X && r.count == 1);
    entry.destinations.len() <= 1 && plain(&entry.destinations) && plain(&entry.sources)
}

/// One by one.
pub fn registers(list: &RegisterList) -> Vec<Register> {
    list.iter().flat_map(|r| (r.index..r.index + u16::from(r.count)).map(|index| (r.file, index))).collect()
}

/// How a loaded value fills a register.
fn filling(op: Op) -> Filling {
    let (bits, signed) = match op {
        Op::Lb => (8, true),
        Op::Lbu => (8, false),
        Op::Lh => (16, true),
        Op::Lhu => (16, false),
        Op::Lwu => (32, false),
        Op::Ld => (64, false),
        _ => (32, true),
    };
    Filling { bits, signed }
}
