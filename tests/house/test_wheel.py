"""The wheel and the sdist work by themselves: a fresh environment, an empty folder, a user's own files.

What is compiled is not what the quick tests are about: they pack the native module that is in use,
by a stand-in for cargo.
"""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from importlib.metadata import Distribution
from pathlib import Path

import pytest
from instar import _core
from instar.extras import EXTRAS
from instar.version import version

from ..documents.blocks import files, write
from ..first_hour.installed import Installed, run
from ..first_hour.stranger import walk
from ..shared import ROOT

_STAND_IN = """\
#!{python}
import json, os, sys
if sys.argv[1] != "rustc":
    os.execv({cargo!r}, [{cargo!r}, *sys.argv[1:]])
print(json.dumps({{
    "reason": "compiler-artifact", "package_id": {package!r}, "manifest_path": {manifest!r},
    "target": {{"kind": ["cdylib"], "crate_types": ["cdylib"], "name": "_core", "src_path": "",
               "edition": "2024", "doc": True, "doctest": False, "test": True}},
    "profile": {{"opt_level": "1", "debuginfo": 0, "debug_assertions": True, "overflow_checks": True,
                "test": False}},
    "features": [], "filenames": [{library!r}], "executable": None, "fresh": True}}))
print(json.dumps({{"reason": "build-finished", "success": True}}))
"""

#: A page that stands for the site, which `make wheel` builds and a wheel carries.
_SITE = {"data/site/docs/reference/design.html": b"<title>design</title>"}


def asked(code: str, root: Path, first: Path | None = None, **more: str) -> str:
    """What code says that has the build of a checkout or an sdist as `b`."""
    begin = "import sys; sys.path.insert(0, 'tools'); import build_backend as b; "
    binaries = [*([str(first)] if first else []), str(Path(sys.executable).parent)]
    path = os.pathsep.join([*binaries, os.environ["PATH"]])
    done = run(sys.executable, "-c", begin + code, cwd=root, environment={**os.environ, "PATH": path, **more})
    assert done.code == 0, done.err
    return done.out.splitlines()[-1] if done.out else ""


def packed(folder: Path) -> Path:
    """The wheel of this checkout, around the native module in use."""
    folder.mkdir()
    cargo = shutil.which("cargo")
    assert cargo is not None
    words = [cargo, "metadata", "--no-deps", "--offline", "--format-version", "1"]
    told = json.loads(subprocess.run(words, cwd=ROOT, capture_output=True, check=True).stdout)
    (bindings,) = (one for one in told["packages"] if one["name"] == "instar-py")
    # maturin may change it on its way.
    library = shutil.copy(_core.__file__, folder / "lib_core.so")
    stand_in = folder / "cargo"
    stand_in.write_text(
        _STAND_IN.format(
            python=sys.executable,
            cargo=cargo,
            package=bindings["id"],
            manifest=bindings["manifest_path"],
            library=str(library),
        )
    )
    stand_in.chmod(0o755)
    build = f"b._wheel({str(folder)!r}, None, {_SITE!r})"
    asked(build, ROOT, folder, CARGO_TARGET_DIR=str(folder / "target"))
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    place = tmp_path_factory.mktemp("wheel")
    made = Installed.of(packed(place / "dist"), place, alone=True)
    yield made
    made.remove()


def test_a_wheel_bears_its_version_and_works_where_it_may_not_write(installed: Installed) -> None:
    before = installed.contents()
    assert installed.instar("--version").out == f"instar {version()}\n"
    assert [path.name for path in installed.packages.glob("instar-*")] == [f"instar-{version()}.dist-info"]
    listed = installed.instar("list").out
    for kind in ("cva6-ntt", "cv32e40p", "ml-kem"):
        assert kind in listed
    data = installed.packages / "instar" / "data"
    assert (data / "rtl" / "cva6-2022" / "main.cpp").is_file()
    assert (data / "docs" / "reference" / "design.md").is_file()
    assert installed.instar("new", "design", "mine").code == 0
    assert installed.instar("check").code == 0
    assert installed.contents() == before
    assert installed.instar("docs", "design", "--where").out.endswith("/data/docs/reference/design.md\n")
    assert (data / "site" / "docs" / "reference" / "design.html").read_bytes() in _SITE.values()
    missing = installed.instar("measure", "sha3", "keccak_f1600", "--core", "cva6-singel")
    assert (missing.code, len(missing.err.splitlines())) == (2, 1)


def test_the_record_of_a_stamped_wheel_is_true(installed: Installed) -> None:
    distribution = next(iter(Distribution.discover(name="instar", path=[str(installed.packages)])))
    assert distribution.version == version()
    assert "instar/_built.py" in {str(file) for file in distribution.files or []}
    for path, digest, size in csv.reader((distribution.read_text("RECORD") or "").splitlines()):
        file = installed.packages / path
        assert file.is_file() and (not size or file.stat().st_size == int(size)), path
        assert digest or path.endswith(("RECORD", ".pyc")), path


def test_an_sdist_is_whole_and_bears_its_state(tmp_path: Path) -> None:
    asked(f"b.build_sdist({str(tmp_path)!r})", ROOT)
    (archive,) = tmp_path.glob("*.tar.gz")
    assert archive.name == f"instar-{version()}.tar.gz"
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"instar-{version()}"
    assert f"\nVersion: {version()}\n" in (unpacked / "PKG-INFO").read_text()
    # No git is there to be asked.
    metadata = asked(f"print(b.prepare_metadata_for_build_wheel({str(tmp_path)!r}))", unpacked)
    assert metadata == f"instar-{version()}.dist-info"
    parts = set(json.loads(asked("import json; print(json.dumps(b._parts()))", unpacked)))
    assert parts - {"python/instar/_built.py"} == set(
        json.loads(asked("import json; print(json.dumps(b._parts()))", ROOT))
    )


def test_extras_are_named_as_the_package_has_them() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    table = project.split("[project.optional-dependencies]\n")[1].split("\n\n")[0]
    stated = {
        name: tuple(re.findall(r'"([^"]+)"', packages))
        for name, packages in re.findall(r"^(\w+) = \[(.+)\]$", table, re.MULTILINE)
    }
    assert stated == EXTRAS


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a real release."""
    folder = tmp_path_factory.mktemp("release")
    done = run(sys.executable, "tools/build_backend.py", folder, cwd=ROOT)
    assert done.code == 0, done.err
    return folder


@pytest.mark.slow
def test_a_stranger_with_a_wheel_comes_from_nothing_to_a_proof(release: Path, tmp_path: Path) -> None:
    (wheel,) = release.glob("*x86_64.whl")
    assert "-manylinux_2_28_" in wheel.name
    assert len([taken for taken in walk(wheel, tmp_path) if taken.done.code == 0]) > 8


@pytest.mark.slow
def test_an_installed_wheel_runs_a_users_own_design_core_and_workload(release: Path, tmp_path: Path) -> None:
    (wheel,) = release.glob("*x86_64.whl")
    own = Installed.of(wheel, tmp_path, "[toolchain]")
    # The user's own core takes the place of the built-in one.
    write(own.folder, {name: text.replace("cva6-superscalar", "wide") for name, text in files().items()})
    core = (own.packages / "instar" / "data" / "cores" / "cva6-superscalar.toml").read_text()
    (own.folder / "cores").mkdir()
    (own.folder / "cores" / "wide.toml").write_text(
        core.replace('name = "cva6-superscalar"', 'name = "wide"').replace(
            "commit_ports = { value = 2", "commit_ports = { value = 4"
        )
    )
    shown = own.instar("evaluate", "rotxor")
    assert "+ x.rotxor" in shown.out and "on wide" in shown.out, shown.err
    own.remove()


@pytest.mark.slow
def test_pip_installs_from_the_sdist(release: Path, tmp_path: Path) -> None:
    (archive,) = release.glob("*.tar.gz")
    # What was compiled for the tests serves but for our own crates.
    os.environ["CARGO_TARGET_DIR"] = str(ROOT / "target")
    os.environ["MATURIN_PEP517_ARGS"] = "--profile checked"
    try:
        own = Installed.of(archive, tmp_path)
    finally:
        del os.environ["CARGO_TARGET_DIR"], os.environ["MATURIN_PEP517_ARGS"]
    assert own.instar("--version").out == f"instar {version()}\n"
    assert own.instar("list").code == 0
    own.remove()
