//! Results on their way to the register file. The machine holds what forwarding gives; what the
//! file itself holds shows once they are lifted.
//!
//! Source: measured in RTL of RI5CY with RISQ-V (hcyooooo/post-quantum-crypto-master 16e99d3). The
//! port of EX comes over that of loads, and both over what an instruction in ID writes by wires of
//! its own.

use instar_isa::RegisterFile;
use instar_sim::Session;

/// A register of whichever file.
pub(super) type Register = (RegisterFile, u16);

/// A result on its way.
#[derive(Clone, Debug)]
pub(super) struct Coming {
    pub register: Register,
    /// What the file holds until it comes, and what it brings.
    pub before: Vec<u64>,
    pub value: Vec<u64>,
    /// At the end of this cycle it is written.
    pub cycle: u64,
    /// Through the port of loads, else that of EX.
    pub loaded: bool,
}

/// All that is on its way, in the program's order.
#[derive(Clone, Debug, Default)]
pub(super) struct OnTheWay {
    results: Vec<Coming>,
}

impl OnTheWay {
    /// One more, which the machine's register holds already.
    pub fn push(&mut self, result: Coming) {
        self.results.push(result);
    }

    /// What came before this cycle has come.
    pub fn settle(&mut self, cycle: u64) {
        self.results.retain(|result| result.cycle >= cycle);
    }

    /// The machine's registers become what the file holds.
    pub fn lift(&self, session: &mut Session) {
        for result in self.results.iter().rev() {
            write(session, result.register, &result.before);
        }
    }

    /// The end of a cycle in which something took so many ports; the machine's registers become
    /// what forwarding gives again.
    pub fn lay(&mut self, session: &mut Session, cycle: u64, ports: u32) {
        for loaded in [true, false] {
            let lost = ports > if loaded { 0 } else { 1 };
            let of_port = |result: &&Coming| result.cycle == cycle && result.loaded == loaded;
            for result in self.results.iter().filter(of_port).filter(|_| !lost) {
                write(session, result.register, &result.value);
            }
        }
        self.settle(cycle + 1);
        self.forward(session);
    }

    /// The machine's registers, which are what the file holds, become what forwarding gives.
    pub fn forward(&mut self, session: &mut Session) {
        for result in &mut self.results {
            result.before = read(session, result.register);
            write(session, result.register, &result.value);
        }
    }
}

/// The limbs of a register; none of a file that does not hold such.
pub(super) fn read(session: &Session, (file, number): Register) -> Vec<u64> {
    match file {
        RegisterFile::X => vec![session.x(number as u8)],
        RegisterFile::Own(own) => session.own_register(own, number).to_vec(),
        _ => Vec::new(),
    }
}

/// Writes them.
pub(super) fn write(session: &mut Session, (file, number): Register, value: &[u64]) {
    match (file, value) {
        (RegisterFile::X, &[value]) => session.set_x(number as u8, value),
        (RegisterFile::Own(own), value) => session.own_register_mut(own, number).copy_from_slice(value),
        _ => {}
    }
}
