"""Masked gadgets and their leaky twins on CVA6, whose registers follow also what is not executed."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import Program
from instar.cli import run_command
from instar.leak import Masking, Plan, evaluate, read_shared
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
CORES = ("cva6-single", "cva6-superscalar")
INPUTS = ["a:boolean:a0,a1", "b:boolean:a2,a3"]
RESULT = "c:boolean:a0,a1"


@pytest.fixture(scope="module", params=CORES)
def built(request: pytest.FixtureRequest) -> tuple[str, Path]:
    """A core, and the gadgets for its ISA."""
    runtime = runtime_folder()
    sources = (runtime / "crt0.S", HERE / "gadgets.S")
    isa = library().core(request.param).isa
    return request.param, build(Build(find_compiler(), isa, sources, link_script=runtime / "link.ld"))


_Places = set[tuple[str, str, str]]
#: Of each gadget where it leaks with one issue port: element, what shows, instruction.
GADGETS: dict[str, _Places] = {
    "and_isw_cleared": set(),
    "and_isw": {
        ("operand a", "transition", "and t4, a1, a2"),
        ("operand b", "transition", "and t6, a1, a3"),
        ("operand b", "transition", "c.mv a1, a5"),
    },
    "and_isw_overwritten": {("x29", "transition", "and t4, a1, a3")},
    "and_trichina": {("operand b", "transition", "and t4, a1, a2")},
    "and_trichina_flushed": set(),
}


def _places(
    built: tuple[str, Path], gadget: str, secrets: list[str], fresh: list[str], result: str
) -> _Places:
    core = library().core(built[0])
    program = Program(built[1], isa=core.isa, equipment=core.equipment)
    results = [read_shared("--result", result)] if result else []
    masking = Masking([read_shared("--secret", one) for one in secrets], fresh, results)
    done = evaluate(program, core, gadget, [], masking, Plan())
    assert done.unmasked and done.random == 0
    leaks = done.report["leaks"]
    return {(leak["element"], leak["kind"], leak["now"]["place"]["instruction"]) for leak in leaks}


@pytest.mark.parametrize("gadget", GADGETS)
def test_an_and_leaks_where_two_values_meet(gadget: str, built: tuple[str, Path]) -> None:
    found = _places(built, gadget, INPUTS, ["a4"], RESULT)
    if built[0] == "cva6-single":
        assert found == GADGETS[gadget]
    else:
        # Clears made for one pair of operand registers do not part what meets in two.
        assert {kind for _, kind, _ in found} == {"transition"}
        assert {place for place in GADGETS[gadget] if place[0][0] == "x"} <= found


def test_a_store_leaks_where_the_one_before_lies_in_the_unit(built: tuple[str, Path]) -> None:
    found = _places(built, "copy_one", ["shared:boolean:2"], [], "copied:boolean:2")
    assert found == {
        ("x7", "transition", "lw t2, 4(t0)"),
        ("operand b", "transition", "sw t2, 4(t1)"),
        ("access1", "transition", "sw t2, 4(t1)"),
    }


def test_shares_meet_that_no_executed_instruction_reads(built: tuple[str, Path]) -> None:
    found = _places(built, "shadowed", ["a:boolean:a0,a1"], [], "")
    told = {(element, kind, instruction.split()[0]) for element, kind, instruction in found}
    # With two issue ports each has registers of its own.
    assert told == ({("operand b", "transition", "beq")} if built[0] == "cva6-single" else set())


@pytest.mark.parametrize(
    ("function", "sentence"),
    [
        ("divides_by_a_constant", "takes another time"),
        ("looks_up", "reaches another address of memory"),
        ("branches", "time depends on secrets or masks: behind branches"),
    ],
)
def test_what_takes_another_time_on_it_is_refused(
    function: str, sentence: str, built: tuple[str, Path], capfd: pytest.CaptureFixture[str]
) -> None:
    words = ["leak", str(built[1]), function, "--core", built[0], "--secret", "a:boolean:a0,a1"]
    assert run_command(words) == 2
    said = capfd.readouterr().err
    assert sentence in said and said.count("\n") == 1


def test_a_designs_instructions_are_refused_on_it(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["leak", "sha3", "keccak_f1600", "--core", "cva6-superscalar", "--design", "cvxif-keccak"]
    assert run_command([*words, "--secret", "state:plain:a0"]) == 2
    said = capfd.readouterr().err
    assert "design's instructions" in said and said.count("\n") == 1
