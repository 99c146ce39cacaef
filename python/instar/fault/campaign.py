"""Campaigns of faults over one call, and what they found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import Campaign, InstarError, Program, fault_campaign
from instar.workload.vectors import PreparedCase

if TYPE_CHECKING:
    from instar._core import FaultInfo

#: What comes of a fault, by its number in `Campaign.classes`.
SAME, OTHER, CRASH, ENDLESS, UNWANTED, UNTRIED = range(6)
#: By their place in `Campaign.counts`.
MODELS = ("skip", "register", "load", "opcode", "branch")
#: What `--flip` takes, and the model that each is.
FLIPS = {"reg": "register", "load": "load", "opcode": "opcode", "branch": "branch"}
_STATED_CONFIDENCE = 1.959963984540054


@dataclass(frozen=True)
class Faults:
    """Which faults are tried, and how many of them."""

    skips: tuple[int, ...]
    flips: tuple[str, ...]
    within: tuple[str, ...]
    #: So many, chosen by chance; None: all.
    sample: int | None
    seed: int
    threads: int
    #: Without it each fault is run to the call's end, also where another run has told its class.
    pruning: bool = True


@dataclass(frozen=True)
class Row:
    """What came of the faults of a model."""

    model: str
    #: Faults that there are, and how many of each class.
    faults: int
    classes: Counter[int]

    @property
    def tried(self) -> int:
        return self.faults - self.classes[UNTRIED]


def run_campaign(
    program: Program,
    case: PreparedCase,
    faults: Faults,
    unwanted: Sequence[tuple[int | None, list[bytes | None]]],
    progress: Callable[[int], bool] | None = None,
) -> Campaign:
    """Tries the faults in a vector's call. Raises `InstarError` where the window never begins."""
    chosen = {FLIPS[flip] for flip in faults.flips}
    return fault_campaign(
        program,
        case.symbol,
        case.arguments,
        returns=case.returns,
        within=list(faults.within),
        skips=bytes(faults.skips),
        registers="register" in chosen,
        loads="load" in chosen,
        opcodes="opcode" in chosen,
        branches="branch" in chosen,
        unwanted=list(unwanted),
        sample=None if faults.sample is None else (faults.sample, faults.seed),
        threads=faults.threads,
        pruning=faults.pruning,
        progress=progress,
    )


def rows_of(campaign: Campaign) -> list[Row]:
    """By model that has faults, in the order of `MODELS`."""
    by_model = zip(MODELS, campaign.counts, strict=True)
    return [
        Row(model, sum(counts), Counter(dict(enumerate(counts)))) for model, counts in by_model if any(counts)
    ]


def pruned_of(campaigns: Sequence[Campaign]) -> dict[str, int]:
    """What was not run of the runs that were tried, by the name of the rule."""
    sums = (sum(counts) for counts in zip(*(campaign.spared for campaign in campaigns), strict=True))
    return dict(zip(("same_as_without_fault", "same_as_another", "brought_ahead"), sums, strict=True))


def found_as(campaign: Campaign, wanted: int) -> Iterator[FaultInfo]:
    """The faults of a class, in the order of the call."""
    return (campaign.fault(number) for number, found in enumerate(campaign.classes) if found == wanted)


def ineffective(first: Campaign, second: Campaign) -> list[FaultInfo]:
    """Faults that change nothing with one input and something with the other, which tells of the input.

    Raises `InstarError` where the two calls do not execute the same instructions.
    """
    if not first.same_faults(second):
        raise InstarError(
            "the two calls do not execute the same instructions, so their faults cannot be set side by side; "
            "`instar ct` says which branch differs"
        )
    pairs = enumerate(zip(first.classes, second.classes, strict=True))
    differing = [n for n, (a, b) in pairs if UNTRIED not in (a, b) and (a == SAME) != (b == SAME)]
    return [first.fault(number) for number in differing]


def interval(count: int, tried: int) -> tuple[float, float]:
    """Wilson's interval of 95 % confidence for a share of which `count` of `tried` were seen."""
    if tried == 0:
        return 0.0, 1.0
    z = _STATED_CONFIDENCE
    share, spread = count / tried, z * z / tried
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * (share * (1 - share) / tried + spread / (4 * tried)) ** 0.5
    # Where none or all were seen, the bound is that, which rounding would miss.
    return (0.0 if count == 0 else middle - half), (1.0 if count == tried else middle + half)
