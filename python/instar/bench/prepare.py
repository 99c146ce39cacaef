"""From points to jobs: what rows share is built, checked, packed and weighed in bytes once."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from instar import cache
from instar._core import Library
from instar.bench.job import Job
from instar.bench.points import Point, measured, scheme_title
from instar.checked_program import prepare_built
from instar.hazards import unchecked
from instar.jobs.job import PROGRAM
from instar.jobs.packing import Packing, names_of
from instar.measurement import Wanted, result_key
from instar.places import runtime_folder
from instar.result import BenchCost, BenchRow
from instar.sampling import SamplingSettings, sampling_of
from instar.toolchain import Build, build_key, sizes
from instar.toolchain.compiler import split_isa
from instar.toolchain.sizes import Sizes
from instar.workload.program import Recipe, build_program, hash_sources
from instar.workload.trips import case_files


@dataclass(frozen=True)
class Built:
    """A point whose program is there."""

    point: Point
    elf: Path
    build: Build
    #: What the operation needs of the program.
    sizes: Sizes
    #: Digest of everything that decides the row.
    key: str

    def row(self, cost: BenchCost, *, cached: bool) -> BenchRow:
        """The row that this comes to."""
        recipe = self.point.recipe
        return BenchRow(
            workload=recipe.workload["name"],
            parameter_set=recipe.parameter_set,
            operation=self.point.operation,
            xlen=split_isa(recipe.isa)[0],
            cost=cost,
            code_bytes=self.sizes.code_bytes,
            constant_bytes=self.sizes.constant_bytes,
            data_bytes=self.sizes.data_bytes,
            # Every answer of a measured operation is compared, in the timed calls too.
            checked=unchecked(cost.hazards) is None,
            compiler=self.build.compiler.version,
            flags=" ".join(self.build.flags),
            cached=cached,
            round_trips=recipe.workload["api"] is not None,
            title=scheme_title(recipe.workload, recipe.parameter_set),
        )


class Preparation:
    """Makes jobs; keeps what rows share."""

    def __init__(self, library: Library, *, cold: bool, sampling: SamplingSettings | None) -> None:
        self._library = library
        self._cold = cold
        self._sampling = sampling
        self._packing = Packing(library)
        self._sizes: dict[str, dict[str, Sizes]] = {}

    def built(self, point: Point) -> Built:
        """Builds the program of `point`, if it is not there. Raises `InstarError` where that fails."""
        recipe = point.recipe
        elf, build = build_program(self._library, recipe)
        wanted = Wanted(
            recipe, point.operation, point.core, cold=self._cold, sampling=sampling_of(self._sampling)
        )
        hashes = (source.name for source in hash_sources(self._library, recipe))
        key = cache.digest("bench", result_key(wanted, build, case_files(self._library, recipe)), *hashes)
        return Built(point, elf, build, self._needed(recipe, build)[point.operation], key)

    def _needed(self, recipe: Recipe, build: Build) -> dict[str, Sizes]:
        """Operation → what it needs, of all that are measured."""
        key = build_key(build)
        if key not in self._sizes:
            operations = recipe.workload["operations"]
            symbols = {name: operations[name]["symbol"] for name in measured(recipe.workload)}
            script = runtime_folder() / "sizes.ld"
            found = sizes(build, list(dict.fromkeys(symbols.values())), script, use_cache=recipe.use_cache)
            self._sizes[key] = {name: found[symbol] for name, symbol in symbols.items()}
        return self._sizes[key]

    def job(self, built: Built) -> Job:
        """The job of a row that is not known. Raises `WrongResult` where its program is wrong."""
        point, recipe = built.point, built.point.recipe
        prepared = prepare_built(self._library, recipe, point.operation, built.elf, built.build)
        core, design = point.core, recipe.design
        return Job(
            key=built.key,
            tool=cache.tool_digest(),
            parcel=self._packing.parcel(
                core.path if core else None, design, {PROGRAM: built.elf.read_bytes()}
            ),
            core=core.name if core else None,
            designs=names_of(design),
            variant=recipe.variant["name"] if recipe.variant else None,
            overrides=dict(point.overrides),
            isa=recipe.isa,
            title=scheme_title(recipe.workload, recipe.parameter_set),
            calls=prepared.calls,
            cold=self._cold,
            sampling=self._sampling,
            sources=tuple(map(str, built.build.sources)),
            hash_sources=tuple(map(str, hash_sources(self._library, recipe))),
        )
