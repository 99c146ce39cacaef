"""`instar leak`: what a core's registers tell of masked secrets."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import InstarError, need_file
from instar.checked_program import prepare
from instar.cli.core_options import CompilerOptions, SetOption, find_core
from instar.cli.gathering import Gathering
from instar.cli.leak_repair import Asked, check_repair, repaired
from instar.cli.options import (
    EXIT_WRONG_RESULT,
    DesignOptions,
    JsonOption,
    PathOption,
    is_elf,
    open_library,
    print_json,
    print_text,
    steps,
)
from instar.cli.outputs import check_outputs, files_of, say_written
from instar.cli.run_machine import program_on
from instar.leak import (
    Evaluation,
    Masking,
    Plan,
    evaluate,
    read_place,
    read_shared,
    read_window,
    write_samples,
)
from instar.origin import write
from instar.picture.leakage import draw
from instar.report.leakage import render
from instar.result import changed
from instar.schedule import SOURCES
from instar.schedule.check import program_of
from instar.workload.program import Recipe

if TYPE_CHECKING:
    from instar._core import MaskedInfo

#: Runs whose samples --npy writes.
_KEPT = 2000


def command(
    target: Annotated[
        str,
        typer.Argument(
            metavar="TARGET", help="Workload and set, as sha3; an ELF file; or assembly or C by itself."
        ),
    ],
    function: Annotated[str, typer.Argument(metavar="FUNCTION", help="The function that is called.")],
    *,
    core: Annotated[str, typer.Option("--core", help="Core whose registers are followed, as cv32e40p.")],
    secret: Annotated[
        list[str] | None,
        typer.Option(
            "--secret",
            metavar="NAME:SHARING:SHARES[:BYTES]",
            help="What is shared: a:boolean:2 is a symbol or argument of two shares one behind the other, "
            "a:boolean:a0,a1 names a place for each, a:plain:1 is not masked, BYTES is an element's size "
            "(4); may be repeated; default: what [[masked]] of the workload says.",
        ),
    ] = None,
    fresh: Annotated[
        list[str] | None,
        typer.Option(
            "--fresh",
            metavar="PLACE",
            help="Randomness that it uses up, drawn anew for each trace: a symbol, argument or register, or "
            "bytes of one, as r+0..8; may be repeated; default: what [[masked]] says, else none.",
        ),
    ] = None,
    result: Annotated[
        list[str] | None,
        typer.Option(
            "--result",
            metavar="NAME:SHARING:SHARES[:BYTES]",
            help="What it leaves in shares: it must be the same whatever the masks; may be repeated; "
            "default: what [[masked]] says, else none.",
        ),
    ] = None,
    window: Annotated[
        str | None,
        typer.Option(
            "--window",
            metavar="[SINCE/]FUNCTION[@N][..FUNCTION]",
            help="Look at the execution of this function alone, or from there to where the second begins; "
            "with @N at the Nth, counted from where SINCE began last, and compare nothing around it; "
            "default: what [[masked]] says, else the whole call.",
        ),
    ] = None,
    traces: Annotated[
        int, typer.Option("--traces", metavar="N", help="Traces of each of the two stages.", min=10)
    ] = 1000,
    order: Annotated[
        int, typer.Option("--order", help="1: means; 2: variances too, of single points.", min=1, max=2)
    ] = 1,
    alpha: Annotated[
        float,
        typer.Option(
            "--alpha", help="Probability that anything is told where nothing leaks.", min=1e-12, max=0.5
        ),
    ] = 1e-5,
    seed: Annotated[int, typer.Option("--seed", help="Of shares, randomness and random secrets.", min=0)] = 1,
    fixed: Annotated[
        str,
        typer.Option(
            "--fixed",
            metavar="VALUE",
            help="Each element of the fixed secrets, or `drawn`: each by itself, from the seed.",
        ),
    ] = "0",
    control: Annotated[
        bool,
        typer.Option(
            "--control/--no-control",
            help="Also with masks off, which must show, and random against random, which must not.",
        ),
    ] = True,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            metavar="FILE",
            help="Draw |t| over the cycles as SVG, or with --repair write the repaired assembly; default: "
            "nothing is written.",
        ),
    ] = None,
    repair: Annotated[
        bool,
        typer.Option(
            "--repair",
            help="Change the function (an order, a register, something public between) where two values "
            "meet; each change is proved to do the same and judged again; default: off.",
        ),
    ] = False,
    noalias: Annotated[
        list[str] | None,
        typer.Option(
            "--noalias",
            metavar="REGISTERS",
            help="With --repair: arguments whose memory never overlaps, as a0,a1; may be repeated; default: "
            "none.",
        ),
    ] = None,
    npy: Annotated[
        Path | None,
        typer.Option(
            "--npy",
            metavar="FILE",
            help=f"Write the samples of {_KEPT} traces there, for other tools; default: not written.",
        ),
    ] = None,
    of: DesignOptions,
    set_: SetOption = None,
    built_by: CompilerOptions,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", help="Threads; default: all processors.", min=1)
    ] = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Call a masked function many times and tell where registers of the core tell of its secrets; exits
    with 1 if one does.
    """
    library = open_library(path)
    loaded, chosen = of.load(library)
    model = find_core(library, core, set_, design=loaded, variant=chosen["name"] if chosen else None)
    if model is None:
        raise InstarError("say whose registers are followed, as in --core cv32e40p")
    gathering = Gathering().core(model).design(loaded)
    elf = Path(target).is_file() and is_elf(Path(target))
    own = elf or Path(target).suffix in SOURCES
    if own:
        need_file(Path(target))
    recipe: Recipe | None = None
    names, stated = list[str](), None
    if not own:
        workload, parameter_set = library.workload_set(target)
        recipe = Recipe(workload, parameter_set, model.isa, built_by.find(), loaded, chosen)
        called = workload["functions"].get(function) or workload["operations"].get(function)
        names = [one["name"] for one in called["args"]] if called else []
        stated = next((one for one in workload["masked"] if one["function"] == function), None)
        gathering = gathering.recipe(library, recipe)
    else:
        gathering = gathering.files(target)
    masking = _masking(stated, secret, fresh, result, window, names)
    plan = Plan(
        traces,
        order == 2,
        alpha,
        seed,
        _fixed(fixed),
        control,
        _KEPT if npy else 0,
        jobs or os.cpu_count() or 1,
    )
    read = [Path(target)] if recipe is None else files_of(library, model, loaded, recipe.workload)
    if repair:
        check_repair(target, out, recipe, function)
        if npy is not None:
            raise InstarError("--npy writes samples of what is there; leave out --repair")
    elif noalias:
        raise InstarError("--noalias says what a repair may count on; give --repair too")
    elif out is not None and out.suffix != ".svg":
        raise InstarError(f"{out}: a drawing is SVG, and its name ends in .svg")
    check_outputs([("--out", out), ("--npy", npy)], read, stdout=False)
    if repair:
        asked_for = Asked(target, function, model, masking, plan, noalias or [], out, json)
        return repaired(asked_for, library, built_by.find(), recipe, gathering.origin())
    if recipe is None:
        file = Path(target)
        if not elf:
            file = Path(program_of(file, model.isa, loaded, built_by.find()).path)
        program, symbol, arguments = program_on(model, file), function, []
    else:
        prepared = prepare(library, recipe, function)
        call = prepared.calls[0]
        program, symbol, arguments = prepared.program, call.symbol, list(call.arguments)
    with steps(None, f"preparing {target}") as bar:
        done = evaluate(program, model, symbol, arguments, masking, plan, bar.begin)
    title = f"{target} {function} on {model.name}: fixed against random, twice {traces:,} traces, seed {seed}"
    if masking.window:
        title += f", window {window or (stated and stated['window'])}"
    made = gathering.origin()
    if out is not None:
        write(out, draw(title, done.report).encode(), made, ending=".svg")
    if npy is not None:
        write_samples(npy, done)
    if json:
        asked = {"target": target, "function": function, "core": model.name, "overrides": changed(model)}
        tested = {
            "traces": traces,
            "order": order,
            "alpha": alpha,
            "seed": seed,
            "fixed": "drawn" if plan.fixed is None else plan.fixed,
        }
        controls = {"unmasked": done.unmasked, "random": done.random}
        shown = {key: value for key, value in done.report.items() if key != "curves"}
        print_json({**asked, "window": masking.window, **tested, "controls": controls, **shown}, made)
    else:
        print_text(render(title, done.report, _notes(done, masking)), made)
    for written in (out, npy):
        if written is not None:
            say_written(written)
    return EXIT_WRONG_RESULT if done.report["leaks"] else 0


def _masking(
    stated: MaskedInfo | None,
    secret: list[str] | None,
    fresh: list[str] | None,
    result: list[str] | None,
    window: str | None,
    names: list[str],
) -> Masking:
    """What the options say; of what none says, the workload."""
    if stated is not None:
        secret, fresh = secret or stated["secret"], fresh or stated["fresh"]
        result, window = result or stated["result"], window or stated["window"]
    return Masking(
        [read_shared("--secret", one, names) for one in secret or []],
        [read_place(one, names) for one in fresh or []],
        [read_shared("--result", one, names) for one in result or []],
        read_window(window),
    )


def _fixed(given: str) -> int | None:
    """The value of all elements; None: each is drawn."""
    if given == "drawn":
        return None
    if not given.isdecimal():
        raise InstarError(f"--fixed {given}: a number from 0 on is wanted, or drawn")
    return int(given)


def _notes(done: Evaluation, masking: Masking) -> list[str]:
    report = done.report
    notes = []
    plain = [one["name"] for one in masking.secrets if one["sharing"].startswith("plain")]
    if plain:
        notes.append(f"Not masked, so that it shows is expected: {', '.join(plain)}.")
    off = "randomness at zero" if len(plain) == len(masking.secrets) else "masks off"
    if done.unmasked is None:
        notes.append(f"Not tried: {off}, random against random (--no-control).")
    else:
        some = f"{done.random} points show, so the test errs" if done.random else "nothing shows"
        notes.append(f"Controls: with {off} {done.unmasked:,} points show; random against random {some}.")
    if report["unknown"]:
        notes.append(
            f"{report['unknown']:,} values of the window are not known to the model and were left out."
        )
    if report["address"] is not None:
        at = report["address"]
        notes.append(
            f"Addresses of memory depend on secrets or masks, first that of `{at['instruction']}` at "
            f"{at['pc']:#010x}."
        )
    if masking.window is None:
        begins = (
            "Registers hold zero where the call begins, but for its arguments; nothing of the caller is seen."
        )
    else:
        begins = "Elements hold nothing where the window begins; nothing of what is before is seen."
    notes.append(begins)
    if masking.window and masking.window["number"]:
        notes.append(
            "What comes before and behind the window was not compared: time there may depend on secrets."
        )
    return notes
