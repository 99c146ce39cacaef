"""What the cache holds is used only if it is what was put there; `--no-cache` uses nothing of it."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest
from instar import cache
from instar.explore.store import Store
from instar.result import PointCost
from instar.toolchain import find_compiler
from instar.workload.program import DEFAULT_ISA

from tests.cli.test_commands import json_of

#: The module; the package has a function of the same name.
module_build = importlib.import_module("instar.toolchain.build")

MEASURE = ("measure", "sha3", "keccak_f1600")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "instar"


@pytest.mark.parametrize("spoilt", ["cut", "edited", "empty"])
def test_a_spoilt_program_is_built_anew(spoilt: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    first = json_of(capfd, *MEASURE)
    (elf,) = (folder / "builds").glob("*.elf")
    whole = elf.read_bytes()
    edited = whole.replace(b"\x13", b"\x93", 1)
    elf.write_bytes({"cut": whole[: len(whole) // 2], "edited": edited, "empty": b""}[spoilt])
    for entry in (folder / "results").iterdir():
        entry.unlink()
    assert json_of(capfd, *MEASURE) == first
    assert cache.is_kept(elf)


def test_a_header_beside_a_source_is_part_of_what_a_program_is_built_from(tmp_path: Path) -> None:
    source, header = tmp_path / "a.c", tmp_path / "n.h"
    source.write_text('#include "n.h"\nint main(void) { return N; }\n')
    header.write_text("#define N 1\n")
    request = module_build.Build(find_compiler(), DEFAULT_ISA, (source,))
    before = request.key()
    assert request.key() == before
    header.write_text("#define N 2\n")
    assert request.key() != before


def test_an_object_is_made_anew_for_what_it_sees_and_not_for_the_kernel_of_another_file(
    tmp_path: Path,
) -> None:
    folders = [tmp_path / name for name in ("src", "one", "other")]
    for folder in folders:
        folder.mkdir()
    source, header = folders[0] / "a.c", folders[0] / "n.h"
    source.write_text('#include "n.h"\nint main(void) { return N; }\n')
    header.write_text("#define N 1\n")
    kernels = [folder / "k.S" for folder in folders[1:]]
    for number, kernel in enumerate(kernels):
        kernel.write_text(f"nop # {number}\n")

    def keys(kernel: Path) -> list[str]:
        # As a workload's program has it: the folder of a kernel is one of headers.
        sources, include = (source, kernel), (folders[0], kernel.parent)
        wanted = module_build.Build(find_compiler(), DEFAULT_ISA, sources, include)
        found: list[str] = wanted.object_keys()
        return found

    (mine, first), (same, second) = map(keys, kernels)
    assert mine == same and first != second
    source.write_text(source.read_text() + '// .include "k.S"\n')
    assert keys(kernels[0])[0] != keys(kernels[1])[0]
    before = keys(kernels[0])
    header.write_text("#define N 2\n")
    assert all(a != b for a, b in zip(before, keys(kernels[0]), strict=True))
    (folders[1] / "k.h").write_text("\n")
    assert keys(kernels[0]) != before


@pytest.mark.parametrize("spoilt", ["fewer instructions", "text for a number", "cut", "copied"])
def test_a_spoilt_result_is_computed_anew(
    spoilt: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    first = json_of(capfd, *MEASURE)
    (entry,) = (folder / "results").glob("*.json")
    seal, text = entry.read_text().split("\n", 1)
    result = json.loads(text)
    if spoilt == "copied":
        json_of(capfd, "measure", "sha2", "sha256_compress")
        (other,) = (path for path in (folder / "results").glob("*.json") if path != entry)
        entry.write_bytes(other.read_bytes())
    elif spoilt == "cut":
        entry.write_text(f"{seal}\n{text[:-9]}")
    else:
        result["instructions"] = "abc" if spoilt == "text for a number" else result["instructions"] - 5
        entry.write_text(f"{seal}\n{json.dumps(result)}")
    again = json_of(capfd, *MEASURE)
    assert again == first and not again["cached"]
    assert json_of(capfd, *MEASURE)["cached"]


def test_without_the_cache_programs_are_built_anew(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = json_of(capfd, *MEASURE)
    (elf,) = (folder / "builds").glob("*.elf")
    before = elf.stat().st_mtime_ns
    # Another process has made nothing yet.
    monkeypatch.setattr(module_build, "_MADE", set())
    again = json_of(capfd, *MEASURE, "--no-cache")
    assert again == first and elf.stat().st_mtime_ns > before


def test_an_edited_point_of_a_sweep_is_unknown(tmp_path: Path) -> None:
    cost = PointCost(100, 90, 1, 1, True, "", None, None, "", "", "", "", 0.0)
    with Store(tmp_path) as store:
        store.keep("a", {}, cost)
        store.keep("b", {}, cost)
    points = tmp_path / "points.jsonl"
    points.write_text(points.read_text().replace('"cycles": 100', '"cycles": 95', 1))
    with Store(tmp_path) as store:
        assert store.find("a") is None and store.find("b") == cost
