"""What was found as a design's folder: description, costs, kernels, and a page with the evidence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import InstarError
from instar.discover.pool import DesignText, Named, costs, description
from instar.discover.report import table
from instar.schedule.report import header

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
    for one in result.kernels:
        assert one.made is not None
        files[f"kernels/{_kernel(one)}"] = header(one.made) + one.made.text
        domain = one.subject.domain
        if domain is not None:
            files[f"kernels/{domain.name}"] = domain.read_text(encoding="utf-8")
    return DesignText(result.name, files)


def _kernel(one: Finished) -> str:
    return f"{one.subject.target.function}.S"


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
        for (workload, parameter_set), functions in _evaluated(kernels).items():
            lines += [
                "[[evaluate]]",
                f'workload = "{workload}"',
                *([f'sets = ["{parameter_set}"]'] if parameter_set else []),
                f"functions = [{_listed(functions)}]",
                "",
            ]
    return "\n".join(lines)


def _count(found: Discovered) -> str:
    return f"{len(found.instructions)} instructions"


def _evaluated(kernels: list[Finished]) -> dict[tuple[str, str], list[str]]:
    asked: dict[tuple[str, str], list[str]] = {}
    for one in kernels:
        if one.subject.workload is not None:
            functions = asked.setdefault(one.subject.workload[1:], [])
            functions.append(one.subject.target.function)
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
            "Costs are assumed; encodings are the custom opcodes'. `instar evaluate`, `hardware`, `ct` and",
            "the others take this folder as any design's.",
            "",
        ]
    )


#: How the `design.toml` begins that is written here.
_MARK = "# Written by `instar discover`"


def refuse_foreign(folder: Path) -> None:
    """Raises `InstarError` where `folder` has a design that was not written here."""
    known = folder / "design.toml"
    if known.exists() and not known.read_text(encoding="utf-8").startswith(_MARK):
        raise InstarError(f"{known}: a design that discover did not write; name another folder with --out")
