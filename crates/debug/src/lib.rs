//! A whole program under GDB: registers, vectors, CSRs, memory, breakpoints, watchpoints, steps,
//! interruption, exit.
//!
//! Source: GDB's manual, "GDB Remote Serial Protocol"; the program runs in pieces as
//! `instar_sim::Session::resume` and `step` have it. `packet` makes packets of bytes, `command`
//! commands of packets, `dialogue` answers them.

mod command;
mod dialogue;
mod packet;
mod registers;
mod target;
mod wire;

use std::cell::RefCell;
use std::io::{Error, ErrorKind};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::Duration;

use instar_sim::{Fault, Pause, RunResult, Session, ShowText, Watch};
use instar_trace::Observer;

use crate::dialogue::{Dialogue, Over};
use crate::target::Debugged;
use crate::wire::Wire;

/// Between two looks for a connection, or for who else may end the wait.
const WAIT: Duration = Duration::from_millis(50);

/// Who looks on besides GDB.
pub struct Surroundings<'a> {
    /// Asked now and then with the number of retired instructions; `false` ends the session.
    pub go_on: &'a mut dyn FnMut(u64) -> bool,
    /// Shows what the program writes to its console, file 1 or 2.
    pub console: ShowText<'a>,
    /// Told in one sentence why the program cannot go on, each time that GDB is told a signal.
    pub say: &'a mut dyn FnMut(&str),
    /// Take what retires; a core model among them, the last, answers reads of clocks.
    pub observers: Vec<&'a mut dyn Observer>,
}

/// How a session ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionEnd {
    /// The program exited.
    Exited(RunResult),
    /// After GDB had gone the program went on by itself and could not go on.
    Failed(Fault),
    /// GDB ended the program, or was gone without a word.
    Killed,
    /// [`Surroundings::go_on`] said so.
    Stopped,
}

/// Waits for GDB on this machine only.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
}

impl Server {
    /// Listens on `port` of the loopback interface; 0 takes one that is free.
    pub fn listen(port: u16) -> Result<Self, Error> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        Ok(Self { listener })
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.listener.local_addr().map_or(0, |address| address.port())
    }

    /// Waits for GDB and lets it lead the session's program, from before its first instruction to
    /// its end. A GDB that detaches leaves the program to run on.
    pub fn serve(self, session: &mut Session, around: Surroundings<'_>) -> Result<SessionEnd, Error> {
        let around = RefCell::new(around);
        session.begin_whole();
        let Some(stream) = self.accept(&around)? else { return Ok(SessionEnd::Stopped) };
        lead(session, stream, &around)
    }

    fn accept(&self, around: &RefCell<Surroundings<'_>>) -> Result<Option<TcpStream>, Error> {
        loop {
            match self.listener.accept() {
                Ok((stream, _)) => return Ok(Some(stream)),
                Err(error) if error.kind() == ErrorKind::WouldBlock => std::thread::sleep(WAIT),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
            if !(around.borrow_mut().go_on)(0) {
                return Ok(None);
            }
        }
    }
}

fn lead(
    session: &mut Session,
    stream: TcpStream,
    around: &RefCell<Surroundings<'_>>,
) -> Result<SessionEnd, Error> {
    let wire = Wire::new(stream, around)?;
    match Dialogue::new(wire, Debugged::new(session, around)).lead() {
        Ok(Over::Exited(result)) => Ok(SessionEnd::Exited(result)),
        Ok(Over::Detached) => Ok(alone(session, around)),
        Ok(Over::Killed) => Ok(SessionEnd::Killed),
        Ok(Over::Stopped) => Ok(SessionEnd::Stopped),
        // GDB is gone.
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(SessionEnd::Killed),
        Err(error) => Err(error),
    }
}

/// The program goes on without GDB.
fn alone(session: &mut Session, around: &RefCell<Surroundings<'_>>) -> SessionEnd {
    let mut around = around.borrow_mut();
    let Surroundings { go_on, console, observers, .. } = &mut *around;
    session.set_breakpoints([]);
    session.set_watchpoints([]);
    loop {
        let (progress, console) = (Some(&mut **go_on as _), Some(&mut **console as _));
        let mut watch = Watch { progress, console, ..Watch::lent(observers) };
        match session.resume(&mut watch) {
            Ok(Pause::Exited(result)) => return SessionEnd::Exited(result),
            Ok(_) => {}
            Err(fault) if fault.trap == instar_sim::FaultReason::Stopped => return SessionEnd::Stopped,
            Err(fault) => return SessionEnd::Failed(fault),
        }
    }
}
