"""docs/your-own-device.md, followed literally in an empty folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command

from ..documents.blocks import figure, files, follow, write

PAGE = "docs/your-own-device.md"


def test_a_device_of_ones_own_runs_from_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert len(files(PAGE)) == 5
    checked, software, slow_bus, profile, _, made = follow(PAGE, tmp_path, monkeypatch, capfd)
    design = tmp_path / "designs" / "checksum" / "design.toml"
    design.write_text(design.read_text().replace("pulpino-apb", "obi"))
    command = ["measure", "sums", "fletcher", "--core", "cv32e40p", "--design", "checksum"]
    assert run_command(command) == 0
    quick_bus = capfd.readouterr().out
    assert "nothing wrong" in checked
    # 64 stores over the bus take 6 cycles each where a memory takes 1, as the page says.
    assert figure(slow_bus, "cycles") - figure(quick_bus, "cycles") >= 64 * 5
    assert figure(quick_bus, "cycles") < figure(slow_bus, "cycles") < figure(software, "cycles") / 2
    assert "D-wait" in profile
    assert "1 + 2 a round" in made and "commands agree" in made
    assert "module checksum_fletcher (" in (tmp_path / "rtl" / "checksum_fletcher.sv").read_text()
    assert "#define FLETCHER_DATA_OFFSET 0x800u" in (tmp_path / "generated" / "fletcher.h").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("bus", ["pulpino-apb", "obi"])
def test_in_rtl_each_access_and_each_cycle_is_the_models(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], bus: str
) -> None:
    write(tmp_path, files(PAGE))
    monkeypatch.chdir(tmp_path)
    design = tmp_path / "designs" / "checksum" / "design.toml"
    design.write_text(design.read_text().replace("pulpino-apb", bus))
    command = ["rtl", "run", "cv32e40p", "sums", "fletcher", "--design", "checksum", "--variant", "engine"]
    assert run_command([*command, "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    # Two calls: a length, two sums, 64 words, the start, and two results.
    assert found["accesses"] == 2 * (1 + 2 + 64 + 1 + 2)
    for window in found["windows"]:
        assert window["cycles_reference"] == window["cycles_model"]
        assert window["accuracy"] == 1
