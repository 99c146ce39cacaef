"""The operations of a workload under the constant-time check: on known answers, with what it declassifies.

What is secret and what becomes public stands in workload.toml (docs/reference/workload.md); this
module knows no scheme.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from instar._core import Checker, Core, InstarError, Library
from instar.outcome import WrongResult
from instar.workload.program import Recipe, build_program, find_operation, load_program
from instar.workload.trips import case_files
from instar.workload.vectors import PreparedCase, load, outcome_difference

if TYPE_CHECKING:
    from instar._core import DeclassifyInfo, Leak, SecretInfo, WorkloadInfo


@dataclass(frozen=True)
class CheckedOperation:
    """What was found in one operation."""

    operation: str
    #: Names of its secret arguments; none where nothing of it is secret.
    secrets: list[str]
    #: Cases that were run.
    cases: int
    instructions: int
    leaks: list[Leak]
    #: Cases that were not, as they differ from one that was in the values of one field, an altered
    #: byte say.
    alike: int = 0


@dataclass
class UsedDeclassification:
    """A declassification of the workload, and how often it took effect."""

    info: DeclassifyInfo
    used: int = 0
    #: The program has the function.
    present: bool = True


@dataclass
class Checked:
    """What was found in all operations asked for."""

    operations: list[CheckedOperation] = field(default_factory=list)
    declassified: list[UsedDeclassification] = field(default_factory=list)

    @property
    def leaks(self) -> list[tuple[Leak, list[str]]]:
        """Each leak once, with the operations that it was found in."""
        found: dict[tuple[object, ...], tuple[Leak, list[str]]] = {}
        for operation in self.operations:
            for leak in operation.leaks:
                at = (leak["file"], leak["line"]) if leak["line"] else (leak["pc"],)
                first, names = found.setdefault((leak["kind"], leak["function"], *at), (leak, []))
                if names:
                    first["executions"] += leak["executions"]
                    first["secrets"] += [name for name in leak["secrets"] if name not in first["secrets"]]
                names.append(operation.operation)
        return list(found.values())


def choose_operations(recipe: Recipe, wanted: str | None) -> list[str]:
    """The operations to check: `wanted`, or all.

    Raises `InstarError` where there is no such operation.
    """
    if wanted is None:
        return list(recipe.workload["operations"])
    return [find_operation(recipe, wanted)["name"]]


def _need_secrets(workload: WorkloadInfo, operations: Sequence[str], cases: Mapping[str, object]) -> None:
    """Raises `InstarError` where nothing would be followed: that is no proof of anything."""
    name = workload["name"]
    secret = [operation for operation in operations if workload["operations"][operation]["secret"]]
    if not secret:
        which = f'operation "{operations[0]}"' if len(operations) == 1 else "no operation"
        declares = "declares no secret" if len(operations) == 1 else "declares a secret"
        raise InstarError(
            f'workload "{name}": {which} {declares}, so there is nothing to follow; its secret arguments '
            'are named in workload.toml, as in secret = ["sk"]'
        )
    if not any(operation in cases for operation in secret):
        listed = ", ".join(secret)
        raise InstarError(
            f'workload "{name}" has no vectors of {listed}, so nothing can be run to follow secrets'
        )


def _slice(secret: SecretInfo, parameter_set: str) -> tuple[str, int, int, int | None]:
    end = None if secret["end"] is None else secret["end"][parameter_set]
    return (secret["name"], secret["argument"], secret["start"][parameter_set], end)


def check(
    library: Library,
    recipe: Recipe,
    operations: Sequence[str],
    *,
    core: Core | None = None,
    most_cases: int | None = None,
    step: Callable[[str], None] = lambda _: None,
) -> Checked:
    """Runs each operation on the workload's own accepted vectors, `most_cases` of each at most.

    Without `most_cases`, of vectors that one entry of a file stands for the first alone; `alike`
    counts the others.

    Raises `WrongResult` where an answer is not the known one, `InstarError` where the input is
    wrong.
    """
    workload, parameter_set = recipe.workload, recipe.parameter_set
    elf, _ = build_program(library, recipe)
    program = load_program(elf, recipe)
    cases: dict[str, list[PreparedCase]] = {}
    for file in case_files(library, recipe):
        for case in load(workload, file, parameter_set):
            # What is refused for its length or its context has not touched a secret.
            if case.accepted:
                cases.setdefault(case.operation, []).append(case)
    _need_secrets(workload, operations, cases)
    declassify = [
        (entry["function"], what, entry["count"][parameter_set] if entry["count"] else None)
        for entry in workload["declassify"]
        for what in entry["what"]
    ]
    done = Checked(declassified=[UsedDeclassification(entry) for entry in workload["declassify"]])
    checker = Checker(program, design=recipe.described, core=core, declassify=declassify)
    for name in operations:
        step(name)
        secrets = workload["operations"][name]["secret"]
        there = cases.get(name, []) if secrets else []
        chosen = there[:most_cases] if most_cases else [case for case in there if not case.again]
        checker.forget_findings()
        for case in chosen:
            result = checker.call(
                case.symbol,
                case.arguments,
                returns=case.returns,
                secrets=[_slice(one, recipe.parameter_set) for one in secrets],
            )
            if (wrong := outcome_difference(case, result)) is not None:
                raise WrongResult(f"{name} of {workload['title']} is wrong: {wrong}")
        found = checker.findings()
        effects = iter(found["declassified"])
        for entry in done.declassified:
            forms = [next(effects) for _ in entry.info["what"]]
            entry.used += sum(form["used"] for form in forms)
            entry.present = all(form["present"] for form in forms)
        names = [one["name"] for one in secrets]
        done.operations.append(
            CheckedOperation(
                name,
                names,
                len(chosen),
                found["instructions"],
                found["leaks"],
                0 if most_cases else len(there) - len(chosen),
            )
        )
    return done
