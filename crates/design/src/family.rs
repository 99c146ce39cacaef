//! Families of cores: which typed parameters belong to which model, and which units it has.
//!
//! Source: one module per family in `instar-cores`.

use instar_cores::CustomTiming;
use instar_cores::cva6::{self, Limit, Unmet};
use instar_isa::{Class, Extension};

use crate::parameter::Parameter;
use crate::parameters::{Fault, typed};

/// Typed parameters of a core's model.
#[derive(Clone, Debug)]
pub enum Params {
    /// Family `cva6`.
    Cva6(cva6::Params),
}

impl Params {
    /// Whether instructions of this class take longer for some operands than for others.
    pub fn depends_on_data(&self, class: Class) -> bool {
        match self {
            // core/serdiv.sv shifts as often as the quotient has bits; core/multiplier.sv is a pipeline of fixed length.
            Self::Cva6(_) => class == Class::Divide,
        }
    }

    /// The first of an instruction's costs that such a core can never pay.
    pub fn unmet(&self, cost: &CustomTiming) -> Option<Unmet> {
        match self {
            Self::Cva6(params) => cva6::unmet(cost, params),
        }
    }
}

/// All families.
pub fn families() -> &'static [&'static str] {
    &["cva6"]
}

/// Units of a family's cores, for costs of designs; none for an unknown family.
pub fn units(family: &str) -> &'static [&'static str] {
    if family == "cva6" { &cva6::CORE_UNITS } else { &[] }
}

/// How far each number among a family's parameters goes; none for an unknown family.
pub fn limits(family: &str) -> &'static [Limit] {
    if family == "cva6" { cva6::LIMITS } else { &[] }
}

/// Extensions that a family's model has no timing for, so that its cores cannot name them.
pub fn untimed(family: &str) -> &'static [Extension] {
    if family == "cva6" { cva6::UNTIMED } else { &[] }
}

/// The typed parameters of a family, each checked by itself and all together.
pub fn build(family: &str, parameters: &[Parameter]) -> Result<Params, Vec<Fault>> {
    let whole = |message: String| vec![Fault { parameter: None, message, hint: None }];
    match family {
        "cva6" => {
            let params: cva6::Params = typed(parameters)?;
            params.check().map_err(whole)?;
            Ok(Params::Cva6(params))
        }
        other => {
            Err(whole(format!("there is no family \"{other}\" of cores; known: {}", families().join(", "))))
        }
    }
}
