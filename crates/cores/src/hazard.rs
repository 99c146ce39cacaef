//! Where hardware computes another value than the program's order says, and nothing stalls.
//!
//! Source: own design. A model takes no values and goes on; whoever runs a program says it.

use instar_isa::RegisterFile;

/// What such hardware does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HazardRule {
    /// It reads a register while a result is still on its way there.
    OldValue,
    /// Its own result and one on its way come to one port at once, and the latter is lost.
    LostWrite,
    /// It writes a register, and a result that was on its way there comes over it.
    Overwritten,
    /// It acts in each of several cycles in which it stands in ID.
    ActsAgain,
    /// It acts although it lies behind a taken branch.
    ActsInShadow,
    /// It reads a register that a unit which runs on has not written yet.
    NotReady,
    /// It writes a register on which a unit that runs on still works.
    WrittenMeanwhile,
    /// It disturbs a unit that runs on, or is passed over by it.
    WhileRunning,
}

impl HazardRule {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::OldValue,
        Self::LostWrite,
        Self::Overwritten,
        Self::ActsAgain,
        Self::ActsInShadow,
        Self::NotReady,
        Self::WrittenMeanwhile,
        Self::WhileRunning,
    ];

    /// What results and design.toml call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::OldValue => "old-value",
            Self::LostWrite => "lost-write",
            Self::Overwritten => "overwritten",
            Self::ActsAgain => "acts-again",
            Self::ActsInShadow => "acts-in-shadow",
            Self::NotReady => "not-ready",
            Self::WrittenMeanwhile => "written-meanwhile",
            Self::WhileRunning => "while-running",
        }
    }

    /// What happens, as the end of a sentence that names the instruction; `register` is that of the
    /// hazard.
    pub fn sentence(self, register: &str) -> String {
        match self {
            Self::OldValue => {
                format!("reads {register} before a result is there: the hardware takes the old value")
            }
            Self::LostWrite => {
                format!("takes the port of a result for {register}: in hardware that result is lost")
            }
            Self::Overwritten => {
                format!(
                    "writes {register} before an earlier result comes there: in hardware the earlier one stays"
                )
            }
            Self::ActsAgain => {
                "waits in ID and acts in each cycle there: the hardware does it several times".to_owned()
            }
            Self::ActsInShadow => {
                "lies right behind a taken branch: the hardware does it all the same".to_owned()
            }
            Self::NotReady => {
                format!(
                    "reads {register} before the unit that runs on has written it: the hardware takes the old value"
                )
            }
            Self::WrittenMeanwhile => {
                format!(
                    "writes {register} while a unit that runs on works on it: in hardware either may stay"
                )
            }
            Self::WhileRunning => {
                "comes while a unit runs on: the hardware disturbs that unit, or passes the instruction over"
                    .to_owned()
            }
        }
    }
}

/// One place of a program where that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hazard {
    /// Address of the instruction that gets or does the wrong thing.
    pub pc: u64,
    /// Number of the design's instruction there; `None` of one of the manual.
    pub custom: Option<u16>,
    /// What happens.
    pub rule: HazardRule,
    /// The register, where it is one.
    pub register: Option<(RegisterFile, u16)>,
}
