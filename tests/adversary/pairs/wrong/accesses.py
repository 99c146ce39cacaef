"""Faults in loads, stores and fences: their width, their order, and which there are."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.adversary.pairs.code import (
    ARGUMENTS,
    BRANCHES,
    LOADS,
    SP,
    Function,
    Ins,
)
from tests.adversary.pairs.wrong.change import behind_next, put, some, unused, where


def wider(function: Function, random: Random) -> Function | None:
    """An access to more bytes, or several put together to one."""
    groups = {ins.group for ins in function.body if ins.group > 0}
    if groups and random.random() < 0.7:
        return _together(function, random.choice(sorted(groups)))
    other = {
        "lb": "lh",
        "lbu": "lhu",
        "lh": "lw",
        "lhu": "lw",
        "lw": "ld",
        "sb": "sh",
        "sh": "sw",
        "sw": "sd",
    }
    at = some(random, where(function, lambda ins: ins.op in other and not ins.slot))
    return (
        None if at is None else put(function, at, replace(function.body[at], op=other[function.body[at].op]))
    )


def _together(function: Function, group: int) -> Function | None:
    places = [at for at, ins in enumerate(function.body) if ins.group == group]
    pieces = [function.body[at] for at in places]
    memory = [ins for ins in pieces if ins.touches_memory]
    if len(memory) < 2:
        return None
    first = min(memory, key=lambda ins: ins.imm)
    if first.is_store:
        # Another register may have been shifted meanwhile; the lowest part is of the whole value.
        whole = replace(first, op="sw", group=0)
    else:
        last = next(ins for ins in reversed(pieces) if not ins.touches_memory)
        whole = Ins("lw", rd=last.rd, rs1=first.rs1, imm=first.imm)
    body = [ins for at, ins in enumerate(function.body) if at not in places]
    body.insert(places[0] if first.is_store else places[-1] - len(places) + 1, whole)
    return function.with_body(body)


def narrower(function: Function, random: Random) -> Function | None:
    """An access to fewer bytes."""
    other = {"lw": "lhu", "lh": "lb", "lhu": "lbu", "sw": "sh", "sh": "sb", "ld": "lw", "sd": "sw"}
    at = some(random, where(function, lambda ins: ins.op in other))
    return (
        None if at is None else put(function, at, replace(function.body[at], op=other[function.body[at].op]))
    )


def hoisted(function: Function, random: Random) -> Function | None:
    """A load in front of the branch that guards it."""
    places = []
    for at, ins in enumerate(function.body[:-1]):
        behind = function.body[at + 1]
        if ins.op in BRANCHES and behind.is_load and behind.rd not in (ins.rs1, ins.rs2):
            places.append(at)
    return behind_next(function, some(random, places))


def hoisted_dead(function: Function, random: Random) -> Function | None:
    """A guarded load, done in front of the guard once more, into a register that nobody reads."""
    free = unused(function)
    places = []
    for at, ins in enumerate(function.body[:-1]):
        behind = function.body[at + 1]
        if ins.op in BRANCHES and behind.is_load:
            places.append(at)
    place = some(random, places)
    if place is None or not free:
        return None
    return put(function, place, replace(function.body[place + 1], rd=free[0]), function.body[place])


def more_loaded(function: Function, random: Random) -> Function | None:
    """A load that only one side makes, of zero, an odd place, a far one, or an argument that is not read."""
    free = unused(function)
    if not free:
        return None
    base = random.choice((0, 0, *ARGUMENTS[: len(function.arguments) + 1], SP))
    imm = random.choice((0, 4, 1, 2047, -2048, 100, -8, 3, 64))
    op = random.choice(("lw", "lbu", "lh"))
    at = random.randrange(len(function.body))
    return put(function, at, Ins(op, rd=free[0], rs1=base, imm=imm), function.body[at])


def stored_back(function: Function, random: Random) -> Function | None:
    """What was read is written where it was read."""
    at = some(random, where(function, lambda ins: ins.is_load and not ins.slot and ins.rd != ins.rs1))
    if at is None:
        return None
    ins = function.body[at]
    store = {"lb": "sb", "lbu": "sb", "lh": "sh", "lhu": "sh", "lw": "sw", "lwu": "sw", "ld": "sd"}[ins.op]
    return put(function, at, ins, replace(ins, op=store, rd=0, rs2=ins.rd))


def fence_dropped(function: Function, random: Random) -> Function | None:
    """A fence is left out."""
    at = some(random, where(function, lambda ins: ins.op == "fence"))
    return None if at is None else put(function, at)


def fence_moved(function: Function, random: Random) -> Function | None:
    """An access goes to the other side of a fence."""
    at = some(random, where(function, lambda ins: ins.op == "fence"))
    if at is None:
        return None
    body = list(function.body)
    other = at + random.choice((-1, 1))
    if not 0 <= other < len(body) or not body[other].touches_memory:
        return None
    body[at], body[other] = body[other], body[at]
    return function.with_body(body)


def fence_weaker(function: Function, random: Random) -> Function | None:
    """A fence that orders less."""
    weak = {"iorw, iorw": "w, w", "rw, rw": random.choice(("r, r", "w, w", "rw, w")), "rw, w": "r, w"}
    at = some(random, where(function, lambda ins: ins.op == "fence" and ins.label in weak))
    if at is None:
        return None
    return put(function, at, replace(function.body[at], label=weak[function.body[at].label]))


def accesses_swapped(function: Function, random: Random) -> Function | None:
    """Two accesses the other way round of which one stores."""
    places = []
    for at in range(len(function.body) - 1):
        a, b = function.body[at], function.body[at + 1]
        both = a.touches_memory and b.touches_memory and (a.is_store or b.is_store)
        if both and not (a.writes() & b.reads()) and not (b.writes() & a.reads()):
            places.append(at)
    return behind_next(function, some(random, places))


def load_early(function: Function, random: Random) -> Function | None:
    """A load goes over what stands in front of it, stores included."""
    at = some(random, [at for at in where(function, lambda ins: ins.is_load) if at > 1])
    if at is None:
        return None
    body = list(function.body)
    load = body.pop(at)
    to = at
    while to > 0 and not body[to - 1].is_barrier:
        other = body[to - 1]
        if load.reads() & other.writes() or load.writes() & (other.reads() | other.writes()):
            break
        to -= 1
    body.insert(to, load)
    return function.with_body(body) if to != at else None


def load_ahead(function: Function, random: Random) -> Function | None:
    """A round loads what the next one needs, the last one too."""
    free = unused(function)
    places = []
    for at, ins in enumerate(function.body):
        before = {one.label for one in function.body[:at] if one.op == "label"}
        inside = any(one.op in BRANCHES and one.label in before for one in function.body[at:])
        if ins.is_load and inside and not ins.sym and not ins.slot:
            places.append(at)
    place = some(random, places)
    if place is None or not free:
        return None
    ins = function.body[place]
    ahead = replace(ins, rd=free[0], imm=ins.imm + LOADS[ins.op][0])
    return put(function, place, ahead, ins)


def stale(function: Function, random: Random) -> Function | None:
    """A value that was read is taken once more, where it is read again after a store."""
    free = unused(function)
    places = []
    for at, ins in enumerate(function.body):
        for to in range(at + 1, len(function.body)):
            other = function.body[to]
            if ins.is_load and replace(other, rd=ins.rd) == ins:
                places.append((at, to))
            if other.is_barrier or other.writes() & ins.reads():
                break
    if not places or not free:
        return None
    at, to = random.choice(places)
    body = list(function.body)
    body[to] = Ins("mv", rd=body[to].rd, rs1=free[0])
    body.insert(at + 1, Ins("mv", rd=free[0], rs1=body[at].rd))
    return function.with_body(body)


def store_early(function: Function, random: Random) -> Function | None:
    """A store in front of the branch that guards it."""
    places = []
    for at, ins in enumerate(function.body):
        if ins.op not in BRANCHES:
            continue
        for to in range(at + 1, len(function.body)):
            store = function.body[to]
            if store.is_barrier:
                break
            written = {one for other in function.body[at:to] for one in other.writes()}
            if store.is_store and not store.reads() & written:
                places.append((at, to))
    if not places:
        return None
    at, to = random.choice(places)
    body = list(function.body)
    body.insert(at, body.pop(to))
    return function.with_body(body)
