//! What a core's interface cannot do for an instruction, one sentence each.

use instar_design::{CoprocessorInterface, HostCore};
use instar_diagnostic::Error;
use instar_isa::{CustomField, CustomInstruction};

/// Lowest bit of rs1, rs2 and rs3 in an instruction word, and of rd.
pub(super) const SOURCES: [u8; 3] = [15, 20, 27];
const DESTINATION: u8 = 7;

/// The core's interface.
pub(super) fn interface(core: &HostCore) -> Result<&CoprocessorInterface, Error> {
    core.file.coprocessor.as_ref().ok_or_else(|| {
        Error::sentence(format!(
            "core \"{}\" has no interface for coprocessors: {} has no [coprocessor]",
            core.file.name,
            core.file.path.display()
        ))
    })
}

/// Where an instruction is written down, and what it is called.
pub(super) struct Subject<'a> {
    pub place: String,
    pub instruction: &'a CustomInstruction,
    pub core: &'a str,
}

impl Subject<'_> {
    fn sentence(&self, what: &str) -> Error {
        Error::sentence(format!("{}: \"{}\" {what}", self.place, self.instruction.mnemonic))
    }

    fn field(&self, name: &str) -> Option<&CustomField> {
        self.instruction.fields.iter().find(|field| field.name == name)
    }

    /// Whether the bits of rd are fixed, and 0.
    fn names_no_destination(&self) -> bool {
        let bits = 0b11111 << DESTINATION;
        self.instruction.mask & bits == bits && self.instruction.value & bits == 0
    }

    /// Lowest bit of a field of five bits in one piece.
    fn place_of(&self, name: &str) -> Option<u8> {
        match &self.field(name)?.segments[..] {
            [piece] if piece.width == 5 => Some(piece.word_lsb),
            _ => None,
        }
    }

    /// Which operand of the interface a field's register is.
    pub fn operand(&self, name: &str, interface: &CoprocessorInterface) -> Result<usize, Error> {
        let found = self.place_of(name).and_then(|lsb| SOURCES.iter().position(|&source| source == lsb));
        let Some(operand) = found else {
            return Err(self.sentence(&format!(
                "reads the register of its field `{name}`, and {} hands over those of rs1 (bits 19 to 15), rs2 \
                 (24 to 20) and rs3 (31 to 27)",
                interface.name()
            )));
        };
        if operand as u32 >= interface.operands {
            return Err(self.sentence(&format!(
                "reads {} registers, and the interface of core \"{}\" hands over {} (operands in [coprocessor])",
                operand + 1,
                self.core,
                interface.operands
            )));
        }
        Ok(operand)
    }

    /// Refuses what a result cannot be.
    pub fn result(&self, writes: &[String], interface: &CoprocessorInterface) -> Result<(), Error> {
        if writes.len() > 1 {
            let core = self.core;
            let why = if interface.dual_write {
                "Instar's coprocessor returns one".to_owned()
            } else {
                format!(
                    "an instruction returns one through the interface of core \"{core}\" (dual_write in [coprocessor])"
                )
            };
            let (many, names) = (writes.len(), writes.join(", "));
            return Err(self.sentence(&format!("writes {many} registers ({names}), and {why}")));
        }
        if writes.is_empty() && interface.waits_for_all && !self.names_no_destination() {
            return Err(self.sentence(&format!(
                "writes no register, and its bits 11 to 7 are not 0: core \"{}\" takes them for a destination, and hands \
                 a value on before it learns that there is none (waits_for_all in [coprocessor]); fix them to 0",
                self.core
            )));
        }
        match writes.first() {
            Some(name) if self.place_of(name) != Some(DESTINATION) => Err(self.sentence(&format!(
                "writes the register of its field `{name}`, and a result of {} goes to rd (bits 11 to 7)",
                interface.name()
            ))),
            _ => Ok(()),
        }
    }

    /// Refuses a result that only the operands decide on.
    pub fn conditional(&self, field: &str) -> Error {
        self.sentence(&format!(
            "writes `{field}` or does not, as its operands are, and a coprocessor says beforehand whether it writes; read \
             the register and write it back"
        ))
    }

    /// Refuses a field that stands elsewhere in another instruction of the unit.
    pub fn elsewhere(&self, unit: &str, field: &str) -> Error {
        self.sentence(&format!(
            "has its field `{field}` in other bits than another instruction of the unit \"{unit}\"; name it otherwise"
        ))
    }

    /// Refuses results that the instructions of a unit name differently.
    pub fn several_names(&self, unit: &str) -> Error {
        self.sentence(&format!(
            "is in the unit \"{unit}\", whose instructions call rd by several names; call it by one"
        ))
    }

    /// Refuses accesses to memory.
    pub fn memory(&self, interface: &CoprocessorInterface) -> Result<(), Error> {
        let memory = self.instruction.memory;
        if !(memory.reads || memory.writes) {
            return Ok(());
        }
        let why = if interface.memory {
            "Instar's coprocessor has no memory interface".to_owned()
        } else {
            format!("the interface of core \"{}\" has none (memory in [coprocessor])", self.core)
        };
        Err(self.sentence(&format!("accesses memory, and {why}")))
    }
}
