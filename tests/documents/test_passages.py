"""The tables of README and of design pages are what the commands give; `make bless` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ..gcc import needs_gcc
from . import lanes
from .pages import ROOT, passage, places, replace
from .passages import OF_SHARED, PARTS, PASSAGES, SLOW

PLACES = places()
#: Whole signatures of all sets of CROSS take minutes; two of the rows are GCC's.
_MARKS = {
    ROOT / "designs/circe/README.md": [pytest.mark.slow, needs_gcc],
    ROOT / "designs/vkeccak/cycles.md": [pytest.mark.slow],
    ROOT / "docs/examples/vector-lanes/README.md": [pytest.mark.slow],
}


def kind(name: str) -> str:
    """What makes a passage slow, for a test's name."""
    return " by synthesis" if name in SLOW else " whole" if name in PARTS else ""


def groups() -> list[tuple[Path, str, list[str]]]:
    """Each page with its passages, apart from those that are slow by themselves: a process computes once what
    several passages of a page stand on.
    """
    found: dict[tuple[Path, str], list[str]] = {}
    for page, name in PLACES:
        found.setdefault((page, kind(name)), []).append(name)
    return [(page, slow, names) for (page, slow), names in sorted(found.items())]


@pytest.mark.parametrize(
    ("page", "names"),
    [
        pytest.param(
            page,
            names,
            marks=pytest.mark.slow if slow else _MARKS.get(page, ()),
            id=f"{page.relative_to(ROOT)}{slow}",
        )
        for page, slow, names in groups()
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


@pytest.mark.parametrize("name", PARTS)
def test_some_rows_of_a_long_passage_are_what_is_computed_now(name: str) -> None:
    (page,) = (page for page, one in PLACES if one == name)
    stands = passage(page, name).splitlines()
    now = PARTS[name]().splitlines()
    assert now[:2] == stands[:2]
    assert len(now) > 2
    assert [line for line in now if line not in stands] == []


@pytest.mark.slow
def test_the_front_of_vector_lanes_is_the_committed_picture() -> None:
    committed = lanes.SPACE.with_name("front.svg")
    drawn = (lanes.explored() / "front.svg").read_bytes()
    if os.environ.get("INSTAR_BLESS"):
        committed.write_bytes(drawn)
    assert drawn == committed.read_bytes()


def test_every_computed_passage_stands_in_one_page() -> None:
    assert sorted(name for _, name in PLACES) == sorted(PASSAGES)
