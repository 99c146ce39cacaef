"""Tables of schemes as they look in text, CSV and Markdown, and two of them row by row."""

from __future__ import annotations

import csv
import html
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.bench.saved import read
from instar.report import bench, bench_comparison, bench_files, bench_page, page
from instar.report.schemes import told_apart
from instar.result import BenchFailure, BenchRow

from tests.report.bench_tables import hostile, row, signing, table
from tests.report.test_reports import compare


def test_a_table_shows_its_rows_and_what_they_stand_on() -> None:
    compare("bench", bench.render([signing()]))


def test_without_a_core_nothing_is_said_of_cycles() -> None:
    text = bench.render([table(row("sha3", "", "sha3_256", None), core=None)])
    assert "cycles" not in text.lower() and "CPI" not in text
    assert "Instructions: mean" in text and "share of the instructions" in text


KNOWN = "Every output was compared with a known answer."
TRIPS = "with that of a round trip of the scheme's portable program."


def test_what_had_no_known_answer_is_said_to_have_made_round_trips() -> None:
    known, tripped = row("ml-dsa", "44", "sign"), replace(row("own", "", "sign"), round_trips=True)
    for rows, sentence in (
        ([known], KNOWN),
        ([tripped], f"Every output was compared {TRIPS}"),
        ([known, tripped], f"Every output was compared with a known answer, or (own) {TRIPS}"),
    ):
        found = table(*rows)
        assert sentence in bench.footnotes(found)
        assert f"\n{sentence}\n" in bench.render([found])
        assert f"\n- {sentence}\n" in bench_files.as_markdown([found])
        assert f"<li>{html.escape(sentence)}</li>" in bench_page.page([found])
    assert "2 with known answers, warm" in bench_page.page([table(known)])
    assert "2 with the answers of round trips, warm" in bench_page.page([table(tripped)])


def test_a_narrow_page_repeats_scheme_and_operation() -> None:
    page.set_width(60)
    try:
        text = bench.render([signing()])
    finally:
        page.set_width(None)
    lines = [line for line in text.splitlines() if "shake-128s" in line]
    assert len(lines) > 1 and all("sign" in line for line in lines)
    assert all(len(line) <= 60 for line in text.splitlines() if "─" in line or "shake-128s" in line)


def test_csv_has_a_line_for_each_row_and_a_heading_for_each_key() -> None:
    two = [signing(), table(row("ml-dsa", "44", "sign", 5_000_000), core="cv64a6")]
    rows = list(csv.DictReader(io.StringIO(bench_files.as_csv(two))))
    assert [r["core"] for r in rows] == ["cva6-single"] * 4 + ["cv64a6"]
    assert rows[2]["sampled"] == "true" and rows[2]["cycles_low"] == "8950000000"
    assert rows[0]["cycles"] == "1500000" and rows[0]["cycles_low"] == "1500000"
    assert rows[0]["hash_share"] == "0.25" and float(rows[0]["cpi"]) == 1.25
    assert {"code_bytes", "constant_bytes", "data_bytes", "stack_bytes", "compiler", "flags"} <= rows[
        0
    ].keys()


def test_markdown_is_a_table_whose_texts_are_no_markup() -> None:
    lines = bench_files.as_markdown([signing()]).splitlines()
    heading = next(line for line in lines if line.startswith("| scheme"))
    drawn = lines[lines.index(heading) :][:6]
    assert {line.count("|") for line in drawn} == {heading.count("|")}
    assert drawn[1].startswith("| --- | --- | ---: |")
    assert any(line.startswith("- own sign: not computed") for line in lines)
    text = bench_files.as_markdown([hostile()])
    assert "<img" not in text and "\x1b" not in text
    row_line = next(line for line in text.splitlines() if line.startswith("| ") and "onerror" in line)
    assert row_line.replace("\\|", "").count("|") == heading.count("|") - 1


def test_files_are_the_same_whether_rows_were_computed_or_known() -> None:
    computed = signing()
    known = replace(computed, rows=tuple(replace(one, cached=True) for one in computed.rows))
    assert bench_files.as_csv([computed]) == bench_files.as_csv([known])
    assert bench_files.as_markdown([computed]) == bench_files.as_markdown([known])


# ---------------------------------------------------------------- two schemes of one name


def clean(title: str, cycles: int) -> BenchRow:
    return replace(row("clean", "", "keygen", cycles), title=title)


KYBER, HQC = clean("PQClean's Kyber768", 1000), clean("PQClean's HQC-128", 7000)


def test_a_table_shows_the_title_that_a_name_does_not_say() -> None:
    found = table(KYBER, replace(row("ml-dsa", "44", "sign"), title="ML-DSA-44"))
    sentence = "Schemes: clean is PQClean's Kyber768."
    assert sentence in bench.render([found])
    assert f"- {sentence}" in bench_files.as_markdown([found])
    drawn = html.unescape(bench_page.page([found]))
    assert sentence in drawn and "clean pqclean's kyber768 keygen" in drawn
    (first, second) = csv.DictReader(io.StringIO(bench_files.as_csv([found])))
    assert (first["title"], second["title"]) == ("PQClean's Kyber768", "ML-DSA-44")


def test_two_schemes_of_one_name_are_called_by_their_titles() -> None:
    broken = BenchFailure("clean", "", "sign", "the compiler refused sign.c", "PQClean's Falcon")
    (found,) = told_apart([table(KYBER, HQC, failed=(broken,))])
    for text in (bench.render([found]), bench_files.as_markdown([found]), bench_page.page([found])):
        text = html.unescape(text)
        assert "PQClean's Kyber768" in text and "PQClean's HQC-128" in text
        assert "PQClean's Falcon sign: not computed" in text
        assert "clean  " not in text and "| clean" not in text


def test_a_comparison_never_joins_two_schemes(tmp_path: Path) -> None:
    old, new = table(KYBER, HQC), table(HQC, KYBER)
    changes = bench_comparison.changes(old, new)
    assert len(changes) == 2 and not any(change.differs for change in changes)
    text = bench_comparison.render("a", "b", [(table(KYBER), table(HQC))])
    assert text.count("no row") == 2 and "PQClean's Kyber768" in text and "%" not in text
    path = tmp_path / "table.json"
    path.write_text(json.dumps(old.as_dict()))
    assert len(read(path)[0].rows) == 2


def test_a_table_without_titles_is_compared_by_names_that_are_unique(tmp_path: Path) -> None:
    older = replace(KYBER, title="")
    (change,) = bench_comparison.changes(table(older), table(KYBER))
    assert change.old is not None and change.new is not None
    path = tmp_path / "older.json"
    path.write_text(json.dumps(table(older, replace(HQC, title="")).as_dict()))
    with pytest.raises(InstarError, match=r'rows 1 and 2 are both keygen of "clean", and nothing tells'):
        read(path)


# ---------------------------------------------------------------- two tables


def test_what_changed_most_comes_first_and_what_is_equal_is_counted() -> None:
    old = table(
        row("a", "", "same", 1000),
        row("a", "", "slower", 1000),
        row("a", "", "faster", 1000),
        row("a", "", "stack", 1000),
        row("a", "", "gone", 1000),
    )
    new = table(
        row("a", "", "same", 1000),
        row("a", "", "slower", 1100),
        row("a", "", "faster", 500),
        row("a", "", "stack", 1000, stack_bytes=8192),
        row("a", "", "added", 1000),
    )
    changes = bench_comparison.changes(old, new)
    assert [change.row.operation for change in changes] == [
        *("faster", "slower", "stack"),
        *("added", "gone", "same"),
    ]
    compare("bench-comparison", bench_comparison.render("old.json", "new.json", [(old, new)]))


def test_sampled_rows_whose_intervals_meet_have_not_changed() -> None:
    def sampled(cycles: int, half: int) -> object:
        return row("a", "", "sign", cycles, cycles_low=cycles - half, cycles_high=cycles + half, windows=9)

    def change(cycles: int) -> bench_comparison.Change:
        old, new = sampled(1000, 20), sampled(cycles, 20)
        (found,) = bench_comparison.changes(table(old), table(new))  # type: ignore[arg-type]
        return found

    assert not change(1040).differs and change(1040).within
    assert change(1041).differs and not change(1041).within


def test_equal_tables_are_told_to_be() -> None:
    text = bench_comparison.render("a", "b", [(signing(), signing())])
    assert text.endswith("No figure differs in 4 rows.\n")


def test_another_compiler_is_named() -> None:
    old = table(row("a", "", "sign"))
    new = replace(old, rows=(replace(old.rows[0], compiler="gcc 14"),))
    assert "The compiler changed: clang version 21.1.0; now gcc 14" in bench_comparison.render(
        "a", "b", [(old, new)]
    )


# ---------------------------------------------------------------- tables read again


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(signing().as_dict()))
    (found,) = read(path)
    assert not any(change.differs for change in bench_comparison.changes(signing(), found))
    assert found.rows[2].cost.windows == 400 and found.rows[3].cost.hash_share == 1.0
    path.write_text(json.dumps({"tables": [signing().as_dict(), table(core="cv64a6").as_dict()]}))
    assert [one.core for one in read(path)] == ["cva6-single", "cv64a6"]


def test_the_keys_of_the_contract_are_enough(tmp_path: Path) -> None:
    keys = "workload set operation xlen cycles cycles_low cycles_high sampled instructions code_bytes"
    keys += " data_bytes stack_bytes hash_share checked compiler"
    full = signing().as_dict()
    rows = [{key: one[key] for key in keys.split()} for one in full["rows"]]
    path = tmp_path / "table.json"
    path.write_text(json.dumps({"core": "cva6-single", "rows": rows}))
    assert len(read(path)[0].rows) == 4


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no json", "it is no JSON"),
        ("[" * 100_000, "it is no JSON"),
        ("[]", "it is no object"),
        ('{"subject": "x", "functions": []}', "it has no `core` with `rows`"),
        ('{"core": 7, "rows": []}', "`core` is no name"),
        ('{"core": null, "rows": [7]}', "row 1 is no object"),
        ('{"core": null, "rows": [{"workload": "a"}]}', "row 1 lacks `set`"),
        ('{"core": null, "rows": [{"workload": 1}]}', "`workload` of row 1 is 1; it must be text"),
        ('{"tables": 7}', "`tables` is no list"),
    ],
)
def test_what_is_no_table_is_told_in_one_sentence(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "foreign.json"
    path.write_text(text)
    with pytest.raises(InstarError) as told:
        read(path)
    assert str(told.value) == f"{path}: this is no table of instar bench --json: {why}"
