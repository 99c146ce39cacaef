"""The wheel works by itself: a fresh environment, an empty folder, a user's own design, core and workload."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from ..documents.blocks import files, write
from ..shared import ROOT


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


@pytest.mark.slow
def test_an_installed_wheel_runs_a_users_own_design_core_and_workload(tmp_path: Path) -> None:
    maturin = Path(sys.executable).with_name("maturin")
    run(maturin, "build", "--release", "--quiet", "--out", tmp_path / "dist", cwd=ROOT)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    venv.create(tmp_path / "venv", with_pip=True)
    binaries = tmp_path / "venv" / "bin"
    run(binaries / "python", "-m", "pip", "install", "--quiet", f"{wheel}[toolchain]", cwd=tmp_path)
    packages = next((tmp_path / "venv" / "lib").glob("python3*/site-packages"))
    run("chmod", "-R", "a-w", packages, cwd=tmp_path)

    folder = tmp_path / "empty"
    # The user's own core takes the place of the built-in one.
    write(folder, {name: text.replace("cva6-superscalar", "wide") for name, text in files().items()})
    core = (packages / "instar" / "data" / "cores" / "cva6-superscalar.toml").read_text()
    (folder / "cores").mkdir()
    (folder / "cores" / "wide.toml").write_text(
        core.replace('name = "cva6-superscalar"', 'name = "wide"').replace(
            "commit_ports = { value = 2", "commit_ports = { value = 4"
        )
    )
    cache = str(tmp_path / "cache")
    shown = run(binaries / "instar", "evaluate", "rotxor", cwd=folder, XDG_CACHE_HOME=cache)
    assert "+ x.rotxor" in shown and "on wide" in shown
    listed = run(binaries / "instar", "list", cwd=folder, XDG_CACHE_HOME=cache)
    assert "cva6-ntt" in listed and "rotxor" in listed and "wide" in listed
    # The bench of the RTL runs travels too: without the extra package there is one sentence, not a
    # traceback.
    assert (packages / "instar" / "data" / "rtl" / "cva6-2022" / "main.cpp").is_file()
    run(binaries / "instar", "new", "design", "mine", cwd=folder, XDG_CACHE_HOME=cache)
    run(binaries / "instar", "new", "workload", "mine", cwd=folder, XDG_CACHE_HOME=cache)
    run(binaries / "instar", "check", cwd=folder, XDG_CACHE_HOME=cache)
    run("chmod", "-R", "u+w", packages, cwd=tmp_path)
