//! The connection to GDB: a stream whose reads can be interrupted by whoever else may end the session.
//!
//! Source: `gdbstub`'s connection traits over `std::net::TcpStream`.

use std::cell::RefCell;
use std::io::{Error, ErrorKind, Read, Write};
use std::net::TcpStream;

use gdbstub::conn::{Connection, ConnectionExt};

use crate::{Surroundings, WAIT};

/// A stream with the surroundings.
pub(crate) struct Wire<'c, 'a> {
    stream: TcpStream,
    around: &'c RefCell<Surroundings<'a>>,
}

impl<'c, 'a> Wire<'c, 'a> {
    pub(crate) fn new(stream: TcpStream, around: &'c RefCell<Surroundings<'a>>) -> Result<Self, Error> {
        stream.set_nonblocking(false)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(WAIT))?;
        Ok(Self { stream, around })
    }
}

impl Connection for Wire<'_, '_> {
    type Error = Error;

    fn write(&mut self, byte: u8) -> Result<(), Error> {
        Write::write_all(&mut self.stream, &[byte])
    }

    fn write_all(&mut self, bytes: &[u8]) -> Result<(), Error> {
        Write::write_all(&mut self.stream, bytes)
    }

    fn flush(&mut self) -> Result<(), Error> {
        Write::flush(&mut self.stream)
    }
}

impl ConnectionExt for Wire<'_, '_> {
    fn read(&mut self) -> Result<u8, Error> {
        let mut byte = [0];
        loop {
            match Read::read(&mut self.stream, &mut byte) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(_) => return Ok(byte[0]),
                Err(error) if error.kind() == ErrorKind::ConnectionReset => {
                    return Err(ErrorKind::UnexpectedEof.into());
                }
                Err(error) if !is_wait(&error) => return Err(error),
                Err(_) if !(self.around.borrow_mut().go_on)(0) => return Err(ErrorKind::Interrupted.into()),
                Err(_) => {}
            }
        }
    }

    fn peek(&mut self) -> Result<Option<u8>, Error> {
        let mut byte = [0];
        self.stream.set_nonblocking(true)?;
        let peeked = TcpStream::peek(&self.stream, &mut byte);
        self.stream.set_nonblocking(false)?;
        match peeked {
            // The end counts as something to be read.
            Ok(_) => Ok(Some(byte[0])),
            Err(error) if is_wait(&error) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Nothing came in time.
fn is_wait(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}
