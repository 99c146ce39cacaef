"""Kernels that are wrong within their contract, and right ones, for `instar check-kernel`."""

from __future__ import annotations

import os
import random
import tempfile
import time
from pathlib import Path

from instar.kernels import Beside
from instar.places import library as library_of
from instar.toolchain import find_compiler
from instar.workload.program import Recipe, build_program, load_program
from instar.workload.shapes import ADVERSARIAL

from tests.adversary.kernels.faults import Planted, any_call, planted
from tests.adversary.kernels.judge import wrong
from tests.adversary.tally import Case, Tally, Verdict

WHAT = "kernels that are wrong at one length, address, number, setting or call, and right ones"
ROUND = 500
SHORT = 12
SHARE = 1
#: What the emulator of the judge knows.
_ISA = "rv32imc"
#: Calls on which the judge looks at a kernel that is said to be right.
_JUDGED = 40
_WORKLOAD = 'name = "adversary"\ntitle = "Adversary"\nsources = ["src/{name}.c"]\n\n[functions.{name}]\n'


def run(seed: int, count: int, deadline: float) -> Tally:
    """Makes the cases from `seed` on."""
    tally = Tally()
    for number in range(seed, seed + count):
        if time.monotonic() > deadline:
            break
        with tempfile.TemporaryDirectory(prefix="instar-adversary-") as folder:
            _case(number, Path(folder), tally)
    return tally


def _case(seed: int, folder: Path, tally: Tally) -> None:
    one = planted(seed)
    program, address, said = _checked(one, folder)
    if one.calls is None:
        chance = random.Random(seed)
        calls = [any_call(one.function, chance) for _ in range(_JUDGED)]
        truth = wrong(program, one.function, address, calls)
        verdict = {
            (True, True): Verdict.RIGHT,
            (True, False): Verdict.WRONG,
            (False, True): Verdict.REFUSED,
            (False, False): Verdict.CAUGHT,
        }[said is None, truth is None]
    else:
        truth = wrong(program, one.function, address, one.calls)
        if truth is None:
            # The compiler made something of it that is right.
            tally.add(f"{one.kind}: no fault", Verdict.UNJUDGED)
            return
        verdict = Verdict.WRONG if said is None else Verdict.CAUGHT
    name, file = one.function.name, f"{one.function.name}{one.ending}"
    case = Case(
        one.kind,
        seed,
        f"instar check-kernel adversary {name} --kernel {file} --isa {_ISA}",
        truth or "",
        {file: one.text, "workload.toml": _described(one), f"portable-{name}.c": one.function.kernel()},
    )
    tally.add(one.kind, verdict, case if verdict is Verdict.WRONG else None)


def _described(one: Planted) -> str:
    name = one.function.name
    # The key that names the file stands before tables of the function.
    head = _WORKLOAD.format(name=name)
    return f'{head}source = "src/{name}.c"\n{one.function.table}\n'


def _checked(one: Planted, folder: Path) -> tuple[Path, int, str | None]:
    """The program with the kernel, where the function lies in it, and what the checker found."""
    name = one.function.name
    home = folder / "workloads" / "adversary"
    (home / "src").mkdir(parents=True)
    (home / "workload.toml").write_text(_described(one))
    (home / "src" / f"{name}.c").write_text(one.function.kernel())
    kernel = folder / f"{name}{one.ending}"
    kernel.write_text(one.text)
    before = Path.cwd()
    os.chdir(folder)
    try:
        library = library_of([folder])
        workload, parameter_set = library.workload_set("adversary")
        recipe = Recipe(workload, parameter_set, _ISA, find_compiler(), kernels=((name, kernel),))
        elf, _ = build_program(library, recipe)
        program = load_program(elf, recipe)
        beside = Beside.of(library, recipe, program)
        function = workload["functions"][name]
        trials = beside.trials(function, seed=0x1A57A2, rounds=64, shapes=(*ADVERSARIAL, "random"))
        _, fault = beside.first_fault(function, trials)
        return elf, program.symbols[name]["address"], None if fault is None else fault.sentence
    finally:
        os.chdir(before)
