"""How far the work on many points is, and how it ends early."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Tally:
    """How far it is."""

    total: int
    refused: int = 0
    kept: int = 0
    computed: int = 0
    failed: int = 0
    wrong: bool = field(default=False, repr=False)

    @property
    def settled(self) -> int:
        """Points of which is known what they come to."""
        return self.refused + self.kept + self.computed + self.failed


class Interrupted(KeyboardInterrupt):
    """The work ended early and in good order."""

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self.tally = tally
