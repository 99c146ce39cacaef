"""`instar compare`: traces, cores and variants side by side, and the sentences for wrong inputs."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command

from tests.cli.test_commands import json_of

#: Twenty multiplications, each of which waits for the one before.
MULTIPLICATIONS = [(0x80000000 + 4 * n, "02b50533") for n in range(20)]


def write_trace(path: Path, late: int = 0) -> Path:
    """The multiplications two cycles apart, from number `late` on one cycle later."""
    lines = [
        f"{pc:08x} {word} {10 + 2 * n + (late > 0 and n >= late)}\n"
        for n, (pc, word) in enumerate(MULTIPLICATIONS)
    ]
    path.write_text("".join(lines))
    return path


def test_a_trace_is_compared_with_the_model(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    trace = write_trace(tmp_path / "t.trace", late=10)
    found = json_of(capfd, "compare", str(trace), "--core", "cva6-superscalar")
    assert found["instructions"] == [20, 20] and found["common"] == 20 and found["parted"] is None
    # A multiplication takes two cycles; the recording has three where a commit was moved.
    late = next(row for row in found["rows"] if row["pcs"][0] == 0x80000000 + 4 * 10)
    assert (late["a"]["cycles"], late["b"]["cycles"]) == (3, 2)
    differing = [row for row in found["rows"] if row["a"]["cycles"] != row["b"]["cycles"]]
    assert len(differing) == 20 - found["equal"]
    assert "RAW" in {name for row in found["rows"] for name, _ in row["b"]["causes"]}


def test_two_recordings_differ_where_one_commit_was_late(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    a, b = write_trace(tmp_path / "a.trace"), write_trace(tmp_path / "b.trace", late=10)
    found = json_of(capfd, "compare", str(a), str(b), "--core", "cva6-superscalar")
    assert found["first"]["number"] == 11 and found["equal"] == 19
    assert found["cycles"] == [38, 39]
    meant = found["first"]["rows"][found["first"]["at"]]
    assert [side["cycles"] for side in meant] == [2, 3]
    same = json_of(capfd, "compare", str(a), str(a), "--core", "cva6-superscalar")
    assert same["first"] is None and same["equal"] == 20


def test_two_cores_run_the_same_instructions(capfd: pytest.CaptureFixture[str]) -> None:
    cores = ["cva6-superscalar", "cva6-single"]
    of = ["ml-dsa-44", "ntt"]
    found = json_of(capfd, "compare", *of, "--core", cores[0], "--core", cores[1])
    measured = [json_of(capfd, "measure", *of, "--core", core)["cycles"] for core in cores]
    assert found["cycles"] == measured
    assert found["parted"] is None and found["common"] == found["instructions"][0]
    for part in ("functions", "lines", "rows"):
        for side, cycles in zip("ab", measured, strict=True):
            assert sum(row[side]["cycles"] for row in found[part]) == cycles


def test_two_variants_are_paired_by_function(capfd: pytest.CaptureFixture[str]) -> None:
    command = ["compare", "ml-dsa-44", "ntt", "--core", "cva6-superscalar", "--design", "cva6-ntt"]
    found = json_of(capfd, *command, "--variant", "portable-c", "--variant", "triple-commit")
    assert found["parted"] is not None
    (function,) = found["functions"]
    assert function["a"]["cycles"] > 5 * function["b"]["cycles"]
    assert sum(found["skipped"]) == sum(found["instructions"]) - 2 * (found["common"] + found["rejoined"])
    beside = [row for row in found["lines"] if row["other"] is not None]
    assert beside and all(row["file"] != row["other"][0] and row["a"] and row["b"] for row in beside)
    partners = [row for row in found["rows"] if row["a"] and row["b"]]
    alone = [row for row in found["rows"] if not (row["a"] and row["b"])]
    assert partners and any(row["text"].startswith("pq.") and row["a"] is None for row in alone)
    for side in "ab":
        assert sum(row[side]["cycles"] for row in found["rows"] if row[side]) == function[side]["cycles"]


def test_one_other_instruction_leaves_all_the_others_paired(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    a, b = tmp_path / "a.trace", tmp_path / "b.trace"
    additions = [f"{0x80000000 + 4 * n:08x} {n << 20 | 0x50513:08x} {10 + n}\n" for n in range(20)]
    a.write_text("".join(additions))
    b.write_text("".join([*additions[:9], "80000024 40b50533 19\n", *additions[10:]]))
    found = json_of(capfd, "compare", str(a), str(b), "--core", "cva6-superscalar")
    assert (found["common"], found["rejoined"], found["skipped"]) == (9, 10, [1, 1])
    assert found["gaps"] == [{"location": "", "times": 1, "instructions": [1, 1]}]
    assert run_command(["compare", str(a), str(b), "--core", "cva6-superscalar"]) == 0
    text = capfd.readouterr().out
    assert "the first 9, then 10 more; without a partner: 1 of A, 1 of B" in text
    assert "Instructions without a partner, by where the streams part" in text


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["no/such.trace"], ["no/such.trace", "no such file"]),
        (["t.trace"], ["no index names its core", "--core"]),
        (["t.trace", "other.trace", "--core", "cva6-single"], ["other.trace", "no such file"]),
        (["bare.trace", "--core", "cva6-single"], ["bare.trace", "no cycles of its own"]),
        (["sha3", "--core", "cva6-single"], ["which function", "keccak_f1600"]),
        (["sha3", "keccak_f1600", "--core", "cva6-single"], ["both sides are the same", "twice"]),
        (["t.trace", *["--core", "cva6-single"] * 3], ["--core is given 3 times"]),
        (["t.trace", "--variant", "x"], ["--design"]),
    ],
)
def test_a_wrong_comparison_gets_one_sentence(
    command: list[str],
    says: list[str],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    write_trace(tmp_path / "t.trace")
    (tmp_path / "bare.trace").write_text("80000000 0001\n80000002 0001\n")
    assert run_command(["compare", *command]) == 2
    message = capfd.readouterr().err
    assert all(part in message for part in says), message
    assert len(message.strip().splitlines()) == 1
