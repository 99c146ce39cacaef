//! Tests of the vector unit.
