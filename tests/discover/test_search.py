"""`instar discover`: what it finds in small functions, proved and measured, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from instar._core import Core
from instar.cli import run_command
from instar.discover import finish
from instar.discover.areas import budgets, within
from instar.discover.candidates import varied
from instar.discover.choose import Limits, placed, select
from instar.discover.gains import Gains
from instar.discover.pool import Named
from instar.discover.subject import of_workload
from instar.outcome import WrongResult
from instar.places import library
from instar.toolchain import find_compiler
from instar.workload.program import Recipe

from ..shared import ROOT
from .named import named

if TYPE_CHECKING:
    from instar._core import FoundInstruction
    from instar.discover.subject import Subject
    from instar.schedule.order import Scheduled

#: Sums of rotations over a buffer, as a compiler writes them without Zbb.
SIGMAS = """
    .globl sigmas
    .type sigmas, @function
sigmas:
    li a2, 16
1:  lw t0, 0(a0)
    slli t1, t0, 26
    srli t2, t0, 6
    or t1, t1, t2
    slli t2, t0, 21
    srli t3, t0, 11
    or t2, t2, t3
    xor t1, t1, t2
    slli t2, t0, 7
    srli t3, t0, 25
    or t2, t2, t3
    xor t1, t1, t2
    sw t1, 0(a0)
    addi a0, a0, 4
    addi a2, a2, -1
    bnez a2, 1b
    ret
    .size sigmas, . - sigmas
"""

#: Butterflies of ML-DSA, as clang writes them: a1 = 4 · a2 bytes behind a0, the root in a2.
BUTTERFLIES = """
    .globl butterflies
    .type butterflies, @function
butterflies:
    lui t5, 0x3802
    addi t5, t5, 1
    lui t6, 0x7fe
    addi t6, t6, 1
    li a3, 8
1:  lw t0, 0(a0)
    lw t1, 0(a1)
    mul t2, t1, a2
    mulh t1, t1, a2
    mul t2, t2, t5
    mulh t2, t2, t6
    sub t1, t1, t2
    sub t2, t0, t1
    add t0, t0, t1
    sw t2, 0(a1)
    sw t0, 0(a0)
    addi a0, a0, 4
    addi a1, a1, 4
    addi a3, a3, -1
    bnez a3, 1b
    ret
    .size butterflies, . - butterflies
"""
CALLED = ["--argument", "a0=64", "--argument", "a1=64", "--argument", "a2:1753", "--noalias", "a0,a1"]


def file_of(folder: Path, name: str, text: str) -> str:
    file = folder / f"{name}.S"
    file.write_text(text)
    return str(file)


def found(capfd: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert run_command(["discover", *words, "--json"]) == 0, capfd.readouterr().err
    told: dict[str, Any] = json.loads(capfd.readouterr().out)
    return told


SHA_256 = ["sha2", "sha256_compress"]
SMALL = ["--core", "cv32e40p", "--returns", "0", "--no-area", "--effort", "0"]


def test_a_sum_of_rotations_is_found_proved_and_timed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sums"
    file = file_of(tmp_path, "sigmas", SIGMAS)
    told = found(capfd, file, *SMALL, "--argument", "a0=64", "--count", "1", "-o", str(out))
    (one,) = told["instructions"]
    assert (one["reads"], one["writes"], len(one["replaces"])) == (1, 1, 11)
    (function,) = told["functions"]
    assert function["proved"] and function["places"] == 1
    # Ten instructions less in each of sixteen rounds, one cycle each; and none waits for a load,
    # which was not expected to stay.
    assert (told["saved"], told["expected"]) == (160, 176.0)
    assert function["came"] - function["after"] == 176
    # The folder is a design like any other: right, and its instruction is the one of SHA-256.
    assert run_command(["check", str(out)]) == 0
    capfd.readouterr()
    assert run_command(["discover", "sha2", "sha256_compress", "--score", str(out), "--json"]) == 0
    truths = {row["truth"]: row["verdict"] for row in json.loads(capfd.readouterr().out)["truths"]}
    assert truths["sha256sum1"] == "exact"
    assert truths["sha256sum0"] == "no"
    kernel = (out / "kernels" / "sigmas.S").read_text()
    assert "scheduled for cv32e40p" in kernel and "d_or_sll_srl_11" in kernel


def test_constants_are_built_in_and_two_results_come_back(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = file_of(tmp_path, "butterflies", BUTTERFLIES)
    out = tmp_path / "b"
    words = ["--core", "cva6-single", "--returns", "0", "--no-area", "--effort", "0", *CALLED]
    words += ["--reads", "3", "--writes", "2", "--period", "200"]
    told = found(capfd, file, *words, "--count", "1", "-o", str(out))
    (one,) = told["instructions"]
    assert (one["reads"], one["writes"]) == (3, 2)
    assert one["replaces"].count("mulh") == 2 and len(one["replaces"]) == 7
    assert one["latency"] == 1
    (function,) = told["functions"]
    assert function["proved"] and function["after"] < function["came"]
    text = next(out.glob("*.core_desc")).read_text()
    assert "32'd8380417" in text and "X[rd2]" in text
    capfd.readouterr()
    assert run_command(["discover", "ml-dsa-44", "ntt", "--score", str(out), "--json"]) == 0
    truths = {row["truth"]: row["verdict"] for row in json.loads(capfd.readouterr().out)["truths"]}
    assert truths["dsa.butterfly"] in ("exact", "covers")


def test_selections_are_compared_in_the_order_that_the_result_has(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # In the order of fewest instructions the stores wait for what takes several cycles; in that of
    # a list the steps of the pointers come between, so that more may be put into one instruction.
    file = file_of(tmp_path, "butterflies", BUTTERFLIES)
    words = [file, *SMALL, "--core", "cva6-single", *CALLED, "--reads", "3", "--writes", "2"]
    told = found(capfd, *words, "--period", "20", "--count", "1")
    assert told["functions"][0]["scheduled"] < told["functions"][0]["came"]
    assert told["after"] == min(point["cycles"] for point in told["front"])


def test_a_changed_core_is_the_one_that_is_looked_at_and_timed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # Without Zcb the assembler has no short product, whose operands stand the other way round.
    text = SIGMAS.replace("xor t1, t1, t2\n    sw", "mul a3, a4, a3\n    mul a3, a5, a3\n    sw")
    file = file_of(tmp_path, "products", text)
    words = [file, *SMALL, "--core", "cva6-single", "--argument", "a0=64", "--reads", "3"]
    for isa in ("rv32imc", "rv32imc_zcb"):
        told = found(capfd, *words, "--set", f"isa={isa}")
        assert told["functions"][0]["proved"] and told["overrides"]["isa"] == isa
        assert "rori" not in {name for one in told["instructions"] for name in one["replaces"]}


def test_ports_and_area_are_kept(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = file_of(tmp_path, "butterflies", BUTTERFLIES)
    small = found(capfd, file, *SMALL, *CALLED, "--reads", "2", "--area", "2")
    large = found(capfd, file, *SMALL, *CALLED, "--reads", "2")
    for told in (small, large):
        assert all(one["reads"] <= 2 and one["writes"] == 1 for one in told["instructions"])
    assert sum(one["estimated_area"] for one in small["instructions"]) <= 2000
    assert sum(one["estimated_area"] for one in large["instructions"]) > 2000
    assert large["after"] < small["after"] < small["came"]


def test_the_same_folder_on_one_processor_and_on_two(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = file_of(tmp_path, "sigmas", SIGMAS)
    texts = []
    for jobs in ("1", "2"):
        out = tmp_path / jobs / "sums"
        found(capfd, file, *SMALL, "--argument", "a0=64", "-j", jobs, "-o", str(out))
        texts.append({f.name: f.read_text() for f in out.rglob("*") if f.is_file() and f.name != "README.md"})
    assert texts[0] == texts[1]


def test_a_kernel_is_looked_at_in_the_place_of_portable_code(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ["k-pke-768", "basemul_cache", "--core", "cva6-single", "--reads", "2", "--no-area"]
    words += ["--effort", "0", "--count", "1", "--candidates", "8"]
    software = found(capfd, *words, "--design", "software")
    # The scheduled kernel is the one that the design has for this core, and faster as it comes.
    assert run_command(["measure", *words[:4], "--json"]) == 0
    assert software["came"] < json.loads(capfd.readouterr().out)["cycles"]
    kernel = str(ROOT / "workloads/k-pke/kernels/cva6-single/basemul_cache.S")
    out = tmp_path / "from-kernel"
    given = found(capfd, *words, "--kernel", kernel, "-o", str(out))
    assert given["came"] == software["came"] and given["after"] == software["after"] < software["came"]
    assert given["functions"][0]["proved"] and (out / "kernels" / "basemul_cache.S").exists()


def test_a_kernel_with_its_own_domain_keeps_it(tmp_path: Path) -> None:
    # The state stays in interleaved words from call to call, as a header beside the kernel says.
    kernel = ROOT / "workloads/sha3/kernels/cv32e40p/keccak_f1600.S"
    workload, parameter_set = library().workload_set("sha3")
    core = library().core("cv32e40p")
    recipe = Recipe(workload, parameter_set, core.isa, find_compiler(), kernels=(("keccak_f1600", kernel),))
    made = of_workload(library(), recipe, "sha3", "keccak_f1600", core, (), tmp_path / "came")
    assert made.domain is not None and made.domain.name == "keccak_domain.h"
    elsewhere = tmp_path / "elsewhere" / "keccak_f1600.S"
    elsewhere.parent.mkdir()
    elsewhere.write_text(kernel.read_text(encoding="utf-8"), encoding="utf-8")
    made.with_design(described(core, tmp_path / "one"), elsewhere, tmp_path / "with")
    assert (elsewhere.parent / "keccak_domain.h").is_file()


def described(core: Core, folder: Path) -> Core:
    """The core with a design of one instruction."""
    folder.mkdir()
    (folder / "xone.core_desc").write_text(
        'import "RV32I.core_desc"\nInstructionSet Xone extends RV32I {\n  instructions {\n    X_ONE {\n'
        "      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;\n"
        '      assembly: {"x.one", "{name(rd)}, {name(rs1)}, {name(rs2)}"};\n'
        "      behavior: if (rd != 0) X[rd] = X[rs1] & X[rs2];\n    }\n  }\n}\n"
    )
    (folder / "design.toml").write_text(
        '[design]\nname = "one"\ntitle = "one"\nsummary = "one"\nextensions = ["xone.core_desc"]\n'
        f'cores = ["{core.name}"]\n[units.one]\ntitle = "one"\n[timing."{core.name}"."x.one"]\n'
        'unit = "one"\nlatency = 1\ninterval = 1\nfrom = "assumed"\nwhere = "a test"\n'
    )
    return library().core(core.name, design=library().design(str(folder)))


def candidate(uses: list[tuple[int, list[int], float]]) -> FoundInstruction:
    return named(0, 1.0, uses).found


def test_of_a_crowd_that_one_stands_for_four_are_looked_at() -> None:
    general = candidate([(0, [n, n + 1], 2.0) for n in range(0, 40, 2)])
    crowd = [candidate([(0, [n, n + 1], 2.0)]) for n in range(0, 20, 2)]
    other = candidate([(0, [1, 2], 1.0)])
    kept = varied([general, *crowd, other], 100)
    assert [at for at, _ in kept] == [0, 1, 2, 3, 4, 11]
    # None stands for one with a place of its own, and there is no more than was asked for.
    wider = candidate([(0, [0, 1], 2.0), (1, [0, 1], 2.0)])
    assert [at for at, _ in varied([general, wider], 100)] == [0, 1]
    assert [at for at, _ in varied([general, *crowd, other], 2)] == [0, 1]


def test_an_area_that_is_shared_has_room_for_more() -> None:
    # Estimates of 10 each, of which two share all but 2: three fit 15 when they are one unit.
    every = [named(n, 10.0, [(0, [2 * n, 2 * n + 1], 5.0)]) for n in range(4)]

    def cycles(chosen: Sequence[Named]) -> int:
        return 100 - 10 * len(chosen)

    def area(chosen: Sequence[Named]) -> float:
        return 10.0 + 2.0 * (len(chosen) - 1)

    limits = Limits(4, 15.0)
    assert len(select(every, limits, Gains()).chosen) == 1
    fitting = within(every, limits, Gains(), cycles, area)
    assert fitting is not None and len(fitting.chosen) == 3
    one = within(every, Limits(1, 15.0), Gains(), cycles, area)
    assert one is not None and len(one.chosen) == 1
    # One of wires alone, as a shift by a fixed number, has no area to give.
    wires = named(4, 0.0, [(0, [8, 9], 5.0)])
    among = within([*every, wires], Limits(5, 13.0), Gains(), cycles, lambda all: 10.0 + 2.0 * (len(all) - 2))
    assert among is not None and len(among.chosen) == 3 and 4 in {one.at for one in among.chosen}
    # Nothing that needs more than there is, however little its estimate is.
    assert within(every, limits, Gains(), cycles, lambda _: 16.0) is None


def test_small_instructions_make_room_for_a_larger_one() -> None:
    # Cycles saved and estimated areas; one unit has six tenths of these. No estimate leads to the
    # two large ones alone, and of three the second saves least for its area.
    saved = {0: (30, 10.0), 1: (20, 11.0), 2: (3, 1.4), 3: (3, 2.0)}
    every = [named(n, area, [(0, [2 * n, 2 * n + 1], gain)]) for n, (gain, area) in saved.items()]

    def cycles(chosen: Sequence[Named]) -> int:
        return 100 - sum(saved[one.at][0] for one in chosen)

    def area(chosen: Sequence[Named]) -> float:
        return 0.6 * sum(one.area for one in chosen)

    fitting = within(every, Limits(4, 12.7), Gains(), cycles, area)
    assert fitting is not None and {one.at for one in fitting.chosen} == {0, 1}
    # No more than were asked for.
    alone = within(every, Limits(1, 12.7), Gains(), cycles, area)
    assert alone is not None and [one.at for one in alone.chosen] == [0]


def test_areas_of_a_front_are_in_equal_ratios() -> None:
    every = [named(0, 10.0, []), named(1, 40.0, [])]
    assert budgets(every, 160.0, 3) == pytest.approx([10.0, 40.0, 160.0])
    assert budgets(every, 160.0, 0) == [] and budgets(every, 5.0, 3) == [5.0]
    wires = named(2, 0.0, [])
    assert budgets([*every, wires], 160.0, 3) == pytest.approx([10.0, 40.0, 160.0])
    assert budgets([wires], 160.0, 3) == [160.0]


def test_the_front_over_areas_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = file_of(tmp_path, "butterflies", BUTTERFLIES)
    told = found(capfd, file, *SMALL, *CALLED, "--reads", "2", "--areas", "4")
    areas = [one["area"] for one in told["by_area"]]
    assert areas == sorted(areas) and len(areas) >= 2
    assert all(one["cycles"] <= told["freed"] for one in told["by_area"])
    assert found(capfd, file, *SMALL, *CALLED, "--reads", "2")["by_area"] == []


def test_an_instruction_that_one_issue_port_takes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file, out = file_of(tmp_path, "sigmas", SIGMAS), tmp_path / "first"
    words = [file, "--core", "cva6-superscalar", "--returns", "0", "--no-area", "--effort", "0"]
    words += ["--argument", "a0=64", "--count", "1"]
    one = found(capfd, *words, "--issue-ports", "1", "-o", str(out))
    assert "ports = [0]" in (out / "design.toml").read_text()
    assert one["after"] >= found(capfd, *words)["after"]


def test_no_place_is_taken_twice_and_the_best_of_all_selections_is_found() -> None:
    # One large instruction, or two small ones that overlap with it.
    large = named(0, 30.0, [(0, [0, 1, 2, 3], 9.0)])
    left, right = named(1, 10.0, [(0, [0, 1], 5.0)]), named(2, 10.0, [(0, [2, 3], 5.0)])
    every = [large, left, right]
    assert select(every, Limits(3, None), Gains()).expected == 10.0
    assert select(every, Limits(1, None), Gains()).chosen == (large,)
    assert select(every, Limits(3, 15.0), Gains()).expected == 5.0
    assert select(every, Limits(3, 5.0), Gains()).chosen == ()
    # What was measured counts, not what was estimated.
    assert select(every, Limits(3, None), Gains({(1, 0): 0.1})).chosen == (large,)
    assert set(placed(every, Gains()).items()) == {(1, (0,)), (2, (0,))}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--core", "cv32e40p"], "what is to gain?"),
        (["sha2", "--core", "cv32e40p"], "Name a function or an operation after it"),
        (
            ["sha2", "sha257", "--core", "cv32e40p"],
            'has no function and no operation "sha257"; did you mean "sha256"?',
        ),
        ([*SHA_256, "--core", "cv32e40p", "--area", "0"], "no instruction fits an area of 0"),
        ([*SHA_256, "--core", "cv32e40p", "--area", "nan"], "no instruction fits an area of nan"),
        ([*SHA_256, "--core", "cv32e40p", "--period", "inf"], "is no number of gate delays"),
        ([*SHA_256, "--core", "cv32e40p", "--strategy", "cone"], 'did you mean "cones"?'),
        ([*SHA_256, "--core", "cv32e40p", "--argument", "a0=4"], "no file is named"),
        ([*SHA_256, "--core", "cv32e40p", "-o", "."], "the current one lies in"),
        ([*SHA_256, "--core", "cv32e40p", "-o", "/dev/null"], "name a folder"),
        ([*SHA_256, "--core", "cv32e40p", "--reads", "0"], "--reads"),
        ([*SHA_256, "--core", "cv32e40p", "--count", "0"], "--count"),
        (["nothing.S", "--core", "cv32e40p"], "nothing.S"),
        ([*SHA_256, "--core", "cv32e40p", "--coprocessor"], "has no interface"),
        ([*SHA_256, "--core", "cv32e40p", "--name", "My Set"], "is no name of a design"),
        ([*SHA_256, "--core", "cv32e40p", "--area", "0.01"], "no instruction fits 10 gate"),
        ([*SHA_256, "--core", "cv32e40p", "--issue-ports", "1"], "has none to choose from"),
        ([*SHA_256, "--core", "cva6-single", "--issue-ports", "2"], "has 1 to choose from"),
        ([*SHA_256, "--core", "cva6-single", "--design", "zknh"], '"zknh" has instructions'),
        ([*SHA_256, "--core", "marian", "--design", "software"], "has no kernels for marian"),
        ([*SHA_256, "--core", "cv32e40p", "--variant", "single"], "say which with --design"),
        ([*SHA_256, "--core", "cv32e40p", "--kernel", "ntt.S"], "ntt.S is named for no replaceable"),
        (SHA_256, "core"),
        ([*SHA_256, "--score", "zknh", "-o", "x"], "--out"),
    ],
)
def test_bad_input_gets_one_sentence(
    words: list[str], said: str, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run_command(["discover", *words]) == 2
    told = capfd.readouterr().err
    assert said in told and told.count("\n") == 1, told


def test_a_design_of_somebody_else_is_not_overwritten(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "design.toml").write_text("# mine\n")
    file = file_of(tmp_path, "sigmas", SIGMAS)
    assert run_command(["discover", file, *SMALL, "-o", str(tmp_path / "mine")]) == 2
    assert "did not write" in capfd.readouterr().err
    assert (tmp_path / "mine" / "design.toml").read_text() == "# mine\n"


def test_what_cannot_be_lifted_is_told_with_its_place(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    calling = "    .globl f\n    .type f, @function\nf:\n    call f\n    ret\n    .size f, . - f\n"
    assert run_command(["discover", file_of(tmp_path, "calling", calling), *SMALL]) == 2
    told = capfd.readouterr().err
    assert "calling.S" in told and "/tmp" not in told.replace(str(tmp_path), ""), told
    nothing = "    .globl f\n    .type f, @function\nf:\n    lw a0, 0(a0)\n    ret\n    .size f, . - f\n"
    assert run_command(["discover", file_of(tmp_path, "nothing", nothing), *SMALL]) == 2
    assert "no instruction with 2 sources" in capfd.readouterr().err


def test_a_function_that_cannot_be_ordered_stays_as_it_came_and_ends_no_search(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Orders keep the stores of the call that was looked at; one where they meet contradicts them.
    def wrong(subject: Subject, *given: Any) -> Scheduled:
        if subject.target.function == "others":
            raise WrongResult('others of variant "portable" is wrong: a[3] is 1, portable code gives 2')
        return scheduled(subject, *given)

    scheduled = finish._scheduled
    monkeypatch.setattr(finish, "_scheduled", wrong)
    files = [file_of(tmp_path, name, SIGMAS.replace("sigmas", name)) for name in ("sigmas", "others")]
    told = found(capfd, *files, *SMALL, "--argument", "a0=64", "--count", "1")
    first, second = told["functions"]
    assert first["proved"] and first["refused"] is None and first["after"] < first["came"]
    assert second["refused"] == (
        'not scheduled as it came: others of variant "portable" is wrong: a[3] is 1, portable code gives 2'
    )
    assert second["after"] == second["came"] and not second["places"]
