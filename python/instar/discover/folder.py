"""What was found as a design's folder: description, costs, kernels, and a page with the evidence."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import signal
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from instar._core import InstarError
from instar.discover.explain import standing
from instar.discover.pool import DesignText, Named, costs, description
from instar.discover.report import table
from instar.interruption import held

if TYPE_CHECKING:
    from instar.discover.finish import Finished, Result
    from instar.discover.next_best import NextBest
    from instar.discover.search import Discovered, Picked


def texts(result: Result, command: str) -> DesignText:
    """All files, by their names in the folder."""
    found = result.discovered
    evidence = {one.named.mnemonic: _evidence(one) for one in found.picked}
    evidence |= {one.named.mnemonic: _alone(one) for one in found.beside}
    file, text = description(found.found, found.instructions, found.core, result.name, evidence)
    head = f"// Instructions that were found in {_subjects(result)}, for {found.core.name}.\n\n"
    files = {
        file: head + text,
        "design.toml": _toml(result, file),
        "README.md": _page(result, command),
    }
    for one, name in zip(result.kernels, _kernels(result.kernels), strict=True):
        assert one.made is not None
        kernel = PurePosixPath("kernels", name)
        files[str(kernel)] = one.made.text
        domain = one.subject.domain
        if domain is not None:
            files[str(kernel.with_name(domain.name))] = domain.read_text(encoding="utf-8")
    return DesignText(result.name, files)


def _kernels(all_: Sequence[Finished]) -> list[str]:
    """Where each lies below `kernels`.

    In a folder of its set where others of its workload have its name, and all of a workload in a folder
    of the workload where another workload has one of their names: such a folder is looked into alone.
    """

    def owner(one: Finished) -> str:
        return one.subject.workload[0] if one.subject.workload else ""

    owners: dict[str, set[str]] = {}
    for one in all_:
        owners.setdefault(_function(one), set()).add(owner(one))
    apart = {name for alike in owners.values() if len(alike) > 1 for name in alike}

    def folder(one: Finished) -> str:
        if one.subject.workload is None:
            return ""
        alike = [other for other in all_ if owner(other) == owner(one) and _function(other) == _function(one)]
        sets = {other.subject.workload[2] for other in alike if other.subject.workload}
        parameter_set = one.subject.workload[2]
        return f"{owner(one)}/" * (owner(one) in apart) + f"{parameter_set}/" * (len(sets) > 1)

    return [f"{folder(one)}{_function(one)}.S" for one in all_]


def _function(one: Finished) -> str:
    return one.subject.target.function


def _subjects(result: Result) -> str:
    return ", ".join(dict.fromkeys(one.subject.title for one in result.functions))


def _evidence(one: Picked) -> str:
    return f"{_where(one.named)}\nAlone it saves {one.alone:,} cycles, and beside the others {one.without:,}."


def _alone(one: NextBest) -> str:
    return (
        f"{_where(one.named)}\nAlone it saves {one.alone:,} cycles; it was not chosen, and no kernel has it."
    )


def _where(one: Named) -> str:
    places = sum(one.found["uses"])
    return (
        f"In the place of {' '.join(one.found['replaces'])}, found at {places:,} "
        f"place{'' if places == 1 else 's'}, executed up to {one.found['executed']:,} times."
    )


def _toml(result: Result, file: str) -> str:
    found = result.discovered
    lines = [
        f"{_MARK} for {_subjects(result)}. README.md has the evidence.",
        "",
        "[design]",
        f'name = "{result.name}"',
        f'title = "Found for {_quoted(_subjects(result))}"',
        f'summary = "{_count(found)} that `instar discover` found, on {found.core.name}"',
        f'extensions = ["{file}"]',
        f'cores = ["{found.core.name}"]',
        "",
        *costs(found.instructions, found.core, found.wanted.stand),
    ]
    kernels = [one for one in result.kernels if one.subject.workload]
    if kernels:
        owned = dict.fromkeys(
            f"{w[0]}/{one.subject.target.function}" for one in kernels if (w := one.subject.workload)
        )
        lines += [
            "[[baselines]]",
            'name = "portable-c"',
            'title = "portable C"',
            "",
            "[[variants]]",
            f'name = "{result.name}"',
            'title = "+ what was found"',
            'kernels = "kernels"',
            f"replaces = [{_listed(owned)}]",
            "",
        ]
        for (workload, parameter_set), (functions, operations) in _evaluated(kernels).items():
            lines += [
                "[[evaluate]]",
                f'workload = "{workload}"',
                *([f'sets = ["{parameter_set}"]'] if parameter_set else []),
                *([f"functions = [{_listed(functions)}]"] if functions else []),
                *([f"operations = [{_listed(operations)}]"] if operations else []),
                "",
            ]
    return "\n".join(lines)


def _count(found: Discovered) -> str:
    return f"{len(found.instructions)} instructions"


def _evaluated(kernels: list[Finished]) -> dict[tuple[str, str], tuple[list[str], list[str]]]:
    """By workload and set what was asked for: functions, and operations."""
    asked: dict[tuple[str, str], tuple[list[str], list[str]]] = {}
    for one in kernels:
        for wanted in one.subject.asked:
            names = asked.setdefault((wanted.workload, wanted.parameter_set), ([], []))[wanted.is_operation]
            if wanted.name not in names:
                names.append(wanted.name)
    return asked


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _quoted(text: str) -> str:
    return re.sub(r'["\\]', "", text)


def _page(result: Result, command: str) -> str:
    return "\n".join(
        [
            f"# {result.name}: instructions found for {_subjects(result)}",
            "",
            "Made by",
            "",
            f"    {command}",
            "",
            "```",
            *table(result).rstrip("\n").splitlines(),
            "```",
            "",
            "## Where they stand",
            "",
            *_stand(result),
            "Costs are assumed; encodings are the custom opcodes'. `instar evaluate`, `hardware`, `ct` and",
            "the others take this folder as any design's.",
            "",
        ]
    )


def _stand(result: Result) -> list[str]:
    """Each instruction: what it replaces, and in which lines of which functions."""
    lines = []
    for one in result.discovered.picked:
        there = standing(result.discovered, one.named, result.places)
        lines += [f"- `{one.named.mnemonic}`: {' '.join(one.named.found['replaces'])}"]
        lines += [*(f"  - {place}" for place in there), ""]
    return lines


#: How the `design.toml` begins that is written here.
_MARK = "# Written by `instar discover`"


def refuse_foreign(folder: Path) -> None:
    """Raises `InstarError` where `folder` holds what was not written here, or none can be written."""
    if folder.exists() and not folder.is_dir():
        raise InstarError(f"{folder}: files cannot be written there: it is a file; name a folder")
    if folder.resolve() in (Path.cwd(), *Path.cwd().parents):
        raise InstarError(
            f"{folder}: a folder that the current one lies in is not replaced; name one below it"
        )
    known = folder / "design.toml"
    if known.exists():
        if not known.read_text(encoding="utf-8", errors="replace").startswith(_MARK):
            raise InstarError(
                f"{known}: a design that discover did not write; name another folder with --out"
            )
    elif folder.is_dir() and any(folder.iterdir()):
        raise InstarError(f"{folder}: has files that discover did not write; name another folder with --out")
    above = next(one for one in folder.absolute().parents if one.exists())
    try:
        with tempfile.TemporaryDirectory(prefix=".instar-", dir=above):
            pass
    except OSError as error:
        raise _unwritten(folder, error) from error


def placed(design: DesignText, folder: Path) -> list[Path]:
    """Writes a design's files into `folder`, all of them or none; the files.

    They are made beside it and take its place. What somebody has added to a design that was written
    before stays.
    """
    folder = Path(os.path.realpath(folder))
    mark = secrets.token_hex(4)
    new, old = (folder.with_name(f".{folder.name}.{kind}-{mark}") for kind in ("new", "old"))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        design.write(new)
        for file in _added(folder):
            copy = new / file.relative_to(folder)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, copy)
        with held(signal.SIGINT), held(signal.SIGTERM):
            if folder.exists():
                folder.rename(old)
            new.rename(folder)
    except OSError as error:
        raise _unwritten(folder, error) from error
    finally:
        shutil.rmtree(new, ignore_errors=True)
    shutil.rmtree(old, ignore_errors=True)
    return [folder / name for name in design.files]


def _added(folder: Path) -> list[Path]:
    """Files that are none of those that were written here before."""
    kept = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return [file for file in kept if not _OWN.fullmatch(file.relative_to(folder).as_posix())]


#: Names of files that are written here.
_OWN = re.compile(r"design\.toml|README\.md|x[a-z0-9]+\.core_desc|kernels/([\w.-]+/){0,2}\w+\.[Sh]")


def _unwritten(folder: Path, error: OSError) -> InstarError:
    return InstarError(
        f"{folder}: this cannot be written: {error.strerror}; make room, or name another folder"
    )
