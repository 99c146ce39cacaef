"""The tables of README and of design pages are what the commands give; `make bless` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ..gcc import needs_gcc
from . import lanes
from .pages import ROOT, passage, places, replace
from .passages import OF_SHARED, PASSAGES, SLOW

PLACES = places()
#: Whole signatures of all sets of CROSS take minutes; two of the rows are GCC's.
_MARKS = {
    ROOT / "designs/circe/README.md": [pytest.mark.slow, needs_gcc],
    ROOT / "designs/vkeccak/cycles.md": [pytest.mark.slow],
    ROOT / "docs/examples/vector-lanes/README.md": [pytest.mark.slow],
}


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=_MARKS.get(page, ()), id=str(page.relative_to(ROOT)))
        for page in sorted({page for page, _ in PLACES})
    ],
)
def test_the_computed_passages_of_a_page_are_what_is_computed_now(page: Path) -> None:
    for name in (name for at, name in PLACES if at == page and name not in SLOW):
        if name in OF_SHARED and not OF_SHARED[name].is_dir():
            continue  # A stranger's clone has no RTL traces beside it.
        check(page, name)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SLOW))
def test_a_passage_of_areas_is_what_is_computed_now(name: str) -> None:
    (page,) = (page for page, stands in PLACES if stands == name)
    check(page, name)


def check(page: Path, name: str) -> None:
    """The passage is what is computed now; or it becomes that, where it is blessed."""
    now = PASSAGES[name]()
    if os.environ.get("INSTAR_BLESS"):
        replace(page, name, now)
    assert passage(page, name) == now, name


@pytest.mark.slow
def test_the_front_of_vector_lanes_is_the_committed_picture() -> None:
    committed = lanes.SPACE.with_name("front.svg")
    drawn = (lanes.explored() / "front.svg").read_bytes()
    if os.environ.get("INSTAR_BLESS"):
        committed.write_bytes(drawn)
    assert drawn == committed.read_bytes()


def test_every_computed_passage_stands_in_one_page() -> None:
    assert sorted(name for _, name in PLACES) == sorted(PASSAGES)
