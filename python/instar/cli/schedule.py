"""`instar schedule`: the best order of a function's instructions on a core, with its proof."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from instar._core import InstarError
from instar.cli.core_options import (
    CompilerOptions,
    IsaOption,
    SetOption,
    find_core,
    isa_without_core,
)
from instar.cli.gathering import Gathering
from instar.cli.options import (
    MOST,
    CoreOption,
    DesignOptions,
    JsonOption,
    PathOption,
    need_core,
    need_function,
    open_library,
    print_json,
    print_text,
    refuse_given,
    steps,
    tell_notes,
)
from instar.cli.outputs import check_folder, refuse_overwriting, say_written
from instar.cli.schedule_check import check as check_files
from instar.origin import Origin, write
from instar.schedule import SOURCES, multiples_of, registers_of
from instar.schedule.explain import explained, render_explained
from instar.schedule.order import Effort, Scheduled, Wanted, search
from instar.schedule.pareto import as_list, front
from instar.schedule.pareto import points as pareto_points
from instar.schedule.pareto import render as render_points
from instar.schedule.report import as_dict, header, render, render_bound
from instar.schedule.target import file_target, workload_target
from instar.variants import of_variant
from instar.workload.program import Recipe

#: Level of effort where nobody says one.
USUAL_EFFORT = 3


@dataclass(frozen=True)
class Modes:
    """What is made instead of one schedule, or beside it."""

    bound: Annotated[
        bool,
        typer.Option("--bound", help="Only say below how many cycles no order comes, and why; default: off."),
    ] = False
    explain: Annotated[
        bool,
        typer.Option(
            "--explain",
            help="Say too where the cycles go, and what keeps it from being faster; default: off.",
        ),
    ] = False
    pareto: Annotated[
        str | None,
        typer.Option(
            "--pareto",
            metavar="bytes",
            help="Schedules at several code sizes, as OUT.<bytes>.S; default: off.",
        ),
    ] = None

    def check(self, looking: SearchOptions, out: Path | None) -> None:
        """Raises `InstarError` for an option that has no effect beside another."""
        if self.bound:
            refuse_given(
                "is about a search, and --bound makes none",
                keep_spills=looking.keep_spills,
                keep_loops=looking.keep_loops,
                effort=looking.effort,
                orders=looking.orders,
                pareto=self.pareto,
                seed=looking.seed,
                jobs=looking.jobs,
                out=out,
            )
        if self.pareto is not None:
            if self.pareto != "bytes":
                what = f'"{self.pareto}" is nothing to weigh cycles against; there is: bytes'
                raise InstarError(f"--pareto: {what}")
            why = "is about one schedule, and --pareto makes several"
            refuse_given(why, explain=self.explain, keep_loops=looking.keep_loops)
        if looking.effort is not None:
            refuse_given("is in place of --effort; give one of them", orders=looking.orders)


@dataclass(frozen=True)
class CalledAs:
    """How the function of a file is called, and what is true of every call."""

    arguments: Annotated[
        list[str] | None,
        typer.Option(
            "--argument",
            metavar="REGISTER=BYTES",
            help="How a file's function is called: a0=1024 is a buffer, a1:7 a number; may be repeated; "
            "default: four buffers of 16 KiB.",
        ),
    ] = None
    noalias: Annotated[
        list[str] | None,
        typer.Option(
            "--noalias",
            metavar="REGISTERS",
            help="Argument registers whose memory never overlaps, as in a0,a1; may be repeated; default: any "
            "may overlap.",
        ),
    ] = None
    aligned: Annotated[
        list[str] | None,
        typer.Option(
            "--aligned",
            metavar="REGISTER=BYTES",
            help="An argument register that is always a multiple of a number, as in a0=8; may be repeated; "
            "default: what the first function's accesses show.",
        ),
    ] = None
    returns: Annotated[
        int | None,
        typer.Option(
            "--returns",
            metavar="N",
            min=0,
            max=2,
            help="How many of a0 and a1 are a file's function's results; default: 2.",
        ),
    ] = None

    def results(self) -> int:
        """How many of a0 and a1 are results."""
        return 2 if self.returns is None else self.returns


@dataclass(frozen=True)
class SearchOptions:
    """What the search may change, and how long it looks."""

    keep_spills: Annotated[
        bool,
        typer.Option(
            "--keep-spills",
            help="Leave loads and stores as they are; default: they are chosen anew where fewer do.",
        ),
    ] = False
    keep_loops: Annotated[
        bool,
        typer.Option(
            "--keep-loops",
            help="Leave loops as they are; default: they are turned, so that rounds overlap, where that "
            "gains, which takes bytes.",
        ),
    ] = False
    effort: Annotated[
        int | None,
        typer.Option(
            "--effort",
            min=1,
            max=12,
            help="How long to look: 3,000 orders, and three times as many for each more; default: 3.",
        ),
    ] = None
    orders: Annotated[
        int | None,
        typer.Option(
            "--orders",
            metavar="N",
            min=1,
            max=MOST,
            help="How long to look, by orders that are judged in a search; default: those of --effort.",
        ),
    ] = None
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, max=2**63, help="Where chance begins; default: 1.")
    ] = None
    jobs: Annotated[
        int | None,
        typer.Option("-j", "--jobs", min=1, help="Threads, which change no result; default: all processors."),
    ] = None

    def effort_of(self, level: int) -> Effort:
        """The effort, of a level that counts where none is given; 0 makes no search."""
        seed = 1 if self.seed is None else self.seed
        return Effort(level and (self.effort or level), seed, self.jobs or os.cpu_count() or 1, self.orders)


def command(
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="WORKLOAD-SET|FILE",
            help="For example ml-dsa-44, or a file with one function (.S, .s, .c).",
        ),
    ] = None,
    function: Annotated[
        str | None,
        typer.Argument(help="Of a workload a replaceable function, as in ntt; default: a file's only one."),
    ] = None,
    *,
    check: Annotated[
        tuple[Path, Path] | None,
        typer.Option(
            "--check",
            metavar="A B",
            help="Only prove that a function of two files (.S, .s, .c or ELF) leaves the same; default: off.",
        ),
    ] = None,
    modes: Modes,
    only: Annotated[
        str | None,
        typer.Option(
            "--function", metavar="NAME", help="Which function of the files; default: the one that they have."
        ),
    ] = None,
    core: CoreOption = None,
    changes: SetOption = None,
    isa: IsaOption = None,
    of: DesignOptions,
    kernel: Annotated[
        Path | None,
        typer.Option(
            "--kernel", metavar="FILE", help="C or assembly in the function's place; default: the variant's."
        ),
    ] = None,
    called: CalledAs,
    looking: SearchOptions,
    out: Annotated[
        Path | None,
        typer.Option("-o", "--out", metavar="FILE", help="Where the assembly goes; default: nowhere."),
    ] = None,
    max_instructions: Annotated[
        int | None,
        typer.Option(
            "--max-instructions",
            metavar="N",
            min=1,
            max=MOST,
            help="Of --check: instructions of one path after which a function counts as endless; "
            "default: 5 million.",
        ),
    ] = None,
    built_by: CompilerOptions,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Look for the order of a function's instructions, and for registers, that take fewest cycles on a core.

    The core model judges every order. The best one is assembled, run on the known answers, proved
    equal to what came, and measured.
    """
    library = open_library(path)
    loaded, chosen = of.load(library)
    named = chosen["name"] if chosen else None
    compiler = built_by.find()
    if check is not None:
        refuse_given(
            "has no meaning beside --check, which only compares two files",
            **vars(modes),
            kernel=kernel,
            argument=called.arguments,
            **vars(looking),
            out=out,
        )
        if what is not None:
            raise InstarError(f'--check takes two files; "{what}" is one too many')
        model = find_core(library, core, changes)
        plain = isa_without_core(isa, core, loaded)
        return check_files(
            check,
            only,
            model.isa if model else plain,
            of_variant(loaded, chosen),
            compiler,
            noalias=called.noalias or [],
            aligned=called.aligned or [],
            returns=called.results(),
            max_instructions=max_instructions,
            json=json,
        )
    refuse_given("belongs to --check", max_instructions=max_instructions)
    modes.check(looking, out)
    refuse_given("is the core's; leave it out", isa=isa)
    if what is None:
        raise InstarError(
            "what is to be scheduled? Give a workload and a function, as in ml-dsa-44 ntt, or a file"
        )
    if core is None and loaded is not None and not loaded.info["cores"]:
        raise InstarError(
            f'design "{loaded.info["name"]}" names no core, and orders are judged by cycles; name one with '
            "--core (--check compares two files without)"
        )
    host = find_core(library, need_core(core), changes, design=loaded, variant=named)
    assert host is not None
    if out is not None:
        check_folder(out)
    pairs, multiples = registers_of(called.noalias or []), multiples_of(called.aligned or [])
    gathering = Gathering()
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        folder = Path(scratch)
        if Path(what).suffix in SOURCES:
            refuse_given("is a workload's; a file is its own", kernel=kernel)
            file = Path(what)
            refuse_overwriting([("--out", out)], [file])
            gathering.files(file).build(compiler.version, " ".join(compiler.flags))
            target = file_target(
                file,
                host,
                compiler,
                only or function,
                called.arguments or [],
                called.results(),
                folder,
            )
        else:
            refuse_given(
                "is a file's; a workload says it itself",
                argument=called.arguments,
                returns=called.returns,
                function=only,
            )
            workload, parameter_set = library.workload_set(what)
            name = need_function(workload, what, function, "scheduled")
            kernels = ((name, kernel.absolute()),) if kernel else ()
            refuse_overwriting([("--out", out)], [kernel])
            recipe = Recipe(workload, parameter_set, host.isa, compiler, loaded, chosen, kernels=kernels)
            gathering.recipe(library, recipe)
            target = workload_target(library, recipe, name, folder)
        how = looking.effort_of(0 if modes.bound else USUAL_EFFORT)
        wanted = Wanted(
            target, host, how, pairs, looking.keep_spills, not looking.keep_loops, aligned=multiples
        )
        made = gathering.core(host).design(loaded).origin()
        if modes.pareto is not None:
            source = Path(what) if Path(what).suffix in SOURCES else kernel
            return _weighed(wanted, folder, out, source, made, json)
        done = _searched(wanted, folder)
    if out is not None:
        write(out, (header(done) + done.text).encode(), made, ending=".S")
    if json:
        print_json(as_dict(done) | ({"explained": explained(done)} if modes.explain else {}), made)
    else:
        print_text(
            (render_bound(done) if modes.bound else render(done))
            + (render_explained(done) if modes.explain else "")
        )
    tell_notes([*done.notes, *(f"assumed: {assumption}" for assumption in done.proof["assumptions"])])
    if out is not None:
        say_written(out)
    if done.stopped:
        raise KeyboardInterrupt
    return 0


def _weighed(
    wanted: Wanted, folder: Path, out: Path | None, source: Path | None, made: Origin, json: bool
) -> int:
    """Schedules at several code sizes; those of the front are written."""
    target = wanted.target
    with steps(100, f"{target.title} {target.function}", "%") as bar:

        def told(what: str, share: float, best: int) -> bool:
            bar.at(round(100 * share), f"{target.function}: {what}, {best:,} cycles")
            return True

        found = pareto_points(wanted, folder, told)
    files: dict[int, Path] = {}
    for point in front(found) if out is not None else ():
        assert out is not None
        files[point.size] = out.with_suffix(f".{point.size}{out.suffix}")
        refuse_overwriting([("--out", files[point.size])], [source])
        text = header(point.done) + point.done.text
        write(files[point.size], text.encode(), made, ending=".S")
    if json:
        print_json({"points": as_list(found, files)}, made)
    else:
        print_text(render_points(found, files))
    tell_notes(note for point in found for note in point.done.notes)
    tell_notes(f"assumed: {assumption}" for point in found for assumption in point.done.proof["assumptions"])
    for file in files.values():
        say_written(file)
    if any(point.done.stopped for point in found):
        raise KeyboardInterrupt
    return 0


def _searched(wanted: Wanted, folder: Path) -> Scheduled:
    """The search after its bar. ^C ends it with the best so far, which is proved like any other."""
    target = wanted.target
    wants = {
        "spills": not wanted.keep_spills,
        "orders": True,
        "loops": wanted.turn_loops,
        "turned": wanted.turn_loops,
    }
    # In the order in which they are done.
    parts = [part for part, wanted_too in wants.items() if wanted_too]
    with steps(100 * len(parts), f"{target.title} {target.function}", "%") as bar:

        def told(what: str, share: float, best: int) -> bool:
            bar.at(round(100 * (parts.index(what) + share)), f"{target.function}: {what}, {best:,} cycles")
            return True

        return search(wanted, folder, told)
