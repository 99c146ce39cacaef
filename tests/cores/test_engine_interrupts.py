"""The end of a device's command interrupts the program that went on meanwhile, in the cycles of RTL."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import instar
import pytest
import zstandard
from instar.cli.options import open_library

from . import engine_on_bus
from .interrupt_programs import program
from .pipeline_programs import machine
from .random_programs import compared
from .record_interrupts import ENGINES, beside_engine, recorded

#: Of a retired instruction in whose place an interrupt was taken (crates/trace/src/batch.rs).
INTERRUPT = 1 << 4


@pytest.mark.parametrize("name", ENGINES)
def test_an_engines_end_interrupts_nested_with_a_timer_as_it_did_in_rtl(name: str, tmp_path: Path) -> None:
    text = zstandard.ZstdDecompressor().stream_reader(recorded(name).read_bytes()).read().decode()
    rtl = [line.split() for line in text.splitlines()]
    core, design, _, elf = beside_engine(name, tmp_path)
    made = instar.Program(elf, isa=core.isa, design=design, devices=["timer"], **core.equipment)
    ours: list[tuple[int, int, int | None]] = []
    for batch in made.retired(core=core):
        assert batch.cycles is not None
        taken = (batch.flags & INTERRUPT != 0).tolist()
        numbers = [number if off else None for number, off in zip(batch.details.tolist(), taken, strict=True)]
        ours += zip(batch.pcs.tolist(), batch.cycles.tolist(), numbers, strict=True)
    # What retires until the bench has seen the program's end is none of it.
    theirs = [
        (int(pc, 16), int(cycle), int(more[1]) if more[:1] == ["interrupt"] else None)
        for pc, _, cycle, *more in rtl[: len(ours)]
    ]
    first = theirs[0][1] - ours[0][1]
    assert [(pc, cycle + first, number) for pc, cycle, number in ours] == theirs
    counts = Counter(number for _, _, number in ours if number is not None)
    assert counts[ENGINES[name][2]] > 10 and counts[7] > 10, counts


@pytest.mark.slow
@pytest.mark.parametrize(
    ("core", "bus", "number"),
    [
        ("cv32e40p", engine_on_bus.OBI, 31),
        ("cv32e40p", engine_on_bus.APB, 16),
        ("cva6-2022", engine_on_bus.OBI, 11),
        ("ibex-small", engine_on_bus.OBI, 11),
        ("ibex-opentitan", engine_on_bus.OBI, 11),
    ],
)
def test_engines_that_interrupt_are_exact_beside_rtl_with_any_memory(
    core: str, bus: str, number: int, tmp_path: Path
) -> None:
    library = open_library([])
    design = library.design(str(engine_on_bus.write(tmp_path / "engine", core, bus, number)))
    later = [{"data_response_cycles": 3}, {"fetch_response_cycles": 2}]
    if core.startswith("cva6"):
        later = [{"memory_read_latency": 9}, {"memory_write_latency": 6}]
    for seed, waits in zip((70, 71, 72), ({}, *later), strict=True):
        changed: dict[str, int | bool] = {**waits}
        model = library.core(core, design=design, overrides=changed)
        text = program(seed, blocks=60, rounds=4, has=machine(model.family), number=number)
        assert compared(model, None, None, text, core, ["timer"], design)[1] == 0, (seed, waits)
