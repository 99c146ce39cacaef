"""Records what CVA6's RTL retires of a program whose timer interrupts around instructions of every kind.

`python -m tests.cores.record_interrupts [--rtl CHECKOUT]` writes `interrupts/<core>.trace.zst`; without a
checkout of today's CVA6 only the core that pip brings. Source: interrupt_programs.py `edges`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import zstandard
from instar import rtl
from instar._core import Core, Program
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

from .interrupt_programs import edges
from .pipeline_programs import machine

FOLDER = Path(__file__).with_name("interrupts")
#: Cores that are recorded, and whether pip brings their RTL.
CORES = {"cva6-2022": True, "cva6-single": False}
#: Cycles by which the timer's line rises later and later.
_LATEST = 10


def elf_of(core: Core) -> Path:
    """The program."""
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "edges.S"
        source.write_text(edges(_LATEST, machine(core.family)))
        runtime = runtime_folder()
        sources = (runtime / "crt0.S", source)
        return build(Build(find_compiler(), core.isa, sources, link_script=runtime / "link.ld"))


def recorded(name: str) -> Path:
    """Where a core's trace is."""
    return FOLDER / f"{name}.trace.zst"


def main() -> int:
    """Writes them one after the other."""
    options = argparse.ArgumentParser(prog="python -m tests.cores.record_interrupts")
    options.add_argument("--rtl", type=Path, help="a checkout of today's CVA6")
    given = options.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name, packaged in CORES.items():
        if not packaged and given.rtl is None:
            continue
        core = library().core(name)
        made = Program(elf_of(core), isa=core.isa, devices=["timer"], equipment=core.equipment)
        with tempfile.TemporaryDirectory() as scratch:
            trace = Path(scratch) / "trace"
            rtl.record(core, made.rtl_image(core), trace, print, None if packaged else given.rtl)
            recorded(name).write_bytes(zstandard.ZstdCompressor(level=22).compress(trace.read_bytes()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
