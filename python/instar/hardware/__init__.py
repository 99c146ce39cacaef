"""Hardware: what a design's instructions are as circuits, whether these do the same, and what they cost."""

from __future__ import annotations

from instar.hardware.coprocessor import Coprocessor, attach
from instar.hardware.unit import Hardware, Instruction, LeftOut, Port, Unit, generate, refuse_none

__all__ = [
    "Coprocessor",
    "Hardware",
    "Instruction",
    "LeftOut",
    "Port",
    "Unit",
    "attach",
    "generate",
    "refuse_none",
]
