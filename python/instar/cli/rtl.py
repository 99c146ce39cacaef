"""`instar rtl`: the RTL of a core, from a Python package, beside the model."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar import rtl
from instar._core import InstarError, Library, RtlImage
from instar.checked_program import PreparedCall, prepare
from instar.cli.core_options import CompilerOptions, SetOption, overrides
from instar.cli.gathering import Gathering
from instar.cli.kernel_options import named_kernels
from instar.cli.options import (
    DesignOptions,
    JsonOption,
    PathOption,
    messages,
    open_library,
    print_json,
    print_text,
    refuse_given,
    steps,
)
from instar.cli.outputs import files_of, refuse_overwriting, say_written
from instar.cli.rtl_attached import has_coprocessor, slave_of, without_instructions
from instar.cli.run_machine import DevicesOption, program_on
from instar.hardware.behind_lanes import attachment_of
from instar.hardware.unit import design_of
from instar.origin import Origin
from instar.outcome import WrongResult
from instar.report.score import render
from instar.result import changed, changed_text
from instar.variants import find_variant
from instar.workload.program import Recipe
from instar.workload.vectors import outcome_difference

if TYPE_CHECKING:
    from instar._core import CallResult, Core, Design, RtlResult, VariantInfo, WindowScore
    from instar.toolchain import Compiler

CoreArgument = Annotated[str, typer.Argument(help="Core whose RTL a Python package carries, as cva6-2022.")]
TargetArgument = Annotated[
    str, typer.Argument(metavar="TARGET", help="Workload and set, as ml-dsa-44 or sha3; or an ELF program.")
]
CheckoutOption = Annotated[
    Path | None,
    typer.Option(
        "--rtl", metavar="FOLDER", help="A checkout of the core's RTL; default: that of its Python package."
    ),
]
VcdOption = Annotated[
    Path | None,
    typer.Option(
        "--vcd", metavar="FILE", help="Write a waveform there, of one call or program; default: none."
    ),
]
WindowOption = Annotated[
    str | None,
    typer.Option(
        "--window",
        metavar="FROM:TO",
        help="Cycles since reset that --vcd shows; default: the second call, or all of a program.",
    ),
]
KernelOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--kernel",
        metavar="FILE",
        help="C or assembly in the place of the function that it is named for, as in ntt.S; may be "
        "repeated; default: portable code.",
    ),
]
FunctionsArgument = Annotated[
    list[str] | None,
    typer.Argument(metavar="FUNCTION", help="Functions or operations of the workload, as ntt or keygen."),
]


def score(
    core: CoreArgument,
    target: TargetArgument,
    functions: FunctionsArgument = None,
    *,
    of: DesignOptions,
    kernel: KernelOption = None,
    checkout: CheckoutOption = None,
    vcd: VcdOption = None,
    window: WindowOption = None,
    device: DevicesOption = None,
    set_: SetOption = None,
    built_by: CompilerOptions,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Run the same calls, or a whole program, in RTL and in the model, and say how close the model comes."""
    library = open_library(path)
    loaded, chosen = of_design(library, of)
    model = rtl_core(library, core, set_, loaded, chosen, checkout)
    waveform = _waveform(vcd, window, functions or [], _read(library, model, target, loaded))
    windows: list[WindowScore] = []
    with steps(None, f"preparing {target}") as bar:
        for name, image, call in images(
            library,
            model,
            target,
            functions or [],
            built_by.find,
            kernel or [],
            loaded,
            chosen,
            device or [],
        ):
            result = rtl.score(model, image, name, told(bar.begin), checkout=checkout, waveform=waveform)
            if call is not None:
                check_answer(call, result)
            windows += result["windows"]
    _say(vcd)
    if json:
        origin = made(library, model, target, kernel or [], built_by.find, loaded, chosen)
        print_json({"core": model.name, "overrides": changed(model), "windows": windows}, origin)
    else:
        print_text(render(windows, title=f"Model{changed_text(model)} against RTL"))


def run(
    core: CoreArgument,
    target: TargetArgument,
    functions: FunctionsArgument = None,
    *,
    of: DesignOptions,
    checkout: CheckoutOption = None,
    vcd: VcdOption = None,
    window: WindowOption = None,
    device: DevicesOption = None,
    set_: SetOption = None,
    built_by: CompilerOptions,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Run calls on the RTL of a core with a design's coprocessor in it, or its device on the bus, beside
    simulator and model.

    Each result of the design's instructions and each access of its device is compared with the
    simulator's, and cycles with the model's.
    """
    library = open_library(path)
    if of.design is None:
        raise InstarError("say whose coprocessor or device is put to the core, as in --design cvxif-ntt")
    loaded = library.design(of.design)
    chosen = find_variant(loaded, of.variant)
    model = rtl_core(library, core, set_, loaded, chosen, checkout)
    waveform = _waveform(vcd, window, functions or [], _read(library, model, target, loaded))
    whole = design_of(model)
    slave = slave_of(whole)
    beside = slave.attachment() if slave else None
    coprocessor = attachment_of(model) if has_coprocessor(model, whole, beside) else None
    windows: list[WindowScore] = []
    results = accesses = 0
    with steps(None, f"preparing {target}") as bar:
        wanted = images(
            library, model, target, functions or [], built_by.find, (), loaded, chosen, device or []
        )
        for name, image, call in wanted:
            with without_instructions(model, whole, coprocessor):
                result = rtl.score(
                    model,
                    image,
                    name,
                    told(bar.begin),
                    coprocessor,
                    device=beside,
                    checkout=checkout,
                    waveform=waveform,
                )
            if call is not None:
                check_answer(call, result)
            windows += result["windows"]
            results += result["results"]
            accesses += result["accesses"]
    _say(vcd)
    title = loaded.info["name"]
    if json:
        described: dict[str, object] = {"core": model.name, "overrides": changed(model), "design": title}
        described |= {"variant": chosen["name"] if chosen else None, "results": results}
        described |= {"accesses": accesses} if beside else {}
        described |= {"windows": windows}
        print_json(described, made(library, model, target, [], built_by.find, loaded, chosen))
    else:
        within = "the coprocessor" if coprocessor and coprocessor.words else "the units"
        what = " and ".join([*[within] * bool(coprocessor), *["the device"] * bool(beside)])
        heading = f'{model.name}{changed_text(model)} with {what} of "{title}", model against RTL'
        print_text(render(windows, title=heading))
        if coprocessor and coprocessor.words:
            print_text(f"{results:,} results of its instructions are those of the simulator.")
        elif coprocessor:
            print_text("What its instructions left in memory is that of the simulator.")
        if beside:
            print_text(f"{accesses:,} accesses of its device are those of the simulator.")
        if not coprocessor and whole.info["extensions"]:
            print_text("Its instructions are not in this RTL, and what ran uses none.")


def trace(
    core: CoreArgument,
    target: TargetArgument,
    function: Annotated[
        str | None, typer.Argument(help="Function or operation of the workload; none for a program.")
    ] = None,
    *,
    out: Annotated[Path, typer.Option("--out", "-o", help="Where; compressed if it ends in .zst.")] = Path(
        "rtl.trace.zst"
    ),
    index: Annotated[
        Path | None,
        typer.Option(
            "--index",
            metavar="FILE",
            help="Write the timed windows there, for instar score --index; default: not written.",
        ),
    ] = None,
    checkout: CheckoutOption = None,
    set_: SetOption = None,
    built_by: CompilerOptions,
    path: PathOption = None,
) -> None:
    """Run a call, or a whole program, in RTL and write what retires, cycle by cycle."""
    library = open_library(path)
    model = rtl_core(library, core, set_, checkout=checkout)
    refuse_overwriting([("--out", out), ("--index", index)], _read(library, model, target))
    with steps(None, f"preparing {target}") as bar:
        ((_, image, _),) = images(library, model, target, [function] if function else [], built_by.find)
        rtl.record(model, image, out, told(bar.begin), checkout)
        if index is not None:
            rtl.write_index(model, image, out, index)
    messages.print(f"wrote {out}")


def of_design(library: Library, of: DesignOptions) -> tuple[Design | None, VariantInfo | None]:
    """The design whose kernels run on the core as it is, and its variant."""
    if of.design is None:
        refuse_given("is a design's; name it with --design", variant=of.variant)
        return None, None
    loaded = library.design(of.design)
    return loaded, find_variant(loaded, of.variant)


def rtl_core(
    library: Library,
    core: str,
    given: list[str] | None,
    design: Design | None = None,
    variant: VariantInfo | None = None,
    checkout: Path | None = None,
) -> Core:
    """The core, whose RTL must be there; only what bench and RTL can change may be changed."""
    changes = overrides(given)
    chosen = variant["name"] if variant else None
    model = library.core(core, design=design, variant=chosen, overrides=changes)
    described = model.rtl
    own = {parameter["name"] for parameter in model.parameters}
    fixed = described is not None and described["own_memory"]
    memory = [] if fixed else [name for name in (*rtl.LATENCIES, *rtl.BUS) if name in own]
    taken = (*described["constants"], *described["macros"]) if described else ()
    can_change = (*memory, *taken)
    for name in changed(model):
        if name not in can_change:
            where = "--set" if name in changes else f'variant "{chosen}"'
            raise InstarError(
                f"{where}: the RTL of {core} has the {name} that it was written with; "
                + (
                    f"{' and '.join(memory)} can be changed, which are those of its memory"
                    if memory
                    else f"{', '.join(taken)} can be changed"
                )
            )
    rtl.find_source(model, checkout=checkout)
    return model


def _waveform(
    vcd: Path | None, window: str | None, functions: list[str], read: Iterator[Path]
) -> rtl.Waveform | None:
    """The waveform that is asked for, of one run."""
    if vcd is None:
        refuse_given("is that of a waveform; name its file with --vcd", window=window)
        return None
    if vcd.suffix == ".fst":
        raise InstarError(f"--vcd {vcd}: a VCD is written; name it so, and convert it with vcd2fst")
    if len(functions) > 1:
        raise InstarError(f"--vcd shows one call; name one of {', '.join(functions)}")
    refuse_overwriting([("--vcd", vcd)], list(read))
    return rtl.Waveform(vcd, rtl.read_window(window) if window is not None else None)


def _say(vcd: Path | None) -> None:
    if vcd is not None:
        say_written(vcd)


def _read(library: Library, core: Core, target: str, design: Design | None = None) -> Iterator[Path]:
    if Path(target).exists():
        yield Path(target)
        yield from files_of(library, core, design)
    else:
        yield from files_of(library, core, design, workload=library.workload_set(target)[0])


def made(
    library: Library,
    core: Core,
    target: str,
    kernels: Sequence[Path],
    compiler: Callable[[], Compiler],
    design: Design | None,
    variant: VariantInfo | None,
) -> Origin:
    """The record of what ran."""
    found = Gathering().core(core).design(design)
    if Path(target).is_file():
        return found.files(target).origin()
    workload, parameter_set = library.workload_set(target)
    given = tuple(named_kernels(workload, kernels).items())
    return found.recipe(
        library, Recipe(workload, parameter_set, core.isa, compiler(), design, variant, kernels=given)
    ).origin()


def images(
    library: Library,
    core: Core,
    target: str,
    functions: list[str],
    chosen: Callable[[], Compiler],
    kernels: Sequence[Path] = (),
    design: Design | None = None,
    variant: VariantInfo | None = None,
    devices: Sequence[str] = (),
) -> list[tuple[str, RtlImage, PreparedCall | None]]:
    """What is to be run, each with its name and, for a call, its known answer."""
    if Path(target).is_file():
        program = program_on(core, Path(target), devices)
        if functions:
            raise InstarError(f"{target} is a program and runs as a whole; leave out {', '.join(functions)}")
        if kernels:
            raise InstarError(f"{target} is a program and has its own functions; leave out --kernel")
        return [(Path(target).name, program.rtl_image(core), None)]
    if devices:
        raise InstarError(f"--device is for a program; {target} is a workload, whose calls have none")
    workload, parameter_set = library.workload_set(target)
    given = tuple(named_kernels(workload, kernels).items())
    if not functions:
        known = ", ".join([*workload["functions"], *workload["operations"]])
        raise InstarError(f'say which function or operation of "{target}" runs; it has: {known}')
    ready: list[tuple[str, RtlImage, PreparedCall | None]] = []
    for function in functions:
        recipe = Recipe(workload, parameter_set, core.isa, chosen(), design, variant, kernels=given)
        prepared = prepare(library, recipe, function)
        call = prepared.calls[0]
        image = prepared.program.rtl_image(core, call.symbol, call.arguments, returns=call.returns)
        ready.append((f"{target} {function}", image, call))
    return ready


def check_answer(call: PreparedCall, result: RtlResult) -> None:
    answered: CallResult = {
        "returned": result["returned"],
        "buffers": result["buffers"],
        "instructions": 0,
        "cycles": None,
        "sample": None,
        "stands_still": [],
        "hazards": [],
        "warmup": 1,
        "stack_bytes": 0,
        "errors": b"",
        "console": b"",
        "clock_read": False,
    }
    if call.answer is not None and (wrong := outcome_difference(call.answer, answered)) is not None:
        raise WrongResult(f"{call.what} is wrong in RTL: {wrong}")


#: What is said once where there is no terminal, by the first word of it, and what is said after
#: it.
_SAID = {"verilating": ": once, a minute or two", "large:": ""}


def told(begin: Callable[[str], None]) -> Callable[[str], None]:
    """Progress for a terminal; elsewhere a line before a build, and one where it will take long."""
    said: set[str] = set()

    def told(what: str) -> None:
        begin(what)
        kind = what.split()[0]
        if kind in _SAID and not messages.is_terminal and kind not in said:
            said.add(kind)
            messages.print(what + _SAID[kind])

    return told
