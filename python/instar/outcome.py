"""What ends a command in another way than with a result, and what warns of a build; quick to import."""

from __future__ import annotations

from instar._core import InstarError


class WrongResult(InstarError):
    """A program's outputs were wrong: the check said so, and no number is given."""


class Unfinished(InstarError):
    """What was asked was not finished in the time that it had, and nothing is known to be wrong."""


class BuildNote(UserWarning):
    """One sentence on a build that is not what its ISA string asks for."""
