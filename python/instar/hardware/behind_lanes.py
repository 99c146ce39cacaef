"""A design behind the lanes of a vector core: its units, the module around them, and what decodes its words.

Source: docs/reference/element-groups.md; what puts them into a core lies in the core's own folder.
"""

from __future__ import annotations

from dataclasses import dataclass

from instar._core import Core, behind_lanes
from instar.hardware.coprocessor import attach
from instar.hardware.lanes import lanes_files
from instar.hardware.unit import Unit, described
from instar.rtl import Attachment


@dataclass(frozen=True)
class BehindLanes:
    """A design's units behind lanes."""

    module: str
    #: Its SystemVerilog, with the decoder's.
    text: str
    units: tuple[Unit, ...]

    def files(self) -> dict[str, str]:
        """Every file of it by name."""
        made = {name: text for unit in self.units for name, text in lanes_files(unit).items()}
        return made | {f"{self.module}.sv": self.text}

    def attachment(self) -> Attachment:
        """What the RTL of a core takes of it; its results are in vector registers."""
        return Attachment(self.module, self.files(), (), (f"INSTAR_DECODER={self.module}_decoder",))


def attach_behind_lanes(core: Core) -> BehindLanes:
    """The design of `core` behind its lanes.

    Raises `InstarError` where an instruction asks for what lanes do not hand over.
    """
    made = behind_lanes(core)
    return BehindLanes(made["module"], made["text"], tuple(described(unit) for unit in made["units"]))


def attachment_of(core: Core) -> Attachment:
    """What the RTL of `core` takes of its design: units behind its lanes, or a coprocessor behind CV-X-IF.

    Raises `InstarError` where an instruction cannot go there.
    """
    if core.lane_bits is not None:
        return attach_behind_lanes(core).attachment()
    return attach(core).attachment()
