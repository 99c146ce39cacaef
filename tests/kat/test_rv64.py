"""Schemes against their own known answers on RV64."""

from __future__ import annotations

import pytest
from instar._core import Program
from instar.toolchain import find_compiler
from instar.workload.program import Recipe, build_program
from instar.workload.vectors import own_files

from ..shared import KATS
from .test_vectors import LIBRARY, WORKLOADS, run_all

RV64 = "rv64imc_zba_zbb_zbc_zbs"


def program_of(name: str, parameter_set: str) -> Program:
    recipe = Recipe(WORKLOADS[name], parameter_set, RV64, find_compiler())
    elf, _ = build_program(LIBRARY, recipe)
    return Program(elf, isa=RV64)


@pytest.mark.parametrize("parameter_set", list(WORKLOADS["saber"]["sets"]))
def test_saber_passes_its_vectors_where_products_by_constants_are_others(parameter_set: str) -> None:
    """Products by constants are computed otherwise on RV64 (workloads/saber/src/modular.h)."""
    program = program_of("saber", parameter_set)
    shared = [KATS / "saber.json"] if KATS.is_dir() else []
    for path in [*own_files(WORKLOADS["saber"]), *shared]:
        assert run_all(program, "saber", parameter_set, path) > 0
