"""`instar tune`: one result on any number of processors, resumed after ^C, checked; and what it refuses."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command
from instar.jobs.workers import local
from instar.places import library
from instar.toolchain import accepts, find_compiler
from instar.tune.point import Choice
from instar.tune.subject import Subject
from instar.tune.tuning import Request, tune
from instar.tuned import Tuning
from instar.workload.program import Recipe

from tests.cli.test_explore import wait_for
from tests.cli.test_surroundings import ENTRY
from tests.gcc import GCC, needs_gcc

CORE = "cva6-superscalar"
#: A small space in which SM3 has something to gain on this core.
SMALL = (
    Choice("level", ("-O2",)),
    Choice("level", ("-Os",)),
    Choice("processor", ("-mtune=sifive-7-series",)),
    Choice("unrolling", ("-mllvm", "-unroll-threshold=2000")),
    Choice("loops", ("-falign-loops=16",)),
)
SM3 = ["tune", "sm3", "sm3", "--core", CORE]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("instar.tune.tuning.space_of", lambda compiler: SMALL)


def tuned(capfd: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """The JSON of a search."""
    found = run_command([*arguments, "--json"])
    out, said = capfd.readouterr()
    assert found == 0, said
    return json.loads(out)


def refused(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence."""
    assert run_command(["tune", *arguments]) == 2
    out, said = capfd.readouterr()
    assert out == "" and said.count("\n") == 1, said
    return said.removeprefix("instar: ").strip()


@pytest.mark.usefixtures("small")
def test_one_result_on_one_processor_and_on_two_and_its_flags_give_its_cycles(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = []
    for number in ("1", "2"):
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / number))
        # The record at the end has the file's name, and no folder.
        page = tmp_path / number / "page.md"
        page.parent.mkdir()
        assert run_command([*SM3, "--effort", "7", "-j", number, "--md", str(page), "--json"]) == 0
        texts.append((capfd.readouterr().out, page.read_bytes()))
    assert texts[0] == texts[1]
    found = json.loads(texts[0][0])
    assert 4 < found["builds"] == len(found["steps"]) <= 7 and not found["interrupted"]
    assert found["gain"] == pytest.approx(1 - found["after"]["cycles"] / found["before"]["cycles"])
    assert found["gain"] > 0.05 and found["refused"] == []
    for side, flags in (("before", []), ("after", ["--cflags", found["cflags"]])):
        measured = tuned(capfd, "measure", "sm3", "sm3", "--core", CORE, *flags)
        assert measured["cycles"] == found[side]["cycles"] and measured["checked"]
        assert measured["instructions"] == found[side]["instructions"]
    # The second time everything is known, and no worker is started.
    monkeypatch.setattr("instar.cli.tune.chosen_workers", lambda *_: pytest.fail)
    assert run_command([*SM3, "--effort", "7", "--md", str(page), "--json"]) == 0
    assert capfd.readouterr().out == texts[0][0]


@pytest.mark.usefixtures("small")
def test_files_that_hold_cycles_get_flags_of_their_own(capfd: pytest.CaptureFixture[str]) -> None:
    found = tuned(capfd, *SM3, "--effort", "10")
    first = found["files"][0]
    assert first["file"] == "sm3_compress.c"
    assert first["cycles_before"] > 0.8 * found["before"]["cycles"]
    assert {step["phase"] for step in found["steps"]} <= {"one choice alone", "together", "by file"}


@pytest.mark.usefixtures("small")
def test_the_text_says_what_was_gained_and_how(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command([*SM3, "--effort", "10"]) == 0
    out = capfd.readouterr().out
    assert re.match(rf"sm3 sm3 on {CORE}: [\d.]+ % fewer cycles by compiler flags\n", out), out
    for part in ("the workload's own", "tuned", "--cflags", "1 vector compared", "nothing is proved"):
        assert part in out
    assert re.search(r"Search: \d+ builds of 10 \(--effort\), seed 0\.", out) and "instar ct sm3 sm3" in out


# ---------------------------------------------------------------- a space of the test's own


def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *space: Choice, **more: Any) -> Tuning:
    """A search on the checksum of `instar new workload`, its modulus a macro that flags may change."""
    monkeypatch.chdir(tmp_path)
    if not (tmp_path / "workloads").is_dir():
        assert run_command(["new", "workload", "mine"]) == 0
        header = tmp_path / "workloads/mine/src/adler.h"
        text = header.read_text()
        define = next(line for line in text.splitlines() if line.startswith("#define ADLER_MODULUS"))
        header.write_text(text.replace(define, f"#ifndef ADLER_MODULUS\n{define}\n#endif"))
    workload, parameter_set = library().workload_set("mine")
    core = library().core(CORE)
    recipe = Recipe(workload, parameter_set, core.isa, find_compiler())
    subject = Subject(library(), recipe, "checksum", core, {})
    settings = {"effort": 8, "seed": 0, "cases": None, **more}
    return tune(Request(subject, workers=local(1), space=space, **settings))


#: Quick, and wrong.
BROKEN = Choice("modulus", ("-DADLER_MODULUS=65536u",))


def test_flags_that_break_the_code_are_refused_by_the_vectors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = own(tmp_path, monkeypatch, BROKEN, Choice("level", ("-O1",)))
    broken = [step for step in found.steps if "-DADLER_MODULUS" in step.what]
    assert broken and all(step.cycles is None and not step.better for step in broken)
    assert "checksum of Adler-32 is wrong" in (broken[0].failure or "")
    assert "ADLER" not in found.cflags


def test_flags_that_the_compiler_refuses_are_no_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = own(tmp_path, monkeypatch, Choice("modulus", ("-DADLER_MODULUS=nothing",)))
    assert found.after == found.before and found.cflags == ""
    assert "the compiler refused" in (found.steps[0].failure or "")


def test_an_unknown_flag_is_left_out_and_named_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unknown = [Choice("a", ("-fno-such-flag",)), Choice("b", ("-mllvm", "-no-such-option"))]
    found = own(tmp_path, monkeypatch, *unknown, Choice("level", ("-O2",)))
    assert found.dropped == ("-fno-such-flag", "-mllvm -no-such-option")
    assert [step.what for step in found.steps] == ["-O2"]


def test_flags_that_are_worse_are_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = own(tmp_path, monkeypatch, Choice("level", ("-O0",)))
    assert found.after == found.before and found.cflags == "" and found.path() == []


def test_a_file_in_which_flags_make_a_branch_of_a_secret_does_without_them() -> None:
    """Some processors run short branches as moves: for them LLVM branches on the bits of ML-KEM's message."""
    workload, parameter_set = library().workload_set("ml-kem-512")
    core = library().core(CORE)
    subject = Subject(
        library(), Recipe(workload, parameter_set, core.isa, find_compiler()), "decaps", core, {}
    )
    space = [Choice("processor", ("-mtune=andes-45-series",))]
    found = tune(Request(subject, effort=2, seed=0, cases=None, workers=local(1), space=space))
    first, mended = found.steps
    assert "1 place depends on a secret" in (first.failure or "") and not first.better
    assert mended.better and mended.what == "the same without unpack_message.c"
    assert found.cflags == "-mtune=andes-45-series unpack_message.c:"
    assert found.secrets.leaks == 0 and found.gain > 0.1


def test_a_search_that_is_judged_by_some_vectors_is_compared_on_all() -> None:
    workload, parameter_set = library().workload_set("sha2")
    core = library().core(CORE)
    recipe = Recipe(workload, parameter_set, core.isa, find_compiler())
    subject = Subject(library(), recipe, "sha256", core, {})
    found = tune(Request(subject, effort=1, seed=0, cases=1, workers=local(1), space=[SMALL[0]]))
    assert found.cases == 1 < found.checked


@needs_gcc
def test_gcc_is_tuned_with_flags_of_its_own(capfd: pytest.CaptureFixture[str]) -> None:
    found = tuned(capfd, *SM3, "--cc", GCC, "--effort", "4")
    assert GCC in found["compiler"] and "-mllvm" not in json.dumps(found["steps"])


def test_a_compiler_is_asked_for_each_flag() -> None:
    compiler = find_compiler()
    assert accepts(compiler, "rv32imc", ["-falign-loops=16"])
    assert accepts(compiler, "rv64imc", ["-mllvm", "-unroll-count=2"])
    # Known to the driver, and without effect.
    assert not accepts(compiler, "rv32imc", ["-fsched-pressure"])


# ---------------------------------------------------------------- ^C


def test_after_an_interruption_the_best_so_far_is_told_and_the_same_command_goes_on(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-c", ENTRY, *SM3, "--effort", "12", "-j", "1", "--json"]
    results = tmp_path / "instar" / "results"
    begun = subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A shell starts what runs in its background with ^C ignored, and so the tests.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )

    def costs() -> int:
        return sum('"most_instructions"' in path.read_text() for path in results.glob("*.json"))

    try:
        wait_for(lambda: results.is_dir() and costs() >= 3)
        begun.send_signal(signal.SIGINT)
        out, said = begun.communicate(timeout=120)
    finally:
        begun.kill()
    assert begun.returncode == 130, said
    first = json.loads(out)
    assert first["interrupted"] and 1 <= first["builds"] < 12 and first["secrets"]["leaks"] is None
    assert "finishing the builds under way" in said and "the same command goes on from there" in said
    again = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert again.returncode == 0, again.stderr
    whole = json.loads(again.stdout)
    cost = {step["what"]: step["cycles"] for step in whole["steps"]}
    assert whole["builds"] == 12 and len(first["steps"]) == first["builds"]
    assert all(cost[step["what"]] == step["cycles"] for step in first["steps"])
    assert whole["after"]["cycles"] <= first["after"]["cycles"]


# ---------------------------------------------------------------- refusals


def test_what_is_not_there_is_told_in_one_sentence(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    core = ("--core", CORE)
    assert refused(capfd, "sm33", "sm3", *core).startswith('there is no workload "sm33"')
    assert "say which with --core" in refused(capfd, "sm3", "sm3")
    assert 'has no operation "encaps"; measured are: sm3, hmac' in refused(capfd, "sm3", "encaps", *core)
    assert "is a function" in refused(capfd, "sm3", "sm3_compress", *core)
    assert "says no measure" in refused(capfd, "sm3", "in_pieces", *core)
    assert "--effort" in refused(capfd, "sm3", "sm3", *core, "--effort", "0")
    assert "flags of its own" in refused(capfd, "sm3", "sm3", *core, "--cflags", "sm3.c: -O2")
    assert "there is no folder" in refused(capfd, "sm3", "sm3", *core, "--md", str(tmp_path / "no/a.md"))
    assert "cva6-singel" in refused(capfd, "sm3", "sm3", "--core", "cva6-singel")
    wide = refused(capfd, "ml-dsa-44", "sign", "--design", "cva6-ntt", "--core", "cv64a6")
    assert "cv64a6" in wide
