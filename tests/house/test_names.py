"""A public type's name is unique in the workspace.

A type is public where other crates may name it: it is declared `pub` in a module that is, or is
passed on by one. Every crate may have an `Error`, as crates have.
"""

from __future__ import annotations

from collections import defaultdict

from ..shared import ROOT
from .rust_modules import Crate, leaves

#: Names that say what they are with their crate's.
OF_EACH_CRATE = {"Error"}


def test_paths_of_uses_are_read() -> None:
    assert leaves("a::{B,c::{D,E@F}}") == [(["a", "B"], "B"), (["a", "c", "D"], "D"), (["a", "c", "E"], "F")]
    assert leaves("a::b::C") == [(["a", "b", "C"], "C")]


def test_a_public_types_name_is_unique() -> None:
    places: dict[str, set[str]] = defaultdict(set)
    for library in sorted(ROOT.glob("crates/*/src/lib.rs")):
        for name, place in Crate(library.parent).public_types().items():
            places[name.split("::")[-1]].add(str(place.relative_to(ROOT)))
    assert len(places) > 300, "types are found"
    twice = {name: sorted(found) for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in twice.items() if name not in OF_EACH_CRATE} == {}
