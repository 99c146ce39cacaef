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
from instar.cli.rtl_attached import slave_of
from instar.hardware import attach
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from . import engine_on_bus, interrupt_programs
from .pipeline_programs import machine, program

BUSES = {"obi": engine_on_bus.OBI, "apb": engine_on_bus.APB}
#: Numbers that the engine's interrupt has by turns, where a core has its own.
NUMBERS = (11, 16, 23, 31)
OFFLOADED = Path(__file__).with_name("offloaded")


def compared(
    core: Core,
    design: Design | None,
    checkout: Path | None,
    text: str,
    name: str,
    devices: Sequence[str] = (),
    beside: Design | None = None,
) -> tuple[int, int]:
    """Instructions of a program, and those that left ID at another distance than in RTL.

    `beside` has a device, which stands on the bus.
    """
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "program.S"
        source.write_text(text)
        runtime = runtime_folder()
        sources = (runtime / "crt0.S", source)
        elf = build(Build(find_compiler(), core.isa, sources, link_script=runtime / "link.ld"))
    made = Program(
        elf, isa=core.isa, design=design or beside, devices=list(devices), equipment=core.equipment
    )
    coprocessor = attach(core).attachment() if design else None
    slave = slave_of(beside) if beside else None
    image, device = made.rtl_image(core), slave.attachment() if slave else None
    result = rtl.score(core, image, name, lambda _: None, coprocessor, device=device, checkout=checkout)
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
    options.add_argument("--engine", choices=BUSES, help="with an engine on this bus, whose end interrupts")
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
        aligned = interrupt_programs.ALIGNED[seed % len(interrupt_programs.ALIGNED)]
        has, bits = machine(core.family), "_zbs" in core.isa
        number = NUMBERS[seed % len(NUMBERS)] if core.equipment["fast_interrupts"] else 11
        if given.interrupts:
            raises = number if given.engine else None
            text = interrupt_programs.program(seed, given.blocks, given.rounds, aligned, has, raises)
        else:
            text = program(seed, given.blocks, given.rounds, aligned, given.custom, has, bits)
        try:
            devices = ["timer"] if given.interrupts else []
            with tempfile.TemporaryDirectory() as scratch:
                beside, model = None, core
                if given.engine:
                    engine = engine_on_bus.write(
                        Path(scratch) / "engine", core.name, BUSES[given.engine], number
                    )
                    beside = library.design(str(engine))
                    model = library.core(core.name, design=beside, overrides=overrides(given.set or None))
                count, off = compared(model, design, given.rtl, text, f"seed {seed}", devices, beside)
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
