"""The record of a search for compiler flags, which a report renders and `--json` prints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class TunedCost:
    """What the operation costs with some flags."""

    cycles: int
    #: The interval around the cycles where they are sampled; else the cycles themselves.
    cycles_low: int
    cycles_high: int
    instructions: int
    #: Code that the operation needs of the program; None where the search was interrupted.
    code_bytes: int | None


@dataclass(frozen=True)
class TunedFile:
    """A file that holds a share of the cycles, or that has flags of its own."""

    file: str
    #: Cycles of one call in its code.
    cycles_before: int
    cycles_after: int
    #: Its own flags in the place of those of the whole; None where it has none.
    flags: str | None


@dataclass(frozen=True)
class TuningStep:
    """A build of the search."""

    build: int
    phase: str
    what: str
    #: None where it has no cost, and why.
    cycles: int | None
    failure: str | None
    #: It became the best so far.
    better: bool


@dataclass(frozen=True)
class TunedSecrets:
    """What a check for secrets found in one case of the tuned program."""

    #: One sentence: what depends on a secret, that nothing does, or why that is not known.
    sentence: str
    #: Dependencies in the tuned program, and in that with the workload's own flags; None: not
    #: counted.
    leaks: int | None = None
    leaks_before: int | None = None


@dataclass(frozen=True)
class Tuning:
    """A search and what it came to."""

    workload: str
    parameter_set: str
    operation: str
    core: str
    overrides: dict[str, int | bool | str]
    design: str | None
    variant: str | None
    compiler: str
    #: All flags of the program that was begun with.
    flags: str
    before: TunedCost
    after: TunedCost
    #: What is added to the flags of the program, and of files in their place: a text for
    #: `--cflags`.
    cflags: str
    #: The part of it that is for the whole program.
    whole: str
    files: tuple[TunedFile, ...]
    steps: tuple[TuningStep, ...]
    #: Cycles before as the search judged them, by which its steps are measured.
    begun: int
    #: Calls whose answers were compared in every build, and with the result.
    cases: int
    checked: int
    effort: int
    builds: int
    seed: int
    secrets: TunedSecrets
    #: Flags that this compiler does not take.
    dropped: tuple[str, ...]
    #: Better ones that were refused in the end, and why.
    refused: tuple[str, ...]
    notes: tuple[str, ...]
    interrupted: bool
    #: How a suite's program is timed; None where it is an operation of a scheme.
    rule: str | None = None

    @property
    def name(self) -> str:
        """The workload with its set, as commands name it."""
        return f"{self.workload}-{self.parameter_set}" if self.parameter_set else self.workload

    @property
    def gain(self) -> float:
        """Share of the cycles before that are saved."""
        return 1 - self.after.cycles / self.before.cycles

    def path(self) -> Sequence[TuningStep]:
        """The builds that became the best so far."""
        return [step for step in self.steps if step.better]

    def as_dict(self) -> dict[str, Any]:
        """As `tune --json` prints it."""
        made = asdict(self)
        made["set"] = made.pop("parameter_set")
        return {**made, "gain": self.gain}
