//! Goes through what was begun, to its end, with everyone who looks on.
//!
//! Source: own design. The program runs in pieces where somebody must look at the machine in
//! between: secrets at the functions that declassify them.

use instar_sim::{Pause, Program, Session, ShowText, Watch};
use instar_trace::Observer;

use super::RunObserver;
use crate::subject::failed;
use crate::{Error, GoOn, Show};

/// Goes on with the call or program that was begun until it is over. The observers have begun, and
/// a core model is the last of them.
pub(crate) fn follow(
    program: &Program,
    session: &mut Session,
    observers: &mut [&mut dyn RunObserver],
    mut console: Option<Show<'_>>,
    go_on: GoOn<'_>,
) -> Result<Pause, Error> {
    loop {
        let shown = console.as_mut().map(|show| &mut **show as Show<'_>);
        match resumed(program, session, observers, shown, go_on)? {
            Pause::Breakpoint(_) | Pause::Stepped | Pause::Watchpoint(_) => {}
            over => return Ok(over),
        }
        for observer in &mut *observers {
            observer.stopped(session)?;
        }
    }
}

/// Goes on until the run is over or comes to a breakpoint, of which no observer is told.
pub(crate) fn resumed(
    program: &Program,
    session: &mut Session,
    observers: &mut [&mut dyn RunObserver],
    mut console: Option<Show<'_>>,
    go_on: GoOn<'_>,
) -> Result<Pause, Error> {
    let mut show = console.as_mut().map(|show| |stream, text: &[u8]| show(stream, text));
    let mut watch = Watch {
        observers: observers.iter_mut().map(|observer| &mut **observer as &mut dyn Observer).collect(),
        progress: Some(&mut *go_on),
        console: show.as_mut().map(|show| show as ShowText<'_>),
    };
    session.resume(&mut watch).map_err(|fault| failed(program, &fault))
}
