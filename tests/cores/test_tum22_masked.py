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
slow = pytest.mark.slow

#: Functions with kernels, and the variant that has them.
KERNELS = [
    ("masked", "masked_chi", "published"),
    ("masked", "masked_keccak_f1600", "round"),
    ("masked", "masked_full_add", "round"),
    ("saber-masked-saber", "compress", "round"),
    ("saber-masked-light", "cbd", "round"),
    ("k-pke-masked-768", "masked_compress", "round"),
    ("k-pke-masked-768", "masked_cbd_2", "round"),
    ("k-pke-masked-768", "masked_unpack_message", "round"),
    ("k-pke-masked-512", "masked_cbd_3", "round"),
]
SCHEMES = [
    *(f"{scheme}-{key}" for scheme in ("kyber", "ml-kem") for key in ("512", "768", "1024")),
    *(f"saber-{key}" for key in ("light", "saber", "fire")),
]


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
@pytest.mark.parametrize(("scheme", "count"), [("kyber-masked-768", 7), ("saber-masked-saber", 6)])
def test_functions_take_the_cycles_of_the_page(
    scheme: str, count: int, capfd: pytest.CaptureFixture[str]
) -> None:
    _, _, table = README.partition(f"\n| functions of {scheme} | ")
    rows = [line.strip("| ").split(" | ") for line in table.partition("\n\n")[0].splitlines()[2:]]
    assert len(rows) == count
    for column, (design, variant) in enumerate(VARIANTS[:3], 1):
        words = ["profile", scheme, "decaps", "--core", "cv32e40p", "--design", design]
        assert run_command([*words, "--variant", variant, "--json"]) == 0
        found = json.loads(capfd.readouterr().out)
        cycles = {one["function"]: one["cycles"] for one in found["functions"]}
        named = [sum(cycles.get(name, 0) for name in re.findall(r"`(\w+)`", row[0])) for row in rows[:-1]]
        expected = [*named, found["cycles"] - sum(named)]
        assert [f"{one:,}" for one in expected] == [row[column] for row in rows], variant


@pytest.mark.parametrize(
    "model",
    [
        "value",
        "glitch+relaxed",
        *(pytest.param(one, marks=slow) for one in ("transition", "glitch+transition+relaxed")),
    ],
)
def test_probes_in_the_circuits_see_what_the_page_says(model: str, capfd: pytest.CaptureFixture[str]) -> None:
    code = run_command(["gadget", str(ROOT / "designs" / DESIGN), "--model", model, "--json"])
    gadgets = json.loads(capfd.readouterr().out)["gadgets"]
    cells = [str(one["leaking_wires"]) for one in gadgets]
    assert cells == columns(README, f"`{model}`") and code == int(cells != ["0", "0"])
    assert all(one["ways"]["left"] == one["ways"]["tested"] == 0 for one in gadgets)


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
@pytest.mark.parametrize("scheme", ["kyber-masked-768", "ml-kem-masked-768", "saber-masked-saber"])
def test_a_whole_decapsulation_shows_nothing(scheme: str, capfd: pytest.CaptureFixture[str]) -> None:
    found = leak(capfd, scheme, "decaps", "round", "--traces", "200")
    assert found["leaks"] == [] and found["controls"]["unmasked"] > 0 and found["address"] is None


@pytest.mark.parametrize(
    "scheme",
    [
        "kyber-masked-512",
        *(pytest.param(scheme, marks=slow) for scheme in ("saber-masked-saber", "ml-kem-masked-768")),
    ],
)
def test_time_depends_on_no_secret(scheme: str, capfd: pytest.CaptureFixture[str]) -> None:
    words = ["ct", scheme, "decaps", "--design", DESIGN, "--variant", "round", "--cases", "1"]
    assert run_command(words) == 0, capfd.readouterr().out


@slow
def test_circuits_are_proved(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["hardware", DESIGN, "--no-cost", "--json"]) == 0
    units = json.loads(capfd.readouterr().out)["units"]
    proofs = [instruction["proof"] for unit in units for instruction in unit["instructions"]]
    assert len(units) == 6 and len(proofs) == 34 and set(proofs) == {"smt"}
