"""A design as a coprocessor behind CV-X-IF or PCPI: a module with its units, and Instar's shell around them.

Source: docs/reference/cvxif.md; the modules of the shell lie in rtl/cvxif.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from instar._core import Core, coprocessor
from instar.hardware.netlist import Sources
from instar.hardware.unit import Unit, described
from instar.places import data_folder
from instar.rtl import Attachment

#: Modules around decoder and units, of which a coprocessor has one.
SHELLS = ("instar_cvxif", "instar_cvxif_direct")


@dataclass(frozen=True)
class Coprocessor:
    """A coprocessor and its units."""

    module: str
    text: str
    #: Registers that the core must hand over with an instruction.
    operands: int
    #: The module before it on a core with a draft of CV-X-IF, or with PCPI.
    shim: str | None
    units: tuple[Unit, ...]

    def files(self, shim: bool = True) -> dict[str, str]:
        """Every file of it by name: units, the module around them, its shell, and the shim before it."""
        made = {unit.file: unit.text for unit in self.units}
        made[f"{self.module}.sv"] = self.text
        own = {f"{name}.sv" for name in SHELLS if f"  {name} #(" in self.text}
        own |= {f"{self.shim}.sv"} if shim and self.shim else set()
        return made | {path.name: path.read_text() for path in shell() if path.name in own}

    def sources(self) -> Sources:
        """What is synthesised: all of it but the shim, which is wires, and of PCPI a flip-flop."""
        return Sources(self.files(shim=False), self.module)

    def attachment(self) -> Attachment:
        """What the RTL of a core takes of it."""
        words = tuple((i.mask, i.match) for unit in self.units for i in unit.instructions)
        return Attachment(self.module, self.files(), words)


def shell() -> list[Path]:
    """Shells and shim, as files."""
    return sorted((data_folder() / "rtl" / "cvxif").glob("*.sv"))


def attach(core: Core, only: Sequence[str] = ()) -> Coprocessor:
    """The design of `core` as its coprocessor, of the instructions in `only` or of all.

    Raises `InstarError` where an instruction cannot go through the core's interface.
    """
    made = coprocessor(core, only=list(only))
    units = tuple(described(unit) for unit in made["units"])
    return Coprocessor(made["module"], made["text"], made["operands"], made["shim"], units)
