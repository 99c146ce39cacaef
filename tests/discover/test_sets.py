"""`python -m bench.discover_sets`: rows that are there, fronts and pictures that are computed, refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from instar.measurement import Wanted, measure
from instar.places import library
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe

from bench.discover_sets import command, fronts, measured, rows
from bench.discover_sets.fronts import PROGRAMS, Fronts, covered, front, hypervolume
from bench.discover_sets.measured import Compared, Found, Known
from bench.discover_sets.picture import Pair, draw, of, read
from bench.discover_sets.rows import ROWS, STARTS
from bench.discover_sets.tables import counted, dominated, sets
from bench.discover_sets.tables import fronts as fronts_table

from ..shared import ROOT


def test_every_row_is_of_something_that_is_there() -> None:
    assert len({row.name for row in ROWS}) == len(ROWS)
    for row in ROWS:
        workload, _ = library().workload_set(row.target)
        known = workload["operations"] if row.whole else workload["functions"]
        assert set(row.what) <= set(known), row.name
        design = library().design(list(row.designs))
        variant = find_variant(design, "+".join(row.variants))
        assert variant is not None, row.name
        library().core(row.core, design=design, variant=variant["name"])
        assert row.starts and set(row.starts) <= set(STARTS), row.name
    for program in PROGRAMS:
        workload, _ = library().workload_set(program.target)
        assert set(program.functions) <= set(workload["functions"]), program.name


@pytest.mark.parametrize("function", ["ntt", "invntt", "pointwise"])
def test_merged_layers_are_right_and_faster_than_portable_code(function: str) -> None:
    workload, parameter_set = library().workload_set("ml-dsa-44")
    core = library().core("cva6-superscalar")
    file = ROOT / rows.HERE / "starts" / "ml-dsa" / f"{function}.c"
    plain = Recipe(workload, parameter_set, core.isa, find_compiler())
    merged = Recipe(workload, parameter_set, core.isa, find_compiler(), kernels=((function, file),))
    cycles = [
        measure(library(), Wanted(one, function, core, sampling=None)).cycles for one in (plain, merged)
    ]
    assert cycles[0] is not None and cycles[1] is not None and cycles[1] <= cycles[0]


def test_a_front_and_what_lies_below_it() -> None:
    points = [(4.0, 10), (1.0, 80), (2.0, 90), (2.0, 40), (4.0, 12)]
    assert front(points) == ((1.0, 80), (2.0, 40), (4.0, 10))
    # From 1 to 2 gates a fifth of the cycles are saved, from 2 to 4 three fifths.
    assert hypervolume(points, 4.0, 100) == pytest.approx((20 + 2 * 60) / 400)
    assert hypervolume([], 4.0, 100) == 0 == hypervolume([(5.0, 1)], 4.0, 100)
    assert covered((2.0, 40), points) and covered((3.0, 50), points)
    assert not covered((0.5, 90), points) and not covered((2.0, 39), points)


PAGE = ROOT / "docs" / "reference" / "discover-sets.md"


def two_fronts(*others: fronts.Point) -> Fronts:
    every = {"exact": ((1.0, 80), (2.0, 40)), "cones": tuple(others), "largest": (), "sequences": ()}
    return Fronts(PROGRAMS[0], 100, every, {"sequences": "nothing"})


def test_a_front_dominates_only_where_each_point_is_covered() -> None:
    below = two_fronts((1.5, 80), (2.0, 41))
    assert below.outside("cones") == [] and below.share("exact") > below.share("cones")
    above = two_fronts((1.0, 79))
    assert above.outside("cones") == [(1.0, 79)]
    said = dominated([below, above])
    assert said.startswith("Of 3 points of the other strategies' fronts 2 are covered")
    assert "no hypervolume is larger in 1 of 2 programs" in said
    shown = fronts_table([below, above])
    assert "| none | none | none |" in shown and "| cones 1 of 1 |" in shown


def compared(after: int, why: str = "") -> Compared:
    there = Known(("a", "b"), 1000.0, 20.0, {"f": (120, 100), "g": (50, None)})
    found = {"portable C": Found(why=why) if why else Found(("x",), 900.0, 400, after, (), 1.0)}
    return Compared(ROWS[0], there, found)


def test_a_row_counts_the_faster_of_the_kernel_and_its_schedule() -> None:
    assert compared(150).known.best == 150
    assert compared(150).ratio == 1.0
    rows = [compared(140), compared(157), compared(158), compared(0, "nothing fits")]
    rest = counted([one.ratio for one in rows])
    assert rest == "Of 4 sets 2 are kept up with (at most 1.05), 1 beaten (at most 0.97)."
    shown = sets([compared(0, "nothing fits")])
    assert "portable C: nothing fits" in shown and shown.count("\n") == 2


def test_a_picture_is_that_of_the_table() -> None:
    found = [compared(140), compared(150)]
    pairs = read(sets(found))
    assert pairs == [of(one) for one in found]
    assert pairs[0] == Pair("SHA-256's four sums (zknh), cva6-superscalar", 400, (1000, 150), (900, 140))
    drawn = draw(pairs).file()
    assert drawn.count("<circle") == 2 + 2 * len(pairs) and drawn == draw(pairs).file()


def test_the_page_says_what_its_table_has() -> None:
    page = PAGE.read_text(encoding="utf-8")
    pairs = read(page)
    assert len(pairs) >= 3
    ratios = [float(cell) for cell in re.findall(r"\| (\d\.\d{3}) \|", page.split("## How both")[0])]
    assert ratios == pytest.approx([one.found[1] / one.known[1] for one in pairs], abs=6e-4)
    assert counted([one.found[1] / one.known[1] for one in pairs]) in " ".join(page.split())
    # None has more than 2 % more gates than the set that it stands beside, which the page says.
    assert all(one.found[0] <= 1.02 * one.known[0] + 1 for one in pairs)
    assert PAGE.with_suffix(".svg").read_text(encoding="utf-8") == draw(pairs).file()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["--only", "sha5"], '--only: nothing begins with "sha5"; there are sha2.sha256_compress.zknh'),
        (["--fronts", "--only", "sha5"], '--only: nothing begins with "sha5"; there are sha2.sha256'),
        (["--jobs", "0"], "--jobs: 0 is none; give 1 or more"),
        (["--effort", "13"], "--effort: 13 is not from 0 to 12"),
        (["--limit", "0"], "--limit: 0 s are none; give more"),
        (["--fronts", "--picture", "x.svg"], "--picture: is drawn of sets; leave out --fronts"),
    ],
)
def test_wrong_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], typed: list[str], sentence: str
) -> None:
    assert command.main(typed) == 2
    out, said = capsys.readouterr()
    assert out == "" and said.count("\n") == 1 and said.startswith(f"bench.discover_sets: {sentence}")


def test_a_row_that_was_not_run_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(measured, "OUT", tmp_path)
    monkeypatch.setattr(fronts, "OUT", tmp_path)
    assert command.main(["--only", "sha2", "--kept"]) == 1
    assert "Not measured: sha2.sha256_compress.zknh.cva6-superscalar" in capsys.readouterr().out
    assert command.main(["--fronts", "--kept"]) == 1


def test_what_one_start_found_is_kept_whole_beside_the_next(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = compared(140)
    monkeypatch.setattr(measured, "OUT", tmp_path)
    monkeypatch.setattr(measured, "known", lambda *_: there.known)
    one = Found(("x",), 900.0, 400, 140, (("f", 400, 140),), 1.0)
    monkeypatch.setattr(measured, "found", lambda *_: one)
    row, how = next(row for row in ROWS if len(row.starts) > 2), measured.Effort(0, 1, 300.0)
    made = measured.compared(library(), row, how)
    assert made is not None and set(made.found) == set(row.starts) and set(made.found.values()) == {one}
    assert measured.compared(library(), row, how, look=False) == made


@pytest.mark.slow
def test_a_row_is_measured_once_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(measured, "OUT", tmp_path)
    how = measured.Effort(0, 1, 300.0)
    made = measured.compared(library(), ROWS[1], how)
    assert made is not None and made.best is not None and made.known.best < made.best[1].before
    assert made.best[1].area <= made.known.area
    assert measured.compared(library(), ROWS[1], how, look=False) == made
