"""Which functions of a workload a variant replaces, where several workloads have some of the same name."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from instar._core import InstarError, Library
from instar.places import library
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import DEFAULT_ISA, Recipe, replacements, request

ROOT = Path(__file__).resolve().parents[2]


def kernels_in(found: Library, workload: str, parameter_set: str, design: str) -> list[Path]:
    """The sources of a program with the design's variant "single-issue" that are the design's."""
    loaded = found.design(design)
    recipe = Recipe(
        found.workload(workload),
        parameter_set,
        DEFAULT_ISA,
        find_compiler(),
        loaded,
        find_variant(loaded, "single-issue"),
    )
    return [path for path in request(found, recipe).sources if "designs" in path.parts]


def test_kernels_of_one_scheme_leave_functions_of_that_name_in_another_alone() -> None:
    found = library()
    variant = find_variant(found.design("cva6-ntt"), "single-issue")
    assert [name for _, name in replacements(found.workload("ml-dsa"), variant)] == [
        "ntt",
        "invntt",
        "pointwise",
    ]
    assert "ntt" in found.workload("ml-kem")["functions"]
    assert replacements(found.workload("ml-kem"), variant) == []
    assert kernels_in(found, "ml-kem", "512", "cva6-ntt") == []


def two_schemes(folder: Path) -> Library:
    """The design cva6-ntt with a kernel for K-PKE's transform too, in a folder of its own."""
    copy = folder / "designs" / "cva6-ntt"
    shutil.copytree(ROOT / "designs" / "cva6-ntt", copy)
    text = (copy / "design.toml").read_text()
    before, after = text.split('name = "single-issue"')
    after = after.replace('["ml-dsa/ntt", ', '["k-pke/ntt", "ml-dsa/ntt", ', 1)
    (copy / "design.toml").write_text(f'{before}name = "single-issue"{after}')
    (copy / "kernels" / "paired" / "k-pke").mkdir()
    kernel = copy / "kernels" / "paired" / "k-pke" / "ntt.c"
    shutil.copy(ROOT / "workloads" / "k-pke" / "src" / "ntt.c", kernel)
    return library([folder])


def test_one_variant_serves_functions_of_one_name_in_two_schemes(tmp_path: Path) -> None:
    found = two_schemes(tmp_path)
    folder = tmp_path / "designs" / "cva6-ntt" / "kernels" / "paired"
    assert kernels_in(found, "ml-kem", "512", "cva6-ntt") == [folder / "k-pke" / "ntt.c"]
    assert [path.parent for path in kernels_in(found, "ml-dsa", "44", "cva6-ntt")] == [folder] * 3


def test_a_kernel_that_is_missing_is_told_with_the_name_that_the_design_gives(tmp_path: Path) -> None:
    found = two_schemes(tmp_path)
    (tmp_path / "designs" / "cva6-ntt" / "kernels" / "paired" / "k-pke" / "ntt.c").unlink()
    with pytest.raises(InstarError, match='"kernels/paired" holds no kernel for "k-pke/ntt"'):
        kernels_in(found, "ml-kem", "512", "cva6-ntt")
