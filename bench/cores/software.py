"""Software for a core: what is shipped, and kernels that `instar schedule` finds, as a design."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar import cache
from instar._core import Library
from instar.places import library
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe, kernel_files, own_domains, replacements

from ..searches import Ended, run
from .rows import FOUND, HOT, LEAST_GAIN, SHIPPED, Hot

if TYPE_CHECKING:
    from instar._core import VariantInfo

_HEAD = """# Kernels that `python -m bench.cores` found: each is proved equal to what it came from.

[design]
name = "{name}"
title = "Found kernels"
summary = "No instruction: kernels scheduled for each core in few steps"
extensions = []
cores = [{cores}]

[[baselines]]
name = "portable-c"
title = "portable C"
"""
_VARIANT = """
[[variants]]
name = "{core}"
title = "found for {core}"
cores = ["{core}"]
kernels = "kernels/{core}"
replaces = [{replaces}]
"""


@dataclass(frozen=True)
class Software:
    """A variant of a design whose kernels are software, or plain C."""

    design: str = ""
    variant: str = ""

    @property
    def title(self) -> str:
        """For tables."""
        if not self.design:
            return "C"
        return FOUND if self.design == FOUND else f"{self.design}, {self.variant}"

    @property
    def words(self) -> tuple[str, ...]:
        """Options that choose it."""
        return ("--design", self.design, "--variant", self.variant) if self.design else ()

    def recipe(self, known: Library, core: str, target: str) -> Recipe:
        """The program of a workload with it."""
        workload, chosen = known.workload_set(target)
        design = known.design(self.design) if self.design else None
        variant = find_variant(design, self.variant) if design else None
        host = known.core(core, design=design, variant=self.variant or None)
        return Recipe(workload, chosen, host.isa, find_compiler(), design, variant)


@dataclass(frozen=True)
class Looking:
    """How long is looked."""

    orders: int
    jobs: int
    #: Seconds after which a command is given up.
    limit: float


@dataclass(frozen=True)
class Searched:
    """What came of a search, or why there was none."""

    #: As `replaces` names the function, and its set.
    entry: str
    of_set: str
    before: int = 0
    after: int = 0
    refusal: str = ""

    @property
    def gains(self) -> bool:
        """Whether its kernel is worth having."""
        return not self.refusal and self.after <= (1 - LEAST_GAIN) * self.before


def is_vector(core: str) -> bool:
    """Whether compilers make vector instructions for it, whose orders are not searched."""
    return "zve" in library().core(core).isa


def shipped(core: str) -> Iterator[Software]:
    """Plain C, and every variant of the shipped software that runs on a core."""
    yield Software()
    for name, only in SHIPPED.items():
        info = library().design(name).info
        fits = core in info["cores"] if info["cores"] else is_vector(core)
        for variant in [*info["baselines"], *info["variants"]] if fits else ():
            if variant["name"] in only and (not variant["cores"] or core in variant["cores"]):
                yield Software(name, variant["name"])


def found_for(core: str, out: Path) -> Software | None:
    """What was found for a core before, if anything was."""
    there = (out / "designs" / FOUND / "design.toml").is_file()
    cores = library([out]).design(FOUND).info["cores"] if there else []
    return Software(FOUND, core) if core in cores else None


def own(core: str) -> VariantInfo | None:
    """The software whose kernels were scheduled for this very core, with more steps than there are here."""
    variants = library().design("software").info["variants"]
    return next((variant for variant in variants if variant["workload_kernels"] == core), None)


def start(core: str, hot: Hot, best: Software) -> tuple[Path | None, Path | None]:
    """The kernel that a search begins with, None for C, and the header of its domain."""
    recipe = best.recipe(library(), core, hot.target)
    if not replacements(recipe.workload, recipe.variant):
        return None, None
    kernel = kernel_files(library(), recipe).get(hot.function)
    return kernel, own_domains(library(), recipe).get(hot.function)


def searched(core: str, hot: Hot, best: Software, out: Path, how: Looking) -> Searched:
    """The best order of a function in few steps, from that of the best shipped software.

    Its kernel, or what is shipped where no order gained, lies below the found design; what was
    searched before is taken from there.
    """
    kernel, header = start(core, hot, best)
    folder = out / "designs" / FOUND / "kernels" / core / hot.folder
    file, told = folder / f"{hot.function}.S", folder / f"{hot.function}.json"
    came = kernel.read_text() if kernel else ""
    parts = (core, hot.target, str(how.orders), library().core(core).fingerprint, came)
    key = hashlib.sha256("\0".join((cache.tool_digest(), *parts)).encode()).hexdigest()
    if told.is_file() and (known := json.loads(told.read_text())).pop("key") == key:
        return Searched(hot.entry, hot.of_set, **known)
    folder.mkdir(parents=True, exist_ok=True)
    found = _search(core, hot, kernel, file, how) if hot.searched else Searched(hot.entry, hot.of_set)
    if header is not None:
        shutil.copyfile(header, folder / header.name)
    if not found.gains:
        file.unlink(missing_ok=True)
        if kernel is not None:
            shutil.copyfile(kernel, file)
    said = {"key": key, "before": found.before, "after": found.after, "refusal": found.refusal}
    told.write_text(json.dumps(said) + "\n")
    return found


def _search(core: str, hot: Hot, kernel: Path | None, file: Path, how: Looking) -> Searched:
    begin = ("--kernel", str(kernel)) if kernel else ()
    words = ["schedule", hot.target, hot.function, "--core", core, *begin, "--orders", str(how.orders)]
    made = run([*words, "-j", str(how.jobs), "-o", str(file), "--json"], how.limit)
    if isinstance(made, Ended):
        return Searched(hot.entry, hot.of_set, refusal=made.why)
    return Searched(hot.entry, hot.of_set, made["cycles_before"], made["cycles_after"])


def write_found(out: Path) -> None:
    """The design of all cores whose kernels lie there: those that gained, and what they stand beside."""
    base = out / "designs" / FOUND
    cores = [found["name"] for found in library().list("core")]
    there = [core for core in cores if _replaces(base / "kernels" / core)]
    text = _HEAD.format(name=FOUND, cores=", ".join(f'"{core}"' for core in there))
    for core in there:
        replaces = ", ".join(f'"{entry}"' for entry in _replaces(base / "kernels" / core))
        text += _VARIANT.format(core=core, replaces=replaces)
    base.mkdir(parents=True, exist_ok=True)
    (base / "design.toml").write_text(text)


def _replaces(folder: Path) -> list[str]:
    """Functions of which every set has a kernel."""
    there: dict[str, bool] = {}
    for hot in HOT:
        file = folder / hot.folder / f"{hot.function}.S"
        there[hot.entry] = there.get(hot.entry, True) and file.is_file()
    return [entry for entry, all_ in there.items() if all_]
