"""How a command ends that is told to: in one sentence, with the exit code that a shell expects.

^C is Python's own; SIGTERM becomes an exception too, so that workers and scratch files do not stay behind.
"""

from __future__ import annotations

import os
import signal
from types import FrameType
from typing import NoReturn

#: 128 and the signal's number, as a shell counts.
EXIT_INTERRUPTED, EXIT_TERMINATED, EXIT_PIPE = 130, 143, 141


class Terminated(KeyboardInterrupt):
    """SIGTERM; whoever tidies up after ^C tidies up after it too."""


def handle() -> None:
    """From now on signals are exceptions."""
    # One that is ignored, as nohup makes it, stays so.
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGTERM) is not signal.SIG_IGN:
        signal.signal(signal.SIGTERM, _terminate)


def _terminate(number: int, frame: FrameType | None) -> NoReturn:
    # A second one ends what tidying up may be stuck in.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    raise Terminated


def sentence(error: BaseException | None) -> tuple[str, int]:
    """What is said of an interruption, and the exit code."""
    if isinstance(error, Terminated):
        return "ended by SIGTERM; what was finished is kept", EXIT_TERMINATED
    return "interrupted; what was finished is kept", EXIT_INTERRUPTED


def leave_streams() -> None:
    """Nobody reads stdout or stderr any more: what is left goes nowhere, also at the end of the process."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)
