"""`instar measure`: one function or operation of a workload, checked and timed."""

from __future__ import annotations

from typing import Annotated

import typer

from instar._core import InstarError
from instar.cli.core_options import (
    CompilerOptions,
    IsaOption,
    SetOption,
    Values,
    ValuesOption,
    find_core,
    isa_without_core,
)
from instar.cli.gathering import Gathering
from instar.cli.options import (
    ColdOption,
    CoreOption,
    DesignOptions,
    JsonOption,
    NoCacheOption,
    PathOption,
    open_library,
    print_json,
    print_text,
    steps,
    tell_notes,
)
from instar.cli.sampling import (
    SampleOptions,
    Timing,
    TimingOption,
    cut_short,
)
from instar.measurement import Wanted, measure
from instar.report.measurement import render
from instar.sampling import sampling_of
from instar.workload.program import Recipe


def command(
    workload_set: Annotated[
        str, typer.Argument(metavar="WORKLOAD-SET", help="For example ml-dsa-44 or sha3.")
    ],
    function: Annotated[
        str, typer.Argument(help="Function or operation of the workload, for example ntt or sign.")
    ],
    *,
    core: CoreOption = None,
    set_: SetOption = None,
    of: DesignOptions,
    isa: IsaOption = None,
    built_by: CompilerOptions,
    path: PathOption = None,
    cold: ColdOption = False,
    values: ValuesOption = Values.program,
    timing: TimingOption = Timing.auto,
    sample: SampleOptions,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> None:
    """Build a scheme, call one function or operation of it, check the outputs and count."""
    library = open_library(path)
    workload, parameter_set = library.workload_set(workload_set)
    loaded, chosen = of.load(library)
    if cold and core is None:
        raise InstarError("--cold is about the cycles of a core; say which with --core")
    plain_isa = isa_without_core(isa, core, loaded)
    model = find_core(library, core, set_, design=loaded, variant=chosen["name"] if chosen else None)
    built_for = model.isa if model else plain_isa
    recipe = Recipe(workload, parameter_set, built_for, built_by.find(), loaded, chosen)
    sampling = sampling_of(sample.settings(timing, core))
    wanted = Wanted(
        recipe,
        function,
        model,
        use_cache=not no_cache,
        cold=cold,
        sampling=sampling,
        hardware_values=values is Values.hardware,
    )
    with steps(None, f"measuring {workload_set} {function}") as bar, cut_short(bar.ran, sampling) as go_on:
        result = measure(library, wanted, go_on)
    tell_notes(result.notes)
    made = Gathering().core(model).recipe(library, recipe).origin()
    if json:
        print_json(result.as_dict(), made)
    else:
        print_text(render(result), made)
