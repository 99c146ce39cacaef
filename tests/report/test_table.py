"""Tables on a narrow page: what is too wide is broken where it reads well."""

from __future__ import annotations

import pytest
from instar.report import table as tables
from instar.report.table import table


@pytest.mark.parametrize(
    ("word", "lines"),
    [
        ("(montgomery.h:34)", ["(montgomery.h:", "34)"]),
        ("pqclean/fips202.c", ["pqclean/", "fips202.c"]),
        ("crypto_sign_signature", ["crypto_sign_", "signature"]),
        # No sign to break after: as much as fits, and no bracket alone.
        ("aaaaaaaaaaaaaaaa)", ["aaaaaaaaaaaa", "aaaa)"]),
        ("0123456789abcdef0123", ["0123456789abcdef", "0123"]),
    ],
)
def test_a_wide_word_is_broken_after_a_sign_and_leaves_no_bracket_alone(
    word: str, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "width", lambda: 28)
    drawn = table("", [("place", "left"), ("cycles", "right")], [[word, "1,234,567"]])
    cells = [line[1:17].strip() for line in drawn.splitlines()[2:]]
    assert [cell for cell in cells if cell] == lines, drawn
    assert "1,234,567" in drawn


def test_what_is_broken_is_all_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "width", lambda: 20)
    word = "".join(f"({chr(97 + n % 26)}.{n})" for n in range(60))
    drawn = table("", [("place", "left")], [[word]])
    assert "".join(line.strip() for line in drawn.splitlines()[2:]) == word
    assert max(map(len, drawn.splitlines())) <= 20
