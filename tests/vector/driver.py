"""Cases through a hart, ours or another one, and through the manual in Python.

Source: own design; records are those of driver.S.
"""

from __future__ import annotations

import signal
import struct
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path

from instar._core import Design, Program
from instar.toolchain import Build, build, find_compiler

from ..shared import MISALIGNED
from .cases import ADDRESS, Case, area
from .manual import Fault, Hart, Illegal, Memory, step
from .manual.configuration import configure

HERE = Path(__file__).parent
#: Where memory begins; it ends with that of the case.
_BASE = 0x4000_0000
#: mcause plus one.
ILLEGAL, LOAD_FAULT, STORE_FAULT = 3, 6, 8
#: In its place: an emulator failed at the case.
UNANSWERED = -1
#: What the driver itself is assembled for; the cases may be of any extension.
_ASSEMBLED = "imac_zicsr_zifencei_zve32x"
#: Extensions beside V, as an ISA string and QEMU's `-cpu` name them.
_CRYPTOGRAPHY = ("zvbb", "zvbc", "zvkg", "zvkned", "zvknhb", "zvksed", "zvksh")
#: Where the list stands in the driver's file, and the size of a page.
_LIST, _PAGE = b"cases go to here", 4096
_PATIENCE = 120


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
    #: An access faulted whose registers are open: what a mask leaves out may be written before the
    #: fault.
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
            if a == b or (name == "v" and (self.partial or other.partial)):
                continue
            at = next(i for i in range(len(a)) if a[i] != b[i])
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
        trapped = STORE_FAULT if case.word & 0x20 else LOAD_FAULT
        why, partial = str(error), ones and not case.word >> 25 & 1
    state = (hart.vstart, hart.vl, hart.vtype, hart.vxsat, tuple(hart.x[10:13]), bytes(hart.v))
    return Left(trapped, *state, bytes(memory.data), why, partial)


def _room(vlen: int) -> int:
    """Cases of one program."""
    return max(128, min(1024, (1 << 19) // vlen))


@cache
def _driver(xlen: int, vlen: int, linux: bool) -> bytes:
    """The driver's file, without a list."""
    defines = {
        "AREA": area(vlen),
        "LIST": _room(vlen) * (xlen + 4 * vlen),
        "OUT": _room(vlen) * size(xlen, vlen),
        **({"LINUX": 1} if linux else {}),
    }
    lines = [f"#define {name} {value}" for name, value in defines.items()]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "driver.S"
        source.write_text("\n".join([*lines, (HERE / "driver.S").read_text()]))
        isa = f"rv{xlen}{_ASSEMBLED}"
        file = build(Build(find_compiler(), isa, (source,), (HERE,), link_script=HERE / "link.ld"))
        return file.read_bytes()


def program(cases: Sequence[Case], xlen: int, vlen: int, before: bytes, linux: bool = False) -> bytes:
    """The ELF file that runs them."""
    word = "Q" if xlen == 64 else "I"
    mask = (1 << xlen) - 1
    listed = b"".join(
        struct.pack(f"<8{word}", c.word, c.vtype & mask, c.avl & mask, c.vstart, c.vxrm, *c.x) + c.v
        for c in cases
    )
    file = bytearray(_driver(xlen, vlen, linux))
    at = file.index(_LIST)
    file[at : at + xlen // 8] = struct.pack(f"<{word}", len(cases))
    at += _PAGE
    file[at : at + len(before)] = before
    at += -(-len(before) // _PAGE) * _PAGE
    file[at : at + len(listed)] = listed
    return bytes(file)


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


def _by(run: Callable[[Sequence[Case]], list[Left]], cases: Sequence[Case], vlen: int) -> list[Left]:
    """What cases leave that go through `run` in as many programs as they need."""
    starts = range(0, len(cases), _room(vlen))
    return list(chain.from_iterable(run(cases[start : start + _room(vlen)]) for start in starts))


def by_simulator(
    cases: Sequence[Case],
    xlen: int,
    vlen: int,
    before: bytes,
    ones: bool = False,
    design: Design | None = None,
) -> list[Left]:
    """The cases in Instar's simulator; `ones` as in `Hart`. A design's instructions stand beside V alone."""
    isa = "_".join([f"rv{xlen}imacv_zvl{vlen}b", *(_CRYPTOGRAPHY if design is None else ())])

    def run(part: Sequence[Case]) -> list[Left]:
        ready = Program(
            "driver.elf",
            contents=program(part, xlen, vlen, before),
            isa=isa,
            design=design,
            memory_base=_BASE,
            memory_size=ADDRESS + area(vlen) - _BASE,
            equipment=MISALIGNED,
            vector_agnostic_ones=ones,
        )
        address = ready.run()["registers"][11]
        return records(bytes(ready.view(address, len(part) * size(xlen, vlen))), len(part), xlen, vlen)

    return _by(run, cases, vlen)


def by_qemu(
    emulator: str, cases: Sequence[Case], xlen: int, vlen: int, before: bytes, ones: bool = False
) -> list[Left]:
    """The cases in QEMU's user mode, whose program `emulator` is; it knows VLEN up to 1024.

    What it fails at, with an assertion of its own, is told as UNANSWERED.
    """
    cpu = [f"rv{xlen}", "v=on", f"vlen={vlen}", "elen=64", *(f"{name}=on" for name in _CRYPTOGRAPHY)]
    cpu += ["rvv_ta_all_1s=on", "rvv_ma_all_1s=on"] if ones else []

    def run(part: Sequence[Case]) -> list[Left]:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "driver.elf"
            path.write_bytes(program(part, xlen, vlen, before, linux=True))
            path.chmod(0o755)
            command = [emulator, "-cpu", ",".join(cpu), str(path)]
            done = subprocess.run(command, capture_output=True, timeout=_PATIENCE, cwd=folder)
        if done.returncode == -signal.SIGABRT:
            if len(part) == 1:
                return [Left(UNANSWERED, why=done.stderr.decode().strip())]
            return run(part[: len(part) // 2]) + run(part[len(part) // 2 :])
        if done.returncode != 0 or len(done.stdout) != len(part) * size(xlen, vlen):
            raise RuntimeError(f"exit code {done.returncode}: {done.stderr.decode()[-300:]}")
        found = records(done.stdout, len(part), xlen, vlen)
        return [replace(left, trapped=_signalled(left, case)) for left, case in zip(found, part, strict=True)]

    return _by(run, cases, vlen)


def _signalled(left: Left, case: Case) -> int:
    """mcause plus one for a signal of Linux (SIGILL is 4, SIGSEGV 11) plus one."""
    return {0: 0, 5: ILLEGAL, 12: STORE_FAULT if case.word & 0x20 else LOAD_FAULT}[left.trapped]
