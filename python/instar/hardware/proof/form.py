"""A number as a sum of bases, its intervals, and which of its forms are kept.

Source: as forms.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from instar.hardware.proof.polynomial import Polynomial

Interval = tuple[Fraction, Fraction]
#: Base → coefficient; base 0 is the number 1.
Affine = dict[int, Fraction]

#: Forms of a term that are kept: of the oldest bases, of the newest, and of one base alone.
_OLDEST, _NEWEST, _SINGLE = 3, 2, 4


@dataclass(frozen=True)
class Form:
    """A number: `affine` exactly, `residue` modulo q."""

    affine: Affine
    residue: Polynomial


@dataclass(frozen=True)
class Exact:
    """What a term is as a number: its forms, all of them exact, and the tightest interval."""

    forms: tuple[Form, ...]
    low: int
    high: int


def whole(width: int, is_signed: bool) -> tuple[int, int]:
    """All numbers of a width."""
    return (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)


def fits(interval: tuple[Fraction | int, Fraction | int], width: int, is_signed: bool) -> bool:
    low, high = whole(width, is_signed)
    return low <= interval[0] and interval[1] <= high


def kept(forms: Iterable[Form]) -> tuple[Form, ...]:
    """Different ones, at most so many: of the oldest bases, in which most cancels; of the newest; and last
    those of one base, which conditions may narrow.
    """
    found: list[Form] = []
    for form in forms:
        if all(form.affine != other.affine for other in found):
            found.append(form)
    if len(found) <= 1:
        return tuple(found)
    single = sorted((form for form in found if _is_single(form)), key=_age)
    several = sorted((form for form in found if not _is_single(form)), key=_age)
    newest = several[_OLDEST:][-_NEWEST:]
    return (*several[:_OLDEST], *newest, *single[:_SINGLE], *single[_SINGLE:][-_NEWEST:])


def _is_single(form: Form) -> bool:
    return len(form.affine.keys() - {0}) <= 1


def _age(form: Form) -> tuple[int, int]:
    """The newest base, and how many there are."""
    return max(form.affine, default=0), len(form.affine)
