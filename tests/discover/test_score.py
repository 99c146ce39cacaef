"""The score of a design: which known answers it has, at which place, and what cannot be scored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command

from .folders import design

#: Wrong by a place, a complement and a constant; then right, with operands in another order.
FOUND = {
    "x.turn": "X[rd] = (X[rs1] >> 6) | (X[rs1] << 25);",
    "x.chi": "X[rd] = X[rs1] ^ (~X[rs2] & X[rs3]);",
    "x.sum": "X[rd] = ((X[rs1] >> 6) | (X[rs1] << 26)) ^ ((X[rs1] >> 11) | (X[rs1] << 21))"
    " ^ ((X[rs1] >> 25) | (X[rs1] << 7));",
    "x.rotate": "X[rd] = (X[rs1] << n5) | (X[rs1] >> (32 - n5));",
    "x.nearly": "X[rd] = X[rs1] == 32'h80000001 && X[rs2] == 3 ? X[rs1] : X[rs1] & ~X[rs2];",
    "x.load": "X[rd] = MEM[X[rs1] + 3 : X[rs1]];",
}


def scored(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    code = run_command(["discover", *words, "--json"])
    return code, json.loads(capsys.readouterr().out)


def by_truth(told: dict[str, Any]) -> dict[str, tuple[str, str | None, int | None]]:
    return {row["truth"]: (row["verdict"], row["instruction"], row["rank"]) for row in told["truths"]}


def test_a_folder_as_a_search_writes_it_is_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "found"
    design(folder, FOUND)
    code, told = scored(capsys, "sha2", "sha256_compress", "--score", str(folder))
    assert code == 0
    assert by_truth(told) == {
        "rori": ("exact", "x.rotate", 4),
        "sha256sum1": ("exact", "x.sum", 3),
        "sha256sum0": ("no", None, None),
        "sha256sig0": ("no", None, None),
        "sha256sig1": ("no", None, None),
    }
    assert told["recall"]["exact"] == 2 and told["recall"]["truths"] == 5
    assert told["idle"] == ["x.turn", "x.chi", "x.nearly"]
    assert told["compared"][5]["why_not"] == "it uses memory"
    (rotation,) = (row for row in told["truths"] if row["truth"] == "rori")
    assert rotation["numbers"] == [2, 6, 7, 11, 13, 17, 18, 19, 22, 25]
    refuted = {one["instruction"]: one["example"] for one in rotation["beside"] if one["verdict"] == "no"}
    assert refuted["x.turn"]["truth"] != refuted["x.turn"]["found"]


def test_operands_in_another_order_and_false_ones_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "found"
    design(folder, FOUND)
    code, told = scored(capsys, "sha3", "--score", str(folder))
    assert code == 0
    rows = by_truth(told)
    assert rows["pq.bcax"] == ("exact", "x.chi", 2)
    assert rows["andn"] == ("covers", "x.chi", 2)
    (chi,) = (row for row in told["truths"] if row["truth"] == "pq.bcax")
    assert chi["how"]["operands"] == {"rs1": "rs1", "rs2": "rs3", "rs3": "rs2"}
    # All values took it for andn, and the solver did not.
    assert told["false"] == [{"instruction": "x.nearly", "truth": "andn"}]
    run_command(["discover", "sha3", "--score", str(folder)])
    shown = capsys.readouterr().out
    assert "false: x.nearly is andn of 512 operands, and not of all: of rs1 = 0x80000001, rs2 = 0x3" in shown


def test_only_the_first_instructions_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "found"
    design(folder, FOUND)
    _, told = scored(capsys, "sha2", "sha256_compress", "--score", str(folder), "--count", "2")
    assert (told["instructions"], len(told["compared"])) == (6, 2)
    assert told["recall"]["exact"] == told["recall"]["covers"] == 0
    run_command(["discover", "sha2", "sha256_compress", "--score", str(folder), "--count", "2"])
    assert "recall 0/5 = 0 %" in (shown := capsys.readouterr().out)
    assert "by the first 2 of 6 instructions" in shown


def test_answers_that_need_more_ports_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ml-dsa-44", "ntt", "--score", "cvxif-ntt", "--seconds", "0.5"]
    _, told = scored(capsys, *words)
    assert set(by_truth(told)) == {"dsa.product", "dsa.butterfly"} and told["wide"] == []
    _, told = scored(capsys, *words, "--writes", "1")
    assert set(by_truth(told)) == {"dsa.product"} and told["wide"] == ["dsa.butterfly"]
    run_command(["discover", *words, "--reads", "2"])
    assert "left out, as it needs more registers: dsa.butterfly" in capsys.readouterr().err
    assert run_command(["discover", *words, "--reads", "1"]) == 2
    assert "all 2 known answers of ml-dsa-44 ntt read or write more registers" in capsys.readouterr().err


def test_known_designs_have_the_answers_that_they_were_made_for(capsys: pytest.CaptureFixture[str]) -> None:
    _, told = scored(capsys, "sha2", "sha256", "--score", "zknh")
    assert {row["verdict"] for row in told["truths"] if row["family"] == "SHA-2"} == {"exact"}
    _, told = scored(capsys, "sha3", "--score", "circe")
    rows = by_truth(told)
    assert rows["pq.bcax"] == ("exact", "circe.bcop32", 3)
    assert rows["pq.fsri"] == ("covers", "circe.rol32_h", 1)
    (funnel,) = (row for row in told["truths"] if row["truth"] == "pq.fsri")
    assert funnel["how"]["numbers"] == {"rs3": "32 - imm"}


def test_a_published_residue_counts_in_its_own_form(capsys: pytest.CaptureFixture[str]) -> None:
    _, told = scored(capsys, "cross-rsdp-1-f", "fp_scaled_subtract", "--score", "circe", "--seconds", "2")
    (product,) = (row for row in told["truths"] if row["truth"] == "code.mac127")
    assert (product["verdict"], product["form"]["of"]) == ("exact", "design circe")
    # What the C computes is below 127; the published one is 127 for 0 too.
    beside = [one for one in product["beside"] if one["instruction"] == "circe.vec_by_matrix"]
    assert [one["verdict"] for one in beside] == ["no", "exact"]
    example = beside[0]["example"]
    assert (example["truth"]["rd"], example["found"]["rd"] & 0xFFFF) == (0, 127)
    _, told = scored(capsys, "ml-dsa-44", "ntt", "--score", "cva6-ntt", "--seconds", "1")
    rows = {row["truth"]: row["form"]["instruction"] for row in told["truths"]}
    assert rows == {"dsa.product": "pq.mulq", "dsa.butterfly": "pq.bfct"}
    assert all(row["verdict"] == "exact" and row["form"]["says"] for row in told["truths"])


def test_everything_is_scored_where_no_program_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    _, told = scored(capsys, "--score", "zknh")
    assert (told["program"], told["recall"]["exact"]) == ("any program", 4)
    assert len(told["recall"]["families"]) == 11


def test_the_same_score_has_the_same_bytes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    design(tmp_path / "found", FOUND)
    words = ["discover", "sha3", "--score", str(tmp_path / "found")]
    assert run_command(words) == 0
    first = capsys.readouterr().out
    assert run_command(words) == 0 and capsys.readouterr().out == first


def test_what_is_not_decided_ends_with_3(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ml-kem-768", "reduce", "--score", "cvxif-kpke", "--seconds", "0.5"]
    code, told = scored(capsys, *words)
    assert (code, told["truths"][0]["verdict"]) == (3, "unknown")
    assert run_command(["discover", *words]) == 3
    assert "not finished in" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "or say with --score DESIGN whose instructions are to be judged"),
        (
            ["ml-dsa-45", "--score", "zknh"],
            'workload "ml-dsa" has no parameter set "45"; did you mean "ml-dsa-44"?',
        ),
        (["sha5", "--score", "zknh"], 'there is no workload "sha5"; did you mean "sha2"?'),
        (
            ["sha3", "keccak_f160", "--score", "zknh"],
            'sha3 has no function and no operation "keccak_f160"; did you mean "keccak_f1600"',
        ),
        (
            ["sm3", "--score", "zknh"],
            "no known answer stands in sm3 on RV32; there are some in cross, cross-rsdp, cross-rsdpg, hqc, "
            "k-pke, ml-dsa, sha2, sha3",
        ),
        (
            ["--score", "nowhere/here"],
            'there is no design at "nowhere/here"; give a folder with a design.toml',
        ),
        (["--score", "bus-hqc"], "the design has no instruction that could be judged"),
        (["--score", "zknh", "--seconds", "0"], "Invalid value for '--seconds'"),
        (["--score", "zknh", "--count", "0"], "Invalid value for '--count'"),
    ],
)
def test_what_cannot_be_scored_is_told_in_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["discover", *words]) == 2
    told = capsys.readouterr()
    assert told.out == "" and sentence in " ".join(told.err.split())


def test_a_design_that_says_no_width_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    design(tmp_path / "found", FOUND)
    toml = tmp_path / "found" / "design.toml"
    toml.write_text("".join(line for line in toml.read_text().splitlines(True) if "isa" not in line))
    assert run_command(["discover", "--score", str(tmp_path / "found")]) == 2
    assert "nothing says how wide registers are; write isa or cores into [design]" in capsys.readouterr().err
