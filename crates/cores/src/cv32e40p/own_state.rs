//! What instructions of a design bring, and what they leave in registers of its own.
//!
//! Source: own design: a unit in EX stands beside the ALU, behind its operand registers, and goes
//! from registers to registers in one cycle. What lies in further stages is not known.

use std::sync::Arc;

use instar_isa::{RegisterFile, StaticEntry};

use super::elements::{Brings, ELEMENTS};
use super::info::{Info, Kind};
use crate::element::{DriveSource, OwnRegisters, element_count};

/// A design's own registers, as elements behind those of the core.
#[derive(Clone, Debug, Default)]
pub struct Own {
    /// By file: number of its first element, and bits of a register.
    files: Vec<(u16, u32)>,
}

impl Own {
    /// Behind the elements of the core.
    pub fn of(files: &[OwnRegisters]) -> Self {
        let mut first = element_count(ELEMENTS);
        let place = |file: &OwnRegisters| {
            let at = first;
            first += file.count;
            (at, file.bits)
        };
        Self { files: files.iter().map(place).collect() }
    }

    /// What an instruction of a design writes of them: its number among the registers that it
    /// writes, and the element.
    ///
    /// # Errors
    /// Why it is not told, as the end of a sentence.
    fn written(&self, entry: &StaticEntry) -> Result<Vec<(u16, u16)>, &'static str> {
        let registers = entry.destinations.iter().flat_map(|range| {
            (range.index..range.index + u16::from(range.count)).map(|index| (range.file, index))
        });
        let mut written = Vec::new();
        for (number, (file, index)) in registers.enumerate() {
            if let RegisterFile::Own(file) = file {
                let &(first, bits) = self.files.get(usize::from(file)).ok_or(UNTOLD)?;
                if bits > 32 {
                    return Err("writes a register of the design's own of more than 32 bits; declare it \
                                as an array of words");
                }
                written.push((number as u16, first + index));
            }
        }
        Ok(written)
    }
}

/// Why nothing is told of an instruction, as the end of a sentence.
pub const UNTOLD: &str = "is a design's own, and what its unit holds is not among the elements \
                          that are known of this core; those of instructions in EX are, in units \
                          of latency 1";

/// What an instruction of a design brings: registers of its fields rs1 and rs2 where it reads them,
/// a further one as the third; its unit stands beside the ALU, behind the same registers.
pub fn of_design(entry: &StaticEntry, info: &Info, own: &Own) -> Brings {
    let read = |register: u16| {
        let named = |range: &instar_isa::RegisterRange| {
            range.file == RegisterFile::X
                && (range.index..range.index + u16::from(range.count)).contains(&register)
        };
        entry.sources.iter().any(named)
    };
    let field = |from: u32| (entry.word >> from & 31) as u16;
    let named = |register: u16| {
        if read(register) { DriveSource::Register(register as u8) } else { DriveSource::Constant(0) }
    };
    let mut read_too =
        entry.sources.iter().filter(|range| range.file == RegisterFile::X).map(|range| range.index);
    let third = read_too.find(|&register| register != field(15) && register != field(20));
    let third = third.map_or(DriveSource::Constant(0), |register| DriveSource::Register(register as u8));
    let writes = entry.destinations.iter().any(|range| range.file == RegisterFile::X);
    let own = if info.kind == Kind::Own { own.written(entry).map(Arc::from) } else { Err(UNTOLD) };
    Brings {
        operands: [named(field(15)), named(field(20)), third],
        multiplies: false,
        result: if writes { DriveSource::Result } else { DriveSource::Constant(0) },
        own,
    }
}
