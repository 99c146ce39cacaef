"""One program of many cases, and what the check says of each."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from instar._core import Arg, Checker, Program
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

#: Bytes of the secret, and of the public argument.
BYTES = 16
#: Public bytes, the same in every case.
PUBLIC = bytes(range(0x21, 0x21 + BYTES))
#: The secret that the check runs on.
SECRET = bytes.fromhex("9b3de45177a90c66f2184b85d03e7ac1")


@dataclass(frozen=True)
class CaseText:
    """A function `name(out, secret, public)`."""

    name: str
    kind: str
    seed: int
    isa: str
    assembly: str
    #: What is known to be seen, "" where nothing is; `None` where a judge must say it.
    truth: str | None
    #: Functions whose value becomes public.
    declassify: tuple[str, ...] = ()


@dataclass(frozen=True)
class Subject:
    """A program with cases of one ISA."""

    texts: Sequence[CaseText]
    elf: bytes
    program: Program
    checker: Checker

    def leaks(self, text: CaseText) -> bool:
        """Whether the check tells a leak of this case."""
        self.checker.forget_findings()
        arguments = [Arg.output(BYTES), Arg.input(SECRET), Arg.input(PUBLIC)]
        self.checker.call(text.name, arguments, secrets=[("secret", 1, 0, None)])
        return bool(self.checker.findings()["leaks"])


def made(texts: Sequence[CaseText]) -> Subject:
    """The program of these cases, which have one ISA."""
    isa = texts[0].isa
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "cases.S"
        source.write_text("\n".join(text.assembly for text in texts), encoding="utf-8")
        sources = (source, runtime_folder() / "crt0.S", Path(folder) / "main.S")
        sources[2].write_text(".globl main\nmain: li a0, 0\n ret\n", encoding="utf-8")
        wanted = Build(find_compiler(), isa, sources, link_script=runtime_folder() / "link.ld")
        path = Path(folder) / "cases.elf"
        path.write_bytes(build(wanted, use_cache=False).read_bytes())
        program = Program(path, isa=isa)
        declassify = [(name, "return", None) for text in texts for name in text.declassify]
        return Subject(texts, path.read_bytes(), program, Checker(program, declassify=declassify))
