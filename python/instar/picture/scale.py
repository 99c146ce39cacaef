"""Where numbers lie along an axis that begins at 0 and may span decades."""

from __future__ import annotations

import math
from collections.abc import Sequence

#: An axis whose largest value is so many times its least above 0 is drawn by decades.
DECADES = 12.0


def least_decade(values: Sequence[float]) -> float | None:
    """Where an axis by decades begins: the least value above 0; None for an axis in equal steps."""
    above = [value for value in values if value > 0]
    return min(above) if above and max(above) > DECADES * min(above) else None


def along(value: float, least: float | None) -> float:
    """How far along its axis a value lies; from 0 to `least` is as long as a decade."""
    if least is None:
        return value
    return value / least if value <= least else 1 + math.log10(value / least)


def round_ticks(most: float, count: int = 5, least: float = 0.0) -> list[float]:
    """About `count` round numbers from `least` to `most`, in equal steps.

    >>> round_ticks(4700), round_ticks(1.4, least=1.0)
    ([0.0, 1000.0, 2000.0, 3000.0, 4000.0], [1.0, 1.1, 1.2, 1.3, 1.4])
    """
    if most <= least:
        return [least]
    raw = (most - least) / count
    size = 10.0 ** math.floor(math.log10(raw))
    step = next(size * factor for factor in (1, 2, 2.5, 5, 10) if size * factor >= raw * (1 - 1e-9))
    # Steps are not exact in binary; a millionth of one decides nothing.
    first, last = math.ceil(least / step - 1e-6), math.floor(most / step + 1e-6)
    digits = max(0, 2 - math.floor(math.log10(step)))
    return [round(step * number, digits) for number in range(first, last + 1)]


def ticks(values: Sequence[float], least: float | None) -> list[float]:
    """Round numbers for an axis: in equal steps, or 0 and those of each decade."""
    most = max(values)
    if least is None:
        return round_ticks(most)
    found = [0.0]
    exponent = math.floor(math.log10(least))
    while 10.0**exponent <= most:
        found += [factor * 10.0**exponent for factor in (1, 2, 5)]
        exponent += 1
    return [one for one in found if one == 0 or least <= one <= most]
