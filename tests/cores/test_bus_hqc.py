"""The page of the coprocessor for HQC, recomputed; whole operations in RTL."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command

from .design_pages import columns, measured

PAGE = Path("designs/bus-hqc/README.md")
VARIANTS = ("portable-c", "apb", "obi")
OPERATIONS = ("keygen", "encaps", "decaps")
slow = pytest.mark.slow


@pytest.mark.parametrize(
    ("key", "operation", "variants"),
    [
        ("1", "keygen", VARIANTS),
        ("1", "decaps", VARIANTS[1:]),
        pytest.param("1", "encaps", VARIANTS, marks=slow),
        pytest.param("1", "decaps", VARIANTS[:1], marks=slow),
        *[pytest.param(key, operation, VARIANTS, marks=slow) for key in "35" for operation in OPERATIONS],
    ],
)
def test_an_operation_takes_the_cycles_of_the_page(
    capfd: pytest.CaptureFixture[str], key: str, operation: str, variants: tuple[str, ...]
) -> None:
    told = dict(zip(VARIANTS, columns(PAGE.read_text(), f"HQC-{key} {operation}"), strict=False))
    for variant in variants:
        found = measured(capfd, f"hqc-{key}", operation, "cv32e40p", "bus-hqc", variant)
        assert f"{found['cycles']:,}" == told[variant], variant


def test_what_the_core_waits_for_commands_is_that_of_the_page(capfd: pytest.CaptureFixture[str]) -> None:
    waits = []
    for operation in OPERATIONS:
        words = [
            "profile",
            "hqc-1",
            operation,
            "--core",
            "cv32e40p",
            "--design",
            "bus-hqc",
            "--variant",
            "apb",
        ]
        assert run_command([*words, "--json"]) == 0
        (device,) = json.loads(capfd.readouterr().out)["devices"]
        waits.append(f"{device['command_cycles']:,}")
    assert "waits {}, {} and {} for commands".format(*waits) in " ".join(PAGE.read_text().split())


@pytest.mark.parametrize(
    "operation", ["keygen", pytest.param("encaps", marks=slow), pytest.param("decaps", marks=slow)]
)
def test_nothing_depends_on_secrets_and_nothing_is_declassified(
    capfd: pytest.CaptureFixture[str], operation: str
) -> None:
    words = ["ct", "hqc-1", operation, "--design", "bus-hqc", "--json"]
    assert run_command([*words, "--cases", "2"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert not found["leaks"] and all(one["count"] is None for one in found["declassified"])


@slow
@pytest.mark.parametrize("variant", ["apb", "obi"])
@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_whole_operation_is_the_model_s_in_rtl(
    capfd: pytest.CaptureFixture[str], operation: str, variant: str
) -> None:
    words = ["rtl", "run", "cv32e40p", "hqc-1", operation, "--design", "bus-hqc", "--variant", variant]
    assert run_command([*words, "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert found["accesses"] > 2_000
    for window in found["windows"]:
        assert window["accuracy"] == 1 and window["cycles_reference"] == window["cycles_model"]
