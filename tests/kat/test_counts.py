"""The table of vectors that passed counts each once, and comes from xdist's workers too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from ..shared import ROOT
from .counts import Count, counts_of, table
from .matrix import RV64, WORKLOADS, Point, load, one_of_each, own

COUNTS = [
    Count("sm3", "", "RV32 clang", "vectors/sm3.json", 82),
    Count("ml-kem", "512", "RV32 clang", "vectors/ml-kem-512.json", 51),
    Count("ml-kem", "768", "RV32 clang", "vectors/ml-kem-768.json", 51),
    Count("ml-kem", "768", "RV32 clang", "kats/ml-kem.json", 1000),
    Count("ml-kem", "512", "RV64 GCC", "vectors/ml-kem-512.json", 15),
    # The same, whole.
    Count("ml-kem", "512", "RV64 GCC", "vectors/ml-kem-512.json", 51),
    Count("ml-kem", "512", "RV64 GCC", "vectors/ml-kem-768.json", 0),
]


def test_a_case_that_two_tests_run_is_counted_once() -> None:
    assert table(COUNTS) == [
        "scheme   RV32 clang   RV64 GCC",
        "ml-kem   1,102 in 2    51 in 1",
        "sm3         82 in 1          –",
    ]


def test_columns_go_from_clang_to_gcc_to_kernels() -> None:
    points = [
        Point("sm3", "", RV64, "riscv64-unknown-elf-gcc"),
        Point("sm3", "", design="cva6-ntt"),
        Point("sm3", "", RV64),
        Point("sm3", "", compiler="riscv64-unknown-elf-gcc"),
        Point("sm3", ""),
    ]
    head = table(Count("sm3", "", point.column(), "", 1) for point in points)[0]
    assert head.split("   ") == [
        "scheme",
        "RV32 clang",
        "RV64 clang",
        "RV32 GCC",
        "RV64 GCC",
        "RV32 clang cva6-ntt",
    ]


def test_only_what_was_noted_as_vectors_is_counted() -> None:
    noted = SimpleNamespace(user_properties=[("seconds", 3), (Count.PROPERTY, COUNTS[0].as_list())])
    assert counts_of([noted, SimpleNamespace(user_properties=[])]) == COUNTS[:1]


@pytest.mark.parametrize(
    "processes",
    [pytest.param([], marks=pytest.mark.slow, id="here"), pytest.param(["-n", "2"], id="workers")],
)
def test_a_run_ends_with_the_vectors_that_passed(processes: list[str]) -> None:
    chosen = [str(Path(__file__).with_name("test_vectors.py")), "-k", "test_own_vectors_pass and sm3"]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *processes, *chosen]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert WORKLOADS["sm3"]["sets"] == {}
    prepared = [case for path in own("sm3") for case in load(WORKLOADS["sm3"], path, "")]
    cases, kinds = len(prepared), len(one_of_each(prepared))
    assert cases > kinds > 0
    lines = [line.split() for line in done.stdout.splitlines()]
    # In C for both, and by the vector crypto instructions: the core's own, and described ones.
    designs = [word for design in ("marian", "zvk") for word in ("RV64", "clang", design)]
    assert ["scheme", "RV32", "clang", "RV64", "clang", *designs] in lines
    assert ["sm3", str(cases), "in", "1", *[str(kinds), "in", "1"] * 3] in lines


@pytest.mark.slow
def test_all_vectors_pass_where_code_is_translated_at_its_first_execution() -> None:
    """Machine code from the first instruction on; usually code waits for 2,000 executions."""
    vectors = str(Path(__file__).with_name("test_vectors.py"))
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not slow", "-q", vectors]
    environment = {**os.environ, "INSTAR_TRANSLATE_AFTER": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
