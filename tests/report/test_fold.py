"""Texts of cells in several lines: where they are broken."""

from __future__ import annotations

import pytest
from instar.report import page
from instar.report.fold import fold
from instar.report.table import table


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("reduce", 16, ["reduce"]),
        ("reduce (montgomery.h:34)", 16, ["reduce", "(montgomery.h:", "34)"]),
        ("(montgomery.h:34)", 16, ["(montgomery.h:", "34)"]),
        ("mldsa_polyvec_reduce(void)", 20, ["mldsa_polyvec_reduce", "(void)"]),
        ("abcdefghijklmnop)", 16, ["abcdefghijklmno", "p)"]),
        ("  from a caller", 9, ["  from a", "caller"]),
        ("two words here", 9, ["two words", "here"]),
        ("((((", 1, ["(", "(", "(", "("]),
        ("))))", 1, [")", ")", ")", ")"]),
        ("", 4, [""]),
    ],
)
def test_a_text_is_broken_at_spaces_before_brackets_and_after_joints(
    text: str, width: int, lines: list[str]
) -> None:
    assert fold(text, width).split("\n") == lines


@pytest.mark.parametrize("width", range(40, 70, 5))
def test_no_line_of_a_narrow_table_begins_with_a_closing_bracket(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "width", lambda: width)
    monkeypatch.setattr("instar.report.table.width", lambda: width)
    names = [f"{'x' * length}.h:{length}" for length in range(1, 24)]
    rows = [[f"reduce ({name})", f"({name})", "1,234"] for name in names]
    drawn = table("", [("function", "left"), ("line", "left"), ("cycles", "right")], rows)
    assert max(map(len, drawn.splitlines())) <= width
    for line in drawn.splitlines():
        assert not [cell for cell in line.split() if cell[0] in ")]}"], drawn
