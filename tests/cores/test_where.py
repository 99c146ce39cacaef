"""The page on five places for one function, and the device among them, recomputed."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command

from .design_pages import measured

PAGE = Path("docs/examples/where/README.md")
SPACE = PAGE.with_name("space.toml")
DEVICE = Path("designs/bus-kpke/README.md")


def rows(page: Path, first: str) -> list[list[str]]:
    """Cells of the table whose head begins so."""
    lines = page.read_text().split(f"| {first} ")[1].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def cycles(capfd: pytest.CaptureFixture[str], function: str, core: str, design: str, variant: str) -> str:
    return f"{measured(capfd, 'k-pke-512', function, core, design, variant)['cycles']:,}"


PLACES = {
    "software": ("cv32e40p", "bus-kpke", "portable-c"),
    "behind CV-X-IF: a product": ("cv32e40px", "cvxif-kpke", "product-c"),
    "in the pipeline: butterflies": ("ri5cy", "risqv", "transforms"),
    "on OBI: a transform": ("cv32e40p", "bus-kpke", "obi"),
    "on APB: a transform": ("cv32e40p", "bus-kpke", "apb"),
}


def test_each_place_takes_the_cycles_of_the_page(capfd: pytest.CaptureFixture[str]) -> None:
    told = {row[0]: (row[1], row[3]) for row in rows(PAGE, "place")}
    assert told == {name: (place[0], cycles(capfd, "ntt", *place)) for name, place in PLACES.items()}
    assert all(f'label = "{name}"' in SPACE.read_text() for name in told)


def test_the_device_s_own_page(capfd: pytest.CaptureFixture[str]) -> None:
    for name, *told in rows(DEVICE, "cycles on cv32e40p"):
        variants = ("portable-c", "apb", "obi")
        assert told == [cycles(capfd, name.strip("`"), "cv32e40p", "bus-kpke", one) for one in variants]


@pytest.mark.slow
def test_areas_are_those_of_the_page(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run_command(["explore", str(SPACE), "-o", str(tmp_path)]) == 0
    out = capfd.readouterr().out
    for row in rows(PAGE, "place"):
        (line,) = [line for line in out.splitlines() if line.strip().startswith(f"{row[0]} ")]
        assert line.split()[-1] == row[4] and row[3] in line.split()
    assert "2 points: not counted: 4,096 bits of memory of device transform" in out
