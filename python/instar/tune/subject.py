"""What is tuned: an operation of a scheme, or a program of a suite that the user brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from instar import cache
from instar._core import Core, Design, InstarError, Library, suggestion
from instar.checked_program import Prepared, PreparedCall, prepare
from instar.jobs.job import PROGRAM
from instar.jobs.packing import Packing, names_of
from instar.measurement import Wanted, result_key
from instar.places import runtime_folder
from instar.result import Label
from instar.sampling import SamplingSettings, sampling_of
from instar.suite.program import SuiteProgram
from instar.toolchain import Build, Compiler, build, sizes
from instar.tune.job import Job
from instar.tune.point import Point
from instar.workload.program import Recipe, build_program, replaced_functions
from instar.workload.program import request as request_of
from instar.workload.trips import case_files


@dataclass(frozen=True)
class Names:
    """How results call what is tuned."""

    workload: str
    parameter_set: str
    operation: str
    design: str | None = None
    variant: str | None = None
    #: It is a suite's, and how it is timed.
    rule: str | None = None


@dataclass(frozen=True)
class Start:
    """The program with the user's own flags, checked."""

    build: Build
    #: Calls that judge; none of a suite's program, which is run whole.
    calls: tuple[PreparedCall, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def answers(self) -> int:
        """Answers that are compared in a build."""
        return len(self.calls) or 1


class Tuned(Protocol):
    """What a search must know of what it tunes."""

    @property
    def library(self) -> Library: ...
    @property
    def core(self) -> Core: ...
    @property
    def use_cache(self) -> bool: ...
    @property
    def compiler(self) -> Compiler: ...
    @property
    def isa(self) -> str: ...
    @property
    def names(self) -> Names: ...

    def need_measured(self) -> None:
        """Raises `InstarError` where it is nothing that has cycles."""

    def start(self) -> Start:
        """Builds and checks it with the user's own flags."""

    def built(self, point: Point) -> Path:
        """Builds it with the flags of `point`. Raises `InstarError` where the compiler refuses."""

    def key(self, build: Build) -> str:
        """Digest of all that decides a cost beside the program."""

    def job(
        self,
        packing: Packing,
        elf: Path,
        key: str,
        calls: Sequence[PreparedCall],
        patience: int,
        sources: tuple[str, ...],
    ) -> Job:
        """A program of it as a job."""

    def why_not(self, point: Point) -> str | None:
        """Why a point is no result, whatever it costs; None where it is one."""

    def code_bytes(self, point: Point) -> int | None:
        """Bytes of code that it needs; None where that is not known."""


def _with(compiler: Compiler, point: Point) -> Compiler:
    flags, files = point.flags(compiler.flags)
    return replace(compiler, flags=flags, file_flags=files)


@dataclass(frozen=True)
class Subject:
    """An operation of a scheme."""

    library: Library
    #: With the user's own flags, which stay in front of all others.
    recipe: Recipe
    operation: str
    core: Core
    #: What the user changed of the core, after what the variant changes.
    overrides: dict[str, Label]
    sampling: SamplingSettings | None = field(default_factory=SamplingSettings)
    use_cache: bool = True

    @property
    def compiler(self) -> Compiler:
        """With the user's own flags."""
        return self.recipe.compiler

    @property
    def isa(self) -> str:
        """What it is built for."""
        return self.recipe.isa

    @property
    def names(self) -> Names:
        """How results call it."""
        recipe = self.recipe
        design: Design | None = recipe.design
        return Names(
            recipe.workload["name"],
            recipe.parameter_set,
            self.operation,
            design.info["name"] if design else None,
            recipe.variant["name"] if recipe.variant else None,
        )

    def recipe_of(self, point: Point) -> Recipe:
        """The recipe with the flags of `point`."""
        return replace(self.recipe, compiler=_with(self.recipe.compiler, point))

    def need_measured(self) -> None:
        """Raises `InstarError` where the operation is none, or has no vectors that are measured."""
        workload, name = self.recipe.workload, self.operation
        operations = workload["operations"]
        measured = [one for one, operation in operations.items() if operation["measure"] is not None]
        if name in measured:
            return
        if name in operations:
            what = f'operation "{name}" of workload "{workload["name"]}" says no measure = {{ … }}'
        elif name in workload["functions"]:
            what = (
                f'"{name}" is a function of workload "{workload["name"]}", and flags are judged by operations'
            )
        else:
            what = f'workload "{workload["name"]}" has no operation "{name}"'
        raise InstarError(f"{what}; {suggestion(name, 'measured are', measured)}")

    def prepared(self, point: Point | None = None) -> Prepared:
        """The program of a point, built and checked."""
        recipe = self.recipe if point is None else self.recipe_of(point)
        return prepare(self.library, recipe, self.operation)

    def start(self) -> Start:
        """Builds and checks it with the user's own flags."""
        prepared = self.prepared()
        return Start(prepared.build, prepared.calls, prepared.notes)

    def built(self, point: Point) -> Path:
        """Builds it with the flags of `point`."""
        return build_program(self.library, self.recipe_of(point))[0]

    def key(self, build: Build) -> str:
        """Digest of all that decides a cost beside the program."""
        sampling = sampling_of(self.sampling)
        wanted = Wanted(self.recipe, self.operation, self.core, sampling=sampling)
        return result_key(wanted, build, case_files(self.library, self.recipe))

    def job(
        self,
        packing: Packing,
        elf: Path,
        key: str,
        calls: Sequence[PreparedCall],
        patience: int,
        sources: tuple[str, ...],
    ) -> Job:
        """A program of it as a job."""
        recipe = self.recipe
        return Job(
            key=key,
            tool=cache.tool_digest(),
            parcel=packing.parcel(self.core.path, recipe.design, {PROGRAM: elf.read_bytes()}),
            core=self.core.name,
            designs=names_of(recipe.design),
            variant=self.names.variant,
            overrides=self.overrides,
            isa=recipe.isa,
            title=recipe.title,
            calls=tuple(calls),
            sampling=self.sampling,
            patience=patience,
            sources=sources,
        )

    def why_not(self, point: Point) -> str | None:
        """Kernels are compared once more where the program has some."""
        if replaced_functions(self.recipe_of(point)):
            try:
                self.prepared(point)
            except InstarError as error:
                return str(error)
        return None

    def code_bytes(self, point: Point) -> int | None:
        """Bytes of code that the operation needs."""
        recipe = self.recipe_of(point)
        symbol = recipe.workload["operations"][self.operation]["symbol"]
        made = request_of(self.library, recipe)
        script = runtime_folder() / "sizes.ld"
        return sizes(made, [symbol], script, use_cache=recipe.use_cache)[symbol].code_bytes


@dataclass(frozen=True)
class SuiteSubject:
    """A program of a suite."""

    library: Library
    program: SuiteProgram
    core: Core
    overrides: dict[str, Label]
    #: With the user's own flags, which stay in front of all others.
    compiler: Compiler
    use_cache: bool = True

    @property
    def isa(self) -> str:
        """What it is built for."""
        return self.core.isa

    @property
    def names(self) -> Names:
        """How results call it."""
        return Names(self.program.checkout.suite["name"], "", self.program.name, rule=self.program.rule)

    def need_measured(self) -> None:
        """Every program of a suite has cycles."""

    def start(self) -> Start:
        """It is built, and checks itself when it is run."""
        made = self.program.build(self.isa, self.compiler)
        build(made, use_cache=self.use_cache)
        return Start(made)

    def built(self, point: Point) -> Path:
        """Builds it with the flags of `point`."""
        made = self.program.build(self.isa, _with(self.compiler, point))
        return build(made, use_cache=self.use_cache)

    def key(self, build: Build) -> str:
        """Digest of all that decides a cost beside the program."""
        return self.program.key(build, self.core)

    def job(
        self,
        packing: Packing,
        elf: Path,
        key: str,
        calls: Sequence[PreparedCall],
        patience: int,
        sources: tuple[str, ...],
    ) -> Job:
        """A program of it as a job."""
        return Job(
            key=key,
            tool=cache.tool_digest(),
            parcel=packing.parcel(self.core.path, None, {PROGRAM: elf.read_bytes()}),
            core=self.core.name,
            designs=(),
            variant=None,
            overrides=self.overrides,
            isa=self.isa,
            title=self.program.title,
            calls=(),
            sampling=None,
            patience=patience,
            sources=sources,
            part=self.program.part(),
        )

    def why_not(self, point: Point) -> str | None:
        """It has checked itself in every run."""
        return None

    def code_bytes(self, point: Point) -> int | None:
        """Not counted: the port is in it."""
        return None
