"""What a stranger types who has a wheel and nothing else: `make stranger`.

A first number, an own instruction, its circuit with the proof, a page to show. What a message tells
the stranger to install is installed by the very words of the message.
"""

from __future__ import annotations

import argparse
import re
import shlex
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from .installed import Done, Installed

_TO_INSTALL = re.compile(r"pip (install .+)$", re.MULTILINE)


@dataclass(frozen=True)
class Taken:
    """A step, and the seconds that it took."""

    command: str
    done: Done
    seconds: float


#: With what their output must have.
FIRST_NUMBER = ("measure ml-dsa-44 ntt --core cva6-superscalar", "cycles")
OWN_INSTRUCTION = [
    ("new design my-first", "instar evaluate my-first"),
    ("check", "ok"),
    ("evaluate my-first", "my-first"),
]
CIRCUIT = ("hardware my-first -o rtl", "proved")
MORE = [
    ("bench ml-kem-512 --core cva6-superscalar --html table.html", "keygen"),
    ("histogram ml-dsa-44 ntt -o ntt.svg", ""),
    ("cite --bibtex", "@misc{instar"),
]
#: Commands that came later, where they are there.
IF_THERE = {"report": ("report my-first -o report.html", ""), "docs": ("docs design", "[design]")}


def walk(wheel: Path, place: Path) -> Iterator[Taken]:
    """Installs, and types one command after the other; what is wrong is an assertion."""
    began = time.monotonic()
    stranger = Installed.of(wheel, place, "[toolchain]")
    yield Taken(f"pip install '{wheel.name}[toolchain]'", Done(0, "", ""), time.monotonic() - began)
    try:
        before = stranger.contents()
        for command, says in [FIRST_NUMBER, *OWN_INSTRUCTION]:
            yield _typed(stranger, command, says)
        listed = stranger.instar("-h").out
        later = [step for name, step in IF_THERE.items() if re.search(rf"^\W*{name}\b", listed, re.MULTILINE)]
        for command, says in [CIRCUIT, *MORE, *later]:
            yield from _with_what_is_missing(stranger, command, says)
        assert stranger.contents() == before, "the package was written to"
    finally:
        stranger.remove()


def _typed(stranger: Installed, command: str, says: str) -> Taken:
    taken = _asked(stranger, command)
    _judge(taken.done, command, says)
    return taken


def _asked(stranger: Installed, command: str) -> Taken:
    began = time.monotonic()
    done = stranger.instar(*shlex.split(command))
    return Taken(f"instar {command}", done, time.monotonic() - began)


def _judge(done: Done, command: str, says: str) -> None:
    assert done.code == 0 and says in done.out + done.err, f"$ instar {command}\n{done.out}{done.err}"
    assert "Traceback" not in done.err and "panicked" not in done.err, done.err


def _with_what_is_missing(stranger: Installed, command: str, says: str) -> Iterator[Taken]:
    """Types the command, and again when what it asked for is installed."""
    first = _asked(stranger, command)
    if first.done.code != 2 or (found := _TO_INSTALL.search(first.done.err)) is None:
        _judge(first.done, command, says)
        yield first
        return
    yield replace(first, command=f"{first.command}  (says: pip {found[1]})")
    began = time.monotonic()
    installed = stranger.pip(*shlex.split(found[1]))
    assert installed.code == 0, f"pip {found[1]}\n{installed.err}"
    yield Taken(f"pip {found[1]}", installed, time.monotonic() - began)
    yield _typed(stranger, command, says)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path, help="a wheel, or the folder of which the newest is taken")
    asked = parser.parse_args().wheel.resolve()
    wheels = sorted(asked.glob("*x86_64.whl"), key=lambda path: path.stat().st_mtime) or [asked]
    total = 0.0
    with tempfile.TemporaryDirectory() as name:
        for taken in walk(wheels[-1], Path(name)):
            total += taken.seconds
            print(f"{taken.seconds:7.1f} s  {taken.command}", flush=True)
    print(f"{total:7.1f} s  in all")


if __name__ == "__main__":
    main()
