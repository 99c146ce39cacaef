"""Files of different rooms of a crate do not need each other in a circle.

A room is a folder beside `lib.rs`, with all that lies in it; the files beside `lib.rs` are one room.
A file needs the file that declares what it names, through whatever passes it on. Tests may need
anything.
"""

from __future__ import annotations

from pathlib import Path

from ..shared import ROOT
from .rust_modules import Crate, Steps


def circles(crate: Crate) -> list[list[str]]:
    """Modules that reach each other, where they lie in several rooms."""
    needs = {path: module.needs - {()} for path, module in crate.modules.items() if path}

    def reached(start: Steps) -> set[Steps]:
        seen: set[Steps] = set()
        ahead = [start]
        while ahead:
            new = needs[ahead.pop()] - seen
            seen |= new
            ahead += new
        return seen

    reach = {path: reached(path) for path in needs}
    rooms = {path: crate.modules[path].file.relative_to(crate.source).parts[:-1][:1] for path in needs}
    found = {frozenset(other for other in reach[path] if path in reach[other]) for path in needs}
    return [
        sorted("::".join(path) for path in one) for one in found if len({rooms[path] for path in one}) > 1
    ]


def test_a_circle_is_found(tmp_path: Path) -> None:
    files = {
        "lib.rs": "mod a;\nmod b;\npub use a::A;\n",
        "a/mod.rs": "mod inner;\npub use inner::A;\n",
        "a/inner.rs": "use crate::b::{self, B};\npub struct A(B);\n",
        "b.rs": "use super::A;\npub struct B(Option<Box<A>>);\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    assert circles(Crate(tmp_path)) == [["a::inner", "b"]]


def test_no_circle_between_rooms() -> None:
    found = {
        path.parent.parent.name: circles(Crate(path.parent))
        for path in sorted(ROOT.glob("crates/*/src/lib.rs"))
    }
    assert len(found) > 15, "crates are found"
    assert {name: ones for name, ones in found.items() if ones} == {}
