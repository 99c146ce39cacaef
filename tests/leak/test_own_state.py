"""Registers of a design's own are elements: what comes into them shows, and what is not known is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent

#: Of each function where it leaks: element, what shows.
FUNCTIONS: dict[str, set[tuple[str, str]]] = {
    "own_apart": set(),
    "own_overwritten": {("BITS_0", "transition")},
    "own_masked": set(),
    "own_product": {("PARTS", "value")},
    "own_result": {("x10", "transition")},
}

DESIGN = """
[design]
name = "held"
title = "A word"
summary = "A word that is held."
extensions = ["held.core_desc"]
cores = ["cv32e40p"]
[units.held]
[timing."cv32e40p"."held.w"]
unit = "held"
latency = {latency}
interval = 1
from = "assumed"
{place}
"""
DESCRIPTION = """
import "RV32I.core_desc"
InstructionSet Held extends RV32I {{
  architectural_state {{ register unsigned<{bits}> HELD; }}
  instructions {{
    HELD_W {{
      encoding: 7'h0a :: 5'd0 :: rs1[4:0] :: 3'd0 :: 5'd0 :: 7'h0b;
      assembly: {{"held.w", "{{name(rs1)}}"}};
      behavior: HELD = X[rs1];
    }}
  }}
}}
"""


def built(folder: Path, source: Path) -> Path:
    sources = (runtime_folder() / "crt0.S", source)
    isa = library().core("cv32e40p").isa
    return build(Build(find_compiler(), isa, sources, link_script=runtime_folder() / "link.ld"))


def leak(capfd: pytest.CaptureFixture[str], elf: Path, function: str, *options: str) -> dict[str, Any]:
    capfd.readouterr()
    words = ["leak", str(elf), function, "--core", "cv32e40p", "--design", "tum22-masked", "--json"]
    words += [
        "--secret",
        "a:boolean:a0,a1",
        "--fresh",
        "a2",
        "--fresh",
        "a3",
        "--traces",
        "500",
        "--no-control",
        *options,
    ]
    code = run_command(words)
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    assert code == int(bool(found["leaks"]))
    return found


@pytest.mark.parametrize("function", FUNCTIONS)
def test_shares_that_meet_in_a_register_of_a_design_are_told(
    function: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    elf = built(tmp_path, HERE / "own_state.S")
    found = leak(capfd, elf, function)
    assert {(one["element"], one["kind"]) for one in found["leaks"]} == FUNCTIONS[function]
    monkeypatch.setenv("INSTAR_STEPPED", "1")
    stepped = leak(capfd, elf, function)
    assert (stepped["points"], stepped["leaks"]) == (found["points"], found["leaks"])


@pytest.mark.parametrize(
    ("latency", "bits", "place", "sentence"),
    [
        (1, 32, "", None),
        (2, 32, "", "those of instructions in EX are, in units of latency 1"),
        (1, 32, 'result_bus = "id"', "those of instructions in EX are, in units of latency 1"),
        (
            1,
            64,
            "",
            "writes a register of the design's own of more than 32 bits; declare it as an array of words",
        ),
    ],
)
def test_what_is_not_known_of_a_unit_is_told_in_one_sentence(
    latency: int,
    bits: int,
    place: str,
    sentence: str | None,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "held"
    folder.mkdir()
    (folder / "design.toml").write_text(DESIGN.format(latency=latency, place=place))
    (folder / "held.core_desc").write_text(DESCRIPTION.format(bits=bits))
    source = tmp_path / "held.S"
    body = ".insn r 0x0b, 0, 0x0a, x0, a0, x0\n ret"
    source.write_text(f".globl held\n.type held, @function\nheld:\n {body}\n.size held, . - held\n")
    words = ["leak", str(built(tmp_path, source)), "held", "--core", "cv32e40p", "--design", str(folder)]
    words += ["--secret", "a:boolean:a0,a1", "--traces", "20", "--no-control"]
    assert run_command(words) == (0 if sentence is None else 2)
    error = capfd.readouterr().err
    assert sentence is None or sentence in error, error
