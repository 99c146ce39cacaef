"""How a whole core is counted: which instance of its bench it is, and into which parts it is cut.

Source: `area.txt` in the bench's folder (docs/reference/core-area.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from instar._core import InstarError

FILE = "area.txt"
_KINDS = ("core", "coprocessor", "device", "without", "unread", "memory", "part", "cache")
_WORDS = {"core": 2, "coprocessor": 1, "device": 1, "without": 1, "unread": 1, "memory": 3}


@dataclass(frozen=True)
class Part:
    """A module that stays one, with all below it that is no part."""

    #: Of instances, from the core on; "" is what no part has.
    path: str
    title: str
    cache: bool = False


@dataclass(frozen=True)
class Memory:
    """A module that is a static memory, and no gates."""

    module: str
    #: Its ports for a word's number and for what is read.
    address: str
    data: str
    #: Whether what was read last stays, whatever is written to its word since; PULP's `tc_sram`
    #: follows it.
    holds: bool = False


@dataclass(frozen=True)
class Parts:
    """What `area.txt` says."""

    file: Path
    #: The core's instance in the bench's module, and its own module.
    instance: str
    module: str
    #: The instance in the bench's module that is a design's coprocessor; "" where it has no place.
    coprocessor: str
    #: And that of its device on the bus.
    device: str
    #: Macros of the bench that only its simulation has.
    without: tuple[str, ...]
    #: Outputs of the core that no chip has.
    unread: tuple[str, ...]
    memories: tuple[Memory, ...]
    #: In the order in which they are shown; the last one is what no part has.
    parts: tuple[Part, ...]


def read_parts(bench: Path, core: str) -> Parts:
    """The parts of a bench's core. Raises `InstarError` where it names none, or a line is wrong."""
    file = bench / FILE
    try:
        text = file.read_text()
    except (OSError, UnicodeDecodeError) as error:
        raise InstarError(
            f'the bench of core "{core}" does not say how its RTL is counted: {file} cannot be read; '
            "that of cva6-superscalar has one"
        ) from error
    found: dict[str, list[list[str]]] = {kind: [] for kind in _KINDS}
    parts: list[Part] = []
    for number, line in enumerate(text.splitlines(), 1):
        kind, *words = line.split("#")[0].split() or [""]
        if not kind:
            continue
        wanted = _WORDS.get(kind)
        if kind not in _KINDS or not words or (wanted is not None and len(words) != wanted):
            raise InstarError(
                f'{file}:{number}: wanted are "core INSTANCE MODULE", "coprocessor INSTANCE", '
                '"device INSTANCE", "without MACRO", "unread PORT", "memory MODULE ADDRESS-PORT DATA-PORT", '
                '"part PATH TITLE" and "cache PATH TITLE", not '
                f'"{line.strip()}"'
            )
        found[kind].append(words)
        if wanted is None:
            parts.append(Part(words[0], " ".join(words[1:]) or words[0], kind == "cache"))
    if len(found["core"]) != 1:
        raise InstarError(f'{file}: there is not one line "core INSTANCE MODULE"')
    for kind in ("coprocessor", "device"):
        if len(found[kind]) > 1:
            raise InstarError(f'{file}: there is more than one line "{kind} INSTANCE"')
    ((instance, module),) = found["core"]
    return Parts(
        file,
        instance,
        module,
        found["coprocessor"][0][0] if found["coprocessor"] else "",
        found["device"][0][0] if found["device"] else "",
        tuple(words[0] for words in found["without"]),
        tuple(words[0] for words in found["unread"]),
        tuple(Memory(module, address, data) for module, address, data in found["memory"]),
        (*parts, Part("", "what else")),
    )
