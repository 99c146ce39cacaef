"""`instar compare`: two runs or traces side by side, and what costs more in one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import Core, Design, InstarError, Library, Timing, compare
from instar.cautions import cautions, of_file
from instar.checked_program import prepare
from instar.cli.core_options import compiler, flags, overrides
from instar.cli.gathering import Gathering
from instar.cli.options import (
    CallOption,
    ColdOption,
    CompilerOption,
    JsonOption,
    PathOption,
    is_elf,
    need_core,
    need_function,
    need_workload,
    open_library,
    print_json,
    print_text,
    refuse_given,
    refuse_lone_variant,
    steps,
    tell_notes,
    trace_core,
)
from instar.cli.run_machine import program_on
from instar.report.comparison import render
from instar.result import changed_text
from instar.variants import find_variant
from instar.workload.program import Recipe

if TYPE_CHECKING:
    from instar._core import WorkloadInfo

TWICE = "given twice, the first is A's and the second B's"


@dataclass(frozen=True)
class Side:
    """One of the two, as the user named it."""

    core: str | None
    changes: tuple[str, ...]
    design: str | None
    variant: str | None
    cflags: str | None


@dataclass(frozen=True)
class Common:
    """What both share."""

    cc: str | None
    part: str | None
    index: Path | None
    program: Path | None
    call: int
    cold: bool
    #: What is to be known of the figures.
    notes: list[str] = field(default_factory=list)
    made: Gathering = field(default_factory=Gathering)


def command(
    a: Annotated[
        str,
        typer.Argument(
            metavar="A",
            help="Trace (compact, RVFI, Spike's or native form, also .zst) or ELF; or a "
            "WORKLOAD-SET such as ml-dsa-44.",
        ),
    ],
    b: Annotated[
        str | None,
        typer.Argument(
            metavar="[B]", help="Trace or ELF; or a function such as ntt. Without it a trace meets the model."
        ),
    ] = None,
    core: Annotated[
        list[str] | None,
        typer.Option(
            "--core", help=f"Core model, as in cva6-superscalar; {TWICE}; default: the trace's own."
        ),
    ] = None,
    set_: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="[A:|B:]NAME=VALUE",
            help="Change a parameter of both cores, or of one: B:commit_ports=3; may be repeated; "
            "default: as their files say.",
        ),
    ] = None,
    design: Annotated[
        list[str] | None, typer.Option("--design", help=f"Design; {TWICE}; default: none.")
    ] = None,
    variant: Annotated[
        list[str] | None,
        typer.Option(
            "--variant", help=f"Variant or baseline of the design; {TWICE}; default: its last variant."
        ),
    ] = None,
    part: Annotated[
        str | None,
        typer.Option(
            "--part",
            metavar="NAME",
            help="Window of the traces' index.json; default: the only one, else all of the trace.",
        ),
    ] = None,
    index: Annotated[
        Path | None, typer.Option("--index", help="index.json; default: beside the trace.")
    ] = None,
    program: Annotated[
        Path | None,
        typer.Option(
            "--program",
            metavar="ELF",
            help="ELF of the traces, for functions and source lines; without it addresses stand there.",
        ),
    ] = None,
    call: CallOption = 1,
    top: Annotated[int, typer.Option("--top", metavar="N", help="Rows at most, of each list.", min=1)] = 12,
    cold: ColdOption = False,
    cc: CompilerOption = None,
    cflags: Annotated[
        list[str] | None,
        typer.Option(
            "--cflags", metavar="FLAGS", help=f"Compiler flags after all others; {TWICE}; default: none."
        ),
    ] = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Say where two timed runs first differ, and which instructions and functions cost more in one."""
    library = open_library(path)
    sides = _sides(core or [], design or [], variant or [], cflags or [], set_ or [])
    common = Common(cc, part, index, program, call, cold)
    if Path(a).is_file():
        refuse_given("is about a workload, and these are files", call=call > 1, cc=cc, cold=cold)
        if all(is_elf(Path(file)) for file in (a, b) if file is not None and Path(file).is_file()):
            refuse_given("is about a trace, and these are programs", part=part, index=index, program=program)
    else:
        refuse_given("is about a trace, and this is a workload", part=part, index=index, program=program)
    with steps(None, "comparing"):
        (name_a, timing_a), (name_b, timing_b) = _timings(library, a, b, sides, common)
        found = compare(timing_a, timing_b)
    notes = tell_notes([*common.notes, *found["notes"]])
    if json:
        made = common.made.files(index, program).origin()
        print_json({"a": name_a, "b": name_b, **found, "notes": notes}, made)
    else:
        print_text(render(name_a, name_b, found, top))


def _sides(
    cores: Sequence[str],
    designs: Sequence[str],
    variants: Sequence[str],
    cflags: Sequence[str],
    changes: Sequence[str],
) -> tuple[Side, Side]:
    options = {"--core": cores, "--design": designs, "--variant": variants, "--cflags": cflags}
    for option, given in options.items():
        if len(given) > 2:
            raise InstarError(
                f"{option} is given {len(given)} times; two are compared, so once or twice is right"
            )
    refuse_lone_variant(designs or None, variants or None)

    def pick(given: Sequence[str], at: int) -> str | None:
        return given[min(at, len(given) - 1)] if given else None

    def side(at: int, name: str) -> Side:
        mine = [
            text.removeprefix(f"{name}:") for text in changes if text[:2] not in {"A:", "B:"} - {f"{name}:"}
        ]
        return Side(pick(cores, at), tuple(mine), pick(designs, at), pick(variants, at), pick(cflags, at))

    return side(0, "A"), side(1, "B")


def _timings(
    library: Library, a: str, b: str | None, sides: tuple[Side, Side], common: Common
) -> tuple[tuple[str, Timing], tuple[str, Timing]]:
    if Path(a).is_file():
        if b is None:
            return _one_file(library, Path(a), sides, common)
        if not Path(b).is_file():
            raise InstarError(f"{b}: there is no such file to compare {a} with")
        first, second = (
            _file(library, Path(file), side, common, recorded=True)
            for file, side in zip((a, b), sides, strict=True)
        )
        return first, second
    found = need_workload(library, a, "a trace, an ELF or a workload's set is compared")
    function = need_function(found[0], a, b, "compared")
    if sides[0] == sides[1]:
        raise InstarError(
            "both sides are the same; give --core, --variant, --design or --cflags twice, "
            "the second time for B, or --set B:NAME=VALUE"
        )
    first, second = (_workload(library, found, f"{a} {function}", function, side, common) for side in sides)
    return first, second


def _one_file(
    library: Library, file: Path, sides: tuple[Side, Side], common: Common
) -> tuple[tuple[str, Timing], tuple[str, Timing]]:
    """A trace against the model; or one file in two cores."""
    two = sides[0] != sides[1]
    if is_elf(file) and not two:
        raise InstarError(f"{file}: a program is compared with another, or on two cores (--core A --core B)")
    first = _file(library, file, sides[0], common, recorded=not two)
    return first, _file(library, file, sides[1], common, recorded=False)


def _models(library: Library, side: Side, default: str | None) -> tuple[Design | None, str | None, Core]:
    design = library.design(side.design) if side.design else None
    chosen = find_variant(design, side.variant) if design else None
    variant = chosen["name"] if chosen else None
    name = need_core(side.core or default)
    changes = overrides(side.changes)
    return design, variant, library.core(name, design=design, variant=variant, overrides=changes)


def _file(library: Library, file: Path, side: Side, common: Common, *, recorded: bool) -> tuple[str, Timing]:
    common.made.files(file)
    if is_elf(file):
        design, variant, core = _models(library, side, None)
        common.made.core(core, variant).design(design)
        program = program_on(core, file)
        common.notes.extend(of_file(program, core))
        name = f"{file.name} on {core.name}{changed_text(core)}"
        return _named(name, design, variant), Timing.run(program, core=core)
    default = None if side.core else trace_core(file, common.index)
    design, variant, core = _models(library, side, default)
    common.made.core(core, variant).design(design)
    timing = Timing.trace(
        file,
        core,
        recorded=recorded,
        part=common.part,
        index=common.index,
        design=core.design,
        program=common.program,
    )
    name = file.name + (f", {common.part}" if common.part else "")
    what = "as recorded" if recorded else f"on the model {core.name}{changed_text(core)}"
    return _named(f"{name}, {what}", design, variant), timing


def _workload(
    library: Library, found: tuple[WorkloadInfo, str], title: str, function: str, side: Side, common: Common
) -> tuple[str, Timing]:
    workload, parameter_set = found
    design, variant, core = _models(library, side, None)
    chosen = find_variant(design, side.variant) if design else None
    recipe = Recipe(
        workload,
        parameter_set,
        core.isa,
        compiler(common.cc, [side.cflags] if side.cflags else None),
        design,
        chosen,
    )
    prepared = prepare(library, recipe, function)
    common.made.core(core, variant).recipe(library, recipe, recipe.title)
    common.notes.extend(cautions(prepared.program, core))
    call = prepared.call_number(common.call, function)
    timing = Timing.call(
        prepared.program,
        call.symbol,
        call.arguments,
        core=core,
        returns=call.returns,
        cold=common.cold,
    )
    state = ", cold" if common.cold else ""
    state += f", compiled with {' '.join(flags([side.cflags]))}" if side.cflags else ""
    return _named(f"{title} on {core.name}{changed_text(core)}{state}", design, variant), timing


def _named(text: str, design: Design | None, variant: str | None) -> str:
    if design is None:
        return text
    return f"{text}, design {design.info['name']}" + (f", variant {variant}" if variant else "")
