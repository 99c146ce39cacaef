//! Cores with a vector unit of Ara's kind beside a CVA6, stepped cycle by cycle.
//!
//! Source: soc-hub-fi/Marian e107560 with pulp-platform/ara ec0e379 and pulp-platform/cva6 bebbc14;
//! each file names the RTL that it follows, and says where a time was measured in that RTL instead.
//! The scalar core is [`crate::cva6`]; the two meet at [`crate::Accelerator`].
//!
//! ```text
//!   cva6/vector.rs      unit.rs               lane.rs, operands.rs          alu.rs … slide.rs, memory.rs
//!  ┌────────────┐    ┌────────────────┐    ┌─────────────────────────┐    ┌──────────────────────────────┐
//!  │ hand-over  │    │ dispatcher     │    │ operand requesters, one │    │ ALU, multiplier, mask, slide │
//!  │ in order,  ├───►│ sequencer:     ├───►│ for each operand queue; ├───►│ cryptography: a beat at a    │
//!  │ answer     │    │ queues, hazards│    │ banks of registers      │    │ time; loads and stores       │
//!  └────────────┘    └────────────────┘    └───────────▲─────────────┘    └──────────────┬───────────────┘
//!                                                      └──────── results ────────────────┘
//! ```
//!
//! All lanes do the same at the same time, so one of them is followed. `instruction.rs` reads an
//! instruction off its word, `plan.rs` makes of it, vl and vtype what the unit has to do,
//! `operands.rs` what it reads for that. `described.rs` has what a design states of its own
//! instructions.
//! `memo.rs` keeps the states that the unit was in, so that a cycle is stepped once. `stuck.rs`
//! ends what can never go on, and `still.rs` says so.

mod alu;
pub mod causes;
mod crypto;
mod cycle;
mod described;
mod dispatcher;
mod doing;
mod family;
mod groups;
mod instruction;
mod lane;
mod loads;
mod mask;
mod memo;
mod memory;
mod multiplier;
mod operands;
mod params;
mod plan;
mod port;
mod rearrange;
#[cfg(test)]
mod recorded;
mod registers;
mod results;
mod sequencer;
mod slide;
pub mod stalls;
mod still;
mod stores;
mod stuck;
mod uneven;
mod unit;

pub use self::family::FAMILY;
pub use self::params::Params;
