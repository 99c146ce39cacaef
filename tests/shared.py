"""The folder `shared` beside the project, with vectors and RTL traces; a stranger's clone does without it."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"
KATS = SHARED / "kats"
TRACES = SHARED / "rtl-traces"
