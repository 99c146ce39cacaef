"""The two sides of a row: the set that is there, and those that are found; cycles, instructions, area."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import instar
from instar import _core, cache
from instar._core import Design, InstarError, Library
from instar.hardware.cost import Wanted as Synthesis
from instar.hardware.unit import generate
from instar.hardware.units import unit_cost
from instar.measurement import Wanted, measure
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import (
    Recipe,
    build_program,
    kernel_files,
    load_program,
    replacements,
)

from ..searches import Ended, run
from .rows import OUT, STARTS, Row

#: Instructions that a search may choose at least.
COUNT = 8
#: Candidates that are looked at.
CANDIDATES = 60
#: Of the area of the set that is there, what those that are found may have.
AREA = 1.02


@dataclass(frozen=True)
class Effort:
    """How long is looked, for both sides."""

    effort: int
    jobs: int
    #: Seconds of one command, after which it is given up.
    limit: float


@dataclass(frozen=True)
class Known:
    """The set that is there."""

    instructions: tuple[str, ...]
    #: Gate equivalents of its units, and gate delays of the slowest path.
    area: float
    delays: float
    #: By function: cycles as its kernel stands, and as `instar schedule` orders it, where it is C:
    #: assembly is scheduled already.
    cycles: dict[str, tuple[int, int | None]]

    @property
    def best(self) -> int:
        """Cycles of all functions, each of the faster kernel."""
        return sum(min(one for one in pair if one is not None) for pair in self.cycles.values())


@dataclass(frozen=True)
class Found:
    """What a search came to from one start."""

    instructions: tuple[str, ...] = ()
    area: float = 0.0
    #: Cycles without instructions, scheduled, and with them.
    before: int = 0
    after: int = 0
    functions: tuple[tuple[str, int, int], ...] = ()
    seconds: float = 0.0
    #: Why there is nothing.
    why: str = ""


@dataclass(frozen=True)
class Compared:
    """A row with both sides."""

    row: Row
    known: Known
    found: dict[str, Found]

    @property
    def best(self) -> tuple[str, Found] | None:
        """The start from which the set that was found is fastest; None where there is none."""
        there = [(name, one) for name, one in self.found.items() if not one.why]
        return min(there, key=lambda one: one[1].after) if there else None

    @property
    def software(self) -> int | None:
        """Cycles of the fastest code without instructions."""
        return min((one.before for one in self.found.values() if not one.why), default=None)

    @property
    def ratio(self) -> float | None:
        """Cycles with what was found, of those with the set that is there."""
        best = self.best
        return best[1].after / self.known.best if best else None


def known(library: Library, row: Row, how: Effort) -> Known:
    """Measures the set that is there."""
    design, variant, recipe, host = _hosted(library, row)
    used = _used(library, row, design, recipe)
    if row.area_of is not None:
        host = library.core(row.core, design=design, variant=row.area_of)
    areas = [unit_cost(unit, Synthesis(("gates",))).area for unit in generate(host, used).units]
    there = [one for one in areas if one is not None]
    kernels = kernel_files(library, recipe)
    cycles: dict[str, tuple[int, int | None]] = {}
    for name in row.what:
        wanted = Wanted(recipe, name, library.core(row.core, design=design, variant=variant), sampling=None)
        made = measure(library, wanted).cycles
        assert made is not None
        ordered = row.whole or kernels[name].suffix == ".S"
        cycles[name] = (made, None if ordered else _scheduled(row, name, variant, how))
    return Known(
        used,
        round(sum(one.gate_equivalents for one in there), 1),
        max(one.critical_path_delays for one in there),
        cycles,
    )


def _scheduled(row: Row, name: str, variant: str, how: Effort) -> int | None:
    words = ["schedule", row.target, name, "--core", row.core, "--effort", str(how.effort)]
    words += [word for one in row.designs for word in ("--design", one)]
    told = run([*words, "--variant", variant, "-j", str(how.jobs), "--json"], how.limit)
    return None if isinstance(told, Ended) else int(told["cycles_after"])


def found(library: Library, row: Row, start: str, there: Known, how: Effort) -> Found:
    """Looks for a set with the ports and the area of the one that is there."""
    out = OUT / "designs" / re.sub(r"[^a-z0-9]", "-", f"{row.name}.{start}".lower())
    shutil.rmtree(out, ignore_errors=True)
    words = ["discover", row.target, *row.what, "--core", row.core]
    words += ["--reads", str(row.reads), "--writes", str(row.writes)]
    words += [
        "--count",
        str(max(COUNT, len(there.instructions))),
        "--area",
        f"{AREA * there.area / 1000:.4f}",
    ]
    words += ["--effort", str(how.effort), "--jobs", str(how.jobs), "--candidates", str(CANDIDATES)]
    words += ["--coprocessor"] if row.coprocessor else []
    words += ["--issue-ports", str(row.issue_ports)] if row.issue_ports is not None else []
    words += [f"--cflags={row.cflags}"] if row.cflags else []
    told = run([*words, *STARTS[start], "-o", str(out), "--json"], how.limit)
    if isinstance(told, Ended):
        return Found(why=told.why)
    after, before = told["after"], told["before"]
    if row.whole:
        before, after = _whole(library, row, start, out)
    return Found(
        tuple(one["mnemonic"] for one in told["instructions"]),
        round(told["area"], 1),
        before,
        after,
        tuple((one["function"], one["scheduled"], one["after"]) for one in told["functions"]),
    )


def compared(
    library: Library, row: Row, how: Effort, *, look: bool = True, starts: Sequence[str] | None = None
) -> Compared | None:
    """A row; what was measured before is kept. None where there is nothing and nothing is to be run.

    Of `starts` a search is made; what was found from others before is kept too.
    """
    path = OUT / f"{row.name}.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def part(name: str, make: Any, *given: object, look: bool = look) -> Any:
        tool = _digest_without_discover() if name == "known" else cache.tool_digest()
        key = cache.digest(tool, repr(row), repr(how.effort), repr(given))
        if name in kept and kept[name]["key"] == key:
            return kept[name]["made"]
        if not look:
            return kept[name]["made"] if name in kept else None
        print(f"  {row.name}: {name}", file=sys.stderr, flush=True)
        made = asdict(make())
        kept[name] = {"key": key, "made": made}
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        return made

    told = part("known", lambda: known(library, row, how))
    if told is None:
        return None
    there = Known(
        tuple(told["instructions"]),
        told["area"],
        told["delays"],
        {name: (pair[0], pair[1]) for name, pair in told["cycles"].items()},
    )
    made: dict[str, Found] = {}
    for start in row.starts:
        one = part(
            start,
            lambda start=start: found(library, row, start, there, how),
            STARTS[start],
            look=look and (not starts or start in starts),
        )
        if one is not None:
            functions = tuple((name, before, after) for name, before, after in one["functions"])
            # What is kept stays whole: the next start is written beside it.
            lists = {"functions": functions, "instructions": tuple(one["instructions"])}
            made[start] = Found(**{**one, **lists})
    return Compared(row, there, made)


def _digest_without_discover() -> str:
    """Of Instar's code that measures the sets that are there, which is all but what looks for others."""
    package = Path(instar.__file__).parent
    every = sorted(package.rglob("*.py"))
    files = [file for file in every if "discover" not in str(file.relative_to(package))]
    return cache.digest(Path(_core.__file__).read_bytes(), *(file.read_bytes() for file in files))


def _hosted(library: Library, row: Row) -> tuple[Design, str, Recipe, Any]:
    design = library.design(list(row.designs))
    variant = "+".join(row.variants)
    host = library.core(row.core, design=design, variant=variant)
    workload, parameter_set = library.workload_set(row.target)
    recipe = Recipe(workload, parameter_set, host.isa, find_compiler(), design, find_variant(design, variant))
    return design, variant, recipe, host


def _used(library: Library, row: Row, design: Design, recipe: Recipe) -> tuple[str, ...]:
    """The instructions in the functions of the row; of an operation in all that are replaced."""
    workload = recipe.workload
    names = [name for _, name in replacements(workload, recipe.variant)] if row.whole else row.what
    elf, _ = build_program(library, recipe)
    program = load_program(elf, recipe)
    seen: set[str] = set()
    for name in names:
        at = program.symbols[workload["functions"][name]["symbol"]]
        seen |= {text.split()[0] for _, _, _, text in program.disassemble(at["address"], at["size"])}
    every = [i["mnemonic"] for extension in design.info["extensions"] for i in extension["instructions"]]
    used = tuple(mnemonic for mnemonic in every if mnemonic in seen)
    if not used:
        raise InstarError(f"{row.name}: no instruction of the design stands in {', '.join(names)}")
    return used


def _whole(library: Library, row: Row, start: str, out: Path) -> tuple[int, int]:
    """Cycles of an operation with the start's kernels, and with what was found."""
    workload, parameter_set = library.workload_set(row.target)
    (operation,) = row.what
    compiler = find_compiler()
    base = library.core(row.core)
    words = STARTS[start]
    design = variant = None
    if "--design" in words:
        design = library.design("software")
        variant = next(one for one in design.info["variants"] if row.core in one["cores"])
    given = tuple((Path(word).stem, Path(word).absolute()) for word in words if word.endswith((".S", ".c")))
    recipe = Recipe(workload, parameter_set, base.isa, compiler, design, variant, given)
    before = measure(library, Wanted(recipe, operation, base, sampling=None)).cycles
    made = library.design(str(out.absolute()))
    with_it = find_variant(made, None)
    host = library.core(row.core, design=made, variant=with_it["name"] if with_it else None)
    # What no instruction stands in stays as it was.
    replaced = {name for _, name in replacements(workload, with_it)}
    others = tuple(pair for pair in kernel_files(library, recipe).items() if pair[0] not in replaced)
    recipe = Recipe(workload, parameter_set, host.isa, compiler, made, with_it, others)
    after = measure(library, Wanted(recipe, operation, host, sampling=None)).cycles
    assert before is not None and after is not None
    return before, after
