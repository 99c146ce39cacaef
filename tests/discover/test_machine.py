"""A workload's code runs on the machine of the core that it is looked at for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command

MANIFEST = """
name = "odd"
title = "Words at odd addresses"
sources = ["odd.c"]
include = ["."]

[functions.mixed]
source = "odd.c"
symbol = "odd_mixed"
prototype = "void odd_mixed(uint8_t out[16], const uint8_t in[16])"
args = [
  { name = "out", kind = "out", type = "bytes", count = 16 },
  { name = "in", kind = "in", type = "bytes", count = 16 },
]
"""
SOURCE = """
#include <stdint.h>
struct odd { uint8_t first; uint32_t words[3]; uint8_t last[3]; } __attribute__((packed));
void odd_mixed(uint8_t out[16], const uint8_t in[16]) {
    const struct odd *from = (const struct odd *)in;
    struct odd *to = (struct odd *)out;
    for (int n = 0; n < 3; n++) to->words[n] = (from->words[n] << 7 ^ from->words[n] >> 3) + n;
    to->first = to->last[0] = to->last[1] = to->last[2] = 0;
}
"""


def test_code_without_alignment_is_looked_at_for_a_core_that_needs_none(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "odd"
    folder.mkdir()
    (folder / "workload.toml").write_text(MANIFEST)
    (folder / "odd.c").write_text(SOURCE)
    words = ["discover", str(folder), "mixed", "--core", "cv32e40p", "--cflags=-mno-strict-align"]
    code = run_command([*words, "--no-area", "--count", "1", "--effort", "1", "--candidates", "3", "--json"])
    out, message = capfd.readouterr()
    assert code == 0, message
    (found,) = json.loads(out)["functions"]
    assert found["proved"] and found["after"] < found["came"]
