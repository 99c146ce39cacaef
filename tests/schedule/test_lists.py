"""The order of a list, from which searches begin and which `discover` times its candidates in."""

from __future__ import annotations

from pathlib import Path

from instar._core import try_schedule
from instar.places import library
from instar.schedule.target import file_target
from instar.toolchain import find_compiler

from .pieces import source

#: Registers that hold sums all the time; two are left for what is loaded.
SUMS = [*(f"a{n}" for n in range(2, 8)), *(f"t{n}" for n in range(5))]


def sums(products: int) -> str:
    """Products of words and a factor, each added to a sum as soon as its word is loaded."""
    places = [f"{sum_}, {4 * n}(a0)" for n, sum_ in enumerate(SUMS)]
    lines = [f"lw {place}" for place in places]
    for n in range(products):
        sum_ = SUMS[n % len(SUMS)]
        lines += [f"lw t5, {64 + 4 * n}(a0)", "mul t5, t5, a1", f"add {sum_}, {sum_}, t5"]
    return source("sums", [*lines, *(f"sw {place}" for place in places), "ret"])


def test_a_list_looks_less_far_ahead_where_registers_do_not_suffice(tmp_path: Path) -> None:
    file = tmp_path / "sums.S"
    file.write_text(sums(24))
    core = library().core("cv32e40p")
    target = file_target(file, core, find_compiler(), None, ["a0=160", "a1=3"], 0, tmp_path)
    program, call = target.make(target.source)
    came = program.call(call.symbol, call.arguments, returns=call.returns, core=core)["cycles"] or 0
    # Two islands: the order that came, and the list.
    tried = try_schedule(
        program, call.symbol, call.arguments, core, results=0, judgements=0, islands=2, seed=1, processors=1
    )
    # Of the 24 words that are waited for a cycle each, most have another one loaded before them.
    assert tried["cycles"] <= came - 20, (came, tried["cycles"])
