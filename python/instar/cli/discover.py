"""`instar discover`: instructions that a program would gain from."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer

from instar._core import Core, InstarError, Library, suggestion
from instar.cli.core_options import CompilerOptions, SetOption, find_core
from instar.cli.discover_options import Effortful, FileCall, InstructionLimits, StartOptions
from instar.cli.discover_score import ScoreAsked, ScoreOption, SecondsOption, scored
from instar.cli.gathering import Gathering
from instar.cli.options import (
    CoreOption,
    JsonOption,
    PathOption,
    need_core,
    open_library,
    print_json,
    print_text,
    refuse_given,
    steps,
    tell_notes,
)
from instar.cli.outputs import say_written
from instar.discover.areas import synthesised
from instar.discover.choose import Limits, need_solver
from instar.discover.finish import Result, finish
from instar.discover.folder import placed, refuse_foreign, texts
from instar.discover.judge import SECONDS
from instar.discover.report import as_dict, table
from instar.discover.search import Wanted, search
from instar.discover.subject import LeftOut, Subject, of_file, of_operation, of_workload, once
from instar.hardware import yosys
from instar.origin.command import running
from instar.schedule import SOURCES, registers_of
from instar.schedule.order import Effort
from instar.toolchain import Compiler
from instar.workload.program import Recipe

#: A name of a design.
_NAME = "a-z, 0-9 and dashes between them, and begins with a letter"


@dataclass(frozen=True)
class Judging:
    """What is judged in place of a search."""

    score: ScoreOption = None
    seconds: SecondsOption = SECONDS


def command(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="WORKLOAD-SET FUNCTION...|FILE...",
            help="For example ml-dsa-44 ntt pointwise, sha2 sha256_compress, or files with one function each "
            "(.S, .s, .c). An operation stands for the functions in which it spends its cycles.",
        ),
    ] = None,
    *,
    judging: Judging,
    core: CoreOption = None,
    changes: SetOption = None,
    starting: StartOptions,
    limits: InstructionLimits,
    looking: Effortful,
    called: FileCall,
    name: Annotated[
        str | None,
        typer.Option("--name", metavar="NAME", help="Name of the design; default: the folder's, or found."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("-o", "--out", metavar="FOLDER", help="Where the design goes; default: nowhere."),
    ] = None,
    no_area: Annotated[
        bool, typer.Option("--no-area", help="Synthesise nothing; default: all in one unit, by Yosys.")
    ] = False,
    built_by: CompilerOptions,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Look for instructions that functions would gain from, on a core: found in their code, proved, measured.

    Cuts of the machine code within the ports are enumerated, brought to forms, and selected by an
    integer program; what is selected is put into the functions, proved equal, scheduled and timed
    by the core model. The result is a design's folder.
    """
    library = open_library(path)
    if judging.score is not None:
        refuse_given(
            "is about a search, and --score judges what is there",
            core=core,
            set=changes,
            area=limits.area,
            coprocessor=limits.coprocessor,
            fill=limits.fill,
            issue_ports=limits.issue_ports,
            **vars(starting),
            **vars(called),
            name=name,
            out=out,
            no_area=no_area,
        )
        target, calls = (what[0], what[1:]) if what else (None, [])
        asked = ScoreAsked(
            judging.score,
            target,
            calls,
            limits.count,
            judging.seconds,
            reads=limits.reads,
            writes=limits.writes,
            json=json,
        )
        return scored(library, asked)
    if not what:
        raise InstarError(
            "what is to gain? Name a workload and its functions, as in sha2 sha256_compress, or a file; or "
            "say with --score DESIGN whose instructions are to be judged"
        )
    host = find_core(library, need_core(core), changes)
    assert host is not None
    limits.check(host)
    looking.check()
    if not any(_is_file(word) for word in what):
        refuse_given("says how the function of a file is called, and no file is named", **called.of_a_file)
    if out is not None:
        refuse_foreign(out)
    title = _name(name, out)
    # What is missing is told before the work, not after it.
    need_solver()
    if not no_area:
        yosys.version()
    compiler = built_by.find()
    gathering = Gathering()
    with _scratch() as folder, steps(None, "preparing") as bar:
        subjects, left = _subjects(
            library, what, host, compiler, starting, called, folder / "came", gathering
        )
        wanted = Wanted(
            *limits.ports,
            limits.size,
            looking.steps,
            looking.candidates,
            limits.period,
            Limits(limits.count, None if limits.area is None else 1000 * limits.area),
            limits.stand,
            limits.fill,
            looking.strategy,
            looking.seed,
            looking.processors,
            synthesised=not no_area,
            areas=limits.areas,
        )

        def told(doing: str, at: int, of: int) -> None:
            bar.begin(f"{doing}, {at} of {of}" if of > 1 else doing)

        found = search(library, host, subjects, left, wanted, folder, told)
        effort = Effort(looking.effort, looking.seed, looking.processors, None)
        result = finish(library, found, title, effort, folder / "finished", told)
        if not no_area:
            told("synthesising", 0, 1)
            area = found.area if found.area is not None else synthesised(result.host)
            result = replace(result, area=area)
        made = gathering.core(host).origin()
        files = texts(result, running())
        shown = as_dict(result) if json else table(result)
    written = placed(files, out) if out is not None else []
    if isinstance(shown, str):
        print_text(shown, made)
    else:
        print_json(shown, made)
    tell_notes(_notes(result, limits))
    for file in written:
        say_written(file)
    return 0


@contextmanager
def _scratch() -> Iterator[Path]:
    """A folder for what is made on the way; no message names it."""
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        try:
            yield Path(scratch)
        except OSError as error:
            if not str(error.filename).startswith(scratch):
                raise
            raise InstarError(
                f"files on the way cannot be written: {error.strerror}; make room, or name another folder "
                "with TMPDIR; what was finished is kept"
            ) from error


def _subjects(
    library: Library,
    what: Sequence[str],
    core: Core,
    compiler: Compiler,
    starting: StartOptions,
    called: FileCall,
    folder: Path,
    gathering: Gathering,
) -> tuple[list[Subject], list[LeftOut]]:
    pairs = tuple(registers_of(called.noalias or []))
    design, variant = starting.load(library, core)
    unused = {file.absolute() for file in starting.kernel or []}
    subjects: list[Subject] = []
    left: list[LeftOut] = []
    recipe: Recipe | None = None
    named, waiting = "", False
    for word in what:
        here = folder / str(len(subjects))
        if _is_file(word):
            gathering.files(Path(word))
            file = of_file(
                Path(word),
                core,
                compiler,
                called.function,
                called.arguments or [],
                called.results,
                pairs,
                here,
            )
            subjects.append(file)
            continue
        if recipe is not None and (
            word in recipe.workload["functions"] or word in recipe.workload["operations"]
        ):
            waiting = False
            if word in recipe.workload["functions"]:
                subjects.append(of_workload(library, recipe, named, word, core, pairs, here))
            else:
                more, without = of_operation(library, recipe, named, word, core, pairs, here)
                subjects += more
                left += without
            continue
        if waiting and recipe is not None:
            known = [*recipe.workload["functions"], *recipe.workload["operations"]]
            hint = suggestion(word, "it has", known)
            raise InstarError(f'workload "{named}" has no function and no operation "{word}"; {hint}')
        workload, parameter_set = library.workload_set(word)
        kernels = starting.kernels(workload)
        unused -= set(kernels.values())
        recipe = Recipe(
            workload,
            parameter_set,
            core.isa,
            compiler,
            design,
            variant,
            kernels=tuple(kernels.items()),
            # Flags may say that loads and stores need no alignment, and the core then knows.
            equipment=tuple(core.equipment.items()),
        )
        gathering.recipe(library, recipe)
        named, waiting = word, True
    if waiting or not subjects:
        raise InstarError(f"what of {named or 'it'} is to gain? Name a function or an operation after it")
    if unused:
        raise InstarError(
            f"--kernel: {min(unused).name} is named for no replaceable function of "
            f"{' or '.join(word for word in what if not _is_file(word))}"
        )
    return once(subjects), left


def _is_file(word: str) -> bool:
    """Whether a word names a file: functions and workloads have no ending and no folder."""
    return Path(word).suffix in SOURCES or (("." in word or "/" in word) and Path(word).is_file())


def _name(name: str | None, out: Path | None) -> str:
    given = name or (out.name if out is not None else "found")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", given):
        raise InstarError(f'"{given}" is no name of a design, which has {_NAME}; give one with --name')
    return given


def _notes(result: Result, limits: InstructionLimits) -> list[str]:
    assumed = [
        f"assumed: {assumption}"
        for one in result.kernels
        if one.proof is not None
        for assumption in one.proof["assumptions"]
    ]
    notes = [
        *assumed,
        f"assumed: a cycle has {limits.period:g} gate delays, and a unit takes an instruction each cycle",
    ]
    return list(dict.fromkeys(notes))
