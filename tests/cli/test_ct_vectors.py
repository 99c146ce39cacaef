"""Secrets through a design's instruction on vector registers."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

from ..shared import ROOT

ISA = "rv64imc_zba_zbb_zve64x_zvl256b"
#: The state is secret, v24 is not; what is looked at in the end is element 0 of one of them.
PROGRAM = """
    .include "xvkeccak.inc"
    .globl main
main:
    la a0, state
    li t0, 32
    vsetvli zero, t0, e64, m8, ta, ma
    vmv.v.i v24, 3
    vle64.v v8, (a0)
    vkeccak_vi v8, 0
    vsetivli zero, 1, e64, m1, ta, ma
    vmv.x.s a1, {looked_at}
    beqz a1, 1f
1:  li a0, 0
    ret
    .data
    .balign 8
    .globl state
state: .zero 256
    .size state, 256
"""


def program(looked_at: str, folder: Path) -> Path:
    source = folder / "keccak.S"
    source.write_text(PROGRAM.format(looked_at=looked_at))
    design = library().design([str(ROOT / "designs/vkeccak")])
    sources = (source, runtime_folder() / "crt0.S")
    wanted = Build(
        find_compiler(), ISA, sources, generated=design.generate(), link_script=runtime_folder() / "link.ld"
    )
    path = folder / "keccak.elf"
    path.write_bytes(build(wanted).read_bytes())
    return path


@pytest.mark.parametrize(("looked_at", "code"), [("v8", 1), ("v13", 1), ("v24", 0)])
def test_what_the_instruction_writes_of_a_secret_is_secret_and_nothing_else(
    looked_at: str, code: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = program(looked_at, tmp_path)
    command = ["run", str(elf), "--isa", ISA, "--design", "vkeccak", "--secret", "state"]
    assert run_command(command) == code
    said = "".join(capfd.readouterr())
    assert ("a branch depends on state" in said) == bool(code)


@pytest.mark.parametrize("scheme", ["ml-kem-768", "ml-dsa-44"])
def test_schemes_with_the_instruction_and_vector_kernels_are_clean(
    scheme: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["ct", scheme, "--design", "vkeccak", "--cases", "1"]) == 0
    assert "No branch, address or latency depends on a secret" in capfd.readouterr().out


@pytest.mark.parametrize("vlen", [128, 1024])
def test_vector_kernels_are_clean_without_rotations(vlen: int, capfd: pytest.CaptureFixture[str]) -> None:
    isa = f"rv64imc_zba_zbb_zve64x_zvl{vlen}b"
    assert run_command(["ct", "ml-kem-768", "--design", "rvv", "--isa", isa, "--cases", "1"]) == 0, capfd
