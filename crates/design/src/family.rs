//! A core's family by its name, and a core's stated values as the family's typed parameters.
//!
//! Source: the descriptions of `instar-cores`.

use instar_cores::{FAMILIES, Family, Legal, Params};

use crate::parameter::CoreParameter;
use crate::tree::PlainValue;
use instar_diagnostic::suggestion;

/// What does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which parameter, by index; `None` where one is missing or the whole is at fault.
    pub parameter: Option<usize>,
    /// The regions are at fault.
    pub regions: bool,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub hint: Option<String>,
}

/// The family with this name.
pub fn family(name: &str) -> Option<&'static Family> {
    FAMILIES.iter().copied().find(|family| family.name == name)
}

/// The values that a family allows a parameter.
pub fn legal(family: &Family, parameter: &str) -> Option<Legal> {
    family.parameters.iter().find(|known| known.name == parameter).map(|known| known.legal)
}

/// The typed parameters of a core, each checked by itself and all together.
pub fn build(name: &str, stated: &[CoreParameter]) -> Result<Params, Vec<Fault>> {
    let whole = |message: String| vec![Fault { parameter: None, regions: false, message, hint: None }];
    let names = || FAMILIES.iter().map(|family| family.name);
    let Some(family) = family(name) else {
        let known: Vec<&str> = names().collect();
        return Err(whole(format!("there is no family \"{name}\" of cores; known: {}", known.join(", "))));
    };
    let faults = faults(family, stated);
    if !faults.is_empty() {
        return Err(faults);
    }
    let value = |name: &str| stated.iter().find(|p| p.name == name).and_then(|p| plain(&p.value));
    Params::new(family, &value).map_err(whole)
}

/// Parameters that the family does not have, does not allow, or misses.
fn faults(family: &Family, stated: &[CoreParameter]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (at, parameter) in stated.iter().enumerate() {
        let Some(known) = family.parameters.iter().find(|known| known.name == parameter.name) else {
            let names = family.parameters.iter().map(|known| known.name);
            faults.push(Fault {
                parameter: Some(at),
                regions: false,
                message: format!("this family of cores has no parameter `{}`", parameter.name),
                hint: Some(suggestion(&parameter.name, "its parameters", names)),
            });
            continue;
        };
        if !plain(&parameter.value).is_some_and(|value| known.legal.allows(value)) {
            faults.push(Fault {
                parameter: Some(at),
                regions: false,
                message: format!("`{}` cannot be {}", parameter.name, parameter.value),
                hint: Some(format!("{} is right", known.legal)),
            });
        }
    }
    for known in family.parameters.iter().filter(|known| !stated.iter().any(|p| p.name == known.name)) {
        let name = known.name;
        faults.push(Fault {
            parameter: None,
            regions: false,
            message: format!("the parameter `{name}` is missing"),
            hint: Some(format!("add {name} = {{ value = …, from = \"…\", where = \"…\" }}")),
        });
    }
    faults
}

/// A value as models take it; no parameter is a text.
fn plain(value: &PlainValue) -> Option<instar_cores::ParameterValue> {
    match value {
        PlainValue::Integer(number) => Some(instar_cores::ParameterValue::Number(*number)),
        PlainValue::Boolean(truth) => Some(instar_cores::ParameterValue::Truth(*truth)),
        PlainValue::Text(_) => None,
    }
}
