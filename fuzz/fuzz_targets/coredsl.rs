//! Any text as a CoreDSL description: it is refused with places in the text, or lowered; neither
//! panics, and every place lies in the text.
//!
//! Source: own design.

#![no_main]

use instar_coredsl::load;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(diagnostics) = load("fuzz.core_desc", text) {
        assert!(!diagnostics.is_empty(), "refused without a reason");
        for diagnostic in diagnostics {
            assert!(!diagnostic.to_string().is_empty());
        }
    }
});
