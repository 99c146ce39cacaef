"""Reports as they look: golden texts beside this file, rewritten by `make bless`."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path
from typing import TYPE_CHECKING

from instar.report import comparison, evaluation, histogram, measurement, profile, score
from instar.result import Evaluation, EvaluationRow, Measurement

if TYPE_CHECKING:
    from instar._core import ComparedInstruction, Comparison, Cost, HistogramCell, Profile, WindowScore

HERE = Path(__file__).parent


def compare(name: str, text: str) -> None:
    golden = HERE / f"{name}.txt"
    if os.environ.get("INSTAR_BLESS"):
        golden.write_text(text)
    assert text == golden.read_text()


def record(variant: str, cycles: int, *, baseline: bool = False, checked: bool = True) -> Measurement:
    return Measurement(
        core="cva6-superscalar",
        workload="ml-dsa",
        parameter_set="44",
        operation="ntt",
        design="cva6-ntt",
        variant=variant,
        baseline=baseline,
        cycles=cycles,
        cycles_low=cycles,
        cycles_high=cycles,
        windows=0,
        instructions=2 * cycles,
        calls=1,
        warmup=1,
        checked=checked,
        stack_bytes=64,
        compiler="clang version 22",
        flags="-O3",
        overrides={} if baseline else {"commit_ports": 3},
    )


def test_an_evaluation_puts_ours_beside_the_published_figures() -> None:
    rows = (
        EvaluationRow(record("portable-c", 17_211, baseline=True), "portable C"),
        EvaluationRow(record("triple-commit", 1_614), "+ third commit port", 1747, 1913, "A talk"),
    )
    compare("evaluation", evaluation.render(Evaluation("cva6-ntt", "CVA6 with butterflies", rows)))


def test_flags_are_those_of_the_rows_that_they_are_told_of() -> None:
    """Two cores with flags of their own, and on the second a row that was built otherwise."""
    plain = record("portable-c", 10, baseline=True)
    rows = [
        EvaluationRow(dataclasses.replace(plain, core=core, flags=flags), title)
        for core, flags, title in (
            ("narrow", "-march=narrow", "portable C"),
            ("narrow", "-march=narrow", "+ unit"),
            ("wide", "-march=wide", "portable C"),
            ("wide", "-march=wide -O2", "+ unit"),
            ("third", "-march=narrow", "portable C"),
        )
    ]
    foot = evaluation.foot(Evaluation("mine", "Mine", tuple(rows))).splitlines()
    assert [line for line in foot if "-march" in line] == [
        f"Compiler on narrow and third: {plain.compiler}, -march=narrow",
        f"Compiler on wide: {plain.compiler}, -march=wide",
        f"+ unit on wide: {plain.compiler}, -march=wide -O2",
    ]


def test_what_was_not_checked_says_so() -> None:
    row = EvaluationRow(record("portable-c", 10, baseline=True, checked=False), "portable C")
    text = evaluation.render(Evaluation("mine", "Mine", (row,)))
    assert "portable C (outputs not checked)" in text and "Every output was checked" not in text


def test_a_measurement_names_what_it_was_measured_on() -> None:
    compare("measurement", measurement.render(record("triple-commit", 1_614)))


def test_a_cold_measurement_says_so() -> None:
    cold = dataclasses.replace(record("portable-c", 10, baseline=True), warmup=0)
    assert "(first to last commit; cold: first call)" in measurement.render(cold)
    text = evaluation.render(Evaluation("mine", "Mine", (EvaluationRow(cold, "portable C"),)))
    assert "first call (caches and predictors cold)" in text


def window(name: str, accuracy: float | None, reference: int | None) -> WindowScore:
    return {
        "trace": "keccak.trace.zst",
        "core": "cva6-single",
        "window": name,
        "instructions": 24_596,
        "accuracy": accuracy,
        "cycles_reference": reference,
        "cycles_model": 26_610,
        "first_to_last_reference": reference and reference - 7,
        "first_to_last_model": 26_603,
        "divides_without_operands": 2,
        "costs_without_operand": 0,
        "accesses_without_address": 0,
        "traps_between_lines": 0,
        "form": "compact",
        "clock_reads": 0,
        "notes": [],
        "replaced": 0,
        "values": None,
    }


def test_a_score_shows_accuracy_and_error_and_what_was_assumed() -> None:
    compare("score", score.render([window("timed", 0.99876, 26_600), window("bare", None, None)]))


def test_a_score_says_what_differs_of_what_a_program_left() -> None:
    alike = {"registers": 64, "memory_words": 100, "differing": 0, "first": []}
    other = {**alike, "memory_words": 0, "differing": 3, "first": ["x5 is 00000001, and in RTL 00000002"]}
    of_one = {**window("one", 1.0, 26_610), "trace": "one.trace", "values": alike}
    of_two = {**window("two", 1.0, 26_610), "trace": "two.trace", "values": other}
    text = score.render([of_one, of_two])  # type: ignore[list-item]
    assert "1 of 2 programs left what RTL left (228 registers and words of memory)" in text
    assert "two.trace: x5 is 00000001, and in RTL 00000002\ntwo.trace: and 2 more\n" in text


def test_many_windows_of_one_trace_are_summed_up() -> None:
    text = score.render([window(f"body{number}", 1.0 if number else 0.5, 26_610) for number in range(20)])
    assert "19 of 20 exact" in text


def breakdown(**given: int) -> dict[str, int]:
    return {name: given.get(name, 0) for name in profile.HEADINGS}


def profiled() -> Profile:
    ntt, butterfly = breakdown(issued=70, raw=10), breakdown(issued=15, branch_miss=5)
    return {
        "cycles": 100,
        "instructions": 120,
        "width": 2,
        "stalls": breakdown(issued=85, raw=10, branch_miss=5),
        "slots": breakdown(issued=120, raw=60, branch_miss=20),
        "held": [],
        "devices": [],
        "functions": [
            {
                "function": "ntt",
                "calls": 1,
                "instructions": 100,
                "instructions_with_callees": 120,
                "cycles": 80,
                "cycles_with_callees": 100,
                "stalls": ntt,
                "slots": breakdown(issued=100, raw=60),
            },
            {
                "function": "butterfly",
                "calls": 4,
                "instructions": 20,
                "instructions_with_callees": 20,
                "cycles": 20,
                "cycles_with_callees": 20,
                "stalls": butterfly,
                "slots": breakdown(issued=20, branch_miss=20),
            },
        ],
        "calls": [
            {"caller": None, "callee": "ntt", "calls": 1, "instructions": 120, "cycles": 100},
            {"caller": "ntt", "callee": "butterfly", "calls": 4, "instructions": 20, "cycles": 20},
        ],
        "stacks": [],
        "units": [],
        "lines": [],
        "hot": [],
    }


def uncosted() -> Profile:
    """The same run without a core."""
    found = profiled()
    found["cycles"] = found["width"] = found["stalls"] = found["slots"] = None
    for row in found["functions"]:
        row["cycles"] = row["cycles_with_callees"] = row["stalls"] = row["slots"] = None
    for call in found["calls"]:
        call["cycles"] = None
    return found


def test_a_profile_shows_the_categories_that_cost_something() -> None:
    notes = ["core          cva6-superscalar"]
    text = profile.render("ml-dsa-44 ntt", notes, profiled(), profile.View())
    compare("profile", text)
    slots = profile.render("ml-dsa-44 ntt", notes, profiled(), profile.View(slots=True, top=1))
    assert "1 more with fewer" in slots and "60.0 %" in slots and "I-miss" not in slots


def test_a_profile_without_a_core_names_its_unit() -> None:
    text = profile.render("ml-dsa-44 ntt", ["core          none"], uncosted(), profile.View())
    compare("profile-instructions", text)
    assert "cycles" not in text


def test_calls_stand_between_callers_and_callees() -> None:
    text = profile.render("ml-dsa-44 ntt", [], profiled(), profile.View(by="call"))
    compare("profile-calls", text)
    plain = profile.render("ml-dsa-44 ntt", [], uncosted(), profile.View(by="call", top=1))
    assert "By call, instructions with callees" in plain and "1 more with fewer" in plain


def cost(executions: int, cycles: int, **causes: int) -> Cost:
    return {"executions": executions, "cycles": cycles, "causes": list(causes.items())}


def shown(pc: int, text: str, cycles: int, *causes: str) -> ComparedInstruction:
    return {"pc": pc, "text": text, "cycles": cycles, "causes": list(causes)}


def compared() -> Comparison:
    mul = "mul a0, a0, a1"
    return {
        "ahead": 0,
        "notes": [],
        "cycles": (100, 110),
        "instructions": (90, 92),
        "common": 80,
        "equal": 79,
        "rejoined": 8,
        "rejoined_equal": 7,
        "skipped": (2, 4),
        "gaps": [
            {"location": "", "times": 1, "instructions": (1, 2)},
            {"location": "in ntt+0x14 (some/where/ntt.c:42)", "times": 1, "instructions": (1, 2)},
        ],
        "first": {
            "number": 7,
            "location": "in ntt+0x14 (some/where/ntt.c:42)",
            "at": 1,
            "rows": [
                (shown(0x80000000, "nop", 1), shown(0x80000000, "nop", 1)),
                (shown(0x80000004, mul, 1), shown(0x80000004, mul, 3, "RAW", "STRUCT")),
            ],
        },
        "parted": {
            "number": 81,
            "location": "",
            "at": 0,
            "rows": [
                (shown(0x80000100, "ret", 1), shown(0x80000200, "nop", 1)),
                (None, shown(0x204, "ret", 1)),
            ],
        },
        "causes": [{"causes": ["RAW", "STRUCT"], "times": 1, "cycles": (1, 3)}],
        "functions": [
            {"function": "ntt", "a": cost(80, 90), "b": cost(80, 98, RAW=8)},
            {"function": "extra", "a": None, "b": cost(2, 2)},
            {"function": "same", "a": cost(10, 10), "b": cost(10, 10)},
        ],
        "lines": [
            {
                "file": "some/where/ntt.c",
                "line": 42,
                "other": ("other/ntt.S", 7),
                "a": cost(8, 8),
                "b": cost(8, 16),
            },
        ],
        "rows": [
            {
                "function": "ntt",
                "text": mul,
                "place": ("some/where/ntt.c", 42),
                "pcs": (0x80000004, 0x80000004),
                "a": cost(8, 8),
                "b": cost(8, 16, RAW=8, STRUCT=4, FETCH=2, LSU=1),
            },
        ],
    }


def test_a_comparison_shows_the_first_difference_and_who_has_no_partner() -> None:
    text = comparison.render("old, as recorded", "new on the model", compared(), 12)
    compare("comparison", text)
    assert "no partner" in text and "same" not in text.split("By function")[1]


def cell(mnemonic: str, class_: str, function: str | None, executions: int) -> HistogramCell:
    operation = mnemonic.removeprefix("c.")
    extension = "c" if mnemonic.startswith("c.") else "i"
    return {
        "mnemonic": mnemonic,
        "operation": operation,
        "extension": extension,
        "class": class_,
        "function": function,
        "executions": executions,
        "places": 1,
    }


def counted(name: str, loads: int) -> histogram.Run:
    cells = [
        cell("xor", "alu", "keccak_f1600", 600),
        cell("c.lw", "load", "keccak_f1600", loads),
        cell("lw", "load", None, 100),
        cell("c.addi", "alu", None, 50),
    ]
    return histogram.Run(name, {"instructions": 750 + loads, "cells": cells})


def test_a_histogram_shows_its_classes_and_the_rows_that_are_wanted() -> None:
    notes = ["counted       call 1 of 8; outputs checked"]
    text = histogram.render("ml-dsa-44 sign", notes, [counted("", 250)], "operation", 2)
    compare("histogram", text)
    assert "1 more with fewer" in text


def test_histograms_of_two_variants_stand_side_by_side() -> None:
    runs = [counted("portable-c", 250), counted("kernel", 0)]
    compare("histogram-two", histogram.render("sha3 keccak_f1600", [], runs, "function", 20))
