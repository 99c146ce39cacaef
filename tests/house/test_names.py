"""A public type's name is unique in the workspace.

A type is public where other crates may name it: it is declared `pub` in a module that is, or is
passed on by one. Every crate may have an `Error`, as crates have.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from ..shared import ROOT

#: Names that say what they are with their crate's.
OF_EACH_CRATE = {"Error"}
_DECLARED = re.compile(r"^pub (?:unsafe )?(?:struct|enum|trait|type|union) (\w+)", re.MULTILINE)
_MODULE = re.compile(r"^pub(?:\([^)]*\))? mod (\w+);|^mod (\w+);", re.MULTILINE)
_PUBLIC_MODULE = re.compile(r"^pub mod (\w+);", re.MULTILINE)
_PASSED_ON = re.compile(r"^pub use ([^;]+);", re.MULTILINE)


class Module:
    """A file of a crate, with the modules that it declares."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = re.sub(r"//.*", "", path.read_text())
        folder = path.parent if path.name in ("lib.rs", "mod.rs") else path.with_suffix("")
        self.modules: dict[str, Path] = {}
        for found in _MODULE.finditer(self.text):
            name = found[1] or found[2]
            places = (folder / f"{name}.rs", folder / name / "mod.rs")
            self.modules.update({name: place for place in places if place.is_file()})

    def public(self) -> dict[str, Path]:
        """Where each type is declared that this module shows."""
        shown = {name: self.path for name in _DECLARED.findall(self.text)}
        for name in _PUBLIC_MODULE.findall(self.text):
            if name in self.modules:
                inner = Module(self.modules[name]).public()
                shown |= {f"{name}::{one}": place for one, place in inner.items()}
        for tree in _PASSED_ON.findall(self.text):
            for path, name in leaves(re.sub(r"\s+", "", tree.replace(" as ", "@"))):
                if (place := self._declares(path)) is not None:
                    shown[name] = place
        return shown

    def _declares(self, path: list[str]) -> Path | None:
        """The file that declares what a path from this module leads to, where that is a type of ours."""
        first, *rest = [step for step in path if step != "self"] or [""]
        if not rest:
            return self.path if first in _DECLARED.findall(self.text) else None
        if first not in self.modules:
            return None
        inner = Module(self.modules[first])
        return inner._declares(rest) or inner.public().get(rest[-1])


def leaves(tree: str) -> list[tuple[list[str], str]]:
    """Paths of a `use`, each with the name that it gets: `a::{B,c::D@E}` is a::B as B, a::c::D as E."""
    head, brace, inside = tree.partition("{")
    if not brace:
        path, _, name = tree.partition("@")
        steps = path.split("::")
        return [(steps, name or steps[-1])]
    before = [step for step in head.split("::") if step]
    parts, depth, begun = [], 0, 0
    inside = inside.rstrip("}") + "}" * (inside.rstrip("}").count("{") - inside.rstrip("}").count("}"))
    for at, letter in enumerate(inside):
        depth += (letter == "{") - (letter == "}")
        if letter == "," and depth == 0:
            parts.append(inside[begun:at])
            begun = at + 1
    parts.append(inside[begun:])
    found = [leaf for part in parts if part for leaf in leaves(part)]
    return [([*before, *path], name) for path, name in found]


def test_paths_of_uses_are_read() -> None:
    assert leaves("a::{B,c::{D,E@F}}") == [(["a", "B"], "B"), (["a", "c", "D"], "D"), (["a", "c", "E"], "F")]
    assert leaves("a::b::C") == [(["a", "b", "C"], "C")]


def test_a_public_types_name_is_unique() -> None:
    places: dict[str, set[str]] = defaultdict(set)
    for library in sorted(ROOT.glob("crates/*/src/lib.rs")):
        for name, place in Module(library).public().items():
            places[name.split("::")[-1]].add(str(place.relative_to(ROOT)))
    assert len(places) > 300, "types are found"
    twice = {name: sorted(found) for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in twice.items() if name not in OF_EACH_CRATE} == {}
