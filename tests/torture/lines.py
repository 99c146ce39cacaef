"""Random command lines, from the options that the commands really have, with odd values.

Left out is what would not end by itself or goes elsewhere: a port for GDB, a cluster, the
simulation of RTL.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from instar.cli import application
from typer.main import get_command

from tests.torture.bases import CORE, Bases

_LEFT_OUT = {"help", "version", "gdb", "cluster", "cc"}
_FILES = (
    *("base.elf", "base.trace", "base.rvfi", "base.log", "base.itrace", "base.itrace.zst", "annotated.trace"),
    *(
        "index.json",
        "space.toml",
        "missing",
        "pipe",
        "/dev/null",
        ".",
        "link",
        "empty",
        "/dev/zero",
        "out/no/such",
    ),
    *(
        "\udcff\udcfe",
        "",
        "x" * 300,
        "out.svg",
        "out.csv",
        "out.json",
        "out.trace",
        "ÿ",
        "\x1b[31m",
        "-",
        "/dev/full",
    ),
)
_NAMES = (
    *(
        "rotxor",
        "chacha20",
        CORE,
        "own",
        "cva6-single",
        "nosuch",
        "",
        "\udcff",
        "chacha20_rounds",
        "portable-c",
    ),
    *(
        "..",
        "designs/rotxor",
        "cores/own.toml",
        "base.elf",
        "base.trace",
        "x" * 5000,
        "%s",
        "\x1b[31m",
        "all",
    ),
)
_NUMBERS = (
    "-1",
    "0",
    "1",
    "2",
    "9" * 30,
    "9" * 5000,
    "0x10",
    "1e6",
    "nan",
    "",
    "18446744073709551616",
    "٣",
    "1_0",
)
_TEXTS = (
    *(
        "rv32imc",
        "rv64imc_zba",
        "rv32imafdc",
        "rv",
        "0x80000000:64M",
        "0x80000001:16M",
        "64K",
        "0:0",
        ":",
        "100..200",
    ),
    *(
        "200..100",
        "1..99999999999999999999",
        "counter",
        "counter:4",
        "main:-1",
        "cycles",
        "instructions",
        "function",
    ),
    *(
        "0x80000000:99999999999999999999G",
        "mnemonic",
        "rvfi",
        "spike",
        "native",
        "allow",
        "fault",
        "call",
        "line",
    ),
)


@cache
def _commands() -> list[tuple[tuple[str, ...], Any]]:
    """Every command with the words that name it; never one that simulates RTL."""
    group: Any = get_command(application())
    return [((name,), command) for name, command in sorted(group.commands.items()) if name != "rtl"]


def line(random: Random, bases: Bases, folder: Path) -> list[str]:
    """A command line."""
    os.mkfifo(folder / "pipe")
    (folder / "empty").write_bytes(b"")
    (folder / "link").symlink_to("base.elf")
    words, command = random.choice(_commands())
    arguments = list(words)
    for parameter in command.params:
        if parameter.name in _LEFT_OUT:
            continue
        if not parameter.opts[0].startswith("-"):
            if parameter.required or random.random() < 0.4:
                arguments.append(_fitting(random, command.name, parameter.name))
        elif random.random() < 0.15:
            arguments.append(random.choice(parameter.opts))
            if not parameter.is_flag:
                arguments.append(_value(random, parameter.name, str(parameter.type_descriptor.annotation)))
    if command.name in {"run", "profile", "histogram"} and "--max-instructions" not in arguments:
        arguments += ["--max-instructions", "20000"] if command.name == "run" else []
    if random.random() < 0.1:
        arguments.insert(
            random.randrange(len(arguments)), random.choice((*_NAMES, "--nosuch", "-x", "--", "--json"))
        )
    if command.name == "explore" and "-j" not in arguments:
        arguments += ["-j", "1"]
    return arguments


def _fitting(random: Random, command: str, parameter: str) -> str:
    """What belongs there, most of the time, so that the command comes further than its first check."""
    right = {
        "run": ("base.elf",),
        "annotate": ("base.trace", "base.rvfi"),
        "score": ("base.trace", "."),
        "evaluate": ("rotxor",),
        "header": ("rotxor",),
        "explore": ("space.toml",),
        "measure": ("chacha20",),
        "vectors": ("chacha20",),
        "ct": ("chacha20",),
        "compare": ("base.trace", "base.elf", "chacha20"),
        "profile": ("base.elf", "base.trace", "chacha20"),
        "histogram": ("base.elf", "chacha20"),
    }
    if parameter == "function":
        return random.choice(("chacha20_rounds", *_NAMES))
    if random.random() < 0.6:
        return random.choice(right.get(command, _FILES))
    return random.choice((*_FILES, *_NAMES))


def _value(random: Random, parameter: str, kind: str) -> str:
    if random.random() < 0.2:
        return random.choice((*_FILES, *_NAMES, *_NUMBERS, *_TEXTS))
    if "int" in kind:
        return random.choice(_NUMBERS)
    if "Path" in kind or parameter in {"out", "path"}:
        return random.choice(_FILES)
    if parameter in {"core", "design", "variant"}:
        return random.choice(_NAMES)
    return random.choice((*_TEXTS, *_NAMES))
