"""A short round of `make adversary`, always of the same cases."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import pytest

from tests.adversary.__main__ import main
from tests.adversary.generator import load, names
from tests.adversary.tally import Case, Tally, Verdict
from tests.shared import ROOT


@pytest.mark.parametrize("name", names())
def test_a_checker_says_no_wrong_yes(name: str) -> None:
    generator = load(name)
    tally = generator.run(2, generator.SHORT, math.inf)
    told = [f"{case.kind}, seed {case.seed}: {case.truth}" for case in tally.wrong]
    assert not tally.wrong, "\n".join(told)
    assert tally.tried == generator.SHORT
    # A checker that refuses everything, or a judge that sees nothing, would show as little.
    assert tally.of(Verdict.RIGHT) and tally.of(Verdict.CAUGHT), tally.table()


def test_a_wrong_yes_is_kept_with_its_files(tmp_path: Path) -> None:
    tally = Tally()
    tally.add("order", Verdict.RIGHT)
    tally.add("order", Verdict.WRONG, Case("order", 7, "check a b", "a leaves 1, b 2", {"a": "1", "b": b"2"}))
    tally.wrong[0].save(tmp_path / "order-7")
    assert sorted(path.name for path in (tmp_path / "order-7").iterdir()) == ["README.txt", "a", "b"]
    assert "check a b" in (tmp_path / "order-7/README.txt").read_text(encoding="utf-8")
    assert (tally.tried, tally.of(Verdict.WRONG)) == (2, 1)


def test_the_command_counts_cases_and_keeps_what_was_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = Case("order", 5, "check a b", "a leaves 1, b 2", {"a": "1"})

    class Made:
        WHAT, ROUND, SHORT, SHARE = "what is made here", 40, 4, 1

        @staticmethod
        def run(seed: int, count: int, deadline: float) -> Tally:
            tally = Tally()
            for one in range(seed, seed + count):
                kept = wrong if one == wrong.seed else None
                tally.add("order", Verdict.WRONG if kept else Verdict.RIGHT, kept)
            return tally

    monkeypatch.setattr("tests.adversary.__main__.load", lambda _: Made)
    asked = ["--only", names()[0], "--jobs", "1", "--out", str(tmp_path)]
    assert main([*asked, "--seed", "1"]) == 1
    shown = capsys.readouterr().out
    assert "what is made here" in shown and "WRONG YES" in shown and "39" in shown
    assert (tmp_path / f"{names()[0]}-5" / "README.txt").exists()
    assert main([*asked, "--seed", "6", "--count", "10"]) == 0


@pytest.mark.slow
def test_the_command_makes_the_same_of_two_processes(tmp_path: Path) -> None:
    asked = ["--only", "pairs", "--seed", "1", "--count", "40", "--out", str(tmp_path)]
    said = [
        subprocess.run(
            [sys.executable, "-m", "tests.adversary", *asked, "--jobs", jobs],
            cwd=ROOT,
            capture_output=True,
            text=True,
        ).stdout
        for jobs in ("1", "2")
    ]
    tables = [text[text.index("\npairs: ") :] for text in said]
    assert tables[0] == tables[1]


def test_only_a_wrong_yes_has_a_case() -> None:
    with pytest.raises(ValueError, match="comes with its case"):
        Tally().add("order", Verdict.WRONG)
