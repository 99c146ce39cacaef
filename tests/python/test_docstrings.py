"""The examples in docstrings run, and every function and class that Python users call has one."""

from __future__ import annotations

import doctest
import importlib
import io
import pkgutil
import shutil
from pathlib import Path
from types import ModuleType

import instar
import numpy as np
import pytest

from tests.python.conftest import sample_elf


def modules() -> list[ModuleType]:
    """The modules of the package, but `_entry`, which is the command itself."""
    package = Path(instar.__file__).parent
    found = pkgutil.walk_packages([str(package)], "instar.")
    names = [name for _, name, _ in found if not name.startswith(("instar._", "instar.data"))]
    return [importlib.import_module(name) for name in ["instar", *names]]


FINDER = doctest.DocTestFinder(exclude_empty=True)
EXAMPLES = [
    example for module in modules() for example in FINDER.find(module, module.__name__) if example.examples
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_the_examples_of_a_docstring_give_what_they_show(
    example: doctest.DocTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder with `prog.elf`, the sample program, which is loaded as `program` too."""
    shutil.copy(sample_elf(), tmp_path / "prog.elf")
    monkeypatch.chdir(tmp_path)
    example.globs.update(instar=instar, np=np, program=instar.Program("prog.elf"))
    told = io.StringIO()
    failed = doctest.DocTestRunner(verbose=False).run(example, out=told.write).failed
    assert failed == 0, told.getvalue()


def test_what_users_call_has_an_example() -> None:
    shown = {example.name for example in EXAMPLES}
    methods = ("call", "run", "retired", "instructions", "view", "write", "disassemble", "locate")
    wanted = {f"instar.program.loaded.Program.{name}" for name in methods}
    wanted |= {"instar", "instar.program.loaded.Program", "instar.program.built.build"}
    wanted |= {f"instar.program.arguments.{name}" for name in ("In", "Out", "InOut")}
    assert wanted <= shown, wanted - shown


def test_no_example_is_skipped() -> None:
    for example in EXAMPLES:
        for step in example.examples:
            assert not step.options.get(doctest.SKIP), f"{example.name}: {step.source}"
