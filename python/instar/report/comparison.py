"""Two timed streams side by side: totals, the first difference, and what costs more."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from instar.report.profile import place
from instar.report.table import count, table

if TYPE_CHECKING:
    from instar._core import ComparedInstruction, Comparison, Cost, DifferencePlace

#: Causes that are named of one row.
_CAUSES = 3


def render(a: str, b: str, found: Comparison, top: int) -> str:
    """`a` and `b` say what the two sides are; `top` rows of each list."""
    lines = [
        f"A  {a}",
        f"B  {b}",
        "",
        _total("cycles", *found["cycles"]),
        _total("instructions", *found["instructions"]),
        f"  same          {_same(found)}",
    ]
    if found["ahead"]:
        lines.append(f"  ahead         {count(found['ahead'])} instructions of A before B begins, left out")
    if paired := found["common"] + found["rejoined"]:
        share = 100 * (found["equal"] + found["rejoined_equal"]) / paired
        lines.append(f"  equal Δ       {share:.3f} % of these commit as many cycles after the one before")
    text = "\n".join(lines) + "\n"
    if found["first"] is not None:
        text += "\n" + _place("First difference", found["first"])
    if parted(found):
        assert found["parted"] is not None
        text += "\n" + _place("The streams part", found["parted"])
        text += "\n" + _gaps(found, top)
    if found["causes"]:
        text += "\n" + _by_cause(found, top)
    lists = {"function": _functions(found), "line": _lines(found), "instruction": _instructions(found)}
    for shown, differences in lists.items():
        if differences:
            text += "\n" + _differences(shown, differences, top)
    return text


def _same(found: Comparison) -> str:
    if found["parted"] is None:
        return f"all {count(found['common'])} instructions"
    a, b = found["skipped"]
    if ended := _ended(found):
        common = f"all {count(found['common'])} instructions that {ended} has"
        return f"{common}; the other goes on for {count(a + b)}"
    begun = f"the first {count(found['common'])}" if found["common"] else "none from the beginning on"
    if not found["rejoined"]:
        return f"{begun}; after them A and B are paired by function"
    return (
        f"{begun}, then {count(found['rejoined'])} more; without a partner: {count(a)} of A, {count(b)} of B"
    )


def _ended(found: Comparison) -> str | None:
    """Which of the two ends where they part, if one does."""
    if found["parted"] is None or found["common"] == 0 or found["rejoined"]:
        return None
    a, b = found["skipped"]
    return "A" if a == 0 else "B" if b == 0 else None


def parted(found: Comparison) -> bool:
    """Whether the two execute other instructions before either ends."""
    return found["parted"] is not None and _ended(found) is None


def _gaps(found: Comparison, top: int) -> str:
    if not found["gaps"]:
        return "No instruction is without a partner: they lie at other addresses.\n"
    rows = [
        [_shown(gap["location"]) or "–", count(gap["times"]), *map(count, gap["instructions"])]
        for gap in found["gaps"][:top]
    ]
    columns = [("from", "left"), ("times", "right"), ("only in A", "right"), ("only in B", "right")]
    text = table("Instructions without a partner, by where the streams part", columns, rows)
    if len(found["gaps"]) > top:
        text += f"{count(len(found['gaps']) - top)} more; --top shows more, --json all.\n"
    return text


def _by_cause(found: Comparison, top: int) -> str:
    columns = [("causes", "left"), ("instructions", "right"), ("cycles A", "right"), ("cycles B", "right")]
    rows = [
        [
            "+".join(row["causes"]) or "none",
            count(row["times"]),
            *map(count, row["cycles"]),
            f"{row['cycles'][1] - row['cycles'][0]:+,}",
        ]
        for row in found["causes"][:top]
    ]
    text = table("Instructions with unequal Δ, by what held them up", [*columns, ("B - A", "right")], rows)
    if len(found["causes"]) > top:
        text += f"{count(len(found['causes']) - top)} more; --top shows more, --json all.\n"
    return text


def _total(what: str, a: int, b: int) -> str:
    change = f"  ({100 * (b - a) / a:+.2f} %)" if a else ""
    return f"  {what:<12}  A {count(a)}, B {count(b)}{change}"


def _place(title: str, place: DifferencePlace) -> str:
    where = _where(place["location"])
    rows = []
    for number, (a, b) in enumerate(place["rows"]):
        shown = a or b
        assert shown is not None
        same = a is not None and b is not None and a["pc"] == b["pc"] and a["text"] == b["text"]
        text = _step(shown) if same else f"{_step(a)}  |  {_step(b)}"
        rows.append(
            [
                ">" if number == place["at"] else "",
                text,
                "–" if a is None else str(a["cycles"]),
                "–" if b is None else str(b["cycles"]),
                "+".join(a["causes"]) if a else "",
                "+".join(b["causes"]) if b else "",
            ]
        )
    columns = [("", "left"), ("instruction", "left"), ("Δ A", "right"), ("Δ B", "right")]
    columns += [("causes A", "left"), ("causes B", "left")]
    return table(f"{title}: instruction {count(place['number'])}{where}", columns, rows)


def _where(location: str) -> str:
    """` in ntt+0x14 (ntt.c:42)` of a location with the compiler's path."""
    return f" {_shown(location)}" if location else ""


def _shown(location: str) -> str:
    function, bracket, line = location.partition(" (")
    return f"{function}{bracket}{PurePath(line).name}"


def _step(step: ComparedInstruction | None) -> str:
    return "–" if step is None else f"{step['pc']:08x} {step['text']}"


Row = tuple[list[str], "Cost | None", "Cost | None"]


def _functions(found: Comparison) -> list[Row]:
    return [([row["function"]], row["a"], row["b"]) for row in found["functions"]]


def _lines(found: Comparison) -> list[Row]:
    rows: list[Row] = []
    for row in found["lines"]:
        where = place(row["file"], row["line"])
        if row["other"] is not None:
            where += f" | {place(*row['other'])}"
        rows.append(([where], row["a"], row["b"]))
    return rows


def _instructions(found: Comparison) -> list[Row]:
    rows: list[Row] = []
    for row in found["rows"]:
        pcs = [f"{pc:08x}" for pc in row["pcs"] if pc is not None]
        pc = pcs[0] if len(set(pcs)) == 1 else " ".join(pcs)
        where = row["function"]
        if row["place"] is not None:
            where += f" ({PurePath(row['place'][0]).name}:{row['place'][1]})"
        rows.append(([f"{pc} {row['text']}", where or "–"], row["a"], row["b"]))
    return rows


def _differences(what: str, rows: list[Row], top: int) -> str:
    differing = [row for row in rows if _cycles(row[1]) != _cycles(row[2]) or None in row[1:]]
    if not differing:
        return f"No {what} costs more in one than in the other.\n"
    heads = [(what, "left")] + ([("in", "left")] if what == "instruction" else [])
    columns = [
        *heads,
        ("times A", "right"),
        ("times B", "right"),
        ("cycles A", "right"),
        ("cycles B", "right"),
    ]
    columns += [("B - A", "right"), ("causes A", "left"), ("causes B", "left")]
    drawn = [
        [
            *names,
            "no partner" if a is None else count(a["executions"]),
            "no partner" if b is None else count(b["executions"]),
            count(None if a is None else a["cycles"]),
            count(None if b is None else b["cycles"]),
            f"{_cycles(b) - _cycles(a):+,}",
            _causes(a),
            _causes(b),
        ]
        for names, a, b in differing[:top]
    ]
    text = table(f"By {what}, the largest differences", columns, drawn)
    if len(differing) > top:
        text += f"{count(len(differing) - top)} more differ; --top shows more, --json all.\n"
    return text


def _cycles(cost: Cost | None) -> int:
    return 0 if cost is None else cost["cycles"]


def _causes(cost: Cost | None) -> str:
    if cost is None:
        return ""
    return " ".join(f"{name}:{times}" for name, times in cost["causes"][:_CAUSES])
