//! A design as a coprocessor behind CV-X-IF: decoder, units and Instar's shell (`rtl/cvxif`) in one
//! module.
//!
//! Source: "Core-V eXtension interface" 1.0.0. [`check`] says what an interface cannot do,
//! [`decoder`] which words are the design's and what each needs, [`text`] writes it down.

mod check;
mod decoder;
mod shell;
mod text;

use instar_design::HostCore;
use instar_diagnostic::Error;

use self::shell::Shell;
use crate::merged::identifier;
use crate::unit::SharedUnit;
use crate::units::units;

/// A design behind CV-X-IF, as SystemVerilog.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(rename = "CoprocessorInfo")]
pub struct CoprocessorModule {
    /// Name of its module.
    pub module: String,
    /// Its SystemVerilog, without the units'.
    pub text: String,
    /// Registers that the core must hand over with an instruction.
    pub operands: u32,
    /// The module of `rtl/cvxif` between it and the core, which has another interface.
    pub shim: Option<&'static str>,
    /// Its units.
    pub units: Vec<SharedUnit>,
}

/// A core's design as its coprocessor, of the instructions in `only` or, where that is empty, of
/// all that have a cost there.
///
/// # Errors
/// One sentence where an instruction cannot go through the core's interface, or the core has none.
pub fn coprocessor(core: &HostCore, only: &[String]) -> Result<CoprocessorModule, Error> {
    let interface = check::interface(core)?;
    let Some(design) = core.design.as_deref() else {
        let name = &core.file.name;
        return Err(Error::sentence(format!("core \"{name}\" has no design: name one, as its coprocessor")));
    };
    let made = units(core, only, None);
    if let Some(left) = made.left_out.first() {
        return Err(Error::sentence(format!(
            "{}: \"{}\" cannot go to a coprocessor: {}",
            left.source, left.mnemonic, left.reason
        )));
    }
    if made.units.is_empty() {
        return Err(Error::sentence(format!(
            "the design \"{}\" has no instruction on core \"{}\": name a variant that states their costs",
            design.name, core.file.name
        )));
    }
    let decoded = decoder::decode(design, core, interface, &made.units)?;
    let module = format!("{}_coprocessor", identifier(&design.name));
    let operands = decoded.iter().map(|one| one.operands()).max().unwrap_or(0).max(2);
    let shell = Shell::of(interface, &made.units);
    let text = text::text(design, &module, operands, shell, &made.units, &decoded);
    Ok(CoprocessorModule { module, text, operands, shim: interface.shim(), units: made.units })
}
