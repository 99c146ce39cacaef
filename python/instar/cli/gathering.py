"""What a result is made of, gathered while its command runs: the record that goes into what it writes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, Design, Library
from instar.origin import Build, Origin, command, inputs
from instar.result import changed_text
from instar.version import commit, version
from instar.workload.program import Recipe, request

if TYPE_CHECKING:
    from instar._core import WorkloadInfo


@dataclass
class Gathering:
    """Inputs by what they are called, and builds by the rows that they made."""

    _inputs: dict[str, str] = field(default_factory=dict)
    _builds: dict[tuple[str, str], list[str]] = field(default_factory=dict)

    def core(self, core: Core | None, variant: str | None = None) -> Gathering:
        """A core as it was timed, with the costs of a design's variant."""
        if core is not None:
            of = f", {variant}" if variant else ""
            self._inputs[f"core {core.name}{changed_text(core)}{of}"] = inputs.of_core(core)
        return self

    def design(self, design: Design | None) -> Gathering:
        """A design, or several at once."""
        if design is not None:
            self._inputs[f"design {design.info['name']}"] = inputs.of_design(design)
        return self

    def workload(self, workload: WorkloadInfo | None, parameter_set: str = "") -> Gathering:
        """A workload and its set."""
        if workload is not None:
            name = f"{workload['name']}-{parameter_set}" if parameter_set else workload["name"]
            self._inputs[f"workload {name}"] = inputs.of_workload(workload)
        return self

    def files(self, *paths: str | Path | None) -> Gathering:
        """Files that the user named."""
        for path in (Path(path) for path in paths if path is not None):
            self._inputs[f"file {command.placeless(str(path))}"] = inputs.of_file(path)
        return self

    def build(self, compiler: str, flags: str, row: str = "") -> Gathering:
        """What a row was built by; "" where there is one."""
        rows = self._builds.setdefault((compiler, command.placeless(flags)), [])
        if row and row not in rows:
            rows.append(row)
        return self

    def recipe(self, library: Library, recipe: Recipe, row: str = "") -> Gathering:
        """A program: its workload, its design, its compiler and the files that were given for it."""
        asked = request(library, recipe)
        self.design(recipe.design).workload(recipe.workload, recipe.parameter_set)
        self.files(*(path for _, path in recipe.kernels))
        return self.build(asked.compiler.version, " ".join(asked.flags), row)

    def origin(self) -> Origin:
        """The record of the command that runs."""
        several = len(self._builds) > 1
        builds = (
            Build(compiler, flags, tuple(rows) if several else ())
            for (compiler, flags), rows in self._builds.items()
        )
        return Origin(version(), commit(), command.running(), dict(self._inputs), tuple(builds))


def gathered(
    *,
    core: Core | None = None,
    design: Design | None = None,
    files: Iterable[str | Path | None] = (),
) -> Origin:
    """The record of what is made of these alone."""
    return Gathering().core(core).design(design).files(*files).origin()
