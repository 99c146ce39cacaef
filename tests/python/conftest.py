"""The sample program, loaded anew for each test that changes its machine."""

from __future__ import annotations

from pathlib import Path

import instar
import pytest
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

SAMPLE = Path(__file__).with_name("sample.c")


def sample_elf(isa: str = "rv32imc") -> Path:
    runtime = runtime_folder()
    sources = (SAMPLE, runtime / "crt0.S", runtime / "string.c", runtime / "integer.c")
    # Each function stays one, and touches only the memory that it is about.
    flags = ("-fno-inline", "-fomit-frame-pointer")
    return build(Build(find_compiler(), isa, sources, link_script=runtime / "link.ld", extra_flags=flags))


@pytest.fixture
def program() -> instar.Program:
    return instar.Program(sample_elf())


@pytest.fixture
def program64() -> instar.Program:
    return instar.Program(sample_elf("rv64imc"))
