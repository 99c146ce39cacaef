"""`instar new` begins what runs at once; `instar check` finds what is wrong without running anything."""

from __future__ import annotations

import errno
import json
import os
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
from instar import check
from instar.check import What
from instar.cli import run_command
from instar.hardware.slave import slaves_of
from instar.places import data_folder, library
from instar.templates import new_device
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
KINDS = ("design", "core", "workload")
#: A device is a design too.
ALL = (*KINDS, "device")


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def told(capfd: pytest.CaptureFixture[str], *command: str) -> str:
    code = run_command(list(command))
    out, message = capfd.readouterr()
    assert code == 0, message
    return out


@pytest.mark.parametrize("kind", ALL)
def test_a_new_one_does_at_once_what_it_says_can_be_tried(
    kind: str, capfd: pytest.CaptureFixture[str]
) -> None:
    shown = told(capfd, "new", kind, "my-first")
    commands = [line.strip() for line in shown.splitlines() if line.strip().startswith("instar ")]
    assert len(commands) >= 2
    for command in commands:
        told(capfd, *shlex.split(command)[1:])


def test_a_new_design_is_faster_and_checked(capfd: pytest.CaptureFixture[str]) -> None:
    told(capfd, "new", "design", "mine")
    portable, mine = json.loads(told(capfd, "evaluate", "mine", "--json"))["results"]
    assert mine["replaced"] is True and mine["checked"] and mine["cycles"] < portable["cycles"]


def test_a_new_core_runs_a_program(capfd: pytest.CaptureFixture[str]) -> None:
    told(capfd, "new", "core", "mine", "--like", "cva6-2022")
    link = HERE.parent / "isa" / "link.ld"
    elf = build(Build(find_compiler(), "rv32imc", (HERE / "hello.S",), link_script=link))
    assert run_command(["run", str(elf), "--core", "mine"]) == 7
    assert "cycles on mine" in capfd.readouterr().err


def test_a_design_named_by_its_path_finds_the_core_and_the_workload_beside_it(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told(capfd, "new", "core", "own")
    told(capfd, "new", "workload", "work")
    told(capfd, "new", "design", "mine")
    text = Path("designs/mine/design.toml")
    text.write_text(text.read_text().replace('"cva6-superscalar"', '"own"'))
    Path("elsewhere").mkdir()
    monkeypatch.chdir("elsewhere")
    told(capfd, "check", "../designs/mine")
    told(capfd, "header", "../designs/mine/design.toml")
    design = json.loads(told(capfd, "measure", "work", "checksum", "--design", "../designs/mine", "--json"))
    assert design["checked"]
    call = ["ml-dsa-44", "caddq", "--core", "own", "--json"]
    told(capfd, "measure", *call, "--design", "../designs/mine")
    assert run_command(["measure", *call]) == 2
    assert 'there is no core "own"' in capfd.readouterr().err


@pytest.mark.parametrize("kind", ALL)
def test_nothing_is_overwritten(kind: str, capfd: pytest.CaptureFixture[str]) -> None:
    told(capfd, "new", kind, "mine")
    before = {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}
    assert run_command(["new", kind, "mine"]) == 2
    assert "nothing is overwritten" in capfd.readouterr().err
    assert before == {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", ["", "../x", "a/b", "A", "1st", "a--b", "a-", "a b", "ä", "a" * 41, "a\n"])
@pytest.mark.parametrize("kind", ALL)
def test_a_name_that_cannot_be_is_refused(kind: str, name: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["new", kind, name]) == 2
    assert f"is no name for a {kind}" in capfd.readouterr().err
    assert not list(Path().iterdir())


def test_what_instar_brings_along_is_right(capfd: pytest.CaptureFixture[str]) -> None:
    for folder in ("designs", "cores", "workloads"):
        assert "nothing wrong" in told(capfd, "check", str(data_folder() / folder))


WRONG = [
    ("designs/mine/design.toml", "latency = 1", "latnecy = 1", "has no key `latnecy`"),
    ("designs/mine/design.toml", 'functions = ["caddq"]', 'functions = ["cadq"]', 'has no "cadq"'),
    ("designs/mine/design.toml", 'sets = ["44"]', 'sets = ["45"]', 'has no set "45"'),
    ("designs/mine/design.toml", 'workload = "ml-dsa"', 'workload = "mldsa"', 'no workload "mldsa"'),
    ("designs/mine/design.toml", 'replaces = ["caddq"]', 'replaces = ["caddqq"]', '"caddqq"'),
    ("designs/mine/xmine.core_desc", "12'd0", "11'd0", "xmine.core_desc"),
    ("cores/mine.toml", "# commit_ports = { value = 2", "commit_ports = { value = 99", "commit_ports"),
    ("workloads/mine/workload.toml", "src/checksum.c", "src/chksum.c", "chksum.c"),
    ("workloads/mine/vectors/mine.json", '"data": "57', '"daten": "57', "case"),
    ("workloads/mine/vectors/mine.json", '{"scheme"', '{scheme"', "no JSON"),
]


@pytest.mark.parametrize(("file", "old", "new", "says"), WRONG)
def test_a_fault_is_told_with_its_file_and_without_running_anything(
    file: str,
    old: str,
    new: str,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    for kind in KINDS:
        told(capfd, "new", kind, "mine")
    text = Path(file).read_text()
    assert old in text
    Path(file).write_text(text.replace(old, new))
    monkeypatch.setattr(subprocess, "run", None)
    assert run_command(["check"]) == 2
    shown = capfd.readouterr().out
    assert says in shown and "3 files checked, 1 with faults" in shown, shown
    assert run_command(["check", ".", "--json"]) == 2
    found = json.loads(capfd.readouterr().out)["files"]
    assert [one["ok"] for one in found].count(False) == 1
    assert set(found[0]) == {"kind", "path", "ok", "faults", "notes"}


def test_a_space_is_checked_with_its_points(capfd: pytest.CaptureFixture[str]) -> None:
    space = Path("space.toml")
    text = (
        '[space]\ntitle = "t"\n[base]\ncore = "cva6-single"\nworkload = "ml-dsa-44"\noperation = "OP"\n'
        '[[axes]]\nset = "commit_ports"\nrange = [1, 2]\n'
    )
    space.write_text(text.replace("OP", "ntt"))
    assert "ok        space" in told(capfd, "check", "space.toml")
    space.write_text(text.replace("OP", "nnt"))
    assert run_command(["check", "."]) == 2
    assert 'no function or operation "nnt"' in capfd.readouterr().out


def test_an_empty_folder_and_a_missing_one_are_no_success(capfd: pytest.CaptureFixture[str]) -> None:
    Path("other.toml").write_text("[tool]\n")
    assert run_command(["check"]) == 2
    assert "nothing to check" in capfd.readouterr().err
    assert run_command(["check", "nowhere"]) == 2
    assert "no such folder" in capfd.readouterr().err


@pytest.mark.parametrize("text", ["", "[cores]\n", "\ufeff[core]\n", "[ core ]\n", 'core.name = "mine"\n'])
@pytest.mark.parametrize("subject", [".", "cores/mine.toml"])
def test_what_a_core_is_found_by_is_checked_whatever_stands_in_it(
    subject: str, text: str, capfd: pytest.CaptureFixture[str]
) -> None:
    Path("cores").mkdir()
    Path("cores/mine.toml").write_text(text)
    assert run_command(["check", subject]) == 2
    assert "1 fault   core      cores/mine.toml" in capfd.readouterr().out


@pytest.mark.parametrize("name", ["notes.txt", "checksum.h", "checksum.o", "Makefile"])
def test_a_source_that_no_compiler_takes_for_code_is_told(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    told(capfd, "new", "workload", "mine")
    Path("workloads/mine/src", name).write_text("")
    described = Path("workloads/mine/workload.toml")
    described.write_text(described.read_text().replace('"src/checksum.c"', f'"src/checksum.c", "src/{name}"'))
    says = f"src/{name}: this is among the `sources`, and no compiler takes it for code"
    assert run_command(["check"]) == 2
    assert says in capfd.readouterr().out
    assert run_command(["vectors", "mine"]) == 2
    assert says in capfd.readouterr().err


@pytest.mark.parametrize("kind", ALL)
def test_what_cannot_be_written_is_named_and_nothing_is_left(
    kind: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    Path("cores").mkdir()
    Path("cores/theirs.toml").write_text("")
    opened: list[Path] = []
    usual = Path.open

    def full(path: Path, mode: str = "r", **options: Any) -> Any:
        # The first file is written, if there are two; a core is one.
        if mode == "x" and Path.cwd() in path.absolute().parents:
            opened.append(path)
            if len(opened) == 2 or kind == "core":
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return usual(path, mode, **options)

    monkeypatch.setattr(Path, "open", full)
    assert run_command(["new", kind, "mine"]) == 2
    message = capfd.readouterr().err
    assert message == f"instar: {opened[-1]}: this cannot be written: No space left on device\n"
    assert [str(path) for path in Path().rglob("*")] == ["cores", "cores/theirs.toml"]


@pytest.mark.parametrize("core", ["cva6-single", "cv32e40px"])
def test_a_new_device_is_right_behind_another_core(core: str, capfd: pytest.CaptureFixture[str]) -> None:
    told(capfd, "new", "device", "mine", "--core", core)
    assert "nothing wrong" in told(capfd, "check")


@pytest.mark.parametrize(
    "core", ["cva6-2022", "cv32e40p", "cv32e40x", "ibex-small", "picorv32", "vexriscv-lite", "ri5cy"]
)
def test_a_new_design_is_right_for_cores_of_every_family_of_32_bits(
    core: str, capfd: pytest.CaptureFixture[str]
) -> None:
    told(capfd, "new", "design", "mine", "--core", core)
    assert "nothing wrong" in told(capfd, "check")


@pytest.mark.parametrize(
    ("kind", "core", "says"),
    [
        ("device", "karu64", "the model of this core does not wait"),
        ("design", "cv64a6", "has registers of 64 bits"),
        ("design", "marian", "has registers of 64 bits"),
        ("design", "rocket", "has registers of 64 bits"),
    ],
)
def test_a_core_that_nothing_new_fits_is_told_and_nothing_is_written(
    kind: str, core: str, says: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["new", kind, "mine", "--core", core]) == 2
    message = capfd.readouterr().err
    assert message.startswith(f'instar: core "{core}": ') and says in message, message
    assert not Path("designs").exists()


def test_the_hardware_of_a_new_device_takes_the_cycles_that_its_formula_states() -> None:
    new_device(library(), Path(), "mine", "cv32e40p", None)
    slaves, _ = slaves_of(library().design("mine"))
    # A command has ended a cycle after its last step.
    steps = {command.name: command.cycles for slave in slaves for command in slave.commands}
    once, a_round = steps["sum"]
    text = Path("designs/mine/design.toml").read_text()
    stated = re.search(r'^cycles = "(\d+) \+ (\d+) \* LENGTH"$', text, re.MULTILINE)
    assert stated is not None
    assert (int(stated[1]), int(stated[2])) == (once + 1, a_round)


@pytest.mark.parametrize("kind", ["design", "workload"])
def test_a_description_in_the_uppermost_folder_is_checked(kind: What) -> None:
    top = Path(Path.cwd().anchor)
    assert check._root(kind, top / f"{kind}.toml") == top
    assert check._root(kind, top / "mine" / f"{kind}.toml") == top
    assert check._root(kind, top / "designs" / "mine" / f"{kind}.toml") == top
