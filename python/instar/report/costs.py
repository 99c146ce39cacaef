"""Where the cycles of runs went, as the data that `costs.js` draws on a page."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from instar._core import families
from instar.report.page import plain
from instar.result import Stack

#: Colours of categories in the order of the pipeline, told apart by those who see colours
#: differently too.
_COLOURS = (
    *("#3a9d5d", "#d55e00", "#b0476f", "#8a6fc4", "#56b4e9", "#e69f00", "#c9b400", "#0072b2"),
    *("#7f9fbf", "#009e9e", "#cc79a7", "#a0522d", "#d98c5f", "#6b8e23", "#b8860b", "#8d99a6"),
)


class Costs:
    """Rows of a page, each with its stalls and its chains of callers."""

    def __init__(self) -> None:
        self._functions: dict[str, int] = {}
        self._rows: list[dict[str, Any]] = []
        self._used: set[str] = set()

    def add(
        self,
        *,
        calls: int,
        weight: str,
        stalls: Mapping[str, int] | None,
        stacks: Sequence[Stack],
        facts: Sequence[tuple[str, str]] = (),
    ) -> int:
        """A row with the cycles of `calls` together; the place by which the page names it."""
        spent = [[name, cycles] for name, cycles in (stalls or {}).items() if cycles]
        self._used |= {str(name) for name, _ in spent}
        known = self._functions
        self._rows.append(
            {
                "calls": calls,
                "weight": weight,
                "stalls": spent or None,
                "stacks": [
                    [caller, known.setdefault(plain(name), len(known)), own] for caller, name, own in stacks
                ],
                "facts": [(term, plain(said)) for term, said in facts],
            }
        )
        return len(self._rows) - 1

    def as_json(self) -> str:
        """All rows, as JSON that cannot end the script that it stands in."""
        stalls = {stall["name"]: stall for family in families() for stall in family["stalls"]}
        categories = {
            name: [stall["heading"], stall["meaning"], _COLOURS[number % len(_COLOURS)]]
            for number, (name, stall) in enumerate(stalls.items())
            if name in self._used
        }
        made = {"rows": self._rows, "functions": list(self._functions), "categories": categories}
        text = json.dumps(made, separators=(",", ":"))
        return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
