//! What a mapped netlist does while a program runs: how often each net changes, on the stimulus
//! that RTL left in a Value Change Dump.
//!
//! Source: own design. A net takes one value in each cycle, as in the unit's own figures
//! (`instar hardware --energy`); gates are asked only where something before them has changed. That
//! the stimulus belongs to the netlist is not assumed: every output must be what RTL had there, in
//! every cycle since reset.

mod dump;
mod machine;
mod netlist;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead};

use serde::Serialize;

pub use dump::BrokenDump;
use dump::Dump;
use machine::Machine;
pub use netlist::{ActivityPort, Clocked, Netlist, StaticMemory, TableGate, Unusable};

/// Cycles between two questions whether to go on.
const PAUSE: u64 = 256;
/// Cycles of reset before the first one of the dump.
const RESET: u32 = 4;

/// An output that is not what RTL had there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "ActivityDifference")]
pub struct Difference {
    /// Since reset.
    pub cycle: u64,
    /// The port.
    pub port: String,
    /// What RTL had there, highest bit first.
    pub recorded: String,
    /// What the netlist comes to.
    pub computed: String,
}

/// Accesses of a static memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MemoryAccesses {
    /// Words that were read.
    pub reads: u64,
    /// And written.
    pub writes: u64,
}

/// What one netlist did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Activity {
    /// Changes in the window, by net.
    pub toggles: Vec<u64>,
    /// Rising edges in the window of what clocks registers, by net.
    pub edges: Vec<(u32, u64)>,
    /// Of each memory, in the window.
    pub accesses: Vec<MemoryAccesses>,
    /// The first output that was another; nothing was counted from there on.
    pub wrong: Option<Difference>,
}

/// What all netlists did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename = "ActivityReport")]
pub struct Report {
    /// Cycles since reset in which every output was compared.
    pub compared: u64,
    /// Cycles of the window.
    pub cycles: u64,
    /// By netlist.
    pub netlists: Vec<Activity>,
}

/// Why there is no report.
#[derive(Debug)]
pub enum Unfollowed {
    /// A netlist, by number, cannot be followed.
    Netlist(usize, Unusable),
    /// The dump is none, or lacks what is looked for.
    Dump(BrokenDump),
    /// It cannot be read.
    Unread(io::Error),
    /// It was not to go on.
    Stopped,
}

impl From<io::Error> for Unfollowed {
    fn from(error: io::Error) -> Self {
        Self::Unread(error)
    }
}

impl From<BrokenDump> for Unfollowed {
    fn from(broken: BrokenDump) -> Self {
        Self::Dump(broken)
    }
}

/// Follows netlists through a dump of the ports of their instances (two time steps a cycle, the
/// first before the rising edge), and counts from the cycle after the one in which as many
/// instructions as `window.0` less one have retired to that in which `window.1` have. `retired` is
/// the signal that says, a bit for each, what retires in a cycle. The dump is read to its end
/// whatever becomes of it, for it may be a pipe.
///
/// `go_on` is asked with the cycles so far.
pub fn follow(
    netlists: &[Netlist],
    dump: impl BufRead,
    retired: &str,
    window: (u64, u64),
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Result<Report, Unfollowed> {
    let mut dump = dump;
    let result = followed(netlists, &mut dump, retired, window, go_on);
    if !matches!(result, Err(Unfollowed::Stopped)) {
        io::copy(&mut dump, &mut io::sink())?;
    }
    result
}

fn followed(
    netlists: &[Netlist],
    dump: &mut impl BufRead,
    retired: &str,
    (first, last): (u64, u64),
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Result<Report, Unfollowed> {
    let mut machines = vec![];
    for (number, netlist) in netlists.iter().enumerate() {
        machines.push(Machine::new(netlist).map_err(|why| Unfollowed::Netlist(number, why))?);
    }
    let mut dump = Dump::open(dump)?;
    let told = dump.find(retired)?;
    let mut ports = vec![];
    for netlist in netlists {
        let mut of_netlist = vec![];
        for port in &netlist.ports {
            let signal = dump.find(&format!("{}.{}", netlist.scope, port.name))?;
            if signal.width != port.bits.len() {
                return Err(
                    BrokenDump::Width(format!("{}.{}", netlist.scope, port.name), signal.width).into()
                );
            }
            of_netlist.push(signal);
        }
        ports.push(of_netlist);
    }
    let mut report = Report { netlists: vec![Activity::default(); netlists.len()], ..Report::default() };
    let mut done = 0u64;
    while let Some(time) = dump.step()? {
        // The second half of a cycle is what the edge has changed, on inputs of before.
        if time % 2 != 0 {
            continue;
        }
        if report.compared.is_multiple_of(PAUSE) && !go_on(report.compared) {
            return Err(Unfollowed::Stopped);
        }
        let counts = done + 1 >= first && done < last;
        for (number, machine) in machines.iter_mut().enumerate() {
            let values = ports[number].iter().map(|signal| dump.value(signal));
            let values: Vec<&[u8]> = values.collect();
            if report.compared == 0 {
                (0..RESET).for_each(|_| machine.reset(&values));
            }
            machine.is_counting = counts;
            machine.settle(&values);
            if let Some((port, computed)) = machine.differs(&values) {
                let recorded = text(values[port]);
                let port = netlists[number].ports[port].name.clone();
                let cycle = report.compared;
                report.netlists[number].wrong = Some(Difference { cycle, port, recorded, computed });
            }
            machine.edge();
        }
        if report.netlists.iter().any(|one| one.wrong.is_some()) {
            break;
        }
        report.compared += 1;
        report.cycles += u64::from(counts);
        done += dump.value(&told).iter().map(|bit| u64::from(*bit)).sum::<u64>();
        if done >= last {
            break;
        }
    }
    for (machine, activity) in machines.into_iter().zip(&mut report.netlists) {
        let wrong = activity.wrong.take();
        *activity = Activity { wrong, ..machine.done() };
    }
    Ok(report)
}

/// Bits, the lowest first, as a number is written.
fn text(bits: &[u8]) -> String {
    bits.iter().rev().map(|bit| if *bit == 0 { '0' } else { '1' }).collect()
}
