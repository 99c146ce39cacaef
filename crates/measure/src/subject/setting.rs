//! What a program runs in: memory, stack, arguments.
//!
//! Source: own design.

use std::sync::Arc;

use instar_coredsl::device::DescribedDevice;
use instar_design::Design;
use instar_design::design::ExtensionFile;
use instar_isa::{Equipment, IndexExpr, Isa, LoopFiles};
use instar_sim::{DeviceRequest, Options, Program};

use crate::Error;

/// What of a machine its user may choose.
#[derive(Clone, Debug, Default)]
pub struct MachineSetting {
    /// First address of the RAM; `None`: where the program fits.
    pub memory_base: Option<u64>,
    /// Bytes of the RAM; `None`: enough for the program.
    pub memory_size: Option<u64>,
    /// Bytes of the stack, of a called function and of a whole program.
    pub stack_size: Option<u64>,
    /// See [`Options::equipment`].
    pub equipment: Equipment,
    /// See [`Options::vector_agnostic_ones`].
    pub vector_agnostic_ones: bool,
    /// See [`Options::devices`].
    pub devices: Vec<DeviceRequest>,
    /// See [`Options::described`]; a [`crate::Subject`] knows them from its design.
    pub described: Vec<Arc<DescribedDevice>>,
    /// Arguments of a whole program, its name first.
    pub arguments: Vec<String>,
    /// Whether the program may read this process's standard input.
    pub reads_stdin: bool,
    /// See [`Options::latency_operands`]; a [`crate::Subject`] knows them from its design.
    pub latency_operands: Vec<Option<IndexExpr>>,
    /// See [`Options::loops`]; a [`crate::Subject`] knows them from its design.
    pub loops: Option<LoopFiles>,
}

impl MachineSetting {
    /// The machine for `program`.
    pub(crate) fn options(&self, isa: Isa, program: &Program) -> Options {
        let usual = Options::fitting(isa, program);
        Options {
            memory_base: self.memory_base.unwrap_or(usual.memory_base),
            memory_size: self.memory_size.unwrap_or(usual.memory_size),
            stack_size: self.stack_size.unwrap_or(usual.stack_size),
            largest_stack: self.stack_size.unwrap_or(usual.largest_stack),
            program_stack_size: self.stack_size,
            equipment: self.equipment,
            vector_agnostic_ones: self.vector_agnostic_ones,
            devices: self.devices.clone(),
            described: self.described.clone(),
            arguments: self.arguments.clone(),
            latency_operands: self.latency_operands.clone(),
            loops: self.loops,
            ..usual
        }
    }

    /// What is told of a stack that is larger than what memory has behind the program.
    pub(crate) fn beyond_memory(&self, isa: Isa, program: &Program) -> Option<String> {
        let Options { memory_base, memory_size, .. } = self.options(isa, program);
        let free = (memory_base + memory_size).saturating_sub(program.end());
        let asked = self.stack_size.filter(|&size| size > free)?;
        Some(format!(
            "{}: of a stack of {asked} bytes there are {free}, what memory has behind the program",
            program.name()
        ))
    }
}

/// Refuses a machine whose registers have another width than those that a design's descriptions are
/// about.
pub(crate) fn of_one_width(design: &Design, isa: Isa, program: &str) -> Result<(), Error> {
    let other = |extension: &&ExtensionFile| extension.description.xlen != isa.xlen();
    let Some(extension) = design.extensions.iter().find(other) else { return Ok(()) };
    let description = &extension.description;
    let (own, wanted) = (description.xlen.bits(), isa.xlen().bits());
    let hint = match description.xlen_fixed {
        true => format!("name a program of {own} bits, or extend RV{wanted}I or RISCVBase"),
        false => format!("name the machine in design.toml: isa = \"rv{wanted}imc\", say"),
    };
    Err(Error::new(format!(
        "{program}: has registers of {wanted} bits, and {} of design \"{}\" is described for XLEN {own} ({}, {}); {hint}",
        description.name,
        design.name,
        description.extends,
        extension.path.display()
    )))
}
