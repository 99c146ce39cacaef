"""Fixed against random, with the controls without which neither answer says anything.

Source: docs/reference/leak.md. With masks off something must show, or the secrets are not where
they were said to be; random against random nothing may show, or the test itself errs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from instar._core import InstarError, leaks

if TYPE_CHECKING:
    from instar._core import Arg, Core, LeakReport, LeakResult, Program, SharedInput, WindowInput

#: Runs of each stage with masks off: what is not masked at all shows at once.
_UNMASKED = 400


@dataclass(frozen=True)
class Masking:
    """What of a function is shared, and what is drawn."""

    secrets: Sequence[SharedInput]
    fresh: Sequence[str] = ()
    results: Sequence[SharedInput] = ()
    #: What of the call is looked at; None: all.
    window: WindowInput | None = None


@dataclass(frozen=True)
class Plan:
    """How it is tested."""

    #: Runs of each of the two stages.
    traces: int = 1000
    #: Variances too.
    second: bool = False
    #: Probability with which anything is told where nothing leaks.
    alpha: float = 1e-5
    seed: int = 1
    #: Each element of the fixed class; None: drawn from the seed, each by itself.
    fixed: int | None = 0
    control: bool = True
    #: Runs whose samples are kept.
    kept: int = 0
    #: Threads; what is found is the same with any number.
    threads: int = 1


@dataclass
class Evaluation:
    """What was found."""

    report: LeakReport
    samples: bytes
    classes: bytes
    #: Points that show with masks off, and random against random; None: not tried.
    unmasked: int | None = None
    random: int | None = None
    plan: Plan = field(default_factory=Plan)


def evaluate(
    program: Program,
    core: Core,
    symbol: str,
    arguments: Sequence[Arg],
    masking: Masking,
    plan: Plan,
    step: Callable[[str], None] = lambda _: None,
) -> Evaluation:
    """Calls `symbol` many times and says what the core's elements tell of its secrets.

    Raises `InstarError` where time depends on secrets or masks, or a control fails.
    """

    def run(
        traces: int, *, seed: int, masks: bool = True, random_only: bool = False, kept: int = 0
    ) -> LeakResult:
        return leaks(
            program,
            core,
            symbol,
            list(arguments),
            secrets=list(masking.secrets),
            fresh=list(masking.fresh),
            results=list(masking.results),
            window=masking.window,
            traces=traces,
            second=plan.second and masks,
            alpha=plan.alpha,
            seed=seed,
            fixed=plan.fixed,
            masks=masks,
            random_only=random_only,
            kept=kept,
            threads=plan.threads,
        )

    step(f"{symbol}: {plan.traces:,} traces, fixed against random")
    found = run(plan.traces, kept=plan.kept, seed=plan.seed)
    done = Evaluation(found["report"], found["samples"], found["classes"], plan=plan)
    if not plan.control:
        return done
    step(f"{symbol}: with masks off")
    off = run(min(plan.traces, _UNMASKED), masks=False, seed=plan.seed + 1)
    done.unmasked = len(off["report"]["leaks"])
    if done.unmasked == 0:
        raise InstarError(
            f"{symbol} shows nothing with masks off either, so nothing follows: what is named as secret does "
            "not come into the window"
        )
    step(f"{symbol}: random against random")
    alike = run(plan.traces, random_only=True, seed=plan.seed + 2)
    done.random = len(alike["report"]["leaks"])
    return done
