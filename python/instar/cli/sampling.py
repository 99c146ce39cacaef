"""Options on how long runs are timed: whole, or by samples."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import InstarError, Sampling
from instar.cli.options import MOST, messages, option_name
from instar.interruption import Interruption
from instar.sampling import SamplingSettings, sampling_of

if TYPE_CHECKING:
    from instar._core import Sample


class Timing(StrEnum):
    """How a run is timed."""

    auto = "auto"
    whole = "whole"
    sampled = "sampled"


TimingOption = Annotated[
    Timing,
    typer.Option(
        "--timing",
        help="Time a run whole, or by samples; auto: by samples from 300 million instructions on.",
    ),
]
ConfidenceOption = Annotated[
    float | None,
    typer.Option(
        "--confidence",
        metavar="SHARE",
        help="How sure a sampled interval is to hold the cycles; default: 0.997.",
    ),
]
ErrorOption = Annotated[
    float | None,
    typer.Option(
        "--error",
        metavar="SHARE",
        help="Half the width that a sampled interval is brought down to, over the cycles; default: 0.01.",
    ),
]
SeedOption = Annotated[
    int | None,
    typer.Option("--sample-seed", metavar="N", help="Where the windows lie; default: 0.", min=0, max=MOST),
]


@dataclass(frozen=True)
class SampleOptions:
    """How exact a sample is to be, and where it looks."""

    confidence: ConfidenceOption = None
    error: ErrorOption = None
    sample_seed: SeedOption = None

    def settings(
        self, timing: Timing, core: object, option: str = "--timing sampled"
    ) -> SamplingSettings | None:
        """What the options say, of which `option` asks for samples; None where every run is timed whole."""
        for name, value in vars(self).items():
            if value is not None and (timing is Timing.whole or core is None):
                why = f"is timed whole; add {option}" if core is not None else "is not timed; add --core"
                raise InstarError(f"{option_name(name)} is about sampled runs, and this one {why}")
        if timing is Timing.sampled and core is None:
            raise InstarError(f"{option} is about the cycles of a core; say which with --core")
        if timing is Timing.whole:
            return None
        from_instructions = 0 if timing is Timing.sampled else None
        settings = SamplingSettings(from_instructions, self.confidence, self.error, self.sample_seed)
        sampling_of(settings)
        return settings


def between(sample: Sample | None) -> str:
    """` (sampled, between 1,000 and 1,100)`; nothing where a run was timed whole."""
    return f" (sampled, between {sample['low']:,} and {sample['high']:,})" if sample else ""


@contextmanager
def cut_short(
    told: Callable[[int], None], sampling: Sampling | None
) -> Iterator[Callable[[int], bool | None]]:
    """A progress callback that ends a sampled run at the first ^C with what it has; the second ends all.

    Where a run cannot give a part, the first one ends the command too.
    """
    if sampling is None:
        yield told
        return

    def asked() -> None:
        messages.print("ending with what was timed, if it is enough; ^C once more ends at once")

    with Interruption(asked) as interruption:

        def go_on(instructions: int) -> bool:
            told(instructions)
            return not interruption.asked

        try:
            yield go_on
        except InstarError:
            if interruption.asked:
                raise KeyboardInterrupt from None
            raise
