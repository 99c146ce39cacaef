"""Host time of calls in the simulator, plain: of one that does nothing, and of Keccak-f[1600] with a round
instruction against the C that it replaces.

The design in `keccak-round` exists for this benchmark only.
"""

from __future__ import annotations

import statistics
from dataclasses import replace
from pathlib import Path

from instar._core import Program, bench
from instar.places import library as library_of
from instar.toolchain import build, find_compiler
from instar.variants import find_variant
from instar.workload.inputs import call_arguments, random_inputs
from instar.workload.program import Recipe, build_program, request

_DESIGN = Path(__file__).parent / "keccak-round"
_ISA = "rv64imc_zba_zbb_zbc_zbs"


def empty_call(seconds: float) -> float:
    """Microseconds of host time that a call of a function takes which returns at once."""
    library = library_of()
    wanted = request(library, Recipe(library.workload("sha3"), "", _ISA, find_compiler()))
    source = Path(__file__).parent / "programs" / "empty.c"
    program = Program(build(replace(wanted, sources=(*wanted.sources, source))), isa=_ISA)
    return 1 / statistics.median(bench(program, "empty", [], "simulator", seconds=seconds))


def round_instruction(seconds: float) -> dict[str, float | str]:
    """Microseconds of host time per permutation: portable C, 24 round instructions, and their ratio."""
    library = library_of()
    design = library.design(str(_DESIGN))
    sha3 = library.workload("sha3")
    keccak = sha3["functions"]["keccak_f1600"]
    arguments = call_arguments(keccak, "", random_inputs(keccak, ""))
    times, outputs = {}, {}
    for name, chosen in (("c", None), ("instruction", find_variant(design, "round"))):
        recipe = Recipe(sha3, "", _ISA, find_compiler(), design if chosen else None, chosen)
        path, _ = build_program(library, recipe)
        program = Program(path, isa=_ISA, design=design if chosen else None)
        called = program.call(keccak["symbol"], arguments)
        speed = bench(program, keccak["symbol"], arguments, "simulator", seconds=seconds)
        times[name] = called["instructions"] / statistics.median(speed)
        outputs[name] = called["buffers"]
    assert outputs["c"] == outputs["instruction"], "both compute Keccak-f[1600]"
    return {
        "program": f"Keccak-f[1600], {_ISA}",
        "c_microseconds": times["c"],
        "instruction_microseconds": times["instruction"],
        "ratio": times["c"] / times["instruction"],
    }
