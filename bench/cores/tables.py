"""The tables of docs/schemes/cores.md, of the rows that were kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from ..searches import markdown
from .rows import SCHEMES, Scheme

Row = Mapping[str, Any]
_TESTED = "<!-- tested: tests/documents/test_cores.py -->"


def tables(rows: Sequence[Row]) -> str:
    """All: of cores, then of each scheme."""
    parts = []
    for scheme in SCHEMES:
        parts += [f"## {scheme.title}", f"{_TESTED}\n{of_scheme(scheme, rows)}"]
    dated = f"<!-- dated: {datetime.now(UTC).date()} -->"
    parts += ["## What the cores cost", f"{dated}\n{areas(rows)}"]
    if any(row["searched"] for row in rows):
        parts += ["## What was searched", f"{dated}\n{searches(rows)}"]
    return "\n\n".join(parts)


def areas(rows: Sequence[Row]) -> str:
    """What each core is and costs."""
    lines = []
    for row in rows:
        area = row["area"]
        if "refusal" in area:
            cells = ["", "", area["refusal"]]
        else:
            bits = f"{area['memory_bits']:,} bits of memories beside it" if area["memory_bits"] else ""
            cells = [
                _number(area["gate_equivalents_without_caches"]),
                _number(area["gate_equivalents"]),
                bits,
            ]
        lines.append([row["core"], f"`{row['isa']}`", *cells])
    head = ("core", "ISA", "gate equivalents", "with caches' logic", "")
    return markdown(head, ("---", "---", "---:", "---:", "---"), lines)


def of_scheme(scheme: Scheme, rows: Sequence[Row]) -> str:
    """A line for each core."""
    head = ["core", "software", *scheme.columns, "C over it", "code", "stack", "area × cycles", "in RTL"]
    lines = [_line(scheme, row) for row in rows]
    return markdown(head, ("---", "---", *["---:"] * (len(head) - 2)), lines)


def _line(scheme: Scheme, row: Row) -> list[str]:
    cell, plain = row["cells"][scheme.title], row["plain"][scheme.title]
    counts = cell["counts"]
    shown = [_cycles(counts.get(name)) for name in scheme.columns]
    if not counts:
        return [row["core"], cell["refusal"], *shown, *[""] * 5]
    whole, c = (sum(one["cycles"] for one in of["counts"].values()) for of in (cell, plain))
    area = row["area"].get("gate_equivalents_without_caches")
    product = f"{area * whole / 1e9:,.1f}" if area and scheme.operations else ""
    if area and not scheme.operations:
        product = f"{area * whole / 1e6:,.0f}"
    return [
        row["core"],
        _software(cell),
        *shown,
        f"{c / whole:.2f}" if cell["design"] and plain["counts"].keys() == counts.keys() else "",
        *(f"{max(one[key] for one in counts.values()):,}" for key in ("code_bytes", "stack_bytes")),
        product,
        _in_rtl(row["rtl"].get(scheme.title, [])),
    ]


def _software(cell: Mapping[str, Any]) -> str:
    if not cell["design"]:
        return "C"
    return cell["design"] if cell["design"] == "found" else f"{cell['design']}, {cell['variant']}"


def _cycles(count: Mapping[str, Any] | None) -> str:
    return f"{count['cycles']:,}" if count else "–"


def _in_rtl(made: Sequence[Mapping[str, Any]]) -> str:
    """`3 of 3 equal`: operations whose every instruction and sum of cycles are the RTL's."""
    if not made:
        return ""
    equal = sum(one.get("accuracy") == 1 and one["rtl"] == one["model"] for one in made)
    return f"{equal} of {len(made)} equal"


def _number(value: float) -> str:
    return f"{value:,.0f}"


def searches(rows: Sequence[Row]) -> str:
    """Cycles of each function before and after its search."""
    names = list(
        dict.fromkeys(
            (one["entry"], one["of_set"]) for row in rows for one in row["searched"] if one["before"]
        )
    )
    lines = []
    for row in rows:
        made = {(one["entry"], one["of_set"]): one for one in row["searched"]}
        if made:
            lines.append([row["core"], *(_gain(made.get(name)) for name in names)])
    head = [
        "core",
        *(f"{entry.rpartition('/')[2]}{f' {of_set}' if of_set else ''}" for entry, of_set in names),
    ]
    return markdown(head, ("---", *["---:"] * len(names)), lines)


def _gain(one: Mapping[str, Any] | None) -> str:
    if one is None or one["refusal"] or not one["before"]:
        return "–"
    change = 100 * (one["after"] / one["before"] - 1)
    return f"{one['after']:,} ({change:+.1f} %)"
