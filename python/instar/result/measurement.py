"""The record of one measurement."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Literal

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
