//! Netlists beside the dump of a run in RTL: what their nets do.
//!
//! Source: `instar_leak::activity`.

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use instar_leak::activity::{BrokenDump, Netlist, Report, Unfollowed, Unusable, follow};
use instar_measure::Error;
use pyo3::prelude::*;

use crate::convert::Record;
use crate::progress::{Progress, run_detached};

/// Bytes of a dump that are read at once.
const BUFFER: usize = 1 << 20;

/// Follows netlists through a dump of their ports, a Value Change Dump of two time steps a cycle
/// (a file or a pipe), and counts from behind the instruction `window[0] - 1` that retires (the
/// signal `retired`, a bit for each) to `window[1]`. `progress` is told the cycles so far, and may
/// answer `False`.
///
/// Raises `InstarError` where the dump lacks a port, or a netlist's gates are a ring.
#[pyfunction]
#[pyo3(signature = (netlists, dump, retired, window, *, progress = None))]
#[expect(clippy::needless_pass_by_value, reason = "PyO3 hands records over by value")]
pub fn follow_activity(
    py: Python<'_>,
    netlists: Vec<Record<Netlist>>,
    dump: PathBuf,
    retired: &str,
    window: (u64, u64),
    progress: Option<Progress>,
) -> PyResult<Record<Report>> {
    let netlists: Vec<Netlist> = netlists.into_iter().map(|one| one.0).collect();
    let found = run_detached(py, progress, |go_on| {
        let file = File::open(&dump).map_err(|why| Error::new(format!("{}: {why}", dump.display())))?;
        let reader = BufReader::with_capacity(BUFFER, file);
        follow(&netlists, reader, retired, window, go_on).map_err(|why| match why {
            Unfollowed::Stopped => Error::STOPPED,
            Unfollowed::Unread(why) => Error::new(format!("{}: {why}", dump.display())),
            Unfollowed::Netlist(number, Unusable::Ring) => Error::new(format!(
                "gates of {} are a ring: a value follows from itself in one cycle",
                netlists[number].scope
            )),
            Unfollowed::Netlist(number, Unusable::Malformed) => {
                Error::new(format!("the netlist of {} names a net that it has not", netlists[number].scope))
            }
            Unfollowed::Dump(BrokenDump::Signal(path)) => {
                Error::new(format!("the dump of the run in RTL has no signal {path}"))
            }
            Unfollowed::Dump(BrokenDump::Width(path, width)) => Error::new(format!(
                "{path} has {width} bits in the run in RTL, and another number in the netlist"
            )),
            Unfollowed::Dump(BrokenDump::Line(line)) => {
                Error::new(format!("line {line} of the dump of the run in RTL is none of a dump"))
            }
        })
    })?;
    Ok(Record(found))
}
