"""What probes in a circuit tell of shared secrets, as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from instar.hardware.gadget.judge import Judged
from instar.report.table import Column, count, table

if TYPE_CHECKING:
    from instar._core import GadgetLeak, GadgetWays, GadgetWire

#: What every answer rests on.
LIMITS = (
    "The model: gates and registers as the text of the circuit has them, before synthesis makes others of "
    "them; shares uniform, fresh bits drawn independently; operands at a design's unit for one cycle, and "
    "zero at its ports else; a file's inputs there in all cycles; before the first cycle registers hold "
    "their reset value, else zero or what was said, and nothing switches then. It knows no coupling between "
    "wires, no power and no time. So nothing here says that a chip is secure."
)
#: Rows of a table at most, and words of a list.
_SHOWN, _SOME = 20, 8
_INDEX = re.compile(r"\[\d+\]")


def verdict(judged: Judged) -> str:
    """One sentence."""
    report = judged.report
    if report["leaks"]:
        pairs = sum(len(leak["probes"]) > 1 for leak in report["leaks"])
        some = []
        if report["leaking_wires"]:
            some.append(f"{_of(report['leaking_wires'], report['wires'], 'wire')} in their cycles")
        if pairs:
            some.append(f"{_of(pairs, report['pairs'], 'pair')} of probes")
        return f"It leaks: {' and '.join(some)}."
    both = [report["ways"], report["pair_ways"]]
    left, tested = (sum(ways[key] for ways in both) for key in ("left", "tested"))
    if left:
        are = "probe was" if left == 1 else "probes were"
        return f"Not decided: {count(left)} {are} too wide to be counted, and not tested."
    if tested:
        are = "probe was" if tested == 1 else "probes were"
        return (
            f"No evidence of leakage: nothing that was counted tells of a secret, and {count(tested)} {are} "
            "tested by drawn traces, which is no proof."
        )
    return "No probe tells of a secret: each was decided for all choices of masks and secrets."


def render(judged: Judged, title: str, notes: Sequence[str]) -> str:
    """A table of leaks, one of them in full, the verdict and what it rests on."""
    report = judged.report
    text = f"{title}\n\n"
    rows = _rows(judged)
    if rows:
        columns = [
            Column("wire"),
            Column("cycle", "right"),
            Column("tells of"),
            Column("what met"),
            Column("where", optional=True),
        ]
        text = table(title, columns, rows[:_SHOWN]) + "\n"
        if len(rows) > _SHOWN:
            text += f"… {count(len(rows) - _SHOWN)} more; --json has all\n"
        text += f"{_told(judged, report['leaks'][0])}\n\n"
    text += f"{verdict(judged)}\n{judged.model.sentence()}\n"
    text += f"{count(report['wires'])} wires in their cycles, {count(report['probes'])} different probes: "
    text += f"{_ways(report['ways'])}.\n"
    if judged.order > 1:
        text += f"{count(report['pairs'])} pairs of probes: {_ways(report['pair_ways'])}.\n"
    if judged.composition is not None:
        text += f"{judged.composition.sentence()}\n"
    return text + "".join(f"{note}\n" for note in notes)


def notes(judged: Judged) -> list[str]:
    """What is to be said beside the answer."""
    said = []
    undefined = judged.circuit.undefined
    if undefined:
        said.append(f"Something that nothing drives, or x, is read at {undefined}; 0 stands for it here.")
    unread = judged.stimulus.unread
    if unread:
        more = f" and {count(len(unread) - 1)} more" if len(unread) > 1 else ""
        said.append(f"Nothing reads {unread[0]}{more}.")
    if judged.report["open_results"]:
        number = len(judged.report["open_results"])
        said.append(
            f"Whether shares recombine was not counted for {count(number)} bits of results: too wide."
        )
    if not judged.stimulus.results:
        said.append("No result is declared, so nobody looked whether its shares recombine.")
    return said


def _of(number: int, total: int, name: str) -> str:
    return f"{count(number)} of {count(total)} {name}{'s' if total != 1 else ''}"


def _ways(ways: GadgetWays) -> str:
    hidden = f"in {count(ways['apart'])} no secret is whole, or random bits of their own hide it"
    said = [hidden, f"{count(ways['counted'])} counted"]
    if ways["tested"]:
        said.append(f"{count(ways['tested'])} tested by drawn traces")
    if ways["left"]:
        said.append(f"{count(ways['left'])} left as too wide")
    return ", ".join(said)


def _bare(name: str) -> str:
    return _INDEX.sub("", name)


def _rows(judged: Judged) -> list[list[str]]:
    """A row for what leaks, once for all bits of a word in which it does alike."""
    found: dict[tuple[str, ...], tuple[list[GadgetWire], GadgetLeak, list[str]]] = {}
    for leak in judged.report["leaks"]:
        for wires in [[one] for one in leak["wires"]] or [leak["probes"]]:
            met = judged.met(leak["met"])
            alike = sorted(f"{_bare(role)} {len(labels)}" for role, labels in met.items())
            key = (*(f"{_bare(judged.wire(one))} {one['cycle']}" for one in wires), *alike)
            found.setdefault(key, (wires, leak, []))[2].append(judged.wire(wires[0]))
    rows = []
    for wires, leak, names in found.values():
        wire = " and ".join(map(judged.wire, wires)) + (
            f" and {count(len(names) - 1)} like it" if len(names) > 1 else ""
        )
        cycles = ", ".join(dict.fromkeys(str(one["cycle"]) for one in wires))
        met = judged.met(leak["met"])
        listed = _some([f"{role}: {', '.join(labels)}" for role, labels in met.items()], "; ")
        rows.append([wire, cycles, _some(_secrets(judged, leak)), listed, judged.place(wires[0])])
    return rows


def _some(words: Sequence[str], between: str = ", ") -> str:
    """The first few of many."""
    shown = between.join(words[:_SOME])
    return shown if len(words) <= _SOME else f"{shown}{between}and {count(len(words) - _SOME)} more"


def _secrets(judged: Judged, leak: GadgetLeak) -> list[str]:
    told = leak["distinguished"]
    if told is None:
        return [role for role in judged.met(leak["met"]) if role not in {"fresh", "static", "public"}]
    first, second = (judged.chosen(told[which], shares=True) for which in ("first", "second"))
    return [name for name, value in first.items() if second[name] != value]


def _told(judged: Judged, leak: GadgetLeak) -> str:
    """One leak in full."""
    probes = " and ".join(
        f"{judged.circuit.told(one['bit'])} in cycle {one['cycle']}" for one in leak["probes"]
    )
    told = leak["distinguished"]
    if told is None:
        return f"{probes}: G = {leak['g']:.1f}, probability {leak['probability']:.1e} where nothing leaks."
    seen = _some([judged.seen(one) for one in told["seen"]])
    first, second = (_values(judged.chosen(told[which], shares=True)) for which in ("first", "second"))
    public = judged.chosen(told["public"], shares=False)
    beside = f" beside {_values(public)}" if public else ""
    return (
        f"{probes}: {seen} comes in {count(told['first_count'])} of {count(told['of'])} choices of the masks "
        f"where {first}, and in {count(told['second_count'])} where {second}{beside}."
    )


def _values(chosen: dict[str, int]) -> str:
    return _some([f"{name} = {value}" for name, value in chosen.items()])
