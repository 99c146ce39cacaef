"""Runs vector cases here and in QEMU, and tells what differs.

Source: own design. Elements that the manual leaves open (agnostic ones) are undisturbed in both.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from instar._core import Program, disassemble

from .cells import isa
from .program import DATA, After, Case, build

_PATIENCE = 60
#: The extensions that QEMU must be asked for.
_EXTENSIONS = ("zvbb", "zvbc", "zvkb", "zvkg", "zvkned", "zvknha", "zvknhb", "zvksed", "zvksh")


def ours(cases: Sequence[Case], xlen: int, vlen: int) -> list[After]:
    """What each case leaves in our simulator."""
    file, layout = build(cases, xlen, vlen // 8, linux=False)
    program = Program("vector.elf", contents=file, isa=isa(xlen, vlen), misaligned_allowed=True)
    program.run()
    data = bytes(memoryview(program.view(DATA, layout.size)))
    return [layout.after(data, number) for number in range(len(cases))]


def qemu(program: str, cases: Sequence[Case], xlen: int, vlen: int, *options: str) -> list[After]:
    """What each case leaves in QEMU's user mode."""
    file, layout = build(cases, xlen, vlen // 8, linux=True)
    cpu = [f"rv{xlen}", "v=on", f"vlen={vlen}", "elen=64", *(f"{name}=on" for name in _EXTENSIONS), *options]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "vector.elf"
        path.write_bytes(file)
        path.chmod(0o755)
        command = [program, "-cpu", ",".join(cpu), str(path)]
        done = subprocess.run(command, capture_output=True, timeout=_PATIENCE)
    if done.returncode != 0 or len(done.stdout) != layout.size:
        raise RuntimeError(f"exit code {done.returncode}: {done.stderr.decode()[-300:]}")
    return [layout.after(done.stdout, number) for number in range(len(cases))]


def told(case: Case, xlen: int, vlen: int) -> str:
    """A case in a line."""
    text = disassemble(case.word, isa=isa(xlen, vlen), pc=0)
    return (
        f"{text} [{case.word:#010x}] vtype {case.vtype:#x} avl {case.avl} vstart {case.vstart} "
        f"vcsr {case.vcsr} rs1 {case.rs1} rs2 {case.rs2}"
    )


def differences(a: After, b: After, vlenb: int) -> list[str]:
    """What differs between the two."""
    found = []
    if a.trapped != b.trapped:
        return [f"trapped {a.trapped}, there {b.trapped}"]
    for name in ("vstart", "vl", "vtype", "vcsr", "rd"):
        one, other = getattr(a, name), getattr(b, name)
        if one != other:
            found.append(f"{name} {one:#x}, there {other:#x}")
    for number in range(32):
        one, other = (x.registers[number * vlenb : (number + 1) * vlenb] for x in (a, b))
        if one != other:
            found.append(f"v{number} {one.hex()}, there {other.hex()}")
    if a.memory != b.memory:
        at = next(n for n in range(len(a.memory)) if a.memory[n] != b.memory[n])
        one, other = (x.memory[at : at + 16].hex() for x in (a, b))
        found.append(f"memory at {at - len(a.memory) // 2}: {one}, there {other}")
    return found
