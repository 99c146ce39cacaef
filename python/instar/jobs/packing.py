"""Packs what jobs read: a program with the descriptions of its core and its design; equal parcels are one."""

from __future__ import annotations

import os
from pathlib import Path

from instar import cache
from instar._core import Design, InstarError, Library
from instar.checked_program import PreparedCall
from instar.jobs.job import Parcel

#: Files of a design's folder that its reader wants to see.
_DESIGN_ENDINGS = {".toml", ".core_desc", ".c", ".S", ".h", ".inc"}


class Packing:
    """Makes parcels; keeps those that jobs share."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._parcels: dict[tuple[str | None, str | None, str], Parcel] = {}

    def parcel(self, core: str | None, design: Design | None, files: dict[str, bytes]) -> Parcel:
        """`files` by their names, with what describes the design and the core of the file `core`."""
        contents = cache.digest(*(part for name, data in sorted(files.items()) for part in (name, data)))
        asked = (core, "\n".join(part["path"] for part in design.info["parts"]) if design else None, contents)
        if asked not in self._parcels:
            self._parcels[asked] = Parcel.of({**self._described(core, design), **files})
        return self._parcels[asked]

    def _described(self, core: str | None, design: Design | None) -> dict[str, bytes]:
        """A core's file, designs' folders, and the files of the cores that the designs are made for."""
        files = {}
        if design is not None:
            info = design.info
            for part in info["parts"]:
                folder = Path(part["folder"])
                for path in sorted(folder.rglob("*")):
                    if path.suffix in _DESIGN_ENDINGS and path.is_file():
                        files[f"designs/{part['name']}/{path.relative_to(folder)}"] = path.read_bytes()
            files |= _beside(design)
            hosts = dict.fromkeys([*info["cores"], *(cost["core"] for cost in info["costs"])])
            for host in hosts:
                files |= self._core_files(self._library.core(host).path)
        # Last: the point's own core wins over a host of the same name.
        return files | (self._core_files(core) if core is not None else {})

    def _core_files(self, path: str) -> dict[str, bytes]:
        """A core's file, and those that it is based on."""
        files = [*reversed(self._library.core(path).based_on), path]
        return {f"cores/{Path(file).name}": Path(file).read_bytes() for file in files}


def _beside(design: Design) -> dict[str, bytes]:
    """The description files of a design and its variants that lie in none of the designs' folders, at their
    places beside these.

    Raises `InstarError` where that is above the folder of all designs.
    """
    info = design.info
    variants = [design.of_variant(one["name"]) for one in info["variants"]]
    texts = dict.fromkeys(text for one in (design, *variants) for text in one.info["texts"])
    folders = {part["name"]: Path(part["folder"]) for part in info["parts"]}
    files = {}
    for path in map(Path, texts):
        real = Path(os.path.normpath(path))
        if any(real.is_relative_to(os.path.normpath(folder)) for folder in folders.values()):
            continue
        name, folder = next(iter(folders.items()))
        place = os.path.normpath(f"designs/{name}/{os.path.relpath(real, folder)}")
        if not place.startswith("designs/"):
            raise InstarError(
                f"{path}: lies beyond the folder beside design {name}, so that no other process finds it; "
                "put it into a design's folder"
            )
        files[place] = real.read_bytes()
    return files


def names_of(design: Design | None) -> tuple[str, ...]:
    """The designs that `design` joins, as a library finds them in the parcel."""
    return tuple(part["name"] for part in design.info["parts"]) if design is not None else ()


def described(call: PreparedCall) -> str:
    """Everything of a call that decides its result."""
    made = [argument.__reduce__() for argument in call.arguments]
    arguments = [(maker.__name__, given) for maker, given in made]
    return repr((call.symbol, call.returns, arguments))
