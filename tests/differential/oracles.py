"""Emulators that are not ours, each run on the same image: PyPI's `unicorn`, QEMU's user mode, Spike.

Source: the command lines of QEMU (`-cpu NAME,EXTENSION=true`) and Spike (`--isa`); which extensions
a program knows is asked of the program itself, so that a newer one judges more without a change
here.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import ClassVar, Protocol

from instar._core import everything, instructions
from unicorn import UC_ARCH_RISCV, UC_MODE_RISCV32, UC_MODE_RISCV64, Uc, UcError, __version__

from . import elf
from .image import BASE, DATA, Image

#: Seconds after which an emulator counts as stuck.
_PATIENCE = 10
#: Room for code and data, as our simulator has it.
_MEMORY_BYTES = 16 << 20


#: Extensions whose instructions are encodings of the base set which do nothing: whoever knows I
#: knows them.
HINTS = frozenset({"zihintpause", "zihintntl", "zicbop"})
#: Extensions that no emulator of the tests knows, with the reason; here their instructions only
#: have to run.
UNJUDGED = {"zicbom": "QEMU refuses cache-block management in user mode; here it does nothing"}
#: Parts of an older extension, for programs that know only the whole.
WHOLE = {"zmmul": "m", "zaamo": "a", "zalrsc": "a"}


class Stopped(Exception):
    """The emulator did not come to the end of the image; the text says why."""


class Oracle(Protocol):
    """An emulator for one XLEN."""

    @property
    def name(self) -> str:
        """Program and version, for reports."""

    @property
    def wrong(self) -> frozenset[str]:
        """Instructions that this version is known to get wrong; they are not compared with it."""

    def knows(self, extension: str) -> bool: ...

    def run(self, image: Image) -> bytes:
        """The data of `image` after its run."""


class Unicorn:
    """QEMU 5's translator in machine mode, as PyPI packs it."""

    _KNOWN = frozenset({"i", "m", "zmmul", "zaamo", "zalrsc", "c", "zicsr", "zifencei"})

    def __init__(self, xlen: int) -> None:
        self.name = f"unicorn {__version__}"
        self.wrong: frozenset[str] = frozenset()
        self._mode = UC_MODE_RISCV32 if xlen == 32 else UC_MODE_RISCV64

    def knows(self, extension: str) -> bool:
        return extension in self._KNOWN or extension in HINTS

    def run(self, image: Image) -> bytes:
        machine = Uc(UC_ARCH_RISCV, self._mode)
        machine.mem_map(BASE, _MEMORY_BYTES)
        machine.mem_write(BASE, image.code)
        machine.mem_write(DATA, image.data)
        try:
            machine.emu_start(BASE, image.end, timeout=_PATIENCE * 1_000_000)
        except UcError as error:
            raise Stopped(str(error)) from None
        return bytes(machine.mem_read(DATA, len(image.data)))


class Qemu:
    """QEMU's user mode: the image as a Linux program that writes its data to standard output."""

    #: QEMU has them in system mode only.
    _NOT_IN_USER_MODE = frozenset({"zicsr", "zicbom"})
    #: Floating point is off: its compressed loads and stores stand where Zcmp and Zcmt have their
    #: encodings.
    _OFF = ("f", "d", "zfa")

    #: By mnemonic: the first version that is right. Where the lower word is 0, the manual has
    #: `ctzw` give 32; version 7 goes on counting in the upper one.
    _WRONG: ClassVar = {"ctzw": 8}

    def __init__(self, program: str, xlen: int) -> None:
        self.program = program
        self._cpu = f"rv{xlen}"
        done = subprocess.run([program, "--version"], check=True, capture_output=True, text=True)
        match = re.search(r"version ([\d.]+)", done.stdout)
        version = match[1] if match else "0"
        self.name = f"{Path(program).name} {version}"
        self.wrong = frozenset(n for n, mended in self._WRONG.items() if int(version.split(".")[0]) < mended)
        self._off = [f"{name}=false" for name in self._OFF if self._has(f"{name}=false")]
        self._on: dict[str, str | None] = {}

    def _has(self, option: str) -> bool:
        """Whether this QEMU has such a property; nothing is run."""
        command = [self.program, "-cpu", f"{self._cpu},{option}", "/"]
        return "not found" not in subprocess.run(command, capture_output=True, text=True).stderr

    def _switch(self, extension: str) -> str | None:
        if extension not in self._on:
            options = [f"{extension}=true", f"x-{extension}=true"]
            options += [f"{WHOLE[extension]}=true"] if extension in WHOLE else []
            self._on[extension] = next(filter(self._has, options), None)
        return self._on[extension]

    def knows(self, extension: str) -> bool:
        if extension in HINTS or extension in ("i", "zifencei"):
            return True
        return extension not in self._NOT_IN_USER_MODE and self._switch(extension) is not None

    @functools.cached_property
    def _options(self) -> str:
        switches = (self._switch(extension) for extension in extensions() if self.knows(extension))
        return ",".join([self._cpu, *self._off, *filter(None, switches)])

    def run(self, image: Image) -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "image.elf"
            path.write_bytes(elf.linux(image))
            path.chmod(0o755)
            command = [self.program, "-cpu", self._options, str(path)]
            try:
                done = subprocess.run(command, capture_output=True, timeout=_PATIENCE)
            except subprocess.TimeoutExpired:
                raise Stopped(f"not at the end after {_PATIENCE} seconds") from None
        if done.returncode != 0 or len(done.stdout) != len(image.data):
            said = done.stderr.decode(errors="replace").strip().splitlines()
            raise Stopped(f"exit code {done.returncode}; {said[-1] if said else 'it said nothing'}")
        return done.stdout


@functools.cache
def extensions() -> tuple[str, ...]:
    """Every extension with an instruction of its own, at some XLEN; for vectors see tests/vector."""
    table = (e for xlen in (32, 64) for e in instructions(everything(xlen)) if e.kind != "Vector")
    found = [e.extension for e in table]
    return tuple(dict.fromkeys(found))


@functools.cache
def oracles(xlen: int) -> tuple[Oracle, ...]:
    """Every emulator for this XLEN that this machine has; the newest QEMU comes from INSTAR_QEMU32 or 64."""
    found: list[Oracle] = [Unicorn(xlen)]
    programs = [os.environ.get(f"INSTAR_QEMU{xlen}"), f"qemu-riscv{xlen}", f"qemu-riscv{xlen}-static"]
    paths = [path for program in programs if program and (path := shutil.which(program))]
    found += [Qemu(path, xlen) for path in dict.fromkeys(paths)]
    return tuple(found)
