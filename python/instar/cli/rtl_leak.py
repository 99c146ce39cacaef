"""`instar rtl leak`: what a core's elements hold, by the model and in RTL, bit for bit."""

from __future__ import annotations

from instar import rtl
from instar.cli.core_options import CompilerOptions, SetOption
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
from instar.cli.rtl import (
    CheckoutOption,
    CoreArgument,
    FunctionsArgument,
    KernelOption,
    TargetArgument,
    check_answer,
    images,
    made,
    of_design,
    rtl_core,
    told,
)
from instar.report.elements import render
from instar.result import changed, changed_text


def command(
    core: CoreArgument,
    target: TargetArgument,
    functions: FunctionsArgument = None,
    *,
    of: DesignOptions,
    kernel: KernelOption = None,
    checkout: CheckoutOption = None,
    set_: SetOption = None,
    built_by: CompilerOptions,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Run calls, or a whole program, in RTL and in the model, and compare what comes into each register
    that holds a value, cycle by cycle; exits with 1 where a bit differs that the model claims to know.
    """
    library = open_library(path)
    loaded, chosen = of_design(library, of)
    model = rtl_core(library, core, set_, loaded, chosen, checkout)
    scores = []
    with steps(None, f"preparing {target}") as bar:
        wanted = images(library, model, target, functions or [], built_by.find, kernel or [], loaded, chosen)
        for name, image, call in wanted:
            result, score = rtl.score_elements(model, image, name, told(bar.begin), checkout)
            if call is not None:
                check_answer(call, result)
            scores.append((name, score))
    if json:
        described = {"core": model.name, "overrides": changed(model)}
        runs = [{"run": name, **score} for name, score in scores]
        made_of = made(library, model, target, kernel or [], built_by.find, loaded, chosen)
        print_json({**described, "runs": runs}, made_of)
    else:
        for name, score in scores:
            print_text(render(f"{name} on {model.name}{changed_text(model)}", score))
    return EXIT_WRONG_RESULT if any(score["differences"] for _, score in scores) else 0
