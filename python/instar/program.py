"""From Python: build a scheme with a design's instructions and call its functions with numpy arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from instar._core import Core, InstarError, Library, Program
from instar.places import library as library_of
from instar.toolchain import find_compiler
from instar.workload.inputs import ELEMENT_TYPES, call_arguments, element_count, scalar_type
from instar.workload.program import DEFAULT_ISA, Recipe, build_program, find_variant

Overrides = Mapping[str, int | bool | str]


@dataclass(frozen=True)
class Outcome:
    """What a call returned and what it cost."""

    #: Integer result; 0 for void.
    returned: int
    #: Output and in-out arguments by name.
    outputs: dict[str, NDArray[np.generic]]
    instructions: int
    #: Of the second call, caches and predictors warm, or if asked for of a cold one; None without a core.
    cycles: int | None
    #: High-water mark of the stack in bytes.
    stack_bytes: int


class BuiltProgram:
    """A scheme's parameter set, built; made by `build`."""

    def __init__(self, library: Library, recipe: Recipe) -> None:
        self.path, self._request = build_program(library, recipe)
        self._library = library
        self._recipe = recipe
        self._program = Program(self.path, isa=recipe.isa, design=recipe.design)

    @property
    def flags(self) -> str:
        """Compiler flags that built it."""
        return " ".join(self._request.flags)

    def call(
        self,
        function: str,
        *values: NDArray[np.generic] | int,
        core: str | None = None,
        overrides: Overrides | None = None,
        cold: bool = False,
    ) -> Outcome:
        """Calls a replaceable function of the workload with its inputs in the order of the prototype.

        With a core it is called twice and the second call counts; if `cold` only the first, with empty caches
        and predictors.
        Outputs are no arguments here; they come back in `Outcome.outputs`. Raises `InstarError` where the
        function is unknown or an input has the wrong shape or type.
        """
        known = self._recipe.workload["functions"]
        if function not in known:
            raise InstarError(
                f'workload "{self._recipe.workload["name"]}" has no function "{function}"; it has: '
                + ", ".join(known)
            )
        described = known[function]
        wanted = [a for a in described["args"] if a["kind"] in {"in", "inout", "scalar"}]
        if len(values) != len(wanted):
            names = ", ".join(argument["name"] for argument in wanted) or "none"
            raise InstarError(f'"{function}" takes {len(wanted)} inputs ({names}); {len(values)} were given')
        inputs = {}
        for argument, value in zip(wanted, values, strict=True):
            array = np.atleast_1d(np.asarray(value)).astype(
                ELEMENT_TYPES[argument["type"]], casting="same_kind"
            )
            count = element_count(argument, self._recipe.parameter_set)
            if argument["kind"] != "scalar" and count is not None and len(array) != count:
                raise InstarError(
                    f'"{argument["name"]}" of "{function}" has {count} elements; {len(array)} were given'
                )
            inputs[argument["name"]] = array
        result = self._program.call(
            described["symbol"],
            call_arguments(described, self._recipe.parameter_set, inputs),
            returns=scalar_type(described["returns"]),
            core=self._core(core, overrides),
            cold=cold,
        )
        outputs = {
            argument["name"]: np.frombuffer(buffer, ELEMENT_TYPES[argument["type"]])
            for argument, buffer in zip(described["args"], result["buffers"], strict=True)
            if buffer is not None
        }
        return Outcome(
            result["returned"], outputs, result["instructions"], result["cycles"], result["stack_bytes"]
        )

    def _core(self, name: str | None, overrides: Overrides | None) -> Core | None:
        if name is None:
            return None
        variant = self._recipe.variant
        return self._library.core(
            name,
            design=self._recipe.design,
            variant=variant["name"] if variant else None,
            overrides=overrides,
        )


def build(
    workload: str,
    parameter_set: str = "",
    *,
    design: str | None = None,
    variant: str | None = None,
    cc: str | None = None,
    isa: str = DEFAULT_ISA,
    search: Sequence[Path] = (),
) -> BuiltProgram:
    """Builds a workload's parameter set, with a design's kernels where one is named.

    `variant` is a variant or baseline of the design; by default its last variant. Raises `InstarError`.
    """
    library = library_of(search)
    described = library.workload(workload)
    if parameter_set not in (described["sets"] or {""}):
        raise InstarError(
            f'workload "{workload}" has no set "{parameter_set}"; it has: ' + ", ".join(described["sets"])
        )
    loaded = library.design(design) if design else None
    chosen = find_variant(loaded, variant) if loaded else None
    return BuiltProgram(library, Recipe(described, parameter_set, isa, find_compiler(cc), loaded, chosen))
