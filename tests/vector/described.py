"""What tests of the design zvk share: its instructions, and cases by the manual's and the described ones.

Source: own design.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from instar._core import Design, Encoding, Library

from .cases import Case, area
from .cells import encodings
from .driver import Left, by_simulator

#: Extensions of the manual that the design describes.
DESCRIBED = ("zvkned", "zvknha", "zvkg", "zvksed", "zvksh")


@cache
def design() -> Design:
    return Library([]).design("zvk")


def ours() -> tuple[Encoding, ...]:
    return tuple(e for e in encodings(64) if e.extension in DESCRIBED)


def word(encoding: Encoding, vd: int, vs2: int, other: int) -> int:
    """`other`: vs1, or the immediate where there is one."""
    base = encoding.encode(
        **{name: {"rd": 8, "rs1": 16, "rs2": 24}[name] for name in encoding.files},
        immediate=0,
    )
    assert base is not None, encoding.mnemonic
    base &= ~(0x1F << 7 | 0x1F << 20)
    if "rs1" in encoding.files or encoding.immediate is not None:
        base = base & ~(0x1F << 15) | other << 15
    return base | vd << 7 | vs2 << 20


def told(encoding: Encoding, case: Case) -> str:
    """The case in words."""
    return (
        f"{encoding.mnemonic} {case.word:#010x}, vtype {case.vtype:#x}, vl {case.avl}, vstart {case.vstart}"
    )


def both(cases: Sequence[Case], vlen: int) -> list[tuple[Left, Left]]:
    before = bytes(area(vlen))
    manual = by_simulator(cases, 64, vlen, before)
    described = by_simulator(cases, 64, vlen, before, design=design())
    return list(zip(manual, described, strict=True))
