"""`python -m tests.mutants`: plants one-line faults in the schemes' C and lists those that no vector notices.

Source: own design. Verdicts are kept in target/mutants, so that a second run judges only what is
new.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
from pathlib import Path

from instar._core import Library
from instar.places import library

from ..shared import ROOT
from .explained import Explanations
from .faults import Fault
from .report import REQUIRED_SHARE, Judged, Tally, as_json, joined, listing, markdown, table
from .results import Results
from .run import run
from .subject import Subject

_TARGET = ROOT / "target"
#: Sizes of samples that `--kept` looks for.
_SAMPLES = (1000, 500, 300, 200, 150, 100, 50)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("workload", nargs="?", help="only this workload (all)")
    parser.add_argument("--set", dest="parameter_set", help="only this parameter set (all)")
    parser.add_argument("--file", help="only faults in the file of this name (all)")
    parser.add_argument("--sample", type=int, help="so many faults of each set, drawn at random (all)")
    parser.add_argument("--seed", type=int, default=1, help="what is drawn (1)")
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count() or 1, help="processes (one a CPU)")
    parser.add_argument(
        "--once", action="store_true", help="a fault that a set's vectors catch is not tried in the next set"
    )
    parser.add_argument(
        "--kept", action="store_true", help="judge nothing: what is known of sets that were judged"
    )
    parser.add_argument("--results", type=Path, default=_TARGET / "mutants", help="where verdicts are kept")
    return parser.parse_args()


def has_own_c(workload: str) -> bool:
    """Not where all of it is another's, as of `hqc-v5`: its C gets its faults there."""
    return (ROOT / "workloads" / workload / "src").is_dir()


def subjects(found: Library, workload: str | None, parameter_set: str | None) -> list[Subject]:
    """The workloads with vectors, and their sets."""
    names = [
        (entry["name"], key)
        for entry in found.list("workload")
        if found.workload(entry["name"])["vectors"] and has_own_c(entry["name"])
        for key in list(found.workload(entry["name"])["sets"]) or [""]
    ]
    chosen = [(name, key) for name, key in names if workload in (None, name) and parameter_set in (None, key)]
    if not chosen:
        known = ", ".join(f"{name} --set {key}" if key else name for name, key in names)
        sys.exit(f"no such workload or set with vectors; there are: {known}")
    return [Subject.of(name, key) for name, key in chosen]


def drawn(faults: list[Fault], count: int | None, seed: int) -> list[Fault]:
    """So many of `faults`, in their order, or all."""
    if count is None or count >= len(faults):
        return faults
    places = random.Random(seed).sample(range(len(faults)), count)
    return [faults[place] for place in sorted(places)]


def known(faults: list[Fault], results: Results, seed: int) -> list[Fault]:
    """The largest of the usual samples of which all verdicts are kept."""
    for count in (None, *_SAMPLES):
        found = drawn(faults, count, seed)
        if all(results.verdict(fault) for fault in found):
            return found
    return []


def main() -> int:
    # What ends the program ends its processes too, and keeps the verdicts.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    chosen = arguments()
    explanations = Explanations.read()
    tallies: list[Tally] = []
    stale, caught = None, set[str]()
    for subject in subjects(library(), chosen.workload, chosen.parameter_set):
        every = subject.faults()
        missing = set(explanations.stale(every))
        stale = missing if stale is None else stale & missing
        results = Results(subject, chosen.results)
        faults = [fault for fault in every if chosen.file in (None, Path(fault.file).name)]
        if chosen.kept:
            faults = known(faults, results, chosen.seed)
        else:
            faults = drawn(faults, chosen.sample, chosen.seed)
        if chosen.once:
            faults = [fault for fault in faults if fault.key not in caught]
        run(subject, faults, results, chosen.jobs)
        judged = []
        for fault in faults:
            verdict = results.verdict(fault)
            assert verdict is not None
            judged.append(Judged(fault, verdict, explanations.of(subject.label, fault)))
            if verdict.outcome == "caught":
                caught.add(fault.key)
        if judged:
            tallies.append(Tally(subject.label, judged, len(every), subject.name[0]))
    if chosen.once:
        tallies = joined(tallies)
    (_TARGET / "mutants.json").write_text(json.dumps(as_json(tallies), indent=1) + "\n")
    (_TARGET / "mutants.txt").write_text(table(tallies) + "\n")
    everything = chosen.workload is None and chosen.parameter_set is None
    gone = sorted(stale or ()) if everything else []
    print("\n".join(filter(None, (listing(tally) for tally in tallies))))
    print("\n".join(f"explained.toml names a fault that is not there: {key}" for key in gone))
    print(markdown(tallies) if chosen.kept else table(tallies))
    contradicted = any(one.is_contradicted for tally in tallies for one in tally.judged)
    low = any(tally.share < REQUIRED_SHARE for tally in tallies)
    return 1 if gone or contradicted or low else 0


if __name__ == "__main__":
    sys.exit(main())
