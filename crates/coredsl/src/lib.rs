//! CoreDSL: parse, check, lower to typed operations and run them
