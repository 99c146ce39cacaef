"""What a command writes never takes what it reads, and is whole or not there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
CORE = ["--core", "cva6-superscalar"]


def program(source: str = "count.c") -> Path:
    sources = (HERE / source, runtime_folder() / "crt0.S") if source.endswith(".c") else (HERE / source,)
    return build(Build(find_compiler(), "rv32imc", sources, link_script=runtime_folder() / "link.ld"))


@pytest.fixture
def elf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "x.elf"
    path.write_bytes(program().read_bytes())
    return path


@pytest.mark.parametrize("way", ["the same name", "another name", "a symbolic link", "a hard link"])
@pytest.mark.parametrize(
    "command",
    [
        ["run", "x.elf", "--trace"],
        ["run", "x.elf", "--coverage"],
        ["run", "x.elf", "--flame"],
        ["run", "x.elf", "--trace-format", "spike", "--trace"],
        ["profile", "x.elf", *CORE, "--kanata"],
        ["profile", "x.elf", *CORE, "--perfetto"],
        ["profile", "x.elf", *CORE, "--cycles"],
        ["profile", "x.elf", "--flame"],
        ["rtl", "trace", "cva6-2022", "x.elf", "--out"],
        ["rtl", "trace", "cva6-2022", "x.elf", "--index"],
    ],
    ids=" ".join,
)
def test_a_program_is_never_overwritten(
    command: list[str], way: str, elf: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = elf.read_bytes()
    name = {"the same name": "x.elf", "another name": "../" + elf.parent.name + "/x.elf"}.get(way, "other")
    if way == "a symbolic link":
        Path("other").symlink_to(elf)
    if way == "a hard link":
        os.link(elf, "other")
    assert run_command([*command, name]) == 2
    assert "would be lost" in capsys.readouterr().err
    assert elf.read_bytes() == before


@pytest.mark.parametrize("option", ["--histogram-to", "--coverage", "--flame"])
def test_a_program_is_never_overwritten_by_a_file_whose_name_has_an_ending(option: str, elf: Path) -> None:
    # The program may be called anything.
    picture = elf.rename("x.json")
    before = picture.read_bytes()
    assert run_command(["run", "x.json", option, "x.json"]) == 2
    assert run_command(["histogram", "x.json", "-o", "x.json"]) == 2
    assert picture.read_bytes() == before


def test_a_trace_its_index_and_its_program_are_never_overwritten(
    elf: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["run", "x.elf", "--trace", "t.rvfi"]) == 10
    index = Path("index.json")
    index.write_text('[{"trace": "t.rvfi", "core": "cva6-single", "windows": []}]')
    before = {path: path.read_bytes() for path in (elf, Path("t.rvfi"), index)}
    for out in ("t.rvfi", "x.elf"):
        assert (
            run_command(
                ["annotate", "t.rvfi", *CORE, "-o", out, "--design", "cva6-ntt", "--program", "x.elf"]
            )
            == 2
        )
    for out in ("t.rvfi", "x.elf", "index.json"):
        more = ["--index", "index.json", "--program", "x.elf"]
        assert run_command(["profile", "t.rvfi", *CORE, *more, "--flame", out]) == 2
        assert "would be lost" in capsys.readouterr().err
    assert {path: path.read_bytes() for path in before} == before


def test_the_files_of_a_core_are_never_overwritten(elf: Path) -> None:
    core = Path("cores/own.toml")
    core.parent.mkdir()
    core.write_bytes(
        (Path(__file__).parents[2] / "cores/cva6-single.toml").read_bytes().replace(b"cva6-single", b"own")
    )
    before = core.read_bytes()
    assert run_command(["run", "x.elf", "--core", "own", "--trace", "cores/own.toml"]) == 2
    assert core.read_bytes() == before


def test_two_outputs_are_two_files(elf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("same").symlink_to("out")
    assert run_command(["run", "x.elf", "--trace", "out", "--flame", "same"]) == 2
    assert "--trace and --flame are one file" in capsys.readouterr().err
    assert not Path("out").exists()


def test_a_device_may_be_named_twice(elf: Path) -> None:
    assert run_command(["run", "x.elf", "--trace", "/dev/null", "--flame", "/dev/null"]) == 10


def test_a_run_that_fails_keeps_what_was_there_and_leaves_nothing_beside_it(elf: Path) -> None:
    Path("out").write_text("before")
    for command in (
        ["profile", "x.elf", *CORE, "--kanata", "out", "--window", "99999999..99999999"],
        ["profile", "x.elf", *CORE, "--flame", "out", "--perfetto", "no/such/folder"],
    ):
        assert run_command(command) == 2
        assert Path("out").read_text() == "before"
    assert sorted(path.name for path in Path().iterdir()) == ["out", "x.elf"]


LOOP = """
import sys
from instar import _entry
sys.argv = ["instar", *sys.argv[1:]]
_entry.main()
"""


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_run_that_is_ended_keeps_the_old_file_and_says_one_sentence(
    number: signal.Signals, code: int, tmp_path: Path
) -> None:
    loop = tmp_path / "loop.S"
    loop.write_text(".globl _start\n_start: nop\n j _start\n")
    link = runtime_folder() / "link.ld"
    elf = build(Build(find_compiler(), "rv32imc", (loop,), link_script=link))
    out = tmp_path / "out.itrace"
    out.write_text("before")
    command = [sys.executable, "-c", LOOP, "run", str(elf), "--trace", str(out)]
    # Whoever starts the tests may ignore ^C, as shells do for what they leave in the background.
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    while len(list(tmp_path.iterdir())) < 3 and process.poll() is None:
        time.sleep(0.02)
    process.send_signal(number)
    _, said = process.communicate(timeout=60)
    # Before the sentence it is told where the program was.
    *before, sentence = said.splitlines()
    assert process.returncode == code and sentence.startswith("instar: "), said
    assert all(line.startswith("note: the program was at 0x80000") for line in before), said
    assert out.read_text() == "before"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["loop.S", "out.itrace"]
