"""Samples for other tools, as NumPy's files: a row for each run, a column for each point.

Source: NumPy's NEP 1, the form of .npy, version 1.0.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import write_file

if TYPE_CHECKING:
    from instar.leak.campaign import Evaluation

_MAGIC, _ALIGNED = b"\x93NUMPY\x01\x00", 64


def write_samples(path: Path, done: Evaluation) -> list[Path]:
    """Writes numbers of differing bits to `path` and classes (0 fixed, 1 random) beside it."""
    runs = len(done.classes)
    points = len(done.samples) // runs if runs else 0
    classes = path.with_name(f"{path.stem}.classes.npy")
    write_file(path, _npy(done.samples, (runs, points)))
    write_file(classes, _npy(done.classes, (runs,)))
    return [path, classes]


def _npy(data: bytes, shape: tuple[int, ...]) -> bytes:
    """An array of bytes."""
    header = f"{{'descr': '|u1', 'fortran_order': False, 'shape': {shape}, }}".encode()
    filled = len(_MAGIC) + 2 + len(header) + 1
    header += b" " * (-filled % _ALIGNED) + b"\n"
    return _MAGIC + struct.pack("<H", len(header)) + header + data
