"""The published rows of design `marian`: the model beside RTL, cold and warm."""

from __future__ import annotations

import pytest

from .ara_rows import Row, rows

#: Part of the RTL's cycles by which the model may differ, and by which where both run the same
#: program. In one row a call right after another takes longer than the recorded one, which a loop
#: makes.
WITHIN, LOOPED = 0.03, 0.015
FURTHER = {("AES-256, decryption", "zvk"): 0.05}


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row.title}, {row.variant}") for row in rows()])
def test_the_published_rows_take_what_they_take_in_rtl(row: Row) -> None:
    within = FURTHER.get((row.title, row.variant), WITHIN)
    cold, warm = row.in_model()
    assert abs(cold - row.cold) <= WITHIN * row.cold, (cold, row.cold)
    assert abs(warm - row.warm) <= within * row.warm, (warm, row.warm)


@pytest.mark.parametrize("row", [pytest.param(row, id=row.title) for row in rows() if row.looped])
def test_two_calls_by_a_loop_take_what_they_take_in_rtl(row: Row) -> None:
    cycles = row.looped_cycles()
    assert abs(cycles - row.looped) <= LOOPED * row.looped, (cycles, row.looped)
