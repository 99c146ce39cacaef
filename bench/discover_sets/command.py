"""Sets that `instar discover` finds, beside published and hand-made ones: `python -m bench.discover_sets`.

Both sides have the same ports, area, core and search for an order (docs/reference/discover-sets.md).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from instar._core import InstarError
from instar.places import library as library_of

from ..searches import asking, check, wanted
from .fronts import PROGRAMS, looked
from .measured import Effort, compared
from .picture import draw, of
from .rows import OUT, ROWS, STARTS, prepared
from .tables import counted, dominated, fronts, sets

#: Seconds of one command, after which it is given up.
LIMIT = 900.0


def main(typed: Sequence[str] | None = None) -> int:
    """0 where every row was measured, 1 where one was not, 2 for wrong input."""
    parser = asking("bench.discover_sets", __doc__, "rows or programs", "command", LIMIT)
    parser.add_argument(
        "--start", action="append", choices=STARTS, help="only from this code; may be repeated; default: all"
    )
    parser.add_argument("--fronts", action="store_true", help="compare strategies in the place of sets")
    parser.add_argument("--effort", type=int, default=1, help="of the search for orders; default: 1")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="default: no picture")
    asked = parser.parse_args(typed)
    try:
        _check(asked)
        how = Effort(asked.effort, asked.jobs, asked.limit)
        return _fronts(asked, how) if asked.fronts else _sets(asked, how)
    except InstarError as error:
        print(f"bench.discover_sets: {error}", file=sys.stderr)
        return 2


def _check(asked: argparse.Namespace) -> None:
    check(asked, [one.name for one in (PROGRAMS if asked.fronts else ROWS)], "nothing")
    if not 0 <= asked.effort <= 12:
        raise InstarError(f"--effort: {asked.effort} is not from 0 to 12")
    if asked.fronts and asked.start:
        raise InstarError("--start: is about sets; leave out --fronts")
    if asked.fronts and asked.picture is not None:
        raise InstarError("--picture: is drawn of sets; leave out --fronts")


def _sets(asked: argparse.Namespace, how: Effort) -> int:
    library = library_of()
    if not asked.kept:
        prepared()
    chosen = [one for one in ROWS if wanted(asked, one.name)]
    found, missing = [], []
    for row in chosen:
        try:
            made = compared(library, row, how, look=not asked.kept, starts=asked.start)
        except InstarError as error:
            print(f"bench.discover_sets: {row.name}: {error}", file=sys.stderr)
            made = None
        if made is None or not made.found:
            missing.append(row.name)
        else:
            found.append(made)
    print(f"{sets(found)}\n\n{counted([one.ratio for one in found])}")
    if missing:
        print(f"\nNot measured: {', '.join(missing)}.")
    print(f"\nKept in {OUT}.")
    if asked.picture is not None and found:
        asked.picture.write_text(draw([of(one) for one in found if one.best]).file(), encoding="utf-8")
    return int(bool(missing) or any(one.best is None for one in found))


def _fronts(asked: argparse.Namespace, how: Effort) -> int:
    chosen = [one for one in PROGRAMS if wanted(asked, one.name)]
    made = [looked(one, how, look=not asked.kept) for one in chosen]
    found = [one for one in made if one is not None]
    print(f"{fronts(found)}\n\n{dominated(found)}")
    for one in found:
        for strategy, why in one.why.items():
            print(f"{one.program.name}, {strategy}: {why}")
    return int(len(found) < len(chosen))
