"""What tells of secrets: each leak with its source line, and how the secret came there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from instar.report.profile import place
from instar.report.table import count, table

if TYPE_CHECKING:
    from instar._core import Leak, LeakPlace

#: What each kind is, in a sentence.
KINDS = {
    "branch": "a branch depends on",
    "jump": "a jump goes where it is told by",
    "address": "an address is computed from",
    "latency": "the latency depends on",
    "code": "the instruction itself depends on",
    "call": "a call to the environment depends on",
}

#: Steps of a flow that are shown; of a longer one some from its beginning and some from its end.
SHOWN_STEPS = 8


def render_leak(leak: Leak, operations: Sequence[str] = ()) -> str:
    """One leak in a few lines."""
    where = _where(leak)
    times = f"{count(leak['executions'])} time" + ("s" if leak["executions"] != 1 else "")
    more = leak["instructions"] - 1
    others = f", and {count(more)} more instruction{'s' if more > 1 else ''} of this line" if more else ""
    found_in = f", in {', '.join(operations)}" if operations else ""
    lines = [
        f"{where}: {KINDS[leak['kind']]} {', '.join(leak['secrets'])}",
        f"    {leak['pc']:08x}  {leak['instruction']}{others}; {times}{found_in}",
    ]
    rows = [(_where(step), step["function"] or "–", step["instruction"]) for step in leak["flow"]]
    shown = [*rows]
    if len(rows) > SHOWN_STEPS:
        head = SHOWN_STEPS // 2
        tail = SHOWN_STEPS - head
        skipped = (f"… {count(len(rows) - SHOWN_STEPS)} more lines", "", "")
        shown = [*rows[:head], skipped, *rows[-tail:]]
    first, second = (max((len(row[column]) for row in shown), default=0) for column in (0, 1))
    lines += [f"      {a:{first}}  {b:{second}}  {c}".rstrip() for a, b, c in shown]
    return "\n".join(lines) + "\n"


def render_leaks(leaks: Sequence[tuple[Leak, Sequence[str]]]) -> str:
    """All leaks, one after the other."""
    return "\n".join(render_leak(leak, operations) for leak, operations in leaks)


def render_operations(title: str, rows: Sequence[tuple[str, Sequence[str], int, int, int]]) -> str:
    """A table of (operation, secrets, cases, instructions, leaks)."""
    columns = [
        ("operation", "left"),
        ("secret", "left"),
        ("cases", "right"),
        ("instructions", "right"),
        ("leaks", "right"),
    ]
    texts = []
    for operation, secrets, cases, instructions, leaks in rows:
        if not secrets:
            texts.append([operation, "no secret inputs", "–", "–", "–"])
        elif not cases:
            texts.append([operation, ", ".join(secrets), "none", "–", "not checked"])
        else:
            found = count(leaks) if leaks else "none"
            texts.append([operation, ", ".join(secrets), count(cases), count(instructions), found])
    return table(title, columns, texts)


def _where(at: Leak | LeakPlace) -> str:
    """`ntt.c:42`, or file and function, or what of them the program says."""
    if at["line"] is not None:
        return place(at["file"], at["line"])
    known = [place(at["file"], None)] if at["file"] else []
    return ", ".join([*known, at["function"] or f"{at['pc']:#010x}"])
