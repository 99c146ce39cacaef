"""Some candidates together: put into the functions, built, run and timed; every trial is kept."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from instar import cache
from instar._core import Core, InstarError, Program, try_schedule
from instar.discover.choose import placed
from instar.discover.gains import Gains
from instar.discover.pool import Named
from instar.discover.subject import Subject
from instar.schedule.candidate import ISLANDS
from instar.schedule.evidence import in_order, weaker
from instar.schedule.listing import rewritten
from instar.schedule.target import Target

if TYPE_CHECKING:
    from instar._core import FoundInstructions
    from instar.checked_program import PreparedCall


#: Candidates with those of their places in a function that they take.
_Put = Sequence[tuple[Named, Sequence[int]]]


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
    #: Of a call, in the better of two orders: as it stands there, and as a list has it, where one
    #: orders it.
    cycles: int
    #: Instructions that a call executes.
    instructions: int
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
    #: What is known of gains; shared with who measures.
    gains: Gains = field(default_factory=Gains)
    _known: dict[tuple[int, ...], tuple[Fused | None, ...]] = field(default_factory=dict, init=False)
    _prepared: list[_Prepared] = field(default_factory=list, init=False)
    #: By function its cycles as it came, in the better of the same two orders.
    _came: list[int] = field(default_factory=list, init=False)
    #: By function the instructions that it executed as it came.
    _executed: list[int] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        for number, subject in enumerate(self.subjects):
            folder = self.folder / f"with-{number}"
            file = with_include(subject, self.host, folder / subject.target.source.name)
            target = subject.with_design(self.host, file, folder)
            self._prepared.append(_Prepared(target, *target.make(target.source)))
            came = self._as_it_came(number)
            self._came.append(int(came["cycles"]))
            self._executed.append(int(came["instructions"]))

    def fused(self, chosen: Sequence[Named]) -> tuple[Fused | None, ...]:
        """By function what it becomes with them; None where none of them fits."""
        key = tuple(one.at for one in chosen)
        if key not in self._known:
            self.made += 1
            places = placed(chosen, self.gains) if chosen else {}
            self._known[key] = tuple(
                self._one(number, chosen, places) for number in range(len(self.subjects))
            )
        return self._known[key]

    def fused_by(self, evidence: str, number: int, chosen: Sequence[Named]) -> Fused | None:
        """What one function becomes with them where less is taken of the recorded call."""
        return self._one(number, chosen, placed(chosen, self.gains) if chosen else {}, evidence)

    def weaker(self, number: int) -> Iterator[tuple[str, str]]:
        """For such a function, what less is taken of the call, and what is kept in order then."""
        prepared, noalias = self._prepared[number], self.subjects[number].noalias
        results = prepared.target.results
        for evidence, pairs in weaker(prepared.program, prepared.call, results, noalias):
            yield evidence, in_order(pairs)

    def saved(self, chosen: Sequence[Named]) -> tuple[int, ...]:
        """Cycles that they save in each function, beside what other loads and stores alone save."""
        return tuple(before - after for before, after in zip(self._each(()), self._each(chosen), strict=True))

    def lost(self) -> tuple[int, ...]:
        """Cycles that each function loses where loads and stores are chosen anew, as they are where any
        instruction is put in; such a function stays as it came where no more than that is saved.
        """
        each = zip(self.subjects, self._came, self.fused(()), strict=True)
        return tuple(one.times * max(0, fused.cycles - came) if fused else 0 for one, came, fused in each)

    def gained(self, chosen: Sequence[Named]) -> tuple[int, ...]:
        """Cycles that they save in each function beside what is `lost`."""
        each = zip(self.subjects, self.fused(()), self.fused(chosen), strict=True)
        saved = zip(self.lost(), self.saved(chosen), strict=True)
        return tuple(
            one.times * (before.cycles - after.cycles) if lost and before and after else known
            for (one, before, after), (lost, known) in zip(each, saved, strict=True)
        )

    def cycles(self, chosen: Sequence[Named]) -> int:
        """Of all functions, each as often as it is called."""
        return sum(self._each(chosen))

    def executed(self, chosen: Sequence[Named]) -> int:
        """Instructions of all functions, each as often as it is called."""
        each = zip(self.subjects, self._came, self._executed, self.fused(chosen), strict=True)
        return sum(
            one.times * (fused.instructions if fused and fused.cycles < cycles else instructions)
            for one, cycles, instructions, fused in each
        )

    def _each(self, chosen: Sequence[Named]) -> list[int]:
        found = []
        for subject, came, fused in zip(self.subjects, self._came, self.fused(chosen), strict=True):
            best = came if fused is None else min(fused.cycles, came)
            found.append(subject.times * (best - subject.beside))
        return found

    def _one(
        self,
        number: int,
        chosen: Sequence[Named],
        places: Mapping[int, tuple[int, ...]],
        evidence: str = "call",
    ) -> Fused | None:
        subject, prepared = self.subjects[number], self._prepared[number]
        each = [(one, [at for at in places.get(one.at, ()) if _is_in(one, at, number)]) for one in chosen]
        put = [(one, taken) for one, taken in each if taken]
        if chosen and not put:
            return self.fused(())[number]
        name = f"set-{self.made}-{number}" if evidence == "call" else f"{evidence}-{self.made}-{number}"
        path = self.folder / name / prepared.target.source.name
        path.parent.mkdir(parents=True, exist_ok=True)
        what = f"discover's trial by {evidence}"
        known = self._kept(what, number, put, lambda: self._tried(number, put, path, evidence))
        if known["text"] is None:
            return None
        path.write_text(known["text"], encoding="utf-8")
        numbers = [known[name] for name in ("cycles", "instructions", "placed", "left")]
        return Fused(subject, prepared.target, path, *numbers)

    def _as_it_came(self, number: int) -> dict[str, Any]:
        """Cycles, in the better of two orders, and instructions."""
        cycles, prepared = self.subjects[number].cycles, self._prepared[number]
        call = prepared.call

        def make() -> dict[str, Any]:
            came = prepared.program.call(call.symbol, call.arguments, returns=call.returns)
            ordered = self._ordered(prepared.program, number, cycles)
            return {"cycles": ordered, "instructions": came["instructions"]}

        return self._kept("discover's start", number, (), make)

    def _kept(self, what: str, number: int, put: _Put, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """What is made of a function, or what was made of it before."""
        key = self._key(what, number, put)
        known = cache.load_result(key)
        if known is None:
            known = make()
            cache.store_result(key, known)
        return known

    def _key(self, what: str, number: int, put: _Put) -> str:
        """Of all that decides it."""
        prepared, design, how = self._prepared[number], self.host.design, self.search
        call, target = prepared.call, prepared.target
        members = [(one.mnemonic, [one.found["places"][at][1] for at in taken]) for one, taken in put]
        return cache.digest(
            cache.tool_digest(),
            what,
            self.host.fingerprint,
            design.fingerprint if design else "",
            target.key,
            target.source.read_text(encoding="utf-8"),
            pickle.dumps(call.arguments),
            repr((call.symbol, target.results, list(self.subjects[number].noalias))),
            repr((self.subjects[number].cycles, how.orders, how.seed, members)),
        )

    def _tried(self, number: int, put: _Put, path: Path, evidence: str) -> dict[str, Any]:
        """The text, which goes to `path`, and what it takes; no text where no instruction fits."""
        prepared, how = self._prepared[number], self.search
        call = prepared.call
        made = self.found.fused(
            number,
            prepared.program,
            call.symbol,
            call.arguments,
            [(one.at, one.mnemonic, list(taken)) for one, taken in put],
            results=prepared.target.results,
            apart=list(self.subjects[number].noalias),
            evidence=evidence,
            orders=how.orders,
            seed=how.seed,
            processors=how.processors,
        )
        if not made["lines"]:
            return {"text": None}
        text = rewritten(prepared.target.source, call.symbol, made["lines"])
        path.write_text(text, encoding="utf-8")
        # Whether it computes what it did is proved and checked once, of what is chosen in the end.
        program = prepared.target.program(path)
        result = program.call(call.symbol, call.arguments, returns=call.returns, core=self.host)
        cycles = self._ordered(program, number, result["cycles"] or 0)
        return {
            "text": text,
            "cycles": cycles,
            "instructions": result["instructions"],
            "placed": made["placed"],
            "left": made["left"],
        }

    def _ordered(self, program: Program, number: int, cycles: int) -> int:
        """The fewer of `cycles` and those of a call once a list has put instructions where the core waits
        least; of a function that calls others, which no list orders, `cycles`.

        Fused code stands in the order of fewest instructions, where what takes several cycles may
        be waited for at once: compared like that, it would be the order that is chosen.
        """
        if self.found.calls[number]:
            return cycles
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
        return min(cycles, tried["cycles"])


def _is_in(one: Named, place: int, function: int) -> bool:
    return one.found["places"][place][0] == function


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
