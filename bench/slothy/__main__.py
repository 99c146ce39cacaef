"""Runs both tools on each kernel and prints the table: see docs/reference/schedule.md, "Beside SLOTHY"."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from instar._core import Core, InstarError
from instar.outcome import WrongResult
from instar.places import library as library_of
from instar.schedule import SOURCES, registers_of
from instar.toolchain import find_compiler

from .kernels import OWN, PUBLIC, Kernel, file_kernel, public_kernel, workload_kernel
from .race import PARTS, Budget, raced
from .rows import merged, read, write
from .table import Row, rendered
from .theirs import need_slothy

OUT = Path("target") / "slothy.json"
CORE = "cva6-superscalar"
_GENERATOR = Path(__file__).parents[2] / "designs" / "cva6-ntt" / "scheduler"


def main(typed: Sequence[str] | None = None) -> int:
    """0 where every kernel went through both tools, 1 where one did not, 2 for wrong input."""
    asked = _parser().parse_args(typed)
    try:
        _refuse(asked)
        versions = need_slothy(asked.slothy_python)
        core = library_of().core(CORE)
        budget = Budget(asked.seconds, asked.processors, asked.slothy_python, asked.orders)
        told = {
            "versions": versions,
            "seconds": budget.seconds,
            "processors": budget.processors,
            "core": CORE,
        }
        parts = asked.part or PARTS
        rows = [] if parts == PARTS and not asked.only else read(OUT, told)
        with tempfile.TemporaryDirectory(prefix="instar-slothy-") as scratch:
            for name, kernel in _kernels(asked, core, Path(scratch)):
                known = next((row for row in rows if row.kernel == name), None)
                place = Path(scratch) / name.replace(" ", "_")
                rows = merged(rows, _row(name, kernel, core, budget, place, parts, known))
                write(OUT, rows, told)
    except InstarError as error:
        print(f"bench.slothy: {error}", file=sys.stderr)
        return 2
    print(rendered(rows))
    print(f"{versions}; {budget.seconds:g} s and {budget.processors} processors for each tool; kept in {OUT}")
    wanted = [(row.theirs, row.ours, row.kept)[PARTS.index(part)] for row in rows for part in parts]
    return int(None in wanted)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.slothy", description=__doc__)
    parser.add_argument("--slothy-python", default=sys.executable, help="a Python that has SLOTHY")
    parser.add_argument(
        "--seconds",
        type=float,
        default=300,
        help="that each processor computes, by kernel and tool; default: 300",
    )
    parser.add_argument("--processors", type=int, default=2, help="for each tool; default: 2")
    parser.add_argument(
        "--orders", type=int, help="of instar schedule, in one search; default: as many as fit into the time"
    )
    parser.add_argument("--only", action="append", metavar="NAME", help="of the kernels those named so")
    parser.add_argument(
        "--part",
        action="append",
        choices=PARTS,
        help=f"measure this part alone, beside what {OUT} has of the others; default: all",
    )
    parser.add_argument("--pqrv", type=Path, metavar="FOLDER", help="Ji-Peng/PQRV, for its kernels too")
    parser.add_argument(
        "--file",
        action="append",
        default=[],
        metavar="FILE[:FUNCTION]",
        help="assembly in place of our kernels",
    )
    parser.add_argument("--argument", action="append", default=[], help="of a file, as in instar schedule")
    parser.add_argument("--noalias", action="append", default=[], help="of a file, as in instar schedule")
    return parser


def _refuse(asked: argparse.Namespace) -> None:
    if asked.seconds < 10:
        raise InstarError(f"--seconds: {asked.seconds:g} are too few to see anything; give 10 or more")
    if asked.processors < 1:
        raise InstarError(f"--processors: {asked.processors} is none; give 1 or more")
    if asked.orders is not None and asked.orders < 1:
        raise InstarError(f"--orders: {asked.orders} is none; give 1 or more")
    if not asked.file and (asked.argument or asked.noalias):
        raise InstarError("--argument and --noalias belong to --file; our own kernels say it themselves")
    if asked.file and asked.only:
        raise InstarError("--only chooses among our own kernels, and --file takes their place; give one")
    if asked.file and asked.pqrv:
        raise InstarError("--pqrv adds kernels to our own, and --file takes their place; give one")
    names = [f"{what} {function}" for what, function, _ in OWN]
    names += [public.title for public in PUBLIC if asked.pqrv]
    for name in asked.only or []:
        if name not in names:
            raise InstarError(f'--only: there is no kernel "{name}"; there are: {", ".join(names)}')


def _kernels(
    asked: argparse.Namespace, core: Core, scratch: Path
) -> Iterator[tuple[str, Kernel | InstarError]]:
    """The kernels that are asked for, or why one cannot be."""
    library, compiler = library_of(), find_compiler()
    for text in asked.file:
        path, _, function = text.partition(":")
        file = Path(path).absolute()
        if file.suffix not in SOURCES:
            raise InstarError(f"{path}: give assembly (.S, .s) or C (.c)")
        folder = _folder(scratch, file.stem)
        apart = registers_of(asked.noalias)
        try:
            yield (
                file.stem,
                file_kernel(core, compiler, file, function or None, asked.argument, apart, folder),
            )
        except (InstarError, ValueError) as error:
            yield file.stem, InstarError(str(error))
    starts = scratch / "starts"
    for what, function, plan in () if asked.file else OWN:
        name = f"{what} {function}"
        if asked.only and name not in asked.only:
            continue
        if plan and not starts.exists():
            subprocess.run([sys.executable, str(_GENERATOR), str(starts)], check=True)
        source = starts / plan if plan else None
        try:
            yield (
                name,
                workload_kernel(library, core, compiler, what, function, source, _folder(scratch, name)),
            )
        except (InstarError, ValueError) as error:
            yield name, InstarError(str(error))
    for public in PUBLIC if asked.pqrv else ():
        if asked.only and public.title not in asked.only:
            continue
        folder = _folder(scratch, public.title)
        try:
            yield public.title, public_kernel(core, compiler, public, asked.pqrv, folder)
        except (InstarError, ValueError) as error:
            yield public.title, InstarError(str(error))


def _folder(scratch: Path, name: str) -> Path:
    folder = scratch / name.replace(" ", "_")
    folder.mkdir()
    return folder


def _row(
    name: str,
    kernel: Kernel | InstarError,
    core: Core,
    budget: Budget,
    folder: Path,
    parts: Collection[str],
    known: Row | None,
) -> Row:
    if isinstance(kernel, InstarError):
        return Row(name, remark=str(kernel))

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    try:
        return raced(kernel, core, budget, folder, say, parts, known)
    except (InstarError, WrongResult) as error:
        return Row(name, remark=str(error))


if __name__ == "__main__":
    sys.exit(main())
