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


@pytest.mark.parametrize(("seconds", "orders"), [(-3, 3_000), (5, 3_000), (36, 12_000), (110.1, 36_700)])
def test_as_many_orders_are_judged_as_the_time_allows(seconds: float, orders: int) -> None:
    assert affordable(0.003, seconds) == orders
