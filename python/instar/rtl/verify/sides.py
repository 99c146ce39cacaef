"""The two sides of a comparison: the model, which tells each instruction's way, and what stands for RTL.

The model's ways are those of `instar show`. The RTL's are made from its trace and, where its bench
tells moments (rtl/bench/moments.h), from these; without them an instruction has a commit only.
"""

from __future__ import annotations

import tempfile
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from instar._core import Core, InstarError, Observers, Program, Views, disassemble, observe_run
from instar.places import runtime_folder
from instar.report.kanata import Span, Way, read
from instar.rtl.score import simulated
from instar.rtl.verify.trial import Trial
from instar.toolchain import Build, Compiler, build

#: Of families whose RTL shows an instruction where it leaves a stage and not at its commit: the
#: next one.
SHOWN = {"cv32e40p": "EX"}

#: A program that a shrinker made may not end: it is then no program.
MOST_INSTRUCTIONS = 400_000


@dataclass(frozen=True)
class Taken:
    """What one side says of a run: all ways in the order of issue, those on wrong paths too."""

    ways: list[Way]

    @property
    def right(self) -> list[Way]:
        """The ways of what retired."""
        return [way for way in self.ways if not way.flushed]

    #: Stage whose first cycle is what a trace shows of an instruction; None: its commit.
    shown: str | None = None

    @property
    def cycles(self) -> list[tuple[int, int]]:
        """Address of each retired instruction, and the cycle that a trace shows."""
        return [(way.pc, self._cycle(way)) for way in self.right]

    @property
    def distances(self) -> list[tuple[int, int]]:
        """Address of each retired instruction, and cycles since the one before (of the first one 0)."""
        cycles = self.cycles
        before = [*cycles[:1], *cycles]
        return [(pc, cycle - last) for (pc, cycle), (_, last) in zip(cycles, before, strict=False)]

    def _cycle(self, way: Way) -> int:
        first = next((span.first for span in way.stages if span.name == self.shown), None)
        return way.end if first is None else first


class Side(Protocol):
    """What stands for RTL."""

    @property
    def name(self) -> str:
        """What reports call it."""

    def run(self, program: Program) -> Taken:
        """Runs it. Raises `InstarError`."""


class NoProgram(Exception):
    """What was made does not assemble, or does not end."""


def assembled(trial: Trial, core: Core, compiler: Compiler) -> Program:
    """The trial as a program. Raises `NoProgram`."""
    with tempfile.TemporaryDirectory(prefix="instar-verify-") as scratch:
        source = Path(scratch) / "trial.S"
        source.write_text(trial.source())
        request = Build(compiler, core.isa, (source,), link_script=runtime_folder() / "link.ld")
        try:
            elf = build(request)
        except InstarError as error:
            raise NoProgram(str(error)) from error
        program = Program(elf, isa=core.isa, equipment=core.equipment)
    try:
        program.run(max_instructions=MOST_INSTRUCTIONS)
    except InstarError as error:
        raise NoProgram(str(error)) from error
    return program


@dataclass(frozen=True)
class Modelled:
    """A core's model."""

    core: Core

    @property
    def name(self) -> str:
        """For sentences."""
        return f"model of {self.core.name}"

    def run(self, program: Program) -> Taken:
        """Runs it in simulator and model."""
        with tempfile.TemporaryDirectory(prefix="instar-verify-") as scratch:
            log = Path(scratch) / "log"
            observe_run(program, observers=Observers(cycles=Views(kanata=log)), core=self.core)
            with log.open() as lines:
                return Taken(read(lines), SHOWN.get(self.core.family))


@dataclass(frozen=True)
class Simulated:
    """A core's RTL."""

    core: Core
    #: As `build_simulator` made it.
    simulator: Path

    @property
    def name(self) -> str:
        """For sentences."""
        return f"RTL of {self.core.name}"

    def run(self, program: Program) -> Taken:
        """Runs it in RTL. Raises `InstarError` where that stops, `WrongResult` where it differs."""
        trace, moments, _ = simulated(self.core, program.rtl_image(self.core), self.simulator)
        return Taken(ways_of(trace, moments, self.core.isa))


def ways_of(trace: str, moments: str, isa: str) -> list[Way]:
    """Ways of what a trace in the compact form says that it retired, with moments where there are any."""
    texts: dict[tuple[str, str], str] = {}
    ways = _with_moments(moments) if moments else []
    right = iter([way for way in ways if not way.flushed])
    for line in trace.splitlines():
        place, word, cycle, *_ = line.split()
        pc = int(place, 16)
        if (place, word) not in texts:
            texts[place, word] = disassemble(int(word, 16), isa=isa, pc=pc) or word
        way = next(right, None)
        if way is None:
            # Without moments; and what ends the run by a trap leaves no entry.
            way = Way(pc=pc, end=int(cycle) - (1 if moments else 0))
            ways.append(way)
        elif way.pc != pc:
            raise InstarError(f"the moments of the RTL do not tell what retires at {pc:#010x}")
        way.text = texts[place, word]
    return ways


def _with_moments(moments: str) -> list[Way]:
    """The ways that moments tell, by the stages of family cva6."""
    decoded: dict[int, int] = {}
    entries: dict[int, tuple[Way, int, int | None]] = {}
    order: deque[Way] = deque()
    for line in moments.splitlines():
        kind, *rest = line.split()
        now = int(rest[0])
        match kind:
            case "D":
                decoded[int(rest[1], 16)] = now
            case "I":
                pc = int(rest[1], 16)
                way = Way(pc=pc, flushed=True)
                first = decoded.get(pc, now - 1)
                way.stages = [Span("Dc", first, first + 1), Span("Is", first + 1, now + 1)]
                entries[int(rest[2])] = (way, now, None)
                order.append(way)
            case "W":
                if (found := entries.get(int(rest[1]))) is not None and found[2] is None:
                    entries[int(rest[1])] = (found[0], found[1], now)
            case "C":
                if (found := entries.pop(int(rest[1]), None)) is not None:
                    way, issued, done = found
                    end = issued + 1 if done is None else done + 1
                    way.stages += [Span("X", issued + 1, end), Span("Cm", end, now + 1)]
                    way.end, way.flushed = now, rest[2] == "1"
            case _:
                pass
    return list(order)
