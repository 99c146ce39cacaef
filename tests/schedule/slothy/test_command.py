"""What `python -m bench.slothy` says of wrong input, in one sentence each."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bench.slothy.__main__ import main


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["--seconds", "1"], "--seconds: 1 are too few to see anything; give 10 or more"),
        (["--processors", "0"], "--processors: 0 is none; give 1 or more"),
        (["--noalias", "a0,a1"], "--argument and --noalias belong to --file"),
        (["--file", "f.S", "--only", "sha3 keccak_f1600"], "--only chooses among our own kernels"),
        (["--only", "keccak"], '--only: there is no kernel "keccak"; there are: sha3 keccak_f1600, '),
        (["--pqrv", "here", "--file", "f.S"], "--pqrv adds kernels to our own, and --file takes their place"),
        (["--slothy-python", "/nowhere/python"], "/nowhere/python: it cannot be started: No such file"),
    ],
)
def test_wrong_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], typed: list[str], sentence: str
) -> None:
    assert main(typed) == 2
    out, said = capsys.readouterr()
    assert out == "" and said.count("\n") == 1
    assert said.startswith(f"bench.slothy: {sentence}")


def test_a_python_without_slothy_is_told_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--slothy-python", sys.executable]) == 2
    said = capsys.readouterr().err
    assert "SLOTHY is not installed there; install it in a venv of its own" in said
    assert "pip install slothy==0.2.2; --slothy-python VENV/bin/python" in said


def test_another_version_of_slothy_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "python"
    other.write_text("#!/bin/sh\necho 0.1.9 9.11\n")
    other.chmod(0o755)
    assert main(["--slothy-python", str(other)]) == 2
    assert "it has SLOTHY 0.1.9; the machine file is for 0.2.2" in capsys.readouterr().err
