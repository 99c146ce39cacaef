"""Records the traces of `tests/cores/clocks` anew: `python -m tests.cores.record_clocks`.

Each is a run of `tests/cores/clock_programs.py` in RTL, whose stores show what the program read of
its clocks. The RTL of cva6-2022, cv32e40p and cv32e40x is that of their Python packages. `--rtl FOLDER` is a
checkout for cva6-single and cva6-superscalar (docs/reference/rtl.md, "A checkout of yours"),
`--karu64 FILE` a simulator of karu64 as `tests/cores/record_karu64.py` has it, with the settings of
its bitstream (-DKARU_NO_F will do), whose module `bench` writes compact lines: `PC WORD CYCLE`, and
the address of a load or store. Without these the others are recorded; with names only these are.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import instar
import zstandard
from instar import rtl
from instar._core import Core, Design, Program
from instar.hardware import attach
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

from .clock_programs import COUNTERS, OF_A_COPROCESSOR, program
from .karu64_judges import link_script
from .record_karu64 import memory_image

FOLDER = Path(__file__).with_name("clocks")
#: Where the design of the coprocessor is, and its name.
_DESIGNS, _DESIGN = Path(__file__).parents[1] / "hardware" / "coprocessor", "mixer"


@dataclass(frozen=True)
class Clocks:
    """A core and what its program reads of its clocks."""

    core: str
    #: The RTL is in a Python package.
    packaged: bool = False
    #: Counters whose writes this RTL does not lose.
    written: tuple[str, ...] = COUNTERS
    #: With a coprocessor's instructions between the reads.
    coprocessor: bool = False

    @property
    def name(self) -> str:
        """As its trace is called."""
        return f"{self.core} with a coprocessor" if self.coprocessor else self.core

    @property
    def trace(self) -> Path:
        """What was recorded."""
        return FOLDER / f"{self.name.replace(' ', '-')}.trace.zst"

    @property
    def design(self) -> Design | None:
        """That of the coprocessor."""
        return library([_DESIGNS]).design(_DESIGN) if self.coprocessor else None

    def model(self, **overrides: int | bool | str) -> Core:
        """The core, for the design."""
        return library([_DESIGNS]).core(self.core, design=self.design, overrides=overrides)

    def elf(self) -> Path:
        """The program."""
        return _elf(self)


CLOCKS = (
    Clocks("cv32e40p", packaged=True),
    Clocks("cv32e40x", packaged=True),
    # What is written to its minstret is lost (core/csr_regfile.sv, csr_update).
    Clocks("cva6-2022", packaged=True, written=("mcycle",)),
    Clocks("cva6-2022", packaged=True, written=(), coprocessor=True),
    Clocks("cva6-single"),
    Clocks("cva6-superscalar"),
    Clocks("karu64"),
)


@cache
def _elf(clocks: Clocks) -> Path:
    core = clocks.model()
    between = OF_A_COPROCESSOR if clocks.coprocessor else None
    xlen = 64 if core.isa.startswith("rv64") else 32
    text = program(between, xlen=xlen, stops=core.equipment["counters_stopped"], written=clocks.written)
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "clocks.S"
        source.write_text(text)
        runtime = runtime_folder()
        sources = (runtime / "crt0.S", source)
        script = link_script(Path(scratch)) if clocks.core == "karu64" else runtime / "link.ld"
        return build(Build(find_compiler(), core.isa, sources, link_script=script))


def run_of(clocks: Clocks, core: Core) -> instar.Program:
    """The program in a machine that is the core's."""
    return instar.Program(
        clocks.elf(),
        isa=core.isa,
        design=clocks.design,
        **core.equipment,
    )


def in_rtl(clocks: Clocks, checkout: Path | None, trace: Path) -> None:
    """Runs it in the RTL of a package or checkout."""
    core, design = clocks.model(), clocks.design
    made = Program(
        clocks.elf(),
        isa=core.isa,
        design=design,
        equipment=core.equipment,
    )
    coprocessor = attach(core).attachment() if design else None
    rtl.record(core, made.rtl_image(core), trace, print, None if clocks.packaged else checkout, coprocessor)


def in_karu64(clocks: Clocks, simulator: Path, trace: Path) -> None:
    """Runs it in karu64's own bench."""
    text, tohost = memory_image(clocks.elf())
    image = trace.with_suffix(".hex")
    image.write_text(text)
    arguments = [f"+hex={image}", f"+tohost={tohost:x}", "+max_cycles=1000000", f"+issued={trace}"]
    subprocess.run([simulator, *arguments], stdout=subprocess.DEVNULL, check=True)


def main() -> int:
    """Writes them one after the other."""
    options = argparse.ArgumentParser(prog="python -m tests.cores.record_clocks")
    options.add_argument("--rtl", type=Path, help="a checkout of today's CVA6")
    options.add_argument("--karu64", type=Path, help="a simulator of karu64")
    options.add_argument("names", nargs="*", help="of cores; default: all")
    given = options.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for clocks in CLOCKS:
        there = clocks.packaged or (given.karu64 if clocks.core == "karu64" else given.rtl)
        if not there or (given.names and clocks.core not in given.names):
            continue
        with tempfile.TemporaryDirectory() as scratch:
            trace = Path(scratch) / "trace"
            if clocks.core == "karu64":
                in_karu64(clocks, given.karu64, trace)
            else:
                in_rtl(clocks, given.rtl, trace)
            clocks.trace.write_bytes(zstandard.ZstdCompressor(level=22).compress(trace.read_bytes()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
