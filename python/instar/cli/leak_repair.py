"""`instar leak --repair`: a function in which two values meet, changed until they do not."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, InstarError, Library, Program
from instar.checked_program import PreparedCall
from instar.cli.options import EXIT_WRONG_RESULT, print_json, print_text, steps, tell_notes
from instar.cli.outputs import say_written
from instar.cli.run_machine import program_on
from instar.leak import Masking, Plan
from instar.origin import write
from instar.result import changed
from instar.schedule import SOURCES, registers_of
from instar.schedule.repair import Repair
from instar.schedule.repair_report import as_dict, header, render
from instar.schedule.target import Target, file_target, workload_target
from instar.toolchain import Compiler
from instar.workload.program import Recipe

if TYPE_CHECKING:
    from instar.origin import Origin


@dataclass(frozen=True)
class Asked:
    """What a command line asks of a repair."""

    target: str
    function: str
    core: Core
    masking: Masking
    plan: Plan
    noalias: Sequence[str]
    out: Path | None
    json: bool


def check_repair(target: str, out: Path | None, recipe: Recipe | None, function: str) -> None:
    """Raises `InstarError` where nothing can be repaired, or the result is not named as assembly is."""
    if recipe is None and Path(target).suffix not in SOURCES:
        raise InstarError(
            f"{target}: an ELF file has lost its text; --repair takes assembly (.S, .s), C (.c) or a workload"
        )
    if recipe is not None and function not in recipe.workload["functions"]:
        raise InstarError(
            f'--repair changes one function, and "{function}" of {target} is an operation; name one of its '
            "functions"
        )
    if out is not None and out.suffix not in (".S", ".s"):
        raise InstarError(f"{out}: a repaired function is assembly, and its name ends in .S or .s")


def repaired(asked: Asked, library: Library, compiler: Compiler, recipe: Recipe | None, made: Origin) -> int:
    """Repairs a function, writes and prints what became of it; 1 where something still shows."""
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        folder = Path(scratch)
        target, make = _target(asked, library, compiler, recipe, folder)
        pairs = registers_of(asked.noalias)
        with steps(None, f"preparing {asked.target}") as bar:
            repair = Repair(
                target, asked.core, asked.masking, asked.plan, pairs, folder / "tried", make, bar.begin
            )
            done = repair.run()
    named = asked.target if recipe else Path(asked.target).name
    title = f"{named} {asked.function} on {asked.core.name}"
    if asked.out is not None:
        write(asked.out, (header(title, done) + done.text).encode(), made, ending=".S")
    if asked.json:
        of = {"target": asked.target, "function": asked.function, "core": asked.core.name}
        print_json({**of, "overrides": changed(asked.core), **as_dict(done)}, made)
    else:
        print_text(render(title, done), made)
    tell_notes(f"assumed: {assumption}" for assumption in done.proof["assumptions"])
    if asked.out is not None:
        say_written(asked.out)
    return EXIT_WRONG_RESULT if done.after.report["leaks"] else 0


def _target(
    asked: Asked, library: Library, compiler: Compiler, recipe: Recipe | None, folder: Path
) -> tuple[Target, Callable[[Path], tuple[Program, PreparedCall]]]:
    """What is repaired, and the program of a file with it on the core's machine."""
    if recipe is not None:
        target = workload_target(library, recipe, asked.function, folder)
        return target, target.make
    target = file_target(Path(asked.target), asked.core, compiler, asked.function, [], 2, folder)

    def make(path: Path) -> tuple[Program, PreparedCall]:
        built, _ = target.make(path)
        call = PreparedCall(asked.function, asked.function, [], None)
        return program_on(asked.core, Path(built.path)), call

    return target, make
