"""The records of a design beside its baselines and published figures, and of what it adds to its core."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from instar.result.measurement import Measurement


@dataclass(frozen=True)
class AddedUnit:
    """A unit of a design as a core gets it, synthesised."""

    name: str
    #: Those of its instructions that are in it.
    instructions: tuple[str, ...]
    #: How many of it there are.
    count: int
    #: Of one.
    gate_equivalents: float
    critical_path_delays: float


@dataclass(frozen=True)
class HostPart:
    """A part of a core that grows."""

    #: "register file" or "scoreboard and forwarding".
    name: str
    #: `5 read ports instead of 4`.
    change: str
    #: By so much.
    gate_equivalents: float
    #: What it takes without the change.
    before: float


@dataclass(frozen=True)
class AddedHardware:
    """What a core gets for the programs that run on it: units, and what they need of the core."""

    #: The design's instructions that the programs contain.
    instructions: tuple[str, ...]
    units: tuple[AddedUnit, ...]
    #: None where that is not estimated.
    host: tuple[HostPart, ...] | None
    #: What is not in these areas, one sentence each.
    notes: tuple[str, ...] = ()

    @property
    def unit_gate_equivalents(self) -> float:
        """All units together."""
        return round(sum(unit.count * unit.gate_equivalents for unit in self.units), 2)

    @property
    def host_gate_equivalents(self) -> float | None:
        """What the core itself grows by."""
        return None if self.host is None else round(sum(part.gate_equivalents for part in self.host), 2)

    @property
    def gate_equivalents(self) -> float | None:
        """Both."""
        host = self.host_gate_equivalents
        return None if host is None else round(self.unit_gate_equivalents + host, 2)

    @property
    def critical_path_delays(self) -> float | None:
        """The slowest path of the slowest unit."""
        return max((unit.critical_path_delays for unit in self.units), default=None)

    def area_time(self, cycles: int | None) -> float | None:
        """Added gate equivalents times cycles; None where either is not known."""
        area = self.gate_equivalents
        return None if cycles is None or area is None else round(area * cycles, 2)

    def as_dict(self, cycles: int | None) -> dict[str, Any]:
        """As `evaluate --json` prints it beside so many cycles."""
        return {
            **asdict(self),
            "unit_gate_equivalents": self.unit_gate_equivalents,
            "host_gate_equivalents": self.host_gate_equivalents,
            "gate_equivalents": self.gate_equivalents,
            "critical_path_delays": self.critical_path_delays,
            "area_time": self.area_time(cycles),
        }


@dataclass(frozen=True)
class EvaluationRow:
    """A measurement of `instar evaluate` with the published figures beside it."""

    measurement: Measurement
    title: str
    published_model_cycles: int | None = None
    published_rtl_cycles: int | None = None
    published_source: str | None = None
    #: Why ours is another, in the design's words.
    published_note: str | None = None
    #: The variant has a kernel for what was called; None for a baseline and for a whole operation.
    replaced: bool | None = None
    #: It is an operation whose answers are those of round trips: of a scheme behind api.h.
    round_trips: bool = False
    #: What its variant adds to its core; None where that was not asked for.
    added: AddedHardware | None = None
    #: Thousand gate equivalents that design.toml states for it, and where they stand.
    stated_kge: float | None = None
    stated_where: str | None = None
    #: Why nothing was measured: its compiler is not there; None where it was.
    absent: str | None = None

    def as_dict(self) -> dict[str, Any]:
        """As `evaluate --json` prints it: the measurement's keys and the published ones in one object."""
        return {
            **self.measurement.as_dict(),
            "title": self.title,
            "published_model_cycles": self.published_model_cycles,
            "published_rtl_cycles": self.published_rtl_cycles,
            "published_source": self.published_source,
            "published_note": self.published_note,
            "replaced": self.replaced,
            "area": self.added.as_dict(self.measurement.cycles) if self.added else None,
            "stated_kge": self.stated_kge,
            "stated_where": self.stated_where,
            **({"absent": self.absent, "instructions": None, "stack_bytes": None} if self.absent else {}),
        }


@dataclass(frozen=True)
class Evaluation:
    """All rows of one design."""

    design: str
    title: str
    rows: tuple[EvaluationRow, ...]
    notes: tuple[str, ...] = ()
    #: Costs that nobody has measured: core → which, with the reason.
    assumed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """As `evaluate --json` prints it."""
        return {
            "design": self.design,
            "title": self.title,
            "results": [row.as_dict() for row in self.rows],
            "notes": list(self.notes),
            "assumed": {core: list(sentences) for core, sentences in self.assumed.items()},
        }
