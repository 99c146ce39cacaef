"""What a kernel of the manifest claims, asked for again: the proof, the cycles, the bound."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from instar._core import Proof, prove
from instar.measurement import Wanted, measure
from instar.places import library
from instar.schedule.target import provable_program
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.inputs import scalar_type
from instar.workload.program import Recipe

from ..shared import ROOT
from .manifest import Kernel, told

#: Where a function lies in its line of the instruction cache is the program's: a few cycles, and
#: 1.3 % where turned loops leave many short blocks.
TOLERANCE = 0.015
#: The design whose variants, one a core, have the kernels that need no instruction.
PLAIN = "software"


@cache
def written(generator: str) -> Path:
    """The folder of what a generator writes, made once in a process."""
    folder = Path(mkdtemp(prefix="starts-"))
    subprocess.run([sys.executable, str(ROOT / "designs" / generator), str(folder)], check=True)
    return folder


def start_of(kernel: Kernel) -> Path | None:
    """The file that was scheduled; None where it was portable C."""
    if not kernel.start:
        return None
    generator, file = kernel.start.split()
    return written(generator) / file


def plain_variant(core: str | None) -> str:
    """The variant of the design of plain software whose kernels were made for a core."""
    variants = library().design([str(ROOT / "designs" / PLAIN)]).info["variants"]
    return next(variant["name"] for variant in variants if variant["workload_kernels"] == core)


def recipe(kernel: Kernel, whole: bool = False) -> Recipe:
    """The program that it was scheduled in, without it; `whole`: with all kernels of its variant."""
    found = library()
    named, variant = kernel.option("--design"), kernel.option("--variant")
    if whole and named is None:
        named, variant = PLAIN, plain_variant(kernel.option("--core"))
    design = found.design([str(ROOT / "designs" / named)]) if named else None
    core = found.core(kernel.option("--core") or "", design=design, variant=variant)
    workload, key = found.workload_set(kernel.workload)
    chosen = find_variant(design, variant) if design else None
    return Recipe(workload, key, core.isa, find_compiler(None), design, chosen)


def proof(kernel: Kernel) -> Proof:
    """That it does what it was made from."""
    plain, start = recipe(kernel), start_of(kernel)
    came = replace(plain, kernels=((kernel.function, start),)) if start else plain
    made = replace(plain, kernels=((kernel.function, kernel.path),))
    info = plain.workload["functions"][kernel.function]
    before, after = (provable_program(library(), one) for one in (came, made))
    returns = 0 if scalar_type(info["returns"]) is None else 2
    return prove(before, after, info["symbol"], returns=returns)


def assumed(kernel: Kernel) -> tuple[str | None, list[str]]:
    """Why it is not proved, and what a proof assumes."""
    shown = proof(kernel)
    return shown["refusal"], shown["assumptions"]


def cycles(kernel: Kernel) -> int | None:
    """Of the function in the program with all kernels of the variant, known answers checked."""
    made = replace(recipe(kernel, whole=True), kernels=((kernel.function, kernel.path),))
    variant = made.variant["name"] if made.variant else None
    core = library().core(kernel.option("--core") or "", design=made.design, variant=variant)
    return measure(library(), Wanted(made, kernel.function, core)).cycles


def complaints(kernel: Kernel, prove: bool) -> tuple[list[str], float]:
    """What is otherwise than the manifest says, and the seconds that the proof took."""
    found = []
    says = replace(told(kernel.path), slow=kernel.slow)
    if says != kernel:
        found.append("the manifest says something else than the file: python -m tests.shipped record")
    measured = cycles(kernel)
    if measured is None or abs(measured - kernel.cycles) > TOLERANCE * kernel.cycles:
        found.append(f"it takes {measured} cycles, and says {kernel.cycles}")
    begun = time.process_time()
    if prove:
        shown = proof(kernel)
        if shown["refusal"] is not None:
            found.append(shown["refusal"])
        elif tuple(shown["assumptions"]) != kernel.assumes:
            found.append("the proof assumes something else: " + "; ".join(shown["assumptions"]))
    return found, time.process_time() - begun
