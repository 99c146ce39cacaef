//! Prints the integer registers at a program's end:
//! `cargo run -p instar-sim --example registers -- prog.elf`.
//!
//! Source: own.

use std::error::Error;
use std::sync::Arc;

use instar_isa::Isa;
use instar_sim::{Options, Program, Session, Watch};

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: registers prog.elf")?;
    let program = Arc::new(Program::from_elf(&path, &std::fs::read(&path)?)?);
    let options = Options::new(Isa::everything(program.xlen()));
    let mut session = Session::new(program, &options, &[])?;
    session.run_whole(&mut Watch::none())?;
    for (number, value) in session.machine().hart().registers().iter().enumerate() {
        println!("x{number} = {value:#010x}");
    }
    Ok(())
}
