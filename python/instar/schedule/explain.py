"""`instar schedule --explain`: where the cycles of the best order go, as a short table and for `--json`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from instar._core import SchedulePlace, ScheduleWait
    from instar.schedule.order import Scheduled

#: Rows of each part of the table.
RESOURCES, WAITS, HOPS = 4, 6, 4


def render_explained(done: Scheduled) -> str:
    """Which resources are full, what issue slots are lost to, and who waits for whom."""
    found = done.found["explained"]
    there = found["width"] * found["cycles"]
    lines = [
        "",
        f"  where the {found['cycles']:,} cycles go: {found['slots']:,} of {there:,} issue slots taken, "
        f"{there - found['slots']:,} lost",
    ]
    for resource in found["resources"][:RESOURCES]:
        share = resource["taken"] / resource["there"] if resource["there"] else 0.0
        lines.append(f"    {resource['what']:<24}{share:>6.1%} used  {resource['taken']:,}")
    if found["waits"]:
        lines.append("  lost to                cycles   slots    gain   most at")
    for wait in found["waits"][:WAITS]:
        most = "; ".join(f"{_place(place)} {place['slots']:,}" for place in wait["places"][:2])
        numbers = f"{wait['cycles']:>9,}{wait['slots']:>8,}{_gain(done, wait):>8,.0f}"
        lines.append(f"    {wait['cause']:<18}{numbers}   {most}")
    if found["chain"]:
        lines.append(
            f"  from the last instruction back to the first; {found['in_turn']:,} cycles only in turn, and"
        )
    for hop in found["chain"][:HOPS]:
        lines.append(
            f"    {hop['cycles']:>7,} cycles  {hop['times']:>5,} times  "
            f"{_place(hop['producer'])} → {_place(hop['consumer'])}"
        )
    if done.bound["instructions"]:
        first, last = done.bound["instructions"][0], done.bound["instructions"][-1]
        lines.append(f"  the bound is that of {_place(first)} to {_place(last)}: {done.bound['reason']}")
    return "\n".join(lines)


def explained(done: Scheduled) -> dict[str, Any]:
    """For `--json`: what the model says, with what each cause would give back at most."""
    found = done.found["explained"]
    waits = [{**wait, "gain": _gain(done, wait)} for wait in found["waits"]]
    return {**found, "waits": waits}


def _gain(done: Scheduled, wait: ScheduleWait) -> float:
    """Cycles without this cause at best: its slots, and nothing beyond the bound."""
    found = done.found["explained"]
    left = max(found["cycles"] - done.bound["cycles"], 0)
    return min(wait["slots"] / found["width"], left)


def _place(place: SchedulePlace) -> str:
    """`kernel.S:12 mul t0, t0, t1`."""
    if place["file"] is not None and place["line"] is not None:
        return f"{Path(place['file']).name}:{place['line']} {place['text']}"
    return f"{place['pc']:#x} {place['text']}"
