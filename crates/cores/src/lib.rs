//! Cycle-level core models: cycles, no values.
//!
//! A model is fed with retired instructions and answers when each of them commits, and why not
//! earlier. It knows no simulator: any stream of retired instructions can be timed, ours or one
//! recorded from RTL.
//!
//! A family of cores is one folder here, and one line below.

// The support of tests from outside names the crate.
#[cfg(test)]
extern crate self as instar_cores;

mod bound;
mod causes;
mod cost;
mod cycle;
mod decode_stage;
mod element;
mod family;
mod hazard;
mod in_order;
mod observe;
mod parameter;
mod parts;
mod pipeline;
mod region;
mod relative;
mod relaxation;
mod remembering;
mod resume;
mod stall;
mod units;

pub use bound::Demand;
pub use causes::{Cause, Causes};
pub use cost::{Absent, CostForm, CostKey, CostValue, OwnCost};
pub use cycle::{Cycle, DeviceWait, Fate, Held, InFlight, StreamPlace};
pub use decode_stage::{ActsInDecode, ComingResult, DecodeStage, Stay};
pub use element::{
    Accumulating, AlignedDivider, Computation, Divider, DivisionTime, Drive, DriveSource, Drives, Element,
    Keeps, LongDivision, LongDivisionPart, Multiplier, OwnRegisters, element_count, element_name,
};
pub use family::{CachedRegion, CoreParams, Family, Model, Unmet};
pub use hazard::{Hazard, HazardRule};
pub use observe::{Commit, CommitCycles, CommitObserver, Remembered};
pub use parameter::{FamilyParameter, Legal, ParameterValue, StatedValues};
pub use pipeline::{Counted, Holder, MOST_MOMENTS, PipelineView, Stage, Track};
pub use region::{BusRegion, BusRegions, REGION_CYCLES};
pub use relaxation::{CallSurroundings, Fetch, Relaxation, Reload, Resource, Rules, Use};
pub use resume::{Resumable, Saved};
pub use stall::{Reason, Stall};
pub use units::UnitKind;
pub use units::timing::{CoreNeeds, CustomTiming, Latency, Unit};

family::families! {
    ara as Ara,
    cva6 as Cva6,
    cv32e40p as Cv32e40p,
    cv32e40x as Cv32e40x,
    ibex as Ibex,
    karu64 as Karu64,
    picorv32 as Picorv32,
    rocket as Rocket,
    vexriscv as Vexriscv,
}
