"""Records what a core's registers hold in RTL: `python -m tests.leak.record CORE [CHECKOUT]`.

A random program of RV32IMC (tests/cores/pipeline_programs.py), on CVA6 with instructions of Zba,
Zbb, Zbc, Zbs and Zcb behind it, with its file as it was assembled.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

import zstandard
from instar._core import Core, Program, RtlImage
from instar.places import library, runtime_folder
from instar.rtl import build_simulator, find_source
from instar.rtl.score import _running
from instar.toolchain import Build, build, find_compiler

from tests.cores.pipeline_programs import program

RECORDED = Path(__file__).with_name("recorded")
SEED = 1001
#: Those that take an access at any address, and those that trap where one is misaligned.
MISALIGNED = ("cv32e40p", "ibex-small", "ibex-opentitan")
CORES = (*MISALIGNED, "cva6-single", "cva6-superscalar")
_BINARY = [
    *("sh1add", "sh2add", "sh3add", "andn", "orn", "xnor", "max", "maxu", "min", "minu"),
    *("rol", "ror", "clmul", "clmulh", "clmulr", "bclr", "bext", "binv", "bset"),
]
_UNARY = ["clz", "ctz", "cpop", "sext.b", "sext.h", "zext.h", "orc.b", "rev8"]
_AMOUNT = ["rori", "bclri", "bexti", "binvi", "bseti"]
_SHORT = ["c.not", "c.zext.b", "c.sext.b", "c.zext.h", "c.sext.h"]
#: Loads across words, one after the other, of which all bytes of the first word are loaded.
_SPLIT = [
    *("li a2, 0x12345678", "sw a2, 0(s0)", "li a3, 0x9abcdef0", "sw a3, 4(s0)", "sw a2, 8(s0)"),
    *("lw a0, 1(s0)", "lw a1, 5(s0)", "lw a0, 1(s0)"),
]


def _on_bits(seed: int) -> list[str]:
    """Each instruction on bits, in an order and on registers that the seed decides."""
    chosen = random.Random(seed)
    register = lambda: chosen.choice(["a0", "a1", "a2", "a3", "a4", "a5"])  # noqa: E731
    lines = [f"{op} {register()}, {register()}, {register()}" for op in _BINARY]
    lines += [f"{op} {register()}, {register()}" for op in _UNARY]
    lines += [f"{op} {register()}, {register()}, {chosen.randrange(32)}" for op in _AMOUNT]
    lines += [f"{op} {register()}" for op in _SHORT]
    lines += [f"c.mul {register()}, {register()}", "c.sb a1, 1(s0)", "c.lbu a2, 1(s0)", "c.lh a3, 2(s0)"]
    chosen.shuffle(lines)
    return lines


def source(core: str) -> str:
    """The program of a core."""
    if core == "cv32e40p":
        return program(SEED, 120, 1, 0.5, 0.0)
    misaligned = core in MISALIGNED
    text = program(SEED, 120, 1, 0.5, 0.0) if misaligned else program(SEED, 60, 1, 1.0, 0.0)
    end = "        addi s11, s11, -1\n"
    more = _SPLIT if misaligned else _on_bits(SEED)
    return text.replace(end, "".join(f"        {line}\n" for line in more) + end)


def assembled(core: Core, text: str, folder: Path) -> Path:
    """A program of the bench."""
    file = folder / "program.S"
    file.write_text(text)
    runtime = runtime_folder()
    return build(
        Build(find_compiler(), core.isa, (runtime / "crt0.S", file), link_script=runtime / "link.ld")
    )


def image_of(core: Core, elf: Path) -> RtlImage:
    """The program, ready for RTL."""
    return Program(elf, isa=core.isa, equipment=core.equipment).rtl_image(core)


def main(name: str, checkout: str | None = None) -> None:
    core = library().core(name)
    with tempfile.TemporaryDirectory() as scratch:
        elf = assembled(core, source(name), Path(scratch))
        image = image_of(core, elf)
        rtl = find_source(core, checkout=Path(checkout) if checkout else None, elements=True)
        with _running(build_simulator(rtl, lambda _: None), core, image) as running:
            assert running.process.stdout is not None
            running.process.stdout.read()
            running.end()
            files = {"program.elf.zst": elf.read_bytes(), "elements.zst": running.elements.read_bytes()}
    folder = RECORDED / name
    folder.mkdir(parents=True, exist_ok=True)
    for file, data in files.items():
        (folder / file).write_bytes(zstandard.ZstdCompressor(19).compress(data))


if __name__ == "__main__":
    main(*sys.argv[1:])
