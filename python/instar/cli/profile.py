"""`instar profile`: where the cycles of a run went, or without a core its instructions; files for viewers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from instar._core import (
    Core,
    Design,
    InstarError,
    Library,
    Observers,
    Program,
    Views,
    observe_run,
    profile_trace,
)
from instar.cautions import of_file
from instar.cli.core_options import (
    CompilerOptions,
    SetOption,
    find_core,
    flags,
    overrides,
)
from instar.cli.gathering import Gathering
from instar.cli.options import (
    CallOption,
    ColdOption,
    DesignOptions,
    JsonOption,
    PathOption,
    Steps,
    is_elf,
    messages,
    need_function,
    need_workload,
    note_lines,
    open_library,
    print_json,
    print_text,
    program_console,
    refuse_given,
    steps,
    trace_core,
)
from instar.cli.outputs import Named, files_of, refuse_overwriting, seal
from instar.core_machine import equipment_of
from instar.profiling import observe_operation
from instar.report.profile import View, render
from instar.result import changed_text
from instar.variants import of_variant
from instar.workload.program import Recipe, usual_isa

if TYPE_CHECKING:
    from instar._core import Observed, Profile, VariantInfo

#: Cycles that a log of single instructions holds where nobody says which; as in crates/measure.
USUAL_CYCLES = 100_000


_SUBJECTS = "a subject is a workload's set, an ELF or a trace"


class By(StrEnum):
    """What the rows of the table stand for."""

    function = "function"
    call = "call"
    line = "line"
    instruction = "instruction"
    mnemonic = "mnemonic"


class FlameOf(StrEnum):
    """What the width of a frame stands for."""

    cycles = "cycles"
    instructions = "instructions"


_FLAMES: dict[FlameOf, Literal["cycles", "instructions"]] = {
    FlameOf.cycles: "cycles",
    FlameOf.instructions: "instructions",
}


@dataclass(frozen=True)
class Rows:
    """The rows of the table."""

    by: Annotated[By, typer.Option("--by", help="Rows of the table.")] = By.function
    slots: Annotated[bool, typer.Option("--slots", help="Issue slots instead of cycles.")] = False
    top: Annotated[int, typer.Option("--top", metavar="N", help="Rows at most.", min=1)] = 20


@dataclass(frozen=True)
class Files:
    """Files for viewers."""

    flame: Annotated[
        Path | None, typer.Option("--flame", metavar="FILE", help="Flame graph (SVG); default: none.")
    ] = None
    flame_of: Annotated[
        FlameOf | None,
        typer.Option("--flame-of", help="What the width of a frame stands for; default: cycles, if any."),
    ] = None
    kanata: Annotated[
        Path | None,
        typer.Option("--kanata", metavar="FILE", help="Log for the viewer Konata; default: none."),
    ] = None
    perfetto: Annotated[
        Path | None,
        typer.Option(
            "--perfetto", metavar="FILE", help="Timeline (JSON) for Perfetto and Chrome; default: none."
        ),
    ] = None
    cycles: Annotated[
        Path | None,
        typer.Option("--cycles", metavar="FILE", help="Log of every cycle (text); default: none."),
    ] = None
    window: Annotated[
        str | None,
        typer.Option(
            "--window",
            metavar="A..B",
            help="Cycles A..B that --kanata, --perfetto and --cycles hold; default: the first "
            f"{USUAL_CYCLES:,} of both logs.",
        ),
    ] = None

    def named(self) -> list[Named]:
        """Each by its option."""
        return [
            ("--flame", self.flame),
            ("--kanata", self.kanata),
            ("--perfetto", self.perfetto),
            ("--cycles", self.cycles),
        ]

    def check(self) -> None:
        """Raises `InstarError` for what is about a file that is not asked for."""
        if self.flame is None:
            refuse_given("is about a flame graph; ask for one with --flame", flame_of=self.flame_of)
        if not (self.kanata or self.perfetto or self.cycles):
            why = "is about --kanata, --perfetto and --cycles; ask for one of them"
            refuse_given(why, window=self.window)

    def views(self, title: str) -> Views:
        """The files as the run takes them."""
        return Views(
            title=title,
            flame=self.flame,
            flame_of=_FLAMES[self.flame_of] if self.flame_of else None,
            kanata=self.kanata,
            timeline=self.perfetto,
            log=self.cycles,
            window=window_of(self.window),
        )


@dataclass(frozen=True)
class TraceOptions:
    """Which part of a trace, and what is beside it."""

    part: Annotated[
        str | None,
        typer.Option(
            "--part",
            metavar="NAME",
            help="Window of a trace's index.json; default: the only one, else all of the trace.",
        ),
    ] = None
    index: Annotated[
        Path | None, typer.Option("--index", help="index.json of a trace; default: beside it.")
    ] = None
    program: Annotated[
        Path | None,
        typer.Option(
            "--program",
            metavar="ELF",
            help="ELF of a trace, for functions and source lines; without it addresses stand there.",
        ),
    ] = None


SubjectArgument = Annotated[
    str,
    typer.Argument(
        metavar="SUBJECT",
        help="WORKLOAD-SET (for example ml-dsa-44), an ELF program, or a trace (compact, "
        "RVFI, Spike's or native form, also .zst).",
    ),
]
FunctionArgument = Annotated[
    str | None, typer.Argument(help="Function or operation of the workload, for example ntt or sign.")
]


@dataclass(frozen=True)
class Subject:
    """What is profiled, as the user named it."""

    name: str
    function: str | None
    core: str | None
    changes: list[str] | None
    of: DesignOptions
    built_by: CompilerOptions
    trace: TraceOptions
    call: int
    cold: bool


def command(
    subject: SubjectArgument,
    function: FunctionArgument = None,
    *,
    core: Annotated[
        str | None,
        typer.Option(
            "--core",
            help="Core model, as in cva6-superscalar; default: of a trace the index's, else "
            "none, and instructions are counted.",
        ),
    ] = None,
    set_: SetOption = None,
    of: DesignOptions,
    rows: Rows,
    files: Files,
    trace: TraceOptions,
    call: CallOption = 1,
    cold: ColdOption = False,
    built_by: CompilerOptions,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Say where the cycles of a function, a program or a trace went; without a core its instructions."""
    files.check()
    if core is None and not is_trace(subject):
        _refuse_cycles(
            {
                "--slots": rows.slots,
                "--kanata": files.kanata,
                "--perfetto": files.perfetto,
                "--cycles": files.cycles,
                "--window": files.window,
                "--cold": cold,
                "--flame-of cycles": files.flame_of is FlameOf.cycles,
            }
        )
    wanted = Subject(subject, function, core, set_, of, built_by, trace, call, cold)
    views = files.views(_title(subject, function, core))
    library = open_library(path)
    named = [(option, file) for option, file in files.named() if file is not None]
    refuse_overwriting(named, read_for(library, wanted) if named else [])
    gathering = Gathering()
    with steps(None, f"profiling {subject}") as bar:
        title, notes, found = profiled(library, wanted, views, bar, gathering, json)
    made = gathering.origin()
    if files.flame is not None:
        seal(files.flame, made)
    if (
        (files.kanata or files.cycles)
        and files.window is None
        and (whole := found["cycles"] or 0) > USUAL_CYCLES
    ):
        messages.print(
            f"the logs hold the first {USUAL_CYCLES:,} of {whole:,} cycles; see --window",
        )
    for _, file in named:
        messages.print(f"{file}: written")
    if json:
        if rows.by not in (By.instruction, By.mnemonic):
            found["hot"] = []
        print_json({"subject": title, "notes": notes, **found}, made)
    else:
        print_text(render(title, notes, found, View(rows.by.value, rows.slots, rows.top)), made)


def read_for(library: Library, wanted: Subject) -> Iterator[Path | None]:
    """The files that are read for the subject."""
    yield from (Path(wanted.name), wanted.trace.index, wanted.trace.program)
    design = library.design(wanted.of.design) if wanted.of.design else None
    core = library.core(wanted.core) if wanted.core else None
    is_file = Path(wanted.name).exists()
    workload = None if is_file else need_workload(library, wanted.name, _SUBJECTS)[0]
    yield from files_of(library, core, design, workload)


def is_trace(subject: str) -> bool:
    """Whether a subject is a file that is no program."""
    return Path(subject).is_file() and not is_elf(Path(subject))


def _title(subject: str, function: str | None, core: str | None) -> str:
    """What stands above a flame graph; it names the unit where that is not cycles."""
    if core is None and not is_trace(subject):
        return " ".join(filter(None, [Path(subject).name, function])) + ", instructions"
    return " ".join(filter(None, [Path(subject).name, function, "on", core or "its core"]))


def _refuse_cycles(options: dict[str, object]) -> None:
    """Without a core there are no cycles, so nothing that is about them."""
    for name, given in options.items():
        if given:
            raise InstarError(
                f"{name} is about cycles, and those are of a core; say which with --core, "
                "as in --core cva6-superscalar"
            )


def window_of(text: str | None) -> tuple[int, int] | None:
    """`100..200` or `100:200` as two cycles."""
    if text is None:
        return None
    first, dots, last = text.partition(".." if ".." in text else ":")
    if not dots or not first.isdecimal() or not last.isdecimal():
        raise InstarError(f'--window is "{text}"; it must be two cycles, as in 100..200')
    if max(len(first), len(last)) > 19:
        raise InstarError(f'--window is "{text[:60]}"; no run has that many cycles')
    return int(first), int(last)


def profiled(
    library: Library, wanted: Subject, views: Views, bar: Steps, made: Gathering, quiet: bool
) -> tuple[str, list[str], Profile]:
    """Title, notes and profile of whatever the subject is."""
    design, chosen = wanted.of.load(library)
    file = Path(wanted.name)
    if not file.is_file():
        return _profile_workload(library, wanted, design, chosen, views, bar, made)
    made.files(file, wanted.trace.index, wanted.trace.program).design(design)
    # A file is what it is: of a variant it takes the descriptions, and what the core is.
    if chosen is not None and design is not None:
        design = of_variant(design, chosen)
        wanted = replace(wanted, of=replace(wanted.of, variant=chosen["name"]))
    _refuse_function(wanted)
    why = "is about a workload, and this is a file"
    refuse_given(why, call=wanted.call > 1, cc=wanted.built_by.cc, cold=wanted.cold)
    if is_elf(file):
        refuse_given("is about a trace, and this is a program", **vars(wanted.trace))
        return _profile_program(library, wanted, design, views, bar, made, quiet)
    return _profile_trace(library, wanted, design, views, bar, made)


def _refuse_function(wanted: Subject) -> None:
    if wanted.function is not None:
        raise InstarError(
            f"{wanted.name} is a file, which is profiled as a whole; "
            f'a function ("{wanted.function}") is named of a workload, as in ml-dsa-44 ntt'
        )


def _notes(core: Core | None, design: Design | None, variant: str | None) -> list[str]:
    notes = []
    if design:
        notes.append(f"design        {design.info['name']}" + (f", variant {variant}" if variant else ""))
    if core is None:
        return [*notes, "core          none, so instructions are counted (--core counts cycles)"]
    return [*notes, f"core          {core.name}{changed_text(core)}"]


def _profile_workload(
    library: Library,
    wanted: Subject,
    design: Design | None,
    chosen: VariantInfo | None,
    views: Views,
    bar: Steps,
    made: Gathering,
) -> tuple[str, list[str], Profile]:
    if any(given is not None for given in vars(wanted.trace).values()):
        raise InstarError(f"--part, --index and --program are of a trace, and there is no file {wanted.name}")
    workload, parameter_set = need_workload(library, wanted.name, _SUBJECTS)
    function = need_function(workload, wanted.name, wanted.function, "profiled")
    name = chosen["name"] if chosen else None
    core = find_core(library, wanted.core, wanted.changes, design=design, variant=name)
    isa = core.isa if core else usual_isa(design)
    recipe = Recipe(workload, parameter_set, isa, wanted.built_by.find(), design, chosen)
    made.core(core).recipe(library, recipe)
    done = observe_operation(
        library,
        recipe,
        function,
        _observers(core, views),
        wanted.call,
        core=core,
        cold=wanted.cold,
        progress=bar.ran,
    )
    which = f"call {done.number} of {done.calls}, " if done.calls > 1 else ""
    state = "" if core is None else "cold; " if wanted.cold else "warm, after 1 earlier call; "
    checked = "outputs checked" if done.checked else "outputs not checked"
    notes = [*_notes(core, design, name), f"measured      {which}{state}{checked}"]
    if wanted.built_by.cflags:
        notes.append(f"compiler      with {' '.join(flags(wanted.built_by.cflags))}")
    notes += note_lines(done.notes)
    return f"{wanted.name} {function}", notes, _profile_of(done.observed)


def _profile_program(
    library: Library,
    wanted: Subject,
    design: Design | None,
    views: Views,
    bar: Steps,
    made: Gathering,
    quiet: bool,
) -> tuple[str, list[str], Profile]:
    core = find_core(library, wanted.core, wanted.changes, design=design, variant=wanted.of.variant)
    made.core(core)
    program = Program(
        wanted.name,
        isa=core.isa if core else None,
        design=design,
        equipment=equipment_of(core),
    )
    console = program_console(quiet, bar)

    result, observed = observe_run(
        program, observers=_observers(core, views), core=core, console=console, progress=bar.ran
    )
    notes = [*_notes(core, design, wanted.of.variant), f"exit code     {result['exit_code']}"]
    notes += note_lines(of_file(program, core, [result]))
    return Path(wanted.name).name, notes, _profile_of(observed)


def _observers(core: Core | None, views: Views) -> Observers:
    """Cycles of a core, without one instructions."""
    return Observers(profile=views) if core is None else Observers(cycles=views)


def _profile_of(observed: Observed) -> Profile:
    found = observed["cycles"] or observed["profile"]
    assert found is not None, "it was asked for"
    return found


def _profile_trace(
    library: Library, wanted: Subject, design: Design | None, views: Views, bar: Steps, made: Gathering
) -> tuple[str, list[str], Profile]:
    name = wanted.core or trace_core(Path(wanted.name), wanted.trace.index)
    changes = overrides(wanted.changes)
    core = library.core(name, design=design, variant=wanted.of.variant, overrides=changes)
    made.core(core)
    profile, told = profile_trace(
        wanted.name,
        core,
        design=design,
        **vars(wanted.trace),
        views=views,
        progress=bar.ran,
    )
    notes = _notes(core, design, wanted.of.variant)
    if wanted.trace.program is None:
        notes.append("functions     by their addresses; --program ELF names them")
    notes += note_lines(told)
    title = Path(wanted.name).name + (f", {wanted.trace.part}" if wanted.trace.part else "")
    return title, notes, profile
