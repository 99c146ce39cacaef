"""`instar vectors`: a scheme against its known answers, in the simulator."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from instar._core import Program
from instar.cli.options import (
    EXIT_WRONG_RESULT,
    CompilerOption,
    DesignOption,
    JsonOption,
    PathOption,
    VariantOption,
    messages,
    open_library,
    print_json,
    print_text,
    steps,
)
from instar.toolchain import find_compiler
from instar.workload.answers import Answers
from instar.workload.program import DEFAULT_ISA, Recipe, build_program, find_variant
from instar.workload.vectors import load, own_files


def command(
    workload_set: Annotated[
        str, typer.Argument(metavar="WORKLOAD-SET", help="For example ml-dsa-44 or sha3.")
    ],
    files: Annotated[
        list[Path] | None, typer.Argument(help="Vector files; default: those that the workload ships.")
    ] = None,
    design: DesignOption = None,
    variant: VariantOption = None,
    cc: CompilerOption = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Run every vector of one parameter set and say which fail; exits with 1 if one does."""
    library = open_library(path)
    workload, parameter_set = library.workload_set(workload_set)
    loaded = library.design(design) if design else None
    chosen = find_variant(loaded, variant) if loaded else None
    recipe = Recipe(workload, parameter_set, DEFAULT_ISA, find_compiler(cc), loaded, chosen)
    elf, _ = build_program(library, recipe)
    program = Program(elf, isa=DEFAULT_ISA, design=loaded)
    cases = [case for file in files or own_files(workload) for case in load(workload, file, parameter_set)]
    answers = Answers(program)
    failures = []
    with steps(len(cases), f"{workload_set}: known answers") as bar:
        for case in cases:
            if (wrong := answers.wrong(case)) is not None:
                failures.append(wrong)
            bar.done()
    if json:
        print_json({"workload": workload_set, "passed": len(cases) - len(failures), "failures": failures})
    else:
        for failure in failures:
            messages.print(failure, highlight=False)
        print_text(f"{workload_set}: {len(cases) - len(failures)} of {len(cases)} vectors pass")
    return EXIT_WRONG_RESULT if failures or not cases else 0
