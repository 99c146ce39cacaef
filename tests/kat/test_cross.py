"""CROSS beyond its own vectors: the model that makes them, and the memory that signing takes."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from typing import Any

import pytest
from instar.cli import run_command

from ..shared import KATS, ROOT
from .matrix import RV64, WORKLOADS, read_cases

CROSS = WORKLOADS["cross"]
#: What signing in little memory may take of the stack; key, message and signature are all else in
#: memory.
MOST_BYTES = 128 * 1024
#: The sets that come nearest to it, of both problems; the others are asked in `slow`.
TIGHT = ["rsdp-5-s", "rsdpg-5-s"]


def measured(capfd: pytest.CaptureFixture[str], *command: str) -> dict[str, Any]:
    code = run_command(["measure", *command, "--json"])
    out, message = capfd.readouterr()
    assert code == 0, message
    found: dict[str, Any] = json.loads(out)
    return found


@pytest.mark.parametrize(
    "parameter_set",
    [key if key in TIGHT else pytest.param(key, marks=pytest.mark.slow) for key in CROSS["sets"]],
)
def test_signing_and_verifying_in_little_memory_stay_below_128_kib(
    capfd: pytest.CaptureFixture[str], parameter_set: str
) -> None:
    for operation in ("sign_low_memory", "verify"):
        found = measured(capfd, f"cross-{parameter_set}", operation)
        assert 0 < found["stack_bytes"] <= MOST_BYTES, operation


@pytest.mark.slow
@pytest.mark.parametrize("parameter_set", list(CROSS["sets"]))
def test_so_they_do_with_64_bits(capfd: pytest.CaptureFixture[str], parameter_set: str) -> None:
    for operation in ("sign_low_memory", "verify"):
        found = measured(capfd, f"cross-{parameter_set}", operation, "--isa", RV64)
        assert 0 < found["stack_bytes"] <= MOST_BYTES, operation


@pytest.mark.parametrize("parameter_set", ["rsdp-1-f", "rsdpg-1-b"])
def test_what_is_told_to_take_less_memory_takes_less(
    capfd: pytest.CaptureFixture[str], parameter_set: str
) -> None:
    """Neither trees nor more than a few rounds are kept; answers are compared before they are measured."""
    name, bytes_told = f"cross-{parameter_set}", 36 * 1024
    ample = measured(capfd, name, "sign_low_memory")
    scarce = measured(capfd, name, "sign_low_memory", "--cflags", f"-DCROSS_RAM_BYTES={bytes_told}")
    assert scarce["stack_bytes"] <= bytes_told < ample["stack_bytes"]
    assert scarce["instructions"] > 1.1 * ample["instructions"]


def test_too_little_memory_is_told_when_it_is_compiled(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["vectors", "cross-rsdp-1-b", "--cflags", "-DCROSS_RAM_BYTES=8192"]) == 2
    message = capfd.readouterr().err
    assert "CROSS_RAM_BYTES is less than this parameter set needs when it keeps no round" in message


# ---------------------------------------------------------------- the model beside the vectors


@pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")
@pytest.mark.parametrize(
    "level", [1, pytest.param(3, marks=pytest.mark.slow), pytest.param(5, marks=pytest.mark.slow)]
)
def test_the_model_makes_the_signatures_of_the_authors(monkeypatch: pytest.MonkeyPatch, level: int) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT / "workloads" / "cross" / "vectors"), *sys.path])
    monkeypatch.delitem(sys.modules, "model", raising=False)
    from model import Cross  # type: ignore[import-not-found]

    made = 0
    for case in read_cases(KATS / "cross.json"):
        if case["op"] != "sign" or not re.search(rf"-{level}-", case["set"]) or case["count"] > 1:
            continue
        scheme = Cross(case["set"].removeprefix("CROSS-"))
        key, root, salt = map(bytes.fromhex, case["rng"])
        pk, sk = scheme.keygen(key)
        sig = scheme.sign(sk, bytes.fromhex(case["msg"]), root, salt)
        assert (pk.hex(), hashlib.sha256(sig).hexdigest()) == (case["pk"], case["sig_sha256"])
        made += 1
    assert made >= 6
    monkeypatch.delitem(sys.modules, "model", raising=False)
