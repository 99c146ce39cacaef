"""Records the traces of `tests/cores/rules` anew: `python -m tests.cores.record_rules --rtl FOLDER`.

Each program is a small loop that shows one rule of today's CVA6; FOLDER is a checkout of the RTL
(docs/reference/rtl.md, "A checkout of yours"). The first run compiles it. With names only these are
recorded.
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
CORES = ("cva6-single", "cva6-superscalar")
ISA = "rv32imc"


def built(name: str) -> Path:
    """The program of that name."""
    runtime = runtime_folder()
    sources = (runtime / "crt0.S", FOLDER / f"{name}.S")
    return build(Build(find_compiler(), ISA, sources, link_script=runtime / "link.ld"))


def recorded(name: str, core: str) -> Path:
    """Its trace on a core."""
    return FOLDER / f"{name}.{core}.trace.zst"


def names() -> list[str]:
    """All programs."""
    return sorted(path.stem for path in FOLDER.glob("*.S"))


def main() -> int:
    """The first exit code that is not 0."""
    options = argparse.ArgumentParser(prog="python -m tests.cores.record_rules")
    options.add_argument("--rtl", type=Path, required=True, help="a checkout of the RTL")
    options.add_argument("names", nargs="*", help="programs; default: all")
    given = options.parse_args()
    for name in given.names or names():
        for core in CORES:
            with tempfile.TemporaryDirectory() as scratch:
                trace = Path(scratch) / "trace"
                wanted = ["rtl", "trace", core, str(built(name)), "-o", str(trace), "--rtl", str(given.rtl)]
                if code := run_command(wanted):
                    return code
                recorded(name, core).write_bytes(
                    zstandard.ZstdCompressor(level=22).compress(trace.read_bytes())
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
