"""The same run gives the same figures, whatever the program, its machine or the process did before.

Property: a fingerprint of every result of a run is that of a fresh process, in any order of runs,
and in sweeps of any number of workers.
"""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import instar
import numpy as np
import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from tests.cli.test_commands import json_of
from tests.python.conftest import SAMPLE, sample_elf

HERE = Path(__file__).parent
CORES = ("cva6-superscalar", "cva6-single", "cva6-superscalar-2024")

#: A wrong path leads to instructions that no run ever executes, or executes late.
SHADOW = """
.globl _start
_start:
  li s0, 40
  li s1, 0x12345
  la s2, words
1:
  # A bit that no predictor knows.
  slli t0, s1, 3
  xor s1, s1, t0
  srli t0, s1, 5
  xor s1, s1, t0
  andi t0, s1, 1
  li t3, 39
  beqz t0, 2f
  addi s3, s3, 1
  bne s0, t3, 3f
  div t2, s1, s0
  mul t2, t2, t2
  lw t2, 0(s2)
  div t2, t2, s0
  j 3f
2:
  addi s3, s3, 2
  bltz s0, 4f
3:
  addi s0, s0, -1
  bnez s0, 1b
  li t0, 1
  la t1, tohost
  sw t0, 0(t1)
  sw zero, 4(t1)
5: j 5b
4:
  rem t4, s1, s0
  lw t4, 4(s2)
  rem t4, t4, s0
  j 3b
.data
.balign 8
words: .word 1, 2
.globl tohost
tohost: .dword 0
"""


@pytest.fixture(scope="module")
def elves(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    runtime = runtime_folder()
    parts = (runtime / "crt0.S", runtime / "string.c", runtime / "integer.c")

    def made(*sources: Path) -> Path:
        return build(Build(find_compiler(), "rv32imc", sources, link_script=runtime / "link.ld"))

    shadow = tmp_path_factory.mktemp("shadow") / "shadow.S"
    shadow.write_text(SHADOW)
    bare = build(Build(find_compiler(), "rv32imc", (shadow,), link_script=HERE.parent / "isa" / "link.ld"))
    return {
        "coremark-like": made(HERE / "coremark_like.c", *parts),
        "shadow": bare,
        "sample": made(SAMPLE, *parts),
    }


def digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def ran(program: instar.Program, core: str | None) -> str:
    """Everything that a whole run says, the commit of every instruction with it."""
    outcome = program.run(core=core)
    assert core is None or outcome.cycles
    retired = program.retired(core=core)
    stream = hashlib.sha256()
    for batch in retired:
        stream.update(np.ascontiguousarray(batch.pcs).tobytes())
        if core is not None:
            assert batch.cycles is not None
            stream.update(np.ascontiguousarray(batch.cycles).tobytes())
    return digest(
        outcome.exit_code, outcome.console, outcome.instructions, outcome.cycles, stream.hexdigest()
    )


def called(program: instar.Program, core: str | None, cold: bool = False) -> str:
    values = np.arange(40, dtype=np.int32)
    if "scale" not in program.symbols:
        return ""
    outcome = program.call("scale", values, values.size, -3, core=core, cold=cold)
    return digest(outcome.returned, outcome.output.tolist(), outcome.cycles, outcome.instructions)


FRESH = """
import sys
import instar
sys.path.insert(0, {root!r})
from tests.python.test_determinism import called, ran
program = instar.Program({elf!r})
print({what})
"""


def fresh(elf: Path, what: str) -> str:
    """The fingerprint that a process of its own comes to."""
    root = str(HERE.parents[1])
    text = FRESH.format(root=root, elf=str(elf), what=what)
    return subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, check=True, cwd=root
    ).stdout.strip()


@pytest.mark.parametrize("name", ["coremark-like", "shadow"])
def test_a_run_is_that_of_a_fresh_process_whatever_ran_before(elves: dict[str, Path], name: str) -> None:
    elf = elves[name]
    expected = {core: fresh(elf, f"ran(program, {core!r})") for core in (*CORES[:2], None)}
    for order in (
        [CORES[0]] * 3,
        [None, CORES[0], CORES[0]],
        [CORES[1], CORES[0], None, CORES[1], CORES[0]],
    ):
        program = instar.Program(elf)
        for core in order:
            assert ran(program, core) == expected[core], (order, core)


def test_runs_calls_and_profiles_do_not_touch_each_other_in_any_order(elves: dict[str, Path]) -> None:
    for name in ("sample", "coremark-like"):
        elf = elves[name] if name != "sample" else sample_elf()
        kinds: dict[str, Callable[[instar.Program], str]] = {}
        for core in CORES:
            kinds[f"call {core}"] = partial(called, core=core)
            kinds[f"cold {core}"] = partial(called, core=core, cold=True)
            if name != "sample":
                kinds[f"run {core}"] = partial(ran, core=core)
        kinds["plain"] = partial(called, core=None)
        expected = {kind: measure(instar.Program(elf)) for kind, measure in kinds.items()}
        generator = random.Random(9)
        for _ in range(2):
            program = instar.Program(elf)
            order = list(kinds) * 2
            generator.shuffle(order)
            for kind in order:
                assert kinds[kind](program) == expected[kind], (order, kind)


def test_a_run_that_failed_leaves_nothing_behind(elves: dict[str, Path]) -> None:
    program = instar.Program(elves["coremark-like"])
    with pytest.raises(InstarError):
        program.run(core=CORES[0], max_instructions=5000)
    assert ran(program, CORES[0]) == ran(instar.Program(elves["coremark-like"]), CORES[0])


def test_the_command_line_repeats_itself_and_agrees_with_python(
    elves: dict[str, Path], capfd: pytest.CaptureFixture[str]
) -> None:
    elf, core = elves["coremark-like"], CORES[0]
    run = json_of(capfd, "run", str(elf), "--core", core)
    assert run["cycles"] == instar.Program(elf).run(core=core).cycles
    profiles = [json_of(capfd, "profile", str(elf), "--core", core) for _ in range(2)]
    assert profiles[0] == profiles[1] and profiles[0]["cycles"] == run["cycles"]


def test_a_native_trace_with_its_program_scores_as_the_run(
    elves: dict[str, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # With one slot nothing issues beside a branch, which would read registers that a trace does not
    # tell.
    core = "cva6-single"
    for name in ("coremark-like", "shadow"):
        elf, trace = str(elves[name]), str(tmp_path / f"{name}.itrace")
        run = json_of(capfd, "run", elf, "--core", core, "--trace", trace)
        scored = json_of(capfd, "score", trace, "--core", core, "--program", elf)
        # A trace counts from after the commit of its first instruction.
        assert scored["windows"][0]["cycles_model"] == run["cycles"] - 1


SPACE = """
[space]
title = "A small space"
[base]
core = "cva6-superscalar"
workload = "sha3"
operation = "sha3_256"
[[axes]]
set = "issue_width"
values = [1, 2]
[[axes]]
set = "scoreboard_entries"
values = {entries}
"""


def test_a_sweep_gives_the_same_points_with_any_number_of_workers_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    def points(folder: str, *options: str, entries: str = "[4, 8]") -> dict[str, str]:
        Path("small.toml").write_text(SPACE.format(entries=entries))
        assert run_command(["explore", "small.toml", "-o", folder, "--json", *options]) == 0
        found = json.loads(capfd.readouterr().out)["points"]
        # Where a point lies, and what it costs; not when and where it was computed.
        return {
            json.dumps([point["core"], point["overrides"]], sort_keys=True): json.dumps(
                [point["cost"][what] for what in ("cycles", "instructions", "calls", "checked", "content")]
            )
            for point in found
        }

    one, two = points("one", "-j", "1"), points("two", "-j", "2")
    assert one == two and len(one) == 4
    backwards = points("backwards", "-j", "1", entries="[8, 4]")
    assert backwards == one
    stored = Path("one/points.jsonl")
    stored.write_text("".join(stored.read_text().splitlines(keepends=True)[:2]))
    assert points("one", "-j", "2") == one
