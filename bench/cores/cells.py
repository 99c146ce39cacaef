"""What a core takes for each scheme by each software, by the commands that anybody can type, and the best."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from instar._core import InstarError, Library
from instar.measurement import Wanted, measure
from instar.outcome import WrongResult
from instar.places import library, runtime_folder
from instar.toolchain import sizes
from instar.workload.program import build_program, replacements

from ..searches import Ended, run
from .rows import FOUND, LEAST_GAIN, SCHEMES, Scheme
from .software import Software


@dataclass(frozen=True)
class Count:
    """One operation or function."""

    cycles: int
    #: With constants and data.
    code_bytes: int
    stack_bytes: int


@dataclass(frozen=True)
class Cell:
    """A scheme on a core by one software."""

    software: Software
    #: By operation; those that failed are not there.
    counts: Mapping[str, Count]
    #: Why one is not there.
    refusal: str = ""

    @property
    def cycles(self) -> int:
        """Of all operations together."""
        return sum(count.cycles for count in self.counts.values())

    @property
    def code_bytes(self) -> int:
        """Of the operation that needs most."""
        return max(count.code_bytes for count in self.counts.values())

    @property
    def stack_bytes(self) -> int:
        """The same for the stack."""
        return max(count.stack_bytes for count in self.counts.values())

    def as_dict(self) -> dict[str, Any]:
        """For a file."""
        return {
            "design": self.software.design,
            "variant": self.software.variant,
            "counts": {name: vars(count) for name, count in self.counts.items()},
            "refusal": self.refusal,
        }


def cells(core: str, software: Software, out: Path, jobs: int) -> dict[str, Cell]:
    """By the scheme's title: what it takes with this software, as `instar measure` says it."""
    known = library([out]) if software.design == FOUND else library()
    asked = [(scheme, name) for scheme in SCHEMES for name in scheme.columns]
    with ThreadPoolExecutor(jobs) as pool:
        made = list(pool.map(lambda one: counted(known, core, software, *one), asked))
    found = {}
    for scheme in SCHEMES:
        of = {name: count for (whose, name), count in zip(asked, made, strict=True) if whose is scheme}
        counts = {name: count for name, count in of.items() if isinstance(count, Count)}
        refusal = next((count for count in of.values() if isinstance(count, str)), "")
        found[scheme.title] = Cell(software, counts, refusal)
    return found


def counted(known: Library, core: str, software: Software, scheme: Scheme, name: str) -> Count | str:
    """One operation or function; the sentence where it cannot be measured."""
    try:
        recipe = software.recipe(known, core, scheme.target)
        if (variant := recipe.variant) and not (variant["flags"] or replacements(recipe.workload, variant)):
            return f"{software.title} has no kernel of it"
        host = known.core(core, design=recipe.design, variant=software.variant or None)
        made = measure(known, Wanted(recipe, name, host, sampling=None))
        _, build = build_program(known, recipe)
        of = recipe.workload["functions" if scheme.function else "operations"]
        symbol = of[name]["symbol"]
        needed = sizes(build, [symbol], runtime_folder() / "sizes.ld")[symbol]
    except (InstarError, WrongResult) as error:
        return str(error)
    assert made.cycles is not None
    code = needed.code_bytes + needed.constant_bytes + needed.data_bytes
    return Count(made.cycles, code, made.stack_bytes)


def best(of: Sequence[Cell]) -> Cell:
    """The one with most operations and fewest cycles; what hardly saves is no better than what was before."""
    chosen = of[0]
    for cell in of[1:]:
        more = len(cell.counts) - len(chosen.counts)
        if more > 0 or (more == 0 and cell.cycles <= (1 - LEAST_GAIN) * chosen.cycles):
            chosen = cell
    return chosen


def repeated(
    core: str, cell: Cell, scheme: Scheme, out: Path, longest: int, limit: float
) -> Iterator[dict[str, Any]]:
    """Each operation of a cell in RTL, but those of more than `longest` cycles: its second call."""
    path = ("--path", str(out)) if cell.software.design == FOUND else ()
    for name in scheme.columns:
        count = cell.counts.get(name)
        if count is None or count.cycles > longest:
            continue
        words = ["rtl", "score", core, scheme.target, name, *cell.software.words, *path, "--json"]
        made = run(words, limit)
        if isinstance(made, Ended):
            yield {"operation": name, "refusal": made.why}
            continue
        window = made["windows"][-1]
        yield {
            "operation": name,
            "instructions": window["instructions"],
            "accuracy": window["accuracy"],
            "rtl": window["first_to_last_reference"],
            "model": window["first_to_last_model"],
        }
