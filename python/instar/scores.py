"""What programs of a user's suites cost on a core and score, which a report renders and `--json` prints."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from instar._core import Label, ToldHazard


@dataclass(frozen=True)
class SuiteCost:
    """What the timed part of a program cost."""

    cycles: int
    instructions: int
    #: Cycles by category, in the order of the pipeline.
    stalls: dict[str, int] | None
    #: What is to be known of the cycles, a sentence each.
    notes: list[str] = field(default_factory=list)
    #: Where the hardware computes another value than the program's order says.
    hazards: list[ToldHazard] = field(default_factory=list)


@dataclass(frozen=True)
class SuiteRow:
    """One program of a suite, with its check passed."""

    suite: str
    #: The suite's title with the version that was found.
    title: str
    program: str
    #: How it was timed.
    rule: str
    #: Runs of the benchmark in what was timed, or the program's reference.
    amount: float
    #: What a score is multiplied by, and what it is called.
    per: float
    unit: str
    cost: SuiteCost
    compiler: str
    flags: str
    #: It was found in the result cache and not computed now.
    cached: bool = False

    @property
    def name(self) -> str:
        """`embench/crc32`, or the suite's name where its one program is called as it is."""
        return self.suite if self.program == self.suite else f"{self.suite}/{self.program}"

    @property
    def score(self) -> float:
        """By the suite's own formula."""
        return self.per * self.amount / self.cost.cycles

    @property
    def cpi(self) -> float:
        """Cycles per instruction."""
        return self.cost.cycles / self.cost.instructions

    def as_dict(self) -> dict[str, Any]:
        """As `suite --json` prints it."""
        return {
            "suite": self.suite,
            "title": self.title,
            "program": self.program,
            "rule": self.rule,
            "score": self.score,
            "unit": self.unit,
            "cycles": self.cost.cycles,
            "instructions": self.cost.instructions,
            "cpi": self.cpi,
            "stalls": self.cost.stalls,
            "hazards": self.cost.hazards,
            "compiler": self.compiler,
            "flags": self.flags,
            "cached": self.cached,
        }


@dataclass(frozen=True)
class SuiteFailure:
    """A program that has no result, and why."""

    suite: str
    program: str
    sentence: str

    @property
    def name(self) -> str:
        """As in a row."""
        return self.suite if self.program == self.suite else f"{self.suite}/{self.program}"

    def as_dict(self) -> dict[str, Any]:
        """As `suite --json` prints it."""
        return {"suite": self.suite, "program": self.program, "sentence": self.sentence}


@dataclass(frozen=True)
class SuiteScore:
    """What a whole suite scores on a core: the geometric mean of its programs."""

    suite: str
    title: str
    unit: str
    score: float
    #: Geometric standard deviation; None of a single program.
    spread: float | None
    programs: int
    #: Programs of the suite that are not in it.
    missing: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """As `suite --json` prints it."""
        return {
            "suite": self.suite,
            "title": self.title,
            "unit": self.unit,
            "score": self.score,
            "spread": self.spread,
            "programs": self.programs,
            "missing": list(self.missing),
        }


@dataclass(frozen=True)
class SuiteTable:
    """All programs on one core."""

    #: What it is called beside others: the core with what is changed, or the point of a space.
    label: str
    core: str
    #: Parameters of the core that the user changed.
    overrides: dict[str, Label]
    rows: tuple[SuiteRow, ...]
    failed: tuple[SuiteFailure, ...] = ()
    notes: tuple[str, ...] = ()

    def scores(self) -> list[SuiteScore]:
        """One for each suite, in the order of the rows."""
        found = []
        for suite in dict.fromkeys(row.suite for row in self.rows):
            rows = [row for row in self.rows if row.suite == suite]
            missing = tuple(one.program for one in self.failed if one.suite == suite)
            mean, spread = geometric([row.score for row in rows])
            found.append(SuiteScore(suite, rows[0].title, rows[0].unit, mean, spread, len(rows), missing))
        return found

    def as_dict(self) -> dict[str, Any]:
        """As `suite --json` prints it."""
        return {
            "label": self.label,
            "core": self.core,
            "overrides": self.overrides,
            "scores": [score.as_dict() for score in self.scores()],
            "rows": [row.as_dict() for row in self.rows],
            "failed": [failure.as_dict() for failure in self.failed],
            "notes": list(self.notes),
        }


@dataclass(frozen=True)
class Gain:
    """How much faster a program is on one core than on the first, as a share of the speed there."""

    name: str
    gain: float


def gains(first: SuiteTable, other: SuiteTable) -> list[Gain]:
    """Of the programs that both tables have."""
    before = {row.name: row.cost.cycles for row in first.rows}
    return [
        Gain(row.name, before[row.name] / row.cost.cycles - 1) for row in other.rows if row.name in before
    ]


def geometric(values: Sequence[float]) -> tuple[float, float | None]:
    """Geometric mean, and the geometric standard deviation (of the whole population) of several."""
    logarithms = [math.log(value) for value in values]
    mean = math.exp(statistics.fmean(logarithms))
    return mean, math.exp(statistics.pstdev(logarithms)) if len(values) > 1 else None
