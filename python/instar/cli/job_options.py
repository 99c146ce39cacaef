"""Options of commands that compute many points, and how far they say they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from instar._core import InstarError
from instar.jobs import workers
from instar.jobs.tally import Tally

JobsOption = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        min=1,
        max=4096,
        metavar="N",
        help="Processes of this machine; default: all processors.",
    ),
]
ClusterOption = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Dask scheduler, as in tcp://host:8786; default: this machine.",
    ),
]

#: Said when ^C was pressed for the first time; {} is what is computed.
FINISHING = "finishing the {} under way; ^C again drops them"


def chosen_workers(jobs: int | None, cluster: str | None) -> Callable[[], workers.Workers]:
    """Makes those who compute, as the command line asks."""
    if cluster is not None and jobs is not None:
        raise InstarError("--jobs counts processes of this machine; with --cluster the cluster decides")
    return workers.cluster(cluster) if cluster is not None else workers.local(jobs)


def ended_early(tally: Tally, what: str, *, use_cache: bool) -> str:
    """Said after ^C, where what is computed goes to the result cache."""
    again = "the same command" if use_cache else "without --no-cache the same command"
    return f"{so_far(tally, what)}; what is finished is kept, and {again} goes on from there"


def so_far(tally: Tally, what: str) -> str:
    """`3 of 9 rows (2 computed, 1 known)`."""
    parts = [(tally.computed, "computed"), (tally.kept, "known"), (tally.refused, "refused")]
    parts.append((tally.failed, "failed"))
    listed = ", ".join(f"{count} {done}" for count, done in parts if count)
    return f"{tally.settled} of {tally.total} {what}" + (f" ({listed})" if listed else "")
