"""Records what RTL retires of programs that are interrupted: on CVA6 by a timer around instructions of every
kind and in random programs, on the others by a timer and the end of an engine's command.

`python -m tests.cores.record_interrupts [--rtl CHECKOUT]` writes `interrupts/<name>.trace.zst`; without a
checkout of today's CVA6 only the cores that pip brings. Source: interrupt_programs.py `edges`, `program`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import zstandard
from instar import rtl
from instar._core import Core, Design, Program
from instar.cli.rtl_attached import slave_of
from instar.hardware.slave import Slave
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

from . import engine_on_bus
from .interrupt_programs import ALIGNED, dropped, edges, program
from .pipeline_programs import machine

FOLDER = Path(__file__).with_name("interrupts")
#: Cores that are recorded, and whether pip brings their RTL.
CORES = {"cva6-2022": True, "cva6-single": False}
#: Cycles by which the timer's line rises later and later.
_LATEST = 10
#: The same around what is dropped and then taken off.
_LATEST_DROPPED = 24
#: Core and seed of random programs: an interrupt that is seen while what masks it waits to commit,
#: and a branch that is taken off and was decoded before, behind a fence.
RANDOM = {"cva6-2022-1004": ("cva6-2022", 1004), "cva6-2022-1023": ("cva6-2022", 1023)}
#: Cores beside which what is dropped is recorded.
DROPPED = {"cva6-2022-dropped": "cva6-2022", "cva6-superscalar-dropped": "cva6-superscalar"}
#: Core, bus and interrupt of an engine beside each, and changes of its memory.
ENGINES: dict[str, tuple[str, str, int, dict[str, int]]] = {
    "cv32e40p-obi-23": ("cv32e40p", engine_on_bus.OBI, 23, {}),
    "cv32e40p-apb-11": (
        "cv32e40p",
        engine_on_bus.APB,
        11,
        {"fetch_response_cycles": 3},
    ),
    "cva6-2022-obi-11": ("cva6-2022", engine_on_bus.OBI, 11, {}),
    "ibex-small-obi-11": ("ibex-small", engine_on_bus.OBI, 11, {"data_response_cycles": 2}),
}


def of_cva6(name: str) -> tuple[Core, Path]:
    """Core and program of one of `CORES`, `RANDOM` or `DROPPED`."""
    core_name, seed = RANDOM.get(name, (DROPPED.get(name, name), None))
    core = library().core(core_name)
    has = machine(core.family)
    if name in DROPPED:
        return core, _built(core, dropped(_LATEST_DROPPED))
    if seed is None:
        return core, _built(core, edges(_LATEST, has))
    aligned = ALIGNED[seed % len(ALIGNED)]
    return core, _built(core, program(seed, blocks=60, rounds=4, aligned=aligned, has=has))


def beside_engine(name: str, folder: Path) -> tuple[Core, Design, Path, Path]:
    """Core, design and its folder, and the program of one of `ENGINES`."""
    core_name, bus, number, changes = ENGINES[name]
    place = engine_on_bus.write(folder / "engine", core_name, bus, number)
    here = library()
    design = here.design(str(place))
    core = here.core(core_name, design=design, overrides=changes)
    text = program(seed=9, blocks=60, rounds=2, has=machine(core.family), number=number)
    return core, design, place, _built(core, text)


def _built(core: Core, text: str) -> Path:
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "program.S"
        source.write_text(text)
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
    for name in (*CORES, *RANDOM, *DROPPED):
        core, elf = of_cva6(name)
        packaged = CORES.get(core.name, False)
        if not packaged and given.rtl is None:
            continue
        made = Program(elf, isa=core.isa, devices=["timer"], equipment=core.equipment)
        _record(name, core, made, None if packaged else given.rtl, None)
    for name in ENGINES:
        with tempfile.TemporaryDirectory() as scratch:
            core, design, _, elf = beside_engine(name, Path(scratch))
            made = Program(elf, isa=core.isa, design=design, devices=["timer"], equipment=core.equipment)
            _record(name, core, made, None, slave_of(design))
    return 0


def _record(name: str, core: Core, made: Program, checkout: Path | None, slave: Slave | None) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        trace = Path(scratch) / "trace"
        device = slave.attachment() if slave else None
        rtl.record(core, made.rtl_image(core), trace, print, checkout, device=device)
        recorded(name).write_bytes(zstandard.ZstdCompressor(level=22).compress(trace.read_bytes()))


if __name__ == "__main__":
    sys.exit(main())
