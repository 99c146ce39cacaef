"""Kernels that the command line gives: files named for the functions that they define."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import InstarError, suggestion
from instar.workload.program import KERNEL_ENDINGS

if TYPE_CHECKING:
    from instar._core import WorkloadInfo

KernelsOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--kernel",
        metavar="FILE",
        help="C or assembly that defines the function that it is named for, as in ntt.S; may be "
        "repeated; default: the kernels of the variant.",
    ),
]


def named_kernels(workload: WorkloadInfo, files: Iterable[Path]) -> dict[str, Path]:
    """Function → the file that is named for it.

    Raises `InstarError` where a file is no kernel, or two are named for one function.
    """
    given: dict[str, Path] = {}
    for file in files:
        name = _function_of(workload, file)
        if name in given:
            raise InstarError(f'two kernels are given for "{name}": {given[name]} and {file}')
        given[name] = file.absolute()
    return given


def _function_of(workload: WorkloadInfo, file: Path) -> str:
    """The function for which a kernel file is named."""
    if file.suffix not in KERNEL_ENDINGS:
        raise InstarError(f"--kernel: {file} is neither C (.c) nor assembly (.S)")
    if not file.is_file():
        raise InstarError(f"--kernel: there is no file {file}")
    if file.stem not in workload["functions"]:
        hint = suggestion(file.stem, "it has", list(workload["functions"]))
        raise InstarError(
            f'--kernel: {file.name} is named for no replaceable function of "{workload["name"]}"; {hint}'
        )
    return file.stem
