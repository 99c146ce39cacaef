"""One input of each kind: the files of a working folder, one of them damaged, and the command that reads it.

What an input is follows from its kind and its seed alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.torture import damage, lines
from tests.torture.bases import CORE, Bases

#: A whole program that may run for ever gets a limit.
_LIMIT = ["--max-instructions", "20000"]

Maker = Callable[[Random, Bases, Path], list[str]]


def elf(random: Random, bases: Bases, folder: Path) -> list[str]:
    """A damaged program, run with whatever looks at it."""
    (folder / "base.elf").write_bytes(damage.elf(random, bases.files["base.elf"]))
    run = ["run", "base.elf", *_LIMIT]
    return random.choice(
        (
            *(run, [*run, "--core", CORE], [*run, "--histogram", "--by", "function"], [*run, "--profile"]),
            *([*run, "--trace", "out.log"], [*run, "--coverage", "out.info"], [*run, "--secret", "counter"]),
            *([*run, "--flame", "out.svg"], [*run, "--trace", "out.rvfi.zst"], [*run, "--isa", "rv32imc"]),
            [*run, "--memory", "0x80000000:1M", "--stack-size", "4K"],
            ["profile", "base.rvfi", "--core", CORE, "--program", "base.elf"],
        )
    )


def description(random: Random, bases: Bases, folder: Path) -> list[str]:
    """A damaged description in the example's design."""
    names = [name for name in bases.files if name.endswith(".core_desc")]
    text = damage.text(random, bases.files[random.choice(names)])
    (folder / "designs/rotxor/xrotxor.core_desc").write_bytes(text)
    return random.choice(
        (
            ["header", "rotxor", "-o", "out"],
            ["header", "designs/rotxor", "-o", "out"],
            ["list"],
            ["run", "base.elf", *_LIMIT, "--design", "rotxor"],
            ["score", "base.trace", "--core", CORE, "--design", "rotxor"],
        )
    )


def toml(random: Random, bases: Bases, folder: Path) -> list[str]:
    """A damaged design, core, workload or space."""
    os.mkfifo(folder / "pipe")
    name, commands = random.choice(
        (
            (
                "designs/rotxor/design.toml",
                [["header", "rotxor", "-o", "out"], ["list"], ["evaluate", "rotxor"]],
            ),
            (
                "cores/own.toml",
                [["run", "base.elf", *_LIMIT, "--core", "own"], ["score", "base.trace", "--core", "own"]],
            ),
            (
                "workloads/chacha20/workload.toml",
                [
                    ["measure", "chacha20", "chacha20_rounds"],
                    ["ct", "chacha20"],
                    ["vectors", "chacha20"],
                    ["list"],
                ],
            ),
            ("space.toml", [["explore", "space.toml", "-j", "1", "-o", str(folder.parent / "explored")]]),
        )
    )
    (folder / name).write_bytes(damage.toml(random, bases.files[name]))
    return random.choice(commands)


def trace(random: Random, bases: Bases, folder: Path) -> list[str]:
    """A damaged trace in every form, also within its compression, and a damaged index."""
    names = [name for name in bases.files if name.startswith(("base.", "annotated.")) and name != "base.elf"]
    name = random.choice(names)
    data = bases.files[name]
    if name.endswith(".zst") or "itrace" in name:
        damaged = damage.some_bytes(random, data)
    else:
        damaged = damage.lines(random, data)
    if random.random() < 0.1:
        name = "index.json"
        damaged = damage.text(random, bases.files[name])
    (folder / name).write_bytes(damaged)
    if name == "index.json":
        return ["score", "base.trace"]
    return random.choice(
        (
            *(["score", name, "--core", CORE], ["score", name, "--core", "own", "--index", "index.json"]),
            *(["annotate", name, "--core", CORE, "-o", "out.trace"], ["profile", name, "--core", CORE]),
            *(["profile", name, "--core", CORE, "--kanata", "out.kanata"], ["compare", name, "--core", CORE]),
            *(["score", name, "--core", "cva6-single"], ["compare", name, "base.itrace", "--core", CORE]),
        )
    )


KINDS: dict[str, Maker] = {
    "elf": elf,
    "description": description,
    "toml": toml,
    "trace": trace,
    "line": lines.line,
}

#: Inputs of each kind in a whole round.
COUNTS = {"elf": 4000, "description": 4000, "toml": 4000, "trace": 4000, "line": 2000}
