"""`instar vectors`: a scheme against its known answers, in the simulator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from instar._core import InstarError, Library
from instar.cli.core_options import CompilerOptions
from instar.cli.gathering import Gathering
from instar.cli.options import (
    EXIT_WRONG_INPUT,
    EXIT_WRONG_RESULT,
    DesignOptions,
    JsonOption,
    PathOption,
    messages,
    open_library,
    print_json,
    print_text,
    steps,
)
from instar.workload.answers import Answers
from instar.workload.program import (
    DEFAULT_ISA,
    Recipe,
    build_program,
    load_program,
    usual_isa,
)
from instar.workload.trips import case_files, digest
from instar.workload.vectors import BrokenCase, load_all

if TYPE_CHECKING:
    from instar._core import WorkloadInfo


#: So many sentences of a set are printed.
_SHOWN = 40


@dataclass
class Told:
    """What one parameter set came to."""

    name: str
    passed: int = 0
    #: One sentence for each case that failed, with its file.
    failures: list[str] = field(default_factory=list)
    #: One sentence for each case that is no case.
    broken: list[str] = field(default_factory=list)
    flags: str = ""
    #: Of all results, where the cases are round trips; equal for two programs that compute the
    #: same.
    digest: str | None = None

    @property
    def cases(self) -> int:
        """All of them."""
        return self.passed + len(self.failures) + len(self.broken)

    def summary(self) -> str:
        """`ml-dsa-44: 43 of 44 vectors pass, 1 is broken`."""
        count = len(self.broken)
        broken = f", {count} {'is' if count == 1 else 'are'} broken" if count else ""
        what = "vectors" if self.digest is None else "answers of round trips"
        summary = f"{self.name}: {self.passed} of {self.cases} {what} pass{broken}"
        return summary if self.digest is None else f"{summary}; digest {self.digest}"

    def as_dict(self) -> dict[str, Any]:
        """As `--json` prints it."""
        return {
            "workload": self.name,
            "passed": self.passed,
            "failures": self.failures,
            "broken": self.broken,
            "flags": self.flags,
            "digest": self.digest,
        }


def command(
    workload_set: Annotated[
        str,
        typer.Argument(metavar="WORKLOAD[-SET]", help="For example ml-dsa-44 or sha3; ml-dsa: all its sets."),
    ],
    files: Annotated[
        list[Path] | None, typer.Argument(help="Vector files; default: those that the workload ships.")
    ] = None,
    *,
    isa: Annotated[
        str | None,
        typer.Option(
            "--isa",
            metavar="ISA",
            help="ISA string to build and run for; default: of a design without cores its own, else "
            f"{DEFAULT_ISA}.",
        ),
    ] = None,
    of: DesignOptions,
    built_by: CompilerOptions,
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Run the vectors of one parameter set or of all and say which fail; exits with 1 if one does."""
    library = open_library(path)
    loaded, chosen = of.load(library)
    workload, sets = _sets(library, workload_set)
    found: list[Told] = []
    gathering = Gathering().files(*(files or []))
    for parameter_set in sets:
        recipe = Recipe(workload, parameter_set, isa or usual_isa(loaded), built_by.find(), loaded, chosen)
        gathering.recipe(library, recipe, recipe.title)
        told = _run(library, recipe, files or case_files(library, recipe))
        # A case of no set at all is told once.
        known = {sentence for before in found for sentence in before.broken}
        told.broken = [sentence for sentence in told.broken if sentence not in known]
        found.append(told)
    if json:
        told_all = found[0].as_dict() if len(found) == 1 else _together(workload_set, found)
        print_json(told_all, gathering.origin())
    else:
        for told in found:
            broken = [f"broken: {sentence}" for sentence in told.broken]
            for sentence in (*_shortened(told.failures), *_shortened(broken)):
                messages.print(sentence)
            print_text(told.summary())
    if any(told.failures for told in found):
        return EXIT_WRONG_RESULT
    if any(told.broken for told in found):
        return EXIT_WRONG_INPUT
    # Vectors of one scheme may be those of one set; of nothing at all they prove nothing.
    return 0 if any(told.cases for told in found) else EXIT_WRONG_RESULT


def _shortened(sentences: list[str]) -> list[str]:
    """The first sentences: a comparison that is wrong fails for every bit that is flipped."""
    if (more := len(sentences) - _SHOWN) <= 1:
        return sentences
    return [*sentences[:_SHOWN], f"and {more} more like these; --json tells all"]


def _sets(library: Library, name: str) -> tuple[WorkloadInfo, list[str]]:
    """A workload, and the set that the name asks for or all."""
    try:
        workload, parameter_set = library.workload_set(name)
    except InstarError:
        known = {found["name"] for found in library.list("workload")}
        if name not in known and not Path(name).exists():
            raise
        workload = library.workload(name)
        return workload, list(workload["sets"]) or [""]
    return workload, [parameter_set]


def _run(library: Library, recipe: Recipe, files: Sequence[Path]) -> Told:
    """Every case of one set; one that fails or is broken does not keep the others from running."""
    workload, parameter_set = recipe.workload, recipe.parameter_set
    name = "-".join(part for part in (workload["name"], parameter_set) if part)
    elf, request = build_program(library, recipe)
    answers = Answers(load_program(elf, recipe))
    told = Told(name, flags=" ".join(request.flags))
    cases = [(file, case) for file in files for case in load_all(workload, file, parameter_set)]
    with steps(len(cases), f"{name}: known answers", "vectors") as bar:
        for file, case in cases:
            if isinstance(case, BrokenCase):
                told.broken.append(f"{file}: {case.label}: {case.sentence}")
            else:
                try:
                    wrong = answers.wrong(case)
                except InstarError as error:
                    wrong = f"{case.label}: {case.operation} fails: {error}"
                if wrong is None:
                    told.passed += 1
                else:
                    told.failures.append(f"{file}: {wrong}")
            bar.done()
    if workload["api"] is not None and told.passed == told.cases:
        told.digest = digest(files)
    return told


def _together(name: str, found: Sequence[Told]) -> dict[str, Any]:
    """All sets of a workload, with the sums in the places of one set's numbers."""
    return {
        "workload": name,
        "passed": sum(told.passed for told in found),
        "failures": [sentence for told in found for sentence in told.failures],
        "broken": [sentence for told in found for sentence in told.broken],
        "sets": [told.as_dict() for told in found],
    }
