"""The records of a sweep: its points, and what each cost."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from instar.result.labels import Label


@dataclass(frozen=True)
class PointCost:
    """What one point of a space cost, as `points.jsonl` keeps it."""

    cycles: int
    #: Instructions retired by what was timed.
    instructions: int
    #: Calls before each measured one that warmed caches and predictors.
    warmup: int
    #: Calls that were measured; cycles and instructions are their mean.
    calls: int
    #: The outputs were compared with the portable code or a known answer, and were right.
    checked: bool
    #: SHA-256 of the ELF or the trace.
    content: str
    compiler: str | None
    flags: str | None
    tool_version: str
    #: Digest of Instar's own code.
    tool: str
    #: Who computed it: host and process.
    worker: str
    #: When, UTC, ISO 8601.
    computed_at: str
    seconds: float
    #: What is to be known of the cycles, a sentence each.
    notes: list[str] = field(default_factory=list)


#: What begins a sentence of `area_from` on what is in no area.
NOT_COUNTED = "not counted: "


@dataclass(frozen=True)
class ExploredPoint:
    """One point of a space and what it came to."""

    #: Axis → label.
    labels: dict[str, Label]
    core: str
    overrides: dict[str, Label]
    design: str | None
    variant: str | None
    workload: str | None
    operation: str | None
    trace: str | None
    window: str | None
    program: str | None
    #: Where no area can be told though one was asked for, `area_from` says why.
    area_kge: float | None
    area_from: list[str]
    #: Why there is no such hardware.
    refused: str | None = None
    #: Suite, its program, and how that is timed, where one is run.
    suite: str | None = None
    benchmark: str | None = None
    rule: str | None = None
    #: Why it could not be computed, though there is.
    failed: str | None = None
    cost: PointCost | None = None
    #: It was computed in an earlier run.
    kept: bool = False
    #: Cycles of the reference over its own; None where either is missing.
    speedup: float | None = None

    @property
    def ipc(self) -> float | None:
        """Instructions per cycle."""
        return self.cost.instructions / self.cost.cycles if self.cost and self.cost.cycles else None

    @property
    def per_million_cycles(self) -> float | None:
        """How often it runs in a million cycles: CoreMark/MHz where it is one iteration of CoreMark."""
        return 1e6 / self.cost.cycles if self.cost and self.cost.cycles else None

    def as_dict(self) -> dict[str, Any]:
        """As `explore --json` prints it."""
        return {**asdict(self), "ipc": self.ipc, "per_million_cycles": self.per_million_cycles}

    @property
    def not_counted(self) -> list[str]:
        """What the area leaves out."""
        found = [] if self.area_kge is None else self.area_from
        return [one.removeprefix(NOT_COUNTED) for one in found if one.startswith(NOT_COUNTED)]


@dataclass(frozen=True)
class Exploration:
    """All points of one space."""

    name: str
    title: str
    #: Axes in the order of the file: name → title.
    axes: dict[str, str]
    #: Units of those axes that have one.
    units: dict[str, str]
    #: Axis → label of the points that others are compared with.
    reference: dict[str, Label]
    points: tuple[ExploredPoint, ...]
    #: Areas come from synthesis, and not from what files state.
    synthesised: bool = False
    #: Files that were written.
    files: tuple[str, ...] = ()

    def groups(self) -> dict[tuple[Label, ...], list[ExploredPoint]]:
        """Points that are compared with one reference, by their labels on the other axes."""
        others = [axis for axis in self.axes if axis not in self.reference]
        found: dict[tuple[Label, ...], list[ExploredPoint]] = {}
        for point in self.points:
            found.setdefault(tuple(point.labels[axis] for axis in others), []).append(point)
        return found

    def as_dict(self) -> dict[str, Any]:
        """As `explore --json` prints it."""
        return {
            "name": self.name,
            "title": self.title,
            "axes": self.axes,
            "units": self.units,
            "reference": self.reference,
            "synthesised": self.synthesised,
            "points": [point.as_dict() for point in self.points],
            "files": list(self.files),
        }
