//! Which ISA a program runs on, and whether that is what its file was built for.
//!
//! Source: own design; the RISC-V ELF psABI, "Attributes". Where nobody names an ISA it is that of
//! the file's `.riscv.attributes`. What cannot run as it was built is refused, what may is told.

use instar_isa::{Extension, Isa, IsaString, OtherVersion};
use instar_sim::{BuiltFor, Program};

use crate::Error;

/// Bytes that the first stack pointer is a multiple of.
const STACK_ALIGN: u64 = 16;
/// The oldest privileged specification whose CSRs are those of today.
const OLDEST_PRIVILEGED: (u64, u64) = (1, 10);

/// The ISA of a run, and what is to be told of it, one sentence each.
pub(crate) struct Chosen {
    pub(crate) isa: Isa,
    /// As it was given, or in its canonical form.
    pub(crate) text: String,
    pub(crate) notes: Vec<String>,
}

/// The ISA that `given` names, or else the one that the program was built for, as far as the
/// simulator has it; and everything that is known where its file does not say.
pub(crate) fn choose(
    program: &Program,
    given: Option<&str>,
    misaligned_allowed: bool,
) -> Result<Chosen, Error> {
    let name = program.name();
    let mut notes: Vec<String> = program.notes().iter().map(|note| format!("{name} {note}")).collect();
    let parsed = given.map(Isa::parse).transpose().map_err(|error| Error::new(error.to_string()))?;
    if let Some(text) = given {
        let other = IsaString::read(text).map_or_else(|_| Vec::new(), |read| read.other_versions());
        notes.extend(listed(&other).map(|list| format!("the ISA \"{text}\" names {list}")));
    }
    let built = match program.built_for() {
        Ok(built) => built,
        Err(reason) => {
            notes.push(format!("{name}: {reason}, so it does not say what it was built for"));
            None
        }
    };
    let built = built.filter(|built| match built.xlen() {
        Some(xlen) if xlen == program.xlen() => true,
        Some(_) => {
            notes.push(format!(
                "{name}: its attributes name {}, which its header contradicts; ignored",
                built.arch
            ));
            false
        }
        None => {
            notes.push(format!("{name}: its attributes are ignored: \"{}\" is no ISA string", built.arch));
            false
        }
    });
    let isa = match (parsed, &built) {
        (Some(isa), _) => isa,
        (None, Some(built)) => built.isa().map_err(|reason| Error::new(format!("{name}: {reason}")))?.0,
        (None, None) => Isa::everything(program.xlen()),
    };
    let text = given.map_or_else(|| isa.to_string(), str::to_owned);
    if let Some(built) = &built {
        refuse(program, built, isa)?;
        notes.extend(told(name, built, isa, given, misaligned_allowed));
    }
    let missing_c = program.compressed() && !isa.has(Extension::C);
    if missing_c && built.as_ref().is_none_or(|built| built.missing_on(isa).is_empty()) {
        notes.push(format!(
            "{name} may have compressed instructions, as its header says, and {text} has none; one of them is illegal"
        ));
    }
    Ok(Chosen { isa, text, notes })
}

/// What cannot run as it was built.
fn refuse(program: &Program, built: &BuiltFor, isa: Isa) -> Result<(), Error> {
    let name = program.name();
    let bits = program.xlen().bits();
    if built.is_embedded() {
        return Err(Error::new(format!(
            "{name}: was built for RV{bits}E ({}), which has 16 registers and an ABI of its own; build it for RV{bits}I",
            built.arch
        )));
    }
    let (has, wants) = (isa.vlen(), built.vlen());
    if has == 0 || wants <= has {
        return Ok(());
    }
    let longest = Isa::LONGEST_VECTOR;
    let instead = if wants > longest {
        format!("there are at most {longest} here; compile for zvl{has}b")
    } else {
        format!("name zvl{wants}b in the ISA string, or compile for zvl{has}b")
    };
    Err(Error::new(format!(
        "{name}: was built for vector registers of at least {wants} bits (zvl{wants}b), and those of \"{isa}\" have {has}; \
         {instead}"
    )))
}

/// What runs otherwise than it was built for, or may.
fn told(
    name: &str,
    built: &BuiltFor,
    isa: Isa,
    given: Option<&str>,
    misaligned_allowed: bool,
) -> Vec<String> {
    let mut notes = Vec::new();
    let missing = match given {
        None => built.isa().map_or_else(|_| Vec::new(), |(_, missing)| missing),
        Some(_) => built.missing_on(isa),
    };
    if !missing.is_empty() {
        let lacking = given.unwrap_or("the simulator");
        notes.push(format!(
            "{name} was built for {}, of which {lacking} has no {}; an instruction of these is illegal",
            built.arch,
            missing.join(", ")
        ));
    }
    notes.extend(listed(&built.other_versions()).map(|list| format!("{name} was built for {list}")));
    if built.unaligned_access && !misaligned_allowed {
        notes.push(format!(
            "{name} was built for a machine with misaligned loads and stores, which here are faults unless they are \
             allowed (--misaligned allow)"
        ));
    }
    if let Some(align) = built.stack_align.filter(|align| *align > STACK_ALIGN) {
        notes.push(format!(
            "{name} wants its stack aligned to {align} bytes; the first stack pointer is a multiple of {STACK_ALIGN}"
        ));
    }
    if let Some((major, minor)) = built.privileged.filter(|version| *version < OLDEST_PRIVILEGED) {
        notes.push(format!(
            "{name} was built for version {major}.{minor} of the privileged specification, whose CSRs have other numbers"
        ));
    }
    notes
}

fn listed(versions: &[OtherVersion]) -> Option<String> {
    let list: Vec<String> = versions.iter().map(ToString::to_string).collect();
    (!list.is_empty()).then(|| list.join(", "))
}
