"""`instar compare`: two runs or traces side by side, and what costs more in one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import Core, Design, InstarError, Library, Program, Timing, compare
from instar.cli.options import (
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
    trace_core,
)
from instar.prepared import prepare
from instar.report.comparison import render
from instar.toolchain import find_compiler
from instar.workload.program import Recipe, find_variant

if TYPE_CHECKING:
    from instar._core import WorkloadInfo

TWICE = "given twice, the first is A's and the second B's"


@dataclass(frozen=True)
class Side:
    """One of the two, as the user named it."""

    core: str | None
    design: str | None
    variant: str | None


@dataclass(frozen=True)
class Common:
    """What both share."""

    cc: str | None
    part: str | None
    index: Path | None
    program: Path | None
    call: int
    cold: bool


def command(
    a: Annotated[str, typer.Argument(metavar="A", help="Trace or ELF; or a WORKLOAD-SET.")],
    b: Annotated[
        str | None,
        typer.Argument(
            metavar="[B]", help="Trace or ELF; or a function. Without it a trace meets the model."
        ),
    ] = None,
    core: Annotated[list[str] | None, typer.Option("--core", help=f"Core model; {TWICE}.")] = None,
    design: Annotated[list[str] | None, typer.Option("--design", help=f"Design; {TWICE}.")] = None,
    variant: Annotated[
        list[str] | None, typer.Option("--variant", help=f"Variant or baseline of the design; {TWICE}.")
    ] = None,
    part: Annotated[str | None, typer.Option("--part", help="Window of the traces' index.json.")] = None,
    index: Annotated[
        Path | None, typer.Option("--index", help="index.json; default: beside the trace.")
    ] = None,
    program: Annotated[
        Path | None, typer.Option("--program", help="ELF of the traces, for functions and source lines.")
    ] = None,
    call: Annotated[int, typer.Option("--call", help="Which call of an operation.", min=1)] = 1,
    top: Annotated[int, typer.Option("--top", help="Rows at most, of each list.", min=1)] = 12,
    cold: ColdOption = False,
    cc: CompilerOption = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Say where two timed runs first differ, and which instructions and functions cost more in one."""
    library = open_library(path)
    sides = _sides(core or [], design or [], variant or [])
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
    if json:
        print_json({"a": name_a, "b": name_b, **found})
    else:
        print_text(render(name_a, name_b, found, top))


def _sides(cores: Sequence[str], designs: Sequence[str], variants: Sequence[str]) -> tuple[Side, Side]:
    for option, given in (("--core", cores), ("--design", designs), ("--variant", variants)):
        if len(given) > 2:
            raise InstarError(
                f"{option} is given {len(given)} times; two are compared, so once or twice is right"
            )
    refuse_lone_variant(designs or None, variants or None)

    def pick(given: Sequence[str], at: int) -> str | None:
        return given[min(at, len(given) - 1)] if given else None

    first, second = (Side(pick(cores, at), pick(designs, at), pick(variants, at)) for at in (0, 1))
    return first, second


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
            "both sides are the same; give --core, --variant or --design twice, the second time for B"
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
    return design, variant, library.core(name, design=design, variant=variant)


def _file(library: Library, file: Path, side: Side, common: Common, *, recorded: bool) -> tuple[str, Timing]:
    if is_elf(file):
        design, variant, core = _models(library, side, None)
        program = Program(file, isa=core.isa, design=design)
        return _named(f"{file.name} on {core.name}", design, variant), Timing.run(program, core=core)
    default = None if side.core else trace_core(file, common.index)
    design, variant, core = _models(library, side, default)
    timing = Timing.trace(
        file,
        core,
        recorded=recorded,
        part=common.part,
        index=common.index,
        design=design,
        program=common.program,
    )
    name = file.name + (f", {common.part}" if common.part else "")
    what = "as recorded" if recorded else f"on the model {core.name}"
    return _named(f"{name}, {what}", design, variant), timing


def _workload(
    library: Library, found: tuple[WorkloadInfo, str], title: str, function: str, side: Side, common: Common
) -> tuple[str, Timing]:
    workload, parameter_set = found
    design, variant, core = _models(library, side, None)
    chosen = find_variant(design, side.variant) if design else None
    recipe = Recipe(workload, parameter_set, core.isa, find_compiler(common.cc), design, chosen)
    prepared = prepare(library, recipe, function)
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
    return _named(f"{title} on {core.name}{state}", design, variant), timing


def _named(text: str, design: Design | None, variant: str | None) -> str:
    if design is None:
        return text
    return f"{text}, design {design.info['name']}" + (f", variant {variant}" if variant else "")
