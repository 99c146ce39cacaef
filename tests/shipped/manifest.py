"""The manifest of scheduled kernels, `kernels.toml`: what each came from, how, what it costs and assumes.

`python -m tests.shipped record` writes it, from the lines that `instar schedule` leaves at a
kernel's head.
"""

from __future__ import annotations

import hashlib
import json
import re
import shlex
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from ..shared import ROOT

MANIFEST = Path(__file__).with_name("kernels.toml")
#: The programs that write what was scheduled where it was not portable C, by workload.
GENERATORS = {"ml-dsa": "cva6-ntt/scheduler", "sha3": "cvxif-keccak/generator"}
_COMMAND = re.compile(r'^#(?:   instar |  "command": "instar )(schedule .*?)"?,?$', re.MULTILINE)
_CYCLES = re.compile(r"-> ([\d,]+) cycles")
_ASSUMED = re.compile(r"^# Assumed: (.*)\.\n", re.MULTILINE)
_HEAD = """\
# Kernels that `instar schedule` made. `python -m tests.shipped record` writes this list.
# start: generator and file that was scheduled, portable C without one; digest: SHA-256, 16 digits;
# slow: a proof of more than two seconds, which `make test` leaves to `make test-all`.
"""


@dataclass(frozen=True)
class Kernel:
    """A kernel and what is claimed of it."""

    #: Below the root of the project.
    file: str
    command: str
    start: str
    cycles: int
    digest: str
    assumes: tuple[str, ...]
    slow: bool = False

    @property
    def path(self) -> Path:
        return ROOT / self.file

    @property
    def workload(self) -> str:
        """The workload or one of its sets."""
        return shlex.split(self.command)[1]

    @property
    def function(self) -> str:
        return shlex.split(self.command)[2]

    @property
    def name(self) -> str:
        return self.file.removesuffix(".S")

    def option(self, name: str) -> str | None:
        """The value of an option of its command."""
        return dict(pairwise(shlex.split(self.command)[3:])).get(name)

    def toml(self) -> str:
        """Its entry."""
        lines = [f'["{self.file}"]', f"command = {json.dumps(self.command)}"]
        lines += [f"start = {json.dumps(self.start)}"] if self.start else []
        lines += [f"cycles = {self.cycles}", f'digest = "{self.digest}"']
        lines += ["slow = true"] if self.slow else []
        lines += ["assumes = [", *(f"  {json.dumps(one)}," for one in self.assumes), "]"]
        return "\n".join(lines) + "\n"


def files() -> list[Path]:
    """Every file that says that it was scheduled."""
    found = [*ROOT.glob("workloads/*/kernels/**/*.S"), *ROOT.glob("designs/*/kernels/**/*.S")]
    return sorted(file for file in found if _COMMAND.search(file.read_text()))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def told(path: Path, slow: bool = False) -> Kernel:
    """What a kernel's first lines say."""
    text = path.read_text()
    command, cycles = _COMMAND.search(text), _CYCLES.search(text)
    assert command is not None and cycles is not None, path
    file, assumes = str(path.relative_to(ROOT)), tuple(_ASSUMED.findall(text))
    made = Kernel(file, command[1], "", int(cycles[1].replace(",", "")), digest(path), assumes, slow)
    if written := made.option("--kernel"):
        generator = GENERATORS[made.workload.removesuffix("-44")]
        return replace(made, start=f"{generator} {written.removeprefix('start/')}")
    return made


def with_assumptions(text: str, assumptions: Sequence[str]) -> str:
    """A kernel whose first lines say these assumptions and no others, before the line of its seed."""
    said = "".join(f"# Assumed: {one}.\n" for one in assumptions)
    return re.sub(
        r"^(?=# .*, seed \d+(?:, Instar |\.$))", said, _ASSUMED.sub("", text), count=1, flags=re.MULTILINE
    )


def kernels() -> list[Kernel]:
    """Those of the manifest, in its order."""
    entries = tomllib.loads(MANIFEST.read_text())
    return [
        Kernel(
            file,
            entry["command"],
            entry.get("start", ""),
            entry["cycles"],
            entry["digest"],
            tuple(entry["assumes"]),
            entry.get("slow", False),
        )
        for file, entry in entries.items()
    ]


def write(all_of_them: list[Kernel]) -> None:
    """The manifest anew."""
    MANIFEST.write_text("\n".join([_HEAD, *(kernel.toml() for kernel in all_of_them)]))
