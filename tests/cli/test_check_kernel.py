"""`instar check-kernel`: what is wrong with a kernel is found and told with the first input that shows it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.kernels import Beside
from instar.places import library as library_of
from instar.toolchain import find_compiler
from instar.workload.inputs import checked_inputs
from instar.workload.program import DEFAULT_ISA, Recipe, build_program, load_program
from instar.workload.shapes import ADVERSARIAL

#: A workload with one replaceable function, which is ML-DSA's caddq, and one operation, which calls
#: it.
WORKLOAD = """
name = "tiny"
title = "Tiny"
sources = ["caddq.c", "all.c"]

[functions.caddq]
source = "caddq.c"
symbol = "caddq"
prototype = "void caddq(int32_t a[64])"
args = [{ name = "a", kind = "inout", type = "i32", count = 64, range = [-8380416, 8380416] }]
output = { a = { range = [0, 8380416], equal_mod = 8380417 } }

[functions.none]
source = "all.c"
symbol = "all"
prototype = "void all(int32_t a[64])"
args = [{ name = "a", kind = "inout", type = "i32", count = 64, range = [-8380416, 8380416] }]

[operations.all]
symbol = "all"
prototype = "void all(int32_t a[64])"
args = [{ name = "a", kind = "inout", type = "i32", count = 64 }]
returns = "nothing"
measure = { op = "all" }

[vectors]
files = ["tiny.json"]

[[vectors.rules]]
when = { op = "all" }
operation = "all"
in = { a = "in" }
out = { a = "out" }
"""
CASE = {"tc": 1, "op": "all", "ok": True, "in": "00000000ffffffff" * 32, "out": "0000000000e07f00" * 32}
ALL = "#include <stdint.h>\nvoid caddq(int32_t *);\nvoid all(int32_t *a) { caddq(a); }\n"
#: With something in place of the right condition, and something more.
CADDQ = """#include <stdint.h>
void caddq(int32_t a[64]) {{
  for (int i = 0; i < {end}; i++) a[i] += {wrong} ? 8380417 : 0;
  {more}
}}
"""
RIGHT = {"wrong": "a[i] < 0", "end": "64", "more": ""}
#: Change, what is told, and the shape of the first input that shows it.
FAULTS = {
    "one value": ({"wrong": "a[i] < -1"}, "is -1, outside the contract's range 0 to 8380416", "boundary"),
    "alone": (
        {"wrong": "(a[i] < 0) ^ (a[i] == 8380416 && a[(i + 1) % 64] == 0)"},
        "is 16760833, outside the contract's range",
        "one highest among zeros",
    ),
    "the last element": ({"end": "63"}, "a[63] is -8380416", "all lowest"),
    "behind its buffer": (
        {"more": "((volatile int32_t *)a)[64] = 0;"},
        "from byte 256 of a on",
        "all lowest",
    ),
    "another s3": ({"more": '__asm__ volatile("li s3, 1");'}, "returns with another s3", "all lowest"),
    "no end": ({"more": "for (volatile int i = 0;;) i;"}, "did not end", "all lowest"),
    "no instruction": ({"more": '__asm__ volatile(".word 0");'}, "illegal instruction", "all lowest"),
}


@pytest.fixture(autouse=True)
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the workload, which is the current one."""
    folder = tmp_path / "workloads" / "tiny"
    folder.mkdir(parents=True)
    (folder / "workload.toml").write_text(WORKLOAD)
    (folder / "tiny.json").write_text(json.dumps({"scheme": "Tiny", "cases": [CASE]}))
    (folder / "all.c").write_text(ALL)
    (folder / "caddq.c").write_text(CADDQ.format(**RIGHT))
    monkeypatch.chdir(tmp_path)


def kernel(change: dict[str, str]) -> str:
    Path("caddq.c").write_text(CADDQ.format(**{**RIGHT, **change}))
    return "caddq.c"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_the_first_input_that_shows_it(
    fault: str, capfd: pytest.CaptureFixture[str]
) -> None:
    change, says, shape = FAULTS[fault]
    code = run_command(["check-kernel", "tiny", "--kernel", kernel(change), "--json"])
    found = json.loads(capfd.readouterr().out)
    [check] = found["kernels"]
    assert code == 1 and found["right"] is False and found["answers"] is None
    assert says in check["wrong"] and shape in check["input"]
    assert len(check["values"]["a"]) == 64


def test_a_right_kernel_passes_and_the_whole_scheme_with_it(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["check-kernel", "tiny", "caddq", "--kernel", kernel({}), "--rounds", "2"]) == 0
    told = capfd.readouterr().out
    # Congruent, which is what its contract asks for.
    assert "congruent modulo 8380417" in told and "equal" not in told
    assert "not tried      a: " in told
    assert "known answers  1 pass" in told


def test_answers_that_one_entry_stands_for_are_told_where_they_are_left_out(
    capfd: pytest.CaptureFixture[str],
) -> None:
    alike = {**{key: CASE[key] for key in ("op", "ok", "out")}, "each": {"in": [CASE["in"]] * 3}}
    described = Path("workloads/tiny/tiny.json")
    described.write_text(json.dumps({"scheme": "Tiny", "cases": [CASE, alike]}))
    file = kernel({})
    assert run_command(["check-kernel", "tiny", "caddq", "--kernel", file, "--rounds", "0"]) == 0
    left_out = "2 that differ from one of them in the values of one entry (`each`) were not tried"
    told = capfd.readouterr().out
    assert "known answers  2 pass" in told and left_out in told
    for command in (
        ["check-kernel", "tiny", "--kernel", file, "--rounds", "0"],
        ["measure", "tiny", "caddq"],
    ):
        assert run_command([*command, "--json"]) == 0
        found = json.loads(capfd.readouterr().out)
        assert (found["answers"], found["answers_alike"]) == (2, 2)
    assert run_command(["measure", "tiny", "caddq"]) == 0
    assert left_out in capfd.readouterr().out
    # All of them have secrets that are followed, or are counted.
    toml = Path("workloads/tiny/workload.toml")
    toml.write_text(toml.read_text().replace("measure =", 'secret = ["a"]\nmeasure ='))
    for words, cases in (([], (2, 2)), (["--cases", "4"], (4, 0))):
        run_command(["ct", "tiny", "--json", *words])
        [operation] = json.loads(capfd.readouterr().out)["operations"]
        assert (operation["cases"], operation["cases_alike"]) == cases


def test_one_length_is_that_of_every_buffer_without_another(capfd: pytest.CaptureFixture[str]) -> None:
    # `aes_encrypt_blocks(schedule, out, in, length)`: `out` has as many bytes as `in`.
    source = Path(library_of([]).workload("aes")["functions"]["aes_encrypt_blocks"]["source"])
    Path("aes_encrypt_blocks.c").write_text(source.read_text())
    options = ["--kernel", "aes_encrypt_blocks.c", "--cflags", f"-I{source.parent}", "--rounds", "0"]
    assert run_command(["check-kernel", "aes-128", *options]) == 0
    assert "known answers  5 pass" in capfd.readouterr().out


def test_a_kernel_that_breaks_only_the_scheme_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    # Without rounds only the four extreme inputs are tried, on which this kernel is right.
    wrong = kernel({"wrong": "a[i] == -8380416"})
    assert run_command(["check-kernel", "tiny", "--kernel", wrong, "--rounds", "0"]) == 1
    assert "known answers  all of Tiny is wrong" in capfd.readouterr().out


def test_a_designs_kernels_are_checked_all_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["check-kernel", "ml-dsa-44", "--design", "cva6-ntt", "--rounds", "1"]) == 0
    told = capfd.readouterr().out
    assert all(f"{name}.S" in told for name in ("ntt", "invntt", "pointwise"))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "no kernel is named: give --kernel with a file, or --design with its kernels"),
        (["none", "--kernel", "caddq.c"], '"none" of tiny has no kernel here; kernels are there for: caddq'),
        (["nott", "--kernel", "caddq.c"], 'workload "tiny" has no function "nott"; did you mean "none"?'),
        (["--kernel", "no/caddq.c"], "--kernel: there is no file no/caddq.c"),
        (["--kernel", "other.c"], 'other.c is named for no replaceable function of "tiny"; it has: caddq'),
        (["--kernel", "caddq.py"], "--kernel: caddq.py is neither C (.c) nor assembly (.S)"),
        (["--kernel", "caddq.c", "--kernel", "caddq.S"], 'two kernels are given for "caddq": '),
        (["--kernel", "caddq.c", "--variant", "x"], "--variant"),
        (["--design", "cva6-ntt"], "nothing of tiny has a kernel here, so there is nothing to be compared"),
    ],
)
def test_what_cannot_be_checked_is_told_in_a_sentence(
    words: list[str], says: str, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("caddq.c", "other.c", "caddq.py", "caddq.S"):
        Path(name).write_text("")
    assert run_command(["check-kernel", "tiny", *words]) == 2
    assert says in capfd.readouterr().err


LIBRARY = library_of()
SETS = [
    (name, key)
    for name, workload in (
        (found["name"], LIBRARY.workload(found["name"])) for found in LIBRARY.list("workload")
    )
    if workload["functions"]
    for key in [next(iter(workload["sets"]), "")]
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "parameter_set"), SETS)
def test_portable_code_keeps_every_contract_on_every_shape_of_input(name: str, parameter_set: str) -> None:
    workload = LIBRARY.workload(name)
    own = tuple((key, Path(one["source"])) for key, one in workload["functions"].items())
    recipe = Recipe(workload, parameter_set, DEFAULT_ISA, find_compiler(), kernels=own)
    elf, _ = build_program(LIBRARY, recipe)
    beside = Beside.of(LIBRARY, recipe, load_program(elf, recipe))
    for function in workload["functions"].values():
        inputs = checked_inputs(function, parameter_set, rounds=2, shapes=(*ADVERSARIAL, "random"))
        tried, fault = beside.first_fault(function, inputs)
        assert fault is None, f"{function['name']}: {fault.sentence} ({fault.input.name})"
        assert tried == 4 + 2 * (len(ADVERSARIAL) + 1)
