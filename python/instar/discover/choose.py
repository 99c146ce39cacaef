"""Which candidates, under a count and an area: an integer program over the places that they would take.

Source: K. Atasu, G. Dundar, C. Ozturan, "An integer linear programming approach for identifying
instruction-set extensions", CODES+ISSS 2005, for the selection by such a program; HiGHS solves it.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from instar import cache
from instar._core import InstarError
from instar.discover.gains import Gains
from instar.extras import installing

if TYPE_CHECKING:
    from instar.discover.pool import Named

#: Nodes of the solver's tree, after which the best selection so far is taken: a limit of time would
#: make another result on another machine.
_NODES = 2_000
#: A selection may be that much worse than the best one.
_GAP = 0.002
#: A share of all cycles below which an instruction is not worth its encoding.
LEAST = 0.002


@dataclass(frozen=True)
class Limits:
    """What a selection may take."""

    #: Instructions.
    count: int
    #: Gate equivalents; None: any.
    area: float | None


@dataclass(frozen=True)
class Selection:
    """Candidates that are best together, by what is known of their gains."""

    chosen: tuple[Named, ...]
    #: Cycles that they save by that.
    expected: float
    #: No other selection is better by more than the gap.
    optimal: bool
    #: By a candidate's number those of its places that are taken.
    places: Mapping[int, tuple[int, ...]]


def need_solver() -> None:
    """Raises `InstarError` where HiGHS is not installed."""
    if importlib.util.find_spec("highspy") is None:
        raise InstarError(f"instructions are selected by HiGHS, which is not there: {installing('discover')}")


def select(
    candidates: Sequence[Named],
    limits: Limits,
    gains: Gains,
    without: frozenset[int] = frozenset(),
    gap: float = _GAP,
) -> Selection:
    """The best of them, by what is known of their gains; what was selected before is not searched again.

    No place is taken twice. `without` are candidates that are not to be chosen; `gap` is what
    a selection may be worse than the best one.
    """
    known = [one for one in candidates if one.at not in without]
    key = cache.digest(
        cache.tool_digest(),
        f"discover's selection by HiGHS {importlib.metadata.version('highspy')}",
        repr([(one.at, one.area, one.found["places"]) for one in known]),
        repr((limits, gap, sorted(gains.factors.items()), gains.once)),
        repr([(sorted(part), less) for part, less in gains.within(known)]),
    )
    found = cache.load_result(key)
    if found is None:
        found = _solved(known, limits, gains, gap)
        cache.store_result(key, found)
    places = {int(at): tuple(taken) for at, taken in found["places"].items()}
    chosen = [one for one in known if one.at in places]
    # Those that save most come first: of two that overlap in a place the first is put there.
    ordered = sorted(chosen, key=lambda one: (-gains.of(one), one.at))
    return Selection(tuple(ordered), found["expected"], found["optimal"], places)


def _solved(known: Sequence[Named], limits: Limits, gains: Gains, gap: float) -> dict[str, Any]:
    """What is expected, whether nothing is better, and the places by candidate."""
    import highspy

    model = highspy.Highs()  # type: ignore[no-untyped-call]
    model.silent()
    for option, value in (
        ("threads", 1),
        ("mip_max_nodes", _NODES),
        ("mip_rel_gap", gap),
        ("random_seed", 1),
    ):
        model.setOptionValue(option, value)
    objective: list[float] = []
    exists = [_binary(model, objective, 0.0) for _ in known]
    taken: dict[tuple[int, int], list[int]] = defaultdict(list)
    uses: list[tuple[int, int, int]] = []
    for one, there in zip(known, exists, strict=True):
        mine = []
        for number, (function, members, _) in enumerate(one.found["places"]):
            gain = gains.gain(one, number)
            if gain <= 0:
                continue
            placed = _binary(model, objective, gain)
            mine.append(placed)
            uses.append((one.at, number, placed))
            model.addRow(-highspy.kHighsInf, 0.0, 2, [placed, there], [1.0, -1.0])
            for member in members:
                taken[function, member].append(placed)
        # One that is there stands somewhere.
        model.addRow(0.0, highspy.kHighsInf, len(mine) + 1, [*mine, there], [*([1.0] * len(mine)), -1.0])
    _pay_once(model, objective, gains, known, uses)
    by_number = {one.at: there for one, there in zip(known, exists, strict=True)}
    for part, less in gains.within(known):
        if not sum(less):
            continue
        # All of the part are there: that costs what they save less together.
        members = [by_number[at] for at in sorted(part)]
        together = _binary(model, objective, -sum(less))
        size = len(members)
        model.addRow(-highspy.kHighsInf, size - 1, size + 1, [*members, together], [*[1.0] * size, -1.0])
        for member in members:
            model.addRow(-highspy.kHighsInf, 0.0, 2, [together, member], [1.0, -1.0])
    for rivals in taken.values():
        if len(rivals) > 1:
            model.addRow(0.0, 1.0, len(rivals), rivals, [1.0] * len(rivals))
    model.addRow(0.0, float(limits.count), len(exists), exists, [1.0] * len(exists))
    if limits.area is not None:
        areas = [one.area for one in known]
        model.addRow(0.0, limits.area, len(exists), exists, areas)
    model.changeObjectiveSense(highspy.ObjSense.kMaximize)
    model.run()
    values = model.getSolution().col_value
    places: dict[int, list[int]] = defaultdict(list)
    for at, number, placed in uses:
        if values and values[placed] > 0.5:
            places[at].append(number)
    expected = sum(c * v for c, v in zip(objective, values, strict=True)) if values else 0.0
    optimal = model.getModelStatus() == highspy.HighsModelStatus.kOptimal
    return {
        "expected": expected,
        "optimal": optimal,
        "places": {str(at): all_ for at, all_ in places.items()},
    }


def placed(chosen: Sequence[Named], gains: Gains) -> Mapping[int, tuple[int, ...]]:
    """The best places of candidates that are all there, and all others that are left beside those."""
    if len(chosen) == 1:
        return {chosen[0].at: tuple(range(len(chosen[0].found["places"])))}
    return _filled(chosen, gains, select(chosen, Limits(len(chosen), None), Gains(gains.factors)).places)


def _filled(
    chosen: Sequence[Named], gains: Gains, best: Mapping[int, tuple[int, ...]]
) -> Mapping[int, tuple[int, ...]]:
    """With the places that the program leaves, as nothing is expected of them, and that nothing else takes.

    A core that issues several at once charges nothing to what stands beside something else; an
    instruction that replaces more than it takes cycles still leaves slots to others there. Those of
    which most is expected come first, then the largest.
    """
    every = {one.at: one.found["places"] for one in chosen}
    taken = {
        (every[at][n][0], member) for at, mine in best.items() for n in mine for member in every[at][n][1]
    }
    rest = [
        (-gains.gain(one, n), -len(members), at, n)
        for at, one in enumerate(chosen)
        for n, (_, members, _) in enumerate(every[one.at])
        if n not in best.get(one.at, ()) and len(members) > one.latency
    ]
    filled = {at: list(mine) for at, mine in best.items()}
    for *_, at, n in sorted(rest):
        function, members, _ = every[chosen[at].at][n]
        if taken.isdisjoint((function, member) for member in members):
            taken |= {(function, member) for member in members}
            filled.setdefault(chosen[at].at, []).append(n)
    return {at: tuple(sorted(mine)) for at, mine in filled.items()}


def _pay_once(
    model: object,
    objective: list[float],
    gains: Gains,
    known: Sequence[Named],
    uses: Sequence[tuple[int, int, int]],
) -> None:
    """A function pays what it loses once where some place in it is taken; `uses` are candidates, places
    and their variables.
    """
    import highspy

    assert isinstance(model, highspy.Highs)
    function_of = {(one.at, n): at[0] for one in known for n, at in enumerate(one.found["places"])}
    for function, loss in enumerate(gains.once):
        mine = [variable for at, number, variable in uses if function_of[at, number] == function]
        if not loss or not mine:
            continue
        pays = _binary(model, objective, -loss)
        for variable in mine:
            model.addRow(-highspy.kHighsInf, 0.0, 2, [variable, pays], [1.0, -1.0])


def _binary(model: object, objective: list[float], cost: float) -> int:
    import highspy

    assert isinstance(model, highspy.Highs)
    model.addCol(cost, 0.0, 1.0, 0, [], [])
    model.changeColIntegrality(len(objective), highspy.HighsVarType.kInteger)
    objective.append(cost)
    return len(objective) - 1
