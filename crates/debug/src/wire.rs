//! The connection to GDB: a stream whose reads can be interrupted by whoever else may end the
//! session.
//!
//! Source: own design over `std::net::TcpStream`.

use std::cell::RefCell;
use std::io::{Error, ErrorKind, Read, Write};
use std::net::TcpStream;

use crate::packet::{Incoming, Receiver};
use crate::{Surroundings, WAIT};

/// A stream with the surroundings.
pub(crate) struct Wire<'c, 'a> {
    stream: TcpStream,
    receiver: Receiver,
    around: &'c RefCell<Surroundings<'a>>,
}

impl<'c, 'a> Wire<'c, 'a> {
    pub(crate) fn new(stream: TcpStream, around: &'c RefCell<Surroundings<'a>>) -> Result<Self, Error> {
        stream.set_nonblocking(false)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(WAIT))?;
        Ok(Self { stream, receiver: Receiver::default(), around })
    }

    /// Sends bytes as they are.
    pub(crate) fn send(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.stream.write_all(bytes).map_err(gone)
    }

    /// Waits for what comes next.
    pub(crate) fn receive(&mut self) -> Result<Incoming, Error> {
        loop {
            if let Some(incoming) = self.step()? {
                return Ok(incoming);
            }
        }
    }

    /// Reads a byte, and what it completes.
    pub(crate) fn step(&mut self) -> Result<Option<Incoming>, Error> {
        let byte = self.byte()?;
        Ok(self.receiver.take(byte))
    }

    fn byte(&mut self) -> Result<u8, Error> {
        let mut byte = [0];
        loop {
            match self.stream.read(&mut byte) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(_) => return Ok(byte[0]),
                Err(error) if !is_wait(&error) => return Err(gone(error)),
                Err(_) if !(self.around.borrow_mut().go_on)(0) => return Err(ErrorKind::Interrupted.into()),
                Err(_) => {}
            }
        }
    }

    /// Whether there is something to be read; the end of the connection counts.
    pub(crate) fn has_more(&self) -> bool {
        let mut byte = [0];
        if self.stream.set_nonblocking(true).is_err() {
            return true;
        }
        let peeked = self.stream.peek(&mut byte);
        let waits = matches!(&peeked, Err(error) if is_wait(error));
        self.stream.set_nonblocking(false).is_err() || !waits
    }
}

/// Nothing came in time.
fn is_wait(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}

/// A connection that broke is one whose other end is gone.
fn gone(error: Error) -> Error {
    match error.kind() {
        ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted | ErrorKind::BrokenPipe => {
            ErrorKind::UnexpectedEof.into()
        }
        _ => error,
    }
}
