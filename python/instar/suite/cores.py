"""The cores that suites are run on: by name, or as the points of a space."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, InstarError, Library
from instar.result import changed_text, label_text

if TYPE_CHECKING:
    from instar._core import Label


@dataclass(frozen=True)
class Place:
    """A core, and what it is called beside others."""

    label: str
    core: Core
    #: What the user or the space changed of it.
    overrides: Mapping[str, Label]


def named(library: Library, names: Iterable[str], overrides: Mapping[str, Label]) -> list[Place]:
    """Cores by their names, all changed alike."""
    found = [library.core(name, overrides=overrides) for name in dict.fromkeys(names)]
    return [Place(f"{core.name}{changed_text(core)}", core, overrides) for core in found]


def of_space(library: Library, path: Path) -> tuple[list[Place], list[str]]:
    """The cores of a space's points, whatever these run, each once; and why others are none.

    Points are called by their labels on those axes that change the core.
    """
    space = library.space(path)
    names = [axis["name"] for axis in space["axes"]]
    found: dict[tuple[str, str], list[tuple[Label, ...]]] = {}
    refused: dict[str, None] = {}
    for point in space["points"]:
        if point["refused"] is not None:
            refused[f"{_called(names, point['labels'])}: {point['refused']}"] = None
            continue
        if point["design"] is not None:
            raise InstarError(f"{path}: a suite runs on cores without a design; leave `design` out")
        key = (point["core"], repr(sorted(point["overrides"].items())))
        found.setdefault(key, []).append(tuple(point["labels"]))
    telling = [axis for axis in range(len(names)) if _tells(list(found.values()), axis)]
    places = []
    for point in space["points"]:
        key = (point["core"], repr(sorted(point["overrides"].items())))
        if point["refused"] is None and found.pop(key, None) is not None:
            label = _called([names[n] for n in telling], [point["labels"][n] for n in telling])
            core = library.core(point["core"], overrides=point["overrides"])
            places.append(Place(label or core.name, core, point["overrides"]))
    return places, list(refused)


def _tells(groups: Sequence[Sequence[tuple[Label, ...]]], axis: int) -> bool:
    """Whether each core has one label on an axis, so that it may stand in its name."""
    return all(len({labels[axis] for labels in group}) == 1 for group in groups)


def _called(names: Sequence[str], labels: Sequence[Label]) -> str:
    """Labels that are words stand alone, numbers with the name of their axis."""
    pairs = zip(names, labels, strict=True)
    return ", ".join(
        label if isinstance(label, str) else f"{name} {label_text(label)}" for name, label in pairs
    )
