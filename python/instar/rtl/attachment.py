"""What is put into a core for a design: a coprocessor's modules, and which words are its instructions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Attachment:
    """A coprocessor as the RTL's build and bench see it."""

    #: Its module.
    module: str
    #: Text of each file, by name.
    files: dict[str, str]
    #: Mask and value of each instruction's word.
    words: tuple[tuple[int, int], ...]
