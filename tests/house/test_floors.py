"""Nobody calls upstairs: the floors of ARCHITECTURE.md, read off Cargo metadata and Python imports."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: Rust crates, ground floor first. Crates on one floor have no door between them.
CRATES = [
    {"instar-diagnostic", "instar-files"},
    {"instar-isa", "instar-microprogram"},
    {"instar-trace", "instar-coredsl"},
    {"instar-manual"},
    {"instar-jit"},
    {"instar-sim", "instar-cores"},
    {"instar-code", "instar-design", "instar-debug", "instar-leak"},
    {"instar-equivalence", "instar-measure", "instar-gen", "instar-circuit"},
    {"instar-schedule", "instar-fault", "instar-discover"},
    {"instar-py", "instar-stubs"},
]

#: Modules of the Python package, ground floor first. Modules on one floor may not import each
#: other.
MODULES = [
    {"_core", "version", "extras"},
    {
        "places",
        "pages",
        "cache",
        "result",
        "outcome",
        "sampling",
        "cautions",
        "core_machine",
        "hazards",
        "interruption",
        "tuned",
        "scores",
        "variants",
    },
    {"origin"},
    {"toolchain", "report"},
    {"picture"},
    {"workload"},
    {"kernels"},
    {"checked_program"},
    {"measurement", "jobs", "rtl"},
    {"profiling", "secret", "fault", "hardware", "leak"},
    {"design", "program", "suite"},
    {"explore", "bench", "tune", "schedule", "check", "templates", "gallery", "repeat"},
    {"discover"},
    {"cli"},
    {"_entry"},
]


def floor_of(name: str, floors: list[set[str]]) -> int:
    for number, rooms in enumerate(floors):
        if name in rooms:
            return number
    raise AssertionError(f"{name} stands on no floor: add it to the list in {Path(__file__).name}")


def test_crates_call_downstairs_only() -> None:
    shown = subprocess.run(
        ["cargo", "metadata", "--format-version", "1", "--no-deps", "--offline"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    packages = json.loads(shown.stdout)["packages"]
    assert {package["name"] for package in packages} == set().union(*CRATES)
    for package in packages:
        for dependency in package["dependencies"]:
            if dependency["name"].startswith("instar-") and dependency["kind"] is None:
                above, below = floor_of(package["name"], CRATES), floor_of(dependency["name"], CRATES)
                assert below < above, f"{package['name']} may not use {dependency['name']}"


def test_the_simulator_s_state_knows_no_engine() -> None:
    state = ROOT / "crates" / "sim" / "src" / "state"
    for path in sorted(state.rglob("*.rs")):
        code = "\n".join(line for line in path.read_text().splitlines() if not line.lstrip().startswith("//"))
        used = set(re.findall(r"\bcrate::(\w+)", code)) - {"state", "fault"}
        assert not used, f"{path.relative_to(ROOT)} may not use {used}"


def imported_rooms(path: Path) -> set[str]:
    rooms = set()
    for node in ast.walk(ast.parse(path.read_text(), str(path))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the floor"
            module = node.module or ""
            names = [f"instar.{alias.name}" for alias in node.names] if module == "instar" else [module]
        rooms |= {name.split(".")[1] for name in names if name.startswith("instar.")} - {"__version__"}
    return rooms


def test_python_modules_call_downstairs_only() -> None:
    package = ROOT / "python" / "instar"
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        if parts[0] == "__init__" or parts[0] == "data":
            continue
        room = parts[0]
        above = floor_of(room, MODULES)
        for used in imported_rooms(path) - {room}:
            assert floor_of(used, MODULES) < above, f"{path}: {room} may not import {used}"


def test_python_reads_no_toml() -> None:
    for path in sorted((ROOT / "python" / "instar").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & {"tomllib", "toml", "tomlkit"}, path
