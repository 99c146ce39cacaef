"""States to call a function from, made to tell two functions apart.

Pointers far from each other, one in another's buffer, equal, odd, null, in the middle and at the
end of the address space, into the program's own data; few rounds; values at their limits; own data
with other contents; addresses of data and code that no linker chose. Source: own design.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.adversary.pairs.code import RA, SP, Function
from tests.adversary.pairs.machine import State

_COUNTS = (0, 1, 2, 3, 5)


def states(function: Function, random: Random) -> Iterator[State]:
    """All kinds of them."""
    xlen = function.xlen
    many = [n for n, kind in enumerate(function.arguments) if kind == "pointer"]
    kinds = ["plain", "plain", "zeros", "odd", "high", "end", "wrap", "limits", "limits"]
    kinds += [f"odd by {step} {n}" for step in (1, 2, 4) for n in ("all", *many) if step < xlen // 8]
    kinds += [f"{null} {n}" for n in many for null in ("null", "mapped null")]
    if len(many) > 1:
        kinds += ["null all", "same", "overlap", "overlap", "overlap"]
    if any(not datum.is_constant for datum in function.data):
        kinds.append("own data")
    kinds.append("count")
    for kind in kinds:
        yield state(function, kind, random)


def state(function: Function, kind: str, random: Random) -> State:
    """One of a kind."""
    xlen, mask = function.xlen, (1 << function.xlen) - 1
    registers = [random.getrandbits(xlen) for _ in range(32)]
    registers[0] = 0
    registers[RA] = 0x1000_0000 + 4 * random.randrange(1 << 20)
    registers[SP] = 0x1F00_0000 + 16 * random.randrange(1 << 16)
    places = _places(function, random)
    limits = (0, 1, mask, mask >> 1, (mask >> 1) + 1, 2, 255)
    for n, argument in enumerate(function.arguments):
        if argument == "pointer":
            registers[10 + n] = 0x2000_0000 + n * 0x100_0000 + 16 * random.randrange(1 << 12)
        elif argument == "count":
            wanted = limits if kind == "count" and random.random() < 0.3 else _COUNTS
            registers[10 + n] = random.choice(wanted) if kind != "zeros" else 4
        elif kind == "limits" or random.random() < 0.3:
            registers[10 + n] = random.choice(limits)
    pointers = [10 + n for n, one in enumerate(function.arguments) if one == "pointer"]
    _placed(kind, function, registers, pointers, places, random)
    for register in pointers:
        registers[register] &= mask
    return State(
        kind,
        tuple(registers),
        places,
        strict=kind != "odd",
        has_null_page=kind != "wrap" and not kind.startswith("mapped"),
        fill=None if kind == "zeros" else random.getrandbits(30),
        fresh_data=kind not in ("limits", "odd"),
        has_others=True,
    )


def _placed(
    kind: str,
    function: Function,
    registers: list[int],
    pointers: list[int],
    places: dict[str, int],
    random: Random,
) -> None:
    """Moves pointers to where this kind has them."""
    top = 1 << function.xlen
    apart = {frozenset(pair) for pair in function.apart}
    if kind == "odd":
        for register in pointers:
            registers[register] += random.choice((0, 1, 2, 3, 4))
    elif kind.startswith("odd by"):
        step, which = kind.split()[2:]
        for register in pointers if which == "all" else [10 + int(which)]:
            registers[register] += int(step)
    elif kind == "null all":
        for register in pointers:
            registers[register] = 0
    elif "null" in kind:
        registers[10 + int(kind.split()[-1])] = 0
    elif kind in ("same", "overlap"):
        near = (0,) if kind == "same" else (-8, -4, 4, 8, 16, 20, 32, -32)
        free = random.sample(pointers, len(pointers))
        for n, register in enumerate(free):
            others = [one for one in free[:n] if frozenset((one, register)) not in apart]
            # It must stay apart from whatever the other one was put upon.
            if others and all(frozenset((one, register)) not in apart for one in free[:n]):
                registers[register] = registers[random.choice(others)] + random.choice(near)
    elif kind == "high":
        registers[random.choice(pointers)] = (1 << function.xlen - 1) - 4 * random.randrange(12)
    elif kind == "end":
        registers[random.choice(pointers)] = top - 64 - 16 * random.randrange(4)
    elif kind == "wrap":
        registers[random.choice(pointers)] = top - 4 * random.randrange(1, 8)
    elif kind == "own data":
        own = random.choice([datum for datum in function.data if not datum.is_constant])
        registers[random.choice(pointers)] = places[own.name] - 4 * random.randrange(4)


def _places(function: Function, random: Random) -> dict[str, int]:
    """Where a linker may put code and data."""
    code = 0x8000_0000 + 8 * random.randrange(1 << 12)
    # An absolute address of RV64 is never asked for, so that only the distance from the code is
    # limited.
    base = random.choice((0x4000_0000, 0x7FFF_0000, 0xC000_0000, 0x9000_0000))
    places = {function.name: code, **{helper.name: code + 0x1000 for helper in function.helpers}}
    for n, datum in enumerate(function.data):
        places[datum.name] = base + 0x2000 * n + 8 * random.randrange(1, 512)
    return places
