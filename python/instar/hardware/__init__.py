"""Hardware: what a design's instructions are as circuits, whether these do the same, and what they cost."""

from __future__ import annotations

from instar.hardware.unit import Hardware, Instruction, LeftOut, Port, Unit, generate

__all__ = ["Hardware", "Instruction", "LeftOut", "Port", "Unit", "generate"]
