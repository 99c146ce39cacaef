"""Cases through a hart, ours or another one, and through the manual in Python.

Source: own design; records are those of driver.S.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from instar._core import Design, Program
from instar.toolchain import Build, build, find_compiler

from .cases import ADDRESS, Case, area
from .manual import Fault, Hart, Illegal, Memory, step
from .manual.configuration import configure

HERE = Path(__file__).parent
#: Where memory begins; it ends with that of the case.
_BASE = 0x4000_0000
#: mcause plus one.
ILLEGAL, _LOAD_FAULT, _STORE_FAULT = 3, 6, 8
#: What the driver itself is assembled for; the cases may be of any extension.
_ASSEMBLED = "imac_zicsr_zifencei_zve32x"


@dataclass(frozen=True)
class Left:
    """What a case leaves: nothing but the cause counts where an instruction was refused."""

    #: mcause plus one; 0 where nothing trapped.
    trapped: int
    vstart: int = 0
    vl: int = 0
    vtype: int = 0
    vxsat: int = 0
    x: tuple[int, ...] = ()
    v: bytes = b""
    memory: bytes = b""
    #: Why the manual refuses it, where it does.
    why: str = ""
    #: An access faulted whose registers are open: what a mask leaves out may be written before the fault.
    partial: bool = False

    def differences(self, other: Left) -> list[str]:
        """Names of what differs, with both values; empty where nothing does."""
        if self.trapped != other.trapped:
            return [f"trap {self.trapped}, {other.trapped} {self.why or other.why}"]
        if self.trapped == ILLEGAL:
            return []
        found = [
            f"{name} {getattr(self, name)}, {getattr(other, name)}"
            for name in ("vstart", "vl", "vtype", "vxsat", "x")
            if getattr(self, name) != getattr(other, name)
        ]
        for name in ("v", "memory"):
            a, b = getattr(self, name), getattr(other, name)
            if name == "v" and (self.partial or other.partial):
                continue
            at = next((i for i in range(len(a)) if a[i] != b[i]), None)
            if at is not None:
                found.append(f"{name}[{at}] {a[at]:#04x}, {b[at]:#04x}")
        return found


def by_manual(case: Case, xlen: int, vlen: int, before: bytes, ones: bool = False) -> Left:
    """The case by the pseudo-code; `ones` as in `Hart`."""
    memory = Memory(ADDRESS, bytearray(before))
    hart = Hart(xlen, vlen, memory, v=bytearray(case.v), vxrm=case.vxrm, ones=ones)
    configure(hart, 0, case.vtype, case.avl)
    hart.x[10:13] = list(case.x)
    hart.vstart = case.vstart & (vlen - 1)
    trapped, why, partial = 0, "", False
    try:
        step(hart, case.word)
    except Illegal as error:
        return Left(ILLEGAL, why=str(error))
    except Fault as error:
        trapped = _STORE_FAULT if case.word & 0x20 else _LOAD_FAULT
        why, partial = str(error), ones and not case.word >> 25 & 1
    state = (hart.vstart, hart.vl, hart.vtype, hart.vxsat, tuple(hart.x[10:13]), bytes(hart.v))
    return Left(trapped, *state, bytes(memory.data), why, partial)


def program(
    cases: Sequence[Case], xlen: int, vlen: int, before: bytes, folder: Path, linux: bool = False
) -> Path:
    """The ELF file that runs them."""
    form = "<8Q" if xlen == 64 else "<8I"
    mask = (1 << xlen) - 1
    blob = b"".join(
        struct.pack(form, c.word, c.vtype & mask, c.avl, c.vstart, c.vxrm, *c.x) + c.v for c in cases
    )
    (folder / "cases.bin").write_bytes(blob)
    (folder / "before.bin").write_bytes(before)
    defines = {
        "CASES": len(cases),
        "AREA": area(vlen),
        "OUT": len(cases) * size(xlen, vlen),
        "LIST": f'"{folder / "cases.bin"}"',
        "BEFORE": f'"{folder / "before.bin"}"',
        **({"LINUX": 1} if linux else {}),
    }
    source = folder / "driver.S"
    # A build is known by its text, which does not hold what it includes.
    lines = [f"// {hashlib.sha256(blob + before).hexdigest()}"]
    lines += [f"#define {name} {value}" for name, value in defines.items()]
    source.write_text("\n".join([*lines, (HERE / "driver.S").read_text()]))
    isa = f"rv{xlen}{_ASSEMBLED}"
    return build(Build(find_compiler(), isa, (source,), (HERE,), link_script=HERE / "link.ld"))


def size(xlen: int, vlen: int) -> int:
    return xlen + 4 * vlen + area(vlen)


def records(data: bytes, count: int, xlen: int, vlen: int) -> list[Left]:
    form = "<8Q" if xlen == 64 else "<8I"
    found = []
    for number in range(count):
        at = number * size(xlen, vlen)
        vstart, vl, vtype, vxsat, *x, cause = struct.unpack_from(form, data, at)
        v = data[at + xlen : at + xlen + 4 * vlen]
        memory = data[at + xlen + 4 * vlen : at + size(xlen, vlen)]
        found.append(Left(cause, vstart, vl, vtype, vxsat, tuple(x), v, memory))
    return found


def by_simulator(
    cases: Sequence[Case],
    xlen: int,
    vlen: int,
    before: bytes,
    folder: Path,
    ones: bool = False,
    design: Design | None = None,
) -> list[Left]:
    """The cases in Instar's simulator; `ones` as in `Hart`. A design's instructions stand beside V alone."""
    isa = f"rv{xlen}imacv_zvl{vlen}b"
    if design is None:
        isa += "_zvbb_zvbc_zvkned_zvknhb_zvkg_zvksed_zvksh"
    file = program(cases, xlen, vlen, before, folder)
    ready = Program(
        file,
        isa=isa,
        design=design,
        memory_base=_BASE,
        memory_size=ADDRESS + area(vlen) - _BASE,
        misaligned_allowed=True,
        vector_agnostic_ones=ones,
    )
    address = ready.run()["registers"][11]
    return records(bytes(ready.view(address, len(cases) * size(xlen, vlen))), len(cases), xlen, vlen)
