"""docs/your-own-device.md, followed literally in an empty folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from instar.cli import run_command

from ..documents.blocks import files, follow

PAGE = "docs/your-own-device.md"


def _cycles(shown: str) -> int:
    found = re.search(r"cycles +([\d,]+)", shown)
    assert found
    return int(found[1].replace(",", ""))


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
    assert _cycles(slow_bus) - _cycles(quick_bus) >= 64 * 5
    assert _cycles(quick_bus) < _cycles(slow_bus) < _cycles(software) / 2
    assert "D-wait" in profile
    assert "#define FLETCHER_DATA_OFFSET 0x800u" in (tmp_path / "generated" / "fletcher.h").read_text()
