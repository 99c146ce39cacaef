"""Runs cases here and elsewhere and says where they part.

Source: own design.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from instar._core import disassemble, everything, run_code

from .image import BASE, DATA, Case, Image, build
from .oracles import Oracle, Stopped

_MOST_INSTRUCTIONS = 100_000_000


@dataclass(frozen=True)
class Difference:
    """A case after which our simulator and an oracle hold different state."""

    case: Case
    oracle: str
    #: What differs, in words.
    what: str

    def __str__(self) -> str:
        return f"{text(self.case)}: {self.what}"


def text(case: Case, xlen: int = 64) -> str:
    """The instructions of a case as assembly."""
    lines = [disassemble(word, isa=everything(32 if xlen == 32 else 64)) for word in case.words]
    return "; ".join(line or f"{word:#x}" for line, word in zip(lines, case.words, strict=True))


class Ours:
    """Our simulator, after the same door as the oracles."""

    def __init__(self, xlen: int) -> None:
        self.name = "instar"
        self.wrong: frozenset[str] = frozenset()
        self._isa = everything(32 if xlen == 32 else 64)

    def knows(self, extension: str) -> bool:
        return True

    def run(self, image: Image) -> bytes:
        done = run_code(
            image.code,
            [0] * 32,
            isa=self._isa,
            address=BASE,
            memory=image.data,
            memory_address=DATA,
            max_instructions=_MOST_INSTRUCTIONS,
        )
        if done["fault"] is not None or done["pc"] != image.end:
            raise Stopped(f"{done['fault']} at {done['pc']:#x}")
        return done["memory"]


def _stops(run: Oracle, xlen: int, cases: Sequence[Case]) -> str | None:
    try:
        run.run(build(cases, xlen))
    except Stopped as stopped:
        return str(stopped)
    return None


def _first(cases: Sequence[Case], wrong: Callable[[Sequence[Case]], str | None]) -> Case | None:
    """A case that is wrong by itself, searched by halves."""
    while len(cases) > 1:
        half = len(cases) // 2
        cases = cases[:half] if wrong(cases[:half]) else cases[half:]
    return cases[0] if cases and wrong(cases) else None


def compare(
    cases: Sequence[Case], oracle: Oracle, xlen: int, ours: bytes | None = None, stops: int = 3
) -> list[Difference]:
    """Every case after which `oracle` and we differ, but at most `stops` at which one of us does not go on;
    `ours` is our data if it is known."""
    image = build(cases, xlen)
    results = []
    for run in (Ours(xlen), oracle):
        try:
            results.append(ours if ours is not None and run.name == "instar" else run.run(image))
        except Stopped as stopped:
            case = _first(cases, partial(_stops, run, xlen))
            if case is None:
                return [
                    Difference(replace(cases[0], words=()), oracle.name, f"{run.name} stopped: {stopped}")
                ]
            why = _stops(run, xlen, [case])
            rest = [c for c in cases if c is not case]
            found = [Difference(case, oracle.name, f"{run.name} stopped: {why}")]
            return found + (compare(rest, oracle, xlen, stops=stops - 1) if rest and stops > 1 else [])
    return (
        [
            Difference(cases[number], oracle.name, what)
            for number in range(len(cases))
            if (what := differs(image, number, cases[number], *results)) is not None
        ]
        if results[0] != results[1]
        else []
    )


def differs(image: Image, number: int, case: Case, ours: bytes, theirs: bytes) -> str | None:
    """What our state and theirs differ in after one case; `None` if in nothing."""
    a, b = image.registers(ours, number), image.registers(theirs, number)
    parts = [
        f"x{n} is {x:#x} here and {y:#x} there"
        for n, (x, y) in enumerate(zip(a, b, strict=True))
        if x != y and n not in (0, case.link)
    ]
    here, there = (memory_of(image, number, case, data) for data in (ours, theirs))
    parts += [
        f"byte {n - case.memory // 2:+d} of memory is {x:#04x} here and {y:#04x} there"
        for n, (x, y) in enumerate(zip(here, there, strict=True))
        if x != y
    ]
    return ", ".join(parts[:4]) + (" and more" if len(parts) > 4 else "") if parts else None


def memory_of(image: Image, number: int, case: Case, data: bytes) -> bytes:
    """The memory of one case."""
    start = image.memories[number] - case.memory // 2 - DATA
    return data[start : start + case.memory]


def observed(image: Image, cases: Sequence[Case], data: bytes) -> set[str]:
    """The cells that the cases hit, with those which show only when a case has run."""
    found: set[str] = set()
    for number, case in enumerate(cases):
        found |= case.cells
        if case.marker is not None:
            taken = image.registers(data, number)[case.marker] == 2
            found.add("taken" if taken else "not taken")
    return found
