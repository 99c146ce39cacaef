//! Cycle-level core models: cycles, no values
