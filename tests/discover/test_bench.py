"""`python -m bench.discover`: what it counts, what it keeps, and what it refuses in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from instar.places import library

from bench import discover
from bench.discover import NARROW, SUBJECTS, Outcome, Subject, judged, kept, main, rendered, searching

from .folders import design

#: A Boolean step without the answer's last addition, and the answer itself.
WRITTEN = {
    "x.sign": "X[rd] = X[rs1] >> 31;",
    "x.caddq": "X[rd] = (unsigned<32>)(X[rs1] + (X[rs1][31:31] ? 8380417 : 0));",
}
CADDQ = Subject("ml-dsa-44", "caddq", *NARROW[32])


def written(names: list[str]) -> discover.Search:
    """A search that finds instructions which stand here already, as if they saved a tenth."""

    def search(_: Subject, out: Path) -> Mapping[str, Any] | str:
        design(out, {name: WRITTEN[name] for name in names})
        return {"before": 1000, "after": 900}

    return search


def test_answers_are_counted_by_the_judge(tmp_path: Path) -> None:
    found = judged(library(), CADDQ, written(["x.sign", "x.caddq"]), tmp_path)
    assert dict(found.verdicts) == {"dsa.caddq": ("reductions of lattices", "exact")}
    without = judged(library(), CADDQ, written(["x.sign"]), tmp_path / "less")
    assert dict(without.verdicts) == {"dsa.caddq": ("reductions of lattices", "no")}
    failed = judged(library(), CADDQ, lambda *_: "not finished in 1 s", tmp_path / "none")
    assert dict(failed.verdicts) == dict(without.verdicts) and failed.cycles is None
    shown = rendered([found, without, failed])
    assert "| ml-dsa-44 caddq, RV32 | cv32e40p, 3/1 | 1 | 1 | 0 | – | 0.900 |" in shown
    assert "| 1 | 0 | 0 | `dsa.caddq` | 0.900 |" in shown
    assert "| 1 | 0 | 0 | `dsa.caddq`: not finished in 1 s | – |" in shown
    assert "Recall 1/3 = 33%; 1/2 = 50% of the 2 of 3 programs that instructions were found for." in shown


def test_what_no_rule_was_made_with_counts_by_itself(tmp_path: Path) -> None:
    later = Subject("ml-dsa-44", "caddq", *NARROW[64])
    outcomes = [
        judged(library(), one, written(names), tmp_path / one.name)
        for one, names in ((CADDQ, ["x.caddq"]), (later, ["x.sign"]))
    ]
    shown = rendered(outcomes)
    assert "Recall 1/2 = 50%" in shown
    assert "Held out, SHA-512 and RV64 where no rule was made: 0/1 = 0% of 1 programs." in shown
    assert "Held out" not in rendered(outcomes[:1])


def test_an_answer_of_more_registers_than_the_ports_have_is_no_miss(tmp_path: Path) -> None:
    narrow = Subject("ml-dsa-44", "ntt", *NARROW[32])
    found = judged(library(), narrow, lambda *_: "nothing", tmp_path)
    assert set(found.verdicts) == {"dsa.product"} and found.wide == ["dsa.butterfly"]


def test_what_was_found_is_not_looked_for_again(tmp_path: Path) -> None:
    def make() -> Outcome:
        return judged(library(), CADDQ, written(["x.caddq"]), tmp_path)

    first = kept(CADDQ, 60.0, make, tmp_path)
    assert first is not None
    again = kept(CADDQ, 60.0, lambda: None, tmp_path)
    assert again is not None and rendered([again]) == rendered([first])
    # Within another time it may be another result.
    assert kept(CADDQ, 30.0, lambda: None, tmp_path) is None


def test_every_program_has_an_answer_within_its_ports(tmp_path: Path) -> None:
    assert len({one.name for one in SUBJECTS}) == len(SUBJECTS)
    for subject in SUBJECTS:
        assert judged(library(), subject, lambda *_: "nothing", tmp_path).verdicts, subject.name


def test_a_search_that_ends_badly_or_late_says_why(tmp_path: Path) -> None:
    nowhere = Subject("ml-dsa-44", "caddq", "cv32e40", "rv32imc")
    why = searching(1, 60.0)(nowhere, tmp_path / "out")
    assert isinstance(why, str) and why.startswith('there is no core "cv32e40"')
    assert why.endswith("(exit code 2)")
    assert searching(1, 0.01)(CADDQ, tmp_path / "out") == "not finished in 0.01 s"


@pytest.mark.slow
def test_a_search_finds_the_reduction_of_caddq(tmp_path: Path) -> None:
    found = judged(library(), CADDQ, searching(1, 300.0), tmp_path)
    assert found.why == "" and found.cycles is not None and found.cycles[1] < found.cycles[0]
    assert len(found.found) >= 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["--only", "sha5"], '--only: no program begins with "sha5"; there are sha2.sha256_compress.rv32'),
        (["--jobs", "0"], "--jobs: 0 is none; give 1 or more"),
        (["--limit", "0"], "--limit: 0 s are none; give more"),
    ],
)
def test_wrong_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], typed: list[str], sentence: str
) -> None:
    assert main(typed) == 2
    out, said = capsys.readouterr()
    assert out == "" and said.count("\n") == 1 and said.startswith(f"bench.discover: {sentence}")


def test_a_program_that_was_not_run_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(discover, "OUT", tmp_path)
    assert main(["--only", "ml-dsa-44.caddq.rv32", "--kept"]) == 1
    assert "Not run: ml-dsa-44.caddq.rv32." in capsys.readouterr().out
