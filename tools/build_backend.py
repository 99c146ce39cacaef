"""Builds wheels and sdists that bear what they were made of: maturin's work, with the version put in.

pip comes in by the functions of PEP 517; `python tools/build_backend.py dist` (`make wheel`) makes the
files of a release: an sdist, and a wheel for each machine whose Rust library is here.
"""

from __future__ import annotations

import importlib.util
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

import maturin

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "python" / "instar"
#: What an sdist has: all that a wheel is made of.
PARTS = (
    *("Cargo.lock", "Cargo.toml", "CHANGELOG.md", "CITATION.cff", "LICENSE", "README.md", "pyproject.toml"),
    *("cores", "crates", "designs", "docs", "python", "rtl", "suites", "tools", "workloads"),
)
#: Of a checkout, where git cannot be asked, these are no part.
MADE = ("*.so", "*.pyc", "__pycache__")
#: The glibc of August 2018: every Linux of the last five years has it.
SINCE = "manylinux_2_28"
MACHINES = ("x86_64", "aarch64")

Settings = Mapping[str, Any] | None

get_requires_for_build_wheel = maturin.get_requires_for_build_wheel
get_requires_for_build_editable = maturin.get_requires_for_build_editable
get_requires_for_build_sdist = maturin.get_requires_for_build_sdist
# A checkout that is installed in place says its state itself, whenever it is asked.
build_editable = maturin.build_editable
prepare_metadata_for_build_editable = maturin.prepare_metadata_for_build_editable


def beside(path: Path) -> ModuleType:
    """A module by its file: `instar` itself cannot be imported before it is built."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


version = beside(PACKAGE / "version.py")
stamp = beside(ROOT / "tools" / "stamp.py")


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    made = maturin.prepare_metadata_for_build_wheel(metadata_directory, config_settings)
    return str(stamp.metadata(Path(metadata_directory) / made, version.made(PACKAGE).version))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    return _wheel(wheel_directory, config_settings)


def _wheel(folder: str, settings: Settings, more: Mapping[str, bytes] | None = None) -> str:
    state = version.made(PACKAGE)
    with TemporaryDirectory() as scratch:
        # With maturin's own metadata: the stamp has those that pip was told.
        made = Path(scratch) / maturin.build_wheel(scratch, settings)
        return str(stamp.wheel(made, Path(folder), state.version, version.as_built(state), more))


def site() -> dict[str, bytes]:
    """The pages as a site, by their paths in the package: `instar docs` opens them from there."""
    with TemporaryDirectory() as scratch:
        subprocess.run([sys.executable, str(ROOT / "tools" / "site" / "build.py"), scratch], check=True)
        built = Path(scratch)
        files = (path for path in built.rglob("*") if path.is_file())
        return {f"data/site/{path.relative_to(built)}": path.read_bytes() for path in files}


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    state = version.made(PACKAGE)
    name = f"instar-{state.version}"
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    written = {
        "pyproject.toml": project.replace(
            f'version = "{version.announced(ROOT)}"', f'version = "{state.version}"', 1
        ),
        "python/instar/_built.py": version.as_built(state),
        "PKG-INFO": _package_info(state.version),
    }
    with tarfile.open(Path(sdist_directory) / f"{name}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path in _parts():
            if path not in written:
                archive.add(ROOT / path, f"{name}/{path}", recursive=False, filter=_nobodys)
        for path, text in sorted(written.items()):
            data = text.encode()
            entry = tarfile.TarInfo(f"{name}/{path}")
            entry.size, entry.mtime = len(data), int((ROOT / "pyproject.toml").stat().st_mtime)
            archive.addfile(entry, io.BytesIO(data))
    return f"{name}.tar.gz"


def _package_info(wanted: str) -> str:
    with TemporaryDirectory() as scratch:
        made = Path(scratch) / maturin.prepare_metadata_for_build_wheel(scratch)
        text = (Path(scratch) / stamp.metadata(made, wanted) / "METADATA").read_text(encoding="utf-8")
        return str(text)


def _parts() -> list[str]:
    """Files and links of the sdist."""
    if (ROOT / ".git").exists():
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--", *PARTS], cwd=ROOT, capture_output=True, text=True, check=True
        )
        return sorted(path for path in listed.stdout.split("\0") if path and (ROOT / path).exists())
    found = []
    for part in PARTS:
        for path in [ROOT / part, *(ROOT / part).rglob("*")]:
            kept = not any(path.match(made) or any(up.match(made) for up in path.parents) for made in MADE)
            if kept and (path.is_symlink() or path.is_file()):
                found.append(str(path.relative_to(ROOT)))
    return sorted(found)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """The entry without whose it was."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def has_library(machine: str) -> bool:
    """Whether Rust's own library for a machine is installed."""
    asked = ["rustc", "--print", "target-libdir", "--target", f"{machine}-unknown-linux-gnu"]
    told = subprocess.run(asked, capture_output=True, text=True, check=True)
    return any(Path(told.stdout.strip()).glob("libstd-*"))


def release(folder: Path) -> None:
    """The files of a release."""
    folder.mkdir(parents=True, exist_ok=True)
    # maturin looks for itself and for zig there.
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    if shutil.which("cargo") is None:
        sys.exit("make wheel needs Rust: there is no cargo")
    made, pages = [build_sdist(str(folder))], site()
    for machine in MACHINES:
        target = f"{machine}-unknown-linux-gnu"
        if not has_library(machine):
            print(
                f"no wheel for {machine}: rustup target add {target} brings what is missing", file=sys.stderr
            )
            continue
        arguments = ["--zig", "--target", target, "--compatibility", SINCE]
        made.append(_wheel(str(folder), {"build-args": arguments}, pages))
    print("\n".join(f"{folder / name}  {(folder / name).stat().st_size / 1e6:.1f} MB" for name in made))


if __name__ == "__main__":
    os.chdir(ROOT)
    release(Path(sys.argv[1]).absolute())
