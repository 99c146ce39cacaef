"""What each variant of a design adds to each core, for all programs that the design is evaluated by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from instar._core import Core, Library
from instar.hardware.contained import contained
from instar.hardware.variant_area import Adder
from instar.result import AddedHardware, Label
from instar.workload.program import Recipe, build_program, load_program

if TYPE_CHECKING:
    from instar._core import VariantInfo


@dataclass(frozen=True)
class Runs:
    """Programs that run on one hardware."""

    core: Core
    variant: VariantInfo
    recipes: tuple[Recipe, ...]


def added_hardware(
    library: Library,
    runs: Sequence[Runs],
    adder: Adder,
    wait: Callable[[Recipe], None],
    overrides: Mapping[str, Label],
) -> list[AddedHardware]:
    """For each of `runs` what its hardware adds to the core as its file and `overrides` say it is.

    `wait` is told of a program before it is asked for.
    """
    found = []
    for one in runs:
        programs = []
        for recipe in one.recipes:
            wait(recipe)
            # What was built for the measurement is taken.
            kept = replace(recipe, use_cache=True)
            elf, _ = build_program(library, kept)
            programs.append(load_program(elf, kept))
        design = one.recipes[0].design
        base = library.core(one.core.path, overrides=overrides)
        found.append(adder.added(base, one.core, design, one.variant, contained(programs, design)))
    return found
