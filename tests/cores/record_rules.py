"""Records the traces of `tests/cores/rules` anew: `python -m tests.cores.record_rules --rtl FOLDER`.

Each program is a small loop that shows one rule of a family, in whose folder it lies; those beside
the folders show rules of today's CVA6, and FOLDER is a checkout of its RTL (docs/reference/rtl.md,
"A checkout of yours"). The first run compiles it. Without `--rtl` those of cores with a package are
recorded, with names only these.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import zstandard
from instar.cli import run_command
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

FOLDER = Path(__file__).with_name("rules")
#: Cores of a folder's programs; those of all but the first are in Python packages.
CORES = {
    "rules": ("cva6-single", "cva6-superscalar"),
    "picorv32": ("picorv32",),
    "in_order": ("ibex-small", "ibex-opentitan", "cv32e40x"),
    "ibex": ("ibex-small", "ibex-opentitan"),
    "cv32e40x": ("cv32e40x",),
    "vexriscv": ("vexriscv-lite",),
    "rocket": ("rocket",),
}
#: What the programs of a folder are compiled for, but for those that are for other cores.
ISA = "rv32imc"
ISAS = {"vexriscv": "rv32im", "rocket": "rv64imc"}


def built(name: str) -> Path:
    """The program of that name, with its folder."""
    runtime = runtime_folder()
    sources = (runtime / "crt0.S", FOLDER / f"{name}.S")
    isa = ISAS.get((FOLDER / name).parent.name, ISA)
    return build(Build(find_compiler(), isa, sources, link_script=runtime / "link.ld"))


def recorded(name: str, core: str) -> Path:
    """Its trace on a core."""
    return FOLDER / f"{name}.{core}.trace.zst"


def names() -> list[str]:
    """All programs."""
    return sorted(path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.S"))


def cores(name: str) -> tuple[str, ...]:
    """Those that a program is for."""
    return CORES[(FOLDER / name).parent.name]


def main() -> int:
    """The first exit code that is not 0."""
    options = argparse.ArgumentParser(prog="python -m tests.cores.record_rules")
    options.add_argument("--rtl", type=Path, help="a checkout of CVA6's RTL")
    options.add_argument("names", nargs="*", help="programs; default: all")
    given = options.parse_args()
    for name in given.names or names():
        packaged = "/" in name
        for core in cores(name) if packaged or given.rtl else ():
            with tempfile.TemporaryDirectory() as scratch:
                trace = Path(scratch) / "trace"
                checkout = [] if packaged else ["--rtl", str(given.rtl)]
                wanted = ["rtl", "trace", core, str(built(name)), "-o", str(trace), *checkout]
                if code := run_command(wanted):
                    return code
                recorded(name, core).write_bytes(
                    zstandard.ZstdCompressor(level=22).compress(trace.read_bytes())
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
