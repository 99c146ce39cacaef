"""What the cache holds is used only if it is what was put there; `--no-cache` uses nothing of it."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest
from instar import cache
from instar.explore.store import Store
from instar.result import PointCost
from instar.toolchain import Build, build, find_compiler, objects
from instar.workload.program import DEFAULT_ISA

from tests.cli.test_commands import json_of

compiling = importlib.import_module("instar.toolchain.compiling")

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


def test_an_object_serves_every_program_that_reads_the_same_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    folders = [tmp_path / name for name in ("src", "one", "other")]
    for one in folders:
        one.mkdir()
    source = folders[0] / "a.c"
    source.write_text('#include "n.h"\nint main(void) { return N; }\n')
    (folders[0] / "n.h").write_text("#define N 1\n")
    kernels = [one / "k.S" for one in folders[1:]]
    for number, kernel in enumerate(kernels):
        kernel.write_text(f"nop # {number}\n")
    compiled: list[str] = []
    run = compiling._run

    def noted(command: list[str], failed: str) -> None:
        compiled.extend(
            Path(word).name for word in command if "-c" in command and word.endswith((".c", ".S"))
        )
        run(command, failed)

    monkeypatch.setattr(compiling, "_run", noted)

    def made(kernel: Path) -> list[str]:
        # As a workload's program has it: the folder of a kernel is one of headers.
        compiled.clear()
        wanted = Build(find_compiler(), DEFAULT_ISA, (source, kernel), (folders[0], kernel.parent))
        build(wanted)
        return sorted(compiled)

    assert made(kernels[0]) == ["a.c", "k.S"] and made(kernels[1]) == ["k.S"]
    (folders[2] / "n.h").write_text("#define N 3\n")
    # Beside the source lies another one, which is found first.
    assert made(kernels[1]) == ["a.c"] and made(kernels[1]) == []
    source.write_text(source.read_text() + '__asm__(".include \\"k.S\\"");\n')
    assert made(kernels[0]) == ["a.c"] and made(kernels[1]) == ["a.c"]
    (folders[0] / "n.h").write_text("#define N 2\n")
    assert made(kernels[0]) == ["a.c"] and made(kernels[1]) == ["a.c"]


def test_objects_of_another_folder_are_in_no_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a file of that name there, nor the folder's name, which stands in debug information."""
    compiler = find_compiler()
    for number, name in enumerate(("one", "other")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.S").write_text(f".globl _start\n_start: li a0, {number}\n")
    shared = tmp_path / "shared.c"
    shared.write_text("int _start(void) { return 3; }\n")

    def made(folder: str, source: Path) -> bytes:
        # Nothing but objects of this process is left of what was built before.
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / f"cache{len(list(tmp_path.iterdir()))}"))
        monkeypatch.chdir(tmp_path / folder)
        return build(Build(compiler, DEFAULT_ISA, (source,))).read_bytes()

    for source in (Path("a.S"), shared):
        alone = made("other", source)
        objects.forget()
        # Clang names the working folder only where a path is of it.
        assert (made("one", source) == alone) == (compiler.is_clang and source.is_absolute())
        assert made("other", source) == alone


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


def test_without_the_cache_programs_are_built_anew(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    first = json_of(capfd, *MEASURE)
    (elf,) = (folder / "builds").glob("*.elf")
    before = elf.stat().st_mtime_ns
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
