"""What a core's elements hold, by the model and in RTL: one line per element."""

from __future__ import annotations

from typing import TYPE_CHECKING

from instar.report.table import Column, count, table

if TYPE_CHECKING:
    from instar._core import ElementRow, ElementScore


def render(title: str, score: ElementScore) -> str:
    """A table, a line of the whole, and the first differences."""
    columns = [
        Column("element"),
        Column("kept by", optional=True),
        Column("cycles with a flip", "right", short="flips in"),
        Column("exact", "right"),
        Column("not known", "right"),
        Column("wrong", "right"),
        Column("bits flipped in RTL", "right", short="bits", optional=True),
    ]
    text = table(f"{title}: elements, model against RTL", columns, [_row(row) for row in _joined(score)])
    toggling = sum(row["toggling"] for row in score["elements"])
    exact = sum(row["exact"] for row in score["elements"])
    text += (
        f"\n{score['exact']:,} of {score['element_cycles']:,} element-cycles are exact "
        f"({share(score['exact'], score['element_cycles'])}); where a bit flips, in the model or in RTL, "
        f"{exact:,} of {toggling:,} ({share(exact, toggling)}). {score['cycles']:,} cycles.\n"
    )
    return text + "".join(f"{sentence}\n" for sentence in score["differences"])


def _joined(score: ElementScore) -> list[ElementRow]:
    """The X registers are one line."""
    registers = [row for row in score["elements"] if row["name"][:1] == "x"]
    others = [row for row in score["elements"] if row["name"][:1] != "x"]
    if not registers:
        return others
    summed: ElementRow = {**registers[0], "name": "register file"}
    for key in ("toggling", "exact", "unknown", "rtl_bits", "model_bits"):
        summed[key] = sum(row[key] for row in registers)
    return [summed, *others]


def _row(row: ElementRow) -> list[str]:
    wrong = row["toggling"] - row["exact"] - row["unknown"]
    numbers = (row["toggling"], row["exact"], row["unknown"], wrong, row["rtl_bits"])
    return [row["name"], row["keeps"], *(count(number) for number in numbers)]


def share(part: int, whole: int) -> str:
    """In percent; never 100 where something is missing."""
    if whole == 0:
        return "–"
    text = f"{100 * part / whole:.3f} %"
    return text if part == whole or not text.startswith("100") else "99.999 %"
