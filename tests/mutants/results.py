"""What is known of each fault, kept in one file a subject.

An interrupted run goes on where it was, and later runs try only new vectors on what survived.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .faults import Fault
from .judge import Verdict
from .subject import Subject


class Results:
    """The verdicts of one subject."""

    def __init__(self, subject: Subject, folder: Path) -> None:
        self._path = folder / f"{subject.label}.json"
        self._digest = subject.digest()
        self._cases = {case.digest for case in subject.cases}
        self._known: dict[str, dict[str, Any]] = {}
        if self._path.exists():
            stored = json.loads(self._path.read_text())
            if stored["digest"] == self._digest:
                self._known = stored["faults"]

    def verdict(self, fault: Fault) -> Verdict | None:
        """The verdict on `fault`, where the present cases lead to it too."""
        known = self._known.get(fault.key)
        if known is None:
            return None
        verdict = Verdict(known["outcome"], known.get("sentence", ""), known.get("case", ""))
        stands = {
            "caught": verdict.case in self._cases,
            "survived": self._cases <= set(known.get("survived", [])),
        }
        return verdict if stands.get(verdict.outcome, True) else None

    def survived(self, fault: Fault) -> frozenset[str]:
        """The cases that are known not to notice `fault`."""
        return frozenset(self._known.get(fault.key, {}).get("survived", []))

    def add(self, fault: Fault, verdict: Verdict) -> None:
        entry: dict[str, Any] = {"outcome": verdict.outcome}
        if verdict.outcome == "caught":
            entry |= {"sentence": verdict.sentence, "case": verdict.case}
        elif verdict.outcome == "survived":
            entry["survived"] = sorted(self._cases)
        self._known[fault.key] = entry

    def store(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        made = self._path.with_suffix(".new")
        made.write_text(json.dumps({"digest": self._digest, "faults": self._known}, indent=1))
        made.replace(self._path)
