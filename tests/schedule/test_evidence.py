"""What one call told and another one contradicts is withdrawn, and a right order found all the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from instar.checked_program import PreparedCall
from instar.cli import run_command
from instar.outcome import WrongResult
from instar.places import library
from instar.schedule import candidate, loops, order
from instar.schedule.evidence import weaker
from instar.schedule.target import file_target
from instar.toolchain import find_compiler

from .pieces import source

#: Two stores to places that follow from data: in the recorded call they differ, in another they
#: may be one.
MEETING = """
void put(unsigned *a, const unsigned *i) {
    a[i[0] & 15] = i[2] * i[3] * i[5] * i[6];
    a[i[1] & 15] = i[4];
}
"""
#: The same where each round of a loop stores twice.
ROUNDS = """
void put(unsigned *a, const unsigned *i) {
    for (int n = 0; n < 4; n++, i++) {
        a[i[0] & 15] = i[2] * i[3] * i[5];
        a[i[1] & 15] = i[4];
    }
}
"""
CALL = ("--argument", "a0=64", "--argument", "a1=64", "--noalias", "a0,a1", "--returns", "0")
CORE = ("--core", "cva6-superscalar", "--orders", "400")


def scheduled(capfd: pytest.CaptureFixture[str], file: Path, text: str) -> dict[str, Any]:
    """The JSON of a search that succeeds."""
    file.write_text(text)
    code = run_command(["schedule", str(file), *CORE, *CALL, "-o", str(file.with_suffix(".out.S")), "--json"])
    out, message = capfd.readouterr()
    assert code == 0, message
    found: dict[str, Any] = json.loads(out)
    return found


@pytest.mark.parametrize("text", [MEETING, ROUNDS], ids=["straight", "rounds"])
def test_stores_that_meet_only_in_another_call_are_kept_in_order_and_the_result_says_so(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], text: str
) -> None:
    found = scheduled(capfd, tmp_path / "put.c", text)
    assert found["proved"] and found["cycles_after"] < found["cycles_before"]
    (note,) = [note for note in found["notes"] if "kept in order" in note]
    assert "is not proved equal to what came" in note, note
    assert "what did not meet in the recorded call" in (tmp_path / "put.out.S").read_text()
    # Two stores of one round, as they stand: neither passes the other.
    pair = note.split("kept in order: ")[1].split(";")[0].split(" before ")
    assert len(pair) == 2 and all(one.startswith("sw ") for one in pair), note


def test_what_did_not_meet_is_still_taken_where_it_never_does(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    apart = MEETING.replace("i[0] & 15", "0").replace("i[1] & 15", "1")
    found = scheduled(capfd, tmp_path / "put.c", apart)
    assert not [note for note in found["notes"] if "kept in order" in note]
    assert found["cycles_after"] < found["cycles_before"]


def test_where_no_other_order_is_right_what_came_is_written(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    proof = candidate.proof

    def refused(wanted: candidate.Wanted, a: Path, b: Path, call: PreparedCall) -> Any:
        found = proof(wanted, a, b, call)
        came = a == b or b.parent.name == "came"
        return found if came else {**found, "refusal": "nothing is believed"}

    monkeypatch.setattr(order, "proof", refused)
    found = scheduled(capfd, tmp_path / "put.c", MEETING)
    assert found["cycles_after"] == found["cycles_before"]
    assert any("what came is written: " in note and "nothing is believed" in note for note in found["notes"])


def test_a_way_to_turn_a_loop_that_is_wrong_is_left_out(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # A workload's function is compared with portable code where a way is tried, before any proof.
    lines = ["li a3, 16", "1:", "lw t0, 0(a0)", "mul t0, t0, t0", "mul t0, t0, t0", "sw t0, 0(a1)"]
    lines += ["addi a0, a0, 4", "addi a1, a1, 4", "addi a3, a3, -1", "bnez a3, 1b", "ret"]

    def wrong(*given: Any) -> Any:
        raise WrongResult("a[1] is 2, portable code gives 3")

    monkeypatch.setattr(loops, "written", wrong)
    found = scheduled(capfd, tmp_path / "chain.S", source("chain", lines))
    assert not found["turned"] and found["proved"]


def test_each_evidence_keeps_what_the_one_before_it_keeps(tmp_path: Path) -> None:
    # The last store lies 12 bytes behind a1 in this call, and anywhere in others.
    lines = ["sw a3, 0(a0)", "lw t0, 0(a1)", "sw t0, 4(a1)", "add t1, a1, a3", "sw t0, 8(t1)", "ret"]
    (tmp_path / "f.S").write_text(source("f", lines))
    core = library().core("cva6-superscalar")
    given = ["a0=64", "a1=64", "a2:4", "a3:4"]
    target = file_target(tmp_path / "f.S", core, find_compiler(None), None, given, 0, tmp_path)
    program, call = target.make(target.source)
    told = dict(weaker(program, call, 0, [(10, 11)]))
    pairs = {name: {(a["text"], b["text"]) for a, b in kept} for name, kept in told.items()}
    first = {("lw t0, 0(a1)", "sw t0, 8(t1)"), ("sw t0, 4(a1)", "sw t0, 8(t1)")}
    others = {("sw a3, 0(a0)", text) for text in ("lw t0, 0(a1)", "sw t0, 4(a1)", "sw t0, 8(t1)")}
    assert pairs == {"regions": first, "code": first | others}
