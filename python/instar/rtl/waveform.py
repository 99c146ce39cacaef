"""Which part of a run in RTL becomes a waveform, and in which file.

Source: rtl/bench/waves.h, which writes it as a Value Change Dump.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from instar._core import InstarError, RtlImage

#: The largest number that the bench reads.
_NO_END = 2**63


@dataclass(frozen=True)
class Waveform:
    """A waveform that is asked for."""

    path: Path
    #: First and last cycle since reset; without, the timed call, or all of a program.
    cycles: tuple[int, int] | None = None

    def part(self, image: RtlImage) -> str:
        """What is shown, as the bench reads it: cycles or retired instructions, first and last."""
        if self.cycles is not None:
            return f"c {self.cycles[0]} {self.cycles[1]}"
        windows = image.windows()
        if not windows:
            return f"c 0 {_NO_END}"
        return f"i {windows[-1]['first_line']} {windows[-1]['last_line']}"


@dataclass(frozen=True)
class Piped:
    """All of a run, into a pipe of which somebody reads."""

    path: Path
    #: Levels of instances that are in it, from the bench's module on.
    levels: int

    def part(self, image: RtlImage) -> str:
        """All cycles, as the bench reads it."""
        return f"c 0 {_NO_END}"


def read_window(given: str) -> tuple[int, int]:
    """`1000:2000` → the two numbers. Raises `InstarError` where it is something else."""
    first, colon, last = given.partition(":")
    if not (colon and first.isdecimal() and last.isdecimal()):
        raise InstarError(f'--window "{given}": two cycles since reset are wanted, as in 1000:2000')
    if not int(first) <= int(last) < _NO_END:
        raise InstarError(f"--window {given}: it ends before it begins; write the lower cycle first")
    return int(first), int(last)


@contextmanager
def dumped(waveform: Waveform | Piped | None, image: RtlImage, folder: Path) -> Iterator[None]:
    """Tells the bench, which runs in `folder`, what to dump; the dump takes its place when it is whole."""
    if waveform is None:
        yield
        return
    if isinstance(waveform, Piped):
        _ask(folder, waveform.path, waveform.part(image))
        yield
        return
    try:
        handle, name = tempfile.mkstemp(prefix=f".{waveform.path.name}.", dir=waveform.path.parent)
    except OSError as error:
        raise InstarError(f"{waveform.path}: the waveform cannot be written: {error.strerror}") from error
    os.close(handle)
    beside = Path(name)
    try:
        _ask(folder, beside, waveform.part(image))
        try:
            yield
        except InstarError:
            _keep(beside, waveform.path)  # Of a run that went wrong it is wanted most.
            raise
        if not _keep(beside, waveform.path):
            raise InstarError(f"{waveform.path}: the run ended before the cycle in which --window begins")
    finally:
        beside.unlink(missing_ok=True)


def _ask(folder: Path, dump: Path, part: str) -> None:
    (folder / "waveform").write_text(f"{dump.absolute()}\n{part}\n")


def _keep(beside: Path, path: Path) -> bool:
    """Puts a dump in its place, if there is one."""
    if beside.stat().st_size == 0:
        return False
    beside.chmod(0o666 & ~_umask())
    beside.replace(path)
    return True


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
