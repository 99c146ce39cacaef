"""What a result says of itself, as a record that is read from files again.

A file is a stranger's: what is read of it is checked word by word, and nothing is run.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

#: Raised when a later Instar would be misread by this one.
FORM = 1
#: Digits of a digest: enough to tell that something changed.
DIGITS = 16
#: Inputs that a line names; more are told together.
_NAMED = 4
#: Characters of a text in a record, and entries of a list.
_LONGEST, _MOST = 100_000, 100_000


class Foreign(Exception):
    """Why something is no record of ours."""


@dataclass(frozen=True)
class Build:
    """A compiler with its flags, and the rows of the result that were built so."""

    compiler: str
    flags: str
    #: None at all: all of them.
    rows: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """As a record has it."""
        named = {"compiler": self.compiler, "flags": self.flags}
        return {**named, "rows": list(self.rows)} if self.rows else named


@dataclass(frozen=True)
class Origin:
    """What made a result: the same inputs give the same record, whenever and wherever."""

    version: str
    #: All digits, and `-dirty` where sources differed from it; None: nobody knew.
    commit: str | None
    #: As it is typed in a shell; "" where no command made it.
    command: str
    #: `core cva6-single` → digest of its parameters, and so on.
    inputs: Mapping[str, str] = field(default_factory=dict)
    builds: tuple[Build, ...] = ()
    #: Digest of all of the file but this record; "" where it is not in a file yet.
    body: str = ""

    def as_dict(self) -> dict[str, Any]:
        """As files hold it."""
        return {
            "form": FORM,
            "instar": self.version,
            "commit": self.commit,
            "command": self.command,
            "inputs": dict(self.inputs),
            "builds": [build.as_dict() for build in self.builds],
            "body": self.body,
        }

    def as_text(self) -> str:
        """The same as lines of ASCII."""
        return json.dumps(self.as_dict(), indent=1)

    def made_by(self) -> str:
        """`Instar 0.2.0 (commit 0123…)`."""
        return f"Instar {self.version}" + (f" (commit {self.commit})" if self.commit else "")

    def line(self) -> str:
        """What stands at the foot of a text."""
        parts = [f"{name} {digest[:12]}" for name, digest in self.inputs.items()]
        if len(parts) > _NAMED:
            kinds = dict.fromkeys(name.split(" ")[0] for name in self.inputs)
            counts = {kind: sum(name.startswith(f"{kind} ") for name in self.inputs) for kind in kinds}
            parts = [f"{count} {kind}s" if count > 1 else f"1 {kind}" for kind, count in counts.items()]
        return "; ".join([f"Instar {self.version}", *parts])


def read(found: object) -> Origin:
    """The record that a file holds. Raises `Foreign` where it is none, or a later Instar's."""
    if not isinstance(found, dict) or not isinstance(form := found.get("form"), int):
        raise Foreign("its record is damaged: it has no form")
    if form > FORM:
        raise Foreign(
            f"its record is of form {form}, which a later Instar wrote; this one reads form {FORM}, so "
            "take the one that wrote it, or a later one"
        )
    inputs, builds = found.get("inputs"), found.get("builds")
    if not isinstance(inputs, dict) or not isinstance(builds, list) or len(inputs) > _MOST:
        raise Foreign("its record is damaged: it lacks its inputs or its builds")
    return Origin(
        version=_text(found, "instar"),
        commit=None if found.get("commit") is None else _text(found, "commit"),
        command=_text(found, "command"),
        inputs={name: _text(inputs, name) for name in inputs},
        builds=tuple(map(_build, builds)),
        body=_text(found, "body"),
    )


def parsed(text: str) -> Origin:
    """The record of `Origin.as_text`."""
    try:
        return read(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise Foreign("its record is damaged: it is no JSON") from error


def _build(found: object) -> Build:
    if not isinstance(found, dict):
        raise Foreign("its record is damaged: a build is no object")
    rows = found.get("rows", [])
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise Foreign("its record is damaged: the rows of a build are no names")
    return Build(_text(found, "compiler"), _text(found, "flags"), tuple(rows))


def _text(found: Mapping[str, object], key: str) -> str:
    value = found.get(key)
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise Foreign(f"its record is damaged: `{key[:60]}` is no text")
    return value
