"""`instar ct`: whether a scheme's branches, addresses and latencies depend on its secrets."""

from __future__ import annotations

from typing import Annotated

import typer

from instar.cli.core_options import (
    CompilerOptions,
    IsaOption,
    SetOption,
    find_core,
    flags,
    isa_without_core,
)
from instar.cli.gathering import Gathering
from instar.cli.options import (
    EXIT_WRONG_RESULT,
    DesignOptions,
    JsonOption,
    PathOption,
    messages,
    open_library,
    print_json,
    print_text,
    steps,
)
from instar.report.leaks import render_leaks, render_operations
from instar.result import changed
from instar.secret.check import Checked, check, choose_operations
from instar.workload.program import Recipe


def command(
    workload_set: Annotated[
        str, typer.Argument(metavar="WORKLOAD-SET", help="For example ml-dsa-44 or sha3.")
    ],
    operation: Annotated[
        str | None, typer.Argument(help="Operation of the workload, for example sign; default: all.")
    ] = None,
    *,
    core: Annotated[
        str | None, typer.Option("--core", help="Core whose latencies count; without it divisions do.")
    ] = None,
    set_: SetOption = None,
    isa: IsaOption = None,
    of: DesignOptions,
    built_by: CompilerOptions,
    cases: Annotated[
        int | None,
        typer.Option(
            "--cases",
            metavar="N",
            help="At most so many vectors of each operation; default: one of each entry of a file.",
            min=1,
        ),
    ] = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Run a scheme on its vectors and tell what depends on its secrets; exits with 1 if something does."""
    library = open_library(path)
    workload, parameter_set = library.workload_set(workload_set)
    loaded, chosen = of.load(library)
    model = find_core(library, core, set_, design=loaded, variant=chosen["name"] if chosen else None)
    plain = isa_without_core(isa, core, loaded)
    built_for = model.isa if model else plain
    recipe = Recipe(workload, parameter_set, built_for, built_by.find(), loaded, chosen)
    operations = choose_operations(recipe, operation)
    with steps(len(operations), f"{workload_set}: following secrets", "operations") as bar:
        begun = 0

        def step(name: str) -> None:
            nonlocal begun
            bar.at(begun, f"{workload_set}: following the secrets of {name}")
            begun += 1

        found = check(library, recipe, operations, core=model, most_cases=cases, step=step)
    if json:
        asked = {"overrides": changed(model), "cflags": " ".join(flags(built_by.cflags))}
        variant_name = chosen["name"] if chosen else None
        print_json(
            {**_as_dict(workload_set, core, "+".join(of.design or []) or None, variant_name, found), **asked},
            Gathering().core(model).recipe(library, recipe).origin(),
        )
    else:
        named = "-".join(part for part in (workload["name"], parameter_set) if part)
        _show(named, found, everything=operation is None and cases is None)
    return EXIT_WRONG_RESULT if found.leaks else 0


def _show(named: str, found: Checked, *, everything: bool) -> None:
    rows = [(o.operation, o.secrets, o.cases, o.instructions, len(o.leaks)) for o in found.operations]
    print_text(render_operations(f"{named}: what depends on secrets", rows))
    leaks = found.leaks
    if leaks:
        print_text("\n" + render_leaks(leaks))
    elif any(operation.cases for operation in found.operations):
        print_text("No branch, address or latency depends on a secret beyond what is declassified.")
    else:
        print_text("Nothing was checked.")
    if alike := sum(operation.alike for operation in found.operations):
        most = max(operation.cases + operation.alike for operation in found.operations)
        messages.print(
            f"note: {alike:,} vectors that differ from one that was followed in the values of one entry "
            f"(`each`) were not followed; --cases {most} follows all",
        )
    # One that only another operation or case needs is not stale.
    for entry in found.declassified if everything else ():
        if entry.used == 0:
            info = entry.info
            because = "nothing secret came there" if entry.present else "the program has no such function"
            messages.print(
                f"note: the declassification of {' and '.join(info['what'])} in {info['function']} "
                f"had no effect: {because}",
            )


def _as_dict(
    workload_set: str, core: str | None, design: str | None, variant: str | None, found: Checked
) -> dict[str, object]:
    return {
        "workload": workload_set,
        "core": core,
        "design": design,
        "variant": variant,
        "operations": [
            {
                "operation": one.operation,
                "secrets": one.secrets,
                "cases": one.cases,
                "cases_alike": one.alike,
                "instructions": one.instructions,
                "leaks": len(one.leaks),
            }
            for one in found.operations
        ],
        "leaks": [{**leak, "operations": operations} for leak, operations in found.leaks],
        "declassified": [
            {**entry.info, "used": entry.used, "present": entry.present} for entry in found.declassified
        ],
    }
