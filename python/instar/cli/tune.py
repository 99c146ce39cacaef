"""`instar tune`: compiler flags for the whole scheme and by file, searched with a core model as judge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from instar._core import InstarError, Library, suggestion
from instar.cli.core_options import CompilerOptions, SetOption, find_core, overrides
from instar.cli.gathering import Gathering
from instar.cli.job_options import FINISHING, JobsOption, chosen_workers
from instar.cli.options import (
    MOST,
    DesignOptions,
    JsonOption,
    NoCacheOption,
    PathOption,
    messages,
    need_core,
    open_library,
    print_json,
    print_text,
    refuse_given,
    steps,
    tell_notes,
)
from instar.cli.outputs import check_outputs, files_of, is_stdout, write_out
from instar.cli.sampling import SampleOptions, Timing, TimingOption
from instar.cli.signals import EXIT_INTERRUPTED
from instar.report.tuning import as_markdown, percent, render
from instar.suite.checkout import checkout
from instar.suite.program import chosen as chosen_programs
from instar.toolchain import Compiler
from instar.tune.search import Search
from instar.tune.subject import Subject, SuiteSubject, Tuned
from instar.tune.tuning import Request, tune
from instar.workload.program import Recipe


def command(
    workload_set: Annotated[
        str,
        typer.Argument(metavar="WORKLOAD-SET", help="For example ml-dsa-44 or sha3, or a suite: coremark."),
    ],
    operation: Annotated[
        str, typer.Argument(help="Operation that is measured, for example sign, or a program of the suite.")
    ],
    *,
    core: Annotated[
        str | None,
        typer.Option(
            "--core", help="Core model that judges, as in cva6-superscalar (instar list); it has no default."
        ),
    ] = None,
    set_: SetOption = None,
    of: DesignOptions,
    built_by: CompilerOptions,
    suite: Annotated[
        Path | None,
        typer.Option(
            "--suite",
            metavar="FOLDER",
            help="Where the files of the suite WORKLOAD-SET are (instar suite); default: it is a workload.",
        ),
    ] = None,
    rule: Annotated[
        str | None,
        typer.Option(
            "--rule",
            metavar="NAME",
            help="How a suite is timed, as in second; default: as its own run rules say.",
        ),
    ] = None,
    effort: Annotated[
        int, typer.Option("--effort", metavar="N", min=1, max=100_000, help="Programs that are built.")
    ] = 100,
    seed: Annotated[
        int,
        typer.Option("--seed", metavar="N", min=0, max=MOST, help="Which choices come first and at random."),
    ] = 0,
    cases: Annotated[
        int | None,
        typer.Option(
            "--cases",
            metavar="N",
            min=1,
            help="Judge the search by the first N measured vectors, the result by all; default: all.",
        ),
    ] = None,
    jobs: JobsOption = None,
    md: Annotated[
        Path | None, typer.Option("--md", metavar="FILE", help="The result as Markdown; default: none.")
    ] = None,
    path: PathOption = None,
    timing: TimingOption = Timing.auto,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> int:
    """Search compiler flags that cost a core fewer cycles; interrupted, the same command goes on."""
    name = need_core(core)
    library = open_library(path)
    if suite is None:
        refuse_given("is about suites; say where its files are with --suite FOLDER", rule=rule)
        subject, files, found_by = _scheme(
            library, workload_set, operation, name, set_, of, built_by, timing, use_cache=not no_cache
        )
    else:
        refuse_given("is of a scheme, and --suite names a suite's folder", **vars(of), cases=cases)
        subject, files, found_by = _benchmark(
            library, (workload_set, suite), operation, rule, name, set_, built_by, use_cache=not no_cache
        )
    subject.need_measured()
    check_outputs([("--md", md)], files, json=json)
    what = f"{workload_set} {operation}"
    with steps(effort, what, "builds") as bar:
        request = Request(
            subject=subject,
            effort=effort,
            seed=seed,
            cases=cases,
            workers=chosen_workers(jobs, None),
            on_change=lambda search: bar.at(search.builds, f"{_so_far(search)}: {what}"),
            on_interrupt=lambda: messages.print(FINISHING.format("builds")),
        )
        found = tune(request)
    made = found_by(Gathering().core(subject.core)).origin()
    if md is not None:
        write_out(md, as_markdown(found), made, ending=".md")
    tell_notes(found.notes)
    if json:
        print_json(found.as_dict(), made)
    elif not is_stdout(md):
        print_text(render(found), made)
    if not found.interrupted:
        return 0
    messages.print(
        f"instar: interrupted after {found.builds} of {effort} builds; this was the best of them, "
        "and the same command goes on from there"
    )
    return EXIT_INTERRUPTED


#: What is tuned, the files that it is made of, and what tells the record of them.
Asked = tuple[Tuned, list[Path], Callable[[Gathering], Gathering]]


def _scheme(
    library: Library,
    workload_set: str,
    operation: str,
    core: str,
    set_: Sequence[str] | None,
    of: DesignOptions,
    built_by: CompilerOptions,
    timing: Timing,
    *,
    use_cache: bool,
) -> Asked:
    """An operation of a scheme."""
    workload, parameter_set = library.workload_set(workload_set)
    loaded, chosen = of.load(library)
    model = find_core(library, core, set_, design=loaded, variant=chosen["name"] if chosen else None)
    assert model is not None, "a core was named"
    compiler = _plain(built_by.find())
    recipe = Recipe(workload, parameter_set, model.isa, compiler, loaded, chosen, use_cache=use_cache)
    sampling = SampleOptions().settings(timing, core)
    subject = Subject(
        library, recipe, operation, model, overrides(set_), sampling=sampling, use_cache=use_cache
    )
    files = list(files_of(library, model, loaded, workload))
    return subject, files, lambda made: made.recipe(library, recipe)


def _benchmark(
    library: Library,
    named: tuple[str, Path],
    program: str,
    rule: str | None,
    core: str,
    set_: Sequence[str] | None,
    built_by: CompilerOptions,
    *,
    use_cache: bool,
) -> Asked:
    """A program of a suite."""
    name, folder = named
    found = checkout(library.suite(name), folder.expanduser())
    programs = list(found.suite["programs"])
    if program not in programs:
        hint = suggestion(program, "it has", programs)
        raise InstarError(f'suite "{name}" has no program "{program}"; {hint}')
    (benchmark,) = chosen_programs(found, [program], rule)
    model = find_core(library, core, set_)
    assert model is not None, "a core was named"
    compiler = _plain(built_by.find())
    subject = SuiteSubject(library, benchmark, model, overrides(set_), compiler, use_cache=use_cache)
    flags = " ".join(benchmark.build(model.isa, compiler).flags)
    files = [Path(found.suite["path"]), *(found.file(one) for one in benchmark.info["sources"])]
    return subject, files, lambda made: made.files(*files).build(compiler.version, flags)


def _plain(chosen: Compiler) -> Compiler:
    """The compiler, where the user gave no flags of single files."""
    if chosen.file_flags:
        file, _ = chosen.file_flags[0]
        raise InstarError(
            f'--cflags: "{file}:" gives a file flags of its own, which are what is searched; '
            "give only those of the whole program"
        )
    return chosen


def _so_far(search: Search) -> str:
    """`4,123,456 → 3,987,654, 3.3 %`."""
    first, best = search.baseline.cost, search.best.cost
    if first is None or best is None:
        return ""
    gain = percent(1 - best.cycles / first.cycles)
    return f"{first.cycles:,} → {best.cycles:,}, {gain}"
