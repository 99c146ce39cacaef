"""`instar suite` on a tiny suite: timed between its own timer's calls, checked, scored, kept, refused."""

from __future__ import annotations

import csv
import json
import math
import random
import re
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from instar._core import Arg, InstarError, Program, observe_between
from instar.cli import run_command
from instar.places import data_folder, runtime_folder
from instar.places import library as library_of
from instar.suite.checkout import checkout
from instar.suite.program import SuiteProgram
from instar.suite.worker import timed
from instar.toolchain import Build, build, find_compiler, floating_library
from instar.workload.program import runtime_sources

from tests.suite import tiny

CORE = "cva6-superscalar"


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return tiny.written(tmp_path_factory.mktemp("tiny"))


def program_of(places: tuple[Path, Path], rule: str) -> tuple[Program, SuiteProgram, Any]:
    """The program `loop`, built for a core, with what is timed of it."""
    library = library_of([places[0]])
    core = library.core(CORE)
    found = SuiteProgram(checkout(library.suite("tiny"), places[1]), "loop", rule)
    elf = build(found.build(core.isa, find_compiler()))
    return Program(elf, isa=core.isa), found, core


def asked(places: tuple[Path, Path], *more: str) -> list[str]:
    return ["suite", "tiny", str(places[1]), "--path", str(places[0]), *more]


def found_by(capfd: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    capfd.readouterr()
    assert run_command(list(arguments)) in {0, 1}
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    return found


def test_the_timed_part_has_the_cycles_that_the_programs_own_clock_tells(places: tuple[Path, Path]) -> None:
    """Beside the clock's own instructions, and whichever time is timed."""
    for rule, often in (("suite", 1), ("second", 2)):
        program, found, core = program_of(places, rule)
        run, _ = timed(program, core, found.part(), found.title)
        told = re.findall(r"cycles: (\d+)", run["console"].decode())
        assert len(told) == often
        assert run["cycles"] is not None and 0 < int(told[-1]) - run["cycles"] < 40
        runs = found.rule_info["runs"]
        assert runs * 201 < run["instructions"] < runs * 201 + 60


def test_the_second_time_finds_warm_caches(places: tuple[Path, Path]) -> None:
    program, found, core = program_of(places, "second")
    begin, end = found.part().begin, found.part().end
    first, second = (observe_between(program, begin, end, time=n, core=core)[0]["cycles"] for n in (1, 2))
    assert first is not None and second is not None and second < first


def test_without_a_core_the_part_has_instructions_alone(places: tuple[Path, Path]) -> None:
    program, found, core = program_of(places, "second")
    begin, end = found.part().begin, found.part().end
    plain, _ = observe_between(program, begin, end)
    on_core, _ = observe_between(program, begin, end, core=core)
    assert plain["cycles"] is None and plain["instructions"] == on_core["instructions"]


@pytest.mark.parametrize(
    ("begin", "end", "time", "said"),
    [
        ("suite_begin", "suite_end", 3, 'came to "suite_begin" 2 times and ended'),
        ("suite_end", "main", 2, 'ended before it came from "suite_end" to "main"'),
        ("suite_begin", "suite_begin", 1, "is nothing"),
        ("suite_begn", "suite_end", 1, 'has no symbol "suite_begn"; it has suite_begin'),
    ],
)
def test_a_part_that_is_none_is_told(
    places: tuple[Path, Path], begin: str, end: str, time: int, said: str
) -> None:
    program, _, core = program_of(places, "second")
    with pytest.raises(InstarError, match=re.escape(said)):
        observe_between(program, begin, end, time=time, core=core)


def test_scores_are_runs_over_cycles_and_come_from_the_cache_the_next_time(
    places: tuple[Path, Path], capfd: pytest.CaptureFixture[str]
) -> None:
    arguments = asked(places, "--core", CORE, "--programs", "loop", "--json", "-j", "1")
    (table,) = found_by(capfd, *arguments)["tables"]
    (row,) = table["rows"]
    assert row["score"] == 1000 * 10 / row["cycles"] and row["unit"] == "runs per thousand cycles"
    assert row["cpi"] == row["cycles"] / row["instructions"]
    assert sum(row["stalls"].values()) == row["cycles"]
    assert table["scores"][0]["score"] == pytest.approx(row["score"])
    (again,) = found_by(capfd, *arguments)["tables"]
    assert again["rows"][0]["cached"] and again["rows"][0]["cycles"] == row["cycles"]


def test_a_program_that_fails_its_own_check_has_no_score(
    places: tuple[Path, Path], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(asked(places, "--core", CORE, "--rule", "wrong", "-j", "1")) == 1
    said = capfd.readouterr()
    assert "tiny/flip: flip of Tiny, version 1 fails its own check: it ends with exit code 3" in said.err
    assert "not in its score: flip" in said.out and "tiny/loop" in said.out


def test_a_console_that_lacks_a_line_is_a_wrong_result(places: tuple[Path, Path]) -> None:
    program, found, core = program_of(places, "suite")
    part = replace(found.part(), says=("cycles: none",))
    with pytest.raises(InstarError, match='should say "cycles: none" once, and says "cycles: '):
        timed(program, core, part, found.title)


def test_cores_are_compared_with_the_first_one(
    places: tuple[Path, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    rows = tmp_path / "rows.csv"
    cores = ["--core", "cva6-single", "--core", CORE]
    assert run_command(asked(places, *cores, "--csv", str(rows), "-j", "1")) == 0
    shown = capfd.readouterr().out
    with rows.open() as opened:
        found = [row for row in csv.DictReader(opened) if row["program"] == "loop"]
    single, double = (int(row["cycles"]) for row in found)
    assert f"{100 * (single / double - 1):+.1f} %" in shown and "geometric mean" in shown


def test_a_space_names_cores_and_explore_runs_the_same_programs(
    places: tuple[Path, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    space = tmp_path / "ports.toml"
    space.write_text(
        '[space]\ntitle = "Ports"\n[base]\ncore = "cva6-superscalar"\nsuite = "tiny"\nbenchmark = "loop"\n'
        '[[axes]]\nset = "commit_ports"\nvalues = [1, 2]\n'
    )
    tables = found_by(capfd, *asked(places, "--space", str(space), "--programs", "loop", "--json", "-j", "1"))
    assert [table["label"] for table in tables["tables"]] == ["commit_ports 1", "commit_ports 2"]
    swept = [
        "explore",
        str(space),
        "-o",
        str(tmp_path / "out"),
        "--path",
        str(places[0]),
        "--json",
        "-j",
        "1",
    ]
    points = found_by(capfd, *swept, "--suite", f"tiny={places[1]}")["points"]
    assert [point["cost"]["cycles"] for point in points] == [
        table["rows"][0]["cycles"] for table in tables["tables"]
    ]
    assert all(point["cost"]["checked"] for point in points)
    assert run_command([*swept, "--fresh"]) == 2
    assert "--suite tiny=FOLDER, a checkout of the folder beside this one" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda files: (files / "loop.c").write_text("int main;\n"),
            "this is not the file of Tiny, version 1",
        ),
        (lambda files: (files / "flip.c").unlink(), "there is no such file, which Tiny has"),
        (lambda files: [file.unlink() for file in files.iterdir()], "so this is no Tiny; give a checkout of"),
        (lambda files: files.rename(files.parent / "elsewhere"), "there is no such folder"),
    ],
)
def test_files_of_another_version_are_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], change: Any, said: str
) -> None:
    places = tiny.written(tmp_path)
    change(places[1])
    assert run_command(asked(places, "--core", CORE)) == 2
    error = capfd.readouterr().err
    assert said in error and error.count("\n") == 1


def test_a_suite_that_lies_deeper_is_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    more, files = tiny.written(tmp_path)
    assert run_command(["suite", "tiny", str(files.parent), "--path", str(more), "--core", CORE]) == 2
    assert f"it lies in {files}" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--core", CORE, "--rule", "warm"], 'suite "tiny" has no rule "warm"; it has: suite, second, wrong'),
        (["--core", CORE, "--programs", "lop"], 'has a program "lop"; did you mean "loop"?'),
        ([], "cycles are those of a core"),
        (["--core", CORE, "--picture", "a.svg"], "shows gains over the first core"),
        (["--core", CORE, "--picture", "a.gif"], "ends in .svg or .png"),
        (["--core", CORE, "--space", "x.toml"], "leave --core and --set out"),
    ],
)
def test_what_cannot_be_asked_is_one_sentence(
    places: tuple[Path, Path], capfd: pytest.CaptureFixture[str], more: list[str], said: str
) -> None:
    assert run_command(asked(places, *more)) == 2
    error = capfd.readouterr().err
    assert said in error and error.count("\n") == 1


def test_a_suite_without_its_folder_and_an_unknown_one_are_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["suite", "coremark", "--core", CORE]) == 2
    assert '"coremark" stands alone' in capfd.readouterr().err
    assert run_command(["suite", "coremrak", ".", "--core", CORE]) == 2
    assert 'did you mean "coremark"?' in capfd.readouterr().err


def test_the_square_root_of_benchmarks_is_correctly_rounded() -> None:
    """Of numbers by chance, of the smallest and greatest, and of what is none."""
    root = data_folder() / "suites" / "port"
    compiler = find_compiler()
    isa = "rv32imc"
    made = Build(
        compiler,
        isa,
        (*runtime_sources(), root / "root.c"),
        include=(root / "include",),
        libraries=(floating_library(compiler, isa),),
        link_script=runtime_folder() / "link.ld",
    )
    program = Program(build(made), isa=isa)
    chance = random.Random(39)
    values = [struct.unpack("<d", chance.randbytes(8))[0] for _ in range(200)]
    values += [0.0, -0.0, 1.0, 2.0, 5e-324, 2.2e-308, 1.7976931348623157e308, math.inf, -1.0, math.nan]
    for value in values:
        (bits,) = struct.unpack("<q", struct.pack("<d", value))
        found = program.call("sqrt", [Arg.value("i64", bits)], returns="i64")["returned"]
        (root_of,) = struct.unpack("<d", struct.pack("<q", found))
        if math.isnan(value) or value < 0:
            assert math.isnan(root_of)
        else:
            assert struct.pack("<d", root_of) == struct.pack("<d", math.sqrt(value))
