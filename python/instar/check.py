"""Everything that can be wrong with designs, cores, workloads and spaces, told without running anything.

What the reader of TOML says is said first; then what only shows when files are put together:
evaluations of workloads and functions that are not there, kernels that are missing, vectors that no
rule takes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from instar._core import InstarError, Library, suggestion
from instar.places import library as library_of
from instar.toolchain import Compiler, refuse_no_code
from instar.workload.program import Recipe, request, usual_isa
from instar.workload.vectors import load, own_files

if TYPE_CHECKING:
    from instar._core import Design, EvaluateInfo, PointInfo, VariantInfo, WorkloadInfo

What = Literal["design", "core", "workload", "space"]
#: Folders in which nobody keeps descriptions of their own.
_PASSED_OVER = {"node_modules", "target", "__pycache__"}
_TABLE = re.compile(r"^\ufeff?\s*\[\s*(core|space)\s*\]\s*(?:#.*)?$", re.MULTILINE)
#: Builds are only asked which files they need.
_NO_COMPILER = Compiler("none", "none", (), is_clang=True)


@dataclass(frozen=True)
class Checked:
    """One file and what is wrong with it."""

    kind: What
    path: str
    #: One sentence each, or a sentence with its lines of source.
    faults: tuple[str, ...]
    #: What is right, and passed over or left out all the same, one sentence each.
    notes: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """As `check --json` prints it."""
        return {**asdict(self), "ok": not self.faults}


def check(subject: Path, search: Sequence[Path]) -> list[Checked]:
    """Checks what lies in a folder, or one file; `search` are further folders whose names may be used.

    Raises `InstarError` where there is nothing to check.
    """
    found = list(_found(subject))
    if not found:
        raise InstarError(
            f"{subject}: there is nothing to check; looked for design.toml, workload.toml, and TOML files "
            "with [core] or [space]"
        )
    # designs/<name>/design.toml, cores/<name>.toml: names are looked up beside them too.
    roots = dict.fromkeys(_root(kind, path) for kind, path in found)
    library = library_of([*roots, *search])
    checks: dict[What, Callable[[Library, Path], Iterator[str]]] = {
        "design": partial(_design, cache(partial(_functions, library))),
        "core": _core,
        "workload": _workload,
        "space": _space,
    }
    return [
        Checked(kind, str(path), tuple(checks[kind](library, path)), tuple(_notes(library, kind, path)))
        for kind, path in found
    ]


def _root(kind: What, path: Path) -> Path:
    """The folder that has designs/, cores/ and workloads/, or the uppermost, as of /design/design.toml."""
    above = path.absolute().parents
    return above[min(1 if kind == "core" else 2, len(above) - 1)]


def _notes(library: Library, kind: What, path: Path) -> Iterator[str]:
    if kind == "design":
        # One that is wrong itself is told as such.
        with suppress(InstarError):
            for extension in library.design(_explicit(path)).info["extensions"]:
                yield from extension["notes"]


def _found(subject: Path) -> Iterator[tuple[What, Path]]:
    if subject.is_file():
        if (kind := _kind(subject, subject.absolute().parent.name == "cores")) is not None:
            yield kind, subject
        return
    if not subject.is_dir():
        raise InstarError(f"{subject}: there is no such folder")
    for folder, below, files in os.walk(subject):
        below[:] = sorted(name for name in below if not name.startswith(".") and name not in _PASSED_OVER)
        for name in sorted(files):
            path = Path(folder) / name
            if path.suffix != ".toml" or not path.is_file():
                continue
            if (kind := _kind(path, path.parent == subject / "cores")) is not None:
                yield kind, path


def _kind(path: Path, is_found_as_core: bool) -> What | None:
    """What a file is by its name or its tables, or else by where names are looked up."""
    if path.name == "design.toml":
        return "design"
    if path.name == "workload.toml":
        return "workload"
    try:
        table = _TABLE.search(path.read_text(encoding="utf-8", errors="replace"))
    except OSError as error:
        raise InstarError(f"{path}: cannot be read: {error.strerror}") from error
    if table is None:
        return "core" if is_found_as_core else None
    return "core" if table[1] == "core" else "space"


def _said(action: Callable[[], object]) -> list[str]:
    """What an action says is wrong."""
    try:
        action()
    except InstarError as error:
        return [str(error)]
    return []


def _explicit(path: Path) -> str:
    return str(path.absolute())


def _core(library: Library, path: Path) -> Iterator[str]:
    yield from _said(partial(library.core, _explicit(path)))


def _workload(library: Library, path: Path) -> Iterator[str]:
    try:
        workload = library.workload(_explicit(path))
    except InstarError as error:
        yield str(error)
        return
    yield from _said(partial(refuse_no_code, [Path(source) for source in workload["sources"]]))
    for parameter_set in workload["sets"] or [""]:
        for file in own_files(workload):
            yield from _said(partial(_cases, workload, file, parameter_set))


def _cases(workload: WorkloadInfo, file: Path, parameter_set: str) -> int:
    """Reads every case as if it were to be run."""
    return sum(1 for _ in load(workload, file, parameter_set))


def _design(functions: Callable[[], set[str]], library: Library, path: Path) -> Iterator[str]:
    try:
        design = library.design(_explicit(path))
    except InstarError as error:
        yield str(error)
        return
    info = design.info
    variants = [*info["baselines"], *info["variants"]]
    told: set[str] = set()
    for core in info["cores"]:
        for variant in variants:
            if not variant["cores"] or core in variant["cores"]:
                told.update(_said(partial(library.core, core, design=design, variant=variant["name"])))
    for variant in variants:
        told.update(
            f'{path}: variant "{variant["name"]}" replaces "{name}", which is a function of no workload'
            for name in variant["replaces"]
            if name not in functions()
        )
    for entry in info["evaluate"]:
        told.update(_evaluation(library, design, path, entry))
    yield from sorted(told)


def _functions(library: Library) -> set[str]:
    """Those of every workload, by themselves and behind its name; a name that is none is a slip."""
    functions: set[str] = set()
    for found in library.list("workload"):
        # One that is wrong itself is told as such.
        with suppress(InstarError):
            for function, described in library.workload(found["path"])["functions"].items():
                functions |= {function, f"{described['workload']}/{function}"}
    return functions


def _evaluation(library: Library, design: Design, path: Path, entry: EvaluateInfo) -> Iterator[str]:
    info = design.info
    try:
        workload = library.workload(entry["workload"])
    except InstarError as error:
        yield f"{path}: [[evaluate]]: {error}"
        return
    for parameter_set in entry["sets"]:
        if parameter_set not in workload["sets"]:
            hint = suggestion(parameter_set, "it has", list(workload["sets"]))
            yield f'{path}: [[evaluate]]: "{workload["name"]}" has no set "{parameter_set}"; {hint}'
            return
    for key in ("functions", "operations"):
        for name in entry[key]:
            if name not in workload[key]:
                hint = suggestion(name, "it has", list(workload[key]))
                yield (
                    f'{path}: [[evaluate]]: workload "{workload["name"]}" has no "{name}" among its {key}; '
                    + hint
                )
    chosen = [
        *info["baselines"],
        *(v for v in info["variants"] if not entry["variants"] or v["name"] in entry["variants"]),
    ]
    for variant in chosen:
        yield from _said(partial(_files, library, design, workload, entry, variant))


def _files(
    library: Library, design: Design, workload: WorkloadInfo, entry: EvaluateInfo, variant: VariantInfo
) -> None:
    parameter_set = next(iter(entry["sets"] or workload["sets"]), "")
    core = next(iter(variant["cores"] or design.info["cores"]), None)
    isa = library.core(core).isa if core else usual_isa(design)
    request(library, Recipe(workload, parameter_set, isa, _NO_COMPILER, design, variant))


def _space(library: Library, path: Path) -> Iterator[str]:
    try:
        space = library.space(path)
    except InstarError as error:
        yield str(error)
        return
    points = [point for point in space["points"] if point["refused"] is None]
    if not points:
        reasons = dict.fromkeys(point["refused"] for point in space["points"] if point["refused"])
        yield f"{path}: no point of this space can be built: {next(iter(reasons), 'it has none')}"
    told: set[str] = set()
    for point in points:
        told.update(_point(path, point))
    yield from sorted(told)


def _point(path: Path, point: PointInfo) -> Iterator[str]:
    for key in ("trace", "program"):
        file = point["trace"] if key == "trace" else point["program"]
        if file is not None and not Path(file).is_file():
            yield f"{path}: there is no {key} {file}"
