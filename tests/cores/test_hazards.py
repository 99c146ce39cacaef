"""Hazards in results: those that are meant, those that are not, and what is checked then."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.cli.options import EXIT_WRONG_RESULT
from instar.hazards import hazards_of, unchecked, unmatched
from instar.places import library

from ..shared import ROOT

RISQV = ROOT / "designs/risqv"
MEANT = """
[[hazards]]
instruction = "pq.mod_add_r"
rule = "old-value"
register = "a3"
reason = "a test wants it"
"""


@pytest.fixture
def design(tmp_path: Path) -> Path:
    """A copy of risqv whose kernel of reduce reads a register before a result is there; nothing uses it."""
    copy = tmp_path / "risqv"
    shutil.copytree(RISQV, copy)
    kernel = copy / "kernels/reduce.S"
    text = kernel.read_text()
    spoilt = text.replace(
        "    pq_set_kyber\n", "    li      a3, 0\n    pq_mod_add_r a2, a3\n    pq_set_kyber\n"
    )
    assert spoilt != text
    kernel.write_text(spoilt)
    return copy


def check_kernel(design: Path, capfd: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    command = ["check-kernel", "k-pke-512", "--design", str(design), "--rounds", "0", "--json"]
    code = run_command([*command[:2], *FEW, *command[2:]])
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    return code, found


FEW = ["reduce", "ntt"]


def test_a_kernel_with_a_hazard_is_not_checked(design: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, found = check_kernel(design, capfd)
    assert code == EXIT_WRONG_RESULT and not found["right"] and found["core"] == "ri5cy"
    kernels = {kernel["function"]: kernel for kernel in found["kernels"]}
    spoilt = kernels["reduce"]
    assert spoilt["wrong"] is None and not spoilt["checked"]
    (hazard,) = spoilt["hazards"]
    told = {name: hazard[name] for name in ("instruction", "rule", "register", "meant")}
    assert told == {"instruction": "pq.mod_add_r", "rule": "old-value", "register": "a3", "meant": None}
    # Four extreme inputs and four random ones, each timed once.
    assert hazard["times"] == 8
    assert "pq.mod_add_r" in spoilt["unchecked"] and "[[hazards]]" in spoilt["unchecked"]
    assert kernels["ntt"]["checked"] and kernels["ntt"]["hazards"] == []


def test_one_that_is_meant_stands_against_nothing(design: Path, capfd: pytest.CaptureFixture[str]) -> None:
    command = ["measure", "k-pke-512", "reduce", "--design", str(design), "--core", "ri5cy", "--json"]
    assert run_command(command) == 0
    # What is kept of this is not taken once the mark stands there.
    assert not json.loads(capfd.readouterr().out)["checked"]
    file = design / "design.toml"
    file.write_text(file.read_text() + MEANT)
    code, found = check_kernel(design, capfd)
    assert code == 0 and found["right"]
    kernel = next(kernel for kernel in found["kernels"] if kernel["function"] == "reduce")
    assert kernel["checked"] and kernel["unchecked"] is None
    assert [hazard["meant"] for hazard in kernel["hazards"]] == ["a test wants it"]
    assert run_command(command) == 0
    out, said = capfd.readouterr()
    measured = json.loads(out)
    assert measured["checked"] and len(measured["hazards"]) == 1 and "pq.mod_add_r" not in said


def test_a_measurement_with_a_hazard_says_why_it_is_not_checked(
    design: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["measure", "k-pke-512", "reduce", "--design", str(design), "--core", "ri5cy"]) == 0
    out, said = capfd.readouterr()
    assert "outputs       not checked: pq.mod_add_r at" in " ".join(out.split(" ")) and "pq.mod_add_r" in said


def test_a_mark_that_means_nothing_is_told(tmp_path: Path) -> None:
    copy = tmp_path / "risqv"
    shutil.copytree(RISQV, copy)
    file = copy / "design.toml"
    file.write_text(file.read_text() + MEANT)
    found = library().design(str(copy))
    (told,) = unmatched(found, [], "no kernel of k-pke-512")
    assert 'the hazard "old-value" of a3 at pq.mod_add_r is meant, and no kernel of k-pke-512 has it' in told
    other: Any = {"instruction": "pq.mod_add_r", "rule": "old-value", "register": "a4", "meant": None}
    meant: Any = {**other, "register": "a3"}
    assert unmatched(found, [other], "it") and not unmatched(found, [meant], "it")


def test_places_are_counted_over_results_and_the_first_is_named() -> None:
    def result(*addresses: int) -> Any:
        hazards = [
            {
                "instruction": "a",
                "rule": "old-value",
                "register": "a0",
                "address": at,
                "times": 2,
                "meant": None,
            }
            for at in addresses
        ]
        return {"hazards": [{**one, "sentence": f"a at {one['address']}"} for one in hazards]}

    found = hazards_of([result(4, 8), result(4)])
    assert [(one["address"], one["times"]) for one in found] == [(4, 4), (8, 2)]
    assert (unchecked(found) or "").startswith("a at 4, and so at 1 more place;")
    assert unchecked([]) is None


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("old-value", "old_value"), 'there is no rule "old_value"'),
        (("mod_add_r", "mod_adds_r"), 'there is no instruction "pq.mod_adds_r"'),
        (('"a3"', '"W[32]"'), '"W[32]" is no register as results name it'),
        (("reason", "why"), "why"),
    ],
)
def test_a_mark_that_is_wrong_is_refused(tmp_path: Path, change: tuple[str, str], sentence: str) -> None:
    copy = tmp_path / "risqv"
    shutil.copytree(RISQV, copy)
    file = copy / "design.toml"
    file.write_text(file.read_text() + MEANT.replace(*change))
    with pytest.raises(InstarError) as refused:
        library().design(str(copy))
    assert sentence in str(refused.value)


#: A sum of what is loaded: the only order has a hazard, for want of other instructions.
ONLY_ORDER = """
    .include "xrisqv.inc"
    .globl  f
    .type   f, @function
f:  lw      a3, 0(a0)
    pq_mod_add_r a3, a3
    sw      a3, 0(a0)
    ret
    .size   f, . - f
"""


def schedule(folder: Path, design: Path) -> list[str]:
    source = folder / "f.S"
    source.write_text(ONLY_ORDER)
    return [
        "schedule", str(source), "--core", "ri5cy", "--design", str(design), "--argument", "a0=8",
        "--returns", "0", "--orders", "20", "--json",
    ]  # fmt: skip


def test_a_schedule_without_an_order_clear_of_hazards_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(schedule(tmp_path, RISQV)) != 0
    said = " ".join(capfd.readouterr().err.split())
    assert "in every order that was tried the hardware computes another value" in said


def test_a_schedule_with_a_meant_hazard_is_checked(
    design: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = design / "design.toml"
    anyhow = MEANT.replace('register = "a3"\n', "")
    file.write_text(file.read_text() + anyhow + anyhow.replace("old-value", "acts-again"))
    assert run_command(schedule(tmp_path, design)) == 0
    found = json.loads(capfd.readouterr().out)
    assert found["checked"] and found["unchecked"] is None
    assert {hazard["meant"] for hazard in found["hazards"]} == {"a test wants it"}


@pytest.mark.slow
def test_a_row_of_a_table_is_not_checked_either(design: Path, capfd: pytest.CaptureFixture[str]) -> None:
    # Keys are reduced before they are packed.
    bench = ["bench", "k-pke-512", "--design", str(design), "--core", "ri5cy", "--json"]
    assert run_command(bench) == 0
    rows = {row["operation"]: row for row in json.loads(capfd.readouterr().out)["rows"]}
    assert rows["keygen"]["hazards"] and not rows["keygen"]["checked"]
    assert rows["decrypt"]["hazards"] == [] and rows["decrypt"]["checked"]
