"""What `profile` charges to a device: that of docs/your-own-device.md, on cores of two families."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command

from ..documents.blocks import files, write
from .test_device_page import PAGE

#: In the driver: a length, two sums, 64 words, the start, and two results.
ACCESSES = 1 + 2 + 64 + 1 + 2


@pytest.mark.parametrize("core", ["cv32e40p", "cva6-single", "cva6-superscalar"])
def test_waits_for_a_device_are_charged_to_it_and_those_for_its_command_are_what_that_costs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], core: str
) -> None:
    write(tmp_path, files(PAGE))
    monkeypatch.chdir(tmp_path)
    design = tmp_path / "designs" / "checksum" / "design.toml"
    stated = design.read_text().replace("cv32e40p", core)
    if core != "cv32e40p":
        stated = stated.replace(
            'bus = "pulpino-apb"', 'load_latency = 4\nstore_latency = 4\nfrom = "assumed"'
        )

    def profile(cycles: str) -> dict[str, Any]:
        design.write_text(stated.replace("2 + 2 * LENGTH", cycles))
        command = ["profile", "sums", "fletcher", "--core", core, "--design", "checksum"]
        assert run_command([*command, "--json"]) == 0
        found: dict[str, Any] = json.loads(capfd.readouterr().out)
        assert run_command(command) == 0
        assert "Devices that were waited for" in capfd.readouterr().out
        return found

    # On both buses accesses are one at a time, so that nothing hides behind the command.
    usual, without = profile("2 + 2 * LENGTH"), profile("0")
    [waits], [waits_without] = usual["devices"], without["devices"]
    assert (waits["device"], waits["accesses"]) == ("fletcher", ACCESSES)
    assert waits_without["command_cycles"] == 0
    assert 100 < waits["command_cycles"] == usual["cycles"] - without["cycles"] < 130
    assert waits["cycles"] - waits["command_cycles"] == waits_without["cycles"]
    stalls = usual["stalls"]
    if core == "cv32e40p":
        # The other data lie in memory that answers at once.
        assert waits["cycles"] == stalls["data_wait"] + stalls["load_use"]
    else:
        # All loads that miss are of the device; of a full store queue its stores are the reason.
        assert stalls["data_miss"] < waits["cycles"] <= stalls["data_miss"] + stalls["write_buffer"]
