"""`instar discover` that is ended and goes on, and the folder that it leaves: whole, or not there."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from instar._core import prove
from instar.cli import run_command
from instar.discover.finish import Finished
from instar.discover.folder import _evaluated, _kernels, placed
from instar.discover.pool import DesignText
from instar.discover.subject import Asked
from instar.discover.trial import Trials
from instar.places import library
from instar.schedule import candidate
from instar.schedule.check import program_of
from instar.toolchain import find_compiler
from instar.toolchain.content import program_digest
from instar.variants import find_variant
from instar.workload.program import DEFAULT_ISA, Recipe, kernel_files

from .test_search import SIGMAS, SMALL, file_of

#: A function that calls another one between two sums of rotations.
CALLING = """
    .globl f
    .type f, @function
f:
    addi sp, sp, -16
    sw ra, 12(sp)
    sw s0, 8(sp)
    mv s0, a0
    lw t0, 0(s0)
    slli t1, t0, 26
    srli t2, t0, 6
    or t1, t1, t2
    slli t2, t0, 21
    srli t3, t0, 11
    or t2, t2, t3
    xor a0, t1, t2
    call twice
    slli t1, a0, 26
    srli t2, a0, 6
    or t1, t1, t2
    slli t2, a0, 21
    srli t3, a0, 11
    or t2, t2, t3
    xor t1, t1, t2
    sw t1, 0(s0)
    lw ra, 12(sp)
    lw s0, 8(sp)
    addi sp, sp, 16
    ret
    .size f, . - f

    .type twice, @function
twice:
    slli a0, a0, 1
    ret
    .size twice, . - twice
"""
C_SIGMAS = """
#include <stdint.h>
#define ROTATED(x, n) ((x) >> (n) | (x) << (32 - (n)))
void sums(uint32_t *words) {
  for (int i = 0; i < 16; i++) {
    uint32_t x = words[i];
    words[i] = ROTATED(x, 6) ^ ROTATED(x, 11) ^
               ROTATED(x, 25);
  }
}
"""


def contents(folder: Path) -> dict[str, str]:
    return {f.relative_to(folder).as_posix(): f.read_text() for f in folder.rglob("*") if f.is_file()}


def test_what_was_ended_anywhere_goes_on_and_writes_the_same_bytes(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_of(tmp_path, "sigmas", SIGMAS)

    def run(cache: str, *words: str) -> int:
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / cache))
        out = tmp_path / cache / "sums"
        return run_command(["discover", file, *SMALL, "--argument", "a0=64", "-o", str(out), *words])

    tried, proved = Trials._tried, prove
    made = {"trials": 0, "proofs": 0}

    def counted(self: Trials, *args: Any) -> Any:
        if made["trials"] == ends["trials"]:
            raise KeyboardInterrupt
        made["trials"] += 1
        return tried(self, *args)

    def proof(*args: Any, **kwargs: Any) -> Any:
        if made["proofs"] == ends["proofs"]:
            raise KeyboardInterrupt
        made["proofs"] += 1
        return proved(*args, **kwargs)

    monkeypatch.setattr(Trials, "_tried", counted)
    monkeypatch.setattr(candidate, "prove", proof)
    ends = {"trials": -1, "proofs": -1}
    assert run("whole") == 0
    all_ = dict(made)
    assert all_["trials"] > 3 and all_["proofs"] > 1
    made.update(trials=0, proofs=0)
    # Ended at the third trial, at the last, and at the last proof.
    for what, number in (("trials", 2), ("trials", all_["trials"] - 1), ("proofs", all_["proofs"] - 1)):
        ends = {"trials": -1, "proofs": -1, what: number}
        assert run("ended") == 130
        assert "what was finished is kept" in capfd.readouterr().err
        assert not (tmp_path / "ended" / "sums").exists()
    ends = {"trials": -1, "proofs": -1}
    assert run("ended") == 0
    # Nothing that was finished was made again.
    assert made == all_
    assert contents(tmp_path / "ended" / "sums") == contents(tmp_path / "whole" / "sums")
    made.update(trials=0, proofs=0)
    assert run("ended", "--no-cache") == 0
    assert made == all_


def test_what_decides_a_program_does_not_know_the_folder_that_its_source_lay_in(tmp_path: Path) -> None:
    # Symbols stand in debug information too, as far from its beginning as its folders are long.
    elves = []
    for name in ("a", "a-folder-with-a-name-that-is-longer"):
        (tmp_path / name).mkdir()
        file = file_of(tmp_path / name, "sigmas", SIGMAS)
        program = program_of(Path(file), "rv32imc", None, find_compiler())
        elves.append(Path(program.path).read_bytes())
    assert elves[0] != elves[1]
    assert program_digest(elves[0]) == program_digest(elves[1])


def test_a_folder_is_whole_or_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, mark = tmp_path / "found", "# Written by `instar discover`"
    old = {"design.toml": mark + " once", "README.md": "old", "kernels/gone.S": "old"}
    placed(DesignText("found", old), out)
    (out / "rtl").mkdir()
    (out / "rtl" / "mine.sv").write_text("mine")
    before = contents(out)
    rename = Path.rename

    def full(self: Path, *args: Any, **kwargs: Any) -> None:
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(Exception, match=r"found: this cannot be written: No space left on device") as why:
        placed(DesignText("found", {"design.toml": mark}), out)
    assert ".new-" not in str(why.value)
    monkeypatch.undo()
    assert contents(out) == before and [f.name for f in tmp_path.iterdir()] == ["found"]
    assert Path.rename is rename
    placed(DesignText("found", {"design.toml": mark, "kernels/here.S": "new"}), out)
    assert contents(out) == {"design.toml": mark, "kernels/here.S": "new", "rtl/mine.sv": "mine"}
    assert [f.name for f in tmp_path.iterdir()] == ["found"]


def test_where_there_is_no_room_for_scratch_files_no_path_of_them_is_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_of(tmp_path, "sigmas", SIGMAS)

    def full(self: Trials, number: int, put: object, path: Path, evidence: str) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Trials, "_tried", full)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert run_command(["discover", file, *SMALL, "--argument", "a0=64"]) == 2
    told = capfd.readouterr().err
    assert "cannot be written: No space left on device" in told and "instar-" not in told, told


def test_somebodys_files_stay_where_they_are(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.md").write_text("mine\n")
    file = file_of(tmp_path, "sigmas", SIGMAS)
    assert run_command(["discover", file, *SMALL, "-o", str(tmp_path / "mine")]) == 2
    assert "has files that discover did not write" in capfd.readouterr().err
    assert contents(tmp_path / "mine") == {"notes.md": "mine\n"}


def test_kernels_of_one_name_lie_in_a_folder_for_each_workload_and_set(tmp_path: Path) -> None:
    def finished(workload: str, parameter_set: str, function: str) -> Finished:
        target = SimpleNamespace(function=function)
        subject = SimpleNamespace(workload=(workload, "named", parameter_set), target=target)
        return cast("Finished", SimpleNamespace(subject=subject))

    all_ = [finished("k-pke", "768", "ntt"), finished("ml-dsa", "44", "ntt"), finished("ml-dsa", "65", "ntt")]
    all_ += [finished("sha3", "", "keccak_f1600"), finished("k-pke", "768", "reduce")]
    placed = ["k-pke/ntt.S", "ml-dsa/44/ntt.S", "ml-dsa/65/ntt.S", "keccak_f1600.S", "k-pke/reduce.S"]
    assert _kernels(all_) == placed
    # A design finds all of them there.
    folder = tmp_path / "found"
    folder.mkdir()
    (folder / "kernels").mkdir()
    for name in placed:
        (folder / "kernels" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "kernels" / name).write_text("")
    (folder / "design.toml").write_text(
        '[design]\nname = "found"\ntitle = "several"\nsummary = "several"\nextensions = []\n'
        'cores = ["cv32e40p"]\n[[variants]]\nname = "all"\ntitle = "all"\nkernels = "kernels"\n'
        'replaces = ["k-pke/ntt", "ml-dsa/ntt", "sha3/keccak_f1600", "k-pke/reduce"]\n'
    )
    loaded = library().design(str(folder))
    variant = find_variant(loaded, "all")
    kernels: dict[str, dict[str, Path]] = {}
    for workload, parameter_set in (("k-pke", "768"), ("ml-dsa", "65")):
        recipe = Recipe(
            library().workload(workload), parameter_set, DEFAULT_ISA, find_compiler(), loaded, variant
        )
        kernels[workload] = kernel_files(library(), recipe)
    assert kernels["k-pke"] == {
        "ntt": folder / "kernels" / "k-pke" / "ntt.S",
        "reduce": folder / "kernels" / "k-pke" / "reduce.S",
        "keccak_f1600": folder / "kernels" / "keccak_f1600.S",
    }
    assert kernels["ml-dsa"]["ntt"] == folder / "kernels" / "ml-dsa" / "65" / "ntt.S"


def test_what_was_asked_for_is_evaluated_operations_and_functions_each_once() -> None:
    def finished(*asked: Asked) -> Finished:
        return cast("Finished", SimpleNamespace(subject=SimpleNamespace(asked=asked)))

    decaps, ntt = Asked("ml-kem", "768", "decaps", True), Asked("ml-kem", "768", "ntt", False)
    sign = Asked("ml-dsa", "44", "sign", True)
    assert _evaluated([finished(decaps), finished(decaps, sign), finished(ntt, decaps)]) == {
        ("ml-kem", "768"): (["ntt"], ["decaps"]),
        ("ml-dsa", "44"): ([], ["sign"]),
    }


def test_a_call_stays_where_it_is_and_the_function_is_proved(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file, out = file_of(tmp_path, "calling", CALLING), tmp_path / "found"
    words = [file, *SMALL, "--function", "f", "--argument", "a0=64", "--count", "1", "-o", str(out)]
    assert run_command(["discover", *words, "--json"]) == 0, capfd.readouterr().err
    told = json.loads(capfd.readouterr().out)
    (one,), (function,) = told["instructions"], told["functions"]
    assert (one["reads"], len(one["replaces"])) == (1, 7)
    assert function["calls_others"] and function["proved"] and function["places"] == 2
    # Six instructions less in two places; a move comes in, and a wait for the load.
    assert function["came"] - function["after"] == 10
    kernel = (out / "kernels" / "f.S").read_text()
    assert kernel.count("call twice") == 1 and "not scheduled, as it calls others" in kernel
    (stands,) = one["stands"]
    assert stands["places"] == 2
    assert {f"calling.S:{line}" for line in (10, 19)} <= set(stands["lines"])


def test_the_lines_of_the_c_are_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sums.c"
    file.write_text(C_SIGMAS)
    words = [str(file), *SMALL, "--argument", "a0=64", "--count", "1", "-o", str(tmp_path / "found")]
    assert run_command(["discover", *words, "--json"]) == 0, capfd.readouterr().err
    (one,) = json.loads(capfd.readouterr().out)["instructions"]
    (stands,) = one["stands"]
    assert set(stands["lines"]) <= {"sums.c:7", "sums.c:8"} and "sums.c:7" in stands["lines"]
    page = (tmp_path / "found" / "README.md").read_text()
    assert "sums.c:7" in page and str(tmp_path) not in page
