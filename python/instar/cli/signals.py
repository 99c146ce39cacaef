"""How a command ends that is told to: in one sentence, with the exit code that a shell expects.

^C is Python's own; SIGTERM becomes an exception too, so that workers and scratch files do not stay
after. Python drops an exception that is raised in a callback of its own (a destructor, the lock of
an import): such an interruption is sent again.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import NoReturn

#: 128 and the signal's number, as a shell counts.
EXIT_INTERRUPTED, EXIT_TERMINATED, EXIT_PIPE = 130, 143, 141
#: Seconds in which SIGTERM is one ending, however often it comes: `timeout` tells a process, then
#: its group.
_ONE_ENDING = 1.0
#: Seconds after which one that Python dropped is sent again: it is out of its callback then.
_SENT_AGAIN = 0.01


class Terminated(KeyboardInterrupt):
    """SIGTERM; whoever tidies up after ^C tidies up after it too."""


def handle() -> None:
    """From now on signals are exceptions, and none is lost."""
    sys.unraisablehook = partial(_dropped, sys.unraisablehook)
    # One that is ignored, as nohup makes it, stays so.
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGTERM) is not signal.SIG_IGN:
        signal.signal(signal.SIGTERM, _terminate)
        # Python takes its answers back before it is gone; a signal that comes then changed the exit
        # code.
        atexit.register(signal.signal, signal.SIGTERM, signal.SIG_IGN)


def _dropped(others: Callable[[sys.UnraisableHookArgs], object], dropped: sys.UnraisableHookArgs) -> None:
    """Python drops an exception and would show where; an interruption is sent again instead."""
    if not issubclass(dropped.exc_type, KeyboardInterrupt):
        others(dropped)
        return
    number = signal.SIGINT
    if issubclass(dropped.exc_type, Terminated):
        number = signal.SIGTERM
        signal.signal(number, _terminate)
    again = threading.Timer(_SENT_AGAIN, os.kill, (os.getpid(), number))
    again.daemon = True
    again.start()


def _terminate(number: int, frame: FrameType | None) -> NoReturn:
    signal.signal(signal.SIGTERM, partial(_again, time.monotonic()))
    raise Terminated


def _again(first: float, number: int, frame: FrameType | None) -> None:
    """A later one ends what tidying up may be stuck in."""
    if time.monotonic() - first > _ONE_ENDING:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.raise_signal(signal.SIGTERM)


def sentence(error: BaseException | None) -> tuple[str, int]:
    """What is said of an interruption, and the exit code."""
    if isinstance(error, Terminated):
        return "ended by SIGTERM; what was finished is kept", EXIT_TERMINATED
    return "interrupted; what was finished is kept", EXIT_INTERRUPTED


def place(error: BaseException | None) -> str | None:
    """Where the program was that an interruption ended: address, function, source."""
    return next(iter(getattr(error, "__notes__", ())), None)


def finished() -> None:
    """The result is written: ^C has nothing to end any more, and the exit code is the result's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def leave_streams() -> None:
    """Nobody reads stdout or stderr any more: what is left goes nowhere, also at the end of the process."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)
