"""Flags in a result are all that the compiler gets; GCC is compiled around where it dies."""

from __future__ import annotations

import importlib
import re
import subprocess
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.places import library
from instar.toolchain import find_compiler, objects
from instar.toolchain.compiler import Compiler
from instar.workload.program import DEFAULT_ISA, Recipe, build_program, request

from tests.cli.test_commands import json_of
from tests.gcc import GCC, needs_gcc

#: The module; the package has a function of the same name.
module_build = importlib.import_module("instar.toolchain.build")


def recipe(compiler: Compiler, workload: str = "sha2") -> Recipe:
    return Recipe(library().workload(workload), "", DEFAULT_ISA, compiler, use_cache=False)


def test_the_compiler_gets_the_flags_of_the_result_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    objects.forget()
    commands: list[list[str]] = []
    run = subprocess.run

    def noted(command: list[str], **options: object) -> object:
        commands.append(command)
        return run(command, **options)  # type: ignore[call-overload]

    monkeypatch.setattr(subprocess, "run", noted)
    wanted = recipe(find_compiler())
    _, built = build_program(library(), wanted)
    compiled = [command for command in commands if "-c" in command]
    assert len(compiled) == len(built.sources)
    for command in compiled:
        assert command[: len(built.compiler.command)] == list(built.compiler.command)
        flags = iter(command[len(built.compiler.command) :])
        # Where files are, and that those which are read are told.
        places = {"-c", "-o", "-isystem", "-MF", "-MT"}
        told = [
            flag
            for flag in flags
            if not flag.startswith(("-I", "-MD", "-fdebug-compilation-dir="))
            and not (flag in places and next(flags))
        ]
        assert told == built.flags


@pytest.mark.parametrize("isa", ["rv32imc_zba_zbb", "rv64imc"])
def test_clang_itself_sees_that_optimisation_and_no_frame_pointers(isa: str, tmp_path: Path) -> None:
    """Its own driver says what its compiler proper is started with."""
    source = tmp_path / "a.c"
    source.write_text("int f(int x) { return x; }\n")
    compiler = find_compiler()
    flags = module_build.Build(compiler, isa, (source,)).flags
    command = [*compiler.command, *flags, "-###", "-c", str(source), "-o", str(tmp_path / "a.o")]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    proper = re.findall(r'"([^"]*)"', said[said.index('"-cc1"') :])
    assert "-O3" in proper and "-mframe-pointer=none" in proper and "-ffreestanding" in proper
    assert "NDEBUG" not in proper and not [flag for flag in proper if "sanitize" in flag or "stack-p" in flag]
    # Linker relaxation, as every other RISC-V tool chain does it.
    assert [flag for flag in proper if flag.lstrip("+-") == "relax"] == ["+relax"]


def test_a_leaf_function_in_portable_c_needs_no_frame() -> None:
    wanted = request(library(), recipe(find_compiler(), "sha3"))
    assert not [flag for flag in wanted.flags if "frame" in flag]


class Pretended:
    """GCCs of several versions, as far as their flags go."""

    @staticmethod
    def of(version: str) -> Compiler:
        return Compiler("riscv64-unknown-elf-gcc", f"riscv64-unknown-elf-gcc (x) {version}", ("gcc",), False)


@pytest.mark.parametrize(
    ("version", "isa", "march", "notes"),
    [
        ("12.2.0", "rv32imc_zbb_zbs", "rv32imc_zbb", ["without Zbs", "13 does not"]),
        ("12.2.0", "rv64imc_zbb_zbs", "rv64imc_zbb_zbs", []),
        ("12.2.0", "rv32imc_zcb", "rv32imc", ["without Zcb", "14"]),
        ("13.2.0", "rv32imc_zbs", "rv32imc_zbs", []),
        ("14.1.0", "rv32imc_zbs_zcb", "rv32imc_zbs_zcb", []),
    ],
)
def test_what_a_version_of_gcc_cannot_take_is_left_out_and_said(
    version: str, isa: str, march: str, notes: list[str]
) -> None:
    compiler = Pretended.of(version)
    assert compiler.target_flags(isa)[0] == f"-march={march}"
    note = compiler.note(isa)
    assert (note is None) is (not notes) and all(part in (note or "") for part in notes)
    # Its assembler has no such fault: a kernel in assembly may use Zbs.
    if "zbs" in isa:
        assert "zbs" in compiler.target_flags(isa, assembly=True)[0]


@needs_gcc
def test_gcc_builds_the_constant_that_it_dies_on(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ML-DSA has 0x800, the constant; the default ISA has Zbs."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert run_command(["vectors", "ml-dsa-44", "--cc", GCC]) == 0
    out, message = capfd.readouterr()
    assert re.search(r": (\d+) of \1 vectors pass", out), out
    version = find_compiler(GCC).version
    if int(re.findall(r"\b(\d+)\.\d+\.\d+", version)[-1]) < 13:
        assert message.count("note:") == 1 and "without Zbs" in message


@needs_gcc
def test_gcc_gets_the_users_flags_too(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "measure", "sha3", "keccak_f1600", "--cc", GCC, "--cflags=-Os")
    assert found["flags"].endswith(" -Os") and found["checked"]
