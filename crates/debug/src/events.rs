//! What happens next: the program stops, or GDB says something.
//!
//! Source: the blocking event loop of the crate `gdbstub`.

use std::io::{Error, ErrorKind};
use std::marker::PhantomData;

use gdbstub::common::Signal;
use gdbstub::conn::ConnectionExt;
use gdbstub::stub::SingleThreadStopReason;
use gdbstub::stub::run_blocking::{BlockingEventLoop, Event as Happened, WaitForStopReasonError};

use crate::arch::Width;
use crate::target::{Debugged, Event};
use crate::wire::Wire;

/// The loop for a session with its surroundings.
pub(crate) struct Events<'c, 'a, A>(PhantomData<(&'c (), &'a (), A)>);

type Waited<A> = Result<
    Happened<SingleThreadStopReason<<A as gdbstub::arch::Arch>::Usize>>,
    WaitForStopReasonError<std::convert::Infallible, Error>,
>;

impl<'c, 'a: 'c, A: Width> BlockingEventLoop for Events<'c, 'a, A> {
    type Target = Debugged<'c, 'a, A>;
    type Connection = Wire<'c, 'a>;
    type StopReason = SingleThreadStopReason<A::Usize>;

    fn wait_for_stop_reason(target: &mut Self::Target, wire: &mut Self::Connection) -> Waited<A> {
        let event = target.run(|| wire.peek().is_ok_and(|byte| byte.is_some()));
        Ok(Happened::TargetStopped(match event {
            Event::Breakpoint => SingleThreadStopReason::SwBreak(()),
            Event::Stepped => SingleThreadStopReason::DoneStep,
            Event::Exited(code) => SingleThreadStopReason::Exited(code as u8),
            Event::Signal(signal) => SingleThreadStopReason::Signal(signal),
            Event::Incoming => {
                let byte = wire.read().map_err(WaitForStopReasonError::Connection)?;
                return Ok(Happened::IncomingData(byte));
            }
            Event::Stopped => return Err(WaitForStopReasonError::Connection(ErrorKind::Interrupted.into())),
        }))
    }

    fn on_interrupt(
        _target: &mut Self::Target,
    ) -> Result<Option<SingleThreadStopReason<A::Usize>>, std::convert::Infallible> {
        Ok(Some(SingleThreadStopReason::Signal(Signal::SIGINT)))
    }
}
