"""A program or file means what the named variant's own description says, whatever command takes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import instar
import pytest
from instar import rtl
from instar._core import Design, InstarError
from instar.cli import run_command
from instar.explore.prepare import Preparation
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

from ..documents.blocks import files
from .test_commands import json_of

if TYPE_CHECKING:
    from instar._core import RtlResult

VARIANTS = ["five", "three"]
#: What the program retires: `counted.n`, a round of two for each that it gives, and the end.
RETIRED = [14, 10]
CORE = "cva6-superscalar"
OF = ["--core", CORE, "--design", "counted", "--variant"]

TABLE = f"""
[design]
name = "counted"
title = "A number"
summary = "One encoding of two meanings"
extensions = ["five.core_desc"]
cores = ["{CORE}"]
[timing."{CORE}"."counted.n"]
unit = "alu"
latency = 1
interval = 1
result_bus = "alu"
from = "assumed"
where = "a constant"
[[baselines]]
name = "portable-c"
title = "portable C"
[[variants]]
name = "five"
title = "five"
[[variants]]
name = "three"
title = "three"
extensions = ["../shared/three.core_desc"]
"""
TEXT = """
InstructionSet Xcounted extends RV32I {
  instructions {
    COUNTED_N {
      encoding: 17'd0 :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"counted.n", "{name(rd)}"};
      behavior: X[rd] = NUMBER;
    }
  }
}
"""
#: `counted.n a1`, a round, and the end; as a program, and as what is scheduled.
WORDS = [0x0000058B, 0xFFF58593, 0xFE059EE3, 0x00000513, 0x05D00893, 0x00000073]
PROGRAM = ".globl _start\n_start:\n" + "".join(f".word {word:#x}\n" for word in WORDS)
FUNCTION = """
#include "xcounted.inc"
    .globl f
    .type f, @function
f:  li a1, 0
    counted_n a1
1:  addi a1, a1, -1
    bnez a1, 1b
    ret
    .size f, . - f
"""
#: Points that differ in what an instruction does and in nothing else.
SPACE = f"""
[space]
title = "Both"
[base]
core = "{CORE}"
design = "counted"
program = "p.elf"
[[axes]]
set = "variant"
values = ["five", "three"]
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folder = Path("designs/counted")
    folder.mkdir(parents=True)
    (folder / "design.toml").write_text(TABLE)
    Path("designs/shared").mkdir()
    # One of them lies in no design's folder.
    for name, number in (("counted/five", "5"), ("shared/three", "3")):
        Path(f"designs/{name}.core_desc").write_text(TEXT.replace("NUMBER", number))
    Path("p.S").write_text(PROGRAM)
    source, script = Path("p.S").absolute(), runtime_folder() / "link.ld"
    elf = build(Build(find_compiler(), "rv32im", (source,), link_script=script))
    Path("p.elf").write_bytes(elf.read_bytes())
    Path("f.S").write_text(FUNCTION)
    Path("space.toml").write_text(SPACE)


def record(rounds: int) -> Path:
    """A trace of the program with so many rounds."""
    file = Path(f"{rounds}.trace")
    numbers = [0, *[1, 2] * rounds, 3, 4, 5]
    lines = [f"{0x8000_0000 + 4 * at:x} {WORDS[at]:08x} {3 * n}\n" for n, at in enumerate(numbers)]
    file.write_text("".join(lines))
    return file


@pytest.mark.parametrize("command", ["run", "profile", "histogram"])
def test_a_run_by_each_variant(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    options = ["--design", "counted", "--variant"] if command == "histogram" else OF
    found = [json_of(capfd, command, "p.elf", *options, variant) for variant in VARIANTS]
    # Where none is named it is the last.
    found.append(json_of(capfd, command, "p.elf", *options[:-1]))
    assert [one.get("runs", [one])[0]["instructions"] for one in found] == [*RETIRED, RETIRED[-1]]


def test_compare(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "compare", "p.elf", *OF, "five", "--variant", "three")
    assert found["instructions"] == RETIRED


def test_rtl_compare(capfd: pytest.CaptureFixture[str]) -> None:
    for rounds, variant in zip((5, 3), VARIANTS, strict=True):
        found = json_of(capfd, "rtl", "compare", str(record(rounds)), "p.elf", *OF, variant)
        assert found["parted"] is None and found["instructions"][0] == found["common"]


def test_rtl_score(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    def along(rounds: int) -> Callable[..., RtlResult]:
        """In the place of the RTL: what is known to retire."""
        Path("memory").write_bytes(b"")
        return lambda core, image, name, *_, **__: image.score(core, record(rounds), "memory", name)

    monkeypatch.setattr(rtl, "find_source", lambda *_, **__: None)
    for rounds, variant in zip((5, 3), VARIANTS, strict=True):
        monkeypatch.setattr(rtl, "score", along(rounds))
        (window,) = json_of(capfd, "rtl", "score", CORE, "p.elf", *OF[2:], variant)["windows"]
        assert window["instructions"] == 6 + 2 * (rounds - 1)


def test_schedule(capfd: pytest.CaptureFixture[str]) -> None:
    found = [json_of(capfd, "schedule", "f.S", "--bound", *OF, variant) for variant in VARIANTS]
    slots = [bound["reason"] for one in found for bound in one["bounds"] if "commit slots" in bound["reason"]]
    assert slots == ["commit slots: 13, 2 a cycle", "commit slots: 9, 2 a cycle"]


def test_explore(capfd: pytest.CaptureFixture[str]) -> None:
    points = json_of(capfd, "explore", "space.toml", "-o", "out")["points"]
    assert [point["cost"]["instructions"] for point in points] == RETIRED
    programs = Preparation(library(), find_compiler)
    runs = [programs.program(point).run() for point in library().space("space.toml")["points"]]
    assert [run["instructions"] for run in runs] == RETIRED


def test_python() -> None:
    programs = [instar.Program("p.elf", design="counted", variant=variant) for variant in VARIANTS]
    assert [program.run().instructions for program in programs] == RETIRED


def test_ct(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which operands an instruction's time depends on is told by its number in the description."""
    given = []

    def checker(*_: object, design: Design, **__: object) -> None:
        given.append(design.fingerprint)
        raise InstarError("that was all")

    monkeypatch.setattr("instar.secret.check.Checker", checker)
    for variant in VARIANTS:
        assert run_command(["ct", "sha2", "--design", "counted", "--variant", variant]) != 0
    design = library().design("counted")
    assert given == [design.of_variant(variant).fingerprint for variant in VARIANTS]


def test_rtl_run_of_a_device_on_another_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in files("docs/your-own-device.md").items():
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text(text)
    table = Path("designs/checksum/design.toml")
    other = '[[variants]]\nname = "obi"\ntitle = "OBI"\nlike = "engine"\nkernels = "kernels"\n'
    table.write_text(table.read_text() + other + 'device.fletcher = { bus = "obi" }\n')
    apb = []

    def score(*_: object, device: rtl.DeviceAttachment, **__: object) -> None:
        apb.append(device.apb)
        raise InstarError("that was all")

    monkeypatch.setattr(rtl, "score", score)
    for variant in ("engine", "obi"):
        command = ["rtl", "run", "cv32e40p", "sums", "fletcher", "--design", "checksum", "--variant", variant]
        assert run_command(command) != 0
    assert apb == [True, False]


def test_a_proof_is_about_the_instructions_of_a_variant(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["schedule", "--check", "a.S", "b.S", "--isa", "rv32im", "--returns", "1", *OF[2:]]
    function = (
        '#include "xcounted.inc"\n    .globl f\n    .type f, @function\nf:  {}\n    ret\n    .size f, . - f\n'
    )
    Path("a.S").write_text(function.format("counted_n a0"))
    for variant, number in (("five", 5), ("three", 3)):
        Path("b.S").write_text(function.format(f"li a0, {number}"))
        verdicts = [run_command([*words, one]) for one in VARIANTS]
        capfd.readouterr()
        assert verdicts == [0 if one == variant else 1 for one in VARIANTS]
