"""The table of the comparison: ratios, their median, remarks, and where ours is slower."""

from __future__ import annotations

import pytest

from bench.slothy.ours import affordable
from bench.slothy.process import Spent
from bench.slothy.table import Row, rendered, summary

ROWS = [
    Row("first", 900, 1_200, 1_100, Spent(60.4, 100), 1_000, Spent(50, 90), "", 1_200, Spent(50, 90), 1_056),
    Row("second", 900, 1_200, 950, Spent(60, 100), 1_000, Spent(50, 90), "no order in time"),
    Row("third", 900, 1_200, 1_300, Spent(60, 100), 1_000, Spent(50, 90)),
    Row("fourth", remark="SLOTHY has no result: it ended"),
]


def test_a_ratio_is_of_what_each_would_keep() -> None:
    # SLOTHY's third order is slower than what came, which is kept.
    assert [row.ratio for row in ROWS] == [1.1, 0.95, 1.2, None]


def test_the_median_is_of_the_kernels_that_went_through_both() -> None:
    assert summary(ROWS) == (
        "In the median of 3 SLOTHY's orders take 10.0 % more cycles than instar's; "
        "instar is slower on second.\n"
        "In the median of 1 SLOTHY's orders take 8.3 % fewer cycles than instar's with --keep-spills; "
        "instar is slower on first.\n"
        "In 1 of them no order of the same instructions is 5 % faster than SLOTHY's, by the bound."
    )
    assert summary(ROWS[2:]) == (
        "In the median of 1 SLOTHY's orders take 20.0 % more cycles than instar's; instar is slower on none."
    )
    assert "take 5.0 % fewer cycles than instar's" in summary(ROWS[1:2])
    assert summary(ROWS[3:]) == "No kernel went through both, so there is no median."


def test_the_table_keeps_the_rows_order_and_says_why_one_is_empty() -> None:
    text = rendered(ROWS)
    lines = [line.split() for line in text.splitlines()]
    assert [words[0] for words in lines if words and words[0] in ("first", "second", "third", "fourth")] == [
        "first",
        "second",
        "third",
        "fourth",
    ]
    assert "60 (100)" in text and "1.100" in text
    assert "[2] no order in time" in text and "[4] SLOTHY has no result: it ended" in text
    assert "[1]" not in text


def test_a_bound_is_told_beside_what_slothy_came_to() -> None:
    assert ROWS[0].bound_ratio == 0.96 and ROWS[1].bound_ratio is None
    assert "0.960" in rendered(ROWS)


@pytest.mark.parametrize(
    ("taken", "seconds", "orders"),
    [
        ([(3_000, 6)], 5, 0),
        ([(3_000, 6)], 12.1, 6_000),
        # A second search tells that an order takes 0.5 ms, and what is no search 4 s.
        ([(3_000, 5.5), (9_000, 8.5)], 9.11, 10_200),
        ([(3_000, 5.5), (9_000, 8.5)], 5.4, 0),
        # Shorter than the first one: nothing can be told.
        ([(3_000, 6), (9_000, 5)], 100, 0),
    ],
)
def test_another_search_is_as_long_as_the_time_that_is_left(
    taken: list[tuple[int, float]], seconds: float, orders: int
) -> None:
    assert affordable(taken, seconds) == orders
