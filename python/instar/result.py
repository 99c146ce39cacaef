"""The one record of a measurement, which reports render and `--json` prints."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Measurement:
    """What one call cost, and on what that was measured."""

    #: Core model, or None for a plain run in the simulator.
    core: str | None
    workload: str
    parameter_set: str
    #: Function or operation that was called.
    operation: str
    #: Design whose instructions the program may use, and which variant or baseline of it.
    design: str | None
    variant: str | None
    #: The variant is one that others are compared with.
    baseline: bool
    #: Commit of the first to commit of the last instruction of the callee, both counted; None without a core.
    cycles: int | None
    #: Instructions retired by the measured call.
    instructions: int
    #: Calls that were measured, each with its own input; cycles and instructions are their mean.
    calls: int
    #: Calls before each measured one, with restored inputs, that warmed caches and predictors.
    warmup: int
    #: The outputs were compared with the portable code or a known answer, and were right.
    checked: bool
    #: High-water mark of the stack in bytes.
    stack_bytes: int
    compiler: str
    flags: str
    #: It was found in the result cache and not computed now.
    cached: bool = False
    #: "core", "design" and "workload" → the file that it was read from.
    origins: dict[str, str] = field(default_factory=dict)
    #: What hides a built-in of the same name, one sentence each.
    hidden: list[str] = field(default_factory=list)
    #: Core parameters that the variant changed.
    overrides: dict[str, int | bool | str] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """As `--json` prints it."""
        return asdict(self)


@dataclass(frozen=True)
class EvaluationRow:
    """A measurement of `instar evaluate` with the published figures beside it."""

    measurement: Measurement
    title: str
    published_model_cycles: int | None = None
    published_rtl_cycles: int | None = None
    published_source: str | None = None

    def as_dict(self) -> dict[str, Any]:
        """As `evaluate --json` prints it: the measurement's keys and the published ones in one object."""
        return {
            **self.measurement.as_dict(),
            "title": self.title,
            "published_model_cycles": self.published_model_cycles,
            "published_rtl_cycles": self.published_rtl_cycles,
            "published_source": self.published_source,
        }


@dataclass(frozen=True)
class Evaluation:
    """All rows of one design."""

    design: str
    title: str
    rows: tuple[EvaluationRow, ...]
    notes: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """As `evaluate --json` prints it."""
        return {
            "design": self.design,
            "title": self.title,
            "results": [row.as_dict() for row in self.rows],
            "notes": list(self.notes),
        }
