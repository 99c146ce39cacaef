"""Beginnings of one's own design, device, core or workload: text files in which only the name is filled in.

Each runs as it is written, so that the first change is made to something that works. The texts
stand beside this file, as a reader finds them in the new folder.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from instar._core import Core, InstarError, Library, families
from instar.templates.system_rdl import read_map

_TEXTS = Path(__file__).parent
#: Stand in the texts for the name, and for the name as an identifier.
_NAME, _IDENTIFIER = "NEWNAME", "NEWIDENT"
#: A window of PULPino's peripherals that nothing else has.
_BASE, _WINDOW = 0x1A10_8000, 0x1000
_UNIT = (
    'unit = "{}"                                  # a unit of the core, or one of your own: [units.<name>]'
)
_ONE_CYCLE = """latency = 1                                   # cycles until the result can be used
interval = 1                                  # cycles until the unit takes the next one"""
#: What a core pays for an adder: the families' own units differ, and so does where results go.
_COSTS = (
    "\n".join([_UNIT.format("alu"), _ONE_CYCLE, 'result_bus = "alu"']),
    "\n".join([_UNIT.format("ex"), _ONE_CYCLE, 'result_bus = "ex"']),
    "\n".join([_UNIT.format("ex"), _ONE_CYCLE]),
    "\n".join([_UNIT.format("memory"), _ONE_CYCLE]),
    "\n".join([_UNIT.format("execute"), _ONE_CYCLE]),
    """unit = "pcpi"                                 # whatever stands behind the core's interface
latency = 3                                   # cycles from the request to the answer, both included
interval = 3""",
)
#: How a device answers: by a bus that is known, or behind other cores by cycles that nobody
#: measured.
_ANSWERS = (
    'bus = "obi"                                     # or "pulpino-apb", or latencies of its own',
    """load_latency = 1                                # cycles from a request to its answer
store_latency = 1
from = "assumed"
where = "a slave that answers in the next cycle\"""",
)
_RIGHT_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
#: What a name becomes part of (file names, sentences) is still readable with so many characters.
_LONGEST = 40


@dataclass(frozen=True)
class Started:
    """What was written, and what can be done with it at once."""

    files: tuple[Path, ...]
    commands: tuple[str, ...]
    #: What is not quite as it was asked for.
    notes: tuple[str, ...] = ()


def new_design(library: Library, folder: Path, name: str, core: str) -> Started:
    """`designs/<name>/`: one instruction with its cost on `core`, one kernel, one evaluation."""
    _check_name("design", name)
    known = library.core(core)
    texts = _texts("design", name)
    text = texts["design.toml"].replace("NEWCORE", known.name)
    beginnings = [texts | {"design.toml": text.replace("NEWCOST", cost)} for cost in _COSTS]
    texts = _first_right(library, name, beginnings, f'core "{known.name}"')
    files = _write(folder / "designs" / name, texts)
    return Started(files, (f"instar check designs/{name}", f"instar evaluate {name}"))


def new_device(library: Library, folder: Path, name: str, core: str, rdl: Path | None) -> Started:
    """`designs/<name>/`: a device on the bus of `core`, with registers as in the SystemRDL file `rdl`.

    Without a file it has some registers, a memory and a command.
    """
    _check_name("device", name)
    known = library.core(core)
    texts = _texts("device", name)
    head, table = (texts.pop(part) for part in ("head.toml", "table.toml"))
    window = _WINDOW
    notes: tuple[str, ...] = ()
    if rdl is not None:
        given = read_map(rdl)
        table, window, notes, texts = "\n" + given.tables, given.bytes, given.notes, {}
    filled = {"NEWCORE": known.name, "NEWBASE": hex(_BASE), "NEWBYTES": hex(window)}
    for word, value in filled.items():
        head = head.replace(word, value)
    beginnings = [texts | {"design.toml": head.replace("NEWANSWER", answer) + table} for answer in _ANSWERS]
    texts = _first_right(library, name, beginnings, rdl or f'core "{known.name}"')
    files = _write(folder / "designs" / name, texts)
    return Started(
        files, (f"instar check designs/{name}", f"instar header {name} --out designs/{name}"), notes
    )


def _first_right(
    library: Library, name: str, beginnings: Sequence[dict[str, str]], whose: Path | str
) -> dict[str, str]:
    """The first that is a design.

    Raises `InstarError`, before anything is written, where none is: what is wrong with the one that has
    the fewest faults, a later one before an earlier one.
    """
    nearest: list[str] = []
    for texts in beginnings:
        try:
            _refuse_wrong(library, name, texts)
        except InstarError as error:
            told = re.findall(r"(?:error|hint): (.*)", str(error)) or [str(error)]
            nearest = told if not nearest or len(told) <= len(nearest) else nearest
        else:
            return texts
    raise InstarError(f"{whose}: {'; '.join(nearest[:2])}")


def _refuse_wrong(library: Library, name: str, texts: dict[str, str]) -> None:
    with TemporaryDirectory() as scratch:
        library.design(str(_write(Path(scratch) / name, texts)[0].parent))


def new_workload(folder: Path, name: str) -> Started:
    """`workloads/<name>/`: one function, one operation with known answers."""
    _check_name("workload", name)
    files = _write(folder / "workloads" / name, _texts("workload", name))
    return Started(
        files,
        (
            f"instar check workloads/{name}",
            f"instar vectors {name}",
            f"instar measure {name} checksum --core cva6-superscalar",
        ),
    )


def new_core(library: Library, folder: Path, name: str, like: str) -> Started:
    """`cores/<name>.toml`: the core `like` under another name, with every parameter that may differ."""
    _check_name("core", name)
    base = library.core(like)
    source = Path(library.find("core", like)["path"])
    # A core that was named by its file is found from the new one.
    named = base.name if like == base.name else Path(os.path.relpath(source, folder / "cores")).as_posix()
    head = (_TEXTS / "core.toml").read_text().replace(_NAME, name)
    head = head.replace("NEWBASE", named).replace("NEWCORE", base.name)
    files = _write(folder / "cores", {f"{name}.toml": head + _parameters(base)})
    return Started(
        files,
        (f"instar check cores/{name}.toml", f"instar measure ml-dsa-44 ntt --core {name}"),
    )


def _parameters(base: Core) -> str:
    """Every parameter as a comment, with its value on `base`, what else is legal, and what it means."""
    meanings = {one["name"]: one["meaning"] for family in families() for one in family["parameters"]}
    lines = []
    for parameter in base.parameters:
        value = json.dumps(parameter["value"])
        low_high = parameter["range"]
        legal = (
            f"{low_high[0]} to {low_high[1]}"
            if low_high
            else " or ".join(json.dumps(choice) for choice in parameter["choices"] or [])
        )
        lines += ["", f"# {meanings[parameter['name']]} Legal: {legal}."]
        lines.append(f'# {parameter["name"]} = {{ value = {value}, from = "assumed", where = "why" }}')
    return "\n".join(lines) + "\n"


def _check_name(kind: str, name: str) -> None:
    if not _RIGHT_NAME.fullmatch(name) or len(name) > _LONGEST:
        raise InstarError(
            f'"{name}" is no name for a {kind}: right are small letters, digits and single dashes behind a '
            f"letter, {_LONGEST} characters at most, as in my-{kind}"
        )


def _texts(kind: str, name: str) -> dict[str, str]:
    """File name in the new folder → text."""
    identifier = name.replace("-", "_")
    texts = {}
    for path in sorted((_TEXTS / kind).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            file = path.relative_to(_TEXTS / kind).as_posix().replace(_IDENTIFIER, identifier)
            texts[file] = path.read_text().replace(_NAME, name).replace(_IDENTIFIER, identifier)
    return texts


def _write(folder: Path, texts: dict[str, str]) -> tuple[Path, ...]:
    """Writes all files, or none where one of them is there already or cannot be written."""
    files = {folder / name: text for name, text in texts.items()}
    for path in files:
        if path.exists() or path.is_symlink():
            raise InstarError(f"{path} is there already, and nothing is overwritten; choose another name")
    begun: list[Path] = []
    for path, text in files.items():
        try:
            begun += _made_folders(path.parent)
            with path.open("x") as opened:
                begun.append(path)
                opened.write(text)
        except OSError as error:
            _take_back(begun)
            raise InstarError(f"{path}: this cannot be written: {error.strerror}") from error
    return tuple(files)


def _made_folders(folder: Path) -> list[Path]:
    """Makes a folder with those that it lies in; which were missing, the uppermost first."""
    missing = [one for one in (*reversed(folder.parents), folder) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return missing


def _take_back(begun: list[Path]) -> None:
    for path in reversed(begun):
        # What somebody else put into a folder meanwhile stays.
        with suppress(OSError):
            path.rmdir() if path.is_dir() else path.unlink()
