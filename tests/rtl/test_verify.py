"""`instar rtl verify` with another model in the place of RTL: what it finds, shrinks, counts and says."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from instar._core import Core, InstarError
from instar.cli import run_command
from instar.cli.rtl_verify import _accepted
from instar.places import library
from instar.report.kanata import Span, Way
from instar.rtl.verify import (
    Difference,
    Found,
    Modelled,
    Plan,
    Taken,
    Verified,
    exercised,
    first_difference,
    report,
    rules_of,
    trial,
    verify,
)
from instar.rtl.verify.session import _keep
from instar.rtl.verify.shrink import shrink
from instar.rtl.verify.sides import assembled, ways_of
from instar.rtl.verify.trial import Case, Trial, extensions_of
from instar.toolchain import find_compiler

BITS = frozenset({"zba", "zbb", "zbc", "zbs", "zcb"})


def core(name: str = "cva6-superscalar", **changes: int) -> Core:
    return library().core(name, overrides=dict(changes) or None)


def verified(name: str, plan: Plan, **planted: int) -> Verified:
    """The core's model beside one with other parameters, which stands for RTL."""
    done = Verified(name)
    for so_far in verify(core(name), Modelled(core(name, **planted)), find_compiler(), plan, lambda _: None):
        done = so_far
    return done


def test_a_seed_is_a_program() -> None:
    assert trial(5, 30, BITS) == trial(5, 30, BITS)
    assert trial(5, 30, BITS).source() != trial(6, 30, BITS).source()


def test_the_model_beside_itself_differs_nowhere() -> None:
    done = verified("cva6-single", Plan(seed=1, cases=30, programs=2, minutes=None, most=1))
    assert done.instructions > 1_000 and not done.unequal and not done.found and not done.wrong


@pytest.mark.parametrize(
    ("planted", "stage"),
    [
        ({"scoreboard_entries": 4}, "issue"),
        ({"ras_entries": 4}, "frontend"),
        ({"multiply_latency": 3}, "execute"),
    ],
)
def test_a_parameter_that_is_not_the_models_is_found_in_its_stage(
    planted: dict[str, int], stage: str
) -> None:
    done = verified("cva6-superscalar", Plan(seed=1, cases=24, programs=20, minutes=None, most=1), **planted)
    (found,) = done.found
    assert found.difference.stage == stage, found.difference
    assert found.trial.instructions <= 12 and found.rules
    said = report.text(core(), done, rules_of(core()), {found.difference.kind}, "planted")
    assert f"Stage **{stage}**" in said and "(accepted)" in said and "RTL, cycles" in said
    failed = ElementTree.fromstring(report.junit(done, rules_of(core()), (), "x")).get("failures")
    assert failed == "1"


def test_cv32e40p_is_a_family_too() -> None:
    """Its RTL shows one moment only: ID is what differs."""
    done = verified("cv32e40p", Plan(seed=1, cases=24, programs=4, minutes=None, most=1), load_use_cycles=3)
    (found,) = done.found
    assert found.difference.kind.startswith("ID: ") and found.trial.instructions <= 4


@pytest.mark.parametrize(
    ("name", "least"), [("cva6-superscalar", 0.85), ("cva6-single", 0.85), ("cv32e40p", 0.9)]
)
def test_programs_reach_most_rules_soon(name: str, least: float) -> None:
    """`docs/reference/verify.md` says what more programs reach."""
    chosen = core(name)
    program = assembled(trial(1, 150, extensions_of(chosen)), chosen, find_compiler())
    counts = exercised(chosen, Modelled(chosen).run(program))
    rules = rules_of(chosen)
    reachable = [rule.name for rule in rules if rule.unreachable is None]
    assert len(counts.keys() & set(reachable)) >= least * len(reachable), set(reachable) - counts.keys()
    assert not {rule.name for rule in rules if rule.unreachable} & counts.keys()
    assert counts.keys() <= {rule.name for rule in rules} | {"stall end", "stall issued"}


def test_a_shrinker_keeps_what_is_needed() -> None:
    lines = tuple(f"addi a0, a0, {number}" for number in range(40))
    made = Trial(1, tuple(Case("x", (*lines, f"at{number}:"), 8) for number in range(9)))

    def shows(smaller: Trial) -> bool:
        there = [line for case in smaller.cases if case.rounds > 1 for line in case.lines]
        return "addi a0, a0, 7" in there and "addi a0, a0, 31" in there

    small = shrink(made, shows)
    assert small.instructions == 5 and [case.rounds for case in small.cases] == [2]


def test_another_case_that_shows_it_alone_is_taken() -> None:
    """The last one needs a dozen ahead of it; one in the middle needs nothing."""
    cases = [Case("x", (f"addi a0, a0, {number}",) * 3, 1) for number in range(30)]
    cases[12] = Case("x", ("c.nop", "mul a0, a0, a1", "c.nop", "c.nop"), 2)

    def shows(smaller: Trial) -> bool:
        lines = [line for case in smaller.cases for line in case.lines]
        alone = len(smaller.cases) == 1 and "mul a0, a0, a1" in lines
        return alone or (len(set(lines)) >= 12 and "addi a0, a0, 29" in lines)

    small = shrink(Trial(1, tuple(cases)), shows)
    assert small.cases == (Case("x", ("mul a0, a0, a1",), 1),)


def test_a_program_of_one_case_needs_no_other() -> None:
    made = Trial(1, tuple(Case("x", (f"addi a0, a0, {number}",), 1) for number in range(20)))
    tried: list[Trial] = []

    def shows(smaller: Trial) -> bool:
        tried.append(smaller)
        return smaller.cases[0].lines == ("addi a0, a0, 0",)

    assert shrink(made, shows).cases == made.cases[:1] and len(tried) <= 8


def test_of_equal_kinds_the_smallest_program_stays() -> None:
    def found(kind: str, lines: int) -> Found:
        difference = Difference(1, 1, 0, "mul", 2, 1, "issue", (), kind)
        small = Trial(1, (Case("x", ("c.nop",) * lines, 1),))
        return Found(1, difference, small, (), [], [], 1)

    kept: list[Found] = []
    for kind, lines in (("a", 30), ("b", 2), ("a", 9), ("a", 12)):
        _keep(kept, found(kind, lines))
    assert [(one.difference.kind, one.trial.instructions) for one in kept] == [("a", 9), ("b", 2)]


def test_the_first_instructions_have_a_stage_too() -> None:
    """A log does not tell when these were decoded; here RTL decodes the third a cycle late."""

    def ways(late: int, clock: int, *, log: int) -> list[Way]:
        made = []
        for number in range(6):
            now = clock + number + (late if number >= 2 else 0)
            stages = [Span("Dc", now, now + 1)] if number >= 2 else []
            stages += [Span("X", now + 2, now + 3), Span("Cm", now + 3, now + 4)]
            made.append(Way(text="add a0, a0, a1", stages=stages, end=now + 4 + log, pc=4 * number))
        return made

    found = first_difference(Taken(ways(1, 100, log=0)), Taken(ways(0, 3, log=1)))
    assert found is not None and (found.stage, found.index) == ("frontend", 2)


@pytest.mark.parametrize("name", ["cva6-superscalar", "cva6-single"])
def test_a_wait_counts_until_the_result_is_there(name: str) -> None:
    lines = ("csrr a1, mscratch", "add a2, a1, a1", "div a3, a2, a0", "sw a3, 0(s0)", "lw a4, 4(s0)")
    made = Trial(1, (Case("x", (*lines, "addi a5, a4, 1", "xor a5, a5, a0"), 3),))
    chosen = core(name)
    counts = exercised(chosen, Modelled(chosen).run(assembled(made, chosen, find_compiler())))
    assert counts["wait csr"] == counts["wait divide"] == counts["wait load"] == 3, counts
    assert not counts["wait multiply"] and (name != "cva6-single" or not counts["wait alu"])


def test_moments_become_ways() -> None:
    moments = (
        "D 10 80000000\nI 11 80000000 0\nD 10 80000004\nI 11 80000004 1\nW 12 0\nW 12 1\nC 13 0 0\nC 13 1 1\n"
    )
    ways = ways_of("80000000 00000013 14\n", moments, "rv32imc")
    assert [(way.text, way.flushed, way.end) for way in ways] == [
        ("addi zero, zero, 0", False, 13),
        ("", True, 13),
    ] or (ways[0].text == "nop" and ways[1].flushed)
    assert [(span.name, span.first) for span in ways[0].stages] == [
        ("Dc", 10),
        ("Is", 11),
        ("X", 12),
        ("Cm", 13),
    ]
    with pytest.raises(InstarError, match="do not tell what retires at 0x80000008"):
        ways_of("80000008 00000013 14\n", moments, "rv32imc")


def test_accepted_differences_are_kinds(tmp_path: Path) -> None:
    file = tmp_path / "known"
    file.write_text("# ours\nissue: alu behind load, RTL later  # issue 7\n\n")
    assert _accepted(file) == {"issue: alu behind load, RTL later"}
    file.write_text("\nissue\n")
    with pytest.raises(InstarError, match=rf"{file}:2: a kind of difference is wanted"):
        _accepted(file)


def test_a_core_without_rules_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["rtl", "verify", "cva6-single"]) == 2
    assert "check out openhwgroup/cva6" in capfd.readouterr().err
