"""Design tum22: the figures of its page, and what depends on secrets."""

from __future__ import annotations

import pytest
from instar.cli import run_command

from ..shared import ROOT
from .design_pages import columns, measured
from .test_transform_unit import ACCUMULATE, Unit, took

README = (ROOT / "designs/tum22/README.md").read_text(encoding="utf-8")


def in_readme(row: str) -> list[str]:
    return columns(README, row)


def cycles_of(
    workload: str, operation: str, variant: str, capfd: pytest.CaptureFixture[str], design: str = "tum22"
) -> int:
    found = measured(capfd, workload, operation, "cv32e40p", design, variant)
    assert not [note for note in found["notes"] if "hardware" in note]
    return int(found["cycles"])


slow = pytest.mark.slow
KEM = ("keygen", "encaps", "decaps")
SIGNATURE = ("keygen", "sign", "verify")


@pytest.mark.parametrize(
    ("workload", "row", "operations"),
    [
        ("kyber-512", "Kyber512", KEM),
        pytest.param("kyber-768", "Kyber768", KEM, marks=slow),
        pytest.param("kyber-1024", "Kyber1024", KEM, marks=slow),
        ("saber-light", "LightSaber", KEM),
        pytest.param("saber-saber", "Saber", KEM, marks=slow),
        pytest.param("saber-fire", "FireSaber", KEM, marks=slow),
        pytest.param("ml-kem-512", "ML-KEM-512", KEM, marks=slow),
        pytest.param("ml-kem-768", "ML-KEM-768", KEM, marks=slow),
        pytest.param("ml-kem-1024", "ML-KEM-1024", KEM, marks=slow),
        ("ml-dsa-44", "ML-DSA-44", ("verify",)),
        pytest.param("ml-dsa-44", "ML-DSA-44", SIGNATURE, marks=slow),
        pytest.param("ml-dsa-65", "ML-DSA-65", SIGNATURE, marks=slow),
        pytest.param("ml-dsa-87", "ML-DSA-87", SIGNATURE, marks=slow),
    ],
)
def test_a_scheme_takes_the_cycles_of_the_page(
    workload: str, row: str, operations: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    for variant, told in zip(("apb-2", "obi-2"), in_readme(row), strict=False):
        whole = SIGNATURE if "verify" in operations else KEM
        for name in operations:
            cycles = cycles_of(workload, name, variant, capfd)
            assert f"{cycles / 1000:,.1f}" == told.split(" / ")[whole.index(name)], (variant, name)


@slow
@pytest.mark.parametrize("at", [0, 1, 2])
def test_commands_take_the_cycles_of_the_page(at: int) -> None:
    unit = Unit(f"apb-{1 << at}")
    rows = {
        "product modulo X² − γ": [took(unit, "base_2")],
        "product coefficient by coefficient": [took(unit, "pointwise")],
        "the same, added": [took(unit, "pointwise", ACCUMULATE)],
        "sum, multiple, string or samples": [
            took(unit, name) for name in ("add", "subtract", "scale", "unpack", "binomial", "pack")
        ],
        "transform or inverse, 8 layers (ML-DSA)": [took(unit, "forward"), took(unit, "inverse")],
    }
    for row, cycles in rows.items():
        assert {f"{one:,}" for one in cycles} == {in_readme(row)[at]}, row


@pytest.mark.parametrize(
    ("workload", "operation"),
    [
        ("saber-light", "keygen"),
        ("ml-dsa-44", "keygen"),
        pytest.param("ml-dsa-65", "sign", marks=slow),
        pytest.param("ml-dsa-87", "sign_seed", marks=slow),
        pytest.param("kyber-512", "encaps", marks=slow),
        pytest.param("kyber-512", "decaps", marks=slow),
    ],
)
def test_nothing_depends_on_secrets(workload: str, operation: str, capfd: pytest.CaptureFixture[str]) -> None:
    command = ["ct", workload, operation, "--design", "tum22", "--variant", "apb-2"]
    assert run_command([*command, *(["--cases", "1"] if workload.startswith("ml-dsa") else [])]) == 0
    assert "none" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("workload", "row", "design", "variants"),
    [
        ("hqc-1", "HQC-1, whole", "bus-hqc", ("portable-c", "apb")),
        pytest.param("kyber-512", "Kyber512, whole", "tum22", ("portable-c", "apb-2"), marks=slow),
        pytest.param("kyber-1024", "Kyber1024, whole", "tum22", ("portable-c", "apb-2"), marks=slow),
        pytest.param("saber-light", "LightSaber, whole", "tum22", ("portable-c", "apb-2"), marks=slow),
        pytest.param("saber-fire", "FireSaber, whole", "tum22", ("portable-c", "apb-2"), marks=slow),
        pytest.param("sike-p434", "SIKEp434, whole", "tum22-sike", ("portable-c", "apb-2x16"), marks=slow),
    ],
)
def test_the_chip_s_table(
    workload: str, row: str, design: str, variants: tuple[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    plain, _, with_units, _ = in_readme(row)
    for variant, told in zip(variants, (plain, with_units), strict=True):
        cycles = [cycles_of(workload, operation, variant, capfd, design) for operation in KEM]
        digits = 0 if max(cycles) > 10_000_000 else 1
        assert " / ".join(f"{one / 1000:,.{digits}f}" for one in cycles) == told, variant
