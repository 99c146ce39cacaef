"""Some candidates together: put into the functions, built, run and timed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, InstarError, Program, try_schedule
from instar.discover.choose import placed
from instar.discover.pool import Named
from instar.discover.subject import Subject
from instar.schedule.candidate import ISLANDS
from instar.schedule.listing import rewritten
from instar.schedule.target import Target

if TYPE_CHECKING:
    from instar._core import FoundInstructions
    from instar.checked_program import PreparedCall


@dataclass(frozen=True)
class Search:
    """How long orders of loads and stores are looked for, and with what chance."""

    orders: int
    seed: int
    processors: int


@dataclass(frozen=True)
class _Prepared:
    """A function as it came, in a program with the candidates' instructions."""

    target: Target
    program: Program
    call: PreparedCall


@dataclass(frozen=True)
class Fused:
    """A function with instructions in it."""

    subject: Subject
    target: Target
    #: The text.
    source: Path
    #: Of a call, in the better of two orders: as it stands there, and as a list has it.
    cycles: int
    #: Places that got their instruction, and those that did not.
    placed: int
    left: int


@dataclass
class Trials:
    """Measures sets of candidates; each set once."""

    found: FoundInstructions
    subjects: Sequence[Subject]
    #: The core with the candidates' design.
    host: Core
    folder: Path
    search: Search
    #: Sets that were measured.
    made: int = field(default=0, init=False)
    #: By a candidate's number what its gain turned out to be, of one; shared with who measures.
    factors: dict[int, float] = field(default_factory=dict)
    _known: dict[tuple[int, ...], tuple[Fused | None, ...]] = field(default_factory=dict, init=False)
    _prepared: list[_Prepared] = field(default_factory=list, init=False)
    #: By function its cycles as it came, in the better of the same two orders.
    _came: list[int] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        for number, subject in enumerate(self.subjects):
            folder = self.folder / f"with-{number}"
            file = with_include(subject, self.host, folder / subject.target.source.name)
            target = subject.with_design(self.host, file, folder)
            prepared = _Prepared(target, *target.make(target.source))
            self._prepared.append(prepared)
            self._came.append(min(subject.cycles, self._listed(prepared.program, number)))

    def fused(self, chosen: Sequence[Named]) -> tuple[Fused | None, ...]:
        """By function what it becomes with them; None where none of them fits."""
        key = tuple(one.at for one in chosen)
        if key not in self._known:
            self.made += 1
            places = placed(chosen, self.factors) if chosen else {}
            self._known[key] = tuple(
                self._one(number, chosen, places)
                if not chosen or any(one.found["uses"][number] for one in chosen)
                else self.fused(())[number]
                for number in range(len(self.subjects))
            )
        return self._known[key]

    def saved(self, chosen: Sequence[Named]) -> int:
        """Cycles that they save, beside what other loads and stores alone save."""
        return self.cycles(()) - self.cycles(chosen)

    def cycles(self, chosen: Sequence[Named]) -> int:
        """Of all functions, each as often as it is called."""
        total = 0
        for subject, came, fused in zip(self.subjects, self._came, self.fused(chosen), strict=True):
            total += subject.times * (came if fused is None else min(fused.cycles, came))
        return total

    def _one(
        self, number: int, chosen: Sequence[Named], places: Mapping[int, tuple[int, ...]]
    ) -> Fused | None:
        subject, prepared = self.subjects[number], self._prepared[number]
        made = self.found.fused(
            number,
            prepared.program,
            prepared.call.symbol,
            prepared.call.arguments,
            [(one.at, one.mnemonic, list(places.get(one.at, ()))) for one in chosen],
            results=prepared.target.results,
            apart=list(subject.noalias),
            orders=self.search.orders,
            seed=self.search.seed,
            processors=self.search.processors,
        )
        if not made["lines"]:
            return None
        text = rewritten(prepared.target.source, prepared.call.symbol, made["lines"])
        path = self.folder / f"set-{self.made}-{number}" / prepared.target.source.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        # Whether it computes what it did is proved and checked once, of what is chosen in the end.
        program, call = prepared.target.program(path), prepared.call
        result = program.call(call.symbol, call.arguments, returns=call.returns, core=self.host)
        cycles = min(result["cycles"] or 0, self._listed(program, number))
        return Fused(subject, prepared.target, path, cycles, made["placed"], made["left"])

    def _listed(self, program: Program, number: int) -> int:
        """Cycles of a call once a list has put instructions where the core waits least.

        Fused code stands in the order of fewest instructions, where what takes several cycles may
        be waited for at once: compared like that, it would be the order that is chosen.
        """
        subject, prepared = self.subjects[number], self._prepared[number]
        tried = try_schedule(
            program,
            prepared.call.symbol,
            prepared.call.arguments,
            self.host,
            results=prepared.target.results,
            apart=list(subject.noalias),
            judgements=0,
            islands=ISLANDS,
            seed=self.search.seed,
            processors=self.search.processors,
        )
        return tried["cycles"]


def with_include(subject: Subject, host: Core, file: Path) -> Path:
    """The function's text as a file that knows the macros of the design's instructions."""
    design = host.design
    if design is None:
        raise InstarError(f"{host.name} has no design")
    macros = [f'    .include "{name}"' for name in design.generate() if name.endswith(".inc")]
    file.parent.mkdir(parents=True, exist_ok=True)
    text = subject.target.source.read_text(encoding="utf-8")
    file.write_text("\n".join([*macros, text]), encoding="utf-8")
    return file
