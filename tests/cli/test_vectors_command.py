"""`instar vectors`: all sets at once, another ISA, broken cases counted, outcomes by their names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command
from instar.places import data_folder

from tests.cli.test_commands import json_of

OWN = data_folder() / "workloads" / "ml-dsa" / "vectors" / "ml-dsa-44.json"


def written(tmp_path: Path, cases: list[Any]) -> str:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps({"cases": cases}))
    return str(path)


def refusing() -> dict[str, Any]:
    """A case with a signature that must be refused, and why."""
    found: dict[str, Any] = next(case for case in json.loads(OWN.read_text())["cases"] if case.get("reason"))
    return found


def test_all_sets_of_a_scheme_run_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "vectors", "aes")
    assert [told["workload"] for told in found["sets"]] == ["aes-128", "aes-192", "aes-256"]
    assert found["passed"] == sum(told["passed"] for told in found["sets"]) > 40
    assert run_command(["vectors", "aes"]) == 0
    assert capfd.readouterr().out.count("vectors pass") == 3


def test_vectors_run_for_another_isa_and_with_other_flags(capfd: pytest.CaptureFixture[str]) -> None:
    found = json_of(capfd, "vectors", "sha2", "--isa", "rv64im", "--cflags", "-O1")
    assert found["passed"] > 0 and "-march=rv64im" in found["flags"] and found["flags"].endswith("-O1")


def test_a_failing_case_has_its_file_reason_and_outcomes_by_name(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    case = refusing()
    path = written(tmp_path, [{**case, "status": "context_too_long"}])
    assert run_command(["vectors", "ml-dsa-44", path]) == 1
    out, message = capfd.readouterr()
    assert message.startswith(f"{path}: ML-DSA-44 {case['op']} case {case['tc']} ({case['reason']}): ")
    assert "expected context_too_long (2)" in message and f"answers {case['status']} (" in message
    assert out == "ml-dsa-44: 0 of 1 vectors pass\n"


def test_of_many_failures_the_first_are_printed_and_the_others_counted(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    case = {**refusing(), "status": "context_too_long", "each": {"count": list(range(100))}}
    path = written(tmp_path, [case])
    assert run_command(["vectors", "ml-dsa-44", path]) == 1
    out, message = capfd.readouterr()
    assert out == "ml-dsa-44: 0 of 100 vectors pass\n"
    assert message.splitlines()[40:] == ["and 60 more like these; --json tells all"]
    assert run_command(["vectors", "ml-dsa-44", path, "--json"]) == 1
    assert len(json.loads(capfd.readouterr().out)["failures"]) == 100


def test_a_comment_stands_for_a_reason(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    case = {**refusing(), "reason": None, "comment": "hint out of order", "status": "seed_length"}
    assert run_command(["vectors", "ml-dsa-44", written(tmp_path, [case])]) == 1
    assert "(hint out of order): " in capfd.readouterr().err


def test_broken_cases_are_counted_and_named_and_the_rest_runs(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    good = refusing()
    broken = [
        {**good, "pk": "zz", "sk": "zz"},
        {**good, "set": "ML-DSA-45"},
        {**good, "op": "no such thing"},
        {key: value for key, value in good.items() if key != "sig"},
        {**good, "status": "tired"},
        {**good, "message": 7, "mu": None},
        "no case",
    ]
    path = written(tmp_path, [*broken, good])
    assert run_command(["vectors", "ml-dsa-44", path]) == 2
    out, message = capfd.readouterr()
    assert out == f"ml-dsa-44: 1 of {len(broken) + 1} vectors pass, {len(broken)} are broken\n"
    lines = message.splitlines()
    assert len(lines) == len(broken) and all(line.startswith(f"broken: {path}: ") for line in lines)
    assert "holds no hexadecimal digits" in lines[0] and "the sets are ML-DSA-44" in lines[1]
    assert 'field "sig" is missing' in lines[3] and 'status "tired" is none of' in lines[4]
    assert "case 7 of the file: this is no table of fields" in lines[6]


def test_a_case_of_no_set_is_told_once_for_all_sets(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, [{**refusing(), "set": "ML-DSA-45"}, refusing()])
    assert run_command(["vectors", "ml-dsa", path, "--json"]) == 2
    found = json.loads(capfd.readouterr().out)
    assert (found["passed"], len(found["broken"]), found["failures"]) == (1, 1, [])


def test_a_wrong_answer_outweighs_a_broken_case(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    wrong = {**refusing(), "status": "seed_length"}
    assert run_command(["vectors", "ml-dsa-44", written(tmp_path, [wrong, {"set": "ML-DSA-44"}])]) == 1
    assert capfd.readouterr().out == "ml-dsa-44: 0 of 2 vectors pass, 1 is broken\n"


def test_a_variant_without_a_design_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["vectors", "sha3", "--variant", "x"]) == 2
    assert "say which with --design" in capfd.readouterr().err
