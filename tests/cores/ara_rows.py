"""The published rows of design `marian` as they were run in RTL, and the same calls in the model.

Source: `tests/cores/ara/rows.toml`, which says how they were measured.
"""

from __future__ import annotations

import re
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

from instar.measurement import Wanted, measure
from instar.places import library
from instar.toolchain import find_compiler
from instar.workload.program import Recipe, find_variant, kernel_files

from ..shared import ROOT

_DESIGN = _CORE = "marian"


@dataclass(frozen=True)
class Row:
    """A row with its cycles in RTL, of the first call and of the second."""

    title: str
    variant: str
    workload: str
    set: str
    operation: str
    #: Bytes.
    length: int
    #: First digits of the SHA-256 of the segment with code.
    code: str
    cold: int
    warm: int
    #: The kernel whose types were those of one register; "" where all is as it stands.
    narrow: str = ""

    def recipe(self, folder: Path) -> Recipe:
        """The program, with a narrowed kernel written to `folder`."""
        lib = library()
        design = lib.design(_DESIGN)
        core = lib.core(_CORE, design=design, variant=self.variant)
        chosen = find_variant(design, self.variant)
        recipe = Recipe(lib.workload(self.workload), self.set, core.isa, find_compiler(), design, chosen)
        if not self.narrow:
            return recipe
        kernel = folder / f"{self.narrow}.c"
        kernel.write_text(_narrowed(kernel_files(lib, recipe)[self.narrow].read_text(encoding="utf-8")))
        return Recipe(
            recipe.workload, self.set, core.isa, recipe.compiler, design, chosen, ((self.narrow, kernel),)
        )

    def in_model(self) -> tuple[int, int]:
        """Cycles of the same two calls in the model."""
        lib = library()
        core = lib.core(_CORE, design=lib.design(_DESIGN), variant=self.variant)
        with tempfile.TemporaryDirectory() as folder:
            recipe = self.recipe(Path(folder))
            cold, warm = (
                measure(lib, Wanted(recipe, self.operation, core, cold=cold, length=self.length)).cycles
                for cold in (True, False)
            )
        assert cold is not None and warm is not None
        return cold, warm


def rows() -> list[Row]:
    """All of them, as the file has them."""
    text = (ROOT / "tests/cores/ara/rows.toml").read_text(encoding="utf-8")
    return [Row(**row) for row in tomllib.loads(text)["row"]]


def _narrowed(kernel: str) -> str:
    """A kernel with types of one register, which hold what it needs at VLEN 512."""
    return re.sub(r"((?:uint|u|e)(?:8|32))m[24]", r"\1m1", re.sub(r"((?:uint|u)16)m2", r"\1mf2", kernel))
