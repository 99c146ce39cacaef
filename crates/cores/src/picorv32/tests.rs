//! Streams of a few instructions.
