"""How much of a program a run reached, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from instar.report.table import count

if TYPE_CHECKING:
    from instar._core import Reached


def sentence(reached: Reached) -> str:
    """`87.5 % of 120 lines, 8 of 10 functions, 15 of 22 branches`."""
    share = 100 * reached["lines_hit"] / (reached["lines"] or 1)
    return (
        f"{share:.1f} % of {count(reached['lines'])} lines, "
        f"{count(reached['functions_hit'])} of {count(reached['functions'])} functions, "
        f"{count(reached['branches_hit'])} of {count(reached['branches'])} branches"
    )
