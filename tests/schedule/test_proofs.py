"""Every shipped kernel with a command of `instar schedule` in its header is proved to be what it came from.

`python -m tests.schedule.test_proofs` proves all of them and prints what each proof assumes.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from instar._core import Proof, prove
from instar.places import library
from instar.schedule.target import provable_program
from instar.toolchain import find_compiler
from instar.workload.inputs import scalar_type
from instar.workload.program import Recipe, find_variant

from ..shared import ROOT

#: The generators of what was scheduled, by workload.
GENERATORS = {"ml-dsa": "cva6-ntt/scheduler", "sha3": "cvxif-keccak/generator"}
_COMMAND = re.compile(r"^#   instar schedule (.*)$", re.MULTILINE)
_ASSUMED = re.compile(r"^# Assumed: (.*)\.$", re.MULTILINE)


@dataclass(frozen=True)
class Kernel:
    """A kernel, and the command that it was made by."""

    file: Path
    workload: str
    function: str
    options: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        return str(self.file.relative_to(ROOT).with_suffix(""))

    def option(self, name: str) -> str | None:
        return dict(self.options).get(name)


def kernels() -> Iterator[Kernel]:
    """All of them, in the order of their files."""
    files = [*ROOT.glob("workloads/*/kernels/**/*.S"), *ROOT.glob("designs/*/kernels/**/*.S")]
    for file in sorted(files):
        if typed := _COMMAND.search(file.read_text()):
            workload, function, *words = shlex.split(typed[1])
            # Those without a value say how it was looked for.
            named = [(word, value) for word, value in pairwise(words) if word[:2] == "--"]
            yield Kernel(file, workload, function, tuple(named))


@cache
def written(generator: str, folder: Path) -> Path:
    """What a generator writes."""
    out = folder / generator.replace("/", "-")
    subprocess.run([sys.executable, str(ROOT / "designs" / generator), str(out)], check=True)
    return out


def proof(kernel: Kernel, folder: Path) -> Proof:
    """That the kernel does what it was made from; `folder` is for what generators write."""
    found = library()
    named, variant = kernel.option("--design"), kernel.option("--variant")
    design = found.design([str(ROOT / "designs" / named)]) if named else None
    core = found.core(kernel.option("--core") or "", design=design, variant=variant)
    workload, key = found.workload_set(kernel.workload)
    chosen = find_variant(design, variant) if design else None
    plain = Recipe(workload, key, core.isa, find_compiler(None), design, chosen)
    if start := kernel.option("--kernel"):
        start_of = written(GENERATORS[workload["name"]], folder) / start.removeprefix("start/")
        plain = replace(plain, kernels=((kernel.function, start_of),))
    made = replace(plain, kernels=((kernel.function, kernel.file),))
    info = workload["functions"][kernel.function]
    before, after = (provable_program(found, recipe) for recipe in (plain, made))
    returns = 0 if scalar_type(info["returns"]) is None else 2
    return prove(before, after, info["symbol"], returns=returns)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("starts")


@pytest.mark.slow
@pytest.mark.parametrize("kernel", kernels(), ids=lambda kernel: kernel.name)
def test_a_shipped_kernel_does_what_it_was_made_from_and_says_what_that_assumes(
    kernel: Kernel, folder: Path
) -> None:
    found = proof(kernel, folder)
    assert found["refusal"] is None
    assert found["assumptions"] == _ASSUMED.findall(kernel.file.read_text())


def main() -> int:
    """Proves all; the exit code."""
    refused = 0
    with TemporaryDirectory(prefix="proofs-") as scratch:
        for number, kernel in enumerate(kernels(), 1):
            found = proof(kernel, Path(scratch))
            said = found["refusal"] or "; ".join(found["assumptions"]) or "no assumption"
            refused += found["refusal"] is not None
            verdict = "refused" if found["refusal"] else "proved"
            print(f"{number:3} {verdict} {kernel.name}: {said}", flush=True)
    return int(refused > 0)


if __name__ == "__main__":
    sys.exit(main())
