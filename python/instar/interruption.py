"""^C that asks for an end in good order, and a second one that ends at once; signals that are held up."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any, Self


class Interruption:
    """The first ^C asks what is under way to end in good order; the second ends it at once, as elsewhere."""

    def __init__(self, on_ask: Callable[[], None]) -> None:
        self.asked = False
        self._on_ask = on_ask
        self._previous: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._previous = signal.signal(signal.SIGINT, self._note)
        return self

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True
        self._on_ask()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._previous is not None:
            signal.signal(signal.SIGINT, self._previous)


@contextmanager
def held(number: signal.Signals) -> Iterator[None]:
    """Signals of this number that come meanwhile are answered afterwards, once, by whoever answers them now.

    It is for what must not be left half done. A signal that the system answers, or nobody, stays
    so.
    """
    answer = signal.getsignal(number)
    if threading.current_thread() is not threading.main_thread() or not callable(answer):
        yield
        return
    came = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal came
        came = True

    signal.signal(number, note)
    try:
        yield
    finally:
        signal.signal(number, answer)
        if came:
            signal.raise_signal(number)
