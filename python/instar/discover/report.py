"""What a search for instructions came to: a table, its reasons, and what was not looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from instar.discover.explain import standing
from instar.discover.gains import error
from instar.discover.search import Picked
from instar.result import changed

if TYPE_CHECKING:
    from instar.discover.finish import Finished, Result
    from instar.discover.next_best import NextBest
    from instar.discover.pool import Named
    from instar.discover.search import Discovered, FrontPoint, Picked

#: Characters of what an instruction replaces, at most.
_LONGEST = 46


def table(result: Result) -> str:
    """For people."""
    found = result.discovered
    wanted = found.wanted
    lines = [
        f"{len(found.picked)} of {found.candidates:,} candidates, {len(found.pool):,} of them looked at, for "
        f"{found.core.name} with {wanted.reads} sources and {wanted.writes} result"
        f"{'' if wanted.writes == 1 else 's'}{_by(wanted.strategy)}",
        "",
        f"  {'instruction':<20}{'replaces':<{_LONGEST}} {'places':>6} {'latency':>7} {'GE':>7} {'alone':>8} "
        f"{'without':>8}",
        *(_row(one) for one in found.picked),
        *_next_best(found.beside),
        "",
        "  GE: gate equivalents of its unit alone, estimated; alone: cycles that it saves by itself;",
        "  without: cycles that the others lose without it",
        *([f"  all in one unit, synthesised: {result.area:,.0f} gate equivalents"] if result.area else []),
        "",
        f"  {'function':<34}{'calls':>6} {'as it came':>11} {'scheduled':>10} {'with them':>10} {'ratio':>6} "
        f"{'places':>6}",
        *(_function(one) for one in result.functions),
    ]
    if len(result.functions) > 1:
        ratio = result.after / result.before if result.before else 1.0
        lines.append(
            f"  {'all calls':<40} {found.came:>11,} {result.before:>10,} {result.after:>10,} {ratio:>6.3f}"
        )
    lines += [
        "",
        *_expected(found),
    ]
    lines += _points("of so many, ordered by a list", found.front)
    if found.by_area:
        lines += _points("under areas", found.by_area)
    return "\n".join([*lines, *_left(result)]) + "\n"


def _points(said: str, points: Sequence[FrontPoint]) -> list[str]:
    lines = ["", f"  the best selections {said}, unscheduled", f"  {'count':>7} {'GE':>9} {'cycles':>10}"]
    return lines + [f"  {len(one.chosen):>7} {one.area:>9,.0f} {one.cycles:>10,}" for one in points]


def _by(strategy: str) -> str:
    return "" if strategy == "exact" else f", by {strategy}"


def _next_best(beside: Sequence[NextBest]) -> list[str]:
    filling = [one for one in beside if one.fills]
    rest = [one for one in beside if not one.fills]
    lines = []
    if filling:
        lines += ["  in the places that are left, in no kernel:", *(_row(one) for one in filling)]
    if rest:
        lines += ["  next best, not in the design:", *(_row(one) for one in rest)]
    return lines


def _row(one: Picked | NextBest) -> str:
    named = one.named
    replaces = " ".join(named.found["replaces"])
    if len(replaces) > _LONGEST - 1:
        replaces = replaces[: _LONGEST - 2].rsplit(" ", 1)[0] + " …"
    return (
        f"  {named.mnemonic:<20}{replaces:<{_LONGEST}} {sum(named.found['uses']):>6,} {named.latency:>7} "
        f"{named.area:>7,.0f} {one.alone:>8,}" + (f" {one.without:>8,}" if isinstance(one, Picked) else "")
    )


def _function(one: Finished) -> str:
    subject, before = one.subject, one.before
    ratio = one.after / before if before else 1.0
    return (
        f"  {subject.title:<34}{subject.times:>6,} {subject.cycles:>11,} {before:>10,} {one.after:>10,} "
        f"{ratio:>6.3f} {one.placed:>6,}"
    )


def _expected(found: Discovered) -> list[str]:
    """What they were expected to save, before they were timed together, and what they did."""
    timed = found.timed
    lines = [
        f"  expected to save {sum(timed.expected):,.0f} cycles before scheduling, measured "
        f"{sum(timed.measured):,.0f}{_apart(sum(timed.expected), sum(timed.measured))}"
    ]
    if len(found.subjects) > 1:
        of_each = zip(found.subjects, timed.expected, timed.measured, strict=True)
        lines += [
            f"    {subject.title:<32} {expected:>12,.0f} {measured:>12,.0f}{_apart(expected, measured)}"
            for subject, expected, measured in of_each
            if expected or measured
        ]
    return lines


def _apart(expected: float, measured: float) -> str:
    apart = error(expected, measured)
    return "" if apart is None else f" ({apart:+.1%})"


def _left(result: Result) -> list[str]:
    """What was not looked at, refused, or put back."""
    found = result.discovered
    lines = [f"  refused: {one.subject.title}: {one.refused}" for one in result.functions if one.refused]
    lines += [
        f"  kept in order: {one.subject.title}: {one.withdrawn}" for one in result.functions if one.withdrawn
    ]
    lines += [
        f"  not scheduled, as it calls others, whose cycles all calls have once: {one.subject.title}"
        for one in result.functions
        if one.calls
    ]
    left = sum(one.left for one in result.functions)
    if left:
        lines.append(
            f"  {left:,} place{'' if left == 1 else 's'} got no instruction, as another one stands there or "
            "nothing could come first"
        )
    lines += [
        f"  dropped: {one.mnemonic} ({' '.join(one.found['replaces'])}): beside the others it saves {saved:,}"
        for one, saved in found.refused
    ]
    lines += [
        f"  not looked at: {left.title}, {left.share:.1%} of the cycles: {left.why}"
        for left in found.left_out
    ]
    lines += [
        f"  not looked at: all cuts of {subject.title}: the search was ended in {ended:,} of {stretches:,} "
        f"stretches of code (--steps {found.wanted.steps})"
        for subject, (stretches, ended) in zip(found.subjects, found.found.stretches, strict=True)
        if ended
    ]
    more = found.candidates - len(found.pool)
    if more > 0:
        lines.append(
            f"  not looked at: {more:,} candidates of smaller estimated gain (--candidates), or "
            "those that are another one with other numbers built in"
        )
    return ["", *lines] if lines else []


def as_dict(result: Result) -> dict[str, Any]:
    """As `--json` prints it."""
    found = result.discovered
    return {
        "core": found.core.name,
        "overrides": changed(found.core),
        "design": result.name,
        "reads": found.wanted.reads,
        "writes": found.wanted.writes,
        "period": found.wanted.period,
        "strategy": found.wanted.strategy,
        "candidates": found.candidates,
        "looked_at": len(found.pool),
        "instructions": [
            {
                **_named(one.named),
                "alone": one.alone,
                "without": one.without,
                "stands": [
                    {"function": there.function, "places": there.places, "lines": there.lines}
                    for there in standing(found, one.named, result.places)
                ],
            }
            for one in found.picked
        ],
        "next_best": [
            {**_named(one.named), "alone": one.alone, "in_design": one.fills} for one in found.beside
        ],
        "area": result.area,
        "functions": [_told(one) for one in result.functions],
        "came": found.came,
        "before": result.before,
        "after": result.after,
        "expected": round(sum(found.timed.expected), 1),
        "saved": found.freed - found.after,
        "freed": found.freed,
        "by_function": [
            {"function": subject.title, "expected": round(expected, 1), "saved": measured}
            for subject, expected, measured in zip(
                found.subjects, found.timed.expected, found.timed.measured, strict=True
            )
        ],
        "front": [_point(one) for one in found.front],
        "by_area": [_point(one) for one in found.by_area],
        "dropped": [{**_named(one), "saves": saved} for one, saved in found.refused],
        "left_out": [{"function": one.title, "share": one.share, "why": one.why} for one in found.left_out],
        "whole": not any(ended for _, ended in found.found.stretches),
        "stretches": [
            {"function": subject.title, "all": stretches, "ended": ended}
            for subject, (stretches, ended) in zip(found.subjects, found.found.stretches, strict=True)
        ],
        "trials": found.trials.made,
    }


def _point(one: FrontPoint) -> dict[str, Any]:
    names = [named.mnemonic for named in one.chosen]
    return {
        "instructions": names,
        "area": one.area,
        "cycles": one.cycles,
        "expected": round(sum(one.timed.expected), 1),
        "saved": sum(one.timed.measured),
    }


def _named(one: Named) -> dict[str, Any]:
    found = one.found
    return {
        "mnemonic": one.mnemonic,
        "replaces": found["replaces"],
        "reads": found["reads"],
        "writes": found["writes"],
        "immediate_bits": found["immediate_bits"],
        "places": found["uses"],
        "executed": found["executed"],
        "latency": one.latency,
        "estimated_area": one.area,
        "estimated_delays": one.delays,
    }


def _told(one: Finished) -> dict[str, Any]:
    return {
        "function": one.subject.title,
        "calls": one.subject.times,
        "came": one.subject.cycles,
        "scheduled": one.before,
        "after": one.after,
        "places": one.placed,
        "places_left": one.left,
        "calls_others": one.calls,
        "in_others": one.subject.beside,
        "proved": one.made is not None,
        "assumptions": one.proof["assumptions"] if one.proof else [],
        "refused": one.refused,
        "kept_in_order": one.withdrawn,
    }
