"""A table of all cores with the best software: `python -m bench.cores`.

docs/schemes/cores.md has what it prints, and says what is counted. A run that was interrupted goes
on where it was.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from instar._core import InstarError
from instar.hardware.core_parts import FILE as AREA
from instar.places import library

from ..searches import Ended, run
from .cells import Cell, best, cells, repeated
from .rows import HOT, LEFT_OUT, ORDERS, SCHEMES, Hot
from .software import (
    Looking,
    Searched,
    Software,
    found_for,
    is_vector,
    own,
    searched,
    shipped,
    write_found,
)
from .tables import tables

#: Where areas of cores stand whose RTL no package has.
PAGE = Path(__file__).parents[2] / "docs" / "examples" / "superscalar" / "README.md"
#: Seconds of one command, after which it is given up.
LIMIT = 1800.0
#: Cycles of an operation that is still repeated in RTL.
LONGEST = 30_000_000


def main(typed: Sequence[str] | None = None) -> int:
    """0 where every core was measured, 1 where one was not, 2 for wrong input, 130 after ^C."""
    known = [found["name"] for found in library().list("core") if found["name"] not in LEFT_OUT]
    parser = argparse.ArgumentParser(prog="python -m bench.cores", description=__doc__)
    parser.add_argument("--core", action="append", metavar="CORE", help="may be repeated; default: all")
    parser.add_argument(
        "--out", type=Path, default=Path("target/cores"), metavar="FOLDER", help="of rows and kernels"
    )
    parser.add_argument("--orders", type=int, default=ORDERS, help=f"that a search judges; default: {ORDERS}")
    parser.add_argument(
        "--leave-out",
        action="append",
        choices=("search", "area"),
        default=[],
        help="keep what the rows have of it; may be repeated; default: nothing",
    )
    parser.add_argument("--jobs", "-j", type=int, default=1, help="processes; default: 1")
    parser.add_argument("--rtl", action="store_true", help="repeat cells in the RTL that packages have")
    parser.add_argument(
        "--longest",
        type=int,
        default=LONGEST,
        metavar="N",
        help=f"cycles of an operation that --rtl repeats; default: {LONGEST:,}",
    )
    parser.add_argument("--kept", action="store_true", help="run nothing: print the rows that are there")
    asked = parser.parse_args(typed)
    try:
        for name in asked.core or ():
            library().core(name)
        if min(asked.orders, asked.jobs, asked.longest) < 1:
            raise InstarError("--orders, --jobs and --longest: give 1 or more")
        chosen = list(dict.fromkeys(asked.core or known))
        how = Looking(asked.orders, asked.jobs, LIMIT)
        return _all(asked, chosen, how)
    except InstarError as error:
        print(f"bench.cores: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("bench.cores: interrupted; the same command goes on where it was", file=sys.stderr)
        return 130


def _all(asked: argparse.Namespace, chosen: Sequence[str], how: Looking) -> int:
    out: Path = asked.out.absolute()
    (out / "rows").mkdir(parents=True, exist_ok=True)
    rows = []
    for number, core in enumerate(chosen, 1):
        file = out / "rows" / f"{core}.json"
        if not asked.kept:
            place = f"{number} of {len(chosen)}, {core}"
            before = json.loads(file.read_text()) if file.is_file() else {}
            row = _row(core, before, out, how, asked, place)
            file.write_text(json.dumps(row, indent=1) + "\n")
        if file.is_file():
            rows.append(json.loads(file.read_text()))
    print(tables(rows))
    return 0 if len(rows) == len(chosen) else 1


def _row(
    core: str, before: dict[str, Any], out: Path, how: Looking, asked: argparse.Namespace, place: str
) -> dict[str, Any]:
    """Everything about one core; `before` is what its row had."""
    begun = time.monotonic()

    def say(what: str) -> None:
        print(f"{place}: {what}, {time.monotonic() - begun:,.0f} s", file=sys.stderr, flush=True)

    every: dict[str, list[Cell]] = {scheme.title: [] for scheme in SCHEMES}

    def measured(software: Software) -> None:
        say(f"measuring {software.title}")
        for title, cell in cells(core, software, out, how.jobs).items():
            every[title].append(cell)

    for software in shipped(core):
        measured(software)
    looked = [Searched(**one) for one in before.get("searched", ())]
    if not ("search" in asked.leave_out or own(core) is not None or is_vector(core)):
        looked = []
        for hot in HOT:
            say(f"searching {hot.target} {hot.function}")
            software = best(every[_home(hot)]).software
            looked.append(searched(core, hot, software, out, how))
        write_found(out)
    if any(one.gains for one in looked) and (found := found_for(core, out)):
        measured(found)
    chosen = {title: best(of) for title, of in every.items()}
    if "area" not in asked.leave_out:
        before["area"] = _area(core, how.limit, say)
    if asked.rtl and _has_package(core):
        before["rtl"] = {}
        for scheme in SCHEMES:
            say(f"repeating {scheme.title} in RTL")
            cell = chosen[scheme.title]
            before["rtl"][scheme.title] = list(repeated(core, cell, scheme, out, asked.longest, how.limit))
    return {
        "core": core,
        "isa": library().core(core).isa,
        "cells": {title: cell.as_dict() for title, cell in chosen.items()},
        "plain": {title: of[0].as_dict() for title, of in every.items()},
        "searched": [vars(one) for one in looked],
        "area": before.get("area", {"refusal": "not counted yet"}),
        "rtl": before.get("rtl", {}),
    }


def _home(hot: Hot) -> str:
    """The scheme by whose cycles the software of a function is chosen."""
    if hot.owner == "sha2":
        return "SLH-DSA-SHA2-128s"
    known = {scheme.target: scheme.title for scheme in SCHEMES if scheme.operations or hot.of_set}
    return known.get(hot.target, "ML-KEM-768")


def _has_package(core: str) -> bool:
    found = library().core(core).rtl
    return found is not None and found["package"] is not None


def _area(core: str, limit: float, say: Any) -> dict[str, Any]:
    """By our cells, where the RTL comes from a package; else why there is none."""
    rtl = library().core(core).rtl
    if rtl is None:
        return {"refusal": "no RTL is known"}
    if not _has_package(core):
        return _elsewhere(core) or {"refusal": f"its RTL is a checkout of {rtl['checkout']}"}
    if not (Path(rtl["bench"]) / AREA).is_file():
        return {"refusal": f"its bench has no {AREA}"}
    say("synthesising")
    made = run(["rtl", "area", core, "--json"], limit)
    if isinstance(made, Ended):
        return {"refusal": made.why}
    small = made["cores"][0]["netlists"][0]
    assert small["recipe"] == "small"
    keys = ("gate_equivalents", "gate_equivalents_without_caches", "memory_bits")
    return {key: small[key] for key in keys} | {"delays": small["critical_path"]["delays"]}


def _elsewhere(core: str) -> dict[str, Any]:
    """What the page on CVA6 says, whose RTL is a checkout."""
    cores = ("cva6-single", "cva6-superscalar")
    if core not in cores:
        return {}
    text, found = PAGE.read_text(encoding="utf-8"), {}
    for key, title in (("gate_equivalents", "all"), ("gate_equivalents_without_caches", "all but caches")):
        line = re.search(rf"^\| \*\*{title}\*\* \|(.*)$", text, re.MULTILINE)
        assert line is not None, f"{PAGE} has no row of {title}"
        found[key] = int(line[1].split("|")[cores.index(core)].strip().replace(",", ""))
    bits = re.search(r"memories come on top, ([\d,]+) bits in both", text)
    assert bits is not None, f"{PAGE} says no bits"
    return found | {"memory_bits": int(bits[1].replace(",", "")), "page": PAGE.parent.name}
