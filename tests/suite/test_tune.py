"""`instar tune --suite`: a program of a suite is searched as an operation of a scheme is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.tune.point import Choice

from tests.suite import tiny

CORE = "cva6-superscalar"
#: The loop is assembly, so only what aligns it can be better.
SMALL = (Choice("level", ("-Os",)), Choice("functions", ("-falign-functions=32",)))


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr("instar.tune.tuning.space_of", lambda compiler: SMALL)
    more, files = tiny.written(tmp_path)
    return ["tune", "tiny", "loop", "--suite", str(files), "--path", str(more), "--core", CORE, "-j", "1"]


def test_a_suites_program_is_tuned_and_costs_what_suite_says(
    asked: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command([*asked, "--effort", "2", "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert (found["workload"], found["operation"], found["rule"]) == ("tiny", "loop", "suite")
    assert found["builds"] >= 1 and found["after"]["cycles"] <= found["before"]["cycles"]
    folder, path = asked[asked.index("--suite") + 1], asked[asked.index("--path") + 1]
    suite = ["suite", "tiny", folder, "--path", path, "--core", CORE, "--programs", "loop", "--json"]
    for flags, cycles in (("", found["before"]["cycles"]), (found["cflags"], found["after"]["cycles"])):
        assert run_command([*suite, "-j", "1", *([f"--cflags={flags}"] if flags else [])]) == 0
        assert json.loads(capfd.readouterr().out)["tables"][0]["rows"][0]["cycles"] == cycles


def test_a_program_that_fails_its_check_is_not_tuned(
    asked: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    asked[2] = "flip"
    assert run_command([*asked, "--rule", "wrong", "--effort", "1"]) == 1
    assert "fails its own check: it ends with exit code 3" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--design", "cva6-ntt"], "--design is of a scheme"),
        (["--cases", "1"], "--cases is of a scheme"),
        (["--rule", "warm"], 'has no rule "warm"'),
    ],
)
def test_what_a_suite_has_not_is_refused(
    asked: list[str], capfd: pytest.CaptureFixture[str], more: list[str], said: str
) -> None:
    assert run_command([*asked, *more]) == 2
    assert said in capfd.readouterr().err


def test_a_rule_without_a_suite_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["tune", "sm3", "sm3", "--core", CORE, "--rule", "second"]) == 2
    assert "--rule is about suites" in capfd.readouterr().err
