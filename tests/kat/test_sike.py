"""SIKE beyond its own vectors: its work is that of the authors' program, its constants are the model's."""

from __future__ import annotations

import subprocess
import sys

import pytest
from instar._core import Observers, Views
from instar.profiling import observe_operation
from instar.toolchain import find_compiler
from instar.workload.program import Recipe

from ..shared import KATS, ROOT
from .matrix import LIBRARY, RV64, WORKLOADS, read_cases

VECTORS = ROOT / "workloads" / "sike" / "vectors"

#: What the authors' program does in each operation, without its check of the public key: products
#: in GF(p) (three of a product in GF(p²), two of a square), reductions, products and squares in
#: GF(p²).
WORK = {
    ("p434", "keygen"): (37_704, 28_952, 8_752, 5_453),
    ("p434", "encaps"): (62_248, 47_072, 15_176, 7_549),
    ("p434", "decaps"): (66_087, 50_420, 15_667, 8_732),
    ("p751", "keygen"): (70_253, 53_933, 16_320, 10_192),
    ("p751", "encaps"): (114_841, 86_685, 28_156, 13_825),
    ("p751", "decaps"): (122_794, 93_591, 29_203, 16_231),
}
#: The same of steps: ladder, doublings, triplings, isogenies and images of degree 4, and of
#: degree 3.
STEPS = {
    ("p434", "keygen"): (217, 0, 466, 0, 0, 137, 922),
    ("p434", "encaps"): (432, 1_360, 0, 216, 1_116, 0, 0),
    ("p434", "decaps"): (433, 680, 466, 108, 720, 137, 511),
    ("p751", "keygen"): (378, 0, 913, 0, 0, 239, 1_699),
    ("p751", "encaps"): (744, 2_568, 0, 372, 2_110, 0, 0),
    ("p751", "decaps"): (750, 1_284, 913, 186, 1_334, 239, 982),
}
#: Products that our inversion takes less: its windows have five bits.
SHORTER = {"p434": 7, "p751": 0}
#: Inversions, and elements of GF(p) that are written: from Montgomery's form a reduction leads,
#: where the authors' program multiplies by one first.
INVERSIONS = {"keygen": 1, "encaps": 3, "decaps": 3}
WRITTEN = {"keygen": 6, "encaps": 8, "decaps": 8}


def calls(parameter_set: str, operation: str) -> dict[str, int]:
    """How often each function was called in an operation, whose answer was right."""
    recipe = Recipe(WORKLOADS["sike"], parameter_set, RV64, find_compiler(), None, None)
    seen = observe_operation(LIBRARY, recipe, operation, Observers(profile=Views()), 1)
    profile = seen.observed["profile"]
    assert profile is not None and seen.checked
    return {row["function"].removeprefix("sike_"): row["calls"] for row in profile["functions"]}


@pytest.mark.parametrize("operation", list(INVERSIONS))
@pytest.mark.parametrize("parameter_set", ["p434", pytest.param("p751", marks=pytest.mark.slow)])
def test_each_operation_does_the_work_of_the_authors_program(parameter_set: str, operation: str) -> None:
    found = calls(parameter_set, operation)
    products, reductions, muls, squares = WORK[parameter_set, operation]
    assert (found["fp2_mul"], found["fp2_sqr"]) == (muls, squares)
    shorter = INVERSIONS[operation] * SHORTER[parameter_set]
    assert found["redc"] == reductions - shorter
    assert found["mp_mul"] == products - shorter - WRITTEN[operation]
    names = ("ladder_step", "double", "triple", "isogeny_4", "image_4", "isogeny_3", "image_3")
    assert tuple(found.get(name, 0) for name in names) == STEPS[parameter_set, operation]


def run_script(name: str, *arguments: str) -> str:
    done = subprocess.run([sys.executable, VECTORS / name, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_constants_of_the_c_are_what_the_model_gives() -> None:
    run_script("constants.py", "--check")


@pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")
@pytest.mark.parametrize(
    "chosen", ["--first", pytest.param("--all", marks=pytest.mark.slow)], ids=["first", "all"]
)
def test_the_model_makes_what_the_authors_program_makes(chosen: str) -> None:
    told = run_script("model.py", *([chosen] if chosen == "--first" else []), str(KATS / "sike.json"))
    cases = len(read_cases(KATS / "sike.json"))
    assert f"{1 if chosen == '--first' else cases} cases reproduced" in told
