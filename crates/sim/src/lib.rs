//! The functional simulator: values, no cycles
