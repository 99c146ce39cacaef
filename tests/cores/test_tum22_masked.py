"""Design tum22-masked: the figures of its page, and what its kernels show."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from instar.cli import run_command

from ..shared import ROOT
from .design_pages import columns, measured

DESIGN = "tum22-masked"
README = (ROOT / "designs" / DESIGN / "README.md").read_text(encoding="utf-8")
#: Columns of the page.
VARIANTS = (
    ("software", "cv32e40p-masked"),
    *((DESIGN, one) for one in ("published", "round", "round-8", "round-1")),
)
#: Models of probes, as the page has them.
PROBES = ("value", "transition", "glitch+relaxed", "glitch")
slow = pytest.mark.slow

#: Functions with kernels, and the variant that has them.
KERNELS = [
    ("masked", "masked_chi", "published"),
    ("masked", "masked_keccak_f1600", "round"),
    ("k-pke-masked-768", "masked_compress", "round"),
    ("k-pke-masked-768", "masked_cbd_2", "round"),
    ("k-pke-masked-768", "masked_unpack_message", "round"),
    ("k-pke-masked-512", "masked_cbd_3", "round"),
]
SCHEMES = [f"{scheme}-{key}" for scheme in ("kyber", "ml-kem") for key in ("512", "768", "1024")]


@pytest.mark.parametrize(
    "scheme", [SCHEMES[0], *(pytest.param(scheme, marks=slow) for scheme in SCHEMES[1:])]
)
def test_a_decapsulation_takes_the_cycles_of_the_page(scheme: str, capfd: pytest.CaptureFixture[str]) -> None:
    name, _, key = scheme.rpartition("-")
    cells = columns(README, scheme)
    for cell, (design, variant) in zip(cells, VARIANTS, strict=True):
        found = measured(capfd, f"{name}-masked-{key}", "decaps", "cv32e40p", design, variant)
        assert f"{found['cycles'] / 1000:,.1f}" == cell, variant


@slow
def test_functions_take_the_cycles_of_the_page(capfd: pytest.CaptureFixture[str]) -> None:
    _, _, table = README.partition("\n| functions | ")
    rows = [line.strip("| ").split(" | ") for line in table.partition("\n\n")[0].splitlines()[2:]]
    assert len(rows) == 7
    for column, (design, variant) in enumerate(VARIANTS[:3], 1):
        words = ["profile", "kyber-masked-768", "decaps", "--core", "cv32e40p", "--design", design]
        assert run_command([*words, "--variant", variant, "--json"]) == 0
        found = json.loads(capfd.readouterr().out)
        cycles = {one["function"]: one["cycles"] for one in found["functions"]}
        named = [sum(cycles.get(name, 0) for name in re.findall(r"`(\w+)`", row[0])) for row in rows[:-1]]
        expected = [*named, found["cycles"] - sum(named)]
        assert [f"{one:,}" for one in expected] == [row[column] for row in rows], variant


@pytest.mark.parametrize(
    ("name", "steps"),
    [pytest.param("chi", "`mchic`, `mchicc`", marks=slow), ("full adder", "`maddw`, `maddc`, `maddcc`")],
)
def test_probes_tell_what_the_page_says(name: str, steps: str, capfd: pytest.CaptureFixture[str]) -> None:
    (row,) = (line for line in README.splitlines() if line.startswith(f"| {steps} | "))
    for model, cell in zip(PROBES, row.strip("| ").split(" | ")[1:], strict=True):
        code = run_command(["gadget", DESIGN, "--gadget", name, "--model", model, "--json"])
        (found,) = json.loads(capfd.readouterr().out)["gadgets"]
        assert cell == f"{found['leaking_wires']:,} of {found['wires']:,}", model
        assert found["ways"]["tested"] == found["ways"]["left"] == 0
        assert code == int(found["leaking_wires"] > 0)


def leak(
    capfd: pytest.CaptureFixture[str], target: str, function: str, variant: str, *options: str
) -> dict[str, Any]:
    capfd.readouterr()
    words = ["leak", target, function, "--core", "cv32e40p", "--design", DESIGN, "--variant", variant]
    code = run_command([*words, *options, "--json"])
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    assert code == int(bool(found["leaks"]))
    return found


@pytest.mark.parametrize(("target", "function", "variant"), KERNELS)
def test_kernels_show_nothing(
    target: str, function: str, variant: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found = leak(capfd, target, function, variant, "--traces", "200")
    assert found["leaks"] == [] and found["controls"]["unmasked"] > 0 and found["controls"]["random"] == 0
    assert found["unknown"] == 0


@slow
@pytest.mark.parametrize(("target", "function", "variant"), KERNELS)
def test_kernels_show_nothing_in_many_traces(
    target: str, function: str, variant: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found = leak(capfd, target, function, variant, "--traces", "2000")
    assert found["leaks"] == []


@slow
@pytest.mark.parametrize("scheme", ["kyber-masked-768", "ml-kem-masked-768"])
def test_a_whole_decapsulation_shows_nothing(scheme: str, capfd: pytest.CaptureFixture[str]) -> None:
    found = leak(capfd, scheme, "decaps", "round", "--traces", "200")
    assert found["leaks"] == [] and found["controls"]["unmasked"] > 0 and found["address"] is None


@pytest.mark.parametrize("scheme", ["kyber-masked-512", pytest.param("ml-kem-masked-768", marks=slow)])
def test_time_depends_on_no_secret(scheme: str, capfd: pytest.CaptureFixture[str]) -> None:
    words = ["ct", scheme, "decaps", "--design", DESIGN, "--variant", "round", "--cases", "1"]
    assert run_command(words) == 0, capfd.readouterr().out


@slow
def test_circuits_are_proved(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["hardware", DESIGN, "--no-cost", "--json"]) == 0
    units = json.loads(capfd.readouterr().out)["units"]
    proofs = [instruction["proof"] for unit in units for instruction in unit["instructions"]]
    assert len(units) == 5 and len(proofs) == 32 and set(proofs) == {"smt"}
