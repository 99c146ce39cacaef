//! Writes header, include and manual of a description: `generate FILE OUTPUT-STEM`.

use std::fs;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, input, stem] = &arguments[..] else { panic!("usage: generate FILE OUTPUT-STEM") };
    let text = fs::read_to_string(input).expect("the description can be read");
    let description = instar_coredsl::load(input, &text).unwrap_or_else(|diagnostics| {
        diagnostics.iter().for_each(|d| eprintln!("{d}"));
        std::process::exit(1);
    });
    fs::write(format!("{stem}.h"), instar_gen::c_header(&description)).expect("the header can be written");
    fs::write(format!("{stem}.inc"), instar_gen::assembler_include(&description))
        .expect("the include can be written");
    fs::write(format!("{stem}.md"), instar_gen::manual(&description)).expect("the manual can be written");
}
