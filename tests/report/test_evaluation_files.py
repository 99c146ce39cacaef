"""An evaluation as CSV and as Markdown: every row, the notes, and nothing that a cache decides."""

from __future__ import annotations

import csv
import dataclasses

from instar.report.evaluation_files import as_csv, as_markdown
from instar.result import Evaluation, EvaluationRow

from tests.report.test_reports import record


def _evaluation(*, cached: bool = False) -> Evaluation:
    first = dataclasses.replace(record("portable-c", 15_376, baseline=True), cached=cached)
    changed = dataclasses.replace(record("triple", 1_589), overrides={"commit_ports": 3, "zba": True})
    rows = (
        EvaluationRow(first, "portable C"),
        EvaluationRow(changed, "+ third | port", 1_747, 1_913, "a talk", "other code"),
    )
    return Evaluation("mine", "Mine", rows)


def test_csv_has_a_line_for_each_row_with_its_published_figures() -> None:
    first, other = csv.DictReader(as_csv(_evaluation()).splitlines())
    assert (first["design"], first["cycles"], first["published_rtl_cycles"]) == ("mine", "15376", "")
    assert (other["variant"], other["published_model_cycles"], other["title"]) == (
        "triple",
        "1747",
        "+ third | port",
    )
    assert other["overrides"] == "commit_ports=3 zba=true" and first["overrides"] == ""
    assert other["checked"] == "true"


def test_markdown_has_the_tables_and_what_they_stand_on() -> None:
    text = as_markdown(_evaluation())
    assert "# Mine (mine)" in text and "## ml-dsa-44 ntt on cva6-superscalar" in text
    assert "| portable C | 15,376 | +0.0 % |" in text
    assert "| + third \\| port | 1,589 | -89.7 % |" in text and "1,913 \\[1\\]" in text
    assert "- \\[1\\] other code" in text and "- Published: a talk" in text


def test_both_are_the_same_whatever_a_cache_held() -> None:
    for text in (as_csv, as_markdown):
        assert text(_evaluation()) == text(_evaluation(cached=True))
