"""What a compiler sees of the surroundings: variables of the environment, and which files it is made of.

A compiler is started with a chosen part of the environment. All of that part is in the key of a
build, so that nothing which is not in the key can change what comes out. Source: the GCC manual,
"Environment Variables Affecting GCC"; the clang command guide, "ENVIRONMENT";
docs/reference/cli.md, "Caches".
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from instar import cache

#: Where a process finds its place; no object depends on them.
_PLACES = ("HOME", "USER", "LOGNAME", "TMPDIR", "TMP", "TEMP")
#: Names of variables that compilers, assemblers, linkers and their wrappers read.
_READ = re.compile(
    r"PATH|FLAGS|GCC|CLANG|LLVM|SYSROOT|TOOLCHAIN|LICENSE|^(CC|AS|LD|NIX|SPACK|ZIG|GNU|RISCV|COLLECT|COMPILER)"
    r"|^(SOURCE_DATE_EPOCH|DEPENDENCIES_OUTPUT|SUNPRO_DEPENDENCIES|RC_DEBUG_OPTIONS)$"
)
#: Paths of other tools, which no compiler reads.
_OF_OTHERS = re.compile(
    r"^(INSTAR|PYTHON|PYTEST|XDG|MAN|INFO|CARGO|RUST|CLASS|NODE|GO|PERL|RUBY|GEM|PKG_CONFIG)"
)
#: Parts of GCC that are programs of their own.
_PARTS = ("cc1", "as", "ld", "collect2")


def environment() -> dict[str, str]:
    """Variables that a compiler is started with; zig keeps what it made in our cache."""
    places = {name: os.environ[name] for name in (*_PLACES, "PATH") if name in os.environ}
    # Messages are read, and in another language GCC spells them otherwise.
    return {**places, **_read(), "LC_ALL": "C", "ZIG_GLOBAL_CACHE_DIR": str(cache.folder("zig"))}


def decisive() -> list[str]:
    """The part of `environment` that may change an object, for the key of a build."""
    return [f"{name}={value}" for name, value in sorted(_read().items())]


def _read() -> dict[str, str]:
    return {
        name: value
        for name, value in os.environ.items()
        if name != "PATH"
        and not name.startswith("ZIG_GLOBAL")
        and _READ.search(name)
        and not _OF_OTHERS.search(name)
    }


def identity(command: Sequence[str], *, installed: bool) -> tuple[str, ...]:
    """What a compiler is made of: another file in its place, or in that of one of its parts, is another one.

    One that is `installed`, and not carried by a package, finds parts and helpers by PATH.
    """
    parts = _parts(tuple(command), os.environ.get("PATH", "")) if installed else ()
    return tuple(map(_state, (command[0], *parts))) + ((os.environ.get("PATH", ""),) if installed else ())


@functools.cache
def _parts(command: tuple[str, ...], path: str) -> tuple[str, ...]:
    """Files of the programs that the compiler starts; `path` is where it looks."""
    found = []
    for part in _PARTS:
        asked = subprocess.run(
            [*command, f"-print-prog-name={part}"],
            capture_output=True,
            text=True,
            errors="replace",
            env=environment(),
            stdin=subprocess.DEVNULL,
        )
        name = asked.stdout.strip()
        found.append(shutil.which(name, path=path) or name if asked.returncode == 0 else "")
    return tuple(found)


def _state(file: str) -> str:
    """A file as it lies there; the time of its last change cannot be set back."""
    try:
        real = Path(file).resolve()
        seen = real.stat()
    except OSError:
        return file
    return f"{real} {seen.st_size} {seen.st_mtime_ns} {seen.st_ctime_ns} {seen.st_ino}"
