"""A small reader of Value Change Dumps (IEEE 1800, clause 21.7): signals, and how they change."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Dump:
    """Signals by their names with scopes, and the changes of each: time and value as text."""

    changes: dict[str, list[tuple[int, str]]]

    @property
    def times(self) -> list[int]:
        return sorted({time for found in self.changes.values() for time, _ in found})

    def one(self, ending: str) -> list[tuple[int, str]]:
        """The changes of the first signal whose name ends so."""
        return next(found for name, found in sorted(self.changes.items()) if name.endswith(ending))


def read(path: Path) -> Dump:
    """Reads a dump; a word that is none is an error."""
    scopes: list[str] = []
    names: dict[str, list[str]] = {}
    changes: dict[str, list[tuple[int, str]]] = {}
    time = -1
    with path.open() as lines:
        for line in lines:
            words = line.split()
            match words:
                case ["$scope", _, name, "$end"]:
                    scopes.append(name)
                case ["$upscope", "$end"]:
                    scopes.pop()
                case ["$var", _, _, code, name, *_]:
                    names.setdefault(code, []).append(".".join([*scopes, name]))
                case ["$enddefinitions", "$end"]:
                    assert not scopes
                    break
        changes = {name: [] for found in names.values() for name in found}
        for line in lines:
            line = line.strip()
            if line.startswith("#"):
                assert int(line[1:]) > time, line
                time = int(line[1:])
            elif line and not line.startswith("$"):
                value, code = line[1:].split() if line[0] in "bB" else (line[0], line[1:])
                for name in names[code]:
                    changes[name].append((time, value))
    return Dump(changes)
