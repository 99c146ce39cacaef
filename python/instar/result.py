"""The records of measurements, sweeps and tables, which reports render and `--json` prints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from instar._core import Core

if TYPE_CHECKING:
    from instar._core import ToldHazard


@dataclass(frozen=True)
class KnownAnswers:
    """Known answers with which a program agreed."""

    tried: int
    #: Those left out, as they differ from one that was tried in the values of one entry (`each`).
    alike: int = 0

    def sentence(self) -> str:
        """What was left out."""
        return (
            f"{self.alike:,} that differ from one of them in the values of one entry (`each`) were not "
            "tried; instar vectors tries all"
        )


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
    #: Commit of the first to commit of the last instruction of the callee, both counted; None
    #: without a core.
    cycles: int | None
    #: The interval around `cycles` where they are sampled; else `cycles` itself.
    cycles_low: int | None
    cycles_high: int | None
    #: Windows in which the core model saw the run; 0 where it saw all of it.
    windows: int
    #: Instructions retired by the measured call.
    instructions: int
    #: Calls that were measured, each with its own input; cycles and instructions are their mean.
    calls: int
    #: Calls before each measured one, with restored inputs, that warmed caches and predictors.
    warmup: int
    #: The outputs were compared with the portable code or a known answer, and were right, and in
    #: hardware they are the same but where the design means it.
    checked: bool
    #: High-water mark of the stack in bytes.
    stack_bytes: int
    compiler: str
    flags: str
    #: It was found in the result cache and not computed now.
    cached: bool = False
    #: Elements of buffers that have no count, where the row asked for a number.
    length: int | None = None
    #: "core", "design" and "workload" → the file that it was read from.
    origins: dict[str, str] = field(default_factory=dict)
    #: What hides a built-in of the same name, one sentence each.
    hidden: list[str] = field(default_factory=list)
    #: Core parameters that the variant changed.
    overrides: dict[str, int | bool | str] = field(default_factory=dict)
    #: What is to be known of the cycles, one sentence each.
    notes: list[str] = field(default_factory=list)
    #: Known answers of the scheme that were tried before, and those left out, as they differ from
    #: one of these in the values of one entry.
    answers: int = 0
    answers_alike: int = 0
    #: Where the hardware computes another value than the program's order says.
    hazards: list[ToldHazard] = field(default_factory=list)
    #: Why outputs that were right are not checked; None where nothing stands against it.
    unchecked: str | None = None
    #: Whose values the outputs are: those of the program's order, or those that the core's hardware
    #: computes where nothing stalls.
    values: Literal["program", "hardware"] = "program"

    def as_dict(self) -> dict[str, Any]:
        """As `--json` prints it."""
        return asdict(self)


Label = int | bool | str


def label_text(label: Label) -> str:
    """A label as files spell it."""
    return str(label).lower() if isinstance(label, bool) else str(label)


def changed(core: Core | None) -> dict[str, Label]:
    """Parameters that a variant or `--set` changed, and `isa`."""
    if core is None:
        return {}
    isa: dict[str, Label] = {"isa": core.isa} if core.changed_isa else {}
    return isa | {p["name"]: p["value"] for p in core.parameters if p["provenance"] == "override"}


def changed_text(core: Core | None) -> str:
    """The same behind a core's name: ` with commit_ports = 3`."""
    listed = ", ".join(f"{name} = {label_text(value)}" for name, value in changed(core).items())
    return f" with {listed}" if listed else ""


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


@dataclass(frozen=True)
class KernelCheck:
    """A kernel beside the portable code that it replaces."""

    function: str
    #: Its file.
    kernel: str
    #: How many were tried, the last of which is wrong where one is.
    inputs: int
    #: Outputs were compared with those of portable code; not where the kernel has a domain of its
    #: own.
    compared: bool
    wrong: str | None
    #: What the wrong input is called, and its values by argument.
    input: str | None
    values: dict[str, list[int]]
    #: Outputs were compared modulo this number, as the contract has it; None where they are equal
    #: bit by bit.
    modulo: int | None = None
    #: What was not tried, in sentences.
    untried: list[str] = field(default_factory=list)
    #: Where the hardware computes another value than the program's order says, on the core.
    hazards: list[ToldHazard] = field(default_factory=list)
    #: Why it is not checked though outputs are right; None where nothing stands against it.
    unchecked: str | None = None

    @property
    def checked(self) -> bool:
        """Whether nothing is wrong with it, in hardware either."""
        return self.wrong is None and self.unchecked is None


@dataclass(frozen=True)
class KernelChecks:
    """All kernels of one program that were checked."""

    #: The program, as in a sentence.
    title: str
    isa: str
    compiler: str
    kernels: list[KernelCheck]
    #: Known answers that the whole program gave; None where kernels are wrong, or one of the
    #: answers.
    answers: int | None
    unanswered: str | None
    #: Those left out, as they differ from one that was tried in the values of one entry.
    answers_alike: int = 0
    #: The core whose model told the hazards; None where none was asked.
    core: str | None = None
    #: What is to be known, a sentence each.
    notes: list[str] = field(default_factory=list)

    @property
    def right(self) -> bool:
        """Whether nothing is wrong."""
        return self.answers is not None and all(check.checked for check in self.kernels)
