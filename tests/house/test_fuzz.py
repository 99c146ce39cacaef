"""The workspace of the fuzz targets fits the crates that it fuzzes, though only `make fuzz` builds it.

The targets themselves are compiled and run by `crates/sim/tests/fuzz_targets.rs`.
"""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FUZZ = ROOT / "fuzz"
TARGETS = {path.stem for path in (FUZZ / "fuzz_targets").glob("*.rs")}
MANIFEST = tomllib.loads((FUZZ / "Cargo.toml").read_text())


def test_every_fuzz_target_is_built_run_and_compiled_by_the_workspace() -> None:
    assert {program["name"] for program in MANIFEST["bin"]} == TARGETS
    assert {f"fuzz_targets/{name}.rs" for name in TARGETS} == {program["path"] for program in MANIFEST["bin"]}
    runner = re.search(r"^for target in (.*); do$", (FUZZ / "run.sh").read_text(), re.MULTILINE)
    assert runner and set(runner[1].split()) == TARGETS
    compiled = (ROOT / "crates/sim/tests/fuzz_targets.rs").read_text()
    assert set(re.findall(r"fuzz/fuzz_targets/(\w+)\.rs\"]", compiled)) == TARGETS
    for name in TARGETS:
        assert f"{name}::target(" in compiled, f"{name} is compiled, but no test gives it an input"


def test_every_crate_that_a_fuzz_target_names_is_a_dependency() -> None:
    for path in (FUZZ / "fuzz_targets").glob("*.rs"):
        named = set(re.findall(r"^use (\w+)::", path.read_text(), re.MULTILINE)) - {"std"}
        assert {name.replace("_", "-") for name in named} <= set(MANIFEST["dependencies"]), path.name


def test_the_lock_of_the_fuzz_targets_knows_the_dependencies_of_our_crates() -> None:
    shown = subprocess.run(
        ["cargo", "metadata", "--format-version", "1", "--no-deps", "--offline"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    ours = {package["name"]: package for package in json.loads(shown.stdout)["packages"]}
    locked = {
        package["name"]: {name.split(" ")[0] for name in package.get("dependencies", [])}
        for package in tomllib.loads((FUZZ / "Cargo.lock").read_text())["package"]
    }
    for name in locked.keys() & ours.keys():
        wanted = {found["name"] for found in ours[name]["dependencies"] if found["kind"] != "dev"}
        assert locked[name] == wanted, (
            f"{name} has other dependencies than fuzz/Cargo.lock knows: cargo update --workspace "
            "--manifest-path fuzz/Cargo.toml"
        )
