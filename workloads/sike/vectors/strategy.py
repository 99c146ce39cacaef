"""Strategies of walks along isogenies, and windows of an exponent: what of the C is computed beforehand.

Source: SIKE specification, round 3 (2020-10-01), appendix D; L. De Feo, D. Jao, J. Plût, Journal of
Mathematical Cryptology 8(3), 2014, §4.2.2.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Strategy:
    """How often to multiply before a point is kept, in the order of a walk."""

    leaves: int
    steps: list[int]
    #: Multiplications by the degree, images of kept points, points kept at once.
    multiplications: int
    images: int
    kept: int


def strategy(leaves: int, multiplication: int, image: int) -> Strategy:
    """The cheapest for a walk of so many steps, by what a multiplication and an image cost."""
    best = [Strategy(0, [], 0, 0, 0), Strategy(1, [], 0, 0, 0)]
    cost = [0, 0]
    for n in range(2, leaves + 1):

        def price(m: int, n: int = n) -> int:
            return cost[m] + cost[n - m] + m * multiplication + (n - m) * image

        m = min(range(1, n), key=price)
        first, then = best[n - m], best[m]
        cost.append(price(m))
        best.append(
            Strategy(
                n,
                [m, *first.steps, *then.steps],
                first.multiplications + then.multiplications + m,
                first.images + then.images + n - m,
                max(first.kept + 1, then.kept),
            )
        )
    return best[leaves]


def windows(exponent: int, width: int) -> tuple[int, list[tuple[int, int]]]:
    """The exponent from the top: its first odd part of so many bits, then (squarings, odd part).

    The exponent is odd.
    """
    bits = bin(exponent)[2:]
    parts: list[tuple[int, int]] = []
    at = squarings = 0
    while at < len(bits):
        if bits[at] == "0":
            at, squarings = at + 1, squarings + 1
            continue
        end = min(at + width, len(bits))
        while bits[end - 1] == "0":
            end -= 1
        parts.append((squarings + end - at, int(bits[at:end], 2)))
        at, squarings = end, 0
    assert squarings == 0, "an even exponent"
    return parts[0][1], parts[1:]
