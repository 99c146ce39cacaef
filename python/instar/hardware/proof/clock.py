"""Time that a proof may take: that of the processor, so a busy machine makes it later and not another.

Source: `time.thread_time`; Bitwuzla runs in the thread that asks it.
"""

from __future__ import annotations

import time

#: Where a thread gets so small a share of a processor, it is given up all the same.
_LEAST_SHARE = 0.02


class Budget:
    """Seconds of processor time, from now on."""

    def __init__(self, seconds: float) -> None:
        self._end = time.thread_time() + seconds
        self._latest = time.monotonic() + seconds / _LEAST_SHARE

    def left(self) -> float:
        """Seconds that are left; below 0 where they are over."""
        return self._end - time.thread_time()

    def is_over(self) -> bool:
        """Whether nothing is left."""
        return self.left() <= 0 or time.monotonic() > self._latest
