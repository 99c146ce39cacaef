"""What a workload says of its shares is what `instar leak` takes where no option says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command

HERE = Path(__file__).parent
STATED = """
name = "gadgets"
title = "Masked gadgets"
standard = "none"
sources = ["src/and_pini.c"]
include = ["src"]

[functions.and_pini]
source = "src/and_pini.c"
symbol = "and_pini"
prototype = "void and_pini(uint32_t c[2], const uint32_t a[2], const uint32_t b[2], const uint32_t *random)"
args = [
  { name = "c", kind = "out", type = "u32", count = 2 },
  { name = "a", kind = "in", type = "u32", count = 2 },
  { name = "b", kind = "in", type = "u32", count = 2 },
  { name = "random", kind = "in", type = "u32", count = 1 },
]

[[masked]]
function = "and_pini"
secret = ["a:boolean:2", "b:boolean:2"]
fresh = ["random"]
result = ["c:boolean:2"]
"""


CALLED = ["leak", "gadgets", "and_pini", "--core", "cv32e40p"]


@pytest.fixture
def stated(tmp_path: Path) -> Path:
    folder = tmp_path / "workloads" / "gadgets"
    (folder / "src").mkdir(parents=True)
    (folder / "src" / "and_pini.c").write_text((HERE / "pini.c").read_text())
    (folder / "workload.toml").write_text(STATED)
    return tmp_path


def test_shares_of_a_workload_need_no_options(stated: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command([*CALLED, "--path", str(stated)]) == 1
    said = capfd.readouterr().out
    assert "It leaks" in said and "load data" in said and "what it loaded of" in said


def test_its_drawing_can_be_made_again(
    stated: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(stated)
    words = [*CALLED, "--path", ".", "--traces", "40", "--no-control", "-o", "t.svg"]
    assert run_command(words) == 1
    capfd.readouterr()
    assert run_command(["repeat", "t.svg"]) == 0
    assert capfd.readouterr().out == "t.svg: same bytes\n"


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("missing/t.svg", "there is no folder missing"),
        ("t.png", "a drawing is SVG"),
        ("workloads/gadgets/workload.toml", "a drawing is SVG"),
    ],
)
def test_a_drawing_that_cannot_be_is_told_before_the_runs(
    file: str, sentence: str, stated: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(stated)
    assert run_command([*CALLED, "--path", ".", "-o", file]) == 2
    assert sentence in capfd.readouterr().err


def test_samples_are_not_written_to_standard_output(
    stated: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(stated)
    assert run_command([*CALLED, "--path", ".", "--npy", "-"]) == 2
    assert "cannot be written to standard output" in capfd.readouterr().err
    assert not Path("-").exists()


def test_no_input_is_lost(
    stated: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(stated)
    assert run_command([*CALLED, "--path", ".", "--npy", "workloads/gadgets/workload.toml"]) == 2
    assert "would be lost" in capfd.readouterr().err


def test_what_is_no_share_is_told_with_its_line(stated: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = stated / "workloads" / "gadgets" / "workload.toml"
    text.write_text(STATED.replace('"b:boolean:2"', '"b:2"'))
    assert run_command([*CALLED, "--path", str(stated)]) == 2
    said = capfd.readouterr().err
    assert 'workload.toml:21:26: error: "b:2" says not what is shared' in said
    text.write_text(STATED.replace('function = "and_pini"', 'function = "and_pinj"'))
    assert run_command([*CALLED, "--path", str(stated)]) == 2
    said = capfd.readouterr().err
    assert 'no function or operation "and_pinj"' in said and "and_pini" in said
