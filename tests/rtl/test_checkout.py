"""RTL from a folder of the user's: in the place of the package's, or where no package has it."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.places import library
from instar.rtl import build_simulator, find_source
from instar.rtl.source import package

#: A checkout of openhwgroup/cva6 6cb200105, without submodules; its test runs where it is named.
CVA6 = os.environ.get("CVA6_CHECKOUT")


def test_a_folder_like_the_package_stands_for_it(tmp_path: Path) -> None:
    """The same files under another root, and the change of one of them makes another simulator."""
    core = library().core("cva6-2022")
    root = package("pythondata-cpu-cva6")[0] / "system_verilog"
    ours = find_source(core)
    copy = tmp_path / "mine"
    copy.symlink_to(root)
    mine = find_source(core, checkout=copy)
    assert mine.package == str(root) and mine.arguments == ours.arguments
    assert mine.included and not ours.included
    with pytest.raises(InstarError, match=r"there is no core/Flist\.cv32a60x in it"):
        find_source(core, checkout=tmp_path)


def test_a_core_without_a_package_asks_for_a_checkout(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["rtl", "score", "cva6-single", "sha3", "keccak_f1600"]) == 2
    said = capfd.readouterr().err
    assert "check out openhwgroup/cva6 6cb200105" in said and "--rtl" in said and said.count("\n") == 1


def test_a_file_that_is_missing_and_needed_is_named(tmp_path: Path) -> None:
    root = package("pythondata-cpu-cva6")[0] / "system_verilog"
    copy = tmp_path / "mine"
    shutil.copytree(root, copy)
    (copy / "core" / "decoder.sv").unlink()
    source = find_source(library().core("cva6-2022"), checkout=copy)
    assert any(path.endswith("core/decoder.sv") for path in source.missing)
    with pytest.raises(InstarError) as refused:
        build_simulator(source, lambda _: None)
    said = str(refused.value)
    assert "is missing" in said and "git submodule update --init" in said and "\n" not in said


def test_parameters_reach_the_bench_as_macros() -> None:
    """Each macro that the bench uses comes from the core's file, and the other way round."""
    core = library().core("cva6-superscalar")
    assert core.rtl is not None
    bench = (Path(core.rtl["bench"]) / "instar_cva6.sv").read_text()
    macros = core.rtl["macros"].values()
    assert all(f"`{macro}" in bench for macro in macros)
    known = {parameter["name"] for parameter in core.parameters}
    assert set(core.rtl["macros"]) <= known


@pytest.mark.slow
@pytest.mark.skipif(CVA6 is None, reason="CVA6_CHECKOUT names no checkout of openhwgroup/cva6")
@pytest.mark.parametrize(("core", "floor"), [("cva6-single", 1.0), ("cva6-superscalar", 0.999)])
def test_todays_cva6_takes_the_cycles_of_its_model(
    core: str, floor: float, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["rtl", "score", core, "ml-dsa-44", "ntt", "--rtl", str(CVA6), "--json"]) == 0
    for window in json.loads(capfd.readouterr().out)["windows"]:
        assert window["accuracy"] >= floor, window
