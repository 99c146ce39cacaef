"""Which rows a table has: the operations of workloads and their sets that are marked to be measured."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from instar._core import Core, Design, InstarError, Library, suggestion
from instar.result import Label
from instar.toolchain import Compiler
from instar.workload.program import DEFAULT_ISA, Recipe

if TYPE_CHECKING:
    from instar._core import VariantInfo, WorkloadInfo

#: A workload and one of its sets.
Subject = tuple["WorkloadInfo", str]


@dataclass(frozen=True)
class Choice:
    """What programs are built with, for all rows alike."""

    compiler: Compiler
    design: Design | None = None
    variant: VariantInfo | None = None
    overrides: Mapping[str, Label] = field(default_factory=dict)
    use_cache: bool = True
    #: Of programs whose instructions are only counted; a core has its own.
    isa: str = DEFAULT_ISA


@dataclass(frozen=True)
class Point:
    """One row to be filled."""

    recipe: Recipe
    operation: str
    core: Core | None
    #: What the user changed of the core, after what the variant changes.
    overrides: Mapping[str, Label]


def subjects(library: Library, names: Sequence[str]) -> list[Subject]:
    """The sets that `names` stand for, `ml-dsa` for all of its; without names all that can be measured."""
    if not names:
        known = [library.workload(found["path"]) for found in library.list("workload")]
        return [one for workload in known if measured(workload) for one in _sets(workload)]
    found: dict[tuple[str, str], Subject] = {}
    for name in names:
        for workload, parameter_set in _named(library, name):
            if not measured(workload):
                raise InstarError(
                    f'{workload["path"]}: no operation of workload "{workload["name"]}" says measure = '
                    "{ … }, so there is nothing to measure"
                )
            found.setdefault((workload["path"], parameter_set), (workload, parameter_set))
    _tell_apart(found.values())
    return list(found.values())


def scheme_title(workload: WorkloadInfo, parameter_set: str) -> str:
    """The set's title, or the workload's where it has no sets."""
    return workload["sets"][parameter_set]["title"] if parameter_set else workload["title"]


def _tell_apart(asked: Iterable[Subject]) -> None:
    """Raises `InstarError` where two schemes have one name and one title."""
    known: dict[tuple[str, str, str], WorkloadInfo] = {}
    for workload, parameter_set in asked:
        title = scheme_title(workload, parameter_set)
        other = known.setdefault((workload["name"], parameter_set, title), workload)
        if other is not workload:
            raise InstarError(
                f'{other["path"]} and {workload["path"]} are both "{workload["name"]}" with the title '
                f'"{title}", so their rows could not be told apart; give one of them a title of its own'
            )


def _named(library: Library, name: str) -> list[Subject]:
    try:
        workload = library.workload(name)
    except InstarError:
        # One set of a workload; what is wrong with a name that is neither is told here.
        return [library.workload_set(name)]
    return _sets(workload)


def _sets(workload: WorkloadInfo) -> list[Subject]:
    return [(workload, name) for name in workload["sets"] or [""]]


def measured(workload: WorkloadInfo) -> list[str]:
    """Its operations that are marked to be measured."""
    return [name for name, operation in workload["operations"].items() if operation["measure"] is not None]


def points(
    library: Library, asked: Sequence[Subject], operations: Sequence[str], core: str | None, choice: Choice
) -> list[Point]:
    """The rows of the table of `core`, in the order of `asked`; of `operations` only, if there are any."""
    _check_operations(asked, operations)
    variant = choice.variant["name"] if choice.variant else None
    model = (
        None
        if core is None
        else library.core(core, design=choice.design, variant=variant, overrides=choice.overrides)
    )
    isa = model.isa if model else choice.isa
    return [
        Point(
            Recipe(
                workload,
                parameter_set,
                isa,
                choice.compiler,
                choice.design,
                choice.variant,
                use_cache=choice.use_cache,
            ),
            operation,
            model,
            choice.overrides,
        )
        for workload, parameter_set in asked
        for operation in measured(workload)
        if not operations or operation in operations
    ]


def _check_operations(asked: Sequence[Subject], operations: Sequence[str]) -> None:
    known = dict.fromkeys(name for workload, _ in asked for name in measured(workload))
    for operation in operations:
        if operation not in known:
            raise InstarError(
                f'--operations: none of the workloads has an operation "{operation}" that is measured; '
                + suggestion(operation, "they have", list(known))
            )
