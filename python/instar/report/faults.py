"""What came of faults: a table by model, and the lines where one was accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from instar.report.table import count, table

_COLUMNS = ("faults", "tried", "same result", "another", "crash", "endless")


def render_faults(
    title: str, notes: Sequence[str], rows: Sequence[tuple[str, Sequence[int]]], unwanted: str
) -> str:
    """A table of (model, counts as in the columns); what no fault may bring is called `unwanted`."""
    columns = [("model", "left"), *((name, "right") for name in (*_COLUMNS, unwanted))]
    texts = [[model, *(count(n) for n in counts)] for model, counts in rows]
    lines = [title, *(f"  {note}" for note in notes)]
    return "\n".join(lines) + "\n\n" + table("", columns, texts)


def render_pruned(pruned: Mapping[str, int]) -> str:
    """What was not run, by rule, in one sentence."""
    usual, another, ahead = (count(n) for n in pruned.values())
    return (
        f"Not run to their ends, which their states tell: {usual} that came to the state of the run without "
        f"a fault, {another} to that of another; in {ahead} what reads nothing changed was left out.\n"
    )


def render_places(title: str, places: Mapping[tuple[str, str], Counter[str]], most: int) -> str:
    """Lines with their function, and how many faults of each model they had; `most` of them."""
    ordered = sorted(places.items(), key=lambda entry: (-entry[1].total(), entry[0]))
    columns = [("line", "left"), ("function", "left"), ("faults", "right"), ("of", "left")]
    texts = [
        [
            line,
            function,
            count(found.total()),
            ", ".join(f"{model} {count(n)}" for model, n in sorted(found.items())),
        ]
        for (line, function), found in ordered[:most]
    ]
    more = len(ordered) - most
    below = f"{count(more)} more line{'s' if more > 1 else ''}\n" if more > 0 else ""
    return table(title, columns, texts) + below
