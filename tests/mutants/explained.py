"""Why no vector catches a fault, fault by fault.

The list is `explained.toml`. A rerun holds it to account: an entry for a fault that is gone, or
that a vector catches, is an error.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from .faults import Fault

LIST = Path(__file__).with_name("explained.toml")

#: "equivalent" changes nothing that a caller can see; "overrun" touches memory beside an array and
#: changes nothing either, as long as the compiler lays memory out as it does; "unreached" changes
#: something, but for inputs that nobody has found.
KINDS = ("equivalent", "overrun", "unreached")


@dataclass(frozen=True)
class Explanation:
    """Why no vector catches a fault."""

    why: str
    #: One of `KINDS`.
    kind: str


@dataclass
class Explanations:
    """The list, by fault and subject."""

    _entries: dict[str, list[tuple[frozenset[str], Explanation]]] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path = LIST) -> Explanations:
        """The list of `path`."""
        made = cls()
        content = tomllib.loads(path.read_text())
        for kind in KINDS:
            for entry in content.get(kind, []):
                explanation = Explanation(entry["why"], kind)
                only = frozenset(entry.get("only", []))
                for becomes in entry["becomes"]:
                    key = f"{entry['file']} {entry.get('in', '')}: {entry['line']} → {becomes}"
                    made._entries.setdefault(key, []).append((only, explanation))
        return made

    def of(self, label: str, fault: Fault) -> Explanation | None:
        """Why nothing catches `fault` in the subject called `label`."""
        for only, explanation in self._entries.get(fault.key, []):
            if not only or label in only:
                return explanation
        return None

    def stale(self, faults: Iterable[Fault]) -> list[str]:
        """Entries that name no fault."""
        known = {fault.key for fault in faults}
        return [key for key in self._entries if key not in known]
