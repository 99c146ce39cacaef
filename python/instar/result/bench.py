"""The records of a table over schemes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from instar.result.labels import Label

if TYPE_CHECKING:
    from instar._core import ToldHazard


#: What the width of a flame graph's frames and the share of hashing stand for.
Weight = Literal["cycles", "instructions"]

#: A chain of callers: place of the caller's in the list (-1: none), function, weight of its own.
Stack = tuple[int, str, int]


@dataclass(frozen=True)
class BenchCost:
    """What one operation cost: cycles, instructions and stack of its calls, and where they went."""

    #: Mean of the calls; None without a core.
    cycles: int | None
    #: Between these the cycles lie, where they were sampled; else both are the cycles.
    cycles_low: int | None
    cycles_high: int | None
    #: Windows that were timed; 0 where everything was.
    windows: int
    #: Mean of the calls.
    instructions: int
    #: Calls that were measured, each with its own input.
    calls: int
    #: Calls before each measured one that warmed caches and predictors.
    warmup: int
    #: High-water mark of the stack in bytes.
    stack_bytes: int
    #: What the next three count.
    weight: Weight
    #: Share of the weight in code from the files of hash functions; None where that is not known.
    hash_share: float | None
    #: Cycles of all calls together by category, in the order of the pipeline; None where they are
    #: not known.
    stalls: dict[str, int] | None
    #: Chains of callers of all calls together.
    stacks: list[Stack]
    #: What is to be known of the cycles, a sentence each.
    notes: list[str] = field(default_factory=list)
    #: Where the hardware computes another value than the program's order says.
    hazards: list[ToldHazard] = field(default_factory=list)


@dataclass(frozen=True)
class BenchRow:
    """One operation of one parameter set, as `instar bench` shows it."""

    workload: str
    parameter_set: str
    operation: str
    xlen: int
    cost: BenchCost
    #: Code, constants and data that the operation needs.
    code_bytes: int
    constant_bytes: int
    data_bytes: int
    #: The outputs were compared with a known answer, or with that of a round trip, and were right.
    checked: bool
    compiler: str
    flags: str
    #: It was found in the result cache and not computed now.
    cached: bool = False
    #: There are no known answers but those of round trips: the scheme is one behind api.h.
    round_trips: bool = False
    #: The scheme's, as its file spells it; empty where an older table does not say it.
    title: str = ""
    #: Another scheme of the same table has the same name, so the title tells them apart.
    alike: bool = False

    @property
    def name(self) -> str:
        """The workload with its set, as commands name it, or the title."""
        return scheme_name(self)

    @property
    def cpi(self) -> float | None:
        """Cycles per instruction."""
        return self.cost.cycles / self.cost.instructions if self.cost.cycles is not None else None

    def as_dict(self) -> dict[str, Any]:
        """As `bench --json` prints it."""
        cost = self.cost
        return {
            "workload": self.workload,
            "set": self.parameter_set,
            "title": self.title,
            "operation": self.operation,
            "xlen": self.xlen,
            "cycles": cost.cycles,
            "cycles_low": cost.cycles_low,
            "cycles_high": cost.cycles_high,
            "sampled": cost.windows > 0,
            "windows": cost.windows,
            "instructions": cost.instructions,
            "cpi": self.cpi,
            "code_bytes": self.code_bytes,
            "constant_bytes": self.constant_bytes,
            "data_bytes": self.data_bytes,
            "stack_bytes": cost.stack_bytes,
            "hash_share": cost.hash_share,
            "weight": cost.weight,
            "stalls": cost.stalls,
            "calls": cost.calls,
            "warmup": cost.warmup,
            "checked": self.checked,
            "hazards": cost.hazards,
            "compiler": self.compiler,
            "flags": self.flags,
            "cached": self.cached,
        }


@dataclass(frozen=True)
class BenchFailure:
    """A row that could not be computed, and why."""

    workload: str
    parameter_set: str
    operation: str
    sentence: str
    #: As in a row.
    title: str = ""
    alike: bool = False

    @property
    def name(self) -> str:
        """As in a row."""
        return scheme_name(self)

    def as_dict(self) -> dict[str, Any]:
        """As `bench --json` prints it."""
        return {
            "workload": self.workload,
            "set": self.parameter_set,
            "title": self.title,
            "operation": self.operation,
            "sentence": self.sentence,
        }


def scheme_name(row: BenchRow | BenchFailure) -> str:
    """What a table calls the scheme of `row`."""
    if row.alike:
        return row.title or row.workload
    return f"{row.workload}-{row.parameter_set}" if row.parameter_set else row.workload


@dataclass(frozen=True)
class BenchTable:
    """All rows of one core."""

    #: None where instructions are counted.
    core: str | None
    design: tuple[str, ...]
    variant: str | None
    #: Core parameters that the variant or the user changed.
    overrides: dict[str, Label]
    rows: tuple[BenchRow, ...]
    failed: tuple[BenchFailure, ...] = ()
    #: What is to be known of the figures, one sentence each.
    notes: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """As `bench --json` prints it."""
        return {
            "core": self.core,
            "design": list(self.design),
            "variant": self.variant,
            "overrides": self.overrides,
            "rows": [row.as_dict() for row in self.rows],
            "failed": [failure.as_dict() for failure in self.failed],
            "notes": list(self.notes),
        }
