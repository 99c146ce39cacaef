"""The folder `shared` beside the project, with vectors and RTL traces; a stranger's clone does without it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from instar._core import Equipment

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"
KATS = SHARED / "kats"
TRACES = SHARED / "rtl-traces"

#: A machine that makes misaligned loads and stores, and has nothing else of its own.
MISALIGNED: Equipment = {
    "misaligned_allowed": True,
    "debug_trigger": False,
    "counters_stopped": False,
    "fast_interrupts": False,
}
