"""docs/your-own-device.md, followed literally in an empty folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command

from ..documents.blocks import figure, files, follow

PAGE = "docs/your-own-device.md"


def test_a_device_of_ones_own_runs_from_an_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert len(files(PAGE)) == 5
    checked, software, slow_bus, profile, _ = follow(PAGE, tmp_path, monkeypatch, capfd)
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
    assert "#define FLETCHER_DATA_OFFSET 0x800u" in (tmp_path / "generated" / "fletcher.h").read_text()
