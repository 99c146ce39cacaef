//! Which words are a design's instructions, and what each needs: operands, unit, number and fields.

use instar_design::{CoprocessorInterface, Design, HostCore};
use instar_diagnostic::Error;

use super::check::Subject;
use crate::ports::port_stem;
use crate::unit::{SharedUnit, UnitInstruction};
use crate::verilog::field_bits;

/// A field that a unit takes: member of the payload, its bits, and these as an expression over the
/// word.
#[derive(Clone, Debug)]
pub(super) struct Member {
    pub name: String,
    pub width: u32,
    pub bits: String,
}

/// An instruction, decoded.
#[derive(Clone, Debug)]
pub(super) struct Decoded {
    pub mnemonic: String,
    pub mask: u32,
    pub value: u32,
    pub unit: usize,
    pub op: u32,
    /// For each register field that is read, which operand it is.
    pub reads: Vec<(String, usize)>,
    pub writes: bool,
    pub members: Vec<Member>,
}

impl Decoded {
    /// Operands that the core must hand over.
    pub fn operands(&self) -> u32 {
        self.reads.iter().map(|read| read.1 as u32 + 1).max().unwrap_or(0)
    }

    /// The operands that it reads, one bit each.
    pub fn read_mask(&self) -> u32 {
        self.reads.iter().fold(0, |mask, read| mask | 1 << read.1)
    }
}

/// The name of the payload's member for a unit's port of a field.
pub(super) fn member_name(port: &str) -> String {
    port.strip_suffix("_i").unwrap_or(port).to_owned()
}

/// The unit's port for a field's own value.
fn field_port(unit: &SharedUnit, field: &str) -> String {
    let stem = port_stem(field);
    let number = format!("{stem}_number_i");
    if unit.inputs.iter().any(|port| port.name == number) { number } else { format!("{stem}_i") }
}

/// Decodes all instructions of the units.
pub(super) fn decode(
    design: &Design,
    core: &HostCore,
    interface: &CoprocessorInterface,
    units: &[SharedUnit],
) -> Result<Vec<Decoded>, Error> {
    let mut all: Vec<Decoded> = vec![];
    for (number, unit) in units.iter().enumerate() {
        for own in &unit.instructions {
            let subject = subject(design, core, own);
            subject.memory(interface)?;
            subject.result(&own.writes, interface)?;
            let by_data = |field: &&String| {
                unit.outputs.iter().any(|o| o.name == format!("{}_write_o", port_stem(field)))
            };
            if let Some(field) = own.writes.iter().find(by_data) {
                return Err(subject.conditional(field));
            }
            let reads: Vec<(String, usize)> = own
                .reads
                .iter()
                .map(|name| Ok((name.clone(), subject.operand(name, interface)?)))
                .collect::<Result<_, Error>>()?;
            for (name, operand) in &reads {
                let mut others = all.iter().filter(|one| one.unit == number).flat_map(|one| &one.reads);
                if others.any(|(other, at)| other == name && at != operand) {
                    return Err(subject.elsewhere(&unit.name, name));
                }
            }
            if unit.outputs.len() > 1 {
                return Err(subject.several_names(&unit.name));
            }
            let members = own.fields.iter().map(|name| member(&subject, unit, name)).collect();
            all.push(Decoded {
                mnemonic: own.mnemonic.clone(),
                mask: own.mask,
                value: own.value,
                unit: number,
                op: own.op,
                reads,
                writes: !own.writes.is_empty(),
                members,
            });
        }
    }
    Ok(all)
}

fn subject<'a>(design: &'a Design, core: &'a HostCore, own: &UnitInstruction) -> Subject<'a> {
    let instruction = design.instructions.iter().find(|instruction| instruction.mnemonic == own.mnemonic);
    let place = design.extensions.iter().find_map(|file| {
        let found = file.description.instructions.iter().find(|i| i.decode.mnemonic == own.mnemonic)?;
        Some(format!("{}:{}", file.path.display(), found.line))
    });
    Subject {
        place: place.unwrap_or_default(),
        instruction: instruction.expect("the units are the design's"),
        core: &core.file.name,
    }
}

/// A field's bits out of the word, the highest first.
fn member(subject: &Subject<'_>, unit: &SharedUnit, name: &str) -> Member {
    let port = field_port(unit, name);
    let field =
        subject.instruction.fields.iter().find(|field| field.name == name).expect("it is the instruction's");
    let bits = field_bits(field, "issue_instr_i");
    let width = unit
        .inputs
        .iter()
        .find(|input| input.name == port)
        .map_or(u32::from(field.width), |input| input.width);
    Member { name: member_name(&port), width: width.max(u32::from(field.width)), bits }
}
