"""`instar evaluate`: a design's baselines and variants beside the published figures."""

from __future__ import annotations

from typing import Annotated

import typer

from instar.cli.core_options import CflagsOption, SetOption, compiler, overrides
from instar.cli.options import (
    ColdOption,
    CompilerOption,
    JsonOption,
    NoCacheOption,
    PathOption,
    open_library,
    print_json,
    print_text,
    steps,
)
from instar.design.evaluate import evaluate, points
from instar.report.evaluation import render


def command(
    design: Annotated[str, typer.Argument(help="Design by name or path.")],
    core: Annotated[str | None, typer.Option("--core", help="Only this core.")] = None,
    set_: SetOption = None,
    cc: CompilerOption = None,
    cflags: CflagsOption = None,
    path: PathOption = None,
    cold: ColdOption = False,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> None:
    """Run a design's baselines and variants, check every output, print ours beside the published figures."""
    library = open_library(path)
    loaded = library.design(design)
    wanted = points(library, loaded, core)
    with steps(len(wanted), f"evaluating {loaded.info['name']}") as bar:
        evaluation = evaluate(
            library,
            loaded,
            compiler(cc, cflags),
            wanted,
            overrides=overrides(set_),
            use_cache=not no_cache,
            cold=cold,
            on_begin=lambda point: bar.begin(str(point)),
            on_done=lambda point: bar.done(),
        )
    if json:
        print_json(evaluation.as_dict())
    else:
        print_text(render(evaluation))
