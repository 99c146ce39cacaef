"""What a schedule brought: in text, as JSON, and as the header of the file that has it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from instar.hazards import unchecked
from instar.result import changed, changed_text

if TYPE_CHECKING:
    from instar._core import Core, Proof
    from instar.schedule.candidate import Effort
    from instar.schedule.order import Scheduled


def header(done: Scheduled) -> str:
    """The first lines of the file, as comments."""
    target, effort = done.wanted.target, done.wanted.effort
    lines = [
        f"{target.function} of {target.title}, scheduled for {_core(done.wanted.core)}:",
        f"{done.before:,} -> {done.after:,} cycles, {_counts(done)}, proved equal to what came.",
        f"No order {'of this form ' if done.turned else ''}takes fewer than {_bound(done)}"
        + (": this one is optimal." if done.optimal else "."),
        *([f"A round begins within the one before it in {_loops(done)}."] if done.turned else []),
        *([f"{done.withdrawn}."] if done.withdrawn else []),
        *(f"Assumed: {assumption}." for assumption in done.proof["assumptions"]),
        f"{_effort(effort)}, seed {effort.seed}.",
    ]
    return "".join(f"# {line}\n" for line in lines) + "\n"


def render(done: Scheduled) -> str:
    """For people."""
    gain = (done.after - done.before) / done.before if done.before else 0.0
    found, proof = done.found, done.proof
    instructions = done.instructions
    lines = [
        f"{done.wanted.target.function} of {done.wanted.target.title}",
        f"  core          {_core(done.wanted.core)}",
        f"  cycles        {done.before:,} → {done.after:,} ({gain:+.1%})"
        + (", optimal" if done.optimal else ""),
        f"  bound         {_bound(done)}",
        f"  instructions  {instructions[0]:,} → {instructions[1]:,}",
        f"  bytes         {done.bytes_before:,} → {found['bytes_after']:,}",
        *([f"  turned        {_loops(done)}"] if done.turned else []),
        f"  judged        {_orders(done.judgements)}" + (", stopped early" if done.stopped else ""),
        f"  proved        equal to what came{_proved(proof)}",
    ]
    return "\n".join(lines)


def render_bound(done: Scheduled) -> str:
    """What keeps the function from being faster, resource by resource."""
    bound = done.bound["cycles"]
    above = (done.before - bound) / bound if bound else 0.0
    gap = f"{above:.1%} above the bound" if above else "optimal"
    lines = [
        f"{done.wanted.target.function} of {done.wanted.target.title}",
        f"  core          {_core(done.wanted.core)}",
        f"  cycles        {done.before:,}, {gap}",
        f"  bound         {_bound(done)}",
    ]
    tried = done.found["tried"]
    if tried is not None and not tried["kept"]:
        lines.append(f"  tried         {tried['states']:,} states of orders; there are more")
    for other in done.found["bounds"][1:]:
        if other["kind"] != "resource":
            lines.append(f"    {other['kind']:<24}{other['reason']:<44}{other['cycles']:>9,} cycles")
    for demand in sorted(done.found["demands"], key=lambda demand: -demand["cycles"]):
        share = f"{demand['taken']:>9,} / {demand['per_cycle']:<3}"
        if demand["taken"]:
            lines.append(f"    {demand['what']:<24}{share}{demand['cycles']:>9,} cycles")
    return "\n".join(lines)


def as_dict(done: Scheduled) -> dict[str, Any]:
    """For `--json`."""
    found, core = done.found, done.wanted.core
    return {
        "core": core.name,
        "overrides": changed(core),
        "program": done.wanted.target.title,
        "function": done.wanted.target.function,
        "cycles_before": done.before,
        "cycles_after": done.after,
        "bound": done.bound["cycles"],
        "bound_kind": done.bound["kind"],
        "bounds": found["bounds"],
        "tried": found["tried"],
        "optimal": done.optimal,
        "demands": found["demands"],
        "instructions_before": done.instructions[0],
        "instructions_after": done.instructions[1],
        "bytes_before": done.bytes_before,
        "bytes_after": found["bytes_after"],
        "judgements": done.judgements,
        "turned": [{"text": text, "line": line} for text, line in done.turned],
        "stopped": done.stopped,
        "effort": None if done.wanted.effort.orders else done.wanted.effort.level,
        "seed": done.wanted.effort.seed,
        "assumptions": done.proof["assumptions"],
        "notes": list(done.notes),
        "proved": True,
        "hazards": list(done.hazards),
        "checked": unchecked(done.hazards) is None,
        "unchecked": unchecked(done.hazards),
    }


def _core(core: Core) -> str:
    return core.name + changed_text(core)


def _orders(count: int) -> str:
    return f"{count:,} order{'' if count == 1 else 's'}"


def _effort(effort: Effort) -> str:
    orders = _orders(effort.judgements)
    return orders if effort.orders else f"Effort {effort.level} ({orders})"


def _loops(done: Scheduled) -> str:
    """`the loop at lw t0, 0(a0)`, `2 loops: at lw t0, 0(a0); at lw t1, 0(a1)`."""
    at = [f"at {text}" for text, _ in done.turned]
    return f"the loop {at[0]}" if len(at) == 1 else f"{len(at)} loops: {'; '.join(at)}"


def _counts(done: Scheduled) -> str:
    before, after = done.instructions
    count = f"{before:,} -> {after:,} instructions, " if before != after else ""
    return f"{count}{done.bytes_before:,} -> {done.found['bytes_after']:,} bytes"


def _bound(done: Scheduled) -> str:
    """`4,287 cycles (issue slots: 8,581, 2 a cycle)`."""
    reason = re.sub(r"\b\d{4,}\b", lambda number: f"{int(number[0]):,}", done.bound["reason"])
    return f"{done.bound['cycles']:,} cycles ({reason})"


def _proved(proof: Proof) -> str:
    """` on one path`, `, round by round by induction`."""
    if proof["rounds"]:
        return ", by induction over the rounds of a loop"
    paths = proof["paths"] or 0
    return " on one path" if paths == 1 else f" on {paths:,} paths"
