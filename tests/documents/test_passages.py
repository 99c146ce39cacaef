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


def groups() -> list[tuple[Path, list[str]]]:
    """Each page with its passages, apart from those that are slow by themselves: a process computes once what
    several passages of a page stand on.
    """
    found: dict[tuple[Path, bool], list[str]] = {}
    for page, name in PLACES:
        found.setdefault((page, name in SLOW), []).append(name)
    return [(page, names) for (page, _), names in sorted(found.items())]


@pytest.mark.parametrize(
    ("page", "names"),
    [
        pytest.param(
            page,
            names,
            marks=pytest.mark.slow if SLOW.issuperset(names) else _MARKS.get(page, ()),
            id=str(page.relative_to(ROOT)) + (" by synthesis" if SLOW.issuperset(names) else ""),
        )
        for page, names in groups()
    ],
)
def test_the_computed_passages_of_a_page_are_what_is_computed_now(page: Path, names: list[str]) -> None:
    for name in names:
        if name in OF_SHARED and not OF_SHARED[name].is_dir():
            continue  # A stranger's clone has no RTL traces beside it.
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
