"""Random programs in RTL and model: `python -m tests.cores.random_programs cv32e40p --seeds 1000:1045`.

The last line says how many instructions left ID at another distance than in RTL; results of a
coprocessor, memory and exit code must be the simulator's. Source: pipeline_programs.py.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from instar import rtl
from instar._core import Core, Design, InstarError, Program
from instar.cli.core_options import overrides
from instar.cli.options import open_library
from instar.hardware import attach
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from . import interrupt_programs
from .pipeline_programs import machine, program

OFFLOADED = Path(__file__).with_name("offloaded")


def compared(
    core: Core,
    design: Design | None,
    checkout: Path | None,
    text: str,
    name: str,
    devices: Sequence[str] = (),
) -> tuple[int, int]:
    """Instructions of a program, and those that left ID at another distance than in RTL."""
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "program.S"
        source.write_text(text)
        runtime = runtime_folder()
        sources = (runtime / "crt0.S", source)
        elf = build(Build(find_compiler(), core.isa, sources, link_script=runtime / "link.ld"))
    made = Program(elf, isa=core.isa, design=design, devices=list(devices), equipment=core.equipment)
    coprocessor = attach(core).attachment() if design else None
    result = rtl.score(core, made.rtl_image(core), name, lambda _: None, coprocessor, checkout=checkout)
    window = result["windows"][0]
    accuracy = window["accuracy"] or 0.0
    return window["instructions"], round((1 - accuracy) * window["instructions"])


def main() -> int:
    """1 where anything differs."""
    options = argparse.ArgumentParser(prog="python -m tests.cores.random_programs")
    options.add_argument("core")
    options.add_argument("--seeds", default="1000:1045", help="first, and the one behind the last")
    options.add_argument("--blocks", type=int, default=300)
    options.add_argument("--rounds", type=int, default=40)
    options.add_argument("--custom", type=float, default=0.0, help="share of a coprocessor's instructions")
    options.add_argument("--interrupts", action="store_true", help="with a timer that interrupts")
    options.add_argument("--rtl", type=Path, help="a checkout of the core's RTL")
    options.add_argument("--set", action="append", default=[], help="as in memory_banks=1")
    given = options.parse_args()
    library = open_library([OFFLOADED])
    ordered = machine(library.core(given.core).family).ordered
    design = library.design("xlate" if ordered else "xlad") if given.custom else None
    core = library.core(given.core, design=design, overrides=overrides(given.set or None))
    first, behind = map(int, given.seeds.split(":"))
    instructions = differ = wrong = 0
    for seed in range(first, behind):
        aligned = (0.7, 1.0, 0.3)[seed % 3]
        has, bits = machine(core.family), "_zbs" in core.isa
        if given.interrupts:
            text = interrupt_programs.program(seed, given.blocks, given.rounds, aligned, has)
        else:
            text = program(seed, given.blocks, given.rounds, aligned, given.custom, has, bits)
        try:
            devices = ["timer"] if given.interrupts else []
            count, off = compared(core, design, given.rtl, text, f"seed {seed}", devices)
        except InstarError as error:
            print(f"seed {seed}: {error}", flush=True)
            wrong += 1
            continue
        if off:
            print(f"seed {seed}: {off} of {count:,} instructions", flush=True)
        instructions, differ = instructions + count, differ + off
    changed = f" with {', '.join(given.set)}" if given.set else ""
    print(f"{core.name}{changed}: {instructions:,} instructions, {differ} at another distance; {wrong} wrong")
    return int(bool(differ or wrong))


if __name__ == "__main__":
    sys.exit(main())
