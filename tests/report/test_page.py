"""Reports on a page: they fit a terminal, are whole in a pipe, and nothing in them steers the terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from instar.report import checked, comparison, evaluation, measurement, page, profile, score
from instar.report.table import Column, table
from instar.result import Evaluation, EvaluationRow
from rich.cells import cell_len

from tests.report.test_reports import compared, profiled, record, window

WIDTHS = (60, 80, 98, 120, 140)
ESCAPE = "\x1b[31mred\x1b[0m\x07\u202e"


@pytest.fixture(autouse=True)
def whole_again() -> Iterator[None]:
    yield
    page.set_width(None)


def rows() -> tuple[EvaluationRow, ...]:
    long = "third commit port, two scoreboard entries per pair of results and more of them"
    return (
        EvaluationRow(record("portable-c", 17_211, baseline=True), "portable C"),
        EvaluationRow(record("scheduled", 4_693), "scheduled", None, 10_335, "A talk", "Other code."),
        EvaluationRow(record("triple-commit", 1_614), long, 1747, 1913, "A talk", replaced=True),
    )


def evaluated() -> str:
    assumed = {"cva6-superscalar": ("the cost of pq.bfct (three stages: multiply, reduce, add)",)}
    return evaluation.render(Evaluation("cva6-ntt", "CVA6 with butterflies", rows(), assumed=assumed))


REPORTS = {
    "evaluation": evaluated,
    "comparison": lambda: comparison.render("old, as recorded", "new on the model", compared(), 12),
    "profile": lambda: profile.render("ml-dsa-44 ntt", ["core  cva6"], profiled(), profile.View()),
    "slots": lambda: profile.render("ml-dsa-44 ntt", [], profiled(), profile.View(slots=True)),
    "score": lambda: score.render([window("timed", 0.99876, 26_600), window("bare", None, None)]),
    "measurement": lambda: measurement.render(record("triple-commit", 1_614)),
    "checked": lambda: checked.render(
        [("core", "cores/a.toml", ["cores/a.toml:1: wrong " * 9], ["a note " * 9])]
    ),
}


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("name", REPORTS)
def test_every_line_of_a_report_fits_the_terminal_and_no_number_is_broken(name: str, columns: int) -> None:
    page.set_width(None)
    whole = REPORTS[name]()
    page.set_width(columns)
    text = page.fit(REPORTS[name]())
    assert max(cell_len(line) for line in text.splitlines()) <= columns, text
    numbers = [word for word in whole.split() if word.replace(",", "").replace(".", "").isdigit()]
    shown = text.split()
    assert all(number in shown for number in numbers), text


def test_a_page_without_a_width_is_whole_however_long_a_line_is() -> None:
    row = ["x" * 300, "1"]
    text = table("wide", [("name", "left"), ("value", "right")], [row])
    assert "x" * 300 in text and "…" not in text


def test_a_table_that_is_too_wide_goes_on_below_with_its_first_column() -> None:
    page.set_width(40)
    columns = [Column("function"), *(Column(f"number {n}", "right") for n in range(9))]
    text = table("many", columns, [["ntt", *(str(10**6 + n) for n in range(9))]])
    assert text.count("function") > 1 and all(str(10**6 + n) in text for n in range(9))


def test_a_line_of_a_label_goes_on_under_what_it_says() -> None:
    shown = page.fit("  compiler      clang version 22 -O3 -g -ffreestanding -fno-pic", 44)
    assert shown.splitlines()[1].startswith(" " * 16 + "-")


def test_columns_that_are_empty_for_ones_own_design_are_left_out() -> None:
    mine = (EvaluationRow(record("portable-c", 10, baseline=True), "portable C"),)
    text = evaluation.render(Evaluation("mine", "Mine", mine))
    assert "published" not in text.lower()


def test_a_variant_without_a_kernel_for_a_function_says_so() -> None:
    rows = (
        EvaluationRow(record("portable-c", 1_000, baseline=True), "portable C"),
        EvaluationRow(record("mine", 996), "+ mine", replaced=False),
    )
    text = evaluation.render(Evaluation("mine", "Mine", rows))
    assert "-0.4 %" not in text and "not replaced: the variant has no kernel for ntt" in text


def test_a_figure_twice_ours_has_its_reason_beside_it() -> None:
    text = evaluated()
    assert "10,335 [1]" in text and "[1] Other code." in text and "1,913 [" not in text
    silent = (EvaluationRow(record("portable-c", 100, baseline=True), "C", None, 250, "A talk"),)
    text = evaluation.render(Evaluation("mine", "Mine", silent))
    assert "250 [1]" in text and "states no reason" in text


def test_assumed_costs_are_named_under_the_table() -> None:
    assert "Assumed, not measured, on cva6-superscalar: the cost of pq.bfct (three stages" in evaluated()


@pytest.mark.parametrize("columns", [None, 80])
def test_control_characters_and_markup_of_a_title_do_not_reach_the_terminal(columns: int | None) -> None:
    page.set_width(columns)
    row = EvaluationRow(record("portable-c", 10, baseline=True), f"[red]{ESCAPE}[/red]")
    text = page.fit(evaluation.render(Evaluation("mine", ESCAPE, (row,))))
    assert "\x1b" not in text and "\x07" not in text and "\u202e" not in text
    assert "\\x1b[31mred" in text and "[red]" in text


def test_what_people_write_in_other_scripts_stays() -> None:
    assert page.plain("Δ commit – 2⁻³² · ñ 格") == "Δ commit – 2⁻³² · ñ 格"
    assert page.plain("a\nb\tc") == "a\\nb c" and page.plain("a\nb", lines=True) == "a\nb"
