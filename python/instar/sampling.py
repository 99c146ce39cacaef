"""How long runs are sampled, and what is to be told of a result that was."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from instar._core import Sampling

if TYPE_CHECKING:
    from instar._core import Sample


@dataclass(frozen=True)
class SamplingSettings:
    """What `_core.Sampling` is made of, None being its own default; it may be pickled."""

    from_instructions: int | None = None
    confidence: float | None = None
    error: float | None = None
    seed: int | None = None


def sampling_of(settings: SamplingSettings | None) -> Sampling | None:
    """The sampling that the settings say; None where every run is timed whole.

    Raises `InstarError` where one is out of range.
    """
    return Sampling(**asdict(settings)) if settings is not None else None


def sampled_notes(samples: Sequence[Sample]) -> list[str]:
    """One sentence on how calls were sampled, and one where a call was cut short; none without samples."""
    if not samples:
        return []
    first = samples[0]
    least, most = (pick(sample["windows"] for sample in samples) for pick in (min, max))
    windows = f"{most:,}" if least == most else f"{least:,} to {most:,}"
    calls = f" in each of {len(samples)} calls" if len(samples) > 1 else ""
    notes = [
        f"the cycles are sampled: {windows} windows of {first['unit']:,} instructions{calls}; before each, "
        f"{first['detail']:,} were timed and not counted, and caches and predictors learned from "
        f"{first['warming']:,} before these; the interval is one of {first['confidence']:.1%} confidence "
        f"(seed {first['seed']})"
    ]
    covered = min(sample["covered"] for sample in samples)
    if covered < 1:
        notes.append(
            f"the sampling was cut short: its windows lie in the first {covered:.1%} of the run, "
            "and the interval takes the rest to be like it"
        )
    return notes


def interval(cycles: Sequence[int], samples: Sequence[Sample | None]) -> tuple[int, int]:
    """The interval around the mean of calls, of which those without a sample were timed whole.

    Windows of two calls have nothing to do with each other, so half widths add up as errors do.
    """
    halves = [(sample["high"] - sample["low"]) / 2 if sample else 0.0 for sample in samples]
    half = math.hypot(*halves) / len(cycles)
    mean = statistics.mean(cycles)
    return (math.floor(mean - half), math.ceil(mean + half)) if half else (round(mean), round(mean))
