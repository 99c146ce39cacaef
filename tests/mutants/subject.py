"""One workload with one parameter set, in pieces that a fault can be planted in: objects, headers, cases."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import subprocess
from dataclasses import dataclass, replace
from pathlib import Path

from instar import cache
from instar._core import InstarError
from instar.places import library
from instar.toolchain import Build, find_compiler
from instar.workload import answers, cases, vectors
from instar.workload.cases import case_set, completed_cases
from instar.workload.program import DEFAULT_ISA, Recipe, request
from instar.workload.vectors import PreparedCase, own_files, prepare

from ..shared import ROOT
from .faults import Fault, faults
from .seen import Seen

#: An optimised object shows many faults to change nothing; without debug information it is the code
#: alone.
_FLAGS = ("-O2", "-g0", "-w")
_INCLUDED = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


class Refused(Exception):
    """The compiler or the linker did not take the program."""


@dataclass(frozen=True)
class Case:
    """A vector, with the digest by which it is known in another run."""

    digest: str
    prepared: PreparedCase


@dataclass(frozen=True)
class Subject:
    """What the faults of one workload and set are judged by."""

    #: Workload and parameter set.
    name: tuple[str, str]
    #: The workload's own C files and headers, which get the faults.
    own: tuple[Path, ...]
    request: Build
    cases: tuple[Case, ...]

    @classmethod
    def of(cls, workload: str, parameter_set: str) -> Subject:
        """The subject of `workload` and `parameter_set`; "" for a workload without sets."""
        found = library()
        described = found.workload(workload)
        recipe = Recipe(described, parameter_set, DEFAULT_ISA, find_compiler())
        wanted = request(found, recipe)
        # One spelling of every path, so that a copy of the sources can take the place of their
        # folder.
        wanted = replace(
            wanted,
            sources=tuple(path.resolve() for path in wanted.sources),
            include=tuple(path.resolve() for path in wanted.include),
            optimisation="-O2",
        )
        folder = ROOT / "workloads" / workload / "src"
        own = [path for path in sorted(folder.iterdir()) if path.suffix in {".c", ".h"}]
        cases = [
            Case(_digest(case), prepare(described, parameter_set, case))
            for path in own_files(described)
            for case in completed_cases(described, path)
            if case_set(described, case) == parameter_set
        ]
        # Slow ones too: `make test` leaves them out, but a fault that only they notice is caught.
        return cls((workload, parameter_set), tuple(own), wanted, tuple(cases))

    @property
    def label(self) -> str:
        """The workload's name, with the set if it has some."""
        return "-".join(filter(None, self.name))

    @property
    def units(self) -> tuple[Path, ...]:
        return self.request.sources

    def faults(self) -> list[Fault]:
        """Every fault of the workload's own files, in the order of files and lines."""
        return [fault for path in self.own for fault in faults(name_of(path), path.read_bytes())]

    def digest(self) -> str:
        """Of all that a verdict depends on except the cases."""
        wanted = self.request
        assert wanted.link_script is not None
        headers = (path for folder in wanted.include for path in sorted(folder.glob("*.h")))
        # The rules say what of a case a function is given.
        rules = ROOT / "workloads" / self.name[0] / "workload.toml"
        running = (rules, Path(answers.__file__), Path(cases.__file__), Path(vectors.__file__))
        read = (*wanted.sources, *headers, wanted.link_script, *running)
        # Not where the files lie: a clone of the project comes to the same verdicts.
        words = (wanted.compiler.version, *wanted.flags, *_FLAGS, *(path.name for path in read))
        return cache.digest(*words, *(path.read_bytes() for path in read))[:16]

    def dependents(self, path: Path) -> tuple[Path, ...]:
        """The units that hold `path` or include it, directly or not."""
        reached = {path}
        every = [*self.units, *self.own]
        while True:
            names = {found.name for found in reached}
            more = {other for other in every if names & set(_INCLUDED.findall(other.read_text()))} - reached
            if not more:
                return tuple(unit for unit in self.units if unit in reached)
            reached |= more


def name_of(path: Path) -> str:
    """A file as reports and lists call it: from the folder of workloads on."""
    return path.relative_to(ROOT / "workloads").as_posix()


def _digest(case: object) -> str:
    assert isinstance(case, dict)
    content = {key: value for key, value in case.items() if key != "tc"}
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:12]


class Compilation:
    """The subject's objects, those with a fault made from a copy of its sources.

    The compiler's driver is asked once which commands it runs; starting these directly costs half
    as much.
    """

    def __init__(self, subject: Subject, scratch: Path) -> None:
        self.subject = subject
        self.sources = scratch / "src"
        self.objects = scratch / "objects"
        self.sources.mkdir(parents=True, exist_ok=True)
        self.objects.mkdir(exist_ok=True)
        for path in subject.own:
            (self.sources / path.name).write_bytes(path.read_bytes())
        self._scratch = scratch
        self._environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(scratch / "zig")}
        self._front_end = self._front_end_command()
        self._elf = scratch / "program.elf"
        self._seen_in: dict[Path, Seen] = {}
        self._plain = {unit: self._compile(unit) for unit in subject.units}

    def plain(self) -> Path:
        """The program without a fault."""
        return self._link({})

    def with_fault(self, fault: Fault) -> Path | None:
        """The program with a fault, `None` where its machine code is that without.

        Raises `Refused`.
        """
        path = next(path for path in self.subject.own if name_of(path) == fault.file)
        units = [unit for unit in self.subject.dependents(path) if self._seen(unit).holds(path, fault)]
        if not units:
            return None
        source = path.read_bytes()
        copy = self.sources / path.name
        try:
            copy.write_bytes(fault.planted(source))
            changed = {}
            for unit in units:
                made = self._compile(unit)
                if made != self._plain[unit]:
                    changed[unit] = made
            return self._link(changed) if changed else None
        finally:
            copy.write_bytes(source)

    def _seen(self, unit: Path) -> Seen:
        """What the compiler sees of the subject's files in a unit."""
        if unit not in self._seen_in:
            made = self.objects / "made.i"
            command = [*self._front_end, "-dD"]
            command[command.index("-emit-obj")] = "-E"
            command[command.index("-o") + 1] = str(made)
            self._run([*command, str(self._copy_of(unit))])
            originals = {str(self.sources / path.name): path for path in self.subject.own}
            self._seen_in[unit] = Seen.of(made.read_text(), originals)
        return self._seen_in[unit]

    def _copy_of(self, unit: Path) -> Path:
        """The file that is compiled for `unit`: a copy where it is the subject's own."""
        return self.sources / unit.name if unit in self.subject.own else unit

    def _front_end_command(self) -> list[str]:
        unit = next(unit for unit in self.subject.units if unit.suffix == ".c")
        shown = self._run([*self._driver(), "-###", "-c", str(unit), "-o", "object"])
        lines = [line for line in shown.splitlines() if '"-cc1"' in line]
        if not lines:
            raise InstarError("the compiler does not show its commands: mutants need clang from ziglang")
        zig, *rest = shlex.split(lines[-1])
        assert rest[-1] == str(unit)
        return [zig, "clang", *rest[:-1]]

    def _driver(self) -> list[str]:
        wanted = self.subject.request
        own = {path.parent for path in self.subject.own}
        include = [self.sources if folder in own else folder for folder in wanted.include]
        headers = wanted.compiler.headers
        command = [*wanted.compiler.command, *wanted.flags, *_FLAGS, *(f"-I{folder}" for folder in include)]
        return [*command, "-isystem", str(headers)] if headers else command

    def _compile(self, unit: Path) -> bytes:
        made = self.objects / f"made{unit.suffix}.o"
        if unit.suffix != ".c":
            self._run([*self._driver(), "-c", str(unit), "-o", str(made)])
            return made.read_bytes()
        command = list(self._front_end)
        command[command.index("-o") + 1] = str(made)
        command[command.index("-main-file-name") + 1] = unit.name
        self._run([*command, str(self._copy_of(unit))])
        return made.read_bytes()

    def _link(self, changed: dict[Path, bytes]) -> Path:
        objects = []
        for number, unit in enumerate(self.subject.units):
            path = self.objects / f"{number}.o"
            if not path.exists():
                path.write_bytes(self._plain[unit])
            if unit in changed:
                path = self.objects / f"{number}-faulty.o"
                path.write_bytes(changed[unit])
            objects.append(str(path))
        script = self.subject.request.link_script
        assert script is not None
        zig = self._front_end[0]
        self._run([zig, "ld.lld", "-static", "-T", str(script), *objects, "-o", str(self._elf)])
        return self._elf

    def _run(self, command: list[str]) -> str:
        done = subprocess.run(
            command, capture_output=True, text=True, env=self._environment, cwd=self._scratch
        )
        if done.returncode != 0:
            raise Refused(done.stderr)
        return done.stderr
