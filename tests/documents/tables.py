"""Tables of Markdown in computed passages."""

from __future__ import annotations

from collections.abc import Sequence


def table(header: Sequence[str], texts: int, lines: Sequence[Sequence[str]]) -> str:
    """One with so many columns of text before those of numbers, which stand to the right."""
    rule = "|" + "---|" * texts + "---:|" * (len(header) - texts)
    rows = [f"| {' | '.join(row)} |" for row in lines]
    return "\n".join([f"| {' | '.join(header)} |", rule, *rows, ""])
