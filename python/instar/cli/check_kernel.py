"""`instar check-kernel`: kernels beside the portable code that they replace."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import InstarError, suggestion
from instar.cli.core_options import CompilerOptions, IsaOption, find_core, isa_without_core
from instar.cli.gathering import Gathering
from instar.cli.kernel_options import KernelsOption, named_kernels
from instar.cli.options import (
    EXIT_WRONG_RESULT,
    DesignOptions,
    JsonOption,
    PathOption,
    open_library,
    print_json,
    print_text,
    steps,
)
from instar.hazards import hazards_of, unchecked, unmatched
from instar.kernels import Beside, check_known_answers
from instar.outcome import WrongResult
from instar.report.kernels import as_dict, render
from instar.result import KernelCheck, KernelChecks
from instar.workload.inputs import SEED, call_arguments, checked_inputs, modulus, scalar_type
from instar.workload.program import (
    Recipe,
    build_program,
    kernel_files,
    load_program,
)
from instar.workload.shapes import ADVERSARIAL

if TYPE_CHECKING:
    from instar._core import (
        Core,
        Design,
        FunctionInfo,
        Library,
        Program,
        ToldHazard,
        VariantInfo,
        WorkloadInfo,
    )


def command(
    workload_set: Annotated[
        str, typer.Argument(metavar="WORKLOAD-SET", help="For example ml-dsa-44 or sha3.")
    ],
    functions: Annotated[
        list[str] | None,
        typer.Argument(help="Replaceable functions, for example ntt; default: all that have a kernel."),
    ] = None,
    *,
    kernel: KernelsOption = None,
    of: DesignOptions,
    rounds: Annotated[
        int,
        typer.Option(
            "--rounds", min=0, help="Inputs of each adversarial shape, and random ones; default: 64."
        ),
    ] = 64,
    seed: Annotated[
        int, typer.Option("--seed", min=0, max=2**63, help=f"Of the first round; default: {SEED}.")
    ] = SEED,
    core: Annotated[
        str | None,
        typer.Option(
            "--core",
            metavar="NAME",
            help="The core whose hazards are told; default: the design's, where it has only one.",
        ),
    ] = None,
    isa: IsaOption = None,
    built_by: CompilerOptions,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Compare kernels with portable code on extreme, boundary, adversarial and random inputs.

    Each call is watched: registers that the caller keeps, the stack, and all memory but the buffers
    given.
    """
    library = open_library(path)
    workload, parameter_set = library.workload_set(workload_set)
    loaded, chosen = of.load(library)
    if not kernel and loaded is None:
        raise InstarError("no kernel is named: give --kernel with a file, or --design with its kernels")
    given = named_kernels(workload, kernel or [])
    model = _core(library, core, isa, loaded, chosen)
    built_for = model.isa if model else isa_without_core(isa, core, loaded)
    recipe = Recipe(
        workload, parameter_set, built_for, built_by.find(), loaded, chosen, kernels=tuple(given.items())
    )
    files = kernel_files(library, recipe)
    wanted = _wanted(workload_set, workload, files, functions or [])
    elf, build = build_program(library, recipe)
    program = load_program(elf, recipe)
    beside = Beside.of(library, recipe, program)
    found: list[KernelCheck] = []
    with steps(len(wanted), f"checking {workload_set}") as bar:
        for name in wanted:
            bar.begin(name)
            function = workload["functions"][name]
            trials = beside.trials(function, seed=seed, rounds=rounds, shapes=(*ADVERSARIAL, "random"))
            tried, fault = beside.first_fault(function, trials)
            values = {key: value.tolist() for key, value in fault.input.values.items()} if fault else {}
            hazards = _hazards(program, model, function, parameter_set) if model and not fault else []
            found.append(
                KernelCheck(
                    function=name,
                    kernel=str(files[name]),
                    inputs=tried,
                    compared=name not in beside.domains,
                    wrong=fault.sentence if fault else None,
                    input=fault.name if fault else None,
                    values=values,
                    modulo=modulus(function, parameter_set),
                    untried=trials.untried,
                    hazards=hazards,
                    unchecked=unchecked(hazards),
                )
            )
            bar.done()
    answers, unanswered = None, None
    if all(check.wrong is None for check in found):
        try:
            answers = check_known_answers(library, recipe, program, beside)
        except WrongResult as error:
            unanswered = str(error)
    notes = []
    if model is not None and loaded is not None and not functions:
        told = [hazard for check in found for hazard in check.hazards]
        notes = unmatched(loaded, told, f"no kernel of {workload_set}")
    checks = KernelChecks(
        recipe.title,
        built_for,
        build.compiler.version,
        found,
        answers.tried if answers else None,
        unanswered,
        answers.alike if answers else 0,
        model.name if model else None,
        notes,
    )
    if json:
        print_json(as_dict(checks), Gathering().recipe(library, recipe).origin())
    else:
        print_text(render(checks))
    if not checks.right:
        raise typer.Exit(EXIT_WRONG_RESULT)


def _core(
    library: Library, name: str | None, isa: str | None, design: Design | None, variant: VariantInfo | None
) -> Core | None:
    """The core that tells hazards: the one that is named, or the design's only one."""
    if name is not None:
        isa_without_core(isa, name)
    elif isa is None and design is not None and len(design.info["cores"]) == 1:
        (name,) = design.info["cores"]
    else:
        return None
    return find_core(library, name, None, design=design, variant=variant["name"] if variant else None)


def _hazards(program: Program, core: Core, function: FunctionInfo, parameter_set: str) -> list[ToldHazard]:
    """Where hardware computes otherwise, on the inputs that every measurement tries."""
    results = []
    returns = scalar_type(function["returns"])
    for given in checked_inputs(function, parameter_set):
        arguments = call_arguments(given.function, parameter_set, given.values)
        results.append(program.call(function["symbol"], arguments, returns=returns, core=core))
    return hazards_of(results)


def _wanted(
    title: str, workload: WorkloadInfo, files: dict[str, Path], functions: Sequence[str]
) -> list[str]:
    """The functions to be checked, in the order of the workload."""
    for name in functions:
        if name not in workload["functions"]:
            hint = suggestion(name, "it has", list(workload["functions"]))
            raise InstarError(f'workload "{workload["name"]}" has no function "{name}"; {hint}')
        if name not in files:
            known = ", ".join(files) or "none"
            raise InstarError(f'"{name}" of {title} has no kernel here; kernels are there for: {known}')
    if not files:
        raise InstarError(f"nothing of {title} has a kernel here, so there is nothing to be compared")
    return [name for name in workload["functions"] if name in (functions or files)]
