"""Candidates as one design: what `design.toml` and its description say of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Core, InstarError, Library
from instar.result import changed

if TYPE_CHECKING:
    from instar._core import FoundInstruction, FoundInstructions

#: Instructions that a design has encodings for: one for each minor opcode of custom-0 to custom-3.
MOST = 32
#: Distinct names in a mnemonic, at most.
_NAMES = 3


@dataclass(frozen=True)
class Named:
    """A candidate with a name."""

    #: Its number among those that were found.
    at: int
    mnemonic: str
    found: FoundInstruction
    #: Cycles from operands to result.
    latency: int = 1
    #: Gate equivalents, and gate delays of a stage, as the generator estimates them.
    area: float = 0.0
    delays: float = 0.0

    @property
    def identifier(self) -> str:
        """Its name in a description."""
        return self.mnemonic.replace(".", "_").upper()


@dataclass(frozen=True)
class Stand:
    """Where instructions stand in a core."""

    #: Behind its interface for a coprocessor; else in its pipeline.
    coprocessor: bool = False
    #: Issue ports that take them, from the first; None: every one.
    issue_ports: int | None = None


@dataclass(frozen=True)
class DesignText:
    """A design's files, by name."""

    name: str
    files: dict[str, str] = field(default_factory=dict)

    def write(self, folder: Path) -> list[Path]:
        """Puts them into `folder`, which becomes the design's; the files."""
        written = []
        for name, text in self.files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            written.append(file)
        return written


def named(found: Sequence[tuple[int, FoundInstruction]]) -> list[Named]:
    """Candidates with mnemonics that tell what they replace."""
    taken: Counter[str] = Counter()
    result = []
    for at, one in found:
        stem = _stem(one["replaces"])
        taken[stem] += 1
        number = taken[stem]
        result.append(Named(at, f"d.{stem}" + (f"_{number}" if number > 1 else ""), one))
    return result


def _stem(replaces: Sequence[str]) -> str:
    counts = Counter(name.removesuffix("i") if name != "srai" else "sra" for name in replaces)
    often = [name for name, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:_NAMES]]
    return "_".join([*often, str(len(replaces))])


def description(
    found: FoundInstructions,
    chosen: Sequence[Named],
    core: Core,
    title: str,
    evidence: Mapping[str, str],
) -> tuple[str, str]:
    """The name of the file, and the description."""
    bits = 64 if core.isa.startswith("rv64") else 32
    stem = re.sub(r"[^a-z0-9]", "", title)
    lines = [
        f'import "RV{bits}I.core_desc"',
        "",
        f"InstructionSet X{stem} extends RV{bits}I {{",
        "  instructions {",
    ]
    for number, one in enumerate(chosen):
        if number:
            lines.append("")
        if one.mnemonic in evidence:
            lines += [f"    // {line}" for line in evidence[one.mnemonic].splitlines()]
        lines.append(found.text(one.at, one.identifier, one.mnemonic, number).rstrip("\n"))
    return f"x{stem}.core_desc", "\n".join([*lines, "  }", "}"]) + "\n"


def costs(chosen: Sequence[Named], core: Core, stand: Stand) -> list[str]:
    """The unit and the costs of instructions on `core`, with the ports that they need."""
    lines = ["[units.found]", 'title = "instructions that were found"', ""]
    ports = _ports(chosen, core)
    if ports:
        lines += [f'[core."{core.name}"]', *(f"{name} = {number}" for name, number in ports.items()), ""]
    for latency in sorted({one.latency for one in chosen}):
        alike = [one for one in chosen if one.latency == latency]
        lines += [
            f'[timing."{core.name}"."{", ".join(one.mnemonic for one in alike)}"]',
            'unit = "found"',
            f"latency = {latency}",
            "interval = 1",
            *(['result_bus = "cvxif"'] if stand.coprocessor else []),
            *([f"ports = {list(range(stand.issue_ports))}"] if stand.issue_ports is not None else []),
            'from = "assumed"',
            f'where = "{_reason(alike)}"',
            "",
        ]
    return lines


def _reason(alike: Sequence[Named]) -> str:
    """Why a latency is assumed."""
    longest = max(one.delays for one in alike)
    latency = alike[0].latency
    stages = "one cycle" if latency == 1 else f"a stage of {latency} cycles"
    return f"the generator of circuits estimates at most {longest:g} gate delays in {stages}"


def _ports(chosen: Sequence[Named], core: Core) -> dict[str, int]:
    """Ports that the core has not, by parameter."""
    known = {one["name"]: one["value"] for one in core.parameters}
    wanted = {
        "register_read_ports": max(one.found["reads"] for one in chosen),
        "commit_ports": max(one.found["writes"] for one in chosen),
    }
    return {
        name: number
        for name, number in wanted.items()
        if isinstance(known.get(name), int) and int(known[name]) < number
    }


def load(library: Library, folder: Path, core: Core) -> Core:
    """The core with the design in `folder`, all that was said of it checked."""
    design = library.design(str(folder))
    variants = design.info["variants"]
    variant = variants[-1]["name"] if variants else None
    return library.core(core.path, design=design, variant=variant, overrides=changed(core))


def check_stand(core: Core, stand: Stand, writes: int) -> None:
    """Raises `InstarError` where no such instructions could stand there in `core`."""
    known = {one["name"]: one["value"] for one in core.parameters}
    if stand.issue_ports is not None:
        width = known.get("issue_width")
        if not isinstance(width, int) or stand.issue_ports > width:
            has = f"{width} to choose from" if isinstance(width, int) else "none to choose from"
            raise InstarError(f"--issue-ports: {core.name} has {has}; give fewer, or leave it out")
    if not stand.coprocessor:
        return
    if core.coprocessor is None:
        raise InstarError(f"--coprocessor: {core.name} has no interface for one; leave it out")
    if writes > 1:
        raise InstarError("--coprocessor: CV-X-IF takes one result of an instruction; --writes is 1 there")
