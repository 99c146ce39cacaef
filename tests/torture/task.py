"""What the processes of a torture tell each other; in a module that both sides know by one name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Task:
    """An input, by what it is made of."""

    kind: str
    seed: int


@dataclass(frozen=True)
class Ended:
    """How an input ended; `wrong` is empty where it ended well."""

    task: Task
    arguments: list[str]
    code: int | None
    wrong: str = ""
    printed: str = ""
