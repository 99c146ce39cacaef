"""What the faults are made with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random

from tests.adversary.pairs.code import (
    TEMPORARIES,
    Function,
    Ins,
    is_encodable,
)

Change = Callable[[Function, Random], Function | None]


def behind_next(function: Function, place: int | None) -> Function | None:
    """The instruction at a place after the next one."""
    if place is None:
        return None
    body = list(function.body)
    body[place], body[place + 1] = body[place + 1], body[place]
    return function.with_body(body)


def some(random: Random, places: Iterable[int]) -> int | None:
    found = list(places)
    return random.choice(found) if found else None


def where(function: Function, wanted: Callable[[Ins], bool]) -> list[int]:
    return [at for at, ins in enumerate(function.body) if wanted(ins)]


def put(function: Function, at: int, *ins: Ins) -> Function | None:
    """With other instructions in the place of one."""
    if not all(is_encodable(one, function.xlen) for one in ins):
        return None
    return function.with_body([*function.body[:at], *ins, *function.body[at + 1 :]])


def changed_in(
    function: Function, random: Random, wanted: Callable[[Ins], bool], **what: object
) -> Function | None:
    at = some(random, where(function, wanted))
    return None if at is None else put(function, at, replace(function.body[at], **what))  # type: ignore[arg-type]


def unused(function: Function) -> list[int]:
    used = {register for ins in function.body for register in (*ins.reads(), *ins.writes())}
    return [one for one in TEMPORARIES if one not in used]
