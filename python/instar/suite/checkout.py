"""A suite's files in a user's folder, and which version of it they are."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import InstarError

if TYPE_CHECKING:
    from instar._core import SuiteInfo

#: Folders below the one that was given, in which the suite is looked for, for a hint.
_DEEP = 3


@dataclass(frozen=True)
class Checkout:
    """A suite that was found, whole and of a known version."""

    suite: SuiteInfo
    folder: Path
    version: str

    @property
    def title(self) -> str:
        """The suite with its version, as results name it."""
        title = self.suite["title"]
        return title if title.endswith(self.version) else f"{title}, version {self.version}"

    def file(self, name: str) -> Path:
        """A file of the suite. Raises `InstarError` where it is not there."""
        path = self.folder / name
        if not path.is_file():
            raise InstarError(
                f"{path}: there is no such file, which {self.title} has; give a whole checkout of "
                f"{self.suite['home']}"
            )
        return path

    def references(self) -> Mapping[str, float]:
        """The reference of each program, by its name; none where runs are counted."""
        name = self.suite["score"]["reference"]
        if name is None:
            return {}
        path = self.file(name)
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise InstarError(f"{path}: this is no JSON: {error}") from None
        if not isinstance(found, dict) or not all(isinstance(v, int | float) for v in found.values()):
            raise InstarError(f"{path}: wanted is an object with a number for each program")
        return found


def checkout(suite: SuiteInfo, folder: Path) -> Checkout:
    """The suite in `folder`. Raises `InstarError` where there is none, or one of another version."""
    if not folder.is_dir():
        raise InstarError(f"{folder}: there is no such folder; give a checkout of {suite['home']}")
    wrong: dict[str, list[str]] = {}
    for version, files in suite["versions"].items():
        wrong[version] = [name for name, digest in files.items() if _digest(folder / name) != digest]
        if not wrong[version]:
            return Checkout(suite, folder.absolute(), version)
    raise InstarError(_why_not(suite, folder, wrong))


def _why_not(suite: SuiteInfo, folder: Path, wrong: Mapping[str, list[str]]) -> str:
    """One sentence, by the version of which most files are there."""
    nearest = min(wrong, key=lambda version: len(wrong[version]))
    first, known = wrong[nearest][0], list(suite["versions"][nearest])
    absent = [name for name in known if not (folder / name).is_file()]
    if len(absent) == len(known):
        why = f"{folder}: {first} is not there, so this is no {suite['title']}"
        return f"{why}; {_hint(suite, folder, first)}"
    if absent:
        return (
            f"{folder / absent[0]}: there is no such file, which {suite['title']} has; give a whole checkout "
            f"of {suite['home']}"
        )
    versions = " or ".join(suite["versions"])
    return (
        f"{folder / first}: this is not the file of {suite['title']}, version {versions}, and only with that "
        f"the score is the suite's; check out that version of {suite['home']}"
    )


def _hint(suite: SuiteInfo, folder: Path, first: str) -> str:
    for depth in range(1, _DEEP + 1):
        for found in sorted(folder.glob("/".join(["*"] * depth) + f"/{first}")):
            inner = Path(str(found).removesuffix(first))
            return f"it lies in {inner}"
    return f"give a checkout of {suite['home']}"


def _digest(path: Path) -> str | None:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None
