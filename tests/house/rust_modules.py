"""Reads a crate's modules: where each is, what it declares, and what its paths lead to.

Nothing is expanded: what a macro makes is not seen.
"""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path

_TYPES = re.compile(r"^pub (?:unsafe )?(?:struct|enum|trait|type|union) (\w+)", re.MULTILINE)
_DECLARED = re.compile(r"\b(?:struct|enum|trait|type|union|fn|const|static|mod)\s+(\w+)")
_MODULE = re.compile(r"(#\[cfg\(test\)\]\s*)?^(pub(?:\([^)]*\))? )?mod (\w+);", re.MULTILINE)
_USE = re.compile(r"^\s*(pub(?:\([^)]*\))?\s+)?use\s+([^;]+);", re.MULTILINE)
_PATH = re.compile(r"\b(?:crate|super|self)(?:::\w+)+")
_TESTS = re.compile(r"#\[cfg\(test\)\]\s*mod \w+ \{")

#: A path of modules from the root of a crate.
Steps = tuple[str, ...]


class Module:
    """A file of a crate, by its path of modules."""

    def __init__(self, crate: Crate, path: Steps, file: Path) -> None:
        self.crate, self.path, self.file = crate, path, file
        text = _TESTS.split(re.sub(r"//.*", "", file.read_text()))[0]
        folder = file.parent if file.name in ("lib.rs", "mod.rs") else file.with_suffix("")
        self.public_modules: list[str] = []
        for tests, public, name in _MODULE.findall(text):
            places = [place for place in (folder / f"{name}.rs", folder / name / "mod.rs") if place.is_file()]
            if places and not tests:
                crate.modules[*path, name] = Module(crate, (*path, name), places[0])
            if public == "pub ":
                self.public_modules.append(name)
        self.types = set(_TYPES.findall(text))
        self.declared = set(_DECLARED.findall(text))
        #: The path of each that is used, from the root; its name here; whether it is passed on.
        self.uses = [
            (self._absolute(steps), name, passed.strip() == "pub")
            for passed, tree in _USE.findall(text)
            for steps, name in leaves(re.sub(r"\s+", "", tree.replace(" as ", "@")))
        ]
        self.body = _USE.sub("", text)

    def _absolute(self, steps: list[str]) -> Steps | None:
        """A path from the root of the crate; `None` where it leads out of the crate."""
        here = list(self.path)
        first, *rest = steps
        if first == "crate":
            return tuple(rest)
        if first == "self":
            return (*here, *rest)
        while steps and steps[0] == "super":
            here, steps = here[:-1], steps[1:]
            if not steps or steps[0] != "super":
                return (*here, *steps)
        return (*here, *steps) if first in self.declared else None

    @cached_property
    def needs(self) -> set[Steps]:
        """Modules of the crate that declare what this one names; what it only passes on is not named."""
        used = [path for path, name, _ in self.uses if re.search(rf"\b{re.escape(name)}\b", self.body)]
        globs = [path[:-1] for path, name, _ in self.uses if path and name == "*"]
        written = [self._absolute(path.split("::")) for path in _PATH.findall(self.body)]
        found = (self.crate.declaring(path) for path in (*used, *globs, *written) if path is not None)
        return {module.path for module in found if module.path != self.path}


class Crate:
    """The modules of a crate, by their paths; the root's path is empty."""

    def __init__(self, source: Path) -> None:
        self.source = source
        self.modules: dict[Steps, Module] = {}
        self.root = Module(self, (), source / "lib.rs")
        self.modules[()] = self.root

    def declaring(self, path: Steps, *, steps: int = 8) -> Module:
        """The module that declares what `path` leads to, through what others pass on."""
        cut = next(cut for cut in range(len(path), -1, -1) if path[:cut] in self.modules)
        module, rest = self.modules[path[:cut]], path[cut:]
        if not rest or rest[0] in module.declared or steps == 0:
            return module
        for used, name, _ in module.uses:
            if used is not None and name == rest[0]:
                return self.declaring(used, steps=steps - 1)
        return module

    def public_types(self, module: Module | None = None) -> dict[str, Path]:
        """Where each type is declared that other crates can name."""
        module = module or self.root
        shown = dict.fromkeys(module.types, module.file)
        for name in module.public_modules:
            if inner := self.modules.get((*module.path, name)):
                shown |= {f"{name}::{one}": place for one, place in self.public_types(inner).items()}
        for path, name, passed in module.uses:
            if passed and path is not None and path[-1] in self.declaring(path).types:
                shown[name] = self.declaring(path).file
        return shown


def leaves(tree: str) -> list[tuple[list[str], str]]:
    """Paths of a `use`, each with the name that it gets: `a::{B,c::D@E}` is a::B as B, a::c::D as E."""
    head, brace, inside = tree.partition("{")
    if not brace:
        path, _, name = tree.partition("@")
        steps = path.split("::")
        return [(steps, name or steps[-1])]
    before = [step for step in head.split("::") if step]
    parts, depth, begun = [], 0, 0
    inside = inside[: inside.rindex("}")]
    for at, letter in enumerate(inside):
        depth += (letter == "{") - (letter == "}")
        if letter == "," and depth == 0:
            parts.append(inside[begun:at])
            begun = at + 1
    parts.append(inside[begun:])
    found = [leaf for part in parts if part for leaf in leaves(part)]
    return [([*before, *path], name) for path, name in found]
