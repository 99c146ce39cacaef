"""docs/schemes/cores.md: its cells are what `instar measure` gives now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from instar.places import library

from bench.cores.cells import Cell, Count, best, counted
from bench.cores.command import main
from bench.cores.rows import FOUND, LEFT_OUT, SCHEMES, Scheme
from bench.cores.software import Software, is_vector

from ..shared import ROOT

PAGE = ROOT / "docs" / "schemes" / "cores.md"
_SECTION = re.compile(r"^## (.*?)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
#: Cells of a second together; the others are compared by `make test-all`.
QUICK = {
    ("Keccak-f[1600]", "ibex-small"),
    ("Keccak-f[1600]", "picorv32-im"),
    ("AES-128, four blocks", "vexriscv-lite"),
}


@cache
def tables() -> dict[str, list[list[str]]]:
    """By heading: the cells of each line of its table, below the rule."""
    found = {}
    for title, text in _SECTION.findall(PAGE.read_text(encoding="utf-8")):
        lines = [line[1:-1].split("|") for line in text.splitlines() if line.startswith("| ")]
        found[title] = [[cell.strip() for cell in line] for line in lines[2:]]
    return found


def rows() -> Iterator[tuple[Scheme, list[str]]]:
    """Each line of a scheme's table."""
    for scheme in SCHEMES:
        for line in tables()[scheme.title]:
            yield scheme, line


def number(cell: str) -> int:
    return int(cell.replace(",", ""))


def software(cell: str) -> Software:
    design, _, variant = cell.partition(", ")
    return Software() if cell == "C" else Software(design, variant)


CELLS = [
    pytest.param(scheme, line, id=f"{line[0]} {scheme.title}", marks=marks)
    for scheme, line in rows()
    for marks in [[] if (scheme.title, line[0]) in QUICK else [pytest.mark.slow]]
    # What a search finds is not searched again here.
    if line[1] != FOUND and not is_vector(line[0])
]


@pytest.mark.parametrize(("scheme", "line"), CELLS)
def test_a_cell_is_what_is_measured(scheme: Scheme, line: list[str]) -> None:
    core, of = line[:2]
    made = [counted(library(), core, software(of), scheme, name) for name in scheme.columns]
    assert all(isinstance(one, Count) for one in made), made
    counts = [one for one in made if isinstance(one, Count)]
    cycles = [number(cell) for cell in line[2 : 2 + len(scheme.columns)]]
    assert cycles == [one.cycles for one in counts]
    code, stack = (number(cell) for cell in line[3 + len(scheme.columns) :][:2])
    assert code == max(one.code_bytes for one in counts)
    assert stack == max(one.stack_bytes for one in counts)


def test_every_core_has_a_line_or_a_reason() -> None:
    known = {found["name"] for found in library().list("core")}
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    for scheme in SCHEMES:
        assert {line[0] for line in tables()[scheme.title]} == known - set(LEFT_OUT)
    assert all(f"`{core}` is {why}" in text for core, why in LEFT_OUT.items())


def test_products_are_those_of_areas_and_cycles() -> None:
    areas = {line[0]: line[2] for line in tables()["What the cores cost"]}
    told = 0
    for scheme, line in rows():
        width = len(scheme.columns)
        product, area = line[5 + width], areas[line[0]]
        assert bool(product) == bool(area), line
        if product:
            cycles = sum(number(cell) for cell in line[2 : 2 + width])
            unit = 1e9 if scheme.operations else 1e6
            assert float(product.replace(",", "")) == pytest.approx(number(area) * cycles / unit, abs=0.51)
            told += 1
    assert told


def test_cells_that_were_repeated_in_rtl_are_all_equal() -> None:
    told = [match for _, line in rows() if (match := re.fullmatch(r"(\d+) of (\d+) equal", line[-1]))]
    assert told and all(match[1] == match[2] for match in told)


def test_what_hardly_saves_is_not_the_best() -> None:
    def cell(*cycles: int) -> Cell:
        return Cell(Software(), {str(number): Count(one, 0, 0) for number, one in enumerate(cycles)})

    plain, hardly, faster, half = cell(1000, 1000), cell(1000, 991), cell(1000, 990), cell(10)
    assert best([plain, hardly]) is plain
    assert best([plain, hardly, faster, half]) is faster
    assert best([half, plain]) is plain


@pytest.mark.parametrize(
    ("words", "said"), [(["--core", "ibex-smal"], "ibex-small"), (["--orders", "0"], "give 1 or more")]
)
def test_wrong_words_are_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1
